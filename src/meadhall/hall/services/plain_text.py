"""What people write to others or for themselves: only what can be seen, so that nothing hides in it and nothing runs out of its place."""

import re
import unicodedata

from .names import is_invisible

# Controls, signs without a form (such as those that turn the direction of writing), private ones, and breaks of lines.
HIDDEN = frozenset(("Cc", "Cf", "Cs", "Co", "Zl", "Zp"))
TAGS = range(0xE0000, 0xE1000)
# A letter has few accents; more of them would run over the lines above and below.
MOST_ACCENTS = 3
ACCENTS = ("Mn", "Me")


def one_line(text: str) -> str:
    """Return a text as one line of what can be seen; empty where nothing can."""
    seen = " ".join(_seen(re.sub(r"\s", " ", text)).split())
    return seen if _shows(seen) else ""


def several_lines(text: str) -> str:
    """Return a text as lines of what can be seen."""
    return "\n".join(_seen(line).rstrip() for line in re.split(r"\r\n|\r|\n", text)).rstrip()


def _seen(line: str) -> str:
    kept: list[str] = []
    accents = 0
    for sign in unicodedata.normalize("NFC", line.replace("\t", "    ")):
        kind = unicodedata.category(sign)
        if kind in HIDDEN or is_invisible(sign) or ord(sign) in TAGS:
            continue
        accents = accents + 1 if kind in ACCENTS else 0
        if accents <= MOST_ACCENTS:
            kept.append(sign)
    return "".join(kept)


def _shows(line: str) -> bool:
    return any(unicodedata.category(sign)[0] not in "ZM" for sign in line)
