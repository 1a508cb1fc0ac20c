"""A scoring explained line by line: the amounts come from the rules' own ledger, the details from the same surveys."""

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from ....engine.bits import holds
from ....engine.errors import BadOption
from ....engine.game import Line, ScoreLine, ScoreSheet
from ....engine.record import State, blank, copied
from ....engine.texts import Texts, texts
from ..analysis.score_breakdown import KnownArea, Surveyed
from ..notation.clan_notation import ClanReader
from ..notation.consistency import count_tiles
from ..notation.position import CLAN_AREAS
from ..rules.cells import read_cell
from ..rules.components import (
    BROCH,
    COLUMNS,
    FARM,
    GOLD_FOR_A_POINT,
    LIGHTHOUSE,
    SCORING_TILES,
    SETTLEMENTS,
    TILES_FOR_AREAS,
    WEALTH,
)
from ..rules.ending import score_end
from ..rules.rules import clear_table
from ..rules.scoring import is_majority, majority_count, score_tiles, shown
from ..rules.state import (
    CARRIED,
    EXCHANGE,
    GAME_OVER,
    GOLD,
    POINTS,
    SCORED,
    SCROLLS,
    SOURCE_NAMES,
    SOURCES,
    STATE,
)
from ..rules.tiles import OBJECT_NAMES
from .explain import TEXTS
from .names import steps_to

ROUND, END, ALL = SCORINGS = ("round", "end", "all")


def read_scoring_tiles(text: str) -> list[int]:
    """Read the numbers of scoring tiles, such as 0,4,7,13."""
    words = [word for word in re.split(r"[\s,]+", text.strip()) if word]
    for word in words:
        if not word.isdecimal() or int(word) >= SCORING_TILES:
            raise BadOption(f"Scoring tiles have the numbers 0 to {SCORING_TILES - 1}, not {word[:20]!r}.")
    numbers = [int(word) for word in words]
    if len(set(numbers)) != len(numbers):
        raise BadOption(f"A scoring tile is named twice in {text!r}; the box has each once.")
    return numbers


def score(text: str, how: Mapping[str, str], language: str = "en") -> list[ScoreSheet]:
    """Score clan areas written as text.

    `how` names the scoring tiles, and the scoring: round (those tiles), end (scrolls and gold) or all. Without a
    scoring it is the round when tiles are named, else the end.
    """
    for name in how:
        if name not in ("tiles", "scoring"):
            raise BadOption(f"Scoring a clan area has no option {name!r}. It takes: tiles (0,4,7,13), scoring.")
    tiles = read_scoring_tiles(how.get("tiles", ""))
    scoring = how.get("scoring", ROUND if tiles else END)
    if scoring not in SCORINGS:
        raise BadOption(f"There is no scoring {scoring!r} in Isle of Skye. The scorings are: {', '.join(SCORINGS)}.")
    if scoring != END and not tiles:
        raise BadOption("Which scoring tiles? Give their numbers, such as tiles 0,4,7,13.")
    typed = read_typed(text)
    for reader in typed.readers:
        if not reader.gold_given and (scoring != ROUND or WEALTH in tiles):
            raise reader.place.error("Gold is missing, such as: gold 12. It counts in this scoring.")
    return report(typed.state, tiles if scoring != END else [], scoring != ROUND, typed.names, language)


class Typed(NamedTuple):
    """Clan areas that were typed, on a table that is otherwise empty."""

    state: State
    names: list[str]
    readers: list[ClanReader]


def read_typed(text: str) -> Typed:
    """Read clan areas as people at a real table type them; what cannot lie there is refused."""
    readers, names = CLAN_AREAS.alone(text)
    state = blank(STATE)
    clear_table(state)
    state.phase = GAME_OVER
    state.players = len(readers)
    for seat, reader in enumerate(readers):
        state.seats[seat] = reader.finish()
    count_tiles(state)
    return Typed(state, names, readers)


def report(state: State, tiles: Sequence[int], end: bool, names: Sequence[str], language: str) -> list[ScoreSheet]:
    """Score copies of the clan areas, and explain each line. Majorities are judged among the players of the state."""
    scored = copied(state)
    for seat in range(state.players):
        scored.seats[seat].ledger[:] = 0
    score_tiles(scored, sum(1 << tile for tile in tiles))
    if end:
        score_end(scored)
    say = texts(language, TEXTS)
    sources = [SCORED + tile for tile in tiles] + (list(range(SCROLLS, SOURCES)) if end else [])
    return [_sheet(state, scored, seat, sources, names[seat], say) for seat in range(state.players)]


def _sheet(state: State, scored: State, seat: int, sources: list[int], name: str, say: Texts) -> ScoreSheet:
    before, after = state.seats[seat], scored.seats[seat]
    lines = [
        ScoreLine(
            SOURCE_NAMES[source],
            say(f"source-{SOURCE_NAMES[source]}"),
            {"points": int(after.ledger[source, POINTS]), "gold": int(after.ledger[source, GOLD])},
            source_detail(state, seat, source, say),
        )
        for source in sources
        if source < SCROLLS or source == EXCHANGE or _has_scroll(before, source)
    ]
    return ScoreSheet(
        name,
        lines,
        {"points": int(before.points), "gold": int(before.gold)},
        {"points": int(after.points), "gold": int(after.gold)},
    )


def _has_scroll(player: State, source: int) -> bool:
    kind = OBJECT_NAMES[source - SCROLLS]
    return any(scroll.counts == kind for scroll in Surveyed(player).scrolls())


def line_detail(state: State, line: Line, language: str) -> str:
    """Say why a scoring has just brought a line of the ledger; clan areas do not change while they are scored."""
    source = SOURCE_NAMES.index(line.source)
    # Gold has moved on since it was scored.
    if source in (SCORED + WEALTH, EXCHANGE) or CARRIED <= source < SCORED:
        return ""
    return source_detail(state, line.seat, source, texts(language, TEXTS))


def source_detail(state: State, seat: int, source: int, say: Texts) -> str:
    """Say which areas or tiles a scoring pays for."""
    player = state.seats[seat]
    if source == EXCHANGE:
        return say("detail-exchange", gold=int(player.gold), rate=GOLD_FOR_A_POINT)
    surveyed = Surveyed(player)
    if source >= SCROLLS:
        kind = OBJECT_NAMES[source - SCROLLS]
        return "; ".join(
            say(
                "detail-scroll",
                cell=_steps(scroll.cell, say),
                what=say(f"objects-{kind}", count=scroll.found),
                completed="yes" if scroll.completed else "no",
                points=scroll.points,
            )
            for scroll in surveyed.scrolls()
            if scroll.counts == kind
        )
    return _tile_detail(state, seat, source - SCORED, surveyed, say)


def _tile_detail(state: State, seat: int, tile: int, surveyed: Surveyed, say: Texts) -> str:
    if is_majority(tile):
        counts = [int(majority_count(state.seats[other], tile)) for other in range(state.players)]
        where = "" if tile == WEALTH else _cells(surveyed.paying_tiles(tile), say)
        told = say("detail-majority", count=counts[seat], all=", ".join(map(str, sorted(counts, reverse=True))))
        return f"{told}: {where}" if where else told
    if tile == SETTLEMENTS:
        return say(
            "detail-settlements",
            brochs=int(shown(surveyed.player, BROCH)),
            farms=int(shown(surveyed.player, FARM)),
            lighthouses=int(shown(surveyed.player, LIGHTHOUSE)),
        )
    if holds(TILES_FOR_AREAS, tile):
        paying = surveyed.paying_areas(tile)
        return "; ".join(area_label(area, say) + f": {points}" for area, points in paying) or say("detail-none")
    cells = _cells(surveyed.paying_tiles(tile), say)
    if tile == COLUMNS and cells:
        return say("detail-columns", cells=cells)
    return cells or say("detail-none")


def _steps(cell: str, say: Texts) -> str:
    return steps_to(read_cell(cell))(say)


def _cells(counted: list[tuple[str, int]], say: Texts) -> str:
    return ", ".join(_steps(cell, say) + (f" ×{n}" if n > 1 else "") for cell, n in counted)


def area_label(area: KnownArea, say: Texts) -> str:
    """Name an area by its terrain and its cells, such as: water (castle, 1 east)."""
    cells = ", ".join(_steps(cell, say) for cell in area.cells)
    return say("detail-area", terrain=say(f"terrain-{area.terrain}"), cells=cells)
