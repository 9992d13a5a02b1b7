"""A table set up or taken up again, for people at this keyboard and bots."""

from __future__ import annotations

import os
import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import TextIO

from .. import register
from ..bots.specs import is_foreign
from ..engine.errors import InvalidSetup
from ..engine.fairness import Pledge, new_key, plain_words
from ..engine.game import Game
from ..speech import Words
from ..speech import words as speech
from . import saved_games
from .screen import Screen, screen, unbroken
from .seats import Chair, chairs, is_person
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
    words: bool = False,
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
    there; `file` says where to keep a new one; with `words` those who sit here are asked for words of their own before
    the deal; `options` are the game's own, such as the target, and can be given by their names as well.
    """
    language = speech(lang)
    place = screen(plain=plain, stdin=stdin, stdout=stdout)
    if resume is not None:
        path = Path(resume)
        table, placed = _resumed(game, path, seats, lang)
    else:
        pledge = None if seed is not None else pledged((seats or RIVALS).split(","), words, language, place)
        table, placed = _new(game, seats, edition, box, seed, pledge, {**(options or {}), **more}, lang)
        path = Path(file) if file is not None else saved_games.new_file(table)
        if os.path.lexists(path):
            raise InvalidSetup(f"{path}: this file exists already; --resume would go on with the game in it.")
    with unbroken(place.stdout):
        return Session(table, placed, language, place, path).run()
    return LEFT


def _new(
    game: str,
    seats: str | None,
    edition: str | None,
    box: str | Path | None,
    seed: int | None,
    pledge: Pledge | None,
    options: dict[str, int | None],
    lang: str,
) -> tuple[Game, list[Chair]]:
    """A table set up for those who were asked for."""
    specs = (seats or RIVALS).split(",")
    agreed = {name: value for name, value in options.items() if value is not None}
    if why_not := register.entry(game).why_not_in_terminal(agreed):
        raise InvalidSetup(why_not)
    agreed = {**register.entry(game).seated([is_person(spec) for spec in specs]), **agreed}
    key, said = (None, ()) if pledge is None else (pledge.key, pledge.words)
    table = register.new(game, seats=len(specs), seed=seed, key=key, words=said, edition=edition, box=box, **agreed)
    if table.allied and not seats:
        specs = PARTNERS.split(",")
    return table, chairs(specs, bots_seed(table), lang)


def pledged(specs: list[str], ask: bool, language: Words, place: Screen) -> Pledge:
    """A key whose commitment everybody here sees before the deal, and the words that they add if they are asked."""
    key = new_key()
    if not ask:
        return Pledge(key)
    place.show([[("text", language.say("terminal-pledged", commitment=Pledge(key).commitment))]])
    said = []
    for seat, spec in enumerate(specs, 1):
        question = language.say("terminal-words", name=spec.partition(":")[2].strip() or f"p{seat}")
        said.append(plain_words(place.ask(question + " ") or "") if is_person(spec) else "")
    return Pledge(key, said)


def bots_seed(table: Game) -> int:
    """By what the bots' own chance is seeded: with the table's seed it is always the same, else nobody knows it."""
    return secrets.randbits(31) if table.setup.seed is None else table.setup.seed


def _resumed(game: str, path: Path, seats: str | None, lang: str) -> tuple[Game, list[Chair]]:
    """The game that a record tells, with those who played it unless others are named."""
    table, names = saved_games.load(path)
    if table.setup.game != game:
        raise InvalidSetup(f"{path}: this is a game of {table.setup.game}, not of {game}.")
    if seats is None and any(is_foreign(name) for name in names):
        raise InvalidSetup(f"{path}: a program played here, and no record may start one; say --seats.")
    specs = names if seats is None else seats.split(",")
    if len(specs) != table.seats:
        raise InvalidSetup(f"{path}: the game has {table.seats} seats, and {len(specs)} are named; say --seats.")
    return table, chairs(specs, bots_seed(table), lang)
