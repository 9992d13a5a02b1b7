"""RLCard's Uno with random players: its environment as its users run it, and its bare rules."""

import random

import rlcard  # type: ignore[import-not-found]
from rlcard.agents import RandomAgent  # type: ignore[import-not-found]
from stopwatch import Row, report, stopwatch

SEATS = 4


def main() -> None:
    """Measure and report."""
    watch = stopwatch()
    env = rlcard.make("uno", config={"game_num_players": SEATS, "seed": 1})
    env.set_agents([RandomAgent(env.num_actions) for _ in range(SEATS)])

    def run_environment(_: int) -> int:
        before: int = env.timestep
        env.run(is_training=False)
        decisions: int = env.timestep - before
        return decisions

    def step_rules(_: int) -> int:
        decisions = 0
        env.game.init_game()
        while not env.game.is_over():
            env.game.step(random.choice(env.game.get_legal_actions()))
            decisions += 1
        return decisions

    drivers = {"Python, env.run": run_environment, "Python, game.step without observations": step_rules}
    report("rlcard", [Row("Uno", SEATS, name, *watch.whole_games(play)) for name, play in drivers.items()])


if __name__ == "__main__":
    main()
