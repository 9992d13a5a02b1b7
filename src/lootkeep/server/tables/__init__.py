"""A table is what happened at it (event sourcing): its events, in their order, make it in any process.

In reading order: `names`, `storage` (what a store does), `keys` (who may do what), `events`, `setting` (how a table is
set up), `chairs`, `banned_words`, `table` (folds events), `gone` (unless its rules are).
"""
