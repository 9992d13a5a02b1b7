"""The browser's files: pages, what they need, how long they are kept, and what is said if they were not built."""

from __future__ import annotations

import gzip
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

from lootkeep import words
from lootkeep.server.doors import pages, problems

pytestmark = pytest.mark.anyio

SCRIPT = b"console.log('frog')"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """What a build leaves."""
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>Lootkeep</title>")
    (static / "icon.svg").write_text("<svg/>")
    (static / "assets" / "main-1f3c.js").write_bytes(SCRIPT)
    (static / "assets" / "main-1f3c.js.gz").write_bytes(gzip.compress(SCRIPT))
    (tmp_path / "secret.txt").write_text("not for you")
    return static


@pytest.fixture
async def http(folder: Path) -> AsyncIterator[httpx.AsyncClient]:
    """A browser at a server with these files."""
    app = FastAPI()
    problems.add(app)
    pages.add(app, folder)
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app=app), base_url="http://here") as client:
        yield client


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/about",
        "/t/mossy-frog-41",
        "/replay/mossy-frog-41",
        "/replay/mossy-frog-41/12",
        "/rules/looterz",
        "/rules/looterz/LZ-21",
    ],
)
async def test_every_page_is_the_same_file_and_asked_for_anew(http: httpx.AsyncClient, path: str) -> None:
    answer = await http.get(path)
    assert answer.text == "<!doctype html><title>Lootkeep</title>"
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    again = await http.get(path, headers={"if-none-match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


async def test_what_has_its_hash_in_its_name_is_kept_forever(http: httpx.AsyncClient) -> None:
    answer = await http.get("/assets/main-1f3c.js", headers={"accept-encoding": "identity"})
    assert answer.content == SCRIPT
    assert answer.headers["content-type"].startswith("text/javascript")
    assert "immutable" in answer.headers["cache-control"]
    assert "immutable" not in (await http.get("/icon.svg")).headers["cache-control"]


async def test_packed_files_go_to_those_who_can_unpack_them(http: httpx.AsyncClient) -> None:
    packed = await http.get("/assets/main-1f3c.js", headers={"accept-encoding": "deflate, gzip;q=0.9, br"})
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.content == SCRIPT
    plain = await http.get("/assets/main-1f3c.js", headers={"accept-encoding": "br"})
    assert "content-encoding" not in plain.headers
    assert plain.headers["vary"] == "accept-encoding"
    assert plain.headers["etag"] != packed.headers["etag"]


@pytest.mark.parametrize("path", ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "/no.js"])
async def test_nothing_else_is_served(http: httpx.AsyncClient, path: str) -> None:
    answer = await http.get(path)
    assert answer.status_code == 404
    assert answer.json()["code"] == "not-found"


async def test_a_new_build_is_seen(http: httpx.AsyncClient, folder: Path) -> None:
    old = await http.get("/")
    (folder / "index.html").write_text("<!doctype html><title>New</title>")
    new = await http.get("/", headers={"if-none-match": old.headers["etag"]})
    assert new.text == "<!doctype html><title>New</title>"


@pytest.mark.parametrize(("asked", "language"), [("ru-RU,ru;q=0.9", "ru"), ("it", "it"), ("fr", "en"), ("", "en")])
async def test_pages_that_were_not_built_are_missed_in_words(
    http: httpx.AsyncClient, folder: Path, asked: str, language: str
) -> None:
    (folder / "index.html").unlink()
    answer = await http.get("/", headers={"accept-language": asked})
    assert answer.status_code == 503
    assert words(language).say("server-not-built") in answer.text
    assert f'lang="{language}"' in answer.text
