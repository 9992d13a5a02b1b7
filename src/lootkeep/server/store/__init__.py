"""Where tables are kept: what was acknowledged is on disk.

In reading order: `rows` (what a change writes), `migrations` (the layout of a database, and how an older one gets it),
`group_commit` (many changes in a transaction); `sqlite_file`, `sqlite_writer` and `sqlite`; `postgres`, a folder of its
own; `places` (which store an address means).
"""

from .places import open_store

__all__ = ["open_store"]
