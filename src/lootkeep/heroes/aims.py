"""How a game ends: what loses at once, what wins at once, and what must hold when the last card is resolved."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..engine.game import UNTOLD, Card, Seat
from ..engine.native import i64
from ..engine.pending import NOTHING
from .cards import EVENT, NOWHERE, ROOM_COUNT, VAULT
from .packing import ARRIVING, AWAKE, has, heroes_in, total
from .scenario import (
    BUILT,
    DEBT,
    DELIVERED,
    ESCAPED,
    FALLEN,
    GONE,
    KEPT,
    LATE,
    LOOTED,
    MARKS,
    PRISONERS,
    SEALED,
    Clause,
)
from .step import Step

if TYPE_CHECKING:
    from .game import KeepTheHeroesOut

# What is told of the clause that ends a game, by its kind.
LOST_BY: Final = ("", "lost-looted", "lost-gone", "lost-escaped", "", "lost-debt", "lost-marked")
WON_BY: Final = ("", "", "", "", "won-fallen", "", "", "won-delivered", "won-built", "won-prisoners", "", "won-sealed")
MISSED: Final = ("", "", "", "", "missed-fallen", "", "", "missed-delivered", "missed-built", "missed-prisoners")
NOT_KEPT: Final = "missed-kept"
TOO_LATE: Final = "missed-late"


def reached(game: KeepTheHeroesOut, clause: Clause) -> i64:
    """How much of a clause has come about."""
    code = clause.code
    if code == LOOTED:
        room = clause.room
        return game.treasure_value(room) if has(game.looted, room) else total(game.tired(room) + game.awake(room))
    if code == GONE:
        return game.gone if clause.room == NOWHERE else game.vault_gone()
    if code == ESCAPED:
        return 1 if has(game.fled, clause.foe) else 0
    if code == FALLEN:
        return fallen(game, clause)
    if code == DEBT:
        return game.token(VAULT, EVENT)
    if code == MARKS:
        return game.marked()
    if code == DELIVERED:
        return game.delivered
    if code == BUILT:
        return game.built
    if code == PRISONERS:
        return game.prisoners()
    if code == KEPT:
        return game.kept()
    return 1 if code == SEALED and is_sealed(game) else 0


def fallen(game: KeepTheHeroesOut, clause: Clause) -> i64:
    """How many foes of a name have no Health left."""
    found: i64 = 0
    for foe in range(len(game.foe_room)):
        if game.scenario.foes[foe].name == game.scenario.foes[clause.foe].name and has(game.fallen, foe):
            found += 1
    return found


def needed(game: KeepTheHeroesOut, clause: Clause) -> i64:
    """How much of it there must be."""
    if clause.code == LOOTED:
        return max(1, game.treasure_value(clause.room))
    if clause.code == FALLEN:
        return game.scenario.namesakes(clause.foe)
    return clause.number if clause.number > 0 else 1


def holds(game: KeepTheHeroesOut, clause: Clause) -> bool:
    """Whether a clause is true."""
    if clause.code == LATE:
        return False
    if clause.code == LOOTED:
        return has(game.looted, clause.room)
    return reached(game, clause) >= needed(game, clause)


def is_sealed(game: KeepTheHeroesOut) -> bool:
    """Whether no passage leads to the Vault, and no hero is in it."""
    return game.plan.passages[VAULT] == 0 and game.heroes[VAULT] == 0


def judge(game: KeepTheHeroesOut) -> None:
    """What loses is looked at all the time."""
    if game.over:
        return
    for clause in game.scenario.lose:
        if holds(game, clause) and not game.over:
            game.over = True
            game.won = False
            game.cause = clause.code
            room, foe = said(clause.room), said(clause.foe)
            game.tell(LOST_BY[clause.code], room=room, foe=foe, n=clause.number, rule="KH-111")


def said(number: i64) -> i64:
    """A room or foe for what is told; nothing where there is none."""
    return UNTOLD if number == NOWHERE else number


def is_quiet(game: KeepTheHeroesOut) -> bool:
    """Whether no hero is awake."""
    for room in range(ROOM_COUNT):
        if heroes_in(game.heroes[room], AWAKE) or heroes_in(game.heroes[room], ARRIVING):
            return False
    return True


def look_for_victory(game: KeepTheHeroesOut, is_assault_over: bool) -> None:
    """What wins at once is looked at when a card or an icon is resolved and nobody is awake."""
    if game.over or len(game.scenario.win) == 0 or not is_quiet(game):
        return
    for clause in game.scenario.win:
        if (is_assault_over or clause.code != SEALED) and holds(game, clause):
            win(game, clause.code)
            game.tell(WON_BY[clause.code], foe=said(clause.foe), n=clause.number, rule="KH-112")
            return


def win(game: KeepTheHeroesOut, cause: i64) -> None:
    """All have won."""
    game.won = True
    game.over = True
    game.cause = cause


def finish(game: KeepTheHeroesOut) -> None:
    """The last card is resolved: won, if everything holds that must."""
    for clause in game.scenario.end:
        if not holds(game, clause):
            game.over = True
            game.cause = clause.code
            if clause.code == LATE:
                game.tell(TOO_LATE, rule="KH-113")
            elif clause.code == KEPT:
                game.tell(NOT_KEPT, n=game.kept(), rule="KH-113")
            else:
                game.tell(MISSED[clause.code], foe=said(clause.foe), n=reached(game, clause), rule="KH-113")
            return
    win(game, 0)
    game.tell("won", rule="KH-16")


class Aims(Step):
    """An icon, a clock or a card (n: the whole assault) is resolved: perhaps everybody has won."""

    name = "aims"
    rule = "KH-112"

    def skip(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        look_for_victory(game, n == 1)

    def can_pend(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> bool:
        return n <= 1


def ask_aims(game: KeepTheHeroesOut, seat: Seat, is_assault_over: bool) -> None:
    """Look for a victory when what comes now is resolved."""
    if len(game.scenario.win) > 0:
        game.ask(AIMS, seat, NOTHING, 1 if is_assault_over else 0)


AIMS: Final = Aims()
