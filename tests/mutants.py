"""Break the rules of Vikings one by one, and see that a test turns red each time: `python -m tests.mutants`.

Each mutant is made in a copy of the sources and tested by the interpreted rules, so nothing is compiled and nothing is left behind.
A mutant names the rulings or special tiles that it breaks; one of the tests that fail must carry such a name.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

from meadhall.games.vikings.components import SPECIAL_NAMES

ROOT = Path(__file__).parents[1]
RULINGS = 22


class Mutant(NamedTuple):
    """A change of one place in a file of the game."""

    breaks: str  # ruling_N, or special_tile_NAME
    file: str
    old: str
    new: str


MUTANTS = [
    Mutant("ruling_1", "placing", "return COAST | player.right[row] << 1", "return player.right[row] << 1"),
    Mutant("ruling_2", "placing", "columns = COAST | tiles << 1 | tiles >> 1", "columns = COAST | tiles << 1"),
    Mutant("ruling_2", "placing", "if row < ROWS - 1:", "if row < ROWS - 2:"),
    Mutant("ruling_2", "placing", "columns = COAST | tiles << 1", "columns = COAST | ships_in(player) | tiles << 1"),
    Mutant("ruling_3", "placing", "return player.left[row] >> 1", "return player.left[row] & 0"),
    Mutant("ruling_3", "placing", "(player.middle[row] | player.right[row]) >> 1", "player.right[row] & 0"),
    Mutant("ruling_4", "buying", "if has_started(player):", "if True:"),
    Mutant("ruling_5", "buying", "elif fits_anywhere(state.seats[state.active], state.tile):", "elif True:"),
    Mutant("ruling_6", "placing", "return bit(count(taken))", "return bit(count(taken) + 1)"),
    Mutant("ruling_6", "placing", "return first & ~taken", "return bit(count(taken))"),
    Mutant("ruling_7", "buying", "    if price == 0:\n        turn_wheel(state)\n", ""),
    Mutant(
        "ruling_8",
        "buying",
        "state.seats[state.active].gold < cheapest_other(state)",
        "money(state.seats[state.active]) < cheapest_other(state)",
    ),
    Mutant("ruling_8", "buying", "return last_of_its_colour(state) or", "return"),
    Mutant("ruling_8", "scoring", "gold = min(price, player.gold)", "gold = price"),
    Mutant("ruling_8", "auction", "return int(player.gold) + max(int(player.fame), 0)", "return int(player.gold) + 99"),
    Mutant("ruling_9", "view", "gold=int(player.gold),", "gold=0,"),
    Mutant("ruling_10", "scoring", "return player.ships[sail] & player.figures[WARRIOR]", "return player.ships[sail]"),
    Mutant("ruling_10", "scoring", "ships * SHIP_FAME[sail], ships * SHIP_GOLD[sail]", "ships * SHIP_FAME[sail], 0"),
    Mutant("ruling_11", "scoring", "return player.ships[sail] & ~player.figures[WARRIOR]", "return player.ships[sail]"),
    Mutant("ruling_11", "scoring", "range(max(row - REACHED_BY_RED, 0), SAILS)", "range(max(row - 2, 0), SAILS)"),
    Mutant("ruling_11", "scoring", "range(max(row - REACHED_BY_RED, 0), SAILS)", "range(row, SAILS)"),
    Mutant(
        "ruling_12",
        "scoring",
        "return working(player, SCOUT) & player.figures[row]",
        "return working(player, SCOUT) >> 1 & player.figures[row]",
    ),
    Mutant("ruling_12", "scoring", " + count(scouted(player, FISHERMAN))", ""),
    Mutant("ruling_13", "ferrying", "return bool(state.round_number < ROUNDS)", "return True"),
    Mutant("ruling_13", "ferrying", "    if state.ferried:\n", "    if True:\n"),
    Mutant("ruling_13", "ferrying", "chosen = state.ferried & bit(row) == 0", "chosen = True"),
    Mutant(
        "ruling_13", "ferrying", "return tiles_in(player, row) & ~player.figures[row]", "return tiles_in(player, row)"
    ),
    Mutant("ruling_13", "ferrying", "player.mainland[BOATSWAIN] -= 1", "pass"),
    Mutant("ruling_14", "ending", "-fame - (gold - paid), -paid", "-fame, -paid"),
    Mutant(
        "ruling_14",
        "ending",
        "        lose_to_ships(state.seats[seat])\n        exchange_gold(state.seats[seat])",
        "        exchange_gold(state.seats[seat])\n        lose_to_ships(state.seats[seat])",
    ),
    Mutant(
        "ruling_14",
        "ending",
        "most = 1\n    for seat in range(state.players):\n        most = max(most, boatswains",
        "most = 0\n    for seat in range(state.players):\n        most = max(most, boatswains",
    ),
    Mutant("ruling_15", "ending", "for figure in range(FIGURES):", "for figure in range(FIGURES - 1):"),
    Mutant(
        "ruling_15",
        "ending",
        "        figures += player.mainland[figure]\n",
        "        figures += player.mainland[figure] + player.special[BOATSWAIN_TILE]\n",
    ),
    Mutant("ruling_16", "ending", " or (one.fame == other.fame and one.gold > other.gold)", ""),
    Mutant(
        "ruling_17", "offer", "state.phase = DRAW_FIGURES if state.auction else DRAW_TILES", "state.phase = DRAW_TILES"
    ),
    Mutant(
        "ruling_17",
        "offer",
        "    space = SPACES - 1\n    while state.drawn[figure] > 0:\n        while state.wheel_figure[space] != NOTHING:\n            space -= 1",
        "    space = 0\n    while state.drawn[figure] > 0:\n        while state.wheel_figure[space] != NOTHING:\n            space += 1",
    ),
    Mutant("ruling_17", "offer", "total(state.special_open) < OPEN_SPECIALS", "total(state.special_open) < 3"),
    Mutant("ruling_17", "auction", "state.start = state.bidder\n", "pass\n"),
    Mutant("ruling_18", "auction", "range(state.bid + 1, highest", "range(max(state.bid, 0), highest"),
    Mutant("ruling_18", "auction", "    if state.bid != NOTHING:\n", "    if True:\n"),
    Mutant("ruling_18", "auction", "state.passed |= bit(state.active)", "state.passed |= bit(0)"),
    Mutant(
        "ruling_19",
        "ferrying",
        "return not state.advanced or state.seats[state.active].special[BOAT] > 0",
        "return True",
    ),
    Mutant("ruling_19", "ferrying", "player.special[BOAT] -= 1", "pass"),
    Mutant("ruling_19", "ferrying", "        chosen = state.ferried == 0\n", "        chosen = True\n"),
    Mutant("ruling_20", "buying", "price > 0 and price == highest_price(state)", "price == highest_price(state)"),
    Mutant("ruling_20", "buying", "price > 0 and price == highest_price(state)", "price > 0"),
    Mutant("ruling_20", "buying", " and total(state.special_open) > 0", ""),
    Mutant("ruling_21", "ending", "if holds(threatened(player, row), column):", "if False:"),
    Mutant(
        "ruling_21",
        "ending",
        "around = bit(column) << 1 | bit(column) | bit(column) >> 1",
        "around = bit(column) << 1 | bit(column)",
    ),
    Mutant("ruling_21", "ending", "min(row + 2, ROWS)", "min(row + 1, ROWS)"),
    Mutant("ruling_21", "buying", "if middles > 1:", "if middles > 9:"),
    Mutant("ruling_21", "placing", "if tile_waits(player, building):", "if False:"),
    Mutant(
        "ruling_22",
        "rules",
        "state.auction = options[ADVANCED] and options[AUCTION]",
        "state.auction = options[ADVANCED]",
    ),
    Mutant("special_tile_treasure", "buying", "book(player, TREASURE_GOLD, 0, TREASURE_WORTH)", "pass"),
    Mutant("special_tile_goldsmith_1", "scoring", "goldsmiths * player.special[GOLDSMITH_1]", "0"),
    Mutant(
        "special_tile_goldsmith_2",
        "scoring",
        "goldsmiths * 2 * player.special[GOLDSMITH_2]",
        "goldsmiths * player.special[GOLDSMITH_2]",
    ),
    Mutant("special_tile_boat", "buying", "    player.special[kind] += 1\n", ""),
    Mutant("special_tile_noble_1", "scoring", "nobles * player.special[NOBLE_1]", "0"),
    Mutant("special_tile_scout_1", "scoring", "scouts * player.special[SCOUT_1]", "0"),
    Mutant(
        "special_tile_fisherman_1", "scoring", "count(working(player, FISHERMAN)) * player.special[FISHERMAN_1]", "0"
    ),
    Mutant(
        "special_tile_boatswain",
        "ending",
        "player.mainland[BOATSWAIN] + player.special[BOATSWAIN_TILE]",
        "player.mainland[BOATSWAIN]",
    ),
    Mutant("special_tile_overfeeding", "ending", "surplus * player.special[OVERFEEDING]", "0"),
    Mutant("special_tile_exchange", "ending", "if not player.special[EXCHANGE]:", "if True:"),
    Mutant("special_tile_farmstead_church_longhouse_watchtower", "buying", "if middles == 1:", "if False:"),
]


def failing_tests(mutant: Mutant, game: str = "vikings", without: str = "position|explain|coverage") -> list[str]:
    """Return the names of the tests of a game that a mutant turns red; files that match `without` are left out."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder)
        for part in ("src", "tests"):
            shutil.copytree(ROOT / part, copy / part, ignore=shutil.ignore_patterns("__pycache__"))
        shutil.copy(ROOT / "pyproject.toml", copy)
        path = copy / "src" / "meadhall" / "games" / game / f"{mutant.file}.py"
        text = path.read_text(encoding="utf-8")
        if text.count(mutant.old) < 1:
            sys.exit(f"{mutant.breaks}: {mutant.old!r} is not in {mutant.file}.py any more")
        path.write_text(text.replace(mutant.old, mutant.new, 1), encoding="utf-8")
        files = sorted(str(path.relative_to(copy)) for path in (copy / "tests" / game).glob("test_*.py"))
        rules = [file for file in files if not re.search(without, file)]
        done = subprocess.run(
            [sys.executable, "-m", "pytest", "-q", "-W", "ignore", "-p", "no:cacheprovider", "--no-header", *rules],
            cwd=copy,
            env={**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONPATH": str(copy / "src")},
            capture_output=True,
            text=True,
            check=False,
        )
        return re.findall(r"^(?:FAILED|ERROR) \S+::(\w+)", done.stdout, re.MULTILINE)


def main() -> None:
    survivors = []
    for mutant in MUTANTS:
        red = failing_tests(mutant)
        named = [name for name in red if f"test_{mutant.breaks}_" in f"{name}_"]
        print(f"{mutant.breaks:50} {len(red):3} tests turn red, {len(named)} of its name", flush=True)
        if not named:
            survivors.append(f"{mutant.breaks} in {mutant.file}.py: {mutant.old!r} -> {mutant.new!r}; red: {red}")
    names = [mutant.breaks for mutant in MUTANTS]
    missing: list[object] = [number for number in range(1, RULINGS + 1) if f"ruling_{number}" not in names]
    tiles = [re.sub(r"\W", "_", tile.removesuffix(" tile")) for tile in SPECIAL_NAMES]
    missing += [tile for tile in tiles if not any(name.startswith("special") and tile in name for name in names)]
    if survivors or missing:
        sys.exit("\n".join(["These mutants live:", *survivors, f"without a mutant: {missing}"]))
    print(f"All {len(MUTANTS)} mutants are found.")


if __name__ == "__main__":
    main()
