"""The state of a game of Vikings: one record with everything that lies on the table.

A display is kept as sets of columns, one set for each row and kind of tile. Column 1 of the table is
number 0 in a set, and a cell's number is its row times `COLUMNS` plus its column:

          column   1    2    3   …   37
    warriors       0    1    2        36
    nobles        37   38    …
    scouts        74
    goldsmiths   111
    fishermen    148                 184
"""

import numpy as np

from ....engine.record import record_type
from .components import (
    BUILDINGS,
    FIGURES,
    MAX_PLAYERS,
    ROUNDS,
    ROWS,
    SAILS,
    SPACES,
    SPECIALS,
    TILES,
    TILES_IN_STACKS,
)

# The widest display: one of two players buys islands only, half of all tiles, all in the start tile's row.
COLUMNS = ROUNDS * SPACES // 2 + 1
CELLS = ROWS * COLUMNS
SHIP_COLUMNS = int(TILES_IN_STACKS[-SAILS:].sum())

# Phases, in the order in which they come.
(
    DRAW_SPECIALS,
    DRAW_TILES,
    DRAW_FIGURES,
    BID,
    REMOVE_FIGURE,
    PLACE_COLOUR,
    BUY,
    PLACE_START,
    PLACE_SHIP,
    PLACE_ISLAND,
    PLACE_FIGURE,
    TAKE_SPECIAL,
    REPLACE_MIDDLE,
    FERRY,
    FERRY_FIGURE,
    GAME_OVER,
) = range(16)
PHASE_NAMES = (
    "draw specials",
    "draw tiles",
    "draw figures",
    "bid",
    "remove figure",
    "place colour",
    "buy",
    "place start",
    "place ship",
    "place island",
    "place figure",
    "take special",
    "replace middle",
    "ferry",
    "ferry figure",
    "over",
)

# Where fame and gold come from and go to: the rows of the ledger.
(
    CARRIED,
    STARTING,
    PURCHASES,
    AUCTIONS,
    TREASURE_GOLD,
    SHIPS_REPELLED,
    NOBLES,
    NOBLE_TILES,
    SCOUTS,
    SCOUTED,
    SCOUT_TILES,
    GOLDSMITHS,
    GOLDSMITH_TILES_1,
    GOLDSMITH_TILES_2,
    FISHERMAN_TILES,
    SHIPS_NOT_REPELLED,
    GOLD_EXCHANGE,
    EXCHANGE_TILE,
    MOST_BOATSWAINS,
    MOST_ISLANDS,
    LONGEST_ISLAND,
    FEEDING,
    OVERFEEDING_TILE,
    FARMSTEAD_FAME,
    CHURCH_FAME,
    LONGHOUSE_FAME,
    WATCHTOWER_FAME,
) = range(27)
SOURCE_NAMES = (
    "carried",
    "starting",
    "purchases",
    "auctions",
    "treasure",
    "ships-repelled",
    "nobles",
    "noble-tiles",
    "scouts",
    "scouted",
    "scout-tiles",
    "goldsmiths",
    "goldsmith-tiles-1",
    "goldsmith-tiles-2",
    "fisherman-tiles",
    "ships-not-repelled",
    "gold-exchange",
    "exchange-tile",
    "most-boatswains",
    "most-islands",
    "longest-island",
    "feeding",
    "overfeeding-tile",
    "farmstead",
    "church",
    "longhouse",
    "watchtower",
)
SOURCES = 27
FAME, GOLD = range(2)

# What a ferry carries: any number of one colour (the colour's number), one of each colour, or a single figure.
ONE_OF_EACH = 5
SINGLE = 6

player_fields = [
    ("left", np.int64, (ROWS,)),  # columns with a left end, the start tile included
    ("middle", np.int64, (ROWS,)),  # columns with a middle, a building tile included
    ("right", np.int64, (ROWS,)),  # columns with a right end
    ("figures", np.int64, (ROWS,)),  # columns whose tile has its row's figure on it
    ("building", np.int64, (BUILDINGS, ROWS)),  # columns with a middle that shows that building
    ("ships", np.int64, (SAILS,)),  # columns of the ship row with that sail
    ("ledger", np.int16, (SOURCES, 2)),  # fame and gold by source; the columns add up to the two below
    ("fame", np.int16),
    ("gold", np.int16),
    ("monument", np.int16, (BUILDINGS,)),  # the cell of that building tile, or -1
    ("mainland", np.int8, (FIGURES,)),  # figures with the head boatswain
    ("special", np.int8, (SPECIALS,)),  # special tiles owned, building tiles that wait included
]

PLAYER = record_type(player_fields)

STATE = record_type(
    [
        ("seats", np.dtype(player_fields, align=True), (MAX_PLAYERS,)),
        ("bid", np.int16),  # the highest bid of this auction, -1 before the first
        ("cell", np.int16),  # the cell of the tile bought in this turn, while its figure is asked for
        ("players", np.int8),
        ("advanced", np.int8),  # special tiles, and a boatswain ferries a single figure
        ("auction", np.int8),  # the start player is auctioned, and colours are placed by the players
        ("round_number", np.int8),  # 1 to 6
        ("phase", np.int8),
        ("start", np.int8),  # the start player
        ("active", np.int8),  # whose turn it is, where it is not chance's
        ("bidder", np.int8),  # who made the highest bid
        ("passed", np.int8),  # bit mask of those who have left the auction
        ("tile", np.int8),  # the tile and the figure bought in this turn, until they lie
        ("figure", np.int8),
        ("special_due", np.int8),  # 1 when this purchase earns a special tile
        ("replacing", np.int8),  # the building whose tile is about to replace a middle
        ("ferry", np.int8),  # what the ferry under way carries
        ("ferried", np.int8),  # bit mask of the colours it has carried
        ("turned", np.int8),  # how many spaces the wheel has turned in this round
        ("wheel_tile", np.int8, (SPACES,)),  # by price: the tile, or -1
        ("wheel_figure", np.int8, (SPACES,)),  # by price: the figure, or -1
        ("drawn", np.int8, (FIGURES,)),  # figures drawn and not yet on the wheel
        ("stacks", np.int8, (TILES,)),  # tiles still to be drawn
        ("bag", np.int8, (FIGURES,)),  # figures still to be drawn
        ("special_stacks", np.int8, (SPECIALS,)),
        ("special_open", np.int8, (SPECIALS,)),
    ]
)
