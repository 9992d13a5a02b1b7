"""The HTTP side: what there is to play, new tables, lists, and games to look back on."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Sequence
from functools import cache
from typing import Annotated, TypeVar

import msgspec
from fastapi import FastAPI, Path, Query, Request
from starlette.exceptions import HTTPException
from starlette.responses import Response

import lootkeep

from ... import register, rulebook
from ...bots import LEVELS
from ...engine.errors import UnknownName
from ...engine.workshop import Workshop
from ...speech import LANGUAGES, catalogues
from ..acts import logbook, replay
from ..limits import Buckets
from ..live.bots.curves import Curves
from ..live.bots.workshop import Trials, checked, workbench
from ..live.hub import Hub
from ..live.live_table import LiveTable
from ..protocol.http import (
    BoxAsked,
    Chances,
    CheckedBox,
    Gallery,
    GameInfo,
    GameList,
    GoneGame,
    MadeTable,
    MineRequest,
    Moment,
    NewTable,
    Prologue,
    Story,
    TableList,
    TableListing,
    Trial,
    TrialAsked,
    Workbench,
)
from ..protocol.messages import PROTOCOL
from ..protocol.parts import TableInfo
from ..protocol.refusals import RequestRefused, unreadable
from ..tables import keys
from ..tables.gone import listed_phase
from ..tables.keys import Rights
from ..tables.storage import Listing
from . import problems
from .openapi import described, operation
from .problems import answer
from .shield import client, rest

T = TypeVar("T")
NEWEST = 50  # tables in a list
TableName = Annotated[str, Path(min_length=1, max_length=60)]
Ply = Annotated[int, Path(ge=0, le=10_000_000)]
Eyes = Annotated[int | None, Query(ge=0, le=7, description="Through whose eyes; without it, as somebody who watches.")]
Language = Annotated[str, Query(max_length=5)]
GameId = Annotated[str, Path(max_length=20)]
LanguageId = Annotated[str, Path(max_length=5)]
WORDS_AGE = 300  # seconds for which a browser keeps the words of a guest, or a gallery


def add(app: FastAPI, hub: Hub) -> Buckets:
    """Put the HTTP side into the app; the buckets from which new tables take are for others who make some."""
    desk = Desk(hub)
    problems.add(app)
    described(app)
    get, post = app.get, app.post
    get("/api/games", **operation(GameList))(desk.games)
    get("/api/games/{game}/gallery", **operation(Gallery))(desk.gallery)
    get("/api/tables", **operation(TableList))(desk.public_tables)
    post("/api/tables", **operation(MadeTable, asks=NewTable, status=201))(desk.make)
    post("/api/mine", **operation(TableList, asks=MineRequest))(desk.mine)
    get("/api/tables/{table}", **operation(TableInfo, secret=True))(desk.table)
    get("/api/tables/{table}/story", **operation(Story, secret=True))(desk.story)
    get("/api/tables/{table}/chances", **operation(Chances, secret=True))(desk.chances)
    get("/api/tables/{table}/moments/{ply}", **operation(Moment, secret=True))(desk.moment)
    get("/api/tables/{table}/record", **operation("text/plain", secret=True))(desk.record)
    get("/api/tables/{table}/gone", **operation(GoneGame, secret=True))(desk.gone)
    get("/api/tables/{table}/log", **operation("text/plain", secret=True))(desk.log)
    get("/api/rules/{game}", **operation("text/markdown"))(desk.rules)
    get("/api/prologues/{game}", **operation(Prologue))(desk.prologue)
    get("/api/words/{lang}/{game}", **operation("text/plain"))(desk.words)
    get("/api/tables/{table}/box", **operation("text/plain", secret=True))(desk.box)
    get("/api/games/{game}/workshop", **operation(Workbench))(desk.workbench)
    post("/api/games/{game}/boxes/check", **operation(CheckedBox, asks=BoxAsked))(desk.check)
    post("/api/games/{game}/boxes/trial", **operation(Trial, asks=TrialAsked))(desk.trial)
    return desk.new_tables


class Desk:
    """Answers what is asked over HTTP."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.services = hub.services
        self.new_tables = Buckets(hub.services.limits.tables)
        self.stories = Buckets(hub.services.limits.stories)
        self.replays = replay.Replays()
        self.curves = Curves(hub.services)
        self.trials = Trials(hub.services)
        self.checks = Buckets(hub.services.limits.checks)
        self.new_boxes = Buckets(hub.services.limits.boxes)

    async def games(self) -> Response:
        """What there is to play, and whom to play against."""
        games = [
            GameInfo(
                id=each["id"],
                seats=each["seats"],
                editions=each["editions"],
                options=register.entry(each["id"]).values(),
                usual_seats=register.entry(each["id"]).usual_seats,
            )
            for each in register.games()
        ]
        return answer(GameList(version=lootkeep.__version__, protocol=PROTOCOL, games=games, levels=list(LEVELS)))

    async def gallery(self, game: GameId) -> Response:
        """What has a face and is chosen before a game begins."""
        if game not in [each["id"] for each in register.games()]:
            raise HTTPException(404)
        shown = gallery(game)
        if not shown.editions:
            raise HTTPException(404)
        response = answer(shown)
        response.headers["cache-control"] = f"max-age={WORDS_AGE}"
        return response

    async def workbench(self, game: GameId) -> Response:
        """What there is to make a box of one's own from."""
        workshop(game)
        return answer(await asyncio.to_thread(workbench, game))

    async def check(self, request: Request, game: GameId) -> Response:
        """What is wrong with a box of one's own, or else how it looks."""
        found = workshop(game)
        asked = await body(request, BoxAsked)
        spare(self.checks, request)
        return answer(await asyncio.to_thread(checked, found, asked.text))

    async def trial(self, request: Request, game: GameId) -> Response:
        """How often greedy bots win with a box; for whoever leaves nothing is thought any more."""
        workshop(game)
        asked = await body(request, TrialAsked)
        return answer(await self.trials.trial(game, asked, client(request.scope), request.is_disconnected))

    async def make(self, request: Request) -> Response:
        """Make a table; its secrets are told once."""
        asked = await body(request, NewTable)
        spare(self.new_tables, request)
        if asked.box:
            spare(self.new_boxes, request)
            workshop(asked.game)
            await self.trials.rehearse(asked.game, asked.box, asked.options, client(request.scope))
        return answer(await self.hub.make(asked), 201)

    async def public_tables(self) -> Response:
        """Tables that anybody may watch, those that moved last first."""
        rows = await self.services.store.listings(public=True, most=NEWEST)
        return answer(TableList(tables=[self._listing(row) for row in rows]))

    async def mine(self, request: Request) -> Response:
        """The tables that a device remembers, as far as its keys fit."""
        asked = await body(request, MineRequest)
        names = list(asked.tables)
        rows = await self.services.store.listings(tables=names, most=len(names)) if names else []
        kept = await self.services.store.keys(names) if names else {}
        found: list[TableListing] = []
        for row in rows:
            rights = keys.rights(map(keys.digest, asked.tables[row.table]), kept.get(row.table, []))
            if rights.guest or row.public:
                found.append(self._listing(row, rights.seats))
        return answer(TableList(tables=found))

    async def table(self, request: Request, table: TableName) -> Response:
        """All about a table but for the game itself."""
        live, _ = await self._live_table(request, table)
        return answer(live.info())

    async def story(self, request: Request, table: TableName, seat: Eyes = None) -> Response:
        """A whole game, through somebody's eyes."""
        spare(self.stories, request)
        live, rights = await self._live_table(request, table)
        told = await self.replays.story(live, replay.eyes(live.table, rights, seat))
        return Response(told, media_type="application/json")

    async def chances(self, request: Request, table: TableName) -> Response:
        """Who was winning over a game that is over; it takes some seconds to find out, once."""
        live, _ = await self._live_table(request, table)
        return answer(await self.curves.of(live.table, client(request.scope)))

    async def moment(self, request: Request, table: TableName, ply: Ply, seat: Eyes = None) -> Response:
        """A table as it was after so many decisions, through somebody's eyes."""
        live, rights = await self._live_table(request, table)
        return answer(await self.replays.moment(live.table, replay.eyes(live.table, rights, seat), ply))

    async def record(self, request: Request, table: TableName) -> Response:
        """The record of a game that is over."""
        live, _ = await self._live_table(request, table)
        name = f'attachment; filename="{live.table.name}.lootkeep"'
        return Response(replay.record(live.table), media_type="text/plain", headers={"content-disposition": name})

    async def box(self, request: Request, table: TableName) -> Response:
        """The text of the box that somebody brought to a table."""
        live, _ = await self._live_table(request, table)
        if not live.table.own:
            raise HTTPException(404)
        return Response(live.table.own, media_type="text/plain")

    async def gone(self, request: Request, table: TableName) -> Response:
        """What is left of a game whose rules are not played any more."""
        live, _ = await self._live_table(request, table)
        return answer(await logbook.gone_game(live))

    async def log(self, request: Request, table: TableName, lang: Language = "en") -> Response:
        """The same as a text, in a language."""
        live, _ = await self._live_table(request, table)
        if lang not in LANGUAGES:
            raise HTTPException(404)
        text = logbook.text(live.table, await logbook.gone_game(live), lang)
        name = f'attachment; filename="{live.table.name}.txt"'
        return Response(text, media_type="text/plain", headers={"content-disposition": name})

    async def rules(self, game: GameId, lang: Language = "en") -> Response:
        """The rules of a game, as Markdown."""
        if lang not in LANGUAGES or game not in [each["id"] for each in register.games()]:
            raise HTTPException(404)
        try:
            return Response(rulebook.rulebook(game, lang), media_type="text/markdown")
        except UnknownName:  # nobody has written them down
            raise HTTPException(404) from None

    async def prologue(self, request: Request, game: GameId) -> Response:
        """A recorded first game, to be learnt from; most of it is said again and again, so it is packed."""
        try:
            told = replay.rehearsal(game)
        except UnknownName:  # there is no such game, or nobody has recorded one
            raise HTTPException(404) from None
        packs = "gzip" in request.headers.get("accept-encoding", "")
        headers = {"vary": "accept-encoding", **({"content-encoding": "gzip"} if packs else {})}
        return Response(packed(told) if packs else told, media_type="application/json", headers=headers)

    async def words(self, lang: LanguageId, game: GameId) -> Response:
        """The words of a game that another package brings; the pages have those of the house already."""
        if (
            lang not in LANGUAGES
            or game not in [each["id"] for each in register.games()]
            or not register.is_guest(game)
        ):
            raise HTTPException(404)
        text = "\n".join(catalogues(register.folder(game), lang))
        return Response(text, media_type="text/plain", headers={"cache-control": f"max-age={WORDS_AGE}"})

    async def _live_table(self, request: Request, name: str) -> tuple[LiveTable, Rights]:
        """A table that whoever asks may know of, and what they may do there."""
        live = await self.hub.table(name)
        rights = keys.rights(map(keys.digest, bearer(request)), live.rows)
        if not (rights.guest or live.table.public):
            raise RequestRefused("unknown-table", "unknown-table")
        return live, rights

    def _listing(self, row: Listing, mine: Sequence[int] = ()) -> TableListing:
        """A line of a list, with the seats of whoever asks."""
        live = self.hub.tables.get(row.table)
        phase = listed_phase(row, live.table if live is not None else None)
        return TableListing(
            table=row.table,
            game=row.game,
            edition=row.edition,
            phase=phase,
            names=[name or "" for name in row.names],
            bots=[seat for seat, name in enumerate(row.names) if name is None],
            actor=None if phase == "gone" else row.actor,
            open_seats=row.open_seats,
            made=row.made,
            moved=row.moved,
            mine=list(mine),
            winners=row.winners,
        )


def workshop(game: str) -> Workshop:
    """A game's workshop, if it has one."""
    found = register.entry(game).workshop() if game in [each["id"] for each in register.games()] else None
    if found is None:
        raise HTTPException(404)
    return found


@cache
def gallery(game: str) -> Gallery:
    """What a game shows before it begins, which never changes."""
    entry = register.entry(game)
    return Gallery(cards=entry.designs(), editions=entry.previews())


@cache
def packed(told: bytes) -> bytes:
    """What is always the same, by gzip."""
    return gzip.compress(told, mtime=0)


def spare(buckets: Buckets, request: Request, cost: float = 1.0) -> None:
    """Refuse what costs much to somebody who has asked for much of it; their connection is not read for a while."""
    wait = buckets.take(client(request.scope), cost)
    if wait:
        rest(request.scope, wait)
        raise RequestRefused("too-much", "too-much", retry_after=wait)


def bearer(request: Request) -> list[str]:
    """The keys that a request shows: `Authorization: Bearer KEY KEY`."""
    scheme, _, shown = request.headers.get("authorization", "").partition(" ")
    return shown.split()[:20] if scheme.lower() == "bearer" else []


async def body(request: Request, kind: type[T]) -> T:
    """What a request says; what cannot be read is refused with the place of the mistake."""
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
        raise unreadable(problem) from None
