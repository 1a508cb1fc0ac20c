"""The cache of compiled code: where it is, when it is made anew, and what a first run says."""

import ast
import os
import re
import subprocess
import sys
import time
from pathlib import Path

import pytest

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
    assert re.fullmatch(r"[0-9a-f]{16}", made.name)
    assert directory(tmp_path) == made


def test_bounds_checked_code_has_a_cache_of_its_own(tmp_path: Path) -> None:
    assert directory(tmp_path) != directory(tmp_path, NUMBA_BOUNDSCHECK="1")


def test_a_changed_source_or_data_file_has_another_hash(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "games").mkdir()
    rules, data, other = tmp_path / "games" / "rules.py", tmp_path / "games" / "data.toml", tmp_path / "cli.py"
    monkeypatch.setattr(compiled, "PACKAGE", tmp_path)
    hashes = set()
    for path in (rules, data):
        path.write_text("a")
        hashes.add(compiled.source_hash())
        path.write_text("b")
        hashes.add(compiled.source_hash())
    assert len(hashes) == 4
    for path in (other, tmp_path / "games" / "view.py"):
        path.write_text("a")
        assert compiled.source_hash() in hashes


def imported_by(path: Path) -> set[Path]:
    """Return the modules of the package that a module takes something from."""
    package = path.parent.parts
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.level:
            module = Path(*package[: len(package) - node.level + 1], *(node.module or "").split("."))
            named = [module / alias.name for alias in node.names]
            found |= {other.with_suffix(".py") for other in (module, *named) if other.with_suffix(".py").exists()}
    return found


def test_what_only_talks_about_a_game_is_neither_compiled_nor_used_by_what_is() -> None:
    sources = [path for part in compiled.COMPILED_PARTS for path in (compiled.PACKAGE / part).rglob("*.py")]
    compiling = {path for path in sources if re.search(r"\bcompiled\b|\boverload\b", path.read_text(encoding="utf-8"))}
    while more := {other for path in compiling for other in imported_by(path)} - compiling:
        compiling |= more
    talking = {path for path in sources if path.name in compiled.TALKING and "games" in path.parts}
    assert {path.name for path in talking} == compiled.TALKING
    assert not talking & compiling


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


def test_a_first_run_says_what_it_compiles_and_later_runs_are_silent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(compiled, "cache_directory", lambda: tmp_path)
    done = []
    for expected in ("Compiling a game for this machine, once: 2/2 scoring …", None):
        with compiled.compiling("a game", [("rules", lambda: done.append(1)), ("scoring", lambda: done.append(2))]):
            pass
        printed = capsys.readouterr()
        assert printed.out == ""
        if expected:
            assert expected in printed.err
            assert "Compiled in" in printed.err
        else:
            assert printed.err == ""
    assert done == [1, 2, 1, 2]


def test_generic_code_is_compiled_once_and_loaded_by_the_next_process(tmp_path: Path) -> None:
    script = (
        "import numpy as np\n"
        "from meadhall.engine.play import contains\n"
        "contains(np.zeros(3, np.int32), 3, 0)\n"
        "print(sum(contains.stats.cache_hits.values()), sum(contains.stats.cache_misses.values()))\n"
    )
    env = {**os.environ, "MEADHALL_CACHE": str(tmp_path)}
    runs = [
        subprocess.run([sys.executable, "-c", script], env=env, capture_output=True, text=True, check=True)
        for _ in "12"
    ]
    assert [run.stdout.split() for run in runs] == [["0", "1"], ["1", "0"]]
