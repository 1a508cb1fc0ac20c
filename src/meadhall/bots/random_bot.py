"""`random`: every legal action is equally likely."""

from threading import Event

from ..engine.chance import below
from .interface import Bot, Observation, Thought, Thoughts


class RandomBot(Bot):
    """Chooses blindly. The least that a bot must beat."""

    def consider(self, observation: Observation, stop: Event) -> Thoughts:
        choice = int(observation.legal[below(self.rng, len(observation.legal))])
        share = 1 / int(observation.state.players)
        return Thoughts(choice, [Thought(int(action), 0, share) for action in observation.legal])
