"""A bot of the Meadhall that is installed here, whichever version that is, as a program: `exec:python release_bridge.py GAME BOT`.

It is run by the Python of an environment that an earlier version may be in, so it uses nothing of ours but what that version
has, too. It begins each decision from the position that `decide` tells, and follows what happened since its last one, so that a
search keeps its tree as it does at a table of its own. `--warm` makes one decision and ends: that compiles or loads all code.
"""

import argparse
import contextlib
import json
import os
import sys
from pathlib import Path
from threading import Event
from typing import Any

MARK = ".one-version-alone"  # of an environment that was made for a version, which keeps its compiled code there
if __name__ == "__main__":
    if Path(sys.prefix, MARK).exists():
        os.environ["MEADHALL_CACHE"] = str(Path(sys.prefix, "compiled"))
    # What is measured is compiled code.
    os.environ["MEADHALL_COMPILE"] = "first"

import numpy as np  # noqa: E402

from meadhall import bots  # noqa: E402
from meadhall.engine.errors import MeadhallError  # noqa: E402
from meadhall.engine.match import Match  # noqa: E402
from meadhall.games import load  # noqa: E402

# What a bot is shown was called so in versions before 0.3.
Observation: Any = getattr(bots, "Observation", None) or bots.Sight  # type: ignore[attr-defined]
CHANCE = -1
WARM_DECISIONS = 2


class Bridge:
    """One seat of one game after another."""

    def __init__(self, game: str, bot: str) -> None:
        self.game = load(game)
        self.name = bot
        self.bot: Any = None

    def begin(self, seed: int) -> None:
        self.bot = bots.create(self.name, self.game, seed)

    def decide(self, message: dict[str, Any]) -> str:
        """Return the text of an action that this version and whoever asks both find legal."""
        seat = message["seat"]
        match = self._match(message["position"])
        asked = {choice["text"] for choice in message["legal"]}
        legal = [action for action in match.legal_actions_of(seat) if self.game.action_text(action) in asked]
        if not legal:
            print(f"no common legal action in\n{message['position']}", file=sys.stderr)
            return str(message["legal"][0]["text"])
        since = self._since(message["since"]) if self.bot.follows else None
        seen = Observation(self.game, seat, match.state, np.array(legal, np.int32), since)
        return self.game.action_text(int(self.bot.choose(seen, Event())))

    def _match(self, position: str) -> Match:
        try:
            return Match.from_position(self.game, position, auto_chance=False)
        except MeadhallError:
            return Match.from_position(self.game, without_odds(position), auto_chance=False)

    def _since(self, told: list[dict[str, Any]] | None) -> list[tuple[int, int | None]] | None:
        """Read what happened by its texts: ids are a version's own."""
        if told is None:
            return None
        return [
            (
                CHANCE if entry["seat"] is None else entry["seat"],
                None if entry["text"] is None else self.game.read_action(entry["text"]),
            )
            for entry in told
        ]


def without_odds(position: str) -> str:
    """Write a position as versions before 0.2 read it: of how many cards of a hand are no fighters, only what is certain.

    `bare 1:0.25 2:0.75` becomes `bare 1`, and `seen-2 …`, how many cards a player who looked still knows, is left out.
    """
    lines, in_a_part = [], False
    for line in position.splitlines():
        in_a_part = in_a_part or line.startswith("player ")
        if in_a_part and line.startswith("round "):
            kept = []
            for entry in line.removeprefix("round ").split(", "):
                word, _, odds = entry.partition(" ")
                if word == "bare":
                    certain = min(int(token.partition(":")[0]) for token in odds.split())
                    kept += [f"bare {certain}"] if certain else []
                elif not word.startswith("seen-"):
                    kept.append(entry)
            if not kept:
                continue
            line = "round " + ", ".join(kept)
        lines.append(line)
    return "\n".join(lines) + "\n"


def warm(game: str, bot: str, players: int, options: dict[str, Any]) -> None:
    """Make decisions, so that no later one is measured with compiling or loading."""
    match = Match(game, players, seed=1, **options)
    player = bots.create(bot, match.game, 1)
    for _ in range(WARM_DECISIONS):
        match.play(player.act(match, match.turn))


def serve(bridge: Bridge, out: Any) -> None:
    """Answer line by line."""

    def say(message: dict[str, Any]) -> None:
        out.write(json.dumps(message) + "\n")
        out.flush()

    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            say({"type": "ready", "protocol": 1, "name": bridge.name})
        elif message["type"] == "game":
            bridge.begin(message["seed"])
        elif message["type"] == "decide":
            say({"action": bridge.decide(message)})
        elif message["type"] == "quit":
            return


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("bot")
    parser.add_argument("--warm", action="store_true", help="make one decision and end")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--options", type=json.loads, default={})
    arguments = parser.parse_args()
    # Whatever a version prints must not come between the lines of the protocol.
    with contextlib.redirect_stdout(sys.stderr):
        warm(arguments.game, arguments.bot, arguments.players, arguments.options)
        if not arguments.warm:
            serve(Bridge(arguments.game, arguments.bot), sys.__stdout__)


if __name__ == "__main__":
    main()
