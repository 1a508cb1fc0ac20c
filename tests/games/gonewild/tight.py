"""Tables of Vikings Gone Wild where it is narrow: nothing for sale, no cards to draw, and nothing to pay with."""

import tempfile
from collections.abc import Callable
from pathlib import Path

from meadhall.engine.match import Match
from meadhall.engine.record import State
from meadhall.games.gonewild.rules.card_validation import ROOM, STORES
from meadhall.games.gonewild.rules.gaining import book_tokens
from meadhall.games.gonewild.rules.ids import BUILDINGS, CARDS, FIRST_BUILDING, FIRST_MARKET, MOST_OF_A_NAME, NOTHING
from meadhall.games.gonewild.rules.state import ACT, CARRIED

from ...jit import jit
from ...walking import squeezed
from .tables import edited_card

FILES = tempfile.TemporaryDirectory(prefix="meadhall-cards-")


@jit
def room(state: State, seat: int) -> int:
    """Count what a seat can draw, play and pay with, and what is for sale."""
    player = state.seats[seat]
    found = 4 * int(player.tokens[0] + player.tokens[1])
    if seat == state.active:
        found += 4 * int(state.purse[0] + state.purse[1])
    for card in range(CARDS):
        found += int(player.hand[card]) + int(player.draws[card]) + int(state.market[card])
    return found


def first_turn(change: Callable[[State], None], players: int = 2) -> str:
    """Write a table at the first turn, after something was changed there."""
    match = Match("gonewild", players, seed=1)
    state = match.state
    assert state.phase == ACT
    change(state)
    return match.game.position_text(state, match.names)


def sell_all_cards(state: State) -> None:
    """Everything of the market is in the last player's discards."""
    state.seats[state.players - 1].discards[FIRST_MARKET:] += state.market[FIRST_MARKET:CARDS]
    state.market[FIRST_MARKET:CARDS] = 0


def lose_all_cards(state: State) -> None:
    """The first player has neither hand nor deck; all of it is in the last player's discards."""
    loser, last = state.seats[0], state.seats[state.players - 1]
    for zone in (loser.hand, loser.draws, loser.discards):
        last.discards[:] += zone
        zone[:] = 0
    loser.known[:] = 0
    loser.older[:] = 0


def use_up_odins_deck(state: State) -> None:
    """Odin's deck and what was discarded of it are in the last player's discards."""
    for pile in (state.odin, state.odin_discards):
        state.seats[state.players - 1].discards[:] += pile
        pile[:] = 0


def leave_nothing(state: State) -> None:
    """All of it at once."""
    sell_all_cards(state)
    lose_all_cards(state)
    use_up_odins_deck(state)


def fill_depots(state: State) -> None:
    """Everybody has two depots for each resource, with room for one token each."""
    for seat in range(state.players):
        player = state.seats[seat]
        player.level = 2  # whose village is large enough
        for building in range(BUILDINGS):
            resource = int(state.building[building, STORES])
            if resource != NOTHING:
                player.built[building] = 2
                state.market[FIRST_BUILDING + building] -= 2
                tokens = int(state.building[building, ROOM]) - 1
                player.on_slot[building * MOST_OF_A_NAME : building * MOST_OF_A_NAME + 2] = tokens
                book_tokens(player, CARRIED, resource, 2 * tokens)


def owners_cards() -> str:
    """Write an owner's card file that is odd in many ways but good, and return its path."""
    text = edited_card("shaman", '"DRAW(1)"', '"DRAW(1)", "or GAIN(any, 2)"')
    text = text.replace('"SEEK(resource)"', '"STEAL(gold, 2)", "RECOVER(1)", "PEEK"')
    text = text.replace('effects = ["PRODUCE(beer, 1)"]', 'effects = ["PRODUCE(beer, 2)", "ON_BUILD DRAW(1)"]')
    text = text.replace('"REWARD TOKEN(beer, 1)"', '"REWARD DRAW(1)"')
    path = Path(FILES.name) / "odd.toml"
    path.write_text(text, encoding="utf-8")
    return str(path)


def tables() -> dict[str, str]:
    """Return tight tables by name."""
    return {
        "no cards for sale": first_turn(sell_all_cards),
        "no cards in the hand": first_turn(lose_all_cards, 3),
        "Odin's deck used up": first_turn(use_up_odins_deck, 4),
        "nothing left": first_turn(leave_nothing),
        "depots nearly full": first_turn(fill_depots, 3),
        "squeezed": squeezed("gonewild", players=3, decisions=150, seed=1),
        "an owner's odd cards": Match("gonewild", 4, seed=1, cards=owners_cards()).position,
    }
