"""Does a table fit its own phase? Everything that the rules would never bring about is refused."""

from ....engine.bits import bit, count, holds
from ....engine.errors import BadPosition
from ....engine.record import State
from ..rules.components import FIGURE_TOTAL, NOTHING, OPEN_SPECIALS, ROUNDS, ROWS, SPACES
from ..rules.ferrying import can_ferry, on_board
from ..rules.placing import fits_anywhere, has_started, is_ship, middles_with, tile_waits
from ..rules.scoring import tiles_in
from ..rules.state import (
    BID,
    BUY,
    COLUMNS,
    DRAW_FIGURES,
    DRAW_SPECIALS,
    DRAW_TILES,
    FERRY,
    FERRY_FIGURE,
    GAME_OVER,
    PHASE_NAMES,
    PLACE_COLOUR,
    PLACE_FIGURE,
    PLACE_ISLAND,
    PLACE_SHIP,
    PLACE_START,
    REMOVE_FIGURE,
    REPLACE_MIDDLE,
    SINGLE,
    TAKE_SPECIAL,
)

BUYING = range(BUY, REPLACE_MIDDLE + 1)
AUCTION_PHASES = (BID, REMOVE_FIGURE, PLACE_COLOUR)
ADVANCED_PHASES = (DRAW_SPECIALS, TAKE_SPECIAL, REPLACE_MIDDLE)
HAND_PHASES = range(PLACE_START, PLACE_FIGURE + 1)
ROUND_OVER = (FERRY, FERRY_FIGURE, GAME_OVER)


def check_table(state: State) -> None:
    """Check the phase against the mode, the wheel, the piles, the turn and the purchase under way."""
    _check_mode(state)
    _check_wheel(state)
    _check_piles(state)
    _check_turn(state)
    _check_hand(state)
    _check_auction(state)
    _check_ferry(state)
    _check_players(state)


def _refuse(condition: object, what: str) -> None:
    if condition:
        raise BadPosition(what)


def _phase(state: State) -> str:
    return f"phase {PHASE_NAMES[state.phase]!r}"


def _check_mode(state: State) -> None:
    specials = state.special_open.any() or state.special_stacks.any() or state.seats["special"].any()
    _refuse(not state.advanced and specials, "Special tiles belong to the advanced game; the first line says standard.")
    _refuse(not state.advanced and state.phase in ADVANCED_PHASES, f"The {_phase(state)} belongs to the advanced game.")
    _refuse(
        not state.auction and state.phase in AUCTION_PHASES,
        f"The {_phase(state)} belongs to the game with the auction.",
    )
    _refuse(
        state.phase in (FERRY, FERRY_FIGURE) and state.round_number % 2 == 1,
        f"Round {state.round_number}: ferries run in large scorings only, after rounds 2, 4 and 6.",
    )
    _refuse(
        state.phase == GAME_OVER and state.round_number != ROUNDS,
        f"The game ends after round {ROUNDS}, not after round {state.round_number}.",
    )


def _check_wheel(state: State) -> None:
    tiles = [tile != NOTHING for tile in state.wheel_tile]
    figures = [figure != NOTHING for figure in state.wheel_figure]
    if state.phase in BUYING:
        for price in range(SPACES):
            _refuse(
                tiles[price] != figures[price],
                f"Wheel, price {price}: a tile without a figure, or a figure without a tile.",
            )
        _refuse(
            any(tiles) and not tiles[0],
            "Wheel, price 0: empty, although groups are left; the wheel turns until there is one (ruling 7).",
        )
        _refuse(state.phase == BUY and not any(tiles), "The wheel is empty, so nobody can buy: the round is over.")
        farthest = max((price for price in range(SPACES) if tiles[price]), default=0)
        _refuse(
            farthest + state.turned >= SPACES,
            f"Wheel: a group at price {farthest} after {state.turned} turns of the wheel.",
        )
        return
    if state.phase == DRAW_TILES:
        islands = [tile for tile in state.wheel_tile if tile != NOTHING and not is_ship(tile)]
        ships = [tile for tile in state.wheel_tile if tile != NOTHING and is_ship(tile)]
        expected = [*islands, *[NOTHING] * (SPACES - len(islands) - len(ships)), *ships]
        _refuse(
            expected != state.wheel_tile.tolist(),
            "Wheel: islands lie from price 0 upwards without a gap, ships from price 11 downwards (rule: preparing the offer).",
        )
        _refuse(all(tiles), f"The {_phase(state)} asks for tiles, but all {SPACES} lie there.")
    elif state.phase == DRAW_FIGURES and not state.auction:
        _refuse(not all(tiles), f"The {_phase(state)} comes when all {SPACES} tiles lie around the wheel.")
    elif state.phase == PLACE_COLOUR:
        _refuse(not all(tiles), f"The {_phase(state)} comes when all {SPACES} tiles lie around the wheel.")
        free = figures.count(False)
        _refuse(any(figures[:free]), "Wheel: figures stand on the highest spaces first (ruling 17).")
        _refuse(
            state.drawn.sum() != free, f"{state.drawn.sum()} figures are drawn for {free} free spaces of the wheel."
        )
    else:
        _refuse(any(tiles), f"Tiles lie around the wheel in the {_phase(state)}.")
    _refuse(state.phase != PLACE_COLOUR and any(figures), f"Figures stand on the wheel in the {_phase(state)}.")
    _refuse(state.turned, f"The wheel has not turned in the {_phase(state)}.")


def _check_piles(state: State) -> None:
    on_wheel = int((state.wheel_tile != NOTHING).sum())
    if state.phase == DRAW_TILES:
        tiles_drawn = on_wheel
    else:
        before_tiles = state.phase == DRAW_SPECIALS or (
            state.auction and state.phase in (DRAW_FIGURES, BID, REMOVE_FIGURE)
        )
        tiles_drawn = 0 if before_tiles else SPACES
    stacks = SPACES * (ROUNDS - int(state.round_number) + 1) - tiles_drawn
    _refuse(
        state.stacks.sum() != stacks,
        f"The stacks hold {state.stacks.sum()} tiles; in round {state.round_number}, {_phase(state)}, they hold {stacks}.",
    )

    a_round = SPACES + int(state.auction)
    drawn = int(state.drawn.sum())
    before_figures = state.phase == DRAW_SPECIALS or (not state.auction and state.phase == DRAW_TILES)
    if before_figures:
        taken, expected = 0, 0
    elif state.phase == DRAW_FIGURES:
        taken, expected = drawn, min(drawn, a_round - 1)
    else:
        taken = a_round
        expected = {BID: SPACES + 1, REMOVE_FIGURE: SPACES + 1, DRAW_TILES: SPACES, PLACE_COLOUR: drawn}.get(
            int(state.phase), 0
        )
    _refuse(
        drawn != expected,
        f"{drawn} figures are drawn and not on the wheel; in the {_phase(state)} there are {expected}.",
    )
    bag = FIGURE_TOTAL - a_round * (int(state.round_number) - 1) - taken
    _refuse(
        state.bag.sum() != bag,
        f"The bag holds {state.bag.sum()} figures; in round {state.round_number}, {_phase(state)}, it holds {bag}.",
    )

    open_tiles = int(state.special_open.sum())
    _refuse(
        state.phase == DRAW_SPECIALS and (open_tiles >= OPEN_SPECIALS or not state.special_stacks.any()),
        f"The {_phase(state)} asks for special tiles, but none is to be drawn.",
    )
    refilled = state.phase in (DRAW_TILES, DRAW_FIGURES, *AUCTION_PHASES) or (
        state.phase == BUY and _bought(state) == 0
    )
    _refuse(
        state.advanced and refilled and open_tiles < OPEN_SPECIALS and state.special_stacks.any(),
        f"{open_tiles} special tiles lie open; before anyone buys there are {OPEN_SPECIALS} (ruling 17).",
    )
    _refuse(state.phase == TAKE_SPECIAL and open_tiles == 0, "No special tile lies open to be taken.")


def _bought(state: State) -> int:
    """Count the groups that were bought in this round, the one under way included."""
    return SPACES - int((state.wheel_tile != NOTHING).sum())


def _check_turn(state: State) -> None:
    if state.phase in BUYING:
        before = _bought(state) - (state.phase != BUY)
        _refuse(before < 0, f"The {_phase(state)} follows a purchase, but all groups are on the wheel.")
        expected = (int(state.start) + before) % int(state.players)
        _refuse(
            state.active != expected,
            f"Turn {state.active + 1}: with start player {state.start + 1} and {before} groups bought before, it is player {expected + 1}'s turn.",
        )
    elif state.phase == REMOVE_FIGURE:
        _refuse(
            state.active != state.start,
            "The winner of the auction is the start player and removes the figure (ruling 17).",
        )


def _check_hand(state: State) -> None:
    player = state.seats[state.active]
    in_hand = state.phase in HAND_PHASES
    _refuse(in_hand and state.tile == NOTHING, f"The {_phase(state)} needs a line that says what was bought.")
    _refuse(
        not in_hand and state.tile != NOTHING,
        f"Something is bought and not placed, but the {_phase(state)} does not place anything.",
    )
    _refuse(
        (state.phase == PLACE_FIGURE) != (state.cell != NOTHING),
        "The cell of what was bought is given while its figure is asked for, and only then.",
    )
    _refuse(state.phase == PLACE_SHIP and not is_ship(state.tile), "What was bought is not a ship.")
    _refuse(
        state.phase in (PLACE_ISLAND, PLACE_FIGURE) and is_ship(state.tile), "What was bought is not an island tile."
    )
    _refuse(state.phase == PLACE_START and has_started(player), "The start tile has already been placed.")
    _refuse(
        state.phase == PLACE_ISLAND and not fits_anywhere(player, state.tile),
        "What was bought fits nowhere and leaves the game (ruling 5).",
    )
    if state.phase == PLACE_FIGURE:
        row, column = int(state.cell) // COLUMNS, int(state.cell) % COLUMNS
        _refuse(row != state.figure, "The tile lies in another row than its figure's, so nothing is to be asked.")
        _refuse(
            not holds(tiles_in(player, row), column) or holds(player.figures[row], column),
            "The tile that was bought does not lie free at its cell.",
        )
    _refuse(
        state.special_due and not (state.advanced and state.special_open.any()),
        "The purchase earns a special tile, but none lies open.",
    )
    replacing = state.phase == REPLACE_MIDDLE
    _refuse(
        replacing != (state.replacing != NOTHING),
        "The building that is replaced is given in the phase 'replace middle', and only then.",
    )
    if replacing:
        _refuse(not tile_waits(player, state.replacing), "The building tile that replaces a middle is not there.")
        _refuse(
            middles_with(player, state.replacing) < 2,
            "A middle is chosen only where there are two or more (ruling 21).",
        )


def _check_auction(state: State) -> None:
    _refuse(state.phase != BID and state.bid != NOTHING, f"There is a bid, but the {_phase(state)} is no auction.")
    if state.phase != BID:
        return
    if state.bid == NOTHING:
        _refuse(state.active != state.start, "The start player opens the auction (ruling 18).")
        return
    passed = count(state.passed)
    _refuse(holds(state.passed, state.bidder), "The highest bidder has not passed.")
    _refuse(holds(state.passed, state.active), "It is the turn of a player who has passed.")
    _refuse(passed >= state.players - 1, "All others have passed, so the auction is over.")
    _refuse(state.active == state.bidder, "The highest bidder does not raise their own bid.")
    bidder = state.seats[state.bidder]
    _refuse(state.bid > bidder.gold + bidder.fame, "The bid is more than the bidder's gold and fame (ruling 18).")


def _check_ferry(state: State) -> None:
    player = state.seats[state.active]
    _refuse(state.phase == FERRY and not can_ferry(player), "There is no boatswain, or nobody to move.")
    under_way = state.phase == FERRY_FIGURE
    _refuse(
        under_way != (state.ferry != NOTHING),
        "What the ferry carries is given in the phase 'ferry figure', and only then.",
    )
    if not under_way:
        return
    _refuse(
        state.ferry == SINGLE and (not state.advanced or state.ferried),
        "A ferry for a single figure belongs to the advanced game and ends with it.",
    )
    _refuse(
        state.ferry < ROWS and state.ferried & ~bit(state.ferry), "The ferry has carried another colour than its own."
    )
    _refuse(not any(on_board(state, row) for row in range(ROWS)), "The ferry has nobody left to move, so it is over.")


def _check_players(state: State) -> None:
    for seat in range(state.players):
        player = state.seats[seat]
        _refuse(
            state.phase != GAME_OVER and player.fame < 0,
            f"Player {seat + 1}: fame is below 0 before the end (ruling 8).",
        )
        bought_before = state.round_number > 1 or state.phase in ROUND_OVER
        _refuse(
            bought_before and not has_started(player),
            f"Player {seat + 1}: nothing in column 1 after a round; the start tile lies with the first purchase (ruling 4).",
        )
