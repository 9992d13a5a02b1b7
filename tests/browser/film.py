"""A film of what somebody sees: `python -m tests.browser.film FOLDER GAME [SPEED [SIZE]]` shows what others do.

In Looterz they attack and steal, in Kragmortha somebody is caught, and the heroes make an assault. Every change of what
the page tells, asks and shows is written down with its moment, and for every 100 ms there is a picture: by the page's
own clock, which is stopped while one is taken. Look at them in their order: nothing is told before it is shown.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from tests.browser import fullest
from tests.browser.guest import SIZES, Guest, arrive
from tests.browser.hours import GRACE, answer_last, is_asked, let_pass, sit_still
from tests.browser.studio import studio
from tests.browser.tables import set_table

EACH = 100  # ms between two pictures
MOST = 150  # pictures

# Where a film begins: I end my turn, and then it comes.
SCENES = {
    "looterz": """looterz dragon seats=3 target=15 first=p1 active=p1 turn=9 phase=3 rng=7
p1: loot=8 hand=thief,zombie play=king:2,captain
p2: loot=4 hand=orc play=hydra,dragonling
p3: loot=5 hand=frog,ghost play=vampire,thief
""",
    "kragmortha": """kragmortha library seats=3 first=p1 active=p1 turn=9 round=3 rigor=d8 rng=5
p1: at=c7 hand=goblin:ball+ball,goblin:book+scroll,rigor:book+ball
p2: at=f5 hand=rigor:ball+ball,rigor:book+scroll,rigor:potion+ball
p3: at=a5 hand=rigor:scroll+potion,goblin:book+potion,rigor:scroll+stones
""",
    "heroes": fullest.POSITION,
}
SEATS: dict[str, dict[str, Any]] = {"heroes": {"bots": 3, "edition": fullest.EDITION}}

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
    cut: [...document.querySelectorAll(".recap ul:not(:has(li + li + li))")].some( // more of them may scroll
      (each) => each.scrollHeight > each.clientHeight + 1),
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


# Motion stands still at the page's own moment.
STAND = """() => {
  window.born ??= new WeakMap();
  for (const motion of document.getAnimations()) {
    const now = performance.now();
    if (!window.born.has(motion)) window.born.set(motion, now);
    const time = now - window.born.get(motion);
    if (time >= motion.effect.getComputedTiming().endTime) motion.finish();
    else Object.assign(motion, { currentTime: time }).pause();
  }
}"""


def shoot(guest: Guest, folder: Path) -> None:
    """Take pictures until it is my turn again; whatever I am asked I answer by what stands last."""
    turn = guest.state["view"]["turn"]
    for number in range(MOST):
        guest.page.evaluate(STAND)
        guest.page.screenshot(path=folder / f"{number:03d}.png")
        if is_asked(guest):
            if guest.state["view"]["turn"] > turn and guest.state["view"]["active"] == 0:
                return
            let_pass(guest, GRACE)
            answer_last(guest)
        let_pass(guest, EACH)


def main(folder: str, game: str, speed: str = "normal", size: str = "desk") -> int:
    """Film some turns with a server and a browser of our own."""
    Path(folder).mkdir(parents=True, exist_ok=True)
    with studio(SCENES[game]) as (browser, server):
        guest = arrive(browser, server, size=SIZES[size], moves=True, speed=speed)
        sit_still(guest, set_table(server, game, **{"bots": 2, **SEATS.get(game, {})}).path)
        let_pass(guest, GRACE)
        record(guest)
        shoot(guest, Path(folder))
        start = filmed(guest)[0]["at"]
        print(*({**moment, "at": moment["at"] - start} for moment in filmed(guest)), *guest.troubles, sep="\n")
    return 0


if __name__ == "__main__":
    if len(sys.argv) < 3:
        print(__doc__)
        sys.exit(2)
    sys.exit(main(*sys.argv[1:]))
