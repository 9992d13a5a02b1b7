"""Environments below .lootkeep/, each with pinned packages; a broken or half-made one is made again."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
import venv
from collections.abc import Callable
from pathlib import Path

from .shell import HOME, PINS, ROOT, Failure, digest, run, say, tool


def furnish(env: str, requirements: str, wheel: Path) -> None:
    """Make an environment with its pinned packages and with this wheel."""
    packages(env, requirements)
    note = HOME / env / "wheel"
    if not note.is_file() or note.read_text() != wheel.parent.name:
        install(env, "--no-deps", "--force-reinstall", wheel)
        note.write_text(wheel.parent.name)


def packages(env: str, requirements: str) -> None:
    """Make an environment with its pinned packages."""
    tools()
    environment(env, [requirements], lambda: install_pins(env, requirements))


def tools() -> None:
    """Make the environment that installs into the others and builds our wheels."""
    if importlib.util.find_spec("ensurepip") is None:
        raise Failure(
            f"{sys.executable} cannot make virtual environments: its module ensurepip is missing.\n"
            f"On Debian and Ubuntu: sudo apt install python3.{sys.version_info.minor}-venv"
        )
    environment("tools", ["uv.txt", "build.txt", "node.txt"], fill_tools)


def fill_tools() -> None:
    """Install uv, unless this machine has it, and what our wheels are built with."""
    if not shutil.which("uv") and not pip("tools", "--require-hashes", "-r", PINS / "uv.txt"):
        say("uv cannot be installed here; pip does its work")
    install_pins("tools", "build.txt")


def environment(env: str, requirements: list[str], fill: Callable[[], None]) -> None:
    """Make an environment, unless a sound one is there; a broken or half-made one is made again."""
    folder = HOME / env
    stamp = folder / "complete"
    key = digest([sys.version, str(folder)], [PINS / name for name in requirements])
    if stamp.is_file() and stamp.read_text() == key and starts(env):
        return
    say(f"setting up {folder.relative_to(ROOT)}")
    shutil.rmtree(folder, ignore_errors=True)
    venv.create(folder, with_pip=env == "tools", symlinks=os.name != "nt")
    fill()
    stamp.write_text(key)


def starts(env: str) -> bool:
    """Tell whether an environment's Python runs at all."""
    try:
        return subprocess.run([tool(env, "python"), "-c", ""], capture_output=True).returncode == 0
    except OSError:
        return False


def install_pins(env: str, requirements: str) -> None:
    """Install exact versions, each checked by its hash."""
    install(env, "--require-hashes", "-r", PINS / requirements)


def install(env: str, *arguments: str | Path) -> None:
    """Install with uv; with pip where there is no uv or where only pip knows the way to a mirror."""
    uv = find_uv()
    if uv:
        words = ("pip", "install", "--quiet", "--python", tool(env, "python"))
        if run(uv, *words, *arguments, UV_LINK_MODE="copy", UV_SYSTEM_CERTS="1"):
            return
        say("uv could not install this; trying with pip")
    if not pip(env, *arguments):
        raise Failure(f"cannot install into {(HOME / env).relative_to(ROOT)}; the reason stands above")


def find_uv() -> str | None:
    """The uv of our tools, or else the machine's."""
    own = tool("tools", "uv")
    return str(own) if own.is_file() else shutil.which("uv")


def pip(env: str, *arguments: str | Path) -> bool:
    """Install with the tools' pip into any of the environments."""
    words = ("-m", "pip", "--python", tool(env, "python"), "install", "-qq")
    return run(tool("tools", "python"), *words, *arguments, PIP_DISABLE_PIP_VERSION_CHECK="1")
