"""Scoring a position: what the bonus cards bring if the game ended now, and how the unused ones would break a tie."""

from collections.abc import Mapping, Sequence

from ....engine.bits import holds
from ....engine.errors import BadOption
from ....engine.game import Line, ScoreLine, ScoreSheet
from ....engine.record import State, copied
from ....engine.texts import Texts, texts
from ..notation.position_parser import read_position
from ..rules.ending import bonus_count, score_bonuses
from ..rules.ids import BONUSES
from ..rules.state import ENDING, FIRST_BONUS, POINTS_COLUMN, SOURCE_NAMES
from .card_text import bonus_text
from .explain import TEXTS


def score(text: str, how: Mapping[str, str], language: str = "en") -> list[ScoreSheet]:
    """Score a position written as text."""
    for name in how:
        raise BadOption(f"Scoring a position of Vikings Gone Wild has no option {name!r}. It takes the position alone.")
    state, names = read_position(text)
    return report(state, names, language)


def report(state: State, names: Sequence[str], language: str = "en") -> list[ScoreSheet]:
    """Pay the bonus cards on a copy, and explain each line; a game that has ended is taken back to before that."""
    before = copied(state)
    if state.stage == ENDING:
        for seat in range(state.players):
            paid = before.seats[seat].ledger[FIRST_BONUS:, POINTS_COLUMN]
            before.seats[seat].points -= paid.sum()
            paid[:] = 0
    scored = copied(before)
    score_bonuses(scored)
    say = texts(language, TEXTS)
    return [_sheet(before, scored, seat, names[seat], say) for seat in range(state.players)]


def _sheet(state: State, scored: State, seat: int, name: str, say: Texts) -> ScoreSheet:
    lines = []
    for bonus in sorted(range(BONUSES), key=lambda bonus: not holds(state.bonuses, bonus)):
        source = SOURCE_NAMES[FIRST_BONUS + bonus]
        open_ = holds(state.bonuses, bonus)
        share = int(scored.seats[seat].ledger[FIRST_BONUS + bonus, POINTS_COLUMN]) if open_ else 0
        detail = bonus_detail(state, seat, bonus, "detail-bonus" if open_ else "detail-tie-break", say)
        lines.append(ScoreLine(source, say(f"source-{source}"), {"points": share, "beer": 0, "gold": 0}, detail))
    return ScoreSheet(name, lines, _amounts(state, seat), _amounts(scored, seat))


def _amounts(state: State, seat: int) -> dict[str, int]:
    player = state.seats[seat]
    return {"points": int(player.points), "beer": int(player.tokens[0]), "gold": int(player.tokens[1])}


def bonus_detail(state: State, seat: int, bonus: int, key: str, say: Texts) -> str:
    """Say how many a player has of what a bonus card counts, and how many are the most."""
    numbers = [bonus_count(state, other, bonus) for other in range(state.players)]
    return say(key, what=bonus_text(state, bonus, say), count=numbers[seat], most=max(numbers))


def line_detail(state: State, line: Line, language: str) -> str:
    """Say why a bonus card has brought its points; the other sources speak for themselves."""
    source = SOURCE_NAMES.index(line.source)
    if source < FIRST_BONUS:
        return ""
    return bonus_detail(state, line.seat, source - FIRST_BONUS, "detail-bonus", texts(language, TEXTS))
