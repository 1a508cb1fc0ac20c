"""Moments of Isle of Skye for the workbench (see web/src/workbench/make_moments.py), its tiles, and a clan area for the rules."""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

from moment import last_lines, write

from meadhall.engine.match import Match
from meadhall.engine.record import blank
from meadhall.games.skye.notation.action_notation import read_face
from meadhall.games.skye.presentation.score_report import line_detail
from meadhall.games.skye.presentation.view import SkyeView, tile_faces, view
from meadhall.games.skye.rules.cells import read_cell
from meadhall.games.skye.rules.clan import lay
from meadhall.games.skye.rules.rules import clear_table
from meadhall.games.skye.rules.state import GAME_OVER, STATE

NAMES = ("Anna", "Björn", "Cecilia", "Dagfinn", "Eilidh")

Sees = Callable[[dict[str, Any], int], bool]


def choose(match: Match, seat: int, rng: random.Random) -> str:
    """Choose as a person who has read the rules would: middling prices, and the place that brings most."""
    seen = match.view(seat)
    assert isinstance(seen, SkyeView)
    texts = match.legal_actions.texts
    if texts[0].startswith("price"):
        return rng.choice(texts[1:5] or texts)
    fits = seen.players[seat].fits
    if fits and " " in texts[0] and not texts[0].startswith("build"):
        sides = ("north", "east", "south", "west")
        gains = {f"{fit.cell} {side}": gain for fit in fits for side, gain in zip(sides, fit.gains, strict=True)}
        compact = sorted(texts, key=lambda text: -sum(map(int, [c for c in text if c.isdigit()])))
        return max(compact, key=lambda text: gains.get(text) or 0)
    if "pass" in texts and len(texts) > 1 and rng.random() < 0.8:
        return rng.choice([text for text in texts if text != "pass"])
    return rng.choice(texts)


def more(match: Match, seat: int, name: str) -> dict[str, Any]:
    """Return the lines of the last scoring."""
    return {"lines": last_lines(match, lambda source: source.startswith(("tile-", "scroll-")), line_detail)}


def phase(name: str, in_round: int) -> Sees:
    """Return what recognizes a phase of a round."""
    return lambda seen, seat: seen["phase"] == name and seen["round"] == in_round


def building(in_round: int) -> Sees:
    """Return what recognizes that the seat is about to place a tile."""
    return lambda seen, seat: phase("build", in_round)(seen, seat) and bool(seen["players"][seat]["building"])


MOMENTS: list[tuple[str, int, dict[str, bool], int, Sees]] = [
    ("axe", 2, {}, 4, phase("prices", 1)),
    (
        "price",
        4,
        {},
        8,
        lambda seen, seat: phase("prices", 4)(seen, seat) and seen["players"][seat]["pricing"] is not None,
    ),
    ("buy", 3, {}, 3, phase("buy", 3)),
    ("buy5", 5, {}, 5, phase("buy", 4)),
    ("build", 3, {}, 6, lambda seen, seat: phase("build", 3)(seen, seat) and len(seen["players"][seat]["hand"]) > 1),
    ("lay", 2, {}, 9, building(2)),
    ("late", 2, {}, 7, building(6)),
    ("over", 3, {}, 5, lambda seen, seat: seen["phase"] == "over"),
]


# The clan area of the rules' pictures: cells and tiles, with a letter for where a turned one's north edge points.
CLAN = {
    "N1W1": "T62e",
    "N1": "T32s",
    "N1E1": "T04s",
    "W1": "T51s",
    "E1": "T45",
    "S1W1": "T38w",
    "S1": "T25s",
    "S1E1": "T33w",
}


def surveyed_clan() -> dict[str, Any]:
    """Return a clan area as a view tells it."""
    state = blank(STATE)
    clear_table(state)
    state.players, state.phase, state.round_number = 2, GAME_OVER, 6
    for cell, face in CLAN.items():
        lay(state.seats[0], read_cell(cell), read_face(face))
    player = view(state, None).players[0].model_dump()
    return {"tiles": player["tiles"], "areas": player["areas"]}


def write_more(folder: Path, arguments: list[str]) -> None:
    """Write all tiles, and the clan area of the rules' pictures."""
    write(folder / "tiles.json", [face.model_dump() for face in tile_faces()])
    write(folder.parent / "pictures" / "clan.json", surveyed_clan())
