"""Taking a chronicle along as a file, and bringing it: the same that the terminal keeps."""

from __future__ import annotations

import msgspec

from ... import campaign
from ...campaign import BrokenChronicle, Taken
from ..protocol.refusals import RequestRefused
from ..tables import names
from .book import Book


def taken_along(book: Book) -> bytes:
    """A chronicle as a file; its key and its tables stay here."""
    words = book.words
    evenings = [played.evening for played in book.evenings][-campaign.MOST_EVENINGS :]
    return campaign.write_file(Taken(game=words.game, name=words.name, members=words.members, evenings=evenings))


def brought(data: bytes) -> Taken:
    """A chronicle from a file, with names that can be read; one that cannot be is refused."""
    try:
        taken = campaign.read_file(data)
    except BrokenChronicle as broken:
        raise RequestRefused("malformed", broken.why) from None
    taken.name = names.cleaned(taken.name)
    taken.members = list(dict.fromkeys(filter(None, map(names.cleaned, taken.members))))
    taken.evenings = [
        msgspec.structs.replace(each, names=[names.cleaned(name) for name in each.names]) for each in taken.evenings
    ]
    return taken
