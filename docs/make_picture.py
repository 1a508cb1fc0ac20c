"""Draw docs/vikings.svg: a table of Vikings as the terminal shows it. Run it anew when the drawing changes."""

from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

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

# Our own page around Rich's drawing, with the system's fonts instead of fetched ones.
PAGE = """<svg class="rich-terminal" viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{ font-family: ui-monospace, Menlo, Consolas, monospace; font-size: {char_height}px; line-height: {line_height}px; }}
{styles}
</style>
<defs>
<clipPath id="{unique_id}-clip-terminal"><rect x="0" y="0" width="{terminal_width}" height="{terminal_height}" /></clipPath>
{lines}
</defs>
<rect width="{width}" height="{height}" rx="8" fill="#1f1b17"/>
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>
"""

ROOT = Path(__file__).parent
THEME = TerminalTheme(
    (31, 27, 23),
    (244, 236, 220),
    [
        (43, 35, 32),
        (179, 65, 47),
        (147, 169, 92),
        (185, 138, 86),
        (63, 127, 147),
        (178, 58, 58),
        (63, 127, 147),
        (226, 207, 160),
    ],
    [
        (142, 138, 134),
        (179, 65, 47),
        (147, 169, 92),
        (240, 180, 41),
        (47, 109, 176),
        (178, 58, 58),
        (63, 127, 147),
        (247, 245, 239),
    ],
)


def main() -> None:
    match = Match.from_position("vikings", TABLE)
    console = Console(record=True, width=66, file=(ROOT / "vikings.svg").open("w"), force_terminal=True)
    console.print(match.game.picture(match.state, match.names, "en"), highlight=False)
    console.print(f"\n[bold yellow]{match.prompt()}[/]")
    svg = console.export_svg(theme=THEME, code_format=PAGE, unique_id="meadhall")
    (ROOT / "vikings.svg").write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    main()
