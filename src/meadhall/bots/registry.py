"""Bots by name: `random`, `greedy`, `search:1000`, `search:2s`, each with settings, programs as `exec:COMMAND`, and the levels that people meet."""

import math
import re
from pathlib import Path
from typing import Any

from ..engine.errors import BadOption
from ..engine.game import Game
from ..engine.registry import load
from .greedy import GreedyBot, GreedySettings
from .heuristics import heuristics_of
from .interface import Bot
from .network_choice import NetworkSetting, read_setting
from .network_file import read_network
from .random_bot import RandomBot
from .search import SearchBot, SearchSettings

# From beginner to very strong. A game may have bots of its own for them, of the same kind: what makes a player stronger by a
# step differs from game to game.
LEVEL_BOTS = {
    "beginner": "greedy:noise=3:attention=0.7",
    "easy": "greedy:noise=2:attention=0.8",
    "medium": "greedy:noise=1",
    "skilled": "greedy",
    "hard": "search:100",
    "expert": "search:1500",
    "master": "search:4s",
}
LEVELS = tuple(LEVEL_BOTS)
# What a level is called and how strong it is, in each language: `level-<name>` and `level-<name>-about`.
TEXTS = Path(__file__).with_name("texts")
KINDS = ("random", "greedy", "search")
PROGRAM = "exec:"

# What a setting may be.
RANGES: dict[str, tuple[float, float]] = {
    "noise": (0, 1000),
    "attention": (0, 1),
    "explore": (0, 1000),
    "margin": (0, 1),
    "prior_temperature": (0.01, 1000),
    "rollout": (0, 1),
    "prior": (0, 2),
    "greedy_root_prior": (0, 1),
    "depth": (0, 1_000_000),
    "judged_rollouts": (0, 1),
    "guess_hidden": (0, 1),
    "network_depth": (0, 1_000_000),
    "reuse": (0, 2),
    "nodes": (2, 100_000_000),
}
WHOLE_NUMBERS = (
    "rollout",
    "prior",
    "greedy_root_prior",
    "depth",
    "judged_rollouts",
    "guess_hidden",
    "network_depth",
    "reuse",
    "nodes",
)
TERM_RANGE = (-1000, 1000)
# Names that settings had in earlier versions: bots in kept results and databases are still called so.
EARLIER_NAMES = {
    "sees": "attention",
    "warmth": "prior_temperature",
    "advice": "greedy_root_prior",
    "careful": "judged_rollouts",
    "imagine": "guess_hidden",
    "foresight": "network",
    "value_network": "network",
}

_BUDGET = re.compile(r"(\d+)|(\d+(?:\.\d+)?)(s|ms)")


def bot_of(name: str, game: Game) -> str:
    """Return the bot that a level is in a game; any other name is that of a bot."""
    return game.level_bots.get(name) or LEVEL_BOTS.get(name, name)


def create(name: str, game: str | Game, seed: int | None = None) -> Bot:
    """Make a bot from its name, with a seed of its own or one from the operating system."""
    the_game = load(game) if isinstance(game, str) else game
    if name.startswith(PROGRAM):
        # Imported here because programs are bots, and few games need one.
        from .programs import ProgramBot

        return ProgramBot.named(name, the_game, seed)
    kind, *details = bot_of(name, the_game).split(":")
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
        f"search:500ms), the levels {', '.join(LEVELS)}, and programs (exec:./mybot)."
    )


def needs_compiled(name: str) -> bool:
    """Tell whether a bot is of little use as long as its game is not compiled."""
    return LEVEL_BOTS.get(name, name).partition(":")[0] == "search"


def thinking_seconds(name: str) -> float | None:
    """Return how long a bot thinks about a decision at most: 0 where it answers at once, None where nobody can know."""
    kind, *details = LEVEL_BOTS.get(name, name).split(":")
    if kind in ("random", "greedy"):
        return 0.0
    return _budget(name, details[0]).get("seconds") if kind == "search" and details else None


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
    heuristics = heuristics_of(game)
    values: dict[str, Any] = {}
    terms: dict[str, float] = {}
    usual = heuristics.search if kind is SearchSettings else heuristics.greedy
    values.update({key: _typed(key, number) for key, number in usual.items()})
    for detail in details:
        given_key, _, text = detail.partition("=")
        key = EARLIER_NAMES.get(given_key, given_key)
        if key in heuristics.terms:
            terms[key] = _number(name, key, text, *TERM_RANGE)
        elif key == "network":
            values[key] = _network(name, text, game)
        elif key in RANGES and hasattr(kind, key):
            values[key] = _typed(key, _number(name, key, text, *RANGES[key]))
        else:
            names = ", ".join([*(key for key in RANGES if hasattr(kind, key)), "network", *heuristics.terms])
            raise BadOption(f"Bot {name!r}: there is no setting {key!r}. Settings are {names}.")
    return {**values, "terms": terms}


def _network(name: str, text: str, game: Game) -> NetworkSetting:
    setting = read_setting(text)
    if setting is None:
        raise BadOption(f"Bot {name!r}: network is 0, 1 or a file that ends in .npz, not {text!r}.")
    if isinstance(setting, Path):
        read_network(setting, game)
    return setting


def _typed(key: str, number: float) -> float | int:
    return int(number) if key in WHOLE_NUMBERS or key == "network" else number


def _number(name: str, key: str, text: str, lowest: float, highest: float) -> float:
    try:
        number = float(text)
    except ValueError:
        number = math.nan
    if not math.isfinite(number) or (key in WHOLE_NUMBERS and not number.is_integer()):
        kind = "a whole number" if key in WHOLE_NUMBERS else "a number"
        raise BadOption(f"Bot {name!r}: {key} is {kind}, not {text!r}.")
    if not lowest <= number <= highest:
        raise BadOption(f"Bot {name!r}: {key} is from {lowest:g} to {highest:g}, not {text}.")
    return number
