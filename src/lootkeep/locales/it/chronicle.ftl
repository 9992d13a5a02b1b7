# La cronaca in italiano: la mappa delle notti di un gruppo, e che cosa viene prima e dopo ciascuna. Si carica quando serve.

chronicle-title = Cronaca
chronicle-all = Tutte le cronache

## Per cominciare

chronicle-lead = Un sotterraneo, le sue notti e una mappa che si accende. Vive nel suo link, da soli o in compagnia, per tutte le serate che ci vogliono.
chronicle-new = Comincia una cronaca
chronicle-new-go = Apri il sotterraneo
chronicle-name = Come si chiama il gruppo
chronicle-name-usual = I mostri del giovedì
chronicle-rename = Dai un altro nome al gruppo
chronicle-rename-done = Fatto
chronicle-with-friends = In compagnia
chronicle-with-friends-how = Ricevi un link. Chi ce l’ha vede la mappa e gioca, da qualsiasi dispositivo.
chronicle-by-myself = Per conto mio
chronicle-by-myself-how = Un clan, un sotterraneo, nessuno a cui dare la colpa. Amici e bot possono unirsi in qualsiasi notte.
chronicle-mine = Le tue cronache
chronicle-none = Ancora nessuna su questo dispositivo. Il link di un amico porta qui la sua.
chronicle-forget = Dimentica { $name } su questo dispositivo
chronicle-bring = Porta un file
chronicle-bring-how = Una cronaca portata via da qui o dal terminale
chronicle-file-large = Questo file è più grande di qualsiasi cronaca: ne basterebbe uno di qualche centinaio di kilobyte.
chronicle-freely = Scegli liberamente
chronicle-freely-how = Una notte qualsiasi, senza cronaca
chronicle-missing = Questa cronaca è chiusa
chronicle-missing-how = Forse si è persa la fine del link: comincia con #k=. Chi l’ha mandato può copiarlo di nuovo dalla mappa.

## La mappa

chronicle-map = Le notti, piano per piano
chronicle-state-won = Vinta
chronicle-state-fallen = Perduta
chronicle-state-open = Aperta
chronicle-state-shut = Chiusa
chronicle-next = ora
chronicle-tonight = stasera
chronicle-untried = mai provata
chronicle-gathering = si stanno radunando
chronicle-playing = si sta giocando
chronicle-behind = dopo il capitolo { $chapter }
chronicle-fell =
    { $n ->
        [one] caduta una volta
       *[other] caduta { $n } volte
    }
chronicle-reached =
    { $n ->
        [one] { $level }, { $n } turno
       *[other] { $level }, { $n } turni
    }
chronicle-of = { $n } su { $of }
chronicle-opens = Si apre quando è vinto «{ $chapter }»
chronicle-nights-held =
    { $of ->
        [one] { $n } notte su { $of } difesa.
       *[other] Notti difese: { $n } su { $of }.
    }
chronicle-nights-lost =
    { $n ->
        [one] Una persa, e negata.
       *[other] { $n } perse, tutte negate.
    }
chronicle-complete =
    { $of ->
        [one] L’unica notte è difesa. Gli eroi si sono dati all’uncinetto.
       *[other] Tutte le { $of } notti difese. Gli eroi si sono dati all’uncinetto.
    }
chronicle-link = Il link di questa cronaca
chronicle-take-along = Porta via
chronicle-join = Entra nel gruppo
chronicle-away = Il server non risponde. Le cose stavano così.
chronicle-trophies = Trofei

## La notte che si guarda

chronicle-night = Capitolo { $chapter }, notte { $n }
chronicle-they-gather = { $names }: ci si raduna per questa notte, { $level }.
chronicle-they-play = { $names }: questa notte è in corso, { $level }.
chronicle-go-on = Continua a giocare
chronicle-sit-down = Siediti con loro
chronicle-watch = Va’ a guardare
chronicle-play = Si gioca stasera
chronicle-play-again = Rigiocala
chronicle-best = Finora il meglio
chronicle-won-with = Vinta con
chronicle-evenings =
    { $n ->
        [one] Una serata
       *[other] { $n } serate
    }
chronicle-again = Rivedi la serata
chronicle-again-short = Rivedi
chronicle-brought = portata da un file
chronicle-kept-of =
    { $of ->
        [one] salvato { $n } tesoro su { $of }
       *[other] salvati { $n } tesori su { $of }
    }
chronicle-how-hard = Quanto difficile
chronicle-locked = { $level } si apre con una vittoria a { $before }.
chronicle-who = Chi gioca
chronicle-how-many = Quanti clan
chronicle-with = Chi gioca gli altri
chronicle-with-bot = bot
chronicle-with-friend = amici
chronicle-with-hot = qui con me
chronicle-alone = da soli nel buio
chronicle-parties = Clan
chronicle-parties-story = come vuole la storia
chronicle-parties-free = come vogliamo noi

## Prima e dopo

chronicle-before = Prima della notte, { $level }
chronicle-cast = Chi gioca
chronicle-to-map = Alla mappa
chronicle-begin = Spranga lo sprangabile
chronicle-invite = Apparecchia e chiamali
chronicle-held-at =
    { $n ->
        [one] { $night }, difesa in { $n } turno, { $level }
       *[other] { $night }, difesa in { $n } turni, { $level }
    }
chronicle-lost-at =
    { $n ->
        [one] { $night }, persa al primo turno, { $level }
       *[other] { $night }, persa dopo { $n } turni, { $level }
    }
chronicle-next-night = Poi: { $night }
chronicle-once-more = { $night }, di nuovo
chronicle-new-trophy = nuovo trofeo
chronicle-kept = tesori salvati
chronicle-turns =
    { $n ->
        [one] { $n } turno
       *[other] { $n } turni
    }
chronicle-best-yet = finora il meglio
