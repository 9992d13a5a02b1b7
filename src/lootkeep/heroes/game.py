"""A game of Keep the Heroes Out!: set-up, the turn, and what the rest of the house asks for."""

from __future__ import annotations

from typing import Final, final

from ..engine.bits import BIT
from ..engine.game import Action, Card, Seat
from ..engine.messages import Arg, Decision, Event, Face, Outcome
from ..engine.native import append, i64, mypyc_attr, pop, vec
from ..engine.pending import NOTHING, about, number_of, seat_of, step_of
from .actions import SPACE
from .assault import ASSAULT, ASSAULT_STEPS
from .cards import (
    CLANS,
    DECK,
    HEROES,
    LABORATORY,
    NOWHERE,
    PORTAL,
    RAM,
    ROOM_COUNT,
    ROOMS,
    SIGN_COPIES,
    TOKENS,
    UNFINISHED,
    WAVES,
)
from .decision import decision
from .dungeon import classes
from .faces import faces
from .greedy import liking
from .guild import Guild
from .notation import notation
from .odds import what_if
from .outcome import outcome
from .position import position
from .promise import promise
from .steps import (
    BORROW,
    CHOOSE_CLAN,
    DEAL,
    END,
    FIRST_TURN,
    HEAD_START,
    PLACE_MONSTERS,
    TURN,
    TURN_STEPS,
    Step,
)
from .tactics import TACTIC_STEPS
from .trouble import TROUBLE_STEPS
from .view import view

STEADY: Final = 1


def _numbered(steps: list[Step]) -> list[Step]:
    """Give each step its number."""
    for number, step in enumerate(steps):
        step.number = number
    return steps


STEP_LIST: Final[list[Step]] = _numbered([*TURN_STEPS, *TACTIC_STEPS, *ASSAULT_STEPS, *TROUBLE_STEPS])
STEPS: Final = vec[Step](STEP_LIST)


@final
@mypyc_attr(acyclic=True)
class KeepTheHeroesOut(Guild):
    """A game of Keep the Heroes Out!"""

    def blank(self) -> KeepTheHeroesOut:
        return KeepTheHeroesOut(self.seats, self.setup, self.box)

    # ---- set-up

    def begin(self, seed: i64) -> None:
        """Build the dungeon, prepare the Guild, and let the players choose their clans."""
        self.start_chance(seed)
        self.clear()
        box = self.box
        scenario = self.scenario
        self.lay_treasures()
        for room in scenario.portals:
            self.goods[room] += UNFINISHED << 4 * PORTAL
            self.supply -= BIT[4 * PORTAL]
        self.guild_deck = vec[i64]([card for card in range(box.first_hero, box.first_sign)])
        first = box.first_sign
        for sign in range(3):
            for copy in range(scenario.signs[sign]):
                self.guild_deck = append(self.guild_deck, first + copy)
            first += SIGN_COPIES[sign]
        self.shuffle(self.guild_deck)
        for room in scenario.plans:
            self.plan_deck = append(self.plan_deck, box.first_plan + room)
        self.shuffle(self.plan_deck)
        self.show_plans()
        if scenario.ram != NOWHERE:
            self.ram = scenario.ram
            self.ram_health = scenario.ram_health + self.seats - 1
        self.ask(DEAL, 0, NOTHING, 0)
        if self.is_in(LABORATORY):
            self.ask(BORROW, 0, NOTHING, 0)
        else:
            self.lay_loot()
        i = self.seats - 1
        while i >= 0:
            self.ask(CHOOSE_CLAN, i, NOTHING, self.agreed(i))
            i -= 1
        self.advance()

    def agreed(self, seat: Seat) -> i64:
        """The clan that was agreed on for a seat, from 1; 0 if the player chooses."""
        return self.setup.options.get(f"clan{seat + 1}", 0)

    def lay_treasures(self) -> None:
        """Face down, at random among those of the value asked for; the others stay in the Reserve."""
        box = self.box
        for card in range(box.first_treasure, box.first_plan):
            self.chest = append(self.chest, card)
        self.shuffle(self.chest)
        for room in range(ROOM_COUNT):
            value = self.scenario.values[room]
            if value > 0:
                i: i64 = 0
                while self.value_of(self.chest[i]) != value:
                    i += 1
                self.chest, card = pop(self.chest, i)
                self.treasure[room] = card

    def is_taken(self, clan: i64) -> bool:
        """Whether a clan is played, or agreed on for somebody."""
        for seat in range(self.seats):
            if self.players[seat].clan == clan or self.agreed(seat) == clan + 1:
                return True
        return False

    def join(self, seat: Seat, clan: i64) -> None:
        """A player takes a clan and places its first monsters."""
        player = self.players[seat]
        player.clan = clan
        player.lair = self.box.clans[clan].monsters
        self.tell("clan", seat=seat, clan=clan, rule="KH-05")
        start = self.box.clans[clan].start
        if start > 0:
            self.ask(PLACE_MONSTERS, seat, NOTHING, start)

    def lay_loot(self) -> None:
        """All loot is one shuffled deck, of which five cards are shown."""
        for card in range(self.box.first_loot, self.box.first_hero):
            self.loot_deck = append(self.loot_deck, card)
        self.shuffle(self.loot_deck)
        self.refill()

    def borrow(self, clan: i64) -> None:
        """The clan's tactic cards are shuffled into the loot: before any is shown, or when the Laboratory is built."""
        self.borrowed = clan
        self.tell("borrowed", clan=clan, rule="KH-56")
        for card in range(clan * DECK, clan * DECK + DECK):
            self.loot_deck = append(self.loot_deck, card)
        if self.turn == 0:
            self.lay_loot()
            return
        self.revealed = True
        self.shuffle(self.loot_deck)
        for card in self.loot_deck:
            self.seen[card] = 0  # what was put under the deck may lie anywhere now
        self.refill()

    def deal(self) -> None:
        """Shuffle and deal tactics; the smallest clan begins."""
        first: i64 = 0
        for seat in range(self.seats):
            player = self.players[seat]
            player.deck = vec[i64]([card for card in range(player.clan * DECK, player.clan * DECK + DECK)])
            self.shuffle(player.deck)
            self.draw(seat, self.scenario.hand)
            if self.clan(seat).monsters < self.clan(first).monsters:
                first = seat
        self.ask(FIRST_TURN, first, NOTHING, 0)
        if self.scenario.head_start:
            i = self.seats - 1
            while i >= 0:
                self.ask(HEAD_START, (first + i) % self.seats, NOTHING, 0)
                i -= 1

    # ---- the turn

    def begin_turn(self, seat: Seat) -> None:
        """The active token goes to a player."""
        self.active = seat
        self.turn += 1
        self.gambled = False
        self.announce()
        self.ask(TURN, seat, NOTHING, 0)

    def announce(self) -> None:
        """Say whose turn it is."""
        if self.turn > 0:
            self.tell("turn", seat=self.active, turn=self.turn)

    def assault_size(self) -> i64:
        """How many Guild cards the next assault has."""
        if self.difficulty == STEADY and self.wave == 1:
            return 1 + self.assaults % 2
        return WAVES[self.difficulty * 2 + self.wave - 1]

    def begin_assault(self, seat: Seat) -> None:
        """The heroes come after every turn."""
        cards = self.assault_size()
        self.assaults += 1
        self.tell("assault", n=cards, rule="KH-13")
        self.ask(END, seat, NOTHING, 0)
        self.ask(ASSAULT, seat, NOTHING, cards)

    # ---- steps

    def offer_step(self, pending: i64) -> None:
        self.pondered = False  # it comes after every move
        STEPS[step_of(pending)].offer(self, seat_of(pending), about(pending), number_of(pending))

    def resolve_step(self, pending: i64, action: Action) -> None:
        STEPS[step_of(pending)].resolve(self, seat_of(pending), about(pending), number_of(pending), action)

    def skip_step(self, pending: i64) -> None:
        STEPS[step_of(pending)].skip(self, seat_of(pending), about(pending), number_of(pending))

    def is_shared(self) -> bool:
        return not self.over and self.step().is_shared

    def step(self) -> Step:
        """What is being asked."""
        return STEPS[step_of(self.stack[self.depth - 1])]

    def step_at(self, place: i64) -> Step:
        """A step that waits on the stack."""
        return STEPS[step_of(self.stack[place])]

    # ---- names

    def action_space(self) -> int:
        return SPACE

    def card_name(self, card: Card) -> str:
        return self.box.names[card]

    def spoken(self, card: Card) -> str:
        return ROOMS[card - self.box.first_plan] if card >= self.box.first_plan else self.face(card)

    def face(self, card: Card) -> str:
        """What is printed on a card: copies are alike."""
        return self.card_name(card).partition("#")[0]

    def spoken_of(self, noun: str, number: i64) -> Arg:
        if noun == "hero":
            return "@card/" + ("ram" if number == RAM else HEROES[number])
        if noun == "heroes":
            return "@list/" + ",".join(classes(number))
        if noun == "token":
            return "@card/" + TOKENS[number]
        if noun == "clan":
            return "@card/" + CLANS[number]
        if noun in ("room", "door"):
            return "@card/" + ROOMS[number]
        return super().spoken_of(noun, number)

    # ---- what the house asks for

    def what_if(self, room: str, hero: str) -> list[Event]:
        """What a hero who came into a room now would do."""
        return what_if(self, room, hero)

    def notation(self, action: int) -> str:
        return notation(self, action)

    def liking(self, action: Action) -> i64:
        return liking(self, action)

    def promise(self, seat: Seat) -> float:
        return promise(self)

    def foresight(self) -> i64:
        return 8

    def cards(self) -> list[Face]:
        return faces(self.box)

    def decision(self) -> Decision:
        return decision(self)

    def view(self, seat: int | None) -> dict[str, object]:
        return view(self, self.viewer(seat))

    def outcome(self) -> Outcome | None:
        return outcome(self)

    def position(self) -> str:
        return position(self)
