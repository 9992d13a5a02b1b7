"""Choices that a player might look for and that are not offered, each with its reason and rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..engine.game import Card, Seat
from ..engine.messages import Arg, Refusal, Touches, message
from ..engine.native import i64
from ..engine.pending import NOTHING
from .actions import GO
from .cards import COLUMNS, ROWS, SQUARES, square_name
from .library import is_far
from .seats import has
from .shoving import chain, reaching
from .turn import fits, is_playable, moves_from

if TYPE_CHECKING:
    from .game import Kragmortha


class Refusals:
    """Gathers what is not offered in one decision."""

    def __init__(self, game: Kragmortha) -> None:
        self.game = game
        self.found: list[Refusal] = []

    def add(self, notation: str, verb: str, args: dict[str, Arg], touches: Touches, why: str, rule: str) -> None:
        """One thing that is not offered."""
        self.found.append(
            {
                "notation": notation,
                "text": message(f"kragmortha-do-{verb}", args),
                "touches": touches,
                "why_not": message(f"kragmortha-why-{why}", args),
                "rule": rule,
            }
        )

    def square(self, verb: str, square: i64, why: str, rule: str) -> None:
        """A square that cannot be chosen."""
        name = square_name(int(square))
        touches: Touches = {"cards": [], "kinds": [], "seats": [], "squares": [name]}
        self.add(self.game.notation(GO + square), verb, {"square": name}, touches, why, rule)

    def cards(self, seat: Seat) -> None:
        """Movement cards that cannot be played."""
        game = self.game
        last: i64 = -1
        for card in game.players[seat].hand:
            kind = game.box.movement_of[card].number
            if kind != last and not is_playable(game, seat, kind):
                id = game.box.movements[kind].id
                touches: Touches = {"cards": [], "kinds": [id], "seats": []}
                self.add(f"play {id}", "play", {"kind": "@kind/" + id}, touches, "no-step", "KR-18")
            last = kind

    def tomes(self, seat: Seat, *, before: bool) -> None:
        """Tomes that cannot be used now."""
        game = self.game
        for card in game.players[seat].tomes:
            tome = game.box.tome_of(card)
            power = game.power_of(tome)
            if game.used[tome]:
                self.tome(tome, "tome-used", "KR-61")
            elif not (power.is_before if before else power.is_after):
                continue
            elif game.since[tome] >= game.turn:
                self.tome(tome, "tome-new", "KR-68")
            elif not power.is_possible(game, seat, tome):
                self.tome(tome, "tome-idle", "KR-61")

    def tome(self, tome: i64, why: str, rule: str) -> None:
        """A Tome that cannot be used now."""
        id = self.game.box.tomes[tome].id
        touches: Touches = {"cards": [id], "kinds": [], "seats": []}
        self.add(f"use {id}", "use", {"card": "@card/" + id}, touches, why, rule)

    def squares(self, seat: Seat, first: i64) -> None:
        """Neighbouring squares that cannot be entered with this card."""
        game = self.game
        verb = "rigor" if game.moves_rigor else "step"
        for square in around(moves_from(game, seat, game.card)):
            if game.is_offered(GO + square):
                continue
            if not game.board.walkable[square]:
                self.square(verb, square, self.wall(square), "KR-15")
            elif not fits(game, game.card, square, first):
                self.square(verb, square, "symbol", "KR-12")
            else:
                self.square(verb, square, "no-room", "KR-24")

    def wall(self, square: i64) -> str:
        """Why nobody can enter a square."""
        return "shelf" if square in self.game.board.shelves else "closed"

    def shoves(self, seat: Seat, shoved: Card, came_from: i64) -> None:
        """Neighbouring squares to which a goblin cannot be shoved."""
        game = self.game
        goblins = chain(game, seat, shoved)
        for square in around(game.players[shoved].square):
            if game.is_offered(GO + square):
                continue
            there = game.goblin_on(square)
            if square == came_from:
                self.square("shove-to", square, "where-from", "KR-21")
            elif not game.board.walkable[square]:
                self.square("shove-to", square, self.wall(square), "KR-15")
            elif there != NOTHING and there == reaching(game, seat):
                self.square("shove-to", square, "long-arm", "KR-27")
            elif there != NOTHING and has(goblins, there):
                self.square("shove-to", square, "in-chain", "KR-27")
            else:
                self.square("shove-to", square, "no-room", "KR-24")

    def far_squares(self) -> None:
        """Squares to which Rigor Mortis cannot go, because of goblins next to them."""
        game = self.game
        for square in range(SQUARES):
            if game.board.walkable[square] and game.is_free(square) and not is_far(game, square):
                self.square("rigor", square, "goblin-near", "KR-42")


def around(square: i64) -> list[int]:
    """The squares that share a side, shelves and closed ones included."""
    column, row = int(square) % COLUMNS, int(square) // COLUMNS
    beside = [(column, row - 1), (column + 1, row), (column, row + 1), (column - 1, row)]
    return [r * COLUMNS + c for c, r in beside if 0 <= c < COLUMNS and 0 <= r < ROWS]
