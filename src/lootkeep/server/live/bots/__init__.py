"""Bots at a live table.

In reading order: `processes` (in which they think), `fair_queue` (who is thought for next), `thinkers`, `pacing` (when
a move is shown), `turns` (one move after the other).
"""
