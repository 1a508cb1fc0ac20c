"""Bots that are programs of their own, in any language: `exec:COMMAND`. The protocol is in docs/exec-bots.md."""

from .bot import ProgramBot
from .faults import ProgramFault

__all__ = ["ProgramBot", "ProgramFault"]
