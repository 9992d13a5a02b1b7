"""Chronicles over HTTP."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from fastapi import FastAPI, Request
from starlette.responses import Response

from ...campaign import MOST_MEMBERS, Taken, scenes
from ...register import games
from ..acts.allowed import named
from ..doors.api import TableName, bearer, body, spare
from ..doors.openapi import operation
from ..doors.problems import answer
from ..limits import Buckets
from ..live.hub import Hub
from ..protocol.chronicles import (
    CalledGroup,
    ChronicleInfo,
    ChronicleList,
    MadeChronicle,
    MemberName,
    MyChronicles,
    NewChronicle,
    NewNight,
)
from ..protocol.http import MadeTable
from ..protocol.refusals import RequestRefused
from ..tables.gone import listed_phase
from . import files, links, nights
from .book import Book, Words
from .shelf import Shelf
from .telling import Telling

SLICE = 40_000  # bytes of a file that count as much as another new chronicle


def add(app: FastAPI, hub: Hub, new_tables: Buckets) -> None:
    """Put the chronicles into the app; a night takes from the same bucket as any new table."""
    desk = Desk(hub, new_tables)
    get, post = app.get, app.post
    post("/api/chronicles", **operation(MadeChronicle, asks=NewChronicle, status=201))(desk.make)
    post("/api/chronicles/brought", **operation(MadeChronicle, asks=Taken, status=201))(desk.bring)
    post("/api/chronicles/mine", **operation(ChronicleList, asks=MyChronicles))(desk.mine)
    get("/api/chronicles/{chronicle}", **operation(ChronicleInfo, secret=True))(desk.show)
    post("/api/chronicles/{chronicle}/name", **operation(ChronicleInfo, asks=CalledGroup, secret=True))(desk.rename)
    post("/api/chronicles/{chronicle}/join", **operation(ChronicleInfo, asks=MemberName, secret=True))(desk.join)
    post("/api/chronicles/{chronicle}/leave", **operation(ChronicleInfo, asks=MemberName, secret=True))(desk.leave)
    post("/api/chronicles/{chronicle}/nights", **operation(MadeTable, asks=NewNight, status=201, secret=True))(
        desk.play
    )
    get("/api/chronicles/{chronicle}/file", **operation(Taken, secret=True))(desk.file)


class Desk:
    """Answers what is asked of chronicles."""

    def __init__(self, hub: Hub, new_tables: Buckets) -> None:
        self.hub = hub
        self.shelf = Shelf(hub.services)
        limits = hub.services.limits
        self.new_tables = new_tables
        self.new_chronicles = Buckets(limits.chronicles)
        self.looks = Buckets(limits.chronicle_looks)
        self.changes = Buckets(limits.changes)

    async def make(self, request: Request) -> Response:
        """Make a chronicle; its secret is told once."""
        asked = await body(request, NewChronicle)
        if asked.game not in [each["id"] for each in games()] or not scenes(asked.game):
            raise RequestRefused("malformed", "chronicle-no-game", game=asked.game)
        name, members = named(asked.name), [] if asked.member is None else [named(asked.member)]
        spare(self.new_chronicles, request)
        return answer(await self.shelf.make(asked.game, name, members, []), 201)

    async def bring(self, request: Request) -> Response:
        """Make a chronicle of a file that was taken along; the larger it is, the fewer of them."""
        data = await request.body()
        spare(self.new_chronicles, request, 1 + len(data) / SLICE)
        taken = files.brought(data)
        return answer(await self.shelf.make(taken.game, taken.name, taken.members, taken.evenings), 201)

    async def mine(self, request: Request) -> Response:
        """The chronicles that a device remembers, as far as its keys fit."""
        asked = await body(request, MyChronicles)
        spare(self.looks, request, max(1, len(asked.chronicles)))
        found = await self.shelf.of_mine({name: [key] for name, key in asked.chronicles.items()})
        tellings = await self._tellings(found.values())
        lines = sorted((telling.listing() for telling in tellings), key=lambda line: -line.moved)
        return answer(ChronicleList(chronicles=lines))

    async def show(self, request: Request, chronicle: TableName) -> Response:
        """All about a chronicle."""
        spare(self.looks, request)
        return await self._told(await self.shelf.opened(chronicle, bearer(request)))

    async def rename(self, request: Request, chronicle: TableName) -> Response:
        """Call the group otherwise."""
        asked = await body(request, CalledGroup)
        name = named(asked.name)

        def call(words: Words) -> None:
            words.name = name

        return await self._changed(request, chronicle, call)

    async def join(self, request: Request, chronicle: TableName) -> Response:
        """Belong to the group; who does already, does."""
        asked = await body(request, MemberName)
        name = named(asked.name)

        def add_member(words: Words) -> None:
            if name not in words.members:
                if len(words.members) >= MOST_MEMBERS:
                    raise RequestRefused("not-now", "chronicle-crowded", most=MOST_MEMBERS)
                words.members.append(name)

        return await self._changed(request, chronicle, add_member)

    async def leave(self, request: Request, chronicle: TableName) -> Response:
        """Let somebody belong to the group no more; what they have played stays."""
        asked = await body(request, MemberName)

        def drop_member(words: Words) -> None:
            words.members = [name for name in words.members if name != asked.name]

        return await self._changed(request, chronicle, drop_member)

    async def play(self, request: Request, chronicle: TableName) -> Response:
        """Set a table up for a night of the chronicle."""
        asked = await body(request, NewNight)
        spare(self.looks, request)
        book, key = await self.shelf.opened(chronicle, bearer(request))
        [telling] = await self._tellings([(book, key)])
        table = nights.new_table(book, asked, len(telling.nights()))
        spare(self.new_tables, request)
        return answer(await self.hub.make(table, links.belonging(chronicle, key)), 201)

    async def file(self, request: Request, chronicle: TableName) -> Response:
        """The chronicle as a file."""
        spare(self.looks, request)
        book, _ = await self.shelf.opened(chronicle, bearer(request))
        headers = {"content-disposition": f'attachment; filename="chronicle-{book.name}.json"'}
        return Response(files.taken_along(book), media_type="application/json", headers=headers)

    async def _changed(self, request: Request, chronicle: str, alter: Callable[[Words], None]) -> Response:
        """A chronicle after a change of its words."""
        spare(self.looks, request)
        opened = await self.shelf.opened(chronicle, bearer(request))  # who has no key takes nothing from who has
        wait = self.changes.take(chronicle)
        if wait:
            raise RequestRefused("too-much", "too-much", retry_after=wait)
        return await self._told(await self.shelf.change(chronicle, [opened[1]], alter))

    async def _told(self, opened: tuple[Book, str]) -> Response:
        """All about a chronicle that was opened."""
        [telling] = await self._tellings([opened])
        return answer(telling.info())

    async def _tellings(self, opened: Iterable[tuple[Book, str]]) -> list[Telling]:
        """Chronicles with how their running tables stand."""
        found = list(opened)
        tables = [night.table for book, _ in found for night in book.plans]
        rows = await self.hub.services.store.listings(tables=tables, most=len(tables)) if tables else []
        lines = {row.table: row for row in rows}
        phases: dict[str, str] = {}
        for row in rows:
            live = self.hub.tables.get(row.table)
            phases[row.table] = listed_phase(row, None if live is None else live.table)
        return [Telling(book, key, lines, phases) for book, key in found]
