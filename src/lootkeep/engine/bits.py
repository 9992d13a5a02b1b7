"""Single bits of an i64.

`BIT[40]`, not `one << 40`: the compiler writes a variable that is always 1 as C's literal 1, whose shift has 32 bits.
"""

from __future__ import annotations

from typing import Final

from .native import i64, vec

BIT: Final = vec[i64]([1 << place for place in range(62)])


def has(places: i64, place: i64) -> bool:
    """Whether a set of places, as bits, holds one.

    >>> has(0b101, 2), has(0b101, 1)
    (True, False)
    """
    return places >> place & 1 == 1


def including(places: i64, place: i64) -> i64:
    """The set with one more place.

    >>> including(0b001, 2)
    5
    """
    return places | BIT[place]
