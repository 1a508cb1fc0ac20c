"""Numbers for everything that a player or chance can choose. Each range is one kind of choice."""

from .card_validation import ROOM_IN_A_DEPOT
from .effect_parser import MOST_EFFECTS
from .ids import (
    BONUSES,
    BUILDINGS,
    CARDS,
    FIRST_MARKET,
    FIRST_ODIN,
    MAX_PLAYERS,
    MISSIONS,
    MOST_UPGRADES,
    PATH,
    SLOTS,
    THINGS,
)

MARKET_CARDS = FIRST_ODIN - FIRST_MARKET

# The action phase.
PLAY = 0  # + card
BUY_CARD = PLAY + CARDS  # + card of the market, from the first unit on
BUY_PATH = BUY_CARD + MARKET_CARDS  # + space
BUILD = BUY_PATH + PATH  # + building
UPGRADE_HALL = BUILD + BUILDINGS
ATTACK = UPGRADE_HALL + 1  # + seat times 19 + slot, the hall's slot being the last
ATTACK_UNDEAD = ATTACK + MAX_PLAYERS * (SLOTS + 1)  # + space
ATTACK_DRACO = ATTACK_UNDEAD + PATH
CLAIM = ATTACK_DRACO + 1  # + mission
SWAP = CLAIM + MISSIONS  # + mission
EXCHANGE = SWAP + MISSIONS  # + the resource given
RETURN = EXCHANGE + 2  # + slot
BY_HAND = RETURN + SLOTS
END_TURN = BY_HAND + 1

# An attack: which cards, and the answers to it.
SEND_CARD = END_TURN + 1  # + card from the hand
SEND_READY = SEND_CARD + CARDS  # + card played before
SEND_ARMED = SEND_READY + CARDS  # + place among those with upgrades
DECLARE = SEND_ARMED + MOST_UPGRADES
ANSWER_WITH = DECLARE + 1  # + card
NO_ANSWER = ANSWER_WITH + CARDS
TRAP_CARD = NO_ANSWER + 1  # + card without upgrades
TRAP_ARMED = TRAP_CARD + CARDS  # + place among those with upgrades

# Choices that effects bring.
EFFECT = TRAP_ARMED + MOST_UPGRADES  # + thing times 3 + which of its effects
TAKE_RESOURCE = EFFECT + THINGS * MOST_EFFECTS  # + resource
INTO_SLOT = TAKE_RESOURCE + 2  # + slot
STEAL_FROM = INTO_SLOT + SLOTS  # + seat times 18 + slot
RECOVER = STEAL_FROM + MAX_PLAYERS * SLOTS  # + card
RECOVER_NO_MORE = RECOVER + CARDS
PEEK_AT = RECOVER_NO_MORE + 1  # + seat
ATTACH_TO_CARD = PEEK_AT + MAX_PLAYERS  # + card from the hand
ATTACH_TO_READY = ATTACH_TO_CARD + CARDS  # + card played before
ATTACH_TO_ARMED = ATTACH_TO_READY + CARDS  # + place among those with upgrades
TAKE = ATTACH_TO_ARMED + MOST_UPGRADES  # + divine favour

# Paying by hand, storing, keeping.
PAY_PURSE = TAKE + CARDS  # + resource
PAY_HALL = PAY_PURSE + 2  # + resource
PAY_SLOT = PAY_HALL + 2  # + slot
STORE = PAY_SLOT + SLOTS  # + tokens
KEEP = STORE + ROOM_IN_A_DEPOT + 1  # + card
KEEP_NO_MORE = KEEP + CARDS
PLAYER_ACTIONS = KEEP_NO_MORE + 1

# Outcomes of chance.
CARD_DRAWN = PLAYER_ACTIONS  # + card
MISSION_DRAWN = CARD_DRAWN + CARDS  # + mission
BONUS_DRAWN = MISSION_DRAWN + MISSIONS  # + bonus card
ACTIONS = BONUS_DRAWN + BONUSES

# The longest lists that `legal` and `outcomes` can write: every action of the action phase, or every effect.
MOST_LEGAL = max(SEND_CARD, THINGS * MOST_EFFECTS)
MOST_OUTCOMES = max(CARDS, MISSIONS, BONUSES)
