"""What may be asked at a table, and who does it.

In reading order: `allowed` (who may do what), `lobby`, `seats`, `play`, `talk`, `games` (what only some games know),
`dispatch` (one request after the other); to look back on: `replay` and `logbook`.
"""
