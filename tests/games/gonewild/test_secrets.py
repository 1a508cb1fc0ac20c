"""Who knows which cards of a hand, and what resampling makes of the rest."""

from collections import Counter

import numpy as np

from meadhall.engine.chance import below, generator
from meadhall.engine.match import Match
from meadhall.engine.record import copied
from meadhall.games.gonewild.game import GAME

from .tables import Table, card


def hands(table: Table, viewer: int, seat: int, times: int = 300) -> Counter[tuple[int, ...]]:
    """Resample often, and count the hands that come out."""
    rng = generator(3)
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(times):
        state = copied(table.state)
        GAME.rules.resample(state, viewer, rng)
        found[tuple(np.flatnonzero(state.seats[seat].hand).tolist())] += 1
    return found


def test_unseen_cards_are_dealt_anew_uniformly() -> None:
    table = Table()
    table.hand(1, "thor")
    table.pile(1, "draws", "gold", "cannon", "cannon")
    found = hands(table, 0, 1, 3000)
    assert set(found) == {(card("thor"),), (card("gold"),), (card("cannon"),)}
    assert abs(found[(card("cannon"),)] - 1500) < 150 and abs(found[(card("thor"),)] - 750) < 120


def test_a_card_that_was_recovered_openly_stays_in_every_possible_hand() -> None:
    table = Table()
    table.hand(0, "resurrection", "gold")
    table.pile(0, "discards", "thor")
    table.play("play resurrection", "recover thor")
    found = hands(table, 1, 0)
    assert all(card("thor") in hand for hand in found) and len(found) > 1


def test_a_card_found_by_a_search_is_known_to_all() -> None:
    table = Table(3)
    table.hand(0, "mystery_gift_unit", "gold")
    table.pile(0, "draws", "thor", "beer", "beer")
    table.play("play mystery_gift_unit", "card thor")
    for viewer in (1, 2):
        assert all(card("thor") in hand for hand in hands(table, viewer, 0))
    assert GAME.view(table.state, None).players[0].known == {"thor": 1}


def test_a_known_card_that_is_played_is_no_longer_known() -> None:
    table = Table()
    table.hand(0, "resurrection", "gold")
    table.pile(0, "discards", "scroll")
    table.play("play resurrection", "recover scroll", "play scroll", "card beer", "card beer")
    assert not table.seat(0).known.any()


def test_a_seen_hand_stays_known_to_the_one_who_saw_it() -> None:
    table = Table(3)
    table.hand(0, "lokis_lens")
    table.hand(1, "cannon", "thor")
    table.play("play lokis_lens", "effect lokis_lens 1", "peek 2")
    assert set(hands(table, 0, 1)) == {(card("cannon"), card("thor"))}
    assert len(hands(table, 2, 1)) > 1
    view = GAME.view(table.state, 2)
    assert view.players[1].known == {} and GAME.view(table.state, 0).players[1].known == {"cannon": 1, "thor": 1}


def test_when_a_deck_runs_out_the_whole_hand_is_known() -> None:
    table = Table()
    table.hand(0, "scroll", "thor")
    table.pile(0, "draws", "gold")
    table.pile(0, "discards", "cannon", "sword")
    table.play("play scroll", "card gold", "card cannon")
    found = hands(table, 1, 0)
    assert all({card("thor"), card("gold")} <= set(hand) for hand in found)
    assert {hand[-1] for hand in found} | {hand[1] for hand in found} >= {card("cannon"), card("sword")}


def test_a_kept_card_is_one_of_the_cards_that_were_not_seen() -> None:
    table = Table()
    table.village(0, "drakkar")
    table.hand(0, "thor", "gold")
    table.pile(0, "draws", "cannon")
    table.play("end turn", "end turn", "keep thor")
    assert table.counts(0, "discards") == {"gold": 1}
    assert set(hands(table, 1, 0)) == {(card("thor"),), (card("cannon"),)}
    table.roll()  # the deck runs out and is made from the discards, so that thor and cannon must be in the hand
    assert all({card("thor"), card("cannon")} <= set(hand) for hand in hands(table, 1, 0))


def test_an_upgrade_without_a_carrier_shows_that_the_hand_holds_no_fighter() -> None:
    table = Table()
    table.hand(0, "sword", "gold", "cannon")
    table.pile(0, "draws", "thor", "elf_archer", "beer", "beer")
    table.play("play sword")
    fighters = {card("thor"), card("elf_archer")}
    assert all(not fighters & set(hand) for hand in hands(table, 1, 0))


def test_an_attack_that_was_begun_needs_hands_that_are_strong_enough() -> None:
    table = Table()
    table.hand(0, "thor", "gold")
    table.village(1, "tavern")
    table.play("attack 2 tavern 1")
    assert all(card("thor") in hand for hand in hands(table, 1, 0))


def test_what_another_player_has_seen_is_guessed_not_told() -> None:
    table = Table(3)
    table.hand(0, "lokis_lens")
    table.hand(1, "cannon", "thor")
    table.pile(1, "draws", "gold", "sword", "scroll")
    table.play("play lokis_lens", "effect lokis_lens 1", "peek 2")
    rng = generator(5)
    guesses = set()
    for _ in range(60):
        state = copied(table.state)
        GAME.rules.resample(state, 2, rng)
        assert state.seats[1].known[0].sum() == 2 and (state.seats[1].known[0] <= state.seats[1].hand).all()
        guesses.add(tuple(state.seats[1].known[0].tolist()))
    assert len(guesses) > 3


def test_which_card_was_chosen_to_be_kept_is_dealt_anew_with_the_hand() -> None:
    table = Table()
    table.village(0, "drakkar", "drakkar")
    table.hand(0, "thor", "gold", "cannon")
    table.play("end turn", "end turn", "keep thor")
    assert table.phase == "keep card"
    rng = generator(9)
    kept = set()
    for _ in range(60):
        state = copied(table.state)
        GAME.rules.resample(state, 1, rng)
        assert state.kept.sum() == 1 and (state.kept <= state.seats[0].hand).all()
        kept.add(int(state.kept.argmax()))
    assert len(kept) > 2


def test_the_defender_is_asked_even_without_a_card_that_could_answer() -> None:
    table = Table()
    table.hand(0, "viking_warrior")
    table.hand(1, "beer")
    table.village(1, "brewery")
    table.play("attack 2 brewery 1", "send viking_warrior", "declare")
    assert table.turn == 1 and table.legal() == ["no answer"]


def test_the_sentence_for_a_kept_card_does_not_name_it() -> None:
    table = Table()
    table.village(0, "drakkar")
    table.hand(0, "thor")
    table.play("end turn", "end turn")
    for language in ("en", "de"):
        assert "Thor" not in GAME.sentence(table.state, GAME.read_action("keep thor"), ["A", "B"], language)


def test_the_log_hides_the_cards_that_others_have_drawn_until_the_game_is_over() -> None:
    match = Match(GAME, 2, seed=1)
    for viewer in (0, 1, None):
        hidden = [
            int(before.active)
            for (_, _, before, _), (_, seen) in zip(match.history(), match.seen(viewer), strict=True)
            if seen is None
        ]
        # Five cards of each other player's first hand, and nothing else.
        assert hidden == [seat for seat in (0, 1) if seat != viewer for _ in range(5)]
    rng = generator(1)
    while not match.is_over:
        match.play(match.legal_actions[below(rng, len(match.legal_actions))])
    assert all(seen is not None for _, seen in match.seen(1))


def test_the_picture_shows_only_the_hand_of_its_viewer() -> None:
    match = Match(GAME, 2, seed=1, names=["Anna", "Bert"])
    seen = [
        match.game.picture(match.state, match.names, "en", None, viewer).count("hand: [cyan]")
        for viewer in (0, 1, None)
    ]
    assert seen == [1, 1, 0]
    pictures = set()
    for seed in range(5):
        guess = match.state
        GAME.rules.resample(guess, 1, generator(seed))
        pictures.add(match.game.picture(guess, match.names, "en", None, 1))
    assert len(pictures) == 1
