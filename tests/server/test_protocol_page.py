"""The page about the protocol is true: its messages are what is said, all of them are there, and its client plays."""

from __future__ import annotations

import ast
import asyncio
import json
import re
import sys
import urllib.request
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec
import pytest

from lootkeep.server.protocol import answers, requests, typescript

from .live import live
from .parlour import ROOMY

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
CLIENT = ROOT / "examples" / "client.py"
EXAMPLES: list[tuple[str, str]] = re.findall(r"```json *(\w*)\n(.*?)```", PAGE, re.DOTALL)
OF_CLIENTS = {kind.__struct_config__.tag: kind for kind in get_args(requests.Request)}
OF_HTTP = {kind.__name__: kind for kind in typescript.structs()}
OF_SERVERS = {kind.__struct_config__.tag: kind for kind in get_args(answers.Answer)}


@pytest.mark.parametrize(("name", "text"), EXAMPLES)
def test_an_example_is_what_its_type_allows(name: str, text: str) -> None:
    kind: Any = OF_HTTP[name] if name else (OF_CLIENTS | OF_SERVERS)[json.loads(text)["type"]]
    read = msgspec.json.decode(text, type=kind)
    assert msgspec.json.decode(msgspec.json.encode(read), type=kind) == read


def test_there_is_an_example_of_every_message() -> None:
    shown = {json.loads(text)["type"] for name, text in EXAMPLES if not name}
    assert shown == set(OF_CLIENTS) | set(OF_SERVERS)


def test_every_code_of_a_refusal_is_explained() -> None:
    codes = get_args(get_type_hints(answers.Refused)["code"])
    explained = re.findall(r"^\| `([a-z-]+)` \|", PAGE.partition("## Refusals")[2], re.MULTILINE)
    assert explained == list(codes)


def test_the_page_shows_the_client_that_is_tested() -> None:
    [shown] = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    [play] = [node for node in ast.parse(CLIENT.read_text()).body if isinstance(node, ast.AsyncFunctionDef)]
    assert ast.dump(ast.parse(shown).body[0]) == ast.dump(play)


def test_the_browsers_types_are_those_of_the_protocol() -> None:
    made = typescript.written()
    assert {path: (ROOT / path).read_text(encoding="utf-8") for path in made} == made


@pytest.mark.parametrize("game", ["looterz", "heroes"])
def test_the_client_plays_a_seat_to_the_end(game: str, tmp_path: Path) -> None:
    with live(tmp_path / "tables.db", pace=0.0, limits=ROOMY) as server:
        table = {"game": game, "seats": [{"who": "me"}, {"who": "bot", "level": "apprentice"}]}
        request = urllib.request.Request(
            f"{server.http}/api/tables", json.dumps(table).encode(), {"content-type": "application/json"}
        )
        made = json.load(urllib.request.urlopen(request))
        code, said = asyncio.run(played(server.http, made["table"], made["keys"]["seats"]["0"]))
        assert (code, said) in ((0, ""), (1, "lost"))
        record = urllib.request.Request(
            f"{server.http}/api/tables/{made['table']}/record",
            headers={"authorization": f"Bearer {made['keys']['host']}"},
        )
        assert b"end: " in urllib.request.urlopen(record).read()


async def played(*arguments: str) -> tuple[int | None, str]:
    """Run the client: its exit code, and what it said."""
    client = await asyncio.create_subprocess_exec(
        sys.executable, str(CLIENT), *arguments, stderr=asyncio.subprocess.PIPE
    )
    async with asyncio.timeout(120):
        _, said = await client.communicate()
    return client.returncode, said.decode().strip()


def test_the_client_says_why_it_may_not_play(tmp_path: Path) -> None:
    with live(tmp_path / "tables.db", limits=ROOMY) as server:
        assert asyncio.run(played(server.http, "nowhere-1", "x" * 32)) == (1, "server-unknown-table")
