"""Chronicles: a group's way through a game's scenarios, which anybody goes on with who has the link.

A chronicle is owned by no process: its few words are a row with a version (optimistic locking), its evenings are
written with the last moves of their tables.

In reading order: `links` (who may come in), `book` (what is kept of a chronicle), `shelf` (where it is kept),
`telling` (how it is shown), `nights` (playing one), `files` (taking it along, and bringing it), `desk` (all of this
over HTTP).
"""
