"""What every game shares; imports nothing but the standard library.

In reading order: native, errors, chance, messages, history, game, notation, entry, record, playout,
perft, conformance.
"""
