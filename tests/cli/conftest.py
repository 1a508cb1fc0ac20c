"""The command in this process, as a person would call it."""

import io
import sys
from collections.abc import Callable
from typing import NamedTuple

import pytest

from meadhall.cli.main import run


class Answer(NamedTuple):
    code: int
    out: str
    err: str


@pytest.fixture
def meadhall(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Callable[..., Answer]:
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.setenv("NO_COLOR", "1")

    def call(*arguments: str, stdin: str = "") -> Answer:
        monkeypatch.setattr(sys, "argv", ["meadhall", *arguments])
        monkeypatch.setattr(sys, "stdin", io.StringIO(stdin))
        code = 0
        try:
            run()
        except SystemExit as stop:
            code = int(stop.code or 0)
        printed = capsys.readouterr()
        assert "Traceback" not in printed.err + printed.out
        return Answer(code, printed.out, printed.err)

    return call
