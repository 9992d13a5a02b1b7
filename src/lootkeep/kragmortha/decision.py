"""Who is asked what: the prompt, every option with what it touches, and what is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..engine.messages import Arg, Decision, Message, Option, Touches, message, seat_ref
from ..engine.native import i64
from ..engine.pending import NOTHING, about, number_of, seat_of
from .accusations import VOTE
from .actions import ACCUSE, CHOOSE, DISCARD, GO, KEEP, LOOK, PASS, PLAY, SLIP, USE, cried_at, look_of, who_is_accused
from .bookmark import BOOKMARK_BACK
from .cards import square_name
from .notation import PLAIN, look_name
from .preview import preview
from .refusals import Refusals
from .shoving import SHOVE
from .teleports import RIGOR_TRANSFER
from .turn import MOVE

if TYPE_CHECKING:
    from .game import Kragmortha


def decision(game: Kragmortha) -> Decision:
    """What the game asks now; when it is over, nothing of nobody."""
    if game.over:
        return {"seat": -1, "prompt": message("kragmortha-ask-over"), "rule": "KR-70", "options": [], "refused": []}
    pending = game.stack[game.depth - 1]
    step = game.step(pending)
    seat = seat_of(pending)
    this = about(pending)
    n = number_of(pending)
    no = Refusals(game)
    step.refuse(game, seat, this, n, no)
    args: dict[str, Arg] = {"seat": seat_ref(seat)}
    if step.this_is == "goblin":
        args["rival"] = seat_ref(this)
    if step is VOTE:
        args.update(order(look_name(game, n)))
    return {
        "seat": int(seat),
        "prompt": message(f"kragmortha-ask-{step.name}", args),
        "rule": step.rule,
        "options": [_option(game, pending, game.choices[i]) for i in range(game.choice_count)],
        "refused": no.found,
    }


def _option(game: Kragmortha, pending: i64, action: i64) -> Option:
    touches: Touches = {"cards": [], "kinds": [], "seats": []}
    option: Option = {
        "id": f"a{action}",
        "action": int(action),
        "notation": game.notation(action),
        "text": _text(game, pending, action, touches),
        "touches": touches,
    }
    follows = preview(game, pending, action)
    if follows:
        option["preview"] = follows
    return option


def call_option(game: Kragmortha, action: i64) -> Option:
    """A slip, a cry or an accusation that its caller can make now, as an option."""
    touches: Touches = {"cards": [], "kinds": [], "seats": []}
    look = look_name(game, look_of(action))
    if action >= ACCUSE:
        accused = int(who_is_accused(action))
        touches["seats"].append(accused)
        touches["cards"].append(look)
        text = message("kragmortha-do-accuse", {"rival": seat_ref(accused), **order(look)})
    elif action >= SLIP:
        touches["cards"].append(look)
        text = message("kragmortha-do-slip", {"card": "@card/" + look})
    else:
        seen = int(cried_at(action))
        touches["seats"].append(seen)
        text = message("kragmortha-do-catch", {"rival": seat_ref(seen)})
    return {
        "id": f"a{action}",
        "action": int(action),
        "notation": game.notation(action),
        "text": text,
        "touches": touches,
    }


def order(look: str) -> dict[str, Arg]:
    """A Look, and what it orders at the table, for a message that names both."""
    return {"card": "@card/" + look, "order": f"@say/kragmortha-order-{look}"}


def _text(game: Kragmortha, pending: i64, action: i64, touches: Touches) -> Message:
    """What an option says, noting what it touches."""
    if action >= CHOOSE:
        seat = int(action - CHOOSE)
        touches["seats"].append(seat)
        return message("kragmortha-do-choose", {"rival": seat_ref(seat)})
    if action >= LOOK:
        name = look_name(game, action - LOOK)
        touches["cards"].append(name)
        return message("kragmortha-do-look", {"card": "@card/" + name})
    if action >= USE:
        id = game.box.tomes[action - USE].id
        touches["cards"].append(id)
        return message("kragmortha-do-use", {"card": "@card/" + id})
    if action >= GO:
        return _square(game, pending, int(action - GO), touches)
    if action >= PLAY:
        block, verb = (
            (KEEP, "keep") if action >= KEEP else (DISCARD, "discard") if action >= DISCARD else (PLAY, "play")
        )
        if verb == "keep" and game.asking() is BOOKMARK_BACK:
            verb = "top"
        id = game.box.movements[action - block].id
        touches["kinds"].append(id)
        return message(f"kragmortha-do-{verb}", {"kind": "@kind/" + id})
    if action == PASS:
        return _pass(game, pending)
    return message("kragmortha-do-" + PLAIN[int(action)].replace(" ", "-"))


def _pass(game: Kragmortha, pending: i64) -> Message:
    """What is left if one stops or declines."""
    step = game.step(pending)
    his = step is RIGOR_TRANSFER or (step is MOVE and game.moves_rigor)
    square = game.rigor if his else game.players[seat_of(pending)].square
    id = "move-rigor" if his and step is MOVE else step.name
    return message(f"kragmortha-do-pass-{id}", {"square": square_name(int(square)), "n": int(number_of(pending))})


def _square(game: Kragmortha, pending: i64, square: int, touches: Touches) -> Message:
    """A square, and who stands there."""
    name = square_name(square)
    touches["squares"] = [name]
    args: dict[str, Arg] = {"square": name}
    there = game.goblin_on(square)
    if there != NOTHING:
        touches["seats"].append(int(there))
    step = game.step(pending)
    if step is SHOVE:
        args["rival"] = seat_ref(about(pending))
        return message("kragmortha-do-shove", args)
    if step is not MOVE:
        return message(f"kragmortha-do-{step.verb}", args)
    if square == game.rigor and not game.moves_rigor:
        return message("kragmortha-do-step-rigor", args)
    if there != NOTHING:
        args["rival"] = seat_ref(there)
        return message("kragmortha-do-step-catch" if game.moves_rigor else "kragmortha-do-step-shove", args)
    return message("kragmortha-do-rigor" if game.moves_rigor else "kragmortha-do-step", args)
