"""A table that somebody is at: one change at a time, on disk before anybody hears of it.

In reading order: `clients`, `sight` (what they are shown), `parts` and `bots`, folders of their own; `live_table`,
`health`, `hub` (all tables of this process) and `retention` (how long they are kept).
"""
