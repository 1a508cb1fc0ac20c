"""What cards say, in a reader's language: effects, conditions of missions, and what bonus cards count."""

from ....engine.record import State
from ....engine.texts import Texts
from ..rules.card_validation import EXTRA_CARDS, KEEPS, OUTPUT, POINTS_IF_FULL, PRODUCES, ROOM, STORES
from ..rules.cards import ABOUT, CONDITION, COUNTED, HOW_MUCH, OF_WHAT
from ..rules.effect_parser import (
    AMOUNT,
    BUY,
    BUY_BUILDING,
    BUY_ODIN,
    CONDITION_WORDS,
    EFFECT_WORDS,
    HIT_HALL,
    MOST_CARD,
    MOST_DECK,
    MOST_STORED,
    MOST_TYPE,
    OTHER,
    OWN,
    RESOURCES,
    SPEND,
    TYPE_NAMES,
    WHAT,
    WORD,
)
from ..rules.effects import amount_of
from ..rules.ids import CARD_DECKS, FIRST_BUILDING
from .names import thing_name

MOST_KEYS = ("most-type", "most-deck", "most-card", "most-stored", "most-strength", "most-buildings", "most-missions")


def effect_text(state: State, thing: int, i: int, say: Texts) -> str:
    """Say what an effect does."""
    row = state.effects[thing, i]
    word = EFFECT_WORDS[row[WORD]]
    if not word:
        return "–"
    what = int(row[WHAT])
    arguments: dict[str, object] = {"n": amount_of(state, thing, i)}
    if word in ("GAIN", "TOKEN", "STEAL"):
        arguments["resource"] = say((*RESOURCES, "any-resource")[what])
    elif word == "GAIN_PER":
        arguments["resource"] = say(RESOURCES[row[OTHER]])
        arguments["building"] = thing_name(state, FIRST_BUILDING + what, say.language)
    elif word in ("SEEK", "TRAP"):
        types = [say(f"type-{name}") for kind, name in enumerate(TYPE_NAMES) if (what >> kind) & 1]
        arguments["types"] = f" {say('or')} ".join(types)
        arguments["n"] = int(row[AMOUNT])
    return say(f"effect-{word.lower().replace('_', '-')}", **arguments)


def building_texts(state: State, building: int, say: Texts) -> list[str]:
    """Say what a building does, and what hitting it brings."""
    row = state.building[building]
    points, plunder, favours = state.damage[building].tolist()
    texts = []
    if row[PRODUCES] >= 0:
        texts.append(say("building-produces", n=int(row[OUTPUT]), resource=say(RESOURCES[row[PRODUCES]])))
    if row[STORES] >= 0:
        texts.append(say("building-stores", n=int(row[ROOM]), resource=say(RESOURCES[row[STORES]])))
    for column, key in ((POINTS_IF_FULL, "full"), (EXTRA_CARDS, "draws"), (KEEPS, "keeps")):
        if row[column]:
            texts.append(say(f"building-{key}", n=int(row[column])))
    for n, key in ((points, "points"), (plunder, "plunder"), (favours, "favours")):
        if n:
            texts.append(say(f"damage-{key}", n=n))
    return texts


def condition_text(state: State, mission: int, say: Texts) -> str:
    """Say what a mission asks for."""
    row = state.mission[mission]
    condition, about = int(row[CONDITION]), int(row[ABOUT])
    arguments: dict[str, object] = {"n": int(row[HOW_MUCH])}
    if condition == BUY:
        kinds = {BUY_ODIN: "deck-odin", BUY_BUILDING: "a-building"}
        arguments["what"] = say(kinds.get(about) or f"type-{TYPE_NAMES[about]}")
    elif condition == SPEND:
        arguments["what"] = say(RESOURCES[about])
    elif condition == OWN:
        arguments["what"] = thing_name(state, FIRST_BUILDING + about, say.language)
    else:
        arguments["what"] = say("a-hall" if about == HIT_HALL else "a-building")
    return say(f"condition-{CONDITION_WORDS[condition].lower().replace('_', '-')}", **arguments)


def bonus_text(state: State, bonus: int, say: Texts) -> str:
    """Say what a bonus card counts."""
    counted, what = int(state.bonus[bonus, COUNTED]), int(state.bonus[bonus, OF_WHAT])
    named = ""
    if counted == MOST_TYPE:
        named = say(f"type-{TYPE_NAMES[what]}")
    elif counted == MOST_DECK:
        named = say(f"deck-{CARD_DECKS[what]}")
    elif counted == MOST_CARD:
        named = thing_name(state, what, say.language)
    elif counted == MOST_STORED:
        named = say(RESOURCES[what])
    return say(MOST_KEYS[counted], what=named)
