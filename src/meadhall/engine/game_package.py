"""A game whose parts live in the modules of its own package, all games in the same shape.

    <game>/game.py          the descriptor: a subclass of `GamePackage`
    <game>/rules/           the rules, compiled; observation.py writes what learners see
    <game>/notation/        action_notation.py, position.py: actions and positions as text
    <game>/presentation/    view.py, explain.py, sentences.py, turns.py, score_report.py, senses.py, terminal.py
    <game>/heuristics/      HEURISTICS: what bots know beyond the rules
    <game>/drawing/         table.py: pictures as SVG
    <game>/texts/           en.ftl, de.ftl
    <game>/lessons/         lessons for people who have never played, and their texts

A module is imported when it is first asked for, so that a simulation starts at once. Turns, score report, senses,
heuristics and drawing may be missing: then a log is told by rounds, no real table can be scored, and bots and page do
without.
"""

import sys
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .game import Chain, Game, Line, Part, Reason, ScoreSheet, Sense
from .record import State

if TYPE_CHECKING:
    from pydantic import BaseModel


@cache
def _lessons_folder(game: type[Game]) -> Path | None:
    file = import_module(game.__module__).__file__
    return Path(file).with_name("lessons") if file else None


@cache
def _module(game: type[Game], name: str) -> Any:
    """Return a module of a game's package, or of the package of a game that it varies; None where there is none."""
    packages = (kind.__module__.rpartition(".")[0] for kind in game.__mro__ if issubclass(kind, GamePackage))
    for package in packages:
        if package and _is_there(package, name):
            return import_module(f"{package}.{name}")
    return None


def _is_there(package: str, name: str) -> bool:
    """Tell whether a package has a module, without importing it."""
    folder = name.rpartition(".")[0]
    return (not folder or _is_there(package, folder)) and find_spec(f"{package}.{name}") is not None


class GamePackage(Game):
    """A game that finds its parts in its package. Whatever is special to a game, it overrides."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        folder = Path(sys.modules[cls.__module__].__file__ or "").with_name("texts")
        if "texts_folder" not in vars(cls) and (folder.is_dir() or not hasattr(cls, "texts_folder")):
            cls.texts_folder = folder

    def part_of_package(self, name: str) -> Any:
        """Return a module of the game's package, such as `presentation.view`."""
        module = _module(type(self), name)
        if module is None:
            raise ModuleNotFoundError(f"{self.title} has no module {name!r} in its package.")
        return module

    def optional(self, module: str, name: str) -> Any:
        """Return what a module of the game's package has of a name, or None where there is no such module or name."""
        return getattr(_module(type(self), module), name, None)

    @property
    def view_type(self) -> "type[BaseModel]":
        view_type: type[BaseModel] = self.part_of_package("presentation.view").VIEW
        return view_type

    @property
    def lessons_folder(self) -> Path | None:
        return _lessons_folder(type(self))

    def heuristics(self) -> Any:
        return self.optional("heuristics", "HEURISTICS")

    def drawing(self) -> Any:
        return self.optional("drawing.table", "DRAWING")

    def action_text(self, action: int) -> str:
        text: str = self.part_of_package("notation.action_notation").action_text(action)
        return text

    def read_action(self, text: str) -> int:
        action: int = self.part_of_package("notation.action_notation").read_action(text)
        return action

    def position_text(self, state: State, names: Sequence[str]) -> str:
        text: str = self.part_of_package("notation.position").position_text(state, names)
        return text

    def read_position(self, text: str) -> tuple[State, list[str]]:
        position: tuple[State, list[str]] = self.part_of_package("notation.position").read_position(text)
        return position

    def why_not(self, state: State, seat: int, action: int) -> Reason:
        reason: Reason = self.part_of_package("presentation.explain").why_not(state, seat, action)
        return reason

    def sentence(self, state: State, action: int, names: Sequence[str], language: str, seat: int | None = None) -> str:
        text: str = self.part_of_package("presentation.sentences").sentence(state, action, names, language, seat)
        return text

    def prompt(self, state: State, names: Sequence[str], language: str, seat: int | None = None) -> str:
        text: str = self.part_of_package("presentation.sentences").prompt(state, names, language, seat)
        return text

    def part(self, before: State, seat: int, action: int) -> Part:
        told: Callable[..., Part] = self.optional("presentation.turns", "part") or super().part
        return told(before, seat, action)

    def headline(self, part: Part, actions: Sequence[int | None], names: Sequence[str], language: str) -> str:
        told: Callable[..., str] = self.optional("presentation.turns", "headline") or super().headline
        return told(part, actions, names, language)

    def scoring_title(self, before: State, after: State, language: str) -> str:
        told: Callable[..., str] = self.optional("presentation.turns", "scoring_title") or super().scoring_title
        return told(before, after, language)

    def view(self, state: State, seat: int | None) -> Any:
        return self.part_of_package("presentation.view").view(state, seat)

    def score(self, text: str, how: Mapping[str, str], language: str) -> list[ScoreSheet]:
        scored: Callable[..., list[ScoreSheet]] = self.optional("presentation.score_report", "score") or super().score
        return scored(text, how, language)

    def senses(self, state: State, seat: int, language: str) -> Mapping[int, Sense]:
        told: Callable[..., Mapping[int, Sense]] = self.optional("presentation.senses", "senses") or super().senses
        return told(state, seat, language)

    def chains(self, state: State, seat: int, names: Sequence[str], language: str) -> Sequence[Chain]:
        found: Callable[..., Sequence[Chain]] = self.optional("presentation.chains", "chains") or super().chains
        return found(state, seat, names, language)

    def line_detail(self, state: State, line: Line, language: str) -> str:
        told: Callable[..., str] = self.optional("presentation.score_report", "line_detail") or super().line_detail
        return told(state, line, language)

    def picture(
        self,
        state: State,
        names: Sequence[str],
        language: str,
        only: int | None = None,
        viewer: int | None = None,
    ) -> str:
        text: str = self.part_of_package("presentation.terminal").picture(state, names, language, only, viewer)
        return text
