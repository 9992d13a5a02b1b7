"""What happened, in words: a line for each event, and one across for each new turn."""

from __future__ import annotations

from collections.abc import Callable

from ..engine.messages import Event
from ..lines import Line, rule, wrapped
from ..speech import TableWords

BANNER = 60


def chronicle(events: list[Event], say: TableWords, width: int) -> list[Line]:
    """The events as lines, oldest first; cards that go the same way one after the other share a line."""
    lines: list[Line] = []
    for alike in runs(events):
        sentences = [sentence(event, say) for event in alike]
        if is_turn(alike[0]):
            lines.append(rule(sentences[0].rstrip("."), min(width, BANNER)))
            continue
        cards = [say.card(str(event["args"].get("card", "")).partition("/")[2]) for event in alike]
        for text in together(sentences, cards):
            lines += wrapped([("dim", "· "), ("text", text)], width, indent=2)
    return lines


def sentence(event: Event, say: TableWords) -> str:
    """An event in words; what came to nothing with its rule, as refusals are told."""
    text = say.text({"id": event["id"], "args": event["args"]})
    return f"{text} ({event['rule']})" if "-event-nothing-" in event["id"] and "rule" in event else text


def runs(events: list[Event]) -> list[list[Event]]:
    """The events, with those together that tell the same of several cards."""
    found: list[list[Event]] = []
    for event in events:
        if found and is_next_card(found[-1][-1], event):
            found[-1].append(event)
        else:
            found.append([event])
    return found


def is_next_card(before: Event, after: Event) -> bool:
    """Whether the same happens to another card at once."""
    one, other = before["args"], after["args"]
    if before["id"] != after["id"] or before["ply"] != after["ply"] or "card" not in one or one.keys() != other.keys():
        return False
    return all(one[name] == other[name] for name in one if name != "card")


def together(sentences: list[str], cards: list[str]) -> list[str]:
    """Sentences that only name different cards at their ends as one; others as they are.

    >>> together(["Ada draws Scurry.", "Ada draws Busy Paws."], ["Scurry", "Busy Paws"])
    ['Ada draws Scurry, Busy Paws.']
    >>> together(["Bo draws a card.", "Bo draws a card."], ["?", "?"])
    ['Bo draws a card. ×2']
    """
    if len(sentences) > 1 and len(set(sentences)) == 1:
        return [f"{sentences[0]} ×{len(sentences)}"]
    starts = {text[: text.find(card)].rpartition(" ")[0] for text, card in zip(sentences, cards, strict=True)}
    start = min(starts)
    ends = [text[len(start) + 1 :] for text in sentences]
    if len(sentences) == 1 or len(starts) > 1 or not start or not all(end.endswith(".") for end in ends):
        return sentences
    return [f"{start} {', '.join(end.removesuffix('.') for end in ends)}."]


def is_turn(event: Event) -> bool:
    """Whether a turn begins; every game tells it by an event of this name."""
    return event["id"].endswith("-event-turn")


def newest(lines: list[Line], rows: int, more: str) -> list[Line]:
    """The last lines, with a word for those that are left out."""
    return lines if len(lines) <= rows else [[("dim", more)], *lines[len(lines) - rows + 1 :]]


def paged(
    events: list[Event], say: TableWords, width: int, rows: int, turns_page: Callable[[Event], bool]
) -> list[list[Line]]:
    """The story on pages of so many rows; a turn, or another part that would fit on one, is not broken."""
    parts: list[list[Event]] = [[]]
    for event in events:
        if parts[-1] and (turns_page(event) or is_turn(event)):
            parts.append([])
        parts[-1].append(event)
    pages: list[list[Line]] = [[]]
    for part in parts:
        lines = chronicle(part, say, width)
        if pages[-1] and len(pages[-1]) + len(lines) > rows >= len(lines):
            pages.append([])
        pages[-1] += lines
    return [page[start : start + rows] for page in pages for start in range(0, len(page), rows)]
