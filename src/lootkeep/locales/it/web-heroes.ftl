# La pagina del tavolo di Keep the Heroes Out! in italiano.

## Barra in alto, fasi, schede

web-heroes-phase-play = Gioca carte
web-heroes-phase-refresh = Ricarica il Bottino
web-heroes-phase-tidy = Riordino
web-heroes-phase-assault = Assalto
web-heroes-turn = turno { $n }
web-heroes-tab-hand = Mano { $n }
web-heroes-tab-guild = Gilda
web-heroes-scenario = Scenario { $n }, { $difficulty }
web-heroes-scenario-cards = Le carte Scenario nella Gilda

## La Gilda

web-heroes-guild = La Gilda
web-heroes-wave = ondata { $n } di { $of }
web-heroes-cards =
    { $n ->
        [one] { $n } carta
       *[other] { $n } carte
    }
web-heroes-assault-now = Assalto in corso
web-heroes-next-cards =
    { $n ->
        [one] Poi { $n } carta Gilda
       *[other] Poi { $n } carte Gilda
    }
web-heroes-pace-familiar = Familiare: 1, poi 2
web-heroes-pace-steady = Moderato: 1 e 2 alternate
web-heroes-pace-challenging = Impegnativo: sempre 2
web-heroes-pace-hardcore = Hardcore: 2, poi 3
web-heroes-pace-nightmare = Incubo, nostra: 2 e 3 alternate, poi 3
web-heroes-matrix = Carte Eroe per classe e tipo di stanza
web-heroes-class = Classe
web-heroes-to-come = deve ancora uscire
web-heroes-gone = è già uscita
web-heroes-lit = Accese: ancora nel mazzo.
web-heroes-odds-in = Un eroe qui ({ $room }):
web-heroes-odds-of = { $n } su { $of } a carta.
web-heroes-odds = La prossima carta Gilda porta qui un eroe: { $chance } %
web-heroes-percent = { $n } %
web-heroes-discards-open =
    { $n ->
        [one] Guarda gli scarti della Gilda: { $n } carta
       *[other] Guarda gli scarti della Gilda: { $n } carte
    }

## La posta in gioco

web-heroes-won-when =
    { $n ->
        [one] Si vince dopo ancora { $n } carta Gilda.
       *[other] Si vince dopo altre { $n } carte Gilda.
    }
web-heroes-late-when =
    { $n ->
        [one] Si perde dopo ancora { $n } carta Gilda.
       *[other] Si perde dopo altre { $n } carte Gilda.
    }
web-heroes-late-rule = Se prima non si è vinto, con l'ultima carta Gilda perdono tutti.
web-heroes-lost-when = Si perde se { $n } eroi saccheggiano il Caveau.
web-heroes-lost-rule = Perdono tutti nel momento in cui il tesoro del Caveau è saccheggiato: { $n } eroi svegli lì dentro, e nessun mostro con loro.
web-heroes-vault-now =
    Ora lì: { $heroes ->
        [0] nessun eroe
        [one] { $heroes } eroe
       *[other] { $heroes } eroi
    }, { $guards ->
        [0] nessun mostro.
        [one] { $guards } mostro.
       *[other] { $guards } mostri.
    }
web-heroes-vault-short = Caveau { $heroes }/{ $n }
web-heroes-aims = Che altro chiede lo scenario
web-heroes-aim-now = { $now } di { $needed }
web-heroes-aim-looted = Saccheggio: { $room }
web-heroes-aim-gone = Tesori portati via
web-heroes-aim-gone-vault = Tesoro del Caveau fuori
web-heroes-aim-escaped = Evasione: { $foe }
web-heroes-aim-fallen = Fuori combattimento: { $foe }
web-heroes-aim-debt = Debiti sul Caveau
web-heroes-aim-marked-flooded = Stanze allagate
web-heroes-aim-marked-picket = Stanze in sciopero
web-heroes-aim-marked-dark = Stanze al buio
web-heroes-aim-delivered = Consegnati
web-heroes-aim-built = Stanze costruite
web-heroes-aim-prisoners = Eroi nelle Celle
web-heroes-aim-kept = Tesori rimasti
web-heroes-aim-sealed = Caveau sigillato
web-heroes-clock-next =
    { $n ->
        [1] al prossimo assalto
       *[other] tra { $n } assalti
    }
web-heroes-lookout = La vedetta vede chi viene:
web-heroes-fog = Nebbia: nessuno vede chi viene.

## Bottino, Riserva, progetti

web-heroes-loot = Bottino
web-heroes-loot-deck = { $n } nel mazzo
web-heroes-no-loot = Non c'è niente di scoperto.
web-heroes-price = costa: { $token }
web-heroes-reserve = Riserva
web-heroes-plans = Progetti
web-heroes-plan-deck =
    { $n ->
        [one] ancora { $n } nel mazzo
       *[other] altri { $n } nel mazzo
    }
web-heroes-build-keys = Dove va la nuova stanza: le frecce scelgono il posto, R la gira, Invio la costruisce
web-heroes-build-turn = Gira la stanza (R)
web-heroes-lay-joined = Unita a: { $rooms }
web-heroes-lay-r0 = non girata
web-heroes-lay-r1 = un quarto di giro
web-heroes-lay-r2 = mezzo giro
web-heroes-lay-r3 = tre quarti di giro

## Le stanze e quello che contengono

web-heroes-several =
    { $n ->
        [1] { $what }
       *[other] { $what } ×{ $n }
    }
web-heroes-treasure = tesoro { $n }
web-heroes-treasure-long =
    { $n ->
        [one] Un tesoro: gli basta { $n } eroe
       *[other] Un tesoro: servono { $n } eroi
    }
web-heroes-needs-now =
    { $n ->
        [one] ora basta { $n } eroe
       *[other] ora bastano { $n } eroi
    }
web-heroes-rebels =
    { $n ->
        [one] ({ $n } è già lì per terra)
       *[other] ({ $n } sono già lì per terra)
    }
web-heroes-portal-unfinished = portale incompleto
web-heroes-portal-completed = portale
web-heroes-mark-flooded = allagata
web-heroes-mark-picket = in sciopero
web-heroes-mark-dark = al buio
web-heroes-events =
    { $n ->
        [one] { $n } pagamento mancato
       *[other] { $n } pagamenti mancati
    }
web-heroes-empty = vuota
web-heroes-danger = Con 1 eroe in più la saccheggiano
web-heroes-caved-in = Un passaggio crollato
web-heroes-dug = Un passaggio scavato
web-heroes-distance =
    { $n ->
        [0] è tutto per lui
        [one] a { $n } stanza dal Caveau
       *[other] a { $n } stanze dal Caveau
    }
web-heroes-distance-goal =
    { $n ->
        [0] qui vogliono arrivare gli eroi
        [one] a { $n } stanza dalla meta degli eroi
       *[other] a { $n } stanze dalla meta degli eroi
    }
web-heroes-cut-off = isolata: da qui non si arriva alla meta degli eroi
web-heroes-monster-of = { $clan } ({ $name })
web-heroes-is-arriving = appena arrivato
web-heroes-is-awake = attivo
web-heroes-is-exhausted = esausto
web-heroes-is-running = in fuga
web-heroes-is-wounded = ferito
web-heroes-wounded-of = Feriti: { $n }. Basta un altro colpo.
web-heroes-health-of = salute { $n } di { $of }
web-heroes-crew = finché ci sono eroi, lo feriscono solo le trappole
web-heroes-runner = { $hero } con un tesoro ({ $n }), da riportare qui: { $room }
web-heroes-exit = uscita per ladri
web-heroes-goal = Gli eroi puntano qui: { $room }
web-heroes-goal-here = meta degli eroi
web-heroes-hand-size =
    { $n ->
        [one] Mani fino a { $n } carta
       *[other] Mani fino a { $n } carte
    }
web-heroes-doors-open = Anche gli eroi usano i portali
web-heroes-borrowed = In prestito: { $clan }
web-heroes-gambled = Azzardo già tentato

## Compagnia, mano, mazzi

web-heroes-you = tu
web-heroes-bot = bot
web-heroes-no-clan = ancora senza clan
web-heroes-lair =
    { $n ->
        [one] { $n } mostro nel Covo
       *[other] { $n } mostri nel Covo
    }
web-heroes-hand =
    { $n ->
        [one] { $n } carta in mano
       *[other] { $n } carte in mano
    }
web-heroes-pile-hand = Mano
web-heroes-pile-played = Giocate in questo turno
web-heroes-pile-discards = Scarti
web-heroes-pile-deck = Mazzo
web-heroes-hidden = Coperte.
web-heroes-side = { $does }

web-heroes-clan-monsters =
    { $n ->
        [one] { $n } mostro
       *[other] { $n } mostri
    }
web-heroes-clan-health = Salute { $n }
web-heroes-clan-start = { $n } all'inizio, in stanze di questo tipo: { $type }
web-heroes-clan-detail =
    { $n ->
        [one] { $n } mostro, salute { $health }.
       *[other] { $n } mostri, salute { $health }.
    }

## Scelte

web-heroes-way = { $from } → { $to }
web-heroes-menu = Che cosa può voler dire
web-heroes-back = Indietro
web-heroes-health-left = Salute rimasta: { $n }
web-heroes-to-lair = Va nel suo Covo
web-heroes-end-detail =
    { $n ->
        [one] Poi arrivano gli eroi: { $n } carta Gilda
       *[other] Poi arrivano gli eroi: { $n } carte Gilda
    }
web-heroes-dawn-title = Prima della prima carta Gilda
web-heroes-dawn =
    { $n ->
        [one] Prima succede una cosa da sé.
       *[other] Prima succedono { $n } cose da sé.
    }
web-heroes-dawn-out = Prima qualcuno riesce a scappare!
web-heroes-ahead =
    { $n ->
        [one] In arrivo: { $n } carta Gilda.
       *[other] In arrivo: { $n } carte Gilda.
    }
web-heroes-step-swarm = Sciame
web-heroes-step-ambush = Agguato
web-heroes-step-momentum = Impeto
web-heroes-step-defend = Difesa
web-heroes-step-carry = Trasporto
web-heroes-step-heroes = Assalto
web-heroes-step-muster = Tutti ai posti

## L'araldo

web-heroes-what-if = E se?
web-heroes-what-if-comes = Se ora { $hero-acc } arrivasse { $room-in }:
web-heroes-what-if-unlikely = In questa ondata nessuna carta manda più lì { $hero-acc }.

## La guida della prima partita

web-heroes-guide-clan = I mostri siete voi. Pochi e robusti, come la Dragonessa, o tanti e deboli, come i Ratkin: ogni clan ha le sue carte e la sua abilità.
web-heroes-guide-place = I mostri sorvegliano i tesori: finché ce n'è uno nella stanza, gli eroi combattono invece di saccheggiare. Il Caveau conta più di tutto.
web-heroes-guide-head-start = Una trappola abbatte il primo eroe che entra nella sua stanza.
web-heroes-guide-turn = Gioca tutte le carte che vuoi. Di una carta con «oppure» scegli un lato. Quel che tieni in mano ci resta. Quando finisci il turno, arrivano gli eroi.
web-heroes-guide-icons = Ogni icona è un clic: tocca una stanza o un pezzo acceso. Le icone si fanno in qualsiasi ordine, con qualsiasi tuo mostro, o si tralasciano.
web-heroes-guide-carry = Un mostro che si sposta può portare con sé una risorsa o una trappola. La risorsa giusta nella stanza giusta compra Bottino.
web-heroes-guide-refresh = Niente di buono in mostra? Scarta una carta per mettere Bottino sotto il mazzo e scoprirne di nuovo.
web-heroes-guide-heroes = Più eroi sono attivi: scegliete a chi tocca. C'è un mostro: lo attaccano. Sono abbastanza per un tesoro senza guardia: lo saccheggiano. Né l'uno né l'altro: Carica verso il Caveau.
web-heroes-guide-defend = Una carta con Difesa evita questo colpo. Finisce tra i tuoi scarti.
web-heroes-guide-whom = Un mostro senza più salute va nel suo Covo. I più robusti prima prendono ferite.
web-heroes-guide-plan = Scegli un progetto e quante monete spendere: sarà il valore del suo tesoro.
web-heroes-guide-lay = Indica un posto acceso, gira la stanza con R o col pulsante, e fai clic; oppure trascina lì il progetto.
