"""Games that are not compiled yet are interpreted, and nothing is different when they go on compiled."""

import threading
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from meadhall.bots import create
from meadhall.bots.greedy import evaluate_actions
from meadhall.engine import calling, compilers
from meadhall.engine.calling import PLAYING, InterpretedFirst, compiled_calls, interpret, use_compiled
from meadhall.engine.chance import below, generator, weighted
from meadhall.engine.compiled import interpreted
from meadhall.engine.errors import BadOption
from meadhall.engine.match import Match
from meadhall.engine.play import advance, simulate
from meadhall.games import load, names
from meadhall.warmup import load_unit

pytestmark = pytest.mark.skipif(interpreted(), reason="nothing is compiled")

SEED = 5
# So many decisions reach every phase of a game.
DECISIONS = 60


@pytest.fixture(autouse=True)
def nothing_is_compiled(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Begin as a process does that finds nothing in the cache."""
    handler = calling._on_long_work
    monkeypatch.setattr(calling, "_everything", False)
    calling.on_long_work(None)
    for name in names():
        interpret(load(name).code)
    yield
    calling.on_long_work(handler)
    calling.compile_first()


def told(match: Match) -> list[Any]:
    """Return what a table shows of a match: to everybody, in both languages."""
    shown: list[Any] = [match.state.tobytes(), match.turn, match.pending, match.points]
    for viewer in (None, *range(match.players)):
        shown.append(match.view(viewer).model_dump_json())
        shown.extend(match.prompt(language, viewer) for language in ("en", "de"))
    actions = list(match.legal_actions)
    shown.append([(action, match.sentence(action)) for action in actions] if match.turn >= 0 else actions)
    return shown


def game_of(name: str, before_each: Any = lambda ply: None) -> list[Any]:
    """Play decisions of a game, in which chance and an easy bot act, and return everything that was told."""
    match = Match(name, 3, seed=SEED)
    bots = [create("easy", name, seed=seat) for seat in range(3)]
    everything = []
    for number in range(DECISIONS):
        before_each(number)
        everything.append(told(match))
        match.play(bots[match.turn].act(match, match.turn))
    return [*everything, match.log]


@pytest.fixture(scope="module")
def compiled_games() -> dict[str, list[Any]]:
    """The games as they are when everything is compiled."""
    played = {}
    for name in names():
        with compiled_calls():
            played[name] = game_of(name)
    return played


@pytest.mark.parametrize("name", names())
def test_an_interpreted_game_is_the_compiled_one(name: str, compiled_games: dict[str, list[Any]]) -> None:
    assert game_of(name) == compiled_games[name]


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("bots_at", [0, 7, 20])
def test_nothing_changes_when_a_game_is_compiled_in_its_middle(
    name: str, bots_at: int, compiled_games: dict[str, list[Any]]
) -> None:
    code = load(name).code

    def switch(number: int) -> None:
        if number == bots_at:
            use_compiled(code, "bots")
        if number == bots_at + 13:
            use_compiled(code, "play")
        if number == bots_at + 30:
            interpret(code)

    assert game_of(name, switch) == compiled_games[name]


@pytest.mark.parametrize("name", names())
def test_a_bot_that_thinks_while_its_game_is_compiled_finishes_as_it_began(name: str) -> None:
    code = load(name).code
    match = Match(name, 3, seed=SEED)
    expected = create("easy", name, seed=1).act(match, match.turn)
    bot = create("easy", name, seed=1)
    choice = []
    begun, may_go_on = threading.Event(), threading.Event()
    source = evaluate_actions.py_func  # type: ignore[attr-defined]

    def watched(*args: Any) -> int:
        begun.set()
        may_go_on.wait()
        evaluated: int = source(*args)
        return evaluated

    evaluate_actions.py_func = watched  # type: ignore[attr-defined]
    try:
        thinking = threading.Thread(target=lambda: choice.append(bot.act(match, match.turn)))
        thinking.start()
        begun.wait()
        use_compiled(code, *PLAYING)
        rules = match.game.rules
        assert isinstance(rules.apply, InterpretedFirst), "it is still called by what is interpreted"
        other = Match(name, 3, seed=SEED)
        other.play(other.legal_actions[0])
        may_go_on.set()
        thinking.join()
    finally:
        evaluate_actions.py_func = source  # type: ignore[attr-defined]
    assert choice == [expected]
    assert not isinstance(rules.apply, InterpretedFirst), "nothing is in the way of compiled calls any more"


def test_functions_for_all_games_are_free_of_us_once_every_game_is_compiled() -> None:
    for name in names():
        load(name)
    games = sorted(set(calling._games.values()))  # and those of tests that ran before
    for game in games:
        assert isinstance(advance, InterpretedFirst)
        use_compiled(game, *PLAYING)
    assert not isinstance(advance, InterpretedFirst) and not isinstance(below, InterpretedFirst)
    interpret(games[0])
    assert isinstance(advance, InterpretedFirst)


def test_a_loop_over_many_games_is_never_interpreted() -> None:
    assert not isinstance(simulate, InterpretedFirst)


def test_interpreted_draws_are_the_compiled_ones_bit_by_bit() -> None:
    weights = np.array([3, 1, 4, 1, 5], np.int32)

    def draws() -> list[Any]:
        rng = generator(2**63 + 11, 3)
        return [*([below(rng, bound), weighted(rng, weights, 5)] for bound in (1, 7, 1000, 2**32)), rng.tolist()]

    interpreted_draws = draws()
    with compiled_calls():
        assert draws() == interpreted_draws


@pytest.mark.filterwarnings("error")
def test_interpreted_code_wraps_around_without_a_warning() -> None:
    generator(2**64 - 1, 2**31)


def test_long_work_is_noticed_once_for_each_game(monkeypatch: pytest.MonkeyPatch) -> None:
    noticed: list[str] = []
    calling.on_long_work(noticed.append)
    monkeypatch.setattr(calling, "LONG_WORK_SECONDS", 1e-3)
    calling._worked.clear()
    for name in names():
        match = Match(name, 2, seed=1)
        for _ in range(10):
            match.play(match.legal_actions[0])
    assert noticed == [load(name).code for name in names()]


@pytest.mark.parametrize("name", names())
def test_what_was_loaded_is_all_that_a_table_calls(name: str) -> None:
    """Whatever a warm-up leaves out would be compiled while somebody waits."""
    from meadhall.engine.compiling import counting

    for unit in PLAYING:
        load_unit(name, unit)
    compiled: list[int] = []
    with counting(compiled.append), compiled_calls():
        game_of(name)
    assert not compiled


def test_a_program_may_ask_for_compilation_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    def begin(*_: Any, **__: Any) -> None:
        raise AssertionError("nobody has asked")

    monkeypatch.setattr(compilers, "Compilers", begin)
    monkeypatch.setenv("MEADHALL_COMPILE", "asked")
    compilers.compile_in_background(load(names()[0]).code)
    monkeypatch.setenv("MEADHALL_COMPILE", "sometimes")
    with pytest.raises(
        BadOption, match=r"MEADHALL_COMPILE is 'sometimes'\. It must be one of background, asked, first"
    ):
        calling.policy()
