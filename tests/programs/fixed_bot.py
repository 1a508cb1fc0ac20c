"""A program for tests, which plays the first legal action and does what its first argument says. Standard library only.

`fixed_bot.py BEHAVIOUR [FILE]`; into the file it writes its process id when it starts, and each line that it is told.
"""

import json
import os
import signal
import sys
import time
from pathlib import Path
from typing import Any

behaviour = sys.argv[1]
notes = Path(sys.argv[2]) if len(sys.argv) > 2 else None
decisions = 0


def note(text: str) -> None:
    if notes is not None:
        with notes.open("a", encoding="utf-8") as file:
            file.write(text + "\n")


def say(text: str) -> None:
    sys.stdout.write(text)
    sys.stdout.flush()


def greet() -> None:
    if behaviour == "wrong protocol":
        say('{"type": "ready", "protocol": 99}\n')
    elif behaviour == "dies at once":
        print("Traceback: no such module", file=sys.stderr)
        sys.exit(3)
    elif behaviour == "silent":
        time.sleep(600)
    else:
        say('{"type": "ready", "protocol": 1, "name": "fixed"}\n')


def decide(legal: list[dict[str, Any]]) -> None:
    first = json.dumps({"action": legal[0]["id"]}) + "\n"
    illegal = next(action for action in range(10_000) if action not in [choice["id"] for choice in legal])
    answers = {
        "nonsense": "I resign\n",
        "no object": "[1]\n",
        "no action": '{"move": 1}\n',
        "true": '{"action": true}\n',
        "illegal": json.dumps({"action": illegal}) + "\n",
        "unknown text": '{"action": "castle kingside"}\n',
        "not UTF-8": "",
        "no newline": first.strip(),
        "huge line": "x" * 200_000 + "\n",
        "talks twice": first + first,
    }
    if behaviour == "late":
        time.sleep(600)
    elif behaviour == "dies":
        print("out of memory", file=sys.stderr)
        os.kill(os.getpid(), signal.SIGSEGV)
    elif behaviour == "dies later" and decisions == 5:
        sys.exit(0)
    elif behaviour == "not UTF-8":
        sys.stdout.buffer.write(b"\xff\xfe\n")
        sys.stdout.flush()
    elif behaviour == "stubborn" and decisions == 3:
        time.sleep(600)
    else:
        say(answers.get(behaviour, first))


if behaviour == "stubborn":
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
note(str(os.getpid()))
for line in sys.stdin:
    note(line.strip())
    message = json.loads(line)
    if message["type"] == "hello":
        greet()
    elif message["type"] == "decide":
        decisions += 1
        decide(message["legal"])
    elif message["type"] == "quit":
        break
note("end")
