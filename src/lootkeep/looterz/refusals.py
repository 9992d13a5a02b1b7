"""Choices that a player might look for and that are not offered, each with its reason and rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..engine.game import Card, Seat
from ..engine.messages import Arg, Refusal, Touches, message, seat_ref
from ..engine.native import i64
from .actions import CHOOSE

if TYPE_CHECKING:
    from .cards import Kind
    from .game import Looterz


class Refusals:
    """Gathers what is not offered in one decision."""

    def __init__(self, game: Looterz) -> None:
        self.game = game
        self.found: list[Refusal] = []

    def add(self, notation: str, verb: str, args: dict[str, Arg], touches: Touches, why: str, rule: str) -> None:
        """One thing that is not offered."""
        self.found.append(
            {
                "notation": notation,
                "text": message(f"looterz-do-{verb}", args),
                "touches": touches,
                "why_not": message(f"looterz-why-{why}", args),
                "rule": rule,
            }
        )

    def plain(self, verb: str, why: str, rule: str) -> None:
        """Something that is about no card."""
        self.add(verb, verb + "-any", {}, {"cards": [], "kinds": [], "seats": []}, why, rule)

    def ending(self, verb: str, why: str, rule: str) -> None:
        """To end a phase."""
        self.add(verb.replace("-", " "), verb, {}, {"cards": [], "kinds": [], "seats": []}, why, rule)

    def looter(self, verb: str, looter: Card, why: str, rule: str) -> None:
        """Something with a Looter in play."""
        name = self.game.card_name(looter)
        args: dict[str, Arg] = {"card": "@card/" + name}
        self.add(f"{verb} {name}", verb, args, {"cards": [name], "kinds": [], "seats": []}, why, rule)

    def kind(self, verb: str, kind: Kind, why: str, rule: str) -> None:
        """Something with a kind of card."""
        args: dict[str, Arg] = {"kind": "@kind/" + kind.id}
        self.add(f"{verb} {kind.id}", verb, args, {"cards": [], "kinds": [kind.id], "seats": []}, why, rule)

    def own(self, seat: Seat, why: str, rule: str) -> None:
        """The player's own Looterz."""
        for looter in self.game.players[seat].looters:
            self.looter("choose", looter, why, rule)

    def targets(self, seat: Seat, other_than: Card, *, attack: bool = False, marked: i64 = 0) -> None:
        """Looterz that cannot be chosen: the one that acts, Ghosts, those chosen already or behind a Taunt."""
        game = self.game
        for other in range(game.seats):
            for looter in game.players[other].looters:
                if looter == other_than:
                    self.looter("choose", looter, "itself", "LZ-16" if attack else "LZ-53")
                elif game.is_marked(looter, marked):
                    self.looter("choose", looter, "chosen", "LZ-56")
                elif attack and not game.kind_of[looter].can_be_attacked:
                    self.looter("choose", looter, "ghost", "LZ-55")
                elif other != seat and not game.is_offered(CHOOSE + looter):
                    self.behind_taunt(looter, other)

    def behind_taunt(self, looter: Card, owner: Seat) -> None:
        """A Looter that cannot be chosen while others of its gang have Taunt: they are named, or the first of them."""
        game = self.game
        taunters = [
            card for card in game.players[owner].looters if game.kind_of[card].taunt and game.is_offered(CHOOSE + card)
        ]
        frogs = [card for card in taunters if game.kind_of[card].frog]
        binding = frogs if frogs and game.kind_of[looter].frog else taunters
        name = game.card_name(looter)
        args: dict[str, Arg] = {"card": "@card/" + name, "rival": seat_ref(owner), "n": len(binding)}
        args["taunter"] = "@card/" + game.card_name(binding[0])
        self.add(f"choose {name}", "choose", args, {"cards": [name], "kinds": [], "seats": []}, "taunt", "LZ-35")

    def victims(self, seat: Seat, most: int) -> None:
        """Opponents from whom the player cannot steal."""
        for other in range(self.game.seats):
            loot = self.game.players[other].loot
            if other == seat or loot >= most > 0:
                continue
            why, rule = ("poor", "LZ-67") if loot == 0 else ("not-richest", "LZ-34")
            args: dict[str, Arg] = {"rival": seat_ref(other)}
            self.add(
                f"steal > p{other + 1}",
                "steal-from",
                args,
                {"cards": [], "kinds": [], "seats": [other]},
                why,
                rule,
            )
