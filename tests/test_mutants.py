"""The mutants of all games can be made, and the tool that makes them says so when one cannot."""

import ast
import re

import pytest

from meadhall.games.vikings.rules.components import SPECIAL_NAMES

from . import mutants
from .mutants import GAMES, CannotApply, Edit, Mutant, always, drop, instead, never, put, swap, turned, without

RULINGS = {"vikings": 22, "skye": 8, "gonewild": 41}
SAMPLE = """
def rule(state, out):
    if state.gold >= 3 and not state.done:
        book(state, SALES, 2 * state.gold)
    first(state)
    second(state)
    state.left |= 1
    return out[0] if state.gold > 5 else 0
"""


@pytest.mark.parametrize("game", GAMES)
def test_every_mutant_can_be_made_and_has_a_test_of_its_name(game: str) -> None:
    assert mutants.faults(game) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_has_a_mutant(game: str) -> None:
    broken = {mutant.breaks for mutant in mutants.mutants_of(game)}
    assert [n for n in range(1, RULINGS[game] + 1) if f"ruling_{n}" not in broken] == []


def test_every_special_tile_of_vikings_has_a_mutant() -> None:
    broken = " ".join(m.breaks for m in mutants.mutants_of("vikings") if m.breaks.startswith("special_tile"))
    assert [name for name in SPECIAL_NAMES if re.sub(r"\W", "_", name.removesuffix(" tile")) not in broken] == []


def changed(edit: Edit) -> str:
    function = ast.parse(SAMPLE).body[0]
    assert isinstance(function, ast.FunctionDef)
    mutants.change(function, edit)
    return ast.unparse(ast.fix_missing_locations(function))


@pytest.mark.parametrize(
    ("edit", "line"),
    [
        (drop("SALES"), "        pass\n"),
        (instead("state.left = 1", "left"), "    state.left = 1\n"),
        (put("0", "SALES", "*"), "    if state.gold >= 3 and (not state.done):\n        0\n"),
        (put("{} + 1", "2"), "book(state, SALES, (2 + 1) * state.gold)"),
        (put("7", "out"), "return 7 if"),
        (without("done"), "    if state.gold >= 3:\n"),
        (always("done"), "    if True:\n"),
        (never("5"), "return out[0] if False else 0"),
        (turned(">=", ">"), "    if state.gold > 3 and"),
        (swap("first", "second"), "    second(state)\n    first(state)\n"),
        (put("9", "gold", nth=1), "book(state, SALES, 2 * 9)"),
        (put("9", "gold", ">", "!3"), "return out[0] if 9 else 0"),
    ],
)
def test_a_place_is_found_by_what_it_mentions(edit: Edit, line: str) -> None:
    assert line in changed(edit) and line not in ast.unparse(ast.parse(SAMPLE))


@pytest.mark.parametrize(
    ("edit", "complaint"),
    [
        (drop("silver"), "0 places instead of one for: drop silver"),
        (put("0", "gold"), "3 places instead of one"),
        (put("0", "gold", nth=3), "3 places, so none"),
        (turned("<", ">"), "0 places"),
    ],
)
def test_a_place_that_is_not_there_or_not_the_only_one_is_refused(edit: Edit, complaint: str) -> None:
    with pytest.raises(CannotApply, match=complaint):
        changed(edit)


def test_a_run_that_cannot_make_a_mutant_fails_before_it_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    unfit = [
        Mutant("ruling_1", "no_such_function", drop("a")),
        Mutant("ruling_1", "contact", put("{}", "COAST")),
        Mutant("ruling_99", "contact", without("COAST")),
    ]
    monkeypatch.setattr(mutants, "mutants_of", lambda game: unfit)
    monkeypatch.setattr("sys.argv", ["mutants", "vikings"])
    with pytest.raises(SystemExit) as stopped:
        mutants.main()
    said = str(stopped.value.code)
    assert "0 modules of vikings have a function no_such_function" in said
    assert "it changes nothing" in said and "no test of vikings begins with test_ruling_99_" in said
