"""A review as one page that needs nothing from outside."""

from collections.abc import Sequence
from html import escape

from ..draw import drawing_of
from ..draw.palette import CALM, DANGER, INK, INK_SOFT, LINE, PAPER, PAPER_RAISED, SANS, SERIF
from ..engine.match import Match
from .chart import chart
from .telling import SourceDifference, ToldAccount, ToldDecision, ToldReview

STYLE = f"""
* {{ box-sizing: border-box; }}
body {{ margin: 0 auto; padding: 20px 16px 48px; max-width: 900px; background: {PAPER}; color: {INK};
  font: 16px/1.5 {SANS}; font-variant-numeric: tabular-nums; }}
h1, h2, h3 {{ font-family: {SERIF}; line-height: 1.2; margin: 0 0 8px; }}
h1 {{ font-size: 28px; }} h2 {{ font-size: 21px; margin-top: 28px; }} h3 {{ font-size: 17px; }}
p {{ margin: 0 0 8px; max-width: 72ch; }} .soft {{ color: {INK_SOFT}; font-size: 14px; }}
section {{ margin: 0 0 16px; padding: 16px; background: {PAPER_RAISED}; border: 1px solid {LINE}; border-radius: 10px; }}
.wide {{ overflow-x: auto; }} svg {{ display: block; max-width: 100%; height: auto; }}
table {{ border-collapse: collapse; font-size: 15px; margin: 8px 0; }}
th, td {{ padding: 4px 14px 4px 0; text-align: right; border-bottom: 1px solid {LINE}; font-weight: 400; }}
th:first-child {{ text-align: left; }} thead th {{ color: {INK_SOFT}; font-size: 14px; }}
.luck th, .luck td {{ font-style: italic; }} tr:last-child > * {{ font-weight: 600; }}
.good {{ color: {CALM}; }} .bad {{ color: {DANGER}; }} ul {{ margin: 0; padding-left: 20px; }} li {{ margin-bottom: 4px; }}
details {{ margin-top: 8px; }} summary {{ cursor: pointer; }}
"""


def page(told: ToldReview, match: Match, language: str) -> str:
    """Return the whole page, with the board of each decision where the game can be drawn."""
    words = told.words
    title = f"{match.game.title}: {words['title']}"
    costly = "".join(_decision(told, one, match, language, board=True) for one in told.costly)
    praised = "".join(_decision(told, one, match, language, board=False) for one in told.praised)
    turnings = "".join(
        f"<li><span class='soft'>{one.ply}</span> {escape(one.what)} <strong>{escape(one.says)}</strong></li>"
        for one in told.turnings
    )
    return f"""<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(title)}</title>
<style>{STYLE}</style>
</head>
<body>
<h1>{escape(title)}</h1>
<p class="soft">{escape(", ".join(told.names))}</p>
<h2>{escape(words["chances"])}</h2>
<section>{chart(told)}</section>
{f"<h2>{escape(words['turnings'])}</h2><section><ul>{turnings}</ul></section>" if turnings else ""}
<h2>{escape(words["balance"])}</h2>
{"".join(_account(told, one, language) for one in told.accounts)}
<h2>{escape(words["costly"])}</h2>
{costly or f"<p>{escape(words['none'])}</p>"}
{f"<h2>{escape(words['praised'])}</h2>{praised}" if praised else ""}
<p class="soft">{escape(told.judge)}</p>
</body>
</html>
"""


def _account(told: ToldReview, account: ToldAccount, language: str) -> str:
    rows = "".join(
        f'<tr class="{line.name}"><th scope="row">{escape(line.label)}</th>'
        f"<td>{_signed(line.share, language, line.name)}</td><td>{_signed(line.points, language, line.name)}</td></tr>"
        for line in account.lines
    )
    head = (
        f"<th></th><th scope='col'>{escape(told.words['shares'])}</th><th scope='col'>{escape(account.lead_label)}</th>"
    )
    says = "".join(f"<p>{escape(said)}</p>" for said in account.says)
    return f"""<section><h3>{escape(account.name)}</h3>{says}
<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div></section>
"""


def _decision(told: ToldReview, decision: ToldDecision, match: Match, language: str, board: bool) -> str:
    words = told.words
    says = "".join(f"<p>{escape(said)}</p>" for said in decision.says)
    better = f"<p><strong>{escape(words['instead'])}:</strong> {escape(decision.better)}</p>" if board else ""
    return f"""<section><h3>{escape(decision.name)} <span class="soft">({decision.ply})</span></h3>
<p><strong>{escape(words["played"])}:</strong> {escape(decision.played)}</p>{better}{says}
{_differences(words["own"], decision.own, language)}{_differences(words["others"], decision.others, language)}
{_board(decision, match, language) if board else ""}</section>
"""


def _board(decision: ToldDecision, match: Match, language: str) -> str:
    if match.game.drawing() is None:
        return ""
    then = match.copy()
    then.rewind(decision.ply)
    picture = drawing_of(match.game).draw_match(then, decision.seat, language)
    return f'<details><summary>{escape(then.prompt(language))}</summary><div class="wide">{picture}</div></details>'


def _differences(title: str, lines: Sequence[SourceDifference], language: str) -> str:
    if not lines:
        return ""
    rows = "".join(
        f'<tr><th scope="row">{escape(line.label)}</th><td class="{"good" if line.amount > 0 else "bad"}">'
        f"{_signed(line.amount, language)}</td><td class='soft'>± {_places(1.96 * line.error, language)}</td></tr>"
        for line in lines
    )
    return f'<p class="soft">{escape(title)}</p><div class="wide"><table><tbody>{rows}</tbody></table></div>'


def _places(number: float, language: str) -> str:
    written = f"{abs(number):.1f}"
    return written.replace(".", ",") if language == "de" else written


def _signed(number: float, language: str, name: str = "") -> str:
    """Write a number with its sign, a true minus for people; what stands for itself has none."""
    written = _places(number, language)
    if name in ("start", "result") and number >= 0:
        return written
    return f"+{written}" if number > 0 else f"−{written}" if number < 0 else written
