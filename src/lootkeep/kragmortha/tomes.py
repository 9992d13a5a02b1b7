"""The powers of the Magic Tomes, and the table of all steps.

A power says when its Tome can be used, whether it would do anything now, and which step it becomes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..engine.game import Action, Card, Seat
from ..engine.native import i64, vec
from ..engine.pending import NOTHING
from .actions import CHOOSE, DISCARD, GO, KEEP, LOOK, PASS, USE
from .meetings import (
    BACK_TO_START,
    BANISHED,
    DRAW_TOME,
    LOOK_DUE,
    RIGOR_TRANSFER,
    SCAPEGOAT,
    TOKEN,
    TRANSFER_TO,
)
from .steps import (
    AFTER,
    AFTER_MOVE,
    BEFORE,
    CARD_DONE,
    CHOOSE_CARD,
    DRAW_UP,
    FIRST_TURN,
    HAND_LIMIT,
    LANDING,
    LASTING,
    MOVE,
    PLACE,
    PLANTED,
    REACTION,
    SHOVE,
    VERDICT,
    VOTE,
    Step,
)

if TYPE_CHECKING:
    from .game import Kragmortha


class Power(Step):
    """What a Tome does; as a step it carries the effect out."""

    def __init__(self, name: str, when: i64, verb: str = "go") -> None:
        super().__init__(name, "KR-61", verb)
        self.when: Final = when

    def is_possible(self, game: Kragmortha, you: Seat, this: Card) -> bool:
        """Whether the Tome (`this`) would do anything now."""
        return True


# ---------------------------------------------------------------- Looks


class CleanSlate(Power):
    """Put one of your Looks under its deck."""

    def is_possible(self, game: Kragmortha, you: Seat, this: Card) -> bool:
        return game.look_count(you) > 0

    def offer(self, game: Kragmortha, you: Seat, this: Card, n: i64) -> None:
        game.offer_looks(you)

    def resolve(self, game: Kragmortha, you: Seat, this: Card, n: i64, action: Action) -> None:
        game.shed_look(you, action - LOOK)


class FairExchange(Power):
    """Swap one of your Looks for another player's; nobody may end with a symbol twice."""

    def is_possible(self, game: Kragmortha, you: Seat, this: Card) -> bool:
        for other in range(game.seats):
            if other != you and game.can_exchange(you, other):
                return True
        return False

    def offer(self, game: Kragmortha, you: Seat, this: Card, n: i64) -> None:
        for other in range(game.seats):
            if other != you and game.can_exchange(you, other):
                game.offer(CHOOSE + other)

    def resolve(self, game: Kragmortha, you: Seat, this: Card, n: i64, action: Action) -> None:
        game.ask(GIVE_LOOK, you, action - CHOOSE, 0)


class GiveLook(Step):
    """Which of your Looks the other player (`this`) gets."""

    def offer(self, game: Kragmortha, you: Seat, this: Card, n: i64) -> None:
        for look in game.looks_of(you):
            if game.can_give(you, this, look):
                game.offer(LOOK + look)

    def resolve(self, game: Kragmortha, you: Seat, this: Card, n: i64, action: Action) -> None:
        game.ask(TAKE_LOOK, you, this, action - LOOK)


class TakeLook(Step):
    """Which Look of the other player (`this`) you take for yours (n)."""

    def offer(self, game: Kragmortha, you: Seat, this: Card, n: i64) -> None:
        for look in game.looks_of(this):
            if game.is_fair(you, this, n, look):
                game.offer(LOOK + look)

    def resolve(self, game: Kragmortha, you: Seat, this: Card, n: i64, action: Action) -> None:
        game.exchange(you, this, n, action - LOOK)


# ---------------------------------------------------------------- movement


class SecondWind(Power):
    """Play one more movement card after your move, if the turn has not ended."""

    def is_possible(self, game: Kragmortha, you: Seat, this: Card) -> bool:
        return game.has_playable(you)

    def skip(self, game: Kragmortha, you: Seat, this: Card, n: i64) -> None:
        game.halted = False
        game.ask(CHOOSE_CARD, you, NOTHING, 1)


class PuppetStrings(Power):
    """Move Rigor Mortis one square, any symbol; he catches, but does not transfer."""

    def is_possible(self, game: Kragmortha, you: Seat, this: Card) -> bool:
        return len(game.board.neighbours[game.rigor]) > 0

    def offer(self, game: Kragmortha, you: Seat, this: Card, n: i64) -> None:
        for square in game.board.neighbours[game.rigor]:
            game.offer(GO + square)

    def resolve(self, game: Kragmortha, you: Seat, this: Card, n: i64, action: Action) -> None:
        game.step_rigor(you, action - GO)


class Blink(Power):
    """Instead of a card go to any free teleport, without a token; it ends the turn."""

    def is_possible(self, game: Kragmortha, you: Seat, this: Card) -> bool:
        return game.has_free_teleport(game.players[you].square)

    def offer(self, game: Kragmortha, you: Seat, this: Card, n: i64) -> None:
        game.offer_teleports(game.players[you].square)

    def resolve(self, game: Kragmortha, you: Seat, this: Card, n: i64, action: Action) -> None:
        game.put(you, action - GO)
        game.ended = True


class TradePlaces(Power):
    """Swap squares with another goblin; both on plain floor."""

    def is_possible(self, game: Kragmortha, you: Seat, this: Card) -> bool:
        if game.is_plain(game.players[you].square):
            for other in range(game.seats):
                if other != you and game.is_plain(game.players[other].square):
                    return True
        return False

    def offer(self, game: Kragmortha, you: Seat, this: Card, n: i64) -> None:
        for other in range(game.seats):
            if other != you and game.is_plain(game.players[other].square):
                game.offer(CHOOSE + other)

    def resolve(self, game: Kragmortha, you: Seat, this: Card, n: i64, action: Action) -> None:
        mine = game.players[you]
        theirs = game.players[action - CHOOSE]
        square = mine.square
        mine.square = theirs.square
        theirs.square = square
        game.tell("traded", seat=you, rival=action - CHOOSE)


class GreasedFloor(Power):
    """Goblins that yours shoves this turn slide on one square straight."""

    def skip(self, game: Kragmortha, you: Seat, this: Card, n: i64) -> None:
        game.greased = True


class WildInk(Power):
    """One symbol of the card you play counts as a crystal ball."""

    def skip(self, game: Kragmortha, you: Seat, this: Card, n: i64) -> None:
        game.wild = 1


class LongArm(Power):
    """Shove a neighbouring goblin without moving."""

    def is_possible(self, game: Kragmortha, you: Seat, this: Card) -> bool:
        for other in range(game.seats):
            if game.can_reach(you, other):
                return True
        return False

    def offer(self, game: Kragmortha, you: Seat, this: Card, n: i64) -> None:
        for other in range(game.seats):
            if game.can_reach(you, other):
                game.offer(CHOOSE + other)

    def resolve(self, game: Kragmortha, you: Seat, this: Card, n: i64, action: Action) -> None:
        game.ask(SHOVE, you, action - CHOOSE, game.players[you].square)


class TiredLegs(Power):
    """Another player takes one step at most with each card of their next turn."""

    def offer(self, game: Kragmortha, you: Seat, this: Card, n: i64) -> None:
        for other in range(game.seats):
            if other != you:
                game.offer(CHOOSE + other)

    def resolve(self, game: Kragmortha, you: Seat, this: Card, n: i64, action: Action) -> None:
        game.players[action - CHOOSE].tired = 1
        game.tell("tired", seat=you, rival=action - CHOOSE)


# ---------------------------------------------------------------- cards


class FreshHand(Power):
    """Discard any of your cards and draw as many; n counts those discarded so far."""

    def is_possible(self, game: Kragmortha, you: Seat, this: Card) -> bool:
        return len(game.players[you].hand) > 0

    def offer(self, game: Kragmortha, you: Seat, this: Card, n: i64) -> None:
        game.offer_hand(you, DISCARD)
        if game.choice_count > 0:
            game.offer(PASS)

    def resolve(self, game: Kragmortha, you: Seat, this: Card, n: i64, action: Action) -> None:
        if action == PASS:
            self.skip(game, you, this, n)
            return
        game.discard(you, action - DISCARD)
        game.ask(self, you, this, n + 1)

    def skip(self, game: Kragmortha, you: Seat, this: Card, n: i64) -> None:
        for _ in range(n):
            game.draw(you)


class Bookmark(Power):
    """See the top 3 movement cards, keep one, discard one from hand, the rest back on top in any order."""

    def is_possible(self, game: Kragmortha, you: Seat, this: Card) -> bool:
        return len(game.deck) + len(game.discards) > 0

    def skip(self, game: Kragmortha, you: Seat, this: Card, n: i64) -> None:
        game.open_bookmark(you)
        game.ask(BOOKMARK_KEEP, you, this, 0)


class BookmarkKeep(Step):
    """Which of the cards seen you keep."""

    def offer(self, game: Kragmortha, you: Seat, this: Card, n: i64) -> None:
        game.offer_marked()

    def resolve(self, game: Kragmortha, you: Seat, this: Card, n: i64, action: Action) -> None:
        game.ask(BOOKMARK_BACK, you, this, 0)
        game.ask(BOOKMARK_DISCARD, you, this, 0)
        game.keep_marked(you, action - KEEP)


class BookmarkDiscard(Step):
    """Which card from your hand you discard for it."""

    def offer(self, game: Kragmortha, you: Seat, this: Card, n: i64) -> None:
        game.offer_hand(you, DISCARD)

    def resolve(self, game: Kragmortha, you: Seat, this: Card, n: i64, action: Action) -> None:
        game.discard(you, action - DISCARD)


class BookmarkBack(Step):
    """Put the rest back on top, one at a time; the last is on top."""

    def offer(self, game: Kragmortha, you: Seat, this: Card, n: i64) -> None:
        game.offer_marked()

    def resolve(self, game: Kragmortha, you: Seat, this: Card, n: i64, action: Action) -> None:
        game.put_back(you, action - KEEP)
        game.ask(self, you, this, n)


class ReadAgain(Power):
    """Turn another of your used Tomes face up; it is usable from your next turn."""

    def is_possible(self, game: Kragmortha, you: Seat, this: Card) -> bool:
        for card in game.players[you].tomes:
            tome = card - game.box.first_tome
            if tome != this and game.used[tome]:
                return True
        return False

    def offer(self, game: Kragmortha, you: Seat, this: Card, n: i64) -> None:
        for card in game.players[you].tomes:
            tome = card - game.box.first_tome
            if tome != this and game.used[tome]:
                game.offer(USE + tome)

    def resolve(self, game: Kragmortha, you: Seat, this: Card, n: i64, action: Action) -> None:
        tome = action - USE
        game.used[tome] = 0
        game.since[tome] = game.turn + game.seats - 1
        game.tell("read-again", seat=you, card=game.box.first_tome + tome)


class Reaction(Power):
    """Used when something happens to you; see `meetings` and `steps.PlantedFeet`."""


class Lasting(Power):
    """Works from the moment it is drawn."""


CLEAN_SLATE: Final = CleanSlate("clean-slate", BEFORE | AFTER)
DEEP_POCKETS: Final = Lasting("deep-pockets", LASTING)
LOOK_AWAY: Final = Reaction("look-away", REACTION)
SCAPEGOAT_TOME: Final = Reaction("scapegoat", REACTION)
FAIR_EXCHANGE: Final = FairExchange("fair-exchange", BEFORE | AFTER)
SECOND_WIND: Final = SecondWind("second-wind", AFTER)
PUPPET_STRINGS: Final = PuppetStrings("puppet-strings", BEFORE | AFTER, "rigor")
BLINK: Final = Blink("blink", BEFORE, "teleport")
TRADE_PLACES: Final = TradePlaces("trade-places", BEFORE)
GREASED_FLOOR: Final = GreasedFloor("greased-floor", BEFORE)
PLANTED_FEET: Final = Reaction("planted-feet", REACTION)
WILD_INK: Final = WildInk("wild-ink", BEFORE)
LONG_ARM: Final = LongArm("long-arm", BEFORE | AFTER)
TIRED_LEGS: Final = TiredLegs("tired-legs", BEFORE | AFTER)
PEEPHOLE: Final = Lasting("peephole", LASTING)
FRESH_HAND: Final = FreshHand("fresh-hand", BEFORE)
BOOKMARK: Final = Bookmark("bookmark", BEFORE | AFTER)
READ_AGAIN: Final = ReadAgain("read-again", BEFORE | AFTER)

POWERS: Final = vec[Power](
    [
        CLEAN_SLATE, DEEP_POCKETS, LOOK_AWAY, SCAPEGOAT_TOME, FAIR_EXCHANGE, SECOND_WIND, PUPPET_STRINGS, BLINK,
        TRADE_PLACES, GREASED_FLOOR, PLANTED_FEET, WILD_INK, LONG_ARM, TIRED_LEGS, PEEPHOLE, FRESH_HAND, BOOKMARK,
        READ_AGAIN,
    ]
)  # fmt: skip
POWER_NAMES: Final = [power.name for power in POWERS]

GIVE_LOOK: Final = GiveLook("give-look", "KR-61")
TAKE_LOOK: Final = TakeLook("take-look", "KR-61")
BOOKMARK_KEEP: Final = BookmarkKeep("bookmark-keep", "KR-61")
BOOKMARK_DISCARD: Final = BookmarkDiscard("bookmark-discard", "KR-61")
BOOKMARK_BACK: Final = BookmarkBack("bookmark-back", "KR-61")


def _numbered(steps: list[Step]) -> list[Step]:
    for number, step in enumerate(steps):
        step.number = number
    return steps


# A pending step names its own by number: add new ones at the end.
STEP_LIST: Final[list[Step]] = _numbered(
    [
        PLACE, FIRST_TURN, CHOOSE_CARD, MOVE, AFTER_MOVE, DRAW_UP, HAND_LIMIT, SHOVE, PLANTED, LANDING, VOTE, VERDICT,
        LOOK_DUE, SCAPEGOAT, BANISHED, TOKEN, TRANSFER_TO, RIGOR_TRANSFER, DRAW_TOME, BACK_TO_START,
        *POWERS,
        GIVE_LOOK, TAKE_LOOK, BOOKMARK_KEEP, BOOKMARK_DISCARD, BOOKMARK_BACK, CARD_DONE,
    ]
)  # fmt: skip
STEPS: Final = vec[Step](STEP_LIST)
