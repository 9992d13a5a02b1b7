"""The turn, in the order of the rulebook: what is offered at each step, and what a choice does.

A step is a stateless object; a pending one is an int on the game's stack: the step, whose it is (`you`),
the card that it is about (`this`) and a number (`n`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..engine.game import NOBODY, Action, Card, Seat
from ..engine.native import i64
from ..engine.pending import NOTHING
from ..engine.step import StepBase
from .actions import ACTIVATE, ATTACK, CHOOSE, DISCARD, DRAW, END_DUNGEON, END_TURN, PASS, RECRUIT, SEARCH, card_in

if TYPE_CHECKING:
    from .game import Looterz
    from .refusals import Refusals

LOOTERZ_LIMIT: Final = 3
HAND_LIMIT: Final = 10


class Step(StepBase):
    """Something still to be resolved. A step that offers nothing is skipped."""

    def is_possible(self, game: Looterz, you: Seat, this: Card, n: i64) -> bool:
        """Whether an Activation that asks for this could do something."""
        return True

    def offer(self, game: Looterz, you: Seat, this: Card, n: i64) -> None:
        """Offer the choices."""

    def resolve(self, game: Looterz, you: Seat, this: Card, n: i64, action: Action) -> None:
        """Carry out the choice. The step is off the stack; ask for it again to repeat it."""

    def skip(self, game: Looterz, you: Seat, this: Card, n: i64) -> None:
        """There was nothing to choose."""

    def refuse(self, game: Looterz, you: Seat, this: Card, n: i64, no: Refusals) -> None:
        """Say why something that a player might look for is not offered."""

    def why_impossible(self, game: Looterz, you: Seat) -> tuple[str, str]:
        """The reason and rule by which an Activation that asks for this can do nothing now."""
        return "no-target", "LZ-49"

    def come_to_nothing(self, game: Looterz, you: Seat, this: Card) -> None:
        """Say why a Recruitment, a Last Wish or the rest of an action does nothing."""
        if game.journal is not None:
            why, rule = self.why_impossible(game, you)
            game.tell_nothing(why, you, this, rule)


class May(Step):
    """You may: what a step offers, and to decline it."""

    def __init__(self, step: Step, name: str = "") -> None:
        self.step: Final = step
        self.name = name or f"may-{step.name}"
        self.rule = step.rule
        self.verb = step.verb

    def is_possible(self, game: Looterz, you: Seat, this: Card, n: i64) -> bool:
        return self.step.is_possible(game, you, this, n)

    def offer(self, game: Looterz, you: Seat, this: Card, n: i64) -> None:
        self.step.offer(game, you, this, n)
        if game.choice_count > 0:
            game.offer(PASS)

    def resolve(self, game: Looterz, you: Seat, this: Card, n: i64, action: Action) -> None:
        if action != PASS:
            self.step.resolve(game, you, this, n, action)

    def skip(self, game: Looterz, you: Seat, this: Card, n: i64) -> None:
        self.step.skip(game, you, this, n)

    def refuse(self, game: Looterz, you: Seat, this: Card, n: i64, no: Refusals) -> None:
        self.step.refuse(game, you, this, n, no)

    def why_impossible(self, game: Looterz, you: Seat) -> tuple[str, str]:
        return self.step.why_impossible(game, you)


# ---------------------------------------------------------------- phases 1 and 3: recruitment


class RecruitmentPhase(Step):
    """Recruit one Looter from hand or draw one card."""

    name = "recruitment"
    rule = "LZ-11"
    verb = "recruit"

    def offer(self, game: Looterz, you: Seat, this: Card, n: i64) -> None:
        game.offer_hand(you, RECRUIT)
        if game.can_draw():
            game.offer(DRAW)

    def resolve(self, game: Looterz, you: Seat, this: Card, n: i64, action: Action) -> None:
        game.phase = 1 if n == 1 else 3
        if action == DRAW:
            game.draw(you)
        else:
            game.recruit(you, action - RECRUIT)

    def refuse(self, game: Looterz, you: Seat, this: Card, n: i64, no: Refusals) -> None:
        if len(game.players[you].hand) == 0:
            no.plain("recruit", "empty-hand", "LZ-11")
        if not game.can_draw():
            no.plain("draw", "nothing-to-draw", "LZ-11")


# ---------------------------------------------------------------- phase 2: the dungeon


class DungeonPhase(Step):
    """Each of your Looterz takes at most one action, in the order you choose; by a house rule each that can must."""

    name = "dungeon"
    rule = "LZ-13"
    verb = "act"

    def offer(self, game: Looterz, you: Seat, this: Card, n: i64) -> None:
        for looter in game.players[you].looters:
            if game.acted[looter]:
                continue
            kind = game.kind_of[looter]
            if game.kings == 0 and kind.can_search:
                game.offer(SEARCH + looter)
            if kind.can_attack and game.has_target(looter):
                game.offer(ATTACK + looter)
            ability = kind.activation
            if ability is not None and ability.step.is_possible(game, you, looter, ability.number):
                game.offer(ACTIVATE + looter)
        if game.may_rest and game.choice_count > 0:
            game.offer(END_DUNGEON)

    def resolve(self, game: Looterz, you: Seat, this: Card, n: i64, action: Action) -> None:
        game.phase = 2
        if action == END_DUNGEON:
            return
        game.ask(self, you, NOTHING, 0)
        looter = card_in(action)
        game.acted[looter] = 1
        if action >= ACTIVATE:
            ability = game.kind_of[looter].activation
            if ability is not None:
                game.tell("activated", seat=you, card=looter)
                game.ask(ability.step, you, looter, ability.number)
        elif action >= ATTACK:
            game.ask(CHOOSE_ATTACKED, you, looter, game.kind_of[looter].attacks)
        else:
            hits = game.roll(looter)
            game.tell("searched", seat=you, card=looter, n=hits)
            game.gain(you, hits)

    def refuse(self, game: Looterz, you: Seat, this: Card, n: i64, no: Refusals) -> None:
        for looter in game.players[you].looters:
            kind = game.kind_of[looter]
            if game.acted[looter]:
                no.looter("act", looter, "acted", "LZ-13")
                continue
            if not kind.can_search:
                no.looter("search", looter, "cannot-search", "LZ-65")
            elif game.kings > 0:
                no.looter("search", looter, "king", "LZ-40")
            if not kind.can_attack:
                no.looter("attack", looter, "cannot-attack", "LZ-41")
            elif not game.has_target(looter):
                no.looter("attack", looter, "no-target", "LZ-16")
            ability = kind.activation
            if ability is None:
                no.looter("activate", looter, "no-activation", "LZ-18")
            elif not ability.step.is_possible(game, you, looter, ability.number):
                why, rule = ability.step.why_impossible(game, you)
                no.looter("activate", looter, why, rule)
        if not game.may_rest:
            no.ending("end-dungeon", "must-act", "LZ-14")


class ChooseAttacked(Step):
    """Name any other Looter; each die at or under the attacker's power costs it a life."""

    name = "attack"
    rule = "LZ-16"
    verb = "attack"

    def offer(self, game: Looterz, you: Seat, this: Card, n: i64) -> None:
        game.offer_attacked(you, this)

    def resolve(self, game: Looterz, you: Seat, this: Card, n: i64, action: Action) -> None:
        if n > 1:
            game.ask(ATTACK_AGAIN, you, this, n - 1)
        self.strike(game, you, this, action - CHOOSE)

    def strike(self, game: Looterz, you: Seat, attacker: Card, target: Card) -> None:
        """Roll for the attacker and take the hits from the target's life."""
        hits = game.roll(attacker)
        game.tell("attacked", seat=you, card=attacker, target=target, n=hits)
        game.life[target] -= hits
        if game.life[target] <= 0:
            game.bury(target, "died")
            trophy = game.kind_of[attacker].trophy
            if trophy > 0:  # before the Last Wish, which only waits yet
                game.tell("trophy", seat=you, card=attacker, n=trophy)
                game.gain(you, trophy)

    def refuse(self, game: Looterz, you: Seat, this: Card, n: i64, no: Refusals) -> None:
        no.targets(you, this, attack=True)


class AttackOnceMore(ChooseAttacked):
    """The Hydra attacks a second time, if it is still there; its dice are counted anew."""

    name = "attack-again"
    rule = "LZ-46"

    def offer(self, game: Looterz, you: Seat, this: Card, n: i64) -> None:
        if game.controller[this] == you:
            game.offer_attacked(you, this)

    def skip(self, game: Looterz, you: Seat, this: Card, n: i64) -> None:
        game.tell_nothing("no-second-target" if game.controller[this] == you else "gone", you, this, self.rule)

    def refuse(self, game: Looterz, you: Seat, this: Card, n: i64, no: Refusals) -> None:
        no.targets(you, this, attack=True)
        no.looter("search", this, "attack-or-search", "LZ-39")


# ---------------------------------------------------------------- phase 4: sacrifice, hand limit, end of turn


class SacrificePhase(Step):
    """With more than three Looterz in play, sacrifice one; then count again."""

    name = "sacrifice-phase"
    rule = "LZ-20"
    verb = "sacrifice"

    def offer(self, game: Looterz, you: Seat, this: Card, n: i64) -> None:
        if len(game.players[you].looters) > LOOTERZ_LIMIT:
            game.offer_own(you, NOTHING)

    def resolve(self, game: Looterz, you: Seat, this: Card, n: i64, action: Action) -> None:
        game.phase = 4
        game.ask(self, you, NOTHING, 0)
        game.bury(action - CHOOSE, "sacrificed")


class HandLimit(Step):
    """With more than 10 cards in hand, discard one."""

    name = "hand-limit"
    rule = "LZ-21"
    verb = "discard"

    def offer(self, game: Looterz, you: Seat, this: Card, n: i64) -> None:
        if len(game.players[you].hand) > HAND_LIMIT:
            game.offer_hand(you, DISCARD)

    def resolve(self, game: Looterz, you: Seat, this: Card, n: i64, action: Action) -> None:
        game.phase = 4
        game.ask(self, you, NOTHING, 0)
        game.discard(you, action - DISCARD)


class EndTurn(Step):
    """Borrowed Looterz go home and the player to the left takes a turn."""

    name = "end-turn"
    rule = "LZ-10"

    def offer(self, game: Looterz, you: Seat, this: Card, n: i64) -> None:
        if game.explicit_end:
            game.offer(END_TURN)

    def resolve(self, game: Looterz, you: Seat, this: Card, n: i64, action: Action) -> None:
        self.skip(game, you, this, n)

    def skip(self, game: Looterz, you: Seat, this: Card, n: i64) -> None:
        if game.borrowed > 0:
            for looter in game.players[you].looters[:]:
                home = game.lent_by[looter]
                if home != NOBODY:
                    game.lent_by[looter] = NOBODY
                    game.borrowed -= 1
                    game.hand_over(looter, home)
                    game.tell("returned", seat=home, card=looter)
        game.begin_turn((you + 1) % game.seats)


RECRUITMENT_PHASE: Final = RecruitmentPhase()
DUNGEON_PHASE: Final = DungeonPhase()
SACRIFICE_PHASE: Final = SacrificePhase()
DISCARD_PHASE: Final = HandLimit()
END_OF_TURN: Final = EndTurn()
CHOOSE_ATTACKED: Final = ChooseAttacked()
ATTACK_AGAIN: Final = May(AttackOnceMore(), "attack-again")
