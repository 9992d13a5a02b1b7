"""People while everything fails: each plays or watches, comes back to any server, and notes whatever is wrong."""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

PATIENCE = 4.0  # seconds for an answer, before one tries another server
THINK = (0.05, 0.6)  # seconds
TALK = 4.0  # seconds between two lines of one who talks

AGAIN = ("busy", "too-much")  # refusals after which the same is asked again

Message = dict[str, Any]


@dataclass
class Findings:
    """What everybody has done and found."""

    wrong: list[str] = field(default_factory=list)
    counts: Counter[str] = field(default_factory=Counter)
    accepted: dict[tuple[str, str], int] = field(default_factory=dict)  # (table, id of a move) -> its version
    refused: set[tuple[str, str]] = field(default_factory=set)  # moves that were told not to be done
    said: dict[tuple[str, str], int] = field(default_factory=dict)  # (table, text) -> how often it was acknowledged
    seen: dict[tuple[str, int | None, int], str] = field(default_factory=dict)  # (table, eyes, version) -> digest

    def note(self, what: str) -> None:
        """Something is wrong."""
        if len(self.wrong) < 50:
            print(f"  WRONG: {what}", flush=True)
        self.wrong.append(what)


class Person:
    """Somebody at a table, at whichever server answers."""

    def __init__(self, name: str, table: str, key: str, seat: int | None, ports: list[int], found: Findings) -> None:
        self.name = name
        self.table = table
        self.key = key
        self.seat = seat
        self.ports = ports
        self.found = found
        self.chance = random.Random(name)
        self.version = -1  # the newest that was seen
        self.line = 0  # the last that was heard
        self.pending: Message | None = None  # a move that is not answered
        self.saying: Message | None = None
        self.is_playing = True
        self.is_here = False
        self.tasks: set[asyncio.Task[None]] = set()
        self.asked = 0

    @property
    def is_done(self) -> bool:
        """Whether somebody is at the table, and waits for no answer."""
        return self.is_here and self.pending is None and self.saying is None

    async def live(self) -> None:
        """Connect, and connect again, for ever."""
        while True:
            port = self.chance.choice(self.ports)
            try:
                async with asyncio.timeout(PATIENCE):
                    socket = await connect(f"ws://127.0.0.1:{port}/ws", ping_interval=2, ping_timeout=3)
                async with socket:
                    await self.stay(socket)
            except (OSError, WebSocketException, TimeoutError):
                pass
            finally:
                self.is_here = False
                for task in self.tasks:
                    task.cancel()
            self.found.counts["connections lost"] += 1
            self.saying = None  # whether it was said, nobody knows
            await asyncio.sleep(self.chance.uniform(0.05, 0.5))

    async def stay(self, socket: ClientConnection) -> None:
        """Say hello, ask again what was not answered, and listen."""
        hello: Message = {"type": "hello", "id": "hello", "table": self.table, "keys": [self.key], "chat": self.line}
        if self.version >= 0:
            hello["version"] = self.version
        await socket.send(json.dumps(hello))
        async with asyncio.timeout(PATIENCE):
            while not self.hear(socket, json.loads(await socket.recv())):
                pass
        self.is_here = True
        if self.pending is not None:
            self.found.counts["moves sent again"] += 1
            self.later(0.0, socket, self.pending)
        self.tasks.add(asyncio.create_task(self.talk(socket)))
        async for text in socket:
            self.hear(socket, json.loads(text))

    def hear(self, socket: ClientConnection, told: Message) -> bool:
        """One message; whether it was the welcome."""
        if told["type"] == "state":
            self.see(told)
            self.decide(socket, told)
        elif told["type"] == "chat":
            for line in told["lines"]:
                if line["number"] != self.line + 1:
                    self.found.note(f"{self.name} heard line {line['number']} after {self.line}")
                self.line = line["number"]
        elif told["type"] in ("accepted", "refused"):
            self.answered(socket, told)
        return bool(told["type"] == "welcome")

    def see(self, state: Message) -> None:
        """A state: no older than the last, and the same for all who look through these eyes."""
        version = state["version"]
        self.found.counts["states"] += 1
        if version < self.version:
            self.found.note(f"{self.name} saw version {version} after {self.version}")
        self.version = max(self.version, version)
        digest = hashlib.blake2b(json.dumps(state["view"], sort_keys=True).encode(), digest_size=8).hexdigest()
        if self.found.seen.setdefault((self.table, state["seat"], version), digest) != digest:
            self.found.note(f"{self.name} saw another version {version} than others")

    def decide(self, socket: ClientConnection, state: Message) -> None:
        """Choose something, unless a choice is not answered yet."""
        if self.pending is None and self.is_playing and state["decision"]:
            self.asked += 1
            option = self.chance.choice(state["decision"]["options"])["id"]
            self.pending = {"type": "move", "id": f"{self.name}-{self.asked}", "seat": self.seat}
            self.pending |= {"version": state["version"], "option": option}
            self.later(self.chance.uniform(*THINK), socket, self.pending)

    def answered(self, socket: ClientConnection, told: Message) -> None:
        """What became of a move, or of a line."""
        if self.saying is not None and told["id"] == self.saying["id"]:
            if told["type"] == "accepted":
                self.found.said[self.table, self.saying["text"]] = 1
            self.saying = None
        if self.pending is None or told["id"] != self.pending["id"]:
            return
        move = (self.table, told["id"])
        if told["type"] == "accepted":
            self.found.accepted[move] = told["version"]
            if told["version"] <= self.pending["version"]:
                self.found.note(f"{self.name}: a move in version {self.pending['version']} made {told['version']}")
        elif told["code"] in AGAIN:
            self.found.counts["told to wait"] += 1
            self.later(told.get("retry_after") or 0.5, socket, self.pending)
            return
        else:
            self.found.counts[f"refused: {told['code']}"] += 1
            self.found.refused.add(move)
        self.pending = None

    def later(self, seconds: float, socket: ClientConnection, asked: Message) -> None:
        """Send something soon; if there is no answer, go to another server."""

        async def send() -> None:
            await asyncio.sleep(seconds)
            with suppress(WebSocketException):
                await socket.send(json.dumps(asked))
                await asyncio.sleep(PATIENCE)
                if self.pending is asked:
                    await socket.close()

        task = asyncio.create_task(send())
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def talk(self, socket: ClientConnection) -> None:
        """Say something now and then."""
        with suppress(WebSocketException):
            while True:
                await asyncio.sleep(self.chance.uniform(0.5, 1.5) * TALK)
                if not self.is_playing:
                    return
                self.asked += 1
                self.saying = {"type": "say", "id": f"say-{self.asked}", "seat": self.seat}
                self.saying["text"] = f"{self.name} says {self.asked}"
                await socket.send(json.dumps(self.saying))
