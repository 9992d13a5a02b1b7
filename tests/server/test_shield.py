"""The shield: what passes, what is refused with which answer, and the headers on everything."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.testclient import TestClient, WebSocketDenialResponse
from starlette.types import Message
from starlette.websockets import WebSocket, WebSocketDisconnect

from lootkeep import register
from lootkeep.server.doors.shield import LOOPBACK, Shield, own_names, without_port
from lootkeep.server.limits import Limits, Rate

from .parlour import parlour

HOME = "http://testserver"


async def echo(request: Request) -> Response:
    """Answer with what was sent."""
    return PlainTextResponse(await request.body())


async def socket(websocket: WebSocket) -> None:
    """Repeat what is said on a socket."""
    await websocket.accept()
    try:
        while True:
            await websocket.send_text(await websocket.receive_text())
    except WebSocketDisconnect:
        pass


def guarded(**settings: Any) -> TestClient:
    """A client of a small app behind the shield."""
    routes = [Route("/", echo, methods=["GET", "POST"]), WebSocketRoute("/ws", socket)]
    return TestClient(Shield(Starlette(routes=routes), **settings), base_url=HOME)


def refused_socket(client: TestClient, headers: dict[str, str] | None = None) -> WebSocketDenialResponse:
    """The answer to a socket that is not let in."""
    with pytest.raises(WebSocketDenialResponse) as denial, client.websocket_connect("/ws", headers=headers or {}):
        pass
    return denial.value


def test_every_answer_carries_the_headers() -> None:
    client = guarded(hosts=["testserver"])
    foreign = {"host": "evil.example"}
    for answer in (client.get("/"), client.get("/nothing"), client.get("/", headers=foreign)):
        policy = dict(part.split(" ", 1) for part in answer.headers["content-security-policy"].split("; "))
        assert policy["default-src"] == policy["base-uri"] == policy["frame-ancestors"] == "'none'"
        assert policy["script-src"] == policy["style-src"] == policy["connect-src"] == "'self'"
        assert not any("unsafe" in whence or "*" in whence for whence in policy.values())
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert answer.headers["cross-origin-opener-policy"] == "same-origin"
        assert answer.headers["cross-origin-resource-policy"] == "same-origin"
        assert "camera=()" in answer.headers["permissions-policy"]


def test_nothing_is_kept_that_does_not_say_so() -> None:
    async def kept(request: Request) -> Response:
        return PlainTextResponse("a page", headers={"cache-control": "no-cache"})

    client = TestClient(Shield(Starlette(routes=[Route("/", echo), Route("/kept", kept)])), base_url=HOME)
    assert [client.get(path).headers["cache-control"] for path in ("/", "/kept")] == ["no-store", "no-cache"]


@pytest.mark.parametrize(
    ("origin", "passes"),
    [
        (None, True),  # a program
        ("http://testserver", True),
        ("https://testserver", True),  # behind a proxy that speaks TLS
        ("http://TESTSERVER", True),
        ("http://friends.example", True),
        ("http://testserver:81", False),
        ("http://testserver.evil.example", False),
        ("http://evil.example", False),
        ("ftp://testserver", False),
        ("null", False),
        ("", False),
    ],
)
def test_only_our_own_pages_may_change_something(origin: str | None, passes: bool) -> None:
    client = guarded(origins=["http://friends.example/"])
    headers = {} if origin is None else {"origin": origin}
    answer = client.post("/", content="x", headers=headers)
    assert answer.status_code == (200 if passes else 403)
    assert client.get("/", headers=headers).status_code == 200
    if passes:
        with client.websocket_connect("/ws", headers=headers) as opened:
            opened.send_text("hello")
            assert opened.receive_text() == "hello"
    else:
        assert answer.json()["why"] == {"id": "safety-foreign-origin", "args": {"origin": origin}}
        assert refused_socket(client, headers).status_code == 403


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("localhost", 200),
        ("localhost:8000", 200),
        ("127.0.0.1:8000", 200),
        ("[::1]:8000", 200),
        ("[::1]", 200),
        ("LocalHost", 200),
        ("rebound.example", 421),
        ("rebound.example:8000", 421),
        ("localhost.rebound.example", 421),
        ("127.0.0.1.rebound.example", 421),
    ],
)
def test_a_private_server_answers_only_to_its_own_names(host: str, status: int) -> None:
    client = guarded(hosts=LOOPBACK)
    answer = client.get("/", headers={"host": host})
    assert answer.status_code == status
    if status == 421:
        assert host in answer.json()["text"]
        assert refused_socket(client, {"host": host}).status_code == 421


def test_behind_a_proxy_a_private_server_answers_to_the_names_of_its_pages() -> None:
    names = own_names("127.0.0.1", ["https://Games.example/", "http://lan.example:8000"])
    assert names == LOOPBACK | {"games.example", "lan.example"}
    assert own_names("localhost") == own_names("::1") == LOOPBACK
    assert own_names("0.0.0.0") is None


def test_a_name_without_its_port() -> None:
    names = ["a", "a:1", "[::1]", "[::1]:1", "::1:x", "a:b"]
    assert [without_port(name) for name in names] == ["a", "a", "[::1]", "[::1]", "::1:x", "a:b"]


def test_a_body_passes_whole_and_a_large_one_not_at_all() -> None:
    client = guarded(limits=Limits(body=10))
    assert client.post("/", content=b"0123456789").text == "0123456789"
    assert client.post("/", content=iter([b"01234", b"56789"])).text == "0123456789"  # chunked
    for large in (b"0123456789x", iter([b"01234", b"56789", b"x"])):
        answer = client.post("/", content=large)
        assert (answer.status_code, answer.json()["why"]["args"]) == (413, {"most": 10})


def ask(shield: Shield, receive: Callable[[], Any]) -> int:
    """The status with which the shield answers a POST whose body comes from `receive`."""
    sent: list[Message] = []

    async def send(message: Message) -> None:
        sent.append(message)

    headers = [(b"host", b"here"), (b"transfer-encoding", b"chunked")]
    scope = {"type": "http", "method": "POST", "path": "/", "headers": headers, "client": ("192.0.2.1", 5)}
    asyncio.run(shield(scope, receive, send))
    return int(sent[0]["status"])


def test_the_app_never_waits_for_a_body_that_does_not_come() -> None:
    async def never(*_: object) -> Any:
        await asyncio.Event().wait()

    async def gone() -> Message:
        return {"type": "http.disconnect"}

    async def app(*_: object) -> None:
        raise AssertionError("the app was asked")

    shield = Shield(app, limits=Limits(body_seconds=0.01))
    assert [ask(shield, never), ask(shield, gone)] == [408, 408]


def test_a_giant_message_closes_the_socket() -> None:
    client = guarded(limits=Limits(frame=10))
    with client.websocket_connect("/ws") as opened:
        opened.send_text("0123456789")
        assert opened.receive_text() == "0123456789"
        opened.send_text("0123456789x")
        with pytest.raises(WebSocketDisconnect) as closed:
            opened.receive_text()
    assert closed.value.code == 1009


def test_who_asks_too_often_is_told_when_to_come_back() -> None:
    now = [0.0]
    counted: list[str] = []
    client = guarded(limits=Limits(requests=Rate(0.5, 2)), clock=lambda: now[0], refused=counted.append)
    answers = [client.get("/") for _ in range(3)]
    assert [answer.status_code for answer in answers] == [200, 200, 429]
    assert (answers[2].headers["retry-after"], answers[2].json()["code"], counted) == ("3", "too-much", ["too-much"])
    now[0] += 3
    assert client.get("/").status_code == 200


def test_an_address_holds_and_opens_only_so_many_sockets() -> None:
    now = [0.0]
    client = guarded(limits=Limits(sockets=2, opens=Rate(1, 4)), clock=lambda: now[0])
    with client.websocket_connect("/ws"), client.websocket_connect("/ws"):
        assert refused_socket(client).status_code == 429
    with client.websocket_connect("/ws"):  # the fourth that was opened
        pass
    assert refused_socket(client).status_code == 429
    now[0] += 1
    with client.websocket_connect("/ws") as opened:
        opened.send_text("again")
        assert opened.receive_text() == "again"


def test_even_a_mistake_of_ours_is_told_with_the_headers(monkeypatch: pytest.MonkeyPatch) -> None:
    def mistaken() -> None:
        raise RuntimeError("a mistake of ours")

    async def ask() -> httpx.Response:
        async with parlour() as place:
            transport = httpx.ASGITransport(app=place.app, raise_app_exceptions=False)
            async with httpx.AsyncClient(transport=transport, base_url=HOME) as client:
                return await client.get("/api/games")

    monkeypatch.setattr(register, "games", mistaken)
    answer = asyncio.run(ask())
    assert (answer.status_code, answer.json()["code"]) == (500, "mistake")
    assert "mistake of ours" not in answer.text
    assert answer.headers["x-content-type-options"] == "nosniff"
