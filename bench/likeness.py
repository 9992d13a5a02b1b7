"""How alike two scenarios of Keep the Heroes Out! play: whether one game's figures tell which of the two it was.

`python bench/likeness.py [--games 400] [--bot greedy] [--page FILE]` plays each scenario at Challenging with two seats,
writes down what happened, and asks for every pair how often the nearer of two means (nearest centroid, figures
standardised) is right: means of half of the games, asked of the other half. 50 % is alike, 100 % never mistaken.
Rooms are named by their distance to the heroes' goal only, so that a map alone tells nothing.
"""

import argparse
import math
from collections.abc import Callable, Iterable
from itertools import combinations
from multiprocessing import Pool
from pathlib import Path

from lootkeep import register
from lootkeep.bots.choices import greediest
from lootkeep.engine import chance
from lootkeep.engine.history import Journal
from lootkeep.engine.messages import Event
from lootkeep.heroes.box import EDITIONS

SEATS, CHALLENGING = 2, 2
CHUNK = 25
OPENING = 2 * SEATS  # turns: two of each player

# What is counted in a game, by the events that tell of it.
WHOLE: dict[str, tuple[str, ...]] = {
    "turns": ("turn",),
    "treasures lost": ("looted", "seized", "runner-left"),
    "cards bought": ("bought", "took"),
    "gambles": ("gambled",),
    "traps sprung": ("trapped", "foe-trapped", "captain-trapped"),
    "portals": ("portal-done", "portal-set"),
    "monsters fallen": ("fell",),
    "hero attacks": ("attacks",),
    "charges": ("charges",),
    "wakings": ("roused", "freed", "stirred", "restored"),
    "tokens carried": ("carried",),
    "rooms built": ("built",),
    "heroes struck": ("melee", "ranged", "ability-hit"),
    "inspirings": ("inspired",),
    "goods made": ("produced", "generated"),
    "cards discarded": ("discarded", "paid", "swapped"),
}
# What only some scenarios have, in general words.
OWN: dict[str, tuple[str, ...]] = {
    "deeds": ("delivered", "blasted", "shelved", "cleared-flooded", "cleared-picket", "cleared-dark"),
    "foes struck": ("foe-hit", "captain-hit", "foe-trapped", "captain-trapped", "tough-hit"),
    "treasures carried off": ("carried-off", "runner-left", "treasure-back"),
    "tokens lost or paid": ("lost",),
    "heroes who creep": ("creeps",),
    "heroes thrown into the Cells": ("thrown",),
    "passages and portals changed": ("closed", "opened", "portal-broken", "reopened"),
    "rooms in trouble": ("marked-flooded", "marked-picket", "marked-dark"),
}
PLACES = ("cells", "at the goal", "1 away", "2 away", "3 or more away")
FIGHTS = ("attacks", "melee", "ranged", "ability-hit")

# What players do in their first turns, as shares of all that they do.
ACTS: dict[str, tuple[str, ...]] = {
    "moves": ("moved",),
    "carries": ("carried",),
    "goods made": ("produced", "generated"),
    "purchases": ("bought", "took"),
    "attacks": ("melee", "ranged", "ability-hit", "foe-hit", "captain-hit", "tough-hit"),
    "traps": ("trap-set",),
    "portals": ("portal-done", "portal-set"),
    "summonses": ("summoned", "ambushed"),
    "deeds": ("delivered", "blasted", "shelved", "cleared-flooded", "cleared-picket", "cleared-dark"),
    "gambles": ("gambled",),
}

Figures = list[float]
Job = tuple[str, int, int]  # scenario, first seed, games


def play(job: Job) -> tuple[str, list[tuple[Figures, Figures, Figures]]]:
    """Some games: what happened, where, and what was done in the first turns."""
    scenario, first, games = job
    found = []
    for seed in range(first, first + games):
        game = register.new("heroes", seats=SEATS, seed=seed, edition=scenario, difficulty=CHALLENGING).copy()
        game.journal = Journal()
        far = {str(room["room"]): room["distance"] for room in game.view(None)["rooms"]}
        rng = chance.seeded(seed)
        while game.choice_count > 0:
            rng = chance.advanced(rng)
            game.play(greediest(game, rng))
        events = game.events(None)
        found.append((count(map(word_of, events), WHOLE), own(events, far), opening(events)))
    return scenario, found


def word_of(event: Event) -> str:
    """What an event tells of."""
    return event["id"].split("-event-")[1]


def count(words: Iterable[str], kinds: dict[str, tuple[str, ...]]) -> Figures:
    """How often each kind is there."""
    said = list(words)
    return [float(sum(said.count(word) for word in kind)) for kind in kinds.values()]


def own(events: list[Event], far: dict[str, int | None]) -> Figures:
    """Where they fought, and then what only some scenarios have."""
    return places(events, far) + count(map(word_of, events), OWN)


def places(events: list[Event], far: dict[str, int | None]) -> Figures:
    """In which share of its fights they were in the Cells, and so far from the goal."""
    tally = [0.0] * len(PLACES)
    for event in events:
        room = str(event["args"].get("room", "")).removeprefix("@card/")
        if word_of(event) in FIGHTS and room:
            tally[0 if room == "cells" else 1 + min(far.get(room) or 0, 3)] += 1
    return [each / max(sum(tally), 1) for each in tally]


def opening(events: list[Event]) -> Figures:
    """What players did in their first two turns each, in shares, without places."""
    words: list[str] = []
    turns = 0
    for event in events:
        word = word_of(event)
        turns += word == "turn"
        if turns > OPENING:
            break
        if turns:
            words.append(word)
    tally = count(words, ACTS)
    return [each / max(sum(tally), 1) for each in tally]


def told_apart(one: list[Figures], other: list[Figures]) -> float:
    """How often the nearer mean is the right one, of 100."""
    half, rest = (one[::2], other[::2]), (one[1::2], other[1::2])
    width = range(len(one[0]))
    everything = half[0] + half[1]
    spread = []
    for place in width:
        column = [figures[place] for figures in everything]
        mean = sum(column) / len(column)
        spread.append(math.sqrt(sum((each - mean) ** 2 for each in column) / len(column)) or 1.0)
    means = [[sum(each[place] for each in games) / len(games) for place in width] for games in half]

    def gap(figures: Figures, side: int) -> float:
        return sum(((figures[place] - means[side][place]) / spread[place]) ** 2 for place in width)

    right = [gap(figures, side) < gap(figures, 1 - side) for side in (0, 1) for figures in rest[side]]
    return 100 * sum(right) / len(right)


def table(rates: dict[tuple[str, str], float]) -> list[str]:
    """The matrix of all pairs, scenarios by their numbers."""
    names = list(EDITIONS)
    lines = [f"| | {' | '.join(str(number) for number in range(1, len(names) + 1))} |"]
    lines.append("|---" * (len(names) + 1) + "|")
    for number, name in enumerate(names, 1):
        cells = []
        for other in names:
            rate = rates.get((name, other), rates.get((other, name)))
            cells.append("" if rate is None else f"{rate:.0f}")
        lines.append(f"| {number} {name} | {' | '.join(cells)} |")
    return lines


def summary(title: str, rates: dict[tuple[str, str], float], least: int) -> str:
    """One line: mean, worst pair, and how many pairs are below the bar."""
    worst = min(rates, key=lambda pair: rates[pair])
    below = sum(rate < least for rate in rates.values())
    mean = sum(rates.values()) / len(rates)
    return f"| {title} | {mean:.0f} % | {rates[worst]:.0f} % ({worst[0]}, {worst[1]}) | {below} of {len(rates)} |"


def main() -> None:
    """Play, and print the page."""
    parser = argparse.ArgumentParser(description="Tell scenarios apart by how they are played.")
    parser.add_argument("--games", type=int, default=400, help="of each scenario")
    parser.add_argument("--page", type=Path, help="write the page here")
    options = parser.parse_args()
    games: dict[str, list[tuple[Figures, Figures, Figures]]] = {name: [] for name in EDITIONS}
    jobs = [(name, first, CHUNK) for name in EDITIONS for first in range(0, options.games, CHUNK)]
    with Pool() as pool:
        for name, found in pool.imap(play, jobs):
            games[name] += found
    kinds: dict[str, Callable[[tuple[Figures, Figures, Figures]], Figures]] = {
        "whole game, without places": lambda game: game[0],
        "whole game, with places": lambda game: game[0] + game[1][: len(PLACES)],
        "whole game, with places and what only some scenarios have": lambda game: game[0] + game[1],
        "first two turns, kinds of action only": lambda game: game[2],
    }
    bars = (70, 70, 70, 60)
    rates = {
        kind: {
            pair: told_apart([pick(game) for game in games[pair[0]]], [pick(game) for game in games[pair[1]]])
            for pair in combinations(EDITIONS, 2)
        }
        for kind, pick in kinds.items()
    }
    lines = [
        "# Keep the Heroes Out!: no two nights alike",
        "",
        "One game is played, and its figures are all that one is shown: which of two scenarios was it? Greedy",
        f"partners, two seats, Challenging, {options.games} games of each scenario (seeds from 0); means from half of",
        "them, asked of the other half. 50 % is alike. Made by",
        "`python bench/likeness.py --page docs/balance/likeness.md`.",
        "",
        "| figures | mean of all pairs | worst pair | pairs below the bar (70; for two turns 60) |",
        "|---|---|---|---|",
        *[summary(kind, rates[kind], bar) for kind, bar in zip(kinds, bars, strict=True)],
        "",
        f"The figures of a whole game: {', '.join(WHOLE)}; of places: the shares of fights {', '.join(PLACES)};",
        f"of what only some scenarios have: {', '.join(OWN)}.",
        f"Of the first two turns of each player: the shares of {', '.join(ACTS)}.",
    ]
    for kind in kinds:
        lines += ["", f"## {kind[0].upper()}{kind[1:]}", "", *table(rates[kind])]
    text = "\n".join(lines) + "\n"
    if options.page:
        options.page.write_text(text, encoding="utf-8")
    print(text)


if __name__ == "__main__":
    main()
