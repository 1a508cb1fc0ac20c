"""Write moments of real games for the workbench: views, legal actions and card faces, from the engine.

NUMBA_DISABLE_JIT=1 python web/src/games/gonewild/workbench/make_moments.py          # all moments
NUMBA_DISABLE_JIT=1 python web/src/games/gonewild/workbench/make_moments.py act over # some of them
"""

import json
import random
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from meadhall.engine.match import Match
from meadhall.games.gonewild.cards import packaged_cards
from meadhall.games.gonewild.faces import card_set

HERE = Path(__file__).parent
NAMES = ("Anna", "Björn", "Cecilia", "Dagfinn")
LANGUAGES = ("en", "de")
LAST_CHOICES = ("exchange", "swap", "return", "pay by hand", "end turn")

Sees = Callable[[dict[str, Any]], bool]


def choose(match: Match, rng: random.Random) -> str:
    """Choose as somebody who uses up her turn: cards first, then the dearest things and attacks, the end of the turn last."""
    texts = match.legal_actions.texts
    useful = [text for text in texts if not text.startswith(LAST_CHOICES)] or texts[-1:]
    for first in ("play", "claim", "upgrade", "attack", "send", "declare", "answer"):
        wanted = [text for text in useful if text.startswith(first)]
        if wanted and rng.random() < 0.8:
            return rng.choice(wanted)
    return rng.choice(useful)


def moment(match: Match) -> dict[str, Any]:
    """Return everything that a table is given, in both languages."""
    seat = match.turn if match.turn >= 0 else 0
    actions = list(match.legal_actions) if match.turn >= 0 else []
    return {
        "view": match.view(seat).model_dump(),
        "names": match.names,
        "prompt": {language: match.prompt(language, match.turn) for language in LANGUAGES},
        "legal": [
            {
                "id": action,
                "text": match.game.action_text(action),
                "sentence": {language: match.sentence(action, language) for language in LANGUAGES},
            }
            for action in actions
        ],
    }


def phase(name: str, least_round: int = 1) -> Sees:
    return lambda seen: seen["phase"] == name and seen["round"] >= least_round and isinstance(seen["turn"], int)


def late_turn(seen: dict[str, Any]) -> bool:
    mine = seen["players"][seen["active"]]
    damaged = any(house["damaged"] for player in seen["players"] for house in player["village"])
    return phase("act", 8)(seen) and len(mine["village"]) > 3 and seen["purse"]["beer"] > 1 and damaged


def big_attack(seen: dict[str, Any]) -> bool:
    return phase("send", 6)(seen) and seen["attack"]["seat"] is not None and len(seen["attack"]["attackers"]) > 1


def with_answers(seen: dict[str, Any]) -> bool:
    attack = seen["attack"]
    return (
        phase("answer", 4)(seen) and len(attack["attackers"]) > 1 and seen["players"][attack["seat"]]["hand_size"] > 3
    )


# Name, players, seed, and what the table looks like then.
MOMENTS: list[tuple[str, int, int, Sees]] = [
    ("opening", 2, 1, phase("act")),
    ("act", 2, 2, late_turn),
    ("four", 4, 3, late_turn),
    ("send", 3, 4, big_attack),
    ("answer", 2, 5, with_answers),
    ("trap", 4, 6, phase("choose trapped")),
    ("effects", 3, 7, phase("order effects")),
    ("resource", 2, 8, phase("choose resource")),
    ("place", 2, 9, phase("place token")),
    ("steal", 3, 10, phase("steal token")),
    ("recover", 2, 11, phase("recover card")),
    ("peek", 3, 12, phase("peek")),
    ("attach", 2, 13, phase("attach upgrade")),
    ("favour", 2, 14, phase("take favour")),
    ("store", 2, 15, phase("store tokens", 5)),
    ("keep", 2, 16, phase("keep card", 4)),
    ("over", 3, 17, lambda seen: seen["phase"] == "over"),
]


def find(players: int, seed: int, sees: Sees) -> Match:
    """Play games until one looks as wanted."""
    while True:
        match = Match("gonewild", players, names=NAMES[:players], seed=seed)
        rng = random.Random(seed)
        while not match.is_over:
            if sees(match.view(match.turn if match.turn >= 0 else None).model_dump()):
                return match
            match.play(choose(match, rng))
        if sees(match.view().model_dump()):
            return match
        seed += 1


def write(path: Path, content: object) -> None:
    path.write_text(json.dumps(content, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")
    print(f"{path.name}: {path.stat().st_size // 1000} kB", flush=True)


def main() -> None:
    (HERE / "moments").mkdir(exist_ok=True)
    write(HERE / "cards.json", card_set(packaged_cards(), 4).model_dump())
    for name, players, seed, sees in MOMENTS:
        if not sys.argv[1:] or name in sys.argv[1:]:
            write(HERE / "moments" / f"{name}.json", moment(find(players, seed, sees)))


if __name__ == "__main__":
    main()
