"""Looterz, both editions.

In reading order: actions, cards, zones, steps, abilities, game, box; then what people and programs ask of it:
notation, decision, refusals, odds, faces, view, outcome, position, greedy, promise, picture, entry.
"""
