"""A real browser, and a hall to visit, each in a process of its own."""

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Playwright, ViewportSize, expect

# What a run of the tests has seen, kept to be looked at when asked for (MEADHALL_PICTURES=1); not in the repository.
PICTURES = Path(__file__).with_name("pictures") if os.environ.get("MEADHALL_PICTURES") else None
SEED = os.environ.get("MEADHALL_TEST_SEED", "1")  # of chance and bots in the halls that are visited
PATIENCE = 30_000  # milliseconds that a page may take on a busy machine
LAPTOP: ViewportSize = {"width": 1366, "height": 768}
WIDE: ViewportSize = {"width": 1920, "height": 1080}
PHONE: ViewportSize = {"width": 360, "height": 740}

# Chromium in a test calls nobody but the hall.
QUIET = [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-gpu",
]

expect.set_options(timeout=PATIENCE)


def launch(playwright: Playwright) -> Browser:
    """Start the system's Chromium; without a window's surroundings it needs less than half of the processor time."""
    names = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "chrome")
    found = next(filter(None, map(shutil.which, names)), None)
    if found is None:
        raise RuntimeError("The tests of the page need Chromium: install it (Debian: apt install chromium).")
    # Root may not use Chromium's sandbox; whoever tests as root, in a container, does without.
    sandbox = ["--no-sandbox"] if os.geteuid() == 0 else []
    return playwright.chromium.launch(executable_path=found, args=[*QUIET, *sandbox])


class Hall:
    """A hall in a process of its own, which can be killed and opened again at the same address."""

    def __init__(
        self,
        folder: Path,
        *more: str,
        program: tuple[str, ...] = ("-m", "tests.page.seeded_server", SEED),
        python: str = sys.executable,
    ) -> None:
        self.more = more  # options of the command
        self.program = program
        self.python = python
        self.database = f"sqlite:///{folder / 'hall.sqlite'}"
        self.log = folder / "hall.log"
        self.port = 0
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        """Where it answers."""
        return f"http://127.0.0.1:{self.port}"

    def open(self) -> None:
        """Start the process, and wait until it says where it is."""
        begin = self.log.stat().st_size if self.log.exists() else 0
        with self.log.open("ab") as log:
            command = [self.python, *self.program, "serve", "--port", str(self.port), "--pause", "0"]
            command += ["--database", self.database, *self.more]
            self.process = subprocess.Popen(command, stdout=log, stderr=log)
        while True:
            text = self.log.read_bytes()[begin:].decode()
            if said := re.search(r"http://127\.0\.0\.1:(\d+)/", text):
                self.port = int(said[1])
                return
            if self.process.poll() is not None:
                raise RuntimeError(f"The hall did not open:\n{text}")
            signal.sigtimedwait([], 0.02)

    def kill(self) -> None:
        """Kill it where it stands, as a power cut would."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def close(self) -> None:
        """Stop it as a person would."""
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            self.process.wait(20)


def until_ready(hall: Hall) -> None:
    """Wait until the hall has loaded or compiled all games, so that every bot plays as it is called."""
    while True:
        with urllib.request.urlopen(f"{hall.address}/api/hall") as answer:
            if json.load(answer)["compiling"]["ready"]:
                return
        signal.sigtimedwait([], 0.1)


@dataclass
class Guest:
    """A person with a browser of her own."""

    context: BrowserContext
    page: Page
    troubles: list[str] = field(default_factory=list)  # errors in the browser's console

    def go(self, address: str) -> None:
        """Open an address."""
        self.page.goto(address)

    def keep(self, name: str, whole: bool = False) -> None:
        """Keep a picture of the page, if somebody wants to look at it."""
        if PICTURES is not None:
            PICTURES.mkdir(exist_ok=True)
            self.page.screenshot(path=PICTURES / f"{name}.png", full_page=whole)

    def hear(self, message: ConsoleMessage) -> None:
        """Note an error of the console: the content security policy speaks there, too."""
        # A connection that a test has cut is no trouble of the page's.
        if message.type == "error" and not re.search(
            r"ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED|WebSocket", message.text
        ):
            self.troubles.append(message.text)


@contextmanager
def visit(
    browser: Browser,
    *,
    size: ViewportSize = LAPTOP,
    language: str = "en",
    motion: bool = False,
    touch: bool = False,
    pace: str = "at-once",
    offline: bool = False,
) -> Iterator[Guest]:
    """Let somebody come with a fresh browser; at the end, no trouble may have been in its console.

    A service worker fetches the whole page for later, so only those have one who want to see it offline.
    """
    context = browser.new_context(
        viewport=size,
        locale=language,
        reduced_motion="no-preference" if motion else "reduce",
        has_touch=touch,
        service_workers="allow" if offline else "block",
    )
    context.set_default_timeout(PATIENCE)
    context.add_init_script(f'localStorage["meadhall-settings"] ??= JSON.stringify({{pace: "{pace}"}})')
    page = context.new_page()
    guest = Guest(context, page)
    page.on("console", guest.hear)
    page.on("pageerror", lambda error: guest.troubles.append(str(error)))
    try:
        yield guest
        assert guest.troubles == []
    finally:
        context.close()
