"""The state of a game: one record with everything that lies on the table. And the numbers of the actions."""

import numpy as np

from meadhall.engine.record import record_type

from .box import KINDS, MAX_PLAYERS, MOST_PLACES

# Phases: pieces wash ashore, all choose, and so on until the end.
DRAW, CHOOSE, GAME_OVER = range(3)
PHASE_NAMES = ("draw", "choose", "over")
UNDECIDED = 0  # no choice yet

# Actions: a range for each kind of choice. The outcomes of chance come last.
GO = 0  # + place
PLAYER_ACTIONS = GO + MOST_PLACES
DRAWN = PLAYER_ACTIONS  # + kind
ACTIONS = DRAWN + KINDS

player_fields = [
    ("ledger", np.int16, (KINDS, 1)),  # points by where they come from: the kinds of pieces
    ("points", np.int16),
    ("found", np.int8, (KINDS,)),  # pieces by kind
    ("choice", np.int8),  # the place that was chosen in this tide, in secret: from 1, or 0 for none
]

STATE = record_type(
    [
        ("seats", np.dtype(player_fields, align=True), (MAX_PLAYERS,)),
        ("players", np.int8),
        ("tides", np.int8),  # how many the game has
        ("round_number", np.int8),  # the tide, from 1
        ("phase", np.int8),
        ("beach", np.int8, (MOST_PLACES,)),  # the kind of the piece at each place, or -1
        ("sea", np.int8, (KINDS,)),  # pieces that have not washed ashore, by kind
    ]
)
