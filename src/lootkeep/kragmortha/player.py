"""A goblin, and what lies before its owner."""

from __future__ import annotations

from typing import final

from ..engine.native import i64, mypyc_attr, vec
from ..engine.pending import NOTHING
from .cards import NOWHERE


@final
@mypyc_attr(acyclic=True)
class Player:
    """A goblin, and what lies before its owner."""

    def __init__(self) -> None:
        self.square: i64 = NOWHERE
        self.hand = vec[i64]()  # movement cards in the order of the box
        self.looks = vec[i64]()
        self.tomes = vec[i64]()
        self.blanks: i64 = 0  # scoldings
        self.tired: i64 = 0  # one step at most with each card of the next turn
        self.accused: i64 = 0  # the round in which they were last accused
        self.slipping: i64 = NOTHING  # the Look whose order they have just broken, while that can be seen
        self.slipped: i64 = 0  # the turn in which they last slipped
        self.caught: i64 = 0  # the round in which a slip last cost them a Look
        self.silent_until: i64 = 0  # no crying Caught! up to this round

    def twin(self) -> Player:
        """The same again."""
        player = Player()
        player.square = self.square
        player.hand = self.hand[:]
        player.looks = self.looks[:]
        player.tomes = self.tomes[:]
        player.blanks = self.blanks
        player.tired = self.tired
        player.accused = self.accused
        player.slipping = self.slipping
        player.slipped = self.slipped
        player.caught = self.caught
        player.silent_until = self.silent_until
        return player
