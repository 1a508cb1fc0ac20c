"""What is not installed is named, with the extra that brings it."""

import importlib
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import meadhall
import meadhall.envs
from meadhall.engine.errors import MeadhallError
from meadhall.games import names


@pytest.mark.parametrize(
    ("module", "library", "extra"),
    [
        ("meadhall.arena", "openskill", "arena"),
        ("meadhall.hall", "uvicorn", "hall"),
        ("meadhall.envs.pettingzoo", "pettingzoo", "envs"),
        ("meadhall.envs.gymnasium", "gymnasium", "envs"),
        ("meadhall.envs.openspiel", "pyspiel", "openspiel"),
    ],
)
def test_a_missing_library_is_named_with_its_extra(
    module: str, library: str, extra: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in list(sys.modules):
        if name == module or name.startswith(f"{module}."):
            monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, library, None)
    with pytest.raises(MeadhallError, match=rf"pip install 'meadhall\[{extra}\]'"):
        importlib.import_module(module)


def test_names_that_are_imported_late_complete_in_a_shell() -> None:
    for module in (meadhall, meadhall.envs):
        assert dir(module) == sorted(module.__all__)
        assert all(getattr(module, name) is not None for name in module.__all__)
    zoo = importlib.import_module("meadhall.envs.pettingzoo")
    assert dir(zoo) == sorted(f"{name}_v0" for name in names())


# What the libraries of the extras are called when they are imported.
IMPORTED_AS = {"open_spiel": "pyspiel"}

WITHOUT_EXTRAS = """
import sys

for library in {libraries}:
    sys.modules[library] = None
sys.argv = ["meadhall", {command}]
from meadhall.cli.main import run
run()
"""


@pytest.mark.parametrize(
    ("command", "says"),
    [
        (["simulate", "vikings", "--games", "2"], None),
        (["score", "vikings", "docs/examples/table.txt"], None),
        (["serve"], "This needs the library 'fastapi': pip install 'meadhall[hall]'."),
        (
            ["arena", "vikings", "--bots", "random,greedy"],
            "This needs the library 'openskill': pip install 'meadhall[arena]'.",
        ),
        (
            ["export", "vikings", "--out", "games.parquet"],
            "This needs the library 'pyarrow': pip install 'meadhall[data]'.",
        ),
    ],
)
def test_the_base_plays_alone_and_names_what_else_would_be_needed(command: list[str], says: str | None) -> None:
    root = Path(__file__).parents[2]
    extras = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    named = [re.split(r"[\[>=<]", entry)[0] for name, entries in extras.items() if name != "dev" for entry in entries]
    libraries = sorted({IMPORTED_AS.get(name, name.replace("-", "_")) for name in named} - {"meadhall"})
    script = WITHOUT_EXTRAS.format(libraries=libraries, command=", ".join(map(repr, command)))
    done = subprocess.run([sys.executable, "-c", script], cwd=root, capture_output=True, text=True, check=False)
    if says:
        assert (done.returncode, done.stderr) == (2, f"meadhall: {says}\n")
    else:
        assert done.returncode == 0, done.stderr
