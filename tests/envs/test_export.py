"""`meadhall export`: games as columns."""

import json
import sys
from pathlib import Path

import numpy as np
import pyarrow.parquet as parquet
import pytest
from typer.testing import CliRunner

from meadhall.cli.main import app
from meadhall.engine.errors import MeadhallError
from meadhall.engine.match import Match
from meadhall.games import names

from .tables import observed


def exported(*arguments: str) -> None:
    result = CliRunner().invoke(app, ["export", *arguments], catch_exceptions=False)
    assert result.exit_code == 0


@pytest.mark.parametrize("game", names())
def test_rows_tell_games_that_can_be_replayed(game: str, tmp_path: Path) -> None:
    """The rows of the first game are played again: what was legal, what was seen and how it ended must be the same."""
    file = tmp_path / "games.parquet"
    exported(game, "--games", "2", "--players", "3", "--seed", "4", "--out", str(file))
    table = parquet.read_table(file)
    about = json.loads(table.schema.metadata[b"meadhall"])
    assert about["game"] == game and about["players"] == 3 and about["seed"] == 4
    assert set(table["game"].to_pylist()) == {0, 1}
    rows = [row for row in table.to_pylist() if row["game"] == 0]
    seed = int(np.random.SeedSequence((4, 0)).generate_state(1, np.uint64)[0])
    match = Match(game, 3, seed=seed)
    for row in rows:
        assert (row["ply"], row["seat"], row["legal"]) == (match.ply, match.turn, list(match.legal_actions))
        assert row["observation"] == observed(game, match.state, match.turn).tolist()
        match.play(row["action"])
    assert match.is_over
    for row in rows:
        assert row["points"] == match.points[row["seat"]] and row["place"] == match.ranking[row["seat"]]
        winner = match.ranking[row["seat"]] == 1
        assert row["share"] == pytest.approx(winner / match.ranking.count(1))


def test_bots_change_seats_and_every_column_says_what_it_means(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    exported("vikings", "-n", "2", "-b", "random,greedy", "-s", "1", "--no-observations", "--out", str(file))
    table = parquet.read_table(file)
    assert "observation" not in table.column_names
    seats = {(row["game"], row["seat"], row["bot"]) for row in table.to_pylist()}
    assert seats == {(0, 0, "random"), (0, 1, "greedy"), (1, 0, "greedy"), (1, 1, "random")}
    assert all(field.metadata[b"meaning"] for field in table.schema)


def test_the_same_seed_writes_the_same_games(tmp_path: Path) -> None:
    for name in ("one", "two"):
        exported("skye", "-n", "1", "-s", "5", "--out", str(tmp_path / name))
    assert parquet.read_table(tmp_path / "one").equals(parquet.read_table(tmp_path / "two"))
    assert sorted(path.name for path in tmp_path.iterdir()) == ["one", "two"]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["vikings", "--bots", "nobody"], "There is no bot 'nobody'"),
        (["vikings", "--bots", "random,random,random"], "2 players need 1 or 2 bots, not 3"),
        (["vikings", "--games", "0"], "--games must be from 1"),
        (["chess"], "There is no game 'chess'"),
    ],
)
def test_what_cannot_be_is_refused_and_an_older_file_stays(arguments: list[str], message: str, tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    file.write_text("older")
    with pytest.raises(MeadhallError, match=message):
        exported(*arguments, "--out", str(file))
    assert file.read_text() == "older"
    with pytest.raises(MeadhallError, match="not a file in an existing folder"):
        exported("vikings", "--out", str(tmp_path))


def test_without_pyarrow_the_extra_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(MeadhallError, match=r"pip install 'meadhall\[data\]'"):
        exported("vikings", "--out", str(tmp_path / "games.parquet"))
