"""What a network is shown of Isle of Skye: every seat when a round begins.

The estimate knows what lies in a clan area and what that will bring; who will make more of the rounds to come it does
not know. All of this is public when a round begins, or counted from what is public.
"""

from ....bots.heuristics import Features, Floats, Floats32, Memory
from ....engine.compiled import compiled
from ....engine.record import State
from ..rules.areas import completed
from ..rules.components import MOST_ROUNDS, OBJECTS, SCORING_TILES
from ..rules.income import connected_barrels, players_ahead
from ..rules.scoring import is_majority, worth
from ..rules.state import DRAW_TILES
from ..rules.tiles import OBJECT_NAMES
from .area_scan import look_over
from .land import LOOSE_ROAD, ROAD_OF_CASTLE, prepare
from .majorities import look_over_leads, wealth_worth
from .terms import COIN, HANDFUL, coin_worth

# The features of a seat when a round begins, in their order.
(
    POINTS,
    LYING,  # what the clan area will bring as it lies
    LEADS,  # what majorities of barrels and ships will bring
    WEALTH_LEAD,
    GOLD,
    USEFUL_GOLD,  # so much of it as can be spent well
    WORTH_OF_GOLD,
    CONNECTED_BARRELS,
    TILES_LAID,
    FREE_CELLS,
    EASE_OF_CELLS,  # how easy the free cells are to fill, all together
    OPEN_AREAS,
    COMPLETED_AREAS,
    CASTLE_ENDS,  # free cells that a road of the castle leads to
    LOOSE_ENDS,
    SCROLLS,
    ONE_MORE,  # what one more object of each kind is worth
    AHEAD,  # how many others have more points
    POINTS_ABOVE_ALL,  # above the average
    GOLD_ABOVE_ALL,
    BEST_OTHER,  # the points of the best other
    AFTER_START,  # seats from the start player on
) = range(22)
SHOWN = 22  # + object
PAYS = SHOWN + OBJECTS  # + scoring tile: what it pays now, as often as it will still be scored
LEFT = PAYS + SCORING_TILES  # + scoring tile: how often it will still be scored
ROUND = LEFT + SCORING_TILES  # + round: 1 for the one that begins
OWN = (
    "points",
    "lying",
    "leads",
    "lead in wealth",
    "gold",
    "useful gold",
    "worth of gold",
    "connected barrels",
    "tiles laid",
    "free cells",
    "ease of cells",
    "open areas",
    "completed areas",
    "castle ends",
    "loose ends",
    "scrolls",
    "one more object",
    "players ahead",
    "points above all",
    "gold above all",
    "best other",
    "after the start player",
    *(f"shown {name}" for name in OBJECT_NAMES),
    *(f"scoring tile {tile + 1} pays" for tile in range(SCORING_TILES)),
    *(f"scoring tile {tile + 1} left" for tile in range(SCORING_TILES)),
    *(f"in round {number}" for number in range(MOST_ROUNDS + 1)),
)
TABLE = ("round",)


@compiled
def is_moment(state: State) -> bool:
    """A round begins, but not the first, before which all seats are alike."""
    return bool(state.phase == DRAW_TILES and state.round_number > 1)


@compiled
def write(state: State, weights: Floats, memory: Memory, own: Floats32, table: Floats32) -> None:
    """Write the features of each seat, and the round."""
    mind = memory[0]
    prepare(mind.land, state, weights)
    for seat in range(state.players):
        note_features(state, seat, weights, mind, own[seat])
    table[0] = state.round_number


@compiled
def note_features(state: State, seat: int, weights: Floats, mind: State, out: Floats32) -> None:
    """Write the features of a seat; the land has been prepared."""
    land, counts = mind.land, mind.counts
    player = state.seats[seat]
    out[:] = 0.0
    out[POINTS] = player.points
    out[LYING] = look_over(player, land)
    out[LEADS] = look_over_leads(state, land, seat, counts, weights)
    note_gold(state, seat, land, counts, weights, out)
    note_others(state, seat, out)
    out[CONNECTED_BARRELS] = connected_barrels(player)
    out[TILES_LAID] = player.tiles
    out[SCROLLS] = land.scrolled
    for kind in range(OBJECTS):
        out[SHOWN + kind] = land.shown[kind]
        out[ONE_MORE] += land.kinds[kind]
    note_cells(player, land, out)
    for i in range(land.number):
        out[COMPLETED_AREAS if completed(land.areas[i]) else OPEN_AREAS] += 1.0
    for tile in range(SCORING_TILES):
        out[LEFT + tile] = land.left[tile]
        if land.left[tile] > 0 and not is_majority(tile):
            out[PAYS + tile] = land.left[tile] * worth(player, tile, land.areas[: land.number])
    out[ROUND + state.round_number] = 1.0


@compiled
def note_gold(state: State, seat: int, land: State, counts: Floats, weights: Floats, out: Floats32) -> None:
    """Note what a seat's gold is worth: to spend, and for the most of it."""
    for other in range(state.players):
        counts[other] = state.seats[other].gold
    out[WEALTH_LEAD] = wealth_worth(state, seat, counts, weights)
    out[GOLD] = counts[seat]
    out[USEFUL_GOLD] = min(counts[seat], weights[HANDFUL]) if land.to_come > 0 else counts[seat]
    out[WORTH_OF_GOLD] = coin_worth(int(land.to_come), weights[COIN]) * out[USEFUL_GOLD]


@compiled
def note_others(state: State, seat: int, out: Floats32) -> None:
    """Note where a seat stands among the others."""
    player = state.seats[seat]
    for other in range(state.players):
        out[POINTS_ABOVE_ALL] += (player.points - state.seats[other].points) / state.players
        out[GOLD_ABOVE_ALL] += (player.gold - state.seats[other].gold) / state.players
        if other != seat:
            out[BEST_OTHER] = max(out[BEST_OTHER], float(state.seats[other].points))
    out[AHEAD] = players_ahead(state, seat)
    out[AFTER_START] = (seat - state.start) % state.players


@compiled
def note_cells(player: State, land: State, out: Floats32) -> None:
    """Note the free cells, and the roads that end there."""
    out[FREE_CELLS] = player.frees
    for i in range(player.frees):
        out[EASE_OF_CELLS] += land.cell_ease[i]
        castle = False
        loose = False
        for side in range(4):
            castle |= land.road[i, side] == ROAD_OF_CASTLE
            loose |= land.road[i, side] == LOOSE_ROAD
        out[CASTLE_ENDS] += castle
        out[LOOSE_ENDS] += loose


FEATURES = Features(OWN, TABLE, write, is_moment, moments_of_a_game=5)
