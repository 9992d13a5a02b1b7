"""What is printed on the cards, as messages."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..engine.messages import Face, message

if TYPE_CHECKING:
    from .cards import Box


def faces(box: Box) -> list[Face]:
    """Movement cards, Looks and Tomes."""
    found: list[Face] = []
    for kind in box.movements:
        found.append({"id": kind.id, "title": {}, "copies": kind.copies, "numbers": {}, "text": []})
    for look in box.looks:
        table = message(f"kragmortha-look-{look.id}-table")
        screen = message(f"kragmortha-look-{look.id}-screen")
        found.append({"id": look.id, "title": {}, "copies": 1, "numbers": {}, "text": [table, screen]})
    for tome in box.tomes:
        text = [message(f"kragmortha-tome-{tome.id}")]
        found.append({"id": tome.id, "title": {}, "copies": 1, "numbers": {"symbols": int(tome.symbols)}, "text": text})
    return found
