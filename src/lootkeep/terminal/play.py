"""A table set up or taken up again, for people at this keyboard and bots."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import TextIO

from .. import shelf
from ..speech import words
from ..table.errors import InvalidSetup
from ..table.game import Game
from . import keep
from .screen import screen, unbroken
from .seats import Chair, chairs, is_person, is_program
from .session import LEFT, Session

RIVALS = "you,guard,guard"  # if nobody says who plays
PARTNERS = "you,greedy,greedy"


def play(
    game: str = "looterz",
    *,
    seats: str | None = None,
    edition: str | None = None,
    box: str | Path | None = None,
    seed: int | None = None,
    lang: str = "en",
    resume: str | Path | None = None,
    file: str | Path | None = None,
    plain: bool = False,
    stdin: TextIO | None = None,
    stdout: TextIO | None = None,
    options: Mapping[str, int | None] | None = None,
    **more: int | None,
) -> int:
    """Play at this terminal; the exit code is 0, or 130 after Ctrl-C, and either way the game is kept.

    `resume` goes on with a record, with those who played it unless `seats` names others, and keeps the game
    there; `file` says where to keep a new one; `options` are the game's own, such as the target,
    and can be given by their names as well.
    """
    language = words(lang)
    if resume is not None:
        path = Path(resume)
        table, placed = _resumed(game, path, seats, lang)
    else:
        table, placed = _new(game, seats, edition, box, seed, {**(options or {}), **more}, lang)
        path = Path(file) if file is not None else keep.new_file(table)
        if os.path.lexists(path):
            raise InvalidSetup(f"{path}: this file exists already; --resume would go on with the game in it.")
    place = screen(plain=plain, stdin=stdin, stdout=stdout)
    with unbroken(place.stdout):
        return Session(table, placed, language, place, path).run()
    return LEFT


def _new(
    game: str,
    seats: str | None,
    edition: str | None,
    box: str | Path | None,
    seed: int | None,
    options: dict[str, int | None],
    lang: str,
) -> tuple[Game, list[Chair]]:
    """A table set up for those who were asked for."""
    specs = (seats or RIVALS).split(",")
    agreed = {name: value for name, value in options.items() if value is not None}
    if "people" in shelf.entry(game).options:
        people = sum(1 << seat for seat, spec in enumerate(specs) if is_person(spec))
        agreed.setdefault("people", people)
    table = shelf.new(game, seats=len(specs), seed=seed, edition=edition, box=box, **agreed)
    if table.allied and not seats:
        specs = PARTNERS.split(",")
    return table, chairs(specs, table.setup.seed, lang)


def _resumed(game: str, path: Path, seats: str | None, lang: str) -> tuple[Game, list[Chair]]:
    """The game that a record tells, with those who played it unless others are named."""
    table, names = keep.load(path)
    if table.setup.game != game:
        raise InvalidSetup(f"{path}: this is a game of {table.setup.game}, not of {game}.")
    if seats is None and any(is_program(name) for name in names):
        raise InvalidSetup(f"{path}: a program played here, and no record may start one; say --seats.")
    specs = names if seats is None else seats.split(",")
    if len(specs) != table.seats:
        raise InvalidSetup(f"{path}: the game has {table.seats} seats, and {len(specs)} are named; say --seats.")
    return table, chairs(specs, table.setup.seed, lang)
