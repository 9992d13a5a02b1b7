"""Kragmortha: goblins shove each other through the Dark Lord's library.

In reading order: actions, cards, zones, player, seats, steps, game; the chapters of the rulebook: library, setup, hand,
turn, departure, shoving, rigor, teleports, looks, slips, accusations, tomes, bookmark, powers, chapters; box; then what
people and programs ask of it: notation, decision, refusals, preview, faces, penances, view, outcome, position, greedy,
promise, picture, entry.
"""
