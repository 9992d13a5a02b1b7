"""What is printed on the components: the floor, the cards and tokens, and the box that holds them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from ..engine.edition import Edition
from ..engine.native import i64, vec

if TYPE_CHECKING:
    from .tomes import Power

COLUMNS: Final = 7
ROWS: Final = 10
SQUARES: Final = 70
NOWHERE: Final = 127  # no square
NO_CARD: Final = 63  # no kind of movement card

BOOK: Final = 0
SCROLL: Final = 1
POTION: Final = 2
STONES: Final = 3
BALL: Final = 4  # on cards: matches every square
DESK: Final = 5  # on the floor: matched by every symbol

SYMBOLS: Final = ("book", "scroll", "potion", "stones", "ball")
GOBLINS: Final = ("ember", "sky", "moss", "amber", "royal", "rose", "bone", "plum")
TOKENS: Final = ("transfer", "tome", "trap")
TRANSFER: Final = 0
TOME: Final = 1
TRAP: Final = 2
BLANK: Final = 31  # among Looks: a scolding, which counts and orders nothing


def square_name(square: int) -> str:
    """`a1` is the first square at the door side."""
    return f"{'abcdefg'[square % COLUMNS]}{square // COLUMNS + 1}"


class Board:
    """The library as it is set up for a number of players."""

    def __init__(
        self,
        floor: list[int],
        walkable: list[bool],
        shelves: list[int],
        teleports: list[int],
        starts: list[int],
        behind: list[int],
        rigor: int,
    ) -> None:
        self.floor: Final = vec[i64](floor)  # square -> symbol, or DESK
        self.walkable: Final = vec[i64]([1 if open else 0 for open in walkable])
        self.shelves: Final = shelves  # squares under shelves
        self.desk: Final = vec[i64]([square for square in range(SQUARES) if floor[square] == DESK])
        self.teleports: Final = vec[i64](teleports)  # inside the part in use
        self.teleport_at: Final = vec[i64]([1 if square in teleports else 0 for square in range(SQUARES)])
        self.starts: Final = vec[i64](starts)
        self.behind: Final = vec[i64](behind)
        self.rigor: Final[i64] = rigor
        self.doors: Final = vec[i64](_distances(walkable, starts))  # steps from the starting row
        self.neighbours: Final = vec[vec[i64]]([vec[i64](_beside(square, walkable)) for square in range(SQUARES)])


def _beside(square: int, walkable: list[bool]) -> list[int]:
    """The squares that share a side and can be entered."""
    column, row = square % COLUMNS, square // COLUMNS
    around = [(column, row - 1), (column + 1, row), (column, row + 1), (column - 1, row)]
    squares = [r * COLUMNS + c for c, r in around if 0 <= c < COLUMNS and 0 <= r < ROWS]
    return [beside for beside in squares if walkable[beside]]


def _distances(walkable: list[bool], starts: list[int]) -> list[int]:
    """Steps from the nearest start square; SQUARES where nobody can go."""
    distance = [SQUARES] * SQUARES
    edge = [start for start in starts if walkable[start]]
    steps = 0
    while edge:
        for square in edge:
            distance[square] = steps
        steps += 1
        edge = sorted({b for square in edge for b in _beside(square, walkable) if distance[b] == SQUARES})
    return distance


class Movement:
    """A kind of movement card: whom it moves, and its two symbols."""

    def __init__(self, number: i64, rigor: bool, first: i64, second: i64, copies: int) -> None:
        self.number: Final = number
        self.rigor: Final = rigor
        self.first: Final = first
        self.second: Final = second
        self.copies: Final = copies
        self.id: Final = f"{'rigor' if rigor else 'goblin'}:{SYMBOLS[int(first)]}+{SYMBOLS[int(second)]}"


class Look:
    """A Withering Look: the part of the body it speaks of, how it is borne, and whether it limits the hand."""

    def __init__(self, id: str, group: i64, group_name: str, kind: str, hand_limit: i64) -> None:
        self.id: Final = id
        self.group: Final = group
        self.group_name: Final = group_name
        self.kind: Final = kind
        self.is_test: Final = kind == "test"
        self.hand_limit: Final = hand_limit  # 0: none


class Tome:
    """A Magic Tome: its magic symbols, and which power it has."""

    def __init__(self, id: str, power: Power, symbols: i64) -> None:
        self.id: Final = id
        self.power: Final = power
        self.symbols: Final = symbols


class Box(Edition):
    """Boards, decks and tokens, read once and shared by all games played with them.

    All cards and tokens have numbers of one row: movement cards, then Looks, Tomes and tokens.
    """

    def __init__(
        self,
        edition: str,
        boards: dict[int, Board],
        movements: list[Movement],
        looks: list[Look],
        tomes: list[Tome],
        tokens: list[int],
        digest: str,
        text: str,
    ) -> None:
        super().__init__(edition, digest, text)
        self.boards: Final = boards  # by number of seats
        self.movements: Final = vec[Movement](movements)  # by kind
        self.movement_of: Final = vec[Movement]([kind for kind in movements for _ in range(kind.copies)])
        self.looks: Final = vec[Look](looks)
        self.tomes: Final = vec[Tome](tomes)
        self.tokens: Final = vec[i64](tokens)  # what each token does
        self.first_look: Final[i64] = len(self.movement_of)
        self.first_tome: Final[i64] = self.first_look + len(looks)
        self.first_token: Final[i64] = self.first_tome + len(tomes)
        self.cards: Final[i64] = self.first_token + len(tokens)
        names = [f"{kind.id}#{copy + 1}" for kind in movements for copy in range(kind.copies)]
        names += [look.id for look in looks] + [tome.id for tome in tomes]
        self.names: Final = names + [f"{TOKENS[token]}#{i + 1}" for i, token in enumerate(tokens)]  # by card

    @final
    def look_of(self, card: i64) -> Look:
        """The Look that a card is."""
        return self.looks[card - self.first_look]

    @final
    def tome_of(self, card: i64) -> i64:
        """The place among the Tomes of the one that a card is."""
        return card - self.first_tome
