"""Take the pictures of tables in the browser again: `python -m docs.pictures.tables [NAME...]`.

It needs an installed Lootkeep with its pages, Playwright and Chromium: `.lootkeep/plain/bin/python` has them once the
tests have run. The deal is always the same, and so are the answers; the pictures are as the pages look now.
"""

from __future__ import annotations

import base64
import random
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, sync_playwright
from websockets.sync.client import connect

from tests.browser import chromium
from tests.browser.guest import DESK, PHONE, Guest, arrive
from tests.browser.server import Server
from tests.browser.tables import Table, await_question, send, set_table

HERE = Path(__file__).parent
QUALITY = 82
WIDE = 1200  # pixels of a whole table
PAUSE = 0.02  # seconds before an answer: the server does not hear more of one address


class Scene(NamedTuple):
    """A table, and when it is worth a look."""

    setting: dict[str, Any]
    is_worth: Callable[[Any, int], bool]  # the view, and how many answers there are


class Picture(NamedTuple):
    """What is taken at a scene: the whole screen, or one part of it."""

    scene: str
    size: tuple[int, int] = DESK
    part: str = ""
    theme: str = "dark"


def is_attack(view: Any, answers: int) -> bool:
    """A crowded dungeon, and a choice of whom to attack."""
    mine, *rivals = view["players"]
    is_crowded = sum(len(each["looterz"]) for each in rivals) >= 6 and len(mine["looterz"]) >= 2
    return view["pending"]["step"] == "attack" and is_crowded and mine["hand"]["count"] >= 2


def is_recruitment(view: Any, answers: int) -> bool:
    """A full hand to recruit from."""
    return view["phase"] == "recruitment-1" and answers >= 5 and len(view["players"][0]["looterz"]) >= 2


def is_step(view: Any, answers: int) -> bool:
    """A goblin with a Tome and somewhere to go, and somebody who has been glared at."""
    mine, *rivals = view["players"]
    glared = sum(len(each["looks"]) for each in rivals)
    return view["pending"]["step"] == "move" and answers >= 3 and len(mine["tomes"]) >= 1 and glared >= 2


def is_shove(view: Any, answers: int) -> bool:
    """Somebody to be shoved out of the way."""
    return view["pending"]["step"] == "shove" and answers >= 3


def is_glared_at(view: Any, answers: int) -> bool:
    """Looks to be borne."""
    return view["pending"]["step"] in ("card", "move") and len(view["players"][0]["looks"]) == 2


def heroes_in(view: Any) -> int:
    """How many heroes are in the dungeon."""
    return sum(each["awake"] + each["exhausted"] for room in view["rooms"] for each in room["heroes"])


def is_defence(view: Any, answers: int) -> bool:
    """A card half played, with heroes about and more in hand."""
    hand = view["players"][0]["hand"]["count"]
    return view["pending"]["step"] == "icons" and answers >= 5 and hand >= 3 and heroes_in(view) >= 5


def is_turn(view: Any, answers: int) -> bool:
    """A whole hand, and heroes who lie in wait."""
    return view["pending"]["step"] == "turn" and view["players"][0]["hand"]["count"] == 5 and heroes_in(view) >= 4


SCENES = {
    "looterz": Scene({"game": "looterz", "bots": 3}, is_attack),
    "recruitment": Scene({"game": "looterz", "bots": 2, "edition": "rigor"}, is_recruitment),
    "kragmortha": Scene({"game": "kragmortha", "bots": 3}, is_step),
    "shove": Scene({"game": "kragmortha", "bots": 5}, is_shove),
    "penances": Scene({"game": "kragmortha", "bots": 3, "options": {"penance": 1}}, is_glared_at),
    "heroes": Scene({"game": "heroes", "bots": 2}, is_defence),
    "turn": Scene({"game": "heroes", "bots": 1, "edition": "the-ram"}, is_turn),
}
CHOICES = "[data-choices]"
PICTURES = {
    "looterz": Picture("looterz"),
    "looterz-choices": Picture("looterz", part=CHOICES),
    "looterz-phone": Picture("looterz", PHONE),
    "looterz-light": Picture("recruitment", theme="light"),
    "kragmortha": Picture("kragmortha"),
    "kragmortha-choices": Picture("shove", part=CHOICES),
    "kragmortha-phone": Picture("penances", PHONE),
    "kragmortha-light": Picture("shove", theme="light"),
    "heroes": Picture("heroes"),
    "heroes-choices": Picture("heroes", part=CHOICES),
    "heroes-phone": Picture("turn", PHONE),
    "heroes-light": Picture("turn", theme="light"),
}


def setting_of(server: Server, scene: Scene) -> Table:
    """A table at which there is something to see: others are played until one comes to such a moment."""
    for seed in range(100):
        setting = dict(scene.setting)
        table = set_table(server, setting.pop("game"), **setting)
        if play(table, scene, random.Random(seed)):
            return table
    raise RuntimeError("no game comes to a moment that is worth a look")


def play(table: Table, scene: Scene, chance: random.Random) -> bool:
    """Answer by chance until there is something to see; tell whether it came to that."""
    with connect(f"ws{table.server.address.removeprefix('http')}/ws") as socket:
        send(socket, "hello", table=table.name, keys=list(table.keys["seats"].values()))
        while True:
            state = await_question(socket, [0])
            if state["outcome"]:
                return False
            options = state["decision"]["options"]
            if scene.is_worth(state["view"], len(options)):
                return True
            time.sleep(PAUSE)
            chosen = chance.choice(options)["id"]
            send(socket, "move", seat=0, version=state["version"], option=chosen)


def take(guest: Guest, picture: Picture, file: Path) -> None:
    """Take one picture, as WebP."""
    guest.settle()
    area: dict[str, float] = {"x": 0, "y": 0, "width": picture.size[0], "height": picture.size[1]}
    if picture.part:
        box = guest.page.locator(picture.part).first.bounding_box()
        assert box is not None
        area = {"x": box["x"], "y": box["y"], "width": box["width"], "height": box["height"]}
    scale = min(1.0, WIDE / area["width"])
    browser = guest.context.new_cdp_session(guest.page)
    asked = {"format": "webp", "quality": QUALITY, "clip": {**area, "scale": scale}}
    file.write_bytes(base64.b64decode(browser.send("Page.captureScreenshot", asked)["data"]))


def take_all(browser: Browser, names: list[str], folder: Path) -> None:
    """Set each table once, in a server of its own, and take its pictures."""
    for scene in dict.fromkeys(PICTURES[name].scene for name in names):
        with tempfile.TemporaryDirectory() as home:
            server = Server(Path(home))
            server.start()
            try:
                table = setting_of(server, SCENES[scene])
                for name in names:
                    picture = PICTURES[name]
                    if picture.scene == scene:
                        guest = arrive(browser, server, size=picture.size, theme=picture.theme)
                        guest.carry(table)
                        guest.open(table.address)
                        guest.page.locator("[data-choices]").wait_for(state="attached")
                        take(guest, picture, folder / f"{name}.webp")
                        guest.context.close()
                        print(name)
            finally:
                server.end()


def main(*names: str) -> int:
    """Take these pictures, or all."""
    program = chromium.find()
    if program is None:
        print("There is no Chromium: install it, or name it in LOOTKEEP_CHROMIUM.")
        return 1
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=chromium.ARGUMENTS)
        take_all(browser, list(names or PICTURES), HERE)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
