"""What a game tells those who make a box of their own: its words, what is wrong with a text, and how it looks."""

from __future__ import annotations

from typing import Any

from .messages import Fault, Message, View, Word


class Workshop:
    """A game's own knowledge of its boxes, for an editor."""

    def words(self) -> list[Word]:
        """The words that a box may use, each with an example."""
        raise NotImplementedError

    def stock(self) -> View:
        """What there is to lay out: the pieces of the usual box."""
        raise NotImplementedError

    def faults(self, text: str) -> list[Fault]:
        """Everything that is wrong with a box's text; nothing: it can be played."""
        raise NotImplementedError

    def preview(self, text: str) -> View:
        """A box without faults, as editions are shown to who chooses one."""
        raise NotImplementedError

    def says(self, data: dict[str, Any]) -> dict[str, list[Message]]:
        """What the words of a box without faults mean, by how they are written there."""
        raise NotImplementedError
