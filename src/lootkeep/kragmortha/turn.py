"""The turn (KR-10 to KR-19): a movement card, one or two steps, Tomes around them, and the draw."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..engine.game import Action, Card, Seat
from ..engine.native import i64
from .actions import END_TURN, GO, PASS, PEEP, PLAY, SHOW_HAND, USE
from .cards import BALL, DESK, NO_CARD, NOWHERE
from .hand import discard, draw, draw_up, lay_off
from .rigor import walk_rigor
from .shoving import can_enter, walk
from .steps import Step
from .tomes import offer_tomes, peep, use

if TYPE_CHECKING:
    from .game import Kragmortha
    from .refusals import Refusals


def begin_turn(game: Kragmortha, seat: Seat) -> None:
    """A card, a Tome after it, and the draw lie ahead of the player."""
    game.active = seat
    game.turn += 1
    if seat == game.first:
        game.round += 1
    game.ended = False
    game.halted = False
    game.greased = False
    game.peeped = False
    game.card = NO_CARD
    game.wild = 0
    game.announce()
    ask_turn(game, seat)


def ask_turn(game: Kragmortha, seat: Seat) -> None:
    """All that a turn asks of its player, the first on top."""
    game.ask(DRAW_UP, seat)
    game.ask(AFTER_MOVE, seat)
    game.ask(CHOOSE_CARD, seat)


# ---------------------------------------------------------------- its steps

SECOND_CARD: Final = 1  # the number of a ChooseCard that a Second Wind has brought


class ChooseCard(Step):
    """Play one movement card; with none that can be played, show the hand and lose the turn."""

    name = "card"
    rule = "KR-10"
    is_quiet = True

    def offer(self, game: Kragmortha, you: Seat, this: Card, n: i64) -> None:
        if game.ended:
            return
        offer_playable(game, you)
        if n == SECOND_CARD:
            return  # it is not owed
        if game.choice_count == 0:
            game.offer(SHOW_HAND)
        offer_tomes(game, you, before=True)

    def resolve(self, game: Kragmortha, you: Seat, this: Card, n: i64, action: Action) -> None:
        if action == SHOW_HAND:
            show_hand(game, you)
        elif action == PEEP:
            game.ask(self, you, this, n)
            peep(game, you)
        elif action >= USE:
            game.ask(self, you, this, n)
            use(game, you, action - USE)
        else:
            play_card(game, you, action - PLAY)

    def refuse(self, game: Kragmortha, you: Seat, this: Card, n: i64, no: Refusals) -> None:
        no.cards(you)
        no.tomes(you, before=True)


class Move(Step):
    """One or two steps, each to a neighbouring square whose symbol the card has left; you may leave the second out."""

    name = "move"
    rule = "KR-12"
    verb = "step"
    is_quiet = True
    n_is = "square"  # of the first step; NOWHERE: this is it

    def offer(self, game: Kragmortha, you: Seat, this: Card, first: i64) -> None:
        if game.ended or game.halted:
            return
        offer_steps(game, you, first)
        if first != NOWHERE and game.choice_count > 0:
            game.offer(PASS)

    def resolve(self, game: Kragmortha, you: Seat, this: Card, first: i64, action: Action) -> None:
        if action == PASS:
            return
        square = action - GO
        if first == NOWHERE and not is_tired(game, you):
            game.ask(self, you, this, square)
        if game.moves_rigor:
            walk_rigor(game, you, square)
        else:
            walk(game, you, square)

    def refuse(self, game: Kragmortha, you: Seat, this: Card, first: i64, no: Refusals) -> None:
        no.squares(you, first)


class CardDone(Step):
    """All that the movement card brought is settled: it is in play no more."""

    name = "card-done"
    rule = "KR-10"

    def skip(self, game: Kragmortha, you: Seat, this: Card, n: i64) -> None:
        game.card = NO_CARD
        game.wild = 0


class AfterMove(Step):
    """When the movement is done there is still time for Tomes."""

    name = "after"
    rule = "KR-68"
    is_quiet = True

    def offer(self, game: Kragmortha, you: Seat, this: Card, n: i64) -> None:
        if game.ended:
            return
        offer_tomes(game, you, before=False)
        if game.choice_count > 0:
            game.offer(END_TURN)

    def resolve(self, game: Kragmortha, you: Seat, this: Card, n: i64, action: Action) -> None:
        if action == END_TURN:
            return
        game.ask(self, you, this, n)
        if action == PEEP:
            peep(game, you)
        else:
            use(game, you, action - USE)

    def refuse(self, game: Kragmortha, you: Seat, this: Card, n: i64, no: Refusals) -> None:
        no.tomes(you, before=False)


class DrawUp(Step):
    """Draw up to the hand limit; then the player on the left."""

    name = "draw-up"
    rule = "KR-10"
    is_quiet = True

    def skip(self, game: Kragmortha, you: Seat, this: Card, n: i64) -> None:
        draw_up(game, you)
        game.players[you].tired = 0
        begin_turn(game, (you + 1) % game.seats)


CHOOSE_CARD: Final = ChooseCard()
MOVE: Final = Move()
CARD_DONE: Final = CardDone()
AFTER_MOVE: Final = AfterMove()
DRAW_UP: Final = DrawUp()

# ---------------------------------------------------------------- the card


def play_card(game: Kragmortha, seat: Seat, kind: i64) -> None:
    """A movement card is laid open: it moves the own goblin, or Rigor Mortis."""
    card = lay_off(game, seat, kind)
    game.tell("played", seat=seat, card=card)
    game.card = kind
    game.moves_rigor = game.box.movements[kind].rigor
    game.halted = False
    game.ask(CARD_DONE, seat)
    game.ask(MOVE, seat, n=NOWHERE)


def show_hand(game: Kragmortha, seat: Seat) -> None:
    """No card can be played: the hand is shown, discarded and replaced, and the turn is lost."""
    count: i64 = len(game.players[seat].hand)
    game.tell("stuck", seat=seat)
    for _ in range(count):
        discard(game, seat, game.box.movement_of[game.players[seat].hand[0]].number)
    for _ in range(count):
        draw(game, seat)
    game.ended = True


def is_playable(game: Kragmortha, seat: Seat, kind: i64) -> bool:
    """Whether a card's first step exists."""
    for square in game.board.neighbours[moves_from(game, seat, kind)]:
        if can_step(game, seat, kind, square, NOWHERE):
            return True
    return False


def has_playable(game: Kragmortha, seat: Seat) -> bool:
    """Whether a card of the hand can be played."""
    for card in game.players[seat].hand:
        if is_playable(game, seat, game.box.movement_of[card].number):
            return True
    return False


def offer_playable(game: Kragmortha, seat: Seat) -> None:
    """Each kind of card in the hand that can be played."""
    last: i64 = -1
    for card in game.players[seat].hand:
        kind = game.box.movement_of[card].number
        if kind != last:
            last = kind
            if is_playable(game, seat, kind):
                game.offer(PLAY + kind)


# ---------------------------------------------------------------- the path


def moves_from(game: Kragmortha, seat: Seat, kind: i64) -> i64:
    """Where the one stands whom a card moves."""
    return game.rigor if game.box.movements[kind].rigor else game.players[seat].square


def mismatch(game: Kragmortha, symbol: i64, square: i64) -> i64:
    """0 if a symbol of a card fits the floor of a square, else 1."""
    floor = game.board.floor[square]
    return 0 if symbol == BALL or floor == DESK or floor == symbol else 1


def fits(game: Kragmortha, kind: i64, square: i64, first: i64) -> bool:
    """Whether a card allows a step onto a square, after one onto the first (NOWHERE: this is the first)."""
    card = game.box.movements[kind]
    one = mismatch(game, card.first, square)
    other = mismatch(game, card.second, square)
    if first != NOWHERE:
        one += mismatch(game, card.second, first)
        other += mismatch(game, card.first, first)
    return one <= game.wild or other <= game.wild


def can_step(game: Kragmortha, seat: Seat, kind: i64, square: i64, first: i64) -> bool:
    """Whether a card allows this step, and another goblin there can give way."""
    return fits(game, kind, square, first) and (game.box.movements[kind].rigor or can_enter(game, seat, square))


def offer_steps(game: Kragmortha, seat: Seat, first: i64) -> None:
    """The squares that the card played allows next."""
    for square in game.board.neighbours[moves_from(game, seat, game.card)]:
        if can_step(game, seat, game.card, square, first):
            game.offer(GO + square)


def is_tired(game: Kragmortha, seat: Seat) -> bool:
    """Whether the player takes one step at most with each card."""
    return game.players[seat].tired > 0
