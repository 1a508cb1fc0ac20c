"""Draw docs/vikings.svg: a table of Vikings as `meadhall svg` draws it. Run it anew when the drawing changes."""

from pathlib import Path

from meadhall.draw import draw_match
from meadhall.engine.match import Match

ROOT = Path(__file__).parent
TABLE = ROOT / "vikings.txt"


def main() -> None:
    match = Match.from_position("vikings", TABLE.read_text(encoding="utf-8"))
    (ROOT / "vikings.svg").write_text(draw_match(match), encoding="utf-8")


if __name__ == "__main__":
    main()
