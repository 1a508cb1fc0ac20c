"""`python -m tests.hall.starting`: starts halls that cannot start, each in a copy of a process that has imported everything.

A line on standard input has the arguments as JSON, the line that answers has exit code and standard error.
"""

import json
import os
import sys
import tempfile

import meadhall.hall.app
import meadhall.hall.server  # noqa: F401
from meadhall.cli.main import run


def started(arguments: list[str]) -> tuple[int, str]:
    """Call the command in a copy of this process; return its exit code and what it wrote on standard error."""
    with tempfile.TemporaryFile("w+") as errors:
        child = os.fork()
        if not child:
            os.dup2(errors.fileno(), 2)
            os.dup2(2, 1)
            sys.argv = ["meadhall", *arguments]
            code = 1
            try:
                run()
            except SystemExit as stop:
                code = int(stop.code or 0)
            finally:
                sys.stderr.flush()
                os._exit(code)
        _, status = os.waitpid(child, 0)
        errors.seek(0)
        return os.waitstatus_to_exitcode(status), errors.read()


if __name__ == "__main__":
    for line in sys.stdin:
        print(json.dumps(started(json.loads(line))), flush=True)
