"""`python -m meadhall.analysis.worker [--deep]`: a review made by a process of its own, below all others.

It reads a log from standard input and writes lines of JSON: how far it is now and then, and at last the review.
"""

import json
import os
import sys
import time

from ..engine.calling import compile_first
from ..engine.log import read_log
from .reviewing import review

SECONDS_BETWEEN = 0.25
# So much lower a priority than that of whoever asks.
STEPS_BACK = 10


def main() -> None:
    """Review the log of standard input."""
    if hasattr(os, "nice"):
        os.nice(STEPS_BACK)
    compile_first()
    told = 0.0

    def tell(done: float) -> None:
        nonlocal told
        if time.monotonic() - told >= SECONDS_BETWEEN:
            told = time.monotonic()
            print(json.dumps({"done": round(done, 3)}), flush=True)

    match = read_log(sys.stdin.read())
    made = review(match, "--deep" in sys.argv[1:], progress=tell)
    print(json.dumps({"review": made.model_dump()}), flush=True)


if __name__ == "__main__":
    main()
