"""The whole server as an ASGI application."""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI
from starlette.routing import WebSocketRoute

import lootkeep

from . import metrics, reach
from .chronicles import desk as chronicles
from .doors import api, pages
from .doors.shield import Shield
from .doors.sockets import Door
from .live import health
from .live.hub import Hub
from .live.retention import Cleaner, Retention
from .live.services import new_services
from .tables.storage import Store


def create_app(
    store: Store,
    *,
    hosts: Collection[str] | None = None,
    origins: Collection[str] = (),
    retention: Retention | None = None,
    network: reach.Network = lambda: None,
    **settings: Any,
) -> FastAPI:
    """The server at a store; it is closed with the app. Settings are those of its services.

    `network` says where others find it, if they can.
    """
    hub = Hub(new_services(store, **settings))

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        hub.services.tasks.spawn(Cleaner(hub, retention or Retention()).serve())
        yield
        await hub.shut()
        await store.close()

    app = FastAPI(title="Lootkeep", version=lootkeep.__version__, lifespan=lifespan, docs_url=None, redoc_url=None)
    app.state.hub = hub
    app.add_middleware(
        Shield, hosts=hosts, origins=origins, limits=hub.services.limits, refused=hub.services.metrics.refused
    )

    app.routes.append(WebSocketRoute("/ws", Door(hub)))
    chronicles.add(app, hub, new_tables=api.add(app, hub))
    reach.add(app, network)
    app.routes.extend([metrics.route(hub.services.metrics), health.route(hub.services.health)])
    pages.add(app)
    return app
