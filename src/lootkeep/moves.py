"""Options that print themselves, for people who try things out at a prompt."""

from __future__ import annotations

from .engine.game import Game


class Move(int):
    """An action of a game, and how it is written down; wherever an int is asked for it is one.

    >>> Move(1, "draw"), Move(1, "draw") == 1, f"{Move(1, 'draw')}"
    (Move(1, 'draw'), True, '1')
    """

    notation: str

    def __new__(cls, action: int, notation: str) -> Move:
        move = super().__new__(cls, action)
        move.notation = notation
        return move

    def __repr__(self) -> str:
        return f"Move({int(self)}, {self.notation!r})"

    def __str__(self) -> str:
        return str(int(self))


def moves(game: Game) -> list[Move]:
    """The options of whoever has to decide, each with its notation; `Game.options` gives them faster, as numbers.

    >>> import lootkeep
    >>> game = lootkeep.new("looterz", seats=2, seed=7)
    >>> lootkeep.moves(game)
    [Move(80, 'recruit necromancer'), Move(88, 'recruit bomber'), Move(93, 'recruit beggar'), Move(1, 'draw')]
    >>> game.apply(lootkeep.moves(game)[-1])
    """
    return [Move(action, game.notation(action)) for action in game.options()]
