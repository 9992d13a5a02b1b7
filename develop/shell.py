"""Where things lie, and how commands of ours are run and spoken of."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HOME = ROOT / ".lootkeep"
PINS = ROOT / "requirements"
SCRIPTS = "Scripts" if os.name == "nt" else "bin"


class Failure(Exception):
    """Something that a person must mend; its text says how."""


def say(text: str) -> None:
    """Print a line of our own so that it stands out among those of the tools."""
    print(f"== {text}", flush=True)


def run(*command: str | Path, **extra: str) -> bool:
    """Run a command in the repository and tell whether it went well."""
    child = subprocess.Popen(command, cwd=ROOT, env=surroundings(**extra))
    try:
        return child.wait() == 0
    except KeyboardInterrupt:
        child.wait()  # it was interrupted too, and may finish its sentence
        raise


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


def files_of(paths: Iterable[Path]) -> Iterator[Path]:
    """These files and the files of these folders, in a stable order, without leftovers of other builds."""
    for path in paths:
        for file in sorted(path.rglob("*")) if path.is_dir() else [path]:
            if file.is_file() and not is_leftover(file):
                yield file


def copy_sources(sources: list[Path], target: Path) -> None:
    """Copy files and folders of the repository to their places below another folder."""
    copy_files(files_of(sources), target)


def copy_files(files: Iterable[Path], target: Path) -> None:
    """Copy files of the repository to their places below another folder."""
    for file in files:
        place = target / file.relative_to(ROOT)
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(file, place)


def is_leftover(file: Path) -> bool:
    """Tell whether a file was made by an earlier build or run."""
    folders = {"__pycache__", "lootkeep.egg-info", "node_modules", "static"}
    return not folders.isdisjoint(file.relative_to(ROOT).parts) or file.suffix in (".so", ".pyd")


def log_of(mode: str) -> Path:
    """Where the talk of a build is kept."""
    return HOME / f"build-{mode}.log"
