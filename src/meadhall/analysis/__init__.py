"""What a game was about: where its result came from, step by step."""

from .decomposition import DEEP, QUICK, Decomposition, Effort, Option, Span, Step, decompose, luck, spans
from .judge import GreedyJudge, Judge, compile_for

__all__ = [
    "DEEP",
    "QUICK",
    "Decomposition",
    "Effort",
    "GreedyJudge",
    "Judge",
    "Option",
    "Span",
    "Step",
    "compile_for",
    "decompose",
    "luck",
    "spans",
]
