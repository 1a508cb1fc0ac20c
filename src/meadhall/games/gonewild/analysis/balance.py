"""The balance report: what simulated games say about the values of a card file, written as Markdown."""

from collections.abc import Callable, Iterator, Mapping
from math import sqrt
from typing import Any

import numpy as np

from ..game import GAME
from ..rules.cards import CONDITION, MISSION_POINTS, Cards, load_cards
from ..rules.effect_parser import HALL, OWN, UNDEAD
from ..rules.ids import BUILDING_IDS, CARD_IDS, HALL_IDS, IDS, MISSION_IDS, MISSIONS, THING_IDS
from ..rules.state import SOURCE_NAMES, SOURCES
from .balance_counts import TALLY, count_games

CHUNK = 500
Z_95 = 1.96
SECTIONS = (
    ("Units and defences of the market", (*IDS["unit"], *IDS["defence"])),
    ("Buildings", BUILDING_IDS),
    ("Town halls", HALL_IDS[1:]),
    ("Odin's Path", IDS["odin"]),
    ("Divine favours", IDS["divine"]),
)


def run_games(
    players: int, options: Mapping[str, Any], busy: bool, seed: int, games: int, tell: Callable[[int], None]
) -> Any:
    """Play games and return their tally; `tell` is called with the number of games played so far."""
    states = np.zeros(2, GAME.state_type)
    tallies = np.zeros(1, TALLY)
    array = GAME.option_array(options)
    for first in range(0, games, CHUNK):
        count_games(states, players, array, busy, seed, first, min(CHUNK, games - first), tallies)
        tell(min(first + CHUNK, games))
    return tallies[0]


def report(options: Mapping[str, Any], busy: bool, seed: int, games: int, tell: Callable[[str, int], None]) -> str:
    """Play games with each number of players, and write the report."""
    cards = load_cards(options["cards"])
    lines = [*_head(cards, options, busy, seed, games)]
    for players in GAME.players:

        def count(done: int, players: int = players) -> None:
            tell(f"{players} players", done)

        tally = run_games(players, options, busy, seed, games, count)
        lines += ["", f"## {players} players", *_whole(tally, players, games), *_sources(tally, games)]
        for title, names in SECTIONS:
            lines += _cards(tally, cards, title, names, players, games)
        lines += _missions(tally, cards, games)
    return "\n".join(lines) + "\n"


def _head(cards: Cards, options: Mapping[str, Any], busy: bool, seed: int, games: int) -> Iterator[str]:
    how = (
        "Players choose at random, but end their turn only when nothing else is left, and never exchange, swap or return."
        if busy
        else "Players choose every legal action with equal chance."
    )
    yield "# Vikings Gone Wild: what simulated games say about the cards"
    yield ""
    whose = f"of {cards.path}" if cards.path else "as packaged"
    length = "long game" if options["long"] else "usual length"
    yield f"Card set {cards.digest:08x}, {whose}; {games:,} games with each number of players, {length}, seed {seed}."
    yield how
    yield "Made by `meadhall balance`."
    yield ""
    yield "A card marked * has values that were designed, not read off a card. *Win rate when bought* is that of the players"
    yield "who got at least one, with the half-width of its 95% interval; it shows what goes along with winning, not what"
    yield "causes it: a longer game brings more of everything. An even card has the rate of an even seat."


def _whole(tally: Any, players: int, games: int) -> Iterator[str]:
    yield ""
    yield f"{tally.rounds / games:.1f} rounds and {tally.decisions / games:.0f} decisions a game."
    yield ""
    yield "| seat | " + " | ".join(str(seat + 1) for seat in range(players)) + " |"
    yield "|---|" + "---:|" * players
    rates = (f"{_rate(tally.victories[seat], games)}" for seat in range(players))
    yield "| win rate | " + " | ".join(rates) + " |"
    yield "| mean points | " + " | ".join(f"{tally.points[seat] / games:.1f}" for seat in range(players)) + " |"


def _rate(won: float, n: int) -> str:
    """Write a share with the half-width of its interval."""
    if n == 0:
        return "–"
    share = float(won) / n
    return f"{share:.1%} ± {Z_95 * sqrt(max(share * (1 - share), 0) / n):.1%}"


def _sources(tally: Any, games: int) -> Iterator[str]:
    say = GAME.texts("en")
    total = int(tally.sources.sum())
    yield ""
    yield "| points by source | a game, all players | share |"
    yield "|---|---:|---:|"
    for source in sorted(range(SOURCES), key=lambda source: -int(tally.sources[source])):
        if tally.sources[source]:
            name = say(f"source-{SOURCE_NAMES[source]}")
            yield f"| {name} | {tally.sources[source] / games:.2f} | {tally.sources[source] / total:.1%} |"


def _cards(tally: Any, cards: Cards, title: str, names: tuple[str, ...], players: int, games: int) -> Iterator[str]:
    yield ""
    yield f"| {title} | price | got a game | players who got one | win rate when bought |"
    yield "|---|---:|---:|---:|---:|"
    for name in names:
        thing = THING_IDS.index(name)
        if name in CARD_IDS and cards.table["card_type"][thing] == UNDEAD:
            continue
        beer, gold = cards.table["cost"][thing].tolist()
        price = " ".join(f"{n} {what}" for n, what in ((beer, "beer"), (gold, "gold")) if n > 0) or "–"
        mark = " *" if cards.designed[name] else ""
        holders = int(tally.holders[thing])
        yield (
            f"| {cards.names['en'][name]}{mark} | {price} | {tally.got[thing] / games:.2f} "
            f"| {holders / (games * players):.1%} | {_rate(tally.holders_victories[thing], holders)} |"
        )


def _missions(tally: Any, cards: Cards, games: int) -> Iterator[str]:
    table = cards.table["mission"]
    building = np.isin(table[:, CONDITION], (OWN, HALL))
    drawn = int(tally.drawn[building].sum())
    yield ""
    yield "| mission | points | drawn a game | completed a game | met when drawn |"
    yield "|---|---:|---:|---:|---:|"
    for mission in range(MISSIONS):
        name = MISSION_IDS[mission]
        n = int(tally.drawn[mission])
        met = f"{tally.met[mission] / n:.1%}" if n and building[mission] else "–"
        mark = " *" if cards.designed[name] else ""
        yield (
            f"| {cards.names['en'][name]}{mark} | {table[mission, MISSION_POINTS]} | {n / games:.2f} "
            f"| {tally.claims[mission] / games:.2f} | {met} |"
        )
    if drawn:
        yield ""
        yield f"Of the missions that ask for buildings, {tally.met[building].sum() / drawn:.1%} were met when they were drawn."
