"""A bot whose choices a program makes. It is told what its seat may know, and nothing else."""

import re
import secrets
import shlex
import shutil
import sys
from dataclasses import replace
from pathlib import Path
from threading import Event
from typing import Any, ClassVar

from ...engine.contract import CHANCE
from ...engine.errors import BadNotation, BadOption
from ...engine.game import Game
from ...engine.match import Match, check_names
from ..interface import Bot, Observation, Thoughts
from .pool import pool
from .process import Program, Stopped

LANGUAGE = "en"
# A program that is told no time has this long for an answer.
USUAL_SECONDS = 10.0
# An answer may come so much later than the time that the program was told: pipes and a busy machine cost time too.
GRACE_SECONDS = 0.5
LONGEST_SECONDS = 3600.0
# Seeds that every language can hold exactly.
SEEDS = 2**32

_NAME = re.compile(
    r"exec:(?:(?:(?P<iterations>\d+)|(?P<duration>\d+(?:\.\d+)?)(?P<unit>s|ms)):)?(?P<command>.*)", re.DOTALL
)


class ProgramBot(Bot):
    """A seat that a program plays, for one match."""

    follows: ClassVar[bool] = True

    def __init__(
        self, game: Game, seed: int | None, command: str, seconds: float = USUAL_SECONDS, iterations: int | None = None
    ) -> None:
        """Refuse a command that cannot be run; the program is started when it is first asked."""
        super().__init__(game, seed)
        self.command = command
        self.seconds = seconds
        self.iterations = iterations
        self._words = _words(command)
        self._seed = (secrets.randbits(32) if seed is None else seed) % SEEDS
        self._options: dict[str, Any] = {}
        self._program: Program | None = None

    @classmethod
    def named(cls, name: str, game: Game, seed: int | None) -> "ProgramBot":
        """Make a bot from its name: `exec:COMMAND`, or with a budget `exec:2s:COMMAND`, `exec:1000:COMMAND`."""
        match = _NAME.fullmatch(name)
        assert match is not None
        iterations, duration, command = match["iterations"], match["duration"], match["command"].strip()
        seconds = float(duration) / (1000 if match["unit"] == "ms" else 1) if duration else USUAL_SECONDS
        if not 0 < seconds <= LONGEST_SECONDS:
            raise BadOption(f"Bot {name!r}: a program thinks for up to an hour, not {duration}{match['unit']}.")
        return cls(game, seed, command, seconds, int(iterations) if iterations else None)

    def _observation(self, match: Match, seat: int) -> Observation:
        self._options = match.options
        return super()._observation(match, seat)

    def consider(self, observation: Observation, stop: Event) -> Thoughts:
        """Let the program choose; what else it considered is its own affair."""
        return Thoughts(self.choose(observation, stop), [])

    def choose(self, observation: Observation, stop: Event) -> int:
        """Ask the program, which is greeted and told of the game before its first choice."""
        if self._program is None:
            self._program = pool.take(self.command, self._words)
            self._program.tell(self._game_message(observation), self.seconds + GRACE_SECONDS)
            # This one has not seen what its forerunner was told.
            observation = replace(observation, since=None)
        if stop.is_set():
            return int(observation.legal[0])
        question = self._question(observation)
        try:
            answer = self._program.ask(question, self.seconds + GRACE_SECONDS, "for an answer", stop)
        except Stopped:
            # It still thinks, and what it will say is of no use: the next choice begins with a fresh one.
            self._program.kill()
            self.close()
            return int(observation.legal[0])
        return self._read(answer, observation, self._program)

    def greet(self) -> None:
        """Start the program if it does not run, and hear that it speaks the protocol."""
        pool.give_back(pool.take(self.command, self._words))

    def close(self) -> None:
        """Let the program wait for another match."""
        if self._program is not None:
            pool.give_back(self._program)
            self._program = None

    def __del__(self) -> None:
        """A bot that nobody needs any more does not keep its program from others."""
        if getattr(self, "_program", None) is not None:
            self.close()

    def _game_message(self, observation: Observation) -> dict[str, Any]:
        return {
            "type": "game",
            "game": observation.game.name,
            "rules": observation.game.version_of(observation.state),
            "players": int(observation.state.players),
            "options": dict(self._options),
            "seat": observation.seat,
            "seed": self._seed,
        }

    def _question(self, observation: Observation) -> dict[str, Any]:
        """Tell all that the seat may know: made from a state in which everything else was drawn anew."""
        game, state, seat = observation.game, observation.state, observation.seat
        names = check_names(None, int(state.players))
        return {
            "type": "decide",
            "seat": seat,
            "prompt": game.prompt(state, names, LANGUAGE, seat),
            "view": game.view(state, seat).model_dump(mode="json"),
            "position": game.position_text(state, names),
            "since": None
            if observation.since is None
            else [_told(game, actor, action) for actor, action in observation.since],
            "legal": [
                {
                    "id": action,
                    "text": game.action_text(action),
                    "sentence": game.sentence(state, action, names, LANGUAGE, seat),
                }
                for action in observation.legal.tolist()
            ],
            "seconds": self.seconds,
            "iterations": self.iterations,
        }

    def _read(self, answer: dict[str, Any], observation: Observation, program: Program) -> int:
        """Return the legal action that an answer names by its id or its text."""
        action = answer.get("action")
        if isinstance(action, str):
            try:
                action = observation.game.read_action(action[:200])
            except BadNotation:
                raise program.fault("nonsense", f"answered {str(action)[:60]!r}, which is not an action") from None
        if type(action) is not int:
            raise program.fault("nonsense", "answered without an action: it must be an id or a text")
        if action not in observation.legal.tolist():
            raise program.fault("nonsense", f"answered action {action}, which is not legal now")
        return action


def _told(game: Game, actor: int, action: int | None) -> dict[str, Any]:
    """Tell what happened; an action that is still secret has neither id nor text."""
    return {
        "seat": None if actor == CHANCE else actor,
        "action": action,
        "text": None if action is None else game.action_text(action),
    }


def _words(command: str) -> list[str]:
    """Split a command as a shell would, and refuse one that cannot be run."""
    if sys.platform == "win32":
        raise BadOption("Programs as bots need Linux or macOS.")
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise BadOption(f"Bot 'exec:{command}': {error}.") from None
    if not words:
        raise BadOption("exec: names no program. Write exec:COMMAND, such as exec:./mybot.")
    if shutil.which(words[0]) is None:
        path = Path(words[0])
        why = "is not executable" if path.is_file() else "was not found"
        raise BadOption(f"Bot 'exec:{command}': the program {words[0]!r} {why}.")
    return words
