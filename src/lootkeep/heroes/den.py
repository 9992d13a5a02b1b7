"""What monsters do: move and carry, fight, make things, buy, build; and what of it can be done."""

from __future__ import annotations

from typing import Final, final

from ..table.bits import BIT
from ..table.game import NOTHING, Card, Seat
from ..table.native import append, i64, mypyc_attr, pop, vec
from ..table.piles import with_card
from .actions import (
    ABILITY,
    ACTIVATE,
    AMBUSH,
    BUILD,
    CARRY,
    COMPLETE,
    DRAIN,
    GENERATE,
    GO,
    LAY,
    PLAY,
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
    GRID,
    HERO,
    IMP,
    LABORATORY,
    LIZARDFOLK,
    MAKES,
    NO_TOKEN,
    NOWHERE,
    OPEN,
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
    turned,
)
from .cards import PORTAL as PORTAL_TOKEN
from .cards import TRAP as TRAP_TOKEN
from .dungeon import Dungeon, total
from .icons import ANY, MOVES, ONE, STRIKES, THEN
from .plan import Plan, side_between
from .tactics import CARRYING, CHOOSE_PLAN, ICONS, MOMENTUM, SIDE

MOST_SHOWN: Final = 5
MOST_PLANS: Final = 3


@mypyc_attr(acyclic=True)
class Den(Dungeon):
    """The rules that speak of monsters and of their players' cards."""

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

    # ---- tactic cards

    @final
    def offer_plays(self, seat: Seat) -> None:
        """The sides of the cards in hand; Defend alone does nothing in one's turn."""
        last: i64 = -1
        for card in self.players[seat].hand:
            kind = self.box.kind_of[card]
            if kind.number == last:
                continue
            last = kind.number
            if not kind.is_idle(0) or kind.side_count == 1:
                self.offer(PLAY + last * 2)
            if kind.side_count > 1 and (not kind.is_idle(1) or kind.is_idle(0)):
                self.offer(PLAY + last * 2 + 1)

    @final
    def offer_hand(self, seat: Seat, block: i64) -> None:
        """The kinds of cards in hand."""
        last: i64 = -1
        for card in self.players[seat].hand:
            kind = self.box.kind_of[card].number
            if kind != last:
                self.offer(block + kind)
                last = kind

    @final
    def from_hand(self, seat: Seat, kind: i64) -> Card:
        """A card of that kind leaves the hand."""
        player = self.players[seat]
        i: i64 = 0
        while self.box.kind_of[player.hand[i]].number != kind:
            i += 1
        player.hand, card = pop(player.hand, i)
        return card

    @final
    def play_card(self, seat: Seat, kind: i64, side: i64) -> None:
        """A card is played: its icons follow one by one."""
        player = self.players[seat]
        card = self.from_hand(seat, kind)
        player.played = append(player.played, card)
        if self.journal is not None:
            self.tell("played", {"seat": seat, "card": card, "n": side + 1}, "KH-10")
        icons: i64 = len(self.box.kinds[kind].side(side))
        self.ask(ICONS, seat, card, BIT[icons] - 1 | side << SIDE)

    @final
    def discard(self, seat: Seat, kind: i64, how: str, rule: str) -> None:
        """A card goes from hand to the discards unplayed, by this rule."""
        player = self.players[seat]
        card = self.from_hand(seat, kind)
        player.discards = append(player.discards, card)
        if self.journal is not None:
            self.tell(how, {"seat": seat, "card": card}, rule)
        self.renew(seat)

    @final
    def renew(self, seat: Seat) -> None:
        """An empty tactics deck is made anew from the discards, at any moment."""
        player = self.players[seat]
        if len(player.deck) == 0 and len(player.discards) > 0:
            player.deck = player.discards
            player.discards = vec[i64]()
            self.shuffle(player.deck)
            if self.journal is not None:
                self.tell("reshuffled", {"seat": seat}, "KH-15")

    @final
    def draw(self, seat: Seat, cards: i64) -> None:
        """Tactic cards to hand; without any card there is no draw."""
        player = self.players[seat]
        drawn = vec[i64]()
        while cards > 0 and len(player.deck) > 0:
            self.revealed = True
            player.deck, card = pop(player.deck)
            player.hand = with_card(player.hand, card)
            drawn = with_card(drawn, card)
            cards -= 1
            if len(player.deck) == 0 or cards == 0:
                self.tell_drawn(seat, drawn)
                drawn = vec[i64]()
                self.renew(seat)

    @final
    def tell_drawn(self, seat: Seat, cards: vec[i64]) -> None:
        """Say what came to hand, in the order of the box: a hand has no other."""
        if self.journal is not None:
            for card in cards:
                self.tell("drew", {"seat": seat, "card": card}, "KH-20")

    @final
    def call_reinforcements(self, seat: Seat, word: i64) -> None:
        """Of the top three tactic cards those with the icon come to hand, the others are discarded."""
        player = self.players[seat]
        self.revealed = True
        if len(player.deck) < 3 and len(player.discards) > 0:  # short: the discards go under what is left
            under = player.discards
            player.discards = vec[i64]()
            self.shuffle(under)
            for card in player.deck:
                under = append(under, card)
            player.deck = under
        taken = vec[i64]()
        for _ in range(min(3, len(player.deck))):
            player.deck, card = pop(player.deck)
            if self.box.kind_of[card].shows(word):
                taken = append(taken, card)
            else:
                player.discards = append(player.discards, card)
                if self.journal is not None:
                    self.tell("sent-off", {"seat": seat, "card": card}, "KH-33")
        for card in taken:  # after the others, so that their order tells nothing
            player.hand = with_card(player.hand, card)
            if self.journal is not None:
                self.tell("called", {"seat": seat, "card": card}, "KH-33")
        self.renew(seat)

    @final
    def tidy(self, seat: Seat) -> None:
        """Played cards to the discards; draw up to five."""
        player = self.players[seat]
        for card in player.played:
            player.discards = append(player.discards, card)
        player.played = vec[i64]()
        self.renew(seat)
        self.draw(seat, self.scenario.hand - len(player.hand))

    # ---- loot

    @final
    def offer_display(self, block: i64) -> None:
        """The kinds of cards that are shown."""
        for i in range(len(self.display)):
            kind = self.box.kind_of[self.display[i]].number
            if not self.is_shown_before(i, kind):
                self.offer(block + kind)

    @final
    def offer_sort(self, sort: i64, block: i64) -> None:
        """The shown cards of one sort of loot."""
        for i in range(len(self.display)):
            kind = self.box.kind_of[self.display[i]]
            if kind.sort == sort and not self.is_shown_before(i, kind.number):
                self.offer(block + kind.number)

    @final
    def is_shown_before(self, place: i64, kind: i64) -> bool:
        """Whether the same kind is shown at an earlier place."""
        for i in range(place):
            if self.box.kind_of[self.display[i]].number == kind:
                return True
        return False

    @final
    def from_display(self, kind: i64) -> Card:
        """A card of that kind leaves the display."""
        i: i64 = 0
        while self.box.kind_of[self.display[i]].number != kind:
            i += 1
        self.display, card = pop(self.display, i)
        return card

    @final
    def refill(self) -> None:
        """Show loot until five lie there."""
        while len(self.display) < MOST_SHOWN and len(self.loot_deck) > 0:
            self.revealed = True
            self.loot_deck, card = pop(self.loot_deck)
            self.seen[card] = 0
            self.display = append(self.display, card)
            if self.journal is not None:
                self.tell("shown", {"card": card}, "KH-02")

    @final
    def put_under(self, kind: i64) -> None:
        """A shown card goes under the loot deck; all know that it lies there."""
        card = self.from_display(kind)
        under = vec[i64]([card])
        for other in self.loot_deck:
            under = append(under, other)
        self.loot_deck = under
        self.show_all(card)
        if self.journal is not None:
            self.tell("put-under", {"card": card}, "KH-11")

    @final
    def acquire(self, seat: Seat, kind: i64, how: str) -> None:
        """A shown card goes to a player's discards, and another is shown."""
        card = self.from_display(kind)
        player = self.players[seat]
        player.discards = append(player.discards, card)
        if self.journal is not None:
            self.tell(how, {"seat": seat, "card": card}, "KH-53" if how == "bought" else "KH-56")
        self.refill()
        self.renew(seat)

    @final
    def buy(self, seat: Seat, kind: i64) -> None:
        """The resource is spent where that sort of loot is sold."""
        sort = self.box.kinds[kind].sort
        for room in range(ROOM_COUNT):
            if SELLS[room] == sort:
                self.discard_token(room, PRICE[room])
                if self.journal is not None:
                    self.tell("spent", {"seat": seat, "token": PRICE[room], "room": room}, "KH-53")
        self.acquire(seat, kind, "bought")

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
        if self.journal is not None:
            self.tell("moved", {"seat": seat, "room": room, "door": door}, "KH-22")
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
        if self.journal is not None:
            self.tell("carried", {"seat": seat, "token": token, "room": door}, "KH-22")

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
            self.tell(how, {"seat": seat, "hero": hero, "room": room}, rule)
        self.kill(room, hero)
        if self.scenario.bounty and self.reserve(COIN) > 0:
            self.place_token(room, COIN)
            if self.journal is not None:
                self.tell("bounty", {"token": COIN, "room": room}, "KH-63")

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
        if self.journal is not None:
            self.tell("ram-hit", {"seat": seat, "room": self.ram, "n": self.ram_health}, "KH-63")
        if self.ram_health == 0:
            self.wreck_ram()

    @final
    def wreck_ram(self) -> None:
        """The ram is out of the game."""
        if self.journal is not None:
            self.tell("ram-wrecked", {"room": self.ram}, "KH-63")
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
            self.tell(how, {"seat": seat, "room": room, "n": count}, rule)

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
        if self.journal is not None:
            self.tell("swarmed", {"seat": seat, "room": room, "n": self.count(seat, room)}, "KH-32")

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
        if self.journal is not None:
            self.tell("generated", {"seat": seat, "token": token, "room": room}, "KH-25")

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
        if self.journal is not None:
            self.tell("spent", {"seat": seat, "token": token, "room": room}, "KH-31")

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
        if self.journal is not None:
            self.tell("trap-set", {"seat": seat, "room": room}, "KH-27")

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
        if self.journal is not None:
            self.tell("portal-done" if finished else "portal-set", {"seat": seat, "room": room}, "KH-50")

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
        if self.journal is not None:
            self.tell("healed", {"seat": seat}, "KH-40")

    @final
    def use_room(self, seat: Seat, room: i64) -> None:
        """A room is used for its action."""
        if room == LABORATORY:
            self.experiment(seat)
        elif room == SITE:
            self.ask(CHOOSE_PLAN, seat, NOTHING, 0)
        else:
            self.place_token(room, MAKES[room])
            if self.journal is not None:
                self.tell("produced", {"seat": seat, "token": MAKES[room], "room": room}, "KH-52")

    def experiment(self, seat: Seat) -> None:
        """The Laboratory throws a hero into the Cells: see `guild`."""
        raise NotImplementedError

    @final
    def drain(self, seat: Seat, room: i64) -> None:
        """A frog drinks the water."""
        self.discard_token(room, FROG)
        self.discard_token(room, EVENT)
        if self.journal is not None:
            self.tell("drained", {"seat": seat, "room": room}, "KH-63")

    # ---- building

    @final
    def can_build(self) -> bool:
        """Whether the Construction Site can be used."""
        if self.token(SITE, COIN) == 0 or len(self.plans) == 0 or self.affordable() == 0:
            return False
        for card in self.plans:
            if self.has_place(card - self.box.first_plan):
                return True
        return False

    @final
    def affordable(self) -> i64:
        """The values of treasures that the coins at the Site pay for and the Reserve has, as bits."""
        coins = self.token(SITE, COIN)
        found: i64 = 0
        for card in self.chest:
            value = self.value_of(card)
            if value <= coins and value <= 3:
                found |= BIT[value]
        return found

    @final
    def offer_building(self) -> None:
        """Every shown plan that has a place, with every treasure that can be paid for."""
        values = self.affordable()
        for card in self.plans:
            room = card - self.box.first_plan
            if self.has_place(room):
                for value in range(1, 4):
                    if values >> value & 1:
                        self.offer(BUILD + room * 3 + value - 1)

    @final
    def has_place(self, room: i64) -> bool:
        """Whether a room can be laid anywhere."""
        for beside in self.plan.cells:
            if beside == NOWHERE:
                continue
            for cell in (beside - GRID, beside + 1, beside + GRID, beside - 1):
                for turns in range(4):
                    if self.can_lay(room, cell, turns):
                        return True
        return False

    @final
    def can_lay(self, room: i64, cell: i64, turns: i64) -> bool:
        """A free cell beside the dungeon, with at least one passage open on both sides."""
        sides = turned(OPEN[room], turns)
        joined = False
        for other in range(ROOM_COUNT):
            there = self.plan.cells[other]
            if there == cell:
                return False
            side = side_between(cell, there)
            if side and sides & side and turned(OPEN[other], self.plan.turns[other]) & turned(side, 2):
                joined = True
        return joined

    @final
    def offer_places(self, room: i64) -> None:
        """Every place and way round; turns that look the same are offered once."""
        for cell in range(GRID * GRID):
            if not self.is_beside(cell):
                continue
            for turns in range(4):
                same = False
                for before in range(turns):
                    if turned(OPEN[room], before) == turned(OPEN[room], turns):
                        same = True
                if not same and self.can_lay(room, cell, turns):
                    self.offer(LAY + cell * 4 + turns)

    @final
    def is_beside(self, cell: i64) -> bool:
        """Whether a cell touches the dungeon."""
        for room in range(ROOM_COUNT):
            if side_between(cell, self.plan.cells[room]):
                return True
        return False

    @final
    def build(self, seat: Seat, room: i64, coins: i64, cell: i64, turns: i64) -> None:
        """A room joins the dungeon, with a random treasure of the value paid for; a new plan is shown."""
        for _ in range(coins):
            self.discard_token(SITE, COIN)
        cells = self.plan.cells[:]
        ways = self.plan.turns[:]
        cells[room] = cell
        ways[room] = turns
        self.plan = Plan(cells, ways, self.scenario.closes, self.closed)
        self.survey()
        if self.journal is not None:
            self.tell("built", {"seat": seat, "room": room, "n": coins}, "KH-57")
        self.treasure[room] = self.random_treasure(coins)
        i: i64 = 0
        while self.plans[i] != self.box.first_plan + room:
            i += 1
        self.plans, _ = pop(self.plans, i)
        self.show_plans()

    @final
    def random_treasure(self, value: i64) -> Card:
        """A treasure of a value out of the Reserve, whose tokens are mixed."""
        found = self.of_value(self.chest, value)
        card = found[self.random(len(found))]
        rest = vec[i64]()
        for other in self.chest:
            if self.value_of(other) == value:
                self.seen[other] = 0
            if other != card:
                rest = append(rest, other)
        self.chest = rest
        return card

    @final
    def show_plans(self) -> None:
        """Three plans are shown."""
        while len(self.plans) < MOST_PLANS and len(self.plan_deck) > 0:
            self.revealed = True
            self.plan_deck, card = pop(self.plan_deck)
            self.seen[card] = 0
            self.plans = append(self.plans, card)
            if self.journal is not None:
                self.tell("plan-shown", {"card": card}, "KH-57")

    @final
    def put_away(self, room: i64) -> None:
        """A shown plan goes under the building deck, and another is shown."""
        card = self.box.first_plan + room
        i: i64 = 0
        while self.plans[i] != card:
            i += 1
        self.plans, _ = pop(self.plans, i)
        under = vec[i64]([card])
        for other in self.plan_deck:
            under = append(under, other)
        self.plan_deck = under
        self.show_all(card)
        if self.journal is not None:
            self.tell("plan-away", {"card": card}, "KH-63")
        self.show_plans()

    # ---- rooms to choose from

    @final
    def offer_rooms(self, rooms: i64) -> None:
        """These rooms, if there are several."""
        if rooms & (rooms - 1):
            for room in range(ROOM_COUNT):
                if rooms >> room & 1:
                    self.offer(GO + room)

    @final
    def first_room(self, rooms: i64) -> i64:
        """The first of these rooms."""
        room: i64 = 0
        while rooms >> room & 1 == 0:
            room += 1
        return room
