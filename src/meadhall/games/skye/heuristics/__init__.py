"""What bots know of Isle of Skye: what a clan area, a tile, a price and a coin are worth."""

from pathlib import Path

from ....bots.heuristics import Heuristics
from .cache import MEMORY, is_trading
from .estimate import estimate, is_quiet, uncertainty
from .features import FEATURES
from .priors import action_priors, guess_hidden
from .terms import TERMS

HEURISTICS = Heuristics(
    estimate=estimate,
    action_priors=action_priors,
    uncertainty=uncertainty,
    terms=TERMS,
    memory=MEMORY,
    guess_hidden=guess_hidden,
    features=FEATURES,
    networks=Path(__file__).with_name("networks"),
    greedy={"network": 0},  # it judges within a round
    is_quiet=is_quiet,
    judged_rollouts=is_trading,
    search={"depth": 0, "explore": 0.7},
)
