"""Looks on the screen (KR-57 to KR-59): slips, and who sees them; called at any time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..engine.game import Seat
from ..engine.native import i64
from ..engine.pending import NOTHING
from .looks import SCREEN, owe_look
from .seats import has

if TYPE_CHECKING:
    from .game import Kragmortha

UNSPEAKABLE: Final = "w1"  # the Look whose words the others choose


def can_slip(game: Kragmortha, seat: Seat, look: i64) -> bool:
    """Whether a slip is one: on the screen, against a Look that can be failed, once a turn, one Look a round."""
    if game.penance != SCREEN or seat >= game.seats or not game.has_look(seat, look):
        return False
    player = game.players[seat]
    if player.slipping != NOTHING or player.slipped == game.turn or player.caught == game.round:
        return False
    return game.box.looks[look].is_test


def slip(game: Kragmortha, seat: Seat, look: i64) -> None:
    """The order of a Look is broken: it costs nothing unless somebody sees it."""
    game.players[seat].slipping = look
    game.players[seat].slipped = game.turn
    game.tell("slipped", seat=seat, card=game.box.first_look + look)


def can_cry(game: Kragmortha, seat: Seat, rival: Seat) -> bool:
    """Whether somebody may cry Caught! on the screen: not who was told off, and not at who can break nothing."""
    if game.penance != SCREEN or seat >= game.seats or rival >= game.seats or seat == rival:
        return False
    if game.players[seat].silent_until >= game.round:
        return False
    for card in game.players[rival].looks:
        if game.box.look_of(card).is_test:
            return True
    return False


def cry(game: Kragmortha, seat: Seat, rival: Seat) -> None:
    """Who cries in time gives a Look; who cries at somebody who does nothing wrong is told off for a round."""
    look = game.players[rival].slipping
    if look == NOTHING:
        game.players[seat].silent_until = game.round + 1
        game.tell("told-off", seat=seat, rival=rival)
        return
    game.players[rival].slipping = NOTHING
    game.players[rival].caught = game.round
    game.tell("caught-out", seat=seat, rival=rival, card=game.box.first_look + look)
    owe_look(game, rival)


def escape(game: Kragmortha, seat: Seat) -> None:
    """Nobody has seen it in time."""
    look = game.players[seat].slipping
    game.players[seat].slipping = NOTHING
    game.tell("escaped", seat=seat, card=game.box.first_look + look)


def word_givers(game: Kragmortha) -> dict[int, list[int | None]]:
    """Who chooses the words that a person must not say: the neighbours, the left one first, and the host (None)."""
    givers: dict[int, list[int | None]] = {}
    for seat in range(game.seats):
        if is_hushed(game, seat):
            givers[int(seat)] = [int((seat + 1) % game.seats), int((seat + game.seats - 1) % game.seats), None]
    return givers


def is_hushed(game: Kragmortha, seat: Seat) -> bool:
    """Whether a person bears the Unspeakable on the screen; a bot has nothing to say."""
    if game.penance != SCREEN or not has(game.people, seat):
        return False
    for card in game.players[seat].looks:
        if game.box.look_of(card).id == UNSPEAKABLE:
            return True
    return False
