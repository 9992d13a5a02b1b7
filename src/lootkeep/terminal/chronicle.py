"""What happened, in words: a line for each event, and one across for each new turn."""

from __future__ import annotations

from ..speech import TableWords
from ..table.messages import Event
from .lines import Line, rule, wrapped

BANNER = 60


def chronicle(events: list[Event], say: TableWords, width: int) -> list[Line]:
    """The events as lines, oldest first."""
    lines: list[Line] = []
    for event in events:
        text = say.text({"id": event["id"], "args": event["args"]})
        if is_turn(event):
            lines.append(rule(text.rstrip("."), min(width, BANNER)))
        else:
            lines += wrapped([("dim", "· "), ("text", text)], width, indent=2)
    return lines


def is_turn(event: Event) -> bool:
    """Whether a turn begins; every game tells it by an event of this name."""
    return event["id"].endswith("-event-turn")


def newest(lines: list[Line], rows: int, more: str) -> list[Line]:
    """The last lines, with a word for those that are left out."""
    return lines if len(lines) <= rows else [[("dim", more)], *lines[len(lines) - rows + 1 :]]
