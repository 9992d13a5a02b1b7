"""One int of randomness: the same everywhere, and fair."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from lootkeep.engine import chance


def test_dice_are_fair() -> None:
    """A chi-square of 60,000 dice with 5 degrees of freedom: over 20.5 in one of a thousand fair sets."""
    rng = chance.seeded(1)
    faces = [0] * 6
    pairs = [0] * 36
    last = 0
    for _ in range(60_000):
        rng = chance.advanced(rng)
        face = int(chance.die(rng)) - 1
        faces[face] += 1
        pairs[last * 6 + face] += 1
        last = face
    assert sum((count - 10_000) ** 2 / 10_000 for count in faces) < 20.5
    assert sum((count - 60_000 / 36) ** 2 / (60_000 / 36) for count in pairs) < 66.6  # 35 degrees


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    first = [0] * 6
    for seed in range(12_000):
        first[int(chance.die(chance.advanced(chance.seeded(seed)))) - 1] += 1
    assert sum((count - 2_000) ** 2 / 2_000 for count in first) < 20.5


@given(st.integers(0, 2**63 - 1))
def test_a_state_stays_in_its_bounds(seed: int) -> None:
    """Below 2**63, so that a machine integer and a Python int are the same."""
    rng = chance.seeded(seed)
    for _ in range(50):
        assert 0 < rng < chance.MULTIPLIER << 32
        rng = chance.advanced(rng)
        assert 0 <= chance.below(rng, 1000) < 1000
