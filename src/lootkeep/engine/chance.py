"""Two kinds of chance: a fast one for copies, and a strong one for tables at which somebody really plays.

The fast one is one int, a 63-bit multiply-with-carry generator (a safe prime, period about 2**60). Whoever sees a few
dozen of its dice can compute all others, so it is for search, fuzzing and measuring alone.

>>> rng = seeded(7)
>>> [die(rng := advanced(rng)) for _ in range(6)]
[2, 5, 4, 4, 4, 6]

The strong one is a stream of numbers made from a key (BLAKE2s, keyed); without the key nobody can compute any of it.

>>> stream = Stream(bytes(32))
>>> [stream.below(number, 6) + 1 for number in range(1, 7)]
[2, 3, 1, 2, 5, 1]
"""

from __future__ import annotations

from hashlib import blake2s
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


class Stream:
    """Draws that follow from a key of 32 bytes, each by its number: 1, 2, 3 ..."""

    def __init__(self, key: bytes) -> None:
        self.key: Final = key
        self.drawn: list[tuple[int, int]] | None = None  # each n and what came, for those who want to check them

    def below(self, number: int, n: int) -> int:
        """The draw of this number, from 0 to n - 1: 64 bits are so many that no remainder favours anybody."""
        word = blake2s(number.to_bytes(8, "big"), key=self.key, digest_size=8, person=b"lk-draw").digest()
        found = int.from_bytes(word, "big") * n >> 64
        if self.drawn is not None:
            self.drawn.append((n, found))
        return found
