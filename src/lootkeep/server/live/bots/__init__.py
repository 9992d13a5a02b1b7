"""Bots at a live table.

In reading order: `processes` (in which they think), `fair_queue` (who is thought for next), `thinkers`, `pacing` (how
long a move takes), `turns` (one move after the other), `curves` (who was winning, once a game is over), `workshop`
(boxes of one's own).
"""
