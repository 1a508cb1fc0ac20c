"""Puzzles: every one can be shown and solved, its sentences say its numbers, and the miner finds only such."""

import re
from itertools import islice
from typing import Any

import pytest
from typer.testing import CliRunner

from meadhall.cli.main import app
from meadhall.engine.errors import BadData, BadNotation
from meadhall.engine.game import Game
from meadhall.engine.match import Match
from meadhall.engine.registry import games, load
from meadhall.engine.texts import LANGUAGES, decimal
from meadhall.puzzles import rating
from meadhall.puzzles.explanation import HINTS, LEAST, explain, hint, hundredths
from meadhall.puzzles.judge import Judge
from meadhall.puzzles.mining import LEAD, SURE, Wish, mine
from meadhall.puzzles.puzzle import check_puzzle, find_puzzle, puzzle_file, puzzles_of, read_puzzles

WITH_PUZZLES = [game for game in games() if puzzles_of(game)]


@pytest.mark.parametrize("game", WITH_PUZZLES, ids=lambda game: game.name)
def test_every_puzzle_reads_and_its_answer_is_legal(game: Game) -> None:
    puzzles = puzzles_of(game)
    assert len({puzzle.name for puzzle in puzzles}) == len(puzzles)
    assert {puzzle.name: problems for puzzle in puzzles if (problems := list(check_puzzle(game, puzzle)))} == {}


@pytest.mark.parametrize("game", WITH_PUZZLES, ids=lambda game: game.name)
def test_every_lead_is_clear_and_certain(game: Game) -> None:
    for puzzle in puzzles_of(game):
        assert puzzle.margin >= LEAD - 1e-3
        assert puzzle.margin == pytest.approx(puzzle.judged[0].share - puzzle.judged[1].share, abs=2e-3)
        assert puzzle.margin >= 2 * puzzle.error
        assert all(compared.share > 0 for compared in puzzle.compared)


def test_what_is_wrong_with_a_puzzle_is_said() -> None:
    game = load("vikings")
    good = puzzles_of(game)[0]
    other = good.judged[1].action
    wrong: dict[str, dict[str, Any]] = {
        "cannot be read": {"position": "vikings"},
        "not the legal ones": {"judged": good.judged[:-1]},
        "not what the judge found best": {"answer": other},
        "the obvious action": {"obvious": good.answer},
        "is compared": {"compared": (good.compared[0].model_copy(update={"action": "nonsense"}),)},
        "nobody has to choose": {"seat": 7},
    }
    for words, change in wrong.items():
        problems = list(check_puzzle(game, good.model_copy(update=change)))
        assert any(words in problem for problem in problems), (words, problems)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", WITH_PUZZLES, ids=lambda game: game.name)
def test_sentences_say_the_numbers_of_the_data(game: Game, language: str) -> None:
    for puzzle in puzzles_of(game)[:20]:
        for chosen in (None, puzzle.answer, puzzle.obvious, puzzle.judged[-1].action):
            told = explain(game, puzzle, chosen, language)
            numbers = [int(number) for number in re.findall(r"(?<![\d.,])\d+(?![\d.,]\d)", " ".join(told.says[:-1]))]
            shares = [hundredths(judged.share) for judged in puzzle.judged]
            allowed = {100, *shares, hundredths(puzzle.margin), max(1, hundredths(1.96 * puzzle.error))}
            assert set(numbers) <= allowed, told.says
            compared = puzzle.comparison(told.other)
            assert compared is not None
            assert abs(compared.points) < LEAST or decimal(abs(compared.points), language) in told.says[-1]
            assert [line.amount for line in told.own] == [gain.amount for gain in compared.own]
        hints = [hint(game, puzzle, number, language) for number in range(HINTS)]
        assert len(set(hints)) == HINTS
    with pytest.raises(BadNotation, match="no hint 4"):
        hint(game, puzzles_of(game)[0], HINTS, language)


def test_a_rating_goes_up_with_what_is_solved_and_hints_cost_something() -> None:
    alone, helped = rating.after(1000, 1000, True, 0, 0), rating.after(1000, 1000, True, 2, 0)
    assert alone == 1032 and helped == 1000
    assert rating.after(1000, 1000, False, 0, 0) == 968
    assert rating.after(1000, 1400, True, 0, 0) > alone > rating.after(1000, 600, True, 0, 0)
    assert rating.after(1000, 1000, True, 0, 10) - 1000 < alone - 1000


def test_the_judge_knows_what_wins() -> None:
    """With one's last action of the game everything is known: the judge is sure."""
    puzzle = max(puzzles_of(load("vikings")), key=lambda puzzle: puzzle.compared[0].share)
    match, judge = puzzle.match(load("vikings")), Judge(load("vikings"))
    shares = {action: judge.share(match, puzzle.seat, action, 1, 400) for action in match.legal_actions}
    assert match.game.action_text(max(shares, key=lambda action: shares[action])) == puzzle.answer


def test_the_miner_finds_puzzles_that_are_right() -> None:
    game = load("vikings")
    found = list(islice(mine(Wish(game, 2, {}, seed=1), 11, 60), 1))
    assert found
    for puzzle in found:
        assert list(check_puzzle(game, puzzle)) == []
        assert puzzle.margin >= LEAD and puzzle.margin >= SURE * puzzle.error / 2
        match = puzzle.match(game)
        assert isinstance(match, Match) and match.names[puzzle.seat] == "Ida"


def test_a_file_that_is_not_understood_names_its_line(tmp_path) -> None:  # type: ignore[no-untyped-def]
    file = tmp_path / "puzzles.jsonl"
    first = puzzle_file(load("vikings")).read_text(encoding="utf-8").splitlines()[0]
    file.write_text(first + '\n{"name": "x"}\n', encoding="utf-8")
    with pytest.raises(BadData, match="line 2"):
        read_puzzles(file)
    with pytest.raises(BadNotation, match="no puzzle"):
        find_puzzle(load("vikings"), "00000000")


def test_the_command_checks_puzzles() -> None:
    result = CliRunner().invoke(app, ["puzzles", "skye", "--check"])
    assert result.exit_code == 0 and "every one can be shown and solved" in result.output
