"""What is in the box: the data file, checked and turned into the tables that the rules use."""

import hashlib
import tomllib
from pathlib import Path
from typing import Any

import numpy as np

from ....engine.errors import BadData

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
START_TILES = 4
NOTHING = -1

TILE_TOTAL = ROUNDS * SPACES
FIGURE_TOTAL = 78
SPECIAL_TOTAL = 25


def read_data(text: str) -> dict[str, Any]:
    """Read and check a data file; a contradiction is refused with the table and the line it is in."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadData(f"The data file is not TOML: {error}.") from None
    _check_counts(data, "tiles", TILE_NAMES, TILE_TOTAL, "six stacks of 12 tiles")
    _check_counts(data, "special", SPECIAL_NAMES, SPECIAL_TOTAL, "the special tiles of the box")
    _check_names(data, "ships", SAIL_NAMES)
    for sail in SAIL_NAMES:
        ship = data["ships"][sail]
        if not isinstance(ship, dict) or len(ship) != 1 or not set(ship) <= {"gold", "fame"}:
            raise BadData(f"[ships] {sail}: a ship shows either gold or fame, such as {{ gold = 3 }}.")
        _check_count("ships", sail, next(iter(ship.values())))
    _check_names(data, "figures", ("each",))
    _check_count("figures", "each", data["figures"]["each"])
    if data["figures"]["each"] * FIGURES != FIGURE_TOTAL:
        raise BadData(f"[figures] each: six colours are {FIGURE_TOTAL} figures in all, so 13 of each.")
    _check_names(data, "start", ("gold", "fame"))
    gold = data["start"]["gold"]
    if not isinstance(gold, dict) or set(gold) != {"2", "3", "4"}:
        raise BadData("[start] gold: there must be one number each for 2, 3 and 4 players.")
    for players, amount in gold.items():
        _check_count("start", f"gold for {players} players", amount)
    _check_count("start", "fame", data["start"]["fame"])
    return data


def _check_counts(data: dict[str, Any], table: str, names: tuple[str, ...], total: int, what: str) -> None:
    _check_names(data, table, names)
    for name in names:
        _check_count(table, name, data[table][name])
    found = sum(data[table].values())
    if found != total:
        raise BadData(f"[{table}]: {what} are {total} in all, here they are {found}.")


def _check_names(data: dict[str, Any], table: str, names: tuple[str, ...]) -> None:
    if not isinstance(data.get(table), dict):
        raise BadData(f"[{table}]: the table is missing.")
    for name in names:
        if name not in data[table]:
            raise BadData(f"[{table}] {name}: the line is missing.")
    for name in data[table]:
        if name not in names:
            raise BadData(f"[{table}] {name}: unknown. Known are {', '.join(names)}.")


def _check_count(table: str, name: str, value: object) -> None:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= 99:
        raise BadData(f"[{table}] {name}: must be a whole number from 0 to 99, not {value!r}.")


_text = DATA_FILE.read_text(encoding="utf-8")
_data = read_data(_text)

# A log says under which data it was made; comments and spacing do not matter.
DATA_DIGEST = hashlib.sha256(repr(_data).encode()).hexdigest()[:8]

TILES_IN_STACKS = np.array([_data["tiles"][name] for name in TILE_NAMES], np.int8)
SPECIALS_IN_BOX = np.array([_data["special"][name] for name in SPECIAL_NAMES], np.int8)
FIGURES_OF_A_COLOUR = int(_data["figures"]["each"])
SHIP_GOLD = np.array([_data["ships"][sail].get("gold", 0) for sail in SAIL_NAMES], np.int16)
SHIP_FAME = np.array([_data["ships"][sail].get("fame", 0) for sail in SAIL_NAMES], np.int16)
# Indexed by the number of players.
START_GOLD = np.array([0, 0] + [_data["start"]["gold"][str(n)] for n in (2, 3, 4)], np.int16)
START_FAME = int(_data["start"]["fame"])
