"""How sure a result is, and how strong who won: intervals of 95 % and ratings, from points alone.

The games of a round share a seed, so they may go the same way together. A round therefore counts as one cluster: where
its games agree more than chance would have it, they are worth fewer games, and the interval grows.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import log10, sqrt
from statistics import fmean, variance
from typing import NamedTuple

Z = 1.959964  # 95 % of a normal distribution lie within so many standard deviations
AVERAGE = ""  # the name of the average player, whom every bot meets once in thought
NEVER = 1e-9  # a change of ratings that nobody would notice
MOST_STEPS = 10_000

Tables = Mapping[tuple[str, ...], Mapping[str, float]]  # who sits there, seat by seat -> what each of them has won


class Interval(NamedTuple):
    """A mean, and where the truth lies in 95 of 100 cases."""

    mean: float
    low: float
    high: float

    def holds(self, value: float) -> bool:
        """Whether a value lies inside, so that it cannot be ruled out."""
        return self.low <= value <= self.high


def wilson(share: float, games: float) -> Interval:
    """Wilson's interval of a share of so many independent games: never outside 0 to 1, and honest at both ends."""
    spread = Z * Z / games
    middle = (share + spread / 2) / (1 + spread)
    reach = Z * sqrt(share * (1 - share) / games + spread / games / 4) / (1 + spread)
    return Interval(share, max(0.0, middle - reach), min(1.0, middle + reach))


def design_effect(rounds: Sequence[Sequence[float]]) -> float:
    """How many games of these rounds, all of one size, are worth one independent game: at least 1.

    It is the variance of the rounds' means over the variance that means of independent games would have. Where rounds
    vary less than that (each seat wins its seed once) nothing is gained, for the estimate is rough. One round alone
    tells nothing about rounds: all its games count as one.
    """
    games = [points for each in rounds for points in each]
    size = len(rounds[0])
    if len(rounds) == 1:
        return float(size)
    share = fmean(games)
    alone = share * (1 - share) * len(games) / (len(games) - 1)
    if alone <= 0:
        return 1.0
    return max(1.0, size * variance([fmean(each) for each in rounds]) / alone)


def share(rounds: Sequence[Sequence[float]]) -> Interval:
    """The share of the points (0 to 1 a game) with Wilson's interval, for as many games as the rounds are worth."""
    games = [points for each in rounds for points in each]
    return wilson(fmean(games), len(games) / design_effect(rounds))


def difference(rounds: Sequence[Sequence[float]]) -> Interval:
    """The mean of differences (-1 to 1 a game) between two who played the same seeds from the same seats.

    Rounds are what varies. As Agresti and Min have it, half a round of each of four kinds is added (1, -1, 0, 0), so
    that a few rounds that happen to agree are not taken for certainty.
    """
    means = [fmean(each) for each in rounds]
    count = len(means) + 2
    middle = sum(means) / count
    spread = (sum(mean * mean for mean in means) + 1) / count - middle * middle
    reach = Z * sqrt(spread / count)
    return Interval(fmean(means), max(-1.0, middle - reach), min(1.0, middle + reach))


def ratings(names: Sequence[str], tables: Tables, zero: str | None = None) -> dict[str, float]:
    """Bradley-Terry ratings on Elo's scale, from what each player has won at each table.

    With more than two seats it is the first choice of Plackett and Luce: who sits at a table wins it with a chance of
    their strength over the sum of the strengths there. Fitted by Hunter's MM algorithm. Each player also has half a
    win and half a loss against one average player, so that who won everything is rated high, not infinitely high.
    Rated 0 is the player `zero`, or else the mean of all.
    """
    met: dict[tuple[str, ...], Mapping[str, float]] = dict(tables)
    met.update({(AVERAGE, name): {AVERAGE: 0.5, name: 0.5} for name in names})
    strengths = dict.fromkeys([AVERAGE, *names], 1.0)
    for _ in range(MOST_STEPS):
        before, strengths = strengths, _fitted(strengths, met)
        if max(abs(strengths[name] / before[name] - 1) for name in names) < NEVER:
            break
    elo = {name: 400 * log10(strengths[name]) for name in names}
    ground = elo[zero] if zero is not None else fmean(elo.values())
    return {name: rating - ground for name, rating in elo.items()}


def _fitted(strengths: Mapping[str, float], tables: Tables) -> dict[str, float]:
    """One step nearer: a player's wins over what one point of strength would have won at the same tables."""
    won = dict.fromkeys(strengths, 0.0)
    due = dict.fromkeys(strengths, 0.0)
    for table, wins in tables.items():
        each = sum(wins.values()) / sum(strengths[name] for name in table)
        for name in table:
            due[name] += each
        for name, points in wins.items():
            won[name] += points
    fitted = {name: won[name] / due[name] for name in strengths}
    return {name: strength / fitted[AVERAGE] for name, strength in fitted.items()}
