"""From a click to the new view on the screen: a real browser, a real server on loopback, nobody else there.

    python bench/clicks.py [--clicks 60] [--game looterz]

Chromium is the system's, or the one that LOOTKEEP_CHROMIUM names. A click counts from the pointer's event to the frame
in which the answer of the server is painted: the next question, or whose turn it is now.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
from statistics import median, quantiles
from urllib.request import urlopen

from playwright.sync_api import Page, sync_playwright

FLAGS = "--no-sandbox --headless --disable-gpu --disable-quic --no-first-run --disable-background-networking"
AT_A_TABLE = 15  # clicks
SEATS = {"looterz": 2, "kragmortha": 2, "heroes": 1}

# Resolves with the milliseconds from the click to the first frame after the Choices have changed.
CLICK = """
(button) => new Promise((resolve) => {
  const panel = document.querySelector("[data-choices]");
  const version = panel.dataset.choices;
  let began = 0;
  button.addEventListener("click", (event) => (began = event.timeStamp), { capture: true, once: true });
  const painted = () => requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)));
  new MutationObserver((_, watcher) => {
    if (panel.dataset.choices !== version) { watcher.disconnect(); painted(); }
  }).observe(panel, { attributes: true });
  button.click();
})
"""


def serve(folder: str) -> tuple[subprocess.Popen[str], str]:
    """A server of its own, and its address."""
    command = [sys.executable, "-m", "lootkeep", "serve", "--port", "0", "--no-browser", "--db", f"{folder}/tables.db"]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    assert server.stdout is not None
    for line in server.stdout:
        if "http://" in line:
            address = "http://" + line.split("http://")[1].split("/")[0]
            urlopen(f"{address}/healthz").read()
            return server, address
    raise SystemExit("the server did not start")


def table(page: Page, address: str, game: str) -> None:
    """Sit down alone against the simplest bots, at a table of the given game."""
    seats = [{"who": "me"}] + [{"who": "bot", "level": "apprentice"}] * (SEATS[game] - 1)
    made = page.evaluate(
        """async (table) => {
          const answer = await fetch("/api/tables", {
            method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(table) });
          const made = await answer.json();
          localStorage.setItem("lootkeep-keys", JSON.stringify({ [made.table]: { ...made.keys, seen: Date.now() } }));
          return made.table;
        }""",
        {"game": game, "seats": seats},
    )
    page.goto(f"{address}/t/{made}")


def clicks(page: Page, address: str, game: str, count: int) -> list[float]:
    """The milliseconds of so many clicks, each on the first answer; at several tables, so that no game ends."""
    taken: list[float] = []
    while len(taken) < count:
        if len(taken) % AT_A_TABLE == 0:
            table(page, address, game)
        button = page.wait_for_selector("[data-choices] [data-option]:not([disabled])", timeout=60_000)
        assert button is not None
        taken.append(page.evaluate(CLICK, button))
    return taken


def main() -> None:
    """Measure, and print the distribution."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--clicks", type=int, default=60)
    options.add_argument("--game", choices=SEATS, default="looterz")
    asked = options.parse_args()
    chromium = os.environ.get("LOOTKEEP_CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server, address = serve(folder)
        try:
            browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS.split())
            page = browser.new_page(viewport={"width": 1440, "height": 900})
            page.goto(address)
            taken = clicks(page, address, asked.game, asked.clicks)
            browser.close()
        finally:
            server.kill()
    p95 = quantiles(taken, n=20, method="inclusive")[18]
    figures = {"clicks": len(taken), "median": median(taken), "p95": p95, "most": max(taken)}
    print(asked.game, json.dumps({name: round(value, 1) for name, value in figures.items()}), "ms")


if __name__ == "__main__":
    main()
