"""Do the fields of a card fit each other? Every refusal names the card, the field and the reason."""

import re

from .card_models import Building, Card, Goal, Playable, Thing
from .effect_parser import RESOURCES, TYPE_NAMES, Place, arguments, number, one_of, split_word
from .ids import BONUS_IDS, BUILDINGS, CARD_IDS, IDS, LEVELS, MAX_PLAYERS, MOST_OF_A_NAME

ROOM_IN_A_DEPOT = 8  # the most that a depot can be said to hold
NO_LIMIT = BUILDINGS * MOST_OF_A_NAME

# What a building does: the resource that it stores and its room, the one that it produces and how much,
# points when full, cards more in the draw phase, cards kept.
STORES, ROOM, PRODUCES, OUTPUT, POINTS_IF_FULL, EXTRA_CARDS, KEEPS = range(7)
BUILDING_COLUMNS = 7

WORDS_OF_BUILDINGS = ("PRODUCE", "STORE", "VP_IF_FULL", "DRAW_PHASE", "KEEP")


def check_card(card: Card) -> None:
    """Check the fields of a card against each other."""
    match card:
        case Goal():
            if card.type != card.deck or (card.deck == "bonus" and card.copies != 1):
                raise Place(card.id, "type").error(f"a single card of the type {card.deck!r} is needed.")
        case Building():
            _check_cost(card)
            if card.type != card.deck:
                raise Place(card.id, "type").error(f"must be {card.deck!r}, not {card.type!r}.")
            if card.deck == "townhall" and card.copies < MAX_PLAYERS:
                raise Place(card.id, "copies").error("each of four players needs one.")
        case Playable():
            _check_cost(card)
            _check_type(card)
            _check_words(card)


def _check_cost(card: Thing) -> None:
    needed = card.deck in ("unit", "defence", "building") or (card.deck == "odin" and card.type != "undead")
    needed = needed or card.id in IDS["townhall"][1:]
    if needed != (card.cost is not None):
        raise Place(card.id, "cost").error("the cost is missing." if needed else "this card is not for sale.")


def _check_type(card: Playable) -> None:
    one_of(card.type, TYPE_NAMES, Place(card.id, "type"))
    fights = card.type in ("unit", "hero", "undead")
    if fights != (card.strength is not None):
        raise Place(card.id, "strength").error(
            "the strength is missing." if fights else "only units, heroes and undead have one."
        )


def _check_words(card: Playable) -> None:
    """Words must fit the type of the card, and a printed defence the word that uses it."""
    place = Place(card.id, "effects")
    for text in card.effects:
        reacts = re.search(r"\b(DEFEND|TRAP)\b", text) is not None
        if text.startswith("ON_SUCCESS ") and card.type not in ("unit", "hero"):
            raise place.error(f"{text!r} belongs to units and heroes.")
        if text.startswith("ON_BUILD ") or (text.startswith("REWARD ") and card.type != "undead"):
            raise place.error(f"{text!r} does not belong on a card of the type {card.type!r}.")
        if card.type == "undead" and reacts:
            raise place.error(f"{text!r} does not belong on undead.")
        if card.type == "defence" and not reacts:
            raise place.error(f"{text!r}: a defence card answers attacks, with DEFEND or TRAP.")
        if reacts and card.type != "defence" and not text.startswith("or "):
            raise place.error(f"{text!r}: on this card an answer is another use, and begins with 'or'.")
    if card.type in ("resource", "action", "upgrade", "defence") and not card.effects:
        raise place.error("a card of this type needs an effect.")
    if card.defence is not None:
        defends = [split_word(text, place)[1] for text in card.effects if text.startswith("DEFEND(")]
        if [str(card.defence)] not in [[n.lstrip("+") for n in given] for given in defends]:
            raise Place(card.id, "defence").error(f"{card.defence!r} contradicts the effects {card.effects}.")


def read_damage(card: Building) -> list[int]:
    """Return a damage bonus: points, tokens plundered from that depot, divine favours."""
    place = Place(card.id, "bonus")
    points = plunder = favours = 0
    for part in card.bonus.split("+") if card.bonus is not None else ():
        word, given = split_word(part, place)
        if word == "VP":
            points += number(arguments(given, 1, word, place)[0], place)
        elif word == "DIVINE_FAVOR":
            arguments(given, 0, word, place)
            favours += 1
        elif word == "PLUNDER":
            resource, n = arguments(given, 2, word, place)
            stores = [split_word(text, place)[1] for text in card.effects if text.startswith("STORE(")]
            if not any(given and given[0] == resource for given in stores):
                raise place.error(f"nothing to plunder: the building does not store {resource!r}.")
            plunder += number(n, place)
        else:
            raise place.error(f"{word!r} is unknown. Expected: VP, PLUNDER or DIVINE_FAVOR.")
    return [points, plunder, favours]


def read_building(card: Building) -> list[int]:
    """Return what a building does."""
    place = Place(card.id, "effects")
    row = [-1, 0, -1, 0, 0, 0, 0]
    for text in card.effects:
        if text.startswith("ON_BUILD "):
            continue
        word, given = split_word(text, place)
        one_of(word, WORDS_OF_BUILDINGS, place)
        if word in ("PRODUCE", "STORE"):
            resource, n = arguments(given, 2, word, place)
            if row[STORES] != -1 or row[PRODUCES] != -1:
                raise place.error("a building stores or produces a single resource.")
            at = STORES if word == "STORE" else PRODUCES
            row[at] = one_of(resource, RESOURCES, place)
            row[at + 1] = number(n, place)
            if row[at + 1] > ROOM_IN_A_DEPOT:
                raise place.error(f"at most {ROOM_IN_A_DEPOT} tokens lie on a building.")
        else:
            at = {"VP_IF_FULL": POINTS_IF_FULL, "DRAW_PHASE": EXTRA_CARDS, "KEEP": KEEPS}[word]
            row[at] = number(arguments(given, 1, word, place)[0], place)
    if row[POINTS_IF_FULL] and row[STORES] == -1:
        raise place.error("VP_IF_FULL needs a STORE.")
    return row


def read_limit(card: Building) -> int:
    """Return how many buildings a town hall allows."""
    place = Place(card.id, "effects")
    limits = [text for text in card.effects if not text.startswith("ON_BUILD ")]
    if len(limits) != 1:
        raise place.error("a town hall has one LIMIT(n) or LIMIT(none), and what it brings ON_BUILD.")
    word, given = split_word(limits[0], place)
    one_of(word, ("LIMIT",), place)
    (limit,) = arguments(given, 1, word, place)
    return NO_LIMIT if limit == "none" else number(limit, place)


assert set(CARD_IDS).isdisjoint(BONUS_IDS)
assert LEVELS == 3
