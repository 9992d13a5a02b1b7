"""Chances before a roll, and what each player threatens to do next turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..engine.game import Card, Seat
from ..engine.messages import Odds

if TYPE_CHECKING:
    from .game import Looterz
    from .view import Threat

_known: dict[int, list[float]] = {}  # chances worked out before, by dice and power
_rounded: dict[int, list[float]] = {}  # the same as they are told


def hits(dice: int, power: int) -> list[float]:
    """The chance of 0, 1, 2 ... dice at or under the power.

    >>> [round(chance, 3) for chance in hits(2, 3)]
    [0.25, 0.5, 0.25]
    """
    known = _known.get(dice * 8 + power)
    if known is not None:
        return known
    success = power / 6
    chances = [1.0]
    for _ in range(dice):
        chances.append(0.0)
        for i in range(len(chances) - 1, 0, -1):
            chances[i] = chances[i] * (1.0 - success) + chances[i - 1] * success
        chances[0] *= 1.0 - success
    _known[dice * 8 + power] = chances
    return chances


def at_least(chances: list[float], n: int) -> float:
    """The chance of n or more."""
    return 1.0 if n <= 0 else min(1.0, sum(chances[n:], 0.0))


def roll_odds(game: Looterz, looter: Card, needed: int) -> Odds:
    """What a roll of this Looter would do; success is to reach the number needed."""
    dice = int(game.life[looter])
    power = int(game.kind_of[looter].power)
    chances = hits(dice, power)
    told = _rounded.get(dice * 8 + power)
    if told is None:
        told = _rounded[dice * 8 + power] = [round(chance, 4) for chance in chances]
    return {
        "dice": dice,
        "power": power,
        "hits": list(told),
        "expected": round(dice * power / 6, 2),
        "success": round(at_least(chances, needed), 4),
    }


def threat(game: Looterz, seat: Seat) -> Threat:
    """If all the player's Looterz searched next turn: the most Loot, and the chance to reach the target.

    While a King forbids it both are nothing; `barred` is the chance if he falls.
    """
    most, chance = _searches(game, seat)
    if game.kings > 0:
        return {"most": 0, "chance": 0.0, "barred": chance}
    return {"most": most, "chance": chance, "barred": 0.0}


def _searches(game: Looterz, seat: Seat) -> tuple[int, float]:
    """What all Looterz of a player can find, and the chance that it is enough."""
    needed = int(game.target - game.players[seat].loot)
    searchers = [looter for looter in game.players[seat].looters if game.kind_of[looter].can_search]
    most = 0
    for looter in searchers:
        most += int(game.life[looter])
    if most < needed:  # mostly so, and soon told
        return most, 0.0
    chances = [1.0]
    for looter in searchers:
        chances = _convolved(chances, hits(int(game.life[looter]), int(game.kind_of[looter].power)))
    return most, round(at_least(chances, needed), 4)


def _convolved(first: list[float], second: list[float]) -> list[float]:
    """The chances of a sum."""
    total = [0.0] * (len(first) + len(second) - 1)
    for i in range(len(first)):
        for j in range(len(second)):
            total[i + j] += first[i] * second[j]
    return total
