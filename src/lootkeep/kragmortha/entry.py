"""Kragmortha in the register: 2 to 8 seats, three ways to bear a Look."""

from __future__ import annotations

from ..engine.entry import Entry
from ..engine.errors import InvalidPosition, InvalidSetup
from ..engine.history import Setup
from ..engine.messages import View
from .box import EDITIONS, read_box, shipped, shipped_text
from .cards import Box
from .game import Kragmortha
from .looks import SCREEN
from .position import read_position
from .seats import NO_ONE, everybody, joined


class KragmorthaEntry(Entry):
    """Sets tables of Kragmortha up."""

    id = "kragmortha"
    rules_version = 2
    fewest_seats = 2
    most_seats = 8
    usual_seats = 4
    editions: tuple[str, ...] = EDITIONS
    variants: tuple[dict[str, int], ...] = ({}, {"penance": 1}, {"penance": 2})
    options = {"penance": "kragmortha-option-penance", "people": "kragmortha-option-people"}

    def new(
        self, seats: int, seed: int | None, edition: str | None, box: tuple[str, str] | None, options: dict[str, int]
    ) -> Kragmortha:
        penance = options.get("penance", 0)
        if not 0 <= penance <= 2:
            raise InvalidSetup(f"penance={penance}: 0 (gentle), 1 (screen) or 2 (table) would be right.")
        most = int(everybody(seats))
        people = options.get("people", most)
        if not 0 <= people <= most:
            raise InvalidSetup(f"people={people}: the seats of people as bits, 0 to {most}, would be right.")
        cards = self.box(edition, box)
        chosen = {"penance": penance, "people": people}
        setup = Setup(self.id, self.rules_version, seats, seed, cards.edition, chosen, cards.digest, cards.text)
        return Kragmortha(seats, setup, cards, penance, people)

    def values(self) -> dict[str, list[int]]:
        return {"penance": [0, 1, 2]}

    def seated(self, people: list[bool]) -> dict[str, int]:
        seats = NO_ONE
        for seat, person in enumerate(people):
            if person:
                seats = int(joined(seats, seat))
        return {"people": seats}

    def why_not_in_terminal(self, options: dict[str, int]) -> str:
        if options.get("penance") != SCREEN:
            return ""
        return (
            "penance=1: such penances need a screen with buttons and a clock, so play them in the browser (`lootkeep`)."
            " In the terminal 0 (Looks are only counted) or 2 (you really do it, and the others watch) would be right."
        )

    def measures(self, view: View) -> dict[str, list[float]]:
        players = view["players"]
        looks = [len(player["looks"]) + player["scoldings"] for player in players]
        return {"looks": looks, "tomes": [len(player["tomes"]) for player in players]}

    def read_position(self, text: str, box: tuple[str, str] | None) -> Kragmortha:
        words = dict(word.partition("=")[::2] for word in text.split("\n", 1)[0].split())
        edition = next(iter(text.split()[1:2]), EDITIONS[0])
        seats = words.get("seats", "2")
        if seats not in ("2", "3", "4", "5", "6", "7", "8"):
            raise InvalidPosition(f"Line 1: seats={seats[:9]}; a number from 2 to 8 would be right.")
        if box is None and edition not in EDITIONS:
            raise InvalidPosition(f"Line 1: {edition[:40]!r} is no edition; {' or '.join(EDITIONS)} would be right.")
        cards = self.box(edition, box)
        setup = Setup(self.id, self.rules_version, int(seats), 0, cards.edition, {}, cards.digest, cards.text)
        game = Kragmortha(int(seats), setup, cards, 0, everybody(int(seats)))
        read_position(game, text)
        return game

    def box(self, edition: str | None, box: tuple[str, str] | None) -> Box:
        """The box that was brought, or the one that comes with the package."""
        return read_box(box[1], box[0]) if box else shipped(edition or EDITIONS[0])

    def check_box(self, text: str) -> None:
        read_box(text, "box.toml")

    def sample_box(self) -> str:
        return shipped_text(EDITIONS[0])


ENTRY = KragmorthaEntry()
