"""The protocol: every message between a client and the server, as the types that check it.

In reading order: `messages` (what all are made of), `games` (what only some games know), `parts`, `requests`,
`answers`, `http`, `chronicles`; `refusals` (why something is not done, or cannot be read); `typescript` tells the
browser.
"""
