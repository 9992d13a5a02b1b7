"""Who sits where: `you:Ada,you,guard` is Ada, another person at this keyboard, and a bot."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ..bots import LEVELS, Bot, bot
from ..engine.errors import InvalidSetup
from ..speech import words

YOU = "you"


@dataclass
class Chair:
    """A place at the table: how it was asked for, the name of who sits there, and the bot if it is one."""

    spec: str
    name: str
    bot: Bot | None


def chairs(specs: Iterable[str], seed: int, lang: str = "en") -> list[Chair]:
    """The places that a list of seats asks for; a person without a name has none here."""
    placed: list[Chair] = []
    for number, spec in enumerate(spec.strip() for spec in specs):
        you, _, name = spec.partition(":")
        if not spec:
            raise InvalidSetup(f"Seat {number + 1} is empty: `you`, `you:Ada` or a bot such as `guard` would be right.")
        if you == YOU:
            placed.append(Chair(spec, _unused(_printable(name), placed) if name else "", None))
        else:
            player = bot(spec, seed=seed + number)
            if not player.is_fair:
                fair = spec.removeprefix("seer:")
                raise InvalidSetup(
                    f"Seat {number + 1}: {spec} sees all cards, for the arena only; {fair} would be right."
                )
            placed.append(Chair(spec, _unused(_called(spec, lang), placed), player))
    return placed


def is_person(spec: str) -> bool:
    """Whether a seat is asked for by a person and not by a bot."""
    return spec.strip().partition(":")[0] == YOU


def _called(spec: str, lang: str) -> str:
    """A bot's name: a level has one in each language, others are called as they were asked for."""
    return words(lang).say(f"bots-level-{spec}") if spec in LEVELS else spec


def _printable(name: str) -> str:
    """A name without signs that could move the cursor."""
    return "".join(sign for sign in name.strip() if sign.isprintable())


def _unused(name: str, placed: list[Chair]) -> str:
    """The name, with a number if somebody has it already."""
    taken = {chair.name for chair in placed}
    unused, number = name, 1
    while unused in taken:
        number += 1
        unused = f"{name} {number}"
    return unused


def names_of(specs: list[str], lang: str) -> list[str]:
    """What the players of a record are called, whoever they were."""
    placed: list[Chair] = []
    for spec in specs:
        you, _, name = spec.partition(":")
        shown = _printable(name if you == YOU else _called(spec, lang))
        placed.append(Chair(spec, _unused(shown, placed) if shown else "", None))
    return [chair.name for chair in placed]
