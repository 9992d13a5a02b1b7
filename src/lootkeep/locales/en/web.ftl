# The browser's own words: what all pages share.
web-choices = Choices
web-chronicle = Chronicle
web-your-turn = Your turn
web-decides = { $name } decides
web-home = Home
web-offline = The connection is lost. Nothing is lost with it.
web-game-looterz = Looterz
web-game-kragmortha = Kragmortha
web-game-heroes = Keep the Heroes Out!

# Rules beside the table
web-rules-search = Search the rules
web-rules-nothing = Nothing in the rules speaks of “{ $text }”.
web-rules-failed = The rules could not be fetched. Try again when the connection is back.

# Replay
web-replay = Replay
web-replay-eyes = Through whose eyes
web-replay-open = All open
web-replay-watcher = A watcher
web-replay-moment = { $ply } of { $plies }
web-replay-slider = Moment of the game
web-replay-play = Play
web-replay-pause = Pause
web-replay-back = One decision back
web-replay-on = One decision on
web-replay-turn-back = One turn back
web-replay-turn-on = One turn on
web-replay-speed = Speed
web-replay-copy = Copy the link to this moment
web-replay-copied = Copied
web-replay-chosen = { $name } chose: { $choice }
web-replay-asked = { $name } was asked
web-replay-end = The end
web-replay-missing = There is no game to see here: the link is wrong, or its table is not open to everybody.
web-replay-to-table = To the table
