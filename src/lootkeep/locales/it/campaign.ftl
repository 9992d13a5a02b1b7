# La modalità cronaca in italiano.

campaign-title = { $game }: la cronaca
campaign-chapter = Capitolo { $n }: { $name }
campaign-level =
    { $level ->
        [0] Familiare
        [1] Moderato
        [2] Impegnativo
       *[other] Hardcore
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
campaign-next = Per continuare: lootkeep chronicle { $scenario }
campaign-complete = La cronaca è completa: nessun eroe ha trovato la strada. Ogni scenario si può rigiocare a una difficoltà maggiore.
campaign-heroes-first-nights = Le prime notti
campaign-heroes-the-works = Le grandi opere
campaign-heroes-the-siege = L'assedio

## Che cosa si rifiuta

campaign-none = { $game } non ha una cronaca.
campaign-unreadable = { $path }: qui non ci sono i progressi di una cronaca; per ricominciare da capo, sposta il file.
campaign-unknown = Nella cronaca non c'è lo scenario «{ $scenario }»: ci sono { $scenarios }.
campaign-not-open = { $scenario } non è ancora aperto: prima bisogna vincere { $scenarios }.
campaign-seats =
    { $n ->
        [one] È indicato { $n } posto: ne servono da { $fewest } a { $most }.
       *[other] Sono indicati { $n } posti: ne servono da { $fewest } a { $most }.
    }
campaign-no-level = La difficoltà { $n } non esiste: va da 0 a { $most }.
