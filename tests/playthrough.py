"""Golden playthroughs: whole games as text, with positions, what was legal and what was chosen.

`python -m tests.playthrough` writes them anew after a change that is meant to change them.
"""

from pathlib import Path
from typing import Any

from meadhall.engine.chance import below, generator
from meadhall.engine.contract import CHANCE
from meadhall.engine.match import Match

FOLDER = Path(__file__).with_name("playthroughs")

# Random games of Vikings Gone Wild are long; so many decisions show enough of them.
MOST_DECISIONS = 500

# The file's name: game, players, options.
GAMES: dict[str, tuple[str, int, dict[str, Any]]] = {
    "vikings_2_standard": ("vikings", 2, {}),
    "vikings_3_advanced": ("vikings", 3, {"advanced": True}),
    "vikings_4_advanced_without_auction": ("vikings", 4, {"advanced": True, "auction": False}),
    "skye_2": ("skye", 2, {}),
    "gonewild_2_first_game": ("gonewild", 2, {"first": True}),
    "gonewild_4_long": ("gonewild", 4, {"long": True}),
    "skye_5_open_gold_given_tiles": ("skye", 5, {"open_gold": True, "tiles": "12,2,7,13"}),
}


def playthrough(name: str) -> str:
    """Play a game by a fixed seed and write down its course."""
    return course(name, *GAMES[name])


def course(name: str, game: str, players: int, options: dict[str, Any]) -> str:
    """Play a game by the seed that its name makes, and write down its course."""
    match = Match(game, players, seed=len(name), **options)
    rng = generator(len(name), 1)
    decisions = 0
    while not match.is_over and decisions < MOST_DECISIONS:
        decisions += 1
        actions = match.legal_actions
        match.play(actions[below(rng, len(actions))])
    written = [f"# {name}: {match.game.title} {match.options}"]
    told = Match(game, players, auto_chance=False, **options)
    shown_to = CHANCE
    for seat, action in match.log:
        legal = told.legal_actions.texts
        if seat == CHANCE:
            written.append(f"chance  {match.game.action_text(action)}")
        else:
            shown = legal if len(legal) <= 60 else [*legal[:30], f"… {len(legal) - 31} more …", legal[-1]]
            # The whole table at the beginning of a turn, then only what is asked.
            table = f"\n{told.position}" if seat != shown_to else ""
            written.append(f"{table}{told.prompt()}\nlegal   {', '.join(shown)}")
            written.append(f"seat {seat}  {match.game.action_text(action)}: {told.sentence(action)}")
        shown_to = seat
        before = told.game.ledger(told.state)
        told.play(action, seat)
        for line in told.lines(told.game.ledger(told.state) - before):
            written.append(f"        seat {line.seat} {line.source} {dict(line.amounts)}")
    written.append(f"\n{told.position}{told.prompt()}\npoints {told.points}, places {told.ranking}\n")
    return "\n".join(written)


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name in GAMES:
        (FOLDER / f"{name}.txt").write_text(playthrough(name), encoding="utf-8")
