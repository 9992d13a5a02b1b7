"""Wheels of the sources as they are now, in plain Python and compiled."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

from .browser import BROWSER, build_bundle
from .environments import tools
from .shell import HOME, PINS, ROOT, Failure, copy_sources, digest, log_of, say, surroundings, tool

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
]


def build(mode: str) -> Path:
    """The wheel of the sources as they are now, built from a copy so that nothing stale gets in."""
    tools()
    sources = [ROOT / name for name in SOURCES]
    key = digest([sys.version, mode, str(has_compiler())], [PINS / "build.txt", *sources])
    shelf = HOME / "wheels" / f"{mode}-{key[:16]}"
    if not shelf.is_dir() and not build_bundle():
        shelf = shelf.with_name(f"{mode}-terminal-{key[:16]}")  # to be built again as soon as there is a bundle
    if not shelf.is_dir():
        say(f"building lootkeep, {mode}")
        for old in shelf.parent.glob(f"{mode}-*"):
            shutil.rmtree(old)
        build_wheel(mode, sources).rename(shelf)
        if mode == "compiled" and not is_compiled(wheel_on(shelf)):
            say(f"NOTICE: plain Python, so slower; why it is not compiled: {log_of(mode).relative_to(ROOT)}")
    return wheel_on(shelf)


def wheel_on(shelf: Path) -> Path:
    """The one wheel in a folder."""
    return next(shelf.glob("*.whl"))


def build_wheel(mode: str, sources: list[Path]) -> Path:
    """Build the wheel of a copy of the sources; the answer is the folder it lies in."""
    copy, output = HOME / "build" / mode, HOME / "wheels" / f"new-{mode}"
    for folder in (copy, output):
        shutil.rmtree(folder, ignore_errors=True)
    copy_sources(sources, copy)
    if (BROWSER / BUNDLE).is_dir():
        shutil.copytree(BROWSER / BUNDLE, copy / BUNDLE)
    words = ["wheel", "--verbose", "--no-deps", "--no-build-isolation", "--wheel-dir", str(output), str(copy)]
    with log_of(mode).open("w") as log:
        done = subprocess.run(
            [tool("tools", "python"), "-m", "pip", *words],
            cwd=copy,
            env=surroundings(LOOTKEEP_PLAIN="1" if mode == "plain" else "0"),
            stdout=log,
            stderr=subprocess.STDOUT,
        )
    if done.returncode != 0:
        raise Failure(f"{trouble(mode)}\ncannot build the wheel")
    return output


def is_compiled(wheel: Path) -> bool:
    """Tell whether a wheel carries the compiled modules."""
    return any(name.startswith("lootkeep__mypyc") for name in zipfile.ZipFile(wheel).namelist())


def has_bundle(wheel: Path) -> bool:
    """Tell whether a wheel carries the browser's side."""
    return "lootkeep/server/static/index.html" in zipfile.ZipFile(wheel).namelist()


def has_compiler() -> bool:
    """Tell whether there is a C compiler that finds Python's headers."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    command = [*compiler, "-fsyntax-only", "-I", sysconfig.get_path("include"), "-x", "c", "-"]
    try:
        return subprocess.run(command, input=b"#include <Python.h>\n", capture_output=True).returncode == 0
    except OSError:
        return False


def trouble(mode: str) -> str:
    """What a build said last, or last before it gave up compiling."""
    talk = log_of(mode).read_text(errors="replace")
    before, gave_up, _ = talk.partition("lootkeep: not compiled")
    return "\n".join([*before.splitlines()[-40:], gave_up])
