"""What waits on the squares: Rigor Mortis and his Looks, the teleports, the desk with its Tomes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..engine.game import Action, Card, Seat
from ..engine.native import i64
from ..engine.pending import NOTHING
from .actions import CHOOSE, GO, PASS, USE
from .cards import TOME, TRAP
from .steps import Step

if TYPE_CHECKING:
    from .game import Kragmortha
    from .refusals import Refusals

# ---------------------------------------------------------------- Looks


class LookDue(Step):
    """A Look is about to be drawn: who holds a Tome against it may use it now; n tells what came before."""

    def offer(self, game: Kragmortha, you: Seat, this: Card, n: i64) -> None:
        game.offer_reactions(you)
        if game.choice_count > 0:
            game.offer(PASS)

    def resolve(self, game: Kragmortha, you: Seat, this: Card, n: i64, action: Action) -> None:
        if action == PASS:
            game.take_look(you)
            return
        tome = action - USE
        game.turn_down(you, tome)
        if game.is_scapegoat(tome):
            game.ask(SCAPEGOAT, you, NOTHING, 0)

    def skip(self, game: Kragmortha, you: Seat, this: Card, n: i64) -> None:
        game.take_look(you)


class Scapegoat(Step):
    """Choose the goblin next to yours that draws the Look instead."""

    def offer(self, game: Kragmortha, you: Seat, this: Card, n: i64) -> None:
        for other in range(game.seats):
            if game.is_beside(you, other):
                game.offer(CHOOSE + other)

    def resolve(self, game: Kragmortha, you: Seat, this: Card, n: i64, action: Action) -> None:
        other = action - CHOOSE
        game.tell("scapegoat", seat=you, rival=other)
        game.ask(LOOK_DUE, other, NOTHING, 0)


class Banished(Step):
    """A goblin that met Rigor Mortis goes to a free teleport; with none free, to a start square."""

    def offer(self, game: Kragmortha, you: Seat, this: Card, n: i64) -> None:
        game.offer_teleports(game.players[you].square)
        if game.choice_count == 0:
            game.offer_starts()

    def resolve(self, game: Kragmortha, you: Seat, this: Card, n: i64, action: Action) -> None:
        game.put(you, action - GO)


# ---------------------------------------------------------------- teleports


class Token(Step):
    """The owner of a goblin on a teleport turns the top token."""

    def skip(self, game: Kragmortha, you: Seat, this: Card, n: i64) -> None:
        token = game.turn_token(you)
        if token == TOME:
            game.ask(DRAW_TOME, you, NOTHING, 0)
        elif token == TRAP:
            game.ask(LOOK_DUE, you, NOTHING, 0)
        game.ask(TRANSFER_TO, you, NOTHING, 0)


class Transfer(Step):
    """Go to any other free teleport; with none free stay."""

    def offer(self, game: Kragmortha, you: Seat, this: Card, n: i64) -> None:
        game.offer_teleports(game.players[you].square)

    def resolve(self, game: Kragmortha, you: Seat, this: Card, n: i64, action: Action) -> None:
        game.put(you, action - GO)


class RigorTransfer(Step):
    """Rigor Mortis on a teleport may go to any empty square with no goblin next to it; that ends the turn."""

    def offer(self, game: Kragmortha, you: Seat, this: Card, n: i64) -> None:
        if game.ended or not game.has_free_teleport(game.rigor):
            return
        game.offer_far_squares()
        if game.choice_count > 0:
            game.offer(PASS)

    def resolve(self, game: Kragmortha, you: Seat, this: Card, n: i64, action: Action) -> None:
        if action == PASS:
            return
        game.rigor = action - GO
        game.ended = True
        game.tell("rigor-transferred", seat=you, square=game.rigor)

    def refuse(self, game: Kragmortha, you: Seat, this: Card, n: i64, no: Refusals) -> None:
        no.far_squares()


# ---------------------------------------------------------------- the desk


class DrawTome(Step):
    """Draw the top Tome and lay it face up; the last one ends the game."""

    def skip(self, game: Kragmortha, you: Seat, this: Card, n: i64) -> None:
        game.take_tome(you)


class BackToStart(Step):
    """A goblin that has stolen a Tome is put on a start square."""

    def offer(self, game: Kragmortha, you: Seat, this: Card, n: i64) -> None:
        game.offer_starts()

    def resolve(self, game: Kragmortha, you: Seat, this: Card, n: i64, action: Action) -> None:
        game.put(you, action - GO)


LOOK_DUE: Final = LookDue("look-due", "KR-50")
SCAPEGOAT: Final = Scapegoat("pick-scapegoat", "KR-64")
BANISHED: Final = Banished("banished", "KR-30", "teleport")
TOKEN: Final = Token("token", "KR-40")
TRANSFER_TO: Final = Transfer("transfer", "KR-40", "teleport")
RIGOR_TRANSFER: Final = RigorTransfer("rigor-transfer", "KR-42", "rigor")
DRAW_TOME: Final = DrawTome("draw-tome", "KR-60")
BACK_TO_START: Final = BackToStart("back-to-start", "KR-60", "place")
