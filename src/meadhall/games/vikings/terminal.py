"""The table drawn for a terminal, in Rich's markup."""

from collections.abc import Sequence

from rich.markup import escape

from ...engine.bits import holds
from ...engine.contract import CHANCE, OVER
from ...engine.record import State
from ...engine.texts import Texts, texts
from .components import BUILDINGS, FARMSTEAD_TILE, FIGURE_NAMES, FIGURES, NOTHING, ROWS, SAILS, SPACES, SPECIAL_NAMES
from .display import BUILDING_LETTERS, SAIL_LETTERS, counts_text, specials_text, ship_text
from .explain import TEXTS
from .notation import FIGURE_LETTERS, TILE_LETTERS
from .placing import building_at, is_ship, ships_in
from .rules import turn
from .scoring import repelled, threatened, tiles_in
from .state import COLUMNS, SHIP_COLUMNS

# Warrior, noble, scout, goldsmith, fisherman, boatswain.
FIGURE_STYLES = ("bold white on grey23", "bold white on red3", "bold white on green4", "bold black on gold1", "bold white on dodger_blue3", "bold black on grey70")
SAIL_STYLES = ("red3", "green4", "gold3", "dodger_blue3")
SEA, LAND = "steel_blue", "dark_sea_green4"
ROOMY = 4  # empty columns that are always shown
