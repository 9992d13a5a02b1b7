"""The turn and the raid through the library, in the order of the rulebook.

A step is a stateless object; a pending one is an int on the game's stack: the step, whose it is (`you`),
a goblin or Tome that it is about (`this`) and a number (`n`), usually a square.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..engine.game import Action, Card, Seat
from ..engine.native import i64
from ..engine.pending import NOTHING
from .actions import DISCARD, END_TURN, GO, GUILTY, INNOCENT, PASS, PEEP, PLAY, SHOW_HAND, USE
from .cards import NO_CARD, NOWHERE, SHOVED_ON, SLIPPERY

if TYPE_CHECKING:
    from .game import Kragmortha
    from .refusals import Refusals


class Step:
    """Something still to be resolved. A step that offers nothing is skipped."""

    def __init__(self, name: str, rule: str, verb: str = "go") -> None:
        self.number: i64 = 0
        self.name: Final = name  # in positions and prompts
        self.rule: Final = rule
        self.verb: Final = verb  # what choosing a square means here

    def offer(self, game: Kragmortha, you: Seat, this: Card, n: i64) -> None:
        """Offer the choices."""

    def resolve(self, game: Kragmortha, you: Seat, this: Card, n: i64, action: Action) -> None:
        """Carry out the choice. The step is off the stack; ask for it again to repeat it."""

    def skip(self, game: Kragmortha, you: Seat, this: Card, n: i64) -> None:
        """There was nothing to choose."""

    def refuse(self, game: Kragmortha, you: Seat, this: Card, n: i64, no: Refusals) -> None:
        """Say why something that a player might look for is not offered."""


# ---------------------------------------------------------------- set-up


class Place(Step):
    """Each player puts the goblin on an empty start square; teleports do nothing yet."""

    def offer(self, game: Kragmortha, you: Seat, this: Card, n: i64) -> None:
        game.offer_starts()

    def resolve(self, game: Kragmortha, you: Seat, this: Card, n: i64, action: Action) -> None:
        game.players[you].square = action - GO
        game.tell("placed", seat=you, square=action - GO)


class FirstTurn(Step):
    """All goblins are in: the first player begins."""

    def skip(self, game: Kragmortha, you: Seat, this: Card, n: i64) -> None:
        game.begin_turn(you)


# ---------------------------------------------------------------- the turn


class ChooseCard(Step):
    """Play one movement card; with none that can be played, show the hand and lose the turn."""

    def offer(self, game: Kragmortha, you: Seat, this: Card, n: i64) -> None:
        if game.ended:
            return
        game.offer_playable(you)
        if game.choice_count == 0:
            if n == 1:
                return  # a second card is not owed
            game.offer(SHOW_HAND)
        if n == 0:
            game.offer_tomes(you, BEFORE)

    def resolve(self, game: Kragmortha, you: Seat, this: Card, n: i64, action: Action) -> None:
        if action == SHOW_HAND:
            game.show_hand(you)
        elif action == PEEP:
            game.ask(self, you, this, n)
            game.peep(you)
        elif action >= USE:
            game.ask(self, you, this, n)
            game.use(you, action - USE)
        else:
            game.play_card(you, action - PLAY)
            game.ask(CARD_DONE, you, NOTHING, 0)
            game.ask(MOVE, you, NOTHING, NOWHERE)

    def refuse(self, game: Kragmortha, you: Seat, this: Card, n: i64, no: Refusals) -> None:
        no.cards(you)
        no.tomes(you, BEFORE)


class Move(Step):
    """One or two steps, each to a neighbouring square whose symbol the card has left; n is the first one's square."""

    def offer(self, game: Kragmortha, you: Seat, this: Card, n: i64) -> None:
        if game.ended or game.halted:
            return
        game.offer_steps(you, n)
        if n != NOWHERE and game.choice_count > 0:
            game.offer(PASS)

    def resolve(self, game: Kragmortha, you: Seat, this: Card, n: i64, action: Action) -> None:
        if action == PASS:
            return
        square = action - GO
        if n == NOWHERE and not game.is_tired(you):
            game.ask(self, you, this, square)
        if game.moves_rigor:
            game.walk_rigor(you, square)
        else:
            game.walk(you, square)

    def refuse(self, game: Kragmortha, you: Seat, this: Card, n: i64, no: Refusals) -> None:
        no.squares(you, n)


class CardDone(Step):
    """All that the movement card brought is settled: it is in play no more."""

    def skip(self, game: Kragmortha, you: Seat, this: Card, n: i64) -> None:
        game.card = NO_CARD
        game.wild = 0


class AfterMove(Step):
    """When the movement is done there is still time for Tomes."""

    def offer(self, game: Kragmortha, you: Seat, this: Card, n: i64) -> None:
        if game.ended:
            return
        game.offer_tomes(you, AFTER)
        if game.choice_count > 0:
            game.offer(END_TURN)

    def resolve(self, game: Kragmortha, you: Seat, this: Card, n: i64, action: Action) -> None:
        if action == END_TURN:
            return
        game.ask(self, you, this, n)
        if action == PEEP:
            game.peep(you)
        else:
            game.use(you, action - USE)

    def refuse(self, game: Kragmortha, you: Seat, this: Card, n: i64, no: Refusals) -> None:
        no.tomes(you, AFTER)


class DrawUp(Step):
    """Draw up to the hand limit; then the player on the left."""

    def skip(self, game: Kragmortha, you: Seat, this: Card, n: i64) -> None:
        game.draw_up(you)
        game.players[you].tired = 0
        game.begin_turn((you + 1) % game.seats)


class HandLimit(Step):
    """A hand beyond its limit is cut down at once, the owner choosing."""

    def offer(self, game: Kragmortha, you: Seat, this: Card, n: i64) -> None:
        if len(game.players[you].hand) > game.hand_limit(you):
            game.offer_hand(you, DISCARD)

    def resolve(self, game: Kragmortha, you: Seat, this: Card, n: i64, action: Action) -> None:
        game.ask(self, you, this, n)
        game.discard(you, action - DISCARD)


# ---------------------------------------------------------------- shoving


class Shove(Step):
    """Choose where the goblin goes (`this`) whose square yours has entered: never to where yours came from (n)."""

    def offer(self, game: Kragmortha, you: Seat, this: Card, n: i64) -> None:
        chain = game.chain(you, this)
        square = game.players[this].square
        for beside in game.board.neighbours[square]:
            if beside != n and game.can_land(beside, square, chain, NOTHING, NOWHERE):
                game.offer(GO + beside)

    def resolve(self, game: Kragmortha, you: Seat, this: Card, n: i64, action: Action) -> None:
        square = action - GO
        pushed = game.goblin_on(square)
        left = game.players[this].square
        game.shove(you, this, square)
        if pushed == NOTHING:
            slips = game.greased and you == game.active and game.is_plain(square) and square != game.rigor
            game.ask(LANDING, this, you, left | SLIPPERY if slips else left)
            game.ask_planted()
        else:
            game.ask(LANDING, this, you, left)
            game.ask(self, this, pushed, left)

    def refuse(self, game: Kragmortha, you: Seat, this: Card, n: i64, no: Refusals) -> None:
        no.shoves(you, this, n)


class PlantedFeet(Step):
    """The owner of a shoved goblin may refuse: all go back to where they stood, and the movement ends."""

    def offer(self, game: Kragmortha, you: Seat, this: Card, n: i64) -> None:
        game.offer(USE + this)
        game.offer(PASS)

    def resolve(self, game: Kragmortha, you: Seat, this: Card, n: i64, action: Action) -> None:
        if action == PASS:
            return
        game.turn_down(you, this)
        game.cancel_chain()
        game.halted = True


class Landing(Step):
    """A goblin has left square n, shoved by `this` or by itself: what waits where it stands now is settled."""

    def skip(self, game: Kragmortha, you: Seat, this: Card, n: i64) -> None:
        if n & SHOVED_ON:
            return
        square = game.players[you].square
        if n & SLIPPERY:
            square = game.slide(you, n & NOWHERE, square)
        game.arrive(you, square)


# ---------------------------------------------------------------- accusations


class Vote(Step):
    """Whether the accused (`this`) has broken a Look."""

    def offer(self, game: Kragmortha, you: Seat, this: Card, n: i64) -> None:
        game.offer(GUILTY)
        game.offer(INNOCENT)

    def resolve(self, game: Kragmortha, you: Seat, this: Card, n: i64, action: Action) -> None:
        game.votes += 1 if action == GUILTY else -1
        game.tell("voted-guilty" if action == GUILTY else "voted-innocent", seat=you, rival=this)


class Verdict(Step):
    """A majority gives the accused a Look; ties fail, and a failed accuser (you) waits a round."""

    def skip(self, game: Kragmortha, you: Seat, this: Card, n: i64) -> None:
        upheld = game.votes > 0
        game.tell("upheld" if upheld else "dismissed", seat=you, rival=this)
        if upheld:
            game.owe_look(this)
        else:
            game.players[you].silent_until = game.round + 1


BEFORE: Final = 1  # Tomes that are used before the card
AFTER: Final = 2  # and after the movement
REACTION: Final = 4
LASTING: Final = 8

PLACE: Final = Place("place", "KR-03", "place")
FIRST_TURN: Final = FirstTurn("first-turn", "KR-03")
CHOOSE_CARD: Final = ChooseCard("card", "KR-10")
MOVE: Final = Move("move", "KR-12", "step")
CARD_DONE: Final = CardDone("card-done", "KR-10")
AFTER_MOVE: Final = AfterMove("after", "KR-68")
DRAW_UP: Final = DrawUp("draw-up", "KR-10")
HAND_LIMIT: Final = HandLimit("hand-limit", "KR-05", "discard")
SHOVE: Final = Shove("shove", "KR-21", "shove")
PLANTED: Final = PlantedFeet("refuse-shove", "KR-64")
LANDING: Final = Landing("landing", "KR-25")
VOTE: Final = Vote("vote", "KR-56")
VERDICT: Final = Verdict("verdict", "KR-56")
