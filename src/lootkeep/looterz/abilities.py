"""What the cards do: each ability is a step, and a card names it by a word and a number (`steal 1`).

As an Activation an ability is the Looter's action, chosen by its controller; as a Recruitment or a Last
Wish it happens by itself, and where the card says "you may" it can be declined.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..engine.bits import has, including
from ..engine.game import Action, Card, Seat
from ..engine.native import i64, vec
from ..engine.pending import NOTHING, about, step_of
from ..engine.step import numbered
from .actions import CHOOSE, DRAW, PASS, RAISE, RECRUIT, STEAL_FROM, kind_in
from .steps import (
    ATTACK_AGAIN,
    CHOOSE_ATTACKED,
    DISCARD_PHASE,
    DUNGEON_PHASE,
    END_OF_TURN,
    RECRUITMENT_PHASE,
    SACRIFICE_PHASE,
    May,
    Step,
)

if TYPE_CHECKING:
    from .game import Looterz
    from .refusals import Refusals

# ---------------------------------------------------------------- Loot


class Steal(Step):
    """Take Loot from the richest, as the edition counts; if tied, you choose."""

    name = "steal"
    rule = "LZ-34"
    verb = "steal"

    def is_possible(self, game: Looterz, you: Seat, this: Card, n: i64) -> bool:
        return game.most_to_steal(you) > 0

    def offer(self, game: Looterz, you: Seat, this: Card, n: i64) -> None:
        game.offer_richest(you)

    def resolve(self, game: Looterz, you: Seat, this: Card, n: i64, action: Action) -> None:
        game.steal(you, action - STEAL_FROM, this, n)

    def skip(self, game: Looterz, you: Seat, this: Card, n: i64) -> None:
        self.come_to_nothing(game, you, this)

    def refuse(self, game: Looterz, you: Seat, this: Card, n: i64, no: Refusals) -> None:
        no.victims(you, game.most_to_steal(you))

    def why_impossible(self, game: Looterz, you: Seat) -> tuple[str, str]:
        return game.why_no_steal(you)


class StealFromAnyone(Steal):
    """Take Loot from an opponent of your choice."""

    name = "steal-from-anyone"
    rule = "LZ-34"
    verb = "steal"

    def is_possible(self, game: Looterz, you: Seat, this: Card, n: i64) -> bool:
        return game.kings == 0 and game.richest_opponent(you) > 0

    def offer(self, game: Looterz, you: Seat, this: Card, n: i64) -> None:
        if game.kings == 0:
            for other in range(game.seats):
                if other != you and game.players[other].loot > 0:
                    game.offer(STEAL_FROM + other)

    def refuse(self, game: Looterz, you: Seat, this: Card, n: i64, no: Refusals) -> None:
        no.victims(you, 1)

    def why_impossible(self, game: Looterz, you: Seat) -> tuple[str, str]:
        return ("king", "LZ-40") if game.kings > 0 else ("no-loot", "LZ-67")


class Beg(Step):
    """If no opponent has less Loot than you, take Loot from the supply."""

    name = "beg"
    rule = "LZ-66"

    def is_possible(self, game: Looterz, you: Seat, this: Card, n: i64) -> bool:
        return game.is_poorest(you)

    def skip(self, game: Looterz, you: Seat, this: Card, n: i64) -> None:
        if game.is_poorest(you):
            game.tell("begged", seat=you, card=this, n=n)
            game.gain(you, n)
        else:
            self.come_to_nothing(game, you, this)

    def why_impossible(self, game: Looterz, you: Seat) -> tuple[str, str]:
        return "not-poorest", "LZ-66"


# ---------------------------------------------------------------- cards


class Draw(Step):
    """Draw, a card at a time."""

    name = "draw"
    rule = "LZ-45"
    verb = "draw"

    def offer(self, game: Looterz, you: Seat, this: Card, n: i64) -> None:
        if game.can_draw():
            game.offer(DRAW)

    def resolve(self, game: Looterz, you: Seat, this: Card, n: i64, action: Action) -> None:
        if n > 1:
            game.ask(MAY_DRAW, you, this, n - 1)
        game.draw(you)

    def skip(self, game: Looterz, you: Seat, this: Card, n: i64) -> None:
        self.come_to_nothing(game, you, this)

    def why_impossible(self, game: Looterz, you: Seat) -> tuple[str, str]:
        return "nothing-to-draw", "LZ-11"


class DrawUpTo(Step):
    """Draw a card; then you may draw more."""

    name = "draw-up-to"
    rule = "LZ-45"
    verb = "draw"

    def is_possible(self, game: Looterz, you: Seat, this: Card, n: i64) -> bool:
        return game.can_draw()

    def skip(self, game: Looterz, you: Seat, this: Card, n: i64) -> None:
        if n > 1:
            game.ask(MAY_DRAW, you, this, n - 1)
        game.draw(you)

    def why_impossible(self, game: Looterz, you: Seat) -> tuple[str, str]:
        return "nothing-to-draw", "LZ-11"


class Raise(Step):
    """Put a Looter of another kind from the graveyard into play under your control."""

    name = "raise"
    rule = "LZ-63"
    verb = "raise"

    def is_possible(self, game: Looterz, you: Seat, this: Card, n: i64) -> bool:
        kind = game.kind_of[this].number
        for card in game.graveyard:
            if game.kind_of[card].number != kind:
                return True
        return False

    def offer(self, game: Looterz, you: Seat, this: Card, n: i64) -> None:
        offered = including(0, game.kind_of[this].number)
        for card in game.graveyard:
            kind = game.kind_of[card].number
            if not has(offered, kind):
                offered = including(offered, kind)
                game.offer(RAISE + kind)

    def resolve(self, game: Looterz, you: Seat, this: Card, n: i64, action: Action) -> None:
        game.raise_dead(you, this, action - RAISE)

    def skip(self, game: Looterz, you: Seat, this: Card, n: i64) -> None:
        self.come_to_nothing(game, you, this)

    def why_impossible(self, game: Looterz, you: Seat) -> tuple[str, str]:
        return "nobody-to-raise", "LZ-63"

    def refuse(self, game: Looterz, you: Seat, this: Card, n: i64, no: Refusals) -> None:
        own = game.kind_of[this]
        for card in game.graveyard:
            if game.kind_of[card].number == own.number:
                no.kind("raise", own, "own-kind", "LZ-63")
                return


class Muster(Step):
    """Put the top card of the draw pile into play under your control."""

    name = "muster"
    rule = "LZ-63"

    def is_possible(self, game: Looterz, you: Seat, this: Card, n: i64) -> bool:
        return game.can_draw()

    def skip(self, game: Looterz, you: Seat, this: Card, n: i64) -> None:
        if not game.can_draw():
            self.come_to_nothing(game, you, this)
            return
        card = game.take_top(you)
        if card != NOTHING:
            game.enter(you, card)
            game.tell("mustered", seat=you, card=card)

    def why_impossible(self, game: Looterz, you: Seat) -> tuple[str, str]:
        return "nothing-to-draw", "LZ-11"


class Enlist(Step):
    """Recruit another Looter from your hand."""

    name = "enlist"
    rule = "LZ-63"
    verb = "recruit"

    def is_possible(self, game: Looterz, you: Seat, this: Card, n: i64) -> bool:
        return len(game.players[you].hand) > 0

    def offer(self, game: Looterz, you: Seat, this: Card, n: i64) -> None:
        game.offer_hand(you, RECRUIT)

    def resolve(self, game: Looterz, you: Seat, this: Card, n: i64, action: Action) -> None:
        game.recruit(you, kind_in(action))

    def skip(self, game: Looterz, you: Seat, this: Card, n: i64) -> None:
        self.come_to_nothing(game, you, this)

    def why_impossible(self, game: Looterz, you: Seat) -> tuple[str, str]:
        return "empty-hand", "LZ-11"


# ---------------------------------------------------------------- life and death


class Target(Step):
    """Choose a Looter, any, your own and this one included; an opponent's Taunt binds you."""

    def offer(self, game: Looterz, you: Seat, this: Card, n: i64) -> None:
        game.offer_targets(you, NOTHING)

    def resolve(self, game: Looterz, you: Seat, this: Card, n: i64, action: Action) -> None:
        self.touch(game, you, this, n, action - CHOOSE)

    def touch(self, game: Looterz, you: Seat, this: Card, n: i64, target: Card) -> None:
        """Do it to the Looter chosen."""

    def skip(self, game: Looterz, you: Seat, this: Card, n: i64) -> None:
        self.come_to_nothing(game, you, this)

    def refuse(self, game: Looterz, you: Seat, this: Card, n: i64, no: Refusals) -> None:
        no.targets(you, NOTHING)


class Destroy(Target):
    """Destroy a Looter, whatever its life."""

    name = "destroy"
    rule = "LZ-53"
    verb = "destroy"

    def touch(self, game: Looterz, you: Seat, this: Card, n: i64, target: Card) -> None:
        game.bury(target, "destroyed")


class Damage(Target):
    """Deal damage to a Looter."""

    name = "damage"
    rule = "LZ-53"
    verb = "damage"

    def touch(self, game: Looterz, you: Seat, this: Card, n: i64, target: Card) -> None:
        game.tell("damaged", seat=you, card=this, target=target, n=n)
        game.hurt(target, n)


class Heal(Target):
    """Put life on any Looter, or twice as much on any Frog."""

    name = "heal"
    rule = "LZ-53"
    verb = "heal"

    def offer(self, game: Looterz, you: Seat, this: Card, n: i64) -> None:
        game.offer_healed(you)

    def touch(self, game: Looterz, you: Seat, this: Card, n: i64, target: Card) -> None:
        life = n * 2 if game.kind_of[target].frog else n
        game.life[target] += life
        game.tell("healed", seat=you, card=this, target=target, n=life)


class Drain(Target):
    """Move life from any other Looter to this one."""

    name = "drain"
    rule = "LZ-64"
    verb = "drain"

    def is_possible(self, game: Looterz, you: Seat, this: Card, n: i64) -> bool:
        return game.in_play > 1

    def offer(self, game: Looterz, you: Seat, this: Card, n: i64) -> None:
        game.offer_targets(you, this)

    def touch(self, game: Looterz, you: Seat, this: Card, n: i64, target: Card) -> None:
        moved = n if game.life[target] > n else game.life[target]
        game.life[this] += moved
        game.tell("drained", seat=you, card=this, target=target, n=moved)
        game.hurt(target, moved)

    def refuse(self, game: Looterz, you: Seat, this: Card, n: i64, no: Refusals) -> None:
        no.targets(you, this)


class Control(Target):
    """Take control of an opposing Looter until the end of your turn; it may act."""

    name = "control"
    rule = "LZ-38"
    verb = "control"

    def is_possible(self, game: Looterz, you: Seat, this: Card, n: i64) -> bool:
        return game.in_play > len(game.players[you].looters)

    def offer(self, game: Looterz, you: Seat, this: Card, n: i64) -> None:
        for other in range(game.seats):
            if other != you:
                game.offer_taunted(other)

    def touch(self, game: Looterz, you: Seat, this: Card, n: i64, target: Card) -> None:
        game.lent_by[target] = game.controller[target]
        game.borrowed += 1
        game.acted[target] = 0
        game.hand_over(target, you)
        game.tell("controlled", seat=you, card=this, target=target)

    def refuse(self, game: Looterz, you: Seat, this: Card, n: i64, no: Refusals) -> None:
        no.own(you, "own-looter", "LZ-38")
        no.targets(you, NOTHING)

    def why_impossible(self, game: Looterz, you: Seat) -> tuple[str, str]:
        return "no-opposing-looter", "LZ-49"


class Volley(Step):
    """Damage to each of up to so many different Looterz, all at once."""

    name = "volley"
    rule = "LZ-56"
    verb = "shoot"

    def offer(self, game: Looterz, you: Seat, this: Card, n: i64) -> None:
        marked = self.marked(game)
        for seat in range(game.seats):
            game.offer_unmarked(you, seat, marked)
        if marked > 0 and game.choice_count > 0:
            game.offer(PASS)

    def marked(self, game: Looterz) -> i64:
        """How many targets were chosen: they wait below this step on the stack."""
        count: i64 = 0
        while step_of(game.stack[game.depth - 2 - count]) == MARKED.number:  # a phase waits below them
            count += 1
        return count

    def resolve(self, game: Looterz, you: Seat, this: Card, n: i64, action: Action) -> None:
        if action != PASS:
            game.ask(MARKED, you, action - CHOOSE, 0)
        if action == PASS or n == 1:
            self.skip(game, you, this, n)
        else:
            game.ask(self, you, this, n - 1)

    def skip(self, game: Looterz, you: Seat, this: Card, n: i64) -> None:
        targets = game.unmark()
        since = game.depth
        for target in targets:
            game.tell("damaged", seat=you, card=this, target=target, n=1)
            game.hurt(target, 1)
        game.order_wishes(since)

    def refuse(self, game: Looterz, you: Seat, this: Card, n: i64, no: Refusals) -> None:
        no.targets(you, NOTHING, marked=self.marked(game))


class Marked(Step):
    """A target already chosen, waiting for the volley."""

    name = "marked"
    rule = "LZ-56"


class Devour(Step):
    """Sacrifice another of your Looterz and put life on this one."""

    name = "devour"
    rule = "LZ-33"
    verb = "devour"

    def is_possible(self, game: Looterz, you: Seat, this: Card, n: i64) -> bool:
        return len(game.players[you].looters) > 1

    def offer(self, game: Looterz, you: Seat, this: Card, n: i64) -> None:
        game.offer_own(you, this)

    def resolve(self, game: Looterz, you: Seat, this: Card, n: i64, action: Action) -> None:
        game.ask(GROW, you, this, n)
        game.bury(action - CHOOSE, "sacrificed")

    def refuse(self, game: Looterz, you: Seat, this: Card, n: i64, no: Refusals) -> None:
        no.looter("choose", this, "itself", "LZ-33")

    def why_impossible(self, game: Looterz, you: Seat) -> tuple[str, str]:
        return "no-cost", "LZ-49"


class Grow(Step):
    """The rest of Devour: it comes after the Last Wish of what was eaten."""

    name = "grow"
    rule = "LZ-43"

    def skip(self, game: Looterz, you: Seat, this: Card, n: i64) -> None:
        if game.controller[this] == you:
            game.life[this] += n
            game.tell("grew", seat=you, card=this, n=n)
        else:
            game.tell_nothing("gone", you, this, self.rule)


# ---------------------------------------------------------------- on every player


class EveryoneSacrifices(Step):
    """Each player, from this one's controller clockwise, sacrifices a Looter other than this one."""

    name = "everyone-sacrifices"
    rule = "LZ-36"

    def is_possible(self, game: Looterz, you: Seat, this: Card, n: i64) -> bool:
        return not game.is_alone_in_play(this)

    def skip(self, game: Looterz, you: Seat, this: Card, n: i64) -> None:
        if game.is_alone_in_play(this):
            self.come_to_nothing(game, you, this)
        else:
            game.ask_everyone(SACRIFICE, you, this, n)

    def why_impossible(self, game: Looterz, you: Seat) -> tuple[str, str]:
        return "no-other-looter", "LZ-37"


class Sacrifice(Step):
    """Put one of your Looterz in the graveyard, but not the one that asks for it."""

    name = "sacrifice"
    rule = "LZ-37"
    verb = "sacrifice"

    def offer(self, game: Looterz, you: Seat, this: Card, n: i64) -> None:
        game.offer_own(you, this)

    def resolve(self, game: Looterz, you: Seat, this: Card, n: i64, action: Action) -> None:
        if n > 1:
            game.ask(self, you, this, n - 1)
        game.bury(action - CHOOSE, "sacrificed")

    def skip(self, game: Looterz, you: Seat, this: Card, n: i64) -> None:
        self.come_to_nothing(game, you, this)

    def why_impossible(self, game: Looterz, you: Seat) -> tuple[str, str]:
        return "nobody-to-sacrifice", "LZ-37"

    def refuse(self, game: Looterz, you: Seat, this: Card, n: i64, no: Refusals) -> None:
        if game.controller[this] == you:
            no.looter("sacrifice", this, "other-than-this", "LZ-37")


class Curse(Step):
    """Every other Looter loses life, player by player from this one's controller clockwise."""

    name = "curse"
    rule = "LZ-36"

    def is_possible(self, game: Looterz, you: Seat, this: Card, n: i64) -> bool:
        return not game.is_alone_in_play(this)

    def skip(self, game: Looterz, you: Seat, this: Card, n: i64) -> None:
        if game.is_alone_in_play(this):
            self.come_to_nothing(game, you, this)
        else:
            game.ask_everyone(CURSED, you, this, n)

    def why_impossible(self, game: Looterz, you: Seat) -> tuple[str, str]:
        return "no-other-looter", "LZ-36"


class Cursed(Step):
    """All your Looterz but the one that cursed lose life, at once."""

    name = "cursed"
    rule = "LZ-36"

    def skip(self, game: Looterz, you: Seat, this: Card, n: i64) -> None:
        since = game.depth
        for looter in game.players[you].looters[:]:
            if looter != this:
                game.tell("cursed", seat=you, card=this, target=looter, n=n)
                game.hurt(looter, n)
        game.order_wishes(since)


class OrderWishes(Step):
    """Of your Looterz that died at once, choose whose Last Wish comes next; n of them wait below."""

    name = "order-wishes"
    rule = "LZ-43"
    verb = "wish"

    def offer(self, game: Looterz, you: Seat, this: Card, n: i64) -> None:
        for i in range(n):
            game.offer(CHOOSE + (about(game.stack[game.depth - 1 - n + i])))

    def resolve(self, game: Looterz, you: Seat, this: Card, n: i64, action: Action) -> None:
        game.bring_up(action - CHOOSE, you, n)


STEAL: Final = Steal()
MAY_STEAL: Final = May(STEAL)
STEAL_FROM_ANYONE: Final = StealFromAnyone()
MAY_STEAL_FROM_ANYONE: Final = May(STEAL_FROM_ANYONE)
BEG: Final = Beg()
MAY_DRAW: Final = May(Draw())
DRAW_UP_TO: Final = DrawUpTo()
RAISE_DEAD: Final = May(Raise(), "raise")
MUSTER: Final = Muster()
ENLIST: Final = May(Enlist(), "enlist")
DESTROY: Final = Destroy()
MAY_DESTROY: Final = May(DESTROY)
DAMAGE: Final = Damage()
MAY_DAMAGE: Final = May(DAMAGE)
HEAL: Final = Heal()
MAY_HEAL: Final = May(HEAL)
DRAIN: Final = Drain()
CONTROL: Final = Control()
VOLLEY: Final = Volley()
MARKED: Final = Marked()
DEVOUR: Final = Devour()
GROW: Final = Grow()
EVERYONE_SACRIFICES: Final = EveryoneSacrifices()
SACRIFICE: Final = Sacrifice()
CURSE: Final = Curse()
CURSED: Final = Cursed()
ORDER_WISHES: Final = OrderWishes()


STEP_LIST: Final[list[Step]] = numbered(
    [
        RECRUITMENT_PHASE, DUNGEON_PHASE, SACRIFICE_PHASE, DISCARD_PHASE, END_OF_TURN, CHOOSE_ATTACKED,
        ATTACK_AGAIN, STEAL, MAY_STEAL, STEAL_FROM_ANYONE, MAY_STEAL_FROM_ANYONE, BEG, MAY_DRAW, DRAW_UP_TO,
        RAISE_DEAD, MUSTER, ENLIST, DESTROY, MAY_DESTROY, DAMAGE, MAY_DAMAGE, HEAL, MAY_HEAL, DRAIN, CONTROL,
        VOLLEY, MARKED, DEVOUR, GROW, EVERYONE_SACRIFICES, SACRIFICE, CURSE, CURSED, ORDER_WISHES,
    ]
)  # fmt: skip
STEPS: Final = vec[Step](STEP_LIST)


class Effect:
    """An ability as a box may name it: its word, and the step it becomes under each keyword."""

    def __init__(self, word: str, activation: Step | None, otherwise: Step | None, most: int) -> None:
        self.word: Final = word
        self.activation: Final = activation  # as an Activation; None: it cannot be one
        self.otherwise: Final = otherwise  # as a Recruitment or Last Wish; None: it cannot be one
        self.most: Final = most  # the largest number it takes; 0: it takes none


EFFECTS: Final[dict[str, Effect]] = {
    effect.word: effect
    for effect in [
        Effect("steal", STEAL, MAY_STEAL, 9),
        Effect("steal-from-anyone", STEAL_FROM_ANYONE, MAY_STEAL_FROM_ANYONE, 9),
        Effect("beg", BEG, BEG, 9),
        Effect("draw", DRAW_UP_TO, MAY_DRAW, 9),
        Effect("raise", RAISE_DEAD, RAISE_DEAD, 0),
        Effect("muster", MUSTER, MUSTER, 0),
        Effect("enlist", ENLIST, ENLIST, 0),
        Effect("destroy", DESTROY, MAY_DESTROY, 0),
        Effect("damage", DAMAGE, MAY_DAMAGE, 9),
        Effect("heal", HEAL, MAY_HEAL, 9),
        Effect("drain", DRAIN, None, 9),
        Effect("control", CONTROL, None, 0),
        Effect("volley", VOLLEY, None, 9),
        Effect("devour", DEVOUR, None, 9),
        Effect("everyone-sacrifices", EVERYONE_SACRIFICES, EVERYONE_SACRIFICES, 9),
        Effect("curse", CURSE, CURSE, 9),
    ]
}
