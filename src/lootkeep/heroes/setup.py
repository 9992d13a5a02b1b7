"""Set-up: the dungeon, the Guild, clans and their first monsters, hands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..engine.game import Action, Card, Seat
from ..engine.native import append, i64, vec
from ..engine.pending import NOTHING
from .actions import CLAN, GO, SET_TRAP
from .assault import ASSAULT
from .building import show_plans
from .cards import (
    ARCHER,
    CLANS,
    COMPLETED,
    DECK_SIZE,
    EXTRA_HEROES,
    LABORATORY,
    MAGE,
    NIGHTMARE,
    NO_CLAN,
    NOWHERE,
    SIGN_COPIES,
    SIGNS,
    THIEF,
    UNFINISHED,
    WARRIOR,
)
from .guild import look_out
from .loot import BORROW, lay_loot
from .monsters import summon
from .packing import only
from .scenario import AT_START
from .scenario_cards import carry_out
from .step import May, Step
from .tactic_cards import draw
from .tokens import offer_traps, set_portal, set_trap
from .treasures import lay_treasures
from .turn import begin_turn

if TYPE_CHECKING:
    from .game import KeepTheHeroesOut

FIRST_HAND: Final = 5
BY_RANK: Final = vec[i64]([WARRIOR, THIEF, ARCHER, MAGE])  # in which order more heroes join the Guild


def lay_out(game: KeepTheHeroesOut) -> None:
    """Build the dungeon, prepare the Guild, and let the players choose their clans."""
    box = game.box
    scenario = game.scenario
    lay_treasures(game)
    for number in range(len(scenario.portals)):
        set_portal(game, scenario.portals[number], COMPLETED if number < scenario.ajar else UNFINISHED)
    game.guild_deck = vec[i64]([card for card in range(box.first_hero, box.first_sign)])
    for card in extra_heroes(game):
        game.guild_deck = append(game.guild_deck, card)
    first = box.first_sign
    for sign in range(len(SIGNS)):
        for copy in range(scenario.signs[sign]):
            game.guild_deck = append(game.guild_deck, first + copy)
        first += SIGN_COPIES[sign]
    game.shuffle(game.guild_deck)
    for room in scenario.plans:
        game.plan_deck = append(game.plan_deck, box.first_plan + room)
    game.shuffle(game.plan_deck)
    show_plans(game)
    for clock in scenario.clocks:
        if clock.code == AT_START:
            for operation in clock.does:
                carry_out(game, 0, operation)
    game.ask(DEAL, 0, NOTHING, 0)
    if game.is_in(LABORATORY):
        game.ask(BORROW, 0, NOTHING, 0)
    else:
        lay_loot(game)
    i = game.seats - 1
    while i >= 0:
        game.ask(CHOOSE_CLAN, i, NOTHING, game.agreed(i))
        i -= 1


def extra_heroes(game: KeepTheHeroesOut) -> vec[i64]:
    """The hero cards that the scenario adds: for the Vault, and for Cells, Laboratory and Site."""
    first = game.box.first_extra
    cards = vec[i64]()
    for number in range(game.scenario.jewels):
        cards = append(cards, first + BY_RANK[number])
    for number in range(game.scenario.specials):
        cards = append(cards, first + EXTRA_HEROES + BY_RANK[number])
    return cards


class ChooseClan(Step):
    """Each player picks a clan that nobody has; one that was agreed on beforehand (n, from 1) is not asked for."""

    name = "clan"
    rule = "KH-05"

    def offer(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        if n > 0:
            return
        for clan in range(len(CLANS)):
            if not game.is_taken(clan):
                game.offer(CLAN + clan)

    def resolve(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64, action: Action) -> None:
        join(game, you, action - CLAN)

    def skip(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        join(game, you, n - 1)

    def can_pend(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> bool:
        return n <= len(CLANS) and game.players[you].clan == NO_CLAN


def join(game: KeepTheHeroesOut, seat: Seat, clan: i64) -> None:
    """A player takes a clan and places its first monsters."""
    player = game.players[seat]
    player.clan = clan
    player.lair = game.box.clans[clan].monsters
    game.tell("clan", seat=seat, clan=clan, rule="KH-05")
    start = game.box.clans[clan].start
    if start > 0:
        game.ask(PLACE_MONSTERS, seat, NOTHING, start)


class PlaceMonsters(Step):
    """The clan's first monsters, n of them, in rooms of the type shown, in any split; in the only one all together."""

    name = "place"
    rule = "KH-05"
    verb = "place"
    answers_itself = True

    def offer(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        game.offer_rooms(game.rooms_of_type(game.clan(you).rooms))

    def resolve(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64, action: Action) -> None:
        room = action - GO
        if game.rooms_of_type(game.clan(you).rooms) == only(room):
            summon(game, you, room, n, "placed", self.rule)
            return
        if n > 1:
            game.ask(self, you, this, n - 1)
        summon(game, you, room, 1, "placed", self.rule)

    def can_pend(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> bool:
        return game.turn == 0 and game.players[you].clan != NO_CLAN and 0 < n <= game.players[you].lair


class Deal(Step):
    """All have their monsters: tactics are shuffled and dealt; the smallest clan begins."""

    name = "deal"
    rule = "KH-06"

    def skip(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        deal(game)

    def can_pend(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> bool:
        return game.turn == 0


def deal(game: KeepTheHeroesOut) -> None:
    """Shuffle and deal tactics; the smallest clan begins."""
    first: i64 = 0
    for seat in range(game.seats):
        player = game.players[seat]
        player.deck = vec[i64]([card for card in range(player.clan * DECK_SIZE, player.clan * DECK_SIZE + DECK_SIZE)])
        game.shuffle(player.deck)
        draw(game, seat, game.scenario.hand if game.scenario.larder == NOWHERE else FIRST_HAND)
        if game.clan(seat).monsters < game.clan(first).monsters:
            first = seat
    game.active = first
    game.ask(FIRST_TURN, first, NOTHING, 0)
    if game.difficulty == NIGHTMARE:
        game.ask(ASSAULT, first, NOTHING, 1)
    i = game.seats - 1
    while i >= 0:
        if game.scenario.head_start > 0:
            game.ask(HEAD_START, (first + i) % game.seats, NOTHING, game.scenario.head_start)
        i -= 1
    look_out(game)


class HeadStart(Step):
    """Before the first turn a player may put n traps, each with a monster."""

    name = "head-start"
    rule = "KH-27"

    def offer(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        offer_traps(game, you)

    def resolve(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64, action: Action) -> None:
        if n > 1:
            game.ask(HEAD_START, you, this, n - 1)
        set_trap(game, you, action - SET_TRAP)

    def can_pend(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> bool:
        return game.turn == 0


class FirstTurn(Step):
    """Whoever has the fewest monsters begins."""

    name = "first-turn"
    rule = "KH-08"

    def skip(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        begin_turn(game, you)

    def can_pend(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> bool:
        return game.turn == 0


CHOOSE_CLAN: Final = ChooseClan()
PLACE_MONSTERS: Final = PlaceMonsters()
DEAL: Final = Deal()
HEAD_START: Final = May(HeadStart())
FIRST_TURN: Final = FirstTurn()
