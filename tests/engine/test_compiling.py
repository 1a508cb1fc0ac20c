"""Saying what is compiled, how far it is and how long it will take; and processes that compile."""

import io
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from meadhall.engine import compilers, compiling
from meadhall.engine.compiled import interpreted
from meadhall.engine.compilers import TRIES, Compilers, Job
from meadhall.engine.compiling import (
    Effort,
    Progress,
    ProgressLine,
    compile_here,
    expected,
    in_words,
    keep,
    seconds_left,
)
from meadhall.games import load, names

GAME = names()[0]


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiling, "cache_root", lambda: tmp_path)


def test_a_compilation_is_foretold_from_the_last_one() -> None:
    assert expected("chess", "bots") == Effort(260, 39.0)
    keep("chess", "bots", Effort(100, 30.0))
    assert expected("chess", "bots") == Effort(100, 30.0)


def test_one_that_found_most_in_the_cache_tells_the_pace_alone() -> None:
    keep("chess", "play", Effort(200, 50.0))
    keep("chess", "play", Effort(20, 10.0))
    assert expected("chess", "play") == Effort(200, 100.0)
    keep("chess", "play", Effort(2, 10.0))
    assert expected("chess", "play") == Effort(200, 100.0)


def test_what_is_kept_and_cannot_be_read_is_not_believed(tmp_path: Path) -> None:
    keep("chess", "play", Effort(200, 50.0))
    (tmp_path / "times" / "chess-play.json").write_text("nonsense")
    assert expected("chess", "play").functions == 70


def test_the_rest_is_foretold_from_the_pace_of_this_time() -> None:
    usual = Effort(100, 50.0)
    assert seconds_left(usual, 0, 0.0) == 50.0
    assert seconds_left(usual, 50, 100.0) == 100.0
    assert seconds_left(usual, 150, 300.0) > 0, "one that needs more than expected is nearly there"


@pytest.mark.parametrize(
    ("seconds", "words"), [(2, "about 5 s"), (33, "about 35 s"), (60, "about a minute"), (200, "about 3 minutes")]
)
def test_times_are_said_as_exactly_as_they_are_known(seconds: float, words: str) -> None:
    assert in_words(seconds) == words


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_progress_is_one_line_in_a_terminal_and_few_lines_elsewhere() -> None:
    progress = Progress("Chess", 3, 12, 20.0)
    for out, ends in ((Terminal(), 1), (io.StringIO(), 2)):
        line = ProgressLine(out)
        line.show(progress)
        line.show(progress)
        line.end()
        text = out.getvalue()
        assert text.count("Compiling for this machine, once: Chess: 3 of about 12 functions, about 20 s left") == 1
        assert text.count("\n") == ends and "Compiled in 0 s." in text


def test_what_is_compiled_already_is_loaded_without_a_word(capsys: pytest.CaptureFixture[str]) -> None:
    done: list[int] = []
    compile_here("Chess", "chess", "search", [lambda: done.append(1), lambda: done.append(2)])
    assert done == [1, 2] and capsys.readouterr() == ("", "")


@pytest.mark.skipif(interpreted(), reason="nothing is compiled")
def test_what_is_compiled_here_is_told_while_it_is(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from numba import njit

    monkeypatch.setattr(compiling, "SILENT_SECONDS", 0.0)
    added = njit(lambda number: number + 1)
    compile_here("Chess", "chess", "search", [lambda: added(1)])
    told: list[Progress] = []
    compile_here("Chess", "chess", "search", [lambda: added(1.5)], told.append)
    printed = capsys.readouterr()
    assert printed.out == "" and "Compiling for this machine, once: Chess: 0 of about 20 functions" in printed.err
    assert "Compiled in" in printed.err
    assert [progress.done for progress in told] == [0, 1]


# Processes


def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, source: str) -> None:
    """Let a program of the test take the place of the one that compiles."""
    (tmp_path / "stand_in_for_a_compiler.py").write_text("import os, sys, time\ngame, unit = sys.argv[1:3]\n" + source)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(compilers, "PROGRAM", "stand_in_for_a_compiler")


def wait_for(fits: Callable[[], bool]) -> None:
    while not fits():
        time.sleep(0.02)


def test_units_of_a_game_come_one_after_the_other_and_games_side_by_side(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program(
        tmp_path,
        monkeypatch,
        f"open({str(tmp_path / 'log')!r}, 'a').write(f'{{game}} {{unit}} begins\\n')\n"
        "print(12, flush=True)\ntime.sleep(0.2)\n"
        f"open({str(tmp_path / 'log')!r}, 'a').write(f'{{game}} {{unit}} ends\\n')\n",
    )
    monkeypatch.setattr(compilers, "cores", lambda: 2)
    jobs = [Job(name, name, unit) for unit in ("bots", "play") for name in names()]
    finished: list[Job] = []
    working = Compilers(jobs, finished=finished.append)
    most = 0

    def watch() -> bool:
        nonlocal most
        most = max(most, sum(job.process is not None for job in jobs))
        return working.are_done and len(finished) == len(jobs)

    working.start()
    wait_for(watch)
    assert most == 2, "never more processes than cores"
    told = (tmp_path / "log").read_text().splitlines()
    for name in names():
        mine = [line.partition(" ")[2] for line in told if line.startswith(f"{name} ")]
        assert mine == ["bots begins", "bots ends", "play begins", "play ends"]
    assert all(job.done and job.functions == 12 for job in jobs)


def test_what_somebody_waits_for_takes_the_place_of_what_nobody_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program(tmp_path, monkeypatch, "sys.stdin.read()\n")
    monkeypatch.setattr(compilers, "cores", lambda: 2)
    jobs = [Job(name, name, "bots") for name in names()]
    working = Compilers(jobs)
    working.start()
    try:
        first, second, last = names()
        assert [job.game for job in jobs if job.process] == [first, second]
        assert (working.seconds_until(last, "bots") or 0) > (working.seconds_until(first, "bots") or 0)
        working.prefer(last)
        wait_for(lambda: {job.game for job in jobs if job.process} == {first, last})
        working.prefer(second)
        wait_for(lambda: {job.game for job in jobs if job.process} == {second, last})
        assert not any(job.failure for job in jobs)
    finally:
        working.stop()
    assert not any(job.process is not None and job.process.poll() is None for job in jobs)


@pytest.mark.parametrize(
    ("source", "why"),
    [("sys.exit('no room')\n", "ended with code 1. no room"), ("os.kill(os.getpid(), 9)\n", "was ended by signal 9")],
)
def test_what_fails_is_tried_again_and_takes_the_later_units_of_its_game_along(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, source: str, why: str
) -> None:
    program(tmp_path, monkeypatch, source)
    jobs = [Job(GAME, GAME, "bots"), Job(GAME, GAME, "play")]
    working = Compilers(jobs)
    working.start()
    wait_for(lambda: working.are_done)
    assert all(why in job.failure for job in jobs)
    assert [job.tries for job in jobs] == [TRIES, 0]
    assert working.seconds_until(GAME, "bots") is None


def test_a_compiler_ends_with_the_process_that_has_started_it(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "meadhall.warmup", GAME, "bots", "0"]
    process = subprocess.Popen(
        command, stdin=subprocess.PIPE, env={**os.environ, "MEADHALL_CACHE": str(tmp_path / "empty")}
    )
    assert process.stdin is not None
    process.stdin.close()
    assert process.wait() != 0


FIRST_USE = """
import sys, threading
from meadhall import Match
told = threading.Thread(target=sys.stdin.read)
told.start()
seed = 0
while told.is_alive():
    match = Match(sys.argv[1], 2, seed=seed)
    while not match.is_over:
        match.play(match.legal_actions[0])
    seed += 1
"""


@pytest.mark.skipif(interpreted(), reason="nothing is compiled")
def test_a_long_loop_is_compiled_in_the_background_and_says_so(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [sys.executable, "-c", FIRST_USE, GAME],
        env={**os.environ, "MEADHALL_CACHE": str(tmp_path / "empty"), "MEADHALL_COMPILE": ""},
        stdin=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stderr is not None
    said = process.stderr.readline()
    assert said.startswith(f"meadhall: {load(GAME).title} is being compiled for this machine in the background (about")
    _, rest = process.communicate()
    assert process.returncode == 0 and rest == ""
