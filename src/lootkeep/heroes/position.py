"""A position as text that can be written by hand and read back exactly.

    heroes first-watch seats=2 active=p2 turn=4 wave=1 difficulty=3 rng=77
    p1: clan=ratkin hand=scurry,nest
    p2: clan=dragon
    sewer: monsters=p1,p1,p1 heroes=thief tokens=coin,trap treasure=prey:1
    forge: monsters=p2w2 heroes=mage!,archer+ portal=completed treasure=-
    guild: mage:hat thief:swords
    stack: turn/p2/-/0

A hero's `!` means awake and `+` just placed; the others are exhausted. `warrior*!` is a tough one with a wound, `p2w2`
a monster with two. A captain is named with the foes alone: `champion=crypt:4:standing`, then his phase. Left out:
all seats are people's (`people=1`: only the first); rooms lie, and have treasures and portals, as in the scenario;
hands are empty and decks hold all other cards in the order of the box (the last is the top); the Reserve has all other
tokens; the stack is a turn about to begin.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..engine.native import append, i64, vec
from ..engine.pending import NOTHING, about, number_of, seat_of
from ..engine.piles import with_card
from ..engine.positions import PositionReader
from .captains import leave
from .cards import (
    CLANS,
    COMPLETED,
    DECK_SIZE,
    EVENT,
    HERO,
    HERO_COUNT,
    HEROES,
    NO_CLAN,
    NOWHERE,
    PORTAL,
    ROOM_COUNT,
    ROOMS,
    TOKENS,
    UNFINISHED,
    VAULT,
)
from .charge import TRAPPED
from .loot import BORROW
from .packing import (
    ARRIVING,
    AWAKE,
    EXHAUSTED,
    count_of,
    first,
    hero_who_is,
    heroes_in,
    one,
    path,
    path_from,
    path_to,
    runner,
    runner_hero,
    runner_home,
    runner_room,
    runner_treasure,
    several,
)
from .plan import GRID, cell_at, column_of, row_of
from .scenario import CAPTAIN, CAPTIVE
from .setup import CHOOSE_CLAN, DEAL, FIRST_TURN, HEAD_START, PLACE_MONSTERS, extra_heroes
from .state import ACTING, AWAY, COMING, RUNNING, STANDING
from .step import Step
from .steps import STEP_LIST
from .turn import TURN

if TYPE_CHECKING:
    from .game import KeepTheHeroesOut

MOST_COUNT = 10**12  # turns and assaults
MOST_SPARE = 10**8
MOST_GROUP = 0x6666  # five heroes of each class, and a captain
SETTING_UP = (CHOOSE_CLAN, PLACE_MONSTERS, BORROW, DEAL, HEAD_START, FIRST_TURN)
FLAGS = ("gambled", "parried", "won")
MARKS = {"": EXHAUSTED, "!": AWAKE, "+": ARRIVING}
PORTALS = {"-": 0, "unfinished": UNFINISHED, "completed": COMPLETED}
PILES = ("loot", "display", "guild", "guild-discards", "plans", "shown-plans", "chest")
HEADER = ["seats", "difficulty", "hands", "active", "turn", "wave", "assaults", "borrowed", "group"]
HEADER += ["flags", "over", "rng", "clans", "people"]
COUNTS = (
    "closed",
    "opened",
    "fallen",
    "fled",
    "looted",
    "lost",
    "gone",
    "delivered",
    "built",
    "fired",
    "blind",
    "cause",
)
NIGHT = ["goal", "shut", *COUNTS, "group-wounds"]
OTHERS = ("night", "foes", "runners", "seen", "stack")
STATES = ("away", "standing", "coming", "acting", "running")

# ---------------------------------------------------------------- writing


def position(game: KeepTheHeroesOut) -> str:
    """The whole position, hidden cards included."""
    on = (game.gambled, game.parried, game.won)
    flags = [name for name, flag in zip(FLAGS, on, strict=True) if flag]
    borrowed = "-" if game.borrowed == NO_CLAN else CLANS[game.borrowed]
    clans = "".join(str(game.agreed(seat)) for seat in range(game.seats))
    people = "" if game.people == first(game.seats) else f" people={game.people}"
    lines = [
        f"heroes {game.box.edition} seats={game.seats} difficulty={game.difficulty} hands={int(game.closed_hands)}"
        f"{people} clans={clans} active=p{game.active + 1} turn={game.turn} wave={game.wave} assaults={game.assaults}"
        f" borrowed={borrowed} group={game.group} flags={','.join(flags)}"
        f" over={'yes' if game.over else 'no'} rng={game.rng}"
    ]
    lines += [_player(game, seat) for seat in range(game.seats)]
    lines += [_room(game, room) for room in range(ROOM_COUNT) if game.is_in(room)]
    piles = (
        game.loot_deck,
        game.display,
        game.guild_deck,
        game.guild_discards,
        game.plan_deck,
        game.plans,
        game.chest,
    )
    for i in range(len(PILES)):
        lines.append(" ".join([f"{PILES[i]}:", *[game.card_name(card) for card in piles[i]]]))
    seen = [f"{game.card_name(card)}={game.seen[card]}" for card in range(game.box.cards) if game.seen[card]]
    lines.append(" ".join(["seen:", *seen]))
    night = _night(game)
    if night:
        lines.append(f"night: {night}")
    if len(game.foe_room) > 0:
        lines.append(" ".join(["foes:", *[_foe(game, foe) for foe in range(len(game.foe_room))]]))
    if len(game.runners) > 0:
        lines.append(" ".join(["runners:", *[_runner(game, runner) for runner in game.runners]]))
    lines.append(" ".join(["stack:", *[_pending(game, i) for i in range(0 if game.over else game.depth)]]))
    return "\n".join(lines) + "\n"


def _night(game: KeepTheHeroesOut) -> str:
    """What the scenario has come to, as far as it is not as usual."""
    words = [] if game.goal == game.scenario.goal else [f"goal={ROOMS[game.goal]}"]
    if len(game.shut) > 0:
        words.append("shut=" + ",".join([f"{ROOMS[path_from(each)]}-{ROOMS[path_to(each)]}" for each in game.shut]))
    words += [f"{name}={number}" for name, number in zip(COUNTS, _counts(game), strict=True) if number]
    return " ".join([*words, *([f"group-wounds={game.group_wounds}"] if game.group_wounds else [])])


def _counts(game: KeepTheHeroesOut) -> list[int]:
    """The numbers in the order of `COUNTS`."""
    numbers = (game.closed, game.opened, game.fallen, game.fled, game.looted, game.lost)
    more = (game.gone, game.delivered, game.built, game.fired, game.blind, game.cause)
    return [int(number) for number in (*numbers, *more)]


def _foe(game: KeepTheHeroesOut, foe: i64) -> str:
    state = STATES[game.foe_state[foe]]
    words = f"{game.foe_name(foe)}={ROOMS[game.foe_room[foe]]}:{game.foe_health[foe]}:{state}"
    return f"{words}:{game.foe_phase[foe]}" if game.foe_phase[foe] else words


def _runner(game: KeepTheHeroesOut, runner: i64) -> str:
    where = f"{ROOMS[runner_room(runner)]}<{ROOMS[runner_home(runner)]}"
    return f"{HEROES[runner_hero(runner)]}@{where}={game.card_name(runner_treasure(runner))}"


def _player(game: KeepTheHeroesOut, seat: i64) -> str:
    player = game.players[seat]
    clan = "-" if player.clan == NO_CLAN else CLANS[player.clan]
    hand = ",".join([game.card_name(card) for card in player.hand])
    deck = ",".join([game.card_name(card) for card in player.deck])
    discards = ",".join([game.card_name(card) for card in player.discards])
    played = ",".join([game.card_name(card) for card in player.played])
    return f"p{seat + 1}: clan={clan} hand={hand} deck={deck} discards={discards} played={played} spare={player.spare}"


def _room(game: KeepTheHeroesOut, room: i64) -> str:
    cell = game.plan.cells[room]
    treasure = game.treasure[room]
    words = [f"{ROOMS[room]}: at={column_of(cell)},{row_of(cell)},{game.plan.turns[room]}"]
    words.append(f"treasure={'-' if treasure == NOTHING else game.card_name(treasure)}")
    portal = int(game.token(room, PORTAL))
    words.append(f"portal={next(name for name, state in PORTALS.items() if state == portal)}")
    if game.token(room, EVENT):
        words.append(f"events={game.token(room, EVENT)}")
    tokens = [name for token, name in enumerate(TOKENS) for _ in range(game.token(room, token))]
    if tokens:
        words.append(f"tokens={','.join(tokens)}")
    heroes = [
        name + ("*" if number < count_of(heroes_in(game.wounded[room], state), hero) else "") + mark
        for mark, state in MARKS.items()
        for hero, name in enumerate(HEROES)
        for number in range(count_of(heroes_in(game.ordinary(room), state), hero))
    ]
    if heroes:
        words.append(f"heroes={','.join(heroes)}")
    monsters = [
        f"p{seat + 1}" + (f"w{wounds}" if wounds else "")
        for seat in range(game.seats)
        for wounds in range(5)
        for _ in range(count_of(game.monsters(seat, room), wounds))
    ]
    if monsters:
        words.append(f"monsters={','.join(monsters)}")
    return " ".join(words)


def _pending(game: KeepTheHeroesOut, place: i64) -> str:
    pending = game.stack[place]
    this = about(pending)
    name = "-" if this == NOTHING else str(this)
    return f"{game.step_at(place).name}/p{(seat_of(pending)) + 1}/{name}/{number_of(pending)}"


# ---------------------------------------------------------------- reading


class Reader(PositionReader):
    """Reads a position's text into a blank game."""

    def __init__(self, game: KeepTheHeroesOut) -> None:
        super().__init__(game.seats)
        self.game = game
        self.free: list[int] = list(range(game.box.cards))
        self.names: dict[str, int] = {game.card_name(card): card for card in self.free}

    def card(self, text: str, first: i64, end: i64) -> int:
        """A card that lies nowhere yet, of the deck whose numbers are these."""
        if text in self.names:
            card = self.names[text]
        else:
            copies = [card for name, card in self.names.items() if name.split("#")[0] == text]
            if not copies:
                raise self.wrong(f"there is no card {text[:40]!r} in this box", "a card's id would be right")
            card = next((copy for copy in copies if copy in self.free), copies[0])
        if not first <= card < end:
            raise self.wrong(f"{text[:40]!r} does not belong there", "each deck has its own cards")
        if card not in self.free:
            raise self.wrong(f"the card {text[:40]!r} lies somewhere else already", "each card can lie in one place")
        self.free.remove(card)
        return card

    def cards(self, words: list[str], first: i64, end: i64) -> vec[i64]:
        """Cards in order."""
        return vec[i64]([self.card(word, first, end) for word in words if word])

    def deck(self, words: list[str], first: i64, end: i64, more: i64, last: i64) -> vec[i64]:
        """Cards in order of a deck whose numbers are these, and those that some scenarios add."""
        found = vec[i64]()
        for word in words:
            number = self.names.get(word, -1)
            is_added = more <= number < last or (number < 0 and word == "stowaway")
            found = append(found, self.card(word, more if is_added else first, last if is_added else end))
        return found

    def token(self, sort: i64, what: str) -> None:
        """Take a token out of the Reserve."""
        if self.game.reserve(sort) == 0:
            raise self.wrong(f"there are too many tokens: {what}", "as many as the box has")
        self.game.supply -= one(sort)

    def read(self, text: str) -> None:
        """Fill the game; whatever cannot be is refused."""
        game = self.game
        lines = text.splitlines()
        self.line = 1
        self.header(lines[0] if lines else "")
        piles: dict[str, list[str]] = {}
        where: dict[str, int] = {}
        for line in lines[1:]:
            self.line += 1
            if not line.strip():
                continue
            name, colon, rest = line.partition(":")
            if (
                not colon
                or name in piles
                or not (name in PILES or name in ROOMS or name in self.seat_names or name in OTHERS)
            ):
                right = "one line each for p1, p2, ..., rooms, decks, seen, stack would be right"
                raise self.wrong(f"{line[:40]!r} cannot be read", right)
            piles[name] = rest.split()
            where[name] = self.line
        for name in self.seat_names:
            self.line = where.get(name, 1)
            self.player(self.seat(name), " ".join(piles.get(name, [])))
        self.rooms(piles, where)
        for name, part in (("night", self.night), ("foes", self.foes)):
            self.line = where.get(name, self.line)
            part(piles.get(name, []))
        self.line = where.get("guild", self.line)
        self.piles(piles)
        self.line = where.get("stack", self.line)
        self.stack(piles.get("stack", []))
        if not game.over:
            game.advance()
            if game.over:
                raise self.wrong("the game would be over at once", "a position with something to decide")

    def header(self, line: str) -> None:
        """The first line: what scenario, whose turn, and the numbers that all share."""
        game = self.game
        words = line.split(maxsplit=2)
        if len(words) < 2 or words[0] != "heroes" or words[1] != game.box.edition:
            raise self.wrong(f"{line[:40]!r} is no position of this game", f"`heroes {game.box.edition} ...` would be")
        fields = self.fields(words[2] if len(words) > 2 else "", HEADER)
        if fields.get("seats", str(game.seats)) != str(game.seats):
            raise self.wrong(f"seats={fields['seats'][:9]}", f"this table has {game.seats}")
        game.clear()
        game.active = self.seat(fields.get("active", "p1"))
        game.turn = self.number(fields.get("turn", "1"), 0, MOST_COUNT, "turn")
        game.wave = self.number(fields.get("wave", "1"), 1, int(game.scenario.waves), "wave")
        game.assaults = self.number(fields.get("assaults", "0"), 0, MOST_COUNT, "assaults")
        game.group = self.number(fields.get("group", "0"), 0, MOST_GROUP, "group")
        game.rng = self.chance(fields.get("rng", "1"))
        game.over = fields.get("over", "no") == "yes"
        self.borrowed(fields.get("borrowed", "-"))
        flags = [flag for flag in fields.get("flags", "").split(",") if flag]
        for flag in flags:
            if flag not in FLAGS:
                raise self.wrong(f"{flag[:20]!r} is no flag", f"some of {', '.join(FLAGS)} would be right")
        game.gambled = "gambled" in flags
        game.parried = "parried" in flags
        game.won = "won" in flags

    def borrowed(self, name: str) -> None:
        """The clan whose cards are among the loot."""
        if name != "-":
            if name not in CLANS:
                raise self.wrong(f"there is no clan {name[:20]!r}", f"one of {', '.join(CLANS)} would be right")
            self.game.borrowed = CLANS.index(name)

    # ---- what the scenario has come to

    def night(self, words: list[str]) -> None:
        """Passages, goal and counts."""
        game = self.game
        fields = self.fields(" ".join(words), NIGHT)
        if "goal" in fields:
            game.goal = self.in_dungeon(fields["goal"])
        for passage in fields.get("shut", "").split(","):
            if passage:
                here, _, there = passage.partition("-")
                game.shut = append(game.shut, path(self.in_dungeon(here), self.in_dungeon(there)))
        numbers = [self.number(fields.get(name, "0"), 0, MOST_SPARE, name) for name in COUNTS]
        game.closed, game.opened = min(numbers[0], len(game.scenario.closes)), min(numbers[1], len(game.scenario.opens))
        game.fallen, game.fled, game.looted, game.lost, game.gone = numbers[2:7]
        game.delivered, game.built, game.fired, game.blind, game.cause = numbers[7:]
        game.group_wounds = self.number(fields.get("group-wounds", "0"), 0, MOST_GROUP, "group-wounds")
        for hero in range(HERO_COUNT):
            if count_of(game.group_wounds, hero) > (count_of(game.group, hero) if hero == game.scenario.tough else 0):
                raise self.wrong("too many of the group have wounds", "as many tough heroes as it has")
        game.replan()

    def in_dungeon(self, name: str) -> int:
        """A room of this dungeon."""
        if name not in ROOMS or not self.game.is_in(ROOMS.index(name)):
            raise self.wrong(f"{name[:20]!r} is no room of this dungeon", "one that there is would be right")
        return ROOMS.index(name)

    def foes(self, words: list[str]) -> None:
        """Where foes stand: `ram=study:4:standing`."""
        game = self.game
        for number, word in enumerate(words):
            name, _, rest = word.partition("=")
            parts = rest.split(":")
            if number >= len(game.foe_room) or name != game.foe_name(number) or len(parts) not in (3, 4):
                names = ", ".join(foe.name for foe in game.scenario.foes)
                raise self.wrong(f"{word[:30]!r} is no foe", f"`NAME=ROOM:HEALTH:STATE` for {names or 'none'}")
            if parts[2] not in STATES:
                raise self.wrong(f"{parts[2][:20]!r} is no state", f"one of {', '.join(STATES)} would be right")
            if number == game.scenario.captain and game.stands(number):
                leave(game)
            if parts[2] == STATES[RUNNING] and game.scenario.foes[number].manner not in (CAPTIVE, CAPTAIN):
                raise self.wrong(f"the {name} is no captive and cannot run", "`standing` or another state would be")
            game.foe_room[number] = self.in_dungeon(parts[0])
            game.foe_health[number] = self.number(parts[1], 0, 15, "health")
            game.foe_state[number] = STATES.index(parts[2])
            phases = max(1, len(game.scenario.foes[number].classes))
            game.foe_phase[number] = self.number(parts[3] if len(parts) == 4 else "0", 0, phases - 1, "phase")
            if number == game.scenario.captain:
                self.captain()

    def captain(self) -> None:
        """The captain is one of the heroes of his room, or of the group with which he goes."""
        game = self.game
        foe = game.scenario.captain
        state = game.foe_state[foe]
        if state != AWAY and game.foe_health[foe] == 0:
            raise self.wrong("the captain has no Health", "1 at least, or `away`")
        if state == RUNNING and count_of(game.group, game.captain_class()) == 0:
            raise self.wrong("the captain goes with a group that has none of his class", "another state")
        if state == STANDING or state == ACTING or state == COMING:
            shift = EXHAUSTED if state == STANDING else AWAKE if state == ACTING else ARRIVING
            game.heroes[game.foe_room[foe]] += hero_who_is(shift, game.captain_class())

    def runners(self, words: list[str]) -> None:
        """Who carries treasures out: `thief@study<vault=defeat:4#1`."""
        game = self.game
        for word in words:
            place, _, treasure = word.partition("=")
            name, _, where = place.partition("@")
            here, _, home = where.partition("<")
            if name not in HEROES:
                raise self.wrong(f"{word[:30]!r} is no runner", "`HERO@ROOM<HOME=TREASURE`")
            self.token(HERO + HEROES.index(name), name)
            card = self.card(treasure, int(game.box.first_treasure), int(game.box.first_plan))
            made = runner(HEROES.index(name), self.in_dungeon(here), self.in_dungeon(home), card)
            if any(runner_home(other) == runner_home(made) for other in game.runners):
                raise self.wrong(f"two treasures of the {home} are carried out", "one, for no room has more,")
            if game.treasure[runner_home(made)] != NOTHING:
                raise self.wrong(f"the treasure of the {home} is in its place", f"`{home}: treasure=-` would be right")
            game.runners = append(game.runners, made)

    def player(self, seat: int, text: str) -> None:
        """One player's clan and cards."""
        game = self.game
        fields = self.fields(text, ["clan", "hand", "deck", "discards", "played", "spare"])
        name = fields.get("clan", "-")
        player = game.players[seat]
        if name != "-":
            if name not in CLANS or any(
                game.players[other].clan == CLANS.index(name) for other in range(game.seats) if other != seat
            ):
                raise self.wrong(f"clan={name[:20]}", f"one of {', '.join(CLANS)}, for each player another,")
            player.clan = CLANS.index(name)
            player.lair = game.box.clans[player.clan].monsters
        end = game.box.first_hero
        for word in fields.get("hand", "").split(","):
            if word:
                player.hand = with_card(player.hand, self.card(word, 0, end))
        player.discards = self.cards(fields.get("discards", "").split(","), 0, end)
        player.played = self.cards(fields.get("played", "").split(","), 0, end)
        player.spare = self.number(fields.get("spare", "0"), 0, MOST_SPARE, "spare")
        if "deck" in fields:
            player.deck = self.cards(fields["deck"].split(","), 0, end)
        elif name != "-" and game.turn > 0:
            own = [card for card in self.free if player.clan * DECK_SIZE <= card < player.clan * DECK_SIZE + DECK_SIZE]
            self.free = [card for card in self.free if card not in own]
            player.deck = vec[i64](own)

    # ---- rooms

    def rooms(self, piles: dict[str, list[str]], where: dict[str, int]) -> None:
        """Where the rooms lie, and who and what is in them."""
        game = self.game
        fields: dict[str, dict[str, str]] = {}
        known = ["at", "treasure", "portal", "events", "tokens", "heroes", "monsters"]
        for name in ROOMS:
            self.line = where.get(name, self.line)
            fields[name] = self.fields(" ".join(piles.get(name, [])), known)
        self.layout(fields, where)
        for name in ROOMS:  # treasures that are named first, for the others take what is left
            self.line = where.get(name, self.line)
            if fields[name].get("treasure", "-") != "-":
                card = self.card(fields[name]["treasure"], game.box.first_treasure, game.box.first_plan)
                game.treasure[ROOMS.index(name)] = card
        self.line = where.get("runners", self.line)
        self.runners(piles.get("runners", []))
        for name in ROOMS:
            self.line = where.get(name, self.line)
            if game.is_in(ROOMS.index(name)):
                self.room(ROOMS.index(name), fields[name])
        self.line = where.get("vault", 1)
        if game.treasure[VAULT] == NOTHING and not game.over and not game.scenario.raid:
            raise self.wrong(
                "the Vault has no treasure", "the game would be over: `treasure=defeat:4`, or nothing said,"
            )
        game.survey()

    def layout(self, fields: dict[str, dict[str, str]], where: dict[str, int]) -> None:
        """The plan: as in the scenario, but for rooms that say where they are."""
        game = self.game
        cells, turns = game.plan.cells[:], game.plan.turns[:]
        for room, name in enumerate(ROOMS):
            self.line = where.get(name, self.line)
            if "at" in fields[name]:
                parts = fields[name]["at"].split(",")
                if len(parts) != 3:
                    raise self.wrong(
                        f"at={fields[name]['at'][:20]}", "column, row and turns, such as `5,6,0`, would be"
                    )
                x, y = self.number(parts[0], 0, GRID - 1, "column"), self.number(parts[1], 0, GRID - 1, "row")
                cells[room] = cell_at(x, y)
                turns[room] = self.number(parts[2], 0, 3, "turns")
            elif name in where and cells[room] == NOWHERE:
                raise self.wrong(f"the {name} is not in this dungeon", "`at=` and its place would be right")
        taken = [cells[room] for room in range(ROOM_COUNT) if cells[room] != NOWHERE]
        if len(set(taken)) < len(taken):
            raise self.wrong("two rooms lie in one place", "a place for each would be right")
        game.lay_plan(cells, turns)
        for room in range(ROOM_COUNT):
            if len(game.shut) == 0 and game.is_in(room) and game.distance[room] == NOWHERE:
                raise self.wrong(f"no path leads from the {ROOMS[room]} to the Vault", "rooms that are joined would be")

    def room(self, room: int, fields: dict[str, str]) -> None:
        """Who and what is in a room."""
        game = self.game
        is_carried_out = any(runner_home(each) == room for each in game.runners)
        if "treasure" not in fields and game.scenario.values[room] > 0 and not is_carried_out:
            self.usual_treasure(room)
        portal = fields.get("portal", self.usual_portal(room))
        if portal not in PORTALS:
            raise self.wrong(f"portal={portal[:20]}", f"one of {', '.join(PORTALS)} would be right")
        if PORTALS[portal]:
            self.token(PORTAL, "portal")
            game.goods[room] += several(PORTAL, PORTALS[portal])
        for _ in range(self.number(fields.get("events", "0"), 0, 9, "events")):
            self.token(EVENT, "event")
            game.goods[room] += one(EVENT)
        for name in fields.get("tokens", "").split(","):
            if name:
                if name not in TOKENS:
                    raise self.wrong(f"{name[:20]!r} is no token", f"some of {', '.join(TOKENS)} would be right")
                self.token(TOKENS.index(name), name)
                game.goods[room] += one(TOKENS.index(name))
        for name in fields.get("heroes", "").split(","):
            if name:
                self.hero(room, name)
        for name in fields.get("monsters", "").split(","):
            if name:
                self.monster(room, name)

    def usual_portal(self, room: int) -> str:
        """The portal that the scenario begins with."""
        there = list(self.game.scenario.portals)
        if room not in there:
            return "-"
        return "completed" if there.index(room) < self.game.scenario.ajar else "unfinished"

    def usual_treasure(self, room: int) -> None:
        """A treasure of the scenario's value that is still free."""
        game = self.game
        for card in self.free:
            if game.box.first_treasure <= card < game.box.first_plan:
                if game.value_of(card) == game.scenario.values[room]:
                    game.treasure[room] = card
                    self.free.remove(card)
                    return
        raise self.wrong(f"no treasure is left for the {ROOMS[room]}", "`treasure=-` would be right")

    def hero(self, room: int, name: str) -> None:
        """A hero in a room."""
        mark = name[-1] if name[-1] in "!+" else ""
        who = name.removesuffix(mark)
        if who.removesuffix("*") not in HEROES:
            raise self.wrong(f"{name[:20]!r} is no hero", f"some of {', '.join(HEROES)} would be right")
        hero = HEROES.index(who.removesuffix("*"))
        self.token(HERO + hero, HEROES[hero])
        self.game.heroes[room] += hero_who_is(MARKS[mark], hero)
        if who.endswith("*"):
            if hero != self.game.scenario.tough or mark == "+":
                raise self.wrong(f"{name[:20]!r} cannot have a wound", "a tough hero who is in the room already")
            self.game.wounded[room] += hero_who_is(MARKS[mark], hero)

    def monster(self, room: int, name: str) -> None:
        """A monster in a room."""
        game = self.game
        seat_name, _, wounds = name.partition("w")
        seat = self.seat(seat_name)
        player = game.players[seat]
        if player.clan == NO_CLAN or player.lair == 0:
            raise self.wrong(f"{seat_name} has no such monster", "as many as the clan has would be right")
        hurt = self.number(wounds or "0", 0, int(game.box.clans[player.clan].health) - 1, "wounds")
        player.lair -= 1
        game.change_monsters(seat, room, one(hurt))

    # ---- decks

    def piles(self, piles: dict[str, list[str]]) -> None:
        """The decks; what is not named lies in its deck."""
        game = self.game
        box = game.box
        game.display = self.cards(piles.get("display", []), 0, box.first_hero)
        discards = piles.get("guild-discards", [])
        first, end = box.first_extra, box.first_stowaway
        game.guild_discards = self.deck(discards, box.first_hero, box.first_treasure, first, end)
        game.plans = self.cards(piles.get("shown-plans", []), box.first_plan, box.first_extra)
        game.loot_deck = self.loot(piles)
        game.guild_deck = self.guild(piles)
        game.plan_deck = self.building(piles)
        if "chest" in piles:
            game.chest = self.cards(piles["chest"], box.first_treasure, box.first_plan)
        else:
            game.chest = vec[i64]([card for card in self.free if box.first_treasure <= card < box.first_plan])
        for word in piles.get("seen", []):
            name, _, mask = word.partition("=")
            if name not in self.names:
                raise self.wrong(f"there is no card {name[:40]!r} in this box", "a card's id would be right")
            game.seen[self.names[name]] = self.number(mask, 0, 15, "seen")

    def loot(self, piles: dict[str, list[str]]) -> vec[i64]:
        """The loot deck: all loot, and the borrowed clan's tactics."""
        box = self.game.box
        if "loot" in piles:
            return self.deck(piles["loot"], 0, box.first_hero, box.first_stowaway, box.cards)
        if self.game.turn == 0:
            return vec[i64]()
        first = self.game.borrowed * DECK_SIZE if self.game.borrowed != NO_CLAN else box.first_loot
        own = range(int(first), int(first) + DECK_SIZE) if self.game.borrowed != NO_CLAN else range(0)
        stowaways = range(int(box.first_stowaway), int(box.first_stowaway) + int(self.game.scenario.stowaways))
        return vec[i64](
            [card for card in self.free if box.first_loot <= card < box.first_hero or card in own or card in stowaways]
        )

    def guild(self, piles: dict[str, list[str]]) -> vec[i64]:
        """The Guild deck: the heroes, and as many scenario cards as the scenario has."""
        game = self.game
        box = game.box
        if "guild" in piles:
            return self.deck(piles["guild"], box.first_hero, box.first_treasure, box.first_extra, box.first_stowaway)
        deck = vec[i64]()
        used = [int(box.sign_on(card)) for card in game.guild_discards if box.is_sign(card)]
        extra = extra_heroes(game)
        left = [int(game.scenario.signs[sign]) - used.count(sign) for sign in range(3)]
        for card in self.free:
            if box.first_hero <= card < box.first_sign or card in extra:
                deck = append(deck, card)
            elif box.is_sign(card) and left[int(box.sign_on(card))] > 0:
                left[int(box.sign_on(card))] -= 1
                deck = append(deck, card)
        return deck

    def building(self, piles: dict[str, list[str]]) -> vec[i64]:
        """The building deck."""
        game = self.game
        first = game.box.first_plan
        if "plans" in piles:
            return self.cards(piles["plans"], first, game.box.first_extra)
        plans = [room + first for room in game.scenario.plans if not game.is_in(room)]
        return vec[i64]([card for card in self.free if card in plans])

    # ---- what is pending

    def stack(self, words: list[str]) -> None:
        """What is still to be resolved; by default a turn that begins."""
        game = self.game
        if game.over:
            return
        if not words:
            game.ask(TURN, game.active, NOTHING, 0)
        steps = {step.name: step for step in STEP_LIST}
        for word in words:
            parts = word.split("/")
            if len(parts) != 4 or parts[0] not in steps:
                raise self.wrong(f"{word[:40]!r} is no pending step", "`step/p1/number/number`, `-` for none,")
            this = NOTHING if parts[2] == "-" else self.number(parts[2], 0, 254, "number")
            seat, n = self.seat(parts[1]), self.number(parts[3], 0, 4095, "number")
            if not self.can_pend(steps[parts[0]], seat, this, n):
                raise self.wrong(f"{word[:40]!r} cannot be pending", "cards, rooms and monsters that there are,")
            game.ask(steps[parts[0]], seat, this, n)
        captain = game.scenario.captain
        if captain != NOWHERE and game.foe_state[captain] == RUNNING:
            if game.step() is not TRAPPED or about(game.asked()) != game.foe_room[captain]:
                raise self.wrong("the captain runs to a room that nobody comes into", "`traps` pending in that room")

    def can_pend(self, step: Step, seat: int, this: int, n: int) -> bool:
        """Whether what a pending step is about is there; after set-up everybody has a clan."""
        has_clans = all(player.clan != NO_CLAN for player in self.game.players)
        return (has_clans or step in SETTING_UP) and step.can_pend(self.game, seat, this, n)


def read_position(game: KeepTheHeroesOut, text: str) -> None:
    """Fill a blank game with what the text describes."""
    Reader(game).read(text)
