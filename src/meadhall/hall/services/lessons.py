"""Lessons, step by step. Nothing is kept: the table at a step is a position and the script up to it."""

from functools import lru_cache

from ...bots.greedy import GreedyBot
from ...engine.errors import BadData, BadNotation
from ...engine.game import Game, turn_of
from ...engine.lesson import Lesson, Place, begin, find_lesson
from ...engine.match import Match
from ...games import load
from ..errors import HallError
from ..logging import log
from ..protocol import lessons as m
from .table import choices, view_of
from .table_log import TableLog
from .terminal import picture_of
from .undo import must_act

# Tables of steps, and what can be expected of their actions: they are the same for everybody.
MOST_KEPT = 256
SEED = 1  # of the guess what is hidden, so that everybody is told the same


def lessons_of(game: Game) -> tuple[Lesson, ...]:
    """Return the lessons of a game; a game whose lessons cannot be read is played without them."""
    try:
        return game.lessons()
    except BadData:
        log.exception("the lessons of a game cannot be read", game=game.name)
        return ()


def lessons(game: Game, language: str) -> m.Lessons:
    """List what a game teaches."""
    return m.Lessons(
        game=game.name,
        title=game.title,
        lessons=[
            m.LessonInfo(
                name=lesson.name,
                title=lesson.title(language),
                about=lesson.about(language),
                minutes=lesson.minutes,
                steps=lesson.length,
            )
            for lesson in lessons_of(game)
        ],
    )


def step(game: Game, name: str, number: int, language: str, pictures: bool = False) -> m.LessonStep:
    """Show a step before anything is done in it."""
    place = _place(game, name, number)
    match = _match(game.name, name, number).copy()
    learner, wanted = place.lesson.learner, place.right_actions(match)
    return m.LessonStep(
        game=game.name,
        lesson=name,
        title=place.lesson.title(language),
        chapter=place.chapter_title(language),
        step=number,
        steps=place.lesson.length,
        first=number == place.first,
        kind=place.step.kind,
        text=place.text(language),
        point=place.step.point,
        actions=[game.action_text(action) for action in wanted] if place.step.ask else [],
        attempt=next(iter(place.step.attempt), None),
        seat=learner,
        names=match.names,
        legal=choices(match, learner, language),
        table=_table(match, learner, language, pictures),
    )


def answer(game: Game, name: str, number: int, wanted: m.LessonAction, language: str) -> m.LessonAnswer:
    """Tell what comes of what the learner does at a step."""
    place = _place(game, name, number)
    match = _match(game.name, name, number).copy()
    learner, kind = place.lesson.learner, place.step.kind
    if wanted.action is None:
        if kind != "read":
            raise HallError("lesson-asks")
        return _done(game, place, match, None, wanted, language)
    action = match.action_id(wanted.action)
    reason = match.explain(action, learner)
    if reason is not None:
        return _refused(game, place, action, reason.text(language), reason.ruling, language, wanted.pictures)
    if action in place.right_actions(match):
        return _done(game, place, match, action, wanted, language)
    return _tried(game, place, match, action, wanted.pictures, language)


def _place(game: Game, name: str, number: int) -> Place:
    try:
        return find_lesson(game, name).place(number)
    except BadNotation:
        raise HallError("no-such-lesson", game=game.title) from None


@lru_cache(MOST_KEPT)
def _match(game: str, name: str, number: int) -> Match:
    """Return the match at a step, to be copied before anything is done in it."""
    return begin(load(game), find_lesson(load(game), name).place(number))


def _refused(
    game: Game, place: Place, action: int, why: str, ruling: int | None, language: str, pictures: bool
) -> m.LessonAnswer:
    """Say why an action is not legal; where that was the task, it is done."""
    if action not in map(game.read_action, place.step.attempt):
        return m.LessonAnswer(outcome="refused", message=why, ruling=ruling, frames=[], next=None)
    praise = place.praise(language)
    message = f"{why} {praise}".strip()
    follows = _following(game, place, language, pictures)
    return m.LessonAnswer(outcome="done", message=message, ruling=ruling, frames=[], next=follows)


def _done(
    game: Game, place: Place, match: Match, action: int | None, wanted: m.LessonAction, language: str
) -> m.LessonAnswer:
    learner, before = place.lesson.learner, match.copy()
    place.go_on(match, action)
    return m.LessonAnswer(
        outcome="done",
        message=place.praise(language),
        frames=_frames(before, match, learner, language, wanted.pictures),
        next=_following(game, place, language, wanted.pictures),
    )


def _tried(game: Game, place: Place, match: Match, action: int, pictures: bool, language: str) -> m.LessonAnswer:
    """Show what something else would do, on a copy; what is drawn or revealed after it stays unknown."""
    learner, before = place.lesson.learner, match.copy()
    message = match.sentence(action, language, learner)
    compared = _compared(game.name, place.lesson.name, place.number, action)
    match.play(action, learner)
    frames = _frames(before, match, learner, language, pictures)
    return m.LessonAnswer(outcome="tried", message=message, frames=frames, compared=compared, next=None)


def _following(game: Game, place: Place, language: str, pictures: bool) -> m.LessonStep | None:
    following = place.number + 1
    if following == place.lesson.length:
        return None
    return step(game, place.lesson.name, following, language, pictures)


def _compared(game: str, name: str, number: int, action: int) -> float | None:
    """Judge an action by what the asked one leads to; nothing where several are right, or none is asked for."""
    place = find_lesson(load(game), name).place(number)
    right = place.right_actions(_match(game, name, number).copy())
    if len(right) != 1:
        return None
    leads = _leads(game, name, number)
    if action not in leads or right[0] not in leads:
        return None  # it hangs on what is hidden
    return round(leads[action] - leads[right[0]], 1)


@lru_cache(MOST_KEPT)
def _leads(game: str, name: str, number: int) -> dict[int, float]:
    """Return by how many points the learner expects to be ahead at the end with each of the legal actions."""
    match, learner = _match(game, name, number).copy(), find_lesson(load(game), name).learner
    return GreedyBot(load(game), seed=SEED).leads(match, learner)


def _table(match: Match, learner: int, language: str, pictures: bool) -> m.LessonTable:
    return m.LessonTable(
        turn=turn_of(match.turn),
        waited_for=list(must_act(match)) if match.turn >= 0 else [],
        prompt=match.prompt(language, learner),
        view=view_of(match, learner),
        picture=picture_of(match, language, learner) if pictures else None,
    )


def _frames(before: Match, after: Match, learner: int, language: str, pictures: bool) -> list[m.LessonFrame]:
    """Tell what has happened between two moments of a match, entry by entry, as the learner knows it."""
    entries = TableLog(after).entries(after, range(before.ply, after.ply), learner, language)
    frames = []
    for entry, (seat, action) in zip(entries, after.log_from(before.ply), strict=True):
        before.extend([seat], [action])
        table = _table(before, learner, language, pictures)
        frames.append(m.LessonFrame(happened=entry, **dict(table)))
    return frames
