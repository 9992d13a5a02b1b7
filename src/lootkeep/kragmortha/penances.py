"""What Looks order on the screen, move by move: what is asked of whom, and what was broken; time is the host's affair.

A Look binds from the decision after the one that brought it: whoever bore it before a decision and bears it after is
asked. What is ordered for a whole turn (M2, L3) binds from the next turn that begins.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..engine.messages import Event
from ..engine.pending import NOTHING
from .actions import ESCAPE, cried_at, cry_of, is_cry, slip_of
from .looks import SCREEN
from .shoving import SHOVE
from .turn import CHOOSE_CARD

if TYPE_CHECKING:
    from .game import Kragmortha

PROMPTS: Final = {"h1": "book", "l1": "balance", "a1": "squeeze", "w2": "hail", "l2": "balance", "l3": "sit"}
KEPT_UP: Final = ("m1", "m2", "l3", "w3")  # nobody reminds a goblin of these: mouth, tongue, legs, pardon
MOVES_OF_RIGOR: Final = ("rigor-moved", "rigor-transferred")
CALLS: Final = ("slip", "catch", "escape", "accuse")


class Demand:
    """A Look that asks for something now, or (without a prompt) was broken."""

    def __init__(self, seat: int, look: str, prompt: str = "") -> None:
        self.seat: Final[int] = seat
        self.look: Final[str] = look
        self.prompt: Final[str] = prompt


class Penances:
    """Who bears what, and who keeps up what they must."""

    def __init__(self, game: Kragmortha) -> None:
        self.game = game
        self.borne: dict[int, list[str]] = {}  # by seat: the Looks whose order can be broken
        self.kept_up: set[tuple[int, str]] = set()
        self.in_turn: set[tuple[int, str]] = set()  # that bind the turn that runs, since it began
        self.is_first = False  # nothing was done yet in this turn
        self.restart(game)

    def restart(self, game: Kragmortha) -> None:
        """Something was taken back, or somebody has just come: nothing that was asked before counts."""
        self.game = game
        self.borne = self.looks()
        self.kept_up = {(seat, look) for seat, look in self.kept_up if look in self.borne.get(seat, [])}
        self.in_turn = set()
        self.is_first = False

    def looks(self) -> dict[int, list[str]]:
        """The Looks of each goblin whose order can be broken on the screen."""
        game = self.game
        found: dict[int, list[str]] = {}
        if game.over or game.penance != SCREEN:
            return found
        for seat in range(game.seats):
            faces = [game.box.look_of(card) for card in game.players[seat].looks]
            found[int(seat)] = [face.id for face in faces if face.is_test]
        return found

    def follow(self, mover: int, notation: str, events: list[Event]) -> list[Demand]:
        """What a decision brings to those who bore their Looks before it."""
        before, now = self.borne, self.looks()
        bound = {seat: [look for look in now[seat] if look in before.get(seat, [])] for seat in now}
        self.borne = now
        verb = notation.split(" ")[0]
        found = [] if verb in CALLS else self._by_choice(mover, verb, bound.get(mover, []))
        for event in events:
            kind = event["id"].removeprefix("kragmortha-event-")
            if kind == "turn":
                found += self._turn(_seat(event, "seat"), bound)
            elif kind == "shoved" and "a1" in bound.get(_seat(event, "rival"), []):
                found.append(Demand(_seat(event, "rival"), "a1", PROMPTS["a1"]))
            elif kind in MOVES_OF_RIGOR:
                found += self._rigor(bound)
        self.kept_up = {(seat, look) for seat, look in self.kept_up if look in now.get(seat, [])}
        return found

    def _by_choice(self, seat: int, verb: str, looks: list[str]) -> list[Demand]:
        """M1, W3 and L3: what must be kept up while one chooses. A card shuts the mouth, a shove uses the pardon up."""
        broken: list[Demand] = []
        for look, wanted in (("m1", "play"), ("w3", "shove")):
            if look in looks and verb == wanted:
                if (seat, look) not in self.kept_up:
                    broken.append(Demand(seat, look))
                self.kept_up.discard((seat, look))
        if self.is_first and "l3" in looks and (seat, "l3") in self.in_turn:
            self.is_first = False
            if (seat, "l3") not in self.kept_up:
                broken.append(Demand(seat, "l3"))
        return broken

    def _turn(self, seat: int, bound: dict[int, list[str]]) -> list[Demand]:
        """A turn ends: was the tongue out (M2), and who stands sits down (L3). Another begins: H1 and L1 ask."""
        found: list[Demand] = []
        for ended, look in sorted(self.in_turn):
            if look == "m2" and look in bound.get(ended, []) and (ended, look) not in self.kept_up:
                found.append(Demand(ended, look))
            if look == "l3" and look in bound.get(ended, []) and (ended, look) in self.kept_up:
                found.append(Demand(ended, look, PROMPTS["l3"]))
        self.kept_up = {(each, look) for each, look in self.kept_up if look != "m2"}
        self.in_turn = {(seat, look) for look in bound.get(seat, []) if look in ("m2", "l3")}
        self.is_first = True
        return found + [Demand(seat, look, PROMPTS[look]) for look in ("h1", "l1") if look in bound.get(seat, [])]

    def _rigor(self, bound: dict[int, list[str]]) -> list[Demand]:
        """Rigor Mortis has moved: W2 hails him, L2 keeps its balance if he stands next to the goblin now."""
        found: list[Demand] = []
        game = self.game
        for seat in bound:
            if "w2" in bound[seat]:
                found.append(Demand(seat, "w2", PROMPTS["w2"]))
            if "l2" in bound[seat] and game.players[seat].square in list(game.board.neighbours[game.rigor]):
                found.append(Demand(seat, "l2", PROMPTS["l2"]))
        return found

    def can_keep_up(self, look: str) -> bool:
        """Whether a Look is borne by something that a goblin does by itself."""
        return look in KEPT_UP

    def is_due(self, seat: int, look: str) -> bool:
        """Whether it has to be kept up now: tongue and legs in a turn, the mouth for a card, pardon for a shove."""
        game = self.game
        if look in ("m2", "l3"):
            return (seat, look) in self.in_turn
        wanted = CHOOSE_CARD if look == "m1" else SHOVE
        return look in KEPT_UP and game.actor == seat and game.is_asking(wanted)

    # ---- what is called

    def slip(self, seat: int, look: str) -> int:
        """The call by which a slip is reported."""
        ids = [face.id for face in self.game.box.looks]
        return int(slip_of(seat, ids.index(look)))

    def catch(self, seat: int, rival: int) -> int:
        """The call of somebody who has seen it."""
        return int(cry_of(seat, rival))

    def escape(self, seat: int) -> int:
        """The call of the table when the time is over."""
        return ESCAPE + seat

    def accused(self, action: int) -> int:
        """At whom somebody cries Caught! with this call; -1: it is another one."""
        return int(cried_at(action)) if is_cry(action) else -1

    def slipping(self) -> dict[int, str]:
        """Who has broken what, and can be caught now."""
        game = self.game
        found: dict[int, str] = {}
        for seat in range(game.seats):
            if not game.over and game.players[seat].slipping != NOTHING:
                found[int(seat)] = game.box.looks[game.players[seat].slipping].id
        return found


def _seat(event: Event, name: str) -> int:
    """The seat that an event speaks of."""
    return int(str(event["args"][name]).partition("/")[2])
