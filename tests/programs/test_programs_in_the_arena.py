"""Programs as bots in the arena: they play, and whatever they do wrong costs them the game and nobody else."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from meadhall.arena import Plan, Result, run
from meadhall.arena.game_runner import places_with_forfeits
from meadhall.bots.programs import ProgramFault, process
from meadhall.engine.errors import BadOption

from .commands import EXAMPLE, EXAMPLE_IN_JAVASCRIPT, ends, fixed, is_running


def arena(*bots: str, games: int = 2, players: int = 2) -> tuple[Result, list[list[str]]]:
    """Let bots play, and return the result with the forfeits of each game by seat."""
    forfeits: list[list[str]] = []
    plan = Plan("vikings", bots, players=players, games=games, seed=5)
    return run(plan, on_game=lambda played: forfeits.append(played.forfeits)), forfeits


def test_the_examples_in_python_and_javascript_play_whole_games() -> None:
    result, forfeits = arena(EXAMPLE, EXAMPLE_IN_JAVASCRIPT)
    assert result.games == 2 and [bot.forfeits for bot in result.bots] == [0, 0]
    assert forfeits == [["", ""], ["", ""]]
    assert all(bot.decisions > 20 and bot.timing.seconds > 0 for bot in result.bots)
    # Their choices come from the seed that they are told.
    assert arena(EXAMPLE, EXAMPLE_IN_JAVASCRIPT)[0].digest == result.digest


FAULTS = {
    "nonsense": "answered 'I resign', which is not a JSON object",
    "no object": r"answered '\[1\]', which is not a JSON object",
    "no action": "answered without an action",
    "true": "answered without an action",
    "illegal": r"answered action \d+, which is not legal now",
    "unknown text": "answered 'castle kingside', which is not an action",
    "not UTF-8": "which is not a JSON object",
    "no newline": "took longer than 0.8 s for an answer",
    "late": "took longer than 0.8 s for an answer",
    "huge line": "answered with a line of more than 65536 bytes",
    "dies": r"ended with code 139 \(its last words: out of memory\)",
    "talks twice": "spoke without being asked",
}


@pytest.mark.parametrize("behaviour", FAULTS)
def test_a_program_that_does_wrong_loses_its_game_and_the_arena_goes_on(behaviour: str, tmp_path: Path) -> None:
    budget = "300ms:" if behaviour in ("late", "no newline") else ""
    notes = tmp_path / "notes"
    result, forfeits = arena("random", fixed(behaviour, notes, budget))
    loser = result.bots[1]
    assert (result.games, loser.forfeits, loser.win_share.value, loser.place) == (2, 2, 0, 2)
    assert (result.bots[0].forfeits, result.bots[0].win_share.value) == (0, 1)
    assert forfeits[0][0] == forfeits[1][1] == ""
    assert re.search(FAULTS[behaviour], forfeits[0][1]) and re.search(FAULTS[behaviour], forfeits[1][0]), forfeits
    started = [int(line) for line in notes.read_text().splitlines() if line.isdigit()]
    assert started and not any(is_running(program) for program in started)


def test_a_program_that_ends_in_the_middle_is_played_on_for_and_still_loses() -> None:
    """The other seats finish a real game: their points and places are those of the table."""
    result, forfeits = arena("random", "random", fixed("dies later"), players=3, games=3)
    assert [sum(map(bool, game)) for game in forfeits] == [1, 1, 1]
    assert {why for game in forfeits for why in game if why} == {"ended with code 0"}
    program = result.bots[1]
    assert program.name.startswith("exec:") and program.place == 3
    # It was asked four times and a fifth in vain; what its stand-in chose is not counted as its own.
    assert program.decisions == 3 * 4
    assert result.bots[0].win_share.value == 1


@pytest.mark.parametrize(
    ("ranking", "forfeits", "places"),
    [
        ([1, 2], [], [1, 2]),
        ([1, 2], [0], [2, 1]),
        ([1, 1, 3], [1], [1, 3, 2]),
        ([1, 1, 1], [2], [1, 1, 3]),
        # Who failed first comes last, as if the game had ended there.
        ([1, 2], [0, 1], [2, 1]),
        ([3, 1, 2, 4], [1, 0], [3, 4, 1, 2]),
    ],
)
def test_who_forfeits_is_placed_behind_all_others(ranking: list[int], forfeits: list[int], places: list[int]) -> None:
    assert places_with_forfeits(ranking, forfeits) == places


def test_a_program_is_started_once_told_of_each_game_and_asked_to_quit(tmp_path: Path) -> None:
    notes = tmp_path / "notes"
    script = (
        "from meadhall.arena import Plan, run\n"
        f"run(Plan('vikings', ({fixed('first', notes, '1000:')!r}, 'random'), games=4, seed=5))\n"
    )
    subprocess.run([sys.executable, "-c", script], check=True, capture_output=True)
    lines = notes.read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if line.isdigit()] == lines[:1] and lines[-1] == "end"
    told = [json.loads(line) for line in lines[1:-1]]
    assert told[0]["type"] == "hello" and told[0]["protocol"] == 1 and told[-1] == {"type": "quit"}
    games = [message for message in told if message["type"] == "game"]
    # One more than four: before the first game the arena sees whether the program starts.
    assert [game["seat"] for game in games[1:]] == [0, 1, 0, 1]
    assert games[1]["options"] == {"advanced": False, "auction": False} and games[1]["players"] == 2
    assert all(0 <= game["seed"] < 2**32 for game in games) and len({game["seed"] for game in games}) == 5
    asked = [message for message in told if message["type"] == "decide"]
    assert all((message["seconds"], message["iterations"]) == (10, 1000) for message in asked)


@pytest.mark.parametrize(
    ("behaviour", "what"),
    [
        ("wrong protocol", 'did not say {"type": "ready", "protocol": 1}'),
        ("dies at once", "ended with code 3 (its last words: Traceback: no such module)"),
        ("silent", "took longer than 0.3 s to say that it is ready"),
    ],
)
def test_a_program_that_does_not_speak_the_protocol_is_refused_before_the_first_game(
    behaviour: str, what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(process, "START_SECONDS", 0.3 if behaviour == "silent" else 30)
    with pytest.raises(ProgramFault) as fault:
        arena("random", fixed(behaviour))
    assert what in str(fault.value)


def test_a_command_that_cannot_be_run_is_refused_with_its_reason(tmp_path: Path) -> None:
    script = tmp_path / "bot"
    script.write_text("not a program")
    for command, why in (
        (str(script), "is not executable"),
        (str(tmp_path), "was not found"),
        ("no-such-program-anywhere", "'no-such-program-anywhere' was not found"),
        ("", "names no program"),
        ("'open", "No closing quotation"),
        ("0s:true", "up to an hour, not 0s"),
    ):
        with pytest.raises(BadOption, match=re.escape(why)):
            Plan("vikings", (f"exec:{command}",))
    script.chmod(0o755)
    with pytest.raises(ProgramFault, match=r"ended with code 127 \(its last words: .*Exec format error"):
        arena(f"exec:{script}", "random")


def test_workers_play_with_programs_and_their_standard_error_is_kept(tmp_path: Path) -> None:
    log, name = tmp_path / "bot.log", fixed("dies")
    command = [sys.executable, "-m", "meadhall", "arena", "vikings", "--seed", "5", "--games", "4", "--workers", "2"]
    done = subprocess.run(
        [*command, "--json", "--bots", f"{name},{EXAMPLE}", "--bot-log", str(log)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    result = json.loads(done.stdout)
    assert [bot["forfeits"] for bot in result["bots"]] == [4, 0]
    assert f"{name} forfeited 4 games; in game 0 it ended with code 139." in done.stderr
    assert log.read_text().splitlines().count("out of memory") == 4


@pytest.mark.parametrize(
    "ending", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL], ids=["ctrl-c", "terminated", "killed"]
)
def test_no_program_outlives_the_arena_however_it_ends(ending: signal.Signals, tmp_path: Path) -> None:
    """The program ignores the signals and never looks at its input again."""
    notes = tmp_path / "notes"
    command = [sys.executable, "-m", "meadhall", "arena", "vikings", "-n", "50", "-s", "1", "-w", "2"]
    started = subprocess.Popen(
        # One that is killed leaves its games, which would else be among the user's own.
        [*command, "--bots", f"random,{fixed('stubborn', notes)}", "--state", str(tmp_path / "state.jsonl")],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
        # A shell starts what runs in the background without Ctrl-C.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )
    try:
        while started.poll() is None and (not notes.exists() or notes.read_text().count('"decide"') < 3):
            time.sleep(0.05)
        os.killpg(started.pid, ending)
        _, errors = started.communicate(timeout=60)
    finally:
        started.kill()
    assert b"Traceback" not in errors
    programs = [int(line) for line in notes.read_text().splitlines() if line.isdigit()]
    assert programs and all(ends(program) for program in programs)
