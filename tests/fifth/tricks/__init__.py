"""Tricks, a game from another package: everybody plays a card, the highest takes the trick, most tricks win.

It is the smallest example of a guest: rules, entry, words in three languages, a ledger; `entry_points.txt` beside this
folder tells Lootkeep of it.
"""
