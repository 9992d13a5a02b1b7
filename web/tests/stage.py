"""Prints stage.json, the games that stage.test.ts shows (`PYTHONPATH=src python web/tests/stage.py`).

Whole games of players who do what they like best, seen by the first of them: for each decision who has taken it and
what happened, and of one game each what the board showed after it, as far as the browser folds events into boards.
"""

from __future__ import annotations

import json
import random
import sys
from typing import Any

import lootkeep

GAMES = {("looterz", 4): 6, ("looterz", 6): 3, ("kragmortha", 4): 3, ("heroes", 3): 2}
MOST = 420  # decisions of a game
CARELESS = 0.15  # how often somebody does something else


def looterz(view: dict[str, Any]) -> Any:
    """Everybody's Loot and Looterz."""
    return [[player["loot"], {each["card"]: each["life"] for each in player["looterz"]}] for player in view["players"]]


def kragmortha(view: dict[str, Any]) -> Any:
    """Where Rigor Mortis and the goblins stand."""
    return [view["rigor"], [player["square"] for player in view["players"]]]


BOARDS = {"looterz": looterz, "kragmortha": kragmortha}


def play(name: str, seats: int, seed: int, *, boards: bool) -> dict[str, Any]:
    """One game, decision by decision."""
    chance = random.Random(seed)
    game = lootkeep.new(name, seats=seats, seed=seed)
    board = BOARDS.get(name) if boards else None
    told: dict[str, Any] = {"game": name, "seats": seats, "plies": []}
    if board:
        told["boards"] = [board(game.view(0))]
    while not game.over and game.ply < MOST:
        ply, actor, options = game.ply, game.actor, game.options()
        best = max(game.liking(action) for action in options)
        liked = [action for action in options if game.liking(action) == best]
        game.apply(chance.choice(options if chance.random() < CARELESS else liked))
        events = [[event["id"].removeprefix(f"{name}-event-"), event["args"]] for event in game.events(0, since=ply)]
        told["plies"].append([actor, events])
        if board:
            told["boards"].append(board(game.view(0)))
    return told


def main() -> None:
    """Play them all."""
    games = [play(name, seats, seed, boards=seed == 0) for (name, seats), many in GAMES.items() for seed in range(many)]
    json.dump(games, sys.stdout, separators=(",", ":"))


main()
