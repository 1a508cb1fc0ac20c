"""A whole table as text, both ways. What cannot lie on a table is refused with the place and the rule."""

import re
from collections.abc import Callable, Sequence

from ....engine.bits import bit, members
from ....engine.errors import BadPosition
from ....engine.position_parser import Lines, Parts, Place, check_announced, read_each, read_moment, read_number
from ....engine.record import State, blank
from ..rules.actions import MOST_MONEY
from ..rules.components import MAX_PLAYERS, NOTHING, OPEN_SPECIALS, ROUNDS, ROWS, SPACES
from ..rules.rules import clear_turn
from ..rules.state import (
    COLUMNS,
    PHASE_NAMES,
    PLACE_FIGURE,
    PLACE_ISLAND,
    PLACE_SHIP,
    PLACE_START,
    STATE,
)
from .action_notation import FIGURE_LETTERS, TILE_LETTERS, cell_text
from .component_counts import check_box
from .consistency import check_table
from .display_notation import (
    EMPTY,
    DisplayReader,
    counts_text,
    display_text,
    is_display_line,
    read_counts,
    read_specials,
    specials_text,
)

VERSION = 1
HAND_PHASES = (PLACE_START, PLACE_SHIP, PLACE_ISLAND, PLACE_FIGURE)
FERRY_WORDS = (*FIGURE_LETTERS[:ROWS], "each", "one")


# Writing


def position_text(state: State, names: Sequence[str]) -> str:
    """Write the whole table."""
    mode = "advanced auction" if state.auction else "advanced" if state.advanced else "standard"
    lines = [
        f"vikings {VERSION} players {state.players} {mode}",
        f"round {state.round_number} start {state.start + 1} turn {state.active + 1} phase {PHASE_NAMES[state.phase]}",
    ]
    if (state.wheel_tile != NOTHING).any() or (state.wheel_figure != NOTHING).any():
        turned = f" turned {state.turned}" if state.turned else ""
        groups = (_group_text(t, f) for t, f in zip(state.wheel_tile, state.wheel_figure, strict=True))
        lines.append(f"wheel {' '.join(groups)}{turned}")
    if state.tile != NOTHING:
        at = f" at {cell_text(state.cell)}" if state.cell != NOTHING else ""
        special = " earns special" if state.special_due else ""
        lines.append(f"bought {_group_text(state.tile, state.figure)}{at}{special}")
    if state.bid != NOTHING:
        passed = "".join(f" {seat + 1}" for seat in members(state.passed))
        lines.append(f"bid {state.bid} by {state.bidder + 1}{' passed' + passed if passed else ''}")
    if state.replacing != NOTHING:
        lines.append(f"replacing {TILE_LETTERS[state.replacing + 1]}")
    if state.ferry != NOTHING:
        carried = " ".join(FIGURE_LETTERS[row] for row in members(state.ferried))
        lines.append(f"ferry {FERRY_WORDS[state.ferry]}{' carried ' + carried if carried else ''}")
    for word, letters, counts in (
        ("drawn", FIGURE_LETTERS, state.drawn),
        ("stacks", TILE_LETTERS, state.stacks),
        ("bag", FIGURE_LETTERS, state.bag),
    ):
        if counts.any():
            lines.append(f"{word} {counts_text(letters, counts)}")
    if state.special_open.any():
        lines.append(f"open {specials_text(state.special_open.tolist())}")
    if state.special_stacks.any():
        lines.append(f"hidden {specials_text(state.special_stacks.tolist())}")
    for seat in range(state.players):
        lines.append(display_text(state.seats[seat], seat, names[seat]))
    return "\n".join(lines) + "\n"


def _group_text(tile: int, figure: int) -> str:
    if tile == NOTHING and figure == NOTHING:
        return EMPTY
    return (TILE_LETTERS[tile] if tile != NOTHING else "_") + (FIGURE_LETTERS[figure] if figure != NOTHING else "")


# Reading


DISPLAYS = Parts(
    game="vikings",
    name="display",
    most=MAX_PLAYERS,
    begin=DisplayReader,
    known="Its lines begin with gold, mainland, special, ledger, V, W, N, S, G or F.",
    needs_no_heading=lambda lines: is_display_line(lines[0][1].split()[0]),
)


def read_position(text: str) -> tuple[State, list[str]]:
    """Read a whole table and check that it can lie there."""
    readers, names, head = DISPLAYS.of_a_table(text, "vikings 1 players 4 standard")
    first_line = Place(head[0][0])
    state = blank(STATE)
    clear_turn(state)
    _read_first_line(state, head[0][1], first_line)
    names = check_announced(int(state.players), names, first_line)
    _read_table(state, head[1:])
    for seat, reader in enumerate(readers):
        player = reader.finish()
        if not reader.fame_given:
            raise reader.place.error("Money is missing: gold and fame, such as gold 12 fame 10.")
        if player.gold + max(player.fame, 0) > MOST_MONEY:
            raise reader.place.error(
                f"{player.gold} gold and {player.fame} fame are more than anyone can have ({MOST_MONEY} together)."
            )
        reader.check_waiting(state.replacing if seat == state.active else NOTHING)
        state.seats[seat] = player
    check_box(state, whole_table=True)
    check_table(state)
    return state, names


def _read_first_line(state: State, line: str, place: Place) -> None:
    match = re.fullmatch(
        r"vikings (\d+) players (\S+) (standard|advanced|advanced auction)", " ".join(line.lower().split())
    )
    if not match:
        raise place.error(
            "The first line is, for example: vikings 1 players 4 standard (or advanced, or advanced auction)."
        )
    if int(match[1]) != VERSION:
        raise place.error(f"This is version {match[1]} of the notation; only version {VERSION} can be read.")
    state.players = read_number(match[2], "The number of players", place, 2, MAX_PLAYERS)
    state.advanced = match[3] != "standard"
    state.auction = match[3] == "advanced auction"


def _read_table(state: State, lines: Lines) -> None:
    readers: dict[str, Callable[[State, str, Place], None]] = {
        "round": _read_round,
        "wheel": _read_wheel,
        "bought": _read_bought,
        "bid": _read_bid,
        "replacing": _read_replacing,
        "ferry": _read_ferry,
        "drawn": _read_drawn,
        "stacks": _read_stacks,
        "bag": _read_bag,
        "open": _read_open,
        "hidden": _read_hidden,
    }
    seen = read_each(state, lines, readers)
    if "round" not in seen:
        raise BadPosition("The line with the round is missing, such as: round 3 start 1 turn 2 phase buy.")


def _read_round(state: State, rest: str, place: Place) -> None:
    read_moment(state, rest, place, ROUNDS, PHASE_NAMES)


def _read_group(token: str, place: Place) -> tuple[int, int]:
    """Read a tile and the figure beside it."""
    if token == EMPTY:
        return NOTHING, NOTHING
    tile, figure = token[0], token[1:]
    if tile not in TILE_LETTERS + "_" or (figure and figure not in tuple(FIGURE_LETTERS)):
        raise place.error(
            f"{token[:10]!r} is not a group. A group is a tile ({' '.join(TILE_LETTERS)}) and a figure ({' '.join(FIGURE_LETTERS)}), such as <F."
        )
    return TILE_LETTERS.find(tile), FIGURE_LETTERS.index(figure) if figure else NOTHING


def _read_wheel(state: State, rest: str, place: Place) -> None:
    groups, _, turned = rest.partition("turned")
    tokens = groups.split()
    if len(tokens) != SPACES:
        raise place.error(
            f"The wheel has {SPACES} spaces, from price 0 to 11; here are {len(tokens)}. An empty space is written as a dot."
        )
    for price, token in enumerate(tokens):
        state.wheel_tile[price], state.wheel_figure[price] = _read_group(token, place)
    if turned:
        state.turned = read_number(turned.strip(), "The turns of the wheel", place, 1, SPACES - 1)


def _read_bought(state: State, rest: str, place: Place) -> None:
    match = re.fullmatch(r"(\S+)(?: at (\S)(\d{1,2}))?( earns special)?", rest)
    if not match:
        raise place.error(
            "What was bought is written as: bought <F, with 'at N4' while its figure is asked for, and 'earns special'."
        )
    state.tile, state.figure = _read_group(match[1], place)
    if state.tile == NOTHING or state.figure == NOTHING:
        raise place.error("What was bought is a tile with a figure, such as <F.")
    if match[2]:
        row, column = FIGURE_LETTERS.find(match[2].upper()), int(match[3]) - 1
        if not 0 <= row < ROWS or not 0 <= column < COLUMNS:
            raise place.error(f"{match[2]}{match[3]} is not a cell.")
        state.cell = row * COLUMNS + column
    state.special_due = bool(match[4])


def _read_bid(state: State, rest: str, place: Place) -> None:
    match = re.fullmatch(r"(\S+) by (\S+)(?: passed ((?:\S+ ?)+))?", rest.lower())
    if not match:
        raise place.error("A bid is written as: bid 5 by 2 passed 1 3.")
    state.bid = read_number(match[1], "The bid", place, 0, MOST_MONEY)
    state.bidder = read_number(match[2], "The bidder", place, 1, int(state.players)) - 1
    for seat in (match[3] or "").split():
        state.passed |= bit(read_number(seat, "Who has passed", place, 1, int(state.players)) - 1)


def _read_replacing(state: State, rest: str, place: Place) -> None:
    buildings = TILE_LETTERS[1:5]
    if rest not in tuple(buildings):
        raise place.error(f"The building to be replaced is one of {' '.join(buildings)}, not {rest[:10]!r}.")
    state.replacing = buildings.index(rest)


def _read_ferry(state: State, rest: str, place: Place) -> None:
    what, _, carried = rest.partition("carried")
    words = [word.lower() for word in FERRY_WORDS]
    if what.strip().lower() not in words:
        raise place.error(f"A ferry carries one of: {', '.join(FERRY_WORDS)}; not {what.strip()[:10]!r}.")
    state.ferry = words.index(what.strip().lower())
    for letter in carried.split():
        if letter.upper() not in tuple(FIGURE_LETTERS[:ROWS]):
            raise place.error(f"{letter[:10]!r} is not a colour that a ferry carries.")
        state.ferried |= bit(FIGURE_LETTERS.index(letter.upper()))


def _read_drawn(state: State, rest: str, place: Place) -> None:
    state.drawn[:] = read_counts(rest, FIGURE_LETTERS, "figures", place)


def _read_stacks(state: State, rest: str, place: Place) -> None:
    state.stacks[:] = read_counts(rest, TILE_LETTERS, "tiles", place)


def _read_bag(state: State, rest: str, place: Place) -> None:
    state.bag[:] = read_counts(rest, FIGURE_LETTERS, "figures", place)


def _read_open(state: State, rest: str, place: Place) -> None:
    state.special_open[:] = read_specials(rest, place)
    if state.special_open.sum() > OPEN_SPECIALS:
        raise place.error(f"{state.special_open.sum()} special tiles lie open; there are {OPEN_SPECIALS} spaces.")


def _read_hidden(state: State, rest: str, place: Place) -> None:
    state.special_stacks[:] = read_specials(rest, place)
