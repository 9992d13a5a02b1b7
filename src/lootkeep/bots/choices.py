"""How a choice is made among the options, fast enough to be made millions of times."""

from __future__ import annotations

from ..table import chance
from ..table.game import Action, Game
from ..table.native import i64


def random_choice(game: Game, rng: i64) -> Action:
    """One of the options."""
    return game.choices[chance.below(chance.advanced(rng), game.choice_count)]


def greediest(game: Game, rng: i64) -> Action:
    """The option that the actor likes best; among equals chance decides."""
    best = game.choices[0]
    most = game.liking(best)
    equals: i64 = 1
    for i in range(1, game.choice_count):
        action = game.choices[i]
        liked = game.liking(action)
        if liked > most:
            best = action
            most = liked
            equals = 1
        elif liked == most:
            equals += 1
            rng = chance.advanced(rng)
            if chance.below(rng, equals) == 0:
                best = action
    return best
