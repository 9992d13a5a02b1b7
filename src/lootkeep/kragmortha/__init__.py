"""Kragmortha: goblins shove each other through the Dark Lord's library.

In reading order: actions, cards, steps, meetings, tomes, library, game, box; then what people and programs ask of it:
notation, decision, refusals, preview, faces, penances, view, outcome, position, greedy, promise, picture, entry.
"""
