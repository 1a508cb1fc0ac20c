"""Games that are over, step by step: what was done, and the table after each step, as a seat saw it or as it was."""

from dataclasses import dataclass

import numpy as np

from ...engine.contract import CHANCE
from ...engine.game import turn_of
from ...engine.match import Match
from ...engine.record import State, copied
from ..compute.costly_work import Steps
from ..errors import HallError
from ..protocol import replay as r
from .hall import Hall
from .table import Table, view_of
from .table_log import Groups, LogEntry, describe, known_lines
from .terminal import picture_of
from .undo import must_act

ALL = "all"  # whoever may know everything


@dataclass
class Viewpoint:
    """Who looks at a replay, and in which language."""

    viewer: str
    language: str

    @property
    def seat(self) -> int | None:
        """The seat that is looked from, if it is one."""
        return int(self.viewer) if self.viewer.isdecimal() else None

    def check(self, match: Match) -> None:
        """Refuse a seat that the table does not have."""
        if self.seat is not None:
            match.check_seat(self.seat)


async def match_of(hall: Hall, table: Table) -> Match:
    """Return the match of a table whose game is over: whoever may see the table may then see everything."""
    if table.row.status not in ("finished", "ended"):
        raise HallError("not-over")
    return await hall.tables.load(table)


def replay(
    match: Match, viewpoint: Viewpoint, title: str = "", prompt: str | None = None, links: int | None = None
) -> r.Replay:
    """Tell a whole game to a viewer; a table says its title, how it ended, and to its players how many links there are."""
    viewpoint.check(match)
    turns, rounds = _marks(match)
    return r.Replay(
        game=match.game.name,
        title=title,
        names=match.names,
        plies=match.ply,
        over=match.is_over,
        prompt=match.prompt(viewpoint.language) if prompt is None else prompt,
        points=match.points,
        places=match.ranking if match.is_over else [],
        entries=_entries(match, viewpoint),
        turns=turns,
        rounds=rounds,
        links=links,
    )


def _marks(match: Match) -> tuple[list[int], list[r.RoundStart]]:
    """Return where turns and rounds begin: a turn is what one player does until another one acts."""
    turns: list[int] = []
    rounds: list[r.RoundStart] = []
    actor = CHANCE
    for ply, seat, _, before, _ in match.steps():
        if not rounds or int(before.round_number) != rounds[-1].round:
            rounds.append(r.RoundStart(round=int(before.round_number), ply=ply))
        if seat not in (CHANCE, actor):
            turns.append(ply)
            actor = seat
    return turns, rounds


@dataclass
class Secret:
    """An entry that the viewer does not know yet."""

    entry: r.ReplayEntry
    before: State
    seat: int
    action: int


def _entries(match: Match, viewpoint: Viewpoint) -> list[r.ReplayEntry]:
    """Tell all entries truly, with what the viewer knew of each before it was revealed."""
    game, language = match.game, viewpoint.language
    knows_all = viewpoint.viewer == ALL
    told: list[r.ReplayEntry] = []
    secrets: list[Secret] = []
    groups = Groups()
    for ply, seat, action, before, after in match.steps():
        lines = match.lines(game.ledger(after) - game.ledger(before))
        part = game.part(before, seat, action)
        fact = LogEntry(seat, action, lines, [], part, groups.place(ply, part))
        words = describe(match, fact, before, after, language)
        shown = [
            line
            for booked, detail in zip(lines, words.details, strict=True)
            for line in known_lines(
                match, after, [booked], [detail], booked.seat if knows_all else viewpoint.seat, language
            )
        ]
        entry = r.ReplayEntry(
            ply=ply,
            seat="chance" if seat == CHANCE else seat,
            action=game.action_text(action),
            sentence=words.sentence,
            lines=shown,
            points=_points(match, after),
            group=fact.group,
            kind=part.kind,
            headline=None,
            scoring=words.scoring,
            veil=None,
        )
        told.append(entry)
        if not knows_all and game.is_secret(before, seat, action, after, viewpoint.seat):
            entry.veil = r.Veil(
                sentence=match.entry_text(seat, action, before, language, known=False), until=match.ply + 1
            )
            secrets.append(Secret(entry, copied(before), seat, action))
        _reveal(match, secrets, ply, after, viewpoint.seat)
    _add_headlines(match, told, groups, language)
    return told


def _add_headlines(match: Match, told: list[r.ReplayEntry], groups: Groups, language: str) -> None:
    """Say what each group did, with nothing that the viewer did not know at its time."""
    actions = [action for _, action in match.log]
    for group, plies in groups.plies.items():
        known = [None if told[ply].veil else actions[ply] for ply in plies]
        told[plies[-1]].headline = match.game.headline(groups.parts[group], known, match.names, language) or None


def _points(match: Match, state: State) -> list[int]:
    points = np.zeros(match.players, np.int32)
    match.game.rules.points(state, points)
    numbers: list[int] = points.tolist()
    return numbers


def _reveal(match: Match, secrets: list[Secret], ply: int, now: State, viewer: int | None) -> None:
    """Note which secrets are known after a ply. They are revealed together, so the oldest and the newest tell whether to look."""

    def is_kept(secret: Secret) -> bool:
        return match.game.is_secret(secret.before, secret.seat, secret.action, now, viewer)

    if not secrets or (is_kept(secrets[0]) and is_kept(secrets[-1])):
        return
    for secret in [secret for secret in secrets if not is_kept(secret)]:
        assert secret.entry.veil is not None
        secret.entry.veil.until = ply + 1
        secrets.remove(secret)


def frames(match: Match, first: int, count: int, viewpoint: Viewpoint, pictures: bool) -> Steps[r.Frames]:
    """Show the table after each of some entries, a step each."""
    viewpoint.check(match)
    if first > match.ply:
        raise HallError("no-such-ply", ply=first, plies=match.ply)
    shown: list[r.Frame] = []
    log = match.log
    then = match.copy()
    then.rewind(first)
    for _ in range(min(count, match.ply + 1 - first)):
        if shown:
            seat, action = log[then.ply]
            then.extend([seat], [action])
        shown.append(_frame(then, viewpoint, pictures))
        yield
    return r.Frames(frames=shown)


def _frame(then: Match, viewpoint: Viewpoint, pictures: bool) -> r.Frame:
    seat, language = viewpoint.seat, viewpoint.language
    return r.Frame(
        ply=then.ply,
        turn=turn_of(then.turn),
        waited_for=list(must_act(then)) if then.turn >= 0 else [],
        prompt=then.prompt(language),  # nobody is asked any more
        view=then.truth() if viewpoint.viewer == ALL else view_of(then, seat),
        picture=picture_of(then, language, seat, viewpoint.viewer == ALL) if pictures else None,
    )
