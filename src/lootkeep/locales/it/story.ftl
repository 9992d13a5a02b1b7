# La fine di una partita: la sua storia, raccontata quando tutto è deciso.

## La frase che si merita; la prima che è vera

story-won = Vince { $seat }
story-shared = La vittoria è condivisa
story-nobody = Non vince nessuno

story-looterz-roll = Vince { $seat }: l'ultimo tiro lo fa { $card-acc }
story-looterz-stolen = Vince { $seat }, con quel che { $rival } credeva al sicuro
story-looterz-trophy = Vince { $seat }, passando sul cadavere
story-looterz-begged = Vince { $seat }, con il cappello in mano
story-looterz-time = Vince { $seat }, mentre il ritratto apre gli occhi
story-looterz-nobody = Rigor Mortis si tiene tutto

story-kragmortha-tome = Vince { $seat }, con l'ultimo Libro nella manica
story-kragmortha-tome-other = L'ultimo Libro va { AD($rival) }, la partita { AD($seat) }
story-kragmortha-thrown = { $rival } vola fuori, { $seat } spolvera e vince

story-heroes-untouched = Non un tesoro è uscito dal sotterraneo
story-heroes-one = Salvi, per un solo tesoro
story-heroes-won = Gli eroi sono rimasti fuori
story-heroes-first-wave = Eroi in casa già alla prima Ondata
story-heroes-lost = La seconda Ondata era di troppo

## Sotto: come è andata

story-looterz-short = Mancava un solo Bottino { AD($rival) }.
story-looterz-far = Nessun altro è arrivato nemmeno a metà strada.
story-kragmortha-unseen = Rigor Mortis non sa nemmeno chi sia { $seat }: nessuna Occhiataccia.
story-kragmortha-by-tomes = Stesse Occhiatacce per { $rival }, ma meno Libri Magici.
story-kragmortha-by-symbols = Stesse Occhiatacce e stessi Libri per { $rival }: hanno deciso i simboli.
story-heroes-blows =
    { $n ->
        [one] Un eroe abbattuto.
       *[other] { $n } eroi abbattuti.
    }
story-comeback = Nel momento peggiore { $seat } aveva { $n } probabilità su cento.
story-keep-saved = Nel momento peggiore le probabilità erano { $n } su cento.
story-keep-fallen = Nel momento migliore le probabilità erano { $n } su cento.
story-length =
    { $n ->
        [one] È bastato un turno.
       *[other] Ci sono voluti { $n } turni.
    }

## Momenti decisivi

story-turning = Momenti decisivi
story-turn = turno { $n }
story-keep = Il sotterraneo
story-up = su di { $n }
story-down = giù di { $n }
story-moved = { $name }: da { $before } a { $after } %
story-see = Rivedi
story-see-turn = Rivedi il turno { $n }
story-straight = Nessuna svolta: è finita come era cominciata.

## Chi stava vincendo

story-who-was-winning = Chi stava vincendo
story-all = Tutti insieme
story-waiting = I bot calcolano chi stava vincendo, e quando
story-missing = Per ora non si è potuto calcolare chi stava vincendo.
story-series-loot = Bottino
story-series-looks = Occhiatacce
story-series-tomes = Libri Magici
story-series-treasures = Tesori rimasti
story-series-heroes = Eroi nel sotterraneo

## Che cosa si porta via, e che cosa viene dopo

story-table = Guarda il tavolo
story-picture = L'immagine di questa partita
story-save-picture = Salva l'immagine
story-share-picture = Condividi l'immagine
story-share = Copia un link
story-save = Salva il verbale
story-replay = Rivedi la partita
story-again = Gioca ancora
story-join-again = Alla prossima partita

## Onori

story-honour-searcher = Bottino trovato cercando: { $n }
story-honour-thief = Bottino preso dalle tasche altrui: { $n }
story-honour-mourner =
    { $n ->
        [one] { $n } Looterz sepolto
       *[other] { $n } Looterz sepolti
    }
story-honour-shover =
    { $n ->
        [one] { $n } spinta data
       *[other] { $n } spinte date
    }
story-honour-shoved =
    { $n ->
        [one] { $n } spinta ricevuta
       *[other] { $n } spinte ricevute
    }
story-honour-reader =
    { $n ->
        [one] { $n } Libro Magico trovato
       *[other] { $n } Libri Magici trovati
    }
story-honour-fighter =
    { $n ->
        [one] { $n } colpo andato a segno
       *[other] { $n } colpi andati a segno
    }
story-honour-trapper =
    { $n ->
        [one] { $n } trappola piazzata
       *[other] { $n } trappole piazzate
    }
story-honour-buyer =
    { $n ->
        [one] { $n } carta Bottino comprata
       *[other] { $n } carte Bottino comprate
    }
story-honour-brawler =
    { $n ->
        [one] { $n } colpo nelle risse
       *[other] { $n } colpi nelle risse
    }
story-honour-recruiter =
    { $n ->
        [one] { $n } Looterz in gioco
       *[other] { $n } Looterz messi in gioco
    }
story-honour-handler =
    { $n ->
        [one] ha guidato Rigor Mortis { $n } volta
       *[other] ha guidato Rigor Mortis { $n } volte
    }
story-honour-caught =
    { $n ->
        [one] { $n } Occhiataccia presa
       *[other] { $n } Occhiatacce prese
    }
story-honour-leader =
    { $n ->
        [one] { $n } chiamata ai mostri
       *[other] { $n } chiamate ai mostri
    }
