"""What is printed on the cards, as messages made from their icons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..engine.messages import Arg, Face, Message, message
from ..engine.native import i64, vec
from .cards import (
    EFFECTS,
    HEROES,
    LABORATORY,
    MOST_STOWAWAYS,
    NO_TOKEN,
    NOWHERE,
    ROOM_COUNT,
    ROOMS,
    SIGNS,
    SITE,
    TOKENS,
    VAULT,
)
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
from .packing import has, members, path_from, path_to
from .scenario import (
    AT_FOE,
    AT_GOAL,
    BY_PORTAL,
    CAPTAIN,
    CLEAR,
    CLOCKS,
    CROWDED,
    DEED_NAMES,
    FARTHEST,
    FLAGS,
    MANNERS,
    MARKED,
    NO_OPERATION,
    RICHEST,
    RISING,
    WHEN_FALLS,
    Clause,
    Clock,
    Foe,
    Operation,
    Scenario,
)

if TYPE_CHECKING:
    from .cards import Box, Kind

FOUND = {
    MARKED: "marked",
    FARTHEST: "farthest",
    CROWDED: "crowded",
    RICHEST: "richest",
    BY_PORTAL: "portal",
    AT_GOAL: "goal",
}


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
    for type in ("jewel", "special"):
        for hero in HEROES:
            text = [message(f"heroes-text-{hero}")]
            found.append({"id": f"{hero}:{type}", "title": {}, "copies": 1, "numbers": {}, "text": text})
    text = [message("heroes-text-stowaway")]
    found.append({"id": "stowaway", "title": {}, "copies": MOST_STOWAWAYS, "numbers": {}, "text": text})
    return found


def sign_words(scenario: Scenario, sign: int) -> list[Message]:
    """What a scenario card does."""
    return _does(scenario, scenario.does(sign))


def _does(scenario: Scenario, does: vec[i64]) -> list[Message]:
    """What a card or a clock does, one thing after the other; the same once more is not told at length."""
    found: list[Message] = []
    for number, place in enumerate(does):
        if number > 0 and does[number - 1] == place:
            found.append(message("heroes-op-again"))
        else:
            found += operation_words(scenario, scenario.operations[place])
    return found


def operation_words(scenario: Scenario, operation: Operation) -> list[Message]:
    """One operation in words, and what happens else: its message is called by its word, and by where it happens."""
    word = operation.text.split()[0]
    args: dict[str, Arg] = {}
    if operation.number != RISING:
        args["n"] = int(operation.number)
    if word in ("summon", "post"):
        args["hero"] = "@card/" + HEROES[operation.what]
    elif word in ("tithe", "spawn"):
        args |= price(operation.what, operation.number)
    elif word == "drift":
        args["token"] = "@card/" + RESOURCES[operation.what]
    elif word in ("advance", "call"):
        args["foe"] = "@card/" + scenario.foes[operation.what].name
    if operation.room < ROOM_COUNT:
        args["room"] = "@card/" + ROOMS[operation.room]
    elif AT_FOE <= operation.room < NOWHERE:
        args["foe"] = "@card/" + scenario.foes[operation.room - AT_FOE].name
        word += "-at"
    elif operation.room in FOUND:
        word += "-" + FOUND[int(operation.room)]
    if word == "tithe":
        word += ("-rising" if operation.number == RISING else "") + ("-there" if "room" in args else "")
        args["else"] = int(operation.otherwise != NO_OPERATION)
    elif word == "mark":
        word += "-" + scenario.mark_name
        args["rooms"] = _rooms(scenario.marks)
    elif word == "wake-marked":
        word += "-" + scenario.mark_name
    elif word == "close":
        args["rooms"] = _passages(scenario.closes)
    elif word == "open" and operation.number > 0:
        word += "-list"
        args["rooms"] = _passages(scenario.opens)
    elif word == "seize" and operation.number == 0:
        word += "-debts"
    elif word == "call" and scenario.foes[operation.what].manner == CAPTAIN:
        word += "-captain"
    found = [message(f"heroes-op-{word}", args)]
    if operation.otherwise != NO_OPERATION:
        found += operation_words(scenario, scenario.operations[operation.otherwise])
    return found


def price(token: i64, count: i64) -> dict[str, Arg]:
    """So many tokens, as arguments: the sort, and the sort counted; how many is not said where that rises."""
    args: dict[str, Arg] = {"token": "@card/" + TOKENS[token]}
    if count != RISING:
        args |= {"price": f"@say/heroes-price-{TOKENS[token]}", "n": int(count)}
    return args


def _rooms(rooms: vec[i64]) -> str:
    """A list of rooms, for a message."""
    return "@list/" + ",".join([ROOMS[int(room)] for room in rooms])


def _set(rooms: i64) -> str:
    """A set of rooms, for a message."""
    return "@list/" + ",".join([ROOMS[room] for room in members(rooms)])


def _passages(passages: vec[i64]) -> str:
    """A list of passages, for a message."""
    return "@list/" + ",".join([f"{ROOMS[path_from(each)]}-{ROOMS[path_to(each)]}" for each in passages])


def clause_words(scenario: Scenario, clause: Clause, side: str) -> Message:
    """A clause of the aim in words, for the side on which it stands: lose, win or end."""
    args: dict[str, Arg] = {"n": int(clause.number)}
    word = clause.text.split()[0]
    if clause.foe != NOWHERE:
        args = {"n": int(scenario.namesakes(clause.foe)), "foe": "@card/" + scenario.foes[clause.foe].name}
    if clause.room != NOWHERE:
        args["room"] = "@card/" + ROOMS[clause.room]
        if word == "gone":
            word = "gone-vault"
    elif word == "marked":
        word = f"marked-{scenario.mark_name}"
    elif word == "delivered" and scenario.deed.token != NO_TOKEN:
        args = price(scenario.deed.token, clause.number)
    return message(f"heroes-aim-{side}-{word}", args)


def clock_words(scenario: Scenario, clock: Clock) -> list[Message]:
    """A clock in words: when, and then what."""
    args: dict[str, Arg] = {"n": int(clock.number)}
    if clock.code == WHEN_FALLS:
        args = {"foe": "@card/" + scenario.foes[clock.number].name}
    name = next(word for word, (_, code) in CLOCKS.items() if code == clock.code)
    return [message(f"heroes-clock-{name}", args), *_does(scenario, clock.does)]


def deed_word(scenario: Scenario, args: dict[str, Arg]) -> str:
    """The end of the message's id that says the scenario's deed; its price goes into the arguments."""
    deed = scenario.deed
    args["n"] = int(deed.cost)
    if deed.token != NO_TOKEN:
        args |= price(deed.token, deed.cost)
    name = DEED_NAMES[deed.effect]
    return f"deed-{name}-{scenario.mark_name}" if deed.effect == CLEAR else f"deed-{name}"


def rule_words(scenario: Scenario) -> list[Message]:
    """A scenario's special rules in words, what follows from its rooms included."""
    found: list[Message] = []
    for word, value, usual in (
        ("head-start", scenario.head_start, 0),
        ("gamble", scenario.gamble, 3),
        ("lookout", scenario.lookout, 0),
        ("jewels", scenario.jewels, 0),
        ("specials", scenario.specials, 0),
        ("stowaways", scenario.stowaways, 0),
        ("ajar", scenario.ajar, 0),
    ):
        if value != usual:
            found.append(message(f"heroes-rule-{word}", {"n": int(value)}))
    found += _hand_words(scenario)
    for word, is_so in (("bounty", scenario.bounty), ("raid", scenario.raid), ("doors", scenario.doors)):
        if is_so:
            found.append(message(f"heroes-rule-{word}"))
    for word, room in (("goal", scenario.goal), ("orphans", scenario.orphans)):
        if room not in (VAULT, NOWHERE):
            found.append(message(f"heroes-rule-{word}", {"room": "@card/" + ROOMS[int(room)]}))
    for word, rooms in (("exits", scenario.exits), ("barren", scenario.barren)):
        if rooms:
            found.append(message(f"heroes-rule-{word}", {"rooms": _set(rooms)}))
    if scenario.rebel != NO_TOKEN:
        found.append(message("heroes-rule-rebel", {"token": "@card/" + TOKENS[scenario.rebel]}))
    if scenario.tough != NOWHERE:
        found.append(message("heroes-rule-tough", {"hero": "@card/" + HEROES[scenario.tough]}))
    found += _foes_words(scenario)
    found += _mark_words(scenario)
    if scenario.deed.effect:
        found.append(deed_words(scenario))
    if scenario.cells[LABORATORY] != NOWHERE:
        found.append(message("heroes-rule-laboratory"))
    if scenario.cells[SITE] != NOWHERE:
        found.append(message("heroes-rule-site", {"rooms": _rooms(scenario.plans)}))
        if LABORATORY in list(scenario.plans):
            found.append(message("heroes-rule-laboratory-plan"))
    return found


def _hand_words(scenario: Scenario) -> list[Message]:
    """How large hands are."""
    if scenario.larder != NOWHERE:
        args: dict[str, Arg] = {"n": int(scenario.hand), "most": int(scenario.most_hand)}
        args |= {"token": "@card/" + TOKENS[scenario.food], "room": "@card/" + ROOMS[scenario.larder]}
        return [message("heroes-rule-larder", args)]
    return [message("heroes-rule-hand", {"n": int(scenario.hand)})] if scenario.hand != 5 else []


def _foes_words(scenario: Scenario) -> list[Message]:
    """Who or what else is in the dungeon; of several alike the first is explained."""
    found: list[Message] = []
    known: list[tuple[str, int]] = []
    for foe in scenario.foes:
        kind = (foe.name, int(foe.manner))
        if foe.health > 0:
            found.append(_foe_words(foe, kind in known))
            known.append(kind)
    return found


def _foe_words(foe: Foe, is_known: bool) -> Message:
    """A foe, and what it does, if that was not said before."""
    args: dict[str, Arg] = {"foe": "@card/" + foe.name, "room": "@card/" + ROOMS[foe.room], "n": int(foe.health)}
    word = "more" if is_known else next(name for name, manner in MANNERS.items() if manner == foe.manner)
    if len(foe.classes) > 0:
        args["heroes"] = "@list/" + ",".join([HEROES[hero] for hero in foe.classes])
        args["phases"] = len(foe.classes)
    args["crew"] = int(foe.crew)
    args["later"] = int(foe.later)
    return message(f"heroes-rule-foe-{word}", args)


def _mark_words(scenario: Scenario) -> list[Message]:
    """What is so with marked rooms."""
    if len(scenario.marks) == 0:
        return []
    found = [message(f"heroes-rule-marks-{scenario.mark_name}", {"rooms": _rooms(scenario.marks)})]
    for number, flag in enumerate(FLAGS):
        if has(scenario.flags, number):
            found.append(message(f"heroes-rule-{flag}-{scenario.mark_name}"))
    if scenario.only != NO_TOKEN:
        args: dict[str, Arg] = {"token": "@card/" + TOKENS[scenario.only]}
        found.append(message(f"heroes-rule-only-{scenario.mark_name}", args))
    if scenario.works:
        found.append(message("heroes-rule-works", {"rooms": _set(scenario.works)}))
    return found


def deed_words(scenario: Scenario) -> Message:
    """What an Activate can do in this scenario."""
    args: dict[str, Arg] = {}
    word = deed_word(scenario, args)
    place = scenario.deed.place
    if place < ROOM_COUNT:
        args["room"] = "@card/" + ROOMS[place]
        return message(f"heroes-rule-{word}-there", args)
    where = scenario.mark_name if place == MARKED else "portal" if place == BY_PORTAL else "any"
    args["where"] = f"@say/heroes-where-{where}"
    return message(f"heroes-rule-{word}", args)


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
