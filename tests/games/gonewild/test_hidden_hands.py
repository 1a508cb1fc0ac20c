"""Hands drawn anew, compared with all hands that could be: found by trying every hidden card."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from meadhall.engine.chance import Generator, below, generator
from meadhall.engine.errors import BadPosition
from meadhall.engine.match import Match
from meadhall.engine.record import copied, same
from meadhall.games.gonewild.game import GAME
from meadhall.games.gonewild.rules.state import OLDER

from .completions import Story, difference, hands, resampled, state_of
from .tables import NAMES, Table, card, edited_card

# So often is drawn, and so far the frequencies may be from what is exact by chance alone.
TIMES, NEAR = 20_000, 0.03


def story(players: int, owner: int, openly: str, hidden: str, deck: str) -> Story:
    """Begin a story: a hand of cards that all know and of others, and a deck; nobody else has anything to hide."""
    table = Table(players)
    table.hand(owner, *openly.split(), *hidden.split())
    table.pile(owner, "draws", *deck.split())
    for name in openly.split():
        table.seat(owner).known[:players, card(name)] += 1
    if owner != 0:
        table.hand(0, "lokis_lens")
        table.seat(0).known[:players, card("lokis_lens")] = 1
    return Story(table)


def shown(*later: str) -> Story:
    """An upgrade finds no carrier, so that the hand holds no fighter; then two cards are drawn."""
    begun = story(2, 0, "sword scroll", "gold cannon", "thor elf_archer pigator beer crystal")
    return begun.tell("play sword", "play scroll", *later)


def looked(*later: str) -> Story:
    """The first looks at the second's hand; then the second draws two cards. The third knows neither."""
    begun = story(3, 1, "scroll scroll", "gold cannon", "beer_mugs elf_archer gold_bars beer")
    begun.tell("play lokis_lens", "effect lokis_lens 1", "peek 2", "card beer", "card beer", "end turn")
    return begun.tell("play scroll", *later)


# Each with the seat that cannot know which of them is true.
STORIES: dict[str, Callable[[], tuple[Story, int]]] = {
    "a hand that was dealt": lambda: (story(2, 0, "", "gold cannon", "thor elf_archer beer"), 1),
    "an attack that was begun": lambda: (
        story(2, 0, "", "gold elf_archer", "viking_warrior thor beer crystal").tell("attack draco"),
        1,
    ),
    "no fighter, and nothing left since": lambda: (shown("card thor", "card beer"), 1),
    "no fighter, and a card left that may be older": lambda: (shown("card thor", "card beer", "play gold"), 1),
    "no fighter, and two cards left": lambda: (shown("card thor", "card beer", "play beer", "play gold"), 1),
    "no fighter, and a fighter left": lambda: (
        shown("card thor", "card elf_archer", "attack draco", "send thor", "declare", "choose beer"),
        1,
    ),
    "no fighter, and an attack begun": lambda: (shown("card thor", "card beer", "play gold", "attack draco"), 1),
    "seen by another": lambda: (looked("card beer", "card elf_archer"), 2),
    "seen by another, and a card left that was there": lambda: (looked("card beer", "card elf_archer", "play gold"), 2),
    "seen by another, and a card left that came later": lambda: (
        looked("card beer", "card elf_archer", "play beer"),
        2,
    ),
    "seen by another, and all but two left": lambda: (
        looked("card beer", "card elf_archer", "play beer", "play gold"),
        2,
    ),
}


@pytest.mark.parametrize("name", STORIES)
def test_tables_drawn_anew_are_all_that_could_be_each_as_likely_as_it_is(name: str) -> None:
    told, viewer = STORIES[name]()
    exact = told.completions(viewer)
    drawn = resampled(told.table.state, viewer, TIMES)
    assert len(exact) > 2 and exact.keys() >= drawn.keys()
    assert difference(exact, drawn) < NEAR


def test_a_hand_that_was_seen_and_showed_no_fighter_is_exact_for_all_who_have_not_looked() -> None:
    told = story(3, 1, "scroll scroll sword", "gold cannon", "beer_mugs elf_archer gold_bars beer thor")
    told.tell("play lokis_lens", "effect lokis_lens 1", "peek 2", "card beer", "card beer", "end turn")
    told.tell("play scroll", "card beer", "card gold_bars", "play sword")
    told.tell("play scroll", "card thor", "card elf_archer", "play beer")
    far = [
        difference(hands(told.completions(viewer), 1), hands(resampled(told.table.state, viewer, TIMES), 1))
        for viewer in (0, 2)
    ]
    # Who has looked forgets a little of what the hand has shown.
    assert NEAR < far[0] < 0.11 and far[1] < NEAR


def test_frequencies_come_nearer_the_more_often_is_drawn() -> None:
    told = shown("card thor", "card beer", "play gold")
    exact = told.completions(1)
    few, many = (difference(exact, resampled(told.table.state, 1, times)) for times in (1_000, 40_000))
    assert many < few and many < 0.015


def test_what_another_knows_of_a_hand_does_not_depend_on_cards_that_were_drawn_in_secret() -> None:
    """The first looks at two cards; two more are drawn; one is played that was there before, or was not."""
    before = looked("card beer", "card gold_bars", "play gold")
    later = story(3, 1, "scroll scroll", "beer_mugs cannon", "gold elf_archer gold_bars beer")
    later.tell("play lokis_lens", "effect lokis_lens 1", "peek 2", "card beer", "card beer", "end turn")
    later.tell("play scroll", "card gold", "card beer", "play gold")
    assert before.table.seat(1).known[0].sum() == 2 and later.table.seat(1).known[0].sum() == 3
    known = set()
    for seed in range(50):
        first, second = copied(before.table.state), copied(later.table.state)
        for state in (first, second):
            GAME.rules.resample(state, 2, generator(seed))
        assert same(first, second)
        known.add(int(first.seats[1].known[0].sum()))
    assert known == {2, 3}  # a scroll that all know, and one or two of those that were seen


# What changes nothing about hands.
IDLE = ("attack path", "pay", "exchange", "buy", "build", "upgrade", "return", "swap", "claim")
POOL = "gold gold gold cannon beer beer elf_archer thor gold_bars shaman scroll mjollnir crystal"


def random_story(players: int, rng: Generator) -> Story:
    """Let the others look at the second's hand, or not, and the second do what comes with few cards."""
    table = Table(players)
    for seat in range(players):
        table.hand(seat, *["lokis_lens"] * (seat != 1 and below(rng, 2)))
        table.seat(seat).known[:players] = table.seat(seat).hand
    pool = POOL.split()
    cards = [pool.pop(below(rng, len(pool))) for _ in range(7)]
    table.hand(1, "scroll", "sword", *cards[:2])
    table.pile(1, "draws", *cards[2:])
    for name in ("scroll", "sword"):
        table.seat(1).known[:players, card(name)] = 1
    told = Story(table)
    while table.state.round_number == 1:
        legal = [text for text in table.legal() if not text.startswith(IDLE)]
        if table.turn == 1 and below(rng, 10) == 0:
            break
        hasty = [text for text in legal if text != "end turn"]
        told.tell((hasty or legal)[below(rng, len(hasty or legal))])
    return told


@pytest.mark.parametrize("players", [2, 3, 4])
def test_tables_that_a_seat_cannot_tell_apart_become_the_same_ones(players: int) -> None:
    rng = generator(players, 7)
    alike = 0
    for number in range(20):
        told = random_story(players, rng)
        for viewer in range(players):
            if viewer == 1:
                continue
            found = sorted(told.completions(viewer))
            assert told.table.state.tobytes() in found
            alike += len(found) - 1
            drawn = set()
            for twin in found[:: max(1, len(found) // 20)]:
                state = state_of(twin)
                GAME.rules.resample(state, viewer, generator(number))
                drawn.add(state.tobytes())
            assert len(drawn) == 1
    assert alike > 50


def test_an_attacker_has_a_fighter_though_the_building_has_no_defence() -> None:
    table = Table(cards=edited_card("brewery", "defence = 1", "defence = 0"))
    table.hand(0, "viking_warrior", "gold")
    table.village(1, "brewery")
    table.play("attack 2 brewery 1")
    rng = generator(2)
    for _ in range(200):
        state = copied(table.state)
        GAME.rules.resample(state, 1, rng)
        assert GAME.rules.legal(state, 0, table.ids) > 0


def test_an_attacker_is_strong_enough_though_hardly_any_hand_is() -> None:
    table = Table(cards=edited_card("brewery", "defence = 1", "defence = 2"))
    table.hand(0, "viking_warrior", "viking_warrior", "beer")
    table.pile(0, "draws", *["beer"] * 120, *["gold"] * 120, *["cannon"] * 120)
    table.village(1, "brewery")
    table.play("attack 2 brewery 1")
    rng = generator(2)
    for _ in range(5):
        state = copied(table.state)
        GAME.rules.resample(state, 1, rng)
        assert state.seats[0].hand[card("viking_warrior")] == 2 and state.seats[0].hand.sum() == 3


def dealt() -> tuple[Any, list[str]]:
    """A table after the first hands were dealt, of which nothing is known."""
    match = Match(GAME, 3, seed=2, names=NAMES[:3])
    assert match.state.seats[1].hand.sum() == 5 and not match.state.seats[1].known.any()
    return match.state, match.names


def test_positions_tell_how_likely_older_cards_are_still_there() -> None:
    state, names = dealt()
    state.seats[1].older[0, 1:4] = [0.5, 1e-9, 0.5]
    state.seats[1].older[1, :2] = [1 / 3, 2 / 3]
    state.seats[2].older[0, 4] = 1
    text = GAME.position_text(state, names)
    assert "bare 0:0.33333334 1:0.6666667" in text and "seen-1 1:0.5 2:1e-09 3:0.5" in text and "seen-1 4\n" in text
    assert same(GAME.read_position(text)[0], state)


def test_positions_without_odds_are_read_as_certain() -> None:
    state, names = dealt()
    state.seats[1].known[2] = state.seats[1].hand
    state.seats[1].older[1, 2] = 1
    text = GAME.position_text(state, names)
    assert "bare 2" in text and "seen-" not in text
    assert GAME.read_position(text)[0].seats[1].older[2].tolist() == [n == 5 for n in range(OLDER)]


@pytest.mark.parametrize(
    ("odds", "complaint"),
    [
        ("bare 1:0.5 2:0.4", "add up to 1"),
        ("bare 0", "not all be for 0"),
        ("bare 1:-1", "several with their odds"),
        ("bare 1 2", "several with their odds"),
        ("bare 5", "no fighters than 'bare' says"),
        ("seen-1 6", "not all know than 'seen-1' says"),
        ("seen-4 1", "viewer"),
    ],
)
def test_odds_that_cannot_be_are_refused(odds: str, complaint: str) -> None:
    state, names = dealt()
    state.seats[1].older[1, 2] = 1
    text = GAME.position_text(state, names)
    with pytest.raises(BadPosition, match=complaint):
        GAME.read_position(text.replace("bare 2", odds))


def test_a_hand_of_more_cards_than_are_told_apart_forgets_some() -> None:
    table = Table()
    table.hand(0, "sword", *["gold"] * 20)
    table.pile(0, "draws", "thor", "thor", "thor")
    table.play("play sword")
    assert np.flatnonzero(table.seat(0).older[0]).tolist() == [OLDER - 1]
    for _ in range(8):
        table.play("play gold")
    assert np.flatnonzero(table.seat(0).older[0]).tolist() == list(range(OLDER - 9, 13))
