"""A film of what somebody sees: `python -m tests.browser.film FOLDER GAME [SPEED [SIZE]]` plays some turns.

Every change of what a page tells, asks and shows is written down with its moment; and every 200 ms there is a picture.
Look at them in their order: nothing is told before it is shown.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import Any

from tests.browser.guest import SIZES, Guest, arrive
from tests.browser.studio import studio
from tests.browser.tables import set_table

EACH = 200  # ms between two pictures
SECONDS = 18.0

# What is on the page, noted whenever it changes.
RECORD = """() => {
  const texts = (selector) => [...document.querySelectorAll(selector)].map((each) => each.textContent.trim());
  const sight = () => ({
    lines: document.querySelectorAll(".log li").length,
    newest: texts(".log li").find(Boolean) ?? "",
    tumbling: document.querySelectorAll(".die.tumbles").length,
    roll: document.querySelector("[data-roll]")?.dataset.roll ?? "",
    dice: document.querySelectorAll(".die:not(.tumbles)").length,
    options: document.querySelectorAll("[data-choices] [data-option]").length,
    lit: document.querySelectorAll("main :is(.legal, .legal-square, .aim):not(aside *)").length,
    version: document.querySelector("[data-choices]")?.dataset.choices ?? "",
    asked: document.querySelector("[data-asking] h2")?.textContent ?? "",
    said: texts("[role=log] p").at(-1) ?? "",
    pieces: document.querySelectorAll("main [data-piece^='play:']").length,
    hearts: document.querySelectorAll("main [data-piece^='play:'] .hearts .icon:not(.lost)").length,
    counters: texts("[data-place^='loot-'] b").join(" "),
    herald: document.querySelectorAll(".herald li").length,
    heralded: document.querySelector(".herald li > span:last-child")?.innerText.split("\\n")[0] ?? "",
    focus: document.activeElement?.dataset.option ?? document.activeElement?.tagName,
  });
  window.film = [];
  let last = "";
  const note = () => {
    const seen = sight();
    const text = JSON.stringify(seen);
    if (text !== last) window.film.push({ at: Math.round(performance.now()), ...seen });
    last = text;
  };
  note();
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true,
    attributes: true, attributeFilter: ["class"] });
}"""


def record(guest: Guest) -> None:
    """Note from now on what changes on a page."""
    guest.page.evaluate(RECORD)


def filmed(guest: Guest) -> list[dict[str, Any]]:
    """What was noted, moment by moment."""
    return list(guest.page.evaluate("window.film"))


def play(guest: Guest, folder: Path, seconds: float) -> None:
    """Answer by the first choice whenever there is one, or the last where heroes are to come, and take pictures."""
    start, number = time.monotonic(), 0
    while time.monotonic() - start < seconds:
        offered = guest.choices.locator("[data-option]:visible")
        if offered.count():
            (offered.last if guest.state["view"]["game"] == "heroes" else offered.first).click()
        guest.page.screenshot(path=folder / f"{number:03d}.png")
        number += 1
        guest.page.wait_for_timeout(EACH)


def main(folder: str, game: str, speed: str = "normal", size: str = "desk") -> int:
    """Film some turns with a server and a browser of our own."""
    Path(folder).mkdir(parents=True, exist_ok=True)
    with studio() as (browser, server):
        guest = arrive(browser, server, size=SIZES[size], moves=True, speed=speed)
        guest.open(set_table(server, game, bots=3 if game == "looterz" else 2).path)
        guest.await_question()
        record(guest)
        play(guest, Path(folder), SECONDS)
        print(*filmed(guest), *guest.troubles, sep="\n")
    return 0


if __name__ == "__main__":
    if len(sys.argv) < 3:
        print(__doc__)
        sys.exit(2)
    sys.exit(main(*sys.argv[1:]))
