"""Shoving (KR-20 to KR-28): one to a square, chains, and what waits for everybody at their end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..engine.game import Action, Card, Seat
from ..engine.native import i64
from ..engine.pending import NOTHING, about, number_of, packed, seat_of
from .actions import GO, USE
from .cards import DESK, NOWHERE
from .departure import departed, left_by, shoved_on, slips_by, was_shoved_on
from .rigor import catch
from .seats import NO_ONE, has, joined
from .steps import May, Step
from .teleports import TOKEN
from .tomes import BACK_TO_START, DRAW_TOME, PLANTED_FEET, turn_down, usable

if TYPE_CHECKING:
    from .game import Kragmortha
    from .refusals import Refusals


def walk(game: Kragmortha, seat: Seat, square: i64) -> None:
    """A goblin enters a square and has left its own; another one there is shoved out."""
    left = game.players[seat].square
    pushed = game.goblin_on(square)
    game.players[seat].square = square
    game.tell("moved", seat=seat, square=square)
    if pushed == NOTHING:
        arrive(game, seat, square)
    else:
        game.ask(LANDING, seat, NOTHING, departed(left, False))
        game.ask(SHOVE, seat, pushed, left)


class Shove(Step):
    """Choose where the goblin goes whose square yours has entered: never to where yours came from."""

    name = "shove"
    rule = "KR-21"
    verb = "shove"
    this_is = "goblin"
    n_is = "square"

    def offer(self, game: Kragmortha, you: Seat, shoved: Seat, came_from: i64) -> None:
        goblins = chain(game, you, shoved)
        square = game.players[shoved].square
        for beside in game.board.neighbours[square]:
            if beside != came_from and can_land(game, beside, square, goblins, NOTHING, NOWHERE):
                game.offer(GO + beside)

    def resolve(self, game: Kragmortha, you: Seat, shoved: Seat, came_from: i64, action: Action) -> None:
        square = action - GO
        pushed = game.goblin_on(square)
        left = game.players[shoved].square
        shove(game, you, shoved, square)
        if pushed == NOTHING:
            slips = game.greased and you == game.active and game.is_plain(square) and square != game.rigor
            game.ask(LANDING, shoved, you, departed(left, slips))
            ask_planted(game)
        else:
            game.ask(LANDING, shoved, you, departed(left, False))
            game.ask(self, shoved, pushed, left)

    def refuse(self, game: Kragmortha, you: Seat, shoved: Seat, came_from: i64, no: Refusals) -> None:
        no.shoves(you, shoved, came_from)


class RefuseShove(Step):
    """The owner of a shoved goblin may refuse: all go back to where they stood, and the movement ends."""

    name = "refuse-shove"
    rule = "KR-64"
    this_is = "tome"

    def offer(self, game: Kragmortha, you: Seat, tome: Card, n: i64) -> None:
        game.offer(USE + tome)

    def resolve(self, game: Kragmortha, you: Seat, tome: Card, n: i64, action: Action) -> None:
        turn_down(game, you, tome)
        cancel_chain(game)
        game.halted = True


class Landing(Step):
    """A goblin has left a square, shoved or by itself: what waits where it stands now is settled."""

    name = "landing"
    rule = "KR-25"
    this_is = "goblin"
    n_is = "departure"

    def skip(self, game: Kragmortha, you: Seat, shover: Seat, n: i64) -> None:
        if was_shoved_on(n):
            return
        square = game.players[you].square
        if slips_by(n):
            square = slide(game, you, left_by(n), square)
        arrive(game, you, square)


SHOVE: Final = Shove()
MAY_REFUSE: Final = May(RefuseShove(), "refuse-shove")
LANDING: Final = Landing()


def shove(game: Kragmortha, seat: Seat, other: Seat, square: i64) -> None:
    """A goblin is shoved to a square; what it walked into, if it began the chain itself, waits for it no more."""
    game.players[other].square = square
    game.tell("shoved", seat=seat, rival=other, square=square)
    i = game.depth - 1
    while is_landing(game, i):
        pending = game.stack[i]
        if seat_of(pending) == other:
            game.stack[i] = packed(LANDING.number, other, shoved_on(number_of(pending)), about(pending))
        i -= 1


def ask_planted(game: Kragmortha) -> None:
    """Ask the owners of all shoved goblins who can refuse."""
    goblins = shoved_below(game, game.depth - 1)
    for seat in range(game.seats):
        if has(goblins, seat):
            tome = usable(game, seat, PLANTED_FEET)
            if tome != NOTHING:
                game.ask(MAY_REFUSE, seat, tome)


def cancel_chain(game: Kragmortha) -> None:
    """All go back to where they stood."""
    while game.depth > 0:
        pending = game.stack[game.depth - 1]
        step = game.step(pending)
        if step is LANDING:
            send_back(game, seat_of(pending), left_by(number_of(pending)))
        elif step is not MAY_REFUSE:
            return
        game.depth -= 1


def send_back(game: Kragmortha, seat: Seat, square: i64) -> None:
    """A goblin is back where it stood before a shove that was refused."""
    game.players[seat].square = square
    game.tell("returned", seat=seat, square=square)


def slide(game: Kragmortha, seat: Seat, came_from: i64, square: i64) -> i64:
    """On a greased floor a shoved goblin goes on one square straight, if that is empty."""
    ahead = square + square - came_from
    for beside in game.board.neighbours[square]:
        if beside == ahead and game.is_free(ahead):
            game.players[seat].square = ahead
            game.tell("slid", seat=seat, square=ahead)
            return ahead
    return square


def arrive(game: Kragmortha, seat: Seat, square: i64) -> None:
    """What waits for a goblin on a square: Rigor Mortis comes first, then the desk, then a teleport."""
    if square == game.rigor:
        catch(game, seat)
    elif game.board.floor[square] == DESK:
        game.ask(BACK_TO_START, seat)
        game.ask(DRAW_TOME, seat)
    elif game.board.teleport_at[square]:
        game.ask(TOKEN, seat)
    else:
        return
    if seat == game.active:
        game.ended = True


# ---------------------------------------------------------------- chains


def is_landing(game: Kragmortha, place: i64) -> bool:
    """Whether a goblin's landing waits at a place of the stack."""
    return place >= 0 and game.step(game.stack[place]) is LANDING


def reaching(game: Kragmortha, you: Seat) -> i64:
    """Who began the chain in which `you` shove somebody with a Long Arm; NOTHING if it began with a step."""
    i = game.depth - 2  # what waits below the shove
    while is_landing(game, i):
        you = about(game.stack[i])
        i -= 1
    return you


def shoved_below(game: Kragmortha, place: i64) -> i64:
    """The goblins that a chain has shoved whose landings wait from a place of the stack on."""
    goblins: i64 = NO_ONE
    while is_landing(game, place):
        if about(game.stack[place]) != NOTHING:
            goblins = joined(goblins, seat_of(game.stack[place]))
        place -= 1
    return goblins


def chain(game: Kragmortha, you: Seat, shoved: Seat) -> i64:
    """The goblins that a chain shoves while `you` shove one; and a Long Arm's owner, who stays put."""
    goblins = joined(shoved_below(game, game.depth - 2), shoved)
    reacher = reaching(game, you)
    return goblins if reacher == NOTHING else joined(goblins, reacher)


def can_land(game: Kragmortha, square: i64, came_from: i64, chain: i64, walker: i64, entered: i64) -> bool:
    """Whether a shoved goblin can go to a square: nobody is there, or one whom the chain can still shove on.

    `walker` (NOTHING: nobody) is taken to have left its square for `entered` already.
    """
    other: i64 = NOTHING
    is_taken = False
    for seat in range(game.seats):
        at = game.players[seat].square
        if seat == walker:
            at = entered
        if at == square:
            if not has(chain, seat):
                other = seat
                break
            is_taken = True
    if other == NOTHING:
        return not is_taken
    return can_shove_on(game, square, came_from, joined(chain, other), walker, entered)


def can_shove_on(game: Kragmortha, square: i64, came_from: i64, chain: i64, walker: i64, entered: i64) -> bool:
    """Whether there is a square for the last goblin of a chain, which has to leave its own."""
    for beside in game.board.neighbours[square]:
        if beside != came_from and can_land(game, beside, square, chain, walker, entered):
            return True
    return False


def can_enter(game: Kragmortha, seat: Seat, square: i64) -> bool:
    """Whether a goblin can step onto a square: another one there must be able to give way."""
    other = game.goblin_on(square)
    if other == NOTHING:
        return True
    return can_shove_on(game, square, game.players[seat].square, joined(NO_ONE, other), seat, square)


def can_reach(game: Kragmortha, seat: Seat, other: Seat) -> bool:
    """Whether a Long Arm can shove a goblin: it stands beside, and can go somewhere."""
    if not game.is_beside(seat, other):
        return False
    square = game.players[other].square
    goblins = joined(joined(NO_ONE, seat), other)
    return can_shove_on(game, square, game.players[seat].square, goblins, NOTHING, square)
