"""What a game may bring to the terminal: `lootkeep.<game>.picture`, found by its name."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module, util
from typing import Protocol, cast

from ..speech import TableWords
from ..table.messages import Option
from .lines import Line


class Hook(Protocol):
    """The functions of a game's picture module; only one whose options touch squares must know `marked`."""

    def picture(
        self,
        view: dict[str, object],
        say: TableWords,
        width: int,
        *,
        brief: bool = False,
        marked: Mapping[str, int] = ...,
    ) -> list[Line]:
        """The table as a view shows it; the squares that can be chosen with the numbers of their answers."""

    def note(self, option: Option, say: TableWords) -> Line:
        """The odds of an option's roll, or what else would follow."""


class NoPicture:
    """For a game that has no picture: its questions and its log must do."""

    def picture(
        self,
        view: dict[str, object],
        say: TableWords,
        width: int,
        *,
        brief: bool = False,
        marked: Mapping[str, int] | None = None,
    ) -> list[Line]:
        """Nothing to see."""
        return []

    def note(self, option: Option, say: TableWords) -> Line:
        """The chance that the roll succeeds, if there is one."""
        odds = option.get("odds")
        return [] if odds is None else [("now", f"{odds['success']:.0%}")]


def pictured(
    hook: Hook, view: dict[str, object], say: TableWords, width: int, *, brief: bool, marked: Mapping[str, int]
) -> list[Line]:
    """The table with the squares that can be chosen; a game without squares is not told of any."""
    if marked:
        return hook.picture(view, say, width, brief=brief, marked=marked)
    return hook.picture(view, say, width, brief=brief)


def hook(game: str) -> Hook:
    """The picture module of a game."""
    name = f"lootkeep.{game}.picture"
    return cast("Hook", import_module(name)) if util.find_spec(name) else NoPicture()
