# Ciò che il server dice a chi è al tavolo, quando non fa quello che gli si chiede.

## Tavoli e messaggi

server-unknown-table = Questo tavolo non esiste, oppure questo link non lo apre.
server-malformed = Questo messaggio non si può leggere: ci vuole JSON come lo descrive il protocollo.
server-missing-field = Questo messaggio non si può leggere: in { $path } manca il campo { $field }.
server-unknown-field = Questo messaggio non si può leggere: in { $path } c'è un campo che nessuno conosce, { $field }.
server-wrong-value = Questo messaggio non si può leggere: in { $path } andrebbe bene { $wanted }.
server-no-such-value = Questo messaggio non si può leggere: in { $path } non può stare { $value }.
server-protocol = Questa pagina è di una versione diversa da quella del server. Ricaricala, per favore. (Il server parla il protocollo { $n }.)
server-hello-first = Il primo messaggio di una connessione deve essere un saluto.
server-hello-again = Questa connessione è già a un tavolo.
server-too-much = Un po' troppo in una volta sola. Aspetta un momento, per favore.
server-store-failed = Non è stato possibile registrarlo, quindi non è successo. Riprova, per favore.
server-not-found = A questo indirizzo non c'è nulla.
server-not-allowed = Questo non si può chiedere in questo modo.
server-mistake = Qualcosa è andato storto nel server. Nulla è perduto.
server-not-built = Il server funziona, ma le sue pagine non sono state costruite. In un clone di Lootkeep le costruisce `python3 dev.py play`; intanto `lootkeep play` gioca nel terminale.
server-no-such-setup = Un tavolo così non si può preparare: { $what }
server-box-or-edition = Una scatola propria porta con sé la sua edizione: togli l'altra.
server-box-breaks = Con questa scatola una partita non arriva in fondo: qualcosa fa saltare i conti delle regole.
server-trial-running = Una tua prova è ancora in corso. Aspetta che finisca, o chiudi l'altra pagina.

## Posti

server-not-your-seat = Il posto { $n } non è tuo.
server-host-only = Solo chi ha aperto il tavolo può farlo.
server-no-such-seat =
    { $most ->
        [one] Il posto { $n } non esiste: questo tavolo ne ha uno.
       *[other] Il posto { $n } non esiste: questo tavolo ne ha { $most }.
    }
server-taken = Al posto { $n } c'è già qualcuno.
server-one-seat-each = Qui c'è già posto per te o per qualcuno della tua rete. Per altri posti chiedi il link a chi ha aperto il tavolo.
server-key-in-use = Questa chiave apre già qualcos'altro a questo tavolo: creane una nuova.
server-nobody-sits-there = Al posto { $n } non c'è nessuno.
server-person-is-here = { $seat } è qui: ora nessun altro può prendere questo posto.
server-not-away-for-link =
    { $n ->
        [one] { $seat } è qui, o manca da poco: un nuovo link si può creare dopo un minuto di assenza.
       *[other] { $seat } è qui, o manca da poco: un nuovo link si può creare dopo { $n } minuti di assenza.
    }
server-seat-in-use = Ci deve essere un posto per tutti quelli che sono qui.
server-empty-name = Questo nome non ha lettere visibili.
server-nobody-stands-in = Qui nessun bot gioca al posto di qualcuno.
server-not-long-away =
    { $n ->
        [one] { $seat } è qui, o manca da poco: un bot può giocare al suo posto dopo un minuto di assenza.
       *[other] { $seat } è qui, o manca da poco: un bot può giocare al suo posto dopo { $n } minuti di assenza.
    }
server-bot-plays = Un bot gioca al posto tuo. Prima torna al tuo posto.
server-started = La partita è già cominciata.
server-not-started = La partita non è ancora cominciata.
server-seats-open =
    { $n ->
        [one] Un posto è ancora libero: aspetta qualcuno, o dallo a un bot.
       *[other] { $n } posti sono ancora liberi: aspetta qualcuno, o dalli ai bot.
    }

## Mosse

server-stale = Il tavolo è andato avanti. Ecco com'è adesso.
server-over = La partita è finita.
server-gone = Le regole di questa partita qui non si giocano più: si può leggere, ma non continuare.
server-not-gone = Questa partita si può ancora giocare o rivedere: il suo registro non serve.
server-not-over = La partita non è ancora finita.
server-not-your-turn = Adesso tocca { AD($seat) }.
server-answered = { $seat } ha appena risposto per tutti. Se vuoi altro, prima fai obiezione.
server-no-answer = Non c'è più una risposta a cui fare obiezione.
server-objected = A questa domanda hai già fatto obiezione una volta: di più non si può.
server-illegal = Questo adesso non è possibile.
server-nothing-to-undo = Non hai ancora preso nessuna decisione da poter ritirare.
server-undo-asked = { $seat } sta già chiedendo di ritirare qualcosa.
server-no-undo-asked = Nessuno aspetta il tuo consenso.
server-hint-asked = I bot stanno già pensando alla tua prima domanda.
server-thinkers-busy = In questo momento i bot hanno troppo a cui pensare. Richiedi tra un attimo.
server-no-what-if = Questo gioco non dice che cosa succederebbe.
server-no-such-visit = Lì non può venire nessuno: { $what }

## Chat

server-silenced = Chi ha aperto il tavolo ha fermato la chat di questo posto.
server-watchers-silenced = Chi ha aperto il tavolo ha fermato la chat di chi guarda.
server-empty-line = In questa riga non c'è nulla da leggere.
server-no-words = In questo gioco nessuno vieta parole.
server-no-words-now = In questo momento { $seat } può dire tutto.
server-no-such-penance = Non hai nulla del genere da fare.
server-caught-too-late = Troppo tardi: con { $seat } la faccenda è già chiusa. Nessun danno.
server-not-a-word = Ci vuole una parola sola, fatta di sole lettere: niente spazi, cifre o altri segni.
server-not-your-word = Le parole vietate { AD($seat) } le scelgono altri.
server-word-chosen = Per { $seat } hai già scelto: «{ $word }».
server-word-twice = La parola «{ $word }» è già vietata { AD($seat) }. Scegline un'altra.

## Replay

server-not-your-eyes = Finché la partita è in corso, solo il posto { $n } può vedere ciò che vede il posto { $n }.
server-no-such-ply =
    { $most ->
        [one] La decisione { $n } non esiste: finora ne è stata presa una.
       *[other] La decisione { $n } non esiste: finora ne sono state prese { $most }.
    }
server-words-asked = Le parole sono già richieste: ora nessuno può sigillarne altre.
server-words-not-asked = Le parole non sono ancora richieste: prima tutti sigillano le proprie.
server-words-not-sealed = Queste non sono le parole che hai sigillato.
server-undo-absent = Da allora sono stati tirati dadi o mostrate carte, e { AD($seat) }, per cui gioca un bot, non si può chiedere.

## Cronache

server-unknown-chronicle = Questa cronaca non c'è, oppure non ne hai il link.
server-chronicle-no-game = { $game } non ha una cronaca.
server-chronicle-no-scene = Nella cronaca non c'è lo scenario «{ $scenario }»: ci sono { $scenarios }.
server-chronicle-shut = Questa notte non è ancora aperta: prima vincete tutte le notti dei capitoli precedenti.
server-chronicle-unearned = Questa difficoltà va ancora guadagnata: prima vincete questa notte a quella precedente.
server-chronicle-full = Questa cronaca contiene { $most } serate e non c'è più posto: portatela via come file e cominciatene un'altra.
server-chronicle-many-nights = Di questa cronaca si giocano già { $most } notti: prima portatene una alla fine.
server-chronicle-crowded = In una cronaca non c'è posto per più di { $most }: prima qualcuno deve uscirne.
server-chronicle-busy = Qualcun altro sta cambiando questa cronaca proprio ora. Riprova tra un attimo.
server-chronicle-file-long = Questo file è troppo lungo per una cronaca: al massimo { $most } byte.
server-chronicle-file-unreadable = Questo non è il file di una cronaca: { $what }.
server-chronicle-file-game = Questo file parla di «{ $game }», che qui non ha una cronaca.
server-chronicle-file-evening = La serata { $n } di questo file non può esserci stata; andrebbe bene: { $what }.
