"""A table of Vikings Gone Wild: Odin's Path, the market, and everybody's village, cards and missions."""

from collections import Counter
from collections.abc import Sequence
from functools import cache

from ....draw import GameDrawing
from ....draw.palette import (
    CALM,
    DANGER,
    FAME,
    GLOW,
    GOLD,
    INK,
    INK_SOFT,
    LINE,
    OAK,
    OAK_DARK,
    PAPER_RAISED,
    ROCK,
    SEA,
    SEATS,
)
from ....draw.svg import Drawing, below, beside, circle, group, in_rows, path, rect, shortened, text, wrapped
from ....engine.texts import Texts
from ... import load
from ..presentation.view import BuildingView, Counts, GoneWildView, PlayerView
from ..rules.cards import Cards, cards_of_digest, packaged_cards
from ..rules.effect_parser import TYPE_NAMES
from ..rules.ids import BONUS_IDS, CARD_IDS, FIRST_BUILDING, MISSION_IDS, THING_IDS

SAMPLE_TILES = ("viking_warrior", "chicken_tower", "thor")  # they show what the game looks like
TILES_ARE = f"Its cards are: {', '.join((*THING_IDS, *MISSION_IDS, *BONUS_IDS))}."
WIDTH, HEIGHT = 96, 74  # of a card
COLUMNS = 5
BANDS = {
    "resource": GOLD,
    "unit": SEA,
    "hero": FAME,
    "defence": CALM,
    "upgrade": OAK,
    "action": DANGER,
    "undead": ROCK,
}
BEER = "#d9a514"
SHIELD = "M-8 -9H8V0Q8 8 0 11Q-8 8 -8 0Z"
SWORD = "M0 -11L2.5 -7V3H6V5.5H2V11H-2V5.5H-6V3H-2.500V-7Z"


class Printer:
    """Draws cards of one card set in one language."""

    def __init__(self, cards: Cards, say: Texts) -> None:
        self.cards = cards
        self.say = say
        self._drawn: dict[tuple[str, int], Drawing] = {}

    def name(self, thing: str) -> str:
        """Return what a card is called."""
        return self.cards.names[self.say.language].get(thing, thing)

    def card(self, thing: str, number: int = 1) -> Drawing:
        """Draw a card, a building or a mission: name, cost, worth, and how many lie there."""
        if (thing, number) not in self._drawn:
            self._drawn[thing, number] = self._card(thing, number)
        return self._drawn[thing, number]

    def _card(self, thing: str, number: int) -> Drawing:
        parts = [rect(1, 1, WIDTH - 2, HEIGHT - 2, PAPER_RAISED, rx=6, stroke=INK, stroke_width=1.2)]
        parts.append(rect(1, 1, WIDTH - 2, 12, self._band(thing), rx=6, stroke=INK, stroke_width=1.2))
        parts += [
            text(WIDTH / 2, 29 + 12 * i, shortened(line, 15), 11, bold=True, text_anchor="middle")
            for i, line in enumerate(wrapped(self.name(thing), 14)[:2])
        ]
        if thing in THING_IDS:
            parts += self._numbers(THING_IDS.index(thing))
        if number > 1:
            parts.append(rect(WIDTH - 34, 0, 34, 17, PAPER_RAISED, rx=5, stroke=INK, stroke_width=1.2))
            parts.append(text(WIDTH - 17, 13, f"×{number}", 12, bold=True, text_anchor="middle"))
        return Drawing(WIDTH, HEIGHT, "".join(parts))

    def _band(self, thing: str) -> str:
        if thing in CARD_IDS:
            return BANDS[TYPE_NAMES[self.cards.table["card_type"][CARD_IDS.index(thing)]]]
        return OAK_DARK if thing in THING_IDS else LINE

    def _numbers(self, thing: int) -> list[str]:
        beer, gold = self.cards.table["cost"][thing].tolist()
        worth = int(self.cards.table["worth"][thing])
        parts, x, y = [], 14, HEIGHT - 13
        if worth:
            shield = thing >= FIRST_BUILDING
            parts.append(group([path(SHIELD if shield else SWORD, CALM if shield else ROCK, stroke=INK)], x=x, y=y))
            parts.append(text(x + 11, y + 5, worth, 13, bold=True))
            x += 36
        if beer > 0:
            parts.append(circle(x, y, 9, BEER, stroke=INK) + text(x, y + 4, beer, 12, bold=True, text_anchor="middle"))
            x += 22
        if gold > 0:
            parts.append(
                rect(x - 8, y - 8, 16, 16, GOLD, stroke=INK) + text(x, y + 4, gold, 12, bold=True, text_anchor="middle")
            )
        return parts

    def pile(self, label: str, counts: Counts, columns: int = COLUMNS) -> list[Drawing]:
        """Draw cards under a label, or nothing where there are none."""
        cards = [self.card(thing, n) for thing, n in counts.items()]
        return [below([_label(label), in_rows(cards, columns, 6)], 4)] if cards else []

    def building(self, place: BuildingView, tokens: int) -> Drawing:
        """Draw a building of a village, with its tokens and marks."""
        edge = DANGER if place.damaged else LINE if place.under_construction else INK
        dashes = "5 4" if place.under_construction else None
        name = self.say("a-hall") if place.building == "hall" else self.name(place.building)
        parts = [rect(1, 1, WIDTH - 2, 46, "#efe0bd", rx=5, stroke=edge, stroke_width=2.5, stroke_dasharray=dashes)]
        parts.append(text(WIDTH / 2, 17, shortened(name, 15), 11, bold=True, text_anchor="middle"))
        parts.append(group([path(SHIELD, CALM, stroke=INK)], x=14, y=33, scale=0.9))
        parts.append(text(25, 38, place.defence, 13, bold=True))
        parts += [circle(44 + 11 * i, 34, 4.5, GLOW, stroke=INK) for i in range(min(tokens, 4))]
        return Drawing(WIDTH, 48, "".join(parts))


@cache
def _printer(digest: int, language: str) -> Printer:
    return Printer(cards_of_digest(digest), load("gonewild").texts(language))


def draw(view: GoneWildView, names: Sequence[str], say: Texts) -> Drawing:
    """Draw what all share, then each player."""
    printer = _printer(int(view.cards, 16), say.language)
    path_cards = [printer.card(card) if card else Drawing(WIDTH, HEIGHT, "") for card in view.path]
    shared = [
        Drawing(300, 20, text(0, 16, say("picture-round", round=view.round), 17, bold=True)),
        below([_label(say("picture-path")), beside(path_cards, 6)], 4),
        *printer.pile(say("picture-market"), view.market, 9),
        *printer.pile(say("picture-favours"), view.favours_open),
        *printer.pile(say("picture-bonuses"), {card.bonus: 1 for card in view.bonuses}),
    ]
    players = [_player(printer, player, names[player.seat], view.turn == player.seat) for player in view.players]
    return below([below(shared, 12), in_rows(players, 2, 32)])


def draw_tile(name: str, say: Texts) -> Drawing | None:
    """Draw a card by its id or its name."""
    printer = Printer(packaged_cards(), say)
    wanted = name.lower()
    for thing in (*THING_IDS, *MISSION_IDS, *BONUS_IDS):
        if wanted in (thing, thing.replace("_", " "), printer.name(thing).lower()):
            drawn = printer.card(thing)
            return Drawing(drawn.width * 2, drawn.height * 2, group([drawn.content], scale=2))
    return None


def _label(words: str) -> Drawing:
    return Drawing(120, 16, text(0, 13, words, 13, fill=INK_SOFT))


def _player(printer: Printer, player: PlayerView, name: str, acts: bool) -> Drawing:
    say = printer.say
    deck = say("picture-deck", deck=player.deck_size, discards=sum(player.discards.values()))
    head = [
        rect(0, 3, 16, 20, SEATS[player.seat], rx=3, stroke=GLOW if acts else INK, stroke_width=3 if acts else 1.5),
        text(24, 19, shortened(name, 18), 17, bold=True, serif=True),
        text(24, 38, f"{player.points} {say('points')}; {deck}", 13),
    ]
    hall = printer.building(player.hall, sum(player.hall_tokens.values()))
    village = [hall, *(printer.building(place, place.tokens) for place in player.village)]
    parts = [
        Drawing(COLUMNS * (WIDTH + 6), 44, "".join(head)),
        below([_label(say("picture-village")), in_rows(village, COLUMNS, 6)], 4),
    ]
    if player.hand is not None:
        parts += printer.pile(say("picture-hand"), player.hand)
    else:
        parts.append(_label(say("picture-hand-hidden", n=player.hand_size)))
        parts += printer.pile(say("picture-known"), player.known)
    parts += printer.pile(say("picture-played"), player.played)
    parts += printer.pile(say("picture-missions"), Counter(card.mission for card in player.missions))
    return below(parts, 8)


DRAWING = GameDrawing(draw, draw_tile, TILES_ARE, SAMPLE_TILES)
