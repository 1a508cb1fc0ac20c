"""What may be taken back. Four nevers: never past another player's action, never past a chance outcome that was shown,
never past revealed secrets, never changing whose turn it is."""

import numpy as np

from ...engine.bits import members
from ...engine.chance import generator
from ...engine.contract import CHANCE
from ...engine.match import Match

# How many tables that fit what the seat knew are tried to see whether an action taught it something.
TRIES = 8


def pending(match: Match) -> tuple[int, ...]:
    """Return the seats that may act now."""
    return tuple(members(match.pending))


def must_act(match: Match) -> tuple[int, ...]:
    """Return the seats without whose choice the game cannot go on."""
    return tuple(members(match.must_act))


def same_question(match: Match, ply: int, seat: int, same_revision: bool) -> bool:
    """Tell whether an answer of a seat to the position of an earlier ply still answers what it is asked now.

    It does on the very same ply, and where others have chosen at the same time and nothing else has happened: then what
    the seat was asked has not changed.
    """
    if not same_revision or ply > match.ply:
        return False
    if ply == match.ply:
        return True
    if any(by in (seat, CHANCE) for by, _ in match.log_from(ply)):
        return False
    then = match.copy()
    then.rewind(ply)
    return seat in pending(then) and list(then.legal_actions_of(seat)) == list(match.legal_actions_of(seat))


def without_others(match: Match, seat: int) -> Match:
    """Return a match without what others have chosen at the same time, so that a bot's choice does not hang on who was quicker."""
    log, legal = match.log, list(match.legal_actions_of(seat))
    found, first = match, match.ply
    while first and log[first - 1][0] != CHANCE:
        first -= 1
        if log[first][0] == seat:
            continue
        alone = match.copy()
        alone.rewind(first)
        own = [entry for entry in log[first:] if entry[0] == seat]
        if alone.extend([by for by, _ in own], [action for _, action in own]) < len(own):
            break
        if seat not in pending(alone) or list(alone.legal_actions_of(seat)) != legal:
            break
        found = alone
    return found


def why_not(match: Match, seat: int, revealing: bool, earlier: Match | None = None) -> str | None:
    """Tell why a seat cannot take back the last entry of the log, as a word of `error-cannot-undo`, or None when it can.

    `revealing` says whether that entry has made known what somebody had chosen in secret. Whoever still has the match
    before that entry saves the way there.
    """
    if not match.has_acted(seat):
        return "nothing"
    by, action = match.log_from(-1)[0]
    if by == CHANCE:
        return "chance"
    if by != seat:
        return "other"
    before = earlier or _one_less(match)
    waited, waits = set(pending(before)), set(pending(match))
    if seat not in waits or waits ^ waited:
        return "turn"
    if revealing or _teaches(before, match, seat, action):
        return "revealed"
    return None


def _one_less(match: Match) -> Match:
    before = match.copy()
    before.rewind(match.ply - 1)
    return before


def first_ply(match: Match, seat: int, revealing: set[int]) -> int:
    """Return how many entries are left when a seat takes back all that it may."""
    trial = match.copy()
    while trial.ply and why_not(trial, seat, trial.ply - 1 in revealing) is None:
        trial.rewind(trial.ply - 1)
    return trial.ply


def _teaches(before: Match, match: Match, seat: int, action: int) -> bool:
    """Tell whether an action showed its seat something that it could not know: then other tables would have shown another thing."""
    rules = match.game.rules
    if match.game.all_open:
        return False
    seen, other = (np.zeros(match.game.observation, np.int16) for _ in range(2))
    rules.observe(match.state, seat, seen)
    for stream in range(TRIES):
        possible = before.state
        rules.resample(possible, seat, generator(1, stream))
        rules.apply(possible, seat, action)
        rules.observe(possible, seat, other)
        if (seen != other).any():
            return True
    return False
