"""A player: a clan, and what lies before its player."""

from __future__ import annotations

from typing import final

from ..engine.native import i64, mypyc_attr, vec
from .cards import NO_CLAN


@final
@mypyc_attr(acyclic=True)
class Player:
    """A clan, and what lies before its player."""

    def __init__(self) -> None:
        self.clan: i64 = NO_CLAN
        self.lair: i64 = 0  # monsters that wait there
        self.hand = vec[i64]()  # in the order of the box
        self.deck = vec[i64]()  # the last is the top
        self.discards = vec[i64]()
        self.played = vec[i64]()
        self.spare: i64 = 0  # Defend icons left on a card, and above them the icon itself

    def twin(self) -> Player:
        """The same again."""
        player = Player()
        player.clan = self.clan
        player.lair = self.lair
        player.hand = self.hand[:]
        player.deck = self.deck[:]
        player.discards = self.discards[:]
        player.played = self.played[:]
        player.spare = self.spare
        return player
