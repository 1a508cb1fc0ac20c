"""What a game was about: where its result came from, step by step."""

from .decomposition import DEEP, QUICK, Decomposition, Effort, Option, Span, Step, decompose, luck, spans
from .judge import GreedyJudge, Judge, Values, compile_for
from .review import Review
from .reviewing import review

__all__ = [
    "DEEP",
    "QUICK",
    "Decomposition",
    "Effort",
    "GreedyJudge",
    "Judge",
    "Option",
    "Review",
    "Span",
    "Step",
    "Values",
    "compile_for",
    "decompose",
    "luck",
    "review",
    "spans",
]
