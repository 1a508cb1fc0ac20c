"""Names of people: what a name may be, and when one looks like another."""

import unicodedata
from collections.abc import Iterable

from ..errors import HallError
from ..protocol import MAX_NAME

# Letters that look like others, by what they look like; full-width letters and the like are Unicode's own affair (NFKC).
LOOK_ALIKES = {
    "A": "АΑᎪꓮ", "B": "ВΒᏴꓐ", "C": "СϹᏟꓚ", "D": "Ꭰꓓ", "E": "ЕΕᎬꓰ", "F": "Ϝꓝ", "G": "Ԍᏻꓖ", "H": "НΗᎻꓧ",
    "I": "ІΙӀᏆꓲ", "J": "ЈͿᎫꓙ", "K": "КΚᏦꓗ", "L": "Ꮮꓡ", "M": "МΜᎷꓟ", "N": "Νꓠ", "O": "ОΟՕꓳ", "P": "РΡᏢꓑ",
    "Q": "Ԛ", "R": "Ꭱꓣ", "S": "ЅՏᏚꓢ", "T": "ТΤᎢꓔ", "U": "Սꓴ", "V": "ѴᏙꓦ", "W": "ԜᎳꓪ", "X": "ХΧꓫ", "Y": "УΥҮꓬ",
    "Z": "ΖᏃꓜ",
    "a": "аαɑ", "b": "ЬƅᏏ", "c": "сϲᴄ", "d": "ԁᏧ", "e": "еҽ", "g": "ɡց", "h": "һհᏂ", "i": "іιıɩӏ", "j": "јϳ",
    "k": "κк", "l": "ǀ|", "n": "ոռ", "o": "оοօσᴏ", "p": "рρ", "q": "ԛզ", "r": "гᴦꭇ", "s": "ѕꜱ", "t": "τ",
    "u": "υսᴜ", "v": "νѵᴠ", "w": "ԝաᴡω", "x": "хχ", "y": "уүγу", "z": "ᴢ",
    "ä": "ӓ", "ö": "ӧ", "ü": "ϋ", "ë": "ё", "ï": "їϊ",
    "3": "Зз", "'": "ʼ’ʹ`´‘", "-": "‐‑‒–—−",
}  # fmt: skip
PLAIN = str.maketrans({odd: plain for plain, alike in LOOK_ALIKES.items() for odd in alike})
# What cannot be told apart in many typefaces, after large letters have become small ones where that matters.
BLURRED = str.maketrans({"I": "l", "1": "l", "|": "l", "0": "o", "O": "o", "m": "rn", "w": "vv"})
# Signs that show nothing though Unicode calls them printable: fillers, joiners, an empty Braille cell.
INVISIBLE = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
EMOJI_SIGN = "\ufe0f"  # asks for the coloured form of the sign before it


def clean_name(name: str) -> str:
    """Return a name without needless spaces; refuse what cannot be seen, and emptiness."""
    clean = " ".join(name.split())
    if not clean or len(clean) > MAX_NAME or not clean.isprintable() or any(map(is_invisible, clean)):
        raise HallError("bad-name", most=MAX_NAME)
    return clean


def check_no_imitation(name: str, taken: Iterable[str]) -> None:
    """Refuse a name that is not that of somebody at the table, and looks as if it were."""
    for seated in taken:
        if seated and not same_name(name, seated) and looks_like(name, seated):
            raise HallError("imitating-name", name=name, seated=seated)


def same_name(name: str, other: str) -> bool:
    """Tell whether two people have the same name, in small letters or large ones."""
    return name.casefold() == other.casefold()


def looks_like(name: str, other: str) -> bool:
    """Tell whether two names can be mistaken for each other."""
    return same_name(name, other) or _skeleton(name) == _skeleton(other)


def _skeleton(name: str) -> str:
    """Return what a name looks like: equal for names that look alike (as in Unicode's technical standard 39)."""
    seen = "".join(sign for sign in unicodedata.normalize("NFKC", name) if sign != EMOJI_SIGN)
    plain = unicodedata.normalize("NFKC", seen).translate(PLAIN)
    return "".join(plain.translate(BLURRED).casefold().translate(BLURRED).split())


def is_invisible(sign: str) -> bool:
    """Tell whether a sign shows nothing, though Unicode calls it printable."""
    # Selectors of variants hide in any number behind a letter.
    variant = "\ufe00" <= sign < EMOJI_SIGN or "\U000e0100" <= sign <= "\U000e01ef"
    return variant or sign in INVISIBLE
