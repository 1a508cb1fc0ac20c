"""A match: playing, looking, going back, copying."""

from typing import Any

import numpy as np
import pytest

from meadhall.engine.bits import members
from meadhall.engine.chance import below, generator
from meadhall.engine.contract import CHANCE, OVER
from meadhall.engine.errors import BadNotation, BadOption, IllegalAction
from meadhall.engine.match import Match
from meadhall.engine.record import same


def played(decisions: int, seed: int = 1, **options: Any) -> Match:
    """Return a match after so many decisions, chosen by a fixed pattern."""
    match = Match("vikings", 3, seed=seed, **options)
    for i in range(decisions):
        match.play(match.legal_actions[7 * i % len(match.legal_actions)])
    return match


def test_actions_are_played_by_id_or_by_text() -> None:
    one, other = Match("vikings", 2, seed=1), Match("vikings", 2, seed=1)
    text = one.legal_actions.texts[0]
    one.play(text)
    other.play(other.legal_actions[0])
    assert same(one.state, other.state)
    assert one.log_texts[-1] == text


def test_legal_actions_are_a_view_with_in_len_and_iteration() -> None:
    actions = Match("vikings", 2, seed=1).legal_actions
    assert len(actions) == len(list(actions)) > 0
    assert actions[0] in actions
    assert actions.texts[0] in actions
    assert "N4" not in actions
    assert "nonsense" not in actions
    assert -1 not in actions
    assert actions.texts[0] in repr(actions)


def test_an_illegal_action_is_refused_with_its_reason_and_changes_nothing() -> None:
    match = Match("vikings", 2, seed=1)
    before = match.state
    with pytest.raises(IllegalAction, match=r"Expected: a group to buy\. \(rule: whose turn it is\)"):
        match.play("N4")
    with pytest.raises(IllegalAction, match="It is somebody else’s turn"):
        match.play(match.legal_actions[0], seat=1)
    with pytest.raises(BadNotation, match="'gibberish' is not an action"):
        match.play("gibberish")
    with pytest.raises(IllegalAction, match="There is no such action"):
        match.play(10**6)
    assert same(match.state, before)
    assert match.turn == 0


@pytest.mark.parametrize("seat", [-1, -5, 7, 64, 2**40])
def test_a_seat_that_is_not_at_the_table_cannot_act(seat: int) -> None:
    match = Match("vikings", 2, seed=1)
    with pytest.raises(IllegalAction):
        match.play(match.legal_actions[0], seat=seat)


def test_a_match_ends_with_places_and_no_legal_actions() -> None:
    match = played(0)
    while not match.is_over:
        match.play(match.legal_actions[0])
    assert match.turn == OVER
    assert len(match.legal_actions) == 0
    assert 1 in match.ranking
    assert len(match.points) == 3
    with pytest.raises(IllegalAction, match="The game is over"):
        match.play("buy 0")


def test_undo_takes_back_a_decision_and_the_draws_after_it() -> None:
    match = played(90)
    states = [match.state]
    for i in range(60):
        match.play(match.legal_actions[3 * i % len(match.legal_actions)])
        states.append(match.state)
    for state in reversed(states[:-1]):
        match.undo()
        assert same(match.state, state)
        assert match.turn >= 0


def test_after_an_undo_the_same_seed_brings_the_same_draws() -> None:
    match = played(140)
    end, plies = match.state, match.ply
    for _ in range(100):
        match.undo()
    redone = played(140)
    assert same(redone.state, end) and redone.ply == plies
    for i in range(40, 140):
        match.play(match.legal_actions[7 * i % len(match.legal_actions)])
    assert same(match.state, end)


def test_there_is_nothing_to_undo_before_the_first_decision() -> None:
    match = Match("vikings", 2, seed=1)
    with pytest.raises(IllegalAction, match="nothing to undo"):
        match.undo()
    with pytest.raises(IllegalAction, match="no ply 99"):
        match.rewind(99)


def test_a_copy_goes_its_own_way() -> None:
    match = played(30)
    copy = match.copy()
    before = match.state
    while not copy.is_over:
        copy.play(copy.legal_actions[0])
    assert same(match.state, before)
    assert match.ply < copy.ply
    assert not match.is_over


def test_the_state_that_is_handed_out_is_a_copy() -> None:
    match = played(3)
    match.state.round_number = 6
    assert match.state.round_number == 1


def test_without_a_seed_the_draws_differ() -> None:
    assert len({tuple(Match("vikings", 2).log_texts) for _ in range(5)}) == 5


def test_the_draws_of_a_real_table_can_be_typed_in() -> None:
    match = Match("vikings", 2, auto_chance=False)
    assert match.turn == CHANCE
    assert sum(match.outcomes().values()) == 72
    for _ in range(6):
        match.play("tile left")
        match.play("tile right")
    assert sum(match.outcomes().values()) == 78
    for _ in range(12):
        match.play("figure goldsmith")
    assert match.turn == 0
    assert match.outcomes() == {}
    with pytest.raises(IllegalAction):
        match.play("tile left")
    match.undo()
    assert match.turn == CHANCE


def test_the_ledger_adds_up_and_its_history_tells_every_line() -> None:
    match = played(0, seed=9, advanced=True)
    while not match.is_over:
        match.play(match.legal_actions[-1])
    told = np.zeros_like(match.game.ledger(match.state))
    told += match.game.ledger(Match("vikings", 3, advanced=True).state)
    for _, _, _, lines in match.history():
        for line in lines:
            for currency, amount in line.amounts.items():
                told[line.seat, match.game.sources.index(line.source), match.game.currencies.index(currency)] += amount
    assert (told == match.game.ledger(match.state)).all()
    for seat in range(3):
        assert sum(line.amounts.get("fame", 0) for line in match.ledger(seat)) == match.points[seat]


def test_the_steps_of_a_match_lead_from_state_to_state() -> None:
    match = played(20)
    reached = match.copy()
    reached.rewind(match.ply - 5)
    for ply, seat, action, before, after in match.steps(match.ply - 5):
        assert (seat, action) == match.log[ply]
        assert same(before, reached.state)
        assert reached.extend([seat], [action]) == 1
        assert same(after, reached.state)
    assert same(reached.state, match.state)


def test_pending_seats_are_those_whose_turn_it_is_and_none_when_nobody_may_act() -> None:
    match = played(3)
    assert match.pending == match.must_act == 1 << match.turn
    waiting = Match("vikings", 3, auto_chance=False)
    assert waiting.turn == CHANCE and waiting.pending == waiting.must_act == 0
    while not match.is_over:
        match.play(match.legal_actions[0])
    assert match.pending == match.must_act == 0


def test_seats_are_checked() -> None:
    match = Match("vikings", 2, seed=1)
    for call in (match.view, match.ledger, match.legal_actions_of):
        with pytest.raises(BadOption, match="There is no seat 2"):
            call(2)
    assert len(match.legal_actions_of(1)) == 0


@pytest.mark.parametrize(
    ("call", "says"),
    [
        (lambda: Match("vikings", 5), "Vikings is for 2 to 4 players, not 5"),
        (lambda: Match("vikings", 1), "not 1"),
        (lambda: Match("chess"), "There is no game 'chess'. The games are: gonewild, skye, vikings"),
        (lambda: Match("vikings", turbo=True), "has no option 'turbo'. Its options are: advanced, auction"),
        (lambda: Match("vikings", advanced="maybe"), "is true or false, not 'maybe'"),
        (lambda: Match("vikings", auction=True), "belongs to the advanced game"),
        (lambda: Match("vikings", 2, names=["Anna"]), "2 players need 2 names, not 1"),
        (lambda: Match("vikings", 2, names=["Anna", ""]), "1 to 40 printable characters"),
        (lambda: Match("vikings", 2, names=["Anna", "B\nplayer 3"]), "printable"),
        (lambda: Match("vikings", 2, names=["Anna", "x" * 41]), "1 to 40"),
    ],
)
def test_a_table_that_cannot_be_set_up_is_refused(call: "object", says: str) -> None:
    with pytest.raises(BadOption, match=says):
        call()  # type: ignore[operator]


def test_options_may_be_texts_as_on_a_command_line() -> None:
    assert Match("vikings", advanced="yes", auction="off").options == {"advanced": True, "auction": False}
    assert Match("vikings", advanced=True).options == {"advanced": True, "auction": True}
    assert Match("vikings").options == {"advanced": False, "auction": False}
    assert Match("vikings", auction=False).options == {"advanced": False, "auction": False}


def test_a_match_and_a_reason_say_what_they_are() -> None:
    assert repr(played(0)) == "<Match vikings, 3 players, ply 24>"
    reason = Match("vikings", 2, seed=1).explain("N4")
    assert reason is not None and repr(reason) == f"<Reason: {reason.full_text()}>"


def test_sentences_and_prompts_speak_both_languages() -> None:
    match = Match("vikings", 2, names=["Anna", "Bert"], seed=1)
    assert match.prompt() == "Anna chooses a group to buy."
    assert match.prompt("de") == "Anna wählt eine Kombination zum Kaufen."
    assert match.sentence(match.legal_actions[0]).startswith("Anna buys a ")
    assert match.sentence(match.legal_actions[0], "de").startswith("Anna kauft für ")
    with pytest.raises(BadOption, match="There is no language 'fr'"):
        match.prompt("fr")


def test_a_prompt_speaks_to_who_acts_and_of_her_to_all_others() -> None:
    match = Match("vikings", 2, names=["Anna", "Bert"], seed=1)
    assert match.prompt("en", 0) == "Choose a group to buy."
    assert match.prompt("en", 1) == match.prompt("en") == "Anna chooses a group to buy."
    assert match.prompt("de", 0) == "Wähle eine Kombination zum Kaufen."
    assert match.prompt("de", 1) == match.prompt("de") == "Anna wählt eine Kombination zum Kaufen."


@pytest.mark.parametrize(("game", "options"), [("vikings", {"advanced": True}), ("skye", {}), ("gonewild", {})])
def test_whoever_is_waited_for_is_spoken_to_without_her_name_and_the_others_read_it(
    game: str, options: dict[str, Any]
) -> None:
    names = ["Astrid", "Bjarni", "Cnut"]
    match = Match(game, 3, names=names, seed=3, **options)
    rng = generator(3)
    for _ in range(250):
        if match.is_over:
            break
        waits = list(members(match.must_act))
        for language in ("en", "de"):
            for seat, name in enumerate(names):
                told = match.prompt(language, seat)
                if seat in waits:
                    assert name not in told
                else:
                    assert any(names[other] in told for other in waits), told
            assert all(names[other] in match.prompt(language) for other in waits)
        seat = match.turn
        actions = match.legal_actions_of(seat)
        match.play(actions[below(rng, len(actions))], seat)


def test_cautions_are_rare_and_no_game_has_to_give_any() -> None:
    match = Match("vikings", 2, names=["Anna", "Bert"], seed=1)
    assert all(match.cautions(action) == [] for action in match.legal_actions)
