"""Hints on the screen: sentences below a picture, or a small table for a decision of a record."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TextIO

from ..bots import Hint, hints
from ..bots.hints import standing
from ..engine.errors import IllegalMove, InvalidSetup
from ..engine.game import Game
from ..lines import Line, aligned, size, wrapped
from ..speech import words
from . import saved_games
from .choices import Choices
from .hook import hook, posed
from .screen import screen, unbroken
from .seats import names_of

SECONDS = 1.0  # that somebody at the table waits for a hint


def hint(
    path: str | Path,
    *,
    seconds: float = 2.0,
    ply: int | None = None,
    lang: str = "en",
    as_json: bool = False,
    stdout: TextIO | None = None,
) -> None:
    """Print the best moves for whoever decides at the end of a record, or after so many of its moves."""
    language = words(lang)
    game, names = saved_games.load(Path(path))
    ply = game.ply if ply is None else ply
    world = after(game, ply, path)
    seat = int(world.actor)
    place = screen(plain=as_json, stdout=stdout)
    with place.waiting(language.say("terminal-hint-wait")):
        found = hints(world, seconds=seconds)
    if as_json:
        answer = {"game": world.setup.game, "ply": ply, "seat": seat, "hints": found}
        lines: list[Line] = [[("text", json.dumps(answer))]]
    else:
        say = language.at(world, names_of(names, lang))
        own = hook(world.setup.game)
        choices = Choices(world, posed(own, world), say, own, world.view(seat))
        lines = headed(choices, ply, game.ply, place.width) + table(found, choices, place.width)
    with unbroken(place.stdout):
        place.show(lines)


def after(game: Game, ply: int, path: str | Path) -> Game:
    """The game after so many of its moves, if there is something to decide then."""
    history = game.history
    assert history is not None
    moves = len(history.moves)
    if not 0 <= ply <= moves:
        raise InvalidSetup(f"{path}: there is no --ply {ply} in this record; 0 to {moves} would be right.")
    if game.over and ply == moves:
        raise IllegalMove(f"{path}: the game is over; --ply N, from 0 to {moves - 1}, looks at an earlier decision.")
    return history.replayed(ply)


def headed(choices: Choices, ply: int, moves: int, width: int) -> list[Line]:
    """Which game, which move, who is asked, and what."""
    say = choices.say
    title = say.words.say(
        "terminal-replay-title",
        game=say.words.say(f"{say.game}-name"),
        edition=say.edition,
        n=ply,
        all=moves,
        eyes=say.seat(choices.decision["seat"]),
    )
    question = say.text(choices.decision["prompt"])
    return wrapped([("name", title)], width) + wrapped([("question", question)], width)


def table(found: list[Hint], choices: Choices, width: int) -> list[Line]:
    """Rank, move, chance, interval and how sure, in columns; the only move needs none."""
    if found[0]["chance"] is None:
        return sentences(found, choices, width)
    word = choices.say.words.say
    moves = moves_of(choices)
    heads = ("move", "hold" if choices.game.allied else "win", "interval", "how")
    rows: list[Line] = [[("", ""), *(("dim", word(f"terminal-hint-{head}")) for head in heads)]]
    for place, each in enumerate(found):
        rows.append(
            [
                ("number", f" {place + 1}"),
                ("text", moves[each["action"]][1]),
                ("now", f"{percent(each['chance'])} %"),
                ("dim", f"{percent(each['low'])}–{percent(each['high'])} %"),
                ("text", word(standing(place, each["sure"]))),
            ]
        )
    lines = aligned(rows)
    if max(map(size, lines)) > width:  # the moves on lines of their own
        below = aligned([[("", "  "), *row[2:]] for row in rows])
        lines = [line for pair in zip(aligned([row[:2] for row in rows]), below, strict=True) for line in pair]
    return lines + wrapped([("dim", word("terminal-hint-note"))], width)


def sentences(found: list[Hint], choices: Choices, width: int) -> list[Line]:
    """A sentence for each hint, with its number among the choices."""
    moves = moves_of(choices)
    lines: list[Line] = []
    for each in found:
        number, label = moves[each["action"]]
        said = choices.say.words.say("bots-hint", move=label, words=choices.say.text(each["words"]))
        lines += wrapped([("number", f" {number} "), ("text", said)], width, indent=3)
    return lines


def moves_of(choices: Choices) -> dict[int, tuple[int, str]]:
    """The number and the words of each choice, by its action."""
    actions = [option["action"] for option in choices.decision["options"]]
    return dict(zip(actions, enumerate(choices.labels(), 1), strict=True))


def percent(chance: float | None) -> str:
    """A chance as a whole number of percent; nothing where nobody looked."""
    return "" if chance is None else f"{100 * chance:.0f}"
