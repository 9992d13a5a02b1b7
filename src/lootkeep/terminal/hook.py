"""What a game may bring to the terminal: `lootkeep.<game>.picture`, found by its name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module, util
from typing import Protocol, cast

from ..speech import TableWords
from ..table.messages import Event, Option
from .lines import Line


class Hook(Protocol):
    """The functions of a game's picture module; only one whose options touch squares must know `marked`.

    It may have more, which the functions below ask for: `LEAST_WIDTH`, how wide it must be before anything stands
    beside it; `least(view, say, width, marked)`, what cannot be done without where rows are few; `opening(view,
    say, width)`, a page to read before the first decision; `hint(option, view, say)`, a note for which one must see
    the table; `turns_page(event)`, for a story that is told page by page; and for a game with `what_if`,
    `places(view)`, `visitors(view)` and `described(view, place, say)`.
    """

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
    hook: Hook,
    view: dict[str, object],
    say: TableWords,
    width: int,
    *,
    brief: bool,
    marked: Mapping[str, int],
    least: bool = False,
) -> list[Line]:
    """The table with the squares that can be chosen; a game without squares is not told of any."""
    smallest: Callable[..., list[Line]] | None = getattr(hook, "least", None) if least else None
    if smallest:
        return smallest(view, say, width, marked=marked)
    if marked:
        return hook.picture(view, say, width, brief=brief, marked=marked)
    return hook.picture(view, say, width, brief=brief)


def least_width(hook: Hook, usual: int) -> int:
    """How wide a picture must be before anything stands beside it."""
    width: int = getattr(hook, "LEAST_WIDTH", usual)
    return width


def opened(hook: Hook, view: dict[str, object], say: TableWords, width: int) -> list[Line]:
    """What to read before the first decision."""
    opening: Callable[[dict[str, object], TableWords, int], list[Line]] | None = getattr(hook, "opening", None)
    return opening(view, say, width) if opening else []


def hinted(hook: Hook, option: Option, view: dict[str, object], say: TableWords) -> Line:
    """What the table makes worth knowing about an option."""
    hint: Callable[[Option, dict[str, object], TableWords], Line] | None = getattr(hook, "hint", None)
    return hint(option, view, say) if hint else []


def page_turner(hook: Hook) -> Callable[[Event], bool] | None:
    """Tells the events that are best told on a new page, for a game whose story is told page by page."""
    turns_page: Callable[[Event], bool] | None = getattr(hook, "turns_page", None)
    return turns_page


class Asked(Protocol):
    """What a picture module knows for questions of the kind: what if a hero came to the Sewer?"""

    def places(self, view: dict[str, object]) -> list[str]:
        """Where somebody might come, by ids that have names."""

    def visitors(self, view: dict[str, object]) -> list[str]:
        """Who might come."""

    def described(self, view: dict[str, object], place: str, say: TableWords) -> list[Line]:
        """How it stands at a place, and how likely it is that somebody comes."""


def hook(game: str) -> Hook:
    """The picture module of a game."""
    name = f"lootkeep.{game}.picture"
    return cast("Hook", import_module(name)) if util.find_spec(name) else NoPicture()
