"""Break the rules of Isle of Skye one by one, and see that a test turns red each time: `python -m tests.skye.mutants`.

A mutant that breaks a ruling must be found by a test of that ruling; one that breaks a scoring tile by any test.
"""

import sys

from ..mutants import Mutant, failing_tests

RULINGS = 8

MUTANTS = [
    Mutant("ruling_1", "income", "book(player, CASTLE_INCOME, 0, INCOME_CASTLE)", "pass"),
    Mutant("ruling_1", "income", "INCOME_BARRELS * connected_barrels(player)", "0"),
    Mutant("ruling_1", "income", "and leads_to_castle(roads, place)", ""),
    Mutant("ruling_1", "income", "state.seats[other].points > state", "state.seats[other].points >= state"),
    Mutant("scored rounds", "income", "1 if state.players == MAX_PLAYERS else 0", "0"),
    Mutant("ruling_2", "areas", "if road != NOTHING and not holds", "if not holds"),
    Mutant("ruling_2", "areas", "or holds(roads, place * ROAD_SLOTS + 1)", ""),
    Mutant("ruling_3", "offer", "- (CHOICES - 1 - choices_made(player))", ""),
    Mutant("ruling_3", "offer", "        out[0] = RECONSIDER\n        return 1\n", "        return 0\n"),
    Mutant(
        "ruling_3",
        "offer",
        "        if choices_made(state.seats[other]) < CHOICES:\n            return\n",
        "        pass\n",
    ),
    Mutant("ruling_3", "offer", "for gold in range(1, highest + 1):", "for gold in range(0, highest):"),
    Mutant("ruling_4", "offer", "state.bag[player.offer[player.axe]] = 1", "pass"),
    Mutant("ruling_4", "offer", "player.gold = gold_to_place(player)", "pass"),
    Mutant("ruling_4", "buying", "and seller.price[slot] <= gold", ""),
    Mutant("ruling_4", "buying", "other != seat and ", ""),
    Mutant("ruling_4", "buying", "    seller.gold += price\n", ""),
    Mutant("ruling_4", "buying", "book(seller, SALES, 0, price)", "pass"),
    Mutant("ruling_4", "buying", "player.gold += player.price[slot]", "player.gold += 2 * player.price[slot]"),
    Mutant("ruling_4", "rounds", "state.start = (state.start + 1) % state.players", "pass"),
    Mutant("ruling_5", "clan", "EDGE_CODE[face] & player.asked[i] == player.terrain[i]", "True"),
    Mutant(
        "ruling_5",
        "clan",
        "player.terrain[i] |= np.int64(terrain) << 2 * side",
        "player.terrain[i] = terrain << 2 * side",
    ),
    Mutant(
        "ruling_5",
        "building",
        "if player.hand[i] != NOTHING and fits(player, player.hand[i]):\n            return",
        "if False:\n            return",
    ),
    Mutant("ruling_5", "building", "state.bag[player.returned[i]] = 1", "pass"),
    Mutant("ruling_5", "building", "            take_up(player, player.laid[i])\n", ""),
    Mutant("ruling_5", "building", "and (player.laid[0] != NOTHING or player.returned[0] != NOTHING)", ""),
    Mutant("ruling_6", "areas", "area[OPEN_EDGES] += 1", "pass"),
    Mutant("ruling_6", "areas", "area[ON_TILES] |= np.int32(1) << place", "area[ON_TILES] = (area[ON_TILES] << 1) | 1"),
    Mutant("ruling_7", "ending", "return 2 * points if", "return points if"),
    Mutant("ruling_7", "ending", "// int(SCROLL_EACH[tile])", ""),
    Mutant("ruling_7", "ending", "points = player.gold // GOLD_FOR_A_POINT", "points = 0"),
    Mutant("ruling_7", "ending", " or (one.points == other.points and one.gold > other.gold)", ""),
    Mutant("ruling_8", "income", "player.gold += gold", "player.gold = min(player.gold + gold, 99)"),
    Mutant("squares", "scoring", "and player.beside[east, SOUTH] != NOTHING", ""),
    Mutant("sheep", "scoring", "return each * shown(player, SHEEP)", "return each * shown(player, CATTLE)"),
    Mutant("brochs", "scoring", "min(area[BROCHS], 3) - 1", "0"),
    Mutant("majorities", "scoring", "if more <= 1 else 0", "if more == 0 else 0"),
    Mutant("majorities", "scoring", "    if own == 0:\n        return 0\n", ""),
    Mutant("majorities", "scoring", "(state.seats[other], tile) > own", "(state.seats[other], tile) >= own"),
    Mutant("farms", "scoring", "abs(ROW[cell] - ROW[near]) <= 1", "ROW[cell] == ROW[near]"),
    Mutant(
        "cattle road", "scoring", "            n += SHOWS[player.faces[place] // 4, CATTLE]\n", "            n += 1\n"
    ),
    Mutant("great water", "scoring", "if area[TERRAIN] == WATER else 0", ""),
    Mutant("great water", "scoring", "max(points, pays) if tile == GREAT_WATER else points + pays", "points + pays"),
    Mutant("large areas", "scoring", "count(area[ON_TILES]) < LARGE_AREA", "count(area[ON_TILES]) < 2"),
    Mutant("peaks", "scoring", "tile == PEAKS and area[TERRAIN] != MOUNTAIN", "False"),
    Mutant("harbours", "scoring", "area[SHIPS] > 0 and ", ""),
    Mutant("columns", "scoring", "    if player.beside[place, NORTH] != NOTHING:\n        return 0\n", ""),
    Mutant("settlements", "scoring", "shown(player, FARM), ", ""),
    Mutant("scored rounds", "scoring", "        if is_scored(state, letter):\n", "        if True:\n"),
]


def main() -> None:
    survivors = []
    for mutant in MUTANTS:
        red = failing_tests(mutant, "skye", "notation|perft|walker|coverage|play|secrets|report|tiles")
        wanted = f"test_{mutant.breaks}_" if mutant.breaks.startswith("ruling") else ""
        named = [name for name in red if name.startswith(wanted)]
        print(f"{mutant.breaks:15} {len(red):3} tests turn red, {len(named)} of its name", flush=True)
        if not named:
            survivors.append(f"{mutant.breaks} in {mutant.file}.py: {mutant.old!r} -> {mutant.new!r}; red: {red}")
    missing = [n for n in range(1, RULINGS + 1) if all(mutant.breaks != f"ruling_{n}" for mutant in MUTANTS)]
    if survivors or missing:
        sys.exit("\n".join(["These mutants live:", *survivors, f"rulings without a mutant: {missing}"]))
    print(f"All {len(MUTANTS)} mutants are found.")


if __name__ == "__main__":
    main()
