"""All that a seat may know, ready for JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypedDict, cast

from ..engine.game import NOBODY, Seat
from ..engine.messages import Event, Message, Pile, View
from ..engine.native import i64, vec
from ..engine.pending import about, number_of, seat_of
from .actions import MOST_WOUNDS
from .aims import needed, reached
from .arrival import RANSACK, SHOT
from .attack import DEFENDING, WHOM
from .bot.nearness import nearness
from .cards import (
    ARCHER,
    BONE,
    BOOK,
    CLANS,
    COIN,
    COMPLETED,
    DIFFICULTIES,
    EVENT,
    FROG,
    HERO,
    HERO_COUNT,
    HEROES,
    MAGE,
    NO_CLAN,
    NOWHERE,
    PORTAL,
    ROOM_COUNT,
    ROOMS,
    SIGNS,
    THIEF,
    TOKENS,
    TRAP,
    UNFINISHED,
    WARRIOR,
    Hero,
)
from .charge import CHARGE, STEALING, TRAPPED
from .clocks import assaults_to
from .faces import clause_words, clock_words, deed_words, rule_words, sign_words
from .icons import TYPES
from .odds import dawn, guild_odds
from .packing import (
    ARRIVING,
    AWAKE,
    EXHAUSTED,
    count_of,
    everybody,
    has,
    heroes_in,
    icons_left,
    members,
    path_from,
    path_to,
    runner_hero,
    runner_home,
    runner_room,
    runner_treasure,
    shields_left,
    side_of,
    unsqueezed,
)
from .plan import column_of, letters_of, row_of
from .runners import assaults_from, is_loose, way_from
from .scenario import AT_START, CAMP, CAPTAIN, CAPTIVE, CLAUSES, ENGINE, Clause
from .scenario import Scenario as Rules
from .state import RUNNING
from .tactics import ICONS
from .treasures import CARRIER, LOOTED, LOOTERS, PREYED
from .turn import REFRESH_LOOT, TURN, hand_size

if TYPE_CHECKING:
    from .game import KeepTheHeroesOut

Phase = Literal["setup", "play", "refresh", "assault", "over"]
Portal = Literal["unfinished", "completed"]
Manner = Literal["captain", "engine", "camp", "captive"]
FoeState = Literal["away", "standing", "coming", "acting", "running"]
MANNER_NAMES: dict[int, Manner] = {CAPTAIN: "captain", ENGINE: "engine", CAMP: "camp", CAPTIVE: "captive"}
FOE_STATES: tuple[FoeState, ...] = ("away", "standing", "coming", "acting", "running")
CAUSES: list[str | None] = [None, *CLAUSES]  # by the numbers of clauses
PORTALS: dict[int, Portal | None] = {0: None, UNFINISHED: "unfinished", COMPLETED: "completed"}
IN_ROOM = (SHOT, RANSACK, PREYED, WHOM, DEFENDING, LOOTERS, CARRIER, CHARGE, TRAPPED)  # steps that are about a room


class HeroGroup(TypedDict):
    """The heroes of one class in a room."""

    hero: Hero
    arriving: int
    awake: int
    exhausted: int
    wounded: int  # those of them who have a wound


class MonsterGroup(TypedDict):
    """A player's monsters in a room."""

    seat: int
    clan: str
    count: int
    wounds: list[int]  # of each


class Room(TypedDict):
    """A room, and all that is in it."""

    room: str
    type: str
    at: list[int]  # column and row
    turns: int
    open: str  # sides, some of NESW
    distance: int | None  # to the goal, as heroes walk; None: there is no way
    treasure: int  # its value; 0: none
    looters: int  # heroes whom it takes to loot it now
    tokens: dict[str, int]
    portal: Portal | None
    events: int
    marked: bool
    heroes: list[HeroGroup]
    monsters: list[MonsterGroup]


class Foe(TypedDict):
    """A captain, an engine, a camp or a captive."""

    foe: str
    manner: Manner
    hero: Hero | None  # as which a captain fights
    room: str | None  # None: not there
    health: int
    most: int  # health at the start
    state: FoeState
    phases: int  # that are left, this one included
    crew: bool  # while heroes stand in its room, only traps hurt it
    way: list[str]  # a captive's, out of the dungeon: the exit last
    assaults: int  # until it is out, if nothing holds it up; 0: it does not run, or there is no way


class Runner(TypedDict):
    """A hero who carries a treasure out."""

    hero: Hero
    room: str
    home: str  # the room from which the treasure is
    treasure: int  # its value
    way: list[str]  # out of the dungeon: the exit last
    assaults: int  # until it is out, if nothing holds it up; 0: there is no way


class Aim(TypedDict):
    """What loses or wins at once, or must hold when the last card is resolved."""

    side: Literal["lose", "win", "end"]
    text: Message
    now: int
    needed: int
    near: int  # how near it is, of 100


class ClockFace(TypedDict):
    """What happens at some time."""

    text: list[Message]  # when, and what
    next: int | None  # assaults from now, 1 is the coming one; None: it cannot be said
    done: bool


class Marks(TypedDict):
    """Rooms in trouble: their sort, and in which order they come."""

    name: str
    order: list[str]
    next: str | None


class Player(TypedDict):
    """A player's clan and cards."""

    seat: int
    clan: str | None
    health: int | None
    lair: int
    hand: Pile
    deck: Pile
    discards: Pile
    played: Pile
    spare: int  # Defend icons left on a card played before


class ScenarioCard(TypedDict):
    """A scenario card, and what it does."""

    card: str
    copies: int
    does: list[Message]


class Scenario(TypedDict):
    """The scenario in words."""

    number: int
    title: dict[str, str]
    text: dict[str, str]
    rules: list[Message]
    cards: list[ScenarioCard]
    lever: list[int]  # the number that grows with the difficulty, by difficulty


class HeroCard(TypedDict):
    """A hero card of the Guild, and whether it was drawn."""

    hero: Hero
    type: str
    out: bool


class Guild(TypedDict):
    """What may come."""

    left: int  # cards in the deck
    heroes: list[HeroCard]
    signs: dict[str, int]  # scenario cards in the deck
    chance: dict[str, float]  # room: how likely the next card brings a hero there


class Reserve(TypedDict):
    """What has not been placed."""

    coin: int
    frog: int
    bone: int
    book: int
    trap: int
    event: int
    portal: int
    thief: int
    warrior: int
    archer: int
    mage: int
    treasures: list[Pile]  # of value 1, 2 and 3


class Pending(TypedDict):
    """What is being asked."""

    step: str
    seat: int
    card: str | None  # the one being played
    side: int | None  # of that card, from 0
    icons: list[int] | None  # of that side: the places of those that are left
    room: str | None  # where it happens
    hero: Hero | None  # who attacks
    creeping: bool  # those who come into the room are exhausted


class HeroesView(TypedDict):
    """A table of Keep the Heroes Out! as a seat sees it."""

    game: str
    edition: str  # the scenario's name
    seat: int | None  # whose eyes these are; None: a spectator's
    actor: int | None  # who has to decide
    active: int  # whose turn it is
    turn: int
    over: bool
    won: bool
    phase: Phase
    difficulty: str
    hands: Literal["open", "closed"]
    scenario: Scenario
    wave: int
    assault: int  # Guild cards of the next one
    gambled: bool
    borrowed: str | None  # the clan whose cards are among the loot
    goal: str  # where heroes want to go
    waves: int
    aims: list[Aim]
    cause: str | None  # the sort of clause that ended the game
    clocks: list[ClockFace]
    foes: list[Foe]
    runners: list[Runner]
    dawn: list[Event]  # what comes before the first card of the coming assault
    exits: list[str]
    marks: Marks | None
    deed: Message | None  # what an Activate can do in this scenario
    shut: list[list[str]]  # passages that have caved in
    dug: list[list[str]]  # passages through walls
    doors_open: bool  # heroes walk through portals, too
    hand_size: int  # up to which hands are drawn
    lookout: int  # Guild cards that lie open
    blind: bool  # but they lie face down
    charging: list[Hero]
    looting: list[Hero]  # exhausted for a treasure already, while more of them are being chosen
    rooms: list[Room]
    passages: list[list[str]]  # pairs of rooms
    players: list[Player]
    loot_deck: Pile
    display: Pile
    guild_deck: Pile
    guild_discards: Pile
    guild: Guild
    plan_deck: Pile
    plans: Pile
    reserve: Reserve
    pending: Pending | None


class Night(TypedDict):
    """A scenario as it is shown to who chooses one: the dungeon before anybody is in it."""

    edition: str
    scenario: Scenario
    rooms: list[Room]
    passages: list[list[str]]  # pairs of rooms
    held: list[float]  # how many of 100 games two greedy partners won, by difficulty


class Tile(TypedDict):
    """A room that can be laid, as it lies before it is turned."""

    room: str
    type: str
    open: str  # sides, some of NESW


class Stock(TypedDict):
    """What a scenario of one's own is made from."""

    tiles: list[Tile]
    treasures: dict[str, int]  # value: how many the box has
    portals: int
    signs: dict[str, int]  # scenario card: how many the box has
    widest: int
    tallest: int


def heroes_view(view: View) -> HeroesView:
    """A view that is known to be of this game."""
    return cast("HeroesView", view)


def view(game: KeepTheHeroesOut, viewer: Seat) -> HeroesView:
    """The dungeon as the viewer (NOBODY: a spectator) sees it."""
    piles = game.seen_zones(viewer)
    return {
        "game": "heroes",
        "edition": game.box.edition,
        "seat": None if viewer == NOBODY else int(viewer),
        "actor": None if game.over else int(game.actor),
        "active": int(game.active),
        "turn": int(game.turn),
        "over": game.over,
        "won": game.won,
        "phase": phase(game),
        "difficulty": DIFFICULTIES[game.difficulty],
        "hands": "closed" if game.closed_hands else "open",
        "scenario": _scenario(game),
        "wave": int(game.wave),
        "assault": int(game.assault_size()),
        "gambled": game.gambled,
        "borrowed": None if game.borrowed == NO_CLAN else CLANS[game.borrowed],
        "goal": ROOMS[game.goal],
        "waves": int(game.scenario.waves),
        "aims": aims(game),
        "cause": CAUSES[int(game.cause)],
        "clocks": [_clock(game, number) for number in range(len(game.scenario.clocks))],
        "foes": [_foe(game, foe) for foe in range(len(game.foe_room))],
        "runners": [_runner(game, runner) for runner in game.runners],
        "dawn": dawn(game) if phase(game) in ("play", "refresh") else [],
        "exits": [ROOMS[room] for room in members(game.scenario.exits)],
        "marks": _marks(game),
        "deed": _deed(game),
        "shut": _pairs(game.shut),
        "dug": _pairs(game.scenario.opens[: game.opened]),
        "doors_open": game.scenario.doors,
        "hand_size": int(hand_size(game)),
        "lookout": int(game.scenario.lookout),
        "blind": game.blind > 0,
        "charging": _classes(_charging(game)),
        "looting": _classes(_looting(game)),
        "rooms": [_room(game, room) for room in range(ROOM_COUNT) if game.is_in(room)],
        "passages": passages(game),
        "players": [_player(game, seat, piles) for seat in range(game.seats)],
        "loot_deck": piles["loot_deck"][0],
        "display": piles["display"][0],
        "guild_deck": piles["guild_deck"][0],
        "guild_discards": piles["guild_discards"][0],
        "guild": guild_odds(game),
        "plan_deck": piles["plan_deck"][0],
        "plans": piles["plans"][0],
        "reserve": _reserve(game, piles),
        "pending": None if game.over else _pending(game),
    }


def aims(game: KeepTheHeroesOut) -> list[Aim]:
    """All that ends the game, and how far it has come."""
    found: list[Aim] = []
    for side, clauses in sides(game.scenario):
        for clause in clauses:
            found.append(
                {
                    "side": side,
                    "text": clause_words(game.scenario, clause, side),
                    "now": int(reached(game, clause)),
                    "needed": int(needed(game, clause)),
                    "near": int(nearness(game, clause)),
                }
            )
    return found


def sides(scenario: Rules) -> list[tuple[Literal["lose", "win", "end"], vec[Clause]]]:
    """The clauses of an aim by the side on which they stand."""
    return [("lose", scenario.lose), ("win", scenario.win), ("end", scenario.end)]


def _clock(game: KeepTheHeroesOut, number: int) -> ClockFace:
    clock = game.scenario.clocks[number]
    left = int(assaults_to(game, clock))
    done = has(game.fired, number) or (clock.code == AT_START and game.turn > 0)
    return {"text": clock_words(game.scenario, clock), "next": left if left and not done else None, "done": done}


def _foe(game: KeepTheHeroesOut, foe: i64) -> Foe:
    design = game.scenario.foes[foe]
    phase = game.foe_phase[foe]
    return {
        "foe": design.name,
        "manner": MANNER_NAMES[int(design.manner)],
        "hero": HEROES[design.classes[phase]] if len(design.classes) > 0 else None,
        "room": ROOMS[game.foe_room[foe]] if game.stands(foe) else None,
        "health": int(game.foe_health[foe]),
        "most": int(design.health),
        "state": FOE_STATES[game.foe_state[foe]],
        "phases": max(len(design.classes) - int(phase), 1),
        "crew": design.crew,
        "way": [ROOMS[room] for room in way_from(game, game.foe_room[foe])] if design.manner == CAPTIVE else [],
        "assaults": int(assaults_from(game, game.foe_room[foe])) if is_loose(game, foe) else 0,
    }


def _runner(game: KeepTheHeroesOut, runner: i64) -> Runner:
    return {
        "hero": HEROES[runner_hero(runner)],
        "room": ROOMS[runner_room(runner)],
        "home": ROOMS[runner_home(runner)],
        "treasure": int(game.value_of(runner_treasure(runner))),
        "way": [ROOMS[room] for room in way_from(game, runner_room(runner))],
        "assaults": int(assaults_from(game, runner_room(runner))),
    }


def _marks(game: KeepTheHeroesOut) -> Marks | None:
    order = [room for room in game.scenario.marks if game.is_in(room)]
    if len(game.scenario.marks) == 0:
        return None
    free = [ROOMS[room] for room in order if not game.is_marked(room)]
    return {
        "name": game.scenario.mark_name,
        "order": [ROOMS[room] for room in order],
        "next": free[0] if free and game.reserve(EVENT) else None,
    }


def _deed(game: KeepTheHeroesOut) -> Message | None:
    return deed_words(game.scenario) if game.scenario.deed.effect else None


def _pairs(passages: vec[i64]) -> list[list[str]]:
    return [[ROOMS[path_from(each)], ROOMS[path_to(each)]] for each in passages]


def _charging(game: KeepTheHeroesOut) -> i64:
    """The group on its way to a room, without the captain, who is among the foes."""
    if game.scenario.captain == NOWHERE:
        return game.group
    return game.group - game.captain_in(game.foe_room[game.scenario.captain], RUNNING)


def _classes(group: i64) -> list[Hero]:
    """A group of heroes, one by one."""
    return [hero for number, hero in enumerate(HEROES) for _ in range(count_of(group, number))]


def _looting(game: KeepTheHeroesOut) -> i64:
    """Those who are exhausted for a treasure already while more of them are being chosen."""
    below = game.depth - 2
    if game.over or game.step() is not LOOTERS or below < 0 or game.step_at(below) is not LOOTED:
        return 0
    looted = game.stack[below]
    return unsqueezed(number_of(looted)) - game.awake(about(looted))


def _scenario(game: KeepTheHeroesOut) -> Scenario:
    """The scenario in words: its own if it brings them, else what follows from its operations."""
    scenario = game.scenario
    cards: list[ScenarioCard] = []
    for number, sign in enumerate(SIGNS):
        copies = int(scenario.signs[number])
        if copies:
            cards.append({"card": sign, "copies": copies, "does": sign_words(scenario, number)})
    return {
        "number": scenario.number,
        "title": scenario.title,
        "text": scenario.text,
        "rules": rule_words(scenario),
        "cards": cards,
        "lever": [int(number) for number in scenario.lever],
    }


def phase(game: KeepTheHeroesOut) -> Phase:
    """Where the turn stands."""
    if game.over:
        return "over"
    if game.turn == 0:
        return "setup"
    for place in range(game.depth - 1, -1, -1):
        if game.step_at(place) is TURN:
            return "play"
        if game.step_at(place) is REFRESH_LOOT:
            return "refresh"
    return "assault"


def passages(game: KeepTheHeroesOut) -> list[list[str]]:
    """Pairs of rooms that a passage joins."""
    return [
        [ROOMS[room], ROOMS[other]]
        for room in range(ROOM_COUNT)
        for other in range(room + 1, ROOM_COUNT)
        if has(game.plan.passages[room], other)
    ]


def _room(game: KeepTheHeroesOut, room: i64) -> Room:
    cell = game.plan.cells[room]
    return {
        "room": ROOMS[room],
        "type": TYPES[game.box.rooms[room].type],
        "at": [int(column_of(cell)), int(row_of(cell))],
        "turns": int(game.plan.turns[room]),
        "open": letters_of(game.plan.sides[room]),
        "distance": None if game.distance[room] == NOWHERE else int(game.distance[room]),
        "treasure": int(game.treasure_value(room)),
        "looters": int(game.looters(room)),
        "tokens": {name: int(game.token(room, token)) for token, name in enumerate(TOKENS) if game.token(room, token)},
        "portal": PORTALS[int(game.token(room, PORTAL))],
        "events": int(game.token(room, EVENT)),
        "marked": game.is_marked(room),
        "heroes": [_hero(game, room, hero) for hero in range(HERO_COUNT) if count_of(game.targets(room), hero)],
        "monsters": [_monsters(game, seat, room) for seat in range(game.seats) if game.monsters(seat, room)],
    }


def _hero(game: KeepTheHeroesOut, room: i64, hero: i64) -> HeroGroup:
    heroes = game.ordinary(room)
    return {
        "hero": HEROES[hero],
        "arriving": int(count_of(heroes_in(heroes, ARRIVING), hero)),
        "awake": int(count_of(heroes_in(heroes, AWAKE), hero)),
        "exhausted": int(count_of(heroes_in(heroes, EXHAUSTED), hero)),
        "wounded": int(count_of(everybody(game.wounded[room]), hero)),
    }


def _monsters(game: KeepTheHeroesOut, seat: i64, room: i64) -> MonsterGroup:
    pieces = game.monsters(seat, room)
    wounds = [wounds for wounds in range(MOST_WOUNDS) for _ in range(count_of(pieces, wounds))]
    return {"seat": int(seat), "clan": game.clan(seat).id, "count": len(wounds), "wounds": wounds}


def _player(game: KeepTheHeroesOut, seat: i64, piles: dict[str, list[Pile]]) -> Player:
    player = game.players[seat]
    chosen = player.clan != NO_CLAN
    return {
        "seat": int(seat),
        "clan": CLANS[player.clan] if chosen else None,
        "health": int(game.clan(seat).health) if chosen else None,
        "lair": int(player.lair),
        "hand": piles["hand"][seat],
        "deck": piles["deck"][seat],
        "discards": piles["discards"][seat],
        "played": piles["played"][seat],
        "spare": int(shields_left(player.spare)),
    }


def _reserve(game: KeepTheHeroesOut, piles: dict[str, list[Pile]]) -> Reserve:
    return {
        "coin": int(game.reserve(COIN)),
        "frog": int(game.reserve(FROG)),
        "bone": int(game.reserve(BONE)),
        "book": int(game.reserve(BOOK)),
        "trap": int(game.reserve(TRAP)),
        "event": int(game.reserve(EVENT)),
        "portal": int(game.reserve(PORTAL)),
        "thief": int(game.reserve(HERO + THIEF)),
        "warrior": int(game.reserve(HERO + WARRIOR)),
        "archer": int(game.reserve(HERO + ARCHER)),
        "mage": int(game.reserve(HERO + MAGE)),
        "treasures": [piles[f"chest-{value}"][0] for value in (1, 2, 3)],
    }


def _pending(game: KeepTheHeroesOut) -> Pending:
    asked = game.asked()
    step, this, n = game.step(), about(asked), number_of(asked)
    return {
        "step": step.name,
        "seat": int(seat_of(asked)),
        "card": game.face(this) if step is ICONS else None,
        "side": int(side_of(n)) if step is ICONS else None,
        "icons": members(icons_left(n)) if step is ICONS else None,
        "room": ROOMS[this] if step in IN_ROOM else None,
        "hero": HEROES[n] if step is WHOM else None,
        "creeping": step is TRAPPED and n == STEALING,
    }
