"""A match: a game, its seats and its log. The state is the fold of the log."""

import os
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from .chance import Generator, generator
from .contract import CHANCE, OVER
from .draws import SameDraws
from .errors import BadNotation, BadOption, IllegalAction
from .game import Chain, Game, Line, Reason, Sense
from .play import ILLEGAL, advance, carry_out, fold, legal_in, pending_in, roll, turn_in
from .record import State, StateArray, blank, copied, state_array

if TYPE_CHECKING:
    from pydantic import BaseModel

MAX_NAME_LENGTH = 40


class LegalActions:
    """The legal actions of a seat, as a lazy view: `in` (ids or texts), `len` and iteration over ids."""

    def __init__(self, match: "Match", seat: int) -> None:
        self._match = match
        self._ids = match._legal(seat)

    def __iter__(self) -> Iterator[int]:
        return iter(self._ids)

    def __len__(self) -> int:
        return len(self._ids)

    def __getitem__(self, index: int) -> int:
        return self._ids[index]

    def __contains__(self, action: object) -> bool:
        if isinstance(action, str):
            try:
                return self._match.game.read_action(action) in self._ids
            except BadNotation:
                return False
        return action in self._ids

    @property
    def texts(self) -> list[str]:
        """The same actions as texts."""
        return [self._match.game.action_text(action) for action in self._ids]

    def __repr__(self) -> str:
        return f"<LegalActions: {', '.join(self.texts)}>"


class Match:
    """A table at which a game is played.

    Examples:
        >>> from meadhall.games import names
        >>> match = Match(names()[0], players=2, seed=1)
        >>> first = match.legal_actions.texts[0]
        >>> match.play(first)
        >>> match.log_texts[-1] == first
        True

    Chance acts by itself, from the seed, or from the operating system's randomness without one.
    With `auto_chance=False` its outcomes are played like any action, as the draws of a real table.
    With `rules` it is played under an earlier version of the rules, named as in the head of a log.
    With `draws` chance is the same at every table that has the same, as far as what is drawn allows it.
    """

    def __init__(
        self,
        game: str | Game,
        players: int = 2,
        *,
        names: Sequence[str] | None = None,
        seed: int | None = None,
        auto_chance: bool = True,
        rules: str | None = None,
        draws: SameDraws | None = None,
        **options: Any,
    ) -> None:
        self.game = _game(game)
        self.game.check_players(players)
        self.options = self.game.read_options(options)
        start = blank(self.game.state_type)
        self.game.rules.setup(start, players, self.game.option_array(self.options))
        self._begin(start, names, seed, auto_chance, rules, draws=draws)

    @classmethod
    def from_position(
        cls, game: str | Game, text: str, *, seed: int | None = None, auto_chance: bool = True, rules: str | None = None
    ) -> "Match":
        """Begin a match at a position written as text."""
        match = cls.__new__(cls)
        match.game = _game(game)
        start, names = match.game.read_position(text)
        match.options = match.game.state_options(start)
        match._begin(start, names, seed, auto_chance, rules, start_text=text)
        return match

    def _begin(
        self,
        start: State,
        names: Sequence[str] | None,
        seed: int | None,
        auto_chance: bool,
        rules: str | None,
        start_text: str | None = None,
        draws: SameDraws | None = None,
    ) -> None:
        if rules is not None:
            self.game.check_version(rules, self.options)
            self.game.play_under(start, rules)
        self.players = int(start.players)
        self.names = check_names(names, self.players)
        self.seed = seed
        self.auto_chance = auto_chance
        self.draws = draws
        self._kinds: list[str | None] = []  # of the log's draws, as far as anybody has asked
        self.start_text = start_text  # the position that the match began with, where it was not the game's own
        self._start = start
        self._seats: list[int] = []
        self._actions: list[int] = []
        self._ids = np.zeros(max(self.game.most_legal, self.game.most_outcomes), np.int32)
        self._weights = np.zeros_like(self._ids)
        self._drawn = np.zeros(64, np.int32)
        self._array = state_array(start)
        self._turn = int(turn_in(self._array))
        self._let_chance_act()

    # What is known

    @property
    def _state(self) -> State:
        """The state itself, not a copy."""
        return self._array[0]

    @property
    def turn(self) -> int:
        """Who acts: a seat from 0, `CHANCE` or `OVER`."""
        return self._turn

    @property
    def pending(self) -> int:
        """The bit mask of all seats that may act now, 0 where it is chance's turn or the game is over."""
        return pending_in(self._array) if self._turn >= 0 else 0

    @property
    def must_act(self) -> int:
        """The bit mask of the seats without whose choice the game cannot go on."""
        return self.game.must_act(self._state, self.pending) if self._turn >= 0 else 0

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self._turn == OVER

    @property
    def state(self) -> State:
        """A copy of the state."""
        return state_array(self._array)[0]

    @property
    def rules(self) -> str:
        """The version of the rules that the match is played under."""
        return self.game.version_of(self._state)

    @property
    def ply(self) -> int:
        """How many actions and outcomes the log has."""
        return len(self._actions)

    @property
    def log(self) -> list[tuple[int, int]]:
        """All actions so far, each with its seat or `CHANCE`."""
        return self.log_from(0)

    def log_from(self, ply: int) -> list[tuple[int, int]]:
        """Return the log from a ply on, or as many of its last entries as a negative number says."""
        return list(zip(self._seats[ply:], self._actions[ply:], strict=True))

    def has_acted(self, seat: int) -> bool:
        """Tell whether a seat has done anything yet."""
        return seat in self._seats

    def seen(self, viewer: int | None = None, since: int = 0) -> list[tuple[int, int | None]]:
        """Return the log from a ply on as a seat or a spectator knows it: None stands for what is still secret."""
        known: list[tuple[int, int | None]] = []
        now = self._state
        for _, seat, action, asked, _ in self.steps(since):
            known.append((seat, None if self.game.is_secret(asked, seat, action, now, viewer) else action))
        return known

    @property
    def log_texts(self) -> list[str]:
        """All actions so far as texts."""
        return [self.game.action_text(action) for action in self._actions]

    @property
    def legal_actions(self) -> LegalActions:
        """The legal actions of whoever's turn it is; the outcomes when it is chance's."""
        return LegalActions(self, self._turn)

    def legal_actions_of(self, seat: int) -> LegalActions:
        """Return the legal actions of a seat, which are none where it may not act."""
        self.check_seat(seat)
        return LegalActions(self, seat)

    def _legal(self, seat: int) -> list[int]:
        if seat == OVER:
            return []
        n = legal_in(self._array, seat, self._ids, self._weights)
        ids: list[int] = self._ids[:n].tolist()
        return ids

    def outcomes(self) -> dict[int, int]:
        """Return what chance can bring now, with the weight of each outcome."""
        if self._turn != CHANCE:
            return {}
        n = legal_in(self._array, CHANCE, self._ids, self._weights)
        return dict(zip(self._ids[:n].tolist(), self._weights[:n].tolist(), strict=True))

    @property
    def points(self) -> list[int]:
        """The points of each seat as they stand."""
        return self._per_seat(self.game.rules.points)

    @property
    def ranking(self) -> list[int]:
        """The place of each seat, 1 for the first; shared places have the same number."""
        return self._per_seat(self.game.rules.ranking)

    def _per_seat(self, function: Any) -> list[int]:
        out = np.zeros(self.players, np.int32)
        function(self._state, out)
        numbers: list[int] = out.tolist()
        return numbers

    def view(self, seat: int | None = None) -> "BaseModel":
        """Return everything that a seat may know; without a seat, what a spectator may."""
        if seat is not None:
            self.check_seat(seat)
        return self.game.view(self._state, seat)

    def truth(self) -> "BaseModel":
        """Return what all seats know together: each player as they see themselves. It is for games that are over."""
        players: list[Any] = []
        for seat in range(self.players):
            own: Any = self.game.view(self._state, seat)
            players.append(own.players[seat])
        return self.game.view(self._state, None).model_copy(update={"players": players})

    @property
    def position(self) -> str:
        """The position as text."""
        return self.game.position_text(self._state, self.names)

    def prompt(self, language: str = "en", seat: int | None = None) -> str:
        """Say what is asked of a seat that may act; to all others, and without a seat, who does what."""
        return self.game.prompt(self._state, self.names, language, seat)

    def senses(self, seat: int, language: str = "en") -> Mapping[int, Sense]:
        """Tell what the legal actions of a seat bring, by action, where the game has something to tell."""
        self.check_seat(seat)
        return self.game.senses(self._state, seat, language)

    def chains(self, seat: int, language: str = "en") -> Sequence[Chain]:
        """List what a seat may do as one that takes several choices, where the game knows such chains."""
        self.check_seat(seat)
        return self.game.chains(self._state, seat, self.names, language)

    def cautions(self, action: int | str, language: str = "en", seat: int | None = None) -> list[str]:
        """Say what a legal action gives away without a word, of a seat or of whoever's turn it is; mostly nothing."""
        return self.game.cautions(self._state, self._turn if seat is None else seat, self.action_id(action), language)

    def sentence(self, action: int | str, language: str = "en", seat: int | None = None) -> str:
        """Say what an action would do now, of a seat or of whoever's turn it is."""
        return self.game.sentence(self._state, self.action_id(action), self.names, language, seat)

    def entry_text(self, seat: int, action: int, before: State, language: str = "en", known: bool = True) -> str:
        """Say what an entry of the log did; to whom it is not known, only that something was done."""
        if known:
            return self.game.sentence(before, action, self.names, language, None if seat == CHANCE else seat)
        say = self.game.texts(language)
        return say("drawn-secretly") if seat == CHANCE else say("does-secretly", name=self.names[seat])

    def explain(self, action: int | str, seat: int | None = None) -> Reason | None:
        """Tell why an action is not legal, or None when it is."""
        return self.game.explain(self._state, self._turn if seat is None else seat, self.action_id(action))

    def ledger(self, seat: int) -> list[Line]:
        """Return where a seat's points and money came from and went, so far."""
        self.check_seat(seat)
        return [line for line in self.lines(self.game.ledger(self._state)) if line.seat == seat]

    def steps(self, first: int = 0, at_first: State | None = None) -> Iterator[tuple[int, int, int, State, State]]:
        """Replay the log from a ply on: each ply with its seat, its action, and the states before and after it.

        The state after it is good until the next step. Whoever still has the state at the first ply saves the way there.
        """
        state = state_array(self._start if at_first is None else at_first)
        if at_first is None:
            self._fold(state, self._seats[:first], self._actions[:first])
        for ply, (seat, action) in enumerate(self.log_from(first), first):
            before = copied(state[0])
            carry_out(state, seat, action)
            yield ply, seat, action, before, state[0]

    def history(self) -> Iterator[tuple[int, int, State, list[Line]]]:
        """Replay the match: for each action its seat, the state before it, and the ledger's lines that it wrote."""
        before = self.game.ledger(self._start)
        for _, seat, action, asked, state in self.steps():
            after = self.game.ledger(state)
            yield seat, action, asked, self.lines(after - before)
            before = after

    def lines(self, table: NDArray[np.int64]) -> list[Line]:
        """Return the lines of a ledger's table, or of the difference between two, that are not empty."""
        amounts: dict[tuple[int, int], dict[str, int]] = {}
        for seat, source, currency in zip(*(part.tolist() for part in table.nonzero()), strict=True):
            amounts.setdefault((seat, source), {})[self.game.currencies[currency]] = int(table[seat, source, currency])
        return [Line(seat, self.game.sources[source], brought) for (seat, source), brought in amounts.items()]

    # What is done

    def action_id(self, action: int | str) -> int:
        """Return an action's id, given as an id or as text."""
        return self.game.read_action(action) if isinstance(action, str) else int(action)

    def play(self, action: int | str, seat: int | None = None) -> None:
        """Carry out an action, an id or a text, of the seat whose turn it is; then chance acts if it has to."""
        number = self.action_id(action)
        actor = self._turn if seat is None else seat
        reached = advance(self._array, actor, number, self._ids, self._weights)
        if reached == ILLEGAL:
            reason = self.game.explain(self._state, actor, number)
            raise IllegalAction(reason.full_text() if reason else f"Action {action!r} is not legal now.", reason)
        self._seats.append(actor)
        self._actions.append(number)
        self._turn = int(reached)
        if reached == CHANCE and self.auto_chance:
            self.roll()

    def roll(self, rng: Generator | None = None) -> None:
        """Let chance act until a player has to."""
        while self._turn == CHANCE:
            if rng is None and self.draws is not None:
                self._draw_the_same(self.draws)
                continue
            source = self._source_of_chance() if rng is None else rng
            n, reached = roll(self._array, source, self._ids, self._weights, self._drawn)
            self._turn = int(reached)
            self._seats.extend([CHANCE] * n)
            self._actions.extend(self._drawn[:n].tolist())

    def _draw_the_same(self, draws: SameDraws) -> None:
        kind, kinds = self.game.draw_kind(self._state), self._kinds_of_draws()
        outcomes = {self.game.action_text(outcome): weight for outcome, weight in self.outcomes().items()}
        outcome = self.game.read_action(draws.choose(kind, kinds.count(kind), outcomes))
        self.extend([CHANCE], [outcome])

    def _kinds_of_draws(self) -> list[str | None]:
        """Return for each entry of the log what kind of draw it was, None for those of players."""
        for _, seat, _, before, _ in self.steps(len(self._kinds)):
            self._kinds.append(self.game.draw_kind(before) if seat == CHANCE else None)
        return self._kinds

    def _let_chance_act(self) -> None:
        if self.auto_chance:
            self.roll()

    def _source_of_chance(self) -> Generator:
        if self.seed is None:
            return np.frombuffer(os.urandom(32), np.uint64).copy()
        # A stream for each ply, so that going back and forth brings the same draws.
        return generator(self.seed, self.ply)

    def undo(self, seat: int | None = None) -> None:
        """Undo the last decision of a player, with the chance outcomes that followed it.

        With a seat it is the last decision of that seat, and what others have chosen since stays. It is refused when
        somebody has acted on the decision, or when it has revealed a secret.
        """
        if seat is not None:
            self._take_back(seat)
            return
        last = self.ply
        while last > 0 and self._seats[last - 1] == CHANCE and self.auto_chance:
            last -= 1
        if last == 0:
            raise IllegalAction("There is nothing to undo: no player has acted yet.")
        self.rewind(last - 1)

    def _take_back(self, seat: int) -> None:
        self.check_seat(seat)
        if not self.has_acted(seat):
            raise IllegalAction("There is nothing to undo: this seat has not acted yet.")
        last = self.ply - 1 - self._seats[::-1].index(seat)
        before = self.copy()
        before._array = state_array(self._start)
        before._seats, before._actions, before._kinds = [], [], []
        seats, actions = self._seats.copy(), self._actions.copy()
        del seats[last], actions[last]
        if before.extend(seats, actions) < len(actions):
            raise IllegalAction("This decision cannot be undone: the game has gone on from it.")
        for viewer in range(self.players):
            known = self.seen(viewer)
            del known[last]
            if known != before.seen(viewer):
                raise IllegalAction("This decision cannot be undone: it has revealed what others chose in secret.")
        self.__dict__.update(before.__dict__)

    def rewind(self, ply: int) -> None:
        """Go back to the position after so many actions of the log; the later ones are forgotten."""
        if not 0 <= ply <= self.ply:
            raise IllegalAction(f"There is no ply {ply}: the match has {self.ply}.")
        del self._seats[ply:], self._actions[ply:], self._kinds[ply:]
        self._array = state_array(self._start)
        self._fold(self._array, self._seats, self._actions)
        self._turn = int(turn_in(self._array))

    def extend(self, seats: Sequence[int], actions: Sequence[int]) -> int:
        """Carry out many actions, chance's included, up to the first that is not legal; return how many were carried out."""
        done = self._fold(self._array, seats, actions)
        self._turn = int(turn_in(self._array))
        self._seats.extend(seats[:done])
        self._actions.extend(actions[:done])
        return done

    def _fold(self, state: StateArray, seats: Sequence[int], actions: Sequence[int]) -> int:
        who, what = np.array(seats, np.int32), np.array(actions, np.int32)
        return int(fold(state, who, what, self._ids, self._weights))

    def copy(self) -> "Match":
        """Return a match that goes its own way from here."""
        other = Match.__new__(Match)
        other.__dict__.update(self.__dict__)
        other._seats, other._actions = list(self._seats), list(self._actions)
        other._kinds = list(self._kinds)
        other._array = state_array(self._array)
        other._ids, other._weights = self._ids.copy(), self._weights.copy()
        other._drawn = self._drawn.copy()
        return other

    def check_seat(self, seat: int) -> None:
        """Refuse a seat that the table does not have."""
        if not 0 <= seat < self.players:
            raise BadOption(f"There is no seat {seat}: the seats of this table are 0 to {self.players - 1}.")

    def _repr_svg_(self) -> str | None:
        """Draw the table in a notebook, as a spectator sees it, if the game can be drawn."""
        drawing = self.game.drawing()
        return drawing.draw_match(self) if drawing is not None else None

    def __repr__(self) -> str:
        return f"<Match {self.game.name}, {self.players} players, ply {self.ply}>"


def stand_in_name(number: int) -> str:
    """Name a player who has given no name."""
    return f"Player {number}"


def check_names(names: Sequence[str] | None, players: int) -> list[str]:
    """Return the names at the table, or fitting ones when none are given."""
    if names is None:
        return [stand_in_name(seat + 1) for seat in range(players)]
    if len(names) != players:
        raise BadOption(f"{players} players need {players} names, not {len(names)}.")
    for name in names:
        if not name.strip() or len(name) > MAX_NAME_LENGTH or not name.isprintable():
            raise BadOption(f"A name has 1 to {MAX_NAME_LENGTH} printable characters: {name!r} does not.")
    return [" ".join(name.split()) for name in names]


def _game(game: str | Game) -> Game:
    # Imported here because the games are built on the engine.
    from .registry import load

    return load(game) if isinstance(game, str) else game
