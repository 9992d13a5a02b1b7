"""The square that a goblin has left in a chain of shoves, and what befalls it: the number of a pending Landing.

Only this module knows where in the number they lie.
"""

from __future__ import annotations

from typing import Final

from ..engine.native import i64

SQUARE: Final = 127
SLIPPERY: Final = 128
SHOVED_ON: Final = 256
END: Final = 512


def departed(left: i64, slips: bool) -> i64:
    """A goblin has left a square; on a greased floor it slips, and slides on if the next square is empty.

    >>> left_by(departed(40, True)), slips_by(departed(40, True)), slips_by(departed(40, False))
    (40, True, False)
    """
    return left | SLIPPERY if slips else left


def shoved_on(departure: i64) -> i64:
    """The chain has come back to the goblin and shoved it on.

    >>> was_shoved_on(shoved_on(40)), left_by(shoved_on(40))
    (True, 40)
    """
    return departure | SHOVED_ON


def left_by(departure: i64) -> i64:
    """The square that was left."""
    return departure & SQUARE


def slips_by(departure: i64) -> bool:
    """Whether the goblin slips where it lands."""
    return departure & SLIPPERY != 0


def was_shoved_on(departure: i64) -> bool:
    """Whether the goblin has been shoved on, so that nothing waits for it where it went first."""
    return departure & SHOVED_ON != 0


def is_departure(number: i64) -> bool:
    """Whether a number can be one."""
    return 0 <= number < END
