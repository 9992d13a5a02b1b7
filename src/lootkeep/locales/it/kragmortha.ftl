# Kragmortha in italiano.
# `$square` è il nome di una casella: d4. `.acc` è il nome di una carta Movimento dentro una frase; Occhiatacce e
# Libri Magici sono titoli e restano come sono. Si parla del goblin, mai del genere di chi gioca.

## Il gioco

kragmortha-name = Kragmortha
kragmortha-edition-library = La biblioteca di Rigor Mortis
kragmortha-pitch = Eri lì solo per spolverare. Ruba i Libri Magici dell'Oscuro Signore, spingigli addosso gli amici e resta il goblin con meno Occhiatacce.
kragmortha-option-penance = Come si scontano le Occhiatacce: 0 con clemenza (si contano e basta), 1 sullo schermo (è lui a farti i dispetti), 2 al tavolo (le sconti davvero, e gli altri vigilano).
kragmortha-option-people = Quali posti sono di persone: somma 1 per il primo posto, 2 per il secondo, 4 per il terzo e così via. Solo le persone votano e possono essere accusate; di norma tutti.

## Simboli, parti del corpo, goblin

kragmortha-symbol-book = grimorio
kragmortha-symbol-scroll = pergamena
kragmortha-symbol-potion = pozione
kragmortha-symbol-stones = gemme
kragmortha-symbol-ball = sfera di cristallo

kragmortha-group-head = Testa
kragmortha-group-mouth = Bocca
kragmortha-group-arm = Braccio
kragmortha-group-hand = Mano
kragmortha-group-leg = Gamba
kragmortha-group-mind = Mente

kragmortha-goblin-ember = brace
kragmortha-goblin-sky = celeste
kragmortha-goblin-moss = verde muschio
kragmortha-goblin-amber = ambra
kragmortha-goblin-royal = blu reale
kragmortha-goblin-rose = rosa
kragmortha-goblin-bone = bianco osso
kragmortha-goblin-plum = prugna

## Quantità, dentro altri messaggi

kragmortha-looks =
    { $looks ->
        [0] nessuna Occhiataccia
        [one] { $looks } Occhiataccia
       *[other] { $looks } Occhiatacce
    }
kragmortha-tomes =
    { $tomes ->
        [0] nessun Libro Magico
        [one] { $tomes } Libro Magico
       *[other] { $tomes } Libri Magici
    }
kragmortha-symbols =
    { $symbols ->
        [0] nessun simbolo magico
        [one] { $symbols } simbolo magico
       *[other] { $symbols } simboli magici
    }

## Carte Movimento e gettoni

kragmortha-kind-goblin = Goblin ({ $symbols })
    .acc = una carta Goblin ({ $symbols })
kragmortha-kind-rigor = Rigor Mortis ({ $symbols })
    .acc = una carta Rigor Mortis ({ $symbols })
kragmortha-card-transfer = Trasferimento
kragmortha-card-tome = Libro Magico
kragmortha-card-trap = Trappola

## Occhiatacce

kragmortha-card-h1 = Bel Portamento
kragmortha-card-h2 = Profonda Vergogna
kragmortha-card-h3 = Testa Pesante
kragmortha-card-h4 = Torcicollo
kragmortha-card-m1 = Acchiappamosche
kragmortha-card-m2 = Linguaccia
kragmortha-card-m3 = A Denti Stretti
kragmortha-card-m4 = Bocca Cucita
kragmortha-card-a1 = Archivio Ascellare
kragmortha-card-a2 = Gomito Piegato
kragmortha-card-a3 = Manette
kragmortha-card-a4 = Maggiordomo Monco
kragmortha-card-d1 = Chela di Granchio
kragmortha-card-d2 = Dita di Legno
kragmortha-card-d3 = Mani di Burro
kragmortha-card-d4 = Mano Sbagliata
kragmortha-card-l1 = La Cicogna
kragmortha-card-l2 = Ginocchia Strette
kragmortha-card-l3 = In Piedi!
kragmortha-card-l4 = Pavimento Rovente
kragmortha-card-w1 = Innominabile
kragmortha-card-w2 = Ave, Oscuro Signore
kragmortha-card-w3 = Mille Scuse
kragmortha-card-w4 = Un Occhio Solo
kragmortha-card-scolding = Ramanzina

kragmortha-order-h1 = tieni questa carta in equilibrio sulla testa
kragmortha-look-h1-table = Al tavolo: { kragmortha-order-h1 }.
kragmortha-look-h1-screen = Sullo schermo: una volta per giro il libro sul tuo ritratto traballa; raddrizzalo entro 6 secondi.
kragmortha-order-h2 = tieni il mento sul petto
kragmortha-look-h2-table = Al tavolo: { kragmortha-order-h2 }.
kragmortha-look-h2-screen = Sullo schermo: la metà superiore del tuo tabellone è in ombra.
kragmortha-order-h3 = tieni il mento sul tavolo
kragmortha-look-h3-table = Al tavolo: { kragmortha-order-h3 }.
kragmortha-look-h3-screen = Sullo schermo: vedi il tabellone da molto in basso.
kragmortha-order-h4 = tieni un orecchio sulla spalla
kragmortha-look-h4-table = Al tavolo: { kragmortha-order-h4 }.
kragmortha-look-h4-screen = Sullo schermo: il tuo tabellone pende di 15 gradi.
kragmortha-order-m1 = tieni la bocca aperta
kragmortha-look-m1-table = Al tavolo: { kragmortha-order-m1 }.
kragmortha-look-m1-screen = Sullo schermo: tieni premuto (o acceso) il tasto della bocca aperta da quando scegli una carta a quando la confermi.
kragmortha-order-m2 = tieni la lingua fuori
kragmortha-look-m2-table = Al tavolo: { kragmortha-order-m2 }.
kragmortha-look-m2-screen = Sullo schermo: premi il tasto della lingua prima che il tuo turno finisca; nessuno te lo ricorderà.
kragmortha-order-m3 = parla a denti stretti
kragmortha-look-m3-table = Al tavolo: { kragmortha-order-m3 }.
kragmortha-look-m3-screen = Sullo schermo: in chat perdi le vocali. Senza chat non fa nulla.
kragmortha-order-m4 = tieni le labbra sigillate
kragmortha-look-m4-table = Al tavolo: { kragmortha-order-m4 }.
kragmortha-look-m4-screen = Sullo schermo: in chat puoi solo mugugnare. Senza chat non fa nulla.
kragmortha-order-a1 = stringi questa carta sotto l'ascella
kragmortha-look-a1-table = Al tavolo: { kragmortha-order-a1 }.
kragmortha-look-a1-screen = Sullo schermo: quando una spinta ti tocca, stringi entro 6 secondi.
kragmortha-order-a2 = tieni questa carta nella piega del gomito
kragmortha-look-a2-table = Al tavolo: { kragmortha-order-a2 }.
kragmortha-look-a2-screen = Sullo schermo: solo frecce, tasti o pulsanti; niente trascinamento.
kragmortha-order-a3 = tieni uniti gli avambracci
kragmortha-look-a3-table = Al tavolo: { kragmortha-order-a3 }.
kragmortha-look-a3-screen = Sullo schermo: per confermare servono due pulsanti, insieme o uno dopo l'altro; il terzo sbaglio in un turno è uno scivolone.
kragmortha-order-a4 = tieni un braccio dietro la schiena
kragmortha-look-a4-table = Al tavolo: { kragmortha-order-a4 }.
kragmortha-look-a4-screen = Sullo schermo: la tua selezione risponde con mezzo secondo di ritardo.
kragmortha-order-d1 = la tua mano è una chela di granchio
kragmortha-look-d1-table = Al tavolo: { kragmortha-order-d1 }.
kragmortha-look-d1-screen = Sullo schermo: prendi le carte dai due capi, prima a sinistra e poi a destra; afferrarle al centro è uno scivolone.
kragmortha-order-d2 = tieni le dita dritte
kragmortha-look-d2-table = Al tavolo: { kragmortha-order-d2 }.
kragmortha-look-d2-screen = Sullo schermo: solo pressioni lunghe; la terza breve è uno scivolone.
kragmortha-order-d3 = la tua mano tiene una carta in meno
kragmortha-look-d3-table = Al tavolo: { kragmortha-order-d3 }.
kragmortha-look-d3-screen = Sullo schermo: la tua mano tiene una carta in meno.
kragmortha-order-d4 = usa l'altra mano
kragmortha-look-d4-table = Al tavolo: { kragmortha-order-d4 }.
kragmortha-look-d4-screen = Sullo schermo: i tuoi comandi sono allo specchio.
kragmortha-order-l1 = stai su un piede solo
kragmortha-look-l1-table = Al tavolo: { kragmortha-order-l1 }.
kragmortha-look-l1-screen = Sullo schermo: una volta per giro perdi l'equilibrio; ritrovalo entro 6 secondi.
kragmortha-order-l2 = tieni questa carta fra le ginocchia
kragmortha-look-l2-table = Al tavolo: { kragmortha-order-l2 }.
kragmortha-look-l2-screen = Sullo schermo: quando Rigor Mortis si ferma accanto a te, ritrova l'equilibrio entro 6 secondi.
kragmortha-order-l3 = durante il tuo turno stai in piedi
kragmortha-look-l3-table = Al tavolo: { kragmortha-order-l3 }.
kragmortha-look-l3-screen = Sullo schermo: premi su prima della tua prima azione e giù dopo l'ultima.
kragmortha-order-l4 = tieni i piedi sollevati da terra
kragmortha-look-l4-table = Al tavolo: { kragmortha-order-l4 }.
kragmortha-look-l4-screen = Sullo schermo: il tuo goblin saltella e non sta mai fermo.
kragmortha-order-w1 = gli altri vietano tre parole; non dirle
kragmortha-look-w1-table = Al tavolo: { kragmortha-order-w1 }.
kragmortha-look-w1-screen = Sullo schermo: ogni vicino vieta una parola e chi ospita la terza; non scriverle in chat. Senza chat, o con la bocca cucita, non fa nulla.
kragmortha-order-w2 = saluta Rigor Mortis ogni volta che si muove
kragmortha-look-w2-table = Al tavolo: { kragmortha-order-w2 }.
kragmortha-look-w2-screen = Sullo schermo: premi il saluto entro 6 secondi ogni volta che Rigor Mortis si muove.
kragmortha-order-w3 = chiedi scusa prima di ogni spinta
kragmortha-look-w3-table = Al tavolo: { kragmortha-order-w3 }.
kragmortha-look-w3-screen = Sullo schermo: premi il tasto delle scuse prima di confermare una tua spinta, anche in una catena.
kragmortha-order-w4 = tieni un occhio chiuso
kragmortha-look-w4-table = Al tavolo: { kragmortha-order-w4 }.
kragmortha-look-w4-screen = Sullo schermo: metà del tuo tabellone è al buio; la metà cambia a ogni giro.

## Libri Magici

kragmortha-card-clean-slate = Colpo di Spugna
kragmortha-card-deep-pockets = Tasche Profonde
kragmortha-card-look-away = Guarda Altrove
kragmortha-card-scapegoat = Capro Espiatorio
kragmortha-card-fair-exchange = Scambio Equo
kragmortha-card-second-wind = Secondo Fiato
kragmortha-card-puppet-strings = Fili da Burattinaio
kragmortha-card-blink = Batter d'Occhio
kragmortha-card-trade-places = Cambio di Posto
kragmortha-card-greased-floor = Pavimento Unto
kragmortha-card-planted-feet = Piedi Piantati
kragmortha-card-wild-ink = Inchiostro Ribelle
kragmortha-card-long-arm = Braccio Lungo
kragmortha-card-tired-legs = Gambe Stanche
kragmortha-card-peephole = Spioncino
kragmortha-card-fresh-hand = Mano Nuova
kragmortha-card-bookmark = Segnalibro
kragmortha-card-read-again = Rilettura

kragmortha-tome-clean-slate = Nel tuo turno: metti una delle tue Occhiatacce sotto il mazzo.
kragmortha-tome-deep-pockets = Duraturo: la tua mano tiene una carta in più; pescane subito una.
kragmortha-tome-look-away = Reazione: annulla un'Occhiataccia prima di pescarla. Un goblin sorpreso va comunque a un teletrasporto.
kragmortha-tome-scapegoat = Reazione: l'Occhiataccia tocca a un goblin accanto al tuo, che resta dov'è.
kragmortha-tome-fair-exchange = Nel tuo turno: scambia una delle tue Occhiatacce con quella di un altro; scegli tu quali. Nessuno può ritrovarsi due volte lo stesso simbolo.
kragmortha-tome-second-wind = Nel tuo turno, dopo il movimento: gioca un'altra carta Movimento, se il turno non è finito.
kragmortha-tome-puppet-strings = Nel tuo turno, prima o dopo la carta: muovi Rigor Mortis di una casella, con qualsiasi simbolo. Sorprende i goblin, ma non usa i teletrasporti.
kragmortha-tome-blink = Nel tuo turno, invece di una carta: vai a un teletrasporto libero, senza gettone. Il turno finisce.
kragmortha-tome-trade-places = Nel tuo turno, prima della carta: scambia la casella con un altro goblin; tutti e due su pavimento semplice.
kragmortha-tome-greased-floor = Nel tuo turno, prima della carta: chi viene spinto dal tuo goblin su pavimento semplice e vuoto scivola di un'altra casella, se è vuota anche quella.
kragmortha-tome-planted-feet = Reazione: rifiuta una spinta. Tutta la catena è annullata, nessuno si sposta e il movimento finisce.
kragmortha-tome-wild-ink = Nel tuo turno, prima della carta: un simbolo della carta che giochi vale come sfera di cristallo.
kragmortha-tome-long-arm = Nel tuo turno, oltre alla carta: spingi un goblin accanto al tuo senza muoverti, mai sulla tua casella.
kragmortha-tome-tired-legs = Nel tuo turno: un altro giocatore fa al massimo un passo con ogni carta del suo prossimo turno.
kragmortha-tome-peephole = Duraturo: una volta in ogni tuo turno sbircia in segreto il primo gettone Teletrasporto.
kragmortha-tome-fresh-hand = Nel tuo turno, prima della carta: scarta quante carte vuoi e pescane altrettante.
kragmortha-tome-bookmark = Nel tuo turno: guarda le prime 3 carte Movimento, tienine una, scartane una dalla mano e rimetti le altre in cima nell'ordine che vuoi.
kragmortha-tome-read-again = Nel tuo turno: rimetti scoperto un altro tuo Libro Magico usato; torna utile dal tuo prossimo turno.

## Che cosa si chiede

kragmortha-ask-place = In punta di piedi: da dove entra il tuo goblin?
kragmortha-ask-card = Tocca a te: gioca una carta Movimento.
kragmortha-ask-move = Da che parte? Scegli una casella.
kragmortha-ask-after = Altro, prima di finire il turno?
kragmortha-ask-hand-limit = Hai troppe carte in mano: scartane una.
kragmortha-ask-shove = Permesso! Dove spingi { $rival }?
kragmortha-ask-refuse-shove = Ti stanno spingendo. Ti impunti?
kragmortha-ask-vote = { $rival } sta violando «{ $card }» ({ $order })?
kragmortha-ask-look-due = Arriva un'Occhiataccia. Sai come scamparla?
kragmortha-ask-pick-scapegoat = Tu non c'entri! E allora chi è stato?
kragmortha-ask-banished = Via dalla sua vista: dove scappa il tuo goblin?
kragmortha-ask-transfer = Il teletrasporto ronza: da dove sbuchi?
kragmortha-ask-rigor-transfer = Rigor Mortis è su un teletrasporto: dove lo mandi?
kragmortha-ask-back-to-start = Fai finta di niente: da dove rientra il tuo goblin?
kragmortha-ask-clean-slate = Colpo di Spugna: di quale Occhiataccia ti liberi?
kragmortha-ask-fair-exchange = Scambio Equo: con chi scambi un'Occhiataccia?
kragmortha-ask-give-look = Quale delle tue Occhiatacce va a { $rival }?
kragmortha-ask-take-look = Quale Occhiataccia prendi da { $rival }?
kragmortha-ask-puppet-strings = Fili da Burattinaio: dove va Rigor Mortis?
kragmortha-ask-blink = Batter d'Occhio: a quale teletrasporto?
kragmortha-ask-trade-places = Cambio di Posto: con chi scambi la casella?
kragmortha-ask-long-arm = Braccio Lungo: chi spingi?
kragmortha-ask-tired-legs = Gambe Stanche: chi trascinerà i piedi?
kragmortha-ask-fresh-hand = Mano Nuova: scarta quel che non ti serve.
kragmortha-ask-bookmark-keep = Segnalibro: quale carta tieni?
kragmortha-ask-bookmark-discard = Segnalibro: quale carta scarti in cambio?
kragmortha-ask-bookmark-back = Segnalibro: quale carta rimetti adesso? L'ultima sta in cima.
kragmortha-ask-read-again = Rilettura: quale Libro Magico usato rimetti scoperto?
kragmortha-ask-over = La partita è finita.

## Che cosa si può fare

kragmortha-do-pass-move = Fermati su { $square }, senza il secondo passo
kragmortha-do-pass-move-rigor = Lascia Rigor Mortis su { $square }, senza il secondo passo
kragmortha-do-pass-rigor-transfer = Lascia Rigor Mortis su { $square }
kragmortha-do-pass-refuse-shove = Lasciati spingere su { $square }
kragmortha-do-pass-look-due = Prendi l'Occhiataccia
kragmortha-do-pass-fresh-hand =
    { $n ->
        [0] Tieni tutte le tue carte
        [one] Basta così: pesca { $n } carta
       *[other] Basta così: pesca { $n } carte
    }
kragmortha-do-end-turn = Finisci il turno
kragmortha-do-show-hand = Mostra la mano e perdi il turno
kragmortha-do-guilty = Sì, la viola
kragmortha-do-innocent = No, non la viola
kragmortha-do-accuse = Grida «Ti becco!» a { $rival }: { $card } ({ $order })
kragmortha-do-slip = Ammetti uno scivolone: { $card }
kragmortha-do-catch = Grida «Ti becco!» a { $rival }
kragmortha-do-peep = Sbircia il primo gettone
kragmortha-do-play = Gioca { $kind }
kragmortha-do-discard = Scarta { $kind }
kragmortha-do-keep = Tieni { $kind }
kragmortha-do-top = Rimetti { $kind }
kragmortha-do-use = Apri { $card }
kragmortha-do-look = Scegli { $card }
kragmortha-do-choose = Scegli { $rival }
kragmortha-do-shove = Spingi { $rival } su { $square }
kragmortha-do-shove-to = Spingi su { $square }
kragmortha-do-step = Passo su { $square }
kragmortha-do-step-rigor = Vai a sbattere contro Rigor Mortis su { $square }
kragmortha-do-step-catch = Manda Rigor Mortis su { $square } contro { $rival }
kragmortha-do-step-shove = Passo su { $square }, spingendo { $rival }
kragmortha-do-rigor = Rigor Mortis su { $square }
kragmortha-do-teleport = Teletrasporto su { $square }
kragmortha-do-place = Entra su { $square }
kragmortha-do-go = Vai su { $square }

## Che cosa ne seguirebbe, in breve

kragmortha-preview-first = prima su { $squares }
kragmortha-preview-push = { $seat } spinge { $rival } su
kragmortha-preview-land-floor = { $square }
kragmortha-preview-land-goblin = { $square } (spingendo via { $rival })
kragmortha-preview-land-rigor = { $square } (Rigor Mortis!)
kragmortha-preview-land-teleport = { $square } (teletrasporto)
kragmortha-preview-land-desk = { $square } (scrivania)
kragmortha-preview-slides = scivola fino a { $square }
kragmortha-preview-meets-rigor = Rigor Mortis: un'Occhiataccia
kragmortha-preview-meets-teleport = teletrasporto: gira un gettone
kragmortha-preview-meets-desk = scrivania: un Libro Magico
kragmortha-preview-rigor-transfer = teletrasporto: può andare ovunque lontano dai goblin

## Che cosa non si può fare, e perché

kragmortha-why-no-step = Non porta a nessuna casella.
kragmortha-why-tome-used = L'hai già usato.
kragmortha-why-tome-new = L'inchiostro è fresco: non nel turno in cui l'hai preso.
kragmortha-why-tome-idle = Adesso non farebbe nulla.
kragmortha-why-shelf = Lì c'è una libreria.
kragmortha-why-closed = Quella parte della biblioteca è chiusa.
kragmortha-why-symbol = La tua carta non ha più un simbolo per questa casella.
kragmortha-why-no-room = Il goblin che sta lì non saprebbe dove andare.
kragmortha-why-where-from = Mai indietro, da dove arriva la spinta.
kragmortha-why-in-chain = Una catena non spinge nessuno due volte.
kragmortha-why-long-arm = Chi spinge con il Braccio Lungo non si sposta.
kragmortha-why-goblin-near = Lì accanto c'è un goblin.

## Che cosa è successo

kragmortha-event-placed = { $seat } sguscia dentro su { $square }.
kragmortha-event-turn = Turno { $turn }: { $seat }.
kragmortha-event-drew = { $seat } pesca { $card-acc }.
kragmortha-event-discarded = { $seat } scarta { $card-acc }.
kragmortha-event-played = { $seat } gioca { $card-acc }.
kragmortha-event-stuck = { $seat } non può muovere nulla e mostra la mano.
kragmortha-event-moved = { $seat } va su { $square }.
kragmortha-event-shoved = { $seat } spinge { $rival } su { $square }.
kragmortha-event-slid = Uiii! { $seat } scivola fino a { $square }.
kragmortha-event-returned = Nessuno si sposta: { $seat } torna su { $square }.
kragmortha-event-put = { $seat } ricompare su { $square }.
kragmortha-event-caught = Rigor Mortis fulmina con gli occhi { $seat }!
kragmortha-event-rigor-moved = { $seat } muove Rigor Mortis su { $square }.
kragmortha-event-rigor-transferred = { $seat } manda Rigor Mortis su { $square }.
kragmortha-event-looked = { $seat } si becca un'Occhiataccia: { $card }.
kragmortha-event-scolded = { $seat } si becca una ramanzina: vale come Occhiataccia.
kragmortha-event-thrown-out = Quarta Occhiataccia: { $seat } vola fuori dalla biblioteca!
kragmortha-event-shed = { $seat } si libera di un'Occhiataccia.
kragmortha-event-exchanged = { $seat } scambia un'Occhiataccia con { $rival }.
kragmortha-event-scapegoat = { $seat } indica { $rival }: la colpa è sua!
kragmortha-event-token = { $seat } gira un gettone Teletrasporto: { $card }.
kragmortha-event-peeped =
    { $card-known ->
        [0] { $seat } sbircia il primo gettone Teletrasporto.
       *[1] { $seat } sbircia il primo gettone Teletrasporto: { $card }.
    }
kragmortha-event-tome = { $seat } ruba un Libro Magico: { $card }.
kragmortha-event-last-tome = { $seat } ha l'ultimo Libro Magico: la scrivania è vuota!
kragmortha-event-used = { $seat } apre { $card }.
kragmortha-event-kept = { $seat } tiene { $card-acc }.
kragmortha-event-traded = { $seat } cambia posto con { $rival }.
kragmortha-event-tired = { $seat } fa venire le gambe stanche a { $rival }.
kragmortha-event-read-again = { $seat } rimette scoperto { $card }.
kragmortha-event-slipped = { $seat } si scorda di «{ $card }». Qualcuno se ne accorge?
kragmortha-event-caught-out = «Ti becco!» { $seat } ha visto tutto: { $rival } ha violato «{ $card }» e riceve un'Occhiataccia.
kragmortha-event-escaped = Nessuno se n'è accorto: { $seat } la fa franca con «{ $card }».
kragmortha-event-told-off = { $seat } grida «Ti becco!» a { $rival } senza motivo e si prende una sgridata: per un giro deve tacere.
kragmortha-event-accused = { $seat } grida «Ti becco!» a { $rival }: { $card } ({ $order }).
kragmortha-event-voted-guilty = { $seat } vota: { $rival } la viola.
kragmortha-event-voted-innocent = { $seat } vota: { $rival } non la viola.
kragmortha-event-upheld = { $seat } aveva ragione: { $rival } si becca un'Occhiataccia.
kragmortha-event-dismissed = { $seat } non può provare nulla: { $rival } la passa liscia.

## La fine

kragmortha-end-tome = L'ultimo Libro Magico ha lasciato la scrivania: la partita è finita.
kragmortha-end-look = Un goblin ha la sua quarta Occhiataccia: la partita è finita.
kragmortha-place-won = Vittoria: { kragmortha-looks }, { kragmortha-tomes }, { kragmortha-symbols }
kragmortha-place-lost = { kragmortha-looks }, { kragmortha-tomes }, { kragmortha-symbols }
kragmortha-place-thrown-out = Fuori dalla biblioteca: { kragmortha-looks }, { kragmortha-tomes }, { kragmortha-symbols }
