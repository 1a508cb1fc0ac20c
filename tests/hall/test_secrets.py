"""Nothing that a seat may not know goes over its wire."""

import json

import pytest

from meadhall.bots import Thought, Thoughts
from meadhall.engine.chance import generator
from meadhall.engine.match import Match
from meadhall.engine.record import same
from meadhall.hall.protocol import AskHint, Explain
from meadhall.hall.services.actions import _advice
from meadhall.hall.services.bot_runner import Advised
from meadhall.hall.services.new_table import new_row
from meadhall.hall.services.table import Table
from meadhall.hall.store import SeatRow

from .client import HallProcess


def table_with(match: Match) -> Table:
    row = new_row(match.game, match.options, "", True, "owner", complete=True)
    seats = [
        SeatRow(seat, "person", f"guest {seat}", None, name, False, False) for seat, name in enumerate(match.names)
    ]
    return Table(row, seats, match)


@pytest.mark.parametrize(("game", "players", "decisions"), [("skye", 3, 160), ("gonewild", 3, 220), ("vikings", 3, 60)])
def test_positions_that_differ_in_others_secrets_are_the_same_bytes(game: str, players: int, decisions: int) -> None:
    """What is told to a seat is a function of what it may know: with other secrets in other hands, not a byte changes."""
    match = Match(game, players, seed=5)
    differed = 0
    for i in range(decisions):
        if match.is_over:
            break
        seats = [seat for seat in range(players) if match.legal_actions_of(seat).texts not in ([], ["reconsider"])]
        seat = seats[i % len(seats)]
        actions = list(match.legal_actions_of(seat))
        match.play(actions[11 * i % len(actions)], seat)
        if i % 4:
            continue
        for viewer in range(players):
            other = match.copy()
            match.game.rules.resample(other._state, viewer, generator(i, viewer))
            differed += not same(other.state, match.state)
            assert table_with(match).position_message(viewer, "en") == table_with(other).position_message(viewer, "en")
    assert differed > 10 or game == "vikings"


def test_the_view_that_all_share_in_an_open_game_is_each_viewers_own() -> None:
    match = Match("vikings", 3, seed=5)
    for i in range(90):
        match.play(match.legal_actions[11 * i % len(match.legal_actions)])
    table = table_with(match)
    for viewer in (None, 0, 1, 2):
        told = json.loads(table.position_message(viewer, "en"))["view"]
        assert told == json.loads(match.view(viewer).model_dump_json())


def test_prices_and_gold_of_isle_of_skye_stay_behind_the_screen(hall: HallProcess) -> None:
    anna, bjarni, loki = hall.guest("Anna"), hall.guest("Bjarni"), hall.guest("Loki")
    table = anna.set_up("skye", seats="me friend", open=True)
    bjarni.post(f"/api/tables/{table['id']}/sit")
    with anna.at(table["id"]) as hers, bjarni.at(table["id"]) as his, loki.at(table["id"]) as watching:
        his.hear_position()
        watching.hear_position()
        chosen = []
        while hers.my_turn()["my_turn"] and hers.position["view"]["phase"] == "prices":
            chosen.append(hers.position["legal"][-1]["text"])
            hers.act(hers.position["legal"][-1]["id"])
            if not hers.position["my_turn"]:
                break
        assert len(chosen) == 3
        for other in (his, watching):
            other.reach(hers.position["ply"])
            theirs = [entry for entry in other.entries if entry["seat"] == 0]
            assert [entry["action"] for entry in theirs] == [None] * 3
            assert all(entry["sentence"] == "Anna chooses in secret." for entry in theirs)
            player = other.position["view"]["players"][0]
            assert player["gold"] is None
            assert all(offer["price"] is None and offer["axe"] is None for offer in player["offer"])
            assert player["chosen"] == 3
            # The words of her choices were never sent in an entry, not even on the way.
            entries = [entry for text in other.heard for entry in json.loads(text).get("entries", [])]
            assert not any(entry["seat"] == 0 and entry["action"] for entry in entries)
        assert [entry["action"] for entry in hers.entries if entry["seat"] == 0] == chosen
        while his.position["my_turn"]:
            his.act(his.position["legal"][-1]["id"])
        # All have chosen: now everybody is told, also what was secret before.
        watching.reach(his.position["ply"])
        assert [entry["action"] for entry in watching.entries if entry["seat"] == 0][:3] == chosen
        assert watching.position["view"]["players"][0]["gold"] is None


def test_hands_of_vikings_gone_wild_are_seen_by_their_owners_alone(hall: HallProcess) -> None:
    anna, bjarni = hall.guest("Anna"), hall.guest("Bjarni")
    table = anna.set_up("gonewild", seats="me friend", open=True)
    bjarni.post(f"/api/tables/{table['id']}/sit")
    with anna.at(table["id"]) as hers, bjarni.at(table["id"]) as his:
        his.hear_position()
        for _ in range(25):
            if not hers.my_turn()["my_turn"]:
                break
            hers.act(hers.position["legal"][0]["id"])
            if not hers.position["my_turn"]:
                break
        his.reach(hers.position["ply"])
        for live, me in ((hers, 0), (his, 1)):
            for text in live.heard:
                message = json.loads(text)
                if message["type"] == "position":
                    assert [player["hand"] is None for player in message["view"]["players"]] == [me != 0, me != 1]
        drawn = [entry for entry in hers.entries if entry["sentence"] == "Something is drawn in secret."]
        assert drawn and all(entry["action"] is None for entry in drawn)
        # What she sees of her own draws, he does not, and the other way round.
        known = {entry["ply"] for entry in hers.entries if entry["action"] is None}
        unknown = {entry["ply"] for entry in his.entries if entry["action"] is None}
        assert known and unknown and not known & unknown


def test_a_guest_cannot_look_from_a_seat_that_is_not_hers(hall: HallProcess) -> None:
    anna, loki = hall.guest("Anna"), hall.guest("Loki")
    table = anna.set_up("skye", seats="me easy", open=True)
    with loki.at(table["id"], seat=0) as live:
        assert live.hear_position()["seat"] is None
        assert live.ask("look", seat=0)["code"] == "not-your-seat"
        for kind in ("preview", "explain", "hint"):
            more = {} if kind == "hint" else {"action": 1}
            assert live.ask(kind, seat=0, **more)["code"] == "not-your-seat"
        past = live.ask("history", ply=live.position["ply"])
        assert [player["gold"] for player in past["view"]["players"]] == [None, None]
        text = json.dumps(live.ask("picture"))
        assert "gold ?" in text or "? " in text


def test_a_preview_does_not_look_behind_the_screens() -> None:
    from meadhall.hall.protocol import Preview
    from meadhall.hall.services.actions import preview
    from meadhall.hall.services.table import Viewer

    match = Match("skye", 2, seed=1)
    while match.legal_actions_of(0).texts != ["reconsider"]:
        match.play(match.legal_actions_of(0)[0], 0)
    while True:
        table = table_with(match)
        viewer = Viewer("guest 1", 9999)
        action = match.legal_actions_of(1)[0]
        shown = preview(table, viewer, Preview(seat=1, action=action))
        after = match.copy()
        after.play(action, 1)
        if after.state.phase != match.state.phase:
            break
        match = after
    assert not shown.known and shown.legal == [], "the last price would show all prices"


def before_the_last_price() -> Match:
    """Return a match in which one price of seat 0 is missing, and all the others lie behind their screens."""
    match = Match("skye", 2, seed=1)
    for seat in (1, 0):
        while match.legal_actions_of(seat).texts != ["reconsider"]:
            after = match.copy()
            after.play(after.legal_actions_of(seat)[0], seat)
            if after.state.phase != match.state.phase:
                break
            match = after
    return match


def test_a_hint_tells_no_price_that_is_still_secret() -> None:
    match = before_the_last_price()
    last = match.legal_actions_of(0)[0]
    hints = set()
    for stream in range(20):
        table = match.copy()
        match.game.rules.resample(table._state, 0, generator(5, stream))
        for offered in table.view(1).players[1].offer:  # type: ignore[attr-defined]
            expected = [(0, last), (0, match.action_id(f"buy {offered.tile}"))]
            thoughts = Thoughts(last, [Thought(last, 9, 0.5)], expected)
            hint = _advice(Advised(table, thoughts), 0, "en", AskHint(seat=0))
            assert [step.sentence is None for step in hint.line] == [False, True]
            hints.add(hint.model_dump_json())
    assert len(hints) == 3, "one for each tile, whatever it costs"


@pytest.mark.parametrize(("game", "players", "decisions"), [("skye", 3, 120), ("gonewild", 3, 160)])
def test_hints_that_differ_in_others_secrets_are_the_same(game: str, players: int, decisions: int) -> None:
    match = Match(game, players, seed=5)
    differed = 0
    for i in range(decisions):
        seats = [seat for seat in range(players) if match.legal_actions_of(seat).texts not in ([], ["reconsider"])]
        seat = seats[i % len(seats)]
        actions = list(match.legal_actions_of(seat))
        if i % 3 == 0:
            other = match.copy()
            match.game.rules.resample(other._state, seat, generator(i, seat))
            differed += not same(other.state, match.state)
            thoughts = Thoughts(actions[0], [Thought(actions[0], 9, 0.5)], some_line(match, i))
            told = [_advice(Advised(each, thoughts), 0, "en", AskHint(seat=seat)) for each in (match, other)]
            assert told[0] == told[1]
        match.play(actions[11 * i % len(actions)], seat)
    assert differed > 5


def some_line(match: Match, seed: int) -> list[tuple[int, int]]:
    """Return how a game could go on, chance left out as in a search."""
    ahead = match.copy()
    for i in range(8):
        if not ahead.is_over:
            ahead.play(ahead.legal_actions[seed * i % len(ahead.legal_actions)])
    return [entry for entry in ahead.log_from(match.ply) if entry[0] >= 0]


def test_a_hint_tells_the_whole_line_where_all_is_open() -> None:
    match = Match("vikings", 2, seed=1)
    expected = some_line(match, 1)
    thoughts = Thoughts(expected[0][1], [], expected)
    line = _advice(Advised(match, thoughts), 0, "en", AskHint(seat=0)).line
    assert line[0].sentence == match.sentence(expected[0][1])
    assert all(step.sentence for step in line[:3])


def test_explanations_are_for_the_own_seat(hall: HallProcess) -> None:
    assert set(Explain.model_fields) == {"request", "type", "seat", "action"}
    anna = hall.guest()
    table = anna.set_up(seats="me easy")
    with anna.at(table["id"]) as live:
        live.my_turn()
        assert live.ask("explain", seat=1, action=1)["code"] == "not-your-seat"


def test_what_an_action_would_give_away_is_told_to_its_seat_alone() -> None:
    """A caution may name cards of the own hand, so it goes with the legal actions and nowhere else."""
    match = Match("gonewild", 3, seed=5)
    cautioned = 0
    for i in range(150):
        if match.is_over:
            break
        actor = match.turn
        told = match.cautions("end turn", "en", actor) if "end turn" in match.legal_actions.texts else []
        texts = {viewer: table_with(match).position_message(viewer, "en") for viewer in (None, 0, 1, 2)}
        position = json.loads(texts[actor])
        sent = [caution for choice in position["legal"] for caution in choice["cautions"]]
        assert sent == told
        cautioned += bool(told)
        for viewer, text in texts.items():
            assert viewer == actor or not any(caution in text for caution in told)
        actions = list(match.legal_actions)
        match.play(actions[11 * i % len(actions)])
        for entry in table_with(match).log_message(list(range(match.ply)), actor, "en", 0).entries[-5:]:
            assert not any(caution in entry.sentence for caution in told)
    assert cautioned > 10
