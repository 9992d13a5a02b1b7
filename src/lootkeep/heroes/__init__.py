"""Keep the Heroes Out!: one to four players defend their dungeon together.

In reading order: actions, icons, cards, plan, scenario, box, dungeon, steps, tactics, assault, trouble; then the rules
that they share: hands, works, den, guild, game; then what the house asks for: notation, decision, refusals, odds,
faces, view, position, outcome, picture, entry; and what a player makes of it all: outlook, perils, errands, prospects,
greedy, promise.
"""
