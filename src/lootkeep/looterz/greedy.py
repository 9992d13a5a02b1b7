"""A simple reading of the table: how much whoever decides likes each option.

It looks one action ahead, at what the seat can see, and counts in sixtieths of a Loot: a Looter is worth what
it would find in a turn (life times power sixths), more in the hands of somebody who is near the target.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..engine.game import NOBODY, Action, Card, Seat
from ..engine.native import i64
from ..engine.pending import about, step_of
from .abilities import STEPS
from .actions import (
    ACTIVATE,
    ATTACK,
    CHOOSE,
    DISCARD,
    DRAW,
    END_DUNGEON,
    RAISE,
    RECRUIT,
    SEARCH,
    STEAL_FROM,
    card_in,
    kind_in,
)
from .steps import ATTACK_AGAIN, CHOOSE_ATTACKED, LOOTERZ_LIMIT

if TYPE_CHECKING:
    from .cards import Kind
    from .game import Looterz

LOOT: Final = 60
WIN: Final = 100_000


def liking(game: Looterz, action: Action) -> i64:
    """How much the actor likes an option; only the comparison counts."""
    you = game.actor
    if action >= ACTIVATE:
        return _activation(game, you, card_in(action))
    if action >= ATTACK:
        return _best_attack(game, you, card_in(action))
    if action >= SEARCH:
        return _search(game, you, card_in(action))
    if action >= CHOOSE:
        return _choice(game, you, card_in(action))
    if action >= RAISE:
        return _recruit(game, you, game.box.kinds[kind_in(action)])
    if action >= DISCARD:
        return -_printed(game.box.kinds[kind_in(action)])
    if action >= RECRUIT:
        return _recruit(game, you, game.box.kinds[kind_in(action)])
    if action >= STEAL_FROM:
        return LOOT + _danger(game, action - STEAL_FROM)
    if action == DRAW:
        return _draw(game, you)
    return 1 if action == END_DUNGEON else 0


# ---------------------------------------------------------------- what things are worth


def worth(game: Looterz, looter: Card) -> i64:
    """What a Looter in play finds in a turn, and a little for what else it can do."""
    kind = game.kind_of[looter]
    return game.life[looter] * kind.power * 10 + _skill(kind)


def _printed(kind: Kind) -> i64:
    return kind.life * kind.power * 10 + _skill(kind)


def _skill(kind: Kind) -> i64:
    skill: i64 = 0
    if kind.activation is not None:
        skill += 35
    if kind.taunt:
        skill += 12 * kind.life
    if kind.attacks > 1:
        skill += 15
    if not kind.can_be_attacked:
        skill += 15
    if not kind.can_search:
        skill -= 20
    return skill


def _prospect(game: Looterz, seat: Seat) -> i64:
    """What all Looterz of a player would find in a turn."""
    total: i64 = 0
    for looter in game.players[seat].looters:
        kind = game.kind_of[looter]
        if kind.can_search:
            total += game.life[looter] * kind.power * 10
    return total


def _danger(game: Looterz, seat: Seat) -> i64:
    """How near a player is to winning, from 0 to about 300."""
    near = game.players[seat].loot * 100 // game.target
    if game.players[seat].loot * LOOT + _prospect(game, seat) >= game.target * LOOT:
        near += 150
    return near


def _leads(game: Looterz, seat: Seat) -> bool:
    """Whether the player would win if Rigor Mortis came now."""
    score = game.score(seat)
    for other in range(game.seats):
        if other != seat and game.score(other) >= score:
            return False
    return True


# ---------------------------------------------------------------- options


def _draw(game: Looterz, you: Seat) -> i64:
    """Cards are good while there are few; the last Rigor Mortis is only good for who leads."""
    if game.box.clock > 0 and game.clock == game.box.clock - 1:
        risk = game.inn_size() // 2 + 1
        return 400 // risk if _leads(game, you) else -400 // risk
    cards: i64 = len(game.players[you].hand)
    return 75 - 15 * cards if cards < 5 else 1


def _recruit(game: Looterz, you: Seat, kind: Kind) -> i64:
    """The Looter itself, what its coming does, and what has to go for it."""
    gain = _printed(kind)
    looterz: i64 = len(game.players[you].looters)
    if looterz >= LOOTERZ_LIMIT:
        gain -= _weakest(game, you) + 20
    elif game.kings > 0 or game.phase == 3:
        gain -= gain // 4
    if kind.bans_loot:
        gain += _worst_rival(game, you) - _danger(game, you) - 60
    ability = kind.recruitment
    if ability is not None:
        gain += _coming(game, you, ability.name, ability.number)
    return gain


def _coming(game: Looterz, you: Seat, effect: str, n: i64) -> i64:
    """What a Recruitment would bring now."""
    if effect == "steal":
        return 90 if game.most_to_steal(you) > 0 else 0
    if effect == "steal-from-anyone":
        return 90 if game.kings == 0 and game.richest_opponent(you) > 0 else 0
    if effect == "beg":
        if not game.is_poorest(you):
            return -20
        return WIN if game.players[you].loot + n >= game.target else LOOT * n
    if effect == "everyone-sacrifices":
        return _sacrifices(game, you)
    if effect == "curse":
        return _curses(game, you, n)
    if effect == "raise":
        return 60 if len(game.graveyard) > 0 else 0
    return 45 if effect in ("muster", "enlist", "draw") else 0


def _sacrifices(game: Looterz, you: Seat) -> i64:
    total: i64 = 0
    for seat in range(game.seats):
        if len(game.players[seat].looters) > 0:
            weakest = _weakest(game, seat)
            total += -weakest if seat == you else weakest * (50 + _danger(game, seat)) // 100
    return total


def _curses(game: Looterz, you: Seat, n: i64) -> i64:
    total: i64 = 0
    for seat in range(game.seats):
        for looter in game.players[seat].looters:
            lost = worth(game, looter) if game.life[looter] <= n else game.kind_of[looter].power * 10 * n
            total += -lost if seat == you else lost * (50 + _danger(game, seat)) // 100
    return total


def _weakest(game: Looterz, seat: Seat) -> i64:
    least: i64 = WIN
    for looter in game.players[seat].looters:
        value: i64 = 0 if game.lent_by[looter] != NOBODY else worth(game, looter)
        if value < least:
            least = value
    return least


def _worst_rival(game: Looterz, you: Seat) -> i64:
    most: i64 = 0
    for seat in range(game.seats):
        if seat != you:
            danger = _danger(game, seat)
            if danger > most:
                most = danger
    return most


def _search(game: Looterz, you: Seat, looter: Card) -> i64:
    """What it finds; above all if that may win."""
    power = game.kind_of[looter].power
    dice = game.life[looter]
    needed = game.target - game.players[you].loot
    found = dice * power * 10
    if dice >= needed:
        return found + WIN * power // (6 * needed)
    return found


def _kill_sixths(dice: i64, power: i64, life: i64) -> i64:
    """About how likely so many dice are to take a life, in 1/36."""
    expected = dice * power * 6
    chance = expected // life
    if dice < life:
        return chance // 6
    return chance if chance < 36 else 36


def _loss(game: Looterz, you: Seat, target: Card) -> i64:
    """How good it is for you that a Looter is gone; bad if it is your own."""
    owner = game.controller[target]
    if owner == you:
        return 10 if game.lent_by[target] != NOBODY else -worth(game, target) * 2
    value = worth(game, target) * (60 + _danger(game, owner)) // 100
    if game.kind_of[target].bans_loot:
        value += _danger(game, you) + 40 - _worst_rival(game, you)
    if game.kind_of[target].last_wish is not None:
        value -= 25
    return value


def _attack(game: Looterz, you: Seat, attacker: Card, target: Card) -> i64:
    kind = game.kind_of[attacker]
    chance = _kill_sixths(game.life[attacker], kind.power, game.life[target])
    hurt = game.life[attacker] * kind.power * 10 // 4
    loss = _loss(game, you, target)
    if loss < 0:
        return loss
    return loss * chance // 36 + hurt * (50 + _danger(game, game.controller[target])) // 200 + kind.trophy * chance


def _best_attack(game: Looterz, you: Seat, attacker: Card) -> i64:
    best: i64 = -WIN
    for seat in range(game.seats):
        if seat == you:
            continue
        bound = game.has_taunt(seat, frog=False)
        for target in game.players[seat].looters:
            kind = game.kind_of[target]
            if kind.can_be_attacked and (kind.taunt or not bound):
                value = _attack(game, you, attacker, target)
                if value > best:
                    best = value
    return best * game.kind_of[attacker].attacks


def _best_loss(game: Looterz, you: Seat) -> i64:
    """The best that an effect could do away with."""
    best: i64 = -WIN
    for seat in range(game.seats):
        if seat == you:
            continue
        bound = game.has_taunt(seat, frog=False)
        for target in game.players[seat].looters:
            if game.kind_of[target].taunt or not bound:
                value = _loss(game, you, target)
                if value > best:
                    best = value
    return best


def _activation(game: Looterz, you: Seat, looter: Card) -> i64:
    """What an Activation would bring now."""
    ability = game.kind_of[looter].activation
    if ability is None:
        return 0
    name = ability.name
    if name == "steal" or name == "steal-from-anyone":
        return WIN if game.players[you].loot + 1 >= game.target else 90
    if name == "destroy":
        return _best_loss(game, you)
    if name == "control":
        return _best_loss(game, you) + 20
    if name == "volley":
        return _best_loss(game, you) // 2 + 20
    if name == "drain":
        return game.kind_of[looter].power * 10 + _best_loss(game, you) // 3
    if name == "heal":
        return 55
    if name == "draw":
        return _draw(game, you) + 20
    if name == "devour":
        return game.kind_of[looter].power * 20 - _least_other(game, you, looter)
    return 40


def _least_other(game: Looterz, you: Seat, this: Card) -> i64:
    least: i64 = WIN
    for looter in game.players[you].looters:
        if looter != this:
            value: i64 = 0 if game.lent_by[looter] != NOBODY else worth(game, looter)
            if value < least:
                least = value
    return least


def _choice(game: Looterz, you: Seat, target: Card) -> i64:
    """A Looter for what is being asked: give up the least, hurt the leader, help your own."""
    pending = game.stack[game.depth - 1]
    step = step_of(pending)
    if step == CHOOSE_ATTACKED.number or step == ATTACK_AGAIN.number:
        return _attack(game, you, about(pending), target)
    verb = STEPS[step].verb
    if verb in ("sacrifice", "devour"):
        return 0 if game.lent_by[target] != NOBODY else -worth(game, target)
    if verb == "heal":
        power = game.kind_of[target].power * 10
        return power if game.controller[target] == you and game.lent_by[target] == NOBODY else -power
    return 0 if verb == "wish" else _loss(game, you, target)
