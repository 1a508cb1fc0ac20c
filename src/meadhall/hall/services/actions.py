"""What people do at a table: act, take back, ask."""

import numpy as np

from ...bots.playouts import Comparison
from ...bots.reasons import reason
from ...engine.chance import generator
from ...engine.errors import IllegalAction
from ...engine.game import Game
from ...engine.match import Match
from ...engine.texts import texts
from .. import protocol as p
from ..compute.costly_work import Asker
from ..errors import TEXTS, HallError, MovedOn, Refusal
from .bot_runner import Advised
from .hall import Hall
from .table import Table, Viewer, choices, read_action, view_of
from .terminal import picture_of
from .undo import TRIES, first_ply, same_question, why_not

# A hint shows so many actions and steps at most.
MOST_ADVICE = 5
LONGEST_LINE = 12


async def act(hall: Hall, table: Table, viewer: Viewer, asked: p.Act) -> None:
    """Carry out an action, or a chain of them: check it, write it, and only then show it."""
    async with table.lock:
        match = table.check_playing()
        table.check_control(viewer.guest, asked.seat)
        if not same_question(match, asked.ply, asked.seat, asked.revision == table.row.revision):
            raise MovedOn
        played = match.copy()
        try:
            play_chain(played, asked.seat, [asked.action, *asked.then])
        except IllegalAction as error:
            raise Refusal("illegal", error.text(viewer.language)) from None
        plies = await hall.tables.append(table, played)
        hall.tables.broadcast(table, plies, viewer, asked.request)
    hall.lobby.mark_dirty()
    hall.bots.schedule(table)


def play_chain(match: Match, seat: int, actions: list[int | str]) -> None:
    """Carry out actions of a seat, one after the other.

    Before the last one nothing may be drawn or revealed: a chain that is refused after that would have shown it.
    """
    *first, last = actions
    match.auto_chance = False
    for action in first:
        match.play(read_action(match, action), seat)
        if not is_foreseen(match, seat):
            raise HallError("chain-ends", action=match.game.action_text(match.log_from(-1)[0][1]))
    match.auto_chance = True
    match.play(read_action(match, last), seat)


def is_foreseen(match: Match, seat: int) -> bool:
    """Tell whether a seat's last action has let nothing be drawn or learned, and left the turn with the seat."""
    return match.turn >= 0 and why_not(match, seat, revealing=False) is None


async def take_back(hall: Hall, table: Table, viewer: Viewer, asked: p.Undo | p.RestartTurn) -> None:
    """Take back the seat's last action, or all of its turn."""
    async with table.lock:
        match = table.check_playing()
        table.check_control(viewer.guest, asked.seat)
        if asked.ply != match.ply or asked.revision != table.row.revision:
            raise MovedOn
        refusal = table.why_no_undo(asked.seat)
        if refusal is not None:
            raise HallError("cannot-undo", why=refusal)
        assert table.log is not None
        keep = match.ply - 1
        if isinstance(asked, p.RestartTurn) or asked.back_to is not None:
            keep = max(first_ply(match, asked.seat, table.log.revealing), getattr(asked, "back_to", 0))
        shorter = match.copy()
        shorter.rewind(keep)
        plies = await hall.tables.take_back(table, shorter)
        hall.tables.broadcast(table, plies, viewer, asked.request)
    hall.bots.schedule(table)


def explain(table: Table, viewer: Viewer, asked: p.Explain) -> p.Explained:
    """Tell why an action is not legal."""
    match = table.check_playing()
    table.check_control(viewer.guest, asked.seat)
    action = read_action(match, asked.action)
    reason = match.explain(action, asked.seat)
    known = 0 <= action < match.game.actions
    return p.Explained(
        request=asked.request,
        seat=asked.seat,
        action=match.game.action_text(action) if known else str(action),
        legal=reason is None,
        message=texts(viewer.language, TEXTS)("is-legal") if reason is None else reason.text(viewer.language),
        ruling=None if reason is None else reason.ruling,
    )


def preview(table: Table, viewer: Viewer, asked: p.Preview) -> p.Previewed:
    """Tell what a seat could choose next after an action, where the action could be taken back without anything being learned."""
    match = table.check_playing()
    table.check_control(viewer.guest, asked.seat)
    action = read_action(match, asked.action)
    trial = match.copy()
    trial.auto_chance = False
    try:
        trial.play(action, asked.seat)
    except IllegalAction as error:
        raise Refusal("illegal", error.text(viewer.language)) from None
    known = is_foreseen(trial, asked.seat)
    return p.Previewed(
        request=asked.request,
        seat=asked.seat,
        action=match.game.action_text(action),
        ply=match.ply,
        revision=table.row.revision,
        known=known,
        legal=choices(trial, asked.seat, viewer.language) if known else [],
    )


def past(table: Table, viewer: Viewer, asked: p.AskPast) -> p.Past:
    """Show the table as the viewer saw it after so many entries of the log."""
    match = at_ply(table, asked.ply)
    return p.Past(
        request=asked.request,
        ply=asked.ply,
        revision=table.row.revision,
        seat=viewer.seat,
        prompt=match.prompt(viewer.language),  # nothing is asked of anybody back then
        view=view_of(match, viewer.seat),
    )


def picture(table: Table, viewer: Viewer, asked: p.AskPicture) -> p.Pictured:
    """Draw the table as a terminal shows it."""
    match = at_ply(table, asked.ply)
    lines = picture_of(match, viewer.language, viewer.seat)
    return p.Pictured(request=asked.request, ply=match.ply, revision=table.row.revision, lines=lines)


def at_ply(table: Table, ply: int | None) -> Match:
    """Return a table's match after so many entries of its log."""
    match = table.match
    if match is None:
        raise HallError("not-playing", status=table.row.status)
    if ply is None or ply == match.ply:
        return match
    if ply > match.ply:
        raise HallError("no-such-ply", ply=ply, plies=match.ply)
    earlier = match.copy()
    earlier.rewind(ply)
    return earlier


async def senses(hall: Hall, table: Table, viewer: Viewer, asked: p.AskSenses, asker: Asker) -> p.Senses:
    """Tell what the legal actions of a seat of the guest's bring."""
    match, revision, language = table.check_playing(), table.row.revision, viewer.language
    table.check_help()
    table.check_control(viewer.guest, asked.seat)
    told = await hall.costly.do(asker, action_senses, match, asked.seat, language)
    return p.Senses(request=asked.request, seat=asked.seat, ply=match.ply, revision=revision, senses=told)


def action_senses(match: Match, seat: int, language: str) -> list[p.ActionSense]:
    """Put what actions bring into messages; of the lines those that bring something."""
    return [
        p.ActionSense(
            id=action,
            text=sense.text,
            amounts=sense.amounts,
            lines=[
                p.SenseLine(
                    source=line.source,
                    label=line.label,
                    amounts={currency: amount for currency, amount in line.amounts.items() if amount},
                    detail=line.detail,
                )
                for line in sense.lines
            ],
        )
        for action, sense in match.senses(seat, language).items()
    ]


async def hint(hall: Hall, table: Table, viewer: Viewer, asked: p.AskHint, asker: Asker) -> p.Hint:
    """Ask a strong bot what it would do on a seat of the guest's."""
    match = table.check_playing()
    table.check_help()
    table.check_control(viewer.guest, asked.seat)
    if not len(match.legal_actions_of(asked.seat)):
        raise HallError("not-your-turn")
    revision = table.row.revision
    advised = await hall.bots.advise(table, asked.seat, asker)
    return await hall.costly.do(asker, _advice, advised, revision, viewer.language, asked)


def _advice(advised: Advised, revision: int, language: str, asked: p.AskHint) -> p.Hint:
    match, thoughts, comparison = advised
    text = match.game.action_text
    return p.Hint(
        request=asked.request,
        seat=asked.seat,
        ply=match.ply,
        revision=revision,
        options=[
            p.Advice(
                id=thought.action,
                text=text(thought.action),
                sentence=match.sentence(thought.action, language, asked.seat),
                share=min(max(thought.share, 0.0), 1.0),
                visits=thought.visits,
            )
            for thought in thoughts.options[:MOST_ADVICE]
        ],
        line=_line(match, thoughts.line[:LONGEST_LINE], language, asked.seat),
        reason=_reason(match.game, comparison, language) if comparison is not None else None,
    )


def _reason(game: Game, comparison: Comparison, language: str) -> p.HintReason:
    labels = texts(language, game.texts_folder)
    return p.HintReason(
        text=reason(game, comparison, language),
        games=comparison.times,
        best=comparison.brings,
        next=comparison.other_brings,
        sources=[
            p.HintSource(
                source=share.source,
                label=labels(f"source-{share.source}"),
                best=share.brings,
                next=share.other,
                certain=share.is_certain,
            )
            for share in comparison.own
        ],
    )


def _line(match: Match, line: list[tuple[int, int]], language: str, seat: int) -> list[p.Step]:
    """Put a line into words as far as the seat can foresee it."""
    possible = [_drawn_anew(match, seat, stream) for stream in range(1 if match.game.all_open else TRIES)]
    told = []
    for by, action in line:
        sentence = _foreseen(possible, by, action, language, seat) if possible else None
        told.append(p.Step(seat=by, text=match.game.action_text(action), sentence=sentence))
        if sentence is None:
            possible = []
        for table in possible:
            table.play(action, by)
    return told


def _drawn_anew(match: Match, seat: int, stream: int) -> Match:
    """Return a match as it could be for all that a seat knows; chance does not act in it."""
    possible = match.copy()
    possible.auto_chance = False
    match.game.rules.resample(possible._state, seat, generator(1, stream))
    return possible


def _foreseen(possible: list[Match], by: int, action: int, language: str, seat: int) -> str | None:
    """Say what an action does if it does the same at all possible tables, and they still look alike to the seat."""
    first, *others = possible
    if any(_seen(table, seat) != _seen(first, seat) for table in others):
        return None
    if any(table.turn < 0 or action not in table.legal_actions_of(by) for table in possible):
        return None
    sentences = {table.sentence(action, language, by) for table in possible}
    return sentences.pop() if len(sentences) == 1 else None


def _seen(match: Match, seat: int) -> bytes:
    seen = np.zeros(match.game.observation, np.int16)
    match.game.rules.observe(match.state, seat, seen)
    return seen.tobytes()
