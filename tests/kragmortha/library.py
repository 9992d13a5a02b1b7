"""A table of Kragmortha in a few lines, and what players see on it.

With 2 to 4 seats the library is rows 5 to 10 (`*` a teleport; a4-g4 and g5-g9 are shelves):

    5  a scroll  b potion*  c potion  d scroll  e potion  f stones*
    6  a stones  b book     c book    d stones  e book    f scroll
    7  a potion  b scroll   c scroll  d stones  e book*   f potion
    8  a book    b stones   c potion  d potion  e scroll  f scroll
    9  a desk    b desk     c book    d book    e stones  f stones
   10  a desk    b desk     c stones  d scroll  e potion  f book    g scroll*
"""

from __future__ import annotations

from typing import Any

import lootkeep
from lootkeep import Game
from lootkeep.kragmortha.game import Kragmortha
from tests.rules import choices


def table(*lines: str, **header: Any) -> Kragmortha:
    """A position from its lines (see `lootkeep.kragmortha.position`); seats as many as the lines name."""
    named = [int(line[1]) for line in lines if line[0] == "p"]
    first = " ".join(f"{name}={value}" for name, value in ({"seats": max([2, *named])} | header).items())
    game = lootkeep.load_position("\n".join([f"kragmortha library {first}", *lines]))
    assert isinstance(game, Kragmortha)
    return game


def seen(game: Game, seat: str = "") -> Any:
    """What a player sees; without a seat, what a spectator sees."""
    return game.view(int(seat[1]) - 1 if seat else None)


def at(game: Game) -> str:
    """Where the goblins stand, and then Rigor Mortis: `c6 d6 d10`."""
    view = seen(game)
    return " ".join([*(player["square"] or "-" for player in view["players"]), view["rigor"]])


def hand(game: Game, seat: str) -> list[str]:
    """What a player holds, seen by that player."""
    cards: list[str] = seen(game, seat)["players"][int(seat[1]) - 1]["hand"]["cards"]
    return cards


def looks(game: Game, seat: str) -> list[str]:
    """A player's Looks, scoldings last."""
    player = seen(game)["players"][int(seat[1]) - 1]
    found: list[str] = player["looks"] + ["scolding"] * player["scoldings"]
    return found


def tomes(game: Game, seat: str) -> list[str]:
    """A player's Tomes; `!` behind a used one."""
    return [t["tome"] + "!" * t["used"] for t in seen(game)["players"][int(seat[1]) - 1]["tomes"]]


def pile(game: Game, name: str) -> list[str]:
    """A pile of the position, hidden or not, the last on top."""
    line = next(line for line in game.position().splitlines() if line.startswith(f"{name}:"))
    return [card.split("#")[0] for card in line.split()[1:]]


def squares(game: Game) -> set[str]:
    """The squares that may be chosen now."""
    return {choice.split()[-1] for choice in choices(game) if choice[-1].isdigit()}


def call(game: Game, seat: str, text: str) -> Game:
    """Somebody calls out of turn."""
    action = game.parse_call(seat, text)
    assert action is not None, f"{seat} cannot call {text!r}"
    game.apply(action)
    return game


def can_call(game: Game) -> set[str]:
    """All that can be called out of turn now."""
    return {game.notation(action) for action in game.calls()}


def default(game: Game) -> int:
    """What a clock chooses; in one's own turn, which it leaves alone, to decline or else the first option."""
    chosen = game.default()
    if chosen is None:
        chosen = next(
            (each for each in game.options() if game.notation(each) in ("pass", "end turn")), game.options()[0]
        )
    return chosen


def next_turn(game: Kragmortha) -> Kragmortha:
    """Let the clock decide until another turn begins."""
    turn = seen(game)["turn"]
    while not game.over and seen(game)["turn"] == turn:
        game.apply(default(game))
    return game


def winner(game: Game) -> str:
    """Who has won; `open` while the game goes on."""
    outcome = game.outcome()
    return "open" if outcome is None else ", ".join(f"p{seat + 1}" for seat in outcome["winners"])
