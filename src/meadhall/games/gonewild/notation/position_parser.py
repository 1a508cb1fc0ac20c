"""Reading a whole table from text. What cannot lie on a table is refused with the place and the reason."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ....engine.bits import bit
from ....engine.errors import BadData, BadPosition
from ....engine.match import stand_in_name
from ....engine.position_parser import Place, check_announced, content_lines, read_number
from ....engine.record import State, blank
from ..rules.actions import ATTACK, ATTACK_DRACO, BUY_CARD, RETURN
from ..rules.cards import Cards, load_cards
from ..rules.effect_parser import MOST_EFFECTS
from ..rules.ids import (
    BONUS_IDS,
    BUILDING_IDS,
    CARD_IDS,
    HALL_SLOT,
    LEVELS,
    MISSION_IDS,
    MOST_MISSIONS,
    MOST_OF_A_NAME,
    MOST_UPGRADES,
    NOTHING,
    PATH,
    THING_IDS,
)
from ..rules.setting_up import clear_table, copy_table
from ..rules.state import (
    BEER_COLUMN,
    CARRIED,
    DAMAGED,
    OLDER,
    PHASE_NAMES,
    POINTS_COLUMN,
    RULES_NOW,
    SOURCE_NAMES,
    STAGE_NAMES,
    STATE,
    UNDER_CONSTRUCTION,
)
from .action_notation import read_action
from .consistency import check_table
from .position import EMPTY, FLAGS, MISSION_COUNTS, PAIRS, PLAYER_COUNTS, SINGLES, TABLE_COUNTS, VERSION

MARKS = r"(!?)(~?)(?:\+(\d+))?"
MOST_POINTS = 9999


@dataclass(frozen=True)
class Line(Place):
    """A line of the text: reads its numbers, ids and counts, and makes the errors that name it."""

    def number(self, text: str, what: str, least: int, most: int) -> int:
        """Read a number within bounds."""
        return read_number(text, what, self, least, most)

    def one_of(self, text: str, ids: Sequence[str], what: str) -> int:
        """Read an id."""
        if text not in ids:
            raise self.error(f"{text[:30]!r} is not {what}.")
        return ids.index(text)

    def counts(self, rest: str, ids: Sequence[str], into: State) -> None:
        """Read counts such as `beer*3 gold`."""
        for token in rest.split():
            name, _, n = token.partition("*")
            at = self.one_of(name, ids, "a card of this kind")
            if into[at]:
                raise self.error(f"{name!r} comes twice.")
            into[at] = self.number(n, f"The count of {name}", 1, 99) if n else 1


def read_position(text: str) -> tuple[State, list[str]]:
    """Read a whole table and check that it can lie there."""
    lines = content_lines(text)
    if not lines:
        raise BadPosition("The position is empty.")
    state = blank(STATE)
    clear_table(state)
    _read_first_line(state, lines[0][1], Line(lines[0][0]))
    head = next((i for i, (_, line) in enumerate(lines) if line.startswith("player ")), len(lines))
    seen: set[str] = set()
    for number, line in lines[1:head]:
        word, _, rest = line.partition(" ")
        if word in seen:
            raise Line(number).error(f"{word!r} comes twice.")
        seen.add(word)
        _read_table_line(state, word, rest.strip(), Line(number))
    if "round" not in seen:
        raise BadPosition("The line with the round is missing, such as: round 3 start 1 turn 2 stage action phase act.")
    names: list[str] = []
    reader: PlayerReader | None = None
    for number, line in lines[head:]:
        word, _, rest = line.partition(" ")
        if word == "player":
            seat, _, name = rest.strip().partition(" ")
            if len(names) == state.players or seat != str(len(names) + 1):
                raise Line(number).error(f"Players are numbered in order from 1 to {state.players}.")
            if reader:
                reader.finish()
            names.append(name.strip() or stand_in_name(int(seat)))
            reader = PlayerReader(state, len(names) - 1)
        elif reader:
            reader.read(word, rest.strip(), Line(number, names[-1]))
    names = check_announced(int(state.players), names, Line(lines[0][0]))
    if reader:
        reader.finish()
    check_table(state)
    return state, names


def _read_first_line(state: State, line: str, place: Line) -> None:
    match = re.fullmatch(
        r"gonewild (\d+) players ([2-4])( long)?( first)?(?: rules (\d+))?(?: cards ([0-9a-f]{8}) ?(.*))?", line
    )
    if not match:
        raise place.error("A position of Vikings Gone Wild begins with a line such as: gonewild 1 players 3.")
    if int(match[1]) != VERSION:
        raise place.error(f"This is version {match[1]} of the notation; only version {VERSION} can be read.")
    state.players = int(match[2])
    state.long_game = bool(match[3])
    state.first_game = bool(match[4])
    if match[5]:
        state.rules = place.number(match[5], "The version of the rules", 1, RULES_NOW)
    try:
        cards: Cards = load_cards(match[7] if match[6] else "")
    except BadData as error:
        raise place.error(str(error)) from None
    if match[6] and f"{cards.digest:08x}" != match[6]:
        raise place.error(f"The card file {match[7]} has changed: it is {cards.digest:08x}, not {match[6]}.")
    state.digest = cards.digest
    copy_table(state, cards.array())


def _read_table_line(state: State, word: str, rest: str, place: Line) -> None:
    counts = dict(TABLE_COUNTS)
    if word in counts:
        place.counts(rest, CARD_IDS, state[counts[word]])
    elif word in PAIRS:
        numbers = rest.split()
        if len(numbers) != 2:
            raise place.error(f"{word} has two numbers, for beer and gold.")
        for i in range(2):
            state[word][i] = place.number(numbers[i], word, 0, 999)
    elif word in LINES:
        LINES[word](state, rest, place)
    else:
        raise place.error(
            f"{word[:20]!r} is unknown. Lines before the players begin with {', '.join([*LINES, *counts, *PAIRS])}."
        )


def _read_round(state: State, rest: str, place: Line) -> None:
    match = re.fullmatch(r"(\S+) start (\S+) turn (\S+) stage (.+) phase (.+?)( last)?", rest)
    if not match:
        raise place.error("This line is, for example: round 3 start 1 turn 2 stage action phase act.")
    state.round_number = place.number(match[1], "The round", 0, 30000)
    state.start = place.number(match[2], "The start player", 1, int(state.players)) - 1
    state.active = place.number(match[3], "The player whose turn it is", 1, int(state.players)) - 1
    state.stage = place.one_of(match[4], STAGE_NAMES, f"a stage ({', '.join(STAGE_NAMES)})")
    state.phase = place.one_of(match[5], PHASE_NAMES, f"a phase ({', '.join(PHASE_NAMES)})")
    state.last_round = bool(match[6])


def _read_set(field: str) -> Callable[[State, str, Line], None]:
    def read(state: State, rest: str, place: Line) -> None:
        for name in rest.split():
            state[field] |= bit(place.one_of(name, BONUS_IDS, "a bonus card"))

    return read


def _read_path(state: State, rest: str, place: Line) -> None:
    tokens = rest.split()
    if len(tokens) != PATH:
        raise place.error(f"Odin's Path has {PATH} spaces; a free one is written as a dot.")
    for space, token in enumerate(tokens):
        state.path[space] = NOTHING if token == EMPTY else place.one_of(token, CARD_IDS, "a card")


def _read_market(state: State, rest: str, place: Line) -> None:
    place.counts(rest, THING_IDS, state.market)


def _read_pile(pile: int) -> Callable[[State, str, Line], None]:
    def read(state: State, rest: str, place: Line) -> None:
        place.counts(rest, MISSION_IDS, state.mission_piles[pile])

    return read


def _read_bottom(state: State, rest: str, place: Line) -> None:
    names = rest.split()
    if len(names) >= MOST_MISSIONS:
        raise place.error("There are not so many missions.")
    for i, name in enumerate(names):
        state.mission_bottom[i] = place.one_of(name, MISSION_IDS, "a mission")


def _read_armed(state: State, rest: str, place: Line) -> None:
    tokens = rest.split()
    if len(tokens) != MOST_UPGRADES:
        raise place.error(
            f"There are {MOST_UPGRADES} places for fighters with upgrades; a free one is written as a dot."
        )
    for i, token in enumerate(tokens):
        if token == EMPTY:
            continue
        match = re.fullmatch(r"(\w+)\+(\d+)(:sent|:trapped)?", token)
        if not match:
            raise place.error(
                f"{token[:30]!r}: a fighter with upgrades is written as thor+4, thor+4:sent or thor+4:trapped."
            )
        state.armed[i] = place.one_of(match[1], CARD_IDS, "a card")
        state.armed_bonus[i] = place.number(match[2], "The bonus", 0, 999)
        state.armed_sent[i] = (None, ":sent", ":trapped").index(match[3])


def _read_due(state: State, rest: str, place: Line) -> None:
    for token in rest.split():
        match = re.fullmatch(r"(\w+)/([1-9])\*(\d+)", token)
        if not match or int(match[2]) > MOST_EFFECTS:
            raise place.error(f"{token[:30]!r}: an effect that waits is written as shaman/1*1.")
        thing = place.one_of(match[1], THING_IDS, "a card")
        state.due[thing, int(match[2]) - 1] = place.number(match[3], "The count", 1, 99)
        state.waiting += int(match[3])


def _read_target(state: State, rest: str, place: Line) -> None:
    action = read_action(rest)
    if not ATTACK <= action <= ATTACK_DRACO:
        raise place.error(f"{rest!r} is no attack.")
    state.target = action - ATTACK


def _read_buying(state: State, rest: str, place: Line) -> None:
    action = read_action(rest)
    if not BUY_CARD <= action < RETURN or ATTACK <= action <= ATTACK_DRACO:
        raise place.error(f"{rest!r} has no price.")
    state.buying = action


def _read_now(state: State, rest: str, place: Line) -> None:
    for entry in rest.split(","):
        name, _, value = entry.strip().partition(" ")
        if name not in SINGLES:
            raise place.error(f"{name[:20]!r} is unknown. Expected: {', '.join(SINGLES)}.")
        usual, most = SINGLES[name]
        state[name] = place.number(value, name, min(usual, 0), most)


LINES: dict[str, Callable[[State, str, Line], None]] = {
    "round": _read_round,
    "bonuses": _read_set("bonuses"),
    "box": _read_set("box"),
    "path": _read_path,
    "market": _read_market,
    "missions-1": _read_pile(0),
    "missions-2": _read_pile(1),
    "bottom": _read_bottom,
    "armed": _read_armed,
    "due": _read_due,
    "target": _read_target,
    "buying": _read_buying,
    "now": _read_now,
}


class PlayerReader:
    """Reads the lines of one player."""

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.player = state.seats[seat]
        self.seat = seat
        self.player.level = 1
        self.seen: set[str] = set()

    def read(self, word: str, rest: str, place: Line) -> None:
        """Read one line."""
        if word != "known" and word in self.seen:
            raise place.error(f"{word!r} comes twice.")
        self.seen.add(word)
        cards, missions = dict(PLAYER_COUNTS), dict(MISSION_COUNTS)
        if word in cards:
            place.counts(rest, CARD_IDS, self.player[cards[word]])
        elif word in missions:
            place.counts(rest, MISSION_IDS, self.player[missions[word]])
        elif word in ("points", "known", "hall", "village", "round", "ledger"):
            getattr(self, f"_{word}")(rest, place)
        else:
            raise place.error(f"{word[:20]!r} is no line of a player.")

    def finish(self) -> None:
        """Add up tokens, and book what has no line of its own in the ledger."""
        from ..rules.paying import resource_on

        player, state = self.player, self.state
        for viewer in range(state.players):
            more = int(player.known[viewer].sum()) - int(player.known[self.seat].sum())
            if more > 0 and not player.older[viewer].any():
                player.older[viewer, min(more, OLDER - 1)] = 1
        player.tokens[:] = player.on_hall
        for slot in range(HALL_SLOT):
            if player.on_slot[slot]:
                player.tokens[resource_on(state, slot)] += player.on_slot[slot]
        if self.seat == state.active:
            player.tokens[state.store_resource] += state.storable[1]
            player.tokens += state.tokens_due
        player.ledger[CARRIED, POINTS_COLUMN] += player.points - player.ledger[:, POINTS_COLUMN].sum()
        for resource in range(2):
            column = BEER_COLUMN + resource
            player.ledger[CARRIED, column] += player.tokens[resource] - player.ledger[:, column].sum()

    def _points(self, rest: str, place: Line) -> None:
        match = re.fullmatch(r"(\S+)(?: thresholds (\S+))?", rest)
        if not match:
            raise place.error("Points are written as: points 12 thresholds 2.")
        self.player.points = place.number(match[1], "The points", 0, MOST_POINTS)
        self.player.passed = place.number(match[2] or "0", "The thresholds", 0, 3)

    def _known(self, rest: str, place: Line) -> None:
        who, _, cards = rest.partition(" ")
        viewer = self.seat if who == "all" else place.number(who, "The viewer", 1, int(self.state.players)) - 1
        place.counts(cards, CARD_IDS, self.player.known[viewer])

    def _hall(self, rest: str, place: Line) -> None:
        match = re.fullmatch(rf"(\d){MARKS} beer (\S+) gold (\S+)", rest)
        if not match:
            raise place.error("A town hall is written as: hall 2 beer 0 gold 1, with ! ~ +n after the level.")
        self.player.level = place.number(match[1], "The level", 1, LEVELS)
        self._mark(HALL_SLOT, match[2], match[3], match[4], place)
        for resource in range(2):
            self.player.on_hall[resource] = place.number(match[5 + resource], "Tokens on the hall", 0, 999)

    def _village(self, rest: str, place: Line) -> None:
        for token in rest.split():
            match = re.fullmatch(rf"(\w+)(?:=(\d+))?{MARKS}", token)
            if not match:
                raise place.error(f"{token[:30]!r}: a building is written as brewery=1, with ! ~ +n behind it.")
            building = place.one_of(match[1], BUILDING_IDS, "a building")
            if self.player.built[building] == MOST_OF_A_NAME:
                raise place.error(f"at most {MOST_OF_A_NAME} buildings {match[1]!r}.")
            slot = building * MOST_OF_A_NAME + int(self.player.built[building])
            self.player.built[building] += 1
            self.player.on_slot[slot] = place.number(match[2] or "0", "Tokens", 0, 8)
            self._mark(slot, match[3], match[4], match[5], place)

    def _mark(self, slot: int, construction: str, damage: str, guard: str | None, place: Line) -> None:
        self.player.marks[slot] = UNDER_CONSTRUCTION * bool(construction) + DAMAGED * bool(damage)
        self.player.guard[slot] = place.number(guard or "0", "The guard", 0, 999)

    def _round(self, rest: str, place: Line) -> None:
        for entry in rest.split(","):
            word, _, value = entry.strip().partition(" ")
            if word in FLAGS and not value:
                self.player[word] = 1
            elif word == "favours":
                self.player.favours_due = place.number(value, "The favours", 1, 9)
            elif word == "bare":
                self._odds(self.seat, value, place)
            elif word.startswith("seen-"):
                viewer = place.number(word.removeprefix("seen-"), "The viewer", 1, int(self.state.players)) - 1
                self._odds(viewer, value, place)
            else:
                raise place.error(
                    f"{word[:20]!r} is unknown. Expected: {', '.join(FLAGS)}, favours n, bare n, seen-2 n."
                )

    def _odds(self, row: int, text: str, place: Line) -> None:
        """Read a number, or several with their odds, such as `1:0.25 2:0.75`."""
        for token in text.split():
            match = re.fullmatch(r"(\d+)(?::(\d+(?:\.\d+)?(?:e-\d+)?))?", token)
            if not match or (match[2] is None and text != token):
                raise place.error(f"{token[:30]!r}: write a number, or several with their odds, such as 1:0.25 2:0.75.")
            n = place.number(match[1], "The number", 0, 99)
            self.player.older[row, min(n, OLDER - 1)] = float(match[2] or 1)
        if not 0.999 < self.player.older[row].sum() < 1.001 or not self.player.older[row, 1:].any():
            raise place.error(f"{text[:40]!r}: the odds must add up to 1, and not all be for 0.")

    def _ledger(self, rest: str, place: Line) -> None:
        for entry in rest.split(","):
            words = entry.split()
            if len(words) != 4:
                raise place.error("A ledger's entry is a source with points, beer and gold, such as: missions 3 0 0.")
            source = place.one_of(words[0], SOURCE_NAMES, "a source")
            for column in range(3):
                self.player.ledger[source, column] = place.number(words[1 + column], words[0], -30000, 30000)
