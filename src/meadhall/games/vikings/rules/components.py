"""What is in the box: the data file, checked and turned into the tables that the rules use."""

import hashlib
from pathlib import Path
from typing import Annotated

import numpy as np
from pydantic import AfterValidator, BeforeValidator

from ....engine.data_file import DataModel, a_line_for_each, checked, read_toml, refusal, whole

DATA_FILE = Path(__file__).with_name("data.toml")

# Rows of a display from top to bottom, without the ships. A figure's number is its row's.
WARRIOR, NOBLE, SCOUT, GOLDSMITH, FISHERMAN, BOATSWAIN = range(6)
FIGURE_NAMES = ("warrior", "noble", "scout", "goldsmith", "fisherman", "boatswain")
FIGURES = 6
ROWS = 5

# The order in which colours stand on the wheel in the standard game, from 0 up.
WHEEL_ORDER = (FISHERMAN, GOLDSMITH, SCOUT, NOBLE, WARRIOR, BOATSWAIN)

# Kinds of tiles. A middle's building is its number less FARMSTEAD, a ship's sail its number less RED_SHIP.
LEFT, FARMSTEAD, CHURCH, LONGHOUSE, WATCHTOWER, RIGHT, RED_SHIP, GREEN_SHIP, YELLOW_SHIP, BLUE_SHIP = range(10)
TILE_NAMES = (
    "left",
    "farmstead",
    "church",
    "longhouse",
    "watchtower",
    "right",
    "red_ship",
    "green_ship",
    "yellow_ship",
    "blue_ship",
)
TILES = 10
BUILDING_NAMES = TILE_NAMES[FARMSTEAD:RIGHT]
BUILDINGS = 4
SAIL_NAMES = ("red", "green", "yellow", "blue")
SAILS = 4

# Kinds of special tiles. A building tile's building is its number less FARMSTEAD_TILE.
(
    TREASURE,
    GOLDSMITH_1,
    GOLDSMITH_2,
    BOAT,
    NOBLE_1,
    SCOUT_1,
    FISHERMAN_1,
    BOATSWAIN_TILE,
    OVERFEEDING,
    EXCHANGE,
    FARMSTEAD_TILE,
    CHURCH_TILE,
    LONGHOUSE_TILE,
    WATCHTOWER_TILE,
) = range(14)
SPECIAL_NAMES = (
    "treasure",
    "goldsmith+1",
    "goldsmith+2",
    "boat",
    "noble+1",
    "scout+1",
    "fisherman+1",
    "boatswain",
    "overfeeding",
    "exchange",
    "farmstead tile",
    "church tile",
    "longhouse tile",
    "watchtower tile",
)
SPECIALS = 14

SPACES = 12  # around the wheel, and so groups in a round
ROUNDS = 6
MAX_PLAYERS = 4
OPEN_SPECIALS = 4
NOTHING = -1

TILE_TOTAL = ROUNDS * SPACES
FIGURE_TOTAL = 78
SPECIAL_TOTAL = 25


Count = Annotated[int, whole(0, 99)]


def _total(total: int, what: str) -> AfterValidator:
    def check(counts: dict[str, int]) -> dict[str, int]:
        found = sum(counts.values())
        if found != total:
            raise refusal(f"{what} are {total} in all, here they are {found}.")
        return counts

    return AfterValidator(check)


def _gold_or_fame(ship: object) -> object:
    if not isinstance(ship, dict) or len(ship) != 1 or not set(ship) <= {"gold", "fame"}:
        raise refusal("a ship shows either gold or fame, such as { gold = 3 }.")
    return ship


def _thirteen(each: int) -> int:
    if each * FIGURES != FIGURE_TOTAL:
        raise refusal(f"six colours are {FIGURE_TOTAL} figures in all, so 13 of each.")
    return each


class Figures(DataModel):
    """Wooden figures."""

    each: Annotated[Count, AfterValidator(_thirteen)]


class Start(DataModel):
    """What a player has at the beginning: gold by the number of players."""

    gold: Annotated[dict[str, Count], a_line_for_each("2", "3", "4")]
    fame: Count


class Box(DataModel):
    """The data file."""

    tiles: Annotated[dict[str, Count], a_line_for_each(*TILE_NAMES), _total(TILE_TOTAL, "six stacks of 12 tiles")]
    ships: Annotated[
        dict[str, Annotated[dict[str, Count], BeforeValidator(_gold_or_fame)]], a_line_for_each(*SAIL_NAMES)
    ]
    figures: Figures
    special: Annotated[
        dict[str, Count], a_line_for_each(*SPECIAL_NAMES), _total(SPECIAL_TOTAL, "the special tiles of the box")
    ]
    start: Start


def read_box(text: str) -> Box:
    """Read and check a data file; a contradiction is refused with the table and the line it is in."""
    return checked(Box, read_toml(text, "The data file"))


BOX = read_box(DATA_FILE.read_text(encoding="utf-8"))

# A log says under which data it was made; comments and spacing do not matter.
DATA_DIGEST = hashlib.sha256(repr(BOX.model_dump()).encode()).hexdigest()[:8]

TILES_IN_STACKS = np.array([BOX.tiles[name] for name in TILE_NAMES], np.int8)
SPECIALS_IN_BOX = np.array([BOX.special[name] for name in SPECIAL_NAMES], np.int8)
FIGURES_OF_A_COLOUR = BOX.figures.each
SHIP_GOLD = np.array([BOX.ships[sail].get("gold", 0) for sail in SAIL_NAMES], np.int16)
SHIP_FAME = np.array([BOX.ships[sail].get("fame", 0) for sail in SAIL_NAMES], np.int16)
# Indexed by the number of players.
START_GOLD = np.array([0, 0] + [BOX.start.gold[str(n)] for n in (2, 3, 4)], np.int16)
START_FAME = BOX.start.fame
