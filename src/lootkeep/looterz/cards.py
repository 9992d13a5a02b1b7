"""What is printed on the components: a kind of card, and the box that holds a deck and its numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..engine.edition import Edition
from ..engine.native import i64, vec

if TYPE_CHECKING:
    from .steps import Step

RIGOR_MORTIS: Final = "rigor-mortis"


class Ability:
    """The step that a keyword puts on the stack, with its number: `steal 1`."""

    def __init__(self, name: str, step: Step, number: i64) -> None:
        self.name: Final = name
        self.step: Final = step
        self.number: Final = number


class Kind:
    """A design of card."""

    def __init__(
        self,
        number: i64,
        id: str,
        title: dict[str, str],
        copies: i64,
        life: i64,
        power: i64,
        *,
        taunt: bool,
        frog: bool,
        can_search: bool,
        can_attack: bool,
        can_be_attacked: bool,
        bans_loot: bool,
        attacks: i64,
        trophy: i64,
        activation: Ability | None,
        recruitment: Ability | None,
        last_wish: Ability | None,
    ) -> None:
        self.number: Final = number
        self.id: Final = id
        self.title: Final = title  # a name of the box's own, by language; usually the catalogue has it
        self.copies: Final = copies
        self.life: Final = life
        self.power: Final = power
        self.taunt: Final = taunt
        self.frog: Final = frog
        self.can_search: Final = can_search
        self.can_attack: Final = can_attack
        self.can_be_attacked: Final = can_be_attacked
        self.bans_loot: Final = bans_loot
        self.attacks: Final = attacks  # in one action
        self.trophy: Final = trophy  # Loot for a Looter that its attack kills
        self.activation: Final = activation
        self.recruitment: Final = recruitment
        self.last_wish: Final = last_wish


class Box(Edition):
    """A deck and the edition's own numbers, read once and shared by all games played with it."""

    def __init__(
        self,
        edition: str,
        kinds: list[Kind],
        *,
        clock: i64,
        reshuffle: bool,
        leader_steals: bool,
        may_rest: bool,
        explicit_end: bool,
        targets: list[int],
        digest: str,
        text: str,
    ) -> None:
        super().__init__(edition, digest, text)
        self.kinds: Final = vec[Kind](kinds)
        self.kind_of: Final = vec[Kind]([kind for kind in kinds for _ in range(kind.copies)])  # by card
        self.looterz: Final[i64] = len(self.kind_of)
        self.in_order: Final = vec[i64]([card for card in range(len(self.kind_of))])
        self.clock: Final = clock  # how many Rigor Mortis cards; drawing the last ends the game
        self.reshuffle: Final = reshuffle
        self.leader_steals: Final = leader_steals
        self.may_rest: Final = may_rest
        self.explicit_end: Final = explicit_end
        self.targets: Final = targets  # the usual Loot to win, by seats from 2
        self.names: Final = [f"{kind.id}#{copy + 1}" for kind in kinds for copy in range(kind.copies)]  # by card
