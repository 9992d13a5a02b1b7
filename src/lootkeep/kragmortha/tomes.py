"""Magic Tomes (KR-60 to KR-68): stealing them from the desk, and using them; `powers` has what they do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..engine.game import Action, Card, Seat
from ..engine.native import append, i64, pop
from ..engine.pending import NOTHING
from .actions import GO, PEEP, USE
from .hand import draw
from .library import offer_starts, put
from .seats import joined
from .steps import Step

if TYPE_CHECKING:
    from .game import Kragmortha

# ---------------------------------------------------------------- the desk


class DrawTome(Step):
    """Draw the top Tome and lay it face up; the last one ends the game."""

    name = "draw-tome"
    rule = "KR-60"

    def skip(self, game: Kragmortha, you: Seat, this: Card, n: i64) -> None:
        if len(game.tome_deck) == 0:
            return
        game.revealed = True
        game.tome_deck, card = pop(game.tome_deck)
        player = game.players[you]
        player.tomes = append(player.tomes, card)
        tome = game.box.tome_of(card)
        game.since[tome] = game.turn
        game.tell("tome", seat=you, card=card)
        if len(game.tome_deck) == 0:
            game.over = True
            game.tell("last-tome", seat=you)
            return
        for _ in range(game.power_of(tome).more_cards):
            draw(game, you)


class BackToStart(Step):
    """A goblin that has stolen a Tome is put on a start square."""

    name = "back-to-start"
    rule = "KR-60"
    verb = "place"

    def offer(self, game: Kragmortha, you: Seat, this: Card, n: i64) -> None:
        offer_starts(game)

    def resolve(self, game: Kragmortha, you: Seat, this: Card, n: i64, action: Action) -> None:
        put(game, you, action - GO)


DRAW_TOME: Final = DrawTome()
BACK_TO_START: Final = BackToStart()

# ---------------------------------------------------------------- using Tomes


class Power(Step):
    """What a Tome does; as a step it carries the effect out."""

    rule = "KR-61"
    this_is = "tome"
    is_before: bool = False  # it is used before the card
    is_after: bool = False  # and after the movement
    more_cards: i64 = 0  # that its owner's hand holds

    def is_possible(self, game: Kragmortha, you: Seat, tome: i64) -> bool:
        """Whether the Tome would do anything now."""
        return True


def is_usable(game: Kragmortha, tome: i64) -> bool:
    """Whether a Tome lies face up, and not since this very turn."""
    return game.used[tome] == 0 and game.since[tome] < game.turn


def usable(game: Kragmortha, seat: Seat, power: Power) -> i64:
    """The player's Tome with a power that can be used now, or NOTHING."""
    for card in game.players[seat].tomes:
        tome = game.box.tome_of(card)
        if game.power_of(tome) is power and is_usable(game, tome):
            return tome
    return NOTHING


def offer_tomes(game: Kragmortha, seat: Seat, *, before: bool) -> None:
    """The Tomes that can be used before the card or after the movement, and a look through the Peephole."""
    for card in game.players[seat].tomes:
        tome = game.box.tome_of(card)
        power = game.power_of(tome)
        is_time = power.is_before if before else power.is_after
        if is_time and is_usable(game, tome) and power.is_possible(game, seat, tome):
            game.offer(USE + tome)
    if not game.peeped and usable(game, seat, PEEPHOLE) != NOTHING:
        game.offer(PEEP)


def use(game: Kragmortha, seat: Seat, tome: i64) -> None:
    """Use a Tome in one's own turn."""
    turn_down(game, seat, tome)
    game.ask(game.power_of(tome), seat, tome)


def turn_down(game: Kragmortha, seat: Seat, tome: i64) -> None:
    """A Tome is used and turned face down."""
    game.used[tome] = 1
    game.tell("used", seat=seat, card=game.box.first_tome + tome)


def peep(game: Kragmortha, seat: Seat) -> None:
    """Look secretly at the top teleport token."""
    game.peeped = True
    game.revealed = True
    token = game.tokens[len(game.tokens) - 1]
    game.seen[token] = joined(game.seen[token], seat)
    game.tell("peeped", seat=seat, card=token)


# ---------------------------------------------------------------- Tomes that are not used in one's own turn


class DeepPockets(Power):
    """Lasting: your hand holds one card more."""

    name = "deep-pockets"
    more_cards: i64 = 1


class Peephole(Power):
    """Lasting: once in each of your turns look secretly at the top teleport token."""

    name = "peephole"


class LookAway(Power):
    """Reaction: cancel a Look before you draw it."""

    name = "look-away"


class Scapegoat(Power):
    """Reaction: a goblin next to yours draws the Look instead of you."""

    name = "scapegoat"


class PlantedFeet(Power):
    """Reaction: refuse a shove."""

    name = "planted-feet"


DEEP_POCKETS: Final = DeepPockets()
PEEPHOLE: Final = Peephole()
LOOK_AWAY: Final = LookAway()
SCAPEGOAT: Final = Scapegoat()
PLANTED_FEET: Final = PlantedFeet()
