"""What a card is good for, read from its words: the heuristics know no card by its name."""

from ....engine.compiled import compiled
from ....engine.record import State
from ..rules.effect_parser import (
    AMOUNT,
    ANY,
    ATTACH,
    BOOST_ALL,
    DEFEND,
    DRAW,
    GAIN,
    GAIN_PER,
    MOST_EFFECTS,
    NO_EFFECT,
    OTHER,
    POINTS,
    RECOVER,
    SEEK,
    STEAL,
    TOKEN,
    TRAP,
    WHAT,
    WHEN,
    WHEN_SUCCESSFUL,
    WORD,
)
from ..rules.effects import amount_of
from ..rules.strength import is_fighter

# The columns of a sum of traits: how many cards, and what they bring when they are drawn.
CARDS_HELD, BEER_GAIN, GOLD_GAIN, STRENGTH, FIGHTERS_HELD, CARDS_DRAWN, GUARD, GUARDS, ARMS, EXTRA = range(10)
TRAITS = 10

# Fighters that a boost for all usually reaches, how often what depends on a success is earned, and a token stolen.
BOOSTED = 2.0
SUCCESS = 0.6
STOLEN = 0.3
# What a trap takes from an attack, in strength.
TRAPPED = 3.0


@compiled
def add_traits(state: State, player: State, card: int, n: int, sums: State) -> None:
    """Add what n copies of a card bring."""
    sums[CARDS_HELD] += n
    if is_fighter(state, card):
        sums[STRENGTH] += n * state.worth[card]
        sums[FIGHTERS_HELD] += n
    for i in range(MOST_EFFECTS):
        word = state.effects[card, i, WORD]
        if word == NO_EFFECT:
            return
        amount = n * amount_of(state, card, i)
        what = int(state.effects[card, i, WHAT])
        if word in (GAIN, TOKEN):
            if what == ANY:
                sums[GOLD_GAIN] += amount
            else:
                sums[BEER_GAIN + what] += amount
        elif word == GAIN_PER:
            sums[BEER_GAIN + int(state.effects[card, i, OTHER])] += amount * player.built[what]
        elif word in (DRAW, RECOVER):
            sums[CARDS_DRAWN] += amount
        elif word == SEEK:
            sums[CARDS_DRAWN] += n
        elif word == STEAL:
            sums[EXTRA] += STOLEN * amount
        elif word == ATTACH:
            sums[ARMS] += amount
        elif word == BOOST_ALL:
            sums[ARMS] += BOOSTED * amount
        elif word == POINTS:
            sums[EXTRA] += (SUCCESS if state.effects[card, i, WHEN] == WHEN_SUCCESSFUL else 1.0) * amount
        elif word == DEFEND:
            sums[GUARD] += amount
            sums[GUARDS] += n
        elif word == TRAP:
            sums[GUARD] += TRAPPED * n
            sums[GUARDS] += n


@compiled
def guards(state: State, card: int) -> int:
    """Return by how much a card raises a building's defence when it is attacked."""
    total = 0
    if state.reacts[card]:
        for i in range(MOST_EFFECTS):
            word = state.effects[card, i, WORD]
            if word == DEFEND:
                total += int(state.effects[card, i, AMOUNT])
            elif word == TRAP:
                total += int(TRAPPED)
    return total
