"""The state of a game of Vikings Gone Wild: one record with everything that lies on the table.

Cards of a kind are alike, so a deck, a hand or a pile is a count for each kind. A village has three slots for each
building; the first ones are used, and a slot's number is three times its building plus its place:

    brewery   0  1  2
    factory   3  4  5
    …
    drakkar  15 16 17
"""

import numpy as np

from ....engine.record import record_type
from .cards import TABLE_FIELDS
from .effect_parser import MOST_EFFECTS
from .ids import (
    BONUS_IDS,
    CARDS,
    MAX_PLAYERS,
    MISSIONS,
    MOST_MISSIONS,
    MOST_UPGRADES,
    PATH,
    SLOTS,
    THINGS,
)

# What is asked for. First what chance answers, then what players do.
(
    DRAW_BONUS,
    DRAW_MISSION,
    FILL_PATH,
    REVEAL_FAVOUR,
    DRAW_CARD,
    SEEK_CARD,
    BREAK_TIE,
    ACT,
    ORDER_EFFECTS,
    CHOOSE_RESOURCE,
    PLACE_TOKEN,
    STEAL_TOKEN,
    RECOVER_CARD,
    PEEK_HAND,
    ATTACH_UPGRADE,
    SEND,
    ANSWER,
    CHOOSE_TRAPPED,
    TAKE_FAVOUR,
    PAY,
    STORE_TOKENS,
    KEEP_CARD,
    GAME_OVER,
) = range(23)
LAST_OF_CHANCE = BREAK_TIE
PHASE_NAMES = (
    "draw bonus",
    "draw mission",
    "fill path",
    "reveal favour",
    "draw card",
    "seek card",
    "break tie",
    "act",
    "order effects",
    "choose resource",
    "place token",
    "steal token",
    "recover card",
    "peek",
    "attach upgrade",
    "send",
    "answer",
    "choose trapped",
    "take favour",
    "pay",
    "store tokens",
    "keep card",
    "over",
)

# The larger steps of a game, in their order; DRAWING to CLEARING are the phases of a round after production.
SETTING_UP, DRAWING, ACTING, STORING, KEEPING, CLEARING, ENDING = range(7)
STAGE_NAMES = ("setup", "draw", "action", "storage", "keep", "end of round", "end")

# Where points and tokens come from and go to: the rows of the ledger.
(
    CARRIED,
    BUILDINGS_HIT,
    DAMAGE_BONUS,
    REPELLED,
    DEFENDED,
    BEATEN,
    MISSION,
    BUILT,
    FULL_DEPOTS,
    CARD_EFFECTS,
    PRODUCTION,
    PLUNDER,
    THEFT,
    PAYMENT,
    EXCHANGED,
    RETURNED,
    NOT_STORED,
    FIRST_BONUS,
) = range(18)
SOURCE_NAMES = (
    "carried",
    "buildings-hit",
    "damage-bonus",
    "repelled",
    "complete-defence",
    "beaten",
    "missions",
    "built",
    "full-depots",
    "card-effects",
    "production",
    "plunder",
    "theft",
    "payment",
    "exchange",
    "returned",
    "not-stored",
    *(f"bonus-{name.replace('_', '-')}" for name in BONUS_IDS),
)
SOURCES = len(SOURCE_NAMES)
POINTS_COLUMN, BEER_COLUMN, GOLD_COLUMN = range(3)

# Marks on a building or a town hall.
UNDER_CONSTRUCTION, DAMAGED = 1, 2

# The present version of the rules, and the one since which rewards come before effects of fighters sent from the hand.
RULES_NOW = 2
REWARD_FIRST = 2

# How many cards of a hand are told apart from those that joined it later, none included; of more, some are forgotten.
OLDER = 16

# What choosing a resource brings.
INTO_PURSE, AS_TOKEN = 1, 2

player_fields = [
    ("ledger", np.int16, (SOURCES, 3)),  # points, beer and gold tokens by source
    ("points", np.int16),
    ("tokens", np.int16, (2,)),  # beer and gold tokens on hall, producers and depots, and being stored
    ("guard", np.int16, (SLOTS + 1,)),  # defence added by cards until the end of the round; the hall's last
    ("draws", np.int8, (CARDS,)),  # the own deck
    ("hand", np.int8, (CARDS,)),
    ("discards", np.int8, (CARDS,)),
    ("played", np.int8, (CARDS,)),  # the play area, bought cards and favours included
    ("known", np.int8, (MAX_PLAYERS, CARDS)),  # cards that each other seat knows to be in the hand; own row: everyone
    # How likely so many of the hand's cards that not all know were there when each other seat last looked; own row: when
    # it last showed no fighter. No odds at all: never, or all have left.
    ("older", np.float32, (MAX_PLAYERS, OLDER)),
    ("marks", np.int8, (SLOTS + 1,)),
    ("on_slot", np.int8, (SLOTS,)),  # tokens on each building
    ("on_hall", np.int16, (2,)),  # loose beer and gold on the town hall
    ("built", np.int8, (SLOTS // 3,)),  # how many of each building
    ("level", np.int8),  # of the town hall, 1 to 3
    ("held", np.int8, (MISSIONS,)),  # open missions
    ("done", np.int8, (MISSIONS,)),  # completed missions
    ("favours_due", np.int8),  # divine favours earned and not yet taken
    ("passed", np.int8),  # how many thresholds have been passed
    ("attacked", np.int8),  # in this round
    ("claimed", np.int8),  # a mission in this round
    ("swapped", np.int8),  # a mission in this round
    ("returned", np.int8),  # a building in this round
]

STATE = record_type(
    [
        ("seats", np.dtype(player_fields, align=True), (MAX_PLAYERS,)),
        *TABLE_FIELDS,
        ("digest", np.int64),  # of the table of cards
        ("rules", np.int8),  # the version of the rules that the match is played under
        ("round_number", np.int16),
        ("strongest", np.int16),  # the strongest card that has attacked in this turn
        ("purse", np.int16, (2,)),  # beer and gold of this turn that cannot be stored
        ("spent", np.int16, (2,)),  # in this turn, as prices
        ("price", np.int16, (2,)),  # still to be paid by hand
        ("buying", np.int16),  # the action that is being paid for, or -1
        ("boost", np.int16),  # of all own fighters in this turn
        ("armed_bonus", np.int16, (MOST_UPGRADES,)),  # of fighters with upgrades
        ("storable", np.int16, (2,)),  # being stored: so many must be placed, and so many may
        ("target", np.int16),  # of the attack under way: an attack's action, counted from the first, or -1
        ("players", np.int8),
        ("long_game", np.int8),
        ("first_game", np.int8),
        ("stage", np.int8),
        ("phase", np.int8),
        ("start", np.int8),  # the start player
        ("active", np.int8),  # whose turn it is, or who draws, stores or keeps
        ("seated", np.int8),  # how many have finished this stage
        ("last_round", np.int8),
        ("victim", np.int8),  # the opponent attacked in this turn, or -1
        ("draco_done", np.int8),
        ("hits", np.int16),  # buildings hit in this turn, halls included
        ("hall_hits", np.int16),
        ("bought", np.int16),  # set of what was bought in this turn: types, Odin's Path, buildings
        ("by_hand", np.int8),  # the next price is paid by hand
        ("answering", np.int8),  # the attack has been declared and the defender answers
        ("trapping", np.int8),  # the card whose trap needs a choice, or -1
        ("taker", np.int8),  # who takes a divine favour
        ("revealed", np.int8),  # the favour turned up from the stack, or -1
        ("draws_due", np.int16),  # cards to be drawn
        ("missions_due", np.int8),
        ("tokens_due", np.int8, (2,)),  # tokens to be placed
        ("choices_due", np.int8),  # resources to be chosen
        ("chosen_as", np.int8),  # and what they are
        ("chosen_from", np.int8),  # the ledger's source of such tokens
        ("seek_types", np.int8),  # types of cards that are sought
        ("reshuffled", np.int8),  # by this search
        ("steals_due", np.int8),
        ("steal_resource", np.int8),
        ("steal_from", np.int8),  # the opponent chosen, or -1
        ("recovers_due", np.int8),
        ("peeks_due", np.int8),
        ("attach_due", np.int8),  # strength of the upgrade that looks for its carrier
        ("refill", np.int8),  # free spaces of Odin's Path are to be filled
        ("store_resource", np.int8),
        ("store_slot", np.int8),  # the next slot to be filled, or -1 before the first
        ("keeps_left", np.int16),
        ("kept", np.int8, (CARDS,)),
        ("aside", np.int8, (CARDS,)),  # revealed by a search
        ("waiting", np.int16),  # how many effects wait for their turn
        ("due", np.int8, (THINGS, MOST_EFFECTS)),  # which they are
        ("ready", np.int8, (CARDS,)),  # fighters played in this turn that may still attack
        ("sent", np.int8, (CARDS,)),  # of the attack under way, without upgrades
        ("fresh", np.int8, (CARDS,)),  # those of them that came straight from the hand
        ("trapped", np.int8, (CARDS,)),  # and those that are trapped
        ("armed", np.int8, (MOST_UPGRADES,)),  # fighters with upgrades that may still attack, or -1
        ("armed_sent", np.int8, (MOST_UPGRADES,)),  # 1 when part of the attack under way, 2 when trapped
        ("market", np.int8, (THINGS,)),  # units, defences and buildings for sale
        ("path", np.int8, (PATH,)),  # from the deck to the right, -1 for a free space
        ("odin", np.int8, (CARDS,)),  # the deck of Odin's Path
        ("odin_discards", np.int8, (CARDS,)),
        ("favours_open", np.int8, (CARDS,)),
        ("favours_unseen", np.int8, (CARDS,)),  # in the stack or left in the box: nobody knows which
        ("favours_left", np.int8),  # in the stack
        ("mission_piles", np.int8, (2, MISSIONS)),
        ("mission_bottom", np.int8, (MOST_MISSIONS,)),  # swapped ones in order, -1 for none
        ("bonuses", np.int16),  # set of the bonus cards of this game
        ("box", np.int16),  # set of those not yet drawn to break a tie
        ("tie_winner", np.int8),  # -1 for none yet
    ]
)
