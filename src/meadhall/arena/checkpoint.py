"""The finished games as a file of JSON lines, so that a stopped arena can go on.

    {"meadhall-arena": 1, "game": "…", "players": 2, "options": {…}, "bots": […], "seed": 7, …}
    {"index": 0, "seats": ["greedy", "random"], "points": [52, 17], "places": [1, 2], …}

The head tells the plan; games follow in the order in which they ended. A last line without its end was being written when
the arena was killed: it is dropped and its game played again.
"""

import json
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import IO, Any

from pydantic import ValidationError

from ..engine.errors import MeadhallError
from ..engine.file_lock import lock_file
from .game_runner import Played
from .plan import Plan

FORMAT = 1
HEAD = "meadhall-arena"

# What a person calls the parts of a plan's identity.
PARTS = {
    "game": "game",
    "players": "number of players",
    "options": "options",
    "bots": "bots",
    "seed": "seed",
    "rules": "version of the rules",
    "version": "version of Meadhall",
    "code": "code of the games or bots",
    "adjusted": "adjustment for luck",
}


class BadCheckpoint(MeadhallError):
    """A file of finished games that is damaged, belongs to another plan, or cannot be used."""


class CheckpointFile:
    """The file of a plan's finished games, open for more."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self.plan = plan
        self.games: list[Played] = []
        self._empty_handed = False  # whether the file is new and no game is in it
        self._file, new = _opened(path)
        try:
            self._lock()
            self._take_over(new)
        except OSError as error:
            self._close()
            raise BadCheckpoint(f"{path} cannot be used: {error.strerror}.") from None
        except BaseException:
            self._close()
            raise

    def add(self, played: Played) -> None:
        """Append a finished game; when this returns it is in the file."""
        self._write(played.model_dump_json() + "\n")
        self._empty_handed = False

    def __enter__(self) -> "CheckpointFile":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._close()

    def _close(self) -> None:
        """Close the file; where nothing was played, nothing is left behind."""
        with suppress(OSError):
            if self._empty_handed:
                self.path.resolve().unlink()
        # What could not be written was told when it was tried.
        with suppress(OSError):
            self._file.close()

    def _lock(self) -> None:
        """Keep a second arena from writing into the same file."""
        if not lock_file(self._file.fileno()):
            raise BadCheckpoint(f"{self.path} is in use by another arena.")

    def _take_over(self, new: bool) -> None:
        self._file.seek(0)
        content = self._file.read()
        self._empty_handed = new and not content
        whole = content[: content.rfind(b"\n") + 1]
        lines = whole.splitlines()
        if lines:
            _check_head(self.path, _object(self.path, lines[0], 1), self.plan)
        elif content and not content.startswith(b'{"meadhall-arena'[: len(content)]):
            # Never cut what was not an arena's file to begin with.
            raise BadCheckpoint(f"{self.path}, line 1: this is not a file of an arena.")
        self.games = _games(self.path, lines, self.plan)
        self._file.truncate(len(whole))
        self._file.seek(0, 2)
        if not lines:
            self._write(json.dumps({HEAD: FORMAT, **self.plan.identity}, ensure_ascii=False) + "\n")

    def _write(self, line: str) -> None:
        try:
            self._file.write(line.encode())
            self._file.flush()
        except OSError as error:
            raise BadCheckpoint(f"{self.path} cannot be written: {error.strerror}.") from None


def seed_in(path: Path) -> int | None:
    """Return the seed of the plan that a file belongs to, if there is such a file."""
    try:
        with path.open("rb") as file:
            seed = _object(path, file.readline(), 1).get("seed")
    except (OSError, BadCheckpoint):
        return None
    return seed if type(seed) is int else None


def _opened(path: Path) -> tuple[IO[bytes], bool]:
    """Open a file, and tell whether it is new."""
    if path.exists() and not path.is_file():
        raise BadCheckpoint(f"{path} is not a file to keep games in.")
    new = not path.exists()
    try:
        path.touch()
        return path.open("r+b"), new
    except OSError as error:
        raise BadCheckpoint(f"{path} cannot be written: {error.strerror}.") from None


def _check_head(path: Path, head: dict[str, Any], plan: Plan) -> None:
    if HEAD not in head:
        raise BadCheckpoint(f"{path}, line 1: this is not the head of an arena's file.")
    if head[HEAD] != FORMAT:
        raise BadCheckpoint(f"{path} has format {head[HEAD]!r}; only format {FORMAT} can be read.")
    for part, ours in plan.identity.items():
        if head.get(part) != ours:
            differs = f"{PARTS[part]}: {head.get(part)!r} there, {ours!r} here"
            raise BadCheckpoint(f"{path} belongs to another plan ({differs}). Name another file.")


def _games(path: Path, lines: list[bytes], plan: Plan) -> list[Played]:
    games: dict[int, Played] = {}
    for number, line in enumerate(lines[1:], 2):
        try:
            played = Played.model_validate(_object(path, line, number))
        except ValidationError as error:
            first = error.errors()[0]
            where = ".".join(str(part) for part in first["loc"])
            raise BadCheckpoint(f"{path}, line {number} is damaged: {where}: {first['msg']}.") from None
        _check_game(path, number, played, plan)
        if played.index in games:
            raise BadCheckpoint(f"{path}, line {number} is damaged: game {played.index} is there twice.")
        games[played.index] = played
    return list(games.values())


def _check_game(path: Path, number: int, played: Played, plan: Plan) -> None:
    if played.index < 0 or tuple(played.seats) != plan.seats_of(played.index):
        raise BadCheckpoint(f"{path}, line {number} is damaged: game {played.index} of the plan has other seats.")
    by_seat = (played.points, played.places, played.decisions, played.seconds, played.pace, played.forfeits)
    if any(len(values) != plan.players for values in by_seat):
        raise BadCheckpoint(f"{path}, line {number} is damaged: it does not tell of {plan.players} seats.")
    if 1 not in played.places or not all(1 <= place <= plan.players for place in played.places):
        raise BadCheckpoint(
            f"{path}, line {number} is damaged: {played.places} are not the places of {plan.players} seats."
        )
    if [sum(pace.values()) for pace in played.pace] != played.decisions:
        raise BadCheckpoint(f"{path}, line {number} is damaged: the decisions and their times do not agree.")


def _object(path: Path, line: bytes, number: int) -> dict[str, Any]:
    try:
        value = json.loads(line)
    except (ValueError, RecursionError):
        raise BadCheckpoint(f"{path}, line {number} is damaged: it is not JSON.") from None
    if not isinstance(value, dict):
        raise BadCheckpoint(f"{path}, line {number} is damaged: it is not a JSON object.")
    return value
