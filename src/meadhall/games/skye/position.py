"""A whole table as text, both ways. What cannot lie on a table is refused with the place and the rule."""

import re
from collections.abc import Callable, Sequence

from ...engine.errors import BadOption, BadPosition
from ...engine.lines import Place, content_lines, read_number
from ...engine.match import check_names
from ...engine.record import State, blank
from .clantext import ClanReader, clan_text, is_area_row
from .components import MAX_PLAYERS, NOTHING, OPEN_SCORING_TILES, ROUNDS, SCORING_TILES
from .consistency import check_table, count_tiles
from .notation import EMPTY
from .rules import clear_table
from .state import BUY, PHASE_NAMES, STATE

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


def read_clans(text: str) -> tuple[list[ClanReader], list[str]]:
    """Read clan areas alone, one or several, as people at a real table type them."""
    lines = content_lines(text)
    if lines and lines[0][1].split()[0].lower() == "skye":
        lines = lines[next((i for i, line in enumerate(lines) if line[1].lower().startswith("player")), len(lines)) :]
    readers, names, rest = _read_players(lines)
    if rest:
        number, line = rest[0]
        raise Place(number).error(f"{line[:40]!r} is not a line of a clan area.")
    if not readers:
        raise BadPosition("There is no clan area here. A clan area begins with a line such as: player 1 Anna.")
    return readers, names


def _read_players(lines: list[tuple[int, str]]) -> tuple[list[ClanReader], list[str], list[tuple[int, str]]]:
    """Split lines into players and whatever comes before the first one."""
    readers: list[ClanReader] = []
    names: list[str] = []
    before = []
    if lines and not any(line.lower().startswith("player") for _, line in lines) and is_area_row(lines[-1][1]):
        # A single clan area needs no heading.
        lines = [(lines[0][0], "player 1"), *lines]
    for number, line in lines:
        word, _, rest = line.partition(" ")
        if word.lower() == "player":
            seat, _, name = rest.strip().partition(" ")
            names.append(name.strip() or f"Player {len(names) + 1}")
            place = Place(number, names[-1])
            if len(readers) == MAX_PLAYERS:
                raise place.error(f"A sixth clan area; at most {MAX_PLAYERS} play.")
            if read_number(seat, "The player's number", place, 1, MAX_PLAYERS) != len(names):
                raise place.error(f"Players are numbered in order: this is player {len(names)}, not {seat}.")
            readers.append(ClanReader(place))
        elif not readers:
            before.append((number, line))
        elif not readers[-1].read(line, Place(number, names[-1])):
            raise Place(number, names[-1]).error(
                f"{word[:20]!r} is unknown. A player's lines begin with gold, offer, hand, laid, returned, building or "
                "ledger, or they are rows of the clan area."
            )
    return readers, names, before


def read_position(text: str) -> tuple[State, list[str]]:
    """Read a whole table and the names at it."""
    lines = content_lines(text)
    if not lines:
        raise BadPosition("The position is empty.")
    readers, names, head = _read_players(lines)
    state = blank(STATE)
    clear_table(state)
    if not head or not head[0][1].lower().startswith("skye"):
        raise Place(lines[0][0]).error("A position of Isle of Skye begins with: skye 1 players 4 gold hidden.")
    _read_first_line(state, head[0][1], Place(head[0][0]))
    if len(readers) != state.players:
        raise Place(head[0][0]).error(f"{state.players} players are announced, but {len(readers)} follow.")
    try:
        names = check_names(names, len(readers))
    except BadOption as error:
        raise BadPosition(str(error)) from None
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


def _read_table(state: State, lines: list[tuple[int, str]]) -> None:
    readers: dict[str, Callable[[State, str, Place], None]] = {"round": _read_round, "scoring": _read_scoring}
    seen = set()
    for number, line in lines:
        word, _, rest = line.partition(" ")
        word = word.lower()
        place = Place(number)
        if word not in readers:
            raise place.error(f"{word[:20]!r} is unknown. Lines before the players begin with {', '.join(readers)}.")
        if word in seen:
            raise place.error(f"{word!r} comes twice.")
        seen.add(word)
        readers[word](state, " ".join(rest.lower().split()), place)
    for word, example in (("round", "round 3 start 1 turn 2 phase buy"), ("scoring", "scoring 0 4 7 13 drawn")):
        if word not in seen:
            raise BadPosition(f"The line {word!r} is missing, such as: {example}.")


def _read_round(state: State, rest: str, place: Place) -> None:
    match = re.fullmatch(r"(\S+) start (\S+) turn (\S+) phase (.+)", rest)
    if not match:
        raise place.error("This line is, for example: round 3 start 1 turn 2 phase buy.")
    state.round_number = read_number(match[1], "The round", place, 1, int(ROUNDS[state.players]))
    state.start = read_number(match[2], "The start player", place, 1, int(state.players)) - 1
    state.active = read_number(match[3], "The player whose turn it is", place, 1, int(state.players)) - 1
    if match[4] not in PHASE_NAMES:
        raise place.error(f"{match[4][:20]!r} is not a phase. The phases are: {', '.join(PHASE_NAMES)}.")
    state.phase = PHASE_NAMES.index(match[4])


def _read_scoring(state: State, rest: str, place: Place) -> None:
    *tiles, how = rest.split()
    if len(tiles) != OPEN_SCORING_TILES or how not in ("given", "drawn"):
        raise place.error("The scoring tiles at A to D are written as: scoring 0 4 7 13 drawn (or given).")
    for letter, text in enumerate(tiles):
        if text != EMPTY:
            tile = read_number(text, "A scoring tile", place, 0, SCORING_TILES - 1)
            if tile in state.scoring:
                raise place.error(f"Scoring tile {tile} lies at two letters; the box has it once.")
            state.scoring[letter] = tile
    state.given_scoring = how == "given"
