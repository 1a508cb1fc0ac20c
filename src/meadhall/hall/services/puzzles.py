"""Puzzles: which there are, what they look like, and how a guest does."""

from hashlib import blake2b
from typing import NamedTuple

from ...engine.errors import BadData, BadNotation
from ...engine.game import Game, turn_of
from ...engine.texts import texts
from ...games import load
from ...puzzles import rating as elo
from ...puzzles.explanation import HINTS, TEXTS, explain, hint
from ...puzzles.puzzle import Puzzle, find_puzzle, puzzles_of
from ..compute.costly_work import Asker
from ..errors import HallError
from ..logging import log
from ..protocol import puzzles as z
from ..protocol.lessons import LessonTable
from ..store import GuestRow
from ..store.puzzles import PuzzleTry
from ..store.store import now
from .daily_seeds import today
from .hall import Hall
from .table import choices, read_action, view_of
from .terminal import picture_of
from .undo import must_act

# Of the puzzles that fit a guest best, one of so many is next.
NEAREST = 8


class Reader(NamedTuple):
    """Who looks at a puzzle: a guest, if known, who pays for the work, and the language."""

    guest: GuestRow | None
    asker: Asker
    language: str


async def all_puzzles(hall: Hall, guest: GuestRow | None) -> z.AllPuzzles:
    """Tell which puzzles there are."""
    told = [await puzzles(hall, guest, name) for name in hall.settings.games]
    return z.AllPuzzles(day=today(), games=[game for game in told if game.puzzles])


async def puzzles(hall: Hall, guest: GuestRow | None, name: str) -> z.Puzzles:
    """Tell which puzzles a game has, and how a guest does."""
    game = load(name)
    tries = await _tries(hall, guest, name)
    of_day = _of_day(game, today())
    answered = [one for one in tries if one.solved is not None]
    return z.Puzzles(
        game=name,
        title=game.title,
        puzzles=len(_puzzles(game)),
        daily=of_day.name if of_day else None,
        daily_state=_state(tries, of_day.name) if of_day else "new",
        following=_following(game, guest, tries),
        rating=round(_rating(tries)),
        solved=sum(bool(one.solved) for one in answered),
        answered=len(answered),
    )


async def show(hall: Hall, reader: Reader, game: Game, name: str, pictures: bool) -> z.PuzzleShown:
    """Show a puzzle, with what the guest knows of it."""
    puzzle, tries = _find(game, name), await _tries(hall, reader.guest, game.name)
    mine = next((one for one in tries if one.puzzle == name), None)
    return await hall.costly.do(reader.asker, shown, game, puzzle, mine, reader.language, pictures)


def shown(game: Game, puzzle: Puzzle, mine: PuzzleTry | None, language: str, pictures: bool) -> z.PuzzleShown:
    """Make what is shown of a puzzle: nothing of the answer before there is one."""
    match, seat = puzzle.match(game), puzzle.seat
    of_day = _of_day(game, today())
    had = mine.hints if mine else 0
    answered = mine is not None and mine.solved is not None
    return z.PuzzleShown(
        game=game.name,
        title=game.title,
        name=puzzle.name,
        day=today() if of_day is puzzle else None,
        rating=puzzle.rating,
        seat=seat,
        names=match.names,
        legal=choices(match, seat, language),
        table=LessonTable(
            turn=turn_of(match.turn),
            waited_for=list(must_act(match)),
            prompt=match.prompt(language, seat),
            view=view_of(match, seat),
            picture=picture_of(match, language, seat) if pictures else None,
        ),
        hints=[hint(game, puzzle, number, language) for number in range(had)],
        hints_left=HINTS - had,
        state="new" if mine is None or mine.solved is None else "solved" if mine.solved else "missed",
        explained=_explained(game, puzzle, mine.answer or None, language) if mine and answered else None,
    )


async def give_hint(hall: Hall, reader: Reader, game: Game, name: str, number: int) -> z.PuzzleHint:
    """Give a hint, and remember that the guest has had it."""
    puzzle, guest = _find(game, name), reader.guest
    if number >= HINTS:
        raise HallError("no-more-hints")
    text = await hall.costly.do(reader.asker, hint, game, puzzle, number, reader.language)
    if guest is not None:
        await hall.store.puzzles.change(guest.id, game.name, name, lambda tries: _with_hint(tries, name, number + 1))
    return z.PuzzleHint(number=number, text=text, left=HINTS - number - 1)


async def answer(hall: Hall, reader: Reader, game: Game, name: str, wanted: z.PuzzleAnswer) -> z.PuzzleJudged:
    """Judge a choice. A guest's first answer counts; without one, the answer is shown."""
    puzzle, guest = _find(game, name), reader.guest
    text, explained = await hall.costly.do(reader.asker, _judged, game, puzzle, wanted.action, reader.language)
    before = await _tries(hall, guest, game.name)
    first = not any(one.puzzle == name and one.solved is not None for one in before)
    rating, change = _rating(before), 0.0
    if guest is not None and first:
        kept = await hall.store.puzzles.change(
            guest.id, game.name, name, lambda tries: _with_answer(tries, puzzle, text)
        )
        rating, change = kept.rating or rating, (kept.rating or rating) - rating
    after = await _tries(hall, guest, game.name)
    return z.PuzzleJudged(
        right=text == puzzle.answer,
        counted=first and guest is not None,
        rating=round(rating),
        change=round(change),
        explained=explained,
        following=_following(game, guest, after, besides=name),
    )


def _judged(
    game: Game, puzzle: Puzzle, chosen: int | str | None, language: str
) -> tuple[str | None, z.PuzzleExplained]:
    """Return a choice as text, and what is said of it; refuse one that is not legal."""
    text = None
    if chosen is not None:
        match = puzzle.match(game)
        action = read_action(match, chosen)
        reason = match.explain(action, puzzle.seat)
        if reason is not None:
            raise HallError("bad-option", why=reason.text(language))
        text = game.action_text(action)
    return text, _explained(game, puzzle, text, language)


async def _tries(hall: Hall, guest: GuestRow | None, game: str) -> list[PuzzleTry]:
    return await hall.store.puzzles.tries(guest.id, game) if guest else []


def _puzzles(game: Game) -> tuple[Puzzle, ...]:
    """Return the puzzles of a game; a game whose puzzles cannot be read is played without them."""
    try:
        return puzzles_of(game)
    except BadData:
        log.exception("the puzzles of a game cannot be read", game=game.name)
        return ()


def _find(game: Game, name: str) -> Puzzle:
    try:
        return find_puzzle(game, name)
    except (BadNotation, BadData):
        raise HallError("no-such-puzzle", game=game.title) from None


def _of_day(game: Game, day: str) -> Puzzle | None:
    """Return the puzzle of a day, which is the same for everybody: all in turn, in an order that looks like none."""
    found = sorted(_puzzles(game), key=lambda puzzle: _mixed(day, puzzle.name))
    return found[0] if found else None


def _mixed(*parts: object) -> str:
    return blake2b("/".join(map(str, parts)).encode(), digest_size=8).hexdigest()


def _rating(tries: list[PuzzleTry]) -> float:
    return next((one.rating for one in reversed(tries) if one.rating is not None), elo.BEGINNER)


def _state(tries: list[PuzzleTry], name: str) -> z.PuzzleState:
    mine = next((one for one in tries if one.puzzle == name and one.solved is not None), None)
    return "new" if mine is None else "solved" if mine.solved else "missed"


def _following(game: Game, guest: GuestRow | None, tries: list[PuzzleTry], besides: str | None = None) -> str | None:
    """Return one of the puzzles that a guest has not answered, about as hard as the guest is good."""
    known = {one.puzzle for one in tries if one.solved is not None} | {besides}
    mine = _rating(tries)
    fitting = sorted(
        (puzzle for puzzle in _puzzles(game) if puzzle.name not in known),
        key=lambda puzzle: (abs(puzzle.rating - mine), puzzle.name),
    )[:NEAREST]
    who = guest.id if guest else besides
    return min(fitting, key=lambda puzzle: _mixed(who, len(known), puzzle.name)).name if fitting else None


def _with_hint(tries: list[PuzzleTry], name: str, hints: int) -> PuzzleTry:
    mine = next((one for one in tries if one.puzzle == name), PuzzleTry(name, 0, None, None, None, now()))
    if mine.solved is not None:
        return mine  # what is asked after the answer costs nothing
    return PuzzleTry(name, max(mine.hints, hints), None, None, None, now())


def _with_answer(tries: list[PuzzleTry], puzzle: Puzzle, text: str | None) -> PuzzleTry:
    mine = next((one for one in tries if one.puzzle == puzzle.name), None)
    if mine is not None and mine.solved is not None:
        return mine
    hints, solved = mine.hints if mine else 0, text == puzzle.answer
    answered = sum(one.solved is not None for one in tries)
    rating = elo.after(_rating(tries), puzzle.rating, solved, hints, answered)
    return PuzzleTry(puzzle.name, hints, text, solved, rating, now())


def _explained(game: Game, puzzle: Puzzle, chosen: str | None, language: str) -> z.PuzzleExplained:
    say, told = texts(language, TEXTS), explain(game, puzzle, chosen, language)
    return z.PuzzleExplained(
        answer=told.answer,
        sentence=told.sentence,
        other=told.other,
        other_sentence=told.other_sentence,
        says=list(told.says),
        own_title=say("puzzle-own"),
        own=[z.PuzzleDifference(**vars(difference)) for difference in told.own],
        others_title=say("puzzle-others"),
        others=[z.PuzzleDifference(**vars(difference)) for difference in told.others],
    )
