# La pagina del tavolo di Looterz in italiano.

## Barra e Cronaca

web-looterz-phase-recruit = Recluta
web-looterz-phase-dungeon = Dungeon
web-looterz-phase-sacrifice = Sacrificio
web-looterz-first-to = Vince chi arriva a { looterz-loot }
web-looterz-turn = turno { $n }

## Luoghi sul tavolo

web-looterz-rivals = Gli altri
web-looterz-middle = Il centro del tavolo
web-looterz-mine = I tuoi Looterz
web-looterz-hand = La tua mano
web-looterz-inn =
    { $edition ->
        [rigor] La Torre
       *[other] La Locanda
    }
web-looterz-graveyard = Cimitero
web-looterz-graveyard-of = Cimitero: { web-looterz-cards }
web-looterz-graveyard-empty = Qui non riposa ancora nessuno.
web-looterz-hoard = Il tesoro
web-looterz-forbidden = vietato Cercare e Rubare
web-looterz-cards =
    { $n ->
        [one] { $n } carta
       *[other] { $n } carte
    }
web-looterz-in-hand =
    { $n ->
        [one] { $n } carta in mano
       *[other] { $n } carte in mano
    }
web-looterz-recruit-here = Recluta qui
web-looterz-clock = Rigor Mortis
web-looterz-clock-count = { $n } su { $size }
web-looterz-clock-how =
    { $left ->
        [0] Il ritratto è completo: la partita è finita.
        [one] Il prossimo pezzo del ritratto chiude la partita.
       *[other] Mancano { $left } pezzi del ritratto alla fine della partita.
    }

## Targhe

web-looterz-you = tu
web-looterz-leads = in testa
web-looterz-away = assente
web-looterz-bot = bot
web-looterz-of-target = su { looterz-loot }
web-looterz-track = { $loot } su { looterz-loot }
web-looterz-to-go =
    { $n ->
        [one] ne manca { $n }
       *[other] ne mancano { $n }
    }
web-looterz-may-win = può vincere: { $chance }
web-looterz-may-win-freed = può vincere se cade { $card-acc }
web-looterz-threat =
    { $n ->
        [0] Al prossimo turno non trova nulla
       *[other] Al prossimo turno ne trova fino a { $n }
    }

## Carte

web-looterz-word-taunt = Provocazione
web-looterz-word-activation = Attivazione
web-looterz-word-recruitment = Reclutamento
web-looterz-word-last-wish = Ultimo Desiderio
web-looterz-plain = Nessuna abilità. Non ne ha bisogno.
web-looterz-numbers = { looterz-lives }, Potere { $power }
web-looterz-life-of = Punti Vita { $n } su { $printed }
web-looterz-borrowed = A fine turno torna da { $owner }.
web-looterz-searched = Ha cercato
web-looterz-attacked = Ha attaccato
web-looterz-activated = Attivato
web-looterz-acted = Ha agito
web-looterz-copies =
    { $n ->
        [one] Uno solo nel mazzo
       *[other] { $n } nel mazzo
    }
web-looterz-close = Chiudi

web-looterz-brief-cannot-attack = Non può attaccare.
web-looterz-brief-cannot-search = Non può Cercare.
web-looterz-brief-cannot-be-attacked = Non può subire attacchi.
web-looterz-brief-bans-loot = Finché è in gioco nessuno Cerca né Ruba.
web-looterz-brief-attacks =
    { $n ->
        [2] Può attaccare due volte in un'azione.
       *[other] Può attaccare { $n } volte in un'azione.
    }
web-looterz-brief-trophy = Se uccide: { looterz-loot }.
web-looterz-brief-frog = È { looterz-frog }.
web-looterz-brief-steal = puoi Rubare { $n } al più ricco.
web-looterz-brief-steal-from-anyone = puoi Rubare { $n } a chi vuoi.
web-looterz-brief-beg = il più povero? Prendi { looterz-loot }.
web-looterz-brief-draw = pesca { $n }.
web-looterz-brief-raise = riporta un Looterz dal Cimitero.
web-looterz-brief-muster =
    { $edition ->
        [rigor] la prima carta della Torre è tua.
       *[other] la prima carta della Locanda è tua.
    }
web-looterz-brief-enlist = recluta un altro Looterz.
web-looterz-brief-destroy = distruggi un Looterz.
web-looterz-brief-damage =
    { $n ->
        [one] { $n } danno a un Looterz.
       *[other] { $n } danni a un Looterz.
    }
web-looterz-brief-heal =
    { $n ->
        [one] puoi dare { $n } Punto Vita a un Looterz, il doppio a { looterz-frog }.
       *[other] puoi dare { $n } Punti Vita a un Looterz, il doppio a { looterz-frog }.
    }
web-looterz-brief-drain =
    { $n ->
        [one] prende { $n } Punto Vita da un altro.
       *[other] prende { $n } Punti Vita da un altro.
    }
web-looterz-brief-control = prendi un Looterz avversario per questo turno.
web-looterz-brief-volley = 1 danno a ciascuno, fino a { $n } Looterz.
web-looterz-brief-devour = sacrifica un altro: +{ $n } Punti Vita.
web-looterz-brief-everyone-sacrifices = ognuno sacrifica un altro Looterz.
web-looterz-brief-curse =
    { $n ->
        [one] tutti gli altri perdono { $n } Punto Vita.
       *[other] tutti gli altri perdono { $n } Punti Vita.
    }

## Risposte

web-looterz-do-search = Cerca
web-looterz-do-attack = Attacca
web-looterz-do-activate = Attiva
web-looterz-do-end-dungeon = Chiudi il Dungeon
web-looterz-target-of = { $owner }, { looterz-lives }
web-looterz-target-yours = tuo, { looterz-lives }
web-looterz-target-hurts = è tuo: fai male a te, { looterz-lives }
web-looterz-idle =
    { $n ->
        [one] { $n } non ha agito
       *[other] { $n } non hanno agito
    }
web-looterz-dice =
    { $dice ->
        [one] { $dice } dado
       *[other] { $dice } dadi
    }
web-looterz-search-odds = { web-looterz-dice }, in media { NUMBER($expected, maximumFractionDigits: 1) }
web-looterz-search-wins = { web-looterz-dice }, vince la partita { AL($chance) }
web-looterz-attack-odds = { web-looterz-dice }, { web-looterz-need-attack }
web-looterz-need-attack =
    { $power ->
        [1] colpisce solo l'1
        [2] colpisce con 1 o 2
        [6] colpiscono tutti
       *[other] colpisce da 1 a { $power }
    }
web-looterz-need-search =
    { $power ->
        [1] trova solo l'1
        [2] trova con 1 o 2
        [6] trovano tutti
       *[other] trova da 1 a { $power }
    }
web-looterz-numbers-attack =
    { $power ->
        [1] { web-looterz-dice }. Ogni 1 toglie un Punto Vita.
        [2] { web-looterz-dice }. Ogni 1 o 2 toglie un Punto Vita.
        [6] { web-looterz-dice }. Ognuno toglie un Punto Vita.
       *[other] { web-looterz-dice }. Ogni risultato da 1 a { $power } toglie un Punto Vita.
    }
web-looterz-numbers-forbidden = { $card } in gioco: nessuno può Cercare o Rubare.
web-looterz-numbers-to-go =
    { $n ->
        [one] Ti manca { $n } moneta.
       *[other] Ti mancano { $n } monete.
    }
web-looterz-progress-attack = attacco { $i } di { $n }
web-looterz-progress-acted = hanno agito: { $i } su { $n }
web-looterz-progress-over = { $n } di troppo

## Dadi

web-looterz-tray = I dadi
web-looterz-thinks = { $name } ci pensa
web-looterz-tray-empty = I dadi aspettano.
web-looterz-roll-attack = { $card } attacca { $target-acc }
web-looterz-roll-search = { $card } cerca
web-looterz-chance-kill = uccide { AL($chance) }
web-looterz-chance-wound = ferisce { AL($chance) }
web-looterz-chance-find = trova qualcosa { AL($chance) }
web-looterz-spread = { $chance } per { $n }

## Schede del telefono

web-looterz-tab-hand = Mano { $n }
web-looterz-tab-you = Tu { $loot } su { $target }
web-looterz-tab-all = Monete
web-looterz-hand-empty = La tua mano è vuota.

## Novità

web-looterz-toast-king = { $card } in gioco: vietato Cercare e Rubare
web-looterz-toast-clock =
    { $n ->
        [1] Il primo pezzo di Rigor Mortis è sul tavolo
        [2] Due pezzi di Rigor Mortis sono sul tavolo
        [3] Tre pezzi di Rigor Mortis: il prossimo chiude la partita
       *[other] Rigor Mortis è completo
    }
web-looterz-toast-reshuffled = Il Cimitero è il nuovo mazzo

## La prima partita

web-looterz-guide-recruit-1 = Il turno comincia con un reclutamento: metti davanti a te un Looterz dalla mano, oppure pesca una carta. Chi recluti adesso può agire subito.
web-looterz-guide-dungeon = Nel Dungeon ogni tuo Looterz agisce una volta. Chi Cerca tira un dado per ogni cuore: ogni dado che non supera il suo Potere è una moneta. Chi Attacca tira gli stessi dadi e toglie Punti Vita. Alcuni hanno invece un'Attivazione.
web-looterz-guide-attack = Scegli chi colpire. Il numero è la probabilità di ucciderlo; con un cuore davanti, quella di ferirlo. Se il suo padrone ha Looterz con Provocazione, devi scegliere uno di quelli.
web-looterz-guide-target = Scegli un Looterz per l'effetto di questa carta. Puoi prendere quelli illuminati; tocca un altro per leggere perché no.
web-looterz-guide-steal = Rubare toglie monete a un altro giocatore e non al tesoro, di norma al più ricco.
web-looterz-guide-may = Questa carta ti lascia la scelta: fallo, oppure passa.
web-looterz-guide-recruit-2 = Di nuovo la stessa scelta: recluta o pesca. Chi arriva adesso aspetta il tuo prossimo turno.
web-looterz-guide-sacrifice = A fine turno possono restare solo tre Looterz. Chi ha un Ultimo Desiderio si perde volentieri.
web-looterz-guide-discard = In mano puoi tenere al massimo dieci carte. Quelle scartate vanno al Cimitero senza Ultimo Desiderio.
web-looterz-guide-end-turn = Il turno finisce quando lo dici tu. In quel momento i Looterz in prestito tornano a casa.
web-looterz-guide-others = Osserva gli altri: le targhe dicono quanto manca a ciascuno per vincere, e le tacche chiare quanto potrebbe trovare al prossimo turno.
