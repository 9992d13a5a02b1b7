"""A message that cannot be read is refused with the place of the mistake and what would be right there."""

from __future__ import annotations

import json
from typing import Any

import pytest

from lootkeep import words
from lootkeep.server.protocol.refusals import Unreadable, read

from .parlour import parlour

pytestmark = pytest.mark.anyio

MOVE = {"type": "move", "id": "1", "seat": 0, "version": 3, "option": "a1"}


def why(text: str | bytes) -> tuple[str, dict[str, Any]]:
    """Why a frame is refused."""
    with pytest.raises(Unreadable) as refused:
        read(text)
    message = refused.value.refusal.why
    return message["id"].removeprefix("server-"), dict(message["args"])


@pytest.mark.parametrize(
    ("change", "id", "args"),
    [
        ({"seat": None}, "wrong-value", {"path": "$.seat", "wanted": "int"}),
        ({"seat": 8}, "wrong-value", {"path": "$.seat", "wanted": "int <= 7"}),
        ({"id": ""}, "wrong-value", {"path": "$.id", "wanted": "len(str) >= 1"}),
        ({"option": "attack"}, "wrong-value", {"path": "$.option", "wanted": "str =~ '^a[0-9]{1,6}$'"}),
        ({"type": "dance"}, "no-such-value", {"path": "$.type", "value": "'dance'"}),
        ({"more": 1}, "unknown-field", {"path": "$", "field": "more"}),
        ({"more - at `$.seat`": 1}, "unknown-field", {"path": "$", "field": "more - at `$.seat`"}),
        ({"x" * 5000: 1}, "unknown-field", {"path": "$", "field": "x" * 60}),
    ],
)
def test_the_place_and_what_would_be_right(change: dict[str, Any], id: str, args: dict[str, str]) -> None:
    assert why(json.dumps(MOVE | change)) == (id, args)


def test_a_place_deep_in_a_message() -> None:
    hello = {"type": "hello", "id": "1", "table": "frog", "keys": ["short"]}
    assert why(json.dumps(hello)) == ("wrong-value", {"path": "$.keys[0]", "wanted": "len(str) >= 16"})


def test_a_field_that_is_missing() -> None:
    assert why('{"type": "start"}') == ("missing-field", {"path": "$", "field": "id"})


@pytest.mark.parametrize("text", ["{", "hello", "1e999", b'"\xff', '{"type": "start", "id": "1"} and more'])
def test_what_is_no_message_at_all(text: str | bytes) -> None:
    assert why(text) == ("malformed", {})


@pytest.mark.parametrize(
    ("address", "path", "wanted"),
    [
        ("moments/x", "path.ply", "int"),
        ("moments/-1", "path.ply", "int >= 0"),
        ("story?seat=9", "query.seat", "int <= 7"),
    ],
)
async def test_a_parameter_of_an_address(address: str, path: str, wanted: str) -> None:
    async with parlour() as place:
        answer = await place.http.get(f"/api/tables/frog/{address}")
        assert answer.status_code == 422
        assert answer.json()["why"] == {"id": "server-wrong-value", "args": {"path": path, "wanted": wanted}}


def test_it_is_told_in_the_language_of_the_reader() -> None:
    id, args = why(json.dumps(MOVE | {"seat": 8}))
    assert words("it").say(f"server-{id}", **args).endswith("in $.seat andrebbe bene int <= 7.")
