"""What can be measured of a running server, for Prometheus (`/metrics`); and whether it is well (`/healthz`)."""

from __future__ import annotations

import asyncio
import logging
from bisect import bisect_left
from collections.abc import Awaitable, Callable, Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Metric, generate_latest
from prometheus_client.core import HistogramMetricFamily
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from prometheus_client.registry import Collector
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

log = logging.getLogger(__name__)

QUICK = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)  # seconds, of what nobody should notice
SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)  # of what thinks
PATIENCE = 2.0  # seconds in which a store that is well answers

Touch = Callable[[], Awaitable[object]]  # reads something from the store


class Durations(Collector):
    """A histogram for what happens with every move: a tenth of the price of the usual one, for one thread only."""

    def __init__(self, name: str, about: str, bounds: tuple[float, ...]) -> None:
        self.name = name
        self.about = about
        self.bounds = bounds
        self.counts = [0] * (len(bounds) + 1)
        self.total = 0.0

    def observe(self, seconds: float) -> None:
        """Count something that took so long."""
        self.counts[bisect_left(self.bounds, seconds)] += 1
        self.total += seconds

    def collect(self) -> Iterator[Metric]:
        """The buckets as Prometheus reads them: each holds those before it."""
        labels = [*map(str, self.bounds), "+Inf"]
        buckets = list(zip(labels, accumulate(self.counts), strict=True))
        yield HistogramMetricFamily(self.name, self.about, buckets=buckets, sum_value=self.total)


class Metrics:
    """The numbers of one server, in a register of its own, so that two apps in one process count apart."""

    def __init__(self) -> None:
        register = self.register = CollectorRegistry()
        self.moves = Counter("lootkeep_moves", "Moves that were accepted", ["game", "who"], registry=register)
        self.refusals = Counter("lootkeep_refusals", "What was refused, by code", ["code"], registry=register)
        self.made = Counter("lootkeep_tables_made", "Tables that were made", ["game"], registry=register)
        self.sockets = Gauge("lootkeep_sockets", "Open sockets", registry=register)
        self.tables = Gauge("lootkeep_live_tables", "Tables that are held in memory", registry=register)
        self.commit_seconds = Durations("lootkeep_commit_seconds", "From a change to its being on disk", QUICK)
        register.register(self.commit_seconds)
        self.bot_seconds = Histogram(
            "lootkeep_bot_seconds", "Thinking of bots", ["level"], registry=register, buckets=SLOW
        )
        self.hint_seconds = Histogram("lootkeep_hint_seconds", "Thinking of hints", registry=register, buckets=SLOW)
        self.thoughts_waiting = Gauge(
            "lootkeep_thoughts_waiting", "Thoughts of bots that wait for a process", ["pool"], registry=register
        )
        self.thought_wait_seconds = Histogram(
            "lootkeep_thought_wait_seconds", "Waiting before thinking", ["pool"], registry=register, buckets=SLOW
        )
        self.thoughts_refused = Counter(
            "lootkeep_thoughts_refused", "Thoughts that were too many, or waited too long", ["pool"], registry=register
        )

    def refused(self, code: str) -> None:
        """Count something that was refused."""
        self.refusals.labels(code).inc()


def routes(metrics: Metrics, touch: Touch) -> list[Route]:
    """The pages for those who watch a server."""

    async def numbers(request: Request) -> Response:
        return Response(generate_latest(metrics.register), media_type=CONTENT_TYPE_LATEST)

    async def health(request: Request) -> Response:
        try:
            async with asyncio.timeout(PATIENCE):
                await touch()
        except Exception:  # whatever is wrong with the store, the answer is that it is not well
            log.exception("the store does not answer")
            return JSONResponse({"status": "store"}, status_code=503)
        return JSONResponse({"status": "ok"})

    return [Route("/metrics", numbers), Route("/healthz", health)]
