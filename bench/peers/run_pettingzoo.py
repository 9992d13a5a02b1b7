"""PettingZoo's Hanabi with random players that obey the action mask."""

import random

import numpy as np  # type: ignore[import-not-found]
from pettingzoo.classic import hanabi_v5  # type: ignore[import-not-found]
from stopwatch import Row, report, stopwatch

SEATS = 4


def main() -> None:
    """Measure and report."""
    watch = stopwatch()
    env = hanabi_v5.env(players=SEATS)

    def play(seed: int) -> int:
        decisions = 0
        env.reset(seed=seed)
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            env.step(random.choice(np.flatnonzero(observation["action_mask"])))
            decisions += 1
        return decisions

    report("pettingzoo", [Row("hanabi", SEATS, "Python, agent_iter", *watch.whole_games(play))])


if __name__ == "__main__":
    main()
