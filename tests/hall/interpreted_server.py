"""`python -m tests.hall.interpreted_server serve …`: a hall that compiles nothing, for what needs no bot to think long."""

import os

os.environ["NUMBA_DISABLE_JIT"] = "1"  # before Numba is imported

from meadhall.cli.main import run

if __name__ == "__main__":
    run()
