"""What can be measured of a running server, for Prometheus (`/metrics`)."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Metric, generate_latest
from prometheus_client.core import HistogramMetricFamily
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from prometheus_client.registry import Collector
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

QUICK = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)  # seconds, of what nobody should notice
SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)  # of what thinks


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
        self.chronicles = Counter(
            "lootkeep_chronicles_made", "Chronicles that were begun or brought", ["game"], registry=register
        )
        self.forgotten = Counter(
            "lootkeep_tables_forgotten", "Tables and chronicles cleaned up", ["phase"], registry=register
        )
        self.store_failures = Counter("lootkeep_store_failures", "What could not be kept or read", registry=register)
        self.store_is_well = Gauge("lootkeep_store_is_well", "1, or 0 while the store is away", registry=register)
        self.store_is_well.set(1)
        self.sockets = Gauge("lootkeep_sockets", "Open sockets", registry=register)
        self.tables = Gauge("lootkeep_live_tables", "Tables that are held in memory", registry=register)
        self.commit_seconds = Durations("lootkeep_commit_seconds", "From a change to its being on disk", QUICK)
        register.register(self.commit_seconds)
        self.bot_seconds = Histogram(
            "lootkeep_bot_seconds", "From a question to a bot's move", ["level"], registry=register, buckets=SLOW
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


def route(metrics: Metrics) -> Route:
    """The page for Prometheus."""

    async def numbers(request: Request) -> Response:
        return Response(generate_latest(metrics.register), media_type=CONTENT_TYPE_LATEST)

    return Route("/metrics", numbers)
