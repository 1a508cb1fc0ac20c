"""Names of cards in a language, from the card file that a state is played with."""

from ....engine.record import State
from ..rules.cards import cards_of_digest
from ..rules.ids import HALL_IDS, HALL_SLOT, MOST_OF_A_NAME, THING_IDS


def name_of(state: State, name: str, language: str) -> str:
    """Return a card's name by its id."""
    return "Draco" if name == "draco" else cards_of_digest(state.digest).names[language][name]


def thing_name(state: State, thing: int, language: str) -> str:
    """Return the name of a card, Draco, a building or a town hall by its number."""
    return name_of(state, THING_IDS[thing], language)


def slot_name(state: State, seat: int, slot: int, language: str) -> str:
    """Return the name of the building in a slot; with its place where there are several."""
    player = state.seats[seat]
    if slot == HALL_SLOT:
        return name_of(state, HALL_IDS[max(int(player.level), 1) - 1], language)
    building, place = slot // MOST_OF_A_NAME, slot % MOST_OF_A_NAME
    name = thing_name(state, len(THING_IDS) - len(HALL_IDS) - len(player.built) + building, language)
    return f"{name} {place + 1}" if player.built[building] > 1 else name
