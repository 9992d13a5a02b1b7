"""Several seats as one number, a bit for each: the goblins of a chain, the people at a table, who has seen a card.

Only this module knows which bit is whose.
"""

from __future__ import annotations

from typing import Final

from ..engine.bits import BIT
from ..engine.native import i64

NO_ONE: Final = 0


def joined(seats: i64, seat: i64) -> i64:
    """These seats and one more.

    >>> joined(joined(NO_ONE, 0), 2)
    5
    """
    return seats | BIT[seat]


def has(seats: i64, seat: i64) -> bool:
    """Whether a seat is among them.

    >>> has(5, 2), has(5, 1)
    (True, False)
    """
    return seats >> seat & 1 == 1


def everybody(count: i64) -> i64:
    """All seats of a table.

    >>> everybody(3)
    7
    """
    return BIT[count] - 1
