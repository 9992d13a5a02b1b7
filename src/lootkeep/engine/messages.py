"""What the rules say to people: ids with arguments, never sentences (`lootkeep.words` makes those).

An argument is a number, or a reference that the words of a language turn into a name:
`@card/hydra#1`, `@kind/hydra`, `@seat/2`, `@card/?` for a card that the reader may not see.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NotRequired, TypedDict

Arg = int | str | list[int]
View = Mapping[str, Any]  # all that a seat may know: the game's `view.py` says what is in it


class Message(TypedDict):
    """A sentence to be: the catalogue's id and what fills it."""

    id: str
    args: dict[str, Arg]


class Touches(TypedDict):
    """What on the table an option is about, by its text form."""

    cards: list[str]
    kinds: list[str]
    seats: list[int]
    squares: NotRequired[list[str]]


class Pile(TypedDict):
    """Cards that lie somewhere: how many, and which, for those who see them."""

    count: int
    cards: list[str] | None  # `?` for one that is not known; None: none is


class OpenPile(TypedDict):
    """Cards that everybody sees."""

    count: int
    cards: list[str]


class Odds(TypedDict):
    """What a roll would do: dice, the chance of each die, of each number of hits, and of what matters."""

    dice: int
    power: int
    hits: list[float]
    expected: float
    success: float


class Option(TypedDict):
    """One legal choice."""

    id: str
    action: int
    notation: str
    text: Message
    touches: Touches
    odds: NotRequired[Odds]
    preview: NotRequired[list[Message]]  # what would follow, as far as everybody can see
    in_vain: NotRequired[list[Message]]  # why it would change nothing; not there if it changes something


class Refusal(TypedDict):
    """A choice that somebody might look for and that is not there, with the reason."""

    notation: str
    text: Message
    touches: Touches
    why_not: Message
    rule: str


class Decision(TypedDict):
    """Who is asked what, and every answer."""

    seat: int
    prompt: Message
    rule: str
    options: list[Option]
    refused: list[Refusal]
    together: NotRequired[bool]  # the players decide this together; the seat speaks for them


class Event(TypedDict):
    """Something that happened, as one seat saw it."""

    ply: int
    id: str
    args: dict[str, Arg]
    rule: NotRequired[str]  # by which it happened, where the game says so


class Place(TypedDict):
    """Somebody's place at the end."""

    seat: int
    place: int
    score: int
    why: Message


class Outcome(TypedDict):
    """How a game ended: the winners' seats (none if all lost), everybody's place, and the reason."""

    winners: list[int]
    ranking: list[Place]
    why: Message


class Face(TypedDict):
    """What is printed on a design of card."""

    id: str
    title: dict[str, str]  # a name of the box's own, by language
    copies: int
    numbers: dict[str, int]
    text: list[Message]
    sides: NotRequired[list[list[Message]]]  # of a card that leaves a choice: what each side does


class Fault(TypedDict):
    """Something that is wrong with a box of one's own: where, what, and what would be right."""

    place: str  # the table of the file: `cards.bell`
    field: str
    what: str
    right: str
    pieces: list[str]  # of the board that it is about
    wrong: str  # a word that nobody knows
    instead: str  # the one that may be meant; empty: none comes near


class Word(TypedDict):
    """A word that a box of one's own may use."""

    sort: str  # in which table of the file it stands: `rules`, `does`
    word: str
    shape: str  # what follows it
    example: str
    says: list[Message]  # what the example means; empty where nothing shows it


def message(id: str, args: dict[str, Arg] | None = None) -> Message:
    """A message with its arguments.

    >>> message("looterz-do-draw")
    {'id': 'looterz-do-draw', 'args': {}}
    """
    return {"id": id, "args": {} if args is None else args}


def seat_ref(seat: int) -> str:
    """How a message names a player.

    >>> seat_ref(2)
    '@seat/2'
    """
    return f"@seat/{seat}"
