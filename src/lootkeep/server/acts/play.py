"""Playing: moves, what is called out of turn, what was seen of it, and taking back.

A move may be sent twice and counts once: the id of its request is an idempotency key.
"""

from __future__ import annotations

from ...engine.errors import IllegalMove
from ...engine.game import Game
from ..live import sight
from ..live.clients import Client
from ..live.live_table import LiveTable
from ..live.parts import agreeing
from ..protocol.answers import Accepted
from ..protocol.refusals import RequestRefused
from ..protocol.requests import Consent, Move, Objection, Seen, Undo
from ..tables import events
from ..tables.table import Table, granted
from .allowed import accepted, fresh, own, playing, running

# ---- Moves


async def move(live: LiveTable, client: Client, asked: Move) -> Accepted:
    """Take an option, or call something out of turn."""
    table = live.table
    own(client, asked.seat)
    action = int(asked.option[1:])
    done = table.done.get((asked.seat, asked.id, action))
    if done is not None and asked.version < done:  # and not the same id once more, chosen in a later state
        return Accepted(id=asked.id, version=done)
    game = running(table)
    playing(table, asked.seat)
    check_move(table, game, asked, action)
    live.watch.refuse_late(action)
    if game.is_shared() and agreeing.others(live, client, asked.seat):
        notation = game.notation(action)
        await live.commit(events.Answered(seat=asked.seat, action=action, notation=notation, id=asked.id))
    else:
        await live.commit(events.moved(game, asked.seat, action, asked.id))
        live.moved.inc()
    return accepted(live, asked.id)


def check_move(table: Table, game: Game, asked: Move, action: int) -> None:
    """Refuse what is stale or not allowed; what can be called at any time is never stale."""
    if 0 <= action < game.action_space() and game.can_call(action) and game.caller(action) == asked.seat:
        return
    fresh(table, asked.version)
    if table.answer is not None:
        raise RequestRefused("not-now", "answered", shows_state=True, seat=f"@seat/{table.answer.seat}")
    if asked.seat not in table.deciders:
        raise RequestRefused("not-now", "not-your-turn", shows_state=True, seat=f"@seat/{table.actor}")
    if not (0 <= action < game.action_space() and game.is_offered(action)):
        raise why_illegal(game, action)


def why_illegal(game: Game, action: int) -> RequestRefused:
    """The reason that the game gives, if it knows one for this action."""
    try:
        wanted = game.notation(action)
    except IllegalMove:
        return RequestRefused("illegal", "illegal", shows_state=True)
    for refused in game.decision()["refused"]:
        if refused["notation"] == wanted:
            return RequestRefused("illegal", refused["why_not"], rule=refused["rule"], shows_state=True)
    return RequestRefused("illegal", "illegal", shows_state=True)


async def object_to(live: LiveTable, client: Client, asked: Objection) -> Accepted:
    """Open a question again that somebody has answered for all; who did may do so too."""
    table = live.table
    own(client, asked.seat)
    running(table)
    playing(table, asked.seat)
    if table.answer is None or asked.version < table.answer.version:
        raise RequestRefused("stale", "no-answer", shows_state=True)
    if asked.seat in table.objected:
        raise RequestRefused("not-now", "objected")
    await live.commit(events.Objected(seat=asked.seat))
    return accepted(live, asked.id)


async def seen(live: LiveTable, client: Client, asked: Seen) -> Accepted:
    """Note how far a screen has shown the game; nothing of it is kept."""
    live.has_seen(client, asked.version)
    return accepted(live, asked.id)


# ---- Taking back


async def undo(live: LiveTable, client: Client, asked: Undo) -> Accepted:
    """Take a decision back, or ask the others; bots, and seats at the same device, let everybody."""
    table = live.table
    own(client, asked.seat)
    game = running(table)
    playing(table, asked.seat)
    fresh(table, asked.version)
    assert game.history is not None
    ply = game.history.last_decision(asked.seat)
    if ply < 0:
        raise RequestRefused("not-now", "nothing-to-undo")
    agreed = [
        seat
        for seat, chair in enumerate(table.chairs)
        if seat != asked.seat and (not chair.plays or seat in client.rights.seats)
    ]
    absent = [seat for seat in table.people if table.chairs[seat].stands_in and seat not in client.rights.seats]
    if absent and not game.can_undo(asked.seat):  # else one could roll while they are away, and choose anew
        raise RequestRefused("not-now", "undo-absent", seat=f"@seat/{absent[0]}")
    if sight.can_undo(game, asked.seat, table.people) or len(agreed) == len(table.chairs) - 1:
        await live.commit(events.Undone(seat=asked.seat, ply=ply))
    elif table.asking is not None:
        raise RequestRefused("busy", "undo-asked", seat=f"@seat/{table.asking.seat}")
    else:
        await live.commit(events.Asked(seat=asked.seat, ply=ply, agreed=agreed))
    return accepted(live, asked.id)


async def consent(live: LiveTable, client: Client, asked: Consent) -> Accepted:
    """Let somebody take something back, or do not; who asked may withdraw it."""
    table = live.table
    own(client, asked.seat)
    request = table.undo_request()
    if request is None:
        raise RequestRefused("not-now", "no-undo-asked", shows_state=True)
    if not asked.agree and asked.seat in (request.seat, *request.waits_for):
        await live.commit(events.Declined(seat=asked.seat))
    elif asked.agree and asked.seat in request.waits_for:
        await live.commit(events.Agreed(seat=asked.seat), *granted(table, asked.seat))
    else:
        raise RequestRefused("not-now", "no-undo-asked", shows_state=True)
    return accepted(live, asked.id)
