"""Elements of SVG as text, and the sheet that a drawing is put on."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from xml.sax.saxutils import escape, quoteattr

from .palette import INK, INK_SOFT, PAPER, SANS, SERIF

Number = int | float
MARGIN = 24
# Letters are about half as wide as high: without a browser nobody can measure them.
LETTER = 0.55


def short(number: Number) -> str:
    """Write a number with at most two decimals."""
    return f"{number:.2f}".rstrip("0").rstrip(".") if isinstance(number, float) else str(number)


def tag(name: str, *children: str, **attributes: object) -> str:
    """Write an element; an underscore in an attribute's name is a hyphen, and None leaves it out."""
    written = "".join(
        f" {key.strip('_').replace('_', '-')}={quoteattr(short(value) if isinstance(value, (int, float)) else str(value))}"
        for key, value in attributes.items()
        if value is not None
    )
    return f"<{name}{written}>{''.join(children)}</{name}>" if children else f"<{name}{written}/>"


def path(d: str, fill: str = "none", **attributes: object) -> str:
    return tag("path", d=d, fill=fill, **attributes)


def rect(x: Number, y: Number, width: Number, height: Number, fill: str, **attributes: object) -> str:
    return tag("rect", x=x, y=y, width=width, height=height, fill=fill, **attributes)


def circle(x: Number, y: Number, r: Number, fill: str, **attributes: object) -> str:
    return tag("circle", cx=x, cy=y, r=r, fill=fill, **attributes)


def text(x: Number, y: Number, words: object, size: Number = 14, **attributes: object) -> str:
    """Write words; `bold` and `serif` are said by their names."""
    bold, serif = attributes.pop("bold", False), attributes.pop("serif", False)
    return tag(
        "text",
        escape(str(words)),
        x=x,
        y=y,
        font_size=size,
        font_weight=600 if bold else None,
        font_family=SERIF if serif else None,
        fill=attributes.pop("fill", INK),
        **attributes,
    )


def group(
    children: Iterable[str], x: Number = 0, y: Number = 0, scale: Number = 1, turn: Number = 0, **more: object
) -> str:
    """Put drawings together, moved, turned and scaled."""
    steps = []
    if x or y:
        steps.append(f"translate({short(x)} {short(y)})")
    if turn:
        steps.append(f"rotate({short(turn)})")
    if scale != 1:
        steps.append(f"scale({short(scale)})")
    return tag("g", *children, transform=" ".join(steps) or None, **more)


def shortened(words: str, most: int) -> str:
    """Cut words that have no room."""
    return words if len(words) <= most else words[: most - 1].rstrip() + "…"


def wrapped(words: str, most: int) -> list[str]:
    """Break words into lines of at most so many letters."""
    lines = [""]
    for word in words.split():
        if lines[-1] and len(lines[-1]) + 1 + len(word) > most:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return lines


@dataclass(frozen=True)
class Drawing:
    """A piece of a picture, with the room that it takes."""

    width: Number
    height: Number
    content: str


def beside(drawings: Sequence[Drawing], gap: Number = 24) -> Drawing:
    """Put drawings side by side."""
    x: Number = 0
    placed = []
    for drawing in drawings:
        placed.append(group([drawing.content], x=x))
        x += drawing.width + gap
    return Drawing(max(x - gap, 0), max((drawing.height for drawing in drawings), default=0), "".join(placed))


def below(drawings: Sequence[Drawing], gap: Number = 24) -> Drawing:
    """Put drawings one below the other."""
    y: Number = 0
    placed = []
    for drawing in drawings:
        placed.append(group([drawing.content], y=y))
        y += drawing.height + gap
    return Drawing(max((drawing.width for drawing in drawings), default=0), max(y - gap, 0), "".join(placed))


def in_rows(drawings: Sequence[Drawing], columns: int, gap: Number = 24) -> Drawing:
    """Put drawings in rows of so many."""
    rows = [drawings[first : first + columns] for first in range(0, len(drawings), columns)]
    return below([beside(row, gap) for row in rows], gap)


def sheet(drawing: Drawing, title: str, lines: Sequence[str] = (), least_width: Number = 0) -> str:
    """Put a drawing on paper, under its title, as a document of its own."""
    width = max(drawing.width, least_width) + 2 * MARGIN
    heads = [line for said in lines for line in wrapped(said, int((width - 2 * MARGIN) / (15 * LETTER)))]
    top = MARGIN + (34 if title else 0) + 21 * len(heads) + (6 if title else 0)
    height = top + drawing.height + MARGIN
    parts = [rect(0, 0, width, height, PAPER, rx=10)]
    if title:
        parts += [tag("title", escape(title)), text(MARGIN, MARGIN + 20, title, 24, bold=True, serif=True)]
    parts += [text(MARGIN, MARGIN + 50 + 21 * i, line, 15, fill=INK_SOFT) for i, line in enumerate(heads)]
    parts.append(group([drawing.content], x=MARGIN, y=top))
    return tag(
        "svg",
        *parts,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {short(width)} {short(height)}",
        width=width,
        height=height,
        font_family=SANS,
        role="img",
    )
