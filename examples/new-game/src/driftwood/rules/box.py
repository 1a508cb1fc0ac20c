"""What is in the box, read from box.toml and checked once."""

import hashlib
import tomllib
from pathlib import Path

import numpy as np

from meadhall.engine.errors import BadData

FILE = Path(__file__).with_name("box.toml")
BOX = tomllib.loads(FILE.read_text(encoding="utf-8"))
DIGEST = hashlib.sha256(FILE.read_bytes()).hexdigest()[:8]

MAX_PLAYERS = 4
MOST_PLACES = MAX_PLAYERS + 1
NOTHING = -1

TIDES, SHORT_GAME = BOX["tides"], BOX["short_game"]
KIND_NAMES = tuple(BOX["pieces"])
KINDS = len(KIND_NAMES)
SHELL = KIND_NAMES.index("shell")
COUNT = np.array([piece["count"] for piece in BOX["pieces"].values()], np.int8)
# WORTH[kind, n] is what n pieces of a kind are worth together.
WORTH = np.zeros((KINDS, TIDES + 1), np.int16)
for kind, (name, piece) in enumerate(BOX["pieces"].items()):
    if len(piece["points"]) != TIDES:
        raise BadData(f"{FILE.name}, {name}: points must be {TIDES} numbers, one for each tide.")
    WORTH[kind, 1:] = piece["points"]
if COUNT.sum() < TIDES * MOST_PLACES:
    raise BadData(f"{FILE.name}: {TIDES} tides need {TIDES * MOST_PLACES} pieces, but there are {COUNT.sum()}.")
