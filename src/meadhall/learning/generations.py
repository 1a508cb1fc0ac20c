"""Self-play, fit, match, and again: a network takes its predecessor's place only when the match says so.

Everything is kept in a folder as soon as it is complete, so that learning goes on where it stopped.
"""

import json
import subprocess
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .. import __version__
from ..arena import Plan, run
from ..arena.runner import check_workers, done
from ..bots.network_file import NetworkFile, digest_of, read_network, write_network
from ..engine.compiled import PACKAGE, source_hash
from ..engine.errors import BadOption
from .course import Course
from .fitting import fit
from .positions import Positions
from .recording import Assignment

# A generation is fitted to its own games and to those of so many before it.
GENERATIONS_BEFORE = 1

# What is under way, how much of it is done, and how much there is.
OnProgress = Callable[[str, int, int], None]


@dataclass(frozen=True)
class Verdict:
    """What came of a generation."""

    generation: int
    games: int
    positions: int
    figures: dict[str, float]
    share: float
    interval: tuple[float, float]
    match: int
    taken: bool


@dataclass(frozen=True)
class Learning:
    """What was learned."""

    verdicts: list[Verdict]
    best: Path | None  # None where nothing was better than no network

    @property
    def games(self) -> int:
        """How many games were learned from, all together."""
        return sum(verdict.games for verdict in self.verdicts)


def learn(
    course: Course,
    folder: Path,
    *,
    workers: int | None = None,
    ray: str | None = None,
    on_progress: OnProgress = lambda what, done, total: None,
    on_verdict: Callable[[Verdict], None] = lambda verdict: None,
) -> Learning:
    """Learn a course, and keep everything in a folder. Matches are played on this machine."""
    check_workers(workers, ray)
    _claim(folder, course)
    learning = Learning([], None)
    for generation in range(course.generations):
        here = folder / f"generation-{generation + 1}"
        here.mkdir(exist_ok=True)
        verdict_file = here / "verdict.json"
        if not verdict_file.exists():
            positions = _play(course, generation, here, learning.best, workers, ray, on_progress)
            verdict = _fit_and_match(course, generation, here, learning.best, positions, workers, on_progress)
            _write(verdict_file, vars(verdict))
        told = json.loads(verdict_file.read_text())
        verdict = Verdict(**{**told, "interval": tuple(told["interval"])})
        on_verdict(verdict)
        best = here / "network.npz" if verdict.taken else learning.best
        learning = Learning([*learning.verdicts, verdict], best)
    return learning


def _claim(folder: Path, course: Course) -> None:
    """Make the folder that of a course, or see that it is."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / "course.json"
    if not file.exists():
        _write(file, course.identity)
    elif json.loads(file.read_text()) != course.identity:
        raise BadOption(f"{folder} holds what was learned with other settings, rules or features. Name another folder.")


def _write(file: Path, value: object) -> None:
    made = file.with_suffix(".part")
    made.write_text(json.dumps(value, indent=2))
    made.replace(file)


def _play(
    course: Course,
    generation: int,
    folder: Path,
    best: Path | None,
    workers: int | None,
    ray: str | None,
    on_progress: OnProgress,
) -> Positions:
    """Play the games of a generation, as far as they are not there, and return what was noted in them and in those before."""
    searches = course.searches(generation)
    assignment = Assignment(
        course.game,
        course.players,
        dict(course.options),
        course.seed,
        course.search_games if searches else course.games,
        network=read_network(best, course.the_game) if best else None,
        iterations=course.iterations if searches else 0,
        stage=f"generation {generation}",
    )
    complete = folder / "positions.npz"
    if not complete.exists():
        files = [folder / f"piece-{piece}.npz" for piece in range(assignment.pieces)]
        missing = [piece for piece, file in enumerate(files) if not file.exists()]
        finished = len(files) - len(missing)
        on_progress("games", finished * assignment.in_a_piece, assignment.games)
        for piece, positions in done(assignment.task(), "learning", missing, workers, ray):
            positions.save(files[piece])
            finished += 1
            on_progress("games", min(finished * assignment.in_a_piece, assignment.games), assignment.games)
        Positions.together([Positions.read(file) for file in files]).save(complete)
        for file in files:
            file.unlink()
    before = range(max(0, generation - GENERATIONS_BEFORE), generation)
    # The newest games come last: of them the games are held out.
    earlier = [folder.parent / f"generation-{number + 1}" / "positions.npz" for number in before]
    return Positions.together([Positions.read(file) for file in (*earlier, complete)])


def _fit_and_match(
    course: Course,
    generation: int,
    folder: Path,
    best: Path | None,
    positions: Positions,
    workers: int | None,
    on_progress: OnProgress,
) -> Verdict:
    """Fit a network, and let it play against its predecessor."""
    file = folder / "network.npz"
    if not file.exists():
        fitted = fit(
            positions,
            course.hidden,
            course.steps,
            course.seed,
            course.round_feature,
            lambda step: on_progress("steps", step, course.steps),
        )
        write_network(
            file,
            fitted.weights,
            {**_origin(course), "generation": generation + 1, "figures": {"fit": fitted.figures}},
        )
    plan = Plan(
        course.game,
        (course.bot(file), course.bot(best)),
        course.players,
        course.match,
        course.seed + generation,
        dict(course.options),
    )
    played = 0

    def count(_: object) -> None:
        nonlocal played
        played += 1
        on_progress("match", played, plan.games)

    result = run(plan, workers=workers, state=folder / "match.jsonl", on_game=count)
    share = result.bots[0].win_share
    return Verdict(
        generation=generation + 1,
        games=len(positions.points),
        positions=len(positions),
        figures=read_network(file, course.the_game).provenance["figures"]["fit"],
        share=share.value,
        interval=share.interval,
        match=plan.games,
        taken=share.verdict == "better",
    )


def _origin(course: Course) -> dict[str, Any]:
    """Tell where a network comes from."""
    game = course.the_game
    return {
        "game": game.name,
        "rules": game.rules_version,
        "players": [course.players],
        "options": dict(course.options),
        "features": digest_of(course.features),
        "own": list(course.features.own),
        "table": list(course.features.table),
        "course": course.identity,
        "version": __version__,
        "code": source_hash(game.code),
        "commit": _commit(),
    }


def _commit() -> str:
    """Return the commit that this is played from, or nothing where there is no repository."""
    asked = ["git", "-C", str(PACKAGE), "rev-parse", "--short=12", "HEAD"]
    try:
        return subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return ""


def publish(course: Course, learning: Learning, out: Path) -> None:
    """Write the best network with all that was measured to where bots find it, or to a file."""
    if learning.best is None:
        raise BadOption("No network was better than none, so there is nothing to write.")
    network: NetworkFile = read_network(learning.best, course.the_game)
    taken = [verdict for verdict in learning.verdicts if verdict.taken]
    told = {
        **network.provenance,
        "generations": taken[-1].generation,
        "games": sum(verdict.games for verdict in learning.verdicts[: taken[-1].generation]),
        "figures": {
            "fit": taken[-1].figures,
            "matches": [
                {
                    "generation": verdict.generation,
                    "share": verdict.share,
                    "interval": verdict.interval,
                    "games": verdict.match,
                }
                for verdict in learning.verdicts
            ],
        },
    }
    write_network(out, network.weights, told)
