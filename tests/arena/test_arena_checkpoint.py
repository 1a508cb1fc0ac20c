"""The file of finished games: what is tolerated, and what is refused with its line."""

import json
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from meadhall.arena import BadCheckpoint, Plan
from meadhall.arena.checkpoint import CheckpointFile, seed_in

from .games import ended

PLAN = Plan("vikings", ("random", "greedy"), games=6, seed=1)


@pytest.fixture
def written(tmp_path: Path) -> Path:
    path = tmp_path / "state.jsonl"
    with CheckpointFile(path, PLAN) as file:
        for index in range(4):
            file.add(ended(PLAN, index, [1, 2]))
    return path


def test_games_read_back_as_they_were_written(written: Path) -> None:
    with CheckpointFile(written, PLAN) as file:
        assert file.games == [ended(PLAN, index, [1, 2]) for index in range(4)]
    assert seed_in(written) == 1


@pytest.mark.parametrize("kept", [1, 30, -2])
def test_a_last_line_that_was_cut_off_is_dropped_and_its_game_played_again(written: Path, kept: int) -> None:
    lines = written.read_bytes().splitlines(keepends=True)
    written.write_bytes(b"".join(lines[:4]) + lines[4][:kept])
    with CheckpointFile(written, PLAN) as file:
        assert [played.index for played in file.games] == [0, 1, 2]
        file.add(ended(PLAN, 3, [1, 2]))
    assert written.read_bytes() == b"".join(lines)


def damaged(part: str, value: str) -> Callable[[list[str]], list[str]]:
    """Return a change of the third game that writes something else for one of its parts."""

    def change(lines: list[str]) -> list[str]:
        now = json.dumps(json.loads(lines[3])[part], separators=(",", ":"))
        return [*lines[:3], lines[3].replace(f'"{part}":{now}', f'"{part}":{value}'), *lines[4:]]

    return change


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda lines: [*lines[:2], "{broken", *lines[3:]], "line 3 is damaged: it is not JSON"),
        (lambda lines: [*lines[:2], "[1]", *lines[3:]], "line 3 is damaged: it is not a JSON object"),
        (lambda lines: [*lines[:3], lines[3].replace('"points"', '"pints"')], "line 4 is damaged: points"),
        (lambda lines: [*lines[:3], lines[3].replace('"places":[1,2]', '"places":["1",2]')], "line 4 is damaged"),
        (lambda lines: [*lines[:3], lines[3].replace('"places":[1,2]', '"places":[1]')], "does not tell of 2 seats"),
        (damaged("places", "[2,3]"), r"line 4 is damaged: \[2, 3\] are not the places of 2 seats"),
        (damaged("places", "[0,1]"), "line 4 is damaged: .* are not the places"),
        (damaged("pace", '[{"x":2},{"80":2}]'), "line 4 is damaged: pace"),
        (damaged("pace", '[{"99999":2},{"80":2}]'), "line 4 is damaged: pace"),
        (damaged("pace", '[{"80":3},{"80":2}]'), "line 4 is damaged: the decisions and their times do not agree"),
        (damaged("pace", '[{"80":3,"81":-1},{"80":2}]'), "line 4 is damaged: pace"),
        (damaged("points", f"[1{'0' * 400},2]"), "line 4 is damaged: points"),
        (damaged("decisions", "[-1,2]"), "line 4 is damaged: decisions"),
        (damaged("seconds", "[NaN,0.1]"), "line 4 is damaged: seconds"),
        (damaged("seconds", "[1e400,0.1]"), "line 4 is damaged: seconds"),
        (damaged("log", "[" * 100_000), "line 4 is damaged: it is not JSON"),
        (lambda lines: [*lines, lines[1]], "line 6 is damaged: game 0 is there twice"),
        (lambda lines: [lines[0], lines[1].replace('"index":0', '"index":1')], "line 2 is damaged: game 1"),
        (lambda lines: [lines[0], lines[1].replace('"index":0', '"index":-2')], "line 2 is damaged: game -2"),
        (lambda lines: lines[1:], "line 1: this is not the head of an arena's file"),
        (lambda lines: [lines[0].replace('arena": 1', 'arena": 2'), *lines[1:]], "only format 1 can be read"),
    ],
)
def test_a_damaged_file_is_refused_by_line_and_left_as_it_is(
    written: Path, change: Callable[[list[str]], list[str]], says: str
) -> None:
    text = "\n".join(change(written.read_text().splitlines())) + "\n"
    written.write_text(text)
    with pytest.raises(BadCheckpoint, match=says):
        CheckpointFile(written, PLAN)
    assert written.read_text() == text


@pytest.mark.parametrize("text", ["my shopping list", "my shopping list\n", '{"a": 1}\n'])
def test_a_file_of_something_else_is_not_touched(tmp_path: Path, text: str) -> None:
    path = tmp_path / "list.txt"
    path.write_text(text)
    with pytest.raises(BadCheckpoint, match="line 1"):
        CheckpointFile(path, PLAN)
    assert path.read_text() == text


@pytest.mark.parametrize(
    ("other", "says"),
    [
        (Plan("vikings", ("random", "greedy"), seed=2), r"seed: 1 there, 2 here"),
        (Plan("vikings", ("random",), seed=1), "bots: .* there"),
        (Plan("vikings", ("random", "greedy"), players=3, seed=1), "number of players: 2 there, 3 here"),
        (Plan("vikings", ("random", "greedy"), seed=1, options={"advanced": True}), "options: .* there"),
    ],
)
def test_games_of_another_plan_are_refused(written: Path, other: Plan, says: str) -> None:
    with pytest.raises(BadCheckpoint, match=says):
        CheckpointFile(written, other)


def test_games_of_other_code_are_refused(written: Path) -> None:
    written.write_text(written.read_text().replace(PLAN.identity["code"], "0123456789abcdef"))
    with pytest.raises(BadCheckpoint, match="code of the games or bots: '0123456789abcdef' there"):
        CheckpointFile(written, PLAN)


def test_two_arenas_cannot_write_into_one_file(written: Path) -> None:
    with CheckpointFile(written, PLAN), pytest.raises(BadCheckpoint, match="in use by another arena"):
        CheckpointFile(written, PLAN)


def test_a_file_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadCheckpoint, match="cannot be written: No such file or directory"):
        CheckpointFile(tmp_path / "no" / "where.jsonl", PLAN)
    assert seed_in(tmp_path / "no" / "where.jsonl") is None


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="makes what is not a regular file")
def test_what_is_not_a_regular_file_is_refused(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for path in (pipe, Path(os.devnull), tmp_path):
        with pytest.raises(BadCheckpoint, match="is not a file to keep games in"):
            CheckpointFile(path, PLAN)


def test_a_new_file_is_gone_again_when_nothing_was_played(tmp_path: Path) -> None:
    path = tmp_path / "state.jsonl"
    with CheckpointFile(path, PLAN):
        assert path.exists()
    assert not path.exists()
    with CheckpointFile(path, PLAN) as file:
        file.add(ended(PLAN, 0, [1, 2]))
    with CheckpointFile(path, PLAN):
        pass
    assert path.exists()


def test_a_full_disk_is_told_once_and_what_was_written_stays(written: Path) -> None:
    resource = pytest.importorskip("resource")
    whole = written.read_bytes()
    file, before = CheckpointFile(written, PLAN), resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (len(whole) + 40, before[1]))
    try:
        with pytest.raises(BadCheckpoint, match="cannot be written: File too large"), file:
            file.add(ended(PLAN, 4, [1, 2]))
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    assert written.read_bytes().startswith(whole)
    with CheckpointFile(written, PLAN) as file:
        assert len(file.games) == 4
