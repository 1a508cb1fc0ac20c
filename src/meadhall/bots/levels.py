"""Bots by name: `random`, `greedy`, `search:1000`, `search:2s`, each with settings, and the levels that people meet."""

import re
from dataclasses import fields
from typing import Any

from ..engine.errors import BadOption
from ..engine.game import Game
from ..games import load
from .greedy import GreedyBot, GreedySettings
from .guide import guide_of
from .interface import Bot
from .search import SearchBot, SearchSettings
from .simple import RandomBot

# From easy to very strong; each is a budget.
LEVEL_BOTS = {
    "easy": "greedy:noise=6:sees=0.5",
    "medium": "greedy:noise=2",
    "hard": "search:200",
    "expert": "search:1500",
    "master": "search:4s",
}
LEVELS = tuple(LEVEL_BOTS)
KINDS = ("random", "greedy", "search")

_BUDGET = re.compile(r"(\d+)|(\d+(?:\.\d+)?)(s|ms)")


def create(name: str, game: str | Game, seed: int | None = None) -> Bot:
    """Make a bot from its name, with a seed of its own or one from the operating system."""
    the_game = load(game) if isinstance(game, str) else game
    kind, *details = LEVEL_BOTS.get(name, name).split(":")
    if kind == "random" and not details:
        return RandomBot(the_game, seed)
    if kind == "greedy":
        return GreedyBot(the_game, seed, GreedySettings(**_settings(name, the_game, GreedySettings, details)))
    if kind == "search" and details:
        budget = _budget(name, details[0])
        given = _settings(name, the_game, SearchSettings, details[1:])
        return SearchBot(the_game, seed, SearchSettings(**budget, **given))
    raise BadOption(
        f"There is no bot {name!r}. Bots are random, greedy, search with a budget (search:1000 iterations, search:2s, "
        f"search:500ms), and the levels {', '.join(LEVELS)}."
    )


def _budget(name: str, text: str) -> dict[str, Any]:
    match = _BUDGET.fullmatch(text)
    if not match:
        raise BadOption(f"Bot {name!r}: {text!r} is not a budget. Budgets are 1000 (iterations), 2s or 500ms.")
    iterations, duration, unit = match.groups()
    if iterations:
        if not 1 <= int(iterations) <= 100_000_000:
            raise BadOption(f"Bot {name!r}: a search has 1 to 100000000 iterations, not {iterations}.")
        return {"iterations": int(iterations)}
    seconds = float(duration) / (1000 if unit == "ms" else 1)
    if not 0 < seconds <= 3600:
        raise BadOption(f"Bot {name!r}: a search thinks for up to an hour, not {text}.")
    return {"iterations": None, "seconds": seconds}


def _settings(name: str, game: Game, kind: type[GreedySettings | SearchSettings], details: list[str]) -> dict[str, Any]:
    """Read settings such as `explore=0.5`; a term of the game's estimate is a setting too."""
    known = {item.name: item.default for item in fields(kind) if isinstance(item.default, int | float)}
    known.pop("iterations", None)
    terms = guide_of(game).terms
    values: dict[str, Any] = {}
    changed: dict[str, float] = {}
    for detail in details:
        key, _, value = detail.partition("=")
        if key not in known and key not in terms:
            names = ", ".join([*known, *terms])
            raise BadOption(f"Bot {name!r}: there is no setting {key!r}. Settings are {names}.")
        try:
            number = float(value)
        except ValueError:
            raise BadOption(f"Bot {name!r}: {key} is a number, not {value!r}.") from None
        if key in terms:
            changed[key] = number
        else:
            values[key] = int(number) if isinstance(known[key], int) else number
    return {**values, "terms": changed}
