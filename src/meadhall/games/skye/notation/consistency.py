"""Does a table fit its own phase? Everything that the rules would never bring about is refused."""

import numpy as np
from numpy.typing import NDArray

from ....engine.errors import BadPosition
from ....engine.record import State, copied
from ..rules.actions import most_gold
from ..rules.building import has_built
from ..rules.clan import fits, place_of, take_up
from ..rules.components import (
    CASTLE,
    DRAWN_EACH,
    INCOME_CASTLE,
    KEPT_AT_MOST,
    NOTHING,
    RECEIVED_AT_MOST,
    ROUNDS,
    TILE_NAMES,
    TILES,
)
from ..rules.offer import CHOICES, choices_made, gold_to_place
from ..rules.state import BUILD, BUY, DRAW_SCORING, DRAW_TILES, GAME_OVER, PHASE_NAMES, PRICES
from .clan_notation import connected_cells


def count_tiles(state: State) -> NDArray[np.int8]:
    """Count every landscape tile that lies before or in front of the players; one that is there twice is refused."""
    counts = np.zeros(TILES, np.int8)
    for seat in range(state.players):
        player = state.seats[seat]
        area = [face // 4 for face in player.faces[: player.tiles] if face // 4 != CASTLE]
        for tile in [*area, *player.offer, *player.hand, *player.returned]:
            if tile != NOTHING:
                counts[tile] += 1
                _refuse(counts[tile] > 1, f"{TILE_NAMES[tile]} lies at two places; the box has it once.")
    return counts


def check_table(state: State) -> None:
    """Check the scoring tiles, the turn, the offers, the hands and the money against the phase."""
    _check_scoring(state)
    _check_turn(state)
    _check_supply(state)
    for seat in range(state.players):
        _check_money(state, seat)
        _check_offer(state, seat)
        _check_hand(state, seat)
    _check_phase(state)


def _refuse(condition: object, what: str) -> None:
    if condition:
        raise BadPosition(what)


def _phase(state: State) -> str:
    return f"phase {PHASE_NAMES[state.phase]!r}"


def _offered(player: State) -> int:
    return int((player.offer != NOTHING).sum())


def _listed(tiles: State) -> int:
    return int((tiles != NOTHING).sum())


def _check_scoring(state: State) -> None:
    lying = [tile != NOTHING for tile in state.scoring]
    if state.phase == DRAW_SCORING:
        _refuse(all(lying), f"All scoring tiles lie, but the {_phase(state)} draws one.")
        _refuse(sorted(lying, reverse=True) != lying, "Scoring tiles are drawn for A, B, C and D in this order.")
        _refuse(state.given_scoring, "Scoring tiles that are given are not drawn.")
        _refuse(state.round_number != 1, "Scoring tiles are drawn before the first round.")
    else:
        _refuse(not all(lying), f"A scoring tile is missing; in the {_phase(state)} four lie at A to D.")


def _check_turn(state: State) -> None:
    rounds = int(ROUNDS[state.players])
    over = state.phase == GAME_OVER
    _refuse(over and state.round_number != rounds, f"The game ends after round {rounds}, not {state.round_number}.")
    one_after_the_other = state.phase in (DRAW_TILES, BUY)
    _refuse(
        not one_after_the_other and state.active != state.start,
        f"In the {_phase(state)} nobody is before another: write the start player as the one whose turn it is.",
    )


def _check_supply(state: State) -> None:
    total = sum(int(player.gold) + int(player.price.sum()) for player in state.seats[: state.players])
    most = most_gold(int(state.players), int(state.round_number))
    _refuse(total > most, f"{total} gold on the table; {state.round_number} incomes bring at most {most} (ruling 1).")


def _check_money(state: State, seat: int) -> None:
    player = state.seats[seat]
    who = f"Player {seat + 1}"
    _refuse(
        state.phase in (DRAW_TILES, PRICES) and player.gold < INCOME_CASTLE,
        f"{who}: {player.gold} gold right after the income, which is at least {INCOME_CASTLE} (ruling 1).",
    )
    begun = state.phase != DRAW_SCORING
    _refuse(not begun and (player.gold or player.points), f"{who}: nobody has gold or points to start with (ruling 1).")


def _check_offer(state: State, seat: int) -> None:
    player = state.seats[seat]
    who = f"Player {seat + 1}"
    offered = _offered(player)
    if state.phase == PRICES:
        _refuse(offered != DRAWN_EACH, f"{who}: {offered} tiles are offered; while prices are set there are three.")
        priced = player.price > 0
        _refuse(player.axe == NOTHING and priced.any(), f"{who}: the axe is set before the prices.")
        if player.axe != NOTHING:
            free = [slot for slot in range(DRAWN_EACH) if slot != player.axe]
            _refuse(priced[free[1]] and not priced[free[0]], f"{who}: prices are set from left to right.")
            left = CHOICES - choices_made(player)
            _refuse(gold_to_place(player) < left, f"{who}: the prices are more than the gold allows (ruling 3).")
        return
    _refuse(player.axe != NOTHING, f"{who}: an axe, but no prices are being set.")
    if state.phase == BUY:
        _refuse(offered > KEPT_AT_MOST, f"{who}: {offered} tiles are offered after the axe; there are at most two.")
        for slot in range(DRAWN_EACH):
            _refuse(
                (player.offer[slot] != NOTHING) != (player.price[slot] > 0), f"{who}: a tile offered without a price."
            )
        return
    _refuse(player.price.any(), f"{who}: gold at tiles in the {_phase(state)}.")
    if state.phase == DRAW_TILES:
        lying = [tile != NOTHING for tile in player.offer]
        _refuse(
            sorted(lying, reverse=True) != lying, f"{who}: a gap in the offer; tiles are drawn one after the other."
        )
        drawn_before = (seat - int(state.start)) % state.players < (
            int(state.active) - int(state.start)
        ) % state.players
        expected = DRAWN_EACH if drawn_before else 0
        if seat == state.active:
            _refuse(offered == DRAWN_EACH, f"{who} has already drawn three tiles.")
        else:
            _refuse(offered != expected, f"{who}: {offered} tiles are drawn; with this turn there are {expected}.")
        return
    _refuse(offered, f"{who}: tiles are offered in the {_phase(state)}.")


def _check_hand(state: State, seat: int) -> None:
    player = state.seats[seat]
    who = f"Player {seat + 1}"
    hand, laid, returned = _listed(player.hand), _listed(player.laid), _listed(player.returned)
    rounds = int(state.round_number) - (state.phase != GAME_OVER)
    settled = int(player.tiles) - 1 - laid
    _refuse(
        settled > RECEIVED_AT_MOST * rounds,
        f"{who}: {settled} tiles were built in {rounds} rounds; a round brings at most {RECEIVED_AT_MOST} (ruling 4).",
    )
    if state.phase == BUY:
        acted = (seat - int(state.start)) % state.players < (int(state.active) - int(state.start)) % state.players
        _refuse(hand > acted, f"{who}: holds {hand} tiles bought, but could buy {int(acted)}.")
        _refuse(laid or returned or player.building != NOTHING, f"{who}: builds in the {_phase(state)}.")
        return
    if state.phase != BUILD:
        _refuse(hand or laid or returned or player.building != NOTHING, f"{who}: builds in the {_phase(state)}.")
        return
    _refuse(hand + laid + returned > RECEIVED_AT_MOST, f"{who}: a round brings at most {RECEIVED_AT_MOST} tiles.")
    _refuse(returned and hand, f"{who}: tiles go back only when nothing fits, so none stays in the hand (ruling 5).")
    _refuse(
        hand and not any(fits(player, tile) for tile in player.hand[:hand]),
        f"{who}: nothing in the hand fits anywhere, so it goes back to the bag (ruling 5).",
    )
    _refuse(any(fits(player, tile) for tile in player.returned[:returned]), f"{who}: a tile was returned that fits.")
    building = player.building
    _refuse(building != NOTHING and building not in player.hand, f"{who}: the tile being built is not in the hand.")
    _refuse(building != NOTHING and not fits(player, building), f"{who}: the tile being built fits nowhere.")
    _check_laid(player, who)


def _check_laid(player: State, who: str) -> None:
    """The tiles laid in this phase can be taken up again, the last one first."""
    rest = copied(player)
    for tile in reversed(player.laid[: _listed(player.laid)]):
        places = [cell for cell, face in zip(rest.cells, rest.faces, strict=True) if face // 4 == tile]
        _refuse(
            not places or place_of(rest, places[0]) == NOTHING, f"{who}: {TILE_NAMES[tile]} is not in the clan area."
        )
        take_up(rest, tile)
        cells = set(rest.cells[: rest.tiles].tolist())
        _refuse(connected_cells(cells) != cells, f"{who}: {TILE_NAMES[tile]} was laid after a tile that needs it.")


def _check_phase(state: State) -> None:
    players = state.seats[: state.players]
    if state.phase == PRICES:
        _refuse(all(choices_made(player) == CHOICES for player in players), "All prices are set, so they are revealed.")
    tiles = sum(
        _offered(player) + _listed(player.hand) + _listed(player.laid) + _listed(player.returned) for player in players
    )
    expected = KEPT_AT_MOST * int(state.players)
    _refuse(
        state.phase in (BUY, BUILD) and tiles != expected,
        f"{tiles} tiles are offered, bought or being built; with {state.players} players there are {expected}.",
    )
    if state.phase == BUILD:
        _refuse(all(has_built(player) for player in players), "Everybody has built, so the round is over.")
