"""What bots know of Isle of Skye: what a clan area, a tile, a price and a coin are worth."""

from ....bots.heuristics import Heuristics
from .cache import MEMORY, is_trading
from .estimate import estimate, is_quiet, uncertainty
from .priors import action_priors, guess_hidden
from .terms import TERMS
from .value_network import leaf_value

HEURISTICS = Heuristics(
    estimate=estimate,
    action_priors=action_priors,
    uncertainty=uncertainty,
    terms=TERMS,
    memory=MEMORY,
    guess_hidden=guess_hidden,
    value_network=leaf_value,
    is_quiet=is_quiet,
    judged_rollouts=is_trading,
    search={"depth": 0, "explore": 0.7},
)
