"""The guide to Isle of Skye: what a clan area, a tile, a price and a coin are worth."""

from ....games.skye.state import STATE
from ...guide import Guide, register
from .expecting import estimate, quiet, spread
from .foresight import foresee
from .leaning import imagine, lean
from .remembering import MEMORY, is_trading
from .terms import TERMS

GUIDE = Guide(
    estimate=estimate,
    lean=lean,
    spread=spread,
    terms=TERMS,
    memory=MEMORY,
    imagine=imagine,
    foresight=foresee,
    quiet=quiet,
    careful=is_trading,
    search={"depth": 0, "explore": 0.7},
)

register(STATE, GUIDE)
