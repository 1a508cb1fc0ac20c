"""The package of `examples/new-game`, installed as a stranger installs it: by pip, into an environment of its own."""

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import venv
from pathlib import Path
from typing import Any

import platformdirs

ROOT = Path(__file__).parents[2]
TEMPLATE = ROOT / "examples" / "new-game"
GAME = "driftwood"
SCRIPTS = "Scripts" if os.name == "nt" else "bin"


class Stranger:
    """An environment that has what the present one has, and the new game."""

    def __init__(self, folder: Path) -> None:
        self.python = str(folder / SCRIPTS / ("python.exe" if os.name == "nt" else "python"))

    def run(self, *arguments: str, **how: Any) -> subprocess.CompletedProcess[str]:
        """Run Python; what is not well is raised with what was printed."""
        done = self.tried(*arguments, **how)
        assert done.returncode == 0, done.stdout + done.stderr
        return done

    def tried(self, *arguments: str, compiled: bool = True, answers: str = "") -> subprocess.CompletedProcess[str]:
        """Run Python, whatever comes of it."""
        environment = os.environ | ({} if compiled else {"NUMBA_DISABLE_JIT": "1"})
        command = [self.python, "-W", "ignore", *arguments]
        return subprocess.run(
            command, cwd=ROOT, env=environment, input=answers, capture_output=True, text=True, check=False
        )

    def meadhall(self, *arguments: str, **how: Any) -> str:
        """Run a command of ours, and return what it printed."""
        return self.run("-m", "meadhall", *arguments, **how).stdout

    def refused(self, *arguments: str) -> str:
        """Run a command that cannot be done, and return why."""
        done = self.tried("-m", "meadhall", *arguments)
        assert done.returncode == 2, done.stdout + done.stderr
        return done.stderr


def installed() -> Stranger:
    """Install the game, once for each state of its sources: compiled code is kept by the place of its source."""
    sources = [path for path in sorted(TEMPLATE.rglob("*")) if path.is_file() and "__pycache__" not in path.parts]
    told = [sys.version, sys.prefix, *(str(path.relative_to(TEMPLATE)) for path in sources)]
    digest = hashlib.sha256("\n".join(told).encode() + b"\n".join(path.read_bytes() for path in sources))
    cache = Path(os.environ.get("MEADHALL_CACHE") or platformdirs.user_cache_dir("meadhall")) / "stranger"
    kept = cache / digest.hexdigest()[:16]
    if not kept.exists():
        cache.mkdir(parents=True, exist_ok=True)
        for earlier in cache.glob("?" * len(kept.name)):
            shutil.rmtree(earlier, ignore_errors=True)
        fresh = Path(tempfile.mkdtemp(dir=cache))
        install(fresh)
        try:
            fresh.rename(kept)
        except OSError:
            # Another process of the tests was faster.
            shutil.rmtree(fresh)
    return Stranger(kept)


def install(folder: Path) -> None:
    """Make an environment, and let pip install the game into it."""
    venv.create(folder, symlinks=os.name != "nt")
    stranger = Stranger(folder)
    there = stranger.run("-c", "import sysconfig; print(sysconfig.get_path('purelib'))").stdout.strip()
    # What is installed here is there as well, a package in development included.
    parent = f"import site; site.addsitedir({sysconfig.get_path('purelib')!r})\n"
    Path(there, "parent.pth").write_text(parent, encoding="utf-8")
    # What the package is built with is here already, so nothing is fetched.
    how = ("--quiet", "--no-build-isolation", "--no-index", "--disable-pip-version-check")
    stranger.run("-m", "pip", "install", *how, str(TEMPLATE))
