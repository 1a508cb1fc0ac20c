"""What was found out of clan areas, kept as long as they lie as they did.

While prices are set and tiles bought no clan area changes, and while one is built in the others do not: what an area
brings and what a tile would bring there has to be found out only once.
"""

import numpy as np

from ....bots.heuristics import Floats
from ....engine.compiled import compiled
from ....engine.record import State, record_type
from ..rules.cells import MOST_TILES
from ..rules.components import (
    DRAWN_EACH,
    MAX_PLAYERS,
    MOST_BARRELS,
    MOST_SHIPS,
    NOTHING,
    OPEN_SCORING_TILES,
    RECEIVED_AT_MOST,
    TILES,
)
from ..rules.scoring import majority_count
from ..rules.state import BUY, PRICES
from .area_scan import look_over
from .land import LAND
from .majorities import look_over_leads
from .market import MARKET
from .placing import tile_gain
from .terms import TERMS

UNKNOWN = -1e9

remembered_fields = [
    # What it depends on.
    ("weights", np.float64, (len(TERMS),)),
    (
        "counts",
        np.int16,
        (OPEN_SCORING_TILES, MAX_PLAYERS),
    ),  # of majorities that tiles decide, by scoring tile and seat
    ("cells", np.int16, (MOST_TILES,)),
    ("faces", np.int16, (MOST_TILES,)),
    ("tiles", np.int8),  # 0 where nothing is remembered
    ("players", np.int8),
    ("round_number", np.int8),
    ("scoring", np.int8, (OPEN_SCORING_TILES,)),
    # What was found out.
    ("lying", np.float64),  # what the clan area brings as it lies
    ("leads", np.float64),  # what majorities bring
    ("worths", np.float64, (TILES,)),  # what each tile would bring there, or UNKNOWN
]

MEMORY = record_type(
    [
        ("seats", np.dtype(remembered_fields, align=True), (MAX_PLAYERS,)),
        # Working space.
        ("land", LAND),
        ("market", MARKET),
        ("counts", np.float64, (MAX_PLAYERS,)),
    ]
)


@compiled
def bring_to_mind(state: State, seat: int, memory: State, weights: Floats) -> None:
    """Know what a clan area brings as it lies, and what the tiles would bring there that may come into it; the land has been prepared."""
    mind = memory.seats[seat]
    if not lies_as_it_did(state, seat, mind, weights):
        note(state, seat, mind, weights)
    elif knows_tiles(state, seat, mind):
        return
    player = state.seats[seat]
    mind.lying = look_over(player, memory.land)
    mind.leads = look_over_leads(state, memory.land, seat, memory.counts, weights)
    for i in range(RECEIVED_AT_MOST):
        learn(player, player.hand[i], memory.land, mind)
    if is_trading(state):
        for seller in range(state.players):
            for slot in range(DRAWN_EACH):
                learn(player, state.seats[seller].offer[slot], memory.land, mind)


@compiled
def learn(player: State, tile: int, land: State, mind: State) -> None:
    """Find out what a tile would bring, unless there is none or that is known."""
    if tile != NOTHING and mind.worths[tile] == UNKNOWN:
        mind.worths[tile] = tile_gain(player, land, tile)


@compiled
def is_trading(state: State) -> bool:
    """Tell whether tiles are on offer."""
    return bool(state.phase == PRICES or state.phase == BUY)


@compiled
def knows_tiles(state: State, seat: int, mind: State) -> bool:
    """Tell whether it is known what the tiles would bring that may come into a clan area."""
    for i in range(RECEIVED_AT_MOST):
        tile = state.seats[seat].hand[i]
        if tile != NOTHING and mind.worths[tile] == UNKNOWN:
            return False
    if is_trading(state):
        for seller in range(state.players):
            for slot in range(DRAWN_EACH):
                tile = state.seats[seller].offer[slot]
                if tile != NOTHING and mind.worths[tile] == UNKNOWN:
                    return False
    return True


@compiled
def lies_as_it_did(state: State, seat: int, mind: State, weights: Floats) -> bool:
    """Tell whether a clan area, and all that its worth depends on, is as it is remembered."""
    player = state.seats[seat]
    if mind.tiles != player.tiles or mind.round_number != state.round_number or mind.players != state.players:
        return False
    for place in range(player.tiles):
        if mind.cells[place] != player.cells[place] or mind.faces[place] != player.faces[place]:
            return False
    for letter in range(OPEN_SCORING_TILES):
        tile = state.scoring[letter]
        if mind.scoring[letter] != tile:
            return False
        if tile in (MOST_BARRELS, MOST_SHIPS):
            for other in range(state.players):
                if mind.counts[letter, other] != majority_count(state.seats[other], tile):
                    return False
    for term in range(len(weights)):
        if mind.weights[term] != weights[term]:
            return False
    return True


@compiled
def note(state: State, seat: int, mind: State, weights: Floats) -> None:
    """Remember how a clan area lies, and that nothing is known of it yet."""
    player = state.seats[seat]
    mind.tiles = player.tiles
    mind.round_number = state.round_number
    mind.players = state.players
    for place in range(player.tiles):
        mind.cells[place] = player.cells[place]
        mind.faces[place] = player.faces[place]
    for letter in range(OPEN_SCORING_TILES):
        tile = state.scoring[letter]
        mind.scoring[letter] = tile
        if tile in (MOST_BARRELS, MOST_SHIPS):
            for other in range(state.players):
                mind.counts[letter, other] = majority_count(state.seats[other], tile)
    for term in range(len(weights)):
        mind.weights[term] = weights[term]
    for tile in range(TILES):
        mind.worths[tile] = UNKNOWN
