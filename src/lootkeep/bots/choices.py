"""How a choice is made among the options, fast enough to be made millions of times."""

from __future__ import annotations

from typing import Final

from ..engine import chance
from ..engine.game import Action, Game
from ..engine.native import i64

NOTHING_TO_SHUN: Final = -1


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


def greedy_game(table: Game, seed: i64, never: i64 = NOTHING_TO_SHUN) -> Game:
    """A whole game between greedy players, each shown a world that agrees with what the seat can see.

    For experiments there may be an action that nobody ever chooses while there is another.
    """
    game = table.blank()
    game.begin(seed)
    rng = chance.seeded(seed ^ 0xB0A7)
    while game.choice_count > 0:
        rng = chance.advanced(rng)
        if game.choice_count == 1:
            game.play(game.choices[0])
            continue
        world = game.redeal(int(game.actor), int(rng))
        shun(world, never)
        game.play(greediest(world, rng))
    return game


def shun(world: Game, never: i64) -> None:
    """Take an action from the options, unless it is the only one."""
    for i in range(world.choice_count):
        if world.choices[i] == never and world.choice_count > 1:
            world.choices[i] = world.choices[world.choice_count - 1]
            world.choice_count -= 1
            return
