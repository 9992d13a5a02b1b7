"""What the terminal asks of a game: pictures, notes beside options, what can be looked up, and what if."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from ...engine.messages import Arg, Event, Option, View, message
from ...lines import Line, Say, fitted, paragraph
from ..box import rooms
from ..cards import CLANS, HEROES, LOOT, TACTIC
from ..icons import TYPES
from ..view import HeroesView, heroes_view
from .dungeon import TYPE_SIGNS, is_at_risk, monster_count
from .table import Picture

LEAST_WIDTH = 80  # of a picture beside which there may be something else
GAMBLE = 3  # cards, where no scenario says otherwise
GUARDING = ("move", "ability", "ambush", "summon", "place", "muster")  # what may bring a monster into a room


def picture(
    view: View, say: Say, width: int, *, brief: bool = False, marked: Mapping[str, int] | None = None
) -> list[Line]:
    """The dungeon as its viewer sees it; `marked` rooms can be chosen, each by the number of its answer."""
    lines = Picture(heroes_view(view), say, width, brief, marked or {}).lines()
    return [fitted(line, width) for line in lines]


def least(view: View, say: Say, width: int, *, marked: Mapping[str, int]) -> list[Line]:
    """The dungeon and what stands beside it, where there is no room for more."""
    lines = Picture(heroes_view(view), say, width, True, marked, tight=True).core([])
    return [fitted(line, width) for line in lines]


def opening(view: View, say: Say, width: int) -> list[Line]:
    """What to read before the first decision: the scenario, its special rule and its cards."""
    drawn = Picture(heroes_view(view), say, width, False, {})
    pitch = paragraph([], drawn.phrase("heroes-pitch"), width, indent=0)
    return [[("now", drawn.phrase("heroes-name"))], *pitch, [], *drawn.scenario()]


def note(option: Option, say: Say) -> Line:
    """What a clan is like that can be chosen, or why a card would do nothing."""
    if "in_vain" in option:
        return [("danger", "✗ " + " ".join(say.text(why) for why in option["in_vain"]))]
    clan = str(option["text"]["args"].get("clan", ""))
    if not option["notation"].startswith("clan "):
        return []
    return [("dim", say.text(message(f"terminal-heroes-clan-{clan.removeprefix('@card/')}")))]


def hint(option: Option, view: View, say: Say) -> Line:
    """A treasure that a monster would guard from now on, or leave to the next hero."""
    if option["notation"].split()[0] not in GUARDING:
        return []
    rooms = {room["room"]: room for room in heroes_view(view)["rooms"]}
    line: Line = []
    for number, square in enumerate(option["touches"].get("squares", [])[:2]):
        room = rooms[square]
        if number == 0 and is_at_risk(room):
            line.append(("done", say.text(message("terminal-heroes-guards", {"n": room["treasure"]}))))
        elif number == 1 and monster_count(room) == 1 and is_at_risk({**room, "monsters": []}):
            line += [("dim", ", ")] if line else []
            line.append(("danger", say.text(message("terminal-heroes-leaves", {"n": room["treasure"]}))))
    return line


def turns_page(event: Event) -> bool:
    """Whether what begins with this is best told on a new page: the heroes come."""
    return event["id"] == "heroes-event-assault"


# ---------------------------------------------------------------- what can be looked up


def lore(view: View, say: Say) -> dict[str, tuple[list[str], str]]:
    """Cards with whose tactics or what sort of loot they are; rooms, their plans, and clans."""
    found: dict[str, tuple[list[str], str]] = {}
    for id, face in say.faces.items():
        numbers = face["numbers"]
        whose = [] if "sort" not in numbers else [say.card((*LOOT, *CLANS)[family(numbers)])]
        found[id] = [f"×{face['copies']}", *whose], say.card_text(id)
    for room in rooms():
        does = say.text(message(f"heroes-room-{room.id}", {"n": gamble_size(heroes_view(view))}))
        found[room.id] = [say.text(message(f"heroes-type-{TYPES[room.type]}"))], does
        found[f"plan-{room.id}"] = found[room.id]
    for clan in CLANS:
        does = say.text(message("heroes-ability", {"does": f"@say/heroes-ability-{clan}"}))
        found[clan] = [say.text(message(f"terminal-heroes-clan-{clan}"))], does
    return found


def gamble_size(table: HeroesView) -> int:
    """How many cards the gamble in the Cells gives."""
    sizes = [rule["args"]["n"] for rule in table["scenario"]["rules"] if rule["id"] == "heroes-rule-gamble"]
    return cast("int", sizes[0]) if sizes else GAMBLE


def family(numbers: dict[str, int]) -> int:
    """A card's place among the sorts of loot and, after them, the clans."""
    return len(LOOT) + numbers["clan"] if numbers["sort"] == TACTIC else numbers["sort"]


# ---------------------------------------------------------------- what if


def places(view: View) -> list[str]:
    """The rooms about which one can ask what a hero would do there."""
    return [room["room"] for room in heroes_view(view)["rooms"]]


def visitors(view: View) -> list[str]:
    """The heroes who might come."""
    return list(HEROES)


def described(view: View, place: str, say: Say) -> list[Line]:
    """All that is in a room, in words, and how likely the next Guild card brings a hero there."""
    table = heroes_view(view)
    room = next(room for room in table["rooms"] if room["room"] == place)
    inside = Picture(table, say, LEAST_WIDTH, False, {}).in_words(room)
    chance = round(100 * table["guild"]["chance"][place])
    coming = [card["hero"] for card in table["guild"]["heroes"] if card["type"] == room["type"] and not card["out"]]
    args: dict[str, Arg] = {"chance": chance, "heroes": ", ".join(say.card(hero) for hero in coming)}
    odds = message("terminal-heroes-odds", args) if coming else message("terminal-heroes-no-odds")
    return [
        [("name", f"{TYPE_SIGNS[room['type']]} {say.card(place)}"), ("text", " · " + " · ".join(inside))],
        [("danger" if is_at_risk(room) and coming else "text", say.text(odds))],
    ]
