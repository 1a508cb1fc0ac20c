"""Our bots against those of an earlier commit: `python -m benchmarks.against_release [COMMIT] --game vikings --ms 200 --games 200`.

Meadhall as it was then is built from the repository's history into an environment of its own below `.peers`, without its page
and without fetching anything: what it needs is what is installed here. Both sides are programs (`exec:`, docs/exec-bots.md) that
run `release_bridge.py`, each with its own Meadhall, and begin from the position that `decide` tells. The arena plays them: seats
rotated, chance shared, Wilson's intervals. Finished games are kept below `.peers` as well, and the same command goes on there.

    python -m benchmarks.against_release --game vikings --players 4 --games 400          one of ours against three of theirs
    python -m benchmarks.against_release --game skye --part 50                            at a fiftieth of its time
    python -m benchmarks.against_release --game gonewild --option cards=mine.toml         both play with these cards
    python -m benchmarks.against_release --game vikings --ours greedy --theirs search:200
"""

import argparse
import json
import os
import shlex
import subprocess
import sys
import tempfile
import venv
from datetime import UTC, datetime
from hashlib import blake2b
from pathlib import Path
from typing import Any

from meadhall.arena import Plan, Played, Result, run
from meadhall.cli.arena import tell_forfeits
from meadhall.cli.common import options_of
from meadhall.engine.errors import BadOption, MeadhallError
from meadhall.games import load

from .release_bridge import MARK
from .results import FOLDER, command, machine

ROOT = Path(__file__).resolve().parents[1]
HOME = ROOT / ".peers"
# The bots as they were before they learned.
RELEASE = "ff52dd5"
BRIDGE = "benchmarks/release_bridge.py"
# Each side keeps its own time. This is only how long one waits for a program that hangs.
PATIENCE = "60s"


class Release:
    """Meadhall as it was at a commit."""

    def __init__(self, commit: str) -> None:
        self.commit = _commit(commit)
        self.home = HOME / f"release-{self.commit[:10]}"
        self.python = self.home / "bin" / "python"

    def install(self) -> None:
        """Build it, once."""
        if (self.home / MARK).exists():
            return
        print(f"Building Meadhall as it was at {self.commit[:10]} …", file=sys.stderr, flush=True)
        venv.create(self.home, symlinks=True, clear=True)
        there = _run([self.python, "-I", "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"]).strip()
        here = sorted({path for path in sys.path if path.endswith("site-packages")})
        # What is installed here is there as well, behind what is installed there.
        lines = [f"import site; site.addsitedir({path!r})\n" for path in here]
        Path(there, "parent.pth").write_text("".join(lines), encoding="utf-8")
        with tempfile.TemporaryDirectory() as folder:
            archive = Path(folder, "source.tar")
            _run(["git", "archive", "--output", archive, self.commit])
            source = Path(folder, "source")
            source.mkdir()
            _run(["tar", "-xf", archive, "-C", source])
            how = ("--quiet", "--no-deps", "--ignore-installed", "--no-build-isolation", "--no-index")
            _run([self.python, "-I", "-m", "pip", "install", "--disable-pip-version-check", *how, source])
        found = _run([self.python, "-I", "-c", "import meadhall; print(meadhall.__file__)"]).strip()
        if not Path(found).is_relative_to(self.home):
            raise MeadhallError(f"{self.python} imports {found}, which is not what was built.")
        (self.home / MARK).touch()

    def side(self, game: str, bot: str) -> str:
        """Return the command of a bot of this version; nothing of the present one is on its path."""
        # A bot's name is short: paths begin where it is started.
        return shlex.join([os.path.relpath(self.python, ROOT), "-I", BRIDGE, game, bot])


def our_side(game: str, bot: str) -> str:
    """Return the command of a bot of the present tree."""
    return shlex.join([sys.executable, BRIDGE, game, bot])


def _commit(name: str) -> str:
    """Return the whole name of a commit that the present one comes from."""
    found = subprocess.run(
        ["git", "rev-parse", "--verify", "--quiet", f"{name}^{{commit}}"], cwd=ROOT, capture_output=True, text=True
    )
    commit = found.stdout.strip()
    if found.returncode:
        raise BadOption(f"There is no commit {name!r} in this repository. A shallow clone lacks its history.")
    if subprocess.run(["git", "merge-base", "--is-ancestor", commit, "HEAD"], cwd=ROOT).returncode:
        raise BadOption(f"The commit {name!r} is not in the history of the present one.")
    return commit


def _run(words: list[Any]) -> str:
    environment = os.environ | {"MEADHALL_SKIP_PAGE": "1"}
    done = subprocess.run(
        [str(word) for word in words], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise MeadhallError(f"{words[0]} failed: {(done.stderr or done.stdout).strip()[-2000:]}")
    return done.stdout


def warm(side: str, plan_players: int, options: dict[str, Any]) -> None:
    """Compile what a side needs before it is asked: a program has half a minute to say that it is ready."""
    print(f"Compiling: {side} …", file=sys.stderr, flush=True)
    _run([*shlex.split(side), "--warm", "--players", plan_players, "--options", json.dumps(options)])


def entry(result: Result, release: Release, ours: str, theirs: str, names: tuple[str, str]) -> dict[str, Any]:
    """Return what is kept of a match: the share of the one of ours."""
    bots = {bot.name: bot for bot in result.bots}
    us, them = (bots[name] for name in names)
    return {
        "command": command(),
        "date": datetime.now(UTC).date().isoformat(),
        "release": release.commit[:10],
        "game": result.game,
        "players": result.players,
        "options": result.options,
        "rules": result.rules,
        "ours": ours,
        "theirs": theirs,
        "seed": result.seed,
        "games": result.games,
        "share": us.win_share.value,
        "even": us.win_share.even,
        "low": us.win_share.interval[0],
        "high": us.win_share.interval[1],
        "wilson": us.win_share.wilson,
        "points": [us.points.mean, them.points.mean],
        "ms_a_move": [us.timing.move_ms_mean, them.timing.move_ms_mean],
        "forfeits": [us.forfeits, them.forfeits],
        "digest": result.digest,
    }


def keep(file: Path, match: dict[str, Any]) -> None:
    """Write a match among others, in the place of one with the same question."""

    def question(kept: dict[str, Any]) -> list[Any]:
        return [kept[name] for name in ("release", "game", "players", "options", "ours", "theirs")]

    matches = json.loads(file.read_text(encoding="utf-8"))["matches"] if file.exists() else []
    matches = [kept for kept in matches if question(kept) != question(match)] + [match]
    matches.sort(key=lambda kept: json.dumps(question(kept), sort_keys=True))
    told = {"command": "python -m benchmarks.against_release", "date": match["date"], "machine": machine()}
    file.write_text(json.dumps({**told, "matches": matches}, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


def _budget(seconds: float) -> str:
    return f"search:{seconds * 1000:g}ms"


def play(arguments: argparse.Namespace) -> dict[str, Any]:
    """Play a match and return what is kept of it."""
    the_game = load(arguments.game)
    given = options_of(the_game, arguments.option)
    if (cards := given.get("cards")) and not Path(str(cards)).is_absolute():
        # Programs and positions name the file, wherever they are read.
        given["cards"] = str(Path(str(cards)).resolve())
    options = the_game.read_options(given)
    release = Release(arguments.commit)
    release.install()
    ours = arguments.ours or _budget(arguments.ms / 1000 / arguments.part)
    theirs = arguments.theirs or _budget(arguments.ms / 1000)
    sides = (our_side(the_game.name, ours), release.side(the_game.name, theirs))
    for side in sides:
        warm(side, arguments.players, {name: value for name, value in options.items() if name in given})
    names = tuple(f"exec:{PATIENCE}:{side}" for side in sides)
    plan = Plan(the_game.name, names, arguments.players, arguments.games, arguments.seed, options)
    told = json.dumps([release.commit, plan.identity], sort_keys=True).encode()
    state = arguments.state or HOME / "matches" / f"{blake2b(told, digest_size=8).hexdigest()}.jsonl"
    state.parent.mkdir(parents=True, exist_ok=True)
    games: list[Played] = []

    def count(played: Played) -> None:
        games.append(played)
        shares = [_share(game, names[0]) for game in games]
        print(f"{len(games)} of {plan.games} games, share {sum(shares) / len(shares):.3f}", file=sys.stderr, flush=True)

    result = run(plan, workers=arguments.workers, state=state, on_game=count)
    tell_forfeits(games)
    return entry(result, release, ours, theirs, (names[0], names[1]))


def sentence(match: dict[str, Any]) -> str:
    """Say what came of a match."""
    pace = " and ".join(f"{ms:.0f} ms" for ms in match["ms_a_move"])
    points = " to ".join(f"{points:.1f}" for points in match["points"])
    return (
        f"{match['game']}, {match['players']} players, {match['games']} games: {match['ours']} against {match['theirs']} of "
        f"{match['release']} has a share of {match['share']:.3f} ({match['low']:.3f} to {match['high']:.3f}, even "
        f"{match['even']:.2f}), {points} points; a move took {pace}."
    )


def _share(played: Played, name: str) -> float:
    winners = [seat for seat, place in enumerate(played.places) if place == 1]
    return sum(played.seats[seat] == name for seat in winners) / len(winners)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("commit", nargs="?", default=RELEASE)
    parser.add_argument("--game", default="vikings")
    parser.add_argument("--players", type=int, default=2, help="one of ours sits against all others of theirs")
    parser.add_argument("--option", action="append", metavar="NAME=VALUE", help="an option of the game")
    parser.add_argument("--ms", type=float, default=200, help="milliseconds for each move")
    parser.add_argument("--part", type=float, default=1, help="we get this part of their time: 50 for a fiftieth")
    parser.add_argument("--ours", metavar="BOT", help="our bot, instead of a search by time")
    parser.add_argument("--theirs", metavar="BOT", help="their bot, instead of a search by time")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--state", type=Path, metavar="FILE", help="where finished games are kept")
    parser.add_argument("--json", type=Path, metavar="FILE", default=FOLDER / "against_release.json")
    arguments = parser.parse_args()
    os.chdir(ROOT)
    try:
        match = play(arguments)
        keep(arguments.json, match)
        print(sentence(match))
    except MeadhallError as error:
        parser.error(str(error))


if __name__ == "__main__":
    main()
