"""`random`: every legal action is equally likely."""

from threading import Event

from ..engine.chance import below
from .interface import Bot, Sight, Thought, Thoughts


class RandomBot(Bot):
    """Chooses blindly. The least that a bot must beat."""

    def consider(self, sight: Sight, stop: Event) -> Thoughts:
        choice = int(sight.legal[below(self.rng, len(sight.legal))])
        share = 1 / int(sight.state.players)
        return Thoughts(choice, [Thought(int(action), 0, share) for action in sight.legal])
