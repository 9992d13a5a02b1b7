"""The Guild deck: its two waves, the heroes whom it sends, and what stirs those who are there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..engine.native import append, i64, pop, vec
from ..engine.pending import NOTHING
from .aims import finish
from .cards import CELLS, HERO, ROOM_COUNT
from .packing import ARRIVING, AWAKE, EXHAUSTED, count_of, hero_who_is, heroes_in, heroes_who_are, one, total
from .runners import break_loose
from .state import ACTING, STANDING

if TYPE_CHECKING:
    from .game import KeepTheHeroesOut


def next_card(game: KeepTheHeroesOut) -> i64:
    """The top Guild card, to the discards at once; NOTHING when the last wave is over."""
    if len(game.guild_deck) == 0:
        if game.wave == game.scenario.waves:
            return NOTHING
        next_wave(game)
    game.revealed = True
    game.guild_deck, card = pop(game.guild_deck)
    game.seen[card] = 0
    game.guild_discards = append(game.guild_discards, card)
    return card


def next_wave(game: KeepTheHeroesOut) -> None:
    """All Guild cards are reshuffled."""
    game.wave += 1
    game.guild_deck = game.guild_discards
    game.guild_discards = vec[i64]()
    game.shuffle(game.guild_deck)
    game.tell("wave", n=game.wave, rule="KH-16")


def end_card(game: KeepTheHeroesOut) -> None:
    """A card is resolved: spare shields are gone; an empty deck ends the wave, and the last one the game."""
    for player in game.players:
        player.spare = 0
    if game.over:
        return
    if len(game.guild_deck) == 0:
        if game.wave == game.scenario.waves:
            finish(game)
            return
        next_wave(game)
    look_out(game)


def look_out(game: KeepTheHeroesOut) -> None:
    """The lookout sees who comes next: so many Guild cards lie open, but for those in the fog."""
    if game.blind > 0:
        return
    place: i64 = len(game.guild_deck) - 1
    for _card in range(game.scenario.lookout):
        if place >= 0 and game.seen[game.guild_deck[place]] == 0:
            game.revealed = True
            game.show_all(game.guild_deck[place])
            game.tell("sighted", card=game.guild_deck[place], rule="KH-210")
        place -= 1


def clear_up(game: KeepTheHeroesOut) -> None:
    """An assault is over: fog lifts with the next."""
    if game.blind > 0:
        game.blind -= 1
        look_out(game)


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
        if count_of(game.tired(room) - game.captain_in(room, STANDING), hero):
            rouse(game, room, "stirred", "KH-62")


def rouse(game: KeepTheHeroesOut, room: i64, how: str, rule: str) -> None:
    """All exhausted heroes of a room are awake again, a captain shows off once more, a captive in the Cells runs."""
    if room == CELLS:
        break_loose(game)
    tired = game.tired(room)
    if tired:
        hurt = heroes_in(game.wounded[room], EXHAUSTED)
        game.heroes[room] += heroes_who_are(AWAKE, tired) - heroes_who_are(EXHAUSTED, tired)
        game.wounded[room] += heroes_who_are(AWAKE, hurt) - heroes_who_are(EXHAUSTED, hurt)
        game.tell(how, room=room, n=total(tired), rule=rule)
        if game.captain_in(room, STANDING):
            game.foe_state[game.scenario.captain] = ACTING
            game.ask_for_a_show()
