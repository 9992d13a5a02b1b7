"""Every screen there is, and the way to it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from typing import Any

from tests.browser import chronicles
from tests.browser.guest import Guest
from tests.browser.server import Server
from tests.browser.tables import Table, by_other_rules, play_on, set_table

Way = Callable[[Guest, Server], None]

# Who sits at the tables, and how many questions were answered there: in the middle of a game there is the most to see.
TABLES: dict[str, dict[str, Any]] = {
    "looterz": {"game": "looterz", "bots": 3, "answers": 12},
    "rigor": {"game": "looterz", "edition": "rigor", "bots": 5, "answers": 8},
    "kragmortha": {"game": "kragmortha", "bots": 3, "answers": 12},
    "goblins": {"game": "kragmortha", "bots": 7, "answers": 6, "options": {"penance": 1}},
    "penances": {"game": "kragmortha", "bots": 3, "answers": 22, "options": {"penance": 1}},
    "heroes": {"game": "heroes", "bots": 1, "answers": 25},
    "dungeon": {"game": "heroes", "edition": "the-ram", "people": 4, "bots": 0, "answers": 60},
    "curtain": {"game": "looterz", "people": 2, "bots": 1, "answers": 5},
    "public": {"game": "looterz", "bots": 2, "answers": 5, "public": True},
    "ended-looterz": {"game": "looterz", "bots": 3},
    "ended-kragmortha": {"game": "kragmortha", "bots": 3},
    "ended-heroes": {"game": "heroes", "bots": 1},
}


@cache
def table(server: Server, name: str) -> Table:
    """One of the tables, set and played once for all who look at it."""
    setting = dict(TABLES[name])
    answers = setting.pop("answers", None)
    made = set_table(server, setting.pop("game"), **setting)
    play_on(made) if answers is None else play_on(made, answers)
    return made


@cache
def lobby(server: Server, game: str) -> Table:
    """A table at which nobody plays yet."""
    return set_table(server, game, bots=1, friends=1, start=False)


@cache
def gone(server: Server, name: str) -> Table:
    """One of the tables, as if its rules were gone."""
    return by_other_rules(table(server, name))


def at_page(path: str, guest: Guest, server: Server) -> None:
    """A page that is the same for everybody."""
    guest.open(path)
    guest.page.get_by_role("heading").first.wait_for()


def at_lobby(game: str, guest: Guest, server: Server) -> None:
    """Before a game, as the host."""
    made = lobby(server, game)
    guest.carry(made)
    guest.open(made.address)
    guest.page.get_by_role("textbox", name=guest.say("web-invite")).wait_for()


def at_table(name: str, guest: Guest, server: Server) -> None:
    """In the middle of a game, as the host."""
    made = table(server, name)
    guest.carry(made)
    guest.open(made.address)
    guest.page.locator("[data-choices]").wait_for(state="attached")


def at_end(name: str, guest: Guest, server: Server) -> None:
    """After a game, with its result."""
    at_table(name, guest, server)
    guest.page.get_by_role("dialog").get_by_role("heading").first.wait_for()


@cache
def chronicle(server: Server) -> chronicles.Begun:
    """A group's nights, most of them won."""
    return chronicles.halfway(server)


def at_map(guest: Guest, server: Server) -> None:
    """The map of a chronicle, where it goes on."""
    guest.open(chronicle(server).path)
    guest.page.locator(".room .dungeon").first.wait_for(state="attached")


def before_a_night(guest: Guest, server: Server) -> None:
    """The story of a night that is about to be played."""
    at_map(guest, server)
    guest.button("web-chronicle-play").click()
    guest.button("web-chronicle-begin").wait_for()


def at_chronicles(guest: Guest, server: Server) -> None:
    """Where a chronicle is begun, with one that is known."""
    at_map(guest, server)
    at_page("/chronicles/heroes", guest, server)
    guest.page.get_by_role("link", name=guest.say("web-continue")).wait_for()


def with_tool(message: str, guest: Guest, server: Server) -> None:
    """At a table, with one of its tools open."""
    at_table("looterz", guest, server)
    guest.page.get_by_role("banner").get_by_role("button", name=guest.say(message)).click()


def at_gone(name: str, guest: Guest, server: Server) -> None:
    """At a table whose rules are gone."""
    made = gone(server, name)
    guest.carry(made)
    guest.open(made.address)
    guest.page.locator("pre").wait_for()


def as_watcher(guest: Guest, server: Server) -> None:
    """At a table where others play."""
    guest.open(table(server, "public").address)
    guest.page.locator("[data-choices]").wait_for(state="attached")


def at_replay(name: str, guest: Guest, server: Server) -> None:
    """A moment of a game that is over."""
    made = table(server, name)
    guest.carry(made)
    guest.open(f"/replay/{made.name}/20")
    guest.page.get_by_role("slider").wait_for()


SCREENS: dict[str, Way] = {
    "home": partial(at_page, "/"),
    "about": partial(at_page, "/about"),
    "editor": partial(at_page, "/editor"),
    "rules": partial(at_page, "/rules/kragmortha"),
    **{f"first-{game}": partial(at_page, f"/first/{game}") for game in ("looterz", "kragmortha", "heroes")},
    "no-table": partial(at_page, "/t/nobody-here-99"),
    **{f"lobby-{game}": partial(at_lobby, game) for game in ("looterz", "kragmortha", "heroes")},
    **{name: partial(at_table, name) for name in TABLES if name not in ("public",) and not name.startswith("ended")},
    **{name: partial(at_end, name) for name in TABLES if name.startswith("ended")},
    **{f"replay-{name[6:]}": partial(at_replay, name) for name in TABLES if name.startswith("ended")},
    "chronicles": at_chronicles,
    "chronicle": at_map,
    "before-a-night": before_a_night,
    "gone-looterz": partial(at_gone, "looterz"),
    "gone-heroes": partial(at_gone, "dungeon"),
    "watcher": as_watcher,
    "settings": partial(with_tool, "web-settings"),
    "rules-beside": partial(with_tool, "web-rules"),
    "chat": partial(with_tool, "web-chat"),
    "leave": partial(with_tool, "web-leave"),
}
