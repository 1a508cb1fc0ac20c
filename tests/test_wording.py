"""How we speak to people: no internal codes in sentences, one word for each thing, and none of the phrases we left behind.

Tiles, cells, ships, cards and players have names, and rulings a link.
"""

import ast
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import typer

from meadhall.cli.main import app
from meadhall.engine.bits import members
from meadhall.engine.match import Match

from .documents import DOCUMENTS

NAMES = ["Anna", "Ben", "Clara", "Dora"]
CODES = re.compile(
    r"""
    \bT\d\d                                  # a tile of Isle of Skye
    | \b[NS]\d+(?:[EW]\d+)?\b | \b[EW]\d+\b  # a cell of a clan area
    | \b[WNSGFBV]\d+\b                       # a cell, a ship or a figure of a display
    | \b[a-z]+_[a-z_\d]+                     # a card by its id
    | \d+,\d+,\d                             # scoring tiles by their numbers
    | \b(?:ruling|Auslegung|Entscheid)\b
    | \b(?:[Pp]layer|Spieler|[Ss]eat|Platz)\ \d
    | north\ edge | Nordkante | \bids?\b | [{}?]{2} | -\ -
    """,
    re.VERBOSE,
)
GAMES = [
    ("vikings", 2, {}),
    ("vikings", 4, {"advanced": True, "auction": True}),
    ("skye", 3, {}),
    ("gonewild", 3, {}),
]
UNTIL = 600  # decisions of a game; those of Vikings and Isle of Skye have fewer


def told(match: Match, language: str, rng: random.Random) -> Iterator[str]:
    """Everything that can be said of a moment: what is asked, what each action would do, and why others are not legal."""
    yield match.prompt(language)
    for seat in members(match.pending):
        yield match.prompt(language, seat)
        for action in match.legal_actions_of(seat):
            yield match.sentence(action, language, seat)
        for action in rng.sample(range(match.game.actions), 12):
            reason = match.explain(action, seat)
            if reason is not None:
                yield reason.text(language)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("game", "players", "options"), GAMES)
def test_no_sentence_of_a_whole_game_has_a_code(
    game: str, players: int, options: dict[str, Any], language: str
) -> None:
    rng = random.Random(5)
    match = Match(game, players, names=NAMES[:players], seed=5, **options)
    found = set()
    for _ in range(UNTIL):
        if match.is_over:
            break
        found |= {said for said in told(match, language, rng) if CODES.search(said)}
        seat = rng.choice(list(members(match.pending)))
        match.play(rng.choice(list(match.legal_actions_of(seat))), seat)
    assert sorted(found) == []
    before = np.zeros_like(match.game.ledger(match.state))
    for line in match.lines(match.game.ledger(match.state) - before):
        detail = match.game.line_detail(match.state, line, language)
        label = match.game.texts(language)(f"source-{line.source}")
        assert not CODES.search(f"{label}: {detail}"), detail
    for sheet in match.game.score(match.position, {"tiles": "0,3,5,7"} if game == "skye" else {}, language):
        for row in sheet.lines:
            assert not CODES.search(row.detail), row.detail


@pytest.mark.parametrize("code", ["T18", "at N2E1", "auf G4", "V1", "elf_archer", "0,4,7", "(ruling 19)", "player 2"])
def test_codes_are_recognized(code: str) -> None:
    assert CODES.search(f"Anna places it {code}.")


@pytest.mark.parametrize(
    "said", ["Anna buys the tile (2 sheep, farm) for 3.", "2 north 1 east of the castle", "+2 A 5"]
)
def test_names_and_numbers_are_no_codes(said: str) -> None:
    assert not CODES.search(said)


ROOT = Path(__file__).parents[1]
ALL = ("",)  # every file
# The word that we use, its language, the files that the rule is for (parts of their paths), and what is not said instead.
GLOSSARY = [
    ("Partie", "de", ALL, r"Das Spiel (?:ist|hat|wurde)"),
    ("am Zug", "de", ALL, r"\bdran\b"),
    ("undo", "en", ALL, r"\b[Tt]ake(?:n|s)? back (?:your|axe|and)|[Tt]o take back\."),
    ("Tipp", "de", ("hall", "web/src/texts"), r"\bRat\b"),
    ("total", "en", ("web/src/texts", "engine"), r"\b[Tt]ogether\b"),
    ("Summe", "de", ("web/src/texts", "engine"), r"\bZusammen\b|\bzusammen(?= ?[:={\d])"),
    ("schwer, Experte, Meister", "de", ALL, r"\bsehr stark\b|meisterlich"),
    ("Auslegung", "de", ALL, r"\bEntscheid\b"),
    ("Personen", "de", ALL, r"Spielerin|starker Spieler|Mitspieler"),
    ("Durchgang", "de", ("vikings",), r"\bRunden?\b"),
    ("Drehrad", "de", ("vikings", "web/src/texts"), r"\bRad\b"),
    ("kaufen", "de", ("vikings",), r"\berw[ie]rb"),
    ("Inselanfang, Inselende", "de", ("vikings",), r"(?:linkes|rechtes) Ende"),
    ("Mittelstück", "de", ("vikings", "web/src/texts"), r"Mittelteil"),
    ("place", "en", ("vikings", "skye", "web/src/texts"), r"\b(?:lay|lays|laid|laying)\b"),
    ("figure", "en", ("vikings",), r"\bpeople\b"),
    ("Figur", "de", ("vikings",), r"\bLeuten?\b"),
    ("crossing", "en", ("vikings",), r"\b(?:[Aa]|one|this|[Tt]he|[Nn]o) ferry\b|\bferries for\b"),
    ("unthreatened", "en", ("vikings",), r"\bworking\b"),
    ("unbedroht", "de", ("vikings",), r"bei der Arbeit"),
    ("repel", "en", ("vikings",), r"\bdrives? away\b"),
    ("abwehren", "de", ("vikings",), r"vertreib"),
    ("Kleine Wertung, Große Wertung", "de", ("vikings",), r"\b(?:kleinen?|großen?) Wertung"),
    ("Bauwerksplättchen", "de", ("vikings", "web/src/texts"), r"Gebäudeplättchen"),
    ("Version für Fortgeschrittene", "de", ALL, r"Spiel für Fortgeschrittene"),
    ("Sichtschirm", "de", ("skye",), r"\bSchirm"),
    ("Weideland, Gewässer", "de", ("skye", "web/src/texts"), r"\bWeide\b|\bWasser\b"),
    ("Straße", "de", ("skye", "web/src/texts"), r"\b(?:Vieh|Burg)weg\b|\bWeg\b"),
    ("Bauernhof", "de", ("skye", "web/src/texts"), r"\bHof\b"),
    ("Set", "de", ("skye",), r"\bSatz\b"),
    ("level 1 to 3", "en", ("gonewild",), r"\b[Ll]evel I+\b"),
    ("Stufe 1 bis 3", "de", ("gonewild",), r"\bStufe I+\b"),
    ("Effekt", "de", ("gonewild",), r"\bWirkung"),
    ("Abwurfstapel", "de", ("gonewild",), r"\bAblagen?\b"),
    ("Göttliche Gunst", "de", ("gonewild",), r"\bgöttliche"),
    ("complete a mission", "en", ("gonewild",), r"\b[Cc]laim"),
    ("eine Mission erledigen", "de", ("gonewild",), r"\b[Aa]b(?:geben|gegeben)\b"),
    ("depot", "en", ("gonewild",), r"\bContainer"),
    ("Ressource", "de", ("gonewild",), r"(?:Bier|Gold)-Marker|(?:als|roter|roten|wie viele) Marker\b"),
    ("this turn’s beer and gold", "en", ("gonewild",), r"\bpurse\b"),
    ("Bier und Gold dieses Zuges", "de", ("gonewild",), r"\bBeutel\b"),
    ("Komplette Verteidigung", "de", ("gonewild",), r"\bkomplette Verteidigung"),
    ("zurücklegen", "de", ("gonewild",), r"zurückgeben"),
]
PHRASES = {
    "en": r"\b(?:[Ss]he|[Hh]er|herself)\b|\balready[.:]|, too\b|\balso (?:when|those)\b|\bby itself\b|as things are|[Nn]ot to be\b|to be had"
    r"|\bin this (?:round|turn)\b|\bof yours\b|is no [a-z]+ and no\b|Known are|Asked is|knows no\b|nought|whole truth|\d %|\} %"
    r"|(?:^|[.;:|] )Who [a-z]+s? (?:only|no|the|has|is|was|passes|buys|ties)\b[^?]*\.",
    "de": r"[»«]|: (?:es|der Preis|die Partie|du|erst|wähle|dein) |(?<![a-z] )\b(?:Wähl|Schick|Kauf|Setz|Markier|Bau|Zeig)\b(?! de[rs])"
    r"|\b(?:ein|eine|nur) [A-Za-zä]+ im Zug\b|[Ee]inmal im Zug|\bje Runde\b|wie es jetzt steht|nicht zu [a-zäöü]+en\b"
    r"|(?:unbekannter|beliebiger|dieser|die) Folge\b|Augenblick|[Dd]ie meisten (?:Sieg)?[Pp]unkte gewinnen|\d%|\} ?%\b",
}


def wordings(language: str) -> Iterator[tuple[str, str]]:
    """Return every line that people read in a language, with where it is; comments of catalogues are for us."""
    files = [*ROOT.glob(f"src/meadhall/**/texts/{language}.ftl"), *ROOT.glob(f"web/src/**/texts/{language}.ftl")]
    files += ROOT.glob(f"web/src/texts/{language}.ftl")
    files += ROOT.glob(f"src/meadhall/games/*/lessons/{language}.ftl")
    files += list(ROOT.glob(f"web/src/games/*/rules/*{language}.md"))
    for path in sorted(set(files)):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if path.suffix == ".md" or not line.startswith("#"):
                text = re.sub(r"^[a-z][\w-]* =", "", line) if path.suffix == ".ftl" else line
                yield f"{path.relative_to(ROOT)}:{number}", text
    if language == "en":
        yield from command_help()


def prose() -> Iterator[tuple[str, str]]:
    """Return the paragraphs of the documents, without examples and code."""
    for path in DOCUMENTS:
        text = re.sub(r"^```.*?^```", "", path.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
        for paragraph in re.split(r"\n\s*\n|\n(?=[|#-])", re.sub(r"`[^`]*`", "", text)):
            yield path.relative_to(ROOT).as_posix(), " ".join(paragraph.split())


def comments() -> Iterator[tuple[str, str]]:
    """Return the sources, for words that no comment and no docstring uses."""
    for folder, suffixes in (("src/meadhall", {".py"}), ("web/src", {".ts", ".svelte"})):
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix in suffixes:
                for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
                    yield f"{path.relative_to(ROOT)}:{number}", line


def refusals() -> Iterator[tuple[str, str]]:
    """Return the sentences with which something is refused, each with … for what is inserted."""
    for path in sorted((ROOT / "src/meadhall").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            function = getattr(node, "func", None)
            called = getattr(function, "attr", getattr(function, "id", ""))
            if isinstance(node, ast.Raise) or called in ("error", "refusal", "_refuse"):
                for part in ast.walk(node):
                    if isinstance(part, ast.JoinedStr):
                        text = "".join(
                            str(value.value) if isinstance(value, ast.Constant) else "…" for value in part.values
                        )
                        yield f"{path.relative_to(ROOT)}:{part.lineno}", text
                    elif isinstance(part, ast.Constant) and isinstance(part.value, str):
                        yield f"{path.relative_to(ROOT)}:{part.lineno}", part.value


def command_help() -> Iterator[tuple[str, str]]:
    """Return the help of every command and of each of its options."""
    for name, command in typer.main.get_command(app).commands.items():  # type: ignore[attr-defined]
        yield f"meadhall {name}", command.help or ""
        for parameter in command.params:
            yield f"meadhall {name} {parameter.name}", getattr(parameter, "help", "") or ""


def unwanted(language: str, where: str, text: str) -> list[str]:
    """Return what a line says that it should not, with the word that we use instead."""
    found = [
        f"{where}: {match[0]!r}, we say {term}"
        for term, spoken, files, pattern in GLOSSARY
        if spoken == language and any(part in where for part in files)
        for match in re.finditer(pattern, text)
    ]
    return found + [f"{where}: {match[0]!r}" for match in re.finditer(PHRASES[language], text)]


@pytest.mark.parametrize("language", ["en", "de"])
def test_texts_rules_and_help_keep_to_the_glossary(language: str) -> None:
    lines = list(wordings(language))
    assert len(lines) > 1000
    assert [found for where, text in lines for found in unwanted(language, where, text)] == []


def test_documents_and_refusals_are_plain_english() -> None:
    lines = [*prose(), *refusals()]
    assert len(lines) > 2000
    assert [f"{where}: {match[0]!r}" for where, text in lines for match in re.finditer(PHRASES["en"], text)] == []


def test_nobody_is_she_in_a_comment() -> None:
    lines = list(comments())
    assert len(lines) > 20_000
    assert [where for where, text in lines if re.search(r"\b(?:[Ss]he|[Hh]er|hers|herself)\b", text)] == []


@pytest.mark.parametrize(
    ("language", "where", "text"),
    [
        ("de", "games/vikings/texts/de.ftl", "Anna erwirbt »Inselanfang« für 3."),
        ("de", "games/gonewild/rules/de.md", "Draco lässt sich einmal im Zug besiegen."),
        ("de", "web/src/texts/de.ftl", "Mittelteil, beliebiges Gebäude"),
        ("en", "games/gonewild/rules/en.md", "Who has only one mission draws another."),
        ("en", "games/vikings/rules/en.md", "A figure on a tile stays where she is."),
        ("en", "games/skye/texts/en.ftl", "That is not what is asked for now. Asked is a price."),
        ("en", "meadhall svg seat", "As a seat sees it; all is the whole truth."),
    ],
)
def test_words_that_we_left_behind_are_found(language: str, where: str, text: str) -> None:
    assert unwanted(language, where, text)
