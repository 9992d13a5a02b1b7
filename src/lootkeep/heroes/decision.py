"""Who is asked what: the prompt, every option with what it touches, and what is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..engine.messages import Arg, Decision, Message, Option, Touches, message, seat_ref
from ..engine.native import i64
from ..engine.pending import NOTHING, about, number_of, seat_of
from .actions import (
    ACTIVATE,
    COMPLETE,
    DISCARD,
    HIT,
    LAY,
    PASS,
    PLAY,
    RESOLVE,
    place_cell,
    place_turns,
    played_side,
    target_hero,
    target_room,
    victim_seat,
)
from .assault import HEROES_ACT, TOGETHER
from .attack import DAMAGE, DEFENDING, WHOM
from .building import LAY_ROOM
from .captains import RETREAT
from .cards import HEROES, LABORATORY, ROOM_COUNT, ROOMS, SITE, TOKENS
from .faces import deed_word
from .foes import ENGINE_ROLLS
from .icons import WORDS, word_of
from .marks import CREEPING, next_creeper
from .momentum import MOMENTUM
from .monsters import CARRYING
from .notation import spelt
from .packing import icons_left, is_next_to, members, path_from, path_to, swarm_room, swarm_size, tithe_left, total
from .passages import WALLING_UP
from .plan import turned
from .refusals import Refusals
from .scenario_cards import SUMMONING
from .step import Step
from .tactics import ICONS, SWARMING
from .tithes import PAY_TITHE
from .treasures import CARRIER
from .turn import REFRESH_LOOT, TURN
from .vain import in_vain
from .view import IN_ROOM

if TYPE_CHECKING:
    from .game import KeepTheHeroesOut

NAMED = ("room", "door", "hero", "token", "clan", "card")


def decision(game: KeepTheHeroesOut) -> Decision:
    """What the game asks now; when it is over, nothing of nobody."""
    if game.over:
        return {"seat": -1, "prompt": message("heroes-ask-over"), "rule": "KH-16", "options": [], "refused": []}
    pending = game.asked()
    step = game.step()
    seat = seat_of(pending)
    this = about(pending)
    n = number_of(pending)
    no = Refusals(game)
    step.refuse(game, seat, this, n, no)
    asked: Decision = {
        "seat": int(seat),
        "prompt": message(f"heroes-ask-{step.name}", _about(game, step, seat, this, n)),
        "rule": step.rule,
        "options": [_option(game, step, game.choices[i]) for i in range(game.choice_count)],
        "refused": no.found,
    }
    if step.is_shared and game.seats > 1:
        asked["together"] = True
    return asked


def _about(game: KeepTheHeroesOut, step: Step, seat: i64, this: i64, n: i64) -> dict[str, Arg]:
    """What a prompt speaks of."""
    args: dict[str, Arg] = {"seat": seat_ref(seat), "n": int(n)}
    if step is ICONS:
        args["card"] = "@card/" + game.face(this)
        args["n"] = len(members(icons_left(n)))
    elif step in IN_ROOM or (step is MOMENTUM and not is_next_to(this)):
        args["room"] = "@card/" + ROOMS[this]
    elif step is SWARMING:
        args["room"] = "@card/" + ROOMS[swarm_room(n)]
        args["what"] = f"@say/heroes-icon-{WORDS[this - 1]}-word"
        args["n"] = int(swarm_size(n))
    elif step is CARRYING:
        args["room"] = "@card/" + ROOMS[path_from(n)]
        args["door"] = "@card/" + ROOMS[path_to(n)]
    elif step is LAY_ROOM:
        args["room"] = "@card/" + ROOMS[this]
    elif step is PAY_TITHE:
        args["token"] = "@card/" + TOKENS[this]
        args["n"] = int(tithe_left(n))
    elif step is SUMMONING:
        args["hero"] = "@card/" + HEROES[this]
    elif step is CREEPING:
        args["room"] = "@card/" + ROOMS[next_creeper(game, n)]
    elif step is WALLING_UP:
        args["room"] = "@card/" + ROOMS[this]
    elif step is ENGINE_ROLLS:
        args["foe"] = "@card/" + game.scenario.foes[this].name
    elif step is RETREAT:
        args["foe"] = "@card/" + game.foe_name(this)
    if step is WHOM:
        args["hero"] = "@card/" + HEROES[n]
    elif step is DEFENDING:
        victim = _victim(game, seat)
        args["hero"] = "@card/" + HEROES[n]
        args["rival"] = seat_ref(victim)
        args["own"] = 1 if victim == seat else 0
    elif step is TURN:
        args["plays"] = sum(1 for i in range(game.choice_count) if PLAY <= game.choices[i] < DISCARD)
    elif step is HEROES_ACT:
        args["players"] = int(game.seats)
    elif step is MOMENTUM:
        args["what"] = f"@say/heroes-icon-{WORDS[word_of(n) - 1]}-word"
    return args


def _victim(game: KeepTheHeroesOut, seat: i64) -> int:
    """Whose monster the attack that is being answered would hurt."""
    for place in range(game.depth - 1, -1, -1):
        if game.step_at(place) is DAMAGE:
            return int(victim_seat(number_of(game.stack[place])))
    return int(seat)


def _option(game: KeepTheHeroesOut, step: Step, action: i64) -> Option:
    touches: Touches = {"cards": [], "kinds": [], "seats": [], "squares": []}
    option: Option = {
        "id": f"a{action}",
        "action": int(action),
        "notation": game.notation(action),
        "text": _text(game, step, int(action), touches),
        "touches": touches,
    }
    if PLAY <= action < DISCARD:
        why = in_vain(game, game.actor, action - PLAY)
        if why:
            option["in_vain"] = why
    return option


def _text(game: KeepTheHeroesOut, step: Step, action: int, touches: Touches) -> Message:
    """What an option says, noting what it touches."""
    said = spelt(game, action)
    assert said is not None  # it is offered
    verb, about = said
    args: dict[str, Arg] = {}
    for kind, name in about:
        if kind in NAMED and name:
            args[kind] = "@card/" + name
        if kind == "card":
            touches["kinds"].append(name)
        elif kind in ("room", "door") and name in ROOMS:
            touches["squares"].append(name)
        elif kind == "coins" or kind == "wounds":
            args["n"] = int(name)
        elif kind in ("cell", "turns"):
            args[kind] = name
    if touches["squares"] and verb in ("move", "ability", "melee") and len(touches["squares"]) > 1:
        touches["squares"].reverse()  # where it leads comes first
    return message("heroes-do-" + _word(game, step, verb, action, args, touches), args)


def _word(game: KeepTheHeroesOut, step: Step, verb: str, action: int, args: dict[str, Arg], touches: Touches) -> str:
    """The end of the message's id, where the verb alone does not say enough."""
    if action == PASS:
        return f"pass-{step.name}"
    if verb == "ability":
        return f"ability-{game.clan(game.actor).id}" + ("-wounded" if "n" in args else "")
    if verb == "clan":
        return step.name  # one's own, or the one that is borrowed from
    if verb == "deed":
        return deed_word(game.scenario, args)
    if verb == "lay":
        args["rooms"] = _joined(game, place_cell(action - LAY), place_turns(action - LAY))
        return "lay"
    if verb == "play":
        args["does"] = f"@side/{str(args['card']).removeprefix('@card/')}/{played_side(action - PLAY)}"
        return "play"
    if ACTIVATE <= action < COMPLETE:
        room = action - ACTIVATE
        if room in (LABORATORY, SITE):
            return f"activate-{ROOMS[room]}"
        args["token"] = "@card/" + TOKENS[game.box.rooms[room].makes]
        return "activate"
    if verb == "gamble":
        args["n"] = int(game.scenario.gamble)
        return "gamble-late" if step is REFRESH_LOOT else "gamble"  # KH-55: phase 1 is over
    if verb == "hit":
        seat = int(victim_seat(action - HIT))
        args["seat"] = seat_ref(seat)
        touches["seats"].append(seat)
        return "hit-wounded" if "n" in args else "hit"
    if verb == "move":
        return "move-wounded" if "n" in args else "move"
    if verb == "take":
        return f"take-{step.name}"
    if verb == "spend":
        return f"spend-{step.name}"
    if verb == "looter":
        return step.name if step is CARRIER else "looter"
    if verb == "resolve":
        return _next_step(game, target_room(action - RESOLVE), target_hero(action - RESOLVE), args)
    return verb.replace(" ", "-")


def _next_step(game: KeepTheHeroesOut, room: int, hero: int, args: dict[str, Arg]) -> str:
    """What heroes will do who are resolved now."""
    if hero < TOGETHER:
        return "resolve-attack"
    args["n"] = int(total(game.awake(room)))
    if game.treasure[room] == NOTHING:
        return "resolve-charge" if game.nearer(room) else "resolve-linger"
    args["value"] = int(game.looters(room))
    if total(game.awake(room)) < game.looters(room):
        return "resolve-wait"
    return "resolve-raid" if game.scenario.raid else "resolve-loot"


def _joined(game: KeepTheHeroesOut, cell: int, turns: int) -> str:
    """The rooms to which passages would lead from a new one, laid so."""
    sides = turned(game.box.rooms[about(game.asked())].sides, turns)
    found = [ROOMS[room] for room in range(ROOM_COUNT) if game.plan.would_join(cell, sides, room)]
    return "@list/" + ",".join(found)
