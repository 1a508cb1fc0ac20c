"""The guide to Vikings Gone Wild."""

from ....games.gonewild.state import STATE
from ...guide import Guide, register
from .leaning import lean
from .outlook import TERMS, estimate, spread

GUIDE = Guide(estimate=estimate, lean=lean, spread=spread, terms=TERMS, ahead=0, search={"depth": 25, "advice": 0})

register(STATE, GUIDE)
