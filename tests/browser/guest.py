"""Somebody at a screen: what they see and do there, and whatever goes wrong unseen."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Request, WebSocket

import lootkeep
from lootkeep import words
from tests.browser.server import Server
from tests.browser.tables import Table

PATIENCE = 30.0  # seconds; a person would have given up long before
DESK, LAPTOP, PHONE = (1440, 900), (1024, 768), (390, 844)
LOW = (1366, 768)  # the laptop that most people have
GAMES = [game["id"] for game in lootkeep.games()]
SIZES = {
    "phone": PHONE,
    "tablet": (768, 1024),
    "laptop": LAPTOP,
    "low": LOW,
    "desk": DESK,
    "vast": (1920, 1080),
}

# Everything that the page was forbidden goes to its console, where it is heard like any other trouble.
TELL_VIOLATIONS = """addEventListener("securitypolicyviolation", (event) =>
  console.error(`forbidden by ${event.violatedDirective}: ${event.blockedURI} at ${event.sourceFile}`))"""

# What this person has set, until they change it.
KEEP_SETTINGS = """localStorage.getItem("lootkeep-settings") ?? localStorage.setItem("lootkeep-settings", %s)"""

# Settings that were changed in another tab, until they are in force here.
CHANGE_LANGUAGE = """async (language) => {
  const kept = JSON.parse(localStorage.getItem("lootkeep-settings"));
  localStorage.setItem("lootkeep-settings", JSON.stringify({ ...kept, language }));
  dispatchEvent(new StorageEvent("storage", { key: "lootkeep-settings" }));
  while (document.documentElement.lang !== language) await new Promise((done) => setTimeout(done, 10));
}"""

# Keys that the browser has besides those that it has been given.
ADD_KEYS = """localStorage.setItem("lootkeep-keys",
  JSON.stringify({ ...JSON.parse(localStorage.getItem("lootkeep-keys") ?? "{}"), ...%s }))"""

# Two frames after the type has come and all motion has ended.
SETTLED = """async () => {
  await document.fonts.ready;
  const finite = document.getAnimations().filter((each) => each.effect?.getComputedTiming().iterations !== Infinity);
  await Promise.allSettled(finite.map((each) => each.finished));
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""

# How the boards mark what can be clicked on; a room of the dungeon always can be, but answers only if it is lit.
LIT = ".legal, .aim, .slot, .legal-square, .may, .cell, [data-target]:not(.all), .room.can > .all"

# The numbers of the elements in whose middle nothing lies upon them.
FREE = """(all) => all.flatMap((element, number) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2)) ? [number] : [];
})"""


class Guest:
    """A browser of one's own, open at a page of the server."""

    def __init__(self, context: BrowserContext, address: str, language: str) -> None:
        self.context = context
        self.address = address
        self.words = words(language)
        self.page = context.new_page()
        self.page.set_default_timeout(PATIENCE * 1000)
        self.state: dict[str, Any] = {}  # what the server last told of the game
        self.moves = 0  # that this screen has sent
        self.troubles: list[str] = []
        self.awaited: set[str] = set()  # addresses of what this screen has asked for, and has not yet
        context.add_init_script(TELL_VIOLATIONS)
        self.page.on("console", self._hear_console)
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.on("request", self._hear_request)
        self.page.on("requestfinished", lambda request: self.awaited.discard(request.url))
        self.page.on("requestfailed", lambda request: self.awaited.discard(request.url))
        self.page.on("websocket", self._hear_socket)

    def _hear_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.troubles.append(f"{message.type}: {message.text}")

    def _hear_request(self, request: Request) -> None:
        self.awaited.add(request.url)
        if not request.url.startswith((self.address, "data:", "blob:")):
            self.troubles.append(f"a request to {urlsplit(request.url).netloc}: {request.url}")

    def _hear_socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear_frame)
        socket.on("framesent", self._send_frame)

    def _hear_frame(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "state":
            self.state = message

    def _send_frame(self, frame: str | bytes) -> None:
        self.moves += json.loads(frame)["type"] == "move"

    def forgive(self, trouble: str) -> None:
        """Forget troubles that the test has made itself."""
        self.troubles = [each for each in self.troubles if trouble not in each]

    # ---- moving about

    def open(self, path: str = "/") -> None:
        """Go to a page of the server."""
        self.page.goto(self.address + path)

    def carry(self, table: Table) -> None:
        """Have the keys of a table in this browser."""
        ring = json.dumps({table.name: {**table.keys, "seen": 1}})
        self.context.add_init_script(ADD_KEYS % ring)

    def settle(self) -> None:
        """Look on until the type is there and everything stands where it belongs."""
        self.page.evaluate(SETTLED)

    def speak(self, language: str) -> None:
        """Change the language of this screen, from another tab."""
        self.page.evaluate(CHANGE_LANGUAGE, language)
        self.words = words(language)
        self.settle()

    def resize(self, width: int, height: int) -> None:
        """Have a screen of another size."""
        if self.page.viewport_size != {"width": width, "height": height}:
            self.page.set_viewport_size({"width": width, "height": height})
            self.settle()

    def say(self, message: str, **args: str | int) -> str:
        """A message in the language of this screen."""
        return self.words.say(message, **args)

    def button(self, message: str, within: Locator | None = None, **args: str | int) -> Locator:
        """The button that is called so."""
        return (within or self.page).get_by_role("button", name=self.say(message, **args))

    def wait(self, ready: Callable[[], bool], what: str) -> None:
        """Look on until something is so."""
        end = time.monotonic() + PATIENCE
        while not ready():
            if time.monotonic() > end:
                raise AssertionError(f"{what}: not within {PATIENCE:.0f} s; troubles: {self.troubles}")
            self.page.wait_for_timeout(10)

    # ---- at a table

    @property
    def version(self) -> int:
        """How far the table is, as this screen knows."""
        return int(self.state.get("version", -1))

    @property
    def options(self) -> list[dict[str, Any]]:
        """What I may choose now; nothing if I am not asked."""
        decision = self.state.get("decision")
        return list(decision["options"]) if decision else []

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.state.get("outcome") is not None

    @property
    def choices(self) -> Locator:
        """The region with all answers."""
        return self.page.get_by_role("region", name=self.say("web-choices"))

    @property
    def offered(self) -> list[str]:
        """The answers that it offers just now: all, or those of the piece that was clicked on."""
        ids = self.choices.locator("[data-option]:visible").evaluate_all("all => all.map(each => each.dataset.option)")
        legal = {option["id"] for option in self.options}
        return [id for id in ids if id in legal]

    def choice(self, option: str) -> Locator:
        """One of the answers there."""
        return self.choices.locator(f'[data-option="{option}"]')

    @property
    def foot(self) -> Locator:
        """Take back, hint, and what ends the phase."""
        return self.choices.locator(".panel-foot button")

    def await_question(self) -> bool:
        """Look on until I am asked something, or the game is over: then the answer is no."""
        self.wait(lambda: self.is_over or self.is_asked, "a question to me")
        self.page.locator(f'[data-choices="{self.version}"]').wait_for(state="attached")
        return not self.is_over

    @property
    def is_asked(self) -> bool:
        """Whether the page asks what the server has asked; what needs no asking it answers by itself."""
        shown = self.page.locator(f'[data-choices="{self.version}"]:has(.panel-foot)')
        return bool(self.options) and shown.count() > 0

    def answer(self, act: Callable[[], None]) -> bool:
        """Do something that may answer the question: whether it does, and then look on until the table is further."""
        version, moves = self.version, self.moves
        act()
        self.page.evaluate("0")  # whatever the page has sent is known now
        if self.moves == moves and self.page.locator("[data-doubt]").count():  # it would change nothing
            self.page.locator("[data-meant]").click()
            self.page.evaluate("0")
        if self.moves > moves:
            self.wait(lambda: self.version > version, "a state after my answer")
        return self.moves > moves

    def choose(self, option: str) -> None:
        """Give one of the answers in the Choices."""
        assert self.answer(self.choice(option).click), f"a click on {option} answers nothing"

    # ---- on the board

    @property
    def pieces(self) -> Locator:
        """What is lit: a click on it answers, or says which answers are meant."""
        return self.page.locator(f"main button:is({LIT}):not(aside *):enabled:visible")

    def free_pieces(self) -> list[Locator]:
        """Those of them that no other lies upon."""
        free: list[int] = self.pieces.evaluate_all(FREE)
        return [self.pieces.nth(n) for n in free]


Arrival = Callable[..., Guest]  # of as many guests as a test asks for


def arrive(
    browser: Browser,
    server: Server,
    *,
    size: tuple[int, int] = DESK,
    language: str = "en",
    theme: str = "dark",
    moves: bool = False,
    **settings: object,
) -> Guest:
    """Somebody new at a screen of this size; all is shown at once unless it moves, the guide is silent, and
    no game is introduced (`met=[]`: none was yet)."""
    phone = size == PHONE
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        color_scheme="light" if theme == "light" else "dark",
        locale=language,
        reduced_motion="no-preference" if moves else "reduce",
        has_touch=phone,
        is_mobile=phone,
    )
    usual = {"language": language, "speed": "once", "guide": False, "name": "Ada", "met": GAMES}
    kept = json.dumps({**usual, **settings})
    context.add_init_script(KEEP_SETTINGS % json.dumps(kept))
    return Guest(context, server.address, language)
