"""Where Chromium is: LOOTKEEP_CHROMIUM in the environment, a program on the path, or Playwright's own.

`python -m tests.browser.chromium` says where, and installs it where there is none: as root on Debian and its kin with
apt, elsewhere Playwright's.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.programs import apt_install

# A Chromium without a window of its own takes a quarter less of the processor for the same pages.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")

# What a test needs: no window, no first-run talk, and nothing sent to anybody. Root has no sandbox to play in.
ARGUMENTS = [
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    *(["--no-sandbox"] if os.name == "posix" and os.geteuid() == 0 else []),
]


def find() -> str | None:
    """The path of a Chromium, if there is one."""
    named = os.environ.get("LOOTKEEP_CHROMIUM")
    return named or next(filter(None, map(shutil.which, NAMES)), None) or playwrights()


def playwrights() -> str | None:
    """The path of the Chromium that Playwright installed, if it did."""
    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).is_file() else None


def install() -> None:
    """Try to install Chromium; whether it worked shows when it is looked for again."""
    for package in ("chromium-headless-shell", "chromium"):  # not every system has the first
        if apt_install(package) and find():
            return
    subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"])


def main() -> int:
    """Find Chromium, if need be after an attempt to install it."""
    if find() is None:
        install()
    found = find()
    print(f"Chromium: {found}" if found else "There is no Chromium: install it, or name it in LOOTKEEP_CHROMIUM.")
    return 0 if found else 1


if __name__ == "__main__":
    sys.exit(main())
