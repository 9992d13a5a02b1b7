"""Hidden cards: two servers that differ only in what a seat cannot see send it, and those who watch, the same bytes."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Sequence
from itertools import zip_longest
from typing import Any

import pytest

from lootkeep import Game
from lootkeep.engine.game import OWNER
from lootkeep.server.tables import table as tables
from tests.modes import by_mode

from .guests import agree
from .parlour import KEY, Line, Parlour, parlour, without_chance
from .worlds import Twins, remembered, twins

TABLES: list[tuple[str, int, int, dict[str, int]]] = [
    # game, seats, plies, options
    ("looterz", 2, 16, {}),
    ("looterz", 4, 60, {}),
    ("kragmortha", 4, 40, {}),
    ("kragmortha", 3, 40, {"penance": 2}),
    ("heroes", 2, 40, {}),
    ("heroes", 3, 40, {"hands": 1}),
]


class Run:
    """One server with one of the worlds under its table, and all that the seat and a watcher are sent."""

    def __init__(self, place: Parlour, twins: Twins, table: str, keys: dict[str, str]) -> None:
        self.place = place
        self.twins = twins
        self.table = table
        self.keys = keys
        self.pages: list[tuple[str, int, bytes]] = []

    @property
    def own_key(self) -> str:
        return self.keys[str(self.twins.seat)]

    async def play(self, chance: random.Random) -> None:
        """Play the moves; between them the seat asks all that it can think of."""
        seat, others = self.twins.seat, [key for at, key in self.keys.items() if at != str(self.twins.seat)]
        self.mine = await self.place.join(self.table, [self.own_key])
        self.watcher = await self.place.join(self.table, [])
        self.theirs = await self.place.join(self.table, others)
        for mover, action in self.twins.moves:
            await self.pry(chance)
            line = self.mine if mover == seat else self.theirs
            answer = await self.move(line, mover, action)
            assert answer["type"] == "accepted", answer
            await self.place.settle()
            await agree(self.place, self.table)
        for other in range(self.twins.here.seats):
            await self.theirs.ask("look", seat=other)

    async def move(self, line: Line, seat: int, action: int) -> dict[str, Any]:
        """Somebody's move."""
        return await line.ask("move", seat=seat, version=line.state()["version"], option=f"a{action}")

    async def pry(self, chance: random.Random) -> None:
        """The seat tries one of the things that might tell it something."""
        ways = (self.illegal, self.of_others, self.hint, self.back, self.eyes, self.ahead, self.behind)
        seat = self.twins.seat
        if chance.random() < 0.5:
            await chance.choice(ways)(seat, chance)
            await self.place.settle()

    async def illegal(self, seat: int, chance: random.Random) -> None:
        """Some action, whether it is anybody's or none."""
        space = self.twins.here.action_space()
        legal = {option["action"] for option in (self.mine.state()["decision"] or {"options": []})["options"]}
        calls = {option["action"] for option in self.mine.state()["calls"]}
        for action in chance.sample(range(space + 10), 8):
            if action not in legal | calls:
                assert (await self.move(self.mine, seat, action))["type"] == "refused"

    async def of_others(self, seat: int, chance: random.Random) -> None:
        """What another could do now in one of the two worlds, tried by the seat for itself and for them."""
        state = self.mine.state()
        if state["view"]["actor"] != seat and not state["together"]:
            for action in self.twins.offered(state["ply"])[:4]:
                for whose in (seat, state["view"]["actor"]):
                    assert (await self.move(self.mine, whose, action))["type"] == "refused"

    async def hint(self, seat: int, chance: random.Random) -> None:
        """A hint, for itself or another."""
        whose = chance.randrange(self.twins.here.seats)
        await self.mine.ask("hint", seat=whose, version=self.mine.state()["version"])

    async def back(self, seat: int, chance: random.Random) -> None:
        """To take something back, which the others do not allow."""
        answer = await self.mine.ask("undo", seat=seat, version=self.mine.state()["version"])
        await self.place.settle()
        request = self.mine.state()["undo"]
        if request:
            await self.theirs.ask("consent", seat=request["waits_for"][0], agree=False)
        elif answer["type"] == "accepted":  # it was free: the decision is taken again
            ply = self.mine.state()["ply"]
            again = await self.move(self.mine, *self.twins.moves[ply])
            assert again["type"] == "accepted", again
            await self.place.settle()
            await agree(self.place, self.table)

    async def eyes(self, seat: int, chance: random.Random) -> None:
        """To look through everybody's eyes."""
        for whose in (None, *range(self.twins.here.seats), seat):
            await self.mine.ask("look", seat=whose)

    async def ahead(self, seat: int, chance: random.Random) -> None:
        """To hear what would happen, and to talk."""
        await self.mine.ask("what-if", seat=seat, room="sewer", hero="knight")
        await self.mine.ask("say", seat=seat, text="What do you hold?")

    async def behind(self, seat: int, chance: random.Random) -> None:
        """To have seen only a part of it, or more than there is."""
        assert (await self.mine.ask("seen", version=chance.randrange(1000)))["type"] == "accepted"

    async def read(self) -> None:
        """All pages about a running game, with and without the seat's key, through anybody's eyes."""
        plies = len(self.twins.moves)
        paths = ["", "/record", "/story"] + [
            f"/moments/{ply}" for ply in (0, 1, plies // 2, plies - 1, plies, plies + 1)
        ]
        eyes = ["", *(f"?seat={seat}" for seat in range(self.twins.here.seats))]
        for path in (f"/api/tables/{self.table}{path}{seat}" for path in paths for seat in eyes):
            for headers in ({}, {"authorization": f"Bearer {self.own_key}"}):
                answer = await self.place.http.get(path, headers=headers)
                self.pages.append((path, answer.status_code, answer.content))
        for path in ("/api/tables", "/api/games", "/metrics"):
            answer = await self.place.http.get(path)
            self.pages.append((path, answer.status_code, answer.content if path != "/metrics" else b""))

    async def come_again(self) -> None:
        """The seat and a watcher come anew, with nothing and with an old version; also to a table that was let go."""
        for version in (None, 1, self.mine.state()["version"] // 2):
            await self.place.join(self.table, [self.own_key], version=version)
            await self.place.join(self.table, [], version=version)
        for line in self.place.lines:
            await line.hang_up()
        hub = self.place.app.state.hub
        (await hub.table(self.table)).close()
        await self.place.join(self.table, [self.own_key])
        await self.place.join(self.table, [])

    def heard(self) -> list[list[str]]:
        """What the seat and those who watch have been sent, line by line."""
        return [line.heard for line in self.place.lines if line is not self.theirs]

    def secrets_told(self) -> list[str]:
        """Keys and seeds that anybody was sent; the keys were told once, to who made the table."""
        told = [text for line in self.place.lines for text in line.heard]
        told += [page.decode() for _, _, page in self.pages]
        return [text for text in told if "Secret-Secret" in text or KEY.hex() in text]


def first_difference(here: Sequence[object], there: Sequence[object]) -> tuple[object, object] | None:
    """The first thing that is not the same in both."""
    return next((pair for pair in zip_longest(here, there) if pair[0] != pair[1]), None)


async def run(twins: Twins, seed: int) -> Run:
    """A whole run of the server."""
    async with parlour() as place:
        setup = twins.here.setup
        seats = [{"who": "me" if seat == twins.seat else "hot"} for seat in range(setup.seats)]
        clock = {"kind": "bank", "seconds": 600}
        options = {name: value for name, value in setup.options.items() if name in ("target", "penance", "hands")}
        made = await place.make(game=setup.game, seats=seats, public=True, clock=clock, options=options)
        one = Run(place, twins, made["table"], made["keys"]["seats"])
        await one.play(random.Random(seed))
        await one.read()
        await one.come_again()
        return one


@pytest.mark.parametrize("seed", range(by_mode(compiled=4, plain=1)))
@pytest.mark.parametrize(("game", "seats", "plies", "options"), TABLES)
def test_a_seat_cannot_tell_worlds_apart(
    game: str, seats: int, plies: int, options: dict[str, int], seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    pair = twins(game, seats, seed, plies, options)
    runs: list[Run] = []
    for world in (pair.here, pair.there):
        with monkeypatch.context() as patch:
            without_chance(patch)
            patch.setattr(tables, "new_game", lambda *_, world=world: remembered(world))
            runs.append(asyncio.run(run(pair, seed)))
    here, there = runs
    assert not here.secrets_told()
    assert first_difference(here.pages, there.pages) is None
    for mine, also in zip(here.heard(), there.heard(), strict=True):
        assert first_difference(mine, also) is None
    if any(zone.seen_by == OWNER for zone in pair.here.zones()):  # the others do see a difference
        assert first_difference(here.theirs.heard, there.theirs.heard) is not None


# ---- Names of cards


def names_in(value: object) -> set[str]:
    """All that is named anywhere in a message: `@card/hydra#1`, `hydra#1` and `hydra` name a hydra."""
    if isinstance(value, dict):
        return set().union(*(names_in(inner) for inner in value.values()))
    if isinstance(value, list):
        return set().union(*(names_in(inner) for inner in value))
    return {value.removeprefix("@card/").removeprefix("@kind/").split("#")[0]} if isinstance(value, str) else set()


def unknown(game: Game, seat: int | None) -> set[str]:
    """The kinds of cards that lie somewhere and of which the rules have not told this seat anything."""
    zones = game.zones()
    lying = {
        game.face(card)
        for number in range(len(zones))
        for owner in range(game.seats if zones[number].per_seat else 1)
        for card in game.cards_in(number, owner)
    }
    known = names_in(game.view(seat)) | names_in(game.events(seat))
    return lying - known - (names_in(game.decision()) if game.actor == seat else set())


async def play_openly(game: str, seats: int, plies: int, options: dict[str, int]) -> int:
    """Play with a line for each seat and one that watches; how many names were kept from somebody."""
    async with parlour() as place:
        chairs = [{"who": "me"} for _ in range(seats)]
        made = await place.make(game=game, seats=chairs, public=True, options=options)
        lines = [await place.join(made["table"], [made["keys"]["seats"][str(seat)]]) for seat in range(seats)]
        lines.append(await place.join(made["table"], []))
        table, chance, kept = place.game(made["table"]), random.Random(7), 0
        for _ in range(plies):
            before = [len(line.heard) for line in lines]
            mover = lines[table.actor]
            version, option = mover.state()["version"], chance.choice(table.options())
            await mover.ask("hint", seat=int(table.actor), version=version)
            await mover.ask("move", seat=int(table.actor), version=version, option=f"a{option}")
            await place.settle()
            await agree(place, made["table"])
            for seat, line in enumerate(lines):
                secret = unknown(table, seat if seat < seats else None)
                kept += len(secret)
                for text in line.heard[before[seat] :]:
                    assert not names_in(json.loads(text)) & secret, text
        return kept


@pytest.mark.parametrize(("game", "seats", "plies", "options"), TABLES)
def test_no_message_names_a_card_that_its_reader_cannot_know(
    game: str, seats: int, plies: int, options: dict[str, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    without_chance(monkeypatch)
    assert asyncio.run(play_openly(game, seats, plies, options)) > plies
