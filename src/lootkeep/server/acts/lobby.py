"""Before the game: what the host arranges, words for the shuffling, and the start."""

from __future__ import annotations

from ...engine import fairness
from ..live.clients import Client
from ..live.live_table import LiveTable
from ..live.parts.dealing import deal, untold, waits
from ..protocol.answers import Accepted
from ..protocol.refusals import RequestRefused
from ..protocol.requests import Arrange, Seal, Start, Words
from ..tables import events
from ..tables.setting import check
from .allowed import accepted, host, lobby, own

# ---- Words for the shuffling


async def seal(live: LiveTable, client: Client, asked: Seal) -> Accepted:
    """Pledge words; when all who play have done so at a table that waits for nothing else, they are asked for them."""
    table = live.table
    own(client, asked.seat)
    lobby(table)
    if table.unsealing:
        raise RequestRefused("not-now", "words-asked")
    missing = [seat for seat in table.playing if not table.chairs[seat].seal and seat != asked.seat]
    is_last = waits(table) and not missing
    await live.commit(events.Sealed(seat=asked.seat, seal=asked.seal), *([events.Unsealing()] if is_last else []))
    if is_last:
        live.dealing.expect(anew=True)
    return accepted(live, asked.id)


async def words(live: LiveTable, client: Client, asked: Words) -> Accepted:
    """Tell the words that were pledged; with the last of them the game begins."""
    table = live.table
    own(client, asked.seat)
    lobby(table)
    if not table.unsealing:
        raise RequestRefused("not-now", "words-not-asked")
    if fairness.seal(asked.words) != table.chairs[asked.seat].seal or fairness.plain_words(asked.words) != asked.words:
        raise RequestRefused("malformed", "words-not-sealed")
    if table.chairs[asked.seat].words is None:
        is_last = waits(table) and untold(table) == [asked.seat]
        await live.commit(events.Worded(seat=asked.seat, words=asked.words), *([deal(table)] if is_last else []))
    return accepted(live, asked.id)


# ---- The host


async def arrange(live: LiveTable, client: Client, asked: Arrange) -> Accepted:
    """Change what is agreed, before the game."""
    host(client)
    table = live.table
    lobby(table)
    event = events.Arranged(
        seats=asked.seats or len(table.chairs),
        edition=asked.edition or table.edition,
        options=table.agreed if asked.options is None else asked.options,
        clock=asked.clock or table.clock,
        public=table.public if asked.public is None else asked.public,
    )
    if any(place.who == "person" for place in table.chairs[event.seats :]):
        raise RequestRefused("taken", "seat-in-use")
    check(table.kind, event.seats, event.edition, event.options, table.own)
    await live.commit(event)
    live.recognise_all()
    return accepted(live, asked.id)


async def start(live: LiveTable, client: Client, asked: Start) -> Accepted:
    """Begin the game, once every seat is taken."""
    host(client)
    table = live.table
    lobby(table)
    waiting = sum(place.who == "open" for place in table.chairs)
    if waiting:
        raise RequestRefused("not-now", "seats-open", n=waiting)
    await live.dealing.go_on()
    return accepted(live, asked.id)
