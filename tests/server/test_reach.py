"""Where others find a server is told at its own machine, and to nobody else."""

from __future__ import annotations

from typing import Any

import pytest

from lootkeep.server import serving
from lootkeep.server.reach import is_own
from lootkeep.server.serving import network_address

from .parlour import parlour

NETWORK = "http://192.0.2.7:8642"


def asked(client: str, host: str, **more: str) -> dict[str, Any]:
    """A request, as the app sees it."""
    headers = [(b"host", host.encode()), *((name.replace("_", "-").encode(), b"x") for name in more)]
    return {"type": "http", "client": (client, 40000), "headers": headers}


@pytest.mark.parametrize("client", ["127.0.0.1", "127.0.0.9", "::1", "::ffff:127.0.0.1"])
@pytest.mark.parametrize("host", ["127.0.0.1:8642", "localhost:8642", "[::1]:8642", "LOCALHOST"])
def test_who_sits_at_the_machine_is_told(client: str, host: str) -> None:
    assert is_own(asked(client, host))


@pytest.mark.parametrize(
    "scope",
    [
        asked("192.0.2.9", "127.0.0.1:8642"),  # from the network, with a made-up name
        asked("127.0.0.1", "evil.example:8642"),  # a page whose name was pointed at this machine
        asked("127.0.0.1", "127.0.0.1:8642", x_forwarded_for="1"),  # through a proxy
        asked("127.0.0.1", "127.0.0.1:8642", forwarded="1"),
        asked("somebody", "localhost"),
        {"type": "http", "client": None, "headers": [(b"host", b"localhost")]},
        {"type": "http", "client": ("127.0.0.1", 1), "headers": [(b"host", b"localhost"), (b"host", b"localhost")]},
    ],
)
def test_strangers_are_not(scope: dict[str, Any]) -> None:
    assert not is_own(scope)


@pytest.mark.anyio
async def test_the_answer_names_the_network_or_nothing() -> None:
    async with parlour(network=lambda: NETWORK) as place:
        own = await place.http.get("/api/reach", headers={"host": "127.0.0.1"})
        other = await place.http.get("/api/reach", headers={"host": "keep.example"})
    assert (own.json(), other.json()) == ({"address": NETWORK}, {"address": None})


@pytest.mark.parametrize(
    ("host", "own", "behind_proxy", "address"),
    [
        ("0.0.0.0", "192.0.2.7", False, NETWORK),
        ("::", "192.0.2.7", False, NETWORK),
        ("127.0.0.1", "192.0.2.7", False, None),  # it listens to its own machine alone
        ("localhost", "192.0.2.7", False, None),
        ("0.0.0.0", "192.0.2.7", True, None),  # it has an address for the world
        ("0.0.0.0", "127.0.0.1", False, None),  # there is no network
        ("0.0.0.0", "my-laptop", False, None),
    ],
)
def test_a_server_has_an_address_for_others_only_if_it_listens_to_them(
    monkeypatch: pytest.MonkeyPatch, host: str, own: str, behind_proxy: bool, address: str | None
) -> None:
    monkeypatch.setattr(serving, "own_address", lambda: own)
    assert network_address(host, 8642, behind_proxy=behind_proxy) == address
