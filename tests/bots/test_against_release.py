"""`benchmarks/against_release.py`: an earlier commit's bots in an environment of their own, at a table of ours."""

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from benchmarks import against_release
from benchmarks.against_release import ROOT, Release, keep, our_side
from benchmarks.release_bridge import without_odds

from meadhall import Match
from meadhall.bots import create
from meadhall.engine.errors import BadOption

in_a_repository = pytest.mark.skipif(
    shutil.which("git") is None
    or subprocess.run(["git", "rev-parse", "HEAD"], cwd=ROOT, capture_output=True).returncode != 0,
    reason="needs the repository's history",
)


@in_a_repository
def test_the_present_commit_plays_as_a_release_at_a_table_of_ours(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A few decisions of one game, interpreted; both sides follow the game and answer with legal actions."""
    monkeypatch.setattr(against_release, "HOME", tmp_path)
    monkeypatch.chdir(ROOT)
    release = Release("HEAD")
    release.install()
    match = Match("vikings", 2, seed=3)
    sides = (our_side("vikings", "greedy"), release.side("vikings", "greedy"))
    bots = [create(f"exec:60s:env NUMBA_DISABLE_JIT=1 {side}", match.game, 5) for side in sides]
    try:
        for _ in range(8):
            match.play(bots[match.turn].act(match, match.turn))
        assert {seat for seat, _ in match.log if seat >= 0} == {0, 1}
    finally:
        for bot in bots:
            bot.close()


def test_whoever_imports_it_keeps_the_cache_that_they_had() -> None:
    script = (
        "import os; before = dict(os.environ); import benchmarks.against_release; print(dict(os.environ) == before)"
    )
    done = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout == "True\n"


@in_a_repository
def test_a_commit_that_is_not_in_the_history_is_refused() -> None:
    with pytest.raises(BadOption, match="There is no commit 'nowhere'"):
        Release("nowhere")


def test_odds_that_an_earlier_version_cannot_read_become_what_is_certain() -> None:
    position = "round 2 start 1\nplayer 1 A\nround claimed, bare 1:0.25 2:0.75, seen-2 1\nplayer 2 B\nround bare 0:0.5 1:0.5\nhand a\n"
    assert without_odds(position) == "round 2 start 1\nplayer 1 A\nround claimed, bare 1\nplayer 2 B\nhand a\n"


def test_a_match_takes_the_place_of_one_with_the_same_question(tmp_path: Path) -> None:
    file = tmp_path / "matches.json"
    one: dict[str, Any] = {"release": "a", "game": "skye", "players": 2, "options": {}, "ours": "x", "theirs": "y"}
    for changed in ({"share": 0.1}, {"players": 4, "share": 0.2}, {"share": 0.3}):
        keep(file, {**one, "date": "2026-11-19", **changed})
    matches = json.loads(file.read_text())["matches"]
    assert [(match["players"], match["share"]) for match in matches] == [(2, 0.3), (4, 0.2)]
