"""Moments of Vikings Gone Wild for the workbench (see web/src/workbench/make_moments.py), and the faces of its cards."""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

from moment import write

from meadhall.engine.match import Match
from meadhall.games.gonewild.presentation.card_faces import card_set
from meadhall.games.gonewild.rules.cards import packaged_cards

NAMES = ("Anna", "Björn", "Cecilia", "Dagfinn")
LAST_CHOICES = ("exchange", "swap", "return", "pay by hand", "end turn")

Sees = Callable[[dict[str, Any], int], bool]


def choose(match: Match, seat: int, rng: random.Random) -> str:
    """Choose as somebody who uses up their turn: cards first, then the dearest things and attacks, the end of the turn last."""
    texts = match.legal_actions.texts
    useful = [text for text in texts if not text.startswith(LAST_CHOICES)] or texts[-1:]
    for first in ("play", "claim", "upgrade", "attack", "send", "declare", "answer"):
        wanted = [text for text in useful if text.startswith(first)]
        if wanted and rng.random() < 0.8:
            return rng.choice(wanted)
    return rng.choice(useful)


def phase(name: str, least_round: int = 1) -> Sees:
    return lambda seen, seat: seen["phase"] == name and seen["round"] >= least_round and isinstance(seen["turn"], int)


def late_turn(seen: dict[str, Any], seat: int) -> bool:
    mine = seen["players"][seen["active"]]
    damaged = any(house["damaged"] for player in seen["players"] for house in player["village"])
    return phase("act", 8)(seen, seat) and len(mine["village"]) > 3 and seen["purse"]["beer"] > 1 and damaged


def big_attack(seen: dict[str, Any], seat: int) -> bool:
    return phase("send", 6)(seen, seat) and seen["attack"]["seat"] is not None and len(seen["attack"]["attackers"]) > 1


def with_answers(seen: dict[str, Any], seat: int) -> bool:
    attack = seen["attack"]
    return (
        phase("answer", 4)(seen, seat)
        and len(attack["attackers"]) > 1
        and seen["players"][attack["seat"]]["hand_size"] > 3
    )


MOMENTS: list[tuple[str, int, dict[str, bool], int, Sees]] = [
    ("opening", 2, {}, 1, phase("act")),
    ("act", 2, {}, 2, late_turn),
    ("four", 4, {}, 3, late_turn),
    ("send", 3, {}, 4, big_attack),
    ("answer", 2, {}, 5, with_answers),
    ("trap", 4, {}, 6, phase("choose trapped")),
    ("effects", 3, {}, 7, phase("order effects")),
    ("resource", 2, {}, 8, phase("choose resource")),
    ("place", 2, {}, 9, phase("place token")),
    ("steal", 3, {}, 10, phase("steal token")),
    ("recover", 2, {}, 11, phase("recover card")),
    ("peek", 3, {}, 12, phase("peek")),
    ("attach", 2, {}, 13, phase("attach upgrade")),
    ("favour", 2, {}, 14, phase("take favour")),
    ("store", 2, {}, 15, phase("store tokens", 5)),
    ("keep", 2, {}, 16, phase("keep card", 4)),
    ("over", 3, {}, 17, lambda seen, seat: seen["phase"] == "over"),
]


def write_more(folder: Path, arguments: list[str]) -> None:
    """Write the faces of all cards."""
    write(folder / "cards.json", card_set(packaged_cards(), 4).model_dump())
