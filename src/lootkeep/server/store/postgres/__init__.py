"""Tables in a PostgreSQL database, which several processes may share.

In reading order: `outage` (told once), `pool`, `notices`, `listener`, `writer`, `heartbeat`, `store`.
"""
