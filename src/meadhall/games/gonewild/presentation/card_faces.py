"""What is printed on the cards of a set, for whoever draws them: names, costs, values and effects, in both languages."""

from collections.abc import Iterator
from itertools import groupby
from typing import Any

from pydantic import BaseModel, Field

from ....engine.errors import BadOption
from ....engine.record import State, blank
from ....engine.texts import LANGUAGES, Texts, texts
from ..rules.card_validation import EXTRA_CARDS, KEEPS, NO_LIMIT, OUTPUT, POINTS_IF_FULL, PRODUCES, ROOM, STORES
from ..rules.cards import (
    ABOUT,
    BONUS_POINTS,
    CONDITION,
    COUNTED,
    EXCHANGE_RATE,
    HOW_MUCH,
    MISSION_POINTS,
    OF_WHAT,
    SWAP_PRICE,
    TABLE_FIELDS,
    Cards,
    cards_of_digest,
    packaged_cards,
)
from ..rules.effect_parser import (
    BUY,
    BUY_BUILDING,
    BUY_ODIN,
    CONDITION_WORDS,
    DRAW,
    EFFECT_WORDS,
    GAIN_PER,
    HIT,
    HIT_HALL,
    MOST_CARD,
    MOST_DECK,
    MOST_EFFECTS,
    MOST_STORED,
    MOST_TYPE,
    NO_EFFECT,
    OTHER,
    OWN,
    RESOURCES,
    SEEK,
    SPEND,
    TRAP,
    TYPE_NAMES,
    UNDEAD,
    USE,
    WHAT,
    WHEN,
    WORD,
)
from ..rules.effects import amount_of
from ..rules.ids import (
    BONUS_IDS,
    BUILDING_IDS,
    CARD_DECKS,
    CARD_IDS,
    CARDS,
    FIRST_BUILDING,
    FIRST_HALL,
    IDS,
    MAX_PLAYERS,
    MISSION_IDS,
    THING_IDS,
)
from ..rules.state import STATE
from ..rules.strength import is_fighter
from .card_text import MOST_KEYS, bonus_text, condition_text, effect_text
from .explain import TEXTS

Words = dict[str, str]  # by language

# When an effect happens, in the order of the numbers in its row.
WHENS = ("played", "success", "beaten", "built", "attacked")
# Resources by their number; the last is any mix.
KINDS = (*RESOURCES, "any")


class CardEffect(BaseModel):
    """One effect, condition or bonus of a card: its word with its arguments for a picture, and what it says."""

    when: str  # played, success, beaten, built, attacked; always; hit; goal
    use: int  # effects of other uses are alternatives
    word: str  # as in a card file, in small letters
    what: str | None = None  # a resource, a building, a card, or types of cards joined by "or"
    resource: str | None = None  # what is gained for each building
    n: int | None = None
    text: Words


class CardFace(BaseModel):
    """A card, a building, a town hall, Draco, a mission or a bonus card."""

    id: str
    name: Words
    deck: str
    type: str
    beer: int | None  # what it costs; none if it is not for sale
    gold: int | None
    strength: int | None
    defence: int | None
    points: int | None  # of missions and bonus cards
    effects: list[CardEffect]
    sentence: Words
    designed: list[str]  # fields that were not read off a card


class CardSet(BaseModel):
    """All cards of a set, by id, as they are at a table of so many players."""

    digest: str
    players: int
    exchange: int  # of one resource for one of the other
    swap_price: int  # gold for another mission
    cards: dict[str, CardFace]


class WantedCards(BaseModel):
    """Which card set is asked for."""

    digest: str | None = Field(None, pattern=r"^[0-9a-f]{8}$", description="as in a view; without it, the packaged set")
    players: int = Field(2, ge=2, le=MAX_PLAYERS, description="some cards bring more with more players")


def wanted_cards(wanted: WantedCards) -> CardSet:
    """Return the faces of the card set that is asked for."""
    cards = cards_of_digest(int(wanted.digest, 16)) if wanted.digest else packaged_cards()
    if wanted.digest and cards.digest != int(wanted.digest, 16):
        raise BadOption(f"There is no card set {wanted.digest!r} here. A view names the one that its table plays with.")
    return card_set(cards, wanted.players)


def card_set(cards: Cards, players: int) -> CardSet:
    """Return the faces of a card set."""
    state = blank(STATE)
    for name, *_ in TABLE_FIELDS:
        state[name] = cards.table[name]
    state.digest = cards.digest
    state.players = players
    faces = [*_things(state, cards), *_missions(state, cards), *_bonuses(state, cards)]
    return CardSet(
        digest=f"{cards.digest:08x}",
        players=players,
        exchange=int(state.numbers[EXCHANGE_RATE]),
        swap_price=int(state.numbers[SWAP_PRICE]),
        cards={face.id: face for face in faces},
    )


def _said(key: str, **arguments: Any) -> Words:
    return {language: texts(language, TEXTS)(key, **arguments) for language in LANGUAGES}


def _catalogues() -> dict[str, Texts]:
    return {language: texts(language, TEXTS) for language in LANGUAGES}


def _face(cards: Cards, name: str, **fields: Any) -> CardFace:
    deck = next((deck for deck, ids in IDS.items() if name in ids), "draco")
    values = {"beer": None, "gold": None, "strength": None, "defence": None, "points": None, "type": deck} | fields
    face = CardFace(
        id=name,
        name={language: cards.names[language].get(name, "Draco") for language in LANGUAGES},
        deck=deck,
        sentence={},
        designed=cards.designed.get(name, []),
        **values,
    )
    face.sentence = {language: _sentence(face, language, say) for language, say in _catalogues().items()}
    return face


def _sentence(face: CardFace, language: str, say: Texts) -> str:
    """Say all that a card does, as a person would read it out."""
    fights = face.strength is not None and face.type in ("unit", "hero")
    parts = [say("face-fights", n=face.strength)] if fights else []
    use = 0
    for (when, its_use), effects in groupby(face.effects, key=lambda effect: (effect.when, effect.use)):
        joint = ", " if when == "always" else f" {say('face-and')} "
        text = joint.join(effect.text[language] for effect in effects)
        if when in ("success", "beaten", "built", "attacked", "hit"):
            text = say(f"face-{when}", effect=text)
        parts.append(say("face-or", effect=text) if its_use != use else text)
        use = its_use
    whole = "; ".join(parts)
    return f"{whole[:1].upper()}{whole[1:]}." if whole else ""


def _things(state: State, cards: Cards) -> Iterator[CardFace]:
    for thing, name in enumerate(THING_IDS):
        beer, gold = (int(n) for n in state.cost[thing])
        fields: dict[str, Any] = {"effects": list(_effects(state, thing))}
        if beer >= 0:
            fields |= {"beer": beer, "gold": gold}
        if thing < CARDS:
            fields["type"] = TYPE_NAMES[state.card_type[thing]]
            if is_fighter(state, thing) or state.card_type[thing] == UNDEAD:
                fields["strength"] = int(state.worth[thing])
            answers = [effect.n for effect in fields["effects"] if effect.word == "defend"]
            if answers:
                fields["defence"] = answers[0]
        elif thing >= FIRST_BUILDING:
            fields["defence"] = int(state.worth[thing])
            own = _building(state, thing) if thing < FIRST_HALL else _hall(state, thing)
            fields["effects"] = [*own, *fields["effects"], *_damage(state, thing)]
        else:
            fields["strength"] = int(state.worth[thing])
        yield _face(cards, name, **fields)


def _effects(state: State, thing: int) -> Iterator[CardEffect]:
    for i in range(MOST_EFFECTS):
        row = state.effects[thing, i]
        word = int(row[WORD])
        if word == NO_EFFECT:
            continue
        effect = CardEffect(
            when=WHENS[row[WHEN]],
            use=int(row[USE]),
            word=EFFECT_WORDS[word].lower(),
            n=amount_of(state, thing, i) or None,
            text={language: effect_text(state, thing, i, say) for language, say in _catalogues().items()},
        )
        if word == DRAW:
            effect.text = _said("face-draw", n=effect.n)
        what = int(row[WHAT])
        if word in (SEEK, TRAP):
            effect.what = " or ".join(name for kind, name in enumerate(TYPE_NAMES) if (what >> kind) & 1)
        elif word == GAIN_PER:
            effect.what, effect.resource = BUILDING_IDS[what], RESOURCES[row[OTHER]]
        elif EFFECT_WORDS[word] in ("GAIN", "TOKEN", "STEAL"):
            effect.what = KINDS[what]
        yield effect


def _building(state: State, thing: int) -> Iterator[CardEffect]:
    row = state.building[thing - FIRST_BUILDING]
    for kind, n, word, key in (
        (PRODUCES, OUTPUT, "produce", "building-produces"),
        (STORES, ROOM, "store", "building-stores"),
    ):
        if row[kind] >= 0:
            resource = RESOURCES[row[kind]]
            text = {
                language: say(key, n=int(row[n]), resource=say(resource)) for language, say in _catalogues().items()
            }
            yield CardEffect(when="always", use=0, word=word, what=resource, n=int(row[n]), text=text)
    for column, word, key in (
        (POINTS_IF_FULL, "vp_if_full", "building-full"),
        (EXTRA_CARDS, "draw_phase", "face-draws"),
        (KEEPS, "keep", "face-keeps"),
    ):
        if row[column]:
            n = int(row[column])
            yield CardEffect(when="always", use=0, word=word, n=n, text=_said(key, n=n))


def _hall(state: State, thing: int) -> Iterator[CardEffect]:
    limit = int(state.village_limit[thing - FIRST_HALL])
    n = limit if limit < NO_LIMIT else None
    text = _said("face-limit", n=limit) if n is not None else _said("face-no-limit")
    yield CardEffect(when="always", use=0, word="limit", n=n, text=text)


def _damage(state: State, thing: int) -> Iterator[CardEffect]:
    row = state.damage[thing - FIRST_BUILDING]
    for amount, word, key in zip(
        row, ("vp", "plunder", "favour"), ("effect-vp", "face-plunder", "face-favours"), strict=True
    ):
        if amount:
            yield CardEffect(when="hit", use=0, word=word, n=int(amount), text=_said(key, n=int(amount)))


def _missions(state: State, cards: Cards) -> Iterator[CardFace]:
    for mission, name in enumerate(MISSION_IDS):
        row = state.mission[mission]
        effect = CardEffect(
            when="goal",
            use=0,
            word=CONDITION_WORDS[row[CONDITION]].lower(),
            what=_asked(int(row[CONDITION]), int(row[ABOUT])),
            n=int(row[HOW_MUCH]),
            text={language: condition_text(state, mission, say) for language, say in _catalogues().items()},
        )
        yield _face(cards, name, points=int(row[MISSION_POINTS]), effects=[effect])


def _asked(condition: int, about: int) -> str | None:
    if condition == BUY:
        return {BUY_ODIN: "odin", BUY_BUILDING: "building"}.get(about) or TYPE_NAMES[about]
    if condition == SPEND:
        return RESOURCES[about]
    if condition == OWN:
        return BUILDING_IDS[about]
    if condition == HIT:
        return "townhall" if about == HIT_HALL else "building"
    return None


def _bonuses(state: State, cards: Cards) -> Iterator[CardFace]:
    for bonus, name in enumerate(BONUS_IDS):
        counted, of_what = int(state.bonus[bonus, COUNTED]), int(state.bonus[bonus, OF_WHAT])
        lists = {MOST_TYPE: TYPE_NAMES, MOST_DECK: CARD_DECKS, MOST_CARD: CARD_IDS, MOST_STORED: RESOURCES}
        effect = CardEffect(
            when="goal",
            use=0,
            word=MOST_KEYS[counted].replace("-", "_"),
            what=lists[counted][of_what] if counted in lists else None,
            text={language: bonus_text(state, bonus, say) for language, say in _catalogues().items()},
        )
        yield _face(cards, name, points=int(state.bonus[bonus, BONUS_POINTS]), effects=[effect])
