"""The socket under fire: any messages of any clients in any order; each is answered, and one can play on afterwards."""

from __future__ import annotations

import asyncio
import json
import logging
import random
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from lootkeep.server.doors import sockets
from lootkeep.server.limits import Limits, Rate
from lootkeep.server.live.bots import processes
from lootkeep.server.protocol.messages import PROTOCOL
from lootkeep.server.protocol.refusals import RequestRefused
from tests.modes import by_mode

from .parlour import ROOMY, Line, Parlour, parlour

pytestmark = pytest.mark.once

FIRE = settings(
    max_examples=by_mode(compiled=40, plain=15),
    derandomize=True,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    database=None,
)
GIANT = ROOMY.frame + 1

TABLES: list[dict[str, Any]] = [
    {"game": "looterz", "seats": ["me", "hot", "bot"], "options": {"target": 1}},
    {"game": "looterz", "seats": ["me", "friend", "bot"], "public": True, "clock": {"kind": "bank", "seconds": 60}},
    {"game": "kragmortha", "seats": ["me", "hot", "hot"], "public": True, "options": {"penance": 2}},
    {"game": "heroes", "seats": ["me", "friend"], "clock": {"kind": "move", "seconds": 60, "at_zero": "bot"}},
    {"game": "heroes", "seats": ["me", "bot"], "public": True},
]

# ---- What clients send

seats = st.sampled_from([0, 0, 0, 1, 1, 2, 7])
levels = st.sampled_from(["apprentice", "guard"])
names = st.text(min_size=1, max_size=24)
versions = st.sampled_from(["now", "now", "now", "now", 0, 1, 10_000_000])  # now: of the latest state
options = st.one_of(st.integers(0, 30), st.integers(0, 999_999).map(lambda action: f"a{action}"))  # of the decision
anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)


def asking(type: str, **fields: st.SearchStrategy[Any]) -> st.SearchStrategy[dict[str, Any]]:
    """Messages of one type."""
    return st.fixed_dictionaries({"type": st.just(type), **fields})


moves = asking("move", seat=seats, version=versions, option=options)
valid = st.one_of(
    moves,
    moves,
    moves,
    asking("look", seat=st.none() | seats),
    asking("sit", seat=seats, name=names),
    asking("leave", seat=seats, level=levels),
    asking("rename", seat=seats, name=names),
    asking("appoint", seat=seats, level=st.none() | levels),
    asking("return", seat=seats),
    asking("arrange", seats=st.integers(1, 8), edition=st.sampled_from(["rigor", "first-watch", "nowhere"])),
    asking("arrange", clock=st.just({"kind": "move", "seconds": 5}), public=st.booleans()),
    asking("arrange", options=st.dictionaries(st.sampled_from(["target", "hands", "penance", "x"]), st.integers(0, 9))),
    asking("start"),
    asking("undo", seat=seats, version=versions),
    asking("consent", seat=seats, agree=st.booleans()),
    asking("hint", seat=seats, version=versions),
    asking("what-if", seat=st.none() | seats, room=names, hero=st.sampled_from(["knight", "wizard", "x"])),
    asking("ban", seat=seats, of=seats, word=names),
    asking("seen", version=versions),
    asking("say", seat=st.none() | seats, text=st.text(min_size=1, max_size=300)),
    asking("silence", seat=seats, silent=st.booleans()),
    asking("rematch", seat=seats),
    asking("hello", table=names, protocol=st.just(PROTOCOL)),
)


@st.composite
def spoilt(draw: st.DrawFn) -> dict[str, Any]:
    """A message with a field too many, too few, or of another kind."""
    message: dict[str, Any] = draw(valid)
    field = draw(st.sampled_from(sorted(message)) | st.text(max_size=8))
    if draw(st.booleans()):
        message.pop(field, None)
    else:
        message[field] = draw(anything)
    return message


frames = st.one_of(
    valid,
    valid,
    valid,
    spoilt(),
    anything.map(json.dumps),
    st.text(max_size=100),
    st.binary(max_size=100),
    st.sampled_from(["", b"", "[" * 8000, '{"type":' * 1000, "x" * GIANT, b"\xff" * GIANT, "\ud7ff", '{"id":1e999}']),
)
steps = st.lists(st.tuples(st.integers(0, 3), frames | st.just("hang up")), min_size=12, max_size=40)


# ---- Those who send it


class Storm:
    """A table and its clients: the host with all keys, a friend with a link, somebody who watches, a second host."""

    def __init__(self, place: Parlour, made: dict[str, Any]) -> None:
        self.place = place
        self.table = made["table"]
        keys = made["keys"]
        self.keys = [[keys["host"], *keys["seats"].values()], [keys["invite"]], [keys["invite"]], [keys["host"]]]
        self.lines: list[Line | None] = [None] * len(self.keys)
        self.asked: list[tuple[Line, str]] = []

    async def line(self, who: int) -> Line:
        """Somebody's line; a new one if theirs is closed."""
        line = self.lines[who]
        if line is None or line.closed is not None:
            line = self.lines[who] = await self.place.join(self.table, self.keys[who])
        return line

    async def send(self, who: int, frame: Any) -> None:
        """Let somebody send something, and do not wait."""
        line = await self.line(who)
        if frame == "hang up":
            await line.hang_up()
            self.lines[who] = None
        elif isinstance(frame, dict):
            type, fields = frame.get("type"), self.filled(line, frame)
            if isinstance(type, str):
                self.asked.append((line, line.send(**fields)))
        elif isinstance(frame, str):
            line.send_text(frame)
        else:
            line.send_bytes(frame)
        if random.Random(len(line.heard)).random() < 0.5:
            await self.place.settle()

    def filled(self, line: Line, frame: dict[str, Any]) -> dict[str, Any]:
        """A message that fits the latest state, where it is meant to."""
        fields = {name: value for name, value in frame.items() if name != "id"}
        state = line.state() if any(text.startswith('{"type":"state"') for text in line.heard) else None
        if fields.get("version") == "now":
            fields["version"] = state["version"] if state else 0
        if isinstance(fields.get("option"), int) and not isinstance(fields["option"], bool):
            choices = state["decision"]["options"] if state and state["decision"] else [{"id": "a0"}]
            fields["option"] = choices[fields["option"] % len(choices)]["id"]
        return fields

    async def all_answered(self) -> None:
        """Every question has got its answer, unless its line was closed."""
        for line, id in self.asked:
            try:
                answer = await line.answer(id)
            except ConnectionError:
                assert line.closed in (1008, 1009, 1013)
                continue
            assert answer["type"] in ("accepted", "refused", "key", "hints", "imagined"), answer
            if answer["type"] == "refused":
                assert answer["why"]["id"]
                assert answer["code"] != "too-much"

    async def play_on(self) -> None:
        """The host takes the table over, and it goes on."""
        host = await self.place.join(self.table, self.keys[0])
        if await self.phase(host) == "lobby":
            await self.fill(host)
            await self.sure(host, "start")
        for seat in (await self.news(host))["mine"]:
            await host.ask("return", seat=seat)
        state = await self.fresh(host)
        if state["decision"]:
            option = state["decision"]["options"][0]["id"]
            await self.sure(host, "move", seat=state["seat"], version=state["version"], option=option)

    async def fill(self, host: Line) -> None:
        """Seats that are open go to bots."""
        for seat in (await self.news(host))["table"]["seats"]:
            if seat["who"] == "open":
                await self.sure(host, "appoint", seat=seat["seat"], level="apprentice")

    async def news(self, host: Line) -> dict[str, Any]:
        """What the host was last told of the table."""
        await self.place.settle()
        told: list[dict[str, Any]] = [json.loads(text) for text in host.heard]
        return [message for message in told if message["type"] in ("welcome", "table")][-1]

    async def phase(self, host: Line) -> str:
        """Where the table stands."""
        return str((await self.news(host))["table"]["phase"])

    async def fresh(self, host: Line) -> dict[str, Any]:
        """The table through the eyes of whoever has to decide, if the host may; bots have moved before."""
        await self.place.settle()
        actor = host.state()["view"]["actor"]
        await host.ask("look", seat=actor if actor in (await self.news(host))["mine"] else None)
        await self.place.settle()
        return host.state()

    async def sure(self, host: Line, type: str, **fields: Any) -> None:
        """What the host asks must be done."""
        answer = await host.ask(type, **fields)
        assert answer["type"] == "accepted", answer


async def storm(table: dict[str, Any], sent: list[tuple[int, Any]]) -> None:
    """A table in a storm, and after it."""
    async with parlour() as place:
        made = await place.make(**(table | {"seats": [{"who": who} for who in table["seats"]]}))
        weather = Storm(place, made)
        for who, frame in sent:
            await weather.send(who, frame)
        await weather.all_answered()
        await weather.play_on()
        assert place.app.state.hub.services.metrics.register.get_sample_value("lootkeep_sockets") <= len(place.lines)


@FIRE
@given(table=st.sampled_from(TABLES), sent=steps)
def test_every_message_is_answered_and_the_table_goes_on(
    caplog: pytest.LogCaptureFixture, table: dict[str, Any], sent: list[tuple[int, Any]]
) -> None:
    caplog.clear()
    asyncio.run(storm(table, sent))
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


# ---- Too much

SLOW = Rate(0.01, 5)  # so slow that it does not matter how long a test takes


async def overdone(limits: Limits, type: str, **fields: Any) -> dict[str, Any]:
    """The refusal for somebody who says the same over and over; what they say after it is not listened to."""
    async with parlour(limits=limits) as place:
        made = await place.make(game="looterz", seats=[{"who": "me"}, {"who": "hot"}])
        line = await place.join(made["table"], [made["keys"]["host"], *made["keys"]["seats"].values()])
        answers = [await line.ask(type, **fields) for _ in range(4)]
        while answers[-1].get("code") != "too-much":
            answers.append(await line.ask(type, **fields))
        assert len(answers) <= 6
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(line.ask(type, **fields), 0.3)
        return answers[-1]


async def flood(limits: Limits, type: str, count: int, **fields: Any) -> list[dict[str, Any]]:
    """The answers to the same message, sent many times by the host of a table."""
    async with parlour(limits=limits) as place:
        made = await place.make(game="looterz", seats=[{"who": "me"}, {"who": "hot"}])
        line = await place.join(made["table"], [made["keys"]["host"], *made["keys"]["seats"].values()])
        if type == "hint":
            fields = {"seat": line.state()["view"]["actor"], "version": line.state()["version"]}
        return [await line.ask(type, **fields) for _ in range(count)]


@pytest.mark.parametrize(
    ("limits", "asked"),
    [
        (ROOMY._replace(chat=SLOW), {"type": "say", "seat": 0, "text": "hello"}),
        (ROOMY._replace(hints=SLOW), {"type": "hint"}),
    ],
    ids=["chat", "hints"],
)
def test_too_much_is_refused_with_the_time_to_wait(
    limits: Limits, asked: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(processes, "HINT_ITERATIONS", 10)
    answers = asyncio.run(flood(limits, count=7, **asked))
    refused = [answer for answer in answers if answer.get("code") == "too-much"]
    assert 2 <= len(refused) <= 3  # to come in may have been one of the five
    assert refused == answers[-len(refused) :]
    assert all(0 < answer["retry_after"] <= 100 for answer in refused)
    assert all(answer["why"]["id"] == "server-too-much" for answer in refused)


@pytest.mark.parametrize(
    ("limits", "asked"),
    [
        (ROOMY._replace(messages=SLOW), {"type": "look", "seat": None}),
        (ROOMY._replace(messages=SLOW), {"type": "nonsense"}),
        (ROOMY._replace(household=SLOW), {"type": "look", "seat": None}),
        (ROOMY._replace(crowd=SLOW), {"type": "say", "seat": 0, "text": "hello"}),
    ],
    ids=["a socket", "nonsense", "an address", "a seat"],
)
def test_who_says_too_much_is_told_once_and_then_not_listened_to(
    limits: Limits, asked: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "MOST_REST_SECONDS", 0.5)
    refused = asyncio.run(overdone(limits, **asked))
    assert refused["why"]["id"] == "server-too-much"
    assert 0 < refused["retry_after"] <= 100


def test_nobody_is_told_to_come_back_too_early() -> None:
    assert [RequestRefused("too-much", "x", retry_after=wait).retry_after for wait in (0.001, 0.1, 1.21)] == [
        0.1,
        0.1,
        1.3,
    ]


async def make_many(limits: Limits) -> list[httpx.Response]:
    """The answers to one who makes table after table."""
    async with parlour(limits=limits) as place:
        wanted = {"game": "looterz", "seats": [{"who": "me"}, {"who": "bot"}]}
        return [await place.http.post("/api/tables", json=wanted) for _ in range(4)]


def test_too_many_tables_are_refused_with_the_time_to_wait() -> None:
    answers = asyncio.run(make_many(ROOMY._replace(tables=Rate(0.01, 3))))
    assert [answer.status_code for answer in answers] == [201, 201, 201, 429]
    assert answers[3].json()["code"] == "too-much"
    assert 0 < int(answers[3].headers["retry-after"]) <= 101
