"""What a player likes, by a simple reading of the table."""

from __future__ import annotations

import lootkeep


def likings(game: lootkeep.Game) -> list[int]:
    return [int(game.liking(action)) for action in game.options()]


def test_likings_are_of_the_moment_whatever_was_asked_before() -> None:
    game = lootkeep.new("heroes", seats=2, seed=3, difficulty=2)
    while not game.over and game.ply < 150:
        likes = likings(game)
        assert likes == likings(game.copy())
        game.apply(game.options()[likes.index(max(likes))])


def test_likings_are_the_same_again_after_a_move_is_taken_back() -> None:
    game = lootkeep.new("heroes", seats=1, seed=5)
    for _ in range(60):
        likes = likings(game)
        best = game.options()[likes.index(max(likes))]
        game.apply(best)
        likings(game)
        game.undo(consent=True)
        assert likings(game) == likes
        game.apply(best)
