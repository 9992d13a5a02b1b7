"""How long a person waits between two turns of theirs, with bots in the other seats, over a real socket.

`python bench/waiting.py [--seconds 20] [--games looterz kragmortha heroes] [--levels guard warden overlord]` starts a
server of its own on loopback. One person plays each game among bots of each level and answers at once, by chance. A
wait is the time from the last answer of a turn to the next question. Two screens are measured: one that says nothing
(a program), and one that shows each decision of others for `--show` seconds, one after the other, and says `seen`;
there a question counts from when it is shown. So the second is what somebody sees who watches: the longer of thinking
and showing, if bots think meanwhile, and their sum if they do not. To compare with another version, name its sources in
PYTHONPATH; a server that does not know `seen` refuses it, and nothing else changes.
"""

import argparse
import asyncio
import json
import random
import statistics
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

from load import running
from websockets.asyncio.client import ClientConnection, connect

PORT = 8716
RIVALS = {"looterz": 3, "kragmortha": 3, "heroes": 2}
LEAST = 0.5  # seconds between two `seen`: more often a server need not listen


def make(game: str, level: str) -> dict[str, Any]:
    """A new table, with one person: its name and keys."""
    bots = [{"who": "bot", "level": level}] * RIVALS[game]
    body = json.dumps({"game": game, "seats": [{"who": "me", "name": "Ada"}, *bots]}).encode()
    request = urllib.request.Request(f"http://127.0.0.1:{PORT}/api/tables", body, {"content-type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        made: dict[str, Any] = json.load(answer)
    return made


class Person:
    """Somebody who answers at once what was shown, and whose screen takes its time to show it."""

    def __init__(self, socket: ClientConnection, show: float | None, end: float) -> None:
        self.socket = socket
        self.show = show  # seconds for each decision of others; None: this screen says nothing
        self.end = end
        self.chance = random.Random(1)
        self.states: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.waits: list[float] = []
        self.seen: list[int] = []  # states, in each of these waits
        self._said = 0.0  # when `seen` was last said

    async def play(self) -> None:
        """Play until the game is over, or the time."""
        hearing = asyncio.create_task(self._hear())
        answered: float | None = None
        others = 0
        try:
            while True:
                state = await asyncio.wait_for(self.states.get(), max(0.0, self.end - time.perf_counter()))
                if state["decision"] is None:
                    others += 1
                    if self.show:
                        await asyncio.sleep(self.show)
                elif others:
                    if answered is not None:
                        self.waits.append(time.perf_counter() - answered)
                        self.seen.append(others)
                    others = 0
                await self._tell(state)
                if state["outcome"]:
                    return
                if state["decision"] is not None:
                    answered = time.perf_counter()
                    await self._answer(state)
        except TimeoutError:
            return
        finally:
            hearing.cancel()

    async def _hear(self) -> None:
        version = -1
        async for text in self.socket:
            told = json.loads(text)
            if told["type"] == "state" and told["version"] > version:  # and not the same, with a clock that runs
                version = told["version"]
                self.states.put_nowait(told)

    async def _tell(self, state: dict[str, Any]) -> None:
        """Say how far the game was shown: at a question, and when all is shown, but not too often."""
        if self.show is None or (state["decision"] is None and not self.states.empty()):
            return
        now = time.perf_counter()
        if state["decision"] is not None or now - self._said >= LEAST:
            self._said = now
            await self.socket.send(json.dumps({"type": "seen", "id": "seen", "version": state["version"]}))

    async def _answer(self, state: dict[str, Any]) -> None:
        option = self.chance.choice(state["decision"]["options"])["id"]
        move = {"type": "move", "id": f"v{state['version']}", "seat": state["seat"], "version": state["version"]}
        await self.socket.send(json.dumps({**move, "option": option}))


async def measure(game: str, level: str, show: float | None, seconds: float) -> None:
    """One row: games of this kind, one after another, for so long."""
    waits: list[float] = []
    states: list[int] = []
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        made = make(game, level)
        keys = [made["keys"]["host"], *made["keys"]["seats"].values()]
        async with connect(f"ws://127.0.0.1:{PORT}/ws", max_size=None) as socket:
            await socket.send(json.dumps({"type": "hello", "id": "hello", "table": made["table"], "keys": keys}))
            person = Person(socket, show, end)
            await person.play()
        waits += person.waits
        states += person.seen
    screen = "says nothing" if show is None else f"shows {show:g} s each"
    name = f"{game}, {RIVALS[game]} {level}s"
    if not waits:
        print(f"{name:<26}{screen:<20}  none within {seconds:g} s")
        return
    ordered = sorted(waits)
    ninth = ordered[min(len(ordered) - 1, len(ordered) * 9 // 10)]
    print(
        f"{name:<26}{screen:<20}{len(waits):>6}{statistics.mean(states):>11.1f}{statistics.mean(waits):>9.2f}"
        f"{statistics.median(waits):>9.2f}{ninth:>9.2f}{ordered[-1]:>9.2f}",
        flush=True,
    )


async def main(games: list[str], levels: list[str], shows: list[float | None], seconds: float) -> None:
    """All rows."""
    print(f"{'':<26}{'screen':<20}{'waits':>6}{'states':>11}{'mean':>9}{'median':>9}{'p90':>9}{'longest':>9}   seconds")
    for game in games:
        for level in levels:
            for show in shows:
                await measure(game, level, show, seconds)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", nargs="+", default=list(RIVALS), choices=list(RIVALS))
    parser.add_argument("--levels", nargs="+", default=["guard", "warden", "overlord"])
    parser.add_argument("--seconds", type=float, default=20.0, help="for each row")
    parser.add_argument(
        "--show", type=float, default=0.35, help="seconds that a decision is shown, by the second screen"
    )
    parser.add_argument("--screens", nargs="+", default=["silent", "showing"], choices=["silent", "showing"])
    asked = parser.parse_args()
    shows = [asked.show if screen == "showing" else None for screen in asked.screens]
    with tempfile.TemporaryDirectory() as folder, running("load_server.py", PORT, Path(folder) / "tables.db"):
        asyncio.run(main(asked.games, asked.levels, shows, asked.seconds))
