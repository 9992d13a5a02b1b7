"""Prints foretold.json, for danger.test.ts and stage.test.ts (`PYTHONPATH=src python web/tests/foretold.py`).

Rooms in which heroes rest beside a treasure, with what the engine foretells if a hero of each class came there now; and
assaults of the Tithe in which debts are called in, with the dungeon before and after each decision.
"""

from __future__ import annotations

import json
import random
import sys
from typing import Any

import lootkeep

SCENARIOS = ("first-watch", "short-rations")
GAMES = 6  # of each of them
EACH = 8  # rooms of a kind that are kept
DEBTS = (1, 2, 4)
ROOMS = ("forge", "workshop", "library", "pantry", "crypt", "study", "sewer", "menagerie", "cells")
HEROES = ("thief", "warrior", "archer", "mage")
SEEN = ("phase", "rooms", "passages", "foes", "runners", "goal", "players", "pending", "charging", "looting")


def rests(room: dict[str, Any]) -> bool:
    """Whether heroes rest beside a treasure, and nobody is awake."""
    awake = sum(each["arriving"] + each["awake"] for each in room["heroes"])
    return bool(room["heroes"] and room["treasure"] > 0 and awake == 0 and room["room"] not in ("vault", "cells"))


def foretold(game: Any, view: dict[str, Any], room: dict[str, Any]) -> dict[str, Any]:
    """A room, whom the Guild can still send, and which classes would make that it is looted."""
    loots = []
    for hero in HEROES:
        told = game.what_if(room["room"], hero)
        if any(event["id"].endswith("-looted") and event["args"]["room"] == f"@card/{room['room']}" for event in told):
            loots.append(hero)
    players = [{"health": player["health"]} for player in view["players"]]
    guild = {field: view["guild"][field] for field in ("left", "heroes", "chance")}
    reserve = {hero: view["reserve"][hero] for hero in HEROES}
    return {
        "room": room,
        "guild": guild,
        "reserve": reserve,
        "players": players,
        "goal": view["goal"],
        "loots": loots,
    }


def trapped(game: Any, room: str) -> Any:
    """The same game with one trap more in a room."""
    lines = game.position().splitlines()
    [place] = (number for number, line in enumerate(lines) if line.startswith(f"{room}: "))
    had = "tokens=" in lines[place]
    lines[place] = lines[place].replace("tokens=", "tokens=trap,") if had else f"{lines[place]} tokens=trap"
    return lootkeep.load_position("\n".join(lines))


def debt(owed: int, treasures: int) -> dict[str, Any]:
    """The Crown calls a debt in, while there are so many treasures outside the Vault."""
    robbed = [f"{room}: treasure=-" for room in ROOMS[treasures:]]
    lines = [
        "heroes the-tithe seats=1",
        "p1: clan=ratkin deck=",
        f"vault: events={owed}",
        *robbed,
        "guild: mage:bones crown",
    ]
    game = lootkeep.load_position("\n".join(lines))
    views, events = [game.view(0)], []
    game.apply(game.parse("end turn"))
    while True:
        views.append(game.view(0))
        events.append(game.events(0, since=game.ply - 1))
        if views[-1]["phase"] != "assault":
            break
        game.apply(game.options()[0])
    return {"views": [{field: view[field] for field in SEEN} for view in views], "events": events}


def main() -> None:
    """Play carelessly, so that much goes wrong, and keep some of each kind."""
    rooms: dict[str, list[Any]] = {}
    for edition in SCENARIOS:
        for seed in range(GAMES):
            chance = random.Random(seed)
            game = lootkeep.new("heroes", seats=2, seed=seed, edition=edition)
            while not game.over:
                before = game.view(0)
                if before["phase"] == "play":
                    for room in filter(rests, before["rooms"]):
                        for world in (game, trapped(game, room["room"])) if before["reserve"]["trap"] else (game,):
                            view = world.view(0)
                            [same] = (each for each in view["rooms"] if each["room"] == room["room"])
                            found = foretold(world, view, same)
                            kind = f"{same['tokens'].get('trap', 0)} {bool(room['monsters'])} {found['loots']}"
                            if len(rooms.setdefault(kind, [])) < EACH:
                                rooms[kind].append(found)
                options = game.options()
                best = max(game.liking(action) for action in options)
                good = [action for action in options if game.liking(action) == best]
                game.apply(chance.choice(good if chance.random() < 0.6 else options))
    found = [each for kind in sorted(rooms) for each in rooms[kind]]
    debts = [debt(owed, treasures) for owed in DEBTS for treasures in (1, len(ROOMS))]
    json.dump({"rooms": found, "debts": debts}, sys.stdout, separators=(",", ":"))


main()
