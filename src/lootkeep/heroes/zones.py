"""Where cards lie, who sees them there, and how the hidden ones may lie instead."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..engine.game import EVERYBODY, OWNER, UNSEEN, Seat, Zone
from ..engine.native import append, extend, i64, vec
from ..engine.pending import NOTHING
from ..engine.piles import sort
from .packing import runner, runner_hero, runner_home, runner_room, runner_treasure

if TYPE_CHECKING:
    from .game import KeepTheHeroesOut

HAND: Final = 0
DECK: Final = 1
DISCARDS: Final = 2
PLAYED: Final = 3
LOOT_DECK: Final = 4
DISPLAY: Final = 5
GUILD_DECK: Final = 6
GUILD_DISCARDS: Final = 7
PLAN_DECK: Final = 8
PLANS: Final = 9
TREASURES: Final = 10  # + value - 1: in rooms, and carried out of them
CHEST: Final = 14  # + value - 1: in the Reserve
VALUES: Final = 4  # of treasures

PILES: Final[list[Zone]] = [
    Zone("deck", UNSEEN, per_seat=True, group=0),
    Zone("discards", EVERYBODY, per_seat=True, group=0),
    Zone("played", EVERYBODY, per_seat=True, group=0),
    Zone("loot_deck", UNSEEN, per_seat=False, group=1),
    Zone("display", EVERYBODY, per_seat=False, group=1),
    Zone("guild_deck", UNSEEN, per_seat=False, group=2),
    Zone("guild_discards", EVERYBODY, per_seat=False, group=2),
    Zone("plan_deck", UNSEEN, per_seat=False, group=3),
    Zone("plans", EVERYBODY, per_seat=False, group=3),
    *[Zone(f"treasures-{value}", UNSEEN, per_seat=False, group=3 + value) for value in (1, 2, 3, 4)],
    *[Zone(f"chest-{value}", UNSEEN, per_seat=False, group=3 + value) for value in (1, 2, 3, 4)],
]
OPEN_PILES: Final[list[Zone]] = [Zone("hand", EVERYBODY, per_seat=True, group=0), *PILES]
CLOSED_PILES: Final[list[Zone]] = [Zone("hand", OWNER, per_seat=True, group=0), *PILES]
OPEN_HANDS: Final = vec[Zone](OPEN_PILES)
CLOSED_HANDS: Final = vec[Zone](CLOSED_PILES)


def pile_of(game: KeepTheHeroesOut, zone: i64, owner: Seat) -> vec[i64]:
    if zone <= PLAYED:
        player = game.players[owner]
        if zone == HAND:
            return player.hand
        return player.deck if zone == DECK else player.discards if zone == DISCARDS else player.played
    if zone >= CHEST:
        return of_value(game, game.chest, zone - CHEST + 1)
    if zone >= TREASURES:
        value = zone - TREASURES + 1
        return extend(of_value(game, game.treasure, value), carried(game, value))
    if zone == LOOT_DECK:
        return game.loot_deck
    if zone == DISPLAY:
        return game.display
    if zone == GUILD_DECK:
        return game.guild_deck
    if zone == GUILD_DISCARDS:
        return game.guild_discards
    return game.plan_deck if zone == PLAN_DECK else game.plans


def lay_pile(game: KeepTheHeroesOut, zone: i64, owner: Seat, cards: vec[i64]) -> None:
    if zone <= PLAYED:
        player = game.players[owner]
        if zone == HAND:
            player.hand = cards[:]
            sort(player.hand)
        elif zone == DECK:
            player.deck = cards[:]
        elif zone == DISCARDS:
            player.discards = cards[:]
        else:
            player.played = cards[:]
    elif zone >= CHEST:
        put_back(game, game.chest, cards, zone - CHEST + 1)
    elif zone >= TREASURES:
        put_in_place(game, cards, zone - TREASURES + 1)
    elif zone == LOOT_DECK:
        game.loot_deck = cards[:]
    elif zone == DISPLAY:
        game.display = cards[:]
    elif zone == GUILD_DECK:
        game.guild_deck = cards[:]
    elif zone == GUILD_DISCARDS:
        game.guild_discards = cards[:]
    elif zone == PLAN_DECK:
        game.plan_deck = cards[:]
    else:
        game.plans = cards[:]


def of_value(game: KeepTheHeroesOut, treasures: vec[i64], value: i64) -> vec[i64]:
    """The treasures of one value among these."""
    found = vec[i64]()
    for card in treasures:
        if card != NOTHING and game.value_of(card) == value:
            found = append(found, card)
    return found


def put_back(game: KeepTheHeroesOut, treasures: vec[i64], cards: vec[i64], value: i64) -> None:
    """Put other treasures of one value in the places of those that were there."""
    dealt: i64 = 0
    for place in range(len(treasures)):
        card = treasures[place]
        if card != NOTHING and game.value_of(card) == value:
            treasures[place] = cards[dealt]
            dealt += 1


def carried(game: KeepTheHeroesOut, value: i64) -> vec[i64]:
    """The treasures of one value that are being carried out, as hidden as in their rooms."""
    found = vec[i64]()
    for each in game.runners:
        if game.value_of(runner_treasure(each)) == value:
            found = append(found, runner_treasure(each))
    return found


def put_in_place(game: KeepTheHeroesOut, cards: vec[i64], value: i64) -> None:
    """Put other treasures of one value in rooms, and then into the hands of those who run."""
    put_back(game, game.treasure, cards, value)
    dealt: i64 = len(of_value(game, game.treasure, value))
    for place in range(len(game.runners)):
        here = game.runners[place]
        if game.value_of(runner_treasure(here)) == value:
            game.runners[place] = runner(runner_hero(here), runner_room(here), runner_home(here), cards[dealt])
            dealt += 1


# ---------------------------------------------------------------- as a viewer may imagine them


def deal_hidden(game: KeepTheHeroesOut, viewer: Seat) -> None:
    """A player's cards stay that player's; all else is shuffled where it may be."""
    zones = game.zones()
    for seat in range(game.seats):
        deal_own(game, zones, seat, viewer)
    game.mix_unseen(game.loot_deck, viewer)
    game.mix_unseen(game.guild_deck, viewer)
    game.mix_unseen(game.plan_deck, viewer)
    for value in range(1, VALUES + 1):
        deal_treasures(game, value, viewer)


def deal_own(game: KeepTheHeroesOut, zones: vec[Zone], seat: Seat, viewer: Seat) -> None:
    """Shuffle what the viewer cannot see among a player's hand and deck."""
    player = game.players[seat]
    held: i64 = len(player.hand)
    if zones[HAND].is_seen(viewer, seat):
        game.mix(player.deck)
        return
    cards = vec[i64]()
    for card in player.hand:
        cards = append(cards, card)
    for card in player.deck:
        cards = append(cards, card)
    game.mix(cards)
    player.hand = cards[:held]
    sort(player.hand)
    player.deck = cards[held:]


def deal_treasures(game: KeepTheHeroesOut, value: i64, viewer: Seat) -> None:
    """Those of one value may lie in any of its rooms, be carried out of it, or lie in the Reserve."""
    cards = extend(of_value(game, game.treasure, value), carried(game, value))
    placed: i64 = len(cards)
    cards = extend(cards, of_value(game, game.chest, value))
    game.mix_unseen(cards, viewer)
    put_in_place(game, cards, value)
    put_back(game, game.chest, cards[placed:], value)
