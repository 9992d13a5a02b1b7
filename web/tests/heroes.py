"""Prints heroes.json, all that heroes.test.ts knows of the engine (`PYTHONPATH=src python web/tests/heroes.py`).

The plans of all scenarios, one decision for every kind of option, and assaults with the dungeon before and after.
"""

from __future__ import annotations

import json
import random
import sys
from typing import Any

import lootkeep

GAMES = 6  # of each scenario
ASSAULTS = 12
OPENING = {"heroes-event-assault", "heroes-event-gambled", "heroes-event-experiment"}
SEEN = ("phase", "rooms", "passages", "ram", "players", "pending", "charging")


def part(view: dict[str, Any]) -> dict[str, Any]:
    """What of a view an assault can change, without the cards."""
    kept = {field: view[field] for field in SEEN}
    fields = ("seat", "clan", "health", "lair")
    kept["players"] = [{field: player[field] for field in fields} for player in view["players"]]
    return kept


def main() -> None:
    """Play many games, mostly well, and keep what has not been seen yet."""
    plans: dict[str, Any] = {}
    decisions: dict[str, Any] = {}
    assaults: list[Any] = []
    editions = next(info["editions"] for info in lootkeep.games() if info["id"] == "heroes")
    for number, edition in enumerate(editions):
        for seed in range(GAMES):
            chance = random.Random(seed)
            clan = 1 + (number * GAMES + seed) % 9  # each of them somewhere
            game = lootkeep.new("heroes", seats=1 + seed % 4, seed=seed, edition=edition, clan1=clan)
            view = game.view(0)
            plans[edition] = {"rooms": view["rooms"], "passages": view["passages"]}
            while not game.over:
                asked = game.decision()
                for option in asked["options"]:
                    alone = {**asked, "options": [option], "refused": []}
                    decisions.setdefault(option["text"]["id"], alone)
                before, ply = game.view(0), game.ply
                options = game.options()
                best = max(game.liking(action) for action in options)
                good = [action for action in options if game.liking(action) == best]
                game.apply(chance.choice(good if chance.random() < 0.8 else options))
                news = game.events(0, since=ply)
                if OPENING & {event["id"] for event in news} and chance.random() < 0.02 and len(assaults) < ASSAULTS:
                    assaults.append({"before": part(before), "events": news, "after": part(game.view(0))})
    json.dump({"plans": plans, "decisions": decisions, "assaults": assaults}, sys.stdout, separators=(",", ":"))


main()
