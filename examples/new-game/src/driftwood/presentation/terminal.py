"""The table drawn for a terminal, in Rich's markup. The page shows it as well, as long as nobody draws the game."""

from collections.abc import Sequence
from itertools import zip_longest

from rich.markup import escape

from meadhall.engine.record import State
from meadhall.engine.texts import texts

from . import TEXTS
from .view import view

COLUMN = 17  # characters of the left column; a phone has room for about forty in all


def picture(
    state: State, names: Sequence[str], language: str, only: int | None = None, viewer: int | None = None
) -> str:
    """Draw the beach and all players, or one of them, with what the viewer may know: a view holds nothing else."""
    say = texts(language, TEXTS)
    table = view(state, viewer)
    lines = []
    if only is None:
        pieces = [say(f"piece-{kind}") if kind else "·" for kind in table.beach]
        beach = [f"[bold cyan]{place}[/] {piece:{COLUMN - 2}}" for place, piece in enumerate(pieces, 1)]
        sea = [f"[dim]{n:2} × {say(f'piece-{kind}')}[/]" for kind, n in table.sea.items() if n]
        lines.append(f"[bold]{say('picture-tide', tide=table.round, tides=table.rounds)}[/]\n")
        lines.append(f"{say('picture-beach'):{COLUMN}}[dim]{say('picture-sea')}[/]")
        lines += [left + right for left, right in zip_longest(beach, sea, fillvalue="")]
        lines.append("")
    for player in table.players:
        if only in (None, player.seat):
            found = ", ".join(f"{n} × {say(f'piece-{kind}')}" for kind, n in player.found.items() if n)
            chosen = say("picture-chosen", place=player.choice or 0) if player.has_chosen else ""
            marker = "▶" if player.seat in table.pending else " "
            lines.append(f"{marker} [bold]{escape(names[player.seat])}[/]  [yellow]{chosen}[/]")
            lines.append(f"    {say('picture-points', points=player.points)}: {found or '–'}")
    return "\n".join(lines)
