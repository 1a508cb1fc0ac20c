"""The page is built anew when, and only when, what it is made of has changed."""

import importlib.util
import os
import subprocess
import sys
import zipfile
from pathlib import Path
from types import ModuleType, SimpleNamespace
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


def test_a_test_of_the_page_is_no_part_of_it(hook: Any, tmp_path: Path) -> None:
    stamp_of(hook, tmp_path, {"src/lib/route.ts": "route", "src/lib/route.test.ts": "test"})
    sources = [path.name for path in tmp_path.rglob("*") if hook._is_source(path, tmp_path)]
    assert sources == ["route.ts"]


@pytest.mark.parametrize(("version", "fetched"), [("editable", [("ci", "--no-audit", "--no-fund")]), ("standard", [])])
def test_where_the_page_is_worked_on_its_tools_are_fetched_though_it_is_built(
    hook: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, version: str, fetched: list[tuple[str, ...]]
) -> None:
    web, page = tmp_path / "web", tmp_path / "src" / "meadhall" / "hall" / "page"
    stamp = stamp_of(hook, web, {"package-lock.json": "{}", "package.json": "{}"})
    stamp_of(hook, page, {".built-from": stamp})
    (web / "node_modules").mkdir()
    build = hook.BuildPage()
    build.root, build.target_name = str(tmp_path), "wheel"
    build.app = SimpleNamespace(display_info=lambda text: None)
    asked: list[tuple[str, ...]] = []
    monkeypatch.setattr(build, "_npm", lambda web, *arguments: asked.append(arguments))
    for _ in range(2):
        build.initialize(version, {})
    assert asked == fetched


def test_the_same_files_elsewhere_have_the_same_stamp(hook: Any, tmp_path: Path) -> None:
    files = {"src/main.ts": "main", "package.json": "{}"}
    assert stamp_of(hook, tmp_path / "a", files) == stamp_of(hook, tmp_path / "b", files)


class Refused(Exception):
    """What the build says when it stops."""


class Build:
    """A build of a wheel that has no page."""

    def __init__(self, hook: Any, root: Path) -> None:
        self.page: Any = hook.BuildPage()
        self.page.root, self.page.target_name, self.page.app = str(root), "wheel", self
        self.data: dict[str, Any] = {"artifacts": [], "pure_python": True, "infer_tag": False}

    def abort(self, message: str) -> None:
        raise Refused(message)

    def run(self) -> dict[str, Any]:
        self.page.initialize("standard", self.data)
        return self.data


def test_a_wheel_is_for_every_machine_unless_ready_made_code_is_asked_for(
    hook: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MEADHALL_SKIP_PAGE", "1")
    monkeypatch.delenv("MEADHALL_WITH_READY_MADE", raising=False)
    level = tmp_path / "src" / "meadhall" / "ready_made" / "native"
    level.mkdir(parents=True)
    (level / "level.json").write_text("{}")
    assert Build(hook, tmp_path).run()["pure_python"]
    monkeypatch.setenv("MEADHALL_WITH_READY_MADE", "1")
    built = Build(hook, tmp_path).run()
    assert built == {"artifacts": ["/src/meadhall/ready_made"], "pure_python": False, "infer_tag": True}


def test_a_wheel_with_ready_made_code_needs_some(hook: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MEADHALL_WITH_READY_MADE", "1")
    with pytest.raises(Refused, match=r"meadhall\.build_cache"):
        Build(hook, tmp_path).run()


def test_a_wheel_brings_the_examples_along(tmp_path: Path) -> None:
    environment = {**os.environ, "MEADHALL_SKIP_PAGE": "1"}
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(tmp_path)]
    subprocess.run(build, cwd=ROOT, env=environment, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    names = {name for name in zipfile.ZipFile(wheel).namelist() if name.startswith("meadhall/examples/")}
    there = subprocess.run(["git", "ls-files", "examples"], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    assert names == {f"meadhall/{name}" for name in there.split()}
