"""A whole table as text, both ways. What cannot lie on a table is refused with the place and the rule."""

import re
from collections.abc import Sequence

from ....engine.errors import BadPosition
from ....engine.position_parser import Lines, Parts, Place, check_announced, read_each, read_moment, read_number
from ....engine.record import State, blank
from ..rules.components import MAX_PLAYERS, NOTHING, OPEN_SCORING_TILES, ROUNDS, SCORING_TILES
from ..rules.rules import clear_table
from ..rules.state import BUY, PHASE_NAMES, STATE
from .action_notation import EMPTY
from .clan_notation import ClanReader, clan_text, is_area_row
from .consistency import check_table, count_tiles

VERSION = 1


# Writing


def position_text(state: State, names: Sequence[str]) -> str:
    """Write the whole table, secrets included. The bag is what lies nowhere else."""
    scoring = " ".join(EMPTY if tile == NOTHING else str(tile) for tile in state.scoring)
    lines = [
        f"skye {VERSION} players {state.players} gold {'open' if state.open_gold else 'hidden'}",
        f"round {state.round_number} start {state.start + 1} turn {state.active + 1} phase {PHASE_NAMES[state.phase]}",
        f"scoring {scoring} {'given' if state.given_scoring else 'drawn'}",
    ]
    lines += [clan_text(state.seats[seat], seat, names[seat]) for seat in range(state.players)]
    return "\n".join(lines) + "\n"


# Reading


CLAN_AREAS = Parts(
    game="skye",
    name="clan area",
    most=MAX_PLAYERS,
    begin=ClanReader,
    known="Its lines begin with gold, offer, hand, laid, returned, building or ledger, or they are rows of tiles.",
    needs_no_heading=lambda lines: is_area_row(lines[-1][1]),
)


def read_position(text: str) -> tuple[State, list[str]]:
    """Read a whole table and the names at it."""
    readers, names, head = CLAN_AREAS.of_a_table(text, "skye 1 players 4 gold hidden")
    first_line = Place(head[0][0])
    state = blank(STATE)
    clear_table(state)
    _read_first_line(state, head[0][1], first_line)
    names = check_announced(int(state.players), names, first_line)
    _read_table(state, head[1:])
    for seat, reader in enumerate(readers):
        player = reader.finish()
        if not reader.points_given:
            raise reader.place.error("Money is missing: gold and points, such as gold 12 points 30.")
        reader.check_ledger(int(player.price.sum()) if state.phase == BUY else 0)
        state.seats[seat] = player
    state.bag[:] = 1 - count_tiles(state)
    check_table(state)
    return state, names


def _read_first_line(state: State, line: str, place: Place) -> None:
    match = re.fullmatch(r"skye (\d+) players (\S+) gold (open|hidden)", " ".join(line.lower().split()))
    if not match:
        raise place.error("The first line is, for example: skye 1 players 4 gold hidden (or open).")
    if int(match[1]) != VERSION:
        raise place.error(f"This is version {match[1]} of the notation; only version {VERSION} can be read.")
    state.players = read_number(match[2], "The number of players", place, 2, MAX_PLAYERS)
    state.open_gold = match[3] == "open"


def _read_table(state: State, lines: Lines) -> None:
    seen = read_each(state, lines, {"round": _read_round, "scoring": _read_scoring})
    for word, example in (("round", "round 3 start 1 turn 2 phase buy"), ("scoring", "scoring 0 4 7 13 drawn")):
        if word not in seen:
            raise BadPosition(f"The line {word!r} is missing, such as: {example}.")


def _read_round(state: State, rest: str, place: Place) -> None:
    read_moment(state, rest, place, int(ROUNDS[state.players]), PHASE_NAMES)


def _read_scoring(state: State, rest: str, place: Place) -> None:
    *tiles, how = rest.lower().split()
    if len(tiles) != OPEN_SCORING_TILES or how not in ("given", "drawn"):
        raise place.error("The scoring tiles at A to D are written as: scoring 0 4 7 13 drawn (or given).")
    for letter, text in enumerate(tiles):
        if text != EMPTY:
            tile = read_number(text, "A scoring tile", place, 0, SCORING_TILES - 1)
            if tile in state.scoring:
                raise place.error(f"Scoring tile {tile} lies at two letters; the box has it once.")
            state.scoring[letter] = tile
    state.given_scoring = how == "given"
