"""What a game may bring to the terminal: a module `picture` in its package, found by its name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module, util
from typing import Any, Protocol, cast

from ..engine.game import Game
from ..engine.messages import Decision, Event, Message, Option, View
from ..lines import Line
from ..register import package
from ..speech import TableWords


class Hook(Protocol):
    """The functions of a game's picture module; only one whose options touch squares must know `marked`.

    It may have more, which the functions below ask for: `LEAST_WIDTH`, how wide it must be before anything stands
    beside it; `least(view, say, width, marked)`, what cannot be done without where rows are few; `opening(view,
    say, width)`, a page to read before the first decision; `hint(option, view, say)`, a note for which one must see
    the table; `turns_page(event)`, for a story that is told page by page; `lore(view, say)`, what can be looked up
    besides what is printed on the cards; `graveyard(view, say, width)`, a page of all that lies there;
    `rank(option)`, by which answers are ordered; `gist(option, say)`, in few words what the card of an answer does
    whose text decides; `twins(view)`, the cards that could be mixed up, with `in_play(view)` and
    `follow(cards, event)`, which keep account of the cards in play; and for a game with `what_if`, `places(view)`,
    `visitors(view)` and `described(view, place, say)`.
    """

    def picture(
        self,
        view: View,
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
        view: View,
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
    view: View,
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


def opened(hook: Hook, view: View, say: TableWords, width: int) -> list[Line]:
    """What to read before the first decision."""
    opening: Callable[[View, TableWords, int], list[Line]] | None = getattr(hook, "opening", None)
    return opening(view, say, width) if opening else []


def hinted(hook: Hook, option: Option, view: View, say: TableWords) -> Line:
    """What the table makes worth knowing about an option."""
    hint: Callable[[Option, View, TableWords], Line] | None = getattr(hook, "hint", None)
    return hint(option, view, say) if hint else []


Lore = dict[str, tuple[list[str], str]]  # by ids: facts in a few words, and a text


def lore(hook: Hook, view: View, say: TableWords) -> Lore:
    """What can be looked up besides what is printed on the cards."""
    told: Callable[[View, TableWords], Lore] | None = getattr(hook, "lore", None)
    return told(view, say) if told else {}


def gist(hook: Hook, option: Option, say: TableWords) -> Line:
    """In few words what the card of an answer does; nothing where its text does not decide."""
    told: Callable[[Option, TableWords], Line] | None = getattr(hook, "gist", None)
    return told(option, say) if told else []


def grave_page(hook: Hook) -> Callable[[View, TableWords, int], list[Line]] | None:
    """What shows all that lies in the graveyard, for a game that has one."""
    page: Callable[[View, TableWords, int], list[Line]] | None = getattr(hook, "graveyard", None)
    return page


def posed(hook: Hook, game: Game) -> Decision:
    """The decision as it is read: the answers in the game's order, cards of one name told apart by their numbers."""
    decision = game.decision()
    rank: Callable[[Option], int] | None = getattr(hook, "rank", None)
    twins = twins_in(hook, game.view(None))
    if rank:
        decision["options"].sort(key=rank)
    if twins:
        decision["prompt"] = apart(decision["prompt"], twins)
        for option in decision["options"]:
            option["text"] = apart(option["text"], twins)
        for refusal in decision["refused"]:
            refusal["text"] = apart(refusal["text"], twins)
            refusal["why_not"] = apart(refusal["why_not"], twins)
    return decision


def twins_in(hook: Hook, view: View) -> set[str]:
    """The cards on the table that could be mixed up."""
    twins: Callable[[View], set[str]] | None = getattr(hook, "twins", None)
    return twins(view) if twins else set()


def apart(message: Message, twins: set[str]) -> Message:
    """A message that names these cards with their numbers."""
    args = {
        name: f"@twin/{value[6:]}" if isinstance(value, str) and value[:6] == "@card/" and value[6:] in twins else value
        for name, value in message["args"].items()
    }
    return {"id": message["id"], "args": args}


def retold(hook: Hook, events: list[Event], before: Game | None) -> list[Event]:
    """Events since a position, with the numbers of cards that could have been mixed up when they happened."""
    in_play: Callable[[View], set[str]] | None = getattr(hook, "in_play", None)
    if not in_play or before is None:
        return events
    follow: Callable[[set[str], Event], set[str]] = cast("Any", hook).follow
    cards = in_play(before.view(None))
    told: list[Event] = []
    for event in events:
        twins = follow(cards, event)
        args = apart({"id": event["id"], "args": event["args"]}, twins)["args"]
        told.append(cast("Event", {**event, "args": args}))
    return told


def story(hook: Hook, game: Game, seat: int | None, since: int = -1) -> list[Event]:
    """What happened from a ply on, as a seat saw it, with numbers for cards that could have been mixed up."""
    start = None if game.history is None else game.history.beginning()
    return [event for event in retold(hook, game.events(seat), start) if event["ply"] >= since]


def page_turner(hook: Hook) -> Callable[[Event], bool] | None:
    """Tells the events that are best told on a new page, for a game whose story is told page by page."""
    turns_page: Callable[[Event], bool] | None = getattr(hook, "turns_page", None)
    return turns_page


class Asked(Protocol):
    """What a picture module knows for questions of the kind: what if a hero came to the Sewer?"""

    def places(self, view: View) -> list[str]:
        """Where somebody might come, by ids that have names."""

    def visitors(self, view: View) -> list[str]:
        """Who might come."""

    def described(self, view: View, place: str, say: TableWords) -> list[Line]:
        """How it stands at a place, and how likely it is that somebody comes."""


def hook(game: str) -> Hook:
    """The picture module of a game."""
    name = f"{package(game)}.picture"
    return cast("Hook", import_module(name)) if util.find_spec(name) else NoPicture()
