"""What a player makes of the dungeon: the greedy partner, and the search's likings and hopes.

In reading order: outlook, duties, perils, errands, prospects, greedy, nearness, promise.
"""
