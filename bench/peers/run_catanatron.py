"""Catanatron's game of settlers with its random players."""

from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]
from stopwatch import Row, report, stopwatch

SEATS = 4


def new_game(seed: int) -> Game:
    """Return a game in which nobody has moved."""
    return Game([RandomPlayer(color) for color in list(Color)[:SEATS]], seed=seed + 1)


def play(seed: int) -> int:
    """Play one game and return its actions."""
    game = new_game(seed)
    game.play()
    return len(game.state.actions)


def main() -> None:
    """Measure and report."""
    watch = stopwatch()
    position = new_game(0)
    for _ in range(100):
        position.play_tick()
    rate, games = watch.whole_games(play)
    report("catanatron", [Row("Catan", SEATS, "Python", rate, games, watch.microseconds(position.copy))])


if __name__ == "__main__":
    main()
