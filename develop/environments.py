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

from .shell import HOME, PINS, Failure, alone, called, digest, log_of, run, tool
from .trouble import failure


def furnish(env: str, requirements: str, wheel: Path) -> None:
    """Make an environment with its pinned packages and with this wheel."""
    packages(env, requirements)
    with alone(env):
        if wheel_in(env) != wheel.parent.name:
            note_of(env).unlink(missing_ok=True)  # until the other one is in
            install(env, "--no-deps", "--force-reinstall", wheel)
            note_of(env).write_text(wheel.parent.name)


def wheel_in(env: str) -> str:
    """Which wheel an environment has, by its folder's name."""
    return note_of(env).read_text() if note_of(env).is_file() else ""


def note_of(env: str) -> Path:
    """The file in which an environment's wheel is noted."""
    return HOME / env / "wheel"


def packages(env: str, requirements: str) -> None:
    """Make an environment with its pinned packages."""
    tools()
    environment(env, [requirements], lambda: install_pins(env, requirements))


def tools() -> None:
    """Make the environment that installs into the others and builds our wheels."""
    if importlib.util.find_spec("ensurepip") is None:
        raise Failure(
            f"{sys.executable} cannot make virtual environments: its module ensurepip is missing. "
            f"On Debian and Ubuntu: sudo apt install python3.{sys.version_info.minor}-venv"
        )
    environment("tools", ["uv.txt", "wheel.txt"], fill_tools)


def fill_tools() -> None:
    """Install uv, unless this machine has it, and what a wheel in plain Python is built with."""
    if not shutil.which("uv"):
        pip("tools", log_of("tools"), "--require-hashes", "-r", PINS / "uv.txt")  # if that fails, pip does its work
    install_pins("tools", "wheel.txt")


def add_to_tools(requirements: str) -> None:
    """Give our tools something more that not everybody needs: a compiler's front end, Node."""
    tools()
    with alone(f"tools-{requirements}"):
        stamp = HOME / "tools" / f"{requirements}.complete"
        key = digest([], [PINS / requirements])
        if not stamp.is_file() or stamp.read_text() != key:
            install_pins("tools", requirements)
            stamp.write_text(key)


def environment(env: str, requirements: list[str], fill: Callable[[], None]) -> None:
    """Make an environment, unless a sound one is there; a broken or half-made one is made again."""
    folder = HOME / env
    stamp = folder / "complete"
    key = digest([sys.version, str(folder)], [PINS / name for name in requirements])

    def is_sound() -> bool:
        return stamp.is_file() and stamp.read_text() == key and starts(env)

    if is_sound():
        return
    with alone(env):
        if is_sound():  # somebody else has made it meanwhile
            return
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
    uv, log = find_uv(), log_of(env)
    if uv:
        words: list[str | Path] = ["pip", "install", "--quiet", "--python", tool(env, "python")]
        words += ["--compile-bytecode"] if env.startswith("play") else []  # for a quick start
        if run(uv, *words, *arguments, log=log, UV_LINK_MODE="copy", UV_SYSTEM_CERTS="1", UV_HTTP_TIMEOUT="30"):
            return
    if not pip(env, log, *arguments):
        raise failure(f"cannot install into {called(HOME / env)}", log)


def find_uv() -> str | None:
    """The uv of our tools, or else the machine's."""
    own = tool("tools", "uv")
    return str(own) if os.access(own, os.X_OK) else shutil.which("uv")


def pip(env: str, log: Path, *arguments: str | Path) -> bool:
    """Install with the tools' pip into any of the environments."""
    words = ("-m", "pip", "--python", tool(env, "python"), "install", "-qq", "--retries", "1", "--timeout", "30")
    return run(tool("tools", "python"), *words, *arguments, log=log, PIP_DISABLE_PIP_VERSION_CHECK="1")
