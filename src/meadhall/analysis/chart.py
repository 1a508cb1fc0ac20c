"""The chart of a review as SVG: everybody's share of the victory, step by step."""

from xml.sax.saxutils import escape

from ..draw.palette import INK, INK_SOFT, LINE, PAPER_RAISED, SEATS
from ..draw.svg import circle, path, rect, tag, text
from .telling import ToldReview

WIDTH, HEIGHT = 760, 300
LEFT, RIGHT, TOP, BOTTOM = 44, 12, 16, 34
PARTS = 4


def chart(told: ToldReview) -> str:
    """Draw the chances of all seats, with a mark where the game turned."""
    plies = max((moment.ply for moment in told.moments), default=1)
    moments = [told.start, *told.moments]

    def x(ply: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * ply / plies

    def y(share: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (1 - share)

    parts = [rect(0, 0, WIDTH, HEIGHT, PAPER_RAISED, rx=8), tag("title", escape(told.words["chances"]))]
    for part in range(PARTS + 1):
        share = part / PARTS
        parts.append(path(f"M{LEFT} {y(share):.1f}H{WIDTH - RIGHT}", stroke=LINE, stroke_width=1))
        parts.append(text(LEFT - 8, round(y(share) + 4, 1), round(100 * share), 12, fill=INK_SOFT, text_anchor="end"))
    for turning in told.turnings:
        parts.append(
            path(f"M{x(turning.ply):.1f} {TOP}V{HEIGHT - BOTTOM}", stroke=INK_SOFT, stroke_dasharray="3 4", opacity=0.6)
        )
    for seat in range(len(told.names)):
        line = _line([(x(moment.ply), y(moment.shares[seat])) for moment in moments])
        parts.append(path(line, stroke=INK, stroke_width=4, stroke_linejoin="round", opacity=0.25))
        parts.append(path(line, stroke=SEATS[seat % len(SEATS)], stroke_width=2.5, stroke_linejoin="round"))
    parts += _names(told.names)
    return tag(
        "svg",
        *parts,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        role="img",
        font_family="inherit",
    )


def _line(points: list[tuple[float, float]]) -> str:
    """Draw steps: a chance holds until the next step changes it."""
    drawn = f"M{points[0][0]:.1f} {points[0][1]:.1f}"
    return drawn + "".join(f"H{x:.1f}V{y:.1f}" for x, y in points[1:])


def _names(names: list[str]) -> list[str]:
    width = (WIDTH - LEFT - RIGHT) / len(names)
    parts = []
    for seat, name in enumerate(names):
        at = LEFT + seat * width
        parts.append(circle(round(at + 6, 1), HEIGHT - 12, 5, SEATS[seat % len(SEATS)], stroke=INK, stroke_width=0.75))
        parts.append(text(round(at + 16, 1), HEIGHT - 8, name, 13))
    return parts
