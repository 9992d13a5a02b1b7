"""Actions in words that everybody can type, whatever their language: `move sewer > vault`, `melee thief forge`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..engine.errors import IllegalMove
from .actions import (
    ABILITY,
    ACTIVATE,
    AMBUSH,
    ARRIVE,
    BUILD,
    CALL,
    CARRY,
    CLAN,
    COMPLETE,
    DEFEND,
    DISCARD,
    DRAIN,
    DRAW,
    END_TURN,
    FALL,
    GAMBLE,
    GENERATE,
    GO,
    HIT,
    LAY,
    LOOTER,
    LOSE,
    MELEE,
    MOVE,
    PASS,
    PLAY,
    PORTAL,
    POWER,
    POWER_HIT,
    POWER_MOVE,
    RANGED,
    REFRESH,
    REPLACE,
    RESOLVE,
    SPACE,
    SPARE,
    SPEND,
    SUMMON,
    SWARM,
    TAKE,
    TRAP,
)
from .cards import CLANS, GRID, HEROES, NO_CLAN, RAM, ROOM_COUNT, ROOMS, TOKENS

if TYPE_CHECKING:
    from .game import KeepTheHeroesOut

Said = tuple[str, list[tuple[str, str]]]  # a verb, and what it is about: the kind of each thing and its name

PLAIN = {
    PASS: "pass",
    END_TURN: "end turn",
    REFRESH: "refresh",
    GAMBLE: "gamble",
    DRAW: "draw",
    CALL: "reinforcements",
    POWER: "ability",
    SPARE: "defend again",
}
BY_ROOM = {
    TRAP: "trap",
    PORTAL: "portal",
    SUMMON: "summon",
    AMBUSH: "ambush",
    SWARM: "swarm",
    ACTIVATE: "activate",
    COMPLETE: "complete",
    DRAIN: "drain",
    ABILITY: "ability",
}
BY_KIND = {DISCARD: "discard", TAKE: "take", REPLACE: "replace", DEFEND: "defend"}
BY_TARGET = {MELEE: "melee", RANGED: "ranged", POWER_HIT: "ability", RESOLVE: "resolve"}


def notation(game: KeepTheHeroesOut, action: int) -> str:
    """The text form of an action, as it stands in this decision."""
    said = spelt(game, action) if 0 <= action < SPACE else None
    if said is None:
        raise IllegalMove(f"{action} is no action of Keep the Heroes Out!: they are listed in lootkeep.heroes.actions.")
    verb, about = said
    words = [verb]
    for kind, name in about:
        words += [">", name] if kind == "door" else [name] if name else []
    return " ".join(words)


def block_of(action: int, blocks: dict[int, str]) -> int:
    """The start of the block in which an action lies."""
    return max(block for block in blocks if block <= action)


def spelt(game: KeepTheHeroesOut, action: int) -> Said | None:
    """An action as a verb and what it is about; None for a number that means nothing."""
    if action >= MOVE:
        return _way(game, action)
    if action >= HIT:
        return _victim(game, action - HIT)
    if action >= PLAY:
        return _card(game, action)
    if action >= GENERATE:
        return _in_room(game, action)
    if action >= CARRY:
        return _named("carry", "token", TOKENS, action - CARRY)
    if action >= LOSE:
        return _named("lose", "token", TOKENS, action - LOSE)
    if action >= CLAN:
        return _named("clan", "clan", CLANS, action - CLAN)
    if action >= GO:
        verb = "choose" if game.over else game.step().verb
        return _named(verb, "room", ROOMS, action - GO)
    if action >= TRAP:
        block = block_of(action, BY_ROOM)
        return _named(BY_ROOM[block], "room", ROOMS, action - block)
    return (PLAIN[action], []) if action in PLAIN else None


def _named(verb: str, kind: str, names: tuple[str, ...], number: int) -> Said | None:
    return (verb, [(kind, names[number])]) if number < len(names) else None


def _way(game: KeepTheHeroesOut, action: int) -> Said | None:
    if action >= LAY:
        cell, turns = (action - LAY) >> 2, (action - LAY) & 3
        return "lay", [("cell", f"{cell % GRID},{cell // GRID}"), ("turns", f"r{turns}")]
    verb, way = ("ability", action - POWER_MOVE) if action >= POWER_MOVE else ("move", action - MOVE)
    wounds = way // ROOM_COUNT % 5
    about = [("room", ROOMS[way // 60]), ("door", ROOMS[way % ROOM_COUNT])]
    return verb, [*about, ("wounds", str(wounds))] if wounds else about


def _victim(game: KeepTheHeroesOut, victim: int) -> Said | None:
    seat, wounds = victim // 5 % 4, victim % 5
    if seat >= game.seats:
        return None
    clan = int(game.players[seat].clan)
    about = [("clan", "" if clan == NO_CLAN else CLANS[clan]), ("room", ROOMS[victim // 20])]
    return "hit", [*about, ("wounds", str(wounds))] if wounds else about


def _card(game: KeepTheHeroesOut, action: int) -> Said | None:
    if action < DISCARD:
        kind, side = (action - PLAY) >> 1, (action - PLAY) & 1
        if kind >= len(game.box.kinds) or side >= game.box.kinds[kind].side_count:
            return None
        return "play", [("card", game.box.kinds[kind].id), ("side", "2" if side else "")]
    block = block_of(action, BY_KIND)
    if action - block >= len(game.box.kinds):
        return None
    return BY_KIND[block], [("card", game.box.kinds[action - block].id)]


def _in_room(game: KeepTheHeroesOut, action: int) -> Said | None:
    """What names a room and something in it."""
    if action >= BUILD:
        room, coins = (action - BUILD) // 3, (action - BUILD) % 3 + 1
        if room >= ROOM_COUNT:
            return None
        if not game.over and game.step().verb == "put-away":
            return "put away", [("room", ROOMS[room])]
        return "build", [("room", ROOMS[room]), ("coins", str(coins))]
    if action >= FALL:
        verb, hero = ("looter", action - LOOTER) if action >= LOOTER else ("trapped", action - FALL)
        return _named(verb, "hero", HEROES, hero)
    if action >= ARRIVE:
        place = action - ARRIVE
        return "arrival", [("hero", HEROES[place & 3]), ("room", ROOMS[place >> 2])]
    if action >= MELEE:
        block = block_of(action, BY_TARGET)
        room, hero = (action - block) // 5, (action - block) % 5
        if room >= ROOM_COUNT:
            return None
        name = HEROES[hero] if hero < RAM else "" if block == RESOLVE else "ram"
        return BY_TARGET[block], [("hero", name), ("room", ROOMS[room])]
    verb, place = ("spend", action - SPEND) if action >= SPEND else ("generate", action - GENERATE)
    return (verb, [("token", TOKENS[place & 3]), ("room", ROOMS[place >> 2])]) if place >> 2 < ROOM_COUNT else None
