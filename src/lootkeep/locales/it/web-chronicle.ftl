# La cronaca in italiano: la mappa delle notti di un gruppo, e che cosa viene prima e dopo ciascuna. Si carica quando serve.

web-chronicle-title = Cronaca
web-chronicle-all = Tutte le cronache

## Per cominciare

web-chronicle-lead = Un sotterraneo, le sue notti e una mappa che si accende. Vive nel suo link, da soli o in compagnia, per tutte le serate che ci vogliono.
web-chronicle-new = Comincia una cronaca
web-chronicle-new-go = Apri il sotterraneo
web-chronicle-name = Come si chiama il gruppo
web-chronicle-name-usual = I mostri del giovedì
web-chronicle-rename = Dai un altro nome al gruppo
web-chronicle-rename-done = Fatto
web-chronicle-with-friends = In compagnia
web-chronicle-with-friends-how = Ricevi un link. Chi ce l’ha vede la mappa e gioca, da qualsiasi dispositivo.
web-chronicle-by-myself = Per conto mio
web-chronicle-by-myself-how = Un clan, un sotterraneo, nessuno a cui dare la colpa. Amici e bot possono unirsi in qualsiasi notte.
web-chronicle-mine = Le tue cronache
web-chronicle-none = Ancora nessuna su questo dispositivo. Il link di un amico porta qui la sua.
web-chronicle-forget = Dimentica { $name } su questo dispositivo
web-chronicle-bring = Porta un file
web-chronicle-bring-how = Una cronaca portata via da qui o dal terminale
web-chronicle-file-large = Questo file è più grande di qualsiasi cronaca: ne basterebbe uno di qualche centinaio di kilobyte.
web-chronicle-freely = Scegli liberamente
web-chronicle-freely-how = Una notte qualsiasi, senza cronaca
web-chronicle-missing = Questa cronaca è chiusa
web-chronicle-missing-how = Forse si è persa la fine del link: comincia con #k=. Chi l’ha mandato può copiarlo di nuovo dalla mappa.

## La mappa

web-chronicle-map = Le notti, piano per piano
web-chronicle-state-won = Vinta
web-chronicle-state-fallen = Perduta
web-chronicle-state-open = Aperta
web-chronicle-state-shut = Chiusa
web-chronicle-next = ora
web-chronicle-tonight = stasera
web-chronicle-untried = mai provata
web-chronicle-gathering = si stanno radunando
web-chronicle-playing = si sta giocando
web-chronicle-behind = dopo il capitolo { $chapter }
web-chronicle-fell =
    { $n ->
        [one] caduta una volta
       *[other] caduta { $n } volte
    }
web-chronicle-reached =
    { $n ->
        [one] { $level }, { $n } turno
       *[other] { $level }, { $n } turni
    }
web-chronicle-of = { $n } su { $of }
web-chronicle-opens = Si apre quando è vinto «{ $chapter }»
web-chronicle-nights-held =
    { $of ->
        [one] { $n } notte su { $of } difesa.
       *[other] Notti difese: { $n } su { $of }.
    }
web-chronicle-nights-lost =
    { $n ->
        [one] Una persa, e negata.
       *[other] { $n } perse, tutte negate.
    }
web-chronicle-complete =
    { $of ->
        [one] L’unica notte è difesa. Gli eroi si sono dati all’uncinetto.
       *[other] Tutte le { $of } notti difese. Gli eroi si sono dati all’uncinetto.
    }
web-chronicle-link = Il link di questa cronaca
web-chronicle-take-along = Porta via
web-chronicle-join = Entra nel gruppo
web-chronicle-away = Il server non risponde. Le cose stavano così.
web-chronicle-trophies = Trofei
web-chronicle-not-won = non ancora

## La notte che si guarda

web-chronicle-night = Capitolo { $chapter }, notte { $n }
web-chronicle-they-gather = { $names }: ci si raduna per questa notte, { $level }.
web-chronicle-they-play = { $names }: questa notte è in corso, { $level }.
web-chronicle-go-on = Continua a giocare
web-chronicle-sit-down = Siediti con loro
web-chronicle-watch = Va’ a guardare
web-chronicle-another = Apri un altro tavolo
web-chronicle-play = Si gioca stasera
web-chronicle-play-again = Rigiocala
web-chronicle-best = Finora il meglio
web-chronicle-won-with = Vinta con
web-chronicle-evenings =
    { $n ->
        [one] Una serata
       *[other] { $n } serate
    }
web-chronicle-again = Rivedi la serata
web-chronicle-again-short = Rivedi
web-chronicle-brought = portata da un file
web-chronicle-kept-of =
    { $of ->
        [one] salvato { $n } tesoro su { $of }
       *[other] salvati { $n } tesori su { $of }
    }
web-chronicle-how-hard = Quanto difficile
web-chronicle-locked = { $level } si apre con una vittoria a { $before }.
web-chronicle-who = Chi gioca
web-chronicle-how-many = Quanti clan
web-chronicle-with = Chi gioca gli altri
web-chronicle-with-bot = bot
web-chronicle-with-friend = amici
web-chronicle-with-hot = qui
web-chronicle-alone = da soli nel buio
web-chronicle-parties = Clan
web-chronicle-parties-story = come vuole la storia
web-chronicle-parties-free = come vogliamo noi

## Prima e dopo

web-chronicle-before = Prima della notte, { $level }
web-chronicle-cast = Chi gioca
web-chronicle-to-map = Alla mappa
web-chronicle-begin = Spranga lo sprangabile
web-chronicle-invite = Apparecchia e chiamali
web-chronicle-held-at =
    { $n ->
        [one] { $night }, difesa in { $n } turno, { $level }
       *[other] { $night }, difesa in { $n } turni, { $level }
    }
web-chronicle-lost-at =
    { $n ->
        [one] { $night }, persa al primo turno, { $level }
       *[other] { $night }, persa dopo { $n } turni, { $level }
    }
web-chronicle-next-night = Poi: { $night }
web-chronicle-once-more = { $night }, di nuovo
web-chronicle-new-trophy = nuovo trofeo
web-chronicle-kept = tesori salvati
web-chronicle-turns =
    { $n ->
        [one] { $n } turno
       *[other] { $n } turni
    }
web-chronicle-best-yet = finora il meglio
