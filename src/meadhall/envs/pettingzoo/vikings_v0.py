"""Vikings for PettingZoo."""

from .makers import makers

env, raw_env, parallel_env = makers("vikings")
