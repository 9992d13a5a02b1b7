"""How smoothly things move: frames per second while an attack, a shove and an assault are shown, on a slow processor.

    python -m bench.frames [--slower 4] [--seconds 25] [--size phone]

Chromium's processor is slowed down so many times. From positions in which others attack, shove and come by the door
somebody ends their turn and watches; every frame that Chromium paints while anything moves is timed. What is printed
is the median of frames per second over all stretches of motion, and how many frames in a hundred took longer than two
of sixty a second. Chromium is the system's, or the one that LOOTKEEP_CHROMIUM names.
"""

from __future__ import annotations

import argparse
import time
from statistics import median
from typing import Any

from tests.browser.film import SCENES, SEATS
from tests.browser.guest import SIZES, Guest, arrive
from tests.browser.studio import studio
from tests.browser.tables import set_table

WHAT = {"looterz": "an attack", "kragmortha": "a chain of shoves", "heroes": "an assault"}
# Three goblins in a row, and I come running.
CHAIN = """kragmortha library seats=3 first=p1 active=p1 turn=9 round=3 rigor=d8 rng=5
p1: at=c8 hand=goblin:ball+ball,goblin:book+scroll,rigor:book+ball
p2: at=c7 hand=rigor:ball+ball,rigor:book+scroll,rigor:potion+ball
p3: at=c6 hand=rigor:scroll+potion,goblin:book+potion,rigor:scroll+stones
"""
LONG = 2 * 1000 / 60  # ms of a frame that is seen to be late

# Between two frames something has moved if an animation runs that ends by itself.
WATCH = """() => {
  window.gaps = [];
  let last = 0;
  let moved = false;
  const note = (now) => {
    if (last && moved) window.gaps.push(now - last);
    last = now;
    moved = document.getAnimations().some((each) =>
      each.playState === "running" && each.effect.getComputedTiming().iterations !== Infinity);
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
}"""


def answer(guest: Guest) -> str:
    """Where I run into somebody if I can; else what stands last, which ends a phase as a rule."""
    rivals = {player.get("square") for player in guest.state["view"]["players"][1:]} - {None}
    bumps = [option["id"] for option in guest.options if rivals & set(option["notation"].split())]
    return next((id for id in guest.offered if id in bumps), (guest.offered or [""])[-1])


def watched(guest: Guest, seconds: float) -> list[float]:
    """Answer, and see how long each frame takes in which anything moves."""
    guest.page.evaluate(WATCH)
    end = time.monotonic() + seconds
    while time.monotonic() < end and not guest.is_over:
        if chosen := answer(guest):
            guest.answer(guest.choice(chosen).click)
        guest.page.wait_for_timeout(50)
    return [float(gap) for gap in guest.page.evaluate("window.gaps")]


def row(game: str, gaps: list[float]) -> str:
    """The figures of one game, as a row of a table."""
    rates = 1000 / median(gaps)
    late = 100 * sum(gap > LONG for gap in gaps) / len(gaps)
    return f"| {game}: {WHAT[game]} | {len(gaps)} | {rates:.0f} | {late:.0f} % |"


def main() -> None:
    """Measure, and print a table."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--slower", type=float, default=4.0)
    options.add_argument("--seconds", type=float, default=25.0)
    options.add_argument("--size", choices=list(SIZES), default="phone")
    options.add_argument("--games", nargs="+", choices=list(WHAT), default=list(WHAT))
    asked = options.parse_args()
    print("| | frames in motion | frames a second, median | late |\n|---|---|---|---|")
    for game in asked.games:
        with studio({**SCENES, "kragmortha": CHAIN}[game]) as (browser, server):
            guest = arrive(browser, server, size=SIZES[asked.size], moves=True, speed="normal")
            seats: dict[str, Any] = {"bots": 2, **SEATS.get(game, {})}
            guest.open(set_table(server, game, **seats).path)
            guest.await_question()
            devtools = guest.context.new_cdp_session(guest.page)
            devtools.send("Emulation.setCPUThrottlingRate", {"rate": asked.slower})
            print(row(game, watched(guest, asked.seconds)), flush=True)


if __name__ == "__main__":
    main()
