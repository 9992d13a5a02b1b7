"""A scenario at a table: with so many seats, at a difficulty; read once."""

from __future__ import annotations

from ..engine.native import i64
from .box import read_table
from .cards import Box
from .scenario import Scenario

TABLES = 8  # keys that a size of table has


def at_table(box: Box, seats: i64, difficulty: i64) -> Scenario:
    """The scenario of a box at such a table."""
    key = seats * TABLES + difficulty
    found = box.tables.get(key)
    if found is None:
        found = read_table(box, seats, difficulty)
        box.tables[key] = found
    return found
