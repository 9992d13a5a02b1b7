"""What a live table is made of.

In reading order: `clocks`, `presence` (who is there), `pace` (how far bots are ahead of the screens), `event_log` (what
happened is kept), `agreeing` (what all decide together), `dealing` (the beginning of a game), `pictures` (what is kept
of a game lest its rules go), `watchfulness` and `penances` (what some games see done).
"""
