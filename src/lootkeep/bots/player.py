"""A bot decides for a seat, and is never shown more than the seat may see."""

from __future__ import annotations

from ..table import chance
from ..table.errors import IllegalMove, UnknownName
from ..table.game import Game
from .choices import greediest, random_choice


class Bot:
    """Somebody who plays by a seed: the same seed and the same sights give the same choices."""

    def __init__(self, spec: str, seed: int) -> None:
        self.spec = spec
        self.rng = chance.seeded(seed)

    def choose(self, game: Game) -> int:
        """An option for whoever has to decide."""
        if game.over:
            raise IllegalMove("The game is over: there is nothing to choose.")
        self.rng = chance.advanced(self.rng)
        options = game.options()
        if len(options) == 1:
            return options[0]
        # What the seat cannot see is dealt anew before the bot looks: it cannot peek.
        return self.decide(game.redeal(game.actor, int(self.rng)))

    def decide(self, world: Game) -> int:
        """The choice, in a world that agrees with all that the seat can see."""
        raise NotImplementedError


class RandomBot(Bot):
    """Any option is as good as another."""

    def decide(self, world: Game) -> int:
        return random_choice(world, self.rng)


class GreedyBot(Bot):
    """Takes what looks best now; among equals chance decides."""

    def decide(self, world: Game) -> int:
        return greediest(world, self.rng)


BOTS: dict[str, type[Bot]] = {"random": RandomBot, "greedy": GreedyBot}


def bot(spec: str, seed: int = 0) -> Bot:
    """A bot by its name."""
    if spec not in BOTS:
        raise UnknownName(f"There is no bot {spec!r}: the bots are {', '.join(BOTS)}.")
    return BOTS[spec](spec, seed)
