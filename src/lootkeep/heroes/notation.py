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
    DEED,
    DEFEND,
    DISCARD,
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
    POWER,
    POWER_HIT,
    POWER_MOVE,
    RANGED,
    REFRESH,
    REPLACE,
    RESOLVE,
    SET_PORTAL,
    SET_TRAP,
    SPACE,
    SPARE,
    SPEND,
    SUMMON,
    SWARM,
    TAKE,
    newcomer_hero,
    newcomer_room,
    place_cell,
    place_turns,
    played_kind,
    played_side,
    project_coins,
    project_room,
    stock_room,
    stock_token,
    target_hero,
    target_room,
    victim_room,
    victim_seat,
    victim_wounds,
    way_door,
    way_room,
    way_wounds,
)
from .cards import CLANS, FOE, HEROES, NO_CLAN, ROOM_COUNT, ROOMS, RUNNER, TOKENS
from .plan import column_of, row_of
from .scenario_cards import PUT_AWAY

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
    SET_TRAP: "trap",
    SET_PORTAL: "portal",
    SUMMON: "summon",
    AMBUSH: "ambush",
    SWARM: "swarm",
    ACTIVATE: "activate",
    COMPLETE: "complete",
    DEED: "deed",
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
    if action >= SET_TRAP:
        block = block_of(action, BY_ROOM)
        return _named(BY_ROOM[block], "room", ROOMS, action - block)
    return (PLAIN[action], []) if action in PLAIN else None


def _named(verb: str, kind: str, names: tuple[str, ...], number: int) -> Said | None:
    return (verb, [(kind, names[number])]) if number < len(names) else None


def _way(game: KeepTheHeroesOut, action: int) -> Said | None:
    if action >= LAY:
        cell, turns = place_cell(action - LAY), place_turns(action - LAY)
        return "lay", [("cell", f"{column_of(cell)},{row_of(cell)}"), ("turns", f"r{turns}")]
    verb, way = ("ability", action - POWER_MOVE) if action >= POWER_MOVE else ("move", action - MOVE)
    wounds = way_wounds(way)
    about = [("room", ROOMS[way_room(way)]), ("door", ROOMS[way_door(way)])]
    return verb, [*about, ("wounds", str(wounds))] if wounds else about


def _victim(game: KeepTheHeroesOut, victim: int) -> Said | None:
    seat, wounds = victim_seat(victim), victim_wounds(victim)
    if seat >= game.seats:
        return None
    clan = int(game.players[seat].clan)
    about = [("clan", "" if clan == NO_CLAN else CLANS[clan]), ("room", ROOMS[victim_room(victim)])]
    return "hit", [*about, ("wounds", str(wounds))] if wounds else about


def _card(game: KeepTheHeroesOut, action: int) -> Said | None:
    if action < DISCARD:
        kind, side = played_kind(action - PLAY), played_side(action - PLAY)
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
        room, coins = project_room(action - BUILD), project_coins(action - BUILD)
        if room >= ROOM_COUNT:
            return None
        if not game.over and game.step() is PUT_AWAY:
            return "put away", [("room", ROOMS[room])]
        return "build", [("room", ROOMS[room]), ("coins", str(coins))]
    if action >= FALL:
        verb, hero = ("looter", action - LOOTER) if action >= LOOTER else ("trapped", action - FALL)
        return _named(verb, "hero", HEROES, hero)
    if action >= ARRIVE:
        hero, room = newcomer_hero(action - ARRIVE), newcomer_room(action - ARRIVE)
        return "arrival", [("hero", HEROES[hero]), ("room", ROOMS[room])]
    if action >= MELEE:
        block = block_of(action, BY_TARGET)
        room, hero = target_room(action - block), target_hero(action - block)
        if room >= ROOM_COUNT:
            return None
        if block == RESOLVE:
            name: str = HEROES[hero] if hero < FOE else ""
        elif hero < FOE:
            name = HEROES[hero]
        elif hero == RUNNER:
            name = "runner"
        elif hero - FOE < len(game.foe_room):
            name = game.foe_name(hero - FOE)
        else:
            return None
        return BY_TARGET[block], [("hero", name), ("room", ROOMS[room])]
    verb, stock = ("spend", action - SPEND) if action >= SPEND else ("generate", action - GENERATE)
    room, token = stock_room(stock), stock_token(stock)
    return (verb, [("token", TOKENS[token]), ("room", ROOMS[room])]) if room < ROOM_COUNT else None
