"""`python -m meadhall.build_cache`: compile all games beforehand, into a folder that is shipped with a wheel or an image.

An installation that has the folder compiles nothing where the CPU and the versions of Python, Numba, llvmlite and NumPy
fit. Everywhere else it compiles from source, as without it.
"""

import argparse
import json
import os
import platform
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from .engine.ready_made import DESCRIPTION, FEATURES, FOLDER, NATIVE
from .engine.registry import installed


def main() -> None:
    """Compile for each level of CPUs that was asked for."""
    parser = argparse.ArgumentParser(prog="python -m meadhall.build_cache", description=__doc__.split("\n")[0])
    parser.add_argument(
        "--cpu",
        action="append",
        choices=(*FEATURES, NATIVE),
        help="a level of CPUs, which may be given several times; without it those of this kind of machine that fit many",
    )
    parser.add_argument("--game", action="append", choices=installed(), help="a game; without it all")
    parser.add_argument(
        "--folder", type=Path, default=FOLDER, help="where it is put; without it into the package itself"
    )
    arguments = parser.parse_args()
    common = list(FEATURES) if platform.machine().lower() in ("x86_64", "amd64") else [NATIVE]
    for level in arguments.cpu or common:
        if level in FEATURES and level not in common:
            parser.error(f"{level} is a level of other CPUs than this machine's ({platform.machine()}).")
        build(level, arguments.game or installed(), arguments.folder)


def build(level: str, games: Sequence[str], folder: Path) -> None:
    """Compile games for a level of CPUs; what the folder had of it is replaced."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("NUMBA_")}
    if level != NATIVE:
        features = ",".join(f"+{feature}" for feature in FEATURES[level])
        environment |= {"NUMBA_CPU_NAME": level, "NUMBA_CPU_FEATURES": features}
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder, prefix=".") as place:
        environment |= {"MEADHALL_CACHE": place, "MEADHALL_READY_MADE": str(Path(place, "none"))}
        print(f"{level}: {', '.join(games)} …", file=sys.stderr, flush=True)
        subprocess.run([sys.executable, "-m", "meadhall", "warm", *games], env=environment, check=True)
        script = "import json; from meadhall.engine.ready_made import own_target; print(json.dumps(own_target()))"
        told = subprocess.run(
            [sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True
        )
        made = Path(place, "compiled")
        (made / DESCRIPTION).write_text(json.dumps({"target": json.loads(told.stdout)}) + "\n", encoding="utf-8")
        shutil.rmtree(folder / level, ignore_errors=True)
        made.rename(folder / level)


if __name__ == "__main__":
    main()
