"""The HTTP side under fire: what its own description allows and forbids, and addresses that nobody has described."""

from __future__ import annotations

from collections.abc import Iterator
from http.client import HTTPConnection
from typing import Any
from urllib.parse import quote, quote_from_bytes

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)

from lootkeep.server.doors.pages import STATIC
from tests.modes import by_mode

from .live import Live, live
from .parlour import ROOMY

pytestmark = pytest.mark.once

CHECKS: Any = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    negative_data_rejection,
    unsupported_method,
]
BOUNDED = settings(deadline=None, suppress_health_check=list(HealthCheck), derandomize=True, database=None)
FEW = settings(BOUNDED, max_examples=by_mode(compiled=30, plain=10))
MANY = settings(BOUNDED, max_examples=by_mode(compiled=200, plain=60))
OPERATIONS = [
    ("get", "/api/games"),
    ("get", "/api/tables"),
    ("get", "/api/reach"),
    ("get", "/api/games/{game}/gallery"),
    ("post", "/api/tables"),
    ("post", "/api/mine"),
    ("get", "/api/tables/{table}"),
    ("get", "/api/tables/{table}/story"),
    ("get", "/api/tables/{table}/chances"),
    ("get", "/api/tables/{table}/moments/{ply}"),
    ("get", "/api/tables/{table}/record"),
    ("get", "/api/tables/{table}/gone"),
    ("get", "/api/tables/{table}/log"),
    ("get", "/api/tables/{table}/box"),
    ("get", "/api/games/{game}/workshop"),
    ("post", "/api/games/{game}/boxes/check"),
    ("post", "/api/games/{game}/boxes/trial"),
    ("post", "/api/chronicles"),
    ("post", "/api/chronicles/brought"),
    ("post", "/api/chronicles/mine"),
    ("get", "/api/chronicles/{chronicle}"),
    ("post", "/api/chronicles/{chronicle}/name"),
    ("post", "/api/chronicles/{chronicle}/join"),
    ("post", "/api/chronicles/{chronicle}/leave"),
    ("post", "/api/chronicles/{chronicle}/nights"),
    ("get", "/api/chronicles/{chronicle}/file"),
    ("get", "/api/rules/{game}"),
    ("get", "/api/prologues/{game}"),
    ("get", "/api/words/{lang}/{game}"),
]
BUILT = (STATIC / "index.html").exists()  # else pages say that they were not
NOTHING_TO_SAY = OPERATIONS[:3]  # that could be wrong
LARGE = [each for each in OPERATIONS if "/boxes/" in each[1]]  # 413 before they are read, which the checks do not know
PLACES = [{"who": "me"}, {"who": "hot"}]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """A server that nobody is told to slow down at."""
    with live(tmp_path_factory.mktemp("house") / "tables.db", limits=ROOMY) as server:
        yield server


@pytest.fixture(scope="module")
def tables(house: Live) -> list[dict[str, Any]]:
    """Some tables with their keys: one is awaited at, one runs for all to see, one in private."""
    wanted: list[dict[str, Any]] = [
        {"game": "looterz", "seats": [{"who": "me"}, {"who": "friend"}], "public": True},
        {"game": "kragmortha", "seats": PLACES, "public": True},
        {"game": "heroes", "seats": PLACES},
    ]
    return [httpx.post(f"{house.http}/api/tables", json=each).json() for each in wanted]


@pytest.fixture(scope="module")
def chronicle(house: Live) -> dict[str, Any]:
    """A chronicle with its key."""
    made: dict[str, Any] = httpx.post(f"{house.http}/api/chronicles", json={"name": "A", "game": "heroes"}).json()
    return made


@pytest.fixture(scope="module")
def described(house: Live) -> Any:
    """The HTTP side as it describes itself."""
    return schemathesis.openapi.from_url(f"{house.http}/openapi.json")


@pytest.mark.parametrize(("method", "path"), OPERATIONS)
def test_what_is_described_is_answered_as_described(
    described: Any, tables: list[dict[str, Any]], chronicle: dict[str, Any], method: str, path: str
) -> None:
    @FEW
    @given(described[path][method].as_strategy(), st.integers(0, 5), st.booleans())
    def asked(case: Any, which: int, shows_key: bool) -> None:
        if which < len(tables) and "table" in (case.path_parameters or {}):
            case.path_parameters["table"] = tables[which]["table"]
            if shows_key:
                case.headers["Authorization"] = f"Bearer {tables[which]['keys']['seats']['0']}"
        if which < len(tables) and "chronicle" in (case.path_parameters or {}):
            case.path_parameters["chronicle"] = chronicle["chronicle"]
            if shows_key:
                case.headers["Authorization"] = f"Bearer {chronicle['key']}"
        case.call_and_validate(checks=CHECKS)

    asked()


@pytest.mark.parametrize(("method", "path"), [each for each in OPERATIONS if each not in NOTHING_TO_SAY + LARGE])
def test_what_is_forbidden_is_refused_as_described(described: Any, method: str, path: str) -> None:
    @FEW
    @given(described[path][method].as_strategy(generation_mode=GenerationMode.NEGATIVE))
    def asked(case: Any) -> None:
        case.call_and_validate(checks=CHECKS)

    asked()


def test_nothing_is_left_out(described: Any) -> None:
    found = [(operation.ok().method, operation.ok().path) for operation in described.get_all_operations()]
    assert sorted(found) == sorted(OPERATIONS)


# ---- Addresses, methods and headers that nobody has described

letters = st.text(st.characters(min_codepoint=33, max_codepoint=255), max_size=40)  # as headers can hold them
segments = st.one_of(
    st.sampled_from(["", ".", "..", "%2e%2e", "..%2f", "%00", "%ff", "api", "t", "assets", "index.html", "a" * 3000]),
    st.text(max_size=20).map(lambda text: quote(text, safe="", errors="replace")),
    st.binary(max_size=20).map(quote_from_bytes),
)


@MANY
@given(
    path=st.lists(segments, min_size=1, max_size=5).map("/".join),
    query=letters.map(lambda text: quote(text)),
    method=st.sampled_from(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "BREW"]),
    headers=st.dictionaries(
        st.sampled_from(["authorization", "accept-encoding", "accept-language", "if-none-match", "range", "origin"]),
        letters,
    ),
    body=st.binary(max_size=200),
)
@example(path="%00", query="", method="GET", headers={}, body=b"")
@example(path="a" * 3000, query="", method="GET", headers={}, body=b"")
@example(path="../" * 9 + "etc/passwd", query="", method="GET", headers={}, body=b"")
@example(path="assets/..%2f..%2fapp.py", query="", method="GET", headers={}, body=b"")
@example(path="/etc/passwd", query="", method="GET", headers={}, body=b"")
def test_any_request_is_answered_in_good_order(
    house: Live, path: str, query: str, method: str, headers: dict[str, str], body: bytes
) -> None:
    connection = HTTPConnection("127.0.0.1", house.port, timeout=20)
    connection.putrequest(method, f"/{path}?{query}", skip_accept_encoding=True)
    for name, value in headers.items():
        connection.putheader(name, value.encode("latin-1"))
    connection.putheader("content-length", str(len(body)))
    connection.endheaders(body)
    answer = connection.getresponse()
    text = answer.read()
    connection.close()
    if (answer.status, answer.getheader("content-type")) == (400, "text/plain; charset=utf-8"):
        assert text in (b"Invalid HTTP request received.", b"")  # by uvicorn, before anybody else is asked
        return
    assert answer.status < 500 or (answer.status == 503 and not BUILT)
    assert answer.status < 400 or answer.getheader("content-type") in ("application/json", "text/html; charset=utf-8")
    assert answer.getheader("x-content-type-options") == "nosniff"
