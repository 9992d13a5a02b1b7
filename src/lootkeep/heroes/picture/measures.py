"""How wide things are, and lines beside each other."""

from __future__ import annotations

from rich.cells import cell_len

from ...lines import Line, cropped, fitted, padded, size

MOST_CELL = 24  # columns inside a room
LEAST_CELL = 12
SIDE = 18  # columns beside the dungeon
LEAST_SIDE = 13


def shortened(name: str, width: int) -> str:
    """A name of several words, with as many initials in place of words as it needs to fit.

    >>> shortened("Scroll of Doors", 15), shortened("Scroll of Doors", 13)
    ('Scroll of Doors', 'S. of Doors')
    """
    words = name.split()
    for place in range(len(words) - 1):
        if cell_len(" ".join(words)) > width and len(words[place]) > 2:
            words[place] = words[place][0] + "."
    return cropped(" ".join(words), width)


def measured(width: int, columns: int) -> tuple[int, int]:
    """How many columns a room has inside, and how many are left beside the dungeon; 0: nothing stands there."""
    for side in (SIDE, LEAST_SIDE):
        inner = min(MOST_CELL, (width - side - 2) // columns - 1)
        if inner >= LEAST_CELL:
            return inner, width - columns * (inner + 1) - 2
    return min(MOST_CELL, max(3, (width - 1) // columns - 1)), 0


def times(name: str, count: int) -> str:
    """A name, and how often.

    >>> times("coin", 1), times("coin", 2)
    ('coin', 'coin ×2')
    """
    return f"{name} ×{count}" if count > 1 else name


def spaced(items: list[Line]) -> Line:
    """Items with a blank between them."""
    line: Line = []
    for item in items:
        line += [("", " "), *item] if line else item
    return line


def spread(items: list[Line]) -> int:
    """How many columns the items take."""
    return size(spaced(items))


def cut(line: Line, width: int) -> Line:
    """A line, with a sign where something had to be left out."""
    if size(line) <= width:
        return line
    *kept, (style, text) = fitted(line, max(1, width - 1))
    return [*kept, (style, text.removesuffix("…") + "…")]


def beside(left: list[Line], right: list[Line], width: int) -> list[Line]:
    """The dungeon, and something on its right."""
    height = max(len(left), len(right))
    rows = [(left[i] if i < len(left) else [], right[i] if i < len(right) else []) for i in range(height)]
    return [[*padded(a, width), ("", " "), *b] if b else a for a, b in rows]
