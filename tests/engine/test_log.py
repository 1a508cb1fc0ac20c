"""Logs as files: round trips, and everything that is refused."""

import hashlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from meadhall.engine.errors import BadLog
from meadhall.engine.log import load_log, log_text, read_log, save_log
from meadhall.engine.match import Match
from meadhall.engine.record import same


def finished(decisions: int = 10**6, **options: Any) -> Match:
    match = Match("vikings", 2, seed=3, names=["Anna", "Bjørn"], **options)
    while not match.is_over and decisions:
        match.play(match.legal_actions[0])
        decisions -= 1
    return match


@pytest.mark.parametrize("options", [{}, {"advanced": True}, {"advanced": True, "auction": False}])
@pytest.mark.parametrize("decisions", [0, 1, 50, 10**6])
def test_a_log_replays_to_the_same_match(options: dict[str, Any], decisions: int, tmp_path: Path) -> None:
    match = finished(decisions, **options)
    save_log(match, tmp_path / "game.jsonl")
    again = load_log(tmp_path / "game.jsonl")
    assert same(again.state, match.state)
    assert (again.names, again.options, again.log) == (match.names, match.options, match.log)
    assert log_text(again) == log_text(match)


def test_a_match_that_began_at_a_position_keeps_it_in_its_log() -> None:
    middle = finished(60, advanced=True)
    match = Match.from_position("vikings", middle.position, seed=8)
    for _ in range(20):
        match.play(match.legal_actions[0])
    again = read_log(log_text(match))
    assert same(again.state, match.state)
    assert again.names == ["Anna", "Bjørn"]


def test_a_replayed_match_goes_on() -> None:
    again = read_log(log_text(finished(20)))
    while not again.is_over:
        again.play(again.legal_actions[0]) if again.turn >= 0 else again.roll()


def test_an_older_file_stays_when_writing_fails(tmp_path: Path) -> None:
    match = finished(5)
    with pytest.raises(OSError):
        save_log(match, tmp_path / "missing" / "game.jsonl")
    assert list(tmp_path.iterdir()) == []


def lines_of(match: Match) -> list[str]:
    return log_text(match).splitlines()


def sealed(lines: list[str], **foot: object) -> str:
    """Put a fitting digest under changed lines, as somebody would who knows the format."""
    body = "\n".join(lines[:-1]) + "\n"
    old = json.loads(lines[-1])
    new = {**old, "plies": len(lines) - 2, "sha256": hashlib.sha256(body.encode()).hexdigest(), **foot}
    return body + json.dumps(new) + "\n"


def changed(index: int, **values: object) -> Callable[[list[str]], str]:
    def change(lines: list[str]) -> str:
        lines[index] = json.dumps({**json.loads(lines[index]), **values}, ensure_ascii=False)
        return sealed(lines)

    return change


@pytest.mark.parametrize(
    ("damage", "says"),
    [
        (lambda lines: "", "The log is empty"),
        (lambda lines: "hello\n", "Line 1 is not JSON"),
        (lambda lines: "[1]\n", "Line 1 is not a JSON object"),
        (lambda lines: "{}\n", "Line 1 is not the head of a log"),
        (lambda lines: "\n".join(lines[:-1]) + "\n", "The log is cut off: line"),
        (lambda lines: "\n".join(lines[:40]) + "\n", "The log is cut off: line 40"),
        (lambda lines: "\n".join(lines)[:-40], "is not JSON; the log was changed or cut off"),
        (lambda lines: "\n".join(lines[:30] + lines[31:]) + "\n", "The log was changed: its foot says"),
        (lambda lines: "\n".join(lines).replace("Anna", "Anne", 1) + "\n", "its digest does not fit"),
        (lambda lines: "\n".join(lines).replace('"tile left"', '"tile right"', 1) + "\n", "its digest does not fit"),
        (changed(0, **{"meadhall-log": 9}), "version 9 of the log format"),
        (changed(0, game="chess"), "There is no game 'chess'"),
        (changed(0, rules="0.00000000"), r"made under other rules of Vikings \(0\.00000000\)"),
        (changed(0, players=9), "Vikings is for 2 to 4 players, not 9"),
        (changed(0, players="2"), "'players' must be a number"),
        (changed(0, options={"turbo": True}), "has no option 'turbo'"),
        (changed(0, names=["Anna"]), "2 players need 2 names"),
        (changed(0, names="Anna"), "'names' must be a list"),
        (changed(0, position="nonsense"), "Line 1: "),
        (changed(5, by=7), "'by' must be 'chance' or a seat from 0 to 1, not 7"),
        (changed(5, by=True), "'by' must be"),
        (changed(5, play="hop"), "Line 6: 'hop' is not an action"),
        (changed(5, by=0), "Line 6: the action is not legal. Nobody can act now"),
        (changed(30, play="buy 11"), "the action is not legal"),
        (lambda lines: sealed(lines, points=[99, 0]), "its foot does not fit the replay"),
        (lambda lines: sealed(lines, over=False), "its foot does not fit the replay"),
        (lambda lines: sealed(lines[:-2] + lines[-1:]), "its foot does not fit the replay"),
    ],
)
def test_a_damaged_log_is_refused_with_its_reason(damage: Callable[[list[str]], str], says: str) -> None:
    text = damage(lines_of(finished()))
    with pytest.raises(BadLog, match=says):
        read_log(text)


def test_a_file_that_is_no_text_or_not_there_is_refused(tmp_path: Path) -> None:
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadLog, match="it is not text"):
        load_log(tmp_path / "binary")
    with pytest.raises(BadLog, match="cannot be read: No such file"):
        load_log(tmp_path / "nothing")
