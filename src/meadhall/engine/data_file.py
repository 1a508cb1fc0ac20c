"""Data files of games: TOML that a Pydantic model checks, and refusals that name the line and what would be right."""

import tomllib
from collections.abc import Callable
from typing import Any, TypeVar

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, ValidationError
from pydantic_core import PydanticCustomError

from .errors import BadData

Model = TypeVar("Model", bound=BaseModel)
Where = tuple[int | str, ...]


class DataModel(BaseModel):
    """A part of a data file. Values are taken as they are written, and a line that nobody knows is refused."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


def read_toml(text: str, file: str) -> dict[str, Any]:
    """Read a file, which is named as a refusal names it."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadData(f"{file} is not TOML: {error}.") from None


def line_of_table(where: Where) -> str:
    """Name a line by its table: `[tiles] left`."""
    table, *lines = where
    return " ".join([f"[{table}]", ", ".join(map(str, lines))]).strip()


def line_of(owner: str) -> Callable[[Where], str]:
    """Name lines by what they belong to: `thor, cost`."""
    return lambda where: ", ".join(map(str, (owner, *where)))


def checked(model: type[Model], data: object, name: Callable[[Where], str] = line_of_table) -> Model:
    """Return data as a model; the first mistake is refused by the name of its place."""
    try:
        return model.model_validate(data)
    except ValidationError as error:
        # A line that does not exist comes first: it may be one that is missing, misspelt.
        mistake = min(error.errors(include_url=False), key=lambda one: one["type"] != "extra_forbidden")
        where, reason = mistake["loc"], mistake["msg"]
        kind = "table" if name is line_of_table and len(where) == 1 else "line"
        match mistake["type"]:
            case "missing":
                reason = f"the {kind} is missing."
            case "extra_forbidden":
                expected = f" Expected: {', '.join(model.model_fields)}." if len(where) == 1 else ""
                reason = f"there is no such {kind}.{expected}"
            case "of_line":
                where, reason = (*where, mistake["ctx"]["line"]), mistake["ctx"]["reason"]
        raise BadData(f"{name(where)}: {reason}") from None


def refusal(reason: str, line: str | None = None) -> PydanticCustomError:
    """Make the error with which a validator refuses a value, or a line of a table."""
    if line is None:
        return PydanticCustomError("refused", "{reason}", {"reason": reason})
    return PydanticCustomError("of_line", "{line}: {reason}", {"line": line, "reason": reason})


def whole(least: int, most: int) -> BeforeValidator:
    """Ask for a whole number between bounds."""
    return BeforeValidator(lambda value: whole_number(value, least, most))


def whole_number(value: object, least: int, most: int, line: str | None = None) -> int:
    """Return a value that is a whole number between bounds."""
    if type(value) is not int or not least <= value <= most:
        raise refusal(f"must be a whole number from {least} to {most}, not {value!r}.", line)
    return value


def a_line_for_each(*names: str) -> AfterValidator:
    """Ask for a table with exactly these lines."""

    def check(table: dict[str, Any]) -> dict[str, Any]:
        for name in table:
            if name not in names:
                raise refusal(f"there is no such line. Expected: {', '.join(names)}.", name)
        for name in names:
            if name not in table:
                raise refusal("the line is missing.", name)
        return table

    return AfterValidator(check)
