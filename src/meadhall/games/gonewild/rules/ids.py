"""Which cards there are: their ids, and so their numbers in every array, are read once from the packaged file.

An owner's file changes what a card does, never which cards there are, so that actions, logs and records keep their meaning.
"""

import tomllib
from pathlib import Path

PACKAGED = Path(__file__).with_name("cards.toml")

CARD_DECKS = ("starter", "unit", "defence", "odin", "divine")
OTHER_DECKS = ("building", "townhall", "mission", "bonus")
STARTER_DECK, UNIT_DECK, DEFENCE_DECK, ODIN_DECK, DIVINE_DECK = range(5)


def _ids(deck: str) -> tuple[str, ...]:
    return tuple(card["id"] for card in _cards if card["deck"] == deck)


_cards = tomllib.loads(PACKAGED.read_text(encoding="utf-8"))["card"]

IDS = {deck: _ids(deck) for deck in (*CARD_DECKS, *OTHER_DECKS)}

# Cards of decks, hands and Odin's Path: starters, units, defences, Odin's Path, divine favours.
CARD_IDS = tuple(name for deck in CARD_DECKS for name in IDS[deck])
CARDS = len(CARD_IDS)
FIRST_MARKET = len(IDS["starter"])
FIRST_DEFENCE = FIRST_MARKET + len(IDS["unit"])
FIRST_ODIN = FIRST_DEFENCE + len(IDS["defence"])
FIRST_DIVINE = FIRST_ODIN + len(IDS["odin"])
FAVOURS = CARDS - FIRST_DIVINE

BUILDING_IDS = IDS["building"]
BUILDINGS = len(BUILDING_IDS)
HALL_IDS = IDS["townhall"]
LEVELS = len(HALL_IDS)
MISSION_IDS = IDS["mission"]
MISSIONS = len(MISSION_IDS)
BONUS_IDS = IDS["bonus"]
BONUSES = len(BONUS_IDS)

# Whatever can have effects: the cards, Draco, the buildings and the town halls.
DRACO = CARDS
FIRST_BUILDING = DRACO + 1
FIRST_HALL = FIRST_BUILDING + BUILDINGS
THINGS = FIRST_HALL + LEVELS
THING_IDS = (*CARD_IDS, "draco", *BUILDING_IDS, *HALL_IDS)

MAX_PLAYERS = 4
MOST_OF_A_NAME = 3
SLOTS = BUILDINGS * MOST_OF_A_NAME  # places in a village: building times three, plus which of them
HALL_SLOT = SLOTS
PATH = 5
THRESHOLDS = 3
TABLE_ENTRIES = 8
MOST_UPGRADES = 8  # upgrades in the box, and so units that carry some
MOST_MISSIONS = 40  # mission cards in the box
NOTHING = -1
