"""Trophies: feats that a chronicle remembers, by the evenings that were played."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Sequence
from typing import NamedTuple

from .campaign import Evening, Story, chapters, editions, roles, scenes
from .engine.entry import Trophy
from .register import entry


class Shown(NamedTuple):
    """A trophy on the shelf: how much of it there is, and the evening that won it."""

    trophy: Trophy
    have: int
    of: int
    evening: Evening | None

    @property
    def is_won(self) -> bool:
        """Whether it is there."""
        return self.evening is not None


def shelf(story: Story) -> list[Shown]:
    """All trophies of a game, as far as a group has come with each."""
    return [shown(story, trophy) for trophy in entry(story.game).trophies()]


def shown(story: Story, trophy: Trophy) -> Shown:
    """One trophy, by the evenings in their order."""
    counted = [each for each in story.evenings if counts(story, trophy, each)]
    of = trophy["of"] or total(story.game, trophy)
    so_far = have(story.game, trophy, counted)
    if so_far < of:
        return Shown(trophy, so_far, of, None)
    enough = bisect_left(range(len(counted)), of, key=lambda n: have(story.game, trophy, counted[: n + 1]))
    return Shown(trophy, of, of, counted[enough])


def counts(story: Story, trophy: Trophy, each: Evening) -> bool:
    """Whether an evening counts for a trophy; what nobody wrote down is no feat."""
    defeats = story.defeats.get(each.scene)
    if defeats is None or each.won is not trophy["won"] or each.difficulty < trophy["difficulty"]:
        return False
    if trophy["seats"] not in (0, each.seats) or each.seats - len(each.bots) < trophy["people"]:
        return False
    if trophy["people"] and not each.names:
        return False
    if sum(fall.at < each.at for fall in defeats) < trophy["falls"]:
        return False
    known = each.counts
    return all(known.get(what, -1) >= least for what, least in trophy["least"].items()) and all(
        what in known and known[what] <= most for what, most in trophy["most"].items()
    )


def have(game: str, trophy: Trophy, counted: Sequence[Evening]) -> int:
    """How much of a trophy some evenings make."""
    return COUNTED[trophy["counts"]](game, counted)


def total(game: str, trophy: Trophy) -> int:
    """How much there is to be had at all."""
    return {"scenes": len(scenes(game)), "chapters": len(chapters(game)), "roles": len(roles(game))}[trophy["counts"]]


def of_evenings(game: str, counted: Sequence[Evening]) -> int:
    """How many evenings there were."""
    return len(counted)


def of_scenes(game: str, counted: Sequence[Evening]) -> int:
    """How many scenarios they were."""
    return len({each.scene for each in counted})


def of_chapters(game: str, counted: Sequence[Evening]) -> int:
    """How many whole chapters they were."""
    played = {each.scene for each in counted}
    return sum(played.issuperset(editions(chapter)) for chapter in chapters(game))


def of_roles(game: str, counted: Sequence[Evening]) -> int:
    """How many of those who can be played were played."""
    return len({role for each in counted for role in each.clans} & set(roles(game)))


COUNTED: dict[str, Callable[[str, Sequence[Evening]], int]] = {
    "evenings": of_evenings,
    "scenes": of_scenes,
    "chapters": of_chapters,
    "roles": of_roles,
}
