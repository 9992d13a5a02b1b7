"""What is printed on the cards, as messages made from their icons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..engine.messages import Arg, Face, Message, message
from .cards import EFFECTS, HEROES, LABORATORY, NOWHERE, ROOMS, SIGNS, SITE
from .icons import (
    ANY,
    RESOURCES,
    TYPES,
    WORDS,
    counted,
    detail_of,
    monsters_of,
    then_of,
    without_momentum,
    word_of,
)
from .packing import operation_code, operation_detail, operation_room, path_from, path_to
from .scenario import FARTHEST, FLOODED, OPERATIONS

if TYPE_CHECKING:
    from .cards import Box, Kind, Scenario


def faces(box: Box) -> list[Face]:
    """Tactic and loot cards, Guild cards, scenario cards and treasures."""
    found = [_kind(kind) for kind in box.kinds]
    for hero in HEROES:
        text = [message(f"heroes-text-{hero}")]
        found += [
            {"id": f"{hero}:{type}", "title": {}, "copies": 1, "numbers": {}, "text": text} for type in TYPES[1:5]
        ]
    for number, sign in enumerate(SIGNS):
        copies = int(box.scenario.signs[number])  # that the scenario puts into the Guild deck
        if copies:
            text = sign_words(box.scenario, number)
            found.append({"id": sign, "title": {}, "copies": copies, "numbers": {}, "text": text})
    for value, effect, copies in _treasures(box):
        text = [message(f"heroes-text-{EFFECTS[effect]}")]
        numbers = {"value": value}
        found.append(
            {"id": f"{EFFECTS[effect]}:{value}", "title": {}, "copies": copies, "numbers": numbers, "text": text}
        )
    found += [{"id": f"plan-{room}", "title": {}, "copies": 1, "numbers": {}, "text": []} for room in ROOMS]
    return found


def sign_words(scenario: Scenario, sign: int) -> list[Message]:
    """What a scenario card does."""
    return [operation_words(scenario, int(operation)) for operation in scenario.does(sign)]


def operation_words(scenario: Scenario, operation: int) -> Message:
    """One operation in words."""
    word = next(word for word, (_, code) in OPERATIONS.items() if code == operation_code(operation))
    where, more = int(operation_room(operation)), int(operation_detail(operation))
    args: dict[str, Arg] = {}
    if word == "tithe":
        args["token"] = "@card/" + RESOURCES[where]
    elif word == "flood":
        args["rooms"] = "@list/" + ",".join([ROOMS[int(room)] for room in scenario.floods])
    elif word == "close":
        pairs = [f"{ROOMS[path_from(pair)]}-{ROOMS[path_to(pair)]}" for pair in scenario.closes]
        args["rooms"] = "@list/" + ",".join(pairs)
    elif word == "wake":
        if where == FLOODED:
            word = "wake-flooded"
        else:
            args |= {"room": "@card/" + ROOMS[where], "n": more}
    elif word == "summon":
        args["hero"] = "@card/" + HEROES[more]
        if where >= len(ROOMS):
            word = "summon-farthest" if where == FARTHEST else "summon-crowded"
        else:
            args["room"] = "@card/" + ROOMS[where]
    return message(f"heroes-op-{word}", args)


def rule_words(scenario: Scenario) -> list[Message]:
    """A scenario's special rule in words, what follows from its rooms and cards included."""
    found: list[Message] = []
    if scenario.head_start:
        found.append(message("heroes-rule-head-start"))
    if scenario.gamble != 3:
        found.append(message("heroes-rule-gamble", {"n": int(scenario.gamble)}))
    if scenario.hand != 5:
        found.append(message("heroes-rule-hand", {"n": int(scenario.hand)}))
    if scenario.ram != NOWHERE:
        args: dict[str, Arg] = {"room": "@card/" + ROOMS[int(scenario.ram)], "n": int(scenario.ram_health)}
        found.append(message("heroes-rule-ram", args))
    if scenario.bounty:
        found.append(message("heroes-rule-bounty"))
    if len(scenario.floods) > 0:
        found.append(message("heroes-rule-flood"))
    if scenario.cells[LABORATORY] != NOWHERE:
        found.append(message("heroes-rule-laboratory"))
    if scenario.cells[SITE] != NOWHERE:
        plans = "@list/" + ",".join([ROOMS[int(room)] for room in scenario.plans])
        found.append(message("heroes-rule-site", {"rooms": plans}))
        if LABORATORY in list(scenario.plans):
            found.append(message("heroes-rule-laboratory-plan"))
    return found


def _treasures(box: Box) -> list[tuple[int, int, int]]:
    pairs = [(int(box.values[i]), int(box.effects[i])) for i in range(len(box.values))]
    return [(value, effect, pairs.count((value, effect))) for value, effect in sorted(set(pairs))]


def _kind(kind: Kind) -> Face:
    sides = [side_words(side) for side in kind.sides]
    text = sides[0] if len(sides) == 1 else [*sides[0], message("heroes-text-or"), *sides[1]]
    return {
        "id": kind.id,
        "title": {},
        "copies": kind.copies,
        "numbers": {"sort": int(kind.sort), "clan": int(kind.clan)},
        "text": text,
        "sides": sides,
    }


def side_words(side: list[int]) -> list[Message]:
    """The icons of one side in words."""
    found: list[Message] = []
    for icon, times in counted(side):
        if found:
            found.append(message("heroes-text-and"))
        found.append(icon_words(int(without_momentum(icon)), times))
        if then_of(icon):
            found += [message("heroes-text-then", {"n": times}), icon_words(int(then_of(icon)), 1)]
    return found


def icon_words(icon: int, times: int) -> Message:
    """One icon in words: the word's own message, with how often, how many, and of what."""
    word = WORDS[word_of(icon) - 1]
    detail = detail_of(icon)
    args: dict[str, Arg] = {"n": times}
    if word in ("generate", "spend"):
        if detail == ANY:
            word = f"{word}-any"
        else:
            args["token"] = "@card/" + RESOURCES[detail]
    elif word == "ambush":
        args["count"] = int(monsters_of(icon))
        if detail == ANY:
            word = f"{word}-any"
        else:
            args["type"] = f"@say/heroes-type-{TYPES[detail]}"
    elif word == "summon":
        args["count"] = int(monsters_of(icon))
    elif word in ("swarm", "reinforcements"):
        args["what"] = f"@say/heroes-icon-{WORDS[detail - 1]}-word"
    return message(f"heroes-icon-{word}", args)
