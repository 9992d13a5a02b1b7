"""Tables on the net: seats, storage, and the protocol by which browsers and other programs play.

In reading order: `wire` (the protocol), `store` (what is kept), `log` and `fold` (a table is what happened at it),
`gone` (unless its rules are), `words` (that somebody must not say), `sight` (what is shown of a table, and to whom),
`keys`, `names`, `setting`; a live table: `mail`, `clients`, `presence`, `clocks`, `fair_queue`, `thinkers`, `pacing`,
`turns`, `agreeing`, `pictures`, `watch` (penances), `room`; what may be asked there: `refusal`, `play`, `dealing`,
`seats`, `talk`, `acts`; all tables: `hub`; the doors: `limits`, `files`, `connections`, `safety`, `unreadable`,
`sockets`, `api`, `openapi`, `problems`, `replay`, `logbook`, `pages`; `app` puts them together and `serving` starts
them; `metrics`, `health` and `logs` tell how it goes, `retention` cleans up, and `typescript` tells the browser of
`wire`.
"""
