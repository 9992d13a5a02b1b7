"""What a store does, whichever database is behind it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import NamedTuple, Protocol


class StoreError(OSError):
    """The store cannot be opened, or failed: the text says what, where, and what to do.

    Not a ValueError, so that nobody takes a full disk for an illegal move. The reason is what is wrong in a few words
    that may be told to anybody: it names no place, no user and no password.
    """

    def __init__(self, text: str, *, reason: str = "failed") -> None:
        super().__init__(text)
        self.reason = reason


class Entry(NamedTuple):
    """One thing that happened at a table; versions count 1, 2, 3 without gaps."""

    version: int
    kind: str
    data: bytes
    at: float  # seconds since 1970


class KeyRow(NamedTuple):
    """Who may do what at a table: the SHA-256 of a secret, for the host, for guests or for a seat."""

    role: str
    seat: int | None
    digest: bytes


class Listing(NamedTuple):
    """A table as lists show it."""

    table: str
    game: str
    edition: str
    phase: str
    names: list[str | None]  # None: of a bot, which every language calls otherwise
    actor: int | None
    open_seats: int
    made: float
    moved: float
    public: bool
    winners: list[int]
    rules: int = 0  # by which the game began, as its log says
    box: str = ""


class NightRow(NamedTuple):
    """A table as the chronicle knows it to which it belongs."""

    table: str
    chronicle: str
    salt: str  # that makes, with the chronicle's key, the key by which its people come in
    is_over: bool
    at: float  # when it was made, or ended
    data: bytes  # what is played, or what was


class ChronicleRow(NamedTuple):
    """A chronicle: its versions count 1, 2, 3 without gaps."""

    version: int
    data: bytes
    at: float  # of this version


class ChatRow(NamedTuple):
    """Something that was said; lines of a table count 1, 2, 3 without gaps."""

    number: int
    seat: int | None
    name: str
    text: str
    at: float


class Forgotten(NamedTuple):
    """Tables that were deleted, each with its phase; and the name after which to go on, if that was not all."""

    tables: dict[str, str]
    go_on: str | None


class Attendance(NamedTuple):
    """Who is connected to a table at one server, or at several."""

    seats: tuple[int, ...] = ()
    hosts: tuple[int, ...] = ()  # the seats of hosts
    watchers: int = 0
    thinks: bool = False  # whether it thinks for the bots
    version: int = 0  # of the table there,
    ran: float | None = None  # and for how many seconds its clock has run since; None: it stands still


Changed = Callable[[str, int, int], None]  # a table, its newest version and line of chat; 0: that has not changed
Here = Callable[[], dict[str, Attendance]]  # who is connected to this server, by table
Elsewhere = Callable[[dict[str, list[Attendance]]], None]  # who is connected to others, by table


class Store(Protocol):
    """Keeps tables and chronicles. What a method has answered is on disk; what it refused has changed nothing."""

    is_shared: bool  # whether other processes may change the same tables

    async def make(
        self,
        table: str,
        head: bytes,
        keys: Sequence[KeyRow],
        entries: Sequence[Entry],
        listing: Listing,
        night: NightRow | None = None,
    ) -> bool:
        """Keep a new table; False: the name is taken."""
        ...

    async def load(self, table: str) -> tuple[bytes, list[KeyRow], list[Entry]] | None:
        """All about a table at one moment: its head, its keys and its log; None: there is no such table."""
        ...

    async def keys(self, tables: Sequence[str]) -> dict[str, list[KeyRow]]:
        """The keys of those of these tables that there are."""
        ...

    async def append(
        self,
        table: str,
        entries: Sequence[Entry],
        keys: Sequence[KeyRow] = (),
        listing: Listing | None = None,
        drop_keys: Sequence[bytes] = (),
        night: NightRow | None = None,
    ) -> bool:
        """Add entries to a log, and with them keys, a new listing, and what a chronicle is to know of it.

        False: the log does not end where they begin.
        """
        ...

    async def entries(self, table: str, since: int) -> list[Entry]:
        """What happened after a version."""
        ...

    async def say(self, table: str, seat: int | None, name: str, text: str, at: float) -> int:
        """Add a line to the chat; its number."""
        ...

    async def chat(self, table: str, since: int, most: int) -> list[ChatRow]:
        """The latest lines after a number, the oldest of them first."""
        ...

    async def listings(self, *, tables: Sequence[str] = (), public: bool = False, most: int = 50) -> list[Listing]:
        """Lines of a list, those that moved last first: of these tables, or of all; only public ones if so asked."""
        ...

    async def keep_picture(self, table: str, version: int, data: bytes) -> None:
        """Keep what a table looked like in a version, instead of an older picture."""
        ...

    async def picture(self, table: str) -> bytes | None:
        """What a table last looked like, if that was kept."""
        ...

    async def forget(self, before: Mapping[str, float], after: str, spare: Collection[str]) -> Forgotten:
        """Look at a few tables, in the order of their names after this one, and delete those that are old.

        Old is a table of one of these phases at which nothing was done or said since the moment given for its phase.
        None is deleted that is spared, that somebody changes meanwhile, or that was played to its end for a chronicle
        that there is.
        """
        ...

    async def keep_chronicle(self, chronicle: str, row: ChronicleRow) -> bool:
        """Keep the next version of a chronicle, or a new one; False: another was faster, or the name is taken."""
        ...

    async def chronicles(self, names: Sequence[str]) -> dict[str, ChronicleRow]:
        """Those of these chronicles that there are."""
        ...

    async def nights(self, chronicles: Sequence[str]) -> list[NightRow]:
        """All tables of these chronicles, the oldest first."""
        ...

    async def forget_chronicles(self, unused: float, empty: float) -> int:
        """Delete some chronicles that nobody changed or played since a moment, or (empty) never played at all.

        Their tables stay, and are as old as any others.
        """
        ...

    async def touch(self) -> None:
        """Write something that nobody needs, always to the same place, to see whether anything can be written."""
        ...

    def listen(self, told: Changed) -> None:
        """Be told in the event loop what other processes have changed since the store was opened.

        The same may be told twice, and what this process has changed as well.
        """
        ...

    def meet(self, here: Here, told: Elsewhere) -> None:
        """Let other servers know again and again who is here, and be told each time who is at them."""
        ...

    def hurry(self) -> None:
        """Somebody came or went: let other servers know soon."""
        ...

    async def elsewhere(self, table: str) -> list[Attendance]:
        """Who is at a table at each of the other servers now."""
        ...

    async def lease(self, table: str) -> bool:
        """Whether this server thinks for the bots of a table.

        Of those that share a store one does at any time: for as long as it lives, and somebody is at the table there.
        """
        ...

    async def close(self) -> None:
        """Finish what was begun, and let the database go."""
        ...


def check_line(name: str, text: str) -> None:
    """Refuse what not every database can keep as text."""
    if "\0" in name or "\0" in text:
        raise ValueError("What is said cannot hold the character NUL (U+0000): leave it out.")
