"""A scoring explained line by line: the amounts come from the rules' own ledger, the details from the same sets of columns."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from ....engine.bits import count, holds, members
from ....engine.errors import BadOption
from ....engine.game import Line, ScoreLine, ScoreSheet
from ....engine.record import State, blank, copied
from ....engine.texts import Texts, texts
from ..notation.action_notation import SHIP_LETTER, cell_text
from ..notation.component_counts import check_box
from ..notation.position import DISPLAYS
from ..rules.components import (
    BUILDINGS,
    EXCHANGE,
    FARMSTEAD_TILE,
    FISHERMAN,
    FISHERMAN_1,
    GOLDSMITH,
    GOLDSMITH_1,
    GOLDSMITH_2,
    NOBLE,
    NOBLE_1,
    NOTHING,
    OVERFEEDING,
    SAILS,
    SCOUT,
    SCOUT_1,
)
from ..rules.ending import (
    FED_BY_A_FISHERMAN,
    GOLD_FOR_FAME,
    GOLD_FOR_FAME_WITH_TILE,
    boatswains,
    building_fame,
    completed_islands,
    longest_island,
    mouths,
    score_end,
)
from ..rules.rules import clear_turn
from ..rules.scoring import not_repelled, repelled, score_large, score_small, scouted, threatened, working
from ..rules.state import (
    COLUMNS,
    EXCHANGE_TILE,
    FAME,
    FARMSTEAD_FAME,
    FEEDING,
    FISHERMAN_TILES,
    GAME_OVER,
    GOLD,
    GOLD_EXCHANGE,
    GOLDSMITH_TILES_1,
    GOLDSMITH_TILES_2,
    GOLDSMITHS,
    LONGEST_ISLAND,
    MOST_BOATSWAINS,
    MOST_ISLANDS,
    NOBLE_TILES,
    NOBLES,
    OVERFEEDING_TILE,
    SCOUT_TILES,
    SCOUTED,
    SCOUTS,
    SHIPS_NOT_REPELLED,
    SHIPS_REPELLED,
    SOURCE_NAMES,
    SOURCES,
    STATE,
)
from .explain import TEXTS
from .names import cell_name, ship_name

SMALL, LARGE, END = SCORINGS = ("small", "large", "end")
# The sources that a scoring brings something from; the others explain themselves.
SCORED = range(SHIPS_REPELLED, SOURCES)
# Sources that count the working figures of a row.
WORKING = {GOLDSMITHS: GOLDSMITH, NOBLES: NOBLE, SCOUTS: SCOUT}


def score(text: str, how: Mapping[str, str], language: str = "en") -> list[ScoreSheet]:
    """Score displays written as text; `how` may name the scoring, which is large if it does not."""
    for name in how:
        if name != "scoring":
            raise BadOption(
                f"Scoring a display of Vikings has no option {name!r}. It takes: scoring (small, large or end)."
            )
    scoring = how.get("scoring", LARGE)
    if scoring not in SCORINGS:
        raise BadOption(f"There is no scoring {scoring!r} in Vikings. The scorings are: {', '.join(SCORINGS)}.")
    typed = read_typed(text)
    return report(typed.state, scoring, typed.names, language)


class Typed(NamedTuple):
    """Displays that were typed, on a table that is otherwise empty."""

    state: State
    names: list[str]


def read_typed(text: str) -> Typed:
    """Read displays as people at a real table type them; what cannot lie there is refused."""
    readers, names = DISPLAYS.alone(text)
    state = blank(STATE)
    clear_turn(state)
    state.phase = GAME_OVER
    state.players = len(readers)
    for seat, reader in enumerate(readers):
        state.seats[seat] = reader.finish()
        reader.check_waiting()
    check_box(state, whole_table=False)
    return Typed(state, names)


def report(state: State, scoring: str, names: Sequence[str], language: str = "en") -> list[ScoreSheet]:
    """Score copies of the displays, and explain each line. Majorities are judged among the players of the state."""
    scored = copied(state)
    for seat in range(state.players):
        scored.seats[seat].ledger[:] = 0
        if scoring == SMALL:
            score_small(scored.seats[seat])
        elif scoring == LARGE:
            score_large(scored.seats[seat])
    if scoring == END:
        score_end(scored)
    say = texts(language, TEXTS)
    return [_sheet(state, scored, seat, scoring, names[seat], say) for seat in range(state.players)]


def _sheet(state: State, scored: State, seat: int, scoring: str, name: str, say: Texts) -> ScoreSheet:
    before, after = state.seats[seat], scored.seats[seat]
    details = dict(_details(state, before, scoring, say))
    lines = [
        ScoreLine(
            SOURCE_NAMES[source],
            say(f"source-{SOURCE_NAMES[source]}"),
            {"fame": int(after.ledger[source, FAME]), "gold": int(after.ledger[source, GOLD])},
            details.get(source, ""),
        )
        for source in range(SOURCES)
        if after.ledger[source].any() or details.get(source)
    ]
    return ScoreSheet(
        name,
        lines,
        {"fame": int(before.fame), "gold": int(before.gold)},
        {"fame": int(after.fame), "gold": int(after.gold)},
    )


def _details(state: State, player: State, scoring: str, say: Texts) -> Iterator[tuple[int, str]]:
    if scoring != END:
        yield from _figure_details(player, scoring, say)
    else:
        yield from _end_details(state, player, say)


def line_detail(state: State, line: Line, language: str) -> str:
    """Say why a scoring has just brought a line of the ledger; displays do not change while they are scored."""
    source = SOURCE_NAMES.index(line.source)
    if source not in SCORED:
        return ""
    say = texts(language, TEXTS)
    player = state.seats[line.seat]
    details = {**dict(_details(state, player, LARGE, say)), **dict(_details(state, player, END, say))}
    return details.get(source, "")


def line_places(state: State, line: Line) -> list[str]:
    """Name the cells of what a scoring has counted for a line of the ledger: figures that work, ships, building tiles."""
    player, source = state.seats[line.seat], SOURCE_NAMES.index(line.source)
    counted: dict[int, Iterable[str]] = {
        SHIPS_REPELLED: _ship_columns(player, repelled),
        SHIPS_NOT_REPELLED: _ship_columns(player, not_repelled),
        SCOUTED: [place for row in (GOLDSMITH, FISHERMAN) for place in _places(row, scouted(player, row))],
        **{source: _places(row, working(player, row)) for source, row in WORKING.items()},
        **{
            FARMSTEAD_FAME + building: [cell_text(int(player.monument[building]))]
            for building in range(BUILDINGS)
            if player.monument[building] != NOTHING
        },
    }
    return list(counted.get(source, ()))


def _places(row: int, columns: int) -> list[str]:
    return [cell_text(row * COLUMNS + column) for column in members(columns)]


def _ship_columns(player: State, those: Callable[[State, int], int]) -> list[str]:
    columns = sorted(column for sail in range(SAILS) for column in members(those(player, sail)))
    return [f"{SHIP_LETTER}{column + 1}" for column in columns]


def _cells(row: int, columns: int, say: Texts) -> str:
    return "; ".join(cell_name(row * COLUMNS + column)(say) for column in members(columns))


def _columns(key: str, columns: int, say: Texts) -> str:
    """Say in which columns figures of the row that is scored stand."""
    return say(key, count=count(columns), columns=", ".join(str(column + 1) for column in members(columns)))


def _ships(player: State, those: Callable[[State, int], int], say: Texts) -> str:
    ships = sorted((column, sail) for sail in range(SAILS) for column in members(those(player, sail)))
    return ", ".join(ship_name(sail, column, say) for column, sail in ships)


def _working(player: State, row: int, say: Texts) -> str:
    parts = []
    if works := working(player, row):
        parts.append(_columns("detail-working", works, say))
    if idle := player.figures[row] & threatened(player, row):
        parts.append(_columns("detail-threatened", idle, say))
    return "; ".join(parts)


def _tiles(player: State, kind: int, row: int, say: Texts) -> str:
    tiles = int(player.special[kind])
    return say("detail-tiles", tiles=tiles, figures=count(working(player, row))) if tiles else ""


def _figure_details(player: State, scoring: str, say: Texts) -> Iterator[tuple[int, str]]:
    yield GOLDSMITHS, _working(player, GOLDSMITH, say)
    yield GOLDSMITH_TILES_1, _tiles(player, GOLDSMITH_1, GOLDSMITH, say)
    yield GOLDSMITH_TILES_2, _tiles(player, GOLDSMITH_2, GOLDSMITH, say)
    if scoring == SMALL:
        return
    if ships := _ships(player, repelled, say):
        yield SHIPS_REPELLED, say("detail-repelled", ships=ships)
    yield NOBLES, _working(player, NOBLE, say)
    yield NOBLE_TILES, _tiles(player, NOBLE_1, NOBLE, say)
    yield SCOUTS, _working(player, SCOUT, say)
    seen = [_cells(row, scouted(player, row), say) for row in (GOLDSMITH, FISHERMAN) if scouted(player, row)]
    if seen:
        yield SCOUTED, say("detail-scouted", cells="; ".join(seen))
    yield SCOUT_TILES, _tiles(player, SCOUT_1, SCOUT, say)
    yield FISHERMAN_TILES, _tiles(player, FISHERMAN_1, FISHERMAN, say)


def _end_details(state: State, player: State, say: Texts) -> Iterator[tuple[int, str]]:
    players = [state.seats[seat] for seat in range(state.players)]
    if ships := _ships(player, not_repelled, say):
        yield SHIPS_NOT_REPELLED, say("detail-not-repelled", ships=ships)
    yield GOLD_EXCHANGE, say("detail-rate", rate=GOLD_FOR_FAME)
    if player.special[EXCHANGE]:
        yield EXCHANGE_TILE, say("detail-rate", rate=GOLD_FOR_FAME_WITH_TILE)
    for source, key, counted in (
        (MOST_BOATSWAINS, "detail-boatswains", boatswains),
        (MOST_ISLANDS, "detail-islands", completed_islands),
        (LONGEST_ISLAND, "detail-longest", longest_island),
    ):
        yield source, say(key, count=int(counted(player)), most=max(int(counted(other)) for other in players))
    fishermen = count(working(player, FISHERMAN))
    yield (
        FEEDING,
        say("detail-feeding", fishermen=fishermen, fed=fishermen * FED_BY_A_FISHERMAN, mouths=int(mouths(player))),
    )
    if player.special[OVERFEEDING]:
        yield OVERFEEDING_TILE, say("special-overfeeding")
    for building in range(BUILDINGS):
        if player.special[FARMSTEAD_TILE + building]:
            yield FARMSTEAD_FAME + building, _building_detail(player, building, say)


def _building_detail(player: State, building: int, say: Texts) -> str:
    cell = int(player.monument[building])
    if cell == NOTHING:
        return say("detail-waiting")
    if holds(threatened(player, cell // COLUMNS), cell % COLUMNS):
        return say("detail-building-threatened", cell=cell_name(cell)(say))
    return say("detail-building", figures=int(building_fame(player, building)), cell=cell_name(cell)(say))
