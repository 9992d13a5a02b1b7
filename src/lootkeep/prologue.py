"""A first game that is rigged, to be learnt from: a position and all answers, in a game's `prologue.toml`.

    position = "looterz dragon seats=2 ..."  # the first seat is the learner's; `rng` loads the dice

    [[move]]
    do = "recruit assassin"  # as it is typed
    step = "hire"  # the learner has to find this one; its words are `prologue-looterz-hire`
    point = '[data-piece="hand:assassin:0"]'  # the piece on the board that these speak of; else the answer
    clear = '[data-piece="play:thief#1"]'  # what must stay in sight, too
    can = true  # then this has been learnt: `prologue-looterz-hire-can`
    other = { "draw" = "draw" }  # to this answer the guide says `prologue-looterz-hire-draw`, to all others `...-no`

    [[move]]
    do = "search frog#1"  # without a step it is played as it stands
    shows = ["looterz-event-searched n=0"]  # what chance must bring

`python -m lootkeep.prologue GAME` looks for a chance that brings all this, and says which.
"""

from __future__ import annotations

import re
import sys
import tomllib
from functools import cache
from importlib import resources
from typing import Any, NamedTuple

from . import register
from .engine.chance import seeded
from .engine.errors import IllegalMove, UnknownName
from .engine.game import Game
from .engine.messages import Event

LEARNER = 0  # the seat
MOST_TRIES = 100_000
CHANCE = re.compile(r"(?<=\brng=)\d+")


class Move(NamedTuple):
    """One decision, as it was recorded."""

    do: str
    step: str = ""
    point: str = ""
    clear: str = ""
    can: bool = False
    other: dict[str, str] = {}
    shows: tuple[str, ...] = ()


class Prologue(NamedTuple):
    """A recorded first game."""

    game: str
    position: str
    moves: tuple[Move, ...]

    def begin(self, chance: int | None = None) -> Game:
        """The table before the first move; another chance may be tried."""
        text = self.position if chance is None else CHANCE.sub(str(seeded(chance)), self.position)
        return register.load_position(text)

    def follow(self, table: Game, move: Move) -> list[Event]:
        """Carry a move out: what was told of it. An IllegalMove says that rules or chance do not have it so."""
        ply = table.ply
        table.apply(table.parse(move.do))
        told = table.events(LEARNER, ply)
        for wanted in move.shows:
            if not any(is_shown(wanted, event) for event in told):
                raise IllegalMove(f"{move.do!r} does not show {wanted!r}.")
        return told


def is_shown(wanted: str, event: Event) -> bool:
    """Whether an event is one that is wanted: `looterz-event-searched n=0`."""
    id, *args = wanted.split()
    return event["id"] == id and all(str(event["args"].get(name)) == value for name, _, value in map(_pair, args))


def _pair(text: str) -> tuple[str, str, str]:
    return text.partition("=")


@cache
def read(game: str) -> Prologue:
    """The prologue of a game; not every game has one."""
    file = resources.files(register.package(game)).joinpath("prologue.toml")
    if not file.is_file():
        raise UnknownName(f"{game} has no prologue.")
    data: dict[str, Any] = tomllib.loads(file.read_text(encoding="utf-8"))
    moves = [Move(**{**each, "shows": tuple(each.get("shows", ()))}) for each in data["move"]]
    return Prologue(game, data["position"].strip() + "\n", tuple(moves))


def search(prologue: Prologue) -> int | None:
    """The first chance that brings what the moves have to show."""
    for chance in range(1, MOST_TRIES):
        table = prologue.begin(chance)
        try:
            for move in prologue.moves:
                prologue.follow(table, move)
        except IllegalMove:
            continue
        return seeded(chance)
    return None


if __name__ == "__main__":
    found = search(read(sys.argv[1]))
    print("no chance does" if found is None else f"rng={found}")
