"""Looterz, both editions.

In reading order: actions, cards, zones, steps, abilities, game, box; then what people and programs ask of it:
notation, decision, refusals, odds, view, outcome, position, greedy, picture, entry.
"""
