"""Draw docs/vikings.svg: a table of Vikings as `meadhall svg` draws it. Run it anew when the drawing changes."""

from pathlib import Path

from meadhall.draw import draw_match
from meadhall.engine.match import Match

TABLE = """
vikings 1 players 2 standard
round 4 start 2 turn 1 phase buy
wheel <F >F fG . cS >N . tW rB . . . turned 3
stacks <6 f2 c1 l1 t2 >8 r1 g1 y2
bag W5 N5 S4 G5 F5 B6
player 1 Astrid
  gold 9 fame 21
  mainland F1 S1 B2
  V  g  b  .
  W  <* >
  N  <* l* >*
  S  .  <* f  >
  G  <* f* >  <*
  F  .  <* >*
player 2 Bjarne
  gold 12 fame 17
  mainland W1 G1 B1
  V  .  y  r
  W  <  t* >*
  N  <* c  >*
  S  <  >* <*
  G  .  <* >
  F  <* >* .
"""

ROOT = Path(__file__).parent


def main() -> None:
    match = Match.from_position("vikings", TABLE)
    (ROOT / "vikings.svg").write_text(draw_match(match), encoding="utf-8")


if __name__ == "__main__":
    main()
