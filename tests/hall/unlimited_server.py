"""`python -m tests.hall.unlimited_server serve --port 0 --database URL`: a hall without limits on the rate, for tests that ask a lot."""

import sys
from itertools import pairwise

from meadhall.hall.logging import start_logging
from meadhall.hall.server import serve
from meadhall.hall.settings import Limits, Rate, Settings

MANY = Rate(1e6, 1_000_000)

if __name__ == "__main__":
    given = dict(pairwise(sys.argv))
    start_logging("info")
    limits = Limits(
        guest=MANY,
        address=MANY,
        new_guests=MANY,
        tables=100_000,
        bot_tables=100_000,
        bot_tables_of_address=100_000,
        bot_tables_of_hall=100_000,
        connections=10_000,
        connections_of_address=10_000,
    )
    idle = int(given.get("--most-idle-tables", 500))
    settings = Settings(database=given["--database"], limits=limits, pause=0, most_idle_tables=idle)
    serve(settings, "127.0.0.1", int(given["--port"]))
