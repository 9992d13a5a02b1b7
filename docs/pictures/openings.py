"""Take the pictures of all openings again: `python -m docs.pictures.openings [SCENARIO...]`.

It needs what `docs.pictures.tables` needs. Each scenario is shown as it begins at Challenging, for two clans that are
good first.
"""

from __future__ import annotations

import base64
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from websockets.sync.client import connect

from lootkeep.heroes.box import EDITIONS
from tests.browser import chromium
from tests.browser.guest import LOW, Guest, arrive
from tests.browser.server import Server
from tests.browser.tables import await_question, send, set_table

HERE = Path(__file__).parent / "openings"
QUALITY = 54
WIDE = 880  # pixels
OPTIONS = {"difficulty": 2, "clan1": 6, "clan2": 1}  # Challenging; Ratkin and Dragon


def open_table(guest: Guest, server: Server, edition: str) -> None:
    """Come to a scenario's first turn: what is asked before it is answered by what stands first."""
    table = set_table(server, "heroes", edition=edition, people=2, bots=0, options=OPTIONS)
    with connect(f"ws{server.address.removeprefix('http')}/ws") as socket:
        send(socket, "hello", table=table.name, keys=list(table.keys["seats"].values()))
        state = await_question(socket, [0, 1])
        while state["view"]["phase"] == "setup":
            first = state["decision"]["options"][0]["id"]
            send(socket, "move", seat=state["decision"]["seat"], version=state["version"], option=first)
            state = await_question(socket, [0, 1])
    guest.carry(table)
    guest.open(table.address)
    guest.await_question()
    guest.settle()


def take(guest: Guest, file: Path) -> None:
    """Take the whole screen, as WebP."""
    width, height = LOW
    browser = guest.context.new_cdp_session(guest.page)
    clip = {"x": 0, "y": 0, "width": width, "height": height, "scale": WIDE / width}
    asked = {"format": "webp", "quality": QUALITY, "clip": clip}
    file.write_bytes(base64.b64decode(browser.send("Page.captureScreenshot", asked)["data"]))


def take_all(browser: Browser, editions: list[str]) -> None:
    """Open each scenario at one server, and take its picture."""
    HERE.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as home:
        server = Server(Path(home))
        server.start()
        try:
            for edition in editions:
                guest = arrive(browser, server, size=LOW)
                open_table(guest, server, edition)
                take(guest, HERE / f"{edition}.webp")
                guest.context.close()
                print(edition, *guest.troubles)
        finally:
            server.end()


def main(*editions: str) -> int:
    """Take these pictures, or all."""
    program = chromium.find()
    if program is None:
        print("There is no Chromium: install it, or name it in LOOTKEEP_CHROMIUM.")
        return 1
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=chromium.ARGUMENTS)
        take_all(browser, list(editions or EDITIONS))
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
