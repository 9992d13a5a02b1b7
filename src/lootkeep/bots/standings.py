"""What an arena has shown: shares, ratings, who is stronger, and whether the arena itself is fair."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from itertools import combinations, permutations
from statistics import fmean

from . import statistics
from .arena import Arena
from .matches import Match, Played, Player
from .statistics import Interval

FEW = 3  # reasons that are told


@dataclass(frozen=True)
class Standing:
    """How a bot fared against all others, always the only one of its kind at a table."""

    spec: str
    won: Interval
    games: int
    rating: float
    seconds_per_move: float  # forced moves apart
    length: float  # of its games, in decisions
    forfeits: int
    troubles: list[str]  # why, for the first few


@dataclass(frozen=True)
class Comparison:
    """What a bot has won from a rival: its share, or how much larger its share is where both played the same seeds."""

    bot: str
    rival: str
    won: Interval
    games: int
    even: float  # what it would be if they were equal: chance, or 0 for a difference

    @property
    def is_even(self) -> bool:
        """Whether nothing can be told: equality lies inside the interval."""
        return self.won.holds(self.even)

    @property
    def verdict(self) -> str:
        """Who is stronger, if that is sure."""
        if not self.is_even:
            return f"{self.bot if self.won.mean > self.even else self.rival} is stronger"
        equal = f"chance ({100 * self.even:.3g} %)" if self.even else "a difference of 0"
        return f"no winner can be called: {equal} lies inside the interval"


@dataclass(frozen=True)
class Gap:
    """How much more the twin that sees everything has won than the bot, from the same rival or with its like."""

    rival: str | None
    worth: Interval
    games: int


class Standings:
    """The results of an arena that was played."""

    def __init__(self, arena: Arena) -> None:
        self.arena = arena
        self.chance = None if arena.allied else 1 / arena.table.seats
        ratings = statistics.ratings(arena.bots, self._tables(), "random" if "random" in arena.bots else None)
        bots = [self._standing(spec, ratings[spec]) for spec in arena.bots]
        self.bots = sorted(bots, key=lambda bot: -bot.rating)
        self.pairs = [self._compared(one.spec, other.spec) for one, other in permutations(self.bots, 2)]
        self.mirror = self._mirror(arena.mirror) if arena.mirror else None
        self.gaps = self._gaps(arena.bots[0], arena.twin) if arena.twin else []

    def _points(self, match: Match) -> list[list[float]]:
        """What the bot of a match has won, round by round and seat by seat; of two seats, it may be the rival's."""
        if match in self.arena.played:
            rounds = self.arena.played[match]
        else:
            assert match.rival is not None
            rounds = [games[::-1] for games in self.arena.played[Match(match.rival, match.bot)]]
        return [[game.players[seat].points for seat, game in enumerate(games)] for games in rounds]

    def _tables(self) -> statistics.Tables:
        """Who has won how much at which table; of allies, the seeds that one won and the other lost."""
        tables: dict[tuple[str, ...], dict[str, float]] = defaultdict(lambda: defaultdict(float))
        for one, other in combinations(self.arena.bots, 2):
            if self.arena.allied:
                for [mine], [yours] in zip(self._points(Match(one)), self._points(Match(other)), strict=True):
                    tables[one, other][one] += max(0.0, mine - yours)
                    tables[one, other][other] += max(0.0, yours - mine)
                continue
            for match in (Match(one, other), Match(other, one)):
                for game in _games(self.arena.played.get(match, [])):
                    table = tuple(sorted(player.spec for player in game.players))
                    for player in game.players:
                        tables[table][player.spec] += player.points
        return tables

    def _standing(self, spec: str, rating: float) -> Standing:
        """How a bot fared; its games with the same seed are one round, whoever the rival was."""
        if self.arena.allied:
            rounds = self._points(Match(spec))
        else:
            rivals = [self._points(Match(spec, rival)) for rival in self.arena.bots if rival != spec]
            rounds = [[points for each in met for points in each] for met in zip(*rivals, strict=True)]
        games = [game for match in self.arena.played.values() for game in _games(match)]
        seats = [player for game in games for player in game.players if player.spec == spec]
        troubles = [why for player in seats for why in player.troubles]
        return Standing(
            spec=spec,
            won=statistics.share(rounds),
            games=sum(len(each) for each in rounds),
            rating=rating,
            seconds_per_move=_pace(seats),
            length=fmean(game.length for game in games if any(player.spec == spec for player in game.players)),
            forfeits=len(troubles),
            troubles=troubles[:FEW],
        )

    def pace(self, bot: str, rival: str) -> float:
        """A bot's seconds per move where it met a rival; of allies, where it played."""
        matches = [Match(bot)] if self.arena.allied else [Match(bot, rival), Match(rival, bot)]
        games = [game for match in matches for game in _games(self.arena.played.get(match, []))]
        return _pace([player for game in games for player in game.players if player.spec == bot])

    def _compared(self, bot: str, rival: str) -> Comparison:
        """Two bots, by the games that they played against each other, or alone with the same seeds."""
        if self.chance is None:
            return self._difference(bot, rival, Match(bot), Match(rival))
        rounds = self._points(Match(bot, rival))
        return Comparison(bot, rival, statistics.share(rounds), len(rounds) * self.arena.size, self.chance)

    def _difference(self, bot: str, rival: str, one: Match, other: Match) -> Comparison:
        """How much more was won in one match than in the other, with the same seeds from the same seats."""
        rounds = [
            [mine - yours for mine, yours in zip(*both, strict=True)]
            for both in zip(self._points(one), self._points(other), strict=True)
        ]
        return Comparison(bot, rival, statistics.difference(rounds), len(rounds) * self.arena.size, 0.0)

    def _mirror(self, spec: str) -> Comparison:
        """A bot against itself, or with another bot's luck: if that is not even, something favours a side."""
        if self.arena.allied:
            return self._difference(spec, spec, Match(spec), Match(spec, luck=1))
        return self._compared(spec, spec)

    def _gaps(self, spec: str, twin: str) -> list[Gap]:
        """What it is worth to see everything, for each rival."""
        rivals = [None] if self.arena.allied else self.arena.bots[1:]
        gaps = []
        for rival in rivals:
            more = self._difference(twin, spec, Match(twin, rival), Match(spec, rival))
            gaps.append(Gap(rival, more.won, more.games))
        return gaps


def _pace(seats: list[Player]) -> float:
    """Seconds per move, forced ones apart."""
    return sum(player.seconds for player in seats) / max(1, sum(player.moves for player in seats))


def _games(rounds: list[list[Played]]) -> list[Played]:
    """All games of a match."""
    return [game for games in rounds for game in games]
