"""The browser's files, as the build left them: pages, and what pages need."""

from __future__ import annotations

import hashlib
import mimetypes
from importlib import resources
from pathlib import Path

from fastapi import FastAPI
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from ...speech import LANGUAGES, words

STATIC = Path(str(resources.files("lootkeep.server").joinpath("static")))
PAGES = (
    "/",
    "/about",
    "/editor",
    "/t/{name}",
    "/c/{name}",
    "/chronicles/{name}",
    "/replay/{name}",
    "/replay/{name}/{ply}",
    "/rules/{name}",
    "/rules/{name}/{rule}",
    "/first/{name}",
    "/first/{name}/prologue",
)
FOREVER = "public, max-age=31536000, immutable"  # for what has its hash in its name
ASK = "no-cache"  # keep it, but ask whether it is still the same
PACKED = {"br": ".br", "gzip": ".gz"}  # the best first
TYPES = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".ftl": "text/plain"}
MISSING = """<!doctype html><html lang="{language}"><meta charset="utf-8"><title>Lootkeep</title>
<h1>Lootkeep</h1><p>{sentence}</p></html>"""


def add(app: FastAPI, folder: Path = STATIC) -> None:
    """Serve a folder with the browser's files."""
    files = Files(folder)
    for path in PAGES:
        app.routes.append(Route(path, files.page))
    app.routes.append(Route("/{path:path}", files.file))


class Files:
    """A folder of files, read when they are first asked for, and again when they have changed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.known: dict[Path, tuple[bytes, str, int]] = {}

    async def page(self, request: Request) -> Response:
        """Every page is the same file; the browser looks at the address."""
        found = self.answer(request, self.folder / "index.html", ASK)
        if found is None:
            language = preferred(request)
            sentence = words(language).say("server-not-built")
            return HTMLResponse(MISSING.format(language=language, sentence=sentence), 503)
        return found

    async def file(self, request: Request) -> Response:
        """Something that a page needs."""
        try:
            path = (self.folder / request.path_params["path"]).resolve()
            inside = path.is_relative_to(self.folder.resolve())
            found = self.answer(request, path, FOREVER if path.parent.name == "assets" else ASK) if inside else None
        except (OSError, ValueError):  # too long for a name, or with a zero in it
            found = None
        if found is None:
            raise HTTPException(404)
        return found

    def answer(self, request: Request, path: Path, keep: str) -> Response | None:
        """A file, packed if the browser can unpack it; only its mark if the browser has it already."""
        accepted = {each.split(";")[0].strip() for each in request.headers.get("accept-encoding", "").split(",")}
        for encoding, suffix in PACKED.items():
            if encoding in accepted and self.read(path.with_name(path.name + suffix)):
                return self.sent(request, path, path.with_name(path.name + suffix), keep, encoding)
        return self.sent(request, path, path, keep, None) if self.read(path) else None

    def sent(self, request: Request, path: Path, read: Path, keep: str, encoding: str | None) -> Response:
        """The answer with its headers."""
        content, mark, _ = self.known[read]
        headers = {"cache-control": keep, "etag": mark, "vary": "accept-encoding"}
        if mark in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        if encoding is not None:
            headers["content-encoding"] = encoding
        kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        return Response(content, headers=headers, media_type=kind)

    def read(self, path: Path) -> bool:
        """Whether there is such a file; it is in memory then."""
        if not path.is_file():
            return False
        changed = path.stat().st_mtime_ns
        if path not in self.known or self.known[path][2] != changed:
            content = path.read_bytes()
            self.known[path] = content, f'"{hashlib.sha256(content).hexdigest()[:20]}"', changed
        return True


def preferred(request: Request) -> str:
    """The language that a browser asks for, if it is one of ours."""
    wanted = (each.strip()[:2].lower() for each in request.headers.get("accept-language", "").split(","))
    return next((language for language in wanted if language in LANGUAGES), "en")
