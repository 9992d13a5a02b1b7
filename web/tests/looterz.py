"""Prints looterz.json, all that looterz.test.ts knows of the engine (`PYTHONPATH=src python web/tests/looterz.py`).

The cards of both editions, and for every kind of question one moment in which it is asked,
with the events of that turn.
"""

from __future__ import annotations

import json
import random
import sys
from typing import Any

import lootkeep
from lootkeep.looterz.actions import ACTIVATE, DRAW

GAMES = 60  # of each edition
PLIES = 250  # of a game, at most: who only draws never ends
EDITIONS = ("dragon", "rigor")


def turn(events: list[Any]) -> list[Any]:
    """The events since the turn began."""
    starts = [i for i, event in enumerate(events) if event["id"] == "looterz-event-turn"]
    return events[starts[-1] :]


def main() -> None:
    """Play many games by chance, and keep each question that has not been asked yet."""
    moments: dict[str, Any] = {}
    cards = {edition: lootkeep.new("looterz", seats=2, seed=0, edition=edition).cards() for edition in EDITIONS}
    for seed in range(GAMES):
        for edition in EDITIONS:
            chance = random.Random(seed)
            game = lootkeep.new("looterz", seats=2 + seed % 5, seed=seed, edition=edition)
            for _ in range(PLIES):
                if game.over:
                    break
                seat = game.actor
                view = game.view(seat)
                step = view["pending"]["step"]
                if any(action >= ACTIVATE for action in game.options()):
                    step += " with an Activation"
                if step not in moments:
                    moments[step] = {
                        "seat": seat,
                        "view": view,
                        "decision": game.decision(),
                        "events": turn(game.events(seat)),
                    }
                hoards = seed % 8 == 0 and DRAW in game.options()  # somebody must come to more than ten cards
                game.apply(DRAW if hoards else chance.choice(game.options()))
    json.dump({"cards": cards, "moments": moments}, sys.stdout, separators=(",", ":"))


main()
