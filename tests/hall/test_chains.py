"""Several choices as one, over a socket: each is an entry of the log, all are done or none, and all are undone as one."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from .client import HallProcess, Live, Message, sqlite


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HallProcess]:
    """A hall whose rules are interpreted: chains need no more."""
    process = HallProcess(sqlite(tmp_path_factory.mktemp("chains")), ("-m", "tests.hall.interpreted_server"))
    yield process
    assert process.stop() == 0, process.errors
    assert "Traceback" not in process.errors, process.errors


@contextmanager
def at_their_turn(hall: HallProcess) -> Iterator[tuple[Live, Live]]:
    """Seat two people at a new table; whoever has to act comes first."""
    anna, ben = hall.guest("Anna"), hall.guest("Ben")
    table = anna.set_up("gonewild", "me friend", open=True)
    ben.post(f"/api/tables/{table['id']}/sit")
    with anna.at(table["id"]) as hers, ben.at(table["id"]) as his:
        first = hers.hear_position()["my_turn"]
        his.hear_position()
        yield (hers, his) if first else (his, hers)


def place_of(position: Message) -> Message:
    return {name: position[name] for name in ("seat", "ply", "revision")}


def test_a_chain_is_carried_out_whole_told_entry_by_entry_and_undone_as_one(hall: HallProcess) -> None:
    with at_their_turn(hall) as (live, other):
        before = live.position
        assert other.position["chains"] == []
        (chain,) = [chain for chain in before["chains"] if chain["text"] == "play resources"]
        first, *then = chain["actions"]
        after = live.act(first, then=then)
        assert after["type"] == "position" and after["ply"] == before["ply"] + len(chain["actions"])
        assert [entry["action"] for entry in live.entries[before["ply"] :]] == chain["steps"]
        assert other.reach(after["ply"])["chains"] == []
        back = live.ask("undo", **place_of(after), back_to=before["ply"])
        assert (back["ply"], back["view"], back["chains"]) == (before["ply"], before["view"], before["chains"])


def test_a_chain_with_one_step_that_is_not_legal_changes_nothing(hall: HallProcess) -> None:
    with at_their_turn(hall) as (live, _):
        before = live.position
        refused = live.act("play beer", then=["play thor"])
        assert (refused["type"], refused["code"]) == ("refused", "illegal") and "Thor" in refused["message"]
        # After the end of the turn others act and cards are drawn: nothing may follow.
        refused = live.act("end turn", then=["play beer"])
        assert refused["code"] == "chain-ends" and "“end turn”" in refused["message"]
        live.say("act", **place_of(before), action="play beer", then=["play beer"] * 51)
        assert live.until(lambda message: message["type"] == "refused")["code"] == "bad-message"
        assert live.act("play beer")["ply"] == before["ply"] + 1, "the table is where it was"
