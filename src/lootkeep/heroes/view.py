"""All that a seat may know, ready for JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..engine.game import NOBODY, Seat
from ..engine.messages import Pile
from ..engine.native import i64
from ..engine.pending import NOTHING, about, number_of, seat_of
from .assault import LOOTED, LOOTERS
from .cards import (
    AWAKE,
    CLANS,
    COMPLETED,
    DIFFICULTIES,
    EVENT,
    FRESH,
    GRID,
    HERO,
    HEROES,
    NO_CLAN,
    NOWHERE,
    OPEN,
    PORTAL,
    ROOM_COUNT,
    ROOMS,
    SIGNS,
    TIRED,
    TOKENS,
    TYPE_OF,
    UNFINISHED,
    turned,
)
from .dungeon import classes, unsqueezed
from .faces import rule_words, sign_words
from .icons import TYPES
from .odds import guild_odds

if TYPE_CHECKING:
    from .game import KeepTheHeroesOut

PORTALS = {0: None, UNFINISHED: "unfinished", COMPLETED: "completed"}


def view(game: KeepTheHeroesOut, viewer: Seat) -> dict[str, object]:
    """The dungeon as the viewer (NOBODY: a spectator) sees it."""
    piles = game.seen_zones(viewer)
    return {
        "game": "heroes",
        "edition": game.box.edition,
        "seat": None if viewer == NOBODY else int(viewer),
        "actor": None if game.over else int(game.actor),
        "active": int(game.active),
        "turn": int(game.turn),
        "over": game.over,
        "won": game.won,
        "phase": phase(game),
        "difficulty": DIFFICULTIES[game.difficulty],
        "hands": "closed" if game.closed_hands else "open",
        "scenario": _scenario(game),
        "wave": int(game.wave),
        "assault": int(game.assault_size()),
        "gambled": game.gambled,
        "borrowed": None if game.borrowed == NO_CLAN else CLANS[game.borrowed],
        "ram": None if game.ram == NOWHERE else {"room": ROOMS[game.ram], "health": int(game.ram_health)},
        "breached": game.breached,
        "doors_open": game.doors_open,
        "charging": classes(game.group),
        "looting": classes(_looting(game)),
        "rooms": [_room(game, room) for room in range(ROOM_COUNT) if game.is_in(room)],
        "passages": passages(game),
        "players": [_player(game, seat, piles) for seat in range(game.seats)],
        "loot_deck": piles["loot_deck"][0],
        "display": piles["display"][0],
        "guild_deck": piles["guild_deck"][0],
        "guild_discards": piles["guild_discards"][0],
        "guild": guild_odds(game),
        "plan_deck": piles["plan_deck"][0],
        "plans": piles["plans"][0],
        "reserve": _reserve(game, piles),
        "pending": None if game.over else _pending(game),
    }


def _looting(game: KeepTheHeroesOut) -> i64:
    """Those who are exhausted for a treasure already while more of them are being chosen."""
    below = game.depth - 2
    if game.over or game.step() is not LOOTERS or below < 0 or game.step_at(below) is not LOOTED:
        return 0
    looted = game.stack[below]
    return unsqueezed(number_of(looted)) - game.awake(about(looted))


def _scenario(game: KeepTheHeroesOut) -> dict[str, object]:
    """The scenario in words: its own if it brings them, else what follows from its operations."""
    scenario = game.scenario
    cards = [
        {"card": sign, "copies": int(scenario.signs[number]), "does": sign_words(scenario, number)}
        for number, sign in enumerate(SIGNS)
        if scenario.signs[number]
    ]
    return {
        "number": scenario.number,
        "title": scenario.title,
        "text": scenario.text,
        "rules": rule_words(scenario),
        "cards": cards,
    }


def phase(game: KeepTheHeroesOut) -> str:
    """Where the turn stands: setup, play, refresh or assault."""
    if game.over:
        return "over"
    if game.turn == 0:
        return "setup"
    phase = "assault"
    for i in range(game.depth):
        name = game.step_at(i).name
        if name in ("turn", "refresh"):
            phase = "play" if name == "turn" else "refresh"
    return phase


def passages(game: KeepTheHeroesOut) -> list[list[str]]:
    """Pairs of rooms that a passage joins."""
    return [
        [ROOMS[room], ROOMS[other]]
        for room in range(ROOM_COUNT)
        for other in range(room + 1, ROOM_COUNT)
        if game.plan.passages[room] >> other & 1
    ]


def _room(game: KeepTheHeroesOut, room: i64) -> dict[str, object]:
    cell = game.plan.cells[room]
    sides = turned(OPEN[room], game.plan.turns[room])
    return {
        "room": ROOMS[room],
        "type": TYPES[TYPE_OF[room]],
        "at": [int(cell % GRID), int(cell // GRID)],
        "turns": int(game.plan.turns[room]),
        "open": "".join([side for bit, side in enumerate("NESW") if sides >> bit & 1]),
        "distance": int(game.distance[room]),
        "treasure": int(game.treasure_value(room)),
        "tokens": {TOKENS[token]: int(game.token(room, token)) for token in range(5) if game.token(room, token)},
        "portal": PORTALS[int(game.token(room, PORTAL))],
        "events": int(game.token(room, EVENT)),
        "heroes": [_hero(game, room, hero) for hero in range(4) if game.targets(room) >> 4 * hero & 15],
        "monsters": [_monsters(game, seat, room) for seat in range(game.seats) if game.monsters(seat, room)],
    }


def _hero(game: KeepTheHeroesOut, room: i64, hero: i64) -> dict[str, object]:
    heroes = game.heroes[room]
    return {
        "hero": HEROES[hero],
        "arriving": int(heroes >> FRESH + 4 * hero & 15),
        "awake": int(heroes >> AWAKE + 4 * hero & 15),
        "exhausted": int(heroes >> TIRED + 4 * hero & 15),
    }


def _monsters(game: KeepTheHeroesOut, seat: i64, room: i64) -> dict[str, object]:
    pieces = game.monsters(seat, room)
    wounds = [wounds for wounds in range(5) for _ in range(pieces >> 4 * wounds & 15)]
    return {"seat": int(seat), "clan": game.clan(seat).id, "count": len(wounds), "wounds": wounds}


def _player(game: KeepTheHeroesOut, seat: i64, piles: dict[str, list[Pile]]) -> dict[str, object]:
    player = game.players[seat]
    chosen = player.clan != NO_CLAN
    return {
        "seat": int(seat),
        "clan": CLANS[player.clan] if chosen else None,
        "health": int(game.clan(seat).health) if chosen else None,
        "lair": int(player.lair),
        "hand": piles["hand"][seat],
        "deck": piles["deck"][seat],
        "discards": piles["discards"][seat],
        "played": piles["played"][seat],
        "spare": int(player.spare & 15),
    }


def _reserve(game: KeepTheHeroesOut, piles: dict[str, list[Pile]]) -> dict[str, object]:
    tokens = {name: int(game.reserve(token)) for token, name in enumerate((*TOKENS, "event", "portal"))}
    heroes = {name: int(game.reserve(HERO + hero)) for hero, name in enumerate(HEROES)}
    return {**tokens, **heroes, "treasures": [piles[f"chest-{value}"][0] for value in (1, 2, 3)]}


def _pending(game: KeepTheHeroesOut) -> dict[str, object]:
    top = game.stack[game.depth - 1]
    this = about(top)
    return {
        "step": game.step().name,
        "seat": int(seat_of(top)),
        "this": None if this == NOTHING else int(this),
        "n": int(number_of(top)),
    }
