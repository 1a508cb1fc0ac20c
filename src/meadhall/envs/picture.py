"""Pictures of a table as text with colours and as SVG, through Rich."""

from io import StringIO

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from ..engine.match import Match

WIDTH = 100

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


def text_picture(match: Match, viewer: int | None = None) -> str:
    """Draw a table as text with the colours of a terminal, as a seat or a spectator sees it."""
    return _drawn(match, viewer, WIDTH).export_text(styles=True)


def svg_picture(match: Match, viewer: int | None = None, width: int = WIDTH) -> str:
    """Draw a table as SVG, as a seat or a spectator sees it."""
    return _drawn(match, viewer, width).export_svg(theme=THEME, code_format=PAGE, unique_id="meadhall")


def _drawn(match: Match, viewer: int | None, width: int) -> Console:
    console = Console(record=True, width=width, file=StringIO(), force_terminal=True, color_system="truecolor")
    console.print(match.game.picture(match.state, match.names, "en", None, viewer), highlight=False)
    console.print(f"\n[bold yellow]{match.prompt()}[/]")
    return console
