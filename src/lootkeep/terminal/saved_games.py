"""Where games are kept: one record each, written whole or not at all."""

from __future__ import annotations

import os
import tempfile
import time
from pathlib import Path

from ..engine.errors import InvalidRecord
from ..engine.game import Game
from ..engine.record import read_record
from ..private import make_private, own_folder
from ..register import load_record

MOST_BYTES = 16_000_000


def folder() -> Path:
    """The folder for games of this user."""
    return own_folder() / "games"


def new_file(game: Game) -> Path:
    """A file for this game that does not exist yet."""
    setup = game.setup
    parts = [setup.game, setup.edition, *([] if setup.seed is None else [str(setup.seed)])]
    stem = "-".join([*parts, time.strftime("%Y%m%d-%H%M%S")])
    path = folder() / f"{stem}.lootkeep"
    number = 1
    while path.exists():
        number += 1
        path = folder() / f"{stem}-{number}.lootkeep"
    return path


def read(path: Path) -> str:
    """The text of a record."""
    try:
        with path.open("rb") as file:
            return file.read(MOST_BYTES).decode("utf-8")
    except OSError as error:
        raise InvalidRecord(f"{path}: it cannot be read ({error.strerror}).") from None
    except UnicodeDecodeError:
        raise InvalidRecord(f"{path}: this is no record, it is not text in UTF-8.") from None


def load(path: Path) -> tuple[Game, list[str]]:
    """The game that a file tells, and the names of who played it."""
    text = read(path)
    try:
        return load_record(text), read_record(text).names
    except InvalidRecord as error:
        raise InvalidRecord(f"{path}: {error}") from None


def write(path: Path, text: str) -> None:
    """Put the text in the file: whoever reads it finds the old text or the new one, never half."""
    if path.is_relative_to(folder()):
        make_private(folder().parent)
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=path.name, suffix=".part")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(temporary).replace(path)
    except BaseException:
        Path(temporary).unlink(missing_ok=True)
        raise
