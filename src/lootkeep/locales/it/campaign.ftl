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
campaign-heroes-the-works = Lavori in corso
campaign-heroes-the-siege = L'assedio
