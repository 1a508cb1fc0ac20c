"""The colours of our drawings: those of the page, light; a test compares them with web/src/styles/tokens.css."""

PAPER = "#f4ecdc"
PAPER_RAISED = "#fbf6ea"
INK = "#2b2320"
INK_SOFT = "#655648"
LINE = "#d6c5a2"
OAK = "#b98a56"
OAK_DARK = "#7d5a36"
SEA = "#3f7f93"
SEA_DEEP = "#2a5f73"
SHORE = "#e2cfa0"
MEADOW = "#93a95c"
ROCK = "#8e8a86"
SNOW = "#f7f5ef"
GLOW = "#f0b429"
DANGER = "#b3412f"
CALM = "#4f7a5b"
GOLD = "#e8b730"
FAME = "#6a4a8c"

# A seat's colour, by seat, as on the page.
SEATS = ("#d9772e", "#2f8f88", "#e8dcc0", "#7d4a78", "#5b6b7a")

# Where no browser finds a substitute, a font must be named to be found: the last ones are those of most servers.
SERIF = "ui-serif, Palatino, Georgia, 'Noto Serif', 'Liberation Serif', 'DejaVu Serif', serif"
SANS = "ui-sans-serif, system-ui, 'Segoe UI', 'Noto Sans', Arial, 'Liberation Sans', 'DejaVu Sans', sans-serif"


def mix(colour: str, other: str, share: float) -> str:
    """Mix a share of a colour with another one, as CSS does with `color-mix(in srgb, …)`.

    >>> mix("#ff0000", "#0000ff", 0.25)
    '#4000bf'
    """
    pairs = zip(bytes.fromhex(colour[1:]), bytes.fromhex(other[1:]), strict=True)
    return "#" + bytes(round(one * share + two * (1 - share)) for one, two in pairs).hex()
