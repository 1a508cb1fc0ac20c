"""The card file: read, checked, and turned into the table of numbers that every state carries."""

import hashlib
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ....engine.data_file import checked, line_of, read_toml
from ....engine.errors import BadData
from .card_models import MODELS, Building, Card, CardFile, Favour, Goal, Playable, Rules, Thing
from .card_validation import BUILDING_COLUMNS, check_card, read_building, read_damage, read_limit
from .effect_parser import (
    ATTACH,
    COLUMNS,
    MOST_EFFECTS,
    TRAP,
    TYPE_NAMES,
    UNDEAD,
    USE,
    WHEN,
    WHEN_ATTACKED,
    WHEN_BEATEN,
    WHEN_BUILT,
    WHEN_PLAYED,
    WORD,
    EffectReader,
    Place,
    condition_row,
    most_row,
)
from .ids import (
    BONUS_IDS,
    BONUSES,
    BUILDINGS,
    CARD_DECKS,
    CARD_IDS,
    CARDS,
    DRACO,
    FIRST_BUILDING,
    FIRST_HALL,
    FIRST_ODIN,
    IDS,
    LEVELS,
    MAX_PLAYERS,
    MISSION_IDS,
    MISSIONS,
    MOST_MISSIONS,
    MOST_UPGRADES,
    PACKAGED,
    TABLE_ENTRIES,
    THING_IDS,
    THINGS,
)

# The numbers of the rulebook, in the order in which the table holds them; first_bonuses is a set of bits.
NUMBERS = (
    "start_hand",
    "open_favours",
    "favours_per_player",
    "open_bonuses",
    "first_bonuses",
    "open_missions",
    "first_mission_points",
    "swap_price",
    "exchange",
    "most_of_a_name",
    "complete_defence",
    "repelled_card",
    "limit_2",
    "limit_3",
    "limit_4",
    "limit_long",
    "threshold_1",
    "threshold_2",
    "threshold_3",
)
(
    START_HAND,
    OPEN_FAVOURS,
    FAVOURS_EACH,
    OPEN_BONUSES,
    FIRST_BONUSES,
    OPEN_MISSIONS,
    FIRST_MISSION_POINTS,
    SWAP_PRICE,
    EXCHANGE_RATE,
    SAME_NAME,
    COMPLETE_DEFENCE,
    REPELLED_CARD,
    LIMIT_2,
    LIMIT_3,
    LIMIT_4,
    LIMIT_LONG,
    THRESHOLD_1,
    THRESHOLD_2,
    THRESHOLD_3,
) = range(19)

# The table, as fields of the state. A thing is a card, Draco, a building or a town hall.
TABLE_FIELDS: list[tuple[Any, ...]] = [
    ("numbers", np.int16, (len(NUMBERS),)),
    ("points_table", np.int16, (TABLE_ENTRIES,)),  # for so many buildings hit in a turn
    ("effects", np.int8, (THINGS, MOST_EFFECTS, COLUMNS)),
    ("cost", np.int8, (THINGS, 2)),  # beer and gold, -1 for what is not for sale
    ("worth", np.int8, (THINGS,)),  # strength of a card or of Draco, defence of a building or a town hall
    ("card_type", np.int8, (CARDS,)),
    ("copies", np.int8, (THINGS,)),
    ("least_players", np.int8, (CARDS,)),
    ("start_deck", np.int8, (CARDS,)),
    ("playable", np.int8, (CARDS,)),  # it has an effect when played in the own turn
    ("reacts", np.int8, (CARDS,)),  # it can answer an attack
    ("building", np.int8, (BUILDINGS, BUILDING_COLUMNS)),
    ("damage", np.int8, (BUILDINGS + LEVELS, 3)),  # points, tokens plundered, divine favours
    ("village_limit", np.int8, (LEVELS,)),
    ("mission", np.int8, (MISSIONS, 5)),  # condition, what, how much, points, copies
    ("bonus", np.int8, (BONUSES, 3)),  # what is counted, of what, points
]
CONDITION, ABOUT, HOW_MUCH, MISSION_POINTS, MISSION_COPIES = range(5)
COUNTED, OF_WHAT, BONUS_POINTS = range(3)


@dataclass(frozen=True)
class Cards:
    """A card set that has passed all checks."""

    path: str  # as it was given; empty for the packaged set
    digest: int
    names: dict[str, dict[str, str]]  # language, id: name
    designed: dict[str, list[str]]  # id: fields that were not read off the card
    table: dict[str, NDArray[np.int64]] = field(repr=False)

    def array(self) -> NDArray[np.int64]:
        """Return the whole table as one row of numbers."""
        return np.concatenate([self.table[name].ravel() for name, *_ in TABLE_FIELDS])


def load_cards(path: str = "") -> Cards:
    """Read a card file; the packaged one without a path. A bad one is refused with card, field and reason."""
    if not path:
        return packaged_cards()
    try:
        text = Path(path).read_text(encoding="utf-8")
    except OSError as error:
        raise BadData(f"The card file {path} cannot be read: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise BadData(f"The card file {path} is not text (UTF-8).") from None
    cards = read_cards(text, path)
    _known[cards.digest] = cards
    return cards


@cache
def packaged_cards() -> Cards:
    """Return the card set of the package."""
    cards = read_cards(PACKAGED.read_text(encoding="utf-8"), "")
    _known[cards.digest] = cards
    return cards


_known: dict[int, Cards] = {}


def cards_of_digest(digest: int) -> Cards:
    """Return the card set of a state; one from a file that was not read here is known by its numbers alone."""
    packaged = packaged_cards()
    return _known.get(int(digest), packaged)


def read_cards(text: str, path: str = "") -> Cards:
    """Read and check a card file."""
    file = checked(CardFile, read_toml(text, "The card file"))
    by_id = _by_id(file.card)
    table = {name: np.zeros(shape, np.int64) for name, _, shape in TABLE_FIELDS}
    for card in by_id.values():
        check_card(card)
    for thing, name in enumerate(THING_IDS):
        thing_card = by_id.get(name)  # none is Draco's
        if isinstance(thing_card, Thing):
            _encode_thing(table, thing, thing_card)
    _encode_goals(table, by_id)
    _encode_rules(table, file.rules, by_id)
    _check_whole(table)
    digest = hashlib.sha256(b"".join(table[name].tobytes() for name, *_ in TABLE_FIELDS)).digest()
    names = {
        "en": {name: card.en for name, card in by_id.items()},
        "de": {name: card.de for name, card in by_id.items()},
    }
    designed = {name: card.designed for name, card in by_id.items()}
    return Cards(path, int.from_bytes(digest[:4], "big"), names, designed, table)


def _by_id(cards: list[dict[str, Any]]) -> dict[str, Card]:
    found: dict[str, Card] = {}
    decks = {name: deck for deck, names in IDS.items() for name in names}
    for number, card in enumerate(cards, 1):
        name = card.get("id")
        if not isinstance(name, str) or name not in decks:
            raise BadData(f"Card number {number}, id: {name!r} is no card of the box.")
        if name in found:
            raise BadData(f"{name}, id: the card comes twice.")
        if card.get("deck") != decks[name]:
            raise BadData(f"{name}, deck: the card belongs to {decks[name]!r}, not {card.get('deck')!r}.")
        found[name] = checked(MODELS[decks[name]], card, line_of(name))
    for name in decks:
        if name not in found:
            raise BadData(f"{name}, id: the card is missing.")
    return found


def _encode_thing(table: dict[str, NDArray[np.int64]], thing: int, card: Thing) -> None:
    table["cost"][thing] = [card.cost.beer, card.cost.gold] if card.cost else [-1, -1]
    table["copies"][thing] = card.copies
    rows: list[list[int]] = []
    match card:
        case Playable():
            table["worth"][thing] = card.strength or 0
            table["card_type"][thing] = TYPE_NAMES.index(card.type)
            table["least_players"][thing] = card.min_players if isinstance(card, Favour) else 0
            when = WHEN_BEATEN if card.type == "undead" else WHEN_PLAYED
            rows = effect_rows(card.effects, when, Place(card.id, "effects"))
            table["playable"][thing] = any(row[WHEN] == WHEN_PLAYED for row in rows)
            table["reacts"][thing] = any(row[WHEN] == WHEN_ATTACKED for row in rows)
        case Building():
            own = thing - FIRST_BUILDING
            table["worth"][thing] = card.defence
            table["damage"][own] = read_damage(card)
            built = [text for text in card.effects if text.startswith("ON_BUILD ")]
            rows = effect_rows(built, WHEN_BUILT, Place(card.id, "effects"))
            if thing < FIRST_HALL:
                table["building"][own] = read_building(card)
            else:
                table["village_limit"][thing - FIRST_HALL] = read_limit(card)
    for i, row in enumerate(rows):
        table["effects"][thing, i] = row


def effect_rows(texts: list[str], when: int, place: Place) -> list[list[int]]:
    """Return the rows of a thing's effects."""
    if len(texts) > MOST_EFFECTS:
        raise place.error(f"at most {MOST_EFFECTS} effects, not {len(texts)}.")
    reader = EffectReader(IDS["building"])
    rows: list[list[int]] = []
    use = 0
    for text in texts:
        row, other_use = reader.row(text, when, place)
        use += other_use
        row[USE] = use
        rows.append(row)
    answers = [row for row in rows if row[WHEN] == WHEN_ATTACKED]
    if len({row[USE] for row in answers}) > 1 or sum(row[WORD] == TRAP for row in answers) > 1:
        raise place.error("a card answers an attack in one way, with at most one TRAP.")
    played = [row[USE] for row in rows if row[WHEN] == WHEN_PLAYED]
    if len(set(played)) > 1 and len(set(played)) < len(played):
        raise place.error("where 'or' separates uses in the own turn, each use is a single effect.")
    return rows


def _encode_goals(table: dict[str, NDArray[np.int64]], by_id: dict[str, Card]) -> None:
    for card in by_id.values():
        if isinstance(card, Goal):
            place = Place(card.id, "condition")
            if card.deck == "mission":
                row = condition_row(card.condition, IDS["building"], place)
                table["mission"][MISSION_IDS.index(card.id)] = [*row, card.points, card.copies]
            else:
                row = most_row(card.condition, CARD_DECKS, CARD_IDS, place)
                table["bonus"][BONUS_IDS.index(card.id)] = [*row, card.points]


def _encode_rules(table: dict[str, NDArray[np.int64]], rules: Rules, by_id: dict[str, Card]) -> None:
    values = {
        **rules.model_dump(),
        "first_bonuses": sum(1 << BONUS_IDS.index(name) for name in rules.first_bonuses),
        **{f"limit_{key}": points for key, points in rules.points_limit.items()},
        **{f"threshold_{i}": points for i, points in enumerate(rules.favour_thresholds, 1)},
    }
    table["numbers"][:] = [values[name] for name in NUMBERS]
    table["points_table"][:] = rules.points_table
    table["worth"][DRACO] = rules.draco.strength
    table["cost"][DRACO] = -1
    (row,) = effect_rows([rules.draco.reward], WHEN_BEATEN, Place("[rules]", "draco"))
    table["effects"][DRACO, 0] = row
    for name, n in rules.start_deck.items():
        if n * MAX_PLAYERS > by_id[name].copies:
            raise BadData(f"[rules] start_deck: four players need {MAX_PLAYERS * n} cards {name!r}.")
        table["start_deck"][CARD_IDS.index(name)] = n


def _check_whole(table: dict[str, NDArray[np.int64]]) -> None:
    """Refuse sets that a record cannot hold or that cannot be dealt."""
    upgrades = (table["effects"][:, :, WORD] == ATTACH).sum(axis=1)
    if (table["effects"][:, :, WHEN][table["effects"][:, :, WORD] == ATTACH] != WHEN_PLAYED).any():
        raise BadData("effects: ATTACH belongs to cards that are played.")
    if int((table["copies"] * upgrades).sum()) > MOST_UPGRADES:
        raise BadData(f"effects: at most {MOST_UPGRADES} cards of the box may say ATTACH.")
    if int(table["mission"][:, MISSION_COPIES].sum()) > MOST_MISSIONS:
        raise BadData(f"copies: at most {MOST_MISSIONS} mission cards.")
    first = table["mission"][:, MISSION_POINTS] == table["numbers"][FIRST_MISSION_POINTS]
    if int(table["mission"][first, MISSION_COPIES].sum()) < 4 * table["numbers"][OPEN_MISSIONS]:
        raise BadData("points: too few missions of the first pile for four players.")
    undead = table["card_type"] == UNDEAD
    if undead[:FIRST_ODIN].any():
        raise BadData("type: undead lie on Odin's Path alone.")
