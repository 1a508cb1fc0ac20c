"""Walk through the games on purpose where it is narrow, with every check on.

A walk takes what is rarely legal before what is always legal, lets seats that are done think again, and for a while does whatever
leaves it the least room. It begins at new tables and at tight ones. Every game of the registry is walked. A game
brings `invariants.py` (what must hold at every step) and `tight.py` (a measure of room, and tables where there is hardly any):
ours in their folders of tests, games of other packages beside their `game.py`. What is missing, its walks do without.

There are two walks. The compiled one goes far, counts everything, and sees that nothing stands still. The careful one also reads
every position back and asks a bot of each kind.

`python -m tests.walking skye --decisions 1000000` walks so far from every start; set NUMBA_BOUNDSCHECK=1 to have every index
checked as well. `--careful` takes the careful walk.
"""

import argparse
import re
import sys
import time
from collections.abc import Sequence, Set
from contextlib import suppress
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from meadhall.bots.interface import Bot
from meadhall.bots.registry import create
from meadhall.engine.calling import compile_first
from meadhall.engine.chance import Generator, Ints, below, generator, weighted
from meadhall.engine.contract import CHANCE, OVER, Compiled, apply, legal, outcomes, pending, resample, turn
from meadhall.engine.dispatch import Dispatch
from meadhall.engine.game import Game
from meadhall.engine.match import Match
from meadhall.engine.record import State, blank, copied, same
from meadhall.games import load, names

from .jit import jit

Counts = NDArray[np.int64]

# For a while a walk goes straight on, choosing at random; then it takes what is rare; or it does what leaves the least room.
STRAIGHT, RARE, SQUEEZE = range(3)
LONGEST_MOOD = 40
# How many actions it tries, when it looks for the one that leaves the least room.
TRIED = 16
# After so many decisions it goes straight to the end of the game, and no game takes as many as the other number.
PATIENCE = 1500
LONGEST_GAME = 100_000
# Every so many steps, what a seat cannot know is drawn anew in a copy: there, too, somebody must be able to act.
RESAMPLED_EVERY = 8
# How often a careful walk asks the bots.
ASKED_EVERY = 6
# No game has more legal actions than these, for one that brings no measure of its room.
MOST_ACTIONS = 4096
BOTS = ("random", "greedy", "search:4")

# What can be wrong in any game; what a game checks itself has a number from 1.
NO_ACTION, NOT_ASKED, NOT_ASCENDING, TOO_MANY, NO_OUTCOME, NO_WEIGHT, WRONG_TURN, ENDLESS, STUCK_GUESS = range(-9, 0)
MESSAGES = {
    NO_ACTION: "a seat may act, but has no legal action",
    NOT_ASKED: "a seat that may not act has legal actions",
    NOT_ASCENDING: "the legal actions do not ascend",
    TOO_MANY: "more actions are legal than the game says",
    NO_OUTCOME: "it is chance's turn, but nothing can come",
    NO_WEIGHT: "an outcome without weight",
    WRONG_TURN: "the seat whose turn it is may not act, or one may act when it is chance's turn",
    ENDLESS: "the game does not end",
    STUCK_GUESS: "somebody has no legal action when what a seat cannot know is drawn anew",
}


class Choices(NamedTuple):
    """What can be done now."""

    ids: Ints
    who: Ints
    weights: Ints  # of outcomes


class Habits(NamedTuple):
    """How often things could be done, and were done."""

    kind: Ints  # by action
    legal: Counts  # by kind: at how many steps
    taken: Counts  # by kind
    chosen: Counts  # by action
    noticed: Counts  # by kind: the last step at which it was counted
    steps: Counts


class Mood(NamedTuple):
    """What a walk is about."""

    now: Counts  # the mood, and for how many steps it lasts
    moods: int  # how many of the moods it may have


class Measures(NamedTuple):
    """The compiled functions that a game brings for its walks."""

    room: Compiled
    check: Compiled


class Checks(NamedTuple):
    """What a game brings for its walks, or what stands in for it."""

    check: Compiled
    memory: int  # how many numbers `check` keeps from step to step
    messages: Sequence[str]  # by the numbers that it returns
    modes: Sequence[dict[str, Any]]  # options to walk with
    never: Set[str]  # kinds of actions that nobody can ever take
    room: Compiled
    tight_tables: dict[str, str]  # positions by name


_measures: Dispatch[Measures] = Dispatch()


@_measures.generic
def room(state: State, seat: int) -> int:
    """Measure what a seat can still do."""
    raise NotImplementedError


@_measures.generic
def check(state: State, before: Counts, after: Counts, started: bool) -> int:
    """Return the number of what is wrong, or 0."""
    raise NotImplementedError


@jit
def all_is_well(state: State, before: Counts, after: Counts, started: bool) -> int:
    """Find nothing wrong, for a game that brings no invariants."""
    return 0


@jit
def number_of_actions(state: State, seat: int) -> int:
    """Measure room by what is legal, for a game that brings no measure."""
    return legal(state, seat, np.empty(MOST_ACTIONS, np.int32)) if pending(state) >> seat & 1 else MOST_ACTIONS


@cache
def checks_of(game: Game) -> Checks:
    """Return what a game brings for its walks; what it does not bring is left unchecked."""
    invariants, tight = _brought(game, "invariants"), _brought(game, "tight")
    return Checks(
        check=getattr(invariants, "check", all_is_well),
        memory=getattr(invariants, "MEMORY", 1),
        messages=getattr(invariants, "MESSAGES", ()),
        modes=getattr(invariants, "MODES", [{}]),
        never=getattr(invariants, "NEVER", frozenset()),
        room=getattr(tight, "room", number_of_actions),
        tight_tables=tight.tables() if tight else {},
    )


def _brought(game: Game, name: str) -> Any:
    """Return a module that a game has for its walks, or None."""
    for package in (f"tests.games.{game.name}", type(game).__module__.rpartition(".")[0]):
        with suppress(ModuleNotFoundError):
            if find_spec(f"{package}.{name}") is not None:
                return import_module(f"{package}.{name}")
    return None


def kind_of(text: str) -> str:
    """Name the kind of an action: its text without what it is about, such as `buy`, `send ready`, or the direction of a cell."""
    return " ".join(re.sub(r"\d+", "", text.rpartition(" ")[0] or text).split())


def new_habits(game: Game) -> Habits:
    kinds = [kind_of(game.action_text(action)) for action in range(game.actions)]
    names = sorted(set(kinds))
    legal, taken, noticed = (np.zeros(len(names), np.int64) for _ in range(3))
    return Habits(
        kind=np.array([names.index(kind) for kind in kinds], np.int32),
        legal=legal,
        taken=taken,
        chosen=np.zeros(game.actions, np.int64),
        noticed=noticed,
        steps=np.zeros(1, np.int64),
    )


def room_for_choices(game: Game) -> Choices:
    most = game.players[-1] * max(game.most_legal, game.most_outcomes)
    return Choices(*(np.zeros(most, np.int32) for _ in range(3)))


# Looking


@jit
def ascending(ids: Ints, n: int) -> bool:
    for i in range(1, n):
        if ids[i] <= ids[i - 1]:
            return False
    return True


@jit
def look(state: State, choices: Choices, most: int) -> int:
    """Write what everybody can do now, and return how much it is: 0 at the end, and below 0 what is wrong."""
    actor = turn(state)
    if actor == OVER:
        return 0
    asked = pending(state)
    if actor == CHANCE:
        n = outcomes(state, choices.ids, choices.weights)
        choices.who[:n] = CHANCE
        if n > 0 and choices.weights[:n].min() <= 0:
            return NO_WEIGHT
        if not ascending(choices.ids, n):
            return NOT_ASCENDING
        return (n if n > 0 else NO_OUTCOME) if asked == 0 else WRONG_TURN
    if asked >> actor & 1 == 0:
        return WRONG_TURN
    n = 0
    for seat in range(state.players):
        own = legal(state, seat, choices.ids[n:])
        if asked >> seat & 1 == 0 and own > 0:
            return NOT_ASKED
        if asked >> seat & 1 == 1 and own == 0:
            return NO_ACTION
        if own > most:
            return TOO_MANY
        if not ascending(choices.ids[n:], own):
            return NOT_ASCENDING
        choices.who[n : n + own] = seat
        n += own
    return n


@jit
def look_as_a_seat(states: NDArray[Any], seat: int, rng: Generator, choices: Choices, most: int) -> int:
    """Look at a table that a seat cannot tell from this one."""
    states[1] = states[0]
    resample(states[1], seat, rng)
    return STUCK_GUESS if look(states[1], choices, most) < 0 else 0


# Choosing


@jit
def notice(habits: Habits, choices: Choices, n: int) -> None:
    """Count the kinds of what can be done."""
    habits.steps[0] += 1
    for i in range(n):
        kind = habits.kind[choices.ids[i]]
        if habits.noticed[kind] != habits.steps[0]:
            habits.noticed[kind] = habits.steps[0]
            habits.legal[kind] += 1


@jit
def take(habits: Habits, action: int) -> None:
    habits.taken[habits.kind[action]] += 1
    habits.chosen[action] += 1


@jit
def how_often(habits: Habits, by: int, action: int) -> int:
    if by == 0:
        return habits.legal[habits.kind[action]]  # type: ignore[no-any-return]
    if by == 1:
        return habits.taken[habits.kind[action]]  # type: ignore[no-any-return]
    return habits.chosen[action] if by == 2 else 0


@jit
def rarest(rng: Generator, habits: Habits, choices: Choices, n: int) -> int:
    """Return the place of what was legal, or taken, the least often; now and then any place."""
    by = below(rng, 4)
    first = below(rng, n)
    best = first
    for k in range(1, n):
        i = (first + k) % n
        if how_often(habits, by, choices.ids[i]) < how_often(habits, by, choices.ids[best]):
            best = i
    return best


@jit
def change_mood(rng: Generator, mood: Mood) -> int:
    """Return the mood for the next step."""
    if mood.now[1] == 0:
        mood.now[0] = below(rng, mood.moods)
        mood.now[1] = 1 + below(rng, LONGEST_MOOD)
    mood.now[1] -= 1
    return mood.now[0]  # type: ignore[no-any-return]


@jit
def straight_on(rng: Generator, choices: Choices, n: int, actor: int) -> int:
    """Return the place of something that whoever's turn it is can do, or of what chance brings."""
    if actor == CHANCE:
        return weighted(rng, choices.weights, n)
    first = 0
    while choices.who[first] != actor:
        first += 1
    own = 0
    while first + own < n and choices.who[first + own] == actor:
        own += 1
    return first + below(rng, own)


@jit
def least_room(states: NDArray[Any], rng: Generator, choices: Choices, n: int) -> int:
    """Return the place of what leaves whoever does it the least room, of some places."""
    first = below(rng, n)
    best = first
    least = 1 << 62
    for k in range(min(n, TRIED)):
        i = (first + k) % n
        states[1] = states[0]
        apply(states[1], choices.who[i], choices.ids[i])
        left = room(states[1], choices.who[i])
        if left < least:
            least = left
            best = i
    return best


# Walking


@jit
def walk(
    states: NDArray[Any],
    decisions: int,
    rng: Generator,
    habits: Habits,
    choices: Choices,
    mood: Mood,
    way: Ints,
    most: int,
    before: Counts,
    after: Counts,
) -> tuple[int, int, int]:
    """Walk games from the start in the third state until so many decisions are made.

    Return how many there were, what was wrong, and how many steps of the last game are written down in `way`.
    """
    made = 0
    while made < decisions:
        states[0] = states[2]
        begun = made
        for ply in range(LONGEST_GAME):
            state = states[0]
            wrong = check(state, before, after, ply > 0)
            if wrong:
                return made, wrong, ply
            if ply % RESAMPLED_EVERY == 0:
                wrong = look_as_a_seat(states, below(rng, state.players), rng, choices, most)
                if wrong:
                    return made, wrong, ply
            n = look(state, choices, most)
            if n < 0:
                return made, n, ply
            if n == 0:
                break
            notice(habits, choices, n)
            actor = turn(state)
            now = change_mood(rng, mood) if made - begun < PATIENCE else STRAIGHT
            if now == RARE:
                i = rarest(rng, habits, choices, n)
            elif now == SQUEEZE and actor != CHANCE:
                i = least_room(states, rng, choices, n)
            else:
                i = straight_on(rng, choices, n, actor)
            take(habits, choices.ids[i])
            way[ply, 0] = choices.who[i]
            way[ply, 1] = choices.ids[i]
            apply(states[0], choices.who[i], choices.ids[i])
            made += actor != CHANCE
        if turn(states[0]) != OVER:
            return made, ENDLESS, LONGEST_GAME
    return made, 0, 0


def squeezed(name: str, players: int, decisions: int, seed: int, **options: Any) -> str:
    """Write the table after so many decisions in which everybody has left herself the least room."""
    match = Match(name, players, seed=seed, **options)
    room_of = import_module(f"tests.games.{name}.tight").room
    for _ in range(decisions):
        left = {}
        for action in match.legal_actions:
            after = match.copy()
            after.play(action)
            left[action] = int(room_of(after.state, match.turn))
        match.play(min(left, key=lambda action: left[action]))
    return match.position


def tight_tables(name: str) -> dict[str, str]:
    """Return a game's tight tables as texts, by name."""
    return checks_of(load(name)).tight_tables


def starts(game: Game) -> dict[str, State]:
    """Return where walks begin: new tables of every mode and number of players, and the game's tight ones."""
    found: dict[str, State] = {}
    for mode in checks_of(game).modes:
        values = game.read_options(mode)
        for players in game.players:
            state = blank(game.state_type)
            game.rules.setup(state, players, game.option_array(values))
            found[" ".join([f"{players} players", *(f"{name}={value}" for name, value in mode.items())])] = state
    for name, text in tight_tables(game.name).items():
        found[name] = game.read_position(text)[0]
    return found


class Walker:
    """Walks one game, and remembers what it has seen."""

    def __init__(self, name: str, seed: int) -> None:
        self.game = load(name)
        self.rng = generator(seed)
        self.habits = new_habits(self.game)
        self.choices = room_for_choices(self.game)

    def go(self, start: State, decisions: int) -> tuple[int, str]:
        """Walk in compiled code; return how many decisions there were, and what was wrong, or nothing."""
        checks = checks_of(self.game)
        _measures.register(self.game.state_type, Measures(checks.room, checks.check))
        states = np.zeros(3, self.game.state_type)
        states[2] = start
        way = np.zeros((LONGEST_GAME, 2), np.int32)
        made, wrong, plies = walk(
            states,
            decisions,
            self.rng,
            self.habits,
            self.choices,
            Mood(np.zeros(2, np.int64), SQUEEZE + 1),
            way,
            self.game.most_legal,
            np.zeros(checks.memory, np.int64),
            np.zeros(checks.memory, np.int64),
        )
        if not wrong:
            return made, ""
        message = MESSAGES.get(wrong) or checks.messages[wrong]
        steps = [f"{who}: {self.game.action_text(what)}" for who, what in way[:plies].tolist()]
        return made, f"{message}\n{', '.join(steps)}\n{self._text(states[0])}"

    def go_carefully(self, start: State, decisions: int) -> None:
        """Walk with every position read back and with bots that are asked; raise what is wrong."""
        made = 0
        while made < decisions:
            match = Match.from_position(self.game, self._text(start), auto_chance=False)
            bots: dict[tuple[str, int], Bot] = {}
            mood = Mood(np.zeros(2, np.int64), RARE + 1)
            while not match.is_over and made < decisions:
                n = self._look_carefully(match)
                if made % ASKED_EVERY == 0:
                    self._ask_bots(match, bots)
                notice(self.habits, self.choices, n)
                rare = change_mood(self.rng, mood) == RARE
                i = (
                    rarest(self.rng, self.habits, self.choices, n)
                    if rare
                    else straight_on(self.rng, self.choices, n, match.turn)
                )
                seat, action = int(self.choices.who[i]), int(self.choices.ids[i])
                take(self.habits, action)
                match.play(action, seat=seat)
                made += seat != CHANCE
            self._look_carefully(match)

    def _look_carefully(self, match: Match) -> int:
        """See that somebody can act, as it is and as each seat may imagine it, and that the position reads back."""
        state = match.state
        # The table as each seat may imagine it is looked at first, because the choices are those that were written last.
        for seat in range(match.players):
            guess = copied(state)
            self.game.rules.resample(guess, seat, self.rng)
            self._looked(guess, match)
        n = self._looked(state, match)
        read, _ = self.game.read_position(match.position)
        assert same(read, state), f"the position does not read back:\n{match.position}"
        return n

    def _looked(self, state: State, match: Match) -> int:
        n = plain(look)(state, self.choices, self.game.most_legal)
        assert n >= 0, f"{MESSAGES[n]}:\n{', '.join(match.log_texts)}\n{self._text(state)}"
        return int(n)

    def _ask_bots(self, match: Match, bots: dict[tuple[str, int], Bot]) -> None:
        for seat in range(match.players):
            if match.pending >> seat & 1:
                for name in BOTS:
                    if (name, seat) not in bots:
                        bots[name, seat] = create(name, self.game, seed=seat)
                    answer = bots[name, seat].act(match, seat)
                    assert answer in match.legal_actions_of(seat), f"{name} answers {answer}:\n{match.position}"

    def _text(self, state: State) -> str:
        return self.game.position_text(state, [f"P{seat + 1}" for seat in range(int(state.players))])

    def never_taken(self) -> set[str]:
        """Return the kinds of actions that could have been taken and never were, by their first words."""
        words = [kind_of(self.game.action_text(action)).split()[0] for action in range(self.game.actions)]
        taken = {word for word, times in zip(words, self.habits.chosen.tolist(), strict=True) if times}
        return set(words) - taken - checks_of(self.game).never


def plain(function: Any) -> Any:
    """Return what a compiled function was made of: it asks the game's own compiled code, and need not be compiled itself."""
    return getattr(function, "py_func", function)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=names())
    parser.add_argument("--decisions", type=int, default=100_000)
    parser.add_argument("--careful", action="store_true")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    compile_first()
    for name in given.games:
        walker = Walker(name, given.seed)
        for start, state in starts(walker.game).items():
            begun = time.perf_counter()
            made, wrong = given.decisions, ""
            if given.careful:
                walker.go_carefully(state, given.decisions)
            else:
                made, wrong = walker.go(state, given.decisions)
            if wrong:
                sys.exit(f"{name}, {start}: {made} decisions, then {wrong}")
            print(
                f"{name}, {start}: {made} decisions in {time.perf_counter() - begun:.1f} s, nothing wrong", flush=True
            )
        print(f"{name}: never taken: {', '.join(sorted(walker.never_taken())) or 'nothing'}", flush=True)


if __name__ == "__main__":
    # Under its own name: the cache knows compiled code by the types that it takes, and theirs would be new each time.
    import_module("tests.walking").main()
