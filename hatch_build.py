"""Builds the page when the package is installed or built, with Node.js from PyPI, so that no other Node is needed.

With MEADHALL_WITH_READY_MADE=1 a wheel takes along the machine code that `python -m meadhall.build_cache` has made, and is
for one kind of machine and of Python.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SKIP = "MEADHALL_SKIP_PAGE"
READY_MADE = "MEADHALL_WITH_READY_MADE"
STAMP = ".built-from"  # in the built page and in node_modules: the digest of what they were made from


class BuildPage(BuildHookInterface[Any]):
    """Puts the page into src/meadhall/hall/page, unless it lies there already, built from the same sources."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page before the wheel is put together; `pip install -e .` comes here, too."""
        if self.target_name != "wheel":
            return
        if os.environ.get(READY_MADE) == "1":
            self._take_along(Path(self.root, "src", "meadhall", "ready_made"), build_data)
        if os.environ.get(SKIP) == "1":
            return
        web = Path(self.root, "web")
        page = Path(self.root, "src", "meadhall", "hall", "page")
        if version == "editable":  # the page is linted and tested there, too
            self._install_modules(web)
        digest = _digest(web, [path for path in sorted(web.rglob("*")) if _is_source(path, web)])
        if _stamp(page) == digest:
            return
        self._install_modules(web)
        self.app.display_info("Building the page.")
        # Built beside the old page and then put in its place: a build that fails leaves the old one as it was.
        fresh = page.with_name("page.new")
        shutil.rmtree(fresh, ignore_errors=True)
        self._npm(web, "run", "build", MEADHALL_PAGE=str(fresh))
        (fresh / STAMP).write_text(digest)
        shutil.rmtree(page, ignore_errors=True)
        fresh.rename(page)

    def _take_along(self, folder: Path, build_data: dict[str, Any]) -> None:
        if not any(folder.glob("*/level.json")):
            self.app.abort(f"{READY_MADE}=1, but nothing is ready made: 'python -m meadhall.build_cache' makes it.")
        build_data["artifacts"].append("/src/meadhall/ready_made")
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def _install_modules(self, web: Path) -> None:
        digest = _digest(web, [web / "package-lock.json", web / "package.json"])
        modules = web / "node_modules"
        if _stamp(modules) == digest:
            return
        self.app.display_info("Fetching what the page is built with.")
        self._npm(web, "ci", "--no-audit", "--no-fund")
        (modules / STAMP).write_text(digest)

    def _npm(self, web: Path, *arguments: str, **environment: str) -> None:
        command = [sys.executable, str(web / "scripts" / "npm.py"), *arguments]
        if subprocess.run(command, env={**os.environ, **environment}, check=False).returncode:
            self.app.abort(
                f"The page could not be built: 'npm {' '.join(arguments)}' failed in web/, as shown above. "
                f"{SKIP}=1 installs Meadhall without its page."
            )


def _is_source(path: Path, web: Path) -> bool:
    return path.is_file() and "node_modules" not in path.relative_to(web).parts and not path.name.endswith(".test.ts")


def _digest(folder: Path, files: list[Path]) -> str:
    """Return a digest of where files are in a folder and what is in them; lengths keep one from running into the next."""
    digest = hashlib.sha256()
    for path in files:
        name, contents = path.relative_to(folder).as_posix().encode(), path.read_bytes()
        digest.update(b"%d %d " % (len(name), len(contents)) + name + contents)
    return digest.hexdigest()


def _stamp(folder: Path) -> str | None:
    stamp = folder / STAMP
    return stamp.read_text() if stamp.exists() else None
