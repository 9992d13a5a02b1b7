"""The site with all pages, built by Sphinx from docs/ into a folder that any web server, or none, can show."""

from __future__ import annotations

import shutil
import webbrowser
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer

from .environments import packages
from .shell import HOME, PINS, ROOT, Failure, called, digest, run, say, tool

SITE = HOME / "site"
PAGES = SITE / "html"
STAMP = SITE / "complete"
PORT = 8643

# What the pages are made of.
SOURCES = ["docs", "src/lootkeep", "web/src/fonts", "web/src/styles", "web/public", "examples"]
TOP = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "CREDITS.md", "SECURITY.md", "LICENSE"]


def docs(arguments: list[str]) -> int:
    """Build the site; `--open` shows it, `--serve` serves it to this machine until Ctrl-C."""
    unknown = [word for word in arguments if word not in ("--open", "--serve")]
    if unknown:
        raise Failure(f"docs {' '.join(unknown)}: its options are --open and --serve")
    if not build_site():
        raise Failure("the site is not whole: every warning above is to be mended")
    first = PAGES / "index.html"
    say(f"the site: {called(first)}")
    if "--serve" in arguments:
        serve("--open" in arguments)
    elif "--open" in arguments:
        webbrowser.open(first.as_uri())
    return 0


def build_site() -> bool:
    """Build it from nothing, in an environment of its own, unless it is there already; a warning is an error."""
    packages("docs", "docs.txt")
    key = made_of()
    if is_built(key):
        return True
    shutil.rmtree(SITE, ignore_errors=True)
    strict = ("-W", "--keep-going", "--quiet", "--jobs", "2", "-d", SITE / "doctrees")
    if not run(tool("docs", "python"), "-m", "sphinx", "-b", "html", *strict, ROOT / "docs", PAGES):
        return False
    STAMP.write_text(key)
    return True


def is_built(key: str) -> bool:
    """Tell whether the site is there, made of just this."""
    return STAMP.is_file() and STAMP.read_text() == key


def made_of() -> str:
    """A fingerprint of all that the site is made of."""
    return digest([], [ROOT / name for name in (*SOURCES, *TOP)] + [PINS / "docs.txt"])


def serve(show: bool) -> None:
    """Serve it to this machine; for others any web server will do."""
    handler = partial(SimpleHTTPRequestHandler, directory=str(PAGES))
    with ThreadingHTTPServer(("127.0.0.1", PORT), handler) as server:
        say(f"http://127.0.0.1:{PORT}/ shows it; Ctrl-C ends")
        if show:
            webbrowser.open(f"http://127.0.0.1:{PORT}/")
        server.serve_forever()
