"""A table that somebody is at: one change at a time, on disk before anybody hears of it.

In reading order: `clients`, `sight` (what they are shown), `audience` (telling it), `health`, `services` (what the
house does for a table), `owner` (what a table's parts know of it), `parts` and `bots`, folders of their own;
`live_table`, `hub` (all tables of this process) and `retention` (how long they are kept).
"""
