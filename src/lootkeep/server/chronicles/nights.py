"""Playing a night: a table like any other, with the scenario and the clans of the story, that writes how it ended."""

from __future__ import annotations

from ...campaign import MOST_EVENINGS, at_level, level, scenes
from ..protocol.chronicles import NewNight
from ..protocol.http import NewTable
from ..protocol.refusals import RequestRefused
from .book import Book

MOST_AT_ONCE = 20  # nights that are being played, or were left


def new_table(book: Book, asked: NewNight, running: int) -> NewTable:
    """The table for a night, beside so many others; what the chronicle does not offer yet is refused."""
    check(book, asked, running)
    scene = scenes(book.words.game)[asked.scene]
    prescribed = {} if asked.free else scene["prescribed"].get(len(asked.seats), {})
    return NewTable(
        game=book.words.game,
        seats=asked.seats,
        edition=asked.scene,
        options={**at_level(0), **asked.options, **prescribed},
        clock=asked.clock,
        start=asked.start,
        words=asked.words,
    )


def check(book: Book, asked: NewNight, running: int) -> None:
    """Refuse a scenario that is shut, a difficulty that is yet to be earned, and more than there is room for."""
    story, known = book.story, scenes(book.words.game)
    if asked.scene not in known:
        raise RequestRefused("malformed", "chronicle-no-scene", scenario=asked.scene, scenarios=", ".join(known))
    if not story.is_open(asked.scene):
        raise RequestRefused("not-now", "chronicle-shut")
    if level(asked.options) in story.locked(asked.scene):
        raise RequestRefused("not-now", "chronicle-unearned")
    if book.size >= MOST_EVENINGS:
        raise RequestRefused("not-now", "chronicle-full", most=MOST_EVENINGS)
    if running >= MOST_AT_ONCE:
        raise RequestRefused("not-now", "chronicle-many-nights", most=MOST_AT_ONCE)
