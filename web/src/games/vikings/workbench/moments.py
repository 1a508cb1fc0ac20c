"""Moments of Vikings for the workbench (see web/src/workbench/make_moments.py); with --film a whole game, which is not kept."""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

from moment import last_lines, moment, spoken, write

from meadhall.engine.match import Match
from meadhall.games.vikings.presentation.score_report import line_detail

NAMES = ("Anna", "Björn", "Cecilia", "Dagfinn")
FIGURE_LETTERS = {"warrior": "W", "noble": "N", "scout": "S", "goldsmith": "G", "fisherman": "F", "boatswain": "B"}
NO_SCORING = ("starting", "purchases", "auctions", "treasure")
FOLLOWED = ("opening", "buy", "ferry")  # moments with what follows each choice, and why others are not legal

Sees = Callable[[dict[str, Any], int], bool]


def choose(match: Match, seat: int, rng: random.Random) -> str:
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


def more(match: Match, seat: int, name: str) -> dict[str, Any]:
    """Return what some moments hold besides."""
    actions = list(match.legal_actions) if name in FOLLOWED else []
    content: dict[str, Any] = {
        "follows": {str(action): following(match, action) for action in actions},
        "why": whys(match) if name in FOLLOWED else {},
    }
    if name == "over":
        content["lines"] = last_lines(match, lambda source: source not in NO_SCORING, line_detail)
    return content


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


def threatened(seen: dict[str, Any]) -> int:
    return sum(tile["threatened"] and tile["figure"] for player in seen["players"] for tile in player["tiles"])


MOMENTS: list[tuple[str, int, dict[str, bool], int, Sees]] = [
    ("opening", 3, {}, 4, lambda seen, _: seen["phase"] == "buy"),
    ("buy", 4, {}, 8, lambda seen, _: seen["phase"] == "buy" and seen["round"] == 4 and seen["turned"] == 3),
    ("island", 2, {}, 3, lambda seen, _: seen["phase"] == "place island" and seen["round"] == 3 and threatened(seen) > 1),
    ("figure", 3, {}, 5, lambda seen, _: seen["phase"] == "place figure" and seen["round"] == 4),
    ("ship", 2, {}, 6, lambda seen, _: seen["phase"] == "place ship" and seen["round"] == 1),
    ("ferry", 2, {}, 9, lambda seen, _: seen["phase"] == "ferry" and seen["round"] == 4),
    ("ferrying", 2, {}, 9, lambda seen, _: seen["phase"] == "ferry figure" and seen["round"] == 4),
    ("auction", 3, {"advanced": True}, 2, lambda seen, _: seen["phase"] == "bid" and seen["round"] == 3 and bool(seen["bid"])),
    ("remove", 3, {"advanced": True}, 2, lambda seen, _: seen["phase"] == "remove figure" and seen["round"] == 3),
    ("colours", 4, {"advanced": True}, 2, lambda seen, _: seen["phase"] == "place colour" and len(seen["drawn"]) == 6),
    ("special", 3, {"advanced": True}, 2, lambda seen, _: seen["phase"] == "take special" and seen["round"] == 4),
    ("building", 2, {"advanced": True, "auction": False}, 12, lambda seen, _: seen["phase"] == "replace middle"),
    ("advanced", 2, {"advanced": True}, 7, lambda seen, _: seen["phase"] == "buy" and seen["round"] == 6),
    ("over", 3, {"advanced": True}, 5, lambda seen, _: seen["phase"] == "over"),
]  # fmt: skip


def write_more(folder: Path, arguments: list[str]) -> None:
    """Write a whole game, move by move."""
    if "--film" not in arguments:
        return
    match = Match("vikings", 3, names=NAMES[:3], seed=11, advanced=True)
    rng = random.Random(11)
    film = []
    while not match.is_over:
        film.append(moment(match, match.turn))
        match.play(choose(match, match.turn, rng))
    write(folder / "film.json", film)
