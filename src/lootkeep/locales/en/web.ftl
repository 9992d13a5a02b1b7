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
