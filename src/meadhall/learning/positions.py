"""What was noted in games: moments as a network would have been shown them, and how the games ended."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray


@dataclass(frozen=True)
class Positions:
    """Moments of games, in the order of the games. Features are kept in half precision, which is a quarter of the room."""

    seats: NDArray[np.float16]  # [position, seat, own feature]
    table: NDArray[np.float16]  # [position, feature of the table]
    game: NDArray[np.int32]  # [position]
    points: NDArray[np.int32]  # [game, seat]
    places: NDArray[np.int32]  # [game, seat]

    def __len__(self) -> int:
        return len(self.game)

    def won(self) -> NDArray[np.float32]:
        """Return the share of the victory that each seat had in each game."""
        first = self.places == 1
        shares: NDArray[np.float32] = (first / first.sum(1, keepdims=True)).astype(np.float32)
        return shares

    def split(self, part: float) -> tuple["Positions", "Positions"]:
        """Divide by games: all but the last part of them, and these."""
        games = len(self.points)
        cut = int(np.searchsorted(self.game, games - max(1, int(part * games))))
        return tuple(
            Positions(self.seats[here], self.table[here], self.game[here], self.points, self.places)
            for here in (slice(cut), slice(cut, None))
        )  # type: ignore[return-value]

    def save(self, path: Path) -> None:
        """Write them into a file that is there only once it is complete."""
        made = path.with_suffix(".part")
        with made.open("wb") as file:
            np.savez(file, **vars(self))
        made.replace(path)

    @classmethod
    def read(cls, path: Path) -> "Positions":
        """Read what `save` has written."""
        with np.load(path, allow_pickle=False) as parts:
            return cls(**{name: parts[name] for name in cls.__dataclass_fields__})

    @classmethod
    def together(cls, pieces: Sequence["Positions"]) -> "Positions":
        """Join pieces, whose games are numbered on."""
        before = np.cumsum([0, *(len(piece.points) for piece in pieces)])
        games = [piece.game + first for piece, first in zip(pieces, before, strict=False)]
        return cls(
            np.concatenate([piece.seats for piece in pieces]),
            np.concatenate([piece.table for piece in pieces]),
            np.concatenate(games).astype(np.int32),
            np.concatenate([piece.points for piece in pieces]),
            np.concatenate([piece.places for piece in pieces]),
        )
