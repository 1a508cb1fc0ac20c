"""What is hidden: hands. Who knows which cards of a hand, and what else a hand could be.

Everything bought, played or discarded lies open, so of a player's cards only those in deck and hand are unseen, and all
know which they are together. A card that came into the hand openly is known to be there. When a deck runs
out, all of its cards have gone to the hand, so that the whole hand is known.

Two things stay true of the cards that were in a hand at some moment, while later ones join them: an opponent has seen
them, or they are no fighters. Of a card that leaves, nobody else can tell whether it is one of these or came later. So the record
keeps, as all know it, how likely so many of them are still there (`older`).
"""

import numpy as np

from ....engine.chance import Generator, below
from ....engine.compiled import compiled
from ....engine.record import State, overwrite
from .ids import CARDS, NOTHING
from .state import ATTACH_UPGRADE, OLDER, SEND
from .strength import carriers, is_fighter, sendable, target_defence

# How often a hand is drawn anew that could not have made the attack under way.
MOST_TRIES = 10_000
# How finely a number is drawn by its odds.
STEPS = 1 << 30


@compiled
def cards_in(counts: State) -> int:
    """Count the cards of a pile."""
    n = 0
    for card in range(CARDS):
        n += counts[card]
    return n


@compiled
def has_cards(counts: State) -> bool:
    """Tell whether a pile has any card."""
    for card in range(CARDS):
        if counts[card] > 0:
            return True
    return False


@compiled
def leave_hand(state: State, seat: int, card: int) -> None:
    """Take a card from a hand, for all to see; copies are alike, so a known one goes first."""
    player = state.seats[seat]
    if player.known[seat, card] == 0:
        hidden = cards_in(player.hand) - cards_in(player.known[seat])
        for row in range(state.players):
            one_has_left(player.older[row], hidden, row == seat and is_fighter(state, card))
    player.hand[card] -= 1
    for viewer in range(state.players):
        if player.known[viewer, card] > 0:
            player.known[viewer, card] -= 1


@compiled
def join_hand_openly(state: State, seat: int, card: int) -> None:
    """Put a card into a hand that everybody has seen."""
    player = state.seats[seat]
    player.hand[card] += 1
    for viewer in range(state.players):
        player.known[viewer, card] += 1


@compiled
def reshuffle(state: State, seat: int) -> None:
    """Make the discard pile the new deck. The old one has run out, so all know the hand."""
    player = state.seats[seat]
    for viewer in range(state.players):
        player.known[viewer, :] = player.hand
    player.older[:, :] = 0
    overwrite(player.draws, player.discards)
    player.discards[:] = 0


@compiled
def look_at_hand(state: State, viewer: int, seat: int) -> None:
    """Let a player see an opponent's hand."""
    player = state.seats[seat]
    player.known[viewer, :] = player.hand
    all_are_older(player, seat, viewer)


@compiled
def show_no_fighters(state: State, seat: int) -> None:
    """An upgrade that found no carrier has shown that the hand holds no fighter."""
    all_are_older(state.seats[seat], seat, seat)


# Cards that were there at some moment


@compiled
def all_are_older(player: State, seat: int, row: int) -> None:
    """This is such a moment: all cards of the hand are there that not everybody knows."""
    hidden = cards_in(player.hand) - cards_in(player.known[seat])
    player.older[row, :] = 0
    if hidden > 0:
        player.older[row, min(hidden, OLDER - 1)] = 1


@compiled
def one_has_left(odds: State, hidden: int, came_later: bool) -> None:
    """One of so many hidden cards has left, each equally likely, if it is not known to have come later."""
    if not is_any_older(odds):
        return
    total = 0.0
    for n in range(OLDER):
        weight = max(hidden - n, 0) * np.float64(odds[n])
        if n + 1 < OLDER and not came_later:
            weight += (n + 1) * np.float64(odds[n + 1])
        odds[n] = weight
        total += weight
    if not is_any_older(odds):
        odds[:] = 0
        return
    for n in range(OLDER):
        odds[n] = np.float64(odds[n]) / total


@compiled
def is_any_older(odds: State) -> bool:
    """Tell whether any card can still be there from that moment."""
    for n in range(1, OLDER):
        if odds[n] > 0:
            return True
    return False


@compiled
def fewest_older(odds: State) -> int:
    """Return how many cards are there from that moment for certain."""
    for n in range(OLDER):
        if odds[n] > 0:
            return n
    return 0


@compiled
def draw_older(odds: State, fitting: int, unseen: int, rng: Generator) -> int:
    """Draw how many cards are there from that moment, when only so many of the unseen cards can be one of them."""
    if not is_any_older(odds):
        return 0
    total, ways = 0.0, 1.0
    for n in range(OLDER):
        total += ways * np.float64(odds[n])
        ways *= max(fitting - n, 0) / max(unseen - n, 1)
    rest = total * below(rng, STEPS) / STEPS
    drawn, ways = 0, 1.0
    for n in range(OLDER):
        weight = ways * np.float64(odds[n])
        if weight > 0:
            drawn = n
            if rest < weight:
                break
            rest -= weight
        ways *= max(fitting - n, 0) / max(unseen - n, 1)
    return drawn


# Hands as they could be


@compiled
def resample(state: State, seat: int, rng: Generator) -> None:
    """Deal every opponent's unseen cards anew between hand and deck; all deals that fit what was seen are equally likely."""
    for other in range(state.players):
        if other != seat:
            deal_again(state, seat, other, rng)


@compiled
def deal_again(state: State, viewer: int, seat: int, rng: Generator) -> None:
    """Deal one opponent's unseen cards anew, to a hand that could have begun what is under way."""
    player = state.seats[seat]
    deal_hand(state, viewer, seat, rng)
    tries = 1
    while seat == state.active and not could_be(state):
        if tries == MOST_TRIES:
            deal_strongest_hand(state, viewer, seat)
            break
        deal_hand(state, viewer, seat, rng)
        tries += 1
    for other in range(state.players):
        if other != viewer and other != seat:
            guess_known(player, seat, other, rng)
    if seat == state.active:
        guess_kept(state, player, rng)


@compiled
def deal_hand(state: State, viewer: int, seat: int, rng: Generator) -> None:
    """Deal all cards of a hand anew that a viewer does not know."""
    player = state.seats[seat]
    hidden = put_back(player, viewer)
    if is_any_older(player.older[viewer]):
        # Who has looked at the hand knows more of it than the odds, which are the same for all.
        bare = surely_bare(player, viewer, seat)
    else:
        unseen = cards_in(player.draws)
        bare = draw_older(player.older[seat], unseen - fighters_in(state, player.draws), unseen, rng)
    for i in range(hidden):
        draw_hidden(state, player, i < bare, rng)


@compiled
def deal_strongest_hand(state: State, viewer: int, seat: int) -> None:
    """Deal the strongest hand: for hands so unlikely that drawing does not find one."""
    player = state.seats[seat]
    hidden = put_back(player, viewer)
    bare = surely_bare(player, viewer, seat)
    for i in range(hidden):
        draw_strongest(state, player, i < bare)


@compiled
def put_back(player: State, viewer: int) -> int:
    """Put all cards that a viewer does not know from the hand into the deck, and count them."""
    hidden = 0
    for card in range(CARDS):
        unknown = player.hand[card] - player.known[viewer, card]
        player.draws[card] += unknown
        player.hand[card] = player.known[viewer, card]
        hidden += unknown
    return hidden


@compiled
def surely_bare(player: State, viewer: int, seat: int) -> int:
    """Return how many of the cards that a viewer does not know are no fighters, whichever have left."""
    seen_more = cards_in(player.known[viewer]) - cards_in(player.known[seat])
    return max(fewest_older(player.older[seat]) - seen_more, 0)


@compiled
def fighters_in(state: State, counts: State) -> int:
    """Count the fighters of a pile."""
    n = 0
    for card in range(CARDS):
        if is_fighter(state, card):
            n += counts[card]
    return n


@compiled
def guess_known(player: State, seat: int, other: int, rng: Generator) -> None:
    """Another player who has looked at the hand knows what is still there of it; how much that is, nobody else can tell."""
    more = draw_older(player.older[other], OLDER, OLDER, rng)
    player.known[other, :] = player.known[seat]
    for _ in range(more):
        rest = below(rng, cards_in(player.hand) - cards_in(player.known[other]))
        for card in range(CARDS):
            rest -= player.hand[card] - player.known[other, card]
            if rest < 0:
                player.known[other, card] += 1
                break


@compiled
def guess_kept(state: State, player: State, rng: Generator) -> None:
    """Which cards have been chosen to be kept is a secret; how many is not."""
    chosen = cards_in(state.kept)
    state.kept[:] = 0
    for _ in range(chosen):
        rest = below(rng, cards_in(player.hand) - cards_in(state.kept))
        for card in range(CARDS):
            rest -= player.hand[card] - state.kept[card]
            if rest < 0:
                state.kept[card] += 1
                break


@compiled
def draw_hidden(state: State, player: State, no_fighter: bool, rng: Generator) -> None:
    """Move a random unseen card to the hand, one that is no fighter where that is known."""
    total = 0
    for card in range(CARDS):
        if not no_fighter or not is_fighter(state, card):
            total += player.draws[card]
    rest = below(rng, total)
    for card in range(CARDS):
        if not no_fighter or not is_fighter(state, card):
            rest -= player.draws[card]
            if rest < 0:
                player.draws[card] -= 1
                player.hand[card] += 1
                return


@compiled
def draw_strongest(state: State, player: State, no_fighter: bool) -> None:
    """Move the strongest unseen card to the hand, or one that is no fighter where that is known."""
    best = NOTHING
    for card in range(CARDS):
        if player.draws[card] == 0 or (no_fighter and is_fighter(state, card)):
            continue
        if best == NOTHING or rank(state, card) > rank(state, best):
            best = card
    player.draws[best] -= 1
    player.hand[best] += 1


@compiled
def rank(state: State, card: int) -> int:
    """Order cards for an attack: fighters by their strength, then all others."""
    return int(state.worth[card]) if is_fighter(state, card) else NOTHING


@compiled
def could_be(state: State) -> bool:
    """An attack that was begun needs a fighter and enough strength, and an upgrade that was played a carrier."""
    if state.phase == SEND:
        fighters, strength = sendable(state)
        return fighters > 0 and strength >= target_defence(state, state.target)
    if state.phase == ATTACH_UPGRADE:
        return carriers(state) > 0
    return True
