"""Where tables are kept: what was acknowledged is on disk.

In reading order: `base` (what a store does), `rows` (what a change writes), `migrations` (the layout of a database, and
how an older one gets it); `clerk`, `sqlite_file` and `sqlite`; `outage`, `postgres_link`, `notices`, `scribe`, `ear`,
`heartbeat` and `postgres`; `places` (which store an address means).
"""

from .base import Attendance, Brief, ChatRow, Entry, Forgotten, KeyRow, Store, StoreError
from .places import open_store

__all__ = ["Attendance", "Brief", "ChatRow", "Entry", "Forgotten", "KeyRow", "Store", "StoreError", "open_store"]
