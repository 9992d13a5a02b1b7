"""A million dice and many shuffles from a key are what chance makes of them; each test also catches what is not.

Keys are fixed, so the numbers never change. A limit is what one fair set in a thousand goes beyond.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache
from hashlib import blake2s
from itertools import pairwise
from math import sqrt
from statistics import NormalDist

import lootkeep
from lootkeep.engine.chance import Stream
from lootkeep.engine.fairness import Pledge
from lootkeep.engine.native import i64, vec

DICE = 1_000_000
ORDERS = 120_000  # shuffles of five cards, which have 120 orders
DEALS = 10_000  # shuffles of a whole deck
CARDS = 54
KEY = bytes(range(32))
ONE_IN_A_THOUSAND = NormalDist().inv_cdf(0.999)  # standard deviations above the mean

Shuffle = Callable[[int], list[int]]


def limit(degrees: int) -> float:
    """The chi-square that one fair set in a thousand goes beyond (Wilson and Hilferty's approximation)."""
    part = 2 / (9 * degrees)
    return degrees * (1 - part + ONE_IN_A_THOUSAND * sqrt(part)) ** 3


def chi_square(counts: Sequence[float], expected: Sequence[float]) -> float:
    """Pearson's sum of squares."""
    return sum((count - mean) ** 2 / mean for count, mean in zip(counts, expected, strict=True))


def is_even(counts: Counter[tuple[int, ...]] | Counter[int], kinds: int) -> bool:
    """Whether all kinds are about equally frequent."""
    mean = counts.total() / kinds
    found = [*counts.values(), *[0] * (kinds - len(counts))]
    return chi_square(found, [mean] * kinds) < limit(kinds - 1)


@cache
def dice() -> list[int]:
    """A million dice of a table with a key, from 0 to 5."""
    game = lootkeep.new("looterz", key=KEY)
    return [int(game.random(6)) for _ in range(DICE)]


@cache
def bytes_by_six() -> list[int]:
    """A million dice as many a program rolls them: a byte modulo 6, which favours the lower faces by a fortieth."""
    return [byte % 6 for number in range(DICE // 32) for byte in blake2s(number.to_bytes(4, "big")).digest()]


@cache
def shy_dice() -> list[int]:
    """A million dice that repeat the one before them a little too seldom: each twentieth time they turn over."""
    shy = dice()[:]
    repeats = [place for place, (before, face) in enumerate(pairwise(shy), 1) if before == face]
    for place in repeats[::20]:
        shy[place] = 5 - shy[place]
    return shy


def test_all_faces_are_equally_frequent() -> None:
    assert is_even(Counter(dice()), 6)
    assert not is_even(Counter(bytes_by_six()), 6)


def test_neighbours_are_independent() -> None:
    """Pairs and triples of dice that share none."""
    for many in (2, 3):
        assert is_even(groups(dice(), many), 6**many)
        assert not is_even(groups(shy_dice(), many), 6**many)


def groups(faces: list[int], many: int) -> Counter[tuple[int, ...]]:
    return Counter(zip(*[iter(faces)] * many, strict=False))


def test_sixes_are_as_far_apart_as_they_should_be() -> None:
    """The gap test: no die between two sixes in a sixth of all cases, one in five thirty-sixths, and so on."""
    assert has_fair_gaps(dice())
    assert not has_fair_gaps(shy_dice())


def has_fair_gaps(faces: list[int], longest: int = 40) -> bool:
    places = [place for place, face in enumerate(faces) if face == 5]
    gaps = Counter(min(second - first - 1, longest) for first, second in pairwise(places))
    shares = [(5 / 6) ** gap / 6 for gap in range(longest)] + [(5 / 6) ** longest]
    found = [gaps[gap] for gap in range(longest + 1)]
    return chi_square(found, [gaps.total() * share for share in shares]) < limit(longest)


def strong(key: bytes) -> Shuffle:
    """Shuffles of a table with a key."""
    game = lootkeep.new("looterz", key=key)

    def shuffle(cards: int) -> list[int]:
        deck = vec[i64](range(cards))
        game.shuffle(deck)
        return [int(card) for card in deck]

    return shuffle


def naive(key: bytes) -> Shuffle:
    """The famous mistake: each card is exchanged with any other, in 5**5 ways that 120 orders cannot share evenly."""
    stream = Stream(key)
    number = 0

    def shuffle(cards: int) -> list[int]:
        nonlocal number
        deck = list(range(cards))
        for place in range(cards):
            number += 1
            other = stream.below(number, cards)
            deck[place], deck[other] = deck[other], deck[place]
        return deck

    return shuffle


def test_all_orders_of_five_cards_are_equally_frequent() -> None:
    assert is_even(orders(strong(KEY), ORDERS), 120)
    assert not is_even(orders(naive(KEY), ORDERS // 10), 120)


def orders(shuffle: Shuffle, count: int) -> Counter[tuple[int, ...]]:
    return Counter(tuple(shuffle(5)) for _ in range(count))


def test_each_card_of_a_deck_may_lie_anywhere() -> None:
    assert lies_anywhere(strong(KEY), DEALS)
    assert not lies_anywhere(naive(KEY), DEALS // 5)


def lies_anywhere(shuffle: Shuffle, deals: int) -> bool:
    """How often each card lies at each place; 53 cards at 53 places are free, the others follow from them."""
    counts = [[0] * CARDS for _ in range(CARDS)]
    for _ in range(deals):
        for at, card in zip(counts, shuffle(CARDS), strict=True):
            at[card] += 1
    squares = sum((count - deals / CARDS) ** 2 for at in counts for count in at)
    return squares * (CARDS - 1) / deals < limit((CARDS - 1) ** 2)


def test_one_bit_of_the_key_changes_everything() -> None:
    bits = [1 << bit for bit in range(256)]
    number = int.from_bytes(KEY, "big")
    others = [Pledge((number ^ bit).to_bytes(32, "big")).stream() for bit in bits]
    assert agree_by_chance(Pledge(KEY).stream(), others)
    assert not agree_by_chance(Pledge(KEY).stream(), [*others[1:], Pledge(KEY).stream()])


def test_words_of_every_seat_change_everything() -> None:
    """One letter, whose words they are, and whether anybody said them."""
    said = [[*[""] * seat, letter] for seat in range(6) for letter in "abcdefgh"]
    assert agree_by_chance(Pledge(KEY).stream(), [Pledge(KEY, words).stream() for words in said])
    assert not agree_by_chance(Pledge(KEY).stream(), [Pledge(KEY, [""] * seats).stream() for seats in range(6)])


def agree_by_chance(one: Stream, others: list[Stream]) -> bool:
    """Whether of each other stream about a sixth of the dice show what this one's show."""
    faces = rolled(one)
    agreed = [sum(a == b for a, b in zip(faces, rolled(other), strict=True)) for other in others]
    return sum((same - len(faces) / 6) ** 2 for same in agreed) / (len(faces) * 5 / 36) < limit(len(others))


def rolled(stream: Stream) -> list[int]:
    return [stream.below(number, 6) for number in range(1, 301)]
