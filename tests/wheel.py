"""Try a wheel with ready-made code out: `python -m tests.wheel dist/meadhall-….whl`.

In a fresh environment, with an empty cache, the first answer of `search` has to come without anything being compiled.
"""

import json
import os
import subprocess
import sys
import tempfile
import venv
from importlib.metadata import version
from pathlib import Path

MOST_SECONDS = 3.0  # of processor time, imports included

SCRIPT = """
import json, sys, time
from meadhall.engine import dispatcher
made = []
dispatcher.listeners.append(lambda function, args: made.append(function.__name__))
from meadhall import Match
from meadhall.bots import create
match = Match(sys.argv[1], seed=1)
answer = create("search:1000", match.game, seed=1).think(match, match.turn)
match.play(answer.choice)
view = match.view(None)
print(json.dumps({"seconds": time.process_time(), "compiled": made}))
"""
NAMES = "from meadhall.games import names; print(*names())"


def main(wheel: str) -> None:
    with tempfile.TemporaryDirectory() as place:
        venv.create(Path(place, "fresh"), with_pip=True)
        python = next(path for path in Path(place, "fresh").glob("*/python*") if path.stem == "python")
        same = [f"{name}=={version(name)}" for name in ("numba", "llvmlite", "numpy")]
        subprocess.run([python, "-m", "pip", "install", "--quiet", wheel, *same], check=True, cwd=place)
        env = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "MEADHALL_READY_MADE")}
        # Numba and NumPy load their own bytecode the first time that they are imported at all.
        games = subprocess.run([python, "-c", NAMES], env=env, cwd=place, capture_output=True, text=True, check=True)
        for game in games.stdout.split():
            env["MEADHALL_CACHE"] = str(Path(place, f"cache-{game}"))
            done = subprocess.run(
                [python, "-c", SCRIPT, game], env=env, cwd=place, capture_output=True, text=True, check=True
            )
            found = json.loads(done.stdout)
            print(f"{game}: the first answer after {found['seconds']:.1f} s of processor time")
            if found["compiled"] or found["seconds"] > MOST_SECONDS:
                sys.exit(f"{game}: compiled {found['compiled']}, {found['seconds']:.1f} s of at most {MOST_SECONDS} s")


if __name__ == "__main__":
    main(str(Path(sys.argv[1]).resolve()))
