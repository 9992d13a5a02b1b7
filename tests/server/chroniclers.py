"""A group with a chronicle at a server inside a test: they look at it, play its nights, and play them to the end."""

from __future__ import annotations

from typing import Any

from lootkeep.bots import bot

from .guests import count_states, new_state
from .parlour import Line, Parlour

ME = {"who": "me", "name": "Mira"}
SCOUT = {"who": "bot", "level": "apprentice"}


class Group:
    """Those who have the link of a chronicle."""

    def __init__(self, place: Parlour, made: dict[str, Any]) -> None:
        self.place = place
        self.name: str = made["chronicle"]
        self.key: str = made["key"]
        self.headers = {"authorization": f"Bearer {self.key}"}

    async def ask(self, what: str = "", **said: Any) -> Any:
        """What comes of asking for something, which has to go well."""
        path = f"/api/chronicles/{self.name}{what and '/'}{what}"
        http = self.place.http
        asking = http.post(path, json=said, headers=self.headers) if said else http.get(path, headers=self.headers)
        answer = await asking
        assert answer.status_code < 300, answer.text
        return answer.json()

    async def refused(self, what: str, **said: Any) -> str:
        """Why something is refused, in English."""
        path = f"/api/chronicles/{self.name}/{what}"
        answer = await self.place.http.post(path, json=said, headers=self.headers)
        assert answer.status_code >= 400, answer.text
        text: str = answer.json()["text"]
        return text

    async def night(self, scene: str = "first-watch", *seats: dict[str, Any], **more: Any) -> dict[str, Any]:
        """A table for a night: its name and its keys."""
        made: dict[str, Any] = await self.ask("nights", scene=scene, seats=list(seats or [ME]), **more)
        return made


async def begun(place: Parlour, **more: Any) -> Group:
    """A group that has begun a chronicle."""
    answer = await place.http.post(
        "/api/chronicles", json={"name": "The Thursday Monsters", "game": "heroes", "member": "Mira", **more}
    )
    assert answer.status_code == 201, answer.text
    return Group(place, answer.json())


async def at_table(place: Parlour, made: dict[str, Any]) -> Line:
    """Whoever set a night up, sitting there."""
    return await place.join(made["table"], [made["keys"]["host"], *made["keys"]["seats"].values()])


async def finish(place: Parlour, made: dict[str, Any], line: Line) -> None:
    """Play a night to its end as the greedy bot would."""
    player = bot("greedy", 1)
    while not (state := line.state())["outcome"]:
        known, game = count_states(line), place.game(made["table"])
        seat = state["decision"]["seat"]
        option = "a" + str(player.choose(game))
        answer = await line.ask("move", seat=seat, version=state["version"], option=option)
        assert answer["type"] == "accepted", answer
        await new_state(line, known)
