"""Where things lie, and how commands of ours are run and spoken of."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import threading
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

ROOT = Path(__file__).resolve().parent.parent
HOME = Path(os.environ.get("LOOTKEEP_BUILDS") or ROOT / ".lootkeep").absolute()
PINS = ROOT / "requirements"
SCRIPTS = "Scripts" if os.name == "nt" else "bin"


class Failure(Exception):
    """Something that a person must mend; its text says how."""


class Obstacle(Failure):
    """Something about the machine, not about us: its disk, its network. Once it is gone the same may go well."""


def say(text: str, out: TextIO | None = None) -> None:
    """Print a line of our own so that it stands out among those of the tools."""
    print(f"== {text}", file=out, flush=True)


def called(path: Path) -> str:
    """A path as people would name it who stand in the repository."""
    return str(path.relative_to(ROOT)) if path.is_relative_to(ROOT) else str(path)


def run(*command: str | Path, log: Path | None = None, cwd: Path = ROOT, **extra: str) -> bool:
    """Run a command in the repository and tell whether it went well; what it says may go to a log instead."""
    if log is None:
        return ended_well(subprocess.Popen(command, cwd=cwd, env=surroundings(**extra)))
    with log.open("w") as talk:
        return ended_well(
            subprocess.Popen(command, cwd=cwd, env=surroundings(**extra), stdout=talk, stderr=subprocess.STDOUT)
        )


def ended_well(child: subprocess.Popen[bytes]) -> bool:
    """Wait for a command; if we are interrupted it was too, and may finish its sentence."""
    with running_lock:
        running.add(child)
    try:
        return child.wait() == 0
    except KeyboardInterrupt:
        child.wait()
        raise
    finally:
        with running_lock:
            running.discard(child)


running: set[subprocess.Popen[bytes]] = set()  # commands that somebody waits for
running_lock = threading.Lock()


def stop_all() -> None:
    """End the commands that others of our threads wait for."""
    with running_lock:
        for child in running:
            child.terminate()


@contextmanager
def alone(work: str) -> Iterator[None]:
    """Only one of us does this work in this folder at a time; whoever comes second waits."""
    locks = HOME / "locks"
    locks.mkdir(parents=True, exist_ok=True)
    with (locks / work).open("w") as file:
        if not locked(file.fileno(), wait=False):
            say(f"waiting: another dev.py is busy in {called(HOME)}")
            locked(file.fileno(), wait=True)
        yield


if sys.platform != "win32":
    import fcntl

    def locked(file: int, *, wait: bool) -> bool:
        """Lock an open file, if nobody else has."""
        try:
            fcntl.flock(file, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
        except BlockingIOError:
            return False
        return True
else:
    import msvcrt
    import time

    def locked(file: int, *, wait: bool) -> bool:
        """Lock an open file, if nobody else has."""
        while True:
            try:
                msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
                return True
            except OSError:
                if not wait:
                    return False
                time.sleep(0.2)


def surroundings(**extra: str) -> dict[str, str]:
    """The environment's variables for our tools, without those that let other modules in."""
    foreign = ("PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV")
    ours = {name: value for name, value in os.environ.items() if name not in foreign}
    downloads = {"npm_config_cache": str(HOME / "npm"), "PLAYWRIGHT_BROWSERS_PATH": str(HOME / "browsers")}
    return downloads | ours | extra


def tool(env: str, name: str) -> Path:
    """The path of a program of one of the environments."""
    return HOME / env / SCRIPTS / (f"{name}.exe" if os.name == "nt" else name)


def digest(words: Iterable[str], paths: Iterable[Path]) -> str:
    """A fingerprint of words and of files with their names, folders included."""
    total = hashlib.sha256("\n".join(words).encode())
    for file in files_of(paths):
        total.update(f"\n{file.relative_to(ROOT)}\n".encode())
        total.update(hashlib.sha256(file.read_bytes()).digest())
    return total.hexdigest()


LEFTOVERS = {"__pycache__", "lootkeep.egg-info", "node_modules", "static"}  # folders of earlier builds and runs


def files_of(paths: Iterable[Path]) -> Iterator[Path]:
    """These files and the files of these folders, in a stable order, without leftovers of other builds."""
    for path in paths:
        yield from files_in(path) if path.is_dir() else [path]


def files_in(folder: Path) -> Iterator[Path]:
    """The files of a folder; what an earlier build left is not even looked into."""
    found = []
    for place, folders, names in os.walk(folder):
        folders[:] = [name for name in folders if name not in LEFTOVERS]
        found += [Path(place, name) for name in names if not name.endswith((".so", ".pyd"))]
    yield from sorted(file for file in found if file.is_file())


def copy_sources(sources: list[Path], target: Path) -> None:
    """Copy files and folders of the repository to their places below another folder."""
    copy_files(files_of(sources), target)


def copy_files(files: Iterable[Path], target: Path) -> None:
    """Copy files of the repository to their places below another folder."""
    for file in files:
        place = target / file.relative_to(ROOT)
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(file, place)


def log_of(work: str) -> Path:
    """Where the talk of a build is kept."""
    return HOME / f"build-{work}.log"
