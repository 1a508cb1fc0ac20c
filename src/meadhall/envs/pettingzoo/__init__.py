"""Our games for PettingZoo: `from meadhall.envs.pettingzoo import vikings_v0`, then `vikings_v0.env(players=3)`.

Each of `vikings_v0`, `skye_v0` and `gonewild_v0` has `env` and `raw_env` (AEC: one agent after the other) and
`parallel_env` (all agents in each step; who has nothing to decide waits).
"""

from ...engine.errors import require

require("envs", "pettingzoo")
