"""Accusing at the table (KR-51, KR-56): called at any time, and voted on by all people but the accused."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..engine.game import Action, Seat
from ..engine.native import i64
from .actions import GUILTY, INNOCENT
from .looks import TABLE, owe_look
from .seats import has
from .steps import Step

if TYPE_CHECKING:
    from .game import Kragmortha


def why_no_accusation(game: Kragmortha, accuser: Seat, accused: Seat, look: i64) -> str:
    """Why somebody cannot be accused now; nothing if they can."""
    if game.penance != TABLE:
        return "not-at-the-table"
    if accuser >= game.seats or accused >= game.seats or accuser == accused:
        return "nobody"
    if not has(game.people, accused) or not has(game.people, accuser):
        return "bot"
    if not game.has_look(accused, look):  # a scolding orders nothing
        return "no-look"
    if game.players[accused].accused == game.round:
        return "accused-already"
    if game.players[accuser].silent_until >= game.round:
        return "must-wait"
    return "voting" if game.is_asking(VOTE) else ""


def accuse(game: Kragmortha, accuser: Seat, accused: Seat, look: i64) -> None:
    """All people but the accused vote, the accuser counting as yes; with two the accused must agree."""
    game.players[accused].accused = game.round
    game.votes = 1
    card = game.box.first_look + look
    game.tell("accused", seat=accuser, rival=accused, card=card, order=card)
    game.ask(VERDICT, accuser, accused, look)
    voters: i64 = 0
    i = game.seats - 1
    while i > 0:
        seat = (accuser + i) % game.seats
        if seat != accused and has(game.people, seat):
            game.ask(VOTE, seat, accused, look)
            voters += 1
        i -= 1
    if voters == 0:
        game.votes = 0  # the accused alone decides
        game.ask(VOTE, accused, accused, look)


class Vote(Step):
    """Whether the accused has broken a Look."""

    name = "vote"
    rule = "KR-56"
    this_is = "goblin"
    n_is = "look"

    def offer(self, game: Kragmortha, you: Seat, accused: Seat, look: i64) -> None:
        game.offer(GUILTY)
        game.offer(INNOCENT)

    def resolve(self, game: Kragmortha, you: Seat, accused: Seat, look: i64, action: Action) -> None:
        game.votes += 1 if action == GUILTY else -1
        game.tell("voted-guilty" if action == GUILTY else "voted-innocent", seat=you, rival=accused)


class Verdict(Step):
    """A majority gives the accused a Look; ties fail, and a failed accuser (you) waits a round."""

    name = "verdict"
    rule = "KR-56"
    this_is = "goblin"
    n_is = "look"

    def skip(self, game: Kragmortha, you: Seat, accused: Seat, look: i64) -> None:
        upheld = game.votes > 0
        game.tell("upheld" if upheld else "dismissed", seat=you, rival=accused)
        if upheld:
            owe_look(game, accused)
        else:
            game.players[you].silent_until = game.round + 1


VOTE: Final = Vote()
VERDICT: Final = Verdict()
