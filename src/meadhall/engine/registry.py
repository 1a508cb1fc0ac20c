"""The games that are installed, by name.

A package adds games through the entry-point group `meadhall.games`: each entry point is the name of a game and the place of
its `Game`. Our own games are found in the same way. A game is imported when it is first asked for; one that cannot be
imported, or is not a whole game, is reported by name and left out, and all others work.
"""

import re
import warnings
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from .contract import is_registered
from .errors import BadOption
from .game import MOST_PLAYERS, Game
from .texts import LANGUAGES

GROUP = "meadhall.games"
# Names are parts of addresses, positions, modules and commands.
NAME = re.compile(r"[a-z][a-z0-9_]*")
# What every state has: generic code reads it.
STATE_FIELDS = ("players", "seats", "round_number")


class GameLeftOut(UserWarning):
    """A game that is installed cannot be played."""


@cache
def _found() -> tuple[dict[str, EntryPoint], tuple[str, ...]]:
    """Return the entry points by name, and of those that are left out why. Of one name, ours counts, then the first in the path."""
    found: dict[str, EntryPoint] = {}
    left_out = []
    for point in sorted(entry_points(group=GROUP), key=lambda point: not _is_ours(point)):
        if not NAME.fullmatch(point.name):
            left_out.append(
                f"{_called(point)} is left out: a name has small letters, digits and _, and begins with a letter."
            )
        elif point.name in found:
            left_out.append(f"{_called(point)} is left out: {_package(found[point.name])} has a game of the same name.")
        else:
            found[point.name] = point
    return dict(sorted(found.items())), tuple(left_out)


def _is_ours(point: EntryPoint) -> bool:
    return point.module.partition(".")[0] == __name__.partition(".")[0]


def _package(point: EntryPoint) -> str:
    return point.dist.name if point.dist is not None else point.module.partition(".")[0]


def _called(point: EntryPoint) -> str:
    return f"The game {point.name!r} of {_package(point)}"


@cache
def _loaded(name: str) -> Game | str:
    """Return a game, or in a sentence why it cannot be had."""
    point = _found()[0][name]
    try:
        game = point.load()
        fault = _fault(game, name)
    except Exception as error:
        # Its own mistake may be anything; the first line says what it is.
        reason = f"{type(error).__name__}: {error}".splitlines()[0]
        return f"{_called(point)} cannot be loaded ({point.value}): {reason}"
    return f"{_called(point)} cannot be loaded ({point.value}): {fault}" if fault else game


def _fault(game: object, name: str) -> str:
    """Say what a game lacks that everything else relies on, or nothing."""
    if not isinstance(game, Game):
        return f"that is {game!r}, not a Game."
    if game.name != name:
        return f"it calls itself {game.name!r}."
    if not 2 <= game.players[0] <= game.players[-1] <= MOST_PLAYERS:
        return f"it is for {game.players[0]} to {game.players[-1]} players; a table has 2 to {MOST_PLAYERS}."
    if not is_registered(game.state_type):
        return "its rules are not known: register(STATE, RULES)."
    for field in STATE_FIELDS:
        if field not in (game.state_type.names or ()):
            return f"its state has no field {field!r}."
    if not 0 < game.player_actions <= game.actions:
        return f"of its {game.actions} actions, {game.player_actions} are players’."
    if min(game.most_legal, game.most_outcomes, game.observation, game.max_decisions, game.max_draws) < 0:
        return "its bounds are below 0."
    table = (len(game.sources), len(game.currencies))
    if type(game).ledger is Game.ledger and game.state_type["seats"].base["ledger"].shape != table:
        return f"the ledger of its seats does not have {table[0]} sources by {table[1]} currencies."
    for language in LANGUAGES:
        if not (game.texts_folder / f"{language}.ftl").is_file():
            return f"there is no {language}.ftl in {game.texts_folder}."
    return ""


def installed() -> tuple[str, ...]:
    """Return the names of all installed games without loading any, in alphabetical order."""
    return tuple(_found()[0])


def names() -> tuple[str, ...]:
    """Return the names of all games that can be played, in the order in which people see them."""
    return tuple(game.name for game in games())


@cache
def games() -> tuple[Game, ...]:
    """Return all games that can be played, in the order in which people see them; warn of those that cannot."""
    for problem in problems():
        warnings.warn(problem, GameLeftOut, stacklevel=2)
    loaded = [game for game in map(_loaded, installed()) if isinstance(game, Game)]
    return tuple(sorted(loaded, key=lambda game: (game.lobby_order, game.name)))


def problems() -> tuple[str, ...]:
    """Say of each installed game that cannot be played why it is left out."""
    return (*_found()[1], *(game for game in map(_loaded, installed()) if isinstance(game, str)))


def load(name: str) -> Game:
    """Return the game of a name."""
    if name not in installed():
        raise BadOption(f"There is no game {name!r}. The games are: {', '.join(installed())}.")
    game = _loaded(name)
    if isinstance(game, str):
        raise BadOption(game)
    return game


def forget() -> None:
    """Look again for installed games, for instance after an installation."""
    for remembered in (_found, _loaded, games):
        remembered.cache_clear()
