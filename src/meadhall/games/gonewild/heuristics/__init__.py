"""What bots know of Vikings Gone Wild beyond its rules."""

from ....bots.heuristics import Heuristics
from .estimate import TERMS, estimate, uncertainty
from .priors import action_priors

HEURISTICS = Heuristics(
    estimate=estimate,
    action_priors=action_priors,
    uncertainty=uncertainty,
    terms=TERMS,
    ahead=0,
    search={"depth": 25, "greedy_root_prior": 0},
)
