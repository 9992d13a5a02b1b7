"""Randomness is one int: a 63-bit multiply-with-carry generator (a safe prime, period about 2**60).

>>> rng = seeded(7)
>>> [die(rng := advanced(rng)) for _ in range(6)]
[2, 5, 4, 4, 4, 6]
"""

from __future__ import annotations

from typing import Final

from .native import i64

MULTIPLIER: Final = 698769069
LOW: Final = 0xFFFFFFFF


def _mixed(word: i64) -> i64:
    """Spread 32 bits over each other, so that neighbouring seeds have nothing in common."""
    word = ((word ^ word >> 16) * 0x45D9F3B) & LOW
    word = ((word ^ word >> 16) * 0x45D9F3B) & LOW
    return word ^ word >> 16


def seeded(seed: i64) -> i64:
    """The generator's state for a seed from 0 to 2**63 - 1."""
    low = _mixed((seed & LOW) ^ 0x9E3779B9)
    high = _mixed((seed >> 32) ^ low)
    return ((high & 0x1FFFFFFF) << 32 | low) | 1


def advanced(rng: i64) -> i64:
    """The next state."""
    return MULTIPLIER * (rng & LOW) + (rng >> 32)


def below(rng: i64, n: i64) -> i64:
    """The number from 0 to n - 1 that a state stands for."""
    return ((rng & LOW) * n) >> 32


def die(rng: i64) -> i64:
    """The face of a six-sided die that a state stands for."""
    return below(rng, 6) + 1
