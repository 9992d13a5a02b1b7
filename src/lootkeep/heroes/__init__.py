"""Keep the Heroes Out!: one to four players defend their dungeon together.

In reading order, what is printed and how it is written down: icons, packing, actions, cards, plan, scenario, reading,
box, tables; the state and its questions: zones, player, state, step, game; the chapters of the rulebook, steps with
their deeds: setup, turn, tactic_cards, loot, tactics, momentum, monsters, fighting, clans, tokens, rooms, building,
assault, guild, arrival, attack, treasures, charge; what only some scenarios have: aims, clocks, by_room, marks,
passages, deeds, drift, tithes, wares, foes, captains, runners, scenario_cards; all of them: steps; what the
house asks for: notation, decision, vain, refusals, odds, faces, view, position, outcome, workshop, entry, and
the folder picture; what a player makes of it all: the folder bot.
"""
