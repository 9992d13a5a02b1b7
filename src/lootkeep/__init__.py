"""Lootkeep: the dungeon games of three rulebooks, played by their rules.

>>> import lootkeep
>>> game = lootkeep.new("looterz", seats=4, seed=7, edition="dragon")
>>> while game.outcome() is None:
...     game.apply(game.options()[0])
>>> game.outcome()["winners"]
[2]

In reading order: `engine` (what all games share), `looterz`, `kragmortha`, `heroes`, `register` (finds them), `moves`,
`prologue` (games to learn from); `speech`, `rulebook` and `lines` (what people read), `bots`, `terminal`, `server`;
`campaign` and `trophies` (what a group reaches evening by evening), `private`; `bench` and `fuzz` (measure and try all
games), `cli` (the command).
"""

from .engine.errors import (
    IllegalMove,
    InvalidBox,
    InvalidPosition,
    InvalidRecord,
    InvalidSetup,
    UnknownName,
)
from .engine.game import Game
from .moves import Move, moves
from .register import games, load_position, load_record, new, verify
from .speech import words

__version__ = "0.1.0"

__all__ = [
    "Game",
    "IllegalMove",
    "InvalidBox",
    "InvalidPosition",
    "InvalidRecord",
    "InvalidSetup",
    "Move",
    "UnknownName",
    "games",
    "load_position",
    "load_record",
    "moves",
    "new",
    "verify",
    "words",
]
