"""Who is asked what: the prompt, every option with what it touches and its odds, and what is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..engine.game import NOBODY
from ..engine.messages import Arg, Decision, Message, Option, Touches, message, seat_ref
from ..engine.native import i64
from ..engine.pending import NOTHING, about, number_of, seat_of, step_of
from .abilities import STEPS
from .actions import (
    ACTIVATE,
    ATTACK,
    CHOOSE,
    DISCARD,
    DRAW,
    END_DUNGEON,
    END_TURN,
    PASS,
    RAISE,
    RECRUIT,
    SEARCH,
    STEAL_FROM,
    card_in,
    kind_in,
)
from .odds import roll_odds
from .refusals import Refusals

if TYPE_CHECKING:
    from .game import Looterz

PLAIN = {PASS: "pass", DRAW: "draw", END_DUNGEON: "end-dungeon", END_TURN: "end-turn"}
OF_KIND = {RECRUIT: "recruit", DISCARD: "discard", RAISE: "raise"}
OF_CARD = {SEARCH: "search", ATTACK: "attack", ACTIVATE: "activate"}


def decision(game: Looterz) -> Decision:
    """What the game asks now; when it is over, nothing of nobody."""
    if game.over:
        return {
            "seat": -1,
            "prompt": message("looterz-ask-over"),
            "rule": "LZ-50",
            "options": [],
            "refused": [],
        }
    pending = game.stack[game.depth - 1]
    step = STEPS[step_of(pending)]
    seat = seat_of(pending)
    this = about(pending)
    n = number_of(pending)
    no = Refusals(game)
    step.refuse(game, seat, this, n, no)
    return {
        "seat": int(seat),
        "prompt": _prompt(game, step.name, seat, this, n),
        "rule": step.rule,
        "options": [_option(game, step.verb, seat, this, game.choices[i]) for i in range(game.choice_count)],
        "refused": no.found,
    }


def _prompt(game: Looterz, name: str, seat: i64, this: i64, n: i64) -> Message:
    """The question, with the card that asks it."""
    args: dict[str, Arg] = {"seat": seat_ref(seat), "n": int(n)}
    if this != NOTHING:
        args["card"] = "@card/" + game.card_name(this)
    return message(f"looterz-ask-{name}", args)


def _option(game: Looterz, verb: str, seat: i64, this: i64, action: i64) -> Option:
    touches: Touches = {"cards": [], "kinds": [], "seats": []}
    option: Option = {
        "id": f"a{action}",
        "action": int(action),
        "notation": game.notation(action),
        "text": _text(game, verb, seat, this, action, touches),
        "touches": touches,
    }
    if SEARCH <= action < ATTACK:
        option["odds"] = roll_odds(game, card_in(action), int(game.target - game.players[seat].loot))
    elif CHOOSE <= action < SEARCH and verb == "attack":
        option["odds"] = roll_odds(game, this, int(game.life[card_in(action)]))
    return option


def _text(game: Looterz, verb: str, seat: i64, this: i64, action: i64, touches: Touches) -> Message:
    """What an option says, noting what it touches."""
    if action >= CHOOSE:
        card = card_in(action)
        name = game.card_name(card)
        touches["cards"].append(name)
        args: dict[str, Arg] = {"card": "@card/" + name}
        if action >= SEARCH:
            return message("looterz-do-" + OF_CARD[int(action - card)], args)
        args = {"target": "@card/" + name}
        if game.controller[card] != NOBODY:
            owner = int(game.controller[card])
            touches["seats"].append(owner)
            args["owner"] = seat_ref(owner)
            args["life"] = int(game.life[card])
            args["yours"] = 1 if owner == seat else 0
            home = game.lent_by[card]
            if owner == seat and home != NOBODY:
                args["yours"] = 2  # only for this turn
                args["lender"] = seat_ref(home)
        if this != NOTHING:
            args["card"] = "@card/" + game.card_name(this)
        return message(f"looterz-do-{verb}-target", args)
    if action >= RECRUIT:
        kind = kind_in(action)
        id = game.box.kinds[kind].id
        touches["kinds"].append(id)
        return message("looterz-do-" + OF_KIND[int(action - kind)], {"kind": "@kind/" + id})
    if action >= STEAL_FROM:
        victim = int(action - STEAL_FROM)
        touches["seats"].append(victim)
        return message("looterz-do-steal-from", {"rival": seat_ref(victim)})
    return message("looterz-do-" + PLAIN[int(action)])
