"""Metrics count apart for each app."""

from __future__ import annotations

import asyncio

import httpx
from starlette.applications import Starlette

from lootkeep.server.metrics import Metrics, route


async def scraped(metrics: Metrics) -> str:
    """What a monitor is answered."""
    transport = httpx.ASGITransport(app=Starlette(routes=[route(metrics)]))
    async with httpx.AsyncClient(transport=transport, base_url="http://here") as client:
        return (await client.get("/metrics")).text


def test_numbers_are_counted_apart() -> None:
    mine, other = Metrics(), Metrics()
    mine.moves.labels("looterz", "person").inc()
    mine.refused("stale")
    mine.sockets.inc()
    mine.commit_seconds.observe(0.002)
    text = asyncio.run(scraped(mine))
    assert 'lootkeep_moves_total{game="looterz",who="person"} 1.0' in text
    assert 'lootkeep_refusals_total{code="stale"} 1.0' in text
    assert "lootkeep_sockets 1.0" in text
    assert 'lootkeep_commit_seconds_bucket{le="0.0025"} 1.0' in text
    assert other.register.get_sample_value("lootkeep_sockets") == 0
