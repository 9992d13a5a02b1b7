"""Tables on the net: seats, storage, and the protocol by which browsers and other programs play.

Seven folders, each of which knows only those before it: `protocol` (the messages), `tables` (a table is the sum of its
events), `live` (a table that somebody is at), `acts` (what may be asked there), `doors` (HTTP and sockets),
`chronicles` (nights that belong together); `store` keeps what tables and chronicles write and knows no live one. `app`
puts them together and `serving` starts them; `reach` says where others find them; `limits`, `metrics` and `logging` are
for all of them.
"""
