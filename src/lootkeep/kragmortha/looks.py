"""Withering Looks (KR-50 to KR-54): how one comes by them, and how one may be rid of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..engine.game import Action, Card, Seat
from ..engine.native import append, i64, pop, remove, vec
from ..engine.pending import NOTHING, packed
from .actions import CHOOSE, LOOK, USE
from .cards import BLANK
from .hand import cut_down
from .steps import May, Step
from .tomes import LOOK_AWAY, SCAPEGOAT, turn_down, usable

if TYPE_CHECKING:
    from .game import Kragmortha

SCREEN: Final = 1  # ways to bear a Look; 0: they are only counted
TABLE: Final = 2

LAST_LOOK: Final = 4

# ---------------------------------------------------------------- drawing


class LookDue(Step):
    """A Look is about to be drawn: who holds a Tome against it may use it now."""

    name = "look-due"
    rule = "KR-50"

    def offer(self, game: Kragmortha, you: Seat, this: Card, n: i64) -> None:
        tome = usable(game, you, LOOK_AWAY)
        if tome != NOTHING:
            game.offer(USE + tome)
        tome = usable(game, you, SCAPEGOAT)
        if tome != NOTHING and game.has_neighbour(you):
            game.offer(USE + tome)

    def resolve(self, game: Kragmortha, you: Seat, this: Card, n: i64, action: Action) -> None:
        tome = action - USE
        turn_down(game, you, tome)
        if game.power_of(tome) is SCAPEGOAT:
            game.ask(PICK_SCAPEGOAT, you)

    def skip(self, game: Kragmortha, you: Seat, this: Card, n: i64) -> None:
        take_look(game, you)


class PickScapegoat(Step):
    """Choose the goblin next to yours that draws the Look instead."""

    name = "pick-scapegoat"
    rule = "KR-64"

    def offer(self, game: Kragmortha, you: Seat, this: Card, n: i64) -> None:
        for other in range(game.seats):
            if game.is_beside(you, other):
                game.offer(CHOOSE + other)

    def resolve(self, game: Kragmortha, you: Seat, this: Card, n: i64, action: Action) -> None:
        other = action - CHOOSE
        game.tell("scapegoat", seat=you, rival=other)
        game.ask(LOOK_DUE, other)


LOOK_DUE: Final = May(LookDue(), "look-due")
PICK_SCAPEGOAT: Final = PickScapegoat()


def take_look(game: Kragmortha, seat: Seat) -> None:
    """Draw Looks until one has a new symbol; the fourth ends the game."""
    player = game.players[seat]
    refused = vec[i64]()
    found: i64 = NOTHING
    game.revealed = True
    while len(game.look_deck) > 0 and found == NOTHING:
        game.look_deck, card = pop(game.look_deck)
        if has_symbol(game, seat, game.box.look_of(card).group, NOTHING):
            refused = append(refused, card)
            game.show(card)
        else:
            found = card
    under = vec[i64]()
    while len(refused) > 0:  # each goes under those before it
        refused, card = pop(refused)
        under = append(under, card)
    for card in game.look_deck:
        under = append(under, card)
    game.look_deck = under
    if found == NOTHING:
        player.blanks += 1
        game.tell("scolded", seat=seat)
    else:
        game.forget(found)
        player.looks = append(player.looks, found)
        game.tell("looked", seat=seat, card=found)
    if game.look_count(seat) >= LAST_LOOK:
        game.over = True
        game.tell("thrown-out", seat=seat)
    else:
        cut_down(game, seat)


def owe_look(game: Kragmortha, seat: Seat) -> None:
    """A Look for a slip or an accusation: drawn when what is being settled is settled."""
    at = game.depth
    while at > 0 and not game.step(game.stack[at - 1]).is_quiet:
        at -= 1
    game.push(0)
    i = game.depth - 1
    while i > at:
        game.stack[i] = game.stack[i - 1]
        i -= 1
    game.stack[at] = packed(LOOK_DUE.number, seat, 0, NOTHING)


def has_symbol(game: Kragmortha, seat: Seat, group: i64, but: i64) -> bool:
    """Whether a player has a symbol on a Look, but for one (NOTHING: on any)."""
    for card in game.players[seat].looks:
        if card - game.box.first_look != but and game.box.look_of(card).group == group:
            return True
    return False


# ---------------------------------------------------------------- getting rid of them


def looks_of(game: Kragmortha, seat: Seat) -> vec[i64]:
    """A player's Looks by their places in the box; BLANK stands for scoldings."""
    looks = vec[i64]()
    for card in game.players[seat].looks:
        looks = append(looks, card - game.box.first_look)
    if game.players[seat].blanks > 0:
        looks = append(looks, BLANK)
    return looks


def offer_looks(game: Kragmortha, seat: Seat) -> None:
    """A player's Looks."""
    for look in looks_of(game, seat):
        game.offer(LOOK + look)


def shed_look(game: Kragmortha, seat: Seat, look: i64) -> None:
    """A Look goes under its deck; a scolding is forgotten."""
    player = game.players[seat]
    if look == BLANK:
        player.blanks -= 1
    else:
        card = game.box.first_look + look
        player.looks = remove(player.looks, card)
        forgive(game, seat, look)
        under = vec[i64]([card])
        for other in game.look_deck:
            under = append(under, other)
        game.look_deck = under
        game.show(card)
    game.tell("shed", seat=seat)


def is_fair(game: Kragmortha, seat: Seat, other: Seat, mine: i64, theirs: i64) -> bool:
    """Whether nobody has a symbol twice after an exchange."""
    return mine != theirs and can_take(game, seat, mine, theirs) and can_take(game, other, theirs, mine)


def can_take(game: Kragmortha, seat: Seat, given: i64, taken: i64) -> bool:
    """Whether a player who gives one Look for another has its symbol only once then; a scolding has none."""
    return taken == BLANK or not has_symbol(game, seat, game.box.looks[taken].group, given)


def can_give(game: Kragmortha, seat: Seat, other: Seat, mine: i64) -> bool:
    """Whether a Look can be exchanged for one of the other player's."""
    for theirs in looks_of(game, other):
        if is_fair(game, seat, other, mine, theirs):
            return True
    return False


def can_exchange(game: Kragmortha, seat: Seat, other: Seat) -> bool:
    """Whether two players have Looks that can be exchanged."""
    for mine in looks_of(game, seat):
        if can_give(game, seat, other, mine):
            return True
    return False


def exchange(game: Kragmortha, seat: Seat, other: Seat, mine: i64, theirs: i64) -> None:
    """Two Looks change places; a hand that is too large now is cut down."""
    hand_look(game, seat, other, mine)
    hand_look(game, other, seat, theirs)
    game.tell("exchanged", seat=seat, rival=other)
    cut_down(game, other)
    cut_down(game, seat)


def hand_look(game: Kragmortha, giver: Seat, taker: Seat, look: i64) -> None:
    """A Look goes from one player to another."""
    if look == BLANK:
        game.players[giver].blanks -= 1
        game.players[taker].blanks += 1
        return
    card = game.box.first_look + look
    game.players[giver].looks = remove(game.players[giver].looks, card)
    game.players[taker].looks = append(game.players[taker].looks, card)
    forgive(game, giver, look)


def forgive(game: Kragmortha, seat: Seat, look: i64) -> None:
    """Whoever is rid of a Look has broken nothing of it any more."""
    if game.players[seat].slipping == look:
        game.players[seat].slipping = NOTHING
