"""A step that waits on the stack, packed into one int: which step, whose it is, a number, and what it is about.

Only this module knows where in the int they lie.
"""

from __future__ import annotations

from typing import Final

from .native import i64

STEP: Final = 24
SEAT: Final = 20
NUMBER: Final = 8

MOST_SEATS: Final = 16
MOST_NUMBER: Final = 4095
NOTHING: Final = 255  # about no card

SEATS: Final = MOST_SEATS - 1
ABOUT: Final = 255


def packed(step: i64, seat: i64, number: i64, about: i64) -> i64:
    """A pending step.

    >>> waiting = packed(3, 1, 40, 7)
    >>> step_of(waiting), seat_of(waiting), number_of(waiting), about(waiting)
    (3, 1, 40, 7)
    """
    return step << STEP | seat << SEAT | number << NUMBER | about


def step_of(pending: i64) -> i64:
    """The number of the step in the game's list."""
    return pending >> STEP


def seat_of(pending: i64) -> i64:
    """Who is asked."""
    return pending >> SEAT & SEATS


def number_of(pending: i64) -> i64:
    """The number that it needs."""
    return pending >> NUMBER & MOST_NUMBER


def about(pending: i64) -> i64:
    """The card, or whatever else it is about; NOTHING if nothing."""
    return pending & ABOUT


def is_same_for(pending: i64, other: i64) -> bool:
    """Whether two ask the same of the same seat, whatever they are about."""
    return pending >> NUMBER == other >> NUMBER
