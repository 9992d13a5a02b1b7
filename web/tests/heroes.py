"""Prints heroes.json, all that heroes.test.ts knows of the engine (`PYTHONPATH=src python web/tests/heroes.py`).

The plans of all scenarios, one decision for every kind of option, and assaults, decision by decision, with the dungeon
before, between and after them.
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
SEEN = ("phase", "rooms", "passages", "foes", "runners", "goal", "players", "pending", "charging", "looting")
TELLING = {"heroes-event-looted", "heroes-event-charges"}  # what happens in an assault that is worth being kept


def part(view: dict[str, Any]) -> dict[str, Any]:
    """What of a view an assault can change, without the cards."""
    kept = {field: view[field] for field in SEEN}
    fields = ("seat", "clan", "health", "lair")
    kept["players"] = [{field: player[field] for field in fields} for player in view["players"]]
    return kept


def is_in_assault(view: dict[str, Any]) -> bool:
    """Whether heroes are still at it."""
    return bool(view["phase"] == "assault" and view["pending"])


def main() -> None:
    """Play many games, mostly well, and keep what has not been seen yet."""
    plans: dict[str, Any] = {}
    decisions: dict[str, Any] = {}
    assaults: list[Any] = []
    editions = next(info["editions"] for info in lootkeep.games() if info["id"] == "heroes")
    for number, edition in enumerate(editions):
        for seed in range(GAMES):
            chance, lots = random.Random(seed), random.Random(seed)
            clan = 1 + (number * GAMES + seed) % 9  # each of them somewhere
            game = lootkeep.new("heroes", seats=1 + seed % 4, seed=seed, edition=edition, clan1=clan)
            view = game.view(0)
            plans[edition] = {"rooms": view["rooms"], "passages": view["passages"]}
            views: list[Any] = []
            told: list[Any] = []
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
                news, view = game.events(0, since=ply), game.view(0)
                if told or OPENING & {event["id"] for event in news}:
                    views.append(part(before))
                    told.append(news)
                if told and not is_in_assault(view):
                    if worth(told) and lots.random() < 0.3 and len(assaults) < ASSAULTS:
                        assaults.append({"views": [*views, part(view)], "events": told})
                    views, told = [], []
    json.dump({"plans": plans, "decisions": decisions, "assaults": assaults}, sys.stdout, separators=(",", ":"))


def worth(told: list[Any]) -> bool:
    """Whether something happens in an assault."""
    return bool(TELLING & {event["id"] for events in told for event in events})


main()
