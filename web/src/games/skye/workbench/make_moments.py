"""Write moments of real games for the workbench and the rules' pictures: views and legal actions from the engine.

python web/src/games/skye/workbench/make_moments.py          # all of them
python web/src/games/skye/workbench/make_moments.py buy lay  # some of them
"""

import json
import random
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from meadhall.engine.match import Match
from meadhall.engine.record import blank
from meadhall.games.skye.cells import read_cell
from meadhall.games.skye.clan import lay
from meadhall.games.skye.notation import read_face
from meadhall.games.skye.report import line_detail
from meadhall.games.skye.rules import clear_table
from meadhall.games.skye.state import GAME_OVER, STATE
from meadhall.games.skye.view import SkyeView, tile_faces, view

HERE = Path(__file__).parent
PICTURES = HERE.parent / "pictures"
NAMES = ("Anna", "Björn", "Cecilia", "Dagfinn", "Eilidh")
LANGUAGES = ("en", "de")

Sees = Callable[[SkyeView, int], bool]


def choose(match: Match, seat: int, rng: random.Random) -> str:
    """Choose as a person who has read the rules would: middling prices, and the place that brings most."""
    seen = match.view(seat)
    assert isinstance(seen, SkyeView)
    texts = match.legal_actions.texts
    if texts[0].startswith("price"):
        return rng.choice(texts[1:5] or texts)
    fits = seen.players[seat].fits
    if fits and " " in texts[0] and not texts[0].startswith("build"):
        sides = ("north", "east", "south", "west")
        gains = {f"{fit.cell} {side}": gain for fit in fits for side, gain in zip(sides, fit.gains, strict=True)}
        compact = sorted(texts, key=lambda text: -sum(map(int, [c for c in text if c.isdigit()])))
        return max(compact, key=lambda text: gains.get(text) or 0)
    if "pass" in texts and len(texts) > 1 and rng.random() < 0.8:
        return rng.choice([text for text in texts if text != "pass"])
    return rng.choice(texts)


def moment(match: Match, seat: int) -> dict[str, Any]:
    """Return everything that a table is given, in both languages."""
    actions = list(match.legal_actions) if match.turn >= 0 else []
    return {
        "view": match.view(seat).model_dump(),
        "names": match.names,
        "prompt": {language: match.prompt(language, seat) for language in LANGUAGES},
        "legal": [
            {
                "id": action,
                "text": match.game.action_text(action),
                "sentence": {language: match.sentence(action, language) for language in LANGUAGES},
            }
            for action in actions
        ],
        "lines": last_lines(match),
    }


def last_lines(match: Match) -> list[dict[str, Any]]:
    """Return the lines of the last scoring, told in English."""
    told = []
    for _, _, _, lines in match.history():
        if any(line.source.startswith(("tile-", "scroll-")) for line in lines):
            told = [line for line in lines if line.source.startswith(("tile-", "scroll-"))]
    say = match.game.texts("en")
    return [
        {
            "seat": line.seat,
            "source": line.source,
            "label": say(f"source-{line.source}"),
            "amounts": dict(line.amounts),
            "detail": line_detail(match.state, line, "en"),
        }
        for line in told
    ]


# Name, players, seed, and what the table looks like to the seat that acts then.
MOMENTS: list[tuple[str, int, int, Sees]] = [
    ("axe", 2, 4, lambda seen, seat: seen.phase == "prices" and seen.round == 1),
    (
        "price",
        4,
        8,
        lambda seen, seat: seen.phase == "prices" and seen.round == 4 and seen.players[seat].pricing is not None,
    ),
    ("buy", 3, 3, lambda seen, seat: seen.phase == "buy" and seen.round == 3),
    ("buy5", 5, 5, lambda seen, seat: seen.phase == "buy" and seen.round == 4),
    ("build", 3, 6, lambda seen, seat: seen.phase == "build" and seen.round == 3 and len(seen.players[seat].hand) > 1),
    ("lay", 2, 9, lambda seen, seat: seen.phase == "build" and seen.round == 2 and bool(seen.players[seat].building)),
    ("late", 2, 7, lambda seen, seat: seen.phase == "build" and seen.round == 6 and bool(seen.players[seat].building)),
    ("over", 3, 5, lambda seen, seat: seen.phase == "over"),
]


def find(players: int, seed: int, sees: Sees) -> tuple[Match, int]:
    """Play a game until it looks as wanted; return it with the seat that acts."""
    while True:
        match = Match("skye", players, names=NAMES[:players], seed=seed)
        rng = random.Random(seed)
        while not match.is_over:
            seat = match.turn
            seen = match.view(seat)
            assert isinstance(seen, SkyeView)
            if sees(seen, seat):
                return match, seat
            match.play(choose(match, seat, rng))
        seen = match.view(0)
        assert isinstance(seen, SkyeView)
        if sees(seen, 0):
            return match, 0
        seed += 1


# The clan area of the rules' pictures: cells and tiles, with a letter for where a turned one's north edge points.
CLAN = {
    "N1W1": "T62e",
    "N1": "T32s",
    "N1E1": "T04s",
    "W1": "T51s",
    "E1": "T45",
    "S1W1": "T38w",
    "S1": "T25s",
    "S1E1": "T33w",
}


def surveyed_clan() -> dict[str, Any]:
    """Return a clan area as a view tells it."""
    state = blank(STATE)
    clear_table(state)
    state.players, state.phase, state.round_number = 2, GAME_OVER, 6
    for cell, face in CLAN.items():
        lay(state.seats[0], read_cell(cell), read_face(face))
    player = view(state, None).players[0].model_dump()
    return {"tiles": player["tiles"], "areas": player["areas"]}


def write(path: Path, content: object) -> None:
    path.write_text(json.dumps(content, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")
    print(f"{path.name}: {path.stat().st_size // 1000} kB")


def main() -> None:
    (HERE / "moments").mkdir(exist_ok=True)
    write(HERE / "tiles.json", [face.model_dump() for face in tile_faces()])
    write(PICTURES / "clan.json", surveyed_clan())
    for name, players, seed, sees in MOMENTS:
        if len(sys.argv) > 1 and name not in sys.argv[1:]:
            continue
        match, seat = find(players, seed, sees)
        write(HERE / "moments" / f"{name}.json", moment(match, seat))


if __name__ == "__main__":
    main()
