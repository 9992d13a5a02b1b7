"""What only some games know: banned words, penances on the screen, and visits that are only imagined."""

from __future__ import annotations

from ...engine.errors import UnknownName
from ..live.clients import Client
from ..live.live_table import LiveTable
from ..protocol.answers import Accepted
from ..protocol.games import Attend, Ban, Deed, Imagined, WhatIf
from ..protocol.refusals import RequestRefused
from ..tables import banned_words, events
from .allowed import accepted, audible, chair, own, playing, running


async def deed(live: LiveTable, client: Client, asked: Deed) -> Accepted:
    """Do what a Look of mine asks, or leave off; of nobody else's."""
    own(client, asked.seat)
    running(live.table)
    playing(live.table, asked.seat)
    watch, orders = live.watch, live.watch.orders
    if orders is None or asked.look not in orders.borne.get(asked.seat, []):
        raise RequestRefused("not-now", "no-such-penance")
    watch.away.discard(asked.seat)
    test = watch.tests.get((asked.seat, asked.look))
    if test is not None and (test.tilt is None or (asked.side is not None and asked.side != test.tilt)):
        watch.done(asked.seat, asked.look)
    elif orders.can_keep_up(asked.look):
        (orders.kept_up.add if asked.on else orders.kept_up.discard)((asked.seat, asked.look))
    watch.tell()
    return accepted(live, asked.id)


async def attend(live: LiveTable, client: Client, asked: Attend) -> Accepted:
    """Say whether I look at the table, and whether I need longer."""
    own(client, asked.seat)
    watch = live.watch
    for seats, belongs in ((watch.away, not asked.here), (watch.soft, asked.soft)):
        (seats.add if belongs else seats.discard)(asked.seat)
    watch.tell()
    return accepted(live, asked.id)


async def ban(live: LiveTable, client: Client, asked: Ban) -> Accepted:
    """Choose a word that somebody must not say."""
    own(client, asked.seat)
    table = live.table
    if running(table).word_givers() is None:
        raise RequestRefused("not-now", "no-words")
    playing(table, asked.seat)
    audible(table, asked.seat)
    chair(table, asked.of)
    spell = table.spells.of(asked.of)
    if spell is None:
        raise RequestRefused("not-now", "no-words-now", seat=f"@seat/{asked.of}")
    word = banned_words.single(asked.word)
    place = spell.place(asked.seat, word, live.attendees.hosts)
    await live.commit(events.Banned(seat=asked.seat, of=asked.of, place=place, word=word))
    return accepted(live, asked.id)


async def what_if(live: LiveTable, client: Client, asked: WhatIf) -> Imagined:
    """Tell what somebody who came to a place now would do."""
    if asked.seat is not None:
        own(client, asked.seat)
    game = running(live.table)
    try:
        imagined = game.what_if(asked.place, asked.visitor)
    except UnknownName as problem:
        raise RequestRefused("malformed", "no-such-visit", what=str(problem)) from None
    if imagined is None:
        raise RequestRefused("not-now", "no-what-if")
    return Imagined(id=asked.id, version=live.table.version, events=imagined)
