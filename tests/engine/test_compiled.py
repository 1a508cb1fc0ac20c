"""The cache of compiled code: where it is, when it is made anew, and what a first run says."""

import ast
import os
import re
import subprocess
import sys
import time
from pathlib import Path

import numba
import pytest
from numba import types

from meadhall.engine import compiled

SCRIPT = "from meadhall.engine.compiled import cache_directory; print(cache_directory())"


def directory(cache: Path, **environment: str) -> Path:
    """Return the directory that a new process uses."""
    env = {**os.environ, "MEADHALL_CACHE": str(cache), **environment}
    done = subprocess.run([sys.executable, "-c", SCRIPT], env=env, capture_output=True, text=True, check=True)
    return Path(done.stdout.strip())


def test_the_cache_is_named_after_a_hash_of_the_sources(tmp_path: Path) -> None:
    made = directory(tmp_path)
    assert made.parent == tmp_path / "compiled"
    assert re.fullmatch(r"all-all-[0-9a-f]{16}", made.name)
    assert directory(tmp_path) == made


def test_bounds_checked_code_has_a_cache_of_its_own(tmp_path: Path) -> None:
    assert directory(tmp_path) != directory(tmp_path, NUMBA_BOUNDSCHECK="1")


PLACES = [(layer, game) for layer in compiled.LAYERS for game in (None, "chess", "draughts")]


@pytest.mark.parametrize(
    ("changed", "anew"),
    [
        ("engine/play.py", set(PLACES)),
        # What serves all games takes in the rules of the game that it is compiled for.
        (
            "games/chess/rules/moves.py",
            {place for place in PLACES if place != ("engine", None) and place[1] != "draughts"},
        ),
        (
            "games/chess/rules/data.toml",
            {place for place in PLACES if place != ("engine", None) and place[1] != "draughts"},
        ),
        ("games/chess/analysis/mobility.py", {("analysis", None), ("analysis", "chess")}),
        ("bots/mcts.py", {place for place in PLACES if place[0] in ("bots", "heuristics")}),
        (
            "games/chess/heuristics/pawns.py",
            {(layer, game) for layer in ("bots", "heuristics") for game in (None, "chess")},
        ),
        ("envs/vector.py", {place for place in PLACES if place[0] == "envs"}),
        ("engine/match.py", set()),
        ("games/chess/presentation/view.py", set()),
        ("cli/play.py", set()),
    ],
)
def test_a_change_recompiles_its_own_game_and_the_layers_above_it_alone(
    changed: str, anew: set[tuple[str, str | None]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiled, "PACKAGE", tmp_path)
    path = tmp_path / changed
    path.parent.mkdir(parents=True)
    names = []
    for text in "ab":
        path.write_text(text)
        compiled.directory_name.cache_clear()
        names.append({place: compiled.directory_name(*place) for place in PLACES})
    compiled.directory_name.cache_clear()
    assert {place for place in PLACES if names[0][place] != names[1][place]} == anew


def test_functions_for_all_games_are_kept_with_the_game_that_they_are_compiled_for() -> None:
    from meadhall.engine import play
    from meadhall.games.skye.rules import rules as skye
    from meadhall.games.vikings.rules import rules as vikings

    kept = {
        game: play.advance._cache.directory((numba.from_dtype(rules.STATE), types.int64))  # type: ignore[attr-defined]
        for game, rules in (("vikings", vikings), ("skye", skye))
    }
    for game, path in kept.items():
        assert path.name.startswith(f"engine-{game}-")


def imported_by(path: Path) -> set[tuple[Path, str]]:
    """Return what a module takes from which modules of the package."""
    package = path.parent.parts
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.level:
            module = Path(*package[: len(package) - node.level + 1], *(node.module or "").split("."))
            for alias in node.names:
                inner = (module / alias.name).with_suffix(".py")
                found.add((inner if inner.exists() else module.with_suffix(".py"), alias.name))
    return found


def test_modules_that_count_as_not_compiled_give_nothing_to_compiled_code() -> None:
    left_out: set[Path] = set()
    found: set[str] = set()
    for layer, names in compiled.UNCOMPILED.items():
        for path in (compiled.PACKAGE / layer).rglob("*.py"):
            if named := names.intersection(path.relative_to(compiled.PACKAGE / layer).parts):
                left_out.add(path)
                found |= named
    assert found == frozenset().union(*compiled.UNCOMPILED.values())
    for path in left_out:
        assert not re.search(r"^\s*@compiled\b|\boverload\b", path.read_text(encoding="utf-8"), re.MULTILINE), path
    sources = [path for layer in compiled.LAYERS for path in (compiled.PACKAGE / layer).rglob("*.py")]
    for path in sources:
        text = path.read_text(encoding="utf-8")
        if re.search(r"^@compiled\b", text, re.MULTILINE):
            for other, name in imported_by(path):
                # Classes are errors, or types for the reader: compiled code cannot take them in.
                assert other not in left_out or (name[0].isupper() and not name.isupper()), (path, other, name)


def test_an_unwritable_folder_is_no_obstacle(tmp_path: Path) -> None:
    occupied = tmp_path / "file"
    occupied.write_text("not a folder")
    made = directory(occupied)
    assert made.is_dir()
    assert tmp_path not in made.parents


def test_code_of_old_versions_is_thrown_away_after_a_while(tmp_path: Path) -> None:
    old, recent = tmp_path / "compiled" / "old", tmp_path / "compiled" / "recent"
    old.mkdir(parents=True)
    recent.mkdir()
    long_ago = time.time() - 40 * 24 * 3600
    os.utime(old, (long_ago, long_ago))
    directory(tmp_path)
    assert not old.exists()
    assert recent.exists()


def test_what_cannot_be_kept_is_kept_for_the_processes_that_are_started(tmp_path: Path) -> None:
    occupied = tmp_path / "file"
    occupied.write_text("not a folder")
    script = f"import subprocess, sys\n{SCRIPT}\nsubprocess.run([sys.executable, '-c', {SCRIPT!r}], check=True)\n"
    env = {**os.environ, "MEADHALL_CACHE": str(occupied)}
    done = subprocess.run([sys.executable, "-u", "-c", script], env=env, capture_output=True, text=True, check=True)
    first, second = done.stdout.split()
    assert first == second


def test_generic_code_is_compiled_once_and_loaded_by_the_next_process(tmp_path: Path) -> None:
    script = (
        "import numpy as np\n"
        "from meadhall.engine.calling import compiled_calls\n"
        "from meadhall.engine.play import contains\n"
        "with compiled_calls():\n"
        "    contains(np.zeros(3, np.int32), 3, 0)\n"
        "print(sum(contains.stats.cache_hits.values()), sum(contains.stats.cache_misses.values()))\n"
    )
    env = {**os.environ, "MEADHALL_CACHE": str(tmp_path)}
    runs = [
        subprocess.run([sys.executable, "-c", script], env=env, capture_output=True, text=True, check=True)
        for _ in "12"
    ]
    assert [run.stdout.split() for run in runs] == [["0", "1"], ["1", "0"]]
