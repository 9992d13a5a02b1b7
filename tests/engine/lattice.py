"""The lattice attack on the fast generator: whoever sees some of its draws computes all others.

Its states are multiples of each other, `s' = a * s mod p`, and a draw shows the highest bits of one: it is a *truncated
linear congruential generator* (Frieze, Hastad, Kannan, Lagarias and Shamir, 1988). The states behind the draws that
were seen are a point of a lattice that depends only on the places of these draws; what was seen is a point nearby. So
the lattice's basis is made short (*LLL*), and its points near what was seen are looked for (*Babai's nearest plane*,
with second-best planes).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import count
from math import log2, sqrt
from typing import NamedTuple

from lootkeep.engine import chance

A = chance.MULTIPLIER
P = A * 2**32 - 1
ENOUGH = 1.5 * log2(P)  # bits seen, of the 61 of a state: 36 dice, or the 16 upper cards of a deck
LOVASZ = 0.99
SPREAD = 1 / 12  # the variance of a number from 0 to 1, which is how far what was seen is from what is
SLACK = 5.0  # how much farther than expected a point may be, in standard deviations or so

Rows = list[list[float]]


class Draw(NamedTuple):
    """What somebody saw: the number of the draw, counted from 1, what came, and out of how many."""

    number: int
    value: int
    n: int


def state_behind(draws: Sequence[Draw]) -> int | None:
    """The state before draw 1 that explains everything seen; None if no such state is found."""
    for start in range(len(draws)):
        end, bits = start, 0.0
        while bits < ENOUGH and end < len(draws):
            bits += log2(draws[end].n)
            end += 1
        if bits < ENOUGH:
            return None
        seen = draws[start:end]
        basis = short_basis(tuple(draw.number - seen[0].number for draw in seen), tuple(draw.n for draw in seen))
        for state in states_near(basis, seen):
            first = state * pow(A, -1 - seen[0].number, P) % P
            if all(draw.value == foretold(first, draw.number, draw.n) for draw in draws):
                return first
    return None


def foretold(first: int, number: int, n: int) -> int:
    """What the draw of this number brings out of n, by the state before draw 1."""
    return int(chance.below(first * pow(A, number, P) % P, n))


def states_near(basis: list[list[int]], seen: Sequence[Draw]) -> Iterator[int]:
    """The states after the first draw that the lattice holds near what was seen, the likeliest first."""
    sides = [draw.n for draw in seen]
    shares, sizes = gram_schmidt([*scaled(basis, sides), [draw.value + 0.5 for draw in seen]])
    # What is left to be explained is nowhere longer than chance makes it (pruned enumeration).
    limits = [SPREAD * (settled + SLACK * sqrt(settled)) for settled in range(len(basis), 0, -1)]

    def near(plane: int, rest: list[float], length: float, state: int) -> Iterator[int]:
        if plane < 0:
            yield state
            return
        nearest = round(rest[plane])
        side = 1 if rest[plane] > nearest else -1
        for step in count():
            times = nearest + (side if step % 2 else -side) * ((step + 1) // 2)  # to and fro
            farther = length + (rest[plane] - times) ** 2 * sizes[plane]
            if farther > limits[plane]:
                return
            left = [share - times * other for share, other in zip(rest[:plane], shares[plane], strict=True)]
            yield from near(plane - 1, left, farther, state + times * basis[plane][0])

    yield from near(len(basis) - 1, shares[-1], 0.0, 0)


@cache
def short_basis(places: tuple[int, ...], sides: tuple[int, ...]) -> list[list[int]]:
    """Short vectors that span all (s, a**i * s, a**j * s ...) mod p."""
    basis = [[1]]  # grows draw by draw: made short every time, it never holds what is too much for floats
    for size, place in enumerate(places[1:], 1):
        for row in basis:
            row.append((row[0] * pow(A, place, P) + P // 2) % P - P // 2)
        basis.append([0] * size + [P])
        lll(basis, sides[: size + 1])
    return basis


def lll(basis: list[list[int]], sides: Sequence[int]) -> None:
    """Make a basis short, as Lenstra, Lenstra and Lovasz do: subtract multiples, and swap neighbours out of order."""
    shares, sizes = gram_schmidt(scaled(basis, sides))

    def shorten(row: int, by: int) -> None:
        times = round(shares[row][by])
        if times:
            basis[row] = [x - times * y for x, y in zip(basis[row], basis[by], strict=True)]
            shares[row][by] -= times
            shares[row][:by] = [x - times * y for x, y in zip(shares[row][:by], shares[by], strict=True)]

    row = 1
    while row < len(basis):
        shorten(row, row - 1)
        share = shares[row][row - 1]
        swapped = sizes[row] + share**2 * sizes[row - 1]
        if swapped >= LOVASZ * sizes[row - 1]:
            for by in range(row - 2, -1, -1):
                shorten(row, by)
            row += 1
            continue
        back = share * sizes[row - 1] / swapped
        basis[row - 1], basis[row] = basis[row], basis[row - 1]
        shares[row - 1], shares[row] = shares[row][:-1], [*shares[row - 1], back]
        sizes[row - 1], sizes[row] = swapped, sizes[row - 1] * sizes[row] / swapped
        for after in shares[row + 1 :]:
            after[row - 1], after[row] = after[row], after[row - 1] - share * after[row]
            after[row - 1] += back * after[row]
        row = max(row - 1, 1)


def gram_schmidt(rows: Rows) -> tuple[Rows, list[float]]:
    """How much each row has of the directions of those before it, and the squared length of what is new in it."""
    shares: Rows = []
    directions: Rows = []
    sizes: list[float] = []
    for row in rows:
        shares.append([])
        new = row
        for direction, size in zip(directions, sizes, strict=True):
            share = dot(new, direction) / size
            shares[-1].append(share)
            new = [x - share * y for x, y in zip(new, direction, strict=True)]
        directions.append(new)
        sizes.append(dot(new, new))
    return shares, sizes


def dot(left: list[float], right: list[float]) -> float:
    """The scalar product."""
    return sum(x * y for x, y in zip(left, right, strict=True))


def scaled(basis: list[list[int]], sides: Sequence[int]) -> Rows:
    """Vectors measured so that what one draw leaves open is 1 long, whatever it was drawn from."""
    return [[x * n / P for x, n in zip(row, sides, strict=True)] for row in basis]
