# La pagina del tavolo di Kragmortha in italiano.

## Barra in alto, fasi e cronaca

web-kragmortha-subtitle =
    { $n ->
        [one] { $n } goblin, { $penance }
       *[other] { $n } goblin, { $penance }
    }
web-kragmortha-penance-gentle = penitenze con clemenza
web-kragmortha-penance-screen = penitenze sullo schermo
web-kragmortha-penance-table = penitenze al tavolo
web-kragmortha-round = giro { $n }
web-kragmortha-phase-card = Carta
web-kragmortha-phase-step-1 = Passo 1
web-kragmortha-phase-step-2 = Passo 2
web-kragmortha-phase-draw = Pesca
web-kragmortha-phase-enter = Ingresso
web-kragmortha-phase-over = Fine
web-kragmortha-progress = passo { $n } di 2
web-kragmortha-not-back = Mai indietro su { $square }, da dove arriva la spinta.
web-kragmortha-tired = Gambe stanche: al massimo un passo.

## Risposte: che cosa porta una casella

web-kragmortha-first-to = Prima su { $places }
web-kragmortha-into-rigor = Contro Rigor Mortis
web-kragmortha-onto-desk = Sulla scrivania
web-kragmortha-onto-teleport = Sul teletrasporto
web-kragmortha-along-floor = Lungo il pavimento
web-kragmortha-shove = Spingi { $name }
web-kragmortha-shove-into = Addosso a { $name }
web-kragmortha-catch = Sorprendi { $name }
web-kragmortha-catch-yourself = Sorprendi il tuo goblin
web-kragmortha-you-draw = { $square }: peschi la tua { $n }ª Occhiataccia
web-kragmortha-they-draw = { $square }: { $n }ª Occhiataccia per { $name }
web-kragmortha-you-steal = { $square }: rubi un Libro Magico
web-kragmortha-they-steal = { $square }: un Libro Magico per { $name }
web-kragmortha-you-turn-token = { $square }: giri un gettone
web-kragmortha-they-turn-token = { $square }: { $name } gira un gettone
web-kragmortha-nothing = { $square }: non succede niente
web-kragmortha-slides = { $square }: scivola fino a { $to }
web-kragmortha-goes-to = { $square }: { $name } va su { $places }
web-kragmortha-rigor-travels = { $square }: può ripartire col teletrasporto
web-kragmortha-place-rigor = { $square } (Rigor Mortis!)
web-kragmortha-place-goblin = { $square } (e di lì via { $name })
web-kragmortha-place-teleport = { $square } (teletrasporto)
web-kragmortha-place-desk = { $square } (scrivania)

## La biblioteca

web-kragmortha-board = La biblioteca
web-kragmortha-rigor = Rigor
web-kragmortha-goblin = Goblin
web-kragmortha-rigor-on = Rigor Mortis, su { $square }
web-kragmortha-goblin-on = { $name }, su { $square }
web-kragmortha-tomes-left =
    { $n ->
        [one] { $n } Libro Magico sulla scrivania
       *[other] { $n } Libri Magici sulla scrivania
    }

## Mano, Libri Magici, mazzi

web-kragmortha-hand = La tua mano
web-kragmortha-marked = In cima al mazzo
web-kragmortha-played = In gioco: { $card }
web-kragmortha-no-cards = Non hai carte.
web-kragmortha-no-tomes = Ancora nessun Libro Magico. Sulla sua scrivania ce ne sono.
web-kragmortha-tome-used = usato
web-kragmortha-symbols =
    { $n ->
        [one] { $n } simbolo magico
       *[other] { $n } simboli magici
    }
web-kragmortha-moves =
    { $n ->
        [one] carta
       *[other] carte
    }
web-kragmortha-tokens =
    { $n ->
        [one] gettone
       *[other] gettoni
    }
web-kragmortha-looks =
    { $n ->
        [one] Occhiataccia
       *[other] Occhiatacce
    }
web-kragmortha-piles = I mazzi
web-kragmortha-discards =
    { $n ->
        [one] { $n } carta Movimento scartata
       *[other] { $n } carte Movimento scartate
    }
web-kragmortha-tokens-used =
    { $n ->
        [one] { $n } gettone girato
       *[other] { $n } gettoni girati
    }
web-kragmortha-looks-under = Occhiatacce finite sotto il mazzo
web-kragmortha-tab-hand = Mano { $n }
web-kragmortha-tab-tomes = Libri { $n }

## I goblin

web-kragmortha-goblins = I goblin
web-kragmortha-fourth = vince chi ne ha meno
web-kragmortha-goal = Chi è in testa e quanto manca alla fine
web-kragmortha-place = { $n }º posto
web-kragmortha-leads = { $name } è in testa
web-kragmortha-leads-looks = meno Occhiatacce di tutti
web-kragmortha-leads-tomes = pari in Occhiatacce, più Libri
web-kragmortha-leads-symbols = più simboli magici
web-kragmortha-leads-several =
    { $n ->
        [one] { $n } goblin in testa
       *[other] { $n } goblin in testa
    }
web-kragmortha-leads-equal = pari in tutto
web-kragmortha-leads-nobody = Nessuno è in testa
web-kragmortha-all-equal = per ora tutti pari
web-kragmortha-until = alla fine:
web-kragmortha-until-look = Occhiatacce, il massimo: { $n } su 4
web-kragmortha-about = { $name }: Occhiatacce e Libri Magici per intero
web-kragmortha-cards =
    { $n ->
        [one] { $n } carta in mano
       *[other] { $n } carte in mano
    }
web-kragmortha-has-tomes =
    { $n ->
        [one] { $n } Libro Magico
       *[other] { $n } Libri Magici
    }
web-kragmortha-has-looks =
    { $n ->
        [one] { $n } Occhiataccia su 4
       *[other] { $n } Occhiatacce su 4
    }
web-kragmortha-being-shoved = riceve una spinta
web-kragmortha-is-accused = sotto accusa
web-kragmortha-away = via
web-kragmortha-is-caught = in flagrante
web-kragmortha-thrown-out = fuori dalla biblioteca
web-kragmortha-is-tired = gambe stanche
web-kragmortha-you = tu
web-kragmortha-decides = decide
web-kragmortha-bot = bot, { $level }
web-kragmortha-caught = Ti becco!
web-kragmortha-close = Chiudi

## Penitenze

web-kragmortha-penance = La tua penitenza: { $name }
web-kragmortha-softer = Più mite
web-kragmortha-softer-on = Più mite: sì
web-kragmortha-bear-h1 = Nel tuo turno il libro che hai in testa traballa. Raddrizzalo in tempo.
web-kragmortha-bear-h2 = La metà superiore della biblioteca è in ombra.
web-kragmortha-bear-h3 = Vedi la biblioteca da molto in basso.
web-kragmortha-bear-h4 = La biblioteca pende.
web-kragmortha-bear-m1 = Bocca aperta quando giochi una carta, o ti possono beccare.
web-kragmortha-bear-m2 = Una volta in ogni tuo turno. Nessuno te lo ricorderà.
web-kragmortha-bear-m3 = N cht prd l vcl.
web-kragmortha-bear-m4 = In chat: mmm mmmm mm mmm.
web-kragmortha-bear-a1 = Quando ti spingono, stringi in tempo.
web-kragmortha-bear-a2 = Solo frecce, tasti o pulsanti.
web-kragmortha-bear-a3 = Confermano i due sigilli, insieme o uno subito dopo l'altro. Il terzo sbaglio è uno scivolone.
web-kragmortha-bear-a4 = Quel che scegli arriva con mezzo secondo di ritardo.
web-kragmortha-bear-d1 = Prendi le carte dai due capi, prima a sinistra e poi a destra. Mai al centro.
web-kragmortha-bear-d2 = Premi a lungo per confermare. La terza pressione breve è uno scivolone.
web-kragmortha-bear-d3 = La tua mano tiene una carta in meno.
web-kragmortha-bear-d4 = La sinistra è a destra e la destra a sinistra.
web-kragmortha-bear-l1 = Nel tuo turno perdi l'equilibrio. Ritrovalo in tempo.
web-kragmortha-bear-l2 = Quando Rigor Mortis si ferma accanto a te, resta in equilibrio.
web-kragmortha-bear-l3 = In piedi prima della tua prima scelta, giù dopo l'ultima.
web-kragmortha-bear-l4 = Il tuo goblin non sta mai fermo.
web-kragmortha-bear-w1 = In chat neanche una di queste parole: { $words }.
web-kragmortha-bear-w2 = Saluta Rigor Mortis ogni volta che si muove.
web-kragmortha-bear-w3 = Chiedi scusa prima di ogni tua spinta, o ti possono beccare.
web-kragmortha-bear-w4 = Metà della biblioteca è al buio; a ogni giro l'altra.
web-kragmortha-banned = goblin, libro, scusa, occhi, spinta, turno, sì, carta, scrivania, no, passo, magia, Rigor, aspetta, fortuna, tu, casella, teletrasporto, prego, vinco, bravo, cosa, signore, biblioteca
web-kragmortha-ban = Vieta una parola a { $name }
web-kragmortha-ban-why = Non dovrà dirla in chat.
web-kragmortha-ban-this = Vieta «{ $word }»
web-kragmortha-ban-own = Una parola tua
web-kragmortha-ban-take = Vieta questa parola
web-kragmortha-left-seal = Sigillo sinistro
web-kragmortha-right-seal = Sigillo destro
web-kragmortha-left-end = Capo sinistro della carta
web-kragmortha-right-end = Capo destro della carta
web-kragmortha-middle = Centro della carta: non toccare!
web-kragmortha-press-long = Premi a lungo
web-kragmortha-arrows = Frecce
web-kragmortha-arrow-left = A sinistra
web-kragmortha-arrow-right = A destra
web-kragmortha-arrow-up = In su
web-kragmortha-arrow-down = In giù
web-kragmortha-arrows-first = Scegli con le frecce
web-kragmortha-gaping-off = Spalanca
web-kragmortha-gaping-on = Aaaah…
web-kragmortha-tongue-off = Lingua
web-kragmortha-tongue-on = Bleah!
web-kragmortha-standing-off = Alzati
web-kragmortha-standing-on = Siediti
web-kragmortha-pardoned-off = Chiedo scusa!
web-kragmortha-pardoned-on = Scuse accettate
web-kragmortha-test-book = Il libro ti scivola dalla testa! Hai { $seconds } secondi.
web-kragmortha-test-squeeze = Ti spingono: stringi! Hai { $seconds } secondi.
web-kragmortha-test-balance =
    { $side ->
        [left] Cadi a sinistra: piegati a destra! Hai { $seconds } secondi.
       *[right] Cadi a destra: piegati a sinistra! Hai { $seconds } secondi.
    }
web-kragmortha-test-hail = Si muove! Salutalo entro { $seconds } secondi.
web-kragmortha-test-sit = Il tuo turno è finito: siediti entro { $seconds } secondi.
web-kragmortha-press-book = Raddrizza il libro
web-kragmortha-press-squeeze = Stringi
web-kragmortha-press-hail = Ave!
web-kragmortha-press-sit = Siediti
web-kragmortha-lean-left = Piegati a sinistra
web-kragmortha-lean-right = Piegati a destra
web-kragmortha-caught-whom = Ti becco! { $name }
web-kragmortha-slips = si scorda qualcosa
web-kragmortha-looks-elsewhere = guarda altrove
web-kragmortha-hushed = ha preso una sgridata
web-kragmortha-asked-book = il libro traballa
web-kragmortha-asked-squeeze = deve stringere
web-kragmortha-asked-balance = perde l'equilibrio
web-kragmortha-asked-hail = deve salutarlo
web-kragmortha-asked-sit = deve sedersi
web-kragmortha-seen-gaping-on = bocca aperta
web-kragmortha-seen-gaping-off = bocca chiusa
web-kragmortha-seen-tongue-on = lingua fuori
web-kragmortha-seen-tongue-off = lingua dentro
web-kragmortha-seen-standing-on = in piedi
web-kragmortha-seen-standing-off = ancora a sedere
web-kragmortha-seen-pardoned-on = chiede scusa
web-kragmortha-seen-pardoned-off = niente scuse
web-kragmortha-broken-h1 = il libro è caduto
web-kragmortha-broken-l1 = che capitombolo
web-kragmortha-broken-l2 = ginocchia aperte
web-kragmortha-broken-a1 = non ha stretto
web-kragmortha-broken-w2 = nessun saluto
web-kragmortha-broken-l3 = su e giù? Macché
web-kragmortha-broken-m1 = bocca chiusa
web-kragmortha-broken-m2 = lingua dentro
web-kragmortha-broken-w3 = nessuna scusa
web-kragmortha-broken-a3 = braccia staccate
web-kragmortha-broken-d1 = presa al centro
web-kragmortha-broken-d2 = dita piegate
web-kragmortha-broken-w1 = parola vietata

## La guida della prima partita

web-kragmortha-guide-place = Metti il goblin su una delle caselle illuminate. Di qui sgattaiola fino alla scrivania, per i Libri Magici.
web-kragmortha-guide-card = Su una carta c'è un goblin o Rigor Mortis: è lui che si muove. I due simboli sono le caselle su cui può andare. Tra le scelte, sotto ognuna, c'è dove porta per prima cosa.
web-kragmortha-guide-move = Vai su una casella illuminata. Il secondo passo vuole l'altro simbolo della carta, e puoi rinunciarvi. C'è qualcuno? Spingi!
web-kragmortha-guide-after = C'è ancora tempo per i tuoi Libri Magici, anche più d'uno. Poi peschi una carta.
web-kragmortha-guide-shove = Scegli tu dove va il goblin spinto. Contro Rigor Mortis è scortese, e funziona benissimo.
web-kragmortha-guide-refuse-shove = Hai un Libro Magico contro le spinte: se lo usi, nessuno si muove.
web-kragmortha-guide-vote = Votano tutti tranne chi è sotto accusa. La maggioranza costa un'Occhiataccia; la parità assolve.
web-kragmortha-guide-look-due = Hai un Libro Magico contro le Occhiatacce. Adesso o mai più: si usa prima che l'Occhiataccia sia scoperta.
web-kragmortha-guide-banished = Ti ha sorpreso. Prendi l'Occhiataccia e scappa a un teletrasporto libero; per ora non fa altro.
web-kragmortha-guide-transfer = È stato girato un gettone. Qualunque sia, sbuchi da un altro teletrasporto.
web-kragmortha-guide-rigor-transfer = Puoi mandarlo lontano da tutti i goblin. Con questo il turno finisce.
web-kragmortha-guide-back-to-start = Hai un Libro Magico! Torna a una casella di partenza, con aria innocente.
web-kragmortha-guide-hand-limit = La tua mano ora tiene meno carte: scartane una.
