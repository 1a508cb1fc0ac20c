"""The table drawn for a terminal, in Rich's markup. Only the viewer's hand is shown, and what they know of the others."""

from collections.abc import Sequence

from rich.markup import escape

from ....engine.bits import holds
from ....engine.record import State
from ....engine.texts import Texts, texts
from ..rules.effect_parser import BEER, GOLD, MOST_EFFECTS, NO_EFFECT, UNDEAD, WORD
from ..rules.ids import (
    BONUS_IDS,
    BONUSES,
    BUILDINGS,
    CARDS,
    FIRST_BUILDING,
    FIRST_HALL,
    FIRST_MARKET,
    FIRST_ODIN,
    HALL_SLOT,
    MISSION_IDS,
    MISSIONS,
    MOST_OF_A_NAME,
    MOST_UPGRADES,
    NOTHING,
)
from ..rules.rules import turn
from ..rules.state import ACTING, DAMAGED, UNDER_CONSTRUCTION
from ..rules.strength import attack_strength, building_defence, is_fighter, target_defence
from .card_text import bonus_text, building_texts, condition_text, effect_text
from .explain import TEXTS
from .names import name_of, slot_name, thing_name
from .sentences import target_name


def picture(
    state: State, names: Sequence[str], language: str, only: int | None = None, viewer: int | None = None
) -> str:
    """Draw the table and all players, or only one of them with it, as a viewer knows them."""
    say = texts(language, TEXTS)
    start = escape(names[state.start])
    last = "yes" if state.last_round else "no"
    parts = [
        f"[bold]{say('picture-heading', round=int(state.round_number), last=last, start=start)}[/]",
        _path(state, say),
    ]
    if only is None:
        parts += [_market(state, say), _favours(state, say), _bonuses(state, say)]
    if state.target != NOTHING:
        parts.append(_attack(state, names, say))
    seats = range(state.players) if only is None else [only]
    parts += [_player(state, seat, names[seat], viewer, say) for seat in seats]
    return "\n\n".join(part for part in parts if part)


def card_line(state: State, thing: int, say: Texts) -> str:
    """Describe a card in a line: name, price, strength, effects."""
    parts = [f"[bold]{escape(thing_name(state, thing, say.language))}[/]"]
    beer, gold = int(state.cost[thing, BEER]), int(state.cost[thing, GOLD])
    if beer >= 0:
        parts.append(f"[yellow]{' '.join(f'{n}{letter}' for n, letter in ((beer, 'b'), (gold, 'g')) if n) or '0'}[/]")
    if thing >= FIRST_BUILDING:
        parts.append(f"⛨{state.worth[thing]}")
    elif is_fighter(state, thing) or state.card_type[thing] == UNDEAD:
        parts.append(f"⚔{state.worth[thing]}")
    effects = [
        effect_text(state, thing, i, say) for i in range(MOST_EFFECTS) if state.effects[thing, i, WORD] != NO_EFFECT
    ]
    if FIRST_BUILDING <= thing < FIRST_HALL:
        effects += building_texts(state, thing - FIRST_BUILDING, say)
    if effects:
        parts.append(f"[dim]{escape('; '.join(effects))}[/]")
    return " ".join(parts)


def _path(state: State, say: Texts) -> str:
    lines = [say("picture-path")]
    for space, card in enumerate(state.path):
        lines.append(f"  {space + 1}  {card_line(state, int(card), say) if card != NOTHING else '–'}")
    return "\n".join(lines)


def _market(state: State, say: Texts) -> str:
    lines = [say("picture-market")]
    for thing in [*range(FIRST_MARKET, FIRST_ODIN), *range(FIRST_BUILDING, FIRST_HALL)]:
        if state.market[thing]:
            lines.append(f"  {state.market[thing]:2} × {card_line(state, thing, say)}")
    return "\n".join(lines)


def _favours(state: State, say: Texts) -> str:
    cards = [card_line(state, card, say) for card in range(CARDS) if state.favours_open[card]]
    return f"{say('picture-favours')} ({say('picture-left', n=int(state.favours_left))}): " + "  ·  ".join(cards)


def _bonuses(state: State, say: Texts) -> str:
    cards = [
        f"[bold]{escape(name_of(state, BONUS_IDS[bonus], say.language))}[/] [dim]{escape(bonus_text(state, bonus, say))}[/]"
        for bonus in range(BONUSES)
        if holds(state.bonuses, bonus)
    ]
    return f"{say('picture-bonuses')}: " + "  ·  ".join(cards)


def _attack(state: State, names: Sequence[str], say: Texts) -> str:
    cards = _cards(state, state.sent, say)
    armed = [
        escape(f"{thing_name(state, int(state.armed[i]), say.language)} +{state.armed_bonus[i]}")
        for i in range(MOST_UPGRADES)
        if state.armed_sent[i]
    ]
    return (
        "[red]"
        + say(
            "picture-attack",
            target=escape(target_name(state, int(state.target), names, say.language)),
            strength=attack_strength(state),
            defence=target_defence(state, int(state.target)),
            cards=", ".join(part for part in (cards, *armed) if part) or "–",
        )
        + "[/]"
    )


def _cards(state: State, counts: State, say: Texts) -> str:
    cards = [
        escape(thing_name(state, card, say.language)) + (f" ×{counts[card]}" if counts[card] > 1 else "")
        for card in range(CARDS)
        if counts[card]
    ]
    return ", ".join(cards)


def _player(state: State, seat: int, name: str, viewer: int | None, say: Texts) -> str:
    player = state.seats[seat]
    marker = "▶ " if turn(state) == seat else "  "
    tokens = {"beer": int(player.tokens[BEER]), "gold": int(player.tokens[GOLD])}
    lines = [f"{marker}[bold]{escape(name)}[/]  {say('picture-player', points=int(player.points), **tokens)}"]
    deck = say("picture-deck", deck=int(player.draws.sum()), discards=int(player.discards.sum()))
    if seat == viewer:
        lines.append(f"   {say('picture-hand')}: [cyan]{_cards(state, player.hand, say) or '–'}[/]  ({deck})")
    else:
        # What the owner has shown to all is noted as what the owner knows to be seen.
        known = _cards(state, player.known[seat if viewer is None else viewer], say)
        told = f", {say('picture-known')}: {known}" if known else ""
        lines.append(f"   {say('picture-hand-hidden', n=int(player.hand.sum()))}{told}  ({deck})")
    if player.played.any():
        lines.append(f"   {say('picture-played')}: [dim]{_cards(state, player.played, say)}[/]")
    if seat == state.active and state.stage == ACTING:
        lines.append(f"   {say('picture-purse', beer=int(state.purse[BEER]), gold=int(state.purse[GOLD]))}")
        if state.ready.any():
            lines.append(f"   {say('picture-ready')}: {_cards(state, state.ready, say)}")
    lines.append(f"   {say('picture-village')}: {'  '.join(_village(state, seat, say))}")
    missions = [
        f"{escape(name_of(state, MISSION_IDS[m], say.language))} [dim]({escape(condition_text(state, m, say))})[/]"
        for m in range(MISSIONS)
        for _ in range(player.held[m])
    ]
    done = say("picture-done", n=int(player.done.sum()))
    lines.append(f"   {say('picture-missions')}: {', '.join(missions) or '–'}; {done}")
    return "\n".join(lines)


def _village(state: State, seat: int, say: Texts) -> list[str]:
    player = state.seats[seat]
    slots = [HALL_SLOT]
    for building in range(BUILDINGS):
        first = building * MOST_OF_A_NAME
        slots += range(first, first + int(player.built[building]))
    return [_building(state, seat, slot, say) for slot in slots]


def _building(state: State, seat: int, slot: int, say: Texts) -> str:
    player = state.seats[seat]
    marks = "!" * bool(player.marks[slot] & UNDER_CONSTRUCTION) + "~" * bool(player.marks[slot] & DAMAGED)
    tokens = int(player.on_hall.sum()) if slot == HALL_SLOT else int(player.on_slot[slot])
    name = escape(slot_name(state, seat, slot, say.language))
    return f"{name} ⛨{building_defence(state, seat, slot)}{marks}[yellow]{'•' * tokens}[/]"
