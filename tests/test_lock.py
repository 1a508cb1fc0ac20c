"""`uv.lock` is in step with what the project asks for."""

import tomllib
from pathlib import Path
from urllib.parse import urlsplit

from packaging.requirements import Requirement
from packaging.specifiers import SpecifierSet
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]
LOCK = tomllib.loads((ROOT / "uv.lock").read_text(encoding="utf-8"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def test_the_lock_knows_every_requirement() -> None:
    (ours,) = (package for package in LOCK["package"] if package["name"] == PROJECT["name"])
    locked = {(one["name"], SpecifierSet(one.get("specifier", ""))) for one in ours["metadata"]["requires-dist"]}
    lists = [PROJECT["dependencies"], *PROJECT["optional-dependencies"].values()]
    asked = [Requirement(text) for texts in lists for text in texts]
    assert {(canonicalize_name(one.name), one.specifier) for one in asked if one.name != PROJECT["name"]} == locked, (
        "uv lock"
    )


def test_the_lock_names_public_hosts_only() -> None:
    for package in LOCK["package"]:
        files = [*package.get("wheels", []), *([package["sdist"]] if "sdist" in package else [])]
        assert all(urlsplit(file["url"]).hostname == "files.pythonhosted.org" for file in files), package["name"]
