"""What can go wrong with a program."""

from typing import Literal

from ...engine.errors import MeadhallError

Kind = Literal["late", "nonsense", "died"]


class ProgramFault(MeadhallError):
    """A program that answered late, answered nonsense, or ended. Its game is lost for it."""

    def __init__(self, command: str, kind: Kind, what: str) -> None:
        super().__init__(command, kind, what)
        self.command = command
        self.kind = kind
        self.what = what

    def __str__(self) -> str:
        return f"The program {self.command!r} {self.what}."
