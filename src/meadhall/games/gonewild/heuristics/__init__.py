"""What bots know of Vikings Gone Wild beyond its rules."""

from pathlib import Path

from ....bots.heuristics import Heuristics
from .estimate import TERMS, estimate, uncertainty
from .features import FEATURES
from .priors import action_priors

HEURISTICS = Heuristics(
    estimate=estimate,
    action_priors=action_priors,
    uncertainty=uncertainty,
    terms=TERMS,
    ahead=0,
    features=FEATURES,
    networks=Path(__file__).with_name("networks"),
    greedy={"network": 0},  # it judges within a turn
    search={"depth": 25, "greedy_root_prior": 0},
)
