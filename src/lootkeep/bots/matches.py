"""A match: who sits where, round by round, and what came of it.

A round is one seed: the same cards and dice, played with the bot in each seat in turn.
"""

from __future__ import annotations

import hashlib
import time
from dataclasses import dataclass
from typing import Any

from .. import register
from ..engine.game import Game
from .specs import bot


@dataclass(frozen=True)
class Table:
    """What is played: enough to set it up in another process."""

    game: str
    seats: int
    edition: str | None
    options: dict[str, int]
    key: bytes = b""  # where a foreign program plays, lest it try seeds until it knows the cards; empty: only ours do

    def laid(self, seed: int) -> Game:
        """The table set up by a seed; with a key, by both together."""
        how: dict[str, Any] = {**self.options, "seed": seed}
        if self.key:
            key = hashlib.blake2s(str(seed).encode(), key=self.key, person=b"lk-arena").digest()
            how |= {"seed": None, "key": key}
        return register.new(self.game, seats=self.seats, edition=self.edition, **how)


@dataclass(frozen=True)
class Match:
    """A bot alone among its rivals; without a rival it sits in all seats, where all win or lose together."""

    bot: str
    rival: str | None = None
    luck: int = 0  # another number gives the bots other seeds at the same tables

    def lineups(self, seats: int) -> list[list[str]]:
        """Who sits where in the games of a round; in the game of number i the bot is alone in seat i."""
        if self.rival is None:
            return [[self.bot] * seats]
        return [[self.bot if seat == alone else self.rival for seat in range(seats)] for alone in range(seats)]


@dataclass(frozen=True)
class Round:
    """So many games of a match with one seed: what a process is asked to play."""

    table: Table
    match: Match
    seed: int


@dataclass(frozen=True)
class Player:
    """How somebody fared in a game: the points, the time for choices that were no forced moves, and the forfeits."""

    spec: str
    points: float
    seconds: float
    moves: int
    troubles: list[str]


@dataclass(frozen=True)
class Played:
    """A game that is over, seat by seat."""

    players: list[Player]
    length: int  # in decisions


def play_round(each: Round) -> list[Played]:
    """Play the games of a round."""
    return [_played(each, turn, lineup) for turn, lineup in enumerate(each.match.lineups(each.table.seats))]


def bot_seed(each: Round, turn: int, seat: int) -> int:
    """A seed for the bot in a seat, another for each game of a round.

    With the same one in all turns, a match of a bot against itself would be one game told several times.
    """
    parts = (each.seed, each.match.luck, turn, seat)
    hashed = hashlib.blake2b(repr(parts).encode(), key=each.table.key, digest_size=7)
    return int.from_bytes(hashed.digest(), "big")


def _played(each: Round, turn: int, lineup: list[str]) -> Played:
    """One game, from the first decision to the last."""
    game = each.table.laid(each.seed)
    players = [bot(spec, bot_seed(each, turn, seat)) for seat, spec in enumerate(lineup)]
    if not any(player.listens for player in players):
        game.journal = None  # which takes time
    seconds = [0.0] * len(lineup)
    moves = [0] * len(lineup)
    try:
        while not game.over:
            seat, is_free = int(game.actor), game.choice_count > 1
            began = time.perf_counter()
            choice = players[seat].choose(game)
            if is_free:
                seconds[seat] += time.perf_counter() - began
                moves[seat] += 1
            game.apply(choice)
    finally:
        for player in players:
            player.close(game.outcome())
    troubles = [player.troubles for player in players]
    rows = zip(lineup, _points(game), seconds, moves, troubles, strict=True)
    return Played([Player(*row) for row in rows], game.ply)


def _points(game: Game) -> list[float]:
    """A point for the winner; several share it, but allies win a whole one each."""
    outcome = game.outcome()
    winners = outcome["winners"] if outcome else []
    worth = 1.0 if game.allied else 1.0 / max(1, len(winners))
    return [worth if seat in winners else 0.0 for seat in range(int(game.seats))]
