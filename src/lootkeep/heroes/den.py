"""What monsters do: move and carry, fight, gather, make and use things; and what of it can be done."""

from __future__ import annotations

from typing import final

from ..engine.bits import BIT
from ..engine.game import Seat
from ..engine.native import i64, mypyc_attr
from ..engine.pending import NOTHING
from .actions import (
    ABILITY,
    ACTIVATE,
    AMBUSH,
    CARRY,
    COMPLETE,
    DRAIN,
    GENERATE,
    PORTAL,
    POWER,
    POWER_HIT,
    POWER_MOVE,
    SPEND,
    SUMMON,
    SWARM,
    TAKE,
    TRAP,
)
from .cards import (
    BONE,
    CARGO,
    COIN,
    COMPLETED,
    DRAGON,
    EVENT,
    FROG,
    GNOLL,
    HERO,
    IMP,
    LABORATORY,
    LIZARDFOLK,
    MAKES,
    NO_TOKEN,
    NOWHERE,
    POLTERGEIST,
    PRICE,
    RAM,
    RATKIN,
    ROOM_COUNT,
    SELLS,
    SEWER,
    SITE,
    SKELETON,
    SLIME,
    TIRED,
    UNFINISHED,
    WITCH,
    Clan,
    is_of_type,
)
from .cards import PORTAL as PORTAL_TOKEN
from .cards import TRAP as TRAP_TOKEN
from .dungeon import total
from .icons import ANY, MOVES, ONE, STRIKES, THEN
from .tactics import CARRYING, CHOOSE_PLAN, MOMENTUM
from .works import Works


@mypyc_attr(acyclic=True)
class Den(Works):
    """The rules that speak of monsters."""

    @final
    def clan(self, seat: Seat) -> Clan:
        """A player's clan."""
        return self.box.clans[self.players[seat].clan]

    @final
    def count(self, seat: Seat, room: i64) -> i64:
        """How many monsters a player has in a room."""
        return total(self.monsters(seat, room))

    @final
    def crowd(self, room: i64) -> i64:
        """How many monsters are in a room."""
        found: i64 = 0
        for seat in range(self.seats):
            found += self.count(seat, room)
        return found

    # ---- moving and carrying

    @final
    def offer_moves(self, seat: Seat, block: i64) -> None:
        """Every monster through every door."""
        start = seat * ROOM_COUNT
        for room in range(ROOM_COUNT):
            if self.troops[start + room]:
                self.offer_moves_from(seat, room, block)

    @final
    def offer_moves_from(self, seat: Seat, room: i64, block: i64) -> None:
        """The monsters of one room, by their wounds, through its doors."""
        if block == POWER_MOVE and self.players[seat].clan == POLTERGEIST:
            self.offer_ways(seat, room, self.exits(room) | self.plan.walls[room], block)
        else:
            self.offer_ways(seat, room, self.exits(room), block)

    @final
    def offer_ways(self, seat: Seat, room: i64, doors: i64, block: i64) -> None:
        """The monsters of one room, by their wounds, to these rooms."""
        pieces = self.monsters(seat, room)
        wounds: i64 = 0
        while pieces:
            if pieces & 15:
                for door in range(ROOM_COUNT):
                    if doors >> door & 1:
                        self.offer(block + room * 60 + wounds * 12 + door)
            pieces >>= 4
            wounds += 1

    @final
    def move(self, seat: Seat, way: i64) -> None:
        """A monster moves, and may take a token along."""
        room = way // 60
        wounds = way // 12 % 5
        door = way % 12
        self.troops[seat * ROOM_COUNT + room] -= BIT[4 * wounds]
        self.troops[seat * ROOM_COUNT + door] += BIT[4 * wounds]
        self.tell("moved", seat=seat, room=room, door=door, rule="KH-22")
        if self.goods[room] & CARGO:
            self.ask(CARRYING, seat, NOTHING, room | door << 4)

    @final
    def offer_cargo(self, room: i64, door: i64) -> None:
        """What can be carried from one room to another; into the water only frogs."""
        flooded = self.is_flooded(door)
        for token in range(5):
            if self.token(room, token) > 0 and (not flooded or token == FROG):
                self.offer(CARRY + token)

    @final
    def carry(self, seat: Seat, room: i64, door: i64, token: i64) -> None:
        """A token goes along."""
        self.goods[room] -= BIT[4 * token]
        self.goods[door] += BIT[4 * token]
        self.tell("carried", seat=seat, token=token, room=door, rule="KH-22")

    # ---- fighting

    @final
    def offer_targets(self, room: i64, block: i64) -> None:
        """The heroes of a room, and the ram."""
        targets = self.targets(room)
        for hero in range(5):
            if targets >> 4 * hero & 15:
                self.offer(block + room * 5 + hero)

    @final
    def offer_strikes(self, seat: Seat, block: i64) -> None:
        """Whoever is in a room with a monster."""
        start = seat * ROOM_COUNT
        for room in range(ROOM_COUNT):
            if self.troops[start + room]:
                self.offer_targets(room, block)

    @final
    def offer_shots(self, seat: Seat, block: i64) -> None:
        """Whoever is in a room that a passage joins to one with a monster."""
        reached: i64 = 0
        start = seat * ROOM_COUNT
        for room in range(ROOM_COUNT):
            if self.troops[start + room]:
                reached |= self.plan.passages[room]
        self.offer_in(reached, block)

    @final
    def offer_shots_from(self, room: i64, block: i64) -> None:
        """Whoever is in a room that a passage joins to this one."""
        self.offer_in(self.plan.passages[room], block)

    @final
    def offer_in(self, rooms: i64, block: i64) -> None:
        """Whoever is in these rooms."""
        for room in range(ROOM_COUNT):
            if rooms >> room & 1:
                self.offer_targets(room, block)

    @final
    def strike(self, seat: Seat, room: i64, hero: i64, how: str) -> None:
        """1 damage: a hero dies of it, the ram perhaps."""
        if hero == RAM:
            self.hit_ram(seat)
            return
        if self.journal is not None:
            rule = "KH-23" if how == "melee" else "KH-24" if how == "ranged" else "KH-21"
            self.tell(how, seat=seat, hero=hero, room=room, rule=rule)
        self.kill(room, hero)
        if self.scenario.bounty and self.reserve(COIN) > 0:
            self.place_token(room, COIN)
            self.tell("bounty", token=COIN, room=room, rule="KH-63")

    @final
    def kill(self, room: i64, hero: i64) -> None:
        """A hero's token goes back to the Reserve: an exhausted one, or else one who is awake."""
        shift = TIRED if self.tired(room) >> 4 * hero & 15 else TIRED - 16
        self.heroes[room] -= BIT[shift + 4 * hero]
        self.supply += BIT[4 * (HERO + hero)]

    @final
    def hit_ram(self, seat: Seat) -> None:
        """The ram takes 1 damage."""
        self.ram_health -= 1
        self.tell("ram-hit", seat=seat, room=self.ram, n=self.ram_health, rule="KH-63")
        if self.ram_health == 0:
            self.wreck_ram()

    @final
    def wreck_ram(self) -> None:
        """The ram is out of the game."""
        self.tell("ram-wrecked", room=self.ram, rule="KH-63")
        self.ram = NOWHERE

    @final
    def ask_momentum(self, seat: Seat, icon: i64, room: i64) -> None:
        """What the icon's success gives comes right after it."""
        if icon >> THEN:
            self.ask(MOMENTUM, seat, room, icon >> THEN & ONE)

    # ---- calling monsters

    @final
    def offer_ambush(self, seat: Seat, type: i64) -> None:
        """Rooms of a type, while monsters wait in the Lair."""
        if self.players[seat].lair > 0:
            for room in range(ROOM_COUNT):
                if self.is_in(room) and is_of_type(room, type):
                    self.offer(AMBUSH + room)

    @final
    def offer_summons(self, seat: Seat) -> None:
        """Rooms with a monster of one's own, while others wait in the Lair."""
        if self.players[seat].lair > 0:
            self.offer_own(seat, SUMMON)

    @final
    def offer_own(self, seat: Seat, block: i64) -> None:
        """Rooms with a monster of one's own."""
        start = seat * ROOM_COUNT
        for room in range(ROOM_COUNT):
            if self.troops[start + room]:
                self.offer(block + room)

    @final
    def summon(self, seat: Seat, room: i64, monsters: i64, how: str) -> None:
        """Monsters come from the Lair, as many as it holds."""
        player = self.players[seat]
        count = min(monsters, player.lair)
        player.lair -= count
        self.troops[seat * ROOM_COUNT + room] += count
        if self.journal is not None:
            rule = "KH-05" if how == "placed" else "KH-29" if how == "ambushed" else "KH-94"
            self.tell(how, seat=seat, room=room, n=count, rule=rule)

    @final
    def offer_swarms(self, seat: Seat, word: i64) -> None:
        """Rooms whose monsters can do it."""
        for room in range(ROOM_COUNT):
            if not self.monsters(seat, room):
                continue
            if word == MOVES:
                able = self.exits(room) != 0
            elif word == STRIKES:
                able = self.targets(room) != 0
            else:
                able = self.can_shoot_from(room)
            if able:
                self.offer(SWARM + room)

    @final
    def can_shoot_from(self, room: i64) -> bool:
        """Whether anybody is in range."""
        for other in range(ROOM_COUNT):
            if self.plan.passages[room] >> other & 1 and self.targets(other):
                return True
        return False

    @final
    def swarm(self, seat: Seat, room: i64) -> None:
        """All monsters of a room do the same."""
        self.tell("swarmed", seat=seat, room=room, n=self.count(seat, room), rule="KH-32")

    # ---- tokens

    @final
    def offer_make(self, room: i64, token: i64) -> None:
        """A resource, or any of them, if the Reserve has it."""
        for each in range(4):
            if (token == ANY or token == each) and self.reserve(each) > 0:
                self.offer(GENERATE + room * 4 + each)

    @final
    def offer_makes(self, seat: Seat, token: i64) -> None:
        """A resource, or any of them, with a monster."""
        for room in range(ROOM_COUNT):
            if self.monsters(seat, room):
                self.offer_make(room, token)

    @final
    def make(self, seat: Seat, room: i64, token: i64) -> None:
        """A resource is placed."""
        self.place_token(room, token)
        self.tell("generated", seat=seat, token=token, room=room, rule="KH-25")

    @final
    def offer_spending(self, seat: Seat, token: i64) -> None:
        """Rooms with a monster and the resource."""
        for room in range(ROOM_COUNT):
            if self.monsters(seat, room) and self.token(room, token) > 0:
                self.offer(SPEND + room * 4 + token)

    @final
    def spend(self, seat: Seat, room: i64, token: i64) -> None:
        """A resource is spent."""
        self.discard_token(room, token)
        self.tell("spent", seat=seat, token=token, room=room, rule="KH-31")

    @final
    def can_trap(self, room: i64) -> bool:
        """Whether a trap can be put in a room."""
        return self.reserve(TRAP_TOKEN) > 0 and not self.is_flooded(room) and self.token(room, TRAP_TOKEN) < 15

    @final
    def offer_traps(self, seat: Seat) -> None:
        """Rooms with a monster where a trap can be put."""
        for room in range(ROOM_COUNT):
            if self.monsters(seat, room) and self.can_trap(room):
                self.offer(TRAP + room)

    @final
    def set_trap(self, seat: Seat, room: i64) -> None:
        """A trap is placed."""
        self.place_token(room, TRAP_TOKEN)
        self.tell("trap-set", seat=seat, room=room, rule="KH-27")

    @final
    def can_open(self, room: i64) -> bool:
        """Whether a completed portal can be put in a room."""
        portal = self.token(room, PORTAL_TOKEN)
        return portal == UNFINISHED or (portal == 0 and self.reserve(PORTAL_TOKEN) > 0)

    @final
    def offer_portals(self, seat: Seat) -> None:
        """Rooms with a monster where a completed portal can be put."""
        for room in range(ROOM_COUNT):
            if self.monsters(seat, room) and self.can_open(room):
                self.offer(PORTAL + room)

    @final
    def set_portal(self, room: i64, state: i64) -> None:
        """A room's portal is unfinished or completed from now on; a new one comes from the Reserve."""
        had = self.token(room, PORTAL_TOKEN)
        if had == 0:
            self.supply -= BIT[4 * PORTAL_TOKEN]
        self.goods[room] += (state - had) << 4 * PORTAL_TOKEN
        if self.doors_open:
            self.survey()

    @final
    def open_portal(self, seat: Seat, room: i64) -> None:
        """A completed portal, new or from an unfinished one."""
        finished = self.token(room, PORTAL_TOKEN) == UNFINISHED
        self.set_portal(room, COMPLETED)
        self.tell("portal-done" if finished else "portal-set", seat=seat, room=room, rule="KH-50")

    # ---- Activate

    @final
    def offer_activations(self, seat: Seat) -> None:
        """Rooms, portals, water, and the clan's ability."""
        start = seat * ROOM_COUNT
        anywhere = False
        for room in range(ROOM_COUNT):
            if not self.troops[start + room]:
                continue
            anywhere = True
            flooded = self.is_flooded(room)
            if not flooded or room == SEWER:
                self.offer_room(room)
            if self.token(room, PORTAL_TOKEN) == UNFINISHED:
                self.offer(COMPLETE + room)
            if flooded and self.token(room, FROG) > 0:
                self.offer(DRAIN + room)
        if anywhere:
            self.offer_ability(seat)

    @final
    def offer_room(self, room: i64) -> None:
        """What a room with a monster can be used for."""
        makes = MAKES[room]
        if makes != NO_TOKEN:
            if self.reserve(makes) > 0:
                self.offer(ACTIVATE + room)
        elif PRICE[room] != NO_TOKEN:
            if self.token(room, PRICE[room]) > 0:
                self.offer_sort(SELLS[room], TAKE)
        elif room == LABORATORY or (room == SITE and self.can_build()):
            self.offer(ACTIVATE + room)

    @final
    def offer_ability(self, seat: Seat) -> None:
        """What the clan can do."""
        clan = self.players[seat].clan
        if clan == DRAGON:
            if self.is_wounded(seat):
                self.offer(POWER)
        elif clan == SLIME:
            if len(self.players[seat].deck) > 0:
                self.offer(POWER)
        elif clan == LIZARDFOLK:
            self.offer_shots(seat, POWER_HIT)
        elif clan == GNOLL:
            self.offer_strikes(seat, POWER_HIT)
        elif clan == IMP or clan == POLTERGEIST:
            self.offer_moves(seat, POWER_MOVE)
        elif clan == SKELETON:
            if self.reserve(BONE) > 0:
                self.offer_own(seat, ABILITY)
        elif clan == RATKIN:
            if self.players[seat].lair > 0:
                self.offer_own(seat, ABILITY)
        elif clan == WITCH:
            for room in range(ROOM_COUNT):
                if self.monsters(seat, room) and self.can_open(room):
                    self.offer(ABILITY + room)

    @final
    def is_wounded(self, seat: Seat) -> bool:
        """Whether a player's monsters have wounds."""
        for room in range(ROOM_COUNT):
            if self.monsters(seat, room) >> 4:
                return True
        return False

    @final
    def use_ability(self, seat: Seat, room: i64) -> None:
        """The abilities that happen in a room: a bone, another rat, a portal."""
        clan = self.players[seat].clan
        if clan == SKELETON:
            self.make(seat, room, BONE)
        elif clan == RATKIN:
            self.summon(seat, room, 1, "summoned")
        else:
            self.open_portal(seat, room)

    @final
    def use_power(self, seat: Seat) -> None:
        """The Dragon heals; the Slime draws."""
        if self.players[seat].clan == SLIME:
            self.draw(seat, 1)
            return
        for room in range(ROOM_COUNT):
            self.troops[seat * ROOM_COUNT + room] = self.count(seat, room)
        self.tell("healed", seat=seat, rule="KH-40")

    @final
    def use_room(self, seat: Seat, room: i64) -> None:
        """A room is used for its action."""
        if room == LABORATORY:
            self.experiment(seat)
        elif room == SITE:
            self.ask(CHOOSE_PLAN, seat, NOTHING, 0)
        else:
            self.place_token(room, MAKES[room])
            self.tell("produced", seat=seat, token=MAKES[room], room=room, rule="KH-52")

    def experiment(self, seat: Seat) -> None:
        """The Laboratory throws a hero into the Cells: see `guild`."""
        raise NotImplementedError

    @final
    def drain(self, seat: Seat, room: i64) -> None:
        """A frog drinks the water."""
        self.discard_token(room, FROG)
        self.discard_token(room, EVENT)
        self.tell("drained", seat=seat, room=room, rule="KH-63")
