"""A bot decides for a seat, and is never shown more than the seat may see."""

from __future__ import annotations

from ..engine import chance
from ..engine.errors import IllegalMove
from ..engine.game import Game
from ..engine.messages import Event, Outcome
from .choices import greediest, random_choice


class Bot:
    """Somebody who plays by a seed: the same seed and the same sights give the same choices."""

    is_fair = True  # whether it may sit at a table with people
    listens = False  # whether it wants to hear what happened

    def __init__(self, spec: str, seed: int) -> None:
        self.spec = spec
        self.rng = chance.seeded(seed)
        self.troubles: list[str] = []  # of each decision that it forfeited: what went wrong, what would be right
        self.heard: list[Event] = []  # all that happened so far, as its seat saw it; empty unless it listens
        self._moves: list[int] = []  # of the game, when this bot last decided

    def __repr__(self) -> str:
        return f"bot({self.spec!r})"

    def choose(self, game: Game) -> int:
        """An option for whoever has to decide.

        >>> import lootkeep
        >>> game = lootkeep.new("looterz", seats=2, seed=7)
        >>> RandomBot("random", seed=7).choose(game) in game.options()
        True
        """
        if game.over:
            raise IllegalMove("The game is over: there is nothing to choose.")
        self.rng = chance.advanced(self.rng)
        options = game.options()
        if len(options) == 1:
            return options[0]
        if self.listens:
            self.heard = game.events(int(game.actor))
        return self.decide(self.sight(game), self._news(game))

    def sight(self, game: Game) -> Game:
        """The table as the bot is shown it: what the seat cannot see is dealt anew, so it cannot peek."""
        return game.imagine(int(self.rng))

    def decide(self, world: Game, news: list[int] | None) -> int:
        """The choice, in a world that agrees with all that the seat can see.

        The news are the moves since the bot's last decision, its own first; None if it cannot know all of them.
        """
        raise NotImplementedError

    def close(self, outcome: Outcome | None = None) -> None:
        """The bot is not needed any more; the outcome tells it how the game ended, if it did."""

    def _news(self, game: Game) -> list[int] | None:
        """What was played since, if the table remembers it and nothing of it was hidden from the seat."""
        if game.history is None:
            return None
        seat, moves, movers = game.actor, game.history.moves, game.history.movers
        known = len(self._moves)
        goes_on = moves[:known] == self._moves
        news = moves[known:]
        hidden = any(game.is_secret(move) and mover != seat for move, mover in zip(news, movers[known:], strict=True))
        self._moves = moves[:]
        return news if goes_on and not hidden else None


class RandomBot(Bot):
    """Any option is as good as another."""

    def decide(self, world: Game, news: list[int] | None) -> int:
        return int(random_choice(world, self.rng))


class GreedyBot(Bot):
    """Takes what looks best now; among equals chance decides."""

    def decide(self, world: Game, news: list[int] | None) -> int:
        return int(greediest(world, self.rng))
