"""The log of a match as a file of JSON lines: a head, a line for each action, and a foot that seals it.

    {"meadhall-log": 1, "game": "…", "rules": "1.…", "players": 2, "options": {…}, "names": […]}
    {"by": "chance", "play": "tile left"}
    {"by": 0, "play": "buy 1"}
    {"plies": 2, "points": [10, 10], "over": false, "sha256": "…"}

A head with "draws" says that chance was the same at other tables: under which name, and the digest of the seed.

The foot's digest covers every byte before it, so that a change or a cut by accident shows. It is no signature:
who wants to forge a log can make a new digest, but cannot make an illegal action pass.
"""

import hashlib
import json
import tempfile
from pathlib import Path
from typing import Any

from .contract import CHANCE
from .errors import BadLog, BadNotation, MeadhallError
from .match import Match

VERSION = 1
HEAD = "meadhall-log"


def log_text(match: Match) -> str:
    """Return a match's log as text."""
    head: dict[str, Any] = {
        HEAD: VERSION,
        "game": match.game.name,
        "rules": match.rules,
        "players": match.players,
        "options": match.options,
        "names": match.names,
    }
    if match.start_text is not None:
        head["position"] = match.start_text
    if match.draws is not None:
        # The seed itself may still be secret.
        head["draws"] = {"name": match.draws.name, "sha256": match.draws.digest}
    lines = [_json(head)]
    for seat, action in match.log:
        lines.append(_json({"by": "chance" if seat == CHANCE else seat, "play": match.game.action_text(action)}))
    sealed = "\n".join(lines) + "\n"
    foot = {"plies": match.ply, "points": match.points, "over": match.is_over, "sha256": _digest(sealed)}
    return sealed + _json(foot) + "\n"


def save_log(match: Match, path: Path) -> None:
    """Write a match's log; an existing file is replaced only once the new one is complete."""
    with tempfile.NamedTemporaryFile("w", encoding="utf-8", dir=path.parent, delete=False) as file:
        file.write(log_text(match))
    Path(file.name).replace(path)


def load_log(path: Path) -> Match:
    """Read a log from a file and replay it."""
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadLog(f"{path} is not a log: it is not text.") from None
    except OSError as error:
        raise BadLog(f"{path} cannot be read: {error.strerror}.") from None
    return read_log(text)


def read_log(text: str) -> Match:
    """Replay a log; refuse one that was changed, cut off, or made under other rules."""
    lines = text.splitlines()
    if not lines:
        raise BadLog("The log is empty.")
    match = _begin(_object(lines[0], 1))
    last = _object(lines[-1], len(lines))
    if "sha256" not in last:
        raise BadLog(f"The log is cut off: line {len(lines)} is not the foot that ends a log.")
    sealed = "\n".join(lines[:-1]) + "\n"
    seats, actions = _actions(match, lines[1:-1])
    if last.get("plies") != len(actions):
        raise BadLog(f"The log was changed: its foot says {last.get('plies')} plies, but there are {len(actions)}.")
    if last["sha256"] != _digest(sealed):
        raise BadLog("The log was changed: its digest does not fit its lines.")
    done = match.extend(seats, actions)
    if done < len(actions):
        reason = match.game.explain(match.state, seats[done], actions[done])
        raise BadLog(f"Line {done + 2}: the action is not legal. {reason.full_text() if reason else ''}".strip())
    if last.get("points") != match.points or last.get("over") != match.is_over:
        raise BadLog(
            f"The log was changed: its foot does not fit the replay, which ends with the points {match.points}."
        )
    return match


def _begin(head: dict[str, Any]) -> Match:
    from .registry import load

    if HEAD not in head:
        raise BadLog(f"Line 1 is not the head of a log: it has no {HEAD!r}.")
    if head[HEAD] != VERSION:
        raise BadLog(f"This is version {head[HEAD]!r} of the log format; only version {VERSION} can be read.")
    try:
        game = load(str(head.get("game")))
        rules = str(head.get("rules"))
        players, names, options = head.get("players"), head.get("names"), head.get("options")
        if type(players) is not int or not isinstance(options, dict):
            raise BadLog("Line 1: 'players' must be a number and 'options' an object.")
        if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
            raise BadLog("Line 1: 'names' must be a list of names.")
        if "position" in head:
            match = Match.from_position(game, str(head["position"]), auto_chance=False, rules=rules)
        else:
            game.check_players(players)
            match = Match(game, players, names=names, auto_chance=False, rules=rules, **options)
    except BadLog:
        raise
    except MeadhallError as error:
        raise BadLog(f"Line 1: {error}") from None
    if match.players != players or match.options != options or match.names != names:
        raise BadLog("Line 1: players, options or names do not fit the position that the log begins with.")
    return match


def _actions(match: Match, lines: list[str]) -> tuple[list[int], list[int]]:
    seats, actions = [], []
    for number, line in enumerate(lines, 2):
        entry = _object(line, number)
        by = entry.get("by")
        if by == "chance":
            seats.append(CHANCE)
        elif type(by) is int and 0 <= by < match.players:
            seats.append(by)
        else:
            raise BadLog(f"Line {number}: 'by' must be 'chance' or a seat from 0 to {match.players - 1}, not {by!r}.")
        try:
            actions.append(match.game.read_action(str(entry.get("play"))))
        except BadNotation as error:
            raise BadLog(f"Line {number}: {error}") from None
    return seats, actions


def _object(line: str, number: int) -> dict[str, Any]:
    try:
        entry = json.loads(line)
    except ValueError:
        raise BadLog(f"Line {number} is not JSON; the log was changed or cut off.") from None
    if not isinstance(entry, dict):
        raise BadLog(f"Line {number} is not a JSON object.")
    return entry


def _json(value: dict[str, Any]) -> str:
    return json.dumps(value, ensure_ascii=False)


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()
