"""`meadhall arena`, as a person calls it."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import NamedTuple

import pytest
from typer.testing import CliRunner

from meadhall.cli.main import app
from meadhall.engine.errors import MeadhallError

QUICK = ("arena", "vikings", "--bots", "random,greedy", "--games", "4", "--seed", "3")


class Answer(NamedTuple):
    code: int
    out: str
    err: str


def meadhall(*arguments: str) -> Answer:
    """Call the command; errors of ours become what `run` makes of them."""
    result = CliRunner().invoke(app, list(arguments), env={"COLUMNS": "120", "NO_COLOR": "1"})
    if isinstance(result.exception, MeadhallError):
        return Answer(2, result.stdout, f"meadhall: {result.exception}")
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return Answer(result.exit_code, result.stdout, result.stderr)


def test_the_table_tells_who_is_better(tmp_path: Path) -> None:
    code, out, _ = meadhall(*QUICK)
    assert code == 0
    for part in (
        "vikings, 2 players",
        "seed 3: 4 games, 2 rounds",
        "random",
        "greedy",
        "won",
        "even",
        "rating",
        "Won by seat",
    ):
        assert part in out


def test_json_has_the_documented_keys_and_a_seed_gives_the_same_games() -> None:
    first, again = (json.loads(meadhall(*QUICK, "--json").out) for _ in "12")
    assert list(first) == [
        "format", "version", "game", "rules", "players", "options", "seed", "asked", "planned", "games", "rounds",
        "bots", "versus", "seats", "winner_points", "digest", "timing",
    ]  # fmt: skip
    assert list(first["bots"][0]) == [
        "name", "seats", "games", "wins", "win_share", "points", "place", "rating", "decisions", "forfeits", "timing"
    ]  # fmt: skip
    assert list(first["bots"][0]["win_share"]) == ["value", "even", "wilson", "rounds", "interval", "verdict"]
    assert list(first["bots"][0]["points"]) == ["mean", "error", "p10", "median", "p90"]
    assert list(first["bots"][0]["rating"]) == ["mu", "sigma", "ordinal"]
    assert list(first["bots"][0]["timing"]) == ["seconds", "decisions_per_second", "move_ms_mean", "move_ms_p95"]
    assert list(first["versus"][0]) == ["bots", "games", "share"]
    assert list(first["timing"]) == ["wall_seconds", "thinking_seconds"]
    assert first["digest"] == again["digest"] and first["bots"][0]["rating"] == again["bots"][0]["rating"]
    assert sum(bot["wins"] for bot in first["bots"]) == 4


def test_games_are_rounded_up_to_whole_rounds_and_it_says_so() -> None:
    code, out, err = meadhall("arena", "vikings", "-p", "3", "-b", "greedy,random", "-n", "2", "-s", "1", "--json")
    assert code == 0 and "2 games are rounded up to 3: 1 whole rounds." in err
    assert (json.loads(out)["asked"], json.loads(out)["games"]) == (2, 3)


def test_a_report_is_written_and_the_state_goes_on_without_naming_the_seed_again(tmp_path: Path) -> None:
    state, report = tmp_path / "state.jsonl", tmp_path / "report.html"
    first = json.loads(meadhall(*QUICK, "--state", str(state), "--json").out)
    more = ("arena", "vikings", "--bots", "random,greedy", "--games", "6", "--state", str(state))
    again = json.loads(meadhall(*more, "--report", str(report), "--json").out)
    assert again["seed"] == first["seed"] == 3 and again["games"] == 6
    assert report.read_text(encoding="utf-8").startswith("<!doctype html>")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["report.html", "state.jsonl"]


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["chess"], "There is no game 'chess'"),
        (["vikings", "-p", "9"], "Vikings is for 2 to 4 players, not 9"),
        (["vikings", "-n", "0"], "games must be from 1"),
        (["vikings", "-s", "-4"], "--seed must be from 0"),
        (["vikings", "-b", "wizard"], "wizard"),
        (["vikings", "-b", "random,,greedy"], "Name at least one bot"),
        (["vikings", "-w", "0"], "workers must be from 1"),
        (["vikings", "-o", "turbo=yes"], "has no option 'turbo'"),
        (["vikings", "--state", "/no/where/at.all"], "not a file in an existing folder"),
        (["vikings", "--report", "/no/where/at.html"], "not a file in an existing folder"),
        (["vikings", "--report", "/"], "not a file in an existing folder"),
        (["vikings", "--state", "same.x", "--report", "same.x"], "are the same file"),
    ],
)
def test_bad_input_gets_one_clear_line_and_leaves_nothing_behind(
    arguments: list[str], says: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    code, out, err = meadhall("arena", *arguments, *(() if "-b" in arguments else ("-b", "random")))
    assert code == 2 and out == "" and says in err and "\n" not in err.strip()
    assert not list(tmp_path.iterdir())


def test_without_bots_it_asks_for_them() -> None:
    assert meadhall("arena", "vikings").code == 2


def test_ctrl_c_keeps_the_games_and_says_how_to_go_on(tmp_path: Path) -> None:
    state = tmp_path / "state.jsonl"
    command = ["-m", "meadhall", "arena", "vikings", "-b", "random", "-n", "100000", "-s", "1", "--state", str(state)]
    arena = subprocess.Popen(
        [sys.executable, *command, "--workers", "2"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        # A shell starts what runs in the background without Ctrl-C.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )
    try:
        while arena.poll() is None and (not state.exists() or state.read_bytes().count(b"\n") < 4):
            time.sleep(0.05)
        # As a terminal does: to all its processes at once.
        os.killpg(arena.pid, signal.SIGINT)
        out, err = arena.communicate(timeout=120)
    finally:
        arena.kill()
    assert arena.returncode == 130, err
    assert "Traceback" not in err
    assert f"of 100000 games are kept. The same command with --state {state} goes on from there." in err
    assert "vikings, 2 players" in out
    kept = state.read_bytes().count(b"\n") - 1
    resumed = meadhall("arena", "vikings", "-b", "random", "-n", str(kept), "--state", str(state), "--json")
    assert json.loads(resumed.out)["games"] == kept >= 3
