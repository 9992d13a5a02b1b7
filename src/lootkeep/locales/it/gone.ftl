# Una partita le cui regole non si giocano più: ciò che ne resta, da leggere.

gone-title = Le regole sono cambiate
gone-lead = Questa partita è conservata com’era, da leggere e da salvare. Non può continuare e non diventerà mai un’altra partita.

## Why

gone-rules = È iniziata con la versione { $then } delle regole; ora qui si gioca la versione { $now }.
gone-box = Le carte nella scatola sono cambiate da quando è iniziata.
gone-move = Dalla mossa { $n } in poi le regole di oggi prenderebbero per altro ciò che è stato giocato.
gone-setup = Il suo gioco, la sua edizione o le sue opzioni non sono più sullo scaffale.
gone-event = Vi è successo qualcosa che questa versione di Lootkeep non conosce ({ $what }).

## The page

gone-last = Com’era dopo la mossa { $n }
gone-last-start = Com’era all’inizio
gone-last-none = Di questo tavolo non è stata conservata nessuna immagine. Il registro racconta che cosa è successo.
gone-since =
    { $n ->
        [one] Il registro racconta un’altra mossa.
       *[other] Il registro racconta altre { $n } mosse.
    }
gone-log = Che cosa è successo
gone-moves =
    { $n ->
        [one] una mossa
       *[other] { $n } mosse
    }
gone-log-empty = Non era ancora successo niente.
gone-save = Salva come testo
gone-again = La stessa partita da capo
gone-join-again = Alla nuova partita
gone-failed = Non è stato possibile recuperare ciò che resta di questa partita. Riprova quando torna la connessione.

## The log

gone-log-moved = { $seat }: { $move }
gone-log-called = Nessuno se n'è accorto: { $move }
gone-log-answered = { $seat } risponde per tutti: { $move }
gone-log-objected = { $seat } fa obiezione alla risposta
gone-log-secret = { $seat }: una scelta che nessun altro ha visto
gone-log-seated-open = Il posto { $n } è libero
gone-log-seated-person = { $seat } si siede
gone-log-seated-bot = { $seat }, un bot, si siede
gone-log-renamed = { $seat } vuole chiamarsi { $name }
gone-log-arranged = Si è concordato di nuovo che cosa giocare
gone-log-sealed = { $seat } sigilla parole per il mescolamento
gone-log-unsealing = A tutti si chiedono le loro parole
gone-log-worded = { $seat } aggiunge qualcosa al mescolamento
gone-log-started = La partita comincia
gone-log-asked = { $seat } chiede di ritirare una mossa
gone-log-agreed = { $seat } acconsente
gone-log-declined = { $seat } dice di no, o non lo chiede più
gone-log-undone = { $seat } ritira ciò che è stato fatto dalla mossa { $n } in poi
gone-log-stood-in = Un bot continua al posto di { $seat }
gone-log-returned = { $seat } riprende a giocare
gone-log-silenced = Chi ha aperto il tavolo ferma la chat di { $seat }
gone-log-heard = { $seat } può parlare di nuovo
gone-log-silenced-watchers = Chi ha aperto il tavolo ferma la chat di chi guarda
gone-log-heard-watchers = Chi guarda può di nuovo scrivere in chat
gone-log-rekeyed-owner = { $seat } ha una chiave nuova
gone-log-rekeyed-host = Chi ha aperto il tavolo crea un link per { $seat }, che ha perso il suo
gone-log-rekeyed-link = { $seat } torna con un link di chi ha aperto il tavolo
gone-log-banned = { $seat } sceglie una parola che { $rival } non deve dire: { $word }
gone-log-paused = Non c’è nessuno, e l’orologio aspetta
gone-log-rematched = La prossima partita è al tavolo { $table }
gone-log-unknown = Qualcosa per cui questa versione non ha parole ({ $what })
