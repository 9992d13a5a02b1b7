"""What Magic Tomes do when they are used in one's own turn (KR-61), and the list of all powers.

A power says when its Tome can be used, whether it would do anything now, and which step it becomes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..engine.game import Action, Card, Seat
from ..engine.native import i64
from .actions import CHOOSE, DISCARD, GO, LOOK, PASS, USE
from .bookmark import BOOKMARK
from .hand import discard, draw, offer_hand
from .library import has_free_teleport, offer_teleports, put
from .looks import can_exchange, can_give, exchange, is_fair, looks_of, offer_looks, shed_look
from .rigor import step_rigor
from .shoving import SHOVE, can_reach
from .steps import Step
from .tomes import DEEP_POCKETS, LOOK_AWAY, PEEPHOLE, PLANTED_FEET, SCAPEGOAT, Power
from .turn import CHOOSE_CARD, SECOND_CARD, has_playable

if TYPE_CHECKING:
    from .game import Kragmortha


class AgainstOne(Power):
    """A power for which one chooses another player."""

    def can_choose(self, game: Kragmortha, you: Seat, other: Seat) -> bool:
        """Whether it would do anything with this one."""
        return True

    def is_possible(self, game: Kragmortha, you: Seat, tome: i64) -> bool:
        for other in range(game.seats):
            if other != you and self.can_choose(game, you, other):
                return True
        return False

    def offer(self, game: Kragmortha, you: Seat, this: Card, n: i64) -> None:
        for other in range(game.seats):
            if other != you and self.can_choose(game, you, other):
                game.offer(CHOOSE + other)


# ---------------------------------------------------------------- Looks


class CleanSlate(Power):
    """Put one of your Looks under its deck."""

    name = "clean-slate"
    is_before = True
    is_after = True

    def is_possible(self, game: Kragmortha, you: Seat, tome: i64) -> bool:
        return game.look_count(you) > 0

    def offer(self, game: Kragmortha, you: Seat, this: Card, n: i64) -> None:
        offer_looks(game, you)

    def resolve(self, game: Kragmortha, you: Seat, this: Card, n: i64, action: Action) -> None:
        shed_look(game, you, action - LOOK)


class FairExchange(AgainstOne):
    """Swap one of your Looks for another player's; nobody may end with a symbol twice."""

    name = "fair-exchange"
    is_before = True
    is_after = True

    def can_choose(self, game: Kragmortha, you: Seat, other: Seat) -> bool:
        return can_exchange(game, you, other)

    def resolve(self, game: Kragmortha, you: Seat, this: Card, n: i64, action: Action) -> None:
        game.ask(GIVE_LOOK, you, action - CHOOSE)


class GiveLook(Step):
    """Which of your Looks the other player gets."""

    name = "give-look"
    rule = "KR-61"
    this_is = "goblin"

    def offer(self, game: Kragmortha, you: Seat, other: Seat, n: i64) -> None:
        for look in looks_of(game, you):
            if can_give(game, you, other, look):
                game.offer(LOOK + look)

    def resolve(self, game: Kragmortha, you: Seat, other: Seat, n: i64, action: Action) -> None:
        game.ask(TAKE_LOOK, you, other, action - LOOK)


class TakeLook(Step):
    """Which Look of the other player you take for yours."""

    name = "take-look"
    rule = "KR-61"
    this_is = "goblin"
    n_is = "look"

    def offer(self, game: Kragmortha, you: Seat, other: Seat, mine: i64) -> None:
        for theirs in looks_of(game, other):
            if is_fair(game, you, other, mine, theirs):
                game.offer(LOOK + theirs)

    def resolve(self, game: Kragmortha, you: Seat, other: Seat, mine: i64, action: Action) -> None:
        exchange(game, you, other, mine, action - LOOK)


# ---------------------------------------------------------------- movement


class SecondWind(Power):
    """Play one more movement card after your move, if the turn has not ended."""

    name = "second-wind"
    is_after = True

    def is_possible(self, game: Kragmortha, you: Seat, tome: i64) -> bool:
        return has_playable(game, you)

    def skip(self, game: Kragmortha, you: Seat, this: Card, n: i64) -> None:
        game.halted = False
        game.ask(CHOOSE_CARD, you, n=SECOND_CARD)


class PuppetStrings(Power):
    """Move Rigor Mortis one square, any symbol; he catches, but does not transfer."""

    name = "puppet-strings"
    verb = "rigor"
    is_before = True
    is_after = True

    def is_possible(self, game: Kragmortha, you: Seat, tome: i64) -> bool:
        return len(game.board.neighbours[game.rigor]) > 0

    def offer(self, game: Kragmortha, you: Seat, this: Card, n: i64) -> None:
        for square in game.board.neighbours[game.rigor]:
            game.offer(GO + square)

    def resolve(self, game: Kragmortha, you: Seat, this: Card, n: i64, action: Action) -> None:
        step_rigor(game, you, action - GO)


class Blink(Power):
    """Instead of a card go to any free teleport, without a token; it ends the turn."""

    name = "blink"
    verb = "teleport"
    is_before = True

    def is_possible(self, game: Kragmortha, you: Seat, tome: i64) -> bool:
        return has_free_teleport(game, game.players[you].square)

    def offer(self, game: Kragmortha, you: Seat, this: Card, n: i64) -> None:
        offer_teleports(game, game.players[you].square)

    def resolve(self, game: Kragmortha, you: Seat, this: Card, n: i64, action: Action) -> None:
        put(game, you, action - GO)
        game.ended = True


class TradePlaces(AgainstOne):
    """Swap squares with another goblin; both on plain floor."""

    name = "trade-places"
    is_before = True

    def can_choose(self, game: Kragmortha, you: Seat, other: Seat) -> bool:
        return game.is_plain(game.players[you].square) and game.is_plain(game.players[other].square)

    def resolve(self, game: Kragmortha, you: Seat, this: Card, n: i64, action: Action) -> None:
        mine = game.players[you]
        theirs = game.players[action - CHOOSE]
        square = mine.square
        mine.square = theirs.square
        theirs.square = square
        game.tell("traded", seat=you, rival=action - CHOOSE)


class GreasedFloor(Power):
    """Goblins that yours shoves this turn slide on one square straight."""

    name = "greased-floor"
    is_before = True

    def skip(self, game: Kragmortha, you: Seat, this: Card, n: i64) -> None:
        game.greased = True


class WildInk(Power):
    """One symbol of the card you play counts as a crystal ball."""

    name = "wild-ink"
    is_before = True

    def skip(self, game: Kragmortha, you: Seat, this: Card, n: i64) -> None:
        game.wild = 1


class LongArm(AgainstOne):
    """Shove a neighbouring goblin without moving."""

    name = "long-arm"
    is_before = True
    is_after = True

    def can_choose(self, game: Kragmortha, you: Seat, other: Seat) -> bool:
        return can_reach(game, you, other)

    def resolve(self, game: Kragmortha, you: Seat, this: Card, n: i64, action: Action) -> None:
        game.ask(SHOVE, you, action - CHOOSE, game.players[you].square)


class TiredLegs(AgainstOne):
    """Another player takes one step at most with each card of their next turn."""

    name = "tired-legs"
    is_before = True
    is_after = True

    def resolve(self, game: Kragmortha, you: Seat, this: Card, n: i64, action: Action) -> None:
        game.players[action - CHOOSE].tired = 1
        game.tell("tired", seat=you, rival=action - CHOOSE)


# ---------------------------------------------------------------- cards


class FreshHand(Power):
    """Discard any of your cards and draw as many."""

    name = "fresh-hand"
    is_before = True

    def is_possible(self, game: Kragmortha, you: Seat, tome: i64) -> bool:
        return len(game.players[you].hand) > 0

    def offer(self, game: Kragmortha, you: Seat, this: Card, discarded: i64) -> None:
        offer_hand(game, you, DISCARD)
        if game.choice_count > 0:
            game.offer(PASS)

    def resolve(self, game: Kragmortha, you: Seat, this: Card, discarded: i64, action: Action) -> None:
        if action == PASS:
            self.skip(game, you, this, discarded)
            return
        discard(game, you, action - DISCARD)
        game.ask(self, you, this, discarded + 1)

    def skip(self, game: Kragmortha, you: Seat, this: Card, discarded: i64) -> None:
        for _ in range(discarded):
            draw(game, you)


class ReadAgain(Power):
    """Turn another of your used Tomes face up; it is usable from your next turn."""

    name = "read-again"
    is_before = True
    is_after = True

    def is_possible(self, game: Kragmortha, you: Seat, this: i64) -> bool:
        for card in game.players[you].tomes:
            tome = game.box.tome_of(card)
            if tome != this and game.used[tome]:
                return True
        return False

    def offer(self, game: Kragmortha, you: Seat, this: Card, n: i64) -> None:
        for card in game.players[you].tomes:
            tome = game.box.tome_of(card)
            if tome != this and game.used[tome]:
                game.offer(USE + tome)

    def resolve(self, game: Kragmortha, you: Seat, this: Card, n: i64, action: Action) -> None:
        tome = action - USE
        game.used[tome] = 0
        game.since[tome] = game.turn + game.seats - 1
        game.tell("read-again", seat=you, card=game.box.first_tome + tome)


CLEAN_SLATE: Final = CleanSlate()
FAIR_EXCHANGE: Final = FairExchange()
GIVE_LOOK: Final = GiveLook()
TAKE_LOOK: Final = TakeLook()
SECOND_WIND: Final = SecondWind()
PUPPET_STRINGS: Final = PuppetStrings()
BLINK: Final = Blink()
TRADE_PLACES: Final = TradePlaces()
GREASED_FLOOR: Final = GreasedFloor()
WILD_INK: Final = WildInk()
LONG_ARM: Final = LongArm()
TIRED_LEGS: Final = TiredLegs()
FRESH_HAND: Final = FreshHand()
READ_AGAIN: Final = ReadAgain()

# In the order of the box.
POWERS: Final[list[Power]] = [
    CLEAN_SLATE,
    DEEP_POCKETS,
    LOOK_AWAY,
    SCAPEGOAT,
    FAIR_EXCHANGE,
    SECOND_WIND,
    PUPPET_STRINGS,
    BLINK,
    TRADE_PLACES,
    GREASED_FLOOR,
    PLANTED_FEET,
    WILD_INK,
    LONG_ARM,
    TIRED_LEGS,
    PEEPHOLE,
    FRESH_HAND,
    BOOKMARK,
    READ_AGAIN,
]
