"""Lines of styled text: how wide they are, and how they wrap, align and stand side by side; and who gives them words.

A line is a list of spans, each a style's name and a text. Nothing is said by style alone.
"""

from __future__ import annotations

import re
import textwrap
from typing import Protocol

from rich.cells import cell_len, set_cell_size

from .engine.messages import Face, Message

Span = tuple[str, str]
Line = list[Span]


class Say(Protocol):
    """What turns messages into words: `lootkeep.speech.TableWords` is one."""

    faces: dict[str, Face]

    def text(self, message: Message) -> str:
        """A message in words."""

    def seat(self, seat: int) -> str:
        """A player's name."""

    def card(self, id: str) -> str:
        """A card's name."""

    def card_text(self, id: str) -> str:
        """What a card does."""


def text_of(line: Line) -> str:
    """A line without its styles."""
    return "".join(text for _, text in line)


def size(line: Line) -> int:
    """How many columns a line takes."""
    return cell_len(text_of(line))


def wrapped(line: Line, width: int, indent: int = 0) -> list[Line]:
    """A line broken between words where it would be too wide; what goes on below is indented."""
    lines: list[Line] = [[]]
    used = 0
    for style, text in line:
        for piece in re.findall(r"[ ]+|[^ ]+", text):
            room = width - used
            if cell_len(piece) > room and used > indent:
                lines.append([("", " " * indent)])
                used, room = indent, width - indent
                if piece.isspace():
                    continue
            kept = piece if cell_len(piece) <= room else set_cell_size(piece, max(1, room))
            lines[-1].append((style, kept))
            used += cell_len(kept)
    return lines


def clipped(line: Line, width: int) -> Line:
    """A line cut to a width, with a sign that it was."""
    if size(line) <= width:
        return line
    kept: Line = []
    room = width - 1
    for style, text in line:
        if cell_len(text) > room:
            return [*kept, (style, set_cell_size(text, max(0, room)).rstrip() + "…")]
        kept.append((style, text))
        room -= cell_len(text)
    return kept


def padded(line: Line, width: int) -> Line:
    """A line filled up with blanks."""
    return [*line, ("", " " * max(0, width - size(line)))]


def beside(left: list[Line], right: list[Line], width: int) -> list[Line]:
    """Two blocks next to each other, the left one so wide, with an upright between them."""
    height = max(len(left), len(right))
    left = left + [[] for _ in range(height - len(left))]
    right = right + [[] for _ in range(height - len(right))]
    return [[*padded(a, width), ("dim", " │ "), *b] for a, b in zip(left, right, strict=True)]


def columns(lines: list[Line], width: int) -> list[Line]:
    """Lines in two columns, read downwards, if they fit; else as they are."""
    half = (width - 3) // 2
    if any(size(line) > half for line in lines):
        return lines
    rows = (len(lines) + 1) // 2
    left, right = lines[:rows], [*lines[rows:], *([[]] * (len(lines) % 2))]
    return [[*padded(a, half), ("", "   "), *b] for a, b in zip(left, right, strict=True)]


def aligned(rows: list[Line]) -> list[Line]:
    """Lines whose first spans stand below each other, and so on, two blanks between them."""
    widths = [2 + max(size([cell]) for cell in column) for column in zip(*rows, strict=True)]
    widths[-1] = 0  # nothing stands behind it
    return [[span for cell, width in zip(row, widths, strict=True) for span in padded([cell], width)] for row in rows]


def packed(lines: list[Line], width: int) -> list[Line]:
    """As many lines as fit next to each other in one, and so on."""
    rows: list[Line] = []
    for line in lines:
        if rows and size(rows[-1]) + 3 + size(line) <= width:
            rows[-1] = [*rows[-1], ("", "   "), *line]
        else:
            rows.append(line)
    return rows


def rule(title: str, width: int, end: str = "") -> Line:
    """A line across, with a title, and with a word at its end if there is room."""
    title = text_of(clipped([("", title)], width - 6))
    room = width - cell_len(title) - 4
    if not end or cell_len(end) + 6 > room:
        return [("dim", "── "), ("now", title), ("dim", " " + "─" * max(2, room))]
    across = "─" * (room - cell_len(end) - 4)
    return [("dim", "── "), ("now", title), ("dim", f" {across} {end} ──")]


def cropped(text: str, width: int) -> str:
    """A text cut to a width, with a sign that it was."""
    if cell_len(text) <= width:
        return text
    while text and cell_len(text) > width - 1:
        text = text[:-1]
    return text + "…"


def fitted(line: Line, width: int) -> Line:
    """A line, cut where it would be too wide."""
    kept: Line = []
    for style, text in line:
        if width > 0:
            kept.append((style, cropped(text, width)))
        width -= cell_len(text)
    return kept


def flow(items: list[Line], width: int, *, indent: int, gap: str, hang: int | None = None) -> list[Line]:
    """Items one after the other, with a new line (with a deeper indent) where they would be too wide."""
    lines: list[Line] = []
    used = width + 1
    for item in items:
        broad = size(item)
        if used + len(gap) + broad > width:
            used = hang if lines and hang is not None else indent
            lines.append([("", " " * used)])
        else:
            lines[-1].append(("dim", gap))
            used += len(gap)
        lines[-1] += item
        used += broad
    return lines


def paragraph(head: Line, text: str, width: int, indent: int) -> list[Line]:
    """A head, and a text beside it that goes on below with an indent."""
    start = size(head)
    first, *rest = textwrap.wrap(text, width, initial_indent=" " * start, subsequent_indent=" " * indent) or [""]
    return [[*head, ("text", first[start:])], *([("text", line)] for line in rest)]
