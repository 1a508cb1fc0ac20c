"""What bots know of Vikings beyond its rules."""

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
    features=FEATURES,
    networks=Path(__file__).with_name("networks"),
    search={"explore": 2.0, "prior_temperature": 1.5},
)
