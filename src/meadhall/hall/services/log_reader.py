"""Logs that guests bring along."""

import json
from collections import OrderedDict
from collections.abc import Mapping
from typing import Any

from ...engine.errors import BadLog, MeadhallError
from ...engine.game import Game
from ...engine.log import read_log
from ...engine.match import Match
from ...games import load, names
from ..compute.costly_work import Asker
from ..errors import HallError, Refusal
from .context import HallContext

MOST_REMEMBERED = 8  # logs that were read not long ago


class LogReader:
    """Logs that guests look at. They stay with the guest; the last few are remembered, so that not every step reads one anew."""

    def __init__(self, context: HallContext) -> None:
        self.context = context
        self._read: OrderedDict[str, Match] = OrderedDict()

    async def read(self, text: str, asker: Asker) -> Match:
        """Replay a log; one that is damaged or foreign is refused in the engine's words."""
        if text in self._read:
            self._read.move_to_end(text)
            return self._read[text]
        try:
            _game_of(text)
            match = await self.context.costly.do(asker, read_log, text)
        except HallError:
            raise
        except MeadhallError as error:
            raise Refusal("bad-log", str(error)) from None
        except (RecursionError, ValueError):
            # Nested too deeply, or numbers of thousands of digits: nothing that Meadhall has written.
            raise Refusal("bad-log", "This is not a log of Meadhall: it holds what no game writes.") from None
        self._read[text] = match
        while len(self._read) > MOST_REMEMBERED:
            self._read.popitem(last=False)
        return match


def _game_of(text: str) -> str:
    """Return which game a log says it is of, before anything of it is believed. A file of the machine is never read for it."""
    try:
        head = json.loads(text.split("\n", 1)[0])
    except ValueError:
        head = None
    if not isinstance(head, dict):
        raise BadLog("This is not a log of Meadhall: its first line is not the head of one.")
    name = str(head.get("game"))
    if name in names() and _needs_own_files(load(name), head):
        raise BadLog(
            "This log was played with files of somebody's own. Replay it on your machine: meadhall replay FILE."
        )
    return name


def _needs_own_files(game: Game, head: Mapping[str, Any]) -> bool:
    """Tell whether a log names files of a machine, in its options or in the position from which it begins."""
    options = head.get("options")
    given = options if isinstance(options, dict) else {}
    named = any(given.get(option.name) for option in game.options if option.operator_only)
    return named or game.needs_own_files(str(head.get("position", "")))
