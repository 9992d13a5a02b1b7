# The browser's own words: what all pages share.
web-choices = Scelte
web-phases = Fasi del turno
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
web-replay-watcher = Uno spettatore
web-replay-moment = { $ply } di { $plies }
web-replay-slider = Momento della partita
web-replay-play = Avvia
web-replay-pause = Ferma
web-replay-back = Una decisione indietro
web-replay-on = Una decisione avanti
web-replay-turn-back = Un turno indietro
web-replay-turn-on = Un turno avanti
web-replay-copy = Copia il link a questo momento
web-replay-copied = Copiato
web-replay-chosen = { $name } ha scelto: { $choice }
web-replay-missing = Qui non c’è nessuna partita da vedere: il link è sbagliato o il tavolo non è aperto a tutti.
web-replay-to-table = Al tavolo

## Inizio

web-lead = Tre porte. Scegline una.
web-lead-how = Giochi di dungeon attorno a un tavolo: con gli amici tramite un link, o contro bot che non sbirciano mai. Senza account.
web-pitch-dragon = Manda ladri, rane e un Re davvero avido nel tesoro del Drago. Poi pugnalali.
web-pitch-rigor = Lo stregone è uscito. Prendi le sue Monete prima che il suo ritratto si ricomponga.
web-pitch-kragmortha = Goblin che si spintonano nella biblioteca dell’Oscuro Signore. Non incrociare il suo sguardo.
web-pitch-heroes = I mostri siete voi. Il tesoro è vostro. E gli eroi bussano alla porta.
web-edition = Edizione
web-edition-dragon = Drago
web-edition-rigor = Rigor Mortis
web-players = da { $from } a { $to }
web-minutes = { $n } min
web-spirit-looterz = dadi e dispetti
web-spirit-kragmortha = penitenze buffe
web-spirit-heroes = insieme
web-play-now = Gioca ora
web-play-now-how = contro i bot
web-set-a-table = Prepara un tavolo
web-set-a-table-how = con un link
web-your-tables = I tuoi tavoli
web-your-tables-where = su questo dispositivo
web-no-tables = Ancora nessuno. I tavoli a cui giochi compariranno qui.
web-all-tables = Mostra tutti e { $n }
web-public-tables = Tavoli pubblici
web-public-tables-how = chiunque può guardare
web-open-seats =
    { $n ->
        [0] Ci sono tutti
        [one] { $n } posto libero
       *[other] { $n } posti liberi
    }
web-won-by =
    { $n ->
        [one] Ha vinto { $names }
       *[other] Hanno vinto insieme { $names }
    }
web-nobody-won = Non ha vinto nessuno
web-you-won = Hai vinto
web-see-the-game = Rivedi la partita
web-continue = Continua
web-watch = Guarda
web-sit-down = Siediti
web-forget = Dimentica il tavolo { $table } su questo dispositivo
web-invited = Hai un invito?
web-invited-how = Incolla il link o scrivi il nome del tavolo.
web-no-server = Il server non risponde. Riproviamo da soli.
web-rules = Regole
web-about = Informazioni
web-credit-short = Icone di Lorc, Delapouite e altri, game-icons.net, CC BY 3.0.
web-unofficial-short = Software libero. Regole raccontate a parole nostre.

## Informazioni

web-about-what = Lootkeep gioca tre giochi da tavolo secondo le regole: nel browser e nel terminale, con persone e con bot che non vedono più di te. Non serve un account, e la pagina parla solo con il server da cui arriva.
web-about-rules = I giochi
web-about-rules-how = Questa è una versione non ufficiale, senza legami con gli autori o gli editori dei giochi. Le regole e i testi delle carte sono raccontati a parole nostre; se un gioco ti piace, compra la scatola.
web-about-icons = Icone
web-about-icons-how = Icone di Lorc, Delapouite e collaboratori, da game-icons.net, usate con licenza CC BY 3.0 (creativecommons.org/licenses/by/3.0), ricolorate.
web-about-fonts = Caratteri
web-about-fonts-how = Alegreya SC e Alegreya Sans di Juan Pablo del Peral (Huerta Tipográfica), e Grenze Gotisch di Omnibus-Type per il nome della casa, tutti con licenza SIL Open Font License 1.1.
web-about-code = Codice
web-about-code-how = Lootkeep è software libero. La pagina è fatta con Svelte e parla con Project Fluent.

## Impostazioni

web-settings = Impostazioni
web-language = Lingua
web-language-en = English
web-language-it = Italiano
web-language-ru = Русский
web-set-name = Il tuo nome
web-set-name-none = ancora nessuno
web-set-theme = Luce
web-theme-auto = del dispositivo
web-theme-dark = candela
web-theme-light = mattino
web-set-speed = Velocità
web-speed-calm = calma
web-speed-normal = normale
web-speed-brisk = svelta
web-speed-once = subito
web-speed-now = Velocità: { $speed }
web-skip = Salta
web-next = Avanti
web-while-you-waited = Mentre aspettavi
web-taken-back = Mossa annullata.
web-recap-now = ora
web-recap-hurt = Ti ha colpito
web-show-again = Mostra di nuovo
web-set-sound = Suoni
web-set-effects = Effetti
web-set-room = La stanza
web-set-banter = I bot parlano
web-set-guide = Guida alla prima partita
web-on = sì
web-off = no
web-done = Fatto

## Al tavolo

web-bot-1 = Ulla
web-bot-2 = Grizelda
web-bot-3 = Odo
web-bot-4 = Pippa
web-bot-5 = Ansel
web-bot-6 = Wanda
web-bot-7 = Tobias
web-bot-8 = Bertram
web-stranger =
    { $n ->
        [1] Forestiero
       *[other] Forestiero { $n }
    }
web-you = Tu
web-bot-level = bot, { $level }
web-bot-stands-in = gioca un bot al suo posto
web-turn-of = { $name }: tocca a te
web-your-answer = La tua risposta
web-your-answer-to = Rispondi: è il turno di { $name }
web-your-answer-together = Decidete insieme
web-together-answers = { $name } risponde per tutti: { $answer }
web-together-mine = Rispondi per tutti: { $answer }
web-together-object = Faccio obiezione
web-together-take-back = Ritira
web-together-counts = Fra un attimo vale, se nessuno fa obiezione.
web-together-objected = Obiezione: { $names }. Parlatene e rispondete di nuovo.
web-together-decides = Tutti hanno fatto obiezione una volta: decide { $name }.
web-together-you-decide = Tutti hanno fatto obiezione una volta: adesso decidi tu.
web-meanwhile = Intanto leggi le carte, chiacchiera o fai piani.
web-read-rule = Leggi la regola { $rule }
web-time-left = restano { $time }
web-undo = Annulla
web-undo-asks = Nel frattempo si è visto qualcosa: si chiede agli altri.
web-undo-barred = Nel frattempo si è visto qualcosa.
web-undo-nothing = Non c’è nulla da annullare.
web-undo-asked = { $name } vorrebbe annullare l’ultima decisione.
web-undo-agree = Va bene
web-undo-decline = No
web-undo-waits = Si attende il consenso di: { $names }
web-undo-withdraw = Rinuncia
web-hint = Consiglio
web-hint-thinking = I bot ci pensano
web-guide-got-it = Capito
web-guide-no-more = Basta così
web-bot-plays-for-you = Un bot gioca al posto tuo.
web-play-on = Riprendo a giocare
web-you-watch = Stai guardando.
web-away = { $name } non c’è da { $time }
web-wait = Aspetta
web-let-a-bot-play = Fai giocare un bot
web-nudge-you = Tempo scaduto: il tavolo aspetta te
web-nudge = Tempo scaduto: il tavolo aspetta { $name }
web-sound-on = Suoni attivi
web-sound-off = Suoni spenti
web-fullscreen = Schermo intero
web-window = Esci da schermo intero
web-close = Chiudi
web-earlier = Prima
web-see-moment = Rivedi questo momento
web-reconnecting =
    { $n ->
        [1] Ci si ricollega. Non si perde nulla.
       *[other] Ci si ricollega, tentativo { $n }. Non si perde nulla.
    }
web-hand-over = Passa il dispositivo { AD($name) }
web-hand-over-look = Eccomi, sono { $name }
web-leave = Lascia il tavolo
web-leave-how = Vuoi che un bot giochi al posto tuo? Da questo dispositivo puoi tornare al tuo posto quando vuoi.
web-leave-watching = Da questo dispositivo puoi tornare a questo tavolo quando vuoi.
web-leave-keep = Esco; il posto mi aspetta
web-leave-bot = Continua un bot
web-stay = Resta
web-read = Leggi
web-list-gone = Le sue regole non ci sono più
web-gone = Qui non c’è nessun tavolo
web-gone-how = Chiedi il link completo a chi ti ha invitato, oppure torna alle porte.
web-keys = Tasti
web-key-choose = scegli una risposta per numero
web-key-enter = prendi l’unica risposta, o quella del consiglio
web-key-tab = passa da una risposta all’altra e ai pezzi sul tavolo
web-key-undo = annulla
web-key-hint = consiglio
web-key-skip = salta ciò che si sta mostrando
web-key-next = alla prossima cosa da mostrare
web-key-space = Spazio
web-key-rules = regole
web-key-chat = chat
web-key-throw = lancia qualcosa
web-key-escape = chiudi ciò che è aperto
web-key-help = questo elenco

## Chat

web-chat = Chat
web-chat-unread =
    { $n ->
        [one] Chat, { $n } messaggio nuovo
       *[other] Chat, { $n } messaggi nuovi
    }
web-chat-none = Ancora nessuno ha detto niente.
web-chat-say = Di’ qualcosa
web-chat-send = Invia
web-chat-left =
    { $n ->
        [one] Resta { $n } carattere
       *[other] Restano { $n } caratteri
    }
web-chat-watcher = qualcuno che guarda
web-mute = Non mostrare ciò che dice { $name }
web-unmute = Mostra ciò che dice { $name }
web-silence = Metti a tacere { $name }
web-unsilence = Lascia parlare { $name }
web-silence-watchers = Metti a tacere chi guarda
web-unsilence-watchers = Lascia parlare chi guarda

## Prima della partita

web-lobby = Prima della partita
web-bot = Bot
web-level = Quanto è abile il bot
web-seats = Posti
web-place-free = Posto libero
web-sit-here = Siediti qui
web-sit-hot = Gioca su questo dispositivo
web-add-bot = Aggiungi un bot
web-remove = Togli
web-stand-up = Alzati
web-is-here = è qui
web-is-away = non c’è
web-replace-by-bot = Metti un bot
web-house-rules = Regole della casa
web-house-rules-own = le vostre
web-house-rules-usual = come al solito
web-as-in-the-box = come nella scatola
web-option-seats = Giocatori
web-option-scenario = Scenario
web-option-target = Bottino per vincere
web-option-rest = Looterz nel Dungeon
web-option-difficulty = Difficoltà
web-option-penance = Penitenze
web-option-hands = Carte in mano
web-option-clan = Clan
web-option-clock = Orologio
web-option-public = Chi può venire
web-penance-0 = solo contate
web-penance-1 = sullo schermo
web-penance-2 = al tavolo
web-penances-1 = Con penitenze
web-penances-0 = solo contate
web-rest-0 = chi può deve agire
web-rest-1 = possono riposare
web-hands-0 = scoperte
web-hands-1 = coperte
web-clan-free = dopo, con il Bottino scoperto
web-clan-of = Clan del giocatore { $n }
web-clock-none = nessuno
web-clock-move = a decisione
web-clock-bank = a partita
web-clock-time = Quanto tempo
web-clock-zero = A tempo scaduto
web-clock-zero-nudge = si avvisa
web-clock-zero-bot = subentra un bot
web-seconds = { $n } s
web-public-no = solo con il link
web-public-yes = chiunque
web-invite = Invito
web-invite-how = Chi apre questo link può sedersi o guardare.
web-qr = { $what } come codice QR
web-copy = Copia
web-copied = Copiato
web-waits-for-host = La partita la comincia chi ospita.
web-fill-with-bots = Bot per gli altri posti
web-start = Comincia
web-start-not-yet =
    { $n ->
        [one] { $n } posto è ancora libero
       *[other] { $n } posti sono ancora liberi
    }
web-seat-link = Il tuo posto su un altro dispositivo
web-seat-link-how = Chi ha questo link gioca al posto tuo: tienilo per te.
web-new-seat-link = Un nuovo link per il mio posto
web-new-seat-link-how = È finito in altre mani? Un nuovo link annulla questo, anche su tutti gli altri dispositivi.
web-new-seat-link-done = Ora questo è l’unico link per il tuo posto.
web-lost-links = Qualcuno ha perso il suo link
web-lost-links-how = Dopo due minuti di assenza puoi crearne uno nuovo per il suo posto. Vale una volta sola, e tutti al tavolo lo sapranno.
web-lost-link-make = Crea un link
web-lost-link-of = Nuovo link per { $name }
web-seat-here = è qui
web-seat-away = non c’è da { $time }
web-link-made = Chi ha aperto il tavolo ha creato un nuovo link per il posto di { $name }.
web-link-made-mine = Mentre non c’eri, chi ha aperto il tavolo ha creato un nuovo link per il tuo posto.
web-link-void = Annullalo
web-taken-over = Qualcuno ha preso il posto di { $name } con un nuovo link di chi ha aperto il tavolo.

## Come occupare un posto, in una parola, e che cosa succede
web-call = Invita
web-call-how = Copia l’invito
web-here = Qui

## A partita finita
web-over = Partita finita
web-over-result = Risultato

web-connecting = Si va al tavolo

## Caso equo

web-shuffling = Mescolamento equo
web-shuffling-short = sigillato
web-shuffling-how = La chiave da cui vengono tutti i dadi e i mescolamenti è già estratta, e questo sigillo ne è l’impronta: la chiave non si può più cambiare. Tutti aggiungono parole, sigillate fino alla distribuzione, e così nessuno può averla scelta. Dopo la partita la chiave viene rivelata e ogni estrazione controllata.
web-my-words = Parole tue (si aggiungono lettere che nessuno indovina)
web-words-of = Parole di { $name }
web-dealing = Si mescola e si distribuisce …
web-dealing-waits = Si mescola. Aspettiamo un momento le parole di { $names } …
web-fair = Equo.
web-fair-seen =
    { $n ->
        [one] L’unica estrazione segue dalla chiave sigillata prima della distribuzione; il tuo browser l’ha controllata.
       *[other] Tutte le { $n } estrazioni seguono dalla chiave sigillata prima della distribuzione; il tuo browser le ha controllate una per una.
    }
web-fair-unseen =
    { $n ->
        [one] L’unica estrazione segue dalla chiave. Questo browser non era qui prima della distribuzione e non può dire quando la chiave fu sigillata.
       *[other] Tutte le { $n } estrazioni seguono dalla chiave. Questo browser non era qui prima della distribuzione e non può dire quando la chiave fu sigillata.
    }
web-fair-flawed = Qualcosa non torna.
web-fair-flaw-key = La chiave non è quella da cui è fatto il sigillo.
web-fair-flaw-commitment = Il sigillo non è quello mostrato prima della distribuzione.
web-fair-flaw-words = Le tue parole non sono quelle che hai aggiunto.
web-fair-flaw-seals = Le parole di qualcuno non sono quelle sigillate prima che tu dicessi le tue.
web-fair-flaw-draws = Un’estrazione non segue dalla chiave e dalle parole.
web-fair-flaw-dice = I dadi caduti non sono quelli della chiave.
web-fair-commitment = Sigillo
web-fair-key = Chiave
web-fair-words-of = Parole di { $name }
web-fair-how = Per controllare l’intera partita sul tuo computer, salva la registrazione ed esegui

## La prima partita di un gioco

web-prologue = Prologo
web-first-link = Di che cosa si tratta?
web-chronicle-door = La cronaca
web-workshop-link = Uno scenario tutto tuo

## Fra chi siede al tavolo

web-throw = Lancia qualcosa
web-throw-what = Che cosa lanciare
web-throw-table = Sul tavolo
web-token-cheese = formaggio
web-token-rose = una rosa
web-token-laugh = una risata
web-token-sweat = sudore freddo
web-token-handshake = una stretta di mano
web-token-bomb = una bomba
web-threw = { $name } lancia { AD($whom) }: { $what }
web-threw-on-table = { $name } lancia sul tavolo: { $what }
web-took-back = { $name } ha ritirato una mossa
web-is-back = Di nuovo al tavolo: { $name }
