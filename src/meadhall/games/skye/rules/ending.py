"""The end: scrolls, then gold, and the places (ruling 7)."""

import numpy as np

from ....engine.chance import Ints
from ....engine.compiled import compiled
from ....engine.record import State
from .areas import COLUMNS_OF_A_SURVEY, MOST_AREAS, Labels, Survey, completed, survey
from .cells import MOST_TILES
from .components import AREA_SLOTS, GOLD_FOR_A_POINT, NOTHING, SCROLL, SCROLL_AREA, SCROLL_EACH
from .income import book
from .scoring import shown
from .state import EXCHANGE, SCROLLS


@compiled
def score_end(state: State) -> None:
    """Score scrolls, then gold."""
    areas = np.empty((MOST_AREAS, COLUMNS_OF_A_SURVEY), np.int32)
    labels = np.empty((MOST_TILES, AREA_SLOTS), np.int8)
    for seat in range(state.players):
        score_scrolls(state.seats[seat], areas, labels)
        exchange_gold(state.seats[seat])


@compiled
def score_scrolls(player: State, areas: Survey, labels: Labels) -> None:
    survey(player, areas, labels)
    for place in range(player.tiles):
        tile = player.faces[place] // 4
        if SCROLL[tile] != NOTHING:
            book(player, SCROLLS + SCROLL[tile], scroll_points(player, place, areas, labels), 0)


@compiled
def scroll_points(player: State, place: int, areas: Survey, labels: Labels) -> int:
    """Count over the whole clan area, round halves down, then double in a completed area."""
    tile = player.faces[place] // 4
    points = shown(player, SCROLL[tile]) // int(SCROLL_EACH[tile])
    return 2 * points if completed(areas[labels[place, SCROLL_AREA[tile]]]) else points


@compiled
def exchange_gold(player: State) -> None:
    """Five gold become a point; the rest stays and breaks ties."""
    points = player.gold // GOLD_FOR_A_POINT
    book(player, EXCHANGE, points, -points * GOLD_FOR_A_POINT)


@compiled
def points(state: State, out: Ints) -> None:
    """Write the points as they stand."""
    for seat in range(state.players):
        out[seat] = state.seats[seat].points


@compiled
def ahead(one: State, other: State) -> bool:
    """More points are ahead; with equal points, more gold."""
    return one.points > other.points or (one.points == other.points and one.gold > other.gold)  # type: ignore[no-any-return]


@compiled
def ranking(state: State, out: Ints) -> None:
    """A seat's place is one more than the number of seats ahead of it."""
    for seat in range(state.players):
        out[seat] = 1
        for other in range(state.players):
            if ahead(state.seats[other], state.seats[seat]):
                out[seat] += 1
