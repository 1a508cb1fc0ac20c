"""Draw docs/images/<game>.svg: a table of each game as `meadhall svg` draws it. Run it anew when a drawing changes."""

from pathlib import Path

from meadhall.bots import create
from meadhall.draw import draw_match
from meadhall.engine.match import Match
from meadhall.games import names

IMAGES = Path(__file__).parent / "images"
PLAYED = 0.7  # how much of the game has been played


def table_of(game: str) -> Match:
    """Play a game between two greedy bots, and go back to where most of it has been played."""
    match = Match(game, players=2, names=["Anna", "Bert"], seed=3)
    bots = [create("greedy", game, seed=seat) for seat in range(2)]
    while not match.is_over:
        match.play(bots[match.turn].act(match, match.turn))
    match.rewind(int(match.ply * PLAYED))
    return match


def main() -> None:
    for game in names():
        (IMAGES / f"{game}.svg").write_text(draw_match(table_of(game)), encoding="utf-8")


if __name__ == "__main__":
    main()
