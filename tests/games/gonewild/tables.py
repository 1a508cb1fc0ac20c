"""A table to try rules on: set up what a test is about, and play actions by their texts."""

from typing import Any

import numpy as np

from meadhall.engine.chance import generator
from meadhall.engine.contract import CHANCE
from meadhall.engine.game import Reason
from meadhall.engine.play import draw
from meadhall.engine.record import blank
from meadhall.games.gonewild.game import GAME
from meadhall.games.gonewild.rules.cards import read_cards
from meadhall.games.gonewild.rules.ids import BONUS_IDS, BUILDING_IDS, CARD_IDS, MISSION_IDS, PACKAGED
from meadhall.games.gonewild.rules.state import ACT, FIRST_BONUS, PHASE_NAMES, SOURCE_NAMES, STATE

NAMES = ["Viktor", "Martha", "Olaf", "Freya"]
BEER, GOLD = 0, 1
RESOURCES = {"beer": BEER, "gold": GOLD}
PACKAGED_TEXT = PACKAGED.read_text(encoding="utf-8")


def card(name: str) -> int:
    return CARD_IDS.index(name)


class Table:
    """A table at which seat 0 has just begun the first turn of a round, all other things as after the set-up."""

    def __init__(self, players: int = 2, cards: str = PACKAGED_TEXT, **options: bool) -> None:
        values = {"long": False, "first": True, **options}
        self.cards = read_cards(cards)
        head = [values["long"], values["first"], self.cards.digest]
        self.state: Any = blank(STATE)
        GAME.rules.setup(self.state, players, np.concatenate([head, self.cards.array()]).astype(np.int64))
        self.ids = np.zeros(400, np.int32)
        self.weights = np.zeros(400, np.int32)
        self.rng = generator(7)
        self.until(ACT)
        for seat in range(players):
            self.seat(seat).held[:] = 0
            self.hand(seat)

    def seat(self, seat: int) -> Any:
        return self.state.seats[seat]

    # Setting things up

    def hand(self, seat: int, *cards: str) -> None:
        """Give a player exactly these hand cards; her deck is ten beers, so that draws can be told."""
        player = self.seat(seat)
        for zone in (player.hand, player.draws, player.discards, player.played, player.known, player.older):
            zone[:] = 0
        for name in cards:
            player.hand[card(name)] += 1
        player.draws[card("beer")] = 10

    def pile(self, seat: int, zone: str, *cards: str) -> None:
        self.seat(seat)[zone][:] = 0
        for name in cards:
            self.seat(seat)[zone][card(name)] += 1

    def village(self, seat: int, *buildings: str) -> None:
        """Put buildings that are in use into a village, such as `beer_container=4`."""
        player = self.seat(seat)
        for text in buildings:
            name, _, tokens = text.partition("=")
            building = BUILDING_IDS.index(name)
            slot = 3 * building + int(player.built[building])
            player.built[building] += 1
            player.on_slot[slot] = int(tokens or 0)
            if tokens:
                beer = name in ("brewery", "beer_container")
                player.tokens[BEER if beer else GOLD] += int(tokens)

    def purse(self, beer: int = 0, gold: int = 0) -> None:
        self.state.purse[:] = (beer, gold)

    def missions(self, seat: int, *names: str) -> None:
        for name in names:
            self.seat(seat).held[MISSION_IDS.index(name)] += 1

    def path(self, *cards: str) -> None:
        self.state.path[:] = [card(name) if name else -1 for name in cards]

    # Asking

    @property
    def turn(self) -> int:
        return int(GAME.rules.turn(self.state))

    @property
    def phase(self) -> str:
        return PHASE_NAMES[self.state.phase]

    @property
    def points(self) -> list[int]:
        return [int(self.seat(i).points) for i in range(self.state.players)]

    def legal(self) -> list[str]:
        if self.turn == CHANCE:
            n = GAME.rules.outcomes(self.state, self.ids, self.weights)
        else:
            n = GAME.rules.legal(self.state, self.turn, self.ids)
        return [GAME.action_text(action) for action in self.ids[:n].tolist()]

    def why(self, text: str) -> Reason:
        assert text not in self.legal()
        reason = GAME.explain(self.state, self.turn, GAME.read_action(text))
        assert reason is not None, f"{text} is legal"
        return reason

    def rule(self, text: str) -> str:
        """Name the rule that forbids an action."""
        return self.why(text).rule

    def counts(self, seat: int, zone: str) -> dict[str, int]:
        return {name: int(n) for name, n in zip(CARD_IDS, self.seat(seat)[zone], strict=True) if n}

    def tokens(self, seat: int, building: str) -> list[int]:
        first = 3 * BUILDING_IDS.index(building)
        return self.seat(seat).on_slot[first : first + int(self.seat(seat).built[first // 3])].tolist()  # type: ignore[no-any-return]

    def gained(self, seat: int, source: str) -> int:
        return int(self.seat(seat).ledger[SOURCE_NAMES.index(source), 0])

    # Acting

    def play(self, *texts: str) -> "Table":
        """Carry out actions of whoever's turn it is, or outcomes of chance; each must be legal."""
        for text in texts:
            legal = self.legal()
            assert text in legal, f"{text!r} is not legal in phase {self.phase!r}: {legal}"
            GAME.rules.apply(self.state, self.turn, GAME.read_action(text))
        return self

    def roll(self) -> None:
        """Let chance act until a player has to."""
        while self.turn == CHANCE:
            GAME.rules.apply(self.state, CHANCE, draw(self.state, self.rng, self.ids, self.weights))

    def until(self, phase: int) -> None:
        """Let chance act, and players do nothing, until a phase is reached."""
        for _ in range(2000):
            self.roll()
            if self.state.phase == phase or self.turn < 0:
                return
            GAME.rules.apply(self.state, self.turn, GAME.read_action(self.idle()))
        raise AssertionError(f"{PHASE_NAMES[phase]} was not reached, but {self.phase}")

    def idle(self) -> str:
        legal = self.legal()
        for text in ("end turn", "no answer", "keep no more", "recover no more"):
            if text in legal:
                return text
        return legal[-1]

    def end_round(self) -> None:
        """Let everybody end the turn, until the next round's first turn."""
        number = int(self.state.round_number)
        for _ in range(2000):
            self.roll()
            if self.turn < 0 or (self.state.round_number > number and self.state.phase == ACT):
                return
            GAME.rules.apply(self.state, self.turn, GAME.read_action(self.idle()))
        raise AssertionError("the round does not end")

    def attack(self, target: str, *cards: str, answers: tuple[str, ...] = ()) -> "Table":
        """Attack with cards from the hand, let the defender answer, and settle."""
        self.play(f"attack {target}", *(f"send {name}" for name in cards), "declare")
        if self.phase == "answer":
            self.play(*(f"answer {name}" for name in answers))
            if self.phase == "answer":
                self.play("no answer")
        return self


def bonus_source(name: str) -> int:
    return FIRST_BONUS + BONUS_IDS.index(name)


def edited(old: str, new: str, text: str = PACKAGED_TEXT) -> str:
    """Return the packaged card file with one thing changed."""
    assert text.count(old) >= 1, old
    return text.replace(old, new, 1)


def edited_card(name: str, old: str, new: str) -> str:
    """Return the packaged card file with one thing of a card changed."""
    head, mark, rest = PACKAGED_TEXT.partition(f'id = "{name}"\n')
    assert mark
    body, gap, tail = rest.partition("\n\n")
    assert old in body, body
    return head + mark + body.replace(old, new, 1) + gap + tail
