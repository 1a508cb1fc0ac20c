"""The words that cards are written in, and what they become: short rows of numbers that the rules interpret.

An effect's row says when it happens, which of the card's uses it belongs to ("or" begins another), its word, and up to
three numbers, whose meaning depends on the word.
"""

import re
from dataclasses import dataclass

from ....engine.errors import BadData

BEER, GOLD, ANY = range(3)
RESOURCES = ("beer", "gold")

# Types of the cards that lie in a player's deck or on Odin's Path.
RESOURCE, UNIT, HERO, DEFENCE, UPGRADE, ACTION, UNDEAD = range(7)
TYPE_NAMES = ("resource", "unit", "hero", "defence", "upgrade", "action", "undead")
FIGHTERS = (1 << UNIT) | (1 << HERO)

# When an effect happens.
WHEN_PLAYED, WHEN_SUCCESSFUL, WHEN_BEATEN, WHEN_BUILT, WHEN_ATTACKED = range(5)

# Words of effects, 0 for none.
(
    NO_EFFECT,
    GAIN,
    GAIN_PER,
    TOKEN,
    STEAL,
    DRAW,
    RECOVER,
    SEEK,
    PEEK,
    ATTACH,
    BOOST_ALL,
    POINTS,
    DEFEND,
    TRAP,
) = range(14)
EFFECT_WORDS = (
    "",
    "GAIN",
    "GAIN_PER",
    "TOKEN",
    "STEAL",
    "DRAW",
    "RECOVER",
    "SEEK",
    "PEEK",
    "ATTACH",
    "BOOST_ALL",
    "VP",
    "DEFEND",
    "TRAP",
)

# The columns of an effect's row.
WHEN, USE, WORD, WHAT, OTHER, AMOUNT = range(6)
COLUMNS = 6
MOST_EFFECTS = 3  # of a card

# Amounts that depend on the table.
NUMBER_OF_PLAYERS = -1
NUMBER_OF_OPPONENTS = -2

# Conditions of missions.
BUY, SPEND, OWN, HALL, HIT, ATTACK_WITH = range(6)
CONDITION_WORDS = ("BUY", "SPEND", "OWN", "HALL", "HIT", "ATTACK_WITH")
BUY_ODIN, BUY_BUILDING = 8, 9  # besides the types
HIT_BUILDING, HIT_HALL = range(2)

# What bonus cards count.
MOST_TYPE, MOST_DECK, MOST_CARD, MOST_STORED, MOST_STRENGTH, MOST_BUILDINGS, MOST_MISSIONS = range(7)

LARGEST = 20  # of any printed number


@dataclass(frozen=True)
class Place:
    """Where in a card file something stands: a card and one of its fields."""

    card: str
    field: str

    def error(self, reason: str) -> BadData:
        """Make the error that refuses a file."""
        return BadData(f"{self.card}, {self.field}: {reason}")


def split_word(text: str, place: Place) -> tuple[str, list[str]]:
    """Split `WORD(a, b)` into its word and arguments."""
    match = re.fullmatch(r"([A-Z_]+)(?:\(([^()]*)\))?", text.strip())
    if not match:
        raise place.error(f"{text!r} is not a word with its arguments, such as GAIN(beer, 1).")
    return match[1], [part.strip() for part in match[2].split(",")] if match[2] else []


def number(text: str, place: Place, least: int = 1) -> int:
    """Read a printed number, with or without a plus."""
    if not re.fullmatch(r"\+?\d{1,3}", text) or not least <= int(text) <= LARGEST:
        raise place.error(f"{text!r} is not a number from {least} to {LARGEST}.")
    return int(text)


def one_of(text: str, names: tuple[str, ...], place: Place) -> int:
    """Read one of several names, and return its number."""
    if text not in names:
        raise place.error(f"{text!r} is unknown. Expected: {', '.join(names)}.")
    return names.index(text)


def types_of(text: str, place: Place) -> int:
    """Read one or several types, such as `unit or hero`, as a set of bits."""
    mask = 0
    for name in text.split(" or "):
        mask |= 1 << one_of(name.strip(), TYPE_NAMES, place)
    return mask


def arguments(given: list[str], wanted: int, word: str, place: Place) -> list[str]:
    """Refuse a word with too few or too many arguments."""
    if len(given) != wanted:
        raise place.error(f"{word} takes {wanted} arguments, not {len(given)}.")
    return given


class EffectReader:
    """Reads the effects of a card."""

    def __init__(self, buildings: tuple[str, ...]) -> None:
        self.buildings = buildings

    def row(self, text: str, when: int, place: Place) -> tuple[list[int], bool]:
        """Return an effect's row, its use still 0, and whether it begins another use of the card."""
        text = text.strip()
        other_use = text.startswith("or ")
        text = text.removeprefix("or ")
        for prefix, its_time in (
            ("ON_SUCCESS ", WHEN_SUCCESSFUL),
            ("REWARD ", WHEN_BEATEN),
            ("ON_BUILD ", WHEN_BUILT),
        ):
            if text.startswith(prefix):
                text, when = text.removeprefix(prefix), its_time
        first, _, otherwise = text.partition(" else ")
        row = self._word(first, when, place)
        if otherwise:
            if row[WORD] != TRAP:
                raise place.error(f"{text!r}: only a TRAP has an 'else'.")
            row[AMOUNT] = self._defend(otherwise, place)
        if row[WORD] in (DEFEND, TRAP):
            row[WHEN] = WHEN_ATTACKED
        return row, other_use

    def _defend(self, text: str, place: Place) -> int:
        word, given = split_word(text, place)
        if word != "DEFEND":
            raise place.error(f"{text!r}: after 'else' comes DEFEND(n).")
        return number(arguments(given, 1, word, place)[0], place)

    def _word(self, text: str, when: int, place: Place) -> list[int]:
        word, given = split_word(text, place)
        code = one_of(word, EFFECT_WORDS[1:], place) + 1
        what = other = amount = 0
        if code in (GAIN, TOKEN, STEAL):
            resource, n = arguments(given, 2, word, place)
            wild = {GAIN: "any", TOKEN: "choice"}.get(code)
            what = ANY if resource == wild else one_of(resource, RESOURCES, place)
            amount = self._amount(n, code, place)
        elif code == GAIN_PER:
            building, resource, n = arguments(given, 3, word, place)
            what = one_of(building, self.buildings, place)
            other = one_of(resource, RESOURCES, place)
            amount = number(n, place)
        elif code in (SEEK, TRAP):
            what = types_of(arguments(given, 1, word, place)[0], place)
        elif code == PEEK:
            if given not in ([], ["opponent hand"]):
                raise place.error("PEEK looks at an opponent's hand; it takes no other argument.")
        else:
            amount = number(arguments(given, 1, word, place)[0], place)
        return [when, 0, code, what, other, amount]

    def _amount(self, text: str, code: int, place: Place) -> int:
        if code == GAIN and text == "number of players":
            return NUMBER_OF_PLAYERS
        if code == GAIN and text == "number of opponents":
            return NUMBER_OF_OPPONENTS
        return number(text, place)


def condition_row(text: str, buildings: tuple[str, ...], place: Place) -> list[int]:
    """Return a mission's condition: its word, what it is about, and how much."""
    word, given = split_word(text, place)
    code = one_of(word, CONDITION_WORDS, place)
    if code == BUY:
        (kind,) = arguments(given, 1, word, place)
        if kind in ("odin", "building"):
            return [code, BUY_ODIN if kind == "odin" else BUY_BUILDING, 1]
        return [code, one_of(kind, TYPE_NAMES, place), 1]
    if code == HALL:
        level = number(arguments(given, 1, word, place)[0], place)
        if level > 3:
            raise place.error("a town hall has levels 1 to 3.")
        return [code, 0, level]
    what, n = arguments(given, 2, word, place)
    if code == SPEND:
        return [code, one_of(what, RESOURCES, place), number(n, place)]
    if code == OWN:
        return [code, one_of(what, buildings, place), number(n, place)]
    if code == HIT:
        return [code, one_of(what, ("building", "townhall"), place), number(n, place)]
    one_of(what, ("strength",), place)
    return [code, 0, number(n, place)]


def most_row(text: str, decks: tuple[str, ...], cards: tuple[str, ...], place: Place) -> list[int]:
    """Return what a bonus card counts: the kind of count, and of what."""
    word, given = split_word(text, place)
    if word != "MOST":
        raise place.error(f"{text!r}: a bonus card is for having the MOST of something.")
    (what,) = arguments(given, 1, word, place)
    whole = {"strength": MOST_STRENGTH, "buildings": MOST_BUILDINGS, "missions": MOST_MISSIONS}
    if what in whole:
        return [whole[what], 0]
    kind, _, name = what.partition(":")
    if kind == "stored":
        return [MOST_STORED, one_of(name, RESOURCES, place)]
    if kind != "cards":
        raise place.error(f"{what!r} is unknown. Expected: strength, buildings, missions, stored:…, cards:….")
    # A type goes before a deck of the same name: a defence card is one wherever it was bought (ruling 21).
    if name in TYPE_NAMES:
        return [MOST_TYPE, TYPE_NAMES.index(name)]
    if name in decks:
        return [MOST_DECK, decks.index(name)]
    return [MOST_CARD, one_of(name, cards, place)]
