"""Isle of Skye for PettingZoo."""

from .makers import makers

env, raw_env, parallel_env = makers("skye")
