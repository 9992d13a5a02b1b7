"""OpenSpiel's card games, with uniformly random players.

Three drivers, from the slowest to the fastest:
- "Python": legal_actions and apply_action from Python, chance sampled there too; every decision is counted.
- "C++, whole games": evaluate_bots with the library's uniform random bots; Python makes one call a game.
- "C++, rollouts after the deal": a tree search of one simulation, which is n random rollouts from a dealt
  state and nothing else. It spares itself the deal, which every other row of the comparison pays for. Only
  for games whose rewards come at the end, which the search asks for.
The C++ drivers do not count decisions, so their games per second are multiplied with the mean number of
decisions of games that the same bots play untimed, read from the histories.
"""

import random

import pyspiel  # type: ignore[import-not-found]
from stopwatch import Row, Stopwatch, report, stopwatch

SEATS = 4
GAMES = {
    "hearts": "hearts",
    "crazy eights": f"crazy_eights(players={SEATS})",
    "hanabi": f"hanabi(players={SEATS})",
}
COUNTED_GAMES = 3000
DEALS = 200
ROLLOUTS = 20


def sample_chance(state: pyspiel.State) -> None:
    """Let chance act once."""
    actions, probabilities = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(random.choices(actions, probabilities)[0])


def dealt(game: pyspiel.Game) -> pyspiel.State:
    """Return a state in which the first player has to decide."""
    state = game.new_initial_state()
    while state.is_chance_node():
        sample_chance(state)
    return state


def play_from_python(game: pyspiel.Game) -> int:
    """Play one game and return its decisions."""
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            sample_chance(state)
        else:
            state.apply_action(random.choice(state.legal_actions()))
            decisions += 1
    return decisions


def mean_decisions(game: pyspiel.Game, bots: list[pyspiel.Bot]) -> float:
    """Return how many decisions a game of the bots takes on average."""
    decisions = 0
    for seed in range(COUNTED_GAMES):
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seed)
        decisions += sum(move.player >= 0 for move in state.full_history())
    return decisions / COUNTED_GAMES


def measure(name: str, spec: str, watch: Stopwatch) -> list[Row]:
    """Measure one game with every driver that it allows."""
    game = pyspiel.load_game(spec)
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(SEATS)]
    length = mean_decisions(game, bots)
    position = dealt(game)

    def play_bots(seed: int) -> int:
        pyspiel.evaluate_bots(game.new_initial_state(), bots, seed)
        return 1

    rate, games = watch.whole_games(lambda _: play_from_python(game))
    rows = [Row(name, SEATS, "Python", rate, games, watch.microseconds(position.clone))]
    _, games = watch.whole_games(play_bots)
    rows.append(Row(name, SEATS, "C++, whole games", games * length, games))
    if game.get_type().reward_model == pyspiel.GameType.RewardModel.TERMINAL:
        rows.append(measure_rollouts(name, game, length, watch))
    return rows


def measure_rollouts(name: str, game: pyspiel.Game, length: float, watch: Stopwatch) -> Row:
    """Measure the tree search's rollouts."""
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
    search = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 100, False, 1, False)
    deals = [dealt(game) for _ in range(DEALS)]

    def roll_out(deal: int) -> int:
        search.mcts_search(deals[deal % DEALS])
        return ROLLOUTS

    rollouts, _ = watch.whole_games(roll_out)
    return Row(name, SEATS, "C++, rollouts after the deal", rollouts * length, rollouts)


if __name__ == "__main__":
    watch = stopwatch()
    report("open_spiel", [row for name, spec in GAMES.items() for row in measure(name, spec, watch)])
