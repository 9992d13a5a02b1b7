"""A server inside a test: its app without a network, sockets whose every byte is kept, time and secrets set by hand."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from types import SimpleNamespace
from typing import Any, TypeVar

import httpx
import pytest

from lootkeep.engine import fairness
from lootkeep.engine.game import Game
from lootkeep.server.app import create_app
from lootkeep.server.limits import Limits, Rate
from lootkeep.server.live.bots import processes
from lootkeep.server.live.bots.fair_queue import Whose
from lootkeep.server.live.bots.thinkers import Thinkers
from lootkeep.server.live.parts.clocks import Time, Timer
from lootkeep.server.store import open_store
from lootkeep.server.tables import keys, names
from lootkeep.server.tables.storage import StoreError
from tests.server.hours import Hours

T = TypeVar("T")

PLENTY = Rate(1e9, 1e9)
ROOMY = Limits(
    requests=PLENTY,
    opens=PLENTY,
    tables=PLENTY,
    chronicles=PLENTY,
    chronicle_looks=PLENTY,
    stories=PLENTY,
    curves=PLENTY,
    checks=PLENTY,
    trials=PLENTY,
    boxes=PLENTY,
    arrivals=PLENTY,
    messages=PLENTY,
    household=PLENTY,
    crowd=PLENTY,
    chat=PLENTY,
    throws=PLENTY,
    changes=PLENTY,
    looks=PLENTY,
    sightings=PLENTY,
    hints=PLENTY,
    sockets=10**6,
    connections=10**6,
    bodies=10**6,
)
KEY = bytes.fromhex("8765432109876543210987654321098765432109876543210987654321098765")  # of every table
HERE = "192.0.2.1"  # where somebody comes from, if nothing else is said
NEVER = 60.0  # seconds after which an answer does not come any more


class Standstill(Time):
    """It is always the same moment, and nothing happens later."""

    def now(self) -> float:
        return 1_700_000_000.0

    def steady(self) -> float:
        return 5_000.0

    def after(self, seconds: float, do: Callable[[], None]) -> Timer:
        return asyncio.get_running_loop().call_later(NEVER * 100, do)


class QuickThinkers(Thinkers):
    """Bots that think at once and in this process."""

    def prepare(self, *about: Any, **more: Any) -> None:
        pass

    async def _think(self, length: str, whose: Whose, thought: Callable[..., T], *about: object, **more: Any) -> T:
        return thought(*about)


class Line:
    """A socket without a network: all that the server sends is kept."""

    def __init__(self, app: Any, address: str = HERE) -> None:
        self.heard: list[str] = []
        self.closed: int | None = None
        self.count = itertools.count()
        self._to_server: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._news = asyncio.Event()
        scope: dict[str, Any] = {"type": "websocket", "path": "/ws", "query_string": b"", "subprotocols": []}
        scope |= {"headers": [(b"host", b"here")], "client": (address, 1)}
        self._to_server.put_nowait({"type": "websocket.connect"})
        self.task = asyncio.ensure_future(app(scope, self._to_server.get, self._from_server))

    async def _from_server(self, message: dict[str, Any]) -> None:
        if message["type"] == "websocket.send":
            self.heard.append(message["text"])
        elif message["type"] == "websocket.close":
            self.closed = message.get("code", 1000)
        self._news.set()

    def send(self, type: str, **fields: Any) -> str:
        """Ask something; the id of what was asked."""
        id = f"q{next(self.count)}"
        self.send_text(json.dumps({"type": type, "id": id, **fields}))
        return id

    def send_text(self, text: str) -> None:
        """Send a frame of text, whatever it is."""
        self._to_server.put_nowait({"type": "websocket.receive", "text": text})

    def send_bytes(self, data: bytes) -> None:
        """Send a binary frame."""
        self._to_server.put_nowait({"type": "websocket.receive", "bytes": data})

    async def ask(self, type: str, **fields: Any) -> dict[str, Any]:
        """Ask something and wait for its answer."""
        known = len(self.heard)
        id = self.send(type, **fields)
        return await self.until(lambda message: message.get("id") == id, known)

    async def answer(self, id: str) -> dict[str, Any]:
        """The answer to what was asked."""
        return await self.until(lambda message: message.get("id") == id)

    async def until(self, is_it: Callable[[dict[str, Any]], bool], seen: int = 0) -> dict[str, Any]:
        """The first message of this kind that was or will be heard, but for so many that were."""
        async with asyncio.timeout(NEVER):
            while True:
                for text in self.heard[seen:]:
                    seen += 1
                    message: dict[str, Any] = json.loads(text)
                    if is_it(message):
                        return message
                if self.closed is not None:
                    raise ConnectionError(f"the server hung up with {self.closed}")
                self._news.clear()
                await self._news.wait()

    def state(self) -> dict[str, Any]:
        """The latest state."""
        states = [text for text in self.heard if text.startswith('{"type":"state"')]
        found: dict[str, Any] = json.loads(states[-1])
        return found

    async def hang_up(self) -> None:
        """Go."""
        self._to_server.put_nowait({"type": "websocket.disconnect", "code": 1001})
        async with asyncio.timeout(NEVER):
            await self.task


class Parlour:
    """A server, and those who come to it."""

    def __init__(self, app: Any, http: httpx.AsyncClient) -> None:
        self.app = app
        self.http = http
        self.lines: list[Line] = []

    def game(self, table: str) -> Game:
        """The game at a table as it really is."""
        game = self.app.state.hub.tables[table].table.game
        assert isinstance(game, Game)
        return game

    async def make(self, **table: Any) -> dict[str, Any]:
        """A new table: its name and its keys."""
        answer = await self.http.post("/api/tables", json=table)
        assert answer.status_code < 300, answer.text
        made: dict[str, Any] = answer.json()
        return made

    async def join(self, table: str, keys: list[str], **more: Any) -> Line:
        """Somebody who comes to a table with these keys, once they are welcome and have heard all there is."""
        line = Line(self.app, more.pop("address", HERE))
        self.lines.append(line)
        welcome = await line.ask("hello", table=table, keys=keys, **more)
        assert welcome["type"] == "welcome", welcome
        await line.ask("hello", table=table)  # a second one is refused, after the chat has been told
        return line

    async def settle(self) -> None:
        """Wait until everything that was begun is done and written, and everybody has heard of it."""
        quiet = 0
        while quiet < 20:
            before = [len(line.heard) for line in self.lines]
            if quiet in (0, 10):
                with suppress(StoreError):
                    await self.app.state.hub.services.store.touch()  # comes after all that waits to be written
            await asyncio.sleep(0)
            quiet = quiet + 1 if before == [len(line.heard) for line in self.lines] else 0


@asynccontextmanager
async def parlour(database: str = "sqlite://:memory:", **settings: Any) -> AsyncIterator[Parlour]:
    """A server on a store, in memory if no other is named."""
    usual: dict[str, Any] = {"pace": 0.0, "time": Standstill(), "limits": ROOMY, "thinkers": QuickThinkers()}
    app = create_app(await open_store(database), **(usual | settings))
    transport = httpx.ASGITransport(app=app)
    async with app.router.lifespan_context(app), httpx.AsyncClient(transport=transport, base_url="http://here") as http:
        place = Parlour(app, http)
        if isinstance(time := settings.get("time"), Hours):
            time.settle = place.settle
        try:
            yield place
        finally:
            for line in place.lines:
                if not line.task.done():
                    await line.hang_up()


def without_chance(patch: pytest.MonkeyPatch) -> None:
    """Let all secrets, seeds and names of tables come in order, so that two runs can be compared; hints are short."""
    numbers = itertools.count(1)
    patch.setattr(keys, "new_key", lambda: f"Secret-Secret-Secret-Secret-{next(numbers):04}")
    patch.setattr(fairness, "secrets", SimpleNamespace(token_bytes=lambda length: KEY))
    patch.setattr(processes, "HINT_ITERATIONS", 20)
    patch.setattr(names, "table_name", lambda tries=0: f"mossy-frog-{next(numbers)}")
