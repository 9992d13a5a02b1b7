"""The turn: play cards, refresh the loot, tidy; then the heroes come."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..engine.game import Action, Card, Seat
from ..engine.native import append, i64, vec
from ..engine.pending import NOTHING
from .actions import DISCARD, END_TURN, GAMBLE, PASS, PLAY, REFRESH, REPLACE, played_kind, played_side
from .assault import begin_assault
from .cards import NOWHERE
from .loot import offer_display, put_under, refill
from .refusals import Refusals
from .rooms import gamble
from .step import Step
from .tactic_cards import discard, draw, offer_hand, renew
from .tactics import offer_plays, play_card

if TYPE_CHECKING:
    from .game import KeepTheHeroesOut


def begin_turn(game: KeepTheHeroesOut, seat: Seat) -> None:
    """The active token goes to a player."""
    game.active = seat
    game.turn += 1
    game.gambled = False
    game.announce()
    game.ask(TURN, seat, NOTHING, 0)


class Turn(Step):
    """Play cards one at a time; gamble once; then perhaps refresh the loot."""

    name = "turn"
    rule = "KH-10"

    def offer(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        offer_plays(game, you)
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
                gamble(game, you)
            else:
                play_card(game, you, played_kind(action - PLAY), played_side(action - PLAY))

    def refuse(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64, no: Refusals) -> None:
        no.idle_sides(you)
        no.gamble()


class RefreshLoot(Step):
    """Discard a card to replace shown loot, as often as wished."""

    name = "refresh"
    rule = "KH-11"

    def offer(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        if len(game.display) > 0:
            offer_hand(game, you, DISCARD)
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
            gamble(game, you)
        else:
            discard(game, you, action - DISCARD, "paid", self.rule)
            game.ask(REPLACE_LOOT, you, NOTHING, 0)

    def refuse(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64, no: Refusals) -> None:
        no.gamble()

    def skip(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        game.ask(TIDY, you, NOTHING, 0)


class ReplaceLoot(Step):
    """One to five shown cards, n of them chosen already, go under the deck; then new ones are shown."""

    name = "replace"
    rule = "KH-11"

    def offer(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        offer_display(game, REPLACE)
        if n > 0 and game.choice_count > 0:
            game.offer(PASS)

    def resolve(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64, action: Action) -> None:
        if action == PASS:
            refill(game)
            return
        put_under(game, action - REPLACE)
        game.ask(self, you, this, n + 1)

    def skip(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        refill(game)


class Tidy(Step):
    """Played cards are discarded and the hand is filled up; then the heroes come."""

    name = "tidy"
    rule = "KH-12"

    def skip(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        tidy(game, you)
        game.ask(END, you, NOTHING, 0)
        begin_assault(game, you)


def tidy(game: KeepTheHeroesOut, seat: Seat) -> None:
    """Played cards to the discards; draw up to five, or as many as the scenario says."""
    player = game.players[seat]
    for card in player.played:
        player.discards = append(player.discards, card)
    player.played = vec[i64]()
    renew(game, seat)
    draw(game, seat, hand_size(game) - len(player.hand))


def hand_size(game: KeepTheHeroesOut) -> i64:
    """How many cards one draws up to: more, if the larder is full."""
    scenario = game.scenario
    if scenario.larder == NOWHERE:
        return scenario.hand
    return min(scenario.hand + game.token(scenario.larder, scenario.food), scenario.most_hand)


class EndTurn(Step):
    """The player on the left is next."""

    name = "end"
    rule = "KH-14"

    def skip(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        begin_turn(game, (you + 1) % game.seats)


TURN: Final = Turn()
REFRESH_LOOT: Final = RefreshLoot()
REPLACE_LOOT: Final = ReplaceLoot()
TIDY: Final = Tidy()
END: Final = EndTurn()
