"""Wheels of the sources as they are now, in plain Python and compiled."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from functools import cache
from pathlib import Path

from .browser import BROWSER, build_bundle
from .environments import add_to_tools, tools
from .shell import HOME, PINS, ROOT, alone, called, copy_sources, digest, log_of, run, say, tool
from .trouble import failure

BUNDLE = Path("src/lootkeep/server/static")

# What a wheel is made of.
SOURCES = [
    "src",
    "web",
    "docs/rules",
    "setup.py",
    "compiling.py",
    "pyproject.toml",
    "MANIFEST.in",
    "README.md",
    "LICENSE",
    "CREDITS.md",
]


def build(mode: str) -> Path:
    """The wheel of the sources as they are now, built from a copy so that nothing stale gets in."""
    tools()
    shelf = shelf_of(mode, can_compile=has_compiler())
    if not shelf.is_dir() and not build_bundle():
        shelf = shelf.with_name(f"{mode}-terminal-{shelf.name[-16:]}")  # to be built again as soon as there is a bundle
    with alone(f"wheel-{mode}"):
        if not shelf.is_dir():
            build_onto(shelf, mode)
    return wheel_on(shelf)


def shelf_of(mode: str, *, can_compile: bool = True) -> Path:
    """The folder for the wheel of the sources as they are now."""
    return HOME / "wheels" / f"{mode}-{key_of_sources(mode if mode == 'plain' else f'{mode}, {can_compile}')}"


@cache
def key_of_sources(mode: str) -> str:
    """A fingerprint of all that a wheel is made of."""
    pins = PINS / ("wheel.txt" if mode == "plain" else "build.txt")
    return digest([sys.version, mode], [pins, *(ROOT / name for name in SOURCES)])[:16]


def build_onto(shelf: Path, mode: str) -> None:
    """Build a wheel; those of other sources go."""
    if mode == "compiled":
        add_to_tools("build.txt")
    for old in shelf.parent.glob(f"{mode}-*"):
        shutil.rmtree(old)
    build_wheel(mode).rename(shelf)
    if mode == "compiled" and not is_compiled(wheel_on(shelf)):
        say(f"NOTICE: plain Python, so slower; why it is not compiled: {called(log_of(mode))}")


def wheel_on(shelf: Path) -> Path:
    """The one wheel in a folder."""
    return next(shelf.glob("*.whl"))


def build_wheel(mode: str) -> Path:
    """Build the wheel of a copy of the sources; the answer is the folder it lies in."""
    copy, output = HOME / "build" / mode, HOME / "wheels" / f"new-{mode}"
    for folder in (copy, output):
        shutil.rmtree(folder, ignore_errors=True)
    copy_sources([ROOT / name for name in SOURCES], copy)
    if (BROWSER / BUNDLE).is_dir():
        shutil.copytree(BROWSER / BUNDLE, copy / BUNDLE)
    words = ["wheel", "--verbose", "--no-deps", "--no-build-isolation", "--wheel-dir", str(output), str(copy)]
    plain = "1" if mode == "plain" else "0"
    log = log_of(mode)
    if not run(tool("tools", "python"), "-m", "pip", *words, cwd=copy, log=log, LOOTKEEP_PLAIN=plain):
        raise failure(f"cannot build the wheel, {mode}", log)
    return output


def is_compiled(wheel: Path) -> bool:
    """Tell whether a wheel carries the compiled modules."""
    return any(name.startswith("lootkeep__mypyc") for name in zipfile.ZipFile(wheel).namelist())


def has_bundle(wheel: Path) -> bool:
    """Tell whether a wheel carries the browser's side."""
    return "lootkeep/server/static/index.html" in zipfile.ZipFile(wheel).namelist()


@cache
def has_compiler() -> bool:
    """Tell whether there is a C compiler that finds Python's headers."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    command = [*compiler, "-fsyntax-only", "-I", sysconfig.get_path("include"), "-x", "c", "-"]
    try:
        return subprocess.run(command, input=b"#include <Python.h>\n", capture_output=True).returncode == 0
    except OSError:
        return False


def last_words(mode: str) -> str:
    """What a build said last, or last before it gave up compiling."""
    talk = log_of(mode).read_text(errors="replace")
    before, gave_up, _ = talk.partition("lootkeep: not compiled")
    return "\n".join([*before.splitlines()[-40:], gave_up])
