"""A table at which the rules of another package are played: an adapter from `Game` to `rules.Rules`."""

from __future__ import annotations

import json
from typing import Final, final

from .game import NOBODY, Action, Card, Game, Seat, Zone
from .history import Setup
from .messages import Decision, Face, Option, Outcome, View
from .native import append, i64, mypyc_attr, vec
from .pending import NOTHING, packed
from .rules import Rules
from .step import StepBase

ASK: Final = 0  # the one step: whoever decides is asked what the rules offer


@final
@mypyc_attr(acyclic=True)
class Guest(Game):
    """A game whose rules are an object beside the table."""

    def __init__(self, seats: i64, setup: Setup, fresh: Rules) -> None:
        super().__init__(seats, setup)
        self.fresh: Final = fresh  # as they are before a game; shared by all copies, and never played by
        self.rules = fresh
        self.places = vec[Zone]()
        for zone in fresh.zones:
            self.places = append(self.places, zone)

    def blank(self) -> Game:
        return Guest(self.seats, self.setup, self.fresh)

    def open_rules(self) -> Rules:
        """Have rules of one's own, as they are before a game."""
        self.rules = self.fresh.twin()
        return self.rules

    def become(self, other: Game) -> None:
        assert isinstance(other, Guest)
        super().become(other)
        self.rules = other.rules.twin()

    def begin(self, seed: i64) -> None:
        self.start_chance(seed)
        self.open_rules().begin(self)
        self.go_on()

    def go_on(self) -> None:
        """Go to the decision that the rules have come to."""
        self.depth = 0
        self.ask()
        self.advance()

    def ask(self) -> None:
        """Let whoever decides next be asked, unless all is over."""
        self.over = self.rules.over
        if not self.over:
            self.push(packed(ASK, self.rules.actor, 0, NOTHING))

    def offer_step(self, pending: i64) -> None:
        for action in self.rules.options():
            self.offer(action)

    def resolve_step(self, pending: i64, action: Action) -> None:
        self.rules.play(self, action)
        self.ask()

    def steps(self) -> list[StepBase]:
        return [StepBase()]

    def zones(self) -> vec[Zone]:
        return self.places

    def cards_in(self, zone: i64, owner: Seat) -> vec[i64]:
        cards = vec[i64]()
        for card in self.rules.cards_in(zone, owner):
            cards = append(cards, card)
        return cards

    def lay(self, zone: i64, owner: Seat, cards: vec[i64]) -> None:
        self.rules.lay(zone, owner, [int(card) for card in cards])

    def action_space(self) -> int:
        return self.rules.actions

    def card_name(self, card: Card) -> str:
        return self.rules.face(card)

    def spoken(self, card: Card) -> str:
        return self.rules.face(card)

    def face(self, card: Card) -> str:
        return self.rules.face(card)

    def notation(self, action: int) -> str:
        return self.rules.notation(action)

    def announce(self) -> None:
        pass

    def liking(self, action: Action) -> i64:
        return self.rules.liking(action)

    def promise(self, seat: Seat) -> float:
        return self.rules.promise(seat)

    def foresight(self) -> i64:
        return 0

    def cards(self) -> list[Face]:
        return self.rules.cards()

    def decision(self) -> Decision:
        return {
            "seat": int(self.actor),
            "prompt": self.rules.prompt(),
            "rule": "",
            "options": [self.option(action) for action in self.options()],
            "refused": [],
        }

    def option(self, action: int) -> Option:
        """One legal choice, for people."""
        return {
            "id": f"a{action}",
            "action": action,
            "notation": self.rules.notation(action),
            "text": self.rules.said(action),
            "touches": self.rules.touches(action),
        }

    def view(self, seat: int | None) -> View:
        return {
            "game": self.setup.game,
            "edition": self.setup.edition,
            "seat": seat,
            "actor": None if self.actor == NOBODY else int(self.actor),
            "active": int(self.actor),
            "turn": self.rules.turn,
            "zones": self.seen_zones(self.viewer(seat)),
            **self.rules.shown(),
        }

    def outcome(self) -> Outcome | None:
        return self.rules.outcome()

    def position(self) -> str:
        setup = self.setup
        agreed = "".join(f" {name}={value}" for name, value in setup.options.items())
        head = f"{setup.game} {setup.edition} seats={int(self.seats)} rng={int(self.rng)}{agreed}"
        return f"{head}\n{json.dumps(vars(self.rules))}\n"
