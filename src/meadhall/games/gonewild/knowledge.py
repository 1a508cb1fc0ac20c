"""What is hidden: hands. Who knows which cards of a hand, and what else a hand could be.

Everything bought, played or discarded lies open, so of a player's cards only those in deck and hand are unseen, and all
know which they are together. A card that came into the hand openly is known to be there. When a deck runs
out, all of its cards have gone to the hand, so that the whole hand is known.
"""

from ...engine.chance import Generator, below
from ...engine.compiled import compiled
from ...engine.record import State
from .slots import CARDS, NOTHING
from .state import ATTACH_UPGRADE, SEND
from .strength import carriers, is_fighter, sendable, target_defence

# How often a hand is drawn anew that could not have made the attack under way.
MOST_TRIES = 10_000


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
    player.hand[card] -= 1
    was_known = player.known[seat, card] > 0
    for viewer in range(state.players):
        if player.known[viewer, card] > 0:
            player.known[viewer, card] -= 1
    if player.bare > 0 and not was_known and not is_fighter(state, card):
        player.bare -= 1


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
    player.bare = 0
    player.draws[:] = player.discards
    player.discards[:] = 0


@compiled
def look_at_hand(state: State, viewer: int, seat: int) -> None:
    """Let a player see an opponent's hand."""
    player = state.seats[seat]
    player.known[viewer, :] = player.hand


@compiled
def show_no_fighters(state: State, seat: int) -> None:
    """An upgrade that found no carrier has shown that the hand holds no fighter."""
    player = state.seats[seat]
    player.bare = cards_in(player.hand) - cards_in(player.known[seat])


@compiled
def resample(state: State, seat: int, rng: Generator) -> None:
    """Deal every opponent's unseen cards anew between hand and deck; all deals that fit what was seen are equally likely."""
    for other in range(state.players):
        if other != seat:
            deal_again(state, seat, other, rng)


@compiled
def deal_again(state: State, viewer: int, seat: int, rng: Generator) -> None:
    """Deal one opponent's unseen cards anew."""
    player = state.seats[seat]
    hidden = cards_in(player.hand) - cards_in(player.known[viewer])
    seen_more = cards_in(player.known[viewer]) - cards_in(player.known[seat])
    bare = min(max(int(player.bare) - seen_more, 0), hidden)
    put_back(player, viewer)
    tries = 0
    for i in range(hidden):
        draw_hidden(state, player, i < bare, rng)
    while tries < MOST_TRIES and seat == state.active and not could_be(state):
        put_back(player, viewer)
        tries += 1
        for i in range(hidden):
            if tries < MOST_TRIES:
                draw_hidden(state, player, i < bare, rng)
            else:
                draw_strongest(state, player)
    for other in range(state.players):
        if other != viewer and other != seat:
            guess_known(player, seat, other, rng)
    if seat == state.active:
        guess_kept(state, player, rng)


@compiled
def put_back(player: State, viewer: int) -> None:
    """Put all cards that a viewer does not know from the hand into the deck."""
    for card in range(CARDS):
        player.draws[card] += player.hand[card] - player.known[viewer, card]
        player.hand[card] = player.known[viewer, card]


@compiled
def guess_known(player: State, seat: int, other: int, rng: Generator) -> None:
    """Another player who has seen cards of the hand has seen as many as before, the open ones among them."""
    more = cards_in(player.known[other]) - cards_in(player.known[seat])
    player.known[other, :] = player.known[seat]
    for _ in range(more):
        total = cards_in(player.hand) - cards_in(player.known[other])
        if total <= 0:
            return
        rest = below(rng, total)
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
def draw_strongest(state: State, player: State) -> None:
    """Move the strongest unseen card to the hand: for hands so unlikely that drawing does not find one."""
    best = NOTHING
    for card in range(CARDS):
        if player.draws[card] > 0 and (
            best == NOTHING
            or is_fighter(state, card) > is_fighter(state, best)
            or state.worth[card] > state.worth[best]
        ):
            best = card
    player.draws[best] -= 1
    player.hand[best] += 1


@compiled
def could_be(state: State) -> bool:
    """An attack that was begun needs enough strength, and an upgrade that was played a carrier."""
    if state.phase == SEND:
        return sendable(state)[1] >= target_defence(state, state.target)
    if state.phase == ATTACH_UPGRADE:
        return carriers(state) > 0
    return True
