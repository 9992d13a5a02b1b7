# Il terminale in italiano. Una riga `terminal-command-*` elenca i modi di scrivere un comando.

## Domande e risposte

terminal-at-best = più facile: { $card }
terminal-keys = aiuto · consiglio · ? perché · u annulla · q esci
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
terminal-command-hint = consiglio
terminal-command-why = perché, perche, ?
terminal-command-undo = annulla, u
terminal-command-log = cronaca, l
terminal-command-table = tavolo, t
terminal-command-graveyard = cimitero
terminal-command-card = carta, c
terminal-command-what = cosa
terminal-command-save = salva
terminal-command-quit = esci, q
terminal-help-choose = Scegli con il numero, con le prime lettere delle parole (rec zom), oppure in notazione: attack hydra > king.
terminal-help-help = questa pagina
terminal-help-hint = le tre mosse migliori come le vede un bot dal tuo posto, con le possibilità di vincere
terminal-help-why = perché manca quel che cerchi
terminal-help-undo = ritira la tua ultima decisione, se non ha fatto tirare dadi né vedere carte
terminal-help-log = tutto quel che è successo finora
terminal-help-table = di nuovo il tavolo, con i testi delle tue carte
terminal-help-graveyard = tutto quel che c'è nel Cimitero, con i testi delle carte
terminal-help-card = che cosa fa una carta; senza nome, tutte
terminal-help-what = che cosa succederebbe se qualcuno arrivasse lì ora
terminal-help-save = scrive la partita in un file a tua scelta
terminal-help-quit = ti fermi qui; la partita resta salvata
terminal-argument-card = NOME
terminal-argument-what = LUOGO
terminal-argument-save = FILE
terminal-no-card = Nessuna carta si chiama «{ $text }».
terminal-no-what = Questo gioco non dice che cosa succederebbe.
terminal-what-where = Dove? Scrivi cosa e un luogo: { $places }.
terminal-which-file = In quale file? Scrivi: salva FILE
terminal-saved = Salvata in { $path }
terminal-file-exists = { $path } esiste già: scegli un altro nome.
terminal-not-saved = Non si riesce a scrivere: { $why }

## Consigli

terminal-hint-move = mossa
terminal-hint-win = vittoria
terminal-hint-hold = resiste
terminal-hint-interval = intervallo al 95 %
terminal-hint-how = quanto è sicuro
terminal-hint-note = Secondo un bot che vede quel che si vede da questo posto. L'intervallo dice quanto è sicuro, non quanto gioca bene.
terminal-hint-wait = Valuto le mosse …
terminal-thinking = { $seat } ci pensa …

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
terminal-hand-over = La tastiera va { AD($seat) }. { $seat }: premi Invio.
terminal-go-on = — Invio: avanti · s: salta —
terminal-kept = La partita è salvata in { $path }
terminal-pledged = Il caso è impegnato da { $commitment }
terminal-words = { $name }: parole per il mescolamento (Invio: nessuna):
terminal-resume = Per riprenderla: { $command }
terminal-record = La partita scritta: { $path }
terminal-watch = Per rivederla: { $command }
terminal-verify = Controlla ogni estrazione: { $command }
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
terminal-looterz-only =
    { $undo ->
        [1] Non c'è altra risposta. La domanda ti lascia il tempo di guardarti intorno o di tornare indietro (u); Invio prosegue.
       *[other] Non c'è altra risposta. La domanda ti lascia il tempo di guardarti intorno; Invio prosegue.
    }
terminal-looterz-graveyard =
    { $n ->
        [0] Il Cimitero è vuoto.
        [one] Nel Cimitero c'è 1 carta:
       *[other] Nel Cimitero ci sono { $n } carte, dalla più recente:
    }
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
terminal-looterz-threat = minaccia { $most }, vince { AL($chance) } %
terminal-looterz-threat-low = minaccia { $most }
terminal-looterz-no-threat = nessuna minaccia
terminal-looterz-threat-barred = bloccata, altrimenti vince { AL($chance) } %
terminal-looterz-no-looterz = nessuno in gioco
terminal-looterz-expects = in media { $whole },{ $tenths } monete
terminal-looterz-to-win = vince { AL($chance) } %
terminal-looterz-kill = uccide { AL($chance) } %
terminal-looterz-no-kill = non uccide, in media { $whole },{ $tenths } danni
terminal-looterz-tag-bans-loot = NIENTE RICERCHE NÉ FURTI
terminal-looterz-tag-taunt = Provocazione
terminal-looterz-tag-cannot-be-attacked = inafferrabile
terminal-looterz-tag-attacks = { $n } attacchi
terminal-looterz-tag-trophy = trofeo
terminal-looterz-tag-cannot-attack = non attacca
terminal-looterz-tag-cannot-search = non cerca
terminal-looterz-tag-frog =
    { $edition ->
        [rigor] Topo
       *[other] Rana
    }
terminal-looterz-tag-activation = Att.
terminal-looterz-tag-recruitment = Recl.
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
terminal-kragmortha-sign-desk = scrivania
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

## Keep the Heroes Out!

terminal-heroes-language = it
terminal-heroes-keys = aiuto · ? perché · cosa se · t tavolo · u annulla · q esci
terminal-heroes-choose = Scegli con il numero, con la stanza se una sola risposta ci porta (vault), con le prime lettere delle parole (muo fog), oppure in notazione: move sewer > vault, melee thief forge.
terminal-heroes-legend = Nel sotterraneo il muro di una stanza ne porta il tipo e il nome, e un'apertura nel muro è un passaggio · [2] la prima risposta che porta lì · ▣3 un tesoro per 3 eroi, ▣3! basta un altro eroe per saccheggiarlo, ▣4!! e allora tutto è perduto · L! un eroe attivo, L+ appena arrivato, l esausto, 2l due · Ra3•1 tre Ratkin con una ferita · ◌ portale incompleto, ● completato · ≈ allagata, in sciopero o al buio · §1 debito non pagato · Ari4 un nemico e la sua salute · L»▣2 un Ladro che porta via un tesoro · ■ carta Gilda ancora nel mazzo, · già pescata · il Bottino sta accanto alla risorsa che lo compra · cosa STANZA dice che cosa vi farebbe un eroe · carta NOME dice il resto
terminal-heroes-wave = Ondata { $n }/{ $waves }
terminal-heroes-guild = Gilda { $n }
terminal-heroes-assault = assalto { $n }
terminal-heroes-charging = alla carica: { $heroes }
terminal-heroes-doors-open = gli eroi usano i portali
terminal-heroes-deck = In arrivo
terminal-heroes-loot = Bottino, mazzo { $n }
terminal-heroes-loot-shown = Bottino
terminal-heroes-plans = Progetti
terminal-heroes-hand = mano
terminal-heroes-standing = Covo { $lair }, mano { $hand }
terminal-heroes-piles = (mazzo { $deck }, scarti { $discards })
terminal-heroes-health = salute { $n }
terminal-heroes-goal =
    { $waves ->
        [one] Se resistete all'unica Ondata del mazzo Gilda, vincete tutti.
       *[other] Se resistete a tutte e { $waves } le Ondate del mazzo Gilda, vincete tutti.
    }
terminal-heroes-treasure = tesoro { $n }
terminal-heroes-portal-unfinished = portale incompleto
terminal-heroes-portal-completed = portale completato
terminal-heroes-debt = debito { $n }
terminal-heroes-awake = attivo
terminal-heroes-arriving = appena arrivato
terminal-heroes-exhausted = esausto
terminal-heroes-guards = protegge ▣{ $n }
terminal-heroes-leaves = lascia ▣{ $n }
terminal-heroes-odds = La prossima carta Gilda porta qui un eroe con il { $chance } %: { $heroes }.
terminal-heroes-no-odds = Nessuna carta Eroe del mazzo porta qui.
terminal-heroes-sign-marked = risposta 2
terminal-heroes-sign-risk = basta un altro eroe
terminal-heroes-sign-risk-short = in pericolo
terminal-heroes-sign-treasure = tesoro
terminal-heroes-sign-awake = attivo
terminal-heroes-sign-exhausted = esausto
terminal-heroes-sign-wounds = due, una ferita
terminal-heroes-sign-portals = portale, completato
terminal-heroes-sign-portals-short = portali
terminal-heroes-token-coin = mon
terminal-heroes-token-frog = rana
terminal-heroes-token-bone = osso
terminal-heroes-token-book = lib
terminal-heroes-token-trap = trap
terminal-heroes-row-thief = Ladro
terminal-heroes-row-warrior = Guerriero
terminal-heroes-row-archer = Arciere
terminal-heroes-row-mage = Mago
terminal-heroes-mark-thief = L
terminal-heroes-mark-warrior = G
terminal-heroes-mark-archer = A
terminal-heroes-mark-mage = M
terminal-heroes-mark-dragon = Dr
terminal-heroes-mark-lizardfolk = Li
terminal-heroes-mark-gnoll = Gn
terminal-heroes-mark-slime = Me
terminal-heroes-mark-skeleton = Sc
terminal-heroes-mark-ratkin = Ra
terminal-heroes-mark-imp = Fo
terminal-heroes-mark-poltergeist = Po
terminal-heroes-mark-witch = St
terminal-heroes-clan-dragon = 1 × ♥5, ressa: si cura
terminal-heroes-clan-lizardfolk = 5 × ♥2, ressa: tirano
terminal-heroes-clan-gnoll = 7 × ♥1, ressa: mordono
terminal-heroes-clan-slime = 8 × ♥1, difesa: pescano
terminal-heroes-clan-skeleton = 6 × ♥1, difesa: fanno ossa
terminal-heroes-clan-ratkin = 9 × ♥1, difesa: si moltiplicano
terminal-heroes-clan-imp = 4 × ♥2, sostegno: si muovono
terminal-heroes-clan-poltergeist = 3 × ♥2, sostegno: passano i muri
terminal-heroes-clan-witch = 2 × ♥3, sostegno: aprono portali
