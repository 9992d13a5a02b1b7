# La modalità cronaca in italiano.

campaign-title = { $game }: la cronaca
campaign-chapter = Capitolo { $n }: { $name }
campaign-level =
    { $level ->
        [0] Familiare
        [1] Moderato
        [2] Impegnativo
        [3] Hardcore
       *[other] Incubo
    }
campaign-won =
    vinto, { campaign-level }, { $seats ->
        [one] in solitario
       *[other] { $seats } clan
    }, { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turni
    }
campaign-open = aperto
campaign-shut = si apre quando il capitolo precedente è vinto
campaign-group = { $name }: { $members }
campaign-kept = { $n } tesori su { $of } salvati
campaign-clans = con { $clans }
campaign-fallen =
    { $n ->
        [one] perso una volta, aperto
       *[other] perso { $n } volte, aperto
    }
campaign-trophies = Trofei: { $n } su { $of }
campaign-taken = La cronaca è in { $path }: si può portare su un server o su un altro terminale.
campaign-brought =
    { $n ->
        [0] Queste serate c'erano già tutte.
        [one] { $n } serata portata.
       *[other] { $n } serate portate.
    }
campaign-next = Per continuare: lootkeep chronicle { $scenario }
campaign-complete = La cronaca è completa: nessun eroe ha trovato la strada. Ogni scenario si può rigiocare a una difficoltà maggiore.

## Che cosa si rifiuta

campaign-none = { $game } non ha una cronaca.
campaign-unreadable = { $path }: qui non ci sono i progressi di una cronaca; per ricominciare da capo, sposta il file. { $why }
campaign-unknown = Nella cronaca non c'è lo scenario «{ $scenario }»: ci sono { $scenarios }.
campaign-not-open = { $scenario } non è ancora aperto: prima bisogna vincere { $scenarios }.
campaign-seats =
    { $n ->
        [one] È indicato { $n } posto: ne servono da { $fewest } a { $most }.
       *[other] Sono indicati { $n } posti: ne servono da { $fewest } a { $most }.
    }
campaign-no-level = La difficoltà { $n } non esiste: va da 0 a { $most }.
campaign-unearned = La difficoltà { $n } va ancora guadagnata: prima bisogna vincere questo scenario a livello { $before }.
campaign-file-there = { $path }: questo file esiste già e non è stato scritto niente; indicane un altro.
campaign-full = { $path }: una cronaca contiene { $most } serate, e con queste sarebbero di più.
