"""Limits: who asks too often waits as long as told, and nobody can fill the memory with names."""

from __future__ import annotations

import asyncio

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lootkeep.server.limits import Bucket, Buckets, Rate, Tally, Turnstile, neighbourhood


class Hands:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_a_burst_passes_and_then_one_waits() -> None:
    clock = Hands()
    bucket = Bucket(Rate(2, 3), clock)
    assert [bucket.take() for _ in range(4)] == [0, 0, 0, 0.5]
    clock.now += 0.5
    assert [bucket.take(), bucket.take()] == [0, 0.5]


def test_a_clock_that_is_set_back_gives_and_takes_nothing() -> None:
    clock = Hands()
    bucket = Bucket(Rate(1, 1), clock)
    assert bucket.take() == 0
    clock.now -= 100
    assert bucket.take() == 1
    clock.now += 1
    assert bucket.take() == 0


@given(
    rate=st.floats(0.1, 100),
    burst=st.integers(1, 50),
    steps=st.lists(st.floats(0, 2), min_size=1, max_size=100),
)
def test_never_more_than_burst_and_rate_allow(rate: float, burst: int, steps: list[float]) -> None:
    clock = Hands()
    bucket = Bucket(Rate(rate, burst), clock)
    passed = 0
    for step in steps:
        clock.now += step
        wait = bucket.take()
        passed += wait == 0
        assert passed <= burst + rate * (clock.now - 1000) + 1e-6
        assert 0 <= wait <= 1 / rate + 1e-9


@given(rate=st.floats(0.1, 100), burst=st.integers(1, 5))
def test_who_waits_as_long_as_told_passes(rate: float, burst: int) -> None:
    clock = Hands()
    bucket = Bucket(Rate(rate, burst), clock)
    for _ in range(burst):
        assert bucket.take() == 0
    clock.now += bucket.take() + 1e-6
    assert bucket.take() == 0


def test_each_name_has_its_own_bucket() -> None:
    buckets = Buckets(Rate(1, 1), Hands())
    assert [buckets.take("ada"), buckets.take("ada"), buckets.take("bo")] == [0, 1, 0]


def test_of_too_many_names_the_longest_unseen_is_forgotten() -> None:
    buckets = Buckets(Rate(1, 1), Hands(), most=2)
    for name in ("ada", "bo", "ada", "cy"):  # Ada came back, so Bo goes
        buckets.take(name)
    assert sorted(buckets.by_name) == ["ada", "cy"]


def test_a_tally_is_bounded_by_name_and_empties() -> None:
    tally = Tally(2)
    assert [tally.enter("ada"), tally.enter("ada"), tally.enter("ada"), tally.enter("bo")] == [True, True, False, True]
    tally.leave("ada")
    assert tally.enter("ada")
    for name in ("ada", "ada", "bo"):
        tally.leave(name)
    assert tally.held == {}


@pytest.mark.anyio
async def test_of_many_who_come_at_once_one_passes_in_each_turn() -> None:
    turnstile, passed = Turnstile(), 0

    async def come() -> None:
        nonlocal passed
        await turnstile.passed()
        passed += 1

    crowd = [asyncio.ensure_future(come()) for _ in range(20)]
    before = -1
    while passed < 20:
        assert passed - before <= 1
        before = passed
        await asyncio.sleep(0)
        await asyncio.sleep(0)
    await asyncio.gather(*crowd)


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("::1", "::/64"),
        ("testclient", "testclient"),
    ],
)
def test_whom_a_limit_counts_as_one(address: str, counted: str) -> None:
    assert neighbourhood(address) == counted
