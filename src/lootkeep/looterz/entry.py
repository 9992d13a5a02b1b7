"""Looterz in the register: 2 to 6 seats, two editions, any target from 1 to 36, and whether Looterz may rest."""

from __future__ import annotations

from ..engine.entry import Entry
from ..engine.errors import InvalidPosition, InvalidSetup
from ..engine.history import Setup
from ..engine.messages import View
from .box import EDITIONS, read_box, shipped, shipped_text
from .cards import Box
from .game import Looterz
from .position import read_position

MOST_TARGET = 36


class LooterzEntry(Entry):
    """Sets tables of Looterz up."""

    id = "looterz"
    rules_version = 1
    fewest_seats = 2
    most_seats = 6
    usual_seats = 4
    editions = EDITIONS
    variants: tuple[dict[str, int], ...] = ({}, {"rest": 0})
    options = {"target": "looterz-option-target", "rest": "looterz-option-rest"}
    flags = {"must-act": ("rest", 0)}

    def new(
        self, seats: int, seed: int | None, edition: str | None, box: tuple[str, str] | None, options: dict[str, int]
    ) -> Looterz:
        if not self.fewest_seats <= seats <= self.most_seats:
            raise InvalidSetup(f"Looterz with {seats} seats: 2 to 6 can play.")
        cards = self.box(edition, box)
        target = options.get("target", cards.targets[seats - 2])
        if not 1 <= target <= MOST_TARGET:
            raise InvalidSetup(f"A target of {target}: 1 to {MOST_TARGET} Loot would be right.")
        usual = 1 if cards.may_rest else 0
        rest = options.get("rest", usual)
        if not 0 <= rest <= 1:
            raise InvalidSetup(f"rest={rest}: 1 (Looterz may rest) or 0 (all that can act must) would be right.")
        setup = Setup(
            self.id,
            self.rules_version,
            seats,
            seed,
            cards.edition,
            {"target": target} if rest == usual else {"target": target, "rest": rest},
            cards.digest,
            cards.text,
        )
        return Looterz(seats, setup, cards, target, rest == 1)

    def values(self) -> dict[str, list[int]]:
        usual = shipped(EDITIONS[0]).targets[self.usual_seats - 2]
        targets = [usual, *(target for target in range(1, MOST_TARGET + 1) if target != usual)]
        return {"target": targets, "rest": [1, 0]}

    def measures(self, view: View) -> dict[str, list[float]]:
        return {"loot": [player["loot"] for player in view["players"]]}

    def read_position(self, text: str, box: tuple[str, str] | None) -> Looterz:
        words = dict(word.partition("=")[::2] for word in text.split("\n", 1)[0].split())
        edition = next(iter(text.split()[1:2]), "dragon")
        seats = words.get("seats", "2")
        if seats not in ("2", "3", "4", "5", "6"):
            raise InvalidPosition(f"Line 1: seats={seats[:9]}; a number from 2 to 6 would be right.")
        if box is None and edition not in EDITIONS:
            raise InvalidPosition(f"Line 1: {edition[:40]!r} is no edition; {' or '.join(EDITIONS)} would be right.")
        cards = self.box(edition, box)
        target = cards.targets[int(seats) - 2]
        setup = Setup(self.id, self.rules_version, int(seats), 0, cards.edition, {}, cards.digest, cards.text)
        game = Looterz(int(seats), setup, cards, target, cards.may_rest)
        read_position(game, text)
        return game

    def box(self, edition: str | None, box: tuple[str, str] | None) -> Box:
        """The box that was brought, or the edition's."""
        return read_box(box[1], box[0]) if box else shipped(edition or EDITIONS[0])

    def check_box(self, text: str) -> None:
        read_box(text, "box.toml")

    def sample_box(self) -> str:
        return shipped_text(EDITIONS[0])


ENTRY = LooterzEntry()
