# The browser's own words: what all pages share.
web-choices = Scelte
web-chronicle = Cronaca
web-your-turn = Tocca a te
web-decides = { $name } decide
web-home = Inizio
web-offline = Il collegamento è caduto. Non si perde nulla.
web-game-looterz = Looterz
web-game-kragmortha = Kragmortha
web-game-heroes = Keep the Heroes Out!
