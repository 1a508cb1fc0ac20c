"""The state of a game of Isle of Skye: one record with everything that lies on the table.

A clan area is a list of its tiles in the order of their cells, and beside it a list of the free cells around it,
each with the terrain that a tile there must show: two bits for each side, in the order north, east, south, west.
"""

import numpy as np

from ....engine.record import record_type
from .cells import MOST_FREE, MOST_TILES
from .components import (
    DRAWN_EACH,
    MAX_PLAYERS,
    OBJECTS,
    OPEN_SCORING_TILES,
    RECEIVED_AT_MOST,
    SCORING_NAMES,
    SCORING_TILES,
    TILES,
)
from .tiles import OBJECT_NAMES

# Phases, in the order in which they come. Income, removing tiles and scoring need nobody's choice.
DRAW_SCORING, DRAW_TILES, PRICES, BUY, BUILD, GAME_OVER = range(6)
PHASE_NAMES = ("draw scoring", "draw tiles", "prices", "buy", "build", "over")

# Where points and gold come from and go to: the rows of the ledger.
CARRIED, CASTLE_INCOME, BARREL_INCOME, CATCH_UP, SALES, PURCHASES, KEPT = range(7)
SCORED = 7  # + scoring tile
SCROLLS = SCORED + SCORING_TILES  # + object that the scroll counts
EXCHANGE = SCROLLS + OBJECTS
SOURCE_NAMES = (
    "carried",
    "income-castle",
    "income-barrels",
    "income-behind",
    "sales",
    "purchases",
    "kept-tiles",
    *(f"tile-{name}" for name in SCORING_NAMES),
    *(f"scroll-{name}" for name in OBJECT_NAMES),
    "gold-exchange",
)
SOURCES = EXCHANGE + 1
POINTS, GOLD = range(2)

player_fields = [
    ("ledger", np.int16, (SOURCES, 2)),  # points and gold by source; gold that lies at tiles is not yet spent in it
    ("points", np.int16),
    ("gold", np.int16),  # in the hand; while prices are set, what will lie at the tiles is still in it
    ("price", np.int16, (DRAWN_EACH,)),  # by place of the offer: gold at the tile, 0 before it is set
    ("cells", np.int16, (MOST_TILES,)),  # of the clan area's tiles, ascending
    ("faces", np.int16, (MOST_TILES,)),  # the tile that lies there and how it is turned
    ("free", np.int16, (MOST_FREE,)),  # the free cells beside the clan area, ascending
    ("terrain", np.int16, (MOST_FREE,)),  # what the neighbours of a free cell ask for, two bits a side
    ("asked", np.int16, (MOST_FREE,)),  # which sides of a free cell have a neighbour, two bits a side
    ("beside", np.int8, (MOST_TILES, 4)),  # the place in the list of the tile on each side, or -1
    ("tiles", np.int8),  # how many tiles the clan area has
    ("frees", np.int8),  # how many free cells there are
    ("offer", np.int8, (DRAWN_EACH,)),  # the tiles before the screen, in the order drawn, or -1
    ("axe", np.int8),  # the place of the offer that the axe lies at, or -1
    ("hand", np.int8, (RECEIVED_AT_MOST,)),  # tiles received and not yet built, ascending, then -1
    ("building", np.int8),  # the tile of the hand that is about to be placed, or -1
    ("laid", np.int8, (RECEIVED_AT_MOST,)),  # tiles built in this phase, in their order, then -1
    ("returned", np.int8, (RECEIVED_AT_MOST,)),  # tiles that fit nowhere in this phase, ascending, then -1
]

PLAYER = record_type(player_fields)

STATE = record_type(
    [
        ("seats", np.dtype(player_fields, align=True), (MAX_PLAYERS,)),
        ("players", np.int8),
        ("open_gold", np.int8),  # 1 when the players show their gold
        ("given_scoring", np.int8),  # 1 when the scoring tiles were chosen, not drawn
        ("round_number", np.int8),  # from 1
        ("phase", np.int8),
        ("start", np.int8),  # the start player
        ("active", np.int8),  # who draws or buys; the start player in the other phases
        ("scoring", np.int8, (OPEN_SCORING_TILES,)),  # the scoring tiles at A to D, or -1
        ("bag", np.int8, (TILES,)),  # 1 for each tile that is in the bag
    ]
)
