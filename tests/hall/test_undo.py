"""Taking back: the four nevers, and starting one's turn over."""

import pytest

from meadhall.engine.chance import below, generator
from meadhall.engine.match import Match
from meadhall.engine.record import same
from meadhall.games import names
from meadhall.hall.services.table_log import TableLog
from meadhall.hall.services.undo import first_ply, why_not

from .client import HallProcess, Live


def revealing(match: Match) -> bool:
    return match.ply - 1 in TableLog(match).revealing


def refusal(match: Match, seat: int) -> str | None:
    return why_not(match, seat, revealing(match))


def test_the_last_action_is_taken_back_for_all_who_look(hall: HallProcess) -> None:
    anna, bjarni = hall.guest("Anna"), hall.guest("Bjarni")
    table = anna.set_up(seats="me friend", open=True)
    bjarni.post(f"/api/tables/{table['id']}/sit")
    with anna.at(table["id"]) as hers, bjarni.at(table["id"]) as his:
        before = hers.my_turn()
        his.hear_position()
        assert not before["can_undo"] and before["why_no_undo"] == "There is nothing to undo."
        assert hers.act_first()["can_undo"]
        back = hers.back()
        assert (back["ply"], back["revision"], back["view"]) == (before["ply"], 1, before["view"])
        assert len(hers.entries) == before["ply"]
        his.until(lambda message: message["type"] == "position" and message["revision"] == 1)
        assert his.entries == hers.entries
        stale = hers.act(before["legal"][0]["id"], revision=0)
        assert stale["code"] == "moved-on", "an action on the position before the undo is not taken for one after it"


def test_a_turn_is_started_over(hall: HallProcess) -> None:
    anna = hall.guest()
    table = anna.set_up(seats="me easy")
    with anna.at(table["id"]) as live:
        before = live.my_turn()
        live.act_first()
        second = live.act_first()
        assert second["turn"] == 0 and second["can_undo"], "a start tile and a figure are placed in one turn"
        back = live.back("restart_turn")
        assert (back["ply"], back["view"]) == (before["ply"], before["view"])
        assert not back["can_undo"]


def test_never_past_another_players_action() -> None:
    match = Match("vikings", 2, seed=1)
    while match.turn == 0:
        match.play(match.legal_actions[0])
    match.play(match.legal_actions[0])
    assert match.log[-1][0] == 1
    assert refusal(match, 0) == "other"
    assert refusal(match, 1) is None


def test_never_past_a_chance_outcome_that_was_shown() -> None:
    match = Match("vikings", 2, seed=1)
    while match.log[-1][0] != -1 or match.ply < 40:
        match.play(match.legal_actions[0])
    assert all(refusal(match, seat) == "chance" for seat in range(2))


def test_never_past_revealed_secrets() -> None:
    match = Match("skye", 2, seed=1)
    for seat in (0, 1):
        while match.legal_actions_of(seat).texts != ["reconsider"]:
            last = match.copy()
            match.play(match.legal_actions_of(seat)[0], seat)
            if match.log[-1][0] != seat or not match.legal_actions_of(seat):
                break
            if match.state.phase != last.state.phase:
                break
        if match.state.phase != last.state.phase:
            break
    assert match.log[-1][0] == 1, "the last price reveals all"
    assert revealing(match)
    assert refusal(match, 1) in ("revealed", "turn")
    # Even if it were this seat's turn still, what was shown could not be unseen.
    from meadhall.hall.services.undo import _teaches

    before = match.copy()
    before.rewind(match.ply - 1)
    assert _teaches(before, match, 1, match.log[-1][1])


def test_a_log_that_failed_on_the_way_is_right_the_next_time(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match("vikings", 2, seed=1)
    log = TableLog(match)
    for _ in range(6):
        match.play(match.legal_actions[0])
    lines, calls = Match.lines, iter(range(3))

    def fail_at_last(self: Match, table: object) -> object:
        if next(calls, None) is None:
            raise RuntimeError("no more")
        return lines(self, table)  # type: ignore[arg-type]

    with monkeypatch.context() as patched:
        patched.setattr(Match, "lines", fail_at_last)
        with pytest.raises(RuntimeError):
            log.extended(match)
    longer, _ = log.extended(match)
    assert longer.log_entries == TableLog(match).log_entries


@pytest.mark.parametrize("name", names())
def test_only_games_in_which_everything_lies_open_say_so(name: str) -> None:
    match = Match(name, 3, seed=4)
    hidden = False
    rng = generator(5)
    while not match.is_over and match.ply < 200:
        for seat in range(3):
            drawn_anew = match.state
            match.game.rules.resample(drawn_anew, seat, generator(match.ply))
            hidden = hidden or not same(drawn_anew, match.state)
        match.play(match.legal_actions[below(rng, len(match.legal_actions))])
    assert hidden is not match.game.all_open


def test_never_changing_whose_turn_it_is() -> None:
    match = Match("vikings", 2, seed=1)
    while match.turn == 0:
        match.play(match.legal_actions[0])
    assert match.log[-1][0] == 0
    assert refusal(match, 0) == "turn"


@pytest.mark.parametrize(("game", "decisions"), [("vikings", 120), ("skye", 150), ("gonewild", 200)])
def test_what_is_taken_back_was_always_ones_own_and_taught_nothing(game: str, decisions: int) -> None:
    """Whatever may be taken back: the log loses own entries only, and the same seats are asked before and after."""
    match = Match(game, 2, seed=3)
    taken_back = 0
    for i in range(decisions):
        if match.is_over:
            break
        seat = match.turn
        actions = list(match.legal_actions_of(seat))
        match.play(actions[7 * i % len(actions)], seat)
        keep = first_ply(match, seat, TableLog(match).revealing)
        taken_back += match.ply - keep
        assert all(by == seat for by, _ in match.log[keep:])
        if keep < match.ply:
            earlier = match.copy()
            earlier.rewind(keep)
            assert len(earlier.legal_actions_of(seat)) and len(match.legal_actions_of(seat))
            if game != "skye":
                assert earlier.turn == match.turn == seat
    assert taken_back > 0


def test_a_seat_takes_back_only_its_own(hall: HallProcess) -> None:
    anna, bjarni = hall.guest("Anna"), hall.guest("Bjarni")
    table = anna.set_up(seats="me friend", open=True)
    bjarni.post(f"/api/tables/{table['id']}/sit")
    with anna.at(table["id"]) as hers, bjarni.at(table["id"]) as his:
        hers.act_first()
        his.reach(hers.position["ply"])
        asked = {"ply": his.position["ply"], "revision": 0}
        assert his.ask("undo", seat=0, **asked)["code"] == "not-your-seat"
        assert his.ask("undo", seat=1, **asked)["code"] == "cannot-undo"
        assert hers.ask("undo", seat=0, ply=asked["ply"] - 1, revision=0)["code"] == "moved-on"
        _finish_turn(hers)
        answer = hers.back()
        assert (answer["code"], answer["message"]) == ("cannot-undo", "Too late to undo: your turn is over.")


def _finish_turn(live: Live) -> None:
    seat = live.position["seat"]
    while live.position["turn"] == seat:
        live.act_first()
