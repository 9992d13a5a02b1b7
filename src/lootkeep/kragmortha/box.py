"""Reads a box: a TOML file with the board, the cards and the tokens."""

from __future__ import annotations

from importlib import resources
from itertools import combinations
from typing import Any

from ..engine.boxes import ID, BoxReader, digest, toml
from ..engine.errors import UnknownName
from .cards import (
    BALL,
    COLUMNS,
    DESK,
    ROWS,
    SQUARES,
    TOKENS,
    Board,
    Box,
    Look,
    Movement,
    Tome,
    square_name,
)
from .powers import POWERS

EDITIONS = ("library",)
FLOOR = {"B": 0, "S": 1, "P": 2, "G": 3, "D": DESK}
GROUPS = ("head", "mouth", "arm", "hand", "leg", "mind")
KINDS = ("auto", "test")
MOST_LOOKS = 30
MOST_TOMES = 31

_shipped: dict[str, Box] = {}


def shipped(edition: str) -> Box:
    """The box that comes with the package."""
    if edition not in EDITIONS:
        raise UnknownName(f"There is no edition {edition!r} of Kragmortha: the editions are {', '.join(EDITIONS)}.")
    if edition not in _shipped:
        _shipped[edition] = read_box(shipped_text(edition), f"{edition}.toml", own=False)
    return _shipped[edition]


def shipped_text(edition: str) -> str:
    """The file of the box that comes with the package."""
    return resources.files("lootkeep.kragmortha").joinpath(f"{edition}.toml").read_text(encoding="utf-8")


def read_box(text: str, name: str, *, own: bool = True) -> Box:
    """A box from its text; the name is for error messages."""
    data = toml(text, name)
    return _Reader(name).box(data, text if own else "")


class _Reader(BoxReader):
    """Checks every field, and names file, place and field of what is wrong."""

    def table(self, data: dict[str, Any], field: str) -> dict[str, Any]:
        value = data.get(field)
        if not isinstance(value, dict):
            raise self.wrong(field, "it is missing" if value is None else f"{value!r} cannot be", "a table")
        return value

    def tables(self, data: dict[str, Any], field: str) -> list[dict[str, Any]]:
        value = data.get(field)
        if not isinstance(value, list) or not value or not all(isinstance(each, dict) for each in value):
            raise self.wrong(field, "there are none", f"a table [[{field}]] for each")
        return value

    def id(self, table: dict[str, Any], taken: set[str]) -> str:
        value = table.get("id")
        if not isinstance(value, str) or not ID.fullmatch(value) or value == "scolding":
            raise self.wrong("id", f"{value!r} cannot be", "a name of small letters")
        if value in taken:
            raise self.wrong("id", f"{value!r} is there twice", "an id of its own")
        taken.add(value)
        return value

    def square(self, value: object, field: str) -> int:
        for square in range(SQUARES):
            if square_name(square) == value:
                return square
        raise self.wrong(field, f"{value!r} is no square", "one from a1 to g10")

    def squares(self, table: dict[str, Any], field: str) -> list[int]:
        value = table.get(field, [])
        if not isinstance(value, list):
            raise self.wrong(field, f"{value!r} cannot be", "a list of squares")
        return [self.square(each, field) for each in value]

    def box(self, data: dict[str, Any], text: str) -> Box:
        self.known(data, ("edition", "board", "setup", "movement", "tokens", "look", "tome"))
        edition = self.edition(data, "library")
        ids: set[str] = set()
        return Box(
            edition,
            self.boards(data),
            self.movements(self.table(data, "movement")),
            self.looks(self.tables(data, "look"), ids),
            self.tomes(self.tables(data, "tome"), ids),
            self.tokens(self.table(data, "tokens")),
            digest(data),
            text,
        )

    # ---- the board

    def boards(self, data: dict[str, Any]) -> dict[int, Board]:
        self.place = "board"
        board = self.table(data, "board")
        self.known(board, ("rows", "teleports", "rigor", "behind"))
        floor = self.floor(board)
        found: dict[int, Board] = {}
        for number, setup in enumerate(self.tables(data, "setup"), 1):
            self.place = f"setup {number}"
            self.known(setup, ("seats", "closed", "shelves", "starts"))
            for seats in self.seats(setup, found):
                found[seats] = self.board(board, setup, floor, seats)
        missing = [seats for seats in range(2, 9) if seats not in found]
        if missing:
            raise self.wrong("seats", f"there is no setup for {missing[0]} seats", "one for each of 2 to 8")
        self.place = ""
        return found

    def floor(self, board: dict[str, Any]) -> list[int]:
        rows = board.get("rows")
        right = f"{ROWS} rows of {COLUMNS} letters out of {' '.join(FLOOR)}"
        if not isinstance(rows, list) or len(rows) != ROWS:
            raise self.wrong("rows", f"{rows!r:.60} cannot be", right)
        for number, row in enumerate(rows, 1):
            if not isinstance(row, str) or len(row) != COLUMNS or any(letter not in FLOOR for letter in row):
                raise self.wrong(f"row {number}", f"{row!r} cannot be", right)
        floor = [FLOOR[letter] for row in rows for letter in row]
        if DESK not in floor:
            raise self.wrong("rows", "there is no desk", "a D for each of its squares")
        return floor

    def seats(self, setup: dict[str, Any], found: dict[int, Board]) -> list[int]:
        seats = setup.get("seats")
        if not isinstance(seats, list) or not seats or any(type(n) is not int or not 2 <= n <= 8 for n in seats):
            raise self.wrong("seats", f"{seats!r} cannot be", "a list of numbers from 2 to 8")
        for number in seats:
            if number in found:
                raise self.wrong("seats", f"{number} is there twice", "one setup for each number of seats")
        return seats

    def board(self, board: dict[str, Any], setup: dict[str, Any], floor: list[int], seats: int) -> Board:
        closed = set(self.squares(setup, "closed"))
        shelves = self.shelves(setup, closed)
        walkable = [square not in closed and square not in shelves for square in range(SQUARES)]
        starts = self.squares(setup, "starts")
        for start in starts:
            if not walkable[start]:
                where = "under a shelf" if start in shelves else "in a closed part"
                raise self.wrong("starts", f"{square_name(start)} is {where}", "a square that can be entered")
        teleports = [square for square in self.squares(board, "teleports") if walkable[square]]
        behind = [square for square in self.squares(board, "behind") if walkable[square]] if seats == 8 else []
        rigor = self.square(board.get("rigor"), "rigor")
        if not walkable[rigor]:
            raise self.wrong("rigor", f"{square_name(rigor)} cannot be entered with {seats} seats", "an open square")
        if len(set(starts)) + len(behind) < seats:
            raise self.wrong("starts", f"{len(starts)} squares for {seats} goblins", "a square for each")
        made = Board(floor, walkable, sorted(shelves), teleports, starts, behind, rigor)
        self.reachable(made, floor, walkable)
        return made

    def shelves(self, setup: dict[str, Any], closed: set[int]) -> set[int]:
        """Shelves of two neighbouring squares each."""
        value = setup.get("shelves", [])
        if not isinstance(value, list):
            raise self.wrong("shelves", f"{value!r:.60} cannot be", "a list of pairs of squares")
        found: set[int] = set()
        for shelf in value:
            if not isinstance(shelf, list) or len(shelf) != 2:
                raise self.wrong("shelves", f"{shelf!r} cannot be", "two squares for each shelf")
            one, other = (self.square(each, "shelves") for each in shelf)
            if other - one not in (1, -1, COLUMNS, -COLUMNS) or (abs(other - one) == 1 and one // 7 != other // 7):
                raise self.wrong("shelves", f"{shelf!r} are no neighbours", "two squares that share a side")
            for square in (one, other):
                if square in found or square in closed:
                    raise self.wrong("shelves", f"{square_name(square)} is taken or closed", "an open square")
                found.add(square)
        return found

    def reachable(self, board: Board, floor: list[int], walkable: list[bool]) -> None:
        """Whatever can be entered can be reached, the desk above all."""
        for square in range(SQUARES):
            if walkable[square] and board.doors[square] == SQUARES:
                what = "the desk" if floor[square] == DESK else square_name(square)
                raise self.wrong("shelves", f"nobody can reach {what}", "a way from the start squares to every square")

    # ---- cards and tokens

    def movements(self, movement: dict[str, Any]) -> list[Movement]:
        self.place = "movement"
        self.known(movement, ("goblin", "rigor"))
        kinds: list[Movement] = []
        for who in ("goblin", "rigor"):
            self.place = f"movement.{who}"
            counts = movement.get(who)
            if not isinstance(counts, dict):
                raise self.wrong("", "it is missing", "a table with mixed, ball and balls")
            self.known(counts, ("mixed", "ball", "balls"))
            pairs = [(one, other, "mixed") for one, other in combinations(range(4), 2)]
            pairs += [(symbol, BALL, "ball") for symbol in range(4)] + [(BALL, BALL, "balls")]
            for one, other, field in pairs:
                copies = self.number(counts, field, 0, 9)
                kinds.append(Movement(len(kinds), who == "rigor", one, other, copies))
        total = sum(kind.copies for kind in kinds)
        self.place = "movement"
        if not 40 <= total <= 90:
            raise self.wrong("", f"there are {total} movement cards", "40 to 90")
        if not any(kind.copies and not kind.rigor for kind in kinds):
            raise self.wrong("goblin", "no card moves a goblin", "at least one")
        return kinds

    def looks(self, looks: list[dict[str, Any]], ids: set[str]) -> list[Look]:
        found: list[Look] = []
        for number, look in enumerate(looks, 1):
            self.place = f"look {number}"
            self.known(look, ("id", "group", "kind", "hand_limit"))
            id = self.id(look, ids)
            self.place = f"look {id!r}"
            group, kind = look.get("group"), look.get("kind")
            if group not in GROUPS:
                raise self.wrong("group", f"{group!r} cannot be", f"one of {', '.join(GROUPS)}")
            if kind not in KINDS:
                raise self.wrong("kind", f"{kind!r} cannot be", f"one of {', '.join(KINDS)}")
            limit = self.number(look, "hand_limit", 0, 3, 0)
            found.append(Look(id, GROUPS.index(group), group, kind, limit))
        self.place = ""
        if len(found) > MOST_LOOKS:
            raise self.wrong("look", f"there are {len(found)} Looks", f"at most {MOST_LOOKS}")
        return found

    def tomes(self, tomes: list[dict[str, Any]], ids: set[str]) -> list[Tome]:
        powers = {power.name: power for power in POWERS}
        found: list[Tome] = []
        for number, tome in enumerate(tomes, 1):
            self.place = f"tome {number}"
            self.known(tome, ("id", "power", "symbols"))
            id = self.id(tome, ids)
            self.place = f"tome {id!r}"
            power = tome.get("power", id)
            if power not in powers:
                raise self.wrong("power", f"{power!r} cannot be", f"one of {', '.join(powers)}")
            found.append(Tome(id, powers[power], self.number(tome, "symbols", 1, 3)))
        self.place = ""
        if len(found) > MOST_TOMES:
            raise self.wrong("tome", f"there are {len(found)} Tomes", f"at most {MOST_TOMES}")
        return found

    def tokens(self, tokens: dict[str, Any]) -> list[int]:
        self.place = "tokens"
        self.known(tokens, TOKENS)
        found = [number for number, name in enumerate(TOKENS) for _ in range(self.number(tokens, name, 0, 6))]
        if not found:
            raise self.wrong("", "there are no tokens", "at least one")
        self.place = ""
        return found
