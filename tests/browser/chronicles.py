"""Chronicles that are there before a browser comes, with evenings, so that there is something to look at."""

from __future__ import annotations

import json
import urllib.request
from typing import Any, NamedTuple

from lootkeep.campaign import chapters
from tests.browser.guest import Guest
from tests.browser.server import Server

ADD = """localStorage.setItem("lootkeep-chronicles",
  JSON.stringify({ ...JSON.parse(localStorage.getItem("lootkeep-chronicles") ?? "{}"), ...%s }))"""


class Begun(NamedTuple):
    """A chronicle, and its secret."""

    name: str
    key: str

    @property
    def path(self) -> str:
        """Its link, as one gives it to friends."""
        return f"/c/{self.name}#k={self.key}"

    def carried(self, guest: Guest) -> None:
        """Have it in somebody's browser."""
        guest.context.add_init_script(ADD % json.dumps({self.name: {"key": self.key, "seen": 1}}))


def bring(server: Server, evenings: list[dict[str, Any]]) -> Begun:
    """A chronicle with these evenings."""
    file = {
        "chronicle": 1,
        "game": "heroes",
        "name": "The Thursday Monsters",
        "members": ["Ada", "Bo"],
        "evenings": evenings,
    }
    asked = urllib.request.Request(
        f"{server.address}/api/chronicles/brought", json.dumps(file).encode(), {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(asked) as answer:
        made = json.load(answer)
    return Begun(made["chronicle"], made["key"])


def halfway(server: Server) -> Begun:
    """A chronicle of which all but the last chapter is open, with victories, a fall, and trophies."""
    *before, last = chapters("heroes")[:3]
    scenes = [scene["edition"] for chapter in before for scene in chapter["scenes"]]
    won = [*scenes, last["scenes"][0]["edition"]]
    fallen = [last["scenes"][2]["edition"]] * 2
    evenings = [evening(scene, n, won=n < len(won)) for n, scene in enumerate([*won, *fallen])]
    return bring(server, evenings)


def evening(scene: str, n: int, *, won: bool = True) -> dict[str, Any]:
    """The nth evening of a group, as a file has it."""
    return {
        "scene": scene,
        "difficulty": n % 4,
        "seats": 2,
        "won": won,
        "turns": 8 + n,
        "clans": [("ratkin", "imp", "slime")[n % 3], ("dragon", "witch", "gnoll", "skeleton")[n % 4]],
        "names": ["Ada", "Bo"],
        "counts": {"kept": 10 - n % 3 if won else 0, "treasures": 10, "lost": n % 3 if won else 10},
        "at": 1_790_000_000.0 + 86_400 * n,
    }
