"""What a game may order people to do before the screen, and keep up until it is taken from them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from .messages import Event


class Demand(Protocol):
    """Something that has to be done; without a prompt something that was broken."""

    @property
    def seat(self) -> int:
        """Whose it is to do."""
        ...

    @property
    def look(self) -> str:
        """The card that orders it."""
        ...

    @property
    def prompt(self) -> str:
        """What has to be done in time."""
        ...


class Orders(Protocol):
    """What is ordered of whom, followed move by move; slips and cries are answered with actions of the game."""

    borne: dict[int, list[str]]
    kept_up: set[tuple[int, str]]

    def restart(self, game: Any) -> None:
        """Begin anew from a position of the same game."""

    def follow(self, mover: int, notation: str, events: list[Event]) -> Sequence[Demand]:
        """What a move asks of whom."""
        ...

    def can_keep_up(self, look: str) -> bool:
        """Whether this order is one that has to be kept up."""
        ...

    def is_due(self, seat: int, look: str) -> bool:
        """Whether it has to be kept up now."""
        ...

    def slip(self, seat: int, look: str) -> int:
        """The action by which a slip is noted."""
        ...

    def catch(self, seat: int, rival: int) -> int:
        """The action by which a seat cries that another has slipped."""
        ...

    def escape(self, seat: int) -> int:
        """The action by which nobody has noticed."""
        ...

    def accused(self, action: int) -> int:
        """Whom a cry is about."""
        ...

    def slipping(self) -> dict[int, str]:
        """Who has slipped and was not caught yet, and on what."""
        ...
