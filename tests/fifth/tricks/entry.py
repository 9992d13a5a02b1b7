"""Tricks in the register: 2 to 4 seats, hands of three or five cards."""

from __future__ import annotations

from lootkeep.engine.entry import GuestEntry
from lootkeep.engine.messages import View

from .rules import Tricks


class TricksEntry(GuestEntry):
    """Sets tables of Tricks up."""

    id = "tricks"
    rules_version = 1
    fewest_seats = 2
    most_seats = 4
    usual_seats = 2
    options = {"hand": "tricks-option-hand"}
    variants = ({}, {"hand": 5})

    def values(self) -> dict[str, list[int]]:
        return {"hand": [3, 5]}

    def rules(self, seats: int, options: dict[str, int]) -> Tricks:
        return Tricks(seats, options["hand"])

    def measures(self, view: View) -> dict[str, list[float]]:
        return {"taken": list(view["taken"])}


ENTRY = TricksEntry()
