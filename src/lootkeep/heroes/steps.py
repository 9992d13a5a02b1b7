"""Set-up and the turn, in the order of the rulebook.

A step is a stateless object; a pending one is an int on the game's stack: the step, whose it is (`you`), a card or
room that it is about (`this`) and a number (`n`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..engine.game import Action, Card, Seat
from ..engine.native import i64
from ..engine.pending import NOTHING
from .actions import (
    CLAN,
    DISCARD,
    END_TURN,
    GAMBLE,
    GO,
    PASS,
    PLAY,
    REFRESH,
    REPLACE,
    TRAP,
)
from .cards import CLANS, ROOM_COUNT, is_of_type

if TYPE_CHECKING:
    from .game import KeepTheHeroesOut
    from .refusals import Refusals


# Steps in which the players decide together: by the book, or by our ruling (KH-56, KH-91).
SHARED: Final = (
    *("heroes", "shot", "ransack", "prey", "whom", "looters", "charge", "traps", "borrow"),
    *("rally", "tithe", "seize", "survey", "summoning", "ram", "break", "creep"),
)


class Step:
    """Something still to be resolved. A step that offers nothing is skipped."""

    def __init__(self, name: str, rule: str, verb: str = "choose") -> None:
        self.number: i64 = 0
        self.name: Final = name  # in positions and prompts
        self.rule: Final = rule
        self.verb: Final = verb  # what choosing a room means here
        self.is_shared: Final = name in SHARED

    def offer(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        """Offer the choices."""

    def resolve(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64, action: Action) -> None:
        """Carry out the choice. The step is off the stack; ask for it again to repeat it."""

    def skip(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        """There was nothing to choose."""

    def refuse(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64, no: Refusals) -> None:
        """Say why something that a player might look for is not offered."""


# ---------------------------------------------------------------- set-up


class ChooseClan(Step):
    """Each player picks a clan that nobody has; one that was agreed on beforehand (n, from 1) is not asked for."""

    def offer(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        if n > 0:
            return
        for clan in range(len(CLANS)):
            if not game.is_taken(clan):
                game.offer(CLAN + clan)

    def resolve(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64, action: Action) -> None:
        game.join(you, action - CLAN)

    def skip(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        game.join(you, n - 1)


class PlaceMonsters(Step):
    """The clan's first monsters, n of them, in rooms of the type shown, in any split."""

    def offer(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        type = game.clan(you).rooms
        for room in range(ROOM_COUNT):
            if game.is_in(room) and is_of_type(room, type):
                game.offer(GO + room)
        if game.choice_count == 1:
            game.choice_count = 0  # one room only: nothing to choose

    def resolve(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64, action: Action) -> None:
        if n > 1:
            game.ask(self, you, this, n - 1)
        game.summon(you, action - GO, 1, "placed")

    def skip(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        type = game.clan(you).rooms
        for room in range(ROOM_COUNT):
            if game.is_in(room) and is_of_type(room, type):
                game.summon(you, room, n, "placed")
                return


class Borrow(Step):
    """With a Laboratory, once there is one, the tactic cards of a clan that nobody plays join the loot."""

    def offer(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        for clan in range(len(CLANS)):
            if not game.is_taken(clan):
                game.offer(CLAN + clan)

    def resolve(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64, action: Action) -> None:
        game.borrow(action - CLAN)


class Deal(Step):
    """All have their monsters: tactics are shuffled and dealt."""

    def skip(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        game.deal()


class HeadStart(Step):
    """Before the first turn a player may put a trap with a monster."""

    def offer(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        game.offer_traps(you)
        if game.choice_count > 0:
            game.offer(PASS)

    def resolve(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64, action: Action) -> None:
        if action != PASS:
            game.set_trap(you, action - TRAP)


class FirstTurn(Step):
    """Whoever has the fewest monsters begins."""

    def skip(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        game.begin_turn(you)


# ---------------------------------------------------------------- the turn


class Turn(Step):
    """Play cards one at a time; gamble once; then perhaps refresh the loot."""

    def offer(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        game.offer_plays(you)
        if game.can_gamble():
            game.offer(GAMBLE)
        if len(game.players[you].hand) > 0 and len(game.display) > 0:
            game.offer(REFRESH)
        game.offer(END_TURN)

    def resolve(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64, action: Action) -> None:
        if action == END_TURN:
            game.ask(TIDY, you, NOTHING, 0)
        elif action == REFRESH:
            game.ask(REFRESH_LOOT, you, NOTHING, 0)
        else:
            game.ask(self, you, this, n)
            if action == GAMBLE:
                game.gamble(you)
            else:
                game.play_card(you, (action - PLAY) >> 1, (action - PLAY) & 1)

    def refuse(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64, no: Refusals) -> None:
        no.idle_sides(you)
        no.gamble()


class RefreshLoot(Step):
    """Discard a card to replace shown loot, as often as wished."""

    def offer(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        if len(game.display) > 0:
            game.offer_hand(you, DISCARD)
        if game.can_gamble():
            game.offer(GAMBLE)
        if game.choice_count > 0:
            game.offer(END_TURN)

    def resolve(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64, action: Action) -> None:
        if action == END_TURN:
            game.ask(TIDY, you, NOTHING, 0)
            return
        game.ask(self, you, this, n)
        if action == GAMBLE:
            game.gamble(you)
        else:
            game.discard(you, action - DISCARD, "paid", self.rule)
            game.ask(REPLACE_LOOT, you, NOTHING, 0)

    def refuse(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64, no: Refusals) -> None:
        no.gamble()

    def skip(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        game.ask(TIDY, you, NOTHING, 0)


class ReplaceLoot(Step):
    """One to five shown cards, n of them chosen already, go under the deck; then new ones are shown."""

    def offer(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        game.offer_display(REPLACE)
        if n > 0 and game.choice_count > 0:
            game.offer(PASS)

    def resolve(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64, action: Action) -> None:
        if action == PASS:
            game.refill()
            return
        game.put_under(action - REPLACE)
        game.ask(self, you, this, n + 1)

    def skip(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        game.refill()


class Tidy(Step):
    """Played cards are discarded and the hand is filled up; then the heroes come."""

    def skip(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        game.tidy(you)
        game.begin_assault(you)


class EndTurn(Step):
    """The player on the left is next."""

    def skip(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        game.begin_turn((you + 1) % game.seats)


CHOOSE_CLAN: Final = ChooseClan("clan", "KH-05")
PLACE_MONSTERS: Final = PlaceMonsters("place", "KH-05", "place")
BORROW: Final = Borrow("borrow", "KH-56")
DEAL: Final = Deal("deal", "KH-06")
HEAD_START: Final = HeadStart("head-start", "KH-27")
FIRST_TURN: Final = FirstTurn("first-turn", "KH-08")
TURN: Final = Turn("turn", "KH-10")
REFRESH_LOOT: Final = RefreshLoot("refresh", "KH-11")
REPLACE_LOOT: Final = ReplaceLoot("replace", "KH-11")
TIDY: Final = Tidy("tidy", "KH-12")
END: Final = EndTurn("end", "KH-14")

TURN_STEPS: Final[list[Step]] = [
    CHOOSE_CLAN,
    PLACE_MONSTERS,
    BORROW,
    DEAL,
    HEAD_START,
    FIRST_TURN,
    TURN,
    REFRESH_LOOT,
    REPLACE_LOOT,
    TIDY,
    END,
]
