"""Pairs of games that differ only in what a seat has not seen: two cards have changed places, and nobody could tell."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import NamedTuple

import msgspec

import lootkeep
from lootkeep import Game
from lootkeep.engine.game import OWNER
from lootkeep.engine.native import i64, vec

CALLING = 0.1  # how often somebody calls something out of turn
TRIES = 300  # pairs of cards
SETTLED = 10  # decisions after which a game is under way


class Twins(NamedTuple):
    """Two starts, and the moves that can be played from both without the seat's noticing."""

    seat: int
    here: Game
    there: Game
    moves: list[tuple[int, int]]  # (who, action)

    def offered(self, ply: int) -> list[int]:
        """What whoever has to decide after so many moves can do in one world or the other."""
        worlds = [self.here.copy(), self.there.copy()]
        for _, action in self.moves[:ply]:
            for world in worlds:
                world.carry_out(action)
        return sorted({action for world in worlds for action in world.options()})


class Place(NamedTuple):
    """Where a card lies."""

    zone: int
    owner: int
    place: int


def twins(game: str, seats: int, seed: int, plies: int, options: dict[str, int]) -> Twins:
    """Twins for one of the seats; they start where all hold something."""
    chance = random.Random(seed)
    start = lootkeep.new(game, seats=seats, seed=seed, edition=None, key=None, words=(), box=None, **options).copy()
    played(start, chance.randrange(SETTLED, 2 * SETTLED), chance)
    moves = played(start.copy(), plies, chance)
    seat = seed % seats
    for enough in (moves, moves[: plies // 2], moves[: plies // 4]):  # the shorter, the more is still hidden
        for here, there in pairs(start, seat, chance):
            if look_alike(start, swapped(start, here, there), seat, enough):
                return Twins(seat, remembered(start), remembered(swapped(start, here, there)), enough)
    raise AssertionError(f"no twins of {game} with seed {seed}")


def played(game: Game, plies: int, chance: random.Random) -> list[tuple[int, int]]:
    """Random moves of a game, not to its end."""
    moves: list[tuple[int, int]] = []
    for _ in range(plies):
        calls = game.calls() if chance.random() < CALLING else []
        action = chance.choice(calls or game.options())
        mover = game.caller(action) if calls else game.actor
        game.apply(action)
        if game.over:
            break
        moves.append((int(mover), action))
    return moves


def pairs(game: Game, seat: int, chance: random.Random) -> Iterator[tuple[Place, Place]]:
    """Two places that the seat does not see and between which cards are dealt; one in a rival's hand, if it can be."""
    zones = game.zones()
    hidden = [
        Place(number, owner, place)
        for number in range(len(zones))
        for owner in range(game.seats if zones[number].per_seat else 1)
        if not zones[number].is_seen(seat, owner)
        for place in range(len(game.cards_in(number, owner)))
    ]
    in_hands = [place for place in hidden if zones[place.zone].seen_by == OWNER]
    for _ in range(TRIES):
        first, second = chance.choice(in_hands or hidden), chance.choice(hidden)
        if zones[first.zone].group == zones[second.zone].group and face_at(game, first) != face_at(game, second):
            yield first, second


def face_at(game: Game, place: Place) -> str:
    """What is printed on the card that lies there."""
    return game.face(game.cards_in(place.zone, place.owner)[place.place])


def swapped(game: Game, here: Place, there: Place) -> Game:
    """A copy in which two cards have changed places."""
    world = game.copy()
    first, second = ([int(card) for card in game.cards_in(zone, owner)] for zone, owner, _ in (here, there))
    if here[:2] == there[:2]:
        second = first
    first[here.place], second[there.place] = second[there.place], first[here.place]
    world.lay(here.zone, here.owner, vec[i64](first))
    world.lay(there.zone, there.owner, vec[i64](second))
    world.choice_count = 0
    world.offer_step(world.stack[world.depth - 1])
    return world


def remembered(game: Game) -> Game:
    """A copy that keeps what happens from here on."""
    world = game.copy()
    world.remember()
    return world


def look_alike(here: Game, there: Game, seat: int, moves: list[tuple[int, int]]) -> bool:
    """Whether two worlds differ, and the moves can be played in both without the seat's seeing that."""
    if here.position() == there.position():
        return False
    one, other = remembered(here), remembered(there)
    for _, action in moves:
        if action not in other.options() and action not in other.calls():
            return False
        one.apply(action)
        other.apply(action)
        if seen(one, seat) != seen(other, seat) or one.actor != other.actor:
            return False
    return one.position() != other.position()


def seen(game: Game, seat: int) -> bytes:
    """All that the rules show a seat, and those who watch."""
    told = [
        game.view(seat),
        game.view(None),
        game.events(seat, since=game.ply - 1),
        game.events(None, since=game.ply - 1),
    ]
    return msgspec.json.encode([*told, game.decision() if game.actor == seat else None])
