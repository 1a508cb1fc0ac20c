"""A rematch is proposed, not begun: who asks, who accepts, who declines, and what follows."""

from typing import Any

from .client import Guest, HallProcess, Live, Message


def over(*guests: Guest, bots: int = 0, **more: Any) -> str:
    """Let guests, and bots behind them, sit at a table and agree to end at once; return the path of the table."""
    first, *others = guests
    seats = " ".join(["me", *("friend" for _ in others), *("easy" for _ in range(bots))])
    table = first.set_up(seats=seats, **more)
    path = f"/api/tables/{table['id']}"
    for guest in others:
        guest.post(f"/api{table['invitation'].replace('invitation', 'invitations')}")
        guest.post(f"{path}/sit")
    for guest in guests:
        guest.post(f"{path}/end")
    return path


def answers(table: Message) -> list[str | None]:
    return [seat["rematch"] for seat in table["seats"]]


def hear_answers(live: Live, *expected: str | None) -> Message:
    """Wait until a page is told what the seats say to a rematch."""
    told = live.until(lambda message: message["type"] == "table" and answers(message["table"]) == list(expected))
    table: Message = told["table"]
    return table


def test_a_rematch_begins_when_all_have_accepted_and_another_one_begins(hall: HallProcess) -> None:
    anna, bert = hall.guest("Anna"), hall.guest("Bert")
    path = over(anna, bert, options={"advanced": True})
    old = anna.get(path)
    with bert.at(old["id"]) as his:
        his.hear_position()
        asked = anna.post(f"{path}/rematch")
        assert asked["id"] == old["id"] and asked["rematch"] is None, "nothing has begun"
        told = hear_answers(his, "proposes", None)
        assert told["rematch"] is None
        assert [each["id"] for each in bert.get("/api/lobby")["mine"]] == [], "he is first to act nowhere"
        assert anna.post(f"{path}/rematch")["rematch"] is None, "who asks twice has asked once"
    # He comes back later, and it is still there.
    assert answers(bert.get(path)) == ["proposes", None]
    with anna.at(old["id"]) as hers:
        hers.hear_position()
        again = bert.post(f"{path}/rematch")
        assert [seat["name"] for seat in again["seats"]] == ["Bert", "Anna"]
        assert again["options"] == old["options"] and again["status"] == "playing" and again["my_turn"]
        assert hear_answers(hers, "proposes", "accepts")["rematch"] == again["id"], "she is told where it is"
    assert anna.get(f"/api/tables/{again['id']}")["owner"], "it is the table of who asked"
    for guest in (anna, bert):
        assert guest.post(f"{path}/rematch")["id"] == again["id"], "one rematch for all"


def test_where_everybody_else_is_a_bot_a_rematch_begins_at_once(hall: HallProcess) -> None:
    anna = hall.guest("Anna")
    path = over(anna, bots=2)
    again = anna.post(f"{path}/rematch")
    assert again["status"] == "playing" and again["id"] == anna.get(path)["rematch"]
    assert [seat["kind"] for seat in again["seats"]] == ["bot", "bot", "person"]


def test_bots_accept_at_once_and_nobody_waits_for_them(hall: HallProcess) -> None:
    anna, bert = hall.guest("Anna"), hall.guest("Bert")
    path = over(anna, bert, bots=1)
    assert answers(anna.get(path)) == [None, None, None]
    assert answers(anna.post(f"{path}/rematch")) == ["proposes", None, "accepts"]
    assert [seat["kind"] for seat in bert.post(f"{path}/rematch")["seats"]] == ["person", "bot", "person"]


def test_who_asks_may_withdraw_and_all_answers_go_with_it(hall: HallProcess) -> None:
    anna, bert, cleo = hall.guest("Anna"), hall.guest("Bert"), hall.guest("Cleo")
    path = over(anna, bert, cleo)
    assert anna.refused(f"{path}/rematch", answer="no")[:2] == (409, "no-proposal")
    anna.post(f"{path}/rematch")
    bert.post(f"{path}/rematch")
    with cleo.at(anna.get(path)["id"]) as hers:
        hear_answers(hers, "proposes", "accepts", None)
        anna.post(f"{path}/rematch", answer="no")
        hear_answers(hers, None, None, None)
    assert cleo.refused(f"{path}/rematch", answer="no")[:2] == (409, "no-proposal")
    assert answers(cleo.post(f"{path}/rematch")) == [None, None, "proposes"], "and somebody else may ask"


def test_who_has_left_is_asked_as_well_and_finds_the_proposal_later(hall: HallProcess) -> None:
    anna, bert = hall.guest("Anna"), hall.guest("Bert")
    table = anna.set_up(seats="me friend", open=True)
    path = f"/api/tables/{table['id']}"
    bert.post(f"{path}/sit")
    bert.post(f"{path}/leave")
    anna.post(f"{path}/end")
    assert anna.post(f"{path}/rematch")["rematch"] is None
    lobby = bert.get("/api/lobby")
    assert [answers(each) for each in lobby["finished"]] == [["proposes", None]] and lobby["mine"] == []
    again = bert.post(f"{path}/rematch")
    assert [(seat["kind"], seat["away"]) for seat in again["seats"]] == [("person", False), ("person", False)]


def test_when_somebody_declines_all_are_told_and_may_begin_without(hall: HallProcess) -> None:
    anna, bert, cleo = hall.guest("Anna"), hall.guest("Bert"), hall.guest("Cleo")
    path = over(anna, bert, cleo, bots=1)
    anna.post(f"{path}/rematch")
    bert.post(f"{path}/rematch")
    status, code, message = bert.refused(f"{path}/rematch", answer="without")
    assert (status, code) == (409, "cannot-begin-without") and "declined" in message
    with anna.at(anna.get(path)["id"]) as hers:
        hers.hear_position()
        assert cleo.post(f"{path}/rematch", answer="no")["rematch"] is None
        hear_answers(hers, "proposes", "accepts", "declines", "accepts")
    assert cleo.refused(f"{path}/rematch", answer="without")[:2] == (409, "cannot-begin-without")
    again = bert.post(f"{path}/rematch", answer="without")
    assert again["status"] == "waiting" and again["owner"] and again["invitation"]
    assert [(seat["kind"], seat["name"]) for seat in again["seats"][:2]] == [("person", "Bert"), ("free", "")]
    assert [seat["kind"] for seat in again["seats"]] == ["person", "free", "bot", "person"]
    # It is by invitation, and whoever was asked may change her mind.
    assert hall.guest("Loki").http.get(f"/api/tables/{again['id']}").status_code == 404
    assert cleo.post(f"/api/tables/{again['id']}/sit")["status"] == "playing"


def test_who_declined_may_accept_after_all(hall: HallProcess) -> None:
    anna, bert = hall.guest("Anna"), hall.guest("Bert")
    path = over(anna, bert)
    anna.post(f"{path}/rematch")
    bert.post(f"{path}/rematch", answer="no")
    assert bert.post(f"{path}/rematch", answer="yes")["status"] == "playing"


def test_who_asks_may_begin_without_somebody_who_does_not_answer(hall: HallProcess) -> None:
    anna, bert = hall.guest("Anna"), hall.guest("Bert")
    path = over(anna, bert)
    assert anna.refused(f"{path}/rematch", answer="without")[:2] == (409, "cannot-begin-without")
    anna.post(f"{path}/rematch")
    again = anna.post(f"{path}/rematch", answer="without")
    assert [seat["kind"] for seat in again["seats"]] == ["free", "person"] and again["status"] == "waiting"
    assert anna.post(f"/api/tables/{again['id']}/fill")["status"] == "playing"


def test_a_rematch_costs_who_proposes_it_one_table_when_it_begins(hall: HallProcess) -> None:
    anna, bert = hall.guest("Anna"), hall.guest("Bert")
    path = over(anna, bert)
    tables = [anna.set_up(seats="me friend")["id"] for _ in range(20)]
    assert anna.refused(f"{path}/rematch")[:2] == (429, "too-many-tables")
    assert answers(anna.get(path)) == [None, None], "nothing was changed"
    anna.post(f"/api/tables/{tables[0]}/leave")
    anna.post(f"{path}/rematch")
    last = anna.set_up(seats="me friend")["id"]  # the proposal has cost nothing
    status, code, message = bert.refused(f"{path}/rematch")
    assert (status, code) == (409, "proposer-has-too-many-tables") and message.startswith("Anna asked for this game")
    assert answers(bert.get(path)) == ["proposes", None], "he can try again"
    anna.post(f"/api/tables/{last}/leave")
    assert bert.post(f"{path}/rematch")["status"] == "playing"
    assert anna.refused("/api/tables", game="vikings", seats=[{"kind": "me"}, {"kind": "bot"}])[1] == "too-many-tables"


def test_only_who_sat_at_the_table_is_asked_and_only_after_the_end(hall: HallProcess) -> None:
    anna, bert, loki = hall.guest("Anna"), hall.guest("Bert"), hall.guest("Loki")
    table = anna.set_up(seats="me friend", open=True)
    path = f"/api/tables/{table['id']}"
    bert.post(f"{path}/sit")
    assert anna.refused(f"{path}/rematch")[:2] == (409, "not-over")
    for guest in (anna, bert):
        guest.post(f"{path}/end")
    assert loki.refused(f"{path}/rematch")[:2] == (403, "not-your-seat")
    assert anna.refused(f"{path}/rematch", answer="perhaps")[:2] == (422, "bad-request")
    assert anna.http.post(f"{path}/rematch").status_code == 200, "a page that does not know of answers asks"


def test_one_guest_answers_for_all_her_seats(hall: HallProcess) -> None:
    anna = hall.guest("Anna")
    wishes = [{"kind": "me", "name": "Left"}, {"kind": "me", "name": "Right"}]
    path = f"/api/tables/{anna.post('/api/tables', game='vikings', seats=wishes)['id']}"
    anna.post(f"{path}/end")
    assert [seat["name"] for seat in anna.post(f"{path}/rematch")["seats"]] == ["Right", "Left"]
