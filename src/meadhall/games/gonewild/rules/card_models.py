"""What a card file holds, field by field: the numbers of the rulebook, and the cards of each deck."""

from typing import Annotated, Any, Self

from pydantic import AfterValidator, BeforeValidator, Field, model_validator

from ....engine.data_file import DataModel, a_line_for_each, refusal, whole
from .effect_parser import LARGEST
from .ids import BONUS_IDS, IDS, MAX_PLAYERS, MOST_OF_A_NAME, PATH, TABLE_ENTRIES, THRESHOLDS

MOST_COPIES = 30

Printed = Annotated[int, whole(0, LARGEST)]
Positive = Annotated[int, whole(1, LARGEST)]
Count = Annotated[int, whole(0, 99)]


def _a_name(text: str) -> str:
    if not text.strip() or not text.isprintable() or len(text) > 60:
        raise refusal("a name has 1 to 60 printable characters.")
    return text


def _never_falling(entries: int) -> AfterValidator:
    def check(numbers: list[int]) -> list[int]:
        if len(numbers) != entries:
            raise refusal(f"must be a list of {entries} numbers.")
        if numbers != sorted(numbers):
            raise refusal("the numbers must not fall.")
        return numbers

    return AfterValidator(check)


def _a_cost(value: object) -> object:
    if not isinstance(value, dict) or set(value) != {"beer", "gold"}:
        raise refusal("a cost is written as { beer = 3, gold = 0 }.")
    return value


Name = Annotated[str, AfterValidator(_a_name)]


class Draco(DataModel):
    """The dragon at the end of Odin's Path."""

    strength: Printed
    reward: str


class Rules(DataModel):
    """The numbers of the rulebook."""

    start_deck: Annotated[dict[str, Count], a_line_for_each(*IDS["starter"])]
    start_hand: Positive
    path_spaces: Annotated[int, whole(PATH, PATH)]
    open_favours: Annotated[int, whole(1, 2)]
    favours_per_player: Annotated[int, whole(1, 3)]
    favour_thresholds: Annotated[list[Count], _never_falling(THRESHOLDS)]
    open_bonuses: Annotated[int, whole(1, len(BONUS_IDS))]
    first_bonuses: list[str]
    open_missions: Annotated[int, whole(1, 2)]
    first_mission_points: Printed
    swap_price: Printed
    exchange: Positive
    most_of_a_name: Annotated[int, whole(1, MOST_OF_A_NAME)]
    complete_defence: Printed
    repelled_card: Printed
    points_limit: Annotated[dict[str, Count], a_line_for_each("2", "3", "4", "long")]
    points_table: Annotated[list[Count], _never_falling(TABLE_ENTRIES)]
    draco: Draco
    designed: list[str] = Field(default_factory=list)

    @model_validator(mode="after")
    def _bonuses_of_a_first_game(self) -> Self:
        if len(self.first_bonuses) != self.open_bonuses or len(set(self.first_bonuses)) != self.open_bonuses:
            raise refusal(f"must be a list of {self.open_bonuses} bonus cards.", "first_bonuses")
        for name in self.first_bonuses:
            if name not in BONUS_IDS:
                raise refusal(f"{name!r} is unknown. Expected: {', '.join(BONUS_IDS)}.", "first_bonuses")
        return self


class CardFile(DataModel):
    """A card file. Each card is checked as one of its deck."""

    rules: Rules
    card: list[dict[str, Any]]


class Cost(DataModel):
    """What a card costs."""

    beer: Printed
    gold: Printed


class Card(DataModel):
    """What every card has."""

    id: str
    en: Name
    de: Name
    deck: str
    type: str
    copies: Annotated[int, whole(1, MOST_COPIES)]
    designed: list[str] = Field(default_factory=list)

    @model_validator(mode="after")
    def _designed_fields(self) -> Self:
        for key in self.designed:
            if key not in self.model_fields_set:
                raise refusal(f"{key!r} is no field of this card.", "designed")
        return self


class Thing(Card):
    """A card that does something, or is built."""

    cost: Annotated[Cost, BeforeValidator(_a_cost)] | None = None
    defence: Printed | None = None
    effects: list[str] = Field(default_factory=list)


class Playable(Thing):
    """A card of a player's deck, or of Odin's Path."""

    strength: Printed | None = None


class Favour(Playable):
    """A divine favour."""

    min_players: Annotated[int, whole(2, MAX_PLAYERS)] = 0


class Building(Thing):
    """A building or a town hall, with what whoever hits it gets."""

    defence: Printed
    bonus: str | None = None


class Goal(Card):
    """A mission or a bonus card."""

    points: Printed
    condition: str
    note: str = ""


MODELS: dict[str, type[Card]] = {
    "starter": Playable,
    "unit": Playable,
    "defence": Playable,
    "odin": Playable,
    "divine": Favour,
    "building": Building,
    "townhall": Building,
    "mission": Goal,
    "bonus": Goal,
}
