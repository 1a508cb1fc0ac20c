"""Pictures of a table as text with colours, through Rich."""

from io import StringIO

from rich.console import Console

from ..engine.match import Match

WIDTH = 100


def text_picture(match: Match, viewer: int | None = None) -> str:
    """Draw a table as text with the colours of a terminal, as a seat or a spectator sees it."""
    console = Console(record=True, width=WIDTH, file=StringIO(), force_terminal=True, color_system="truecolor")
    console.print(match.game.picture(match.state, match.names, "en", None, viewer), highlight=False)
    console.print(f"\n[bold yellow]{match.prompt()}[/]")
    return console.export_text(styles=True)
