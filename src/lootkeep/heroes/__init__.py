"""Keep the Heroes Out!: one to four players defend their dungeon together.

In reading order: actions, icons, cards, box, scenario, dungeon, steps, tactics, assault, trouble, game, notation,
decision, refusals, preview, odds, faces, view, position, outcome, greedy, picture, entry.
"""
