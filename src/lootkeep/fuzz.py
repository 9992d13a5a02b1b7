"""Random games of every edition and number of seats against the laws of the house, and rubbish for every reader."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import TypedDict

from . import register
from .engine.conformance import Kit, check_reader
from .engine.fairness import KEY_BYTES
from .engine.game import Game

SHARE = 0.02  # of the positions of a game whose laws are all checked


class Source(TypedDict, total=False):
    """Where a table's chance comes from."""

    seed: int
    key: bytes
    words: list[str]


def kit() -> Kit:
    """The conformance kit with the readers of the house."""
    return Kit(register.load_record, position_again)


def position_again(game: Game, text: str) -> Game:
    """A position read back with the box of the game it came from."""
    setup = game.setup
    return register.entry(setup.game).read_position(text, (setup.edition + ".toml", setup.box) if setup.box else None)


def tables(game: str, count: int, seed: int) -> Iterator[Game]:
    """So many tables, taking all editions, variants and numbers of seats in turn."""
    entry = register.entry(game)
    ways = [
        (edition, variant, seats)
        for seats in range(entry.fewest_seats, entry.most_seats + 1)
        for edition in entry.editions
        for variant in entry.variants
    ]
    for number in range(count):
        edition, variant, seats = ways[number % len(ways)]
        # Chance from a seed or from a key, by turns.
        source = _seeded(seed + number) if number // len(ways) % 2 == 0 else _keyed(seed + number)
        yield register.new(game, seats=seats, edition=edition, box=None, **source, **variant)


def _seeded(number: int) -> Source:
    return {"seed": number}


def _keyed(number: int) -> Source:
    return {"key": number.to_bytes(KEY_BYTES, "big"), "words": [f"words {number}"]}


def fuzz(game: str, count: int, seed: int, share: float = SHARE) -> Iterator[int]:
    """Check so many games; yields the decisions of each. A broken law or an unexpected error comes through."""
    laws = kit()
    for number, table in enumerate(tables(game, count, seed), seed):
        decisions = laws.check_game(table, number, share)
        feed_rubbish(table, random.Random(number))
        yield decisions


def feed_rubbish(table: Game, rng: random.Random) -> None:
    """Spoilt records, positions and moves, none of which may lead to anything but the errors of the house."""
    check_reader(register.load_record, table.record(), rng)
    check_reader(register.load_position, table.position(), rng)
    check_reader(register.new(table.setup.game, seed=rng.randrange(2**31)).parse, "attack hydra#1 > king#2", rng)
    check_reader(register.entry(table.setup.game).check_box, register.entry(table.setup.game).sample_box(), rng)
