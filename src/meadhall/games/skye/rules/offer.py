"""Phases 2 and 3: tiles are drawn, the axe and the prices are set in secret, and the axed tiles go back."""

from ....engine.chance import Generator, Ints, below
from ....engine.compiled import compiled
from ....engine.record import State
from .actions import AXE, PRICE, RECONSIDER, SCORING_DRAWN, TILE_DRAWN
from .components import DRAWN_EACH, NOTHING, OPEN_SCORING_TILES, SCORING_TILES, TILES
from .income import take_income
from .state import BUY, DRAW_SCORING, DRAW_TILES, PRICES

CHOICES = DRAWN_EACH  # of a player in the price phase: the axe, and a price for each other tile


@compiled
def begin_round(state: State) -> None:
    """A round begins with the income; then the start player draws first."""
    take_income(state)
    state.phase = DRAW_TILES
    state.active = state.start


@compiled
def outcomes(state: State, ids: Ints, weights: Ints) -> int:
    """List what can be drawn now, all equally likely: a scoring tile, or a tile of the bag."""
    n = 0
    if state.phase == DRAW_SCORING:
        for tile in range(SCORING_TILES):
            if not lies_open(state, tile):
                ids[n] = SCORING_DRAWN + tile
                weights[n] = 1
                n += 1
        return n
    # Without a branch, which no processor could foresee: an entry stays only when its tile is in the bag.
    for tile in range(TILES):
        ids[n] = TILE_DRAWN + tile
        weights[n] = 1
        n += state.bag[tile]
    return n


@compiled
def lies_open(state: State, tile: int) -> bool:
    """Tell whether a scoring tile lies at one of the letters."""
    found = False
    for letter in range(OPEN_SCORING_TILES):
        found |= state.scoring[letter] == tile
    return found


@compiled
def draw_scoring(state: State, tile: int) -> None:
    """Lay a scoring tile at the next letter; after the fourth the first round begins."""
    letter = 0
    while state.scoring[letter] != NOTHING:
        letter += 1
    state.scoring[letter] = tile
    if letter == OPEN_SCORING_TILES - 1:
        begin_round(state)


@compiled
def draw_tile(state: State, tile: int) -> None:
    """Lay a tile openly before the screen of the player who draws; each draws three."""
    player = state.seats[state.active]
    state.bag[tile] = 0
    slot = 0
    while player.offer[slot] != NOTHING:
        slot += 1
    player.offer[slot] = tile
    if slot == DRAWN_EACH - 1:
        state.active = (state.active + 1) % state.players
        if state.active == state.start:
            state.phase = PRICES


@compiled
def choices_made(player: State) -> int:
    """Count what a player has set: nothing, the axe, the axe and one price, or all."""
    if player.axe == NOTHING:
        return 0
    choices = 1
    for slot in range(DRAWN_EACH):
        if player.price[slot] > 0:
            choices += 1
    return choices


@compiled
def slot_to_price(player: State) -> int:
    """Return the place of the offer that a price is asked for: the first without axe and price."""
    slot = 0
    while slot == player.axe or player.price[slot] > 0:
        slot += 1
    return slot


@compiled
def gold_to_place(player: State) -> int:
    """Return the gold that no price has taken yet."""
    gold = player.gold
    for slot in range(DRAWN_EACH):
        gold -= player.price[slot]
    return gold  # type: ignore[no-any-return]


@compiled
def highest_price(player: State) -> int:
    """Return the highest price: of the gold that is left, one coin stays for each further tile (ruling 3)."""
    return gold_to_place(player) - (CHOICES - 1 - choices_made(player))


@compiled
def legal_prices(player: State, out: Ints) -> int:
    """List what a player may set now; one who has set everything may take it back."""
    made = choices_made(player)
    if made == CHOICES:
        out[0] = RECONSIDER
        return 1
    if made == 0:
        for slot in range(DRAWN_EACH):
            # The three tiles in ascending order.
            axed = AXE + int(player.offer[slot])
            i = slot
            while i > 0 and out[i - 1] > axed:
                out[i] = out[i - 1]
                i -= 1
            out[i] = axed
        return DRAWN_EACH
    highest = highest_price(player)
    for gold in range(1, highest + 1):
        out[gold - 1] = PRICE + gold
    return highest


@compiled
def set_price(state: State, seat: int, action: int) -> None:
    """Carry out a player's secret choice; when the last one is in, the screens are set aside."""
    player = state.seats[seat]
    if action == RECONSIDER:
        clear_prices(player)
        return
    if action <= PRICE:
        slot = 0
        while player.offer[slot] != action - AXE:
            slot += 1
        player.axe = slot
        return
    player.price[slot_to_price(player)] = action - PRICE
    for other in range(state.players):
        if choices_made(state.seats[other]) < CHOICES:
            return
    reveal(state)


@compiled
def clear_prices(player: State) -> None:
    player.axe = NOTHING
    player.price[:] = 0


@compiled
def reveal(state: State) -> None:
    """Gold lies at the tiles now, and the axed tiles go back into the bag before anyone buys (ruling 4)."""
    for seat in range(state.players):
        player = state.seats[seat]
        player.gold = gold_to_place(player)
        state.bag[player.offer[player.axe]] = 1
        player.offer[player.axe] = NOTHING
        player.axe = NOTHING
    state.phase = BUY
    state.active = state.start


@compiled
def resample_prices(player: State, rng: Generator) -> None:
    """Draw a player's secret choices anew, each possibility equally likely; how many they are is seen by all."""
    made = choices_made(player)
    clear_prices(player)
    if made == 0:
        return
    player.axe = below(rng, DRAWN_EACH)
    if made == 1:
        return
    first = slot_to_price(player)
    if made == 2:
        player.price[first] = 1 + below(rng, highest_price(player))
        return
    # Two prices of at least 1 within the gold: below two different bars of gold + 1, each pair of bars equally likely.
    one = below(rng, player.gold)
    other = below(rng, player.gold - 1)
    if other >= one:
        other += 1
    player.price[first] = min(one, other) + 1
    player.price[slot_to_price(player)] = max(one, other) - min(one, other)
