"""What an option would lead to, as far as everybody can see: whom it shoves and where to, what waits there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..engine.messages import Arg, Message, message, seat_ref
from ..engine.native import i64
from ..engine.pending import NOTHING, about, seat_of
from .actions import DISCARD, GO, PLAY, USE
from .cards import DESK, NOWHERE, square_name
from .seats import NO_ONE, joined
from .shoving import SHOVE, can_land, chain
from .turn import MOVE, can_step, moves_from

if TYPE_CHECKING:
    from .game import Kragmortha


def preview(game: Kragmortha, pending: i64, action: i64) -> list[Message]:
    """What follows from an option, in the order in which it would be told."""
    seat = seat_of(pending)
    if PLAY <= action < DISCARD:
        return _first_steps(game, seat, action - PLAY)
    if not GO <= action < USE:
        return []
    square = action - GO
    step = game.step(pending)
    if step is SHOVE:
        shoved = about(pending)
        stood = game.players[shoved].square
        slid = _slid(game, seat, stood, square)
        if slid != square:
            return [_say("slides", {"square": square_name(int(slid))}), *_meeting(game, slid)]
        return _landing(game, shoved, square, stood, chain(game, seat, shoved))
    if step is not MOVE:
        return []
    if game.moves_rigor:
        return _rigor(game, square)
    return _landing(game, seat, square, game.players[seat].square, NO_ONE)


def _first_steps(game: Kragmortha, seat: i64, kind: i64) -> list[Message]:
    """The squares that a card's first step can reach."""
    beside = game.board.neighbours[moves_from(game, seat, kind)]
    squares = [square_name(int(square)) for square in beside if can_step(game, seat, kind, square, NOWHERE)]
    return [_say("first", {"squares": " ".join(squares)})]


def _rigor(game: Kragmortha, square: i64) -> list[Message]:
    """What Rigor Mortis may do on a square."""
    return [_say("rigor-transfer", {})] if game.board.teleport_at[square] else []


def _landing(game: Kragmortha, who: i64, square: i64, came_from: i64, goblins: i64) -> list[Message]:
    """A goblin comes onto a square: whom it shoves, where that one can go, and what waits for itself."""
    found: list[Message] = []
    pushed = game.goblin_on(square)
    if pushed != NOTHING:
        found.append(_say("push", {"seat": seat_ref(int(who)), "rival": seat_ref(int(pushed))}))
        for beside in game.board.neighbours[square]:
            if beside != came_from and can_land(game, beside, square, joined(goblins, pushed), who, square):
                found.append(_place(game, beside, _slid(game, who, square, beside)))
    return found + _meeting(game, square)


def _meeting(game: Kragmortha, square: i64) -> list[Message]:
    """What a goblin meets when it comes onto a square, if anything."""
    waits = _waiting(game, square)
    return [_say(f"meets-{waits}", {})] if waits else []


def _slid(game: Kragmortha, shover: i64, came_from: i64, square: i64) -> i64:
    """Where a goblin that is shoved to a square ends up: on a greased floor perhaps one further."""
    if not game.greased or shover != game.active or square == game.rigor or not game.is_plain(square):
        return square
    ahead = square + square - came_from
    for beside in game.board.neighbours[square]:
        if beside == ahead and game.goblin_on(square) == NOTHING and game.is_free(ahead):
            return ahead
    return square


def _place(game: Kragmortha, first: i64, square: i64) -> Message:
    """A square where a shoved goblin may land, perhaps after sliding, and what waits there."""
    name = square_name(int(square))
    args: dict[str, Arg] = {"square": name if first == square else f"{square_name(int(first))}→{name}"}
    other = game.goblin_on(square)
    if other != NOTHING:
        args["rival"] = seat_ref(int(other))
        return _say("land-goblin", args)
    return _say(f"land-{_waiting(game, square) or 'floor'}", args)


def _waiting(game: Kragmortha, square: i64) -> str:
    """What a goblin meets on a square; nothing on plain floor."""
    if square == game.rigor:
        return "rigor"
    if game.board.floor[square] == DESK:
        return "desk"
    return "teleport" if game.board.teleport_at[square] else ""


def _say(id: str, args: dict[str, Arg]) -> Message:
    return message(f"kragmortha-preview-{id}", args)
