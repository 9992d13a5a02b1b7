"""A real server on a free port, in a thread of the test's process."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import uvicorn

from lootkeep.server.app import create_app
from lootkeep.server.serving import configured, listening
from lootkeep.server.store import open_store


class Live:
    """A server that runs."""

    def __init__(self, port: int, app: Any) -> None:
        self.port = port
        self.app = app
        self.http = f"http://127.0.0.1:{port}"
        self.ws = f"ws://127.0.0.1:{port}/ws"


@contextmanager
def live(place: Path, **settings: Any) -> Iterator[Live]:
    """Serve the tables of a file, until the block is left."""
    with listening("127.0.0.1", 0) as ears:
        begun = threading.Event()
        held: dict[str, Any] = {}

        async def serve() -> None:
            app = held["app"] = create_app(await open_store(str(place)), **settings)
            held["server"] = server = uvicorn.Server(configured(app))
            begun.set()
            await server.serve([ears])

        thread = threading.Thread(target=lambda: asyncio.run(serve()))
        thread.start()
        begun.wait(30)
        try:
            yield Live(ears.getsockname()[1], held["app"])
        finally:
            held["server"].should_exit = True
            thread.join(30)
            assert not thread.is_alive()
