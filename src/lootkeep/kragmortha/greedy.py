"""A simple reading of the library: how much whoever decides likes each option.

It goes for the desk, keeps away from Rigor Mortis, drives him onto rivals, and uses Tomes when they pay.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..engine.game import Action, Seat
from ..engine.native import i64
from ..engine.pending import NOTHING, about, number_of, seat_of
from .actions import CHOOSE, DISCARD, END_TURN, GO, GUILTY, KEEP, LOOK, PASS, PEEP, PLAY, USE
from .bookmark import BOOKMARK
from .cards import BLANK, COLUMNS, DESK, NOWHERE, SQUARES, TOME, TRAP
from .departure import left_by
from .powers import (
    BLINK,
    CLEAN_SLATE,
    FAIR_EXCHANGE,
    FRESH_HAND,
    GREASED_FLOOR,
    LONG_ARM,
    PUPPET_STRINGS,
    READ_AGAIN,
    SECOND_WIND,
    TIRED_LEGS,
    TRADE_PLACES,
    WILD_INK,
)
from .setup import PLACE
from .shoving import LANDING, SHOVE, can_reach
from .teleports import RIGOR_TRANSFER
from .tomes import LOOK_AWAY, PLANTED_FEET, SCAPEGOAT, Power
from .turn import MOVE, can_step, fits, is_tired, moves_from

if TYPE_CHECKING:
    from .game import Kragmortha

LOOK_COST: Final = 1000
TOME_GAIN: Final = 420
STEP_GAIN: Final = 30
TOKEN_HOPE: Final = 60


def liking(game: Kragmortha, action: Action) -> i64:
    """How much the actor likes an option; only the comparison counts."""
    you = game.actor
    if action >= CHOOSE:
        return rivalry(game, you, action - CHOOSE)
    if action >= LOOK:
        return 10 if action - LOOK != BLANK else 5
    if action >= USE:
        return _tome(game, you, action - USE)
    if action >= GO:
        return _square(game, you, action - GO)
    if action >= KEEP:
        return card_worth(game, you, action - KEEP)
    if action >= DISCARD:
        return -card_worth(game, you, action - DISCARD)
    if action >= PLAY:
        return card_worth(game, you, action - PLAY)
    if action == PEEP:
        return 5000
    if action == PASS:
        return _stop(game, you)
    return 1 if action == END_TURN or action == GUILTY else 0


def rivalry(game: Kragmortha, you: Seat, seat: Seat) -> i64:
    """How much harm to a player helps you: those with few Looks and many Tomes are ahead."""
    if seat == you:
        return -LOOK_COST
    looks = game.look_count(seat)
    mine = game.look_count(you)
    ahead = 60 if looks <= mine else 20
    if looks == 3:
        ahead += 120 if mine < 3 else -LOOK_COST // 2
    return ahead + 15 * len(game.players[seat].tomes)


def goodness(game: Kragmortha, seat: Seat, square: i64) -> i64:
    """How good it is to stand on a square at the end of a movement: near the desk, far from Rigor Mortis."""
    steps = desk_distance(game, square)
    value = -STEP_GAIN * steps
    near = distance(square, game.rigor)
    if near == 1:
        value -= 260
    elif near == 2:
        value -= 150
    elif near == 3:
        value -= 40
    return value


def distance(one: i64, other: i64) -> i64:
    """Steps between two squares on a bare floor."""
    across = one % COLUMNS - other % COLUMNS
    along = one // COLUMNS - other // COLUMNS
    return (across if across > 0 else -across) + (along if along > 0 else -along)


def desk_distance(game: Kragmortha, square: i64) -> i64:
    """Steps from a square to the desk."""
    best: i64 = SQUARES
    for desk in game.board.desk:
        steps = distance(square, desk)
        if steps < best:
            best = steps
    return best


def arrival(game: Kragmortha, seat: Seat, square: i64) -> i64:
    """What a goblin's arrival on a square is worth to its owner."""
    if square == game.rigor:
        return -LOOK_COST
    if game.board.floor[square] == DESK:
        return TOME_GAIN + 60
    if game.board.teleport_at[square]:
        return TOKEN_HOPE + token_hope(game, seat) - 120
    return goodness(game, seat, square)


def token_hope(game: Kragmortha, seat: Seat) -> i64:
    """What the next teleport token may bring: known to who has peeped, else by those that are left."""
    left: i64 = len(game.tokens)
    pile = game.tokens if left > 0 else game.tokens_used
    if left > 0 and game.has_looked(seat, game.tokens[left - 1]):
        return token_worth(game, game.tokens[left - 1])
    total: i64 = 0
    for token in pile:
        total += token_worth(game, token)
    return total // len(pile) if len(pile) > 0 else 0


def token_worth(game: Kragmortha, token: i64) -> i64:
    """What a token brings to who turns it."""
    what = game.box.tokens[token - game.box.first_token]
    return -LOOK_COST if what == TRAP else TOME_GAIN if what == TOME else 0


def stay(game: Kragmortha, you: Seat) -> i64:
    """What it is worth to end the movement as things stand."""
    return goodness(game, you, game.players[you].square)


def rigor_on(game: Kragmortha, you: Seat, square: i64) -> i64:
    """What it is worth to you that Rigor Mortis goes to a square: whom he catches, and whom he threatens."""
    value: i64 = 0
    for seat in range(game.seats):
        at = game.players[seat].square
        if at == NOWHERE:
            continue
        near = distance(square, at)
        harm: i64 = 0
        if near == 0:
            harm = LOOK_COST
        elif near == 1:
            harm = 150
        elif near == 2:
            harm = 80
        if harm > 0:
            value += -harm if seat == you else harm * rivalry(game, you, seat) // 300
    return value


def card_worth(game: Kragmortha, you: Seat, kind: i64) -> i64:
    """The best end that a movement card could lead to."""
    card = game.box.movements[kind]
    here = moves_from(game, you, kind)
    best: i64 = -LOOK_COST * 2
    for first in game.board.neighbours[here]:
        if not can_step(game, you, kind, first, NOWHERE):
            continue
        value = _end_on(game, you, first, card.rigor)
        if value > best:
            best = value
        ends = not card.rigor and (
            first == game.rigor or game.board.floor[first] == DESK or game.board.teleport_at[first] == 1
        )
        if ends or is_tired(game, you):
            continue
        for second in game.board.neighbours[first]:
            if second != here and fits(game, kind, second, first):
                value = _end_on(game, you, second, card.rigor)
                if value > best:
                    best = value
    return best


def _end_on(game: Kragmortha, you: Seat, square: i64, rigor: bool) -> i64:
    """What it is worth that a movement ends on a square."""
    if rigor:
        return rigor_on(game, you, square) + stay(game, you)
    value = arrival(game, you, square)
    pushed = game.goblin_on(square)
    if pushed != NOTHING and pushed != you:
        value += 40
        for beside in game.board.neighbours[square]:
            if beside == game.rigor:
                value += rivalry(game, you, pushed) * 2
    return value


def _square(game: Kragmortha, you: Seat, square: i64) -> i64:
    """A square for what is being asked."""
    pending = game.stack[game.depth - 1]
    step = game.step(pending)
    if step is MOVE:
        if game.moves_rigor:
            value = rigor_on(game, you, square)
        else:
            value = _end_on(game, you, square, False)
        if number_of(pending) == NOWHERE and not is_tired(game, you):
            value = _best_after(game, you, square, value)
        return value
    if step is SHOVE:
        shoved = about(pending)
        if shoved == you:
            return arrival(game, you, square)
        return -arrival(game, shoved, square) * rivalry(game, you, shoved) // 100
    if step is PLACE:
        return goodness(game, you, square)
    if step is PUPPET_STRINGS or step is RIGOR_TRANSFER:
        return rigor_on(game, you, square)
    return goodness(game, seat_of(pending), square)


def _best_after(game: Kragmortha, you: Seat, first: i64, value: i64) -> i64:
    """The best of stopping on the first square and of going on from there."""
    ends = not game.moves_rigor and (
        first == game.rigor or game.board.floor[first] == DESK or game.board.teleport_at[first] == 1
    )
    if ends:
        return value
    for second in game.board.neighbours[first]:
        if fits(game, game.card, second, first):
            after = rigor_on(game, you, second) if game.moves_rigor else _end_on(game, you, second, False)
            if after > value:
                value = after
    return value


def _stop(game: Kragmortha, you: Seat) -> i64:
    """What it is worth to stop or to decline."""
    step = game.asking()
    if step is MOVE:
        return rigor_on(game, you, game.rigor) if game.moves_rigor else stay(game, you)
    if step is RIGOR_TRANSFER:
        return rigor_on(game, you, game.rigor)
    return 0


def _tome(game: Kragmortha, you: Seat, tome: i64) -> i64:
    """Whether a Tome pays now; a movement card's own worth is what it is compared with."""
    power = game.power_of(tome)
    best = _best_card(game, you)
    if power is LOOK_AWAY or power is SCAPEGOAT:
        return LOOK_COST
    if power is PLANTED_FEET:
        return _feared(game, you)
    if power is CLEAN_SLATE:
        return 5000
    if power is READ_AGAIN:
        return 4000
    if power is FAIR_EXCHANGE or power is TIRED_LEGS or power is BOOKMARK:
        return 4500
    if power is BLINK:
        return best + 50 if best < -180 else -LOOK_COST * 3
    if power is FRESH_HAND:
        return best + 50 if best < -120 else -LOOK_COST * 3
    if power is PUPPET_STRINGS:
        return _puppet(game, you)
    if power is LONG_ARM:
        return _reach(game, you)
    if power is SECOND_WIND:
        return 300 if best > stay(game, you) + 40 else -LOOK_COST * 3
    if power is WILD_INK or power is GREASED_FLOOR or power is TRADE_PLACES:
        return _opening(game, you, power, best)
    return -LOOK_COST * 3


def _best_card(game: Kragmortha, you: Seat) -> i64:
    best: i64 = -LOOK_COST * 2
    for card in game.players[you].hand:
        value = card_worth(game, you, game.box.movement_of[card].number)
        if value > best:
            best = value
    return best


def _opening(game: Kragmortha, you: Seat, power: Power, best: i64) -> i64:
    """Tomes that make a card better are read when the desk comes within reach."""
    near = desk_distance(game, game.players[you].square)
    if power is WILD_INK:
        return best + 100 if near <= 2 and best < TOME_GAIN else -LOOK_COST * 3
    if power is TRADE_PLACES:
        for other in range(game.seats):
            square = game.players[other].square
            if other != you and game.is_plain(square) and desk_distance(game, square) + 2 < near:
                return best + 100
        return -LOOK_COST * 3
    return best + 10 if game.has_neighbour(you) else -LOOK_COST * 3


def _puppet(game: Kragmortha, you: Seat) -> i64:
    """Rigor Mortis one square on, if that catches somebody or saves you."""
    now = rigor_on(game, you, game.rigor)
    for square in game.board.neighbours[game.rigor]:
        if rigor_on(game, you, square) > now + 150:
            return 4800
    return -LOOK_COST * 3


def _reach(game: Kragmortha, you: Seat) -> i64:
    """A shove from afar, if it sends somebody into Rigor Mortis or away from the desk."""
    for other in range(game.seats):
        if can_reach(game, you, other) and rivalry(game, you, other) > 0:
            here = game.players[other].square
            for square in game.board.neighbours[here]:
                if square == game.rigor:
                    return 4800
                away = desk_distance(game, square) > desk_distance(game, here)
                if away and desk_distance(game, here) <= 2 and game.goblin_on(square) == NOTHING:
                    return 4700
    return -LOOK_COST * 3


def _feared(game: Kragmortha, you: Seat) -> i64:
    """Whether a shove that can still be refused hurts you."""
    i = game.depth - 1
    while i >= 0:
        pending = game.stack[i]
        if game.step(pending) is LANDING and seat_of(pending) == you:
            before = goodness(game, you, left_by(number_of(pending)))
            return 100 if arrival(game, you, game.players[you].square) < before - 300 else -1
        i -= 1
    return -1
