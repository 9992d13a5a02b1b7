"""The plan of a dungeon: which rooms are joined, which touch, and how far each is from the heroes' goal.

The sides of a tile are a set, clockwise from north; nobody else looks into it.
"""

from __future__ import annotations

from typing import Final

from ..engine.native import i64, vec
from .cards import NOWHERE, ROOM_COUNT, Room
from .packing import has, only, path_from, path_to, without

SIDES: Final = "NESW"
NORTH: Final = 1
EAST: Final = 2
SOUTH: Final = 4
WEST: Final = 8
GRID: Final = 16  # cells in a row of the ground
NO_PATHS: Final = vec[i64]([])


class Plan:
    """Where the rooms lie, and what follows from it. It never changes: a new room or passage makes a new plan."""

    def __init__(
        self, rooms: vec[Room], cells: vec[i64], turns: vec[i64], shut: vec[i64], dug: vec[i64], goal: i64
    ) -> None:
        self.cells: Final = cells[:]  # room -> cell of the ground, or NOWHERE
        self.turns: Final = turns[:]  # room -> quarter turns
        self.sides: Final = vec[i64]([turned(rooms[room].sides, turns[room]) for room in range(ROOM_COUNT)])  # open
        self.passages: Final = vec[i64]([0] * ROOM_COUNT)  # room -> the set of rooms joined by a passage
        self.walls: Final = vec[i64]([0] * ROOM_COUNT)  # room -> the set of rooms that touch by a side
        self.distance: Final = vec[i64]([NOWHERE] * ROOM_COUNT)  # room -> passages to the goal
        for room in range(ROOM_COUNT):
            for other in range(ROOM_COUNT):
                if side_between(cells[room], cells[other]) != 0:
                    self.walls[room] |= only(other)
                if self.would_join(cells[room], self.sides[room], other):
                    self.passages[room] |= only(other)
        for passage in dug:
            self.passages[path_from(passage)] |= only(path_to(passage))
            self.passages[path_to(passage)] |= only(path_from(passage))
        for passage in shut:
            here = path_from(passage)
            there = path_to(passage)
            self.passages[here] = without(self.passages[here], there)
            self.passages[there] = without(self.passages[there], here)
        measure(self.passages, self.distance, goal)

    def would_join(self, cell: i64, sides: i64, room: i64) -> bool:
        """Whether a passage leads from a tile with these open sides, if it lies in this cell, into a room."""
        side = side_between(cell, self.cells[room])
        return sides & side != 0 and self.sides[room] & turned(side, 2) != 0


def sides_of(letters: str) -> int:
    """A set of sides by their letters.

    >>> letters_of(turned(sides_of("NE"), 1))
    'ES'
    """
    return sum(1 << SIDES.index(letter) for letter in letters)


def letters_of(sides: i64) -> str:
    """The letters of a set of sides."""
    return "".join([letter for place, letter in enumerate(SIDES) if has(sides, place)])


def turned(sides: i64, turns: i64) -> i64:
    """Sides after so many quarter turns clockwise."""
    return (sides << turns | sides >> (4 - turns)) & 15


def cell_at(column: i64, row: i64) -> i64:
    """A cell of the ground."""
    return row * GRID + column


def column_of(cell: i64) -> i64:
    """A cell's column."""
    return cell % GRID


def row_of(cell: i64) -> i64:
    """A cell's row."""
    return cell // GRID


def side_between(cell: i64, other: i64) -> i64:
    """The side of a cell at which another cell lies; 0 if they do not touch."""
    if cell == NOWHERE or other == NOWHERE:
        return 0
    if other == cell - GRID:
        return NORTH
    if other == cell + 1 and column_of(other) != 0:
        return EAST
    if other == cell + GRID:
        return SOUTH
    if other == cell - 1 and column_of(cell) != 0:
        return WEST
    return 0


def measure(passages: vec[i64], distance: vec[i64], goal: i64) -> None:
    """How far each room is from the goal; NOWHERE for one without a path."""
    for room in range(ROOM_COUNT):
        distance[room] = NOWHERE
    distance[goal] = 0
    far: i64 = 0
    found = True
    while found:
        found = False
        for room in range(ROOM_COUNT):
            if distance[room] != far:
                continue
            beside = passages[room]
            for other in range(ROOM_COUNT):
                if has(beside, other) and distance[other] == NOWHERE:
                    distance[other] = far + 1
                    found = True
        far += 1
