"""A whole table as text. `reading` is the way back."""

from collections.abc import Sequence

import numpy as np

from ....engine.bits import holds
from ....engine.record import State
from ..rules.actions import ATTACK
from ..rules.cards import cards_of_digest, packaged_cards
from ..rules.effect_parser import MOST_EFFECTS
from ..rules.ids import (
    BONUS_IDS,
    BONUSES,
    BUILDING_IDS,
    CARD_IDS,
    HALL_SLOT,
    MAX_PLAYERS,
    MISSION_IDS,
    MOST_OF_A_NAME,
    MOST_UPGRADES,
    NOTHING,
    THING_IDS,
)
from ..rules.state import DAMAGED, PHASE_NAMES, RULES_NOW, SOURCE_NAMES, SOURCES, STAGE_NAMES, UNDER_CONSTRUCTION
from .action_notation import action_text

VERSION = 1
EMPTY = "."

# Lines of the table that count cards: word, field.
TABLE_COUNTS = (
    ("odin", "odin"),
    ("odin-discards", "odin_discards"),
    ("favours-open", "favours_open"),
    ("favours-unseen", "favours_unseen"),
    ("ready", "ready"),
    ("sent", "sent"),
    ("fresh", "fresh"),
    ("trapped", "trapped"),
    ("aside", "aside"),
    ("kept", "kept"),
)
PLAYER_COUNTS = (("deck", "draws"), ("hand", "hand"), ("discards", "discards"), ("played", "played"))
MISSION_COUNTS = (("missions", "held"), ("done", "done"))
# Two numbers each: beer and gold, and of what is being stored the fewest and the most.
PAIRS = ("purse", "spent", "price", "tokens_due", "storable")
# Single numbers with what they are when nothing is under way, and the most that they can be.
SINGLES: dict[str, tuple[int, int]] = {
    "seated": (0, MAX_PLAYERS),
    "favours_left": (0, 36),
    "victim": (NOTHING, MAX_PLAYERS - 1),
    "hits": (0, 60),
    "hall_hits": (0, 3),
    "strongest": (0, 999),
    "boost": (0, 999),
    "bought": (0, 1023),
    "draco_done": (0, 1),
    "by_hand": (0, 1),
    "answering": (0, 1),
    "trapping": (NOTHING, len(CARD_IDS) - 1),
    "taker": (NOTHING, MAX_PLAYERS - 1),
    "revealed": (NOTHING, len(CARD_IDS) - 1),
    "draws_due": (0, 999),
    "missions_due": (0, 2),
    "choices_due": (0, 20),
    "chosen_as": (0, 2),
    "chosen_from": (0, SOURCES - 1),
    "seek_types": (0, 127),
    "reshuffled": (0, 1),
    "steals_due": (0, 20),
    "steal_resource": (0, 1),
    "steal_from": (NOTHING, MAX_PLAYERS - 1),
    "recovers_due": (0, 20),
    "peeks_due": (0, 1),
    "attach_due": (0, 20),
    "refill": (0, 1),
    "store_resource": (0, 1),
    "store_slot": (NOTHING, HALL_SLOT),
    "keeps_left": (NOTHING, 999),
    "tie_winner": (NOTHING, MAX_PLAYERS - 1),
}
# What a player has done in this round.
FLAGS = ("attacked", "claimed", "swapped", "returned")


def position_text(state: State, names: Sequence[str]) -> str:
    """Write the whole table, hands included."""
    lines = [_first_line(state)]
    last = " last" if state.last_round else ""
    lines.append(
        f"round {state.round_number} start {state.start + 1} turn {state.active + 1} "
        f"stage {STAGE_NAMES[state.stage]} phase {PHASE_NAMES[state.phase]}{last}"
    )
    lines.append(f"bonuses {set_text(state.bonuses)}")
    lines.append(f"box {set_text(state.box)}")
    lines.append("path " + " ".join(EMPTY if card == NOTHING else CARD_IDS[card] for card in state.path))
    for word, name in TABLE_COUNTS:
        lines.append(f"{word} {counts_text(CARD_IDS, state[name])}")
    lines.append(f"market {counts_text(THING_IDS, state.market)}")
    for pile in range(2):
        lines.append(f"missions-{pile + 1} {counts_text(MISSION_IDS, state.mission_piles[pile])}")
    lines.append("bottom " + " ".join(MISSION_IDS[mission] for mission in state.mission_bottom if mission != NOTHING))
    lines.append("armed " + _armed_text(state))
    lines.append("due " + _due_text(state))
    for name in PAIRS:
        if state[name].any():
            lines.append(f"{name} {state[name][0]} {state[name][1]}")
    if state.target != NOTHING:
        lines.append(f"target {action_text(ATTACK + int(state.target))}")
    if state.buying != NOTHING:
        lines.append(f"buying {action_text(int(state.buying))}")
    singles = [f"{name} {state[name]}" for name, (usual, _) in SINGLES.items() if state[name] != usual]
    if singles:
        lines.append("now " + ", ".join(singles))
    lines = [line for line in lines if " " in line.strip()]
    for seat in range(state.players):
        lines += _player_lines(state, seat, names[seat])
    return "\n".join(lines) + "\n"


def _first_line(state: State) -> str:
    line = f"gonewild {VERSION} players {state.players}"
    line += " long" * bool(state.long_game) + " first" * bool(state.first_game)
    if state.rules != RULES_NOW:
        line += f" rules {state.rules}"
    if state.digest != packaged_cards().digest:
        line += f" cards {int(state.digest):08x} {cards_of_digest(state.digest).path}"
    return line


def counts_text(ids: Sequence[str], counts: State) -> str:
    """Write counts of cards, such as `beer*3 gold`."""
    return " ".join(name if n == 1 else f"{name}*{n}" for name, n in zip(ids, counts, strict=True) if n)


def odds_text(odds: State) -> str:
    """Write how likely each number is, such as `1:0.25 2:0.75`, or the number alone where it is certain."""
    possible = np.flatnonzero(odds).tolist()
    return str(possible[0]) if len(possible) == 1 else " ".join(f"{n}:{odds[n]!s}" for n in possible)


def set_text(mask: int) -> str:
    return " ".join(BONUS_IDS[bonus] for bonus in range(BONUSES) if holds(mask, bonus))


def _armed_text(state: State) -> str:
    """Write fighters with upgrades by place: id+bonus, and whether they attack or are trapped."""
    if (state.armed == NOTHING).all():
        return ""
    how = ("", ":sent", ":trapped")
    return " ".join(
        EMPTY
        if state.armed[i] == NOTHING
        else f"{CARD_IDS[state.armed[i]]}+{state.armed_bonus[i]}{how[state.armed_sent[i]]}"
        for i in range(MOST_UPGRADES)
    )


def _due_text(state: State) -> str:
    """Write effects that wait: id/which*how often."""
    return " ".join(
        f"{THING_IDS[thing]}/{i + 1}*{state.due[thing, i]}"
        for thing in range(len(THING_IDS))
        for i in range(MOST_EFFECTS)
        if state.due[thing, i]
    )


def _player_lines(state: State, seat: int, name: str) -> list[str]:
    player = state.seats[seat]
    lines = [f"player {seat + 1} {name}", f"points {player.points} thresholds {player.passed}"]
    for word, field in PLAYER_COUNTS:
        lines.append(f"{word} {counts_text(CARD_IDS, player[field])}")
    for viewer in range(state.players):
        who = "all" if viewer == seat else viewer + 1
        if player.known[viewer].any():
            lines.append(f"known {who} {counts_text(CARD_IDS, player.known[viewer])}")
    marks = _marks_text(player, HALL_SLOT)
    lines.append(f"hall {player.level}{marks} beer {player.on_hall[0]} gold {player.on_hall[1]}")
    lines.append("village " + " ".join(_slot_texts(player)))
    for word, field in MISSION_COUNTS:
        lines.append(f"{word} {counts_text(MISSION_IDS, player[field])}")
    round_ = [flag for flag in FLAGS if player[flag]]
    round_ += [f"favours {player.favours_due}"] * bool(player.favours_due)
    for viewer in range(state.players):
        if player.older[viewer].any():
            word = "bare" if viewer == seat else f"seen-{viewer + 1}"
            round_.append(f"{word} {odds_text(player.older[viewer])}")
    lines.append("round " + ", ".join(round_))
    entries = [
        f"{source} {row[0]} {row[1]} {row[2]}"
        for source, row in zip(SOURCE_NAMES, player.ledger, strict=True)
        if row.any()
    ]
    lines.append("ledger " + ", ".join(entries))
    return [line for line in lines if " " in line.strip()]


def _marks_text(player: State, slot: int) -> str:
    """Write marks and guard of a building: ! under construction, ~ damaged, +n by defence cards."""
    marks = player.marks[slot]
    guard = f"+{player.guard[slot]}" if player.guard[slot] else ""
    return "!" * bool(marks & UNDER_CONSTRUCTION) + "~" * bool(marks & DAMAGED) + guard


def _slot_texts(player: State) -> list[str]:
    texts = []
    for building, name in enumerate(BUILDING_IDS):
        for slot in range(building * MOST_OF_A_NAME, building * MOST_OF_A_NAME + int(player.built[building])):
            tokens = f"={player.on_slot[slot]}" if player.on_slot[slot] else ""
            texts.append(f"{name}{tokens}{_marks_text(player, slot)}")
    return texts
