"""Does each field of a card file hold what it may? Every refusal names the card, the field and the reason."""

import re
from typing import Any

from .effect_parser import LARGEST, RESOURCES, TYPE_NAMES, Place, arguments, number, one_of, split_word
from .ids import (
    BONUS_IDS,
    BUILDINGS,
    CARD_IDS,
    IDS,
    LEVELS,
    MAX_PLAYERS,
    MOST_OF_A_NAME,
    PATH,
    TABLE_ENTRIES,
    THRESHOLDS,
)

MOST_COPIES = 30
ROOM_IN_A_DEPOT = 8  # the most that a depot can be said to hold
NO_LIMIT = BUILDINGS * MOST_OF_A_NAME

# What a building does: the resource that it stores and its room, the one that it produces and how much,
# points when full, cards more in the draw phase, cards kept.
STORES, ROOM, PRODUCES, OUTPUT, POINTS_IF_FULL, EXTRA_CARDS, KEEPS = range(7)
BUILDING_COLUMNS = 7

ALWAYS = {"id", "en", "de", "deck", "type", "copies", "designed"}
FIELDS: dict[str, set[str]] = {
    "starter": {"strength", "defence", "effects"},
    "unit": {"cost", "strength", "defence", "effects"},
    "defence": {"cost", "strength", "defence", "effects"},
    "odin": {"cost", "strength", "defence", "effects"},
    "divine": {"strength", "defence", "effects", "min_players"},
    "building": {"cost", "defence", "bonus", "effects"},
    "townhall": {"cost", "defence", "bonus", "effects"},
    "mission": {"points", "condition", "note"},
    "bonus": {"points", "condition", "note"},
}
WORDS_OF_BUILDINGS = ("PRODUCE", "STORE", "VP_IF_FULL", "DRAW_PHASE", "KEEP")


def check_card(name: str, card: dict[str, Any]) -> None:
    """Check the fields of a card one by one, and against each other."""
    deck = card["deck"]
    for key in card:
        if key not in ALWAYS | FIELDS[deck]:
            raise Place(name, key).error(f"a card of the deck {deck!r} has no such field.")
    for language in ("en", "de"):
        title = card.get(language)
        if not isinstance(title, str) or not title.strip() or not title.isprintable() or len(title) > 60:
            raise Place(name, language).error("a name has 1 to 60 printable characters.")
    whole(card.get("copies"), 1, MOST_COPIES, Place(name, "copies"))
    _check_designed(name, card)
    if deck in ("mission", "bonus"):
        whole(card.get("points"), 0, LARGEST, Place(name, "points"))
        if not isinstance(card.get("condition"), str):
            raise Place(name, "condition").error("the condition is missing.")
        if card["type"] != deck or (deck == "bonus" and card["copies"] != 1):
            raise Place(name, "type").error(f"a single card of the type {deck!r} is needed.")
        return
    if "effects" in card and not (
        isinstance(card["effects"], list) and all(isinstance(text, str) for text in card["effects"])
    ):
        raise Place(name, "effects").error("effects are a list of words in quotes.")
    _check_cost(name, card)
    if deck in ("building", "townhall"):
        if card["type"] != deck:
            raise Place(name, "type").error(f"must be {deck!r}, not {card['type']!r}.")
        whole(card.get("defence"), 0, LARGEST, Place(name, "defence"))
        if deck == "townhall" and card["copies"] < MAX_PLAYERS:
            raise Place(name, "copies").error("each of four players needs one.")
    else:
        _check_type(name, card)
        _check_words(name, card)


def whole(value: object, least: int, most: int, place: Place) -> int:
    """Read a whole number."""
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise place.error(f"must be a whole number from {least} to {most}, not {value!r}.")
    return value


def _check_designed(name: str, card: dict[str, Any]) -> None:
    designed = card.get("designed", [])
    if not isinstance(designed, list):
        raise Place(name, "designed").error("must be a list of fields.")
    for key in designed:
        if key not in card:
            raise Place(name, "designed").error(f"{key!r} is no field of this card.")


def _check_cost(name: str, card: dict[str, Any]) -> None:
    needed = card["deck"] in ("unit", "defence", "building") or (card["deck"] == "odin" and card["type"] != "undead")
    needed = needed or name in IDS["townhall"][1:]
    if needed != ("cost" in card):
        raise Place(name, "cost").error("the cost is missing." if needed else "this card is not for sale.")
    if needed:
        cost = card["cost"]
        if not isinstance(cost, dict) or set(cost) != set(RESOURCES):
            raise Place(name, "cost").error("a cost is written as { beer = 3, gold = 0 }.")
        for resource in RESOURCES:
            whole(cost[resource], 0, LARGEST, Place(name, "cost"))


def _check_type(name: str, card: dict[str, Any]) -> None:
    place = Place(name, "type")
    one_of(card["type"], TYPE_NAMES, place)
    fights = card["type"] in ("unit", "hero", "undead")
    if fights != ("strength" in card):
        raise Place(name, "strength").error(
            "the strength is missing." if fights else "only units, heroes and undead have one."
        )
    if fights:
        whole(card["strength"], 0, LARGEST, Place(name, "strength"))
    if "min_players" in card:
        whole(card["min_players"], 2, MAX_PLAYERS, Place(name, "min_players"))


def _check_words(name: str, card: dict[str, Any]) -> None:
    """Words must fit the type of the card, and a printed defence the word that uses it."""
    place = Place(name, "effects")
    effects = card.get("effects", [])
    kind = card["type"]
    for text in effects:
        reacts = re.search(r"\b(DEFEND|TRAP)\b", text) is not None
        if text.startswith("ON_SUCCESS ") and kind not in ("unit", "hero"):
            raise place.error(f"{text!r} belongs to units and heroes.")
        if text.startswith("ON_BUILD ") or (text.startswith("REWARD ") and kind != "undead"):
            raise place.error(f"{text!r} does not belong on a card of the type {kind!r}.")
        if kind == "undead" and reacts:
            raise place.error(f"{text!r} does not belong on undead.")
        if kind == "defence" and not reacts:
            raise place.error(f"{text!r}: a defence card answers attacks, with DEFEND or TRAP.")
        if reacts and kind != "defence" and not text.startswith("or "):
            raise place.error(f"{text!r}: on this card an answer is another use, and begins with 'or'.")
    if kind in ("resource", "action", "upgrade", "defence") and not effects:
        raise place.error("a card of this type needs an effect.")
    if "defence" in card:
        defends = [split_word(text, place)[1] for text in effects if text.startswith("DEFEND(")]
        if [str(card["defence"])] not in [[n.lstrip("+") for n in given] for given in defends]:
            raise Place(name, "defence").error(f"{card['defence']!r} contradicts the effects {effects}.")


def read_damage(card: dict[str, Any]) -> list[int]:
    """Return a damage bonus: points, tokens plundered from that depot, divine favours."""
    place = Place(card["id"], "bonus")
    points = plunder = favours = 0
    text = card.get("bonus")
    if text is None:
        return [0, 0, 0]
    if not isinstance(text, str):
        raise place.error("a damage bonus is a word in quotes, such as VP(1).")
    for part in text.split("+"):
        word, given = split_word(part, place)
        if word == "VP":
            points += number(arguments(given, 1, word, place)[0], place)
        elif word == "DIVINE_FAVOR":
            arguments(given, 0, word, place)
            favours += 1
        elif word == "PLUNDER":
            resource, n = arguments(given, 2, word, place)
            stores = [split_word(text, place)[1] for text in card.get("effects", []) if text.startswith("STORE(")]
            if not any(given and given[0] == resource for given in stores):
                raise place.error(f"nothing to plunder: the building does not store {resource!r}.")
            plunder += number(n, place)
        else:
            raise place.error(f"{word!r} is unknown. Known are VP, PLUNDER and DIVINE_FAVOR.")
    return [points, plunder, favours]


def read_building(card: dict[str, Any]) -> list[int]:
    """Return what a building does."""
    place = Place(card["id"], "effects")
    row = [-1, 0, -1, 0, 0, 0, 0]
    for text in card.get("effects", []):
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


def read_limit(card: dict[str, Any]) -> int:
    """Return how many buildings a town hall allows."""
    place = Place(card["id"], "effects")
    limits = [text for text in card.get("effects", []) if not text.startswith("ON_BUILD ")]
    if len(limits) != 1:
        raise place.error("a town hall has one LIMIT(n) or LIMIT(none), and what it brings ON_BUILD.")
    word, given = split_word(limits[0], place)
    one_of(word, ("LIMIT",), place)
    (limit,) = arguments(given, 1, word, place)
    return NO_LIMIT if limit == "none" else number(limit, place)


RULES = (
    "start_deck",
    "start_hand",
    "path_spaces",
    "open_favours",
    "favours_per_player",
    "favour_thresholds",
    "open_bonuses",
    "first_bonuses",
    "open_missions",
    "first_mission_points",
    "swap_price",
    "exchange",
    "most_of_a_name",
    "complete_defence",
    "repelled_card",
    "points_limit",
    "points_table",
    "draco",
)
# Plain numbers, with the least and the most that each may be.
BOUNDS = {
    "start_hand": (1, LARGEST),
    "path_spaces": (PATH, PATH),
    "open_favours": (1, 2),
    "favours_per_player": (1, 3),
    "open_bonuses": (1, len(BONUS_IDS)),
    "open_missions": (1, 2),
    "first_mission_points": (0, LARGEST),
    "swap_price": (0, LARGEST),
    "exchange": (1, LARGEST),
    "most_of_a_name": (1, MOST_OF_A_NAME),
    "complete_defence": (0, LARGEST),
    "repelled_card": (0, LARGEST),
}


def check_rules(rules: object) -> dict[str, Any]:
    """Check [rules], and return its numbers by name."""
    if not isinstance(rules, dict):
        raise Place("[rules]", "rules").error("the table is missing.")
    for name in rules:
        if name not in (*RULES, "designed"):
            raise Place("[rules]", name).error("unknown.")
    for name in RULES:
        if name not in rules:
            raise Place("[rules]", name).error("the line is missing.")
    values: dict[str, Any] = {
        name: whole(rules[name], least, most, Place("[rules]", name)) for name, (least, most) in BOUNDS.items()
    }
    values["points_table"] = _numbers(rules, "points_table", TABLE_ENTRIES)
    for i, points in enumerate(_numbers(rules, "favour_thresholds", THRESHOLDS), 1):
        values[f"threshold_{i}"] = points
    values["start_deck"] = _counts(rules, "start_deck", IDS["starter"])
    for key, limit in _counts(rules, "points_limit", ("2", "3", "4", "long")).items():
        values[f"limit_{key}"] = limit
    first = rules["first_bonuses"]
    place = Place("[rules]", "first_bonuses")
    if not isinstance(first, list) or len(set(map(str, first))) != rules["open_bonuses"]:
        raise place.error(f"must be a list of {rules['open_bonuses']} bonus cards.")
    values["first_bonuses"] = sum(1 << one_of(str(name), BONUS_IDS, place) for name in first)
    draco = rules["draco"]
    place = Place("[rules]", "draco")
    if not isinstance(draco, dict) or set(draco) != {"strength", "reward"} or not isinstance(draco["reward"], str):
        raise place.error('is written as { strength = 1, reward = "TOKEN(choice, 1)" }.')
    values["draco_strength"] = whole(draco["strength"], 0, LARGEST, place)
    values["draco_reward"] = draco["reward"]
    return values


def _numbers(rules: dict[str, Any], name: str, wanted: int) -> list[int]:
    place = Place("[rules]", name)
    values = rules[name]
    if not isinstance(values, list) or len(values) != wanted:
        raise place.error(f"must be a list of {wanted} numbers.")
    numbers = [whole(value, 0, 99, place) for value in values]
    if numbers != sorted(numbers):
        raise place.error("the numbers must not fall.")
    return numbers


def _counts(rules: dict[str, Any], name: str, keys: tuple[str, ...]) -> dict[str, int]:
    place = Place("[rules]", name)
    values = rules[name]
    if not isinstance(values, dict) or set(values) != set(keys):
        raise place.error(f"must have a number each for {', '.join(keys)}.")
    return {key: whole(values[key], 0, 99, place) for key in keys}


assert set(CARD_IDS).isdisjoint(BONUS_IDS)
assert LEVELS == 3
