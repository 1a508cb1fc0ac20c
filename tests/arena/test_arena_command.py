"""`meadhall arena`, as a person calls it."""

import errno
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

from meadhall.arena import Plan, summarise
from meadhall.cli.arena import Keeping, Progress, print_result
from meadhall.cli.main import app
from meadhall.engine.errors import MeadhallError

from .games import ended

QUICK = ("arena", "vikings", "--bots", "random,greedy", "--games", "4", "--seed", "3")


class Answer(NamedTuple):
    code: int
    out: str
    err: str


def meadhall(*arguments: str) -> Answer:
    """Call the command; errors of ours become what `run` makes of them."""
    result = CliRunner().invoke(app, list(arguments), env={"COLUMNS": "120", "NO_COLOR": "1"})
    if isinstance(result.exception, MeadhallError):
        return Answer(2, result.stdout, f"{result.stderr}meadhall: {result.exception}")
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
    assert list(first["bots"][0]["win_share"]) == [
        "value",
        "even",
        "wilson",
        "rounds",
        "interval",
        "verdict",
        "adjusted",
    ]
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
        (["vikings", "--report", os.devnull], "that is a device or the like, not a file"),
        (["vikings", "--state", os.devnull], "that is a device or the like, not a file"),
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


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="needs a folder in which nobody can make files")
def test_a_folder_that_takes_no_report_is_told_before_the_first_game() -> None:
    code, out, err = meadhall(*QUICK, "--report", "/proc/report.html")
    assert code == 2 and out == "" and "--report /proc/report.html: that cannot be written" in err


def test_a_report_that_fails_costs_neither_the_result_nor_the_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MEADHALL_CACHE", str(tmp_path / "cache"))
    report = tmp_path / "report.html"

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(Path, "replace", full)
    code, out, err = meadhall(*QUICK, "--report", str(report))
    assert code == 2 and "Won by seat" in out
    assert "4 of 4 games are kept. The same command with --state" in err
    assert f"meadhall: --report {report}: that cannot be written: No space left on device." in err
    (kept,) = (tmp_path / "cache" / "arena").iterdir()
    assert [path.name for path in tmp_path.iterdir()] == ["cache"]
    monkeypatch.undo()
    assert meadhall(*QUICK, "--report", str(report), "--state", str(kept)).code == 0
    assert report.exists()


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_a_result_that_cannot_be_printed_costs_no_games(tmp_path: Path) -> None:
    state = tmp_path / "state.jsonl"
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "meadhall", *QUICK, "--state", str(state)],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert done.returncode == 2
    assert done.stderr.splitlines()[-2:] == [
        f"4 of 4 games are kept. The same command with --state {state} resumes from there.",
        "meadhall: The result cannot be printed: No space left on device.",
    ]


def test_a_report_is_written_where_a_link_leads(tmp_path: Path) -> None:
    link, report = tmp_path / "link.html", tmp_path / "report.html"
    link.symlink_to(report)
    assert meadhall(*QUICK, "--report", str(link)).code == 0
    assert link.is_symlink() and report.read_text(encoding="utf-8").startswith("<!doctype html>")


def test_two_arenas_that_are_alike_keep_their_games_apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MEADHALL_CACHE", str(tmp_path))
    plan = Plan("vikings", ("random",), games=1, seed=1)
    with Keeping(plan, None, Progress(plan)) as one, Keeping(plan, None, Progress(plan)) as other:
        assert one is not None and other is not None and one != other
    assert not list((tmp_path / "arena").iterdir())


def test_when_all_was_told_no_games_are_left_in_the_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MEADHALL_CACHE", str(tmp_path))
    assert meadhall(*QUICK).code == 0
    assert not list((tmp_path / "arena").iterdir())


ODD = "exec:true [bold] :dog: [/x]"


def test_a_name_is_shown_as_it_is_in_the_tables_and_beside_the_bar(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    plan = Plan("vikings", (ODD, "random", "greedy"), games=1, seed=1)
    monkeypatch.setenv("COLUMNS", "160")
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    games = [ended(plan, index, [1, 2]) for index in range(len(plan.seatings))]
    with Progress(plan) as progress:
        for played in games:
            progress(played)
    print_result(summarise(plan, games))
    printed = capsys.readouterr()
    assert f"{ODD} 50%" in printed.err
    assert printed.out.count(ODD) == 4


def test_a_damaged_or_foreign_state_file_gets_one_clear_line(tmp_path: Path) -> None:
    state = tmp_path / "state.jsonl"
    assert meadhall(*QUICK, "--state", str(state)).code == 0
    text = state.read_text()
    for damage, says in (
        (text.replace('"places":[1,2]', '"places":[2,3]'), "is damaged: [2, 3] are not the places of 2 seats"),
        (text.replace('"seed": 3', '"seed": 4'), "belongs to another plan (seed: 4 there, 3 here)"),
        ("my shopping list\n", "line 1 is damaged: it is not JSON"),
    ):
        state.write_text(damage)
        code, out, err = meadhall(*QUICK, "--state", str(state))
        assert code == 2 and out == "" and says in err and "\n" not in err.strip()
        assert state.read_text() == damage


def test_without_bots_it_asks_for_them() -> None:
    assert meadhall("arena", "vikings").code == 2


@pytest.mark.parametrize("ending", [signal.SIGINT, signal.SIGTERM], ids=["ctrl-c", "terminated"])
def test_a_stopped_arena_tells_what_came_of_it_keeps_the_games_and_says_how_to_go_on(
    ending: signal.Signals, tmp_path: Path
) -> None:
    state, report = tmp_path / "state.jsonl", tmp_path / "report.html"
    command = ["-m", "meadhall", "arena", "vikings", "-b", "random", "-n", "100000", "-s", "1", "--state", str(state)]
    arena = subprocess.Popen(
        [sys.executable, *command, "--workers", "2", "--report", str(report)],
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
        os.killpg(arena.pid, ending)
        out, err = arena.communicate(timeout=120)
    finally:
        arena.kill()
    assert arena.returncode == 130, err
    assert "Traceback" not in err
    assert f"of 100000 games are kept. The same command with --state {state} resumes from there." in err
    assert "vikings, 2 players" in out
    assert "<strong>Not complete:</strong>" in report.read_text(encoding="utf-8")
    kept = state.read_bytes().count(b"\n") - 1
    resumed = meadhall("arena", "vikings", "-b", "random", "-n", str(kept), "--state", str(state), "--json")
    assert json.loads(resumed.out)["games"] == kept >= 3
