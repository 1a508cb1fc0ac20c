"""Matches that were begun under earlier rules are replayed, and go on, under these."""

from pathlib import Path

import pytest

from meadhall.engine.errors import BadLog, BadPosition, OtherRules
from meadhall.engine.log import load_log, log_text, read_log
from meadhall.engine.match import Match
from meadhall.engine.record import same
from meadhall.games.gonewild.game import GAME
from meadhall.games.gonewild.rules.cards import packaged_cards

# Made under the rules of version 1, in which a sent fighter's effect could come before the reward: seat 0 chose so.
# The second begins at the position in which she is asked.
BEFORE_THE_ORDER = 75
OLD_LOGS = sorted((Path(__file__).parent / "logs").glob("rules_1*.jsonl"))
DIGEST = f"{packaged_cards().digest:08x}"


def test_there_are_logs_of_the_first_rules() -> None:
    assert [path.stem for path in OLD_LOGS] == ["rules_1", "rules_1_from_position"]


@pytest.mark.parametrize("path", OLD_LOGS, ids=lambda path: path.stem)
def test_a_log_of_earlier_rules_is_replayed_and_written_as_it_was(path: Path) -> None:
    match = load_log(path)
    assert match.rules == f"1.{DIGEST}" and match.points == [1, 0]
    assert log_text(match) == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", OLD_LOGS, ids=lambda path: path.stem)
def test_a_match_of_earlier_rules_goes_on_under_them(path: Path) -> None:
    match = load_log(path)
    match.rewind(BEFORE_THE_ORDER if match.start_text is None else 0)
    assert match.legal_actions.texts == ["effect shaman 1", "effect draco 1"]
    match.play("effect draco 1")
    match.play("choose gold")
    assert read_log(log_text(match)).legal_actions.texts == match.legal_actions.texts


def test_a_position_of_earlier_rules_names_them() -> None:
    match = load_log(OLD_LOGS[0])
    match.rewind(BEFORE_THE_ORDER)
    assert match.position.startswith("gonewild 1 players 2 first rules 1\n")
    begun = Match.from_position(GAME, match.position, auto_chance=False)
    assert same(begun.state, match.state) and begun.rules == match.rules
    assert read_log(log_text(begun)).legal_actions.texts == ["effect shaman 1", "effect draco 1"]
    with pytest.raises(BadPosition, match="version of the rules"):
        GAME.read_position(match.position.replace("rules 1", "rules 3"))


def test_new_matches_are_played_under_the_present_rules() -> None:
    match = Match(GAME, 2, seed=1)
    assert match.rules == GAME.version_under(match.options) == f"2.{DIGEST}"
    assert " rules " not in match.position.splitlines()[0]


@pytest.mark.parametrize("rules", ["0", "3", "x"])
def test_rules_that_are_not_known_are_refused(rules: str) -> None:
    with pytest.raises(OtherRules, match=rf"under other rules of Vikings Gone Wild \({rules}.{DIGEST}\)"):
        Match(GAME, 2, rules=f"{rules}.{DIGEST}")
    text = OLD_LOGS[0].read_text(encoding="utf-8").replace('"rules": "1.', f'"rules": "{rules}.', 1)
    with pytest.raises(BadLog, match=f"other rules.*than these \\(2.{DIGEST}, 1.{DIGEST}\\)"):
        read_log(text)
