"""Scoring a real table: displays that somebody has built on the page, scored by the rules' own code."""

from ...engine.errors import MeadhallError
from ...games import load
from ..errors import Refusal
from ..protocol import replay as r


def score(game_name: str, wish: r.ToScore, language: str) -> r.Scored:
    """Score displays. Those that cannot lie on a table, or lack something, get the reason instead of a score."""
    game = load(game_name)
    how = wish.how
    known = [option.name for option in game.scoring_options or ()]
    for name in how:
        if name not in known:
            takes = ", ".join(known) or "nothing but the displays"
            raise Refusal("bad-request", f"Scoring {game.title} has no option {name!r}. It takes: {takes}.")
    answer = r.Scored(view=None, players=[], problem="", currencies=list(game.currencies))
    try:
        answer.view = game.typed_view(wish.text)
        answer.players = [
            r.ScoredPlayer(
                name=sheet.name,
                lines=[
                    r.ScoredLine(source=line.source, label=line.label, amounts=dict(line.amounts), detail=line.detail)
                    for line in sheet.lines
                ],
                before=dict(sheet.before),
                after=dict(sheet.after),
            )
            for sheet in game.score(wish.text, how, language)
        ]
    except MeadhallError as error:
        answer.problem = str(error)
    return answer
