"""Playing: moves, what is called out of turn, and taking back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..engine.errors import IllegalMove
from ..engine.game import Game
from . import agreeing, log, sight
from .refusal import Refusal
from .wire import Accepted, Consent, Move, Objection, Undo

if TYPE_CHECKING:
    from .clients import Client
    from .fold import Table
    from .room import Room


def running(table: Table) -> Game:
    """The game, if it goes on."""
    if table.gone is not None:
        raise Refusal("not-now", "gone")
    if table.game is None:
        raise Refusal("not-now", "not-started")
    if table.game.over:
        raise Refusal("not-now", "over", shows_state=True)
    return table.game


def own(client: Client, seat: int) -> None:
    """Refuse whoever does not hold the seat's key."""
    if seat not in client.rights.seats:
        raise Refusal("not-yours", "not-your-seat", n=seat + 1)


def playing(table: Table, seat: int) -> None:
    """Refuse who has left the seat to a bot."""
    if not table.chairs[seat].plays:
        raise Refusal("not-now", "bot-plays", shows_state=True)


def fresh(table: Table, version: int) -> None:
    """Refuse what was decided by a state that the game has left behind."""
    if version < table.played or version > table.version:
        raise Refusal("stale", "stale", shows_state=True)


# ---- Moves


async def move(room: Room, client: Client, asked: Move) -> Accepted:
    """Take an option, or call something out of turn."""
    table = room.table
    own(client, asked.seat)
    action = int(asked.option[1:])
    done = table.done.get((asked.seat, asked.id, action))
    if done is not None and asked.version < done:  # and not the same id once more, chosen in a later state
        return Accepted(id=asked.id, version=done)
    game = running(table)
    playing(table, asked.seat)
    check_move(table, game, asked, action)
    room.watch.refuse_late(action)
    if game.is_shared() and agreeing.others(room, client, asked.seat):
        notation = game.notation(action)
        await room.commit(log.Answered(seat=asked.seat, action=action, notation=notation, id=asked.id))
    else:
        await room.commit(log.moved(game, asked.seat, action, asked.id))
        room.moved.inc()
    return Accepted(id=asked.id, version=room.table.version)


def check_move(table: Table, game: Game, asked: Move, action: int) -> None:
    """Refuse what is stale or not allowed; what can be called at any time is never stale."""
    if 0 <= action < game.action_space() and game.can_call(action) and game.caller(action) == asked.seat:
        return
    fresh(table, asked.version)
    if table.answer is not None:
        raise Refusal("not-now", "answered", shows_state=True, seat=f"@seat/{table.answer.seat}")
    if asked.seat not in table.deciders:
        raise Refusal("not-now", "not-your-turn", shows_state=True, seat=f"@seat/{table.actor}")
    if not (0 <= action < game.action_space() and game.is_offered(action)):
        raise why_illegal(game, action)


def why_illegal(game: Game, action: int) -> Refusal:
    """The reason that the game gives, if it knows one for this action."""
    try:
        wanted = game.notation(action)
    except IllegalMove:
        return Refusal("illegal", "illegal", shows_state=True)
    for refused in game.decision()["refused"]:
        if refused["notation"] == wanted:
            return Refusal("illegal", refused["why_not"], rule=refused["rule"], shows_state=True)
    return Refusal("illegal", "illegal", shows_state=True)


async def object_to(room: Room, client: Client, asked: Objection) -> Accepted:
    """Open a question again that somebody has answered for all; who did may do so too."""
    table = room.table
    own(client, asked.seat)
    running(table)
    playing(table, asked.seat)
    if table.answer is None or asked.version < table.answer.version:
        raise Refusal("stale", "no-answer", shows_state=True)
    if asked.seat in table.objected:
        raise Refusal("not-now", "objected")
    await room.commit(log.Objected(seat=asked.seat))
    return Accepted(id=asked.id, version=room.table.version)


# ---- Taking back


async def undo(room: Room, client: Client, asked: Undo) -> Accepted:
    """Take a decision back, or ask the others; bots, and seats at the same device, let everybody."""
    table = room.table
    own(client, asked.seat)
    game = running(table)
    playing(table, asked.seat)
    fresh(table, asked.version)
    assert game.history is not None
    ply = game.history.last_decision(asked.seat)
    if ply < 0:
        raise Refusal("not-now", "nothing-to-undo")
    agreed = [
        seat
        for seat, chair in enumerate(table.chairs)
        if seat != asked.seat and (not chair.plays or seat in client.rights.seats)
    ]
    absent = [seat for seat in table.people if table.chairs[seat].stands_in and seat not in client.rights.seats]
    if absent and not game.can_undo(asked.seat):  # else one could roll while they are away, and choose anew
        raise Refusal("not-now", "undo-absent", seat=f"@seat/{absent[0]}")
    if sight.can_undo(game, asked.seat, table.people) or len(agreed) == len(table.chairs) - 1:
        await room.commit(log.Undone(seat=asked.seat, ply=ply))
    elif table.asking is not None:
        raise Refusal("busy", "undo-asked", seat=f"@seat/{table.asking.seat}")
    else:
        await room.commit(log.Asked(seat=asked.seat, ply=ply, agreed=agreed))
    return Accepted(id=asked.id, version=room.table.version)


async def consent(room: Room, client: Client, asked: Consent) -> Accepted:
    """Let somebody take something back, or do not; who asked may withdraw it."""
    table = room.table
    own(client, asked.seat)
    request = table.undo_request()
    if request is None:
        raise Refusal("not-now", "no-undo-asked", shows_state=True)
    if not asked.agree and asked.seat in (request.seat, *request.waits_for):
        await room.commit(log.Declined(seat=asked.seat))
    elif asked.agree and asked.seat in request.waits_for:
        await room.commit(log.Agreed(seat=asked.seat), *granted(table, asked.seat))
    else:
        raise Refusal("not-now", "no-undo-asked", shows_state=True)
    return Accepted(id=asked.id, version=room.table.version)


def granted(table: Table, seat: int) -> list[log.Event]:
    """What follows when a seat has nothing against an undo, or nothing to say any more: it is done if all agree."""
    request = table.undo_request()
    if request is None or table.asking is None or request.waits_for != [seat]:
        return []
    return [log.Undone(seat=request.seat, ply=table.asking.ply)]
