"""What the pictures of games are made of: lines of styled text, as wide as they may be, and who gives them words.

A line is a list of spans, each a style's name and a text. Nothing is said by style alone.
"""

from __future__ import annotations

import textwrap
from typing import Protocol
from unicodedata import combining, east_asian_width

from .messages import Face, Message

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


def breadth(text: str) -> int:
    """How many columns a text takes."""
    if text.isascii():
        return len(text)
    return sum(0 if combining(sign) else 2 if east_asian_width(sign) in "WF" else 1 for sign in text)


def clipped(text: str, width: int) -> str:
    """A text cut to a width, with a sign that it was."""
    if breadth(text) <= width:
        return text
    while text and breadth(text) > width - 1:
        text = text[:-1]
    return text + "…"


def fitted(line: Line, width: int) -> Line:
    """A line, cut where it would be too wide."""
    kept: Line = []
    for style, text in line:
        if width > 0:
            kept.append((style, clipped(text, width)))
        width -= breadth(text)
    return kept


def flow(items: list[Line], width: int, *, indent: int, gap: str, hang: int | None = None) -> list[Line]:
    """Items one after the other, with a new line (with a deeper indent) where they would be too wide."""
    lines: list[Line] = []
    used = width + 1
    for item in items:
        size = sum(breadth(text) for _, text in item)
        if used + len(gap) + size > width:
            used = hang if lines and hang is not None else indent
            lines.append([("", " " * used)])
        else:
            lines[-1].append(("dim", gap))
            used += len(gap)
        lines[-1] += item
        used += size
    return lines


def paragraph(head: Line, text: str, width: int, indent: int) -> list[Line]:
    """A head, and a text beside it that goes on below with an indent."""
    start = sum(breadth(part) for _, part in head)
    first, *rest = textwrap.wrap(text, width, initial_indent=" " * start, subsequent_indent=" " * indent) or [""]
    return [[*head, ("text", first[start:])], *([("text", line)] for line in rest)]


def size(line: Line) -> int:
    """How many columns a line takes."""
    return sum(breadth(text) for _, text in line)


def padded(line: Line, width: int) -> Line:
    """A line filled up with blanks."""
    return [*line, ("", " " * max(0, width - size(line)))]
