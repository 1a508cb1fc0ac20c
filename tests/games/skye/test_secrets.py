"""Secret prices and hidden gold: what nobody may learn too early, from views, logs, prompts or resampled states."""

from collections import Counter

import pytest

from meadhall.engine.chance import generator
from meadhall.engine.errors import IllegalAction
from meadhall.engine.record import State
from meadhall.games.skye.game import GAME
from meadhall.games.skye.presentation.view import SkyeView
from meadhall.games.skye.rules.components import DRAWN_EACH
from meadhall.games.skye.rules.offer import choices_made
from meadhall.games.skye.rules.rules import legal, pending, resample, turn
from meadhall.games.skye.rules.state import BUILD, BUY, PRICES

from .tables import a_match, legal_of, play_until, walk

NAMES = ["Anna", "Ben", "Cleo", "Dirk", "Edda"]


def known(state: State, seat: int) -> tuple[object, ...]:
    """Return all that a seat is told."""
    return (
        GAME.view(state, seat).model_dump_json(),
        legal_of(state, seat),
        [GAME.prompt(state, NAMES, language, who) for language in ("en", "de") for who in (None, seat)],
        GAME.picture(state, NAMES, "en", viewer=seat),
        int(turn(state)),
        int(pending(state)),
    )


@pytest.mark.parametrize("players", (2, 3, 4, 5))
def test_resampling_changes_nothing_that_a_seat_knows(players: int) -> None:
    match = a_match(players, seed=players)
    rng = generator(1)
    changed = 0
    for _ in walk(match, seed=players, until=lambda m: int(m.state.round_number) > 2):
        state = match.state
        for seat in range(players):
            other = match.state
            resample(other, seat, rng)
            changed += other.tobytes() != state.tobytes()
            assert known(other, seat) == known(state, seat)
    assert changed > players


def test_resampled_prices_are_possible_and_each_equally_likely() -> None:
    match = a_match(2, seed=1)
    for _ in range(DRAWN_EACH):
        match.play(match.legal_actions_of(1)[0], seat=1)
    rng = generator(2)
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        state = match.state
        resample(state, 0, rng)
        player = state.seats[1]
        assert player.price[player.axe] == 0 and int(player.price.sum()) <= 5
        found[int(player.axe), *map(int, player.price)] += 1
    # Three places for the axe, and ten pairs of prices of at least 1 within 5 gold.
    assert len(found) == 30
    assert min(found.values()) > 130 and max(found.values()) < 280


def test_half_set_prices_stay_half_set_when_resampled() -> None:
    match = a_match(3, seed=1)
    match.play(match.legal_actions_of(1)[0], seat=1)
    for _ in range(2):
        match.play(match.legal_actions_of(2)[0], seat=2)
    rng = generator(2)
    axes, prices = set(), set()
    for _ in range(300):
        state = match.state
        resample(state, 0, rng)
        assert [int(choices_made(player)) for player in state.seats[:3]] == [0, 1, 2]
        axes.add(int(state.seats[1].axe))
        prices.add(int(state.seats[2].price.max()))
    assert axes == {0, 1, 2} and prices == {1, 2, 3, 4}


def test_own_choices_and_all_gold_stay_when_resampled() -> None:
    match = a_match(3, seed=4)
    play_until(match, PRICES)
    for seat in range(2):
        for _ in range(DRAWN_EACH):
            match.play(match.legal_actions_of(seat)[0], seat=seat)
    state = match.state
    resample(state, 0, generator(5))
    assert state.seats[0].tobytes() == match.state.seats[0].tobytes()
    assert state.seats["gold"].tolist() == match.state.seats["gold"].tolist()


def test_prices_are_seen_by_their_owner_only_until_all_are_set() -> None:
    match = a_match(2, seed=1)
    for _ in range(DRAWN_EACH):
        match.play(match.legal_actions_of(0)[0], seat=0)
    mine, theirs, nobody = match.view(0), match.view(1), match.view()
    assert isinstance(mine, SkyeView) and isinstance(theirs, SkyeView) and isinstance(nobody, SkyeView)
    assert sum(offer.price or 0 for offer in mine.players[0].offer) == 2
    for view in (theirs, nobody):
        assert [(offer.axe, offer.price) for offer in view.players[0].offer] == [(None, None)] * 3
        assert view.players[0].chosen == 3 and not view.players[0].waited_for
    for _ in range(DRAWN_EACH):
        match.play(match.legal_actions_of(1)[0], seat=1)
    revealed = match.view(1)
    assert isinstance(revealed, SkyeView)
    assert sorted(offer.price or 0 for offer in revealed.players[0].offer) == [0, 1, 1]


def test_log_hides_what_others_set_until_it_is_revealed() -> None:
    match = a_match(2, seed=1)
    drawn = match.ply
    for _ in range(DRAWN_EACH):
        match.play(match.legal_actions_of(0)[0], seat=0)
    match.play(match.legal_actions_of(1)[0], seat=1)
    log = match.log
    assert match.seen(0)[drawn:] == [*log[drawn:-1], (1, None)]
    assert match.seen(1)[drawn:] == [(0, None)] * 3 + log[-1:]
    assert match.seen()[drawn:] == [(0, None)] * 3 + [(1, None)]
    assert match.seen(0)[:drawn] == log[:drawn]
    for _ in range(2):
        match.play(match.legal_actions_of(1)[0], seat=1)
    assert match.seen(0) == match.seen(1) == match.seen() == match.log


def test_prices_of_earlier_rounds_stay_revealed() -> None:
    match = a_match(2, seed=1)
    play_until(match, BUY)
    for _ in walk(match, 2, lambda m: int(m.state.round_number) == 2):
        pass
    assert match.seen(0) == match.log


def test_undo_in_a_secret_phase_tells_nothing() -> None:
    match = a_match(2, seed=1)
    before = known(match.state, 1)
    match.play(match.legal_actions_of(0)[1], seat=0)
    told = known(match.state, 1)
    match.undo()
    assert known(match.state, 1) == before
    match.play(match.legal_actions_of(0)[2], seat=0)
    assert known(match.state, 1) == told


def test_undo_of_a_seat_leaves_what_others_have_chosen() -> None:
    match = a_match(2, seed=1)
    for seat in (0, 1):
        for _ in range(2):
            match.play(match.legal_actions_of(seat)[0], seat=seat)
    match.undo(0)
    assert [int(choices_made(player)) for player in match.state.seats[:2]] == [1, 2]
    match.undo(0)
    assert [int(choices_made(player)) for player in match.state.seats[:2]] == [0, 2]
    assert match.turn == 0 and len(match.legal_actions) == 3
    with pytest.raises(IllegalAction, match="has not acted"):
        match.undo(0)


def test_undo_of_a_seat_cannot_unsee_revealed_prices() -> None:
    match = a_match(2, seed=1)
    for seat in (0, 1):
        for _ in range(DRAWN_EACH):
            match.play(match.legal_actions_of(seat)[0], seat=seat)
    assert int(match.state.phase) == BUY
    before = match.position
    for seat in (0, 1):
        with pytest.raises(IllegalAction, match="revealed"):
            match.undo(seat)
    assert match.position == before
    match.play("pass")
    match.play("pass")
    with pytest.raises(IllegalAction, match="the game has gone on"):
        match.undo(0)


def test_undo_of_a_seat_takes_up_the_tile_it_has_just_laid() -> None:
    match = a_match(3, seed=2)
    play_until(match, BUILD)
    before = match.state
    match.play(match.legal_actions[0])
    match.play(match.legal_actions[0])
    match.play(match.legal_actions_of(1)[0], seat=1)
    match.undo(0)
    match.undo(0)
    assert match.state.seats[0].tobytes() == before.seats[0].tobytes()
    assert int(match.state.seats[1].building) >= 0


def test_gold_is_hidden_from_others_unless_it_is_shown() -> None:
    for shown in (False, True):
        match = a_match(3, seed=2, open_gold=shown, tiles="12,1,2,3")
        play_until(match, BUY)
        view = match.view(1)
        assert isinstance(view, SkyeView)
        assert [player.gold is not None for player in view.players] == [shown, True, shown]
        gold_booked = [any(gold is not None for _, gold in player.ledger.values()) for player in view.players]
        assert gold_booked == [shown, True, shown]
        # What the tile for the most gold would pay is known only to who sees all gold.
        assert [player.forecast[0] is not None for player in view.players] == [shown] * 3


def test_gold_is_shown_at_the_end() -> None:
    match = a_match(2, seed=2)
    for _ in walk(match):
        pass
    view = match.view()
    assert isinstance(view, SkyeView)
    assert all(player.gold is not None for player in view.players)


def test_seat_that_is_done_stays_pending_and_is_never_waited_for() -> None:
    match = a_match(3, seed=1)
    for _ in range(DRAWN_EACH):
        match.play(match.legal_actions_of(0)[0], seat=0)
    assert int(pending(match.state)) == 0b111 and match.turn == 1
    assert match.legal_actions_of(0).texts == ["reconsider"]
    assert legal is GAME.rules.legal
