"""How long somebody at a screen waits between two of their turns: a real browser, each game at each speed.

    python -m bench.turns [--seconds 60] [--games looterz kragmortha heroes] [--speeds calm normal brisk once]

One person plays among guards and answers by chance, by clicks in the Choices, as soon as a question is there. A wait is
the time from the click with which a turn ends to the next question on the page, if others had a turn meanwhile; divided
by how many had one it is the length of a rival's turn. In Keep the Heroes Out! the assault belongs to the turn before
it. Chromium is the system's, or the one that LOOTKEEP_CHROMIUM names.
"""

from __future__ import annotations

import argparse
import random
import time
from statistics import mean, quantiles
from typing import NamedTuple

from playwright.sync_api import Browser

from tests.browser.guest import Guest, arrive
from tests.browser.server import Server
from tests.browser.studio import studio
from tests.browser.tables import set_table

SPEEDS = ["calm", "normal", "brisk", "once"]
RIVALS = {"looterz": 3, "kragmortha": 3, "heroes": 2}


class Wait(NamedTuple):
    """From one turn of mine to the next."""

    seconds: float
    turns: int  # that others had meanwhile


class Watch:
    """Counts the turns of others as the server tells of them."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.actives: list[int] = []
        guest.page.on("websocket", lambda socket: socket.on("framereceived", lambda _: self._note()))

    def _note(self) -> None:
        active = int(self.guest.state.get("view", {}).get("active", -1))
        if not self.actives or self.actives[-1] != active:
            self.actives.append(active)

    def others(self) -> int:
        """How many turns others have had since I last asked."""
        turns = sum(active > 0 for active in self.actives)
        self.actives = self.actives[-1:]
        return turns


def answer(guest: Guest, chance: random.Random) -> float:
    """Choose something, and when; a click that comes too soon after the question counts for nothing."""
    chosen = guest.choice(chance.choice(guest.offered))
    while True:
        now = time.monotonic()
        if guest.answer(chosen.click):
            return now
        guest.page.wait_for_timeout(50)


def waits(browser: Browser, server: Server, game: str, speed: str, seconds: float) -> list[Wait]:
    """What somebody waits for who plays so long, at as many tables as that takes."""
    found: list[Wait] = []
    chance = random.Random(1)
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        guest = arrive(browser, server, moves=True, speed=speed)
        watch = Watch(guest)
        guest.open(set_table(server, game, bots=RIVALS[game], level="guard").path)
        guest.await_question()
        while time.monotonic() < end:
            answered = answer(guest, chance)
            if not guest.await_question():
                break
            guest.choices.locator("[data-option]:visible").first.wait_for()
            if turns := watch.others():
                found.append(Wait(time.monotonic() - answered, turns))
        guest.context.close()
    return found


def row(game: str, speed: str, found: list[Wait]) -> str:
    """The figures of one game at one speed, as a row of a table."""
    whole = [wait.seconds for wait in found]
    each = [wait.seconds / wait.turns for wait in found]
    if len(whole) < 2:
        return f"| {game}, {speed} | {len(whole)} | | | | |"
    p90 = quantiles(whole, n=10, method="inclusive")[8]
    return f"| {game}, {speed} | {len(whole)} | {mean(each):.1f} | {mean(whole):.1f} | {p90:.1f} | {max(whole):.1f} |"


def main() -> None:
    """Measure, and print a table."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--seconds", type=float, default=60.0)
    options.add_argument("--games", nargs="+", choices=RIVALS, default=list(RIVALS))
    options.add_argument("--speeds", nargs="+", choices=SPEEDS, default=SPEEDS)
    asked = options.parse_args()
    print(
        "| | waits | a rival's turn, s | between my turns, s | nine in ten below | longest |\n|---|---|---|---|---|---|"
    )
    with studio() as (browser, server):
        for game in asked.games:
            for speed in asked.speeds:
                print(row(game, speed, waits(browser, server, game, speed, asked.seconds)), flush=True)


if __name__ == "__main__":
    main()
