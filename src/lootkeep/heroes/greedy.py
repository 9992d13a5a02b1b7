"""A simple reading of what a player sees."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..table.game import Action
from ..table.native import i64

if TYPE_CHECKING:
    from .game import Heroes


def liking(game: Heroes, action: Action) -> i64:
    """How much whoever decides likes an option."""
    return 0
