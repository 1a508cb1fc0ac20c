"""A puzzle as data: a position, the right choice, the figures that prove it, and where it comes from.

The puzzles of a game are the lines of `puzzles/puzzles.jsonl` in its folder, one JSON object each. Sentences are made
when a puzzle is shown (`explanation.py`), so the file holds numbers and notation only.
"""

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from ..engine.contract import CHANCE, OVER
from ..engine.errors import BadData, BadNotation, MeadhallError
from ..engine.game import Game
from ..engine.match import Match

FILE = "puzzles.jsonl"

Share = Annotated[float, Field(ge=0, le=1)]
Error = Annotated[float, Field(ge=0, le=1)]


class _Part(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class Judged(_Part):
    """What the judge found of one legal action."""

    action: str
    share: Share  # of the victory, for whom the puzzle is
    error: Error  # standard error of the share, over repeated searches


class Gain(_Part):
    """What one source of the ledger brings more, on average, with the answer than with another action."""

    source: str
    amount: float  # points
    error: float = Field(ge=0)


class Compared(_Part):
    """The answer beside another action: the same draws played on from both to the end."""

    action: str
    share: float = Field(ge=-1, le=1)  # of the victory, that the answer wins more
    error: Error
    points: float  # at the end, that the answer brings more
    own: tuple[Gain, ...]  # in the ledger of whom the puzzle is for, the largest difference first
    others: tuple[Gain, ...]  # the same in the ledgers of the others together


class Puzzle(_Part):
    """One puzzle."""

    name: str = Field(pattern=r"^[0-9a-f]{8}$")
    position: str
    seat: int = Field(ge=0, le=7)  # for whom it is
    answer: str
    obvious: str  # what a look to the end of the turn would choose
    margin: Share  # by which the answer is better than the next best action
    error: Error  # standard error of the margin
    rating: int = Field(ge=400, le=3000)  # how hard it is
    judged: tuple[Judged, ...]  # every legal action, the best first
    compared: tuple[Compared, ...] = Field(min_length=1)
    playouts: int = Field(ge=1)  # of each compared action
    judge: str
    source: str  # the game that it comes from

    def match(self, game: Game) -> Match:
        """Return the match at the puzzle's position; chance does not act in it."""
        return Match.from_position(game, self.position, auto_chance=False)

    def share_of(self, action: str) -> Judged:
        """Return what the judge found of an action."""
        for judged in self.judged:
            if judged.action == action:
                return judged
        raise BadNotation(f"{action!r} is none of the choices of this puzzle.")

    def comparison(self, action: str) -> Compared | None:
        """Return the comparison of the answer with an action, if there is one."""
        return next((compared for compared in self.compared if compared.action == action), None)


def puzzle_file(game: Game) -> Path:
    """Return the file of a game's puzzles, which need not exist."""
    return game.texts_folder.parent / "puzzles" / FILE


def puzzles_of(game: Game) -> tuple[Puzzle, ...]:
    """Return the puzzles of a game, read once."""
    return read_puzzles(puzzle_file(game))


@cache
def read_puzzles(path: Path) -> tuple[Puzzle, ...]:
    """Read a file of puzzles; there are none where there is no file."""
    return tuple(_lines(path)) if path.is_file() else ()


def _lines(path: Path) -> Iterator[Puzzle]:
    with path.open(encoding="utf-8") as lines:
        for number, line in enumerate(lines, 1):
            try:
                yield Puzzle.model_validate_json(line)
            except ValidationError as error:
                mistake = error.errors()[0]
                where = ".".join(str(part) for part in mistake["loc"])
                raise BadData(f"{path.name}, line {number}: {where}: {mistake['msg']}") from None


def find_puzzle(game: Game, name: str) -> Puzzle:
    """Return a puzzle of a game by its name."""
    for puzzle in puzzles_of(game):
        if puzzle.name == name:
            return puzzle
    raise BadNotation(f"{game.title} has no puzzle {name!r}.")


def puzzle_line(puzzle: Puzzle) -> str:
    """Write a puzzle as a line of its file."""
    return json.dumps(puzzle.model_dump(), ensure_ascii=False, separators=(",", ":"))


def check_puzzle(game: Game, puzzle: Puzzle) -> Iterator[str]:
    """Say everything that is wrong with a puzzle; nothing means that it can be shown and solved."""
    try:
        match = puzzle.match(game)
    except MeadhallError as error:
        yield f"the position cannot be read: {error}"
        return
    if match.turn in (CHANCE, OVER) or puzzle.seat >= match.players:
        yield "nobody has to choose there"
        return
    legal = sorted(match.legal_actions_of(puzzle.seat).texts)
    if sorted(judged.action for judged in puzzle.judged) != legal:
        yield "the judged actions are not the legal ones"
    shares = [judged.share for judged in puzzle.judged]
    if puzzle.judged[0].action != puzzle.answer or shares != sorted(shares, reverse=True):
        yield "the answer is not what the judge found best"
    if puzzle.obvious == puzzle.answer or puzzle.obvious not in legal:
        yield "the obvious action is the answer, or not legal"
    for compared in puzzle.compared:
        if compared.action == puzzle.answer or compared.action not in legal:
            yield f"{compared.action!r} is compared, which is the answer or not legal"
        for gain in (*compared.own, *compared.others):
            if gain.source not in game.sources:
                yield f"the ledger has no {gain.source!r}"
