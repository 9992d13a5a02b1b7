# Il terminale in italiano. Una riga `terminal-command-*` elenca i modi di scrivere un comando.

## Domande e risposte

terminal-at-best = meglio: { $card }
terminal-keys = aiuto · ? perché · u annulla · q esci
terminal-choose = Scrivi un numero da 1 a { $n }, oppure aiuto.
terminal-no-number = La scelta { $text } non c'è: i numeri vanno da 1 a { $n }.
terminal-unknown = «{ $text }» qui non è una scelta. Scrivi il numero, le prime parole, oppure aiuto.
terminal-ambiguous = «{ $text }» può voler dire: { $names }.
terminal-too-far = «{ $text }» va troppo in là: fai la prima mossa, poi guarda che cosa porta.
terminal-not-possible =
    { $n ->
        [one] Una cosa ora non si può fare; ? dice perché.
       *[other] { $n } cose ora non si possono fare; ? dice perché.
    }
terminal-nothing-refused = Qui non manca nulla: tutto quel che puoi fare è in elenco.
terminal-calls = A ogni tua domanda puoi anche dire: { $calls }

## Comandi

terminal-command-help = aiuto, h
terminal-command-why = perché, perche, ?
terminal-command-undo = annulla, u
terminal-command-log = cronaca, l
terminal-command-table = tavolo, t
terminal-command-card = carta, c
terminal-command-save = salva
terminal-command-quit = esci, q
terminal-help-choose = Scegli con il numero, con le prime lettere delle parole (rec zom), oppure in notazione: attack hydra > king.
terminal-help-help = questa pagina
terminal-help-why = perché manca quel che cerchi
terminal-help-undo = ritira la tua ultima decisione, se non ha fatto tirare dadi né vedere carte
terminal-help-log = tutto quel che è successo finora
terminal-help-table = di nuovo il tavolo, con i testi delle tue carte
terminal-help-card = che cosa fa una carta; senza nome, tutte
terminal-help-save = scrive la partita in un file a tua scelta
terminal-help-quit = ti fermi qui; la partita resta salvata
terminal-argument-card = NOME
terminal-argument-save = FILE
terminal-no-card = Nessuna carta si chiama «{ $text }».
terminal-which-file = In quale file? Scrivi: salva FILE
terminal-saved = Salvata in { $path }
terminal-file-exists = { $path } esiste già: scegli un altro nome.
terminal-not-saved = Non si riesce a scrivere: { $why }

## Ritirare

terminal-taken-back = Ritirata: { $move }.
terminal-undo-nothing = Non c'è nulla da ritirare.
terminal-undo-other = L'ultima decisione è di { $seat }: non puoi ritirarla.
terminal-undo-revealed = La tua ultima decisione resta: ha fatto tirare dadi o vedere una carta.

## Il tavolo

terminal-earlier =
    { $n ->
        [one] … un'altra riga: cronaca
       *[other] … altre { $n } righe: cronaca
    }
terminal-hand-over = La tastiera va a { $seat }. { $seat }: premi Invio.
terminal-kept = La partita è salvata in { $path }
terminal-resume = Per riprenderla: { $command }
terminal-record = La partita scritta: { $path }
terminal-watch = Per rivederla: { $command }
terminal-ranking = Classifica
terminal-place = { $place }. { $seat }: { $why }

## Rivedere

terminal-replay-title = { $game }, { $edition } · mossa { $n } di { $all } · con gli occhi di { $eyes }
terminal-replay-all = tutti insieme
terminal-replay-spectator = uno spettatore
terminal-replay-keys = Invio: avanti · b: indietro · un numero: quella mossa · s 1, s all, s none: con gli occhi di chi · p: tavolo · q: esci
terminal-replay-unknown = «{ $text }» qui non vuol dire nulla.
terminal-replay-unfinished = La partita scritta si ferma qui; non è finita.

## Looterz

terminal-looterz-legend = minaccia 5: il massimo che possono portare le ricerche del prossimo turno · ♥ vita: un dado ciascuna · ≤3 potere: un dado da 3 in giù va a segno · ✓ ha già agito · ↩ torna al suo padrone · #1 #2 distinguono i gemelli · Att. un'Attivazione · Desiderio un Ultimo Desiderio · carta NOME dice il resto
terminal-looterz-turn = Turno { $n }
terminal-looterz-clock = Rigor Mortis { $n }/{ $size }
terminal-looterz-you = tu
terminal-looterz-hand-size =
    { $n ->
        [one] 1 carta
       *[other] { $n } carte
    }
terminal-looterz-to-go =
    { $n ->
        [one] manca 1
       *[other] mancano { $n }
    }
terminal-looterz-threat = minaccia { $most }, vince al { $chance } %
terminal-looterz-threat-low = minaccia { $most }
terminal-looterz-no-threat = nessuna minaccia
terminal-looterz-no-looterz = nessuno in gioco
terminal-looterz-expects = in media { $whole },{ $tenths } monete
terminal-looterz-to-win = { $chance } % di vincere
terminal-looterz-kill = { $chance } % di uccidere
terminal-looterz-no-kill = non uccide, in media { $whole },{ $tenths } danni
terminal-looterz-tag-bans-loot = NIENTE RICERCHE NÉ FURTI
terminal-looterz-tag-taunt = Provocazione
terminal-looterz-tag-cannot-be-attacked = inafferrabile
terminal-looterz-tag-attacks = { $n } attacchi
terminal-looterz-tag-trophy = trofeo
terminal-looterz-tag-cannot-attack = non attacca
terminal-looterz-tag-cannot-search = non cerca
terminal-looterz-tag-frog = Rana
terminal-looterz-tag-activation = Att.
terminal-looterz-tag-last-wish = Desiderio

## Kragmortha

terminal-kragmortha-choose = Scegli con il numero, con la casella (d4), con le prime lettere delle parole (gio rig), oppure in notazione: step d4, shove sky > f4.
terminal-kragmortha-legend = Sul tabellone le maiuscole sono goblin (@ è il tuo), «R» è Rigor Mortis, le minuscole il pavimento, * un teletrasporto, ▒ la scrivania, ▓ gli scaffali; [2] è la casella della risposta 2, e per sceglierla basta scriverne il nome · ●●○◇ Occhiatacce, il rombo è la quarta · h2 d3 quali · ■ Libri Magici scoperti, □ usati, ✦ simboli magici · carta NOME dice il resto
terminal-kragmortha-turn = Turno { $n }, giro { $round }
terminal-kragmortha-tomes-left = Libri rimasti { $n }
terminal-kragmortha-deck = mazzo { $n }
terminal-kragmortha-tokens = gettoni { $n }
terminal-kragmortha-turned = girati:
terminal-kragmortha-next-token = (hai visto il prossimo: { $token })
terminal-kragmortha-you = tu
terminal-kragmortha-sign-teleport = teletrasporto
terminal-kragmortha-sign-marked = puoi
terminal-kragmortha-tomes = Libri
terminal-kragmortha-hand = mano
terminal-kragmortha-hand-size = mano { $n }
terminal-kragmortha-tired = stanco
terminal-kragmortha-floor-book = g
terminal-kragmortha-floor-scroll = p
terminal-kragmortha-floor-potion = z
terminal-kragmortha-floor-stones = m
terminal-kragmortha-floor-desk = S
terminal-kragmortha-mark-ember = BR
terminal-kragmortha-mark-sky = CE
terminal-kragmortha-mark-moss = MU
terminal-kragmortha-mark-amber = AM
terminal-kragmortha-mark-royal = BL
terminal-kragmortha-mark-rose = RO
terminal-kragmortha-mark-bone = OS
terminal-kragmortha-mark-plum = PR
terminal-kragmortha-first = prima su { $squares }
terminal-kragmortha-push = { $seat } spinge { $rival } su
terminal-kragmortha-land-floor = { $square }
terminal-kragmortha-land-goblin = { $square } (spingendo via { $rival })
terminal-kragmortha-land-rigor = { $square } (Rigor Mortis!)
terminal-kragmortha-land-teleport = { $square } (teletrasporto)
terminal-kragmortha-land-desk = { $square } (scrivania)
terminal-kragmortha-slides = scivola fino a { $square }
terminal-kragmortha-meets-rigor = Rigor Mortis: un'Occhiataccia
terminal-kragmortha-meets-teleport = teletrasporto: gira un gettone
terminal-kragmortha-meets-desk = scrivania: un Libro Magico
terminal-kragmortha-rigor-transfer = teletrasporto: può andare ovunque lontano dai goblin
