"""The page is built anew when, and only when, what it is made of has changed."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType
from typing import Any, Generic, TypeVar

import pytest

ROOT = Path(__file__).parents[1]
Settings = TypeVar("Settings")


class BuildHook(Generic[Settings]):
    """As much of the base class as the hook needs."""


@pytest.fixture
def hook(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The build hook; what builds packages is not there where tests run, and it only lends its base class."""
    interface = ModuleType("hatchling.builders.hooks.plugin.interface")
    interface.BuildHookInterface = BuildHook  # type: ignore[attr-defined]
    parts = interface.__name__.split(".")
    for count in range(1, len(parts)):
        name = ".".join(parts[:count])
        monkeypatch.setitem(sys.modules, name, ModuleType(name))
    monkeypatch.setitem(sys.modules, interface.__name__, interface)
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def stamp_of(hook: Any, folder: Path, files: dict[str, str]) -> str:
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    stamp: str = hook._digest(folder, [folder / name for name in sorted(files)])
    return stamp


def test_a_file_that_moves_to_another_folder_changes_the_stamp(hook: Any, tmp_path: Path) -> None:
    before = stamp_of(hook, tmp_path / "a", {"src/lobby/Card.svelte": "card", "src/main.ts": "main"})
    moved = stamp_of(hook, tmp_path / "b", {"src/table/Card.svelte": "card", "src/main.ts": "main"})
    assert before != moved


def test_two_files_that_change_places_change_the_stamp(hook: Any, tmp_path: Path) -> None:
    before = stamp_of(hook, tmp_path / "a", {"en/rules.md": "rules", "de/rules.md": "Regeln"})
    swapped = stamp_of(hook, tmp_path / "b", {"en/rules.md": "Regeln", "de/rules.md": "rules"})
    assert before != swapped


def test_one_file_cannot_pass_for_two(hook: Any, tmp_path: Path) -> None:
    two = stamp_of(hook, tmp_path / "a", {"a": "1", "b": "2"})
    one = stamp_of(hook, tmp_path / "b", {"a": "1\0b\0" + "2"})
    assert two != one


def test_the_same_files_elsewhere_have_the_same_stamp(hook: Any, tmp_path: Path) -> None:
    files = {"src/main.ts": "main", "package.json": "{}"}
    assert stamp_of(hook, tmp_path / "a", files) == stamp_of(hook, tmp_path / "b", files)
