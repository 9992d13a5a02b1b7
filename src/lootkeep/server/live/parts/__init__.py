"""What goes on at a live table beside its changes.

In reading order: `presence` (who is there), `clocks`, `agreeing` (what all decide together), `dealing` (the beginning
of a game), `pictures` (what is kept of a game lest its rules go), `orders` and `penances` (what some games see done).
"""
