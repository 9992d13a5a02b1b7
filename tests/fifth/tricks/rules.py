"""The rules of Tricks, by the ids of its ledger."""

from __future__ import annotations

from typing import Any

from lootkeep.engine.game import EVERYBODY, OWNER, UNSEEN, Game, Zone
from lootkeep.engine.messages import Face, Message, Outcome, Touches, message, seat_ref
from lootkeep.engine.rules import Rules

CARDS = 20
TALON, HAND, TRICK = range(3)


class Tricks(Rules):
    """The state of a game of Tricks; a card is its number, less one."""

    actions = CARDS
    zones = (
        Zone("talon", UNSEEN, per_seat=False),
        Zone("hand", OWNER, per_seat=True),
        Zone("trick", EVERYBODY, per_seat=False),
    )

    def __init__(self, seats: int, size: int) -> None:
        super().__init__()
        self.size = size
        self.talon = list(range(CARDS))
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.trick: list[int] = []  # the leader's card first
        self.leader = 0
        self.taken = [0] * seats

    def begin(self, table: Game) -> None:
        """TR-1: each gets a hand of cards that only they see."""
        for hand in self.hands:
            for _ in range(self.size):
                hand.append(self.talon.pop(int(table.random(len(self.talon)))))

    def options(self) -> list[int]:
        """TR-2: any card of the hand may be played."""
        return sorted(self.hands[self.actor])

    def play(self, table: Game, action: int) -> None:
        """TR-2: a card goes to the middle, and the next player is asked."""
        self.hands[self.actor].remove(action)
        self.trick.append(action)
        table.note("played", {"seat": self.actor, "card": action}, "TR-2")
        self.actor = (self.actor + 1) % len(self.hands)
        if len(self.trick) == len(self.hands):
            self.take(table)

    def take(self, table: Game) -> None:
        """TR-3: the highest card takes the trick, and whoever played it leads the next."""
        highest = self.trick.index(max(self.trick))
        self.actor = self.leader = (self.leader + highest) % len(self.hands)
        self.taken[self.leader] += 1
        table.note("took", {"seat": self.leader, "n": self.taken[self.leader]}, "TR-3")
        self.trick = []
        self.turn += 1
        self.over = not any(self.hands)

    def winners(self) -> list[int]:
        """TR-4: who has taken most tricks; they may be several."""
        return [seat for seat, taken in enumerate(self.taken) if taken == max(self.taken)]

    def outcome(self) -> Outcome | None:
        if not self.over:
            return None
        order = sorted(range(len(self.taken)), key=lambda seat: -self.taken[seat])
        return {
            "winners": self.winners(),
            "ranking": [
                {
                    "seat": seat,
                    "place": 1 + sum(taken > self.taken[seat] for taken in self.taken),
                    "score": self.taken[seat],
                    "why": message("tricks-taken", {"n": self.taken[seat]}),
                }
                for seat in order
            ],
            "why": message("tricks-won", {"n": max(self.taken)}),
        }

    def promise(self, seat: int) -> float:
        if self.over:
            return (seat in self.winners()) / len(self.winners())
        return (1 + self.taken[seat]) / (len(self.taken) + sum(self.taken))

    def liking(self, action: int) -> int:
        """A high card, if it takes the trick so far, else the lowest."""
        return action if not self.trick or action > max(self.trick) else -action

    def cards_in(self, zone: int, owner: int) -> list[int]:
        return {TALON: self.talon, HAND: self.hands[owner], TRICK: self.trick}[zone]

    def lay(self, zone: int, owner: int, cards: list[int]) -> None:
        self.cards_in(zone, owner)[:] = cards

    def is_possible(self) -> bool:
        seats, hands = len(self.taken), self.hands
        lying = [*self.talon, *self.trick, *(card for hand in hands for card in hand)]
        turn = (self.leader + len(self.trick)) % seats
        return (
            len(hands) == seats
            and len(set(lying)) == len(lying)
            and all(type(card) is int and 0 <= card < CARDS for card in lying)
            and all(type(taken) is int and 0 <= taken <= self.size for taken in self.taken)
            and self.actor == turn
            and len(self.trick) < seats
            and self.over is (not any(hands) and not self.trick)
            and (self.over or bool(hands[self.actor]))
        )

    def face(self, card: int) -> str:
        return str(card + 1)

    def cards(self) -> list[Face]:
        return [{"id": self.face(card), "title": {}, "copies": 1, "numbers": {}, "text": []} for card in range(CARDS)]

    def notation(self, action: int) -> str:
        return f"play {action + 1}"

    def prompt(self) -> Message:
        return message("tricks-over" if self.over else "tricks-ask", {"seat": seat_ref(self.actor)})

    def said(self, action: int) -> Message:
        return message("tricks-do", {"card": f"@card/{self.face(action)}"})

    def touches(self, action: int) -> Touches:
        return {"cards": [self.face(action)], "kinds": [], "seats": []}

    def shown(self) -> dict[str, Any]:
        return {"taken": self.taken}
