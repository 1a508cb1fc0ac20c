"""Checks for whoever brings a game: `check_game` plays it at random, and compares all its parts with each other.

    from meadhall.testing import check_game

    def test_the_game_keeps_its_promises() -> None:
        check_game("mygame")

With `NUMBA_DISABLE_JIT=1` nothing is compiled, and an index beyond an array is an error instead of an accident.
"""

from typing import Any

import numpy as np
from rich.text import Text

from .engine.bits import members
from .engine.chance import below, generator
from .engine.contract import CHANCE
from .engine.game import Game
from .engine.match import Match
from .engine.record import State, same
from .engine.registry import load
from .engine.texts import LANGUAGES

# How many actions that are not legal are explained at each step, and how often what is hidden is drawn anew.
EXPLAINED = 12
IMAGINED = 2
SENSED = 5  # at one of so many decisions it is looked at what the choices bring


class GameFault(AssertionError):
    """Something about a game that does not fit together."""


def check_game(game: str | Game, games: int = 2, seed: int = 1, most_decisions: int = 300, **options: Any) -> None:
    """Play a game so often with each number of players, and raise `GameFault` where its parts contradict each other.

    It looks at: what is legal and why the rest is not, actions and positions as text, sentences in all languages, views
    and observations and that they hold nothing secret, the ledger, the picture, and the bounds that the game announces.
    """
    the_game = load(game) if isinstance(game, str) else game
    _check_texts(the_game)
    for players in the_game.players:
        for number in range(games):
            match = Match(the_game, players, auto_chance=False, **options)
            _Walk(match, seed + number).go(most_decisions)


def _check_texts(game: Game) -> None:
    """See that each action has a text that reads back, and that sources and currencies have names."""
    for action in range(game.actions):
        text = game.action_text(action)
        _expect(game.read_action(f"  {text.upper()} ") == action, f"action {action} ({text}) does not read back")
    for language in LANGUAGES:
        say = game.texts(language)
        for key in [*(f"source-{source}" for source in game.sources), *game.currencies]:
            _expect(key in say, f"there is no text {key!r} in {language}.ftl")
    _expect(set(game.scored) <= set(game.sources), "scored names what is no source")


def _expect(is_so: object, otherwise: str) -> None:
    if not is_so:
        raise GameFault(otherwise)


class _Walk:
    """One game at random, with everything compared at each step."""

    def __init__(self, match: Match, seed: int) -> None:
        self.match, self.game = match, match.game
        self.rng = generator(seed, 1)
        self.decisions = self.draws = 0

    def go(self, most_decisions: int) -> None:
        match = self.match
        while not match.is_over and self.decisions < most_decisions:
            try:
                actor, action = self._look()
                match.play(action, seat=actor)
            except Exception as error:
                where = f"{match!r}, after {', '.join(match.log_texts[-3:]) or 'nothing'}"
                raise GameFault(f"{where}: {type(error).__name__}: {error}\n{match.position}") from error
            self.draws += actor == CHANCE
            self.decisions += actor != CHANCE
        _expect(
            self.decisions <= self.game.max_decisions, f"a game had {self.decisions} decisions, above max_decisions"
        )
        _expect(self.draws <= self.game.max_draws, f"a game had {self.draws} draws, above max_draws")
        if match.is_over:
            self._look_at_all()
            _expect(match.pending == 0 and min(match.ranking) == 1, "at the end somebody is first, and nobody may act")

    def _look(self) -> tuple[int, int]:
        """Check everything that can be said of the moment; choose somebody and something."""
        match, game = self.match, self.game
        self._look_at_all()
        if match.turn == CHANCE:
            outcomes = match.outcomes()
            self._check_ids(list(outcomes), range(game.player_actions, game.actions))
            _expect(min(outcomes.values()) > 0, "an outcome has no weight")
            _expect(match.pending == 0, "a seat may act while something is drawn")
            self._check_reasons(CHANCE, list(outcomes))
            return CHANCE, list(outcomes)[below(self.rng, len(outcomes))]
        _expect(match.pending >> match.turn & 1, "the seat whose turn it is is not pending")
        _expect(match.must_act & ~match.pending == 0, "must_act has a seat that may not act")
        for seat in range(match.players):
            legal = list(match.legal_actions_of(seat))
            _expect(bool(legal) == bool(match.pending >> seat & 1), "who may act has actions, and nobody else")
            if legal:
                self._check_ids(legal, range(game.player_actions))
            self._check_reasons(seat, legal)
            for action, language in ((action, language) for action in legal[:EXPLAINED] for language in LANGUAGES):
                _expect(match.sentence(action, language, seat), f"{game.action_text(action)} has no sentence")
                match.cautions(action, language, seat)
            if self.decisions % SENSED == 0:
                self._check_senses(seat, legal)
        seats = list(members(match.pending))
        seat = seats[below(self.rng, len(seats))]
        legal = list(match.legal_actions_of(seat))
        return seat, legal[below(self.rng, len(legal))]

    def _check_senses(self, seat: int, legal: list[int]) -> None:
        """See that senses are about what is legal, name what the ledger knows, and tell no secret."""
        match, game = self.match, self.game
        for language in LANGUAGES:
            told = match.senses(seat, language)
            _expect(set(told) <= set(legal), "a sense of what is not legal")
            for action, sense in told.items():
                _expect(sense.text, f"the sense of {game.action_text(action)} says nothing")
                known = all(
                    line.source in game.sources and set(line.amounts) <= set(game.currencies) for line in sense.lines
                )
                _expect(known, f"the sense of {game.action_text(action)} has lines of no known source or currency")
            other = match.state
            game.rules.resample(other, seat, self.rng)
            _expect(game.senses(other, seat, language) == told, f"senses of seat {seat} differ with others' secrets")

    def _check_ids(self, ids: list[int], known: range) -> None:
        _expect(ids == sorted(set(ids)), "ids do not ascend")
        _expect(ids and set(ids) <= set(known), f"ids are none, or not from {known.start} to {known.stop - 1}")

    def _check_reasons(self, seat: int, legal: list[int]) -> None:
        """See that an action has a reason exactly when it is not legal."""
        tried = {*legal[:EXPLAINED], *(below(self.rng, self.game.actions) for _ in range(EXPLAINED))}
        for action in tried:
            reason = self.match.explain(action, seat)
            text = self.game.action_text(action)
            _expect((reason is None) == (action in legal), f"{text} of seat {seat}: legal, or a reason, and not both")
            for language in LANGUAGES:
                _expect(reason is None or reason.full_text(language), f"{text} has no reason in {language}")

    def _look_at_all(self) -> None:
        """Check what is there at every moment, the end included."""
        match, game, state = self.match, self.game, self.match.state
        if not match.is_over:
            self._check_room(state)
        read, names = game.read_position(match.position)
        _expect(same(read, state) and names == match.names, f"the position does not read back:\n{match.position}")
        points = game.currencies[0]
        for seat in range(match.players):
            booked = sum(line.amounts.get(points, 0) for line in match.ledger(seat))
            _expect(booked == match.points[seat], f"seat {seat} has {match.points[seat]} points, its ledger {booked}")
        for viewer in (None, *range(match.players)):
            known = self._known(state, viewer)
            for _ in range(IMAGINED if viewer is not None else 0):
                other = match.state
                game.rules.resample(other, viewer, self.rng)
                for what, told in self._known(other, viewer).items():
                    _expect(told == known[what], f"{what} of seat {viewer} would differ with other secrets of others")

    def _check_room(self, state: State) -> None:
        """See that no list is longer than the game says, with room enough: compiled code would write beyond."""
        rules, ids = self.game.rules, np.zeros(self.game.actions, np.int32)
        if self.match.turn == CHANCE:
            n, most = rules.outcomes(state, ids, ids.copy()), self.game.most_outcomes
        else:
            n, most = max(rules.legal(state, seat, ids) for seat in range(state.players)), self.game.most_legal
        _expect(n <= most, f"{n} actions or outcomes are more than the game announces ({most})")

    def _known(self, state: State, viewer: int | None) -> dict[str, Any]:
        """Return all that is shown to a viewer."""
        game, names = self.game, self.match.names
        view = game.view(state, viewer)
        shown = view.model_dump()
        _expect(
            isinstance(view, game.view_type) and shown["game"] == game.name, "the view is not of the game's view_type"
        )
        _expect(shown["you"] == viewer and shown["round"] == state.round_number, "the view has no `you` or `round`")
        _expect([player["seat"] for player in shown["players"]] == list(range(state.players)), "the view's players")
        _expect(all("place" in player for player in shown["players"]), "the players of the view have no `place`")
        known: dict[str, Any] = {"the view": view.model_dump_json()}
        for language in LANGUAGES:
            known[f"the prompt in {language}"] = game.prompt(state, names, language, viewer)
            known[f"the picture in {language}"] = Text.from_markup(
                game.picture(state, names, language, None, viewer)
            ).plain
        if viewer is not None:
            seen = np.zeros(game.observation, np.int16)
            game.rules.observe(state, viewer, seen)
            again = np.ones_like(seen)
            game.rules.observe(state, viewer, again)
            _expect((seen == again).all(), "observe leaves numbers unwritten")
            known["the observation"] = seen.tolist()
            if not self.match.is_over:
                ids = np.zeros(game.most_legal, np.int32)
                known["what is legal"] = ids[: game.rules.legal(state, viewer, ids)].tolist()
        return known
