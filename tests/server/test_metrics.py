"""Metrics count apart for each app, and health is that of the store."""

from __future__ import annotations

import asyncio

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient

from lootkeep.server import metrics as measured
from lootkeep.server.metrics import Metrics, routes


async def well() -> None:
    """A store that answers."""


async def broken() -> None:
    """A store that cannot."""
    raise OSError("disk full")


async def stuck() -> None:
    """A store that never answers."""
    await asyncio.Event().wait()


def test_numbers_are_counted_apart() -> None:
    mine, other = Metrics(), Metrics()
    mine.moves.labels("looterz", "person").inc()
    mine.refused("stale")
    mine.sockets.inc()
    mine.commit_seconds.observe(0.002)
    text = TestClient(Starlette(routes=routes(mine, well))).get("/metrics").text
    assert 'lootkeep_moves_total{game="looterz",who="person"} 1.0' in text
    assert 'lootkeep_refusals_total{code="stale"} 1.0' in text
    assert "lootkeep_sockets 1.0" in text
    assert 'lootkeep_commit_seconds_bucket{le="0.0025"} 1.0' in text
    assert other.register.get_sample_value("lootkeep_sockets") == 0


@pytest.mark.parametrize(("touch", "status"), [(well, 200), (broken, 503), (stuck, 503)])
def test_health_is_that_of_the_store(touch: measured.Touch, status: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measured, "PATIENCE", 0.01)
    answer = TestClient(Starlette(routes=routes(Metrics(), touch))).get("/healthz")
    assert answer.status_code == status
    assert answer.json() == {"status": "ok" if status == 200 else "store"}
