"""Train a seat to beat `random` with sb3-contrib's MaskablePPO: `make maskable-ppo`, or `pip install 'meadhall[sb3]'` and run this."""

import argparse

import gymnasium
import numpy as np
from sb3_contrib import MaskablePPO

import meadhall.envs.gymnasium  # noqa: F401


def shares(model: MaskablePPO | None, env: gymnasium.Env, games: int) -> float:  # type: ignore[type-arg]
    """Return the mean share of the victory over some games, of a model or of random play."""
    total = 0.0
    rng = np.random.default_rng(1)
    for game in range(games):
        observation, info = env.reset(seed=10_000 + game)
        over = False
        while not over:
            mask = info["action_mask"].astype(bool)
            if model is None:
                action = rng.choice(np.flatnonzero(mask))
            else:
                action, _ = model.predict(observation, action_masks=mask, deterministic=True)
            observation, reward, over, _, info = env.step(action)
        total += reward
    return total / games


def main() -> None:
    """Train, and play before and after."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="meadhall/Vikings-v0")
    parser.add_argument("--steps", type=int, default=60_000)
    parser.add_argument("--games", type=int, default=100, help="games to play before and after training")
    arguments = parser.parse_args()
    # The margin tells more than the victory; both reward the same play.
    env = gymnasium.make(arguments.game, opponents="random", seat=None, reward="margin")
    judge = gymnasium.make(arguments.game, opponents="random", seat=None)
    print(f"random play: {shares(None, judge, arguments.games):.2f} of the victory")
    model = MaskablePPO(
        "MlpPolicy", env, n_steps=2048, batch_size=256, gamma=1.0, learning_rate=3e-4, seed=1, verbose=0
    )
    model.learn(arguments.steps)
    print(f"after {arguments.steps:,} steps: {shares(model, judge, arguments.games):.2f} of the victory")


if __name__ == "__main__":
    main()
