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

# Rules beside the table
web-rules-search = Cerca nelle regole
web-rules-nothing = Le regole non parlano di «{ $text }».
web-rules-failed = Non è stato possibile leggere le regole. Riprova quando torna il collegamento.

# Replay
web-replay = Replay
web-replay-eyes = Con gli occhi di chi
web-replay-open = Tutto scoperto
web-replay-watcher = Uno spettatore
web-replay-moment = { $ply } di { $plies }
web-replay-slider = Momento della partita
web-replay-play = Avvia
web-replay-pause = Ferma
web-replay-back = Una decisione indietro
web-replay-on = Una decisione avanti
web-replay-turn-back = Un turno indietro
web-replay-turn-on = Un turno avanti
web-replay-speed = Velocità
web-replay-copy = Copia il link a questo momento
web-replay-copied = Copiato
web-replay-chosen = { $name } ha scelto: { $choice }
web-replay-asked = La domanda era per { $name }
web-replay-end = Fine
web-replay-missing = Qui non c’è nessuna partita da vedere: il link è sbagliato o il tavolo non è aperto a tutti.
web-replay-to-table = Al tavolo
