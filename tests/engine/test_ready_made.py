"""Machine code that came with the installation: which of it is used, and where it is found."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import llvmlite.binding as llvm
import pytest

from meadhall.engine import compiled, ready_made
from meadhall.engine.compiled import interpreted
from meadhall.engine.ready_made import DESCRIPTION, fitting, own_target

pytestmark = pytest.mark.skipif(interpreted(), reason="nothing is compiled")

ROOT = Path(__file__).parents[2]


@pytest.fixture
def able(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine that can do little."""
    own_target()  # which Numba finds out once, and in its own way
    features = {"sse3": True, "popcnt": True, "avx2": False}
    monkeypatch.setattr(llvm, "get_host_cpu_features", lambda: features)


def level(folder: Path, name: str, features: str, triple: str | None = None) -> None:
    (folder / name).mkdir()
    target = [triple or own_target()[0], name, features]
    (folder / name / DESCRIPTION).write_text(json.dumps({"target": target}))


@pytest.mark.usefixtures("able")
def test_code_is_used_where_the_cpu_can_run_it_and_the_most_able_first(tmp_path: Path) -> None:
    level(tmp_path, "a-oldest", "")
    level(tmp_path, "b-older", "+sse3,-avx2")
    level(tmp_path, "c-old", "+sse3,+popcnt")
    level(tmp_path, "d-new", "+sse3,+avx2")
    level(tmp_path, "e-other", "+sse3", triple="some-other-system")
    assert [found.folder.name for found in fitting(tmp_path)] == ["c-old", "b-older", "a-oldest"]


@pytest.mark.usefixtures("able")
def test_who_names_a_cpu_gets_code_for_that_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    level(tmp_path, "old", "+sse3")
    monkeypatch.setattr(compiled.config, "CPU_NAME", "x86-64-v2")
    assert fitting(tmp_path) == ()


def test_without_a_folder_nothing_is_ready_made(tmp_path: Path) -> None:
    assert fitting(tmp_path / "nowhere") == ()


def test_other_versions_of_the_libraries_or_of_python_have_other_code(monkeypatch: pytest.MonkeyPatch) -> None:
    names = [compiled._hashed([])]
    for module in (compiled.numba, compiled.llvmlite, compiled.np):  # type: ignore[attr-defined]
        monkeypatch.setattr(module, "__version__", "0.0")
        names.append(compiled._hashed([]))
    assert len(set(names)) == 4


SCRIPT = """
import numpy as np
from meadhall.engine import dispatcher
made = []
dispatcher.listeners.append(lambda function, args: made.append(function.__name__))
dispatcher.LARGE = 0
from tests.engine import counter
from meadhall.engine.play import advance
states, ids = np.zeros(1, counter.STATE), np.zeros(4, np.int32)
for _ in range(3):
    advance(states, 0, 1, ids, ids)
print(states[0].number, len(made))
"""


def run(place: Path, cache: Path, folder: Path) -> list[str]:
    env = {**os.environ, "MEADHALL_CACHE": str(cache), "MEADHALL_READY_MADE": str(folder)}
    env["MEADHALL_COMPILE"] = "first"
    env["PYTHONPATH"] = os.pathsep.join([str(place / "src"), str(place)])
    done = subprocess.run([sys.executable, "-c", SCRIPT], env=env, capture_output=True, text=True, check=True)
    return done.stdout.split()


def test_ready_made_code_serves_an_installation_elsewhere_that_has_compiled_nothing(tmp_path: Path) -> None:
    number, made = run(ROOT, tmp_path / "cache", tmp_path / "none")
    assert number == "3" and int(made) > 5
    folder = tmp_path / "ready"
    folder.mkdir()
    shutil.move(tmp_path / "cache" / "compiled", folder / "native")
    (folder / "native" / DESCRIPTION).write_text(json.dumps({"target": own_target()}))

    elsewhere = tmp_path / "elsewhere"
    shutil.copytree(ROOT / "src", elsewhere / "src", ignore=shutil.ignore_patterns("page", "ready_made", "__pycache__"))
    for name in ("__init__.py", "engine/__init__.py", "engine/counter.py"):
        (elsewhere / "tests" / name).parent.mkdir(parents=True, exist_ok=True)
        (elsewhere / "tests" / name).write_bytes((ROOT / "tests" / name).read_bytes())
    assert run(elsewhere, tmp_path / "empty", folder) == ["3", "0"]

    # What is not made from these sources is not used.
    with (elsewhere / "src" / "meadhall" / "engine" / "play.py").open("a") as file:
        file.write("# A change.\n")
    number, made = run(elsewhere, tmp_path / "empty", folder)
    assert number == "3" and int(made) > 5


def test_what_is_ready_made_is_not_announced_as_a_first_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "cache_directory", lambda game: tmp_path / "cache")
    monkeypatch.setattr(compiled, "directory_name", lambda game: f"all-{game}-0")
    monkeypatch.setattr(compiled, "ready_made_levels", lambda: (ready_made.Level(tmp_path, ("", "", "")),))
    assert not compiled.is_ready("chess", "rules")
    (tmp_path / "all-chess-0").mkdir()
    (tmp_path / "all-chess-0" / "rules.ready").touch()
    assert compiled.is_ready("chess", "rules")
