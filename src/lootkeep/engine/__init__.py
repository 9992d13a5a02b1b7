"""What every game shares; imports nothing but the standard library.

In reading order: native, bits, errors, chance, fairness, piles, messages, pending, step, orders, history, game,
notation, record, workshop, entry; for games from other packages: rules, guest; for readers and pictures of games:
edition, boxes, positions; over whole games: playout, perft, conformance.
"""
