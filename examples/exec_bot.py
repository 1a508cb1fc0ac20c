#!/usr/bin/env python3
"""A bot as a program of its own, with nothing but Python's standard library: it plays any game, at random.

    meadhall arena vikings --bots "exec:python3 examples/exec_bot.py,random" --games 20

The protocol is in docs/exec-bots.md. Replace `decide` by something cleverer: `view` is the table as the seat sees it.
"""

import json
import random
import sys
from typing import Any


def say(message: dict[str, Any]) -> None:
    """Answer with one line, at once: without the flush it would wait in a buffer."""
    print(json.dumps(message), flush=True)


class MyBot:
    """Knows which game is played and from which seat."""

    def begin(self, game: dict[str, Any]) -> None:
        """A new game begins, and all that was before is over; the same seed shall bring the same choices."""
        self.seat = game["seat"]
        self.rng = random.Random(game["seed"])

    def decide(self, view: dict[str, Any], legal: list[dict[str, Any]], seconds: float) -> int:
        """Return the id of one of the legal actions within the time."""
        action: int = self.rng.choice(legal)["id"]
        return action


def main() -> None:
    """Answer line by line until told to quit, or until nobody is there any more."""
    bot = MyBot()
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            say({"type": "ready", "protocol": 1, "name": "random, in Python"})
        elif message["type"] == "game":
            bot.begin(message)
        elif message["type"] == "decide":
            say({"action": bot.decide(message["view"], message["legal"], message["seconds"])})
        elif message["type"] == "quit":
            return


if __name__ == "__main__":
    main()
