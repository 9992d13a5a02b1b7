"""A table of Looterz in two lines, and what players see on it."""

from __future__ import annotations

from importlib import resources
from pathlib import Path
from typing import Any

import lootkeep
from lootkeep import Game
from tests.rules import plain


def table(*lines: str, edition: str = "dragon", phase: int = 2, box: Path | None = None, **header: Any) -> Game:
    """A position from its lines (see `lootkeep.looterz.position`); seats as many as the lines name."""
    named = [int(line[1]) for line in lines if line[0] == "p"]
    header = {"seats": max([2, *named]), "phase": phase} | header
    first = " ".join(["looterz", edition, *(f"{name}={value}" for name, value in header.items())])
    return lootkeep.load_position("\n".join([first, *lines]), box=box)


def house_box(folder: Path, *cards: str) -> Path:
    """The dragon's box with cards of our own: what it can do beyond the printed deck."""
    text = resources.files("lootkeep.looterz").joinpath("dragon.toml").read_text(encoding="utf-8")
    box = folder / "house.toml"
    text = text.replace('edition = "dragon"', 'edition = "house"')
    box.write_text(text + "".join(f"\n[[card]]\n{card}\n" for card in cards), encoding="utf-8")
    return box


def _view(game: Game, seat: int | None = None) -> Any:
    return game.view(seat)


def loot(game: Game) -> list[int]:
    """Everybody's Loot."""
    return [player["loot"] for player in _view(game)["players"]]


def hands(game: Game) -> list[int]:
    """How many cards everybody holds."""
    return [player["hand"]["count"] for player in _view(game)["players"]]


def hand(game: Game, seat: str) -> list[str]:
    """What a player holds, seen by that player."""
    number = int(seat[1]) - 1
    cards: list[str] = _view(game, number)["players"][number]["hand"]["cards"]
    return cards


def in_play(game: Game, seat: str) -> list[str]:
    """A player's Looterz with their life: `king:2`."""
    looterz = _view(game)["players"][int(seat[1]) - 1]["looterz"]
    return [f"{plain(looter['card'])}:{looter['life']}" for looter in looterz]


def graveyard(game: Game) -> list[str]:
    """What lies in the graveyard, the last on top."""
    cards: list[str] = _view(game)["graveyard"]["cards"]
    return cards


def inn(game: Game) -> int:
    """How many cards are left to draw."""
    count: int = _view(game)["inn"]["count"]
    return count


def clock(game: Game) -> int:
    """How many Rigor Mortis cards lie on the table."""
    shown: int = _view(game)["clock"]
    return shown


def phase(game: Game) -> str:
    """Whose turn it is, and in which phase: `p1 dungeon`."""
    view = _view(game)
    return f"p{view['active'] + 1} {view['phase']}"


def winner(game: Game) -> str:
    """Who has won; `nobody` if all lost, `open` while the game goes on."""
    outcome = game.outcome()
    if outcome is None:
        return "open"
    return ", ".join(f"p{seat + 1}" for seat in outcome["winners"]) or "nobody"
