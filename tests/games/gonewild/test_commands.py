"""The commands know the game: balance report, simulation, score and play."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from meadhall.cli.main import app
from meadhall.engine.errors import BadOption
from meadhall.engine.match import Match
from meadhall.games.gonewild.game import GAME

runner = CliRunner()


def run(*arguments: str, typed: str | None = None) -> str:
    result = runner.invoke(app, list(arguments), input=typed, catch_exceptions=False)
    assert result.exit_code == 0, result.output
    return result.stdout


def test_balance_reports_seats_lengths_sources_purchases_and_missions(tmp_path: Path) -> None:
    file = tmp_path / "report.md"
    run("balance", "gonewild", "--games", "40", "--seed", "1", "--file", str(file))
    text = file.read_text(encoding="utf-8")
    for part in ("## 2 players", "## 4 players", "win rate", "points by source", "| Elf Archer |", "met when drawn"):
        assert part in text
    assert run("balance", "gonewild", "--games", "40", "--seed", "1") == text
    assert run("balance", "gonewild", "--games", "40", "--seed", "1", "--uniform") != text


def test_balance_counts_every_game_and_every_point() -> None:
    from meadhall.games.gonewild.analysis.balance import run_games

    tally = run_games(3, GAME.read_options({}), True, 5, 30, lambda done: None)
    assert tally.victories.sum() == pytest.approx(30)
    assert tally.sources.sum() == tally.points.sum()
    assert (tally.met <= tally.drawn).all() and (tally.holders <= tally.got).all()


def test_balance_is_refused_for_a_game_without_a_card_file() -> None:
    with pytest.raises(BadOption, match="no balance report"):
        run("balance", "vikings")


def test_simulate_plays_with_options() -> None:
    out = run("simulate", "gonewild", "-n", "5", "-p", "4", "-s", "1", "-o", "long=true", "--json")
    assert '"long": true' in out


def test_score_prints_bonuses_and_tie_breaks(tmp_path: Path) -> None:
    file = tmp_path / "position.txt"
    file.write_text(Match(GAME, 2, seed=3, first=True).position, encoding="utf-8")
    out = run("score", "gonewild", str(file), "--language", "de")
    assert "Eroberer" in out and "Gleichstand" in out


def test_play_shows_only_the_own_hand() -> None:
    out = run("play", "gonewild", "--seed", "4", "--name", "Anna", typed="t\nend turn\ny\nq\n")
    assert out.count("hand: 5 cards") >= 1 and "Anna ends the turn." in out
