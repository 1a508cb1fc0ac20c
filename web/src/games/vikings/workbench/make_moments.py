"""Write moments of real games for the workbench: views, legal actions and what follows them, from the engine.

NUMBA_DISABLE_JIT=1 python web/src/games/vikings/workbench/make_moments.py           # the moments kept in the tree
NUMBA_DISABLE_JIT=1 python web/src/games/vikings/workbench/make_moments.py --film    # and a whole game, not kept
"""

import json
import random
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from meadhall.engine.match import Match
from meadhall.games.vikings.report import line_detail

HERE = Path(__file__).parent
NAMES = ("Anna", "Björn", "Cecilia", "Dagfinn")
FIGURE_LETTERS = {"warrior": "W", "noble": "N", "scout": "S", "goldsmith": "G", "fisherman": "F", "boatswain": "B"}
LANGUAGES = ("en", "de")

Sees = Callable[[dict[str, Any]], bool]


def choose(match: Match, rng: random.Random) -> str:
    """Choose as a person who has read the rules would: cheap groups, figures on their own rows, low bids."""
    seen = match.view().model_dump()
    texts = match.legal_actions.texts
    phase = seen["phase"]
    if phase == "buy":
        return texts[-1] if seen["advanced"] and rng.random() < 0.3 else rng.choice(texts[:4])
    if phase == "bid":
        return rng.choice([text for text in texts if text == "pass"] + texts[:3])
    if phase == "place island":
        own = [text for text in texts if text[0] == FIGURE_LETTERS[seen["bought"]["figure"]]]
        near = sorted(own or texts, key=lambda text: int(text[1:]))
        return rng.choice(near[:2])
    if phase == "place ship":
        return texts[-1]
    if phase == "place figure":
        return "stay" if rng.random() < 0.9 else "go"
    if phase == "take special":
        return rng.choice(texts[:-1])
    if phase in ("ferry", "ferry figure"):
        return texts[0]
    return rng.choice(texts)


def moment(match: Match, follow: bool) -> dict[str, Any]:
    """Return everything that a table is given, in both languages."""
    seat = match.turn if match.turn >= 0 else 0
    actions = list(match.legal_actions) if match.turn >= 0 else []
    return {
        "view": match.view(seat).model_dump(),
        "names": match.names,
        "prompt": {language: match.prompt(language, match.turn) for language in LANGUAGES},
        "legal": [spoken(match, action) for action in actions],
        "follows": {str(action): following(match, action) for action in actions} if follow else {},
        "why": whys(match) if follow else {},
    }


def spoken(match: Match, action: int) -> dict[str, Any]:
    return {
        "id": action,
        "text": match.game.action_text(action),
        "sentence": {language: match.sentence(action, language) for language in LANGUAGES},
    }


def following(match: Match, action: int) -> list[dict[str, Any]]:
    """Return what the same seat could do after an action."""
    seat = match.turn
    after = match.copy()
    after.play(action)
    return [spoken(after, then) for then in after.legal_actions] if after.turn == seat else []


def whys(match: Match) -> dict[str, str]:
    """Say why groups that can be seen cannot be bought."""
    reasons = {f"buy {price}": match.explain(f"buy {price}") for price in range(12)}
    return {text: reason.text() for text, reason in reasons.items() if reason}


def last_lines(match: Match) -> list[dict[str, Any]]:
    """Return the lines of the last scoring, told in English."""
    told = []
    for _, _, _, lines in match.history():
        if any(line.source not in ("starting", "purchases", "auctions", "treasure") for line in lines):
            told = lines
    say = match.game.texts("en")
    return [
        {
            "seat": line.seat,
            "source": line.source,
            "label": say(f"source-{line.source}"),
            "amounts": dict(line.amounts),
            "detail": line_detail(match.state, line, "en"),
        }
        for line in told
    ]


def threatened(seen: dict[str, Any]) -> int:
    return sum(tile["threatened"] and tile["figure"] for player in seen["players"] for tile in player["tiles"])


# Name, players, options, seed, and what the table looks like then.
MOMENTS: list[tuple[str, int, dict[str, bool], int, Sees]] = [
    ("opening", 3, {}, 4, lambda seen: seen["phase"] == "buy"),
    ("buy", 4, {}, 8, lambda seen: seen["phase"] == "buy" and seen["round"] == 4 and seen["turned"] == 3),
    ("island", 2, {}, 3, lambda seen: seen["phase"] == "place island" and seen["round"] == 3 and threatened(seen) > 1),
    ("figure", 3, {}, 5, lambda seen: seen["phase"] == "place figure" and seen["round"] == 4),
    ("ship", 2, {}, 6, lambda seen: seen["phase"] == "place ship" and seen["round"] == 1),
    ("ferry", 2, {}, 9, lambda seen: seen["phase"] == "ferry" and seen["round"] == 4),
    ("ferrying", 2, {}, 9, lambda seen: seen["phase"] == "ferry figure" and seen["round"] == 4),
    ("auction", 3, {"advanced": True}, 2, lambda seen: seen["phase"] == "bid" and seen["round"] == 3 and bool(seen["bid"])),
    ("remove", 3, {"advanced": True}, 2, lambda seen: seen["phase"] == "remove figure" and seen["round"] == 3),
    ("colours", 4, {"advanced": True}, 2, lambda seen: seen["phase"] == "place colour" and len(seen["drawn"]) == 6),
    ("special", 3, {"advanced": True}, 2, lambda seen: seen["phase"] == "take special" and seen["round"] == 4),
    ("building", 2, {"advanced": True, "auction": False}, 12, lambda seen: seen["phase"] == "replace middle"),
    ("advanced", 2, {"advanced": True}, 7, lambda seen: seen["phase"] == "buy" and seen["round"] == 6),
    ("over", 3, {"advanced": True}, 5, lambda seen: seen["phase"] == "over"),
]  # fmt: skip


def find(players: int, options: dict[str, bool], seed: int, sees: Sees) -> Match:
    """Play games until one looks as wanted."""
    while True:
        match = Match("vikings", players, names=NAMES[:players], seed=seed, **options)
        rng = random.Random(seed)
        while not match.is_over:
            if sees(match.view().model_dump()):
                return match
            match.play(choose(match, rng))
        if sees(match.view().model_dump()):
            return match
        seed += 1


def write(path: Path, content: object) -> None:
    path.write_text(json.dumps(content, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")
    print(f"{path.name}: {path.stat().st_size // 1000} kB")


def main() -> None:
    (HERE / "moments").mkdir(exist_ok=True)
    wanted = [argument for argument in sys.argv[1:] if not argument.startswith("-")]
    for name, players, options, seed, sees in MOMENTS:
        if wanted and name not in wanted:
            continue
        match = find(players, options, seed, sees)
        content = moment(match, follow=name in ("opening", "buy", "ferry"))
        if name == "over":
            content["lines"] = last_lines(match)
        write(HERE / "moments" / f"{name}.json", content)
    if "--film" in sys.argv:
        match = Match("vikings", 3, names=NAMES[:3], seed=11, advanced=True)
        rng = random.Random(11)
        film = []
        while not match.is_over:
            film.append(moment(match, follow=False))
            match.play(choose(match, rng))
        write(HERE / "film.json", film)


if __name__ == "__main__":
    main()
