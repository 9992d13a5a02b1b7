"""Set-up (KR-01 to KR-04): four piles, a hand for everybody, and the goblins come in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..engine.game import Action, Card, Seat
from ..engine.native import i64, vec
from .actions import GO
from .hand import HAND_SIZE, draw
from .library import offer_starts
from .steps import Step
from .turn import begin_turn

if TYPE_CHECKING:
    from .game import Kragmortha


def set_up(game: Kragmortha) -> None:
    """Choose the first player, shuffle all, deal, and let the goblins enter."""
    game.clear()
    game.first = game.random(game.seats)
    game.active = game.first
    lay_piles(game)
    for _ in range(HAND_SIZE):
        for seat in range(game.seats):
            draw(game, seat)
    game.ask(FIRST_TURN, game.first)
    i = game.seats - 1
    while i >= 0:  # a stack: the first to enter is pushed last
        game.ask(PLACE, (game.first + i) % game.seats)
        i -= 1


def lay_piles(game: Kragmortha) -> None:
    """Movement cards, Looks, Tomes and tokens, each shuffled apart."""
    box = game.box
    game.deck = vec[i64]([card for card in range(box.first_look)])
    game.look_deck = vec[i64]([card for card in range(box.first_look, box.first_tome)])
    game.tome_deck = vec[i64]([card for card in range(box.first_tome, box.first_token)])
    game.tokens = vec[i64]([card for card in range(box.first_token, box.cards)])
    game.shuffle(game.deck)
    game.shuffle(game.look_deck)
    game.shuffle(game.tome_deck)
    game.shuffle(game.tokens)


class Place(Step):
    """Each player puts the goblin on an empty start square; teleports do nothing yet."""

    name = "place"
    rule = "KR-03"
    verb = "place"
    is_quiet = True

    def offer(self, game: Kragmortha, you: Seat, this: Card, n: i64) -> None:
        offer_starts(game)

    def resolve(self, game: Kragmortha, you: Seat, this: Card, n: i64, action: Action) -> None:
        game.players[you].square = action - GO
        game.tell("placed", seat=you, square=action - GO)


class FirstTurn(Step):
    """All goblins are in: the first player begins."""

    name = "first-turn"
    rule = "KR-03"
    is_quiet = True

    def skip(self, game: Kragmortha, you: Seat, this: Card, n: i64) -> None:
        begin_turn(game, you)


PLACE: Final = Place()
FIRST_TURN: Final = FirstTurn()
