"""The browser's side, built by Node once for the wheels of both modes."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from functools import cache
from pathlib import Path

from .environments import add_to_tools
from .shell import HOME, ROOT, Failure, Obstacle, alone, copy_sources, files_of, log_of, run, say, tool
from .trouble import failure

BROWSER = HOME / "browser"
NO_NODE = "Node, which builds the browser's side, cannot be installed here"

# What the browser's side is made of, and what its tests compare it with.
SOURCES = [
    "web",
    "src/lootkeep/locales",
    "src/lootkeep/looterz/dragon.toml",
    "src/lootkeep/looterz/rigor.toml",
    "src/lootkeep/kragmortha/library.toml",
    "src/lootkeep/heroes/keep.toml",
    "src/lootkeep/heroes/held.toml",
    "src/lootkeep/heroes/trophies.toml",
    "docs/rules",
]


@cache
def build_bundle() -> bool:
    """Build the browser's side, once for the wheels of both modes, and tell whether it is there."""
    try:
        make_bundle()
    except Failure as problem:
        say(f"NOTICE: {problem}")
        say("NOTICE: THERE IS ONLY THE TERMINAL TO PLAY IN: python3 dev.py run play looterz")
        return False
    return True


def make_bundle(stage: Callable[[str], AbstractContextManager[None]] = lambda name: nullcontext()) -> None:
    """Build the browser's side, in two stages, unless the one that lies there is of these very sources."""
    with stage("Node and what it needs"):
        if not has_node():
            raise Failure(NO_NODE)
        with alone("browser"):
            bundle = browser_copy() / "web" / "bundle.py"
            if not run(tool("tools", "python"), bundle, "furnish", log=log_of("browser")):
                raise failure("the packages of the browser's side cannot be installed", log_of("browser"))
    with stage("the browser's side"), alone("browser"):
        if not run(tool("tools", "python"), bundle, "build", log=log_of("browser")):
            raise failure("the browser's side cannot be built", log_of("browser"))


def browser_copy() -> Path:
    """A copy of the browser's sources as they are now, where Node may leave its packages and the bundle."""
    for file in files_of([BROWSER] if BROWSER.is_dir() else []):
        file.unlink()
    copy_sources([ROOT / name for name in SOURCES], BROWSER)
    return BROWSER


def has_node() -> bool:
    """Tell whether our tools have Node, or can be given it; for some machines it is not made."""
    try:
        add_to_tools("node.txt")
    except Obstacle:
        raise
    except Failure:
        return False
    return True
