"""The Guild deck: its two waves, the heroes whom it sends, and what stirs those who are there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..engine.native import append, i64, pop, vec
from ..engine.pending import NOTHING
from .cards import HERO, ROOM_COUNT
from .packing import ARRIVING, AWAKE, EXHAUSTED, count_of, hero_who_is, heroes_who_are, one, total

if TYPE_CHECKING:
    from .game import KeepTheHeroesOut


def next_card(game: KeepTheHeroesOut) -> i64:
    """The top Guild card, to the discards at once; NOTHING when the second wave is over."""
    if len(game.guild_deck) == 0:
        if game.wave == 2:
            return NOTHING
        second_wave(game)
    game.revealed = True
    game.guild_deck, card = pop(game.guild_deck)
    game.guild_discards = append(game.guild_discards, card)
    return card


def second_wave(game: KeepTheHeroesOut) -> None:
    """All Guild cards are reshuffled."""
    game.wave = 2
    game.guild_deck = game.guild_discards
    game.guild_discards = vec[i64]()
    game.shuffle(game.guild_deck)
    if game.doors_open:
        game.doors_open = False
        game.survey()
    game.tell("wave", n=game.wave, rule="KH-16")


def end_card(game: KeepTheHeroesOut) -> None:
    """A card is resolved: spare shields are gone; an empty deck ends the wave, and the second one the game."""
    for player in game.players:
        player.spare = 0
    if len(game.guild_deck) > 0 or game.over:
        return
    if game.wave == 1:
        second_wave(game)
        return
    game.won = True
    game.over = True
    game.tell("won", rule="KH-16")


def summon_hero(game: KeepTheHeroesOut, room: i64, hero: i64) -> None:
    """A hero's token is placed; without one the others of the class are stirred up."""
    if game.reserve(HERO + hero) == 0:
        stir(game, hero)
        return
    game.supply -= one(HERO + hero)
    game.heroes[room] += hero_who_is(ARRIVING, hero)
    game.tell("came", hero=hero, room=room, rule="KH-61")


def stir(game: KeepTheHeroesOut, hero: i64) -> None:
    """No token left: all exhausted heroes of the class wake, and all heroes in their rooms."""
    game.tell("no-token", hero=hero, rule="KH-62")
    for room in range(ROOM_COUNT):
        if count_of(game.tired(room), hero):
            rouse(game, room, "stirred", "KH-62")


def rouse(game: KeepTheHeroesOut, room: i64, how: str, rule: str) -> None:
    """All exhausted heroes of a room are awake again."""
    tired = game.tired(room)
    if tired:
        game.heroes[room] += heroes_who_are(AWAKE, tired) - heroes_who_are(EXHAUSTED, tired)
        game.tell(how, room=room, n=total(tired), rule=rule)
