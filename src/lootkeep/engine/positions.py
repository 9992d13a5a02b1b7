"""What every reader of a position checks: each error names the line, and what would be right."""

from __future__ import annotations

from .chance import MULTIPLIER
from .errors import InvalidPosition

MOST_DRAWS = 1 << 40


class PositionReader:
    """Reads the words of a position's text."""

    def __init__(self, seats: int) -> None:
        self.line = 0
        self.seat_names = [f"p{seat + 1}" for seat in range(seats)]

    def wrong(self, what: str, right: str) -> InvalidPosition:
        """The error for something in the line being read."""
        return InvalidPosition(f"Line {self.line}: {what}; {right}.")

    def number(self, text: str, least: int, most: int, what: str) -> int:
        """A whole number between bounds."""
        if not text.isascii() or not text.isdigit() or len(text) > 19 or not least <= int(text) <= most:
            raise self.wrong(f"{what} is {text[:30]!r}", f"a whole number from {least} to {most} would be right")
        return int(text)

    def chance(self, text: str) -> int:
        """Where chance stands: a state of the fast generator, or behind a minus the number of a stream's next draw."""
        if text.startswith("-"):
            return -self.number(text[1:], 1, MOST_DRAWS, "rng, behind its minus,")
        return self.number(text, 1, (MULTIPLIER << 32) - 2, "rng")

    def seat(self, text: str) -> int:
        """A seat: `p1` is the first."""
        if text not in self.seat_names:
            raise self.wrong(f"{text[:20]!r} is no seat", f"one of {', '.join(self.seat_names)} would be right")
        return self.seat_names.index(text)

    def fields(self, text: str, known: list[str]) -> dict[str, str]:
        """`name=value` words, each known and once."""
        fields: dict[str, str] = {}
        for word in text.split():
            name, _, value = word.partition("=")
            if name not in known or name in fields or "=" not in word:
                right = f"one each of {', '.join(known)} with `=` would be right"
                raise self.wrong(f"{word[:40]!r} cannot be read", right)
            fields[name] = value
        return fields
