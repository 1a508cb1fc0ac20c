"""The log told by turns: which entries are one line, what it says, and that it tells no secret."""

from dataclasses import replace
from typing import Any

import pytest

from meadhall.engine.contract import CHANCE
from meadhall.engine.match import Match
from meadhall.hall.compute.cpu_slots import CpuSlots, SharedStop
from meadhall.hall.protocol import Entry
from meadhall.hall.services.replays import Viewpoint, replay
from meadhall.hall.services.table import Thinking
from meadhall.hall.services.table_log import TableLog

from ..logs import GAMES, NAMES
from .test_secrets import table_with


def played(game: str, decisions: int, players: int = 2, **options: Any) -> Match:
    match = Match(game, players, names=NAMES[:players], seed=3, **options)
    for i in range(decisions):
        if match.is_over:
            break
        seats = [seat for seat in range(players) if match.must_act >> seat & 1]
        seat = seats[i % len(seats)]
        actions = list(match.legal_actions_of(seat))
        match.play(actions[11 * i % len(actions)], seat)
    return match


def told(match: Match, viewer: int | None = None, language: str = "en") -> list[Entry]:
    return TableLog(match).entries(match, range(match.ply), viewer, language)


def headlines(entries: list[Entry]) -> list[str]:
    """Return the line of each group, in the order in which the groups begin."""
    groups: dict[int, list[Entry]] = {}
    for entry in entries:
        groups.setdefault(entry.group, []).append(entry)
    return [group[-1].headline or group[0].sentence for group in groups.values()]


@pytest.mark.parametrize("game", GAMES)
def test_every_entry_belongs_to_a_group_that_says_one_line_at_its_end(game: str) -> None:
    match = played(game, 150)
    entries = told(match)
    for ply, entry in enumerate(entries):
        assert entries[entry.group].group == entry.group <= ply
        assert entry.kind == entries[entry.group].kind
        later = any(other.group == entry.group for other in entries[ply + 1 :])
        assert not (later and entry.headline), "only the last entry of a group has its line"
        if entry.kind == "draws":
            assert entry.seat == "chance"
    assert len(headlines(entries)) < len(entries) / 2


def test_groups_of_vikings_are_laid_out_in_one_line() -> None:
    match = played("vikings", 60, players=3)
    lines = headlines(told(match))
    assert lines.count("12 groups come to the wheel.") == sum(
        seat == CHANCE and (ply == 0 or match.log[ply - 1][0] != CHANCE) for ply, (seat, _) in enumerate(match.log)
    )
    assert "12 Kombinationen kommen ans Drehrad." in headlines(told(match, language="de"))


def test_a_purchase_in_vikings_is_one_turn_with_all_that_follows() -> None:
    entries = told(played("vikings", 60))
    for entry in entries:
        if entry.action and entry.action.startswith("buy"):
            assert entry.group == entry.ply
            assert entries[entry.ply + 1].group == entry.ply, "what was bought is placed in the same turn"


def test_an_auction_is_one_line() -> None:
    match = played("vikings", 12, advanced=True)
    assert any(line.startswith("The first turn is auctioned: ") for line in headlines(told(match)))


def test_a_turn_of_vikings_gone_wild_has_its_draws_and_the_answers_to_its_attacks() -> None:
    match = played("gonewild", 400, players=3)
    entries = told(match)
    turns = [entry for entry in entries if entry.kind == "turn" and entry.seat != entries[entry.group].seat]
    assert {entry.seat == "chance" for entry in turns} == {True, False}
    assert any("cards played" in line for line in headlines(entries))


def test_a_scoring_is_named_and_its_lines_are_marked() -> None:
    entries = told(played("vikings", 500))
    scorings = [entry for entry in entries if entry.scoring]
    assert [entry.scoring for entry in scorings][-3:] == [
        "Round 5: small scoring",
        "Round 6: large scoring and end-game scoring",  # of who has no more to ferry
        "Round 6: large scoring and end-game scoring",
    ]
    assert all((entry.scoring is not None) == any(line.scored for line in entry.lines) for entry in entries)
    bought = [line for entry in entries for line in entry.lines if line.source == "purchases"]
    assert bought and not any(line.scored for line in bought)


def priced(viewer: int | None, choice: int) -> Match:
    """Let everybody set an axe and a price; those whom the viewer does not know choose as they are told."""
    match = Match("skye", 3, names=NAMES[:3], seed=3)
    for seat in (1, 0, 2):
        for _ in range(2):
            actions = match.legal_actions_of(seat)
            match.play(actions[0 if seat == viewer else choice], seat)
    return match


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_the_prices_of_a_round_are_one_line_that_tells_nothing(viewer: int | None) -> None:
    """With other prices behind others' screens, not a byte of what a viewer is told changes."""
    one, other = priced(viewer, 0), priced(viewer, 2)
    assert one.log != other.log
    assert told(one, viewer) == told(other, viewer)
    entries = [entry for entry in told(one, viewer) if entry.kind == "common"]
    assert {entry.group for entry in entries} == {entries[0].ply}
    assert entries[-1].headline == "Round 1: axe and prices are set in secret."
    assert [entry.action is None for entry in entries] == [entry.seat != viewer for entry in entries]


def test_a_group_that_was_cut_says_what_is_left_of_it() -> None:
    match = played("gonewild", 40)
    while not (match.turn >= 0 and len(match.log) > 1 and match.log[-1][0] == match.turn):
        match.play(match.legal_actions[0])
    log = TableLog(match)
    group = log.log_entries[-1].group
    shorter = match.copy()
    shorter.rewind(match.ply - 1)
    log, plies = log.shortened(shorter.ply)
    left = [ply for ply, entry in enumerate(log.log_entries) if entry.group == group]
    assert plies == left[-1:]
    assert log.entries(shorter, plies, None, "en") == [told(shorter)[ply] for ply in plies]


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_has_the_same_groups_as_the_table(game: str) -> None:
    match = played(game, 150)
    entries = replay(match, Viewpoint("0", "en")).entries
    table = told(match, 0)
    assert [(entry.group, entry.kind, entry.scoring) for entry in entries] == [
        (entry.group, entry.kind, entry.scoring) for entry in table
    ]
    assert headlines([*entries]) == headlines(table)


def test_nobody_thinks_once_the_game_is_over() -> None:
    table = table_with(played("vikings", 500))
    table.thinking[1] = Thinking(1, SharedStop(CpuSlots(1)))
    assert table.info(None).seats[1].thinking
    for status in ("finished", "ended"):
        table.row = replace(table.row, status=status)
        assert not any(seat.thinking for seat in table.info(None).seats)


def test_a_game_that_was_ended_by_agreement_has_no_places() -> None:
    table = table_with(played("vikings", 20))
    table.row = replace(table.row, status="ended")
    assert table.end_message("en").places == []
