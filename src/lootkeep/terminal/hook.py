"""What a game may bring to the terminal: `lootkeep.<game>.picture`, found by its name."""

from __future__ import annotations

from importlib import import_module, util
from typing import Protocol, cast

from ..speech import TableWords
from ..table.messages import Option
from .lines import Line


class Hook(Protocol):
    """The functions of a game's picture module."""

    def picture(self, view: dict[str, object], say: TableWords, width: int, *, brief: bool = False) -> list[Line]:
        """The table as a view shows it."""

    def note(self, option: Option, say: TableWords) -> Line:
        """The odds of an option's roll."""


class NoPicture:
    """For a game that has no picture: its questions and its log must do."""

    def picture(self, view: dict[str, object], say: TableWords, width: int, *, brief: bool = False) -> list[Line]:
        """Nothing to see."""
        return []

    def note(self, option: Option, say: TableWords) -> Line:
        """The chance that the roll succeeds, if there is one."""
        odds = option.get("odds")
        return [] if odds is None else [("now", f"{odds['success']:.0%}")]


def hook(game: str) -> Hook:
    """The picture module of a game."""
    name = f"lootkeep.{game}.picture"
    return cast("Hook", import_module(name)) if util.find_spec(name) else NoPicture()
