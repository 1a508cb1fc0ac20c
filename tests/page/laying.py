"""Tables that stand in the middle of a game, laid from a log: what is looked at late in a game need not be played first."""

import json
import secrets
import sqlite3
import time

from playwright.sync_api import Page

from meadhall.engine.log import read_log

from .chromium import Hall


def lay(page: Page, hall: Hall, log: str, ply: int | None = None, *, me: int = 0, bots: bool = True) -> str:
    """Write a table into the hall's database as it was after so many entries of a log, the browser's guest on a seat of it.

    Return its address. On the other seats sit bots, or without them people who are not here.
    """
    match = read_log(log)
    entries = match.log
    match.rewind(match.ply if ply is None else ply)
    name = f"Guest {secrets.token_hex(6)}"
    page.request.post(f"{hall.address}/api/me", data={"name": name})
    table, now = secrets.token_urlsafe(9), int(time.time() * 1000)
    with sqlite3.connect(hall.database.removeprefix("sqlite:///"), timeout=30) as database:
        (guest,) = database.execute("SELECT id FROM guests WHERE name = ?", (name,)).fetchone()
        waits = [seat for seat in range(match.players) if match.must_act >> seat & 1]
        row = {
            "id": table,
            "game": match.game.name,
            "rules": match.game.version_under(match.options),
            "options": json.dumps(match.options),
            "title": "",
            "open": True,
            "invitation": secrets.token_urlsafe(24),
            "owner": guest,
            "status": "finished" if match.is_over else "playing",
            "ply": match.ply,
            "revision": 0,
            "pending": match.must_act,
            "bots_due": bots and any(seat != me for seat in waits),
            "points": json.dumps(match.points),
            "places": json.dumps(match.ranking if match.is_over else []),
            "created": now,
            "changed": now,
        }
        database.execute(
            f"INSERT INTO tables ({', '.join(row)}) VALUES ({', '.join('?' * len(row))})", tuple(row.values())
        )
        for seat, who in enumerate(match.names):
            kind = "person" if seat == me or not bots else "bot"
            mine, level = (guest if seat == me else None), ("easy" if kind == "bot" else None)
            database.execute(
                "INSERT INTO seats (table_id, seat, kind, guest, level, name, away, agrees) VALUES (?, ?, ?, ?, ?, ?, 0, 0)",
                (table, seat, kind, mine, level, who),
            )
        database.executemany(
            "INSERT INTO actions (table_id, ply, seat, action, at) VALUES (?, ?, ?, ?, ?)",
            [(table, at, seat, action, now) for at, (seat, action) in enumerate(entries[: match.ply])],
        )
    return f"{hall.address}/table/{table}"
