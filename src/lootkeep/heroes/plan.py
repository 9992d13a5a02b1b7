"""The plan of a dungeon: which rooms are joined, which touch, and how far each is from the Vault."""

from __future__ import annotations

from typing import Final

from ..engine.bits import BIT
from ..engine.native import i64, vec
from .cards import GRID, NOWHERE, OPEN, ROOM_COUNT, VAULT, turned


class Plan:
    """Where the rooms lie, and what follows from it. It never changes: a new room makes a new plan."""

    def __init__(self, cells: vec[i64], turns: vec[i64], closes: vec[i64], closed: i64) -> None:
        self.cells: Final = cells[:]  # room -> cell of the ground, or NOWHERE
        self.turns: Final = turns[:]  # room -> quarter turns
        self.passages: Final = vec[i64]([0] * ROOM_COUNT)  # room -> rooms joined by a passage, as bits
        self.walls: Final = vec[i64]([0] * ROOM_COUNT)  # room -> rooms that touch by a side, as bits
        self.distance: Final = vec[i64]([NOWHERE] * ROOM_COUNT)  # room -> passages to the Vault
        for room in range(ROOM_COUNT):
            for other in range(ROOM_COUNT):
                side = side_between(cells[room], cells[other])
                if side == 0:
                    continue
                self.walls[room] |= BIT[other]
                facing = turned(side, 2)
                if turned(OPEN[room], turns[room]) & side and turned(OPEN[other], turns[other]) & facing:
                    self.passages[room] |= BIT[other]
        for number in range(closed):
            here = closes[number] >> 4
            there = closes[number] & 15
            self.passages[here] &= ~BIT[there]
            self.passages[there] &= ~BIT[here]
        measure(self.passages, self.distance)

    def is_in(self, room: i64) -> bool:
        """Whether a room is in the dungeon."""
        return self.cells[room] != NOWHERE


def side_between(cell: i64, other: i64) -> i64:
    """The side of a cell at which another cell lies, as a bit; 0 if they do not touch."""
    if cell == NOWHERE or other == NOWHERE:
        return 0
    if other == cell - GRID:
        return 1
    if other == cell + 1 and other % GRID:
        return 2
    if other == cell + GRID:
        return 4
    if other == cell - 1 and cell % GRID:
        return 8
    return 0


def measure(passages: vec[i64], distance: vec[i64]) -> None:
    """How far each room is from the Vault; NOWHERE for one without a path."""
    for room in range(ROOM_COUNT):
        distance[room] = NOWHERE
    distance[VAULT] = 0
    far: i64 = 0
    found = True
    while found:
        found = False
        for room in range(ROOM_COUNT):
            if distance[room] != far:
                continue
            beside = passages[room]
            for other in range(ROOM_COUNT):
                if beside >> other & 1 and distance[other] == NOWHERE:
                    distance[other] = far + 1
                    found = True
        far += 1
