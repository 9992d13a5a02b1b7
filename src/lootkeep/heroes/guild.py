"""What the heroes do: they are summoned, show off, check the room, inspire, attack, loot, wait and charge."""

from __future__ import annotations

from typing import final

from ..engine.bits import BIT
from ..engine.game import Seat
from ..engine.native import append, i64, mypyc_attr, pop, vec
from ..engine.pending import NOTHING
from .actions import ARRIVE, DEFEND, HIT, RESOLVE
from .assault import (
    CURSED,
    DAMAGE,
    DEFENDING,
    DRAW_CARDS,
    ENTER,
    HEROES_ACT,
    PREYED,
    RANSACK,
    RESOLVED,
    SHOT,
    SPARE_ICON,
    TOGETHER,
    TRAPS,
    WHOM,
)
from .cards import (
    ARCHER,
    AWAKE,
    CELLS,
    CURSE,
    DEFEAT,
    EVENT,
    FRESH,
    GROUP,
    HEALING,
    HERO,
    MAGE,
    NO_CLAN,
    NOWHERE,
    PREY,
    PRISONER,
    ROOM_COUNT,
    STUFF,
    THIEF,
    TIRED,
    TRAP,
    VAULT,
    WARRIOR,
    is_of_type,
)
from .den import Den
from .dungeon import total, unsqueezed
from .plan import Plan
from .tactics import TAKE_TACTIC
from .trouble import TROUBLE


@mypyc_attr(acyclic=True)
class Guild(Den):
    """The rules that speak of heroes and of Guild cards."""

    # ---- Guild cards

    @final
    def next_card(self) -> i64:
        """The top Guild card, to the discards at once; NOTHING when the second wave is over."""
        if len(self.guild_deck) == 0:
            if self.wave == 2:
                return NOTHING
            self.second_wave()
        self.revealed = True
        self.guild_deck, card = pop(self.guild_deck)
        self.guild_discards = append(self.guild_discards, card)
        return card

    @final
    def second_wave(self) -> None:
        """All Guild cards are reshuffled."""
        self.wave = 2
        self.guild_deck = self.guild_discards
        self.guild_discards = vec[i64]()
        self.shuffle(self.guild_deck)
        if self.doors_open:
            self.doors_open = False
            self.survey()
        self.tell("wave", n=self.wave, rule="KH-16")

    @final
    def end_card(self) -> None:
        """A card is resolved: spare shields are gone; an empty deck ends the wave, and the second one the game."""
        for player in self.players:
            player.spare = 0
        if len(self.guild_deck) > 0 or self.over:
            return
        if self.wave == 1:
            self.second_wave()
            return
        self.won = True
        self.over = True
        self.tell("won", rule="KH-16")

    @final
    def reveal(self, seat: Seat) -> None:
        """A Guild card of the assault: a hero in each room of the type, or what the scenario says."""
        card = self.next_card()
        if card == NOTHING:
            return
        if card >= self.box.first_sign:
            sign = self.sign_of(card)
            self.tell("sign", card=card, rule="KH-63")
            does = self.scenario.does(sign)
            i: i64 = len(does) - 1
            while i >= 0:
                self.ask(TROUBLE, seat, NOTHING, does[i])
                i -= 1
            return
        self.tell("guild", card=card, rule="KH-61")
        hero = (card - self.box.first_hero) >> 2
        type = ((card - self.box.first_hero) & 3) + 1
        is_placed = False
        for room in range(ROOM_COUNT):
            if self.is_in(room) and is_of_type(room, type):
                self.summon_hero(room, hero)
                is_placed = True
        if not is_placed:
            self.tell("no-room", hero=hero, rule="KH-61")

    @final
    def sign_of(self, card: i64) -> i64:
        """Bell, Banner or Crown."""
        place = card - self.box.first_sign
        return 0 if place < 3 else 1 if place < 5 else 2

    @final
    def summon_hero(self, room: i64, hero: i64) -> None:
        """A hero's token is placed; without one the others of the class are stirred up."""
        if self.reserve(HERO + hero) == 0:
            self.stir(hero)
            return
        self.supply -= BIT[4 * (HERO + hero)]
        self.heroes[room] += BIT[FRESH + 4 * hero]
        self.tell("came", hero=hero, room=room, rule="KH-61")

    @final
    def stir(self, hero: i64) -> None:
        """No token left: all exhausted heroes of the class wake, and all heroes in their rooms."""
        self.tell("no-token", hero=hero, rule="KH-62")
        for room in range(ROOM_COUNT):
            if self.tired(room) >> 4 * hero & 15:
                self.rouse(room, "stirred")

    @final
    def rouse(self, room: i64, how: str) -> None:
        """All exhausted heroes of a room are awake again."""
        count = total(self.tired(room))
        if self.wake(room) and self.journal is not None:
            rules = {"stirred": "KH-62", "inspired": "KH-66", "freed": "KH-64", "restored": "KH-68", "roused": "KH-63"}
            self.tell(how, room=room, n=count, rule=rules[how])

    # ---- the Cells and the Laboratory

    @final
    def can_gamble(self) -> bool:
        """Once in a turn, if there are Cells."""
        return not self.gambled and self.is_in(CELLS)

    @final
    def gamble(self, seat: Seat) -> None:
        """A hero is thrown into the Cells, and tactic cards are drawn; then whoever got free acts."""
        self.gambled = True
        self.tell("gambled", seat=seat, rule="KH-55")
        self.ask(RESOLVED, seat, NOTHING, 0)
        self.ask(HEROES_ACT, seat, NOTHING, 0)
        at = self.depth
        self.ask(DRAW_CARDS, seat, NOTHING, self.scenario.gamble)
        if not self.throw(seat, "KH-55"):
            self.depth = at  # a scenario card gives nothing

    @final
    def throw(self, seat: Seat, rule: str) -> bool:
        """The next Guild card's hero goes to the Cells, by this rule; False if it is no hero."""
        card = self.next_card()
        if card == NOTHING:
            self.tell("no-guild", rule="KH-77")
            return False
        if card >= self.box.first_sign:
            self.tell("sign-idle", card=card, rule="KH-55" if rule == "KH-55" else "KH-79")
            return False
        hero = (card - self.box.first_hero) >> 2
        if not self.is_in(CELLS):
            self.tell("no-cells", card=card, hero=hero, rule=rule)
            return True
        self.tell("thrown", card=card, hero=hero, rule=rule)
        if self.reserve(HERO + hero) == 0:
            self.stir(hero)
            return True
        self.summon_hero(CELLS, hero)
        self.show_off(seat, CELLS, hero)
        return True

    def experiment(self, seat: Seat) -> None:
        """The Laboratory: a hero into the Cells, a tactic card of the display; then whoever got free acts."""
        self.tell("experiment", seat=seat, rule="KH-56")
        self.ask(RESOLVED, seat, NOTHING, 0)
        self.ask(HEROES_ACT, seat, NOTHING, 0)
        at = self.depth
        self.ask(TAKE_TACTIC, seat, NOTHING, 0)
        if not self.throw(seat, "KH-56"):
            self.depth = at

    # ---- arriving

    @final
    def show_off(self, seat: Seat, room: i64, hero: i64) -> None:
        """What a hero does on being summoned; then the room is checked."""
        self.ask(ENTER, seat, room, hero)
        if hero == ARCHER:
            self.ask(SHOT, seat, room, 0)
        elif hero == WARRIOR:
            if self.goods[room] & STUFF:
                self.tell("ransacks", hero=hero, room=room, rule="KH-64")
                self.ask(RANSACK, seat, room, 2)
        elif hero == THIEF:
            if self.token(room, TRAP) > 0:
                self.discard_token(room, TRAP)
                self.tell("disarms", hero=hero, room=room, rule="KH-64")
        elif room == CELLS:
            if self.tired(CELLS) == 0:
                self.tell("escapes", room=room, rule="KH-64")
            self.rouse(CELLS, "freed")

    @final
    def enter(self, room: i64, hero: i64) -> None:
        """A summoned hero: a trap kills it, the Cells hold it; whoever is still active inspires the others."""
        self.heroes[room] -= BIT[FRESH + 4 * hero]
        if self.token(room, TRAP) > 0:
            self.discard_token(room, TRAP)
            self.supply += BIT[4 * (HERO + hero)]
            self.tell("trapped", hero=hero, room=room, rule="KH-65")
            return
        if room == CELLS and hero != MAGE:
            self.heroes[room] += BIT[TIRED + 4 * hero]
            self.tell("jailed", hero=hero, rule="KH-65")
            return
        self.rouse(room, "inspired")
        self.heroes[room] += BIT[AWAKE + 4 * hero]

    @final
    def offer_shot(self, room: i64) -> None:
        """Monsters in the neighbouring rooms that are nearest to the Vault, through passages."""
        nearest: i64 = NOWHERE
        beside = self.plan.passages[room]
        distance = self.plan.distance
        for other in range(ROOM_COUNT):
            if beside >> other & 1 and distance[other] < nearest and self.is_guarded(other):
                nearest = distance[other]
        for other in range(ROOM_COUNT):
            if beside >> other & 1 and distance[other] == nearest:
                self.offer_victims(other)

    @final
    def offer_victims(self, room: i64) -> None:
        """The monsters of a room, by player and wounds."""
        for seat in range(self.seats):
            pieces = self.monsters(seat, room)
            wounds: i64 = 0
            while pieces:
                if pieces & 15:
                    self.offer(HIT + room * 20 + seat * 5 + wounds)
                pieces >>= 4
                wounds += 1

    @final
    def be_shot(self, room: i64, victim: i64) -> None:
        """An Archer's arrival hurts; nobody can defend."""
        self.tell("shoots", hero=ARCHER, room=room, door=victim // 20, rule="KH-64")
        self.hurt(victim)

    @final
    def lose(self, room: i64, token: i64, rule: str) -> None:
        """A resource of a room is discarded, by this rule."""
        self.discard_token(room, token)
        self.tell("lost", token=token, room=room, rule=rule)

    # ---- acting

    @final
    def offer_heroes(self) -> None:
        """Every hero whose next step it may be; those who do it together are one choice."""
        for room in range(ROOM_COUNT):
            heroes = self.heroes[room]
            if heroes & GROUP:
                for hero in range(4):
                    if heroes >> 4 * hero & 15:
                        self.offer(ARRIVE + room * 4 + hero)
            awake = heroes >> AWAKE & GROUP
            if awake:
                if self.is_guarded(room):
                    for hero in range(4):
                        if awake >> 4 * hero & 15:
                            self.offer(RESOLVE + room * 5 + hero)
                else:
                    self.offer(RESOLVE + room * 5 + TOGETHER)

    @final
    def exhaust(self, room: i64, hero: i64) -> None:
        """An awake hero is exhausted."""
        self.heroes[room] += BIT[TIRED + 4 * hero] - BIT[AWAKE + 4 * hero]

    @final
    def attack(self, seat: Seat, room: i64, hero: i64) -> None:
        """A hero is exhausted to hit a monster in the room."""
        self.exhaust(room, hero)
        self.parried = False
        self.ask(WHOM, seat, room, hero)

    @final
    def strike_back(self, victim: i64, hero: i64) -> None:
        """The attack is declared: whoever has a monster there may defend."""
        room = victim // 20
        self.tell("attacks", hero=hero, seat=victim // 5 % 4, room=room, rule="KH-67")
        self.ask(DAMAGE, self.active, NOTHING, victim)
        for i in range(self.seats):
            seat = (self.active + self.seats - 1 - i) % self.seats
            if self.monsters(seat, room):
                self.ask(DEFENDING, seat, room, hero)

    @final
    def offer_shields(self, seat: Seat) -> None:
        """Cards in hand with Defend; spare icons of two cards are kept together only if they are alike."""
        player = self.players[seat]
        last: i64 = -1
        for card in player.hand:
            kind = self.box.kind_of[card]
            if kind.shields == 0 or kind.number == last:
                continue
            if player.spare & 15 == 0 or kind.shields == 1 or kind.shield == player.spare >> SPARE_ICON:
                self.offer(DEFEND + kind.number)
                last = kind.number

    @final
    def defend(self, seat: Seat, room: i64, kind: i64) -> None:
        """A Defend icon prevents the damage, of a card in hand or (NOTHING) one that is left."""
        player = self.players[seat]
        self.parried = True
        icon = player.spare >> SPARE_ICON
        if kind == NOTHING:
            player.spare -= 1
            self.tell("defended-again", seat=seat, room=room, rule="KH-82")
        else:
            design = self.box.kinds[kind]
            card = self.from_hand(seat, kind)
            player.discards = append(player.discards, card)
            icon = design.shield
            if design.shields > 1:
                player.spare = (player.spare & 15) + design.shields - 1 | icon << SPARE_ICON
            self.tell("defended", seat=seat, card=card, room=room, rule="KH-26")
        self.ask_momentum(seat, icon, room)
        self.renew(seat)

    @final
    def hurt(self, victim: i64) -> None:
        """A monster takes a wound, or goes to its Lair."""
        room = victim // 20
        seat = victim // 5 % 4
        wounds = victim % 5
        self.troops[seat * ROOM_COUNT + room] -= BIT[4 * wounds]
        if wounds + 1 >= self.clan(seat).health:
            self.players[seat].lair += 1
            self.tell("fell", seat=seat, room=room, rule="KH-67")
            return
        self.troops[seat * ROOM_COUNT + room] += BIT[4 * (wounds + 1)]
        if self.journal is not None:
            left = self.clan(seat).health - wounds - 1
            self.tell("wounded", seat=seat, room=room, n=left, rule="KH-67")

    @final
    def wait(self, room: i64) -> None:
        """Too few for the treasure: all are exhausted."""
        value = self.treasure_value(room)
        for hero in range(4):
            while self.awake(room) >> 4 * hero & 15:
                self.exhaust(room, hero)
                self.tell("waits", hero=hero, room=room, n=value, rule="KH-69")

    @final
    def loot(self, seat: Seat, room: i64, before: i64) -> None:
        """The treasure is turned, takes effect and goes back to the Reserve; so many (squeezed) were awake before."""
        card = self.treasure[room]
        self.revealed = True
        effect = self.box.effects[card - self.box.first_treasure]
        if self.journal is not None:
            who = unsqueezed(before) - self.awake(room)
            self.tell("looted", room=room, n=self.treasure_value(room), heroes=who, rule="KH-68")
        self.treasure[room] = NOTHING
        self.tell("treasure", card=card, room=room, rule="KH-68")
        self.chest = append(self.chest, card)
        self.show_all(card)
        if effect == DEFEAT:
            self.over = True
            self.tell("lost-all", rule="KH-17")
        elif effect == PREY:
            self.ask(PREYED, seat, room, 1)
        elif effect == CURSE:
            for i in range(self.seats):
                self.ask(CURSED, (self.active + self.seats - 1 - i) % self.seats, NOTHING, 0)
        elif effect == HEALING:
            self.rouse(room, "restored")
        elif effect == PRISONER:
            self.throw(seat, "KH-68")

    @final
    def charge(self, seat: Seat, room: i64, door: i64) -> None:
        """All awake heroes of a room go on together."""
        self.group = self.awake(room)
        self.heroes[room] -= self.group << AWAKE
        if self.journal is not None:
            who = self.group
            self.tell("charges", room=room, door=door, n=total(who), heroes=who, rule="KH-70")
        self.ask(TRAPS, seat, door, 0)

    @final
    def trap_charger(self, room: i64, hero: i64) -> None:
        """A trap kills one of the group that has come."""
        self.discard_token(room, TRAP)
        self.group -= BIT[4 * hero]
        self.supply += BIT[4 * (HERO + hero)]
        self.tell("trapped", hero=hero, room=room, rule="KH-75")

    @final
    def storm(self, room: i64) -> None:
        """The survivors of a charge are in the room and inspire the others."""
        if self.group:
            self.rouse(room, "inspired")
            self.heroes[room] += self.group << AWAKE
            self.group = 0

    # ---- what scenarios add

    @final
    def flood(self) -> None:
        """The next dry room is flooded, and loses its traps."""
        for room in self.scenario.floods:
            if self.is_in(room) and self.token(room, EVENT) == 0 and self.reserve(EVENT) > 0:
                self.place_token(room, EVENT)
                self.tell("flooded", room=room, rule="KH-63")
                while self.token(room, TRAP) > 0:
                    self.discard_token(room, TRAP)
                return
        self.tell("no-flood", rule="KH-63")

    @final
    def owe(self) -> None:
        """A payment is missed: an event token on the Vault."""
        if self.reserve(EVENT) > 0:
            self.place_token(VAULT, EVENT)
        self.tell("owed", n=self.token(VAULT, EVENT), rule="KH-63")

    @final
    def seize(self, room: i64) -> None:
        """A treasure is removed without effect."""
        card = self.treasure[room]
        self.treasure[room] = NOTHING
        self.chest = append(self.chest, card)
        self.tell("seized", room=room, rule="KH-63")

    @final
    def ram_rolls(self, room: i64) -> None:
        """The ram comes into a room: traps hit it, then it hits every monster there."""
        self.ram = room
        self.tell("ram-rolls", room=room, rule="KH-63")
        while self.ram != NOWHERE and self.token(room, TRAP) > 0:
            self.discard_token(room, TRAP)
            self.ram_health -= 1
            self.tell("ram-trapped", room=room, n=self.ram_health, rule="KH-63")
            if self.ram_health == 0:
                self.wreck_ram()
        if self.ram == NOWHERE:
            return
        if room == VAULT:
            self.breached = True
            self.tell("breached", rule="KH-63")
        self.ram_strikes()

    @final
    def ram_strikes(self) -> None:
        """1 damage to every monster in the ram's room; nobody can defend."""
        room = self.ram
        for seat in range(self.seats):
            wounds: i64 = 4
            while wounds >= 0:  # from the most wounded down, so that none is hit twice
                for _ in range(self.monsters(seat, room) >> 4 * wounds & 15):
                    self.hurt(room * 20 + seat * 5 + wounds)
                wounds -= 1

    @final
    def open_doors(self) -> None:
        """Until the wave ends heroes walk through completed portals."""
        self.doors_open = True
        self.survey()
        self.tell("doors-open", rule="KH-63")

    @final
    def close_passage(self) -> None:
        """The next passage falls in."""
        closes = self.scenario.closes
        if self.closed == len(closes):
            self.tell("no-close", rule="KH-63")
            return
        passage = closes[self.closed]
        self.closed += 1
        self.plan = Plan(self.plan.cells, self.plan.turns, closes, self.closed)
        self.survey()
        self.tell("closed", room=passage >> 4, door=passage & 15, rule="KH-63")

    @final
    def creep(self, seat: Seat, room: i64, door: i64) -> None:
        """The exhausted heroes of a room steal into another one."""
        self.group = self.tired(room)
        self.heroes[room] -= self.group << TIRED
        self.tell("creeps", room=room, door=door, n=total(self.group), rule="KH-63")
        self.ask(TRAPS, seat, door, 1)

    @final
    def settle_creepers(self, room: i64) -> None:
        """Those whom no trap has hit are exhausted in the new room."""
        self.heroes[room] += self.group << TIRED
        self.group = 0

    @final
    def is_borrower(self, seat: Seat) -> bool:
        """Whether a player owns a card of the clan in the Laboratory."""
        if self.borrowed == NO_CLAN:
            return False
        player = self.players[seat]
        for cards in (player.hand, player.deck, player.discards, player.played):
            for card in cards:
                if self.box.kind_of[card].clan == self.borrowed:
                    return True
        return False
