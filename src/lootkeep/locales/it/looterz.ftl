# Looterz in italiano.
# `.acc` è il nome di una carta dentro una frase, con l'articolo: l'Idra, Rollork. Davanti ci vanno solo parole
# che non si fondono con l'articolo (con, contro, prima), perché le carte di altre scatole hanno solo il nome.
# `AD($rival)` è il nome di un giocatore dopo la preposizione: «a Bruno», «ad Ada».
# `AD($rival)` è il nome di un giocatore dopo la preposizione: «a Bruno», «ad Ada».

## Il gioco

looterz-name = Looterz
looterz-edition-dragon = Drago (edizione inglese)
looterz-edition-rigor = Rigor Mortis (edizione italiana)
looterz-pitch = Manda i tuoi furfanti nel Dungeon, deruba gli amici e arriva per primo al traguardo di monete.
looterz-option-rest = Se puoi chiudere la Fase Dungeon prima che tutti i tuoi Looterz abbiano agito: 1 (possono riposare) o 0 (chi può agire deve farlo). Di norma 1.
looterz-option-target = Quante monete servono per vincere, da 1 a 36. Di norma 15 in due giocatori, 10 in tre o quattro, 7 in cinque o sei.

## Sul tavolo

looterz-inn =
    { $edition ->
        [rigor] Torre
       *[other] Locanda
    }
looterz-graveyard = Cimitero
looterz-hand = Mano
looterz-life = Punti Vita
looterz-power = Potere

looterz-phase-recruitment-1 = Reclutamento I
looterz-phase-dungeon = Dungeon
looterz-phase-recruitment-2 = Reclutamento II
looterz-phase-sacrifice = Sacrificio

## Quantità, anche dentro altri messaggi

looterz-loot =
    { $n ->
        [one] { $n } moneta
       *[other] { $n } monete
    }
looterz-lives =
    { $n ->
        [one] { $n } Punto Vita
       *[other] { $n } Punti Vita
    }
looterz-damage =
    { $n ->
        [one] { $n } danno
       *[other] { $n } danni
    }
looterz-frog =
    { $edition ->
        [rigor] un Topo
       *[other] una Rana
    }
looterz-owned =
    { $yours ->
        [1] dei tuoi, ♥{ $life }
        [2] in prestito da { $lender }, ♥{ $life }
       *[other] { $owner }, ♥{ $life }
    }
looterz-hits =
    { $n ->
        [0] a vuoto
        [one] { $n } colpo a segno
       *[other] { $n } colpi a segno
    }

## Carte: Drago

looterz-card-thief = Ladro
    .acc = il Ladro
looterz-card-dragonling = Draghetto
    .acc = il Draghetto
looterz-card-death-knight = Cavaliere della Morte
    .acc = il Cavaliere della Morte
looterz-card-king = Re
    .acc = il Re
looterz-card-assassin = Assassino
    .acc = l'Assassino
looterz-card-zombie = Zombi
    .acc = lo Zombi
looterz-card-cleric = Chierico
    .acc = il Chierico
looterz-card-scarecrow = Spaventapasseri
    .acc = lo Spaventapasseri
looterz-card-orc = Orco
    .acc = l'Orco
looterz-card-witch = Strega
    .acc = la Strega
looterz-card-mermaid = Sirena
    .acc = la Sirena
looterz-card-hydra = Idra
    .acc = l'Idra
looterz-card-frog = Rana
    .acc = la Rana
looterz-card-gelatinous-cube = Cubo Gelatinoso
    .acc = il Cubo Gelatinoso
looterz-card-executioner = Boia
    .acc = il Boia
looterz-card-vampire = Vampiro
    .acc = il Vampiro
looterz-card-necromancer = Negromante
    .acc = il Negromante
looterz-card-bard = Bardo
    .acc = il Bardo
looterz-card-captain = Capitano
    .acc = il Capitano
looterz-card-archer = Arciere
    .acc = l'Arciere
looterz-card-pickpocket = Borseggiatore
    .acc = il Borseggiatore
looterz-card-goblin = Goblin
    .acc = il Goblin
looterz-card-bullfrog = Rana Toro
    .acc = la Rana Toro
looterz-card-gargoyle = Gargolla
    .acc = la Gargolla
looterz-card-bomber = Bombarolo
    .acc = il Bombarolo
looterz-card-dwarf = Nano
    .acc = il Nano
looterz-card-minotaur = Minotauro
    .acc = il Minotauro
looterz-card-wizard = Mago
    .acc = il Mago
looterz-card-ghost = Fantasma
    .acc = il Fantasma
looterz-card-beggar = Mendicante
    .acc = il Mendicante

## Carte: Rigor Mortis

looterz-card-rigor-mortis = Rigor Mortis
looterz-card-alley-cat = Gatto di Strada
    .acc = il Gatto di Strada
looterz-card-hal-r-tel = Hal-R-Tel
looterz-card-rollork = Rollork
looterz-card-rat-king = Re dei Topi
    .acc = il Re dei Topi
looterz-card-ninja = Misteriosa Ninja
    .acc = la Misteriosa Ninja
looterz-card-berserker = Berserker
    .acc = la Berserker
looterz-card-medic = Medico
    .acc = il Medico
looterz-card-scratching-post = Tiragraffi
    .acc = il Tiragraffi
looterz-card-rrugh = Rrugh
looterz-card-elsar = Elsar
looterz-card-pru = Pru
looterz-card-blink = Blink
looterz-card-mouse = Topo
    .acc = il Topo
looterz-card-hairball = Palla di Pelo
    .acc = la Palla di Pelo
looterz-card-headsman = Tagliateste
    .acc = il Tagliateste
looterz-card-night-drinker = Bevitore Notturno
    .acc = il Bevitore Notturno
looterz-card-medium = Medium
    .acc = il Medium
looterz-card-minstrel = Menestrello
    .acc = il Menestrello
looterz-card-ringleader = Capobanda
    .acc = il Capobanda
looterz-card-cutpurse = Tagliaborse
    .acc = il Tagliaborse
looterz-card-scamp = Monello
    .acc = il Monello
looterz-card-fat-mouse = Topo Grasso
    .acc = il Topo Grasso
looterz-card-romolo = Romolo
looterz-card-firecracker = Petardo
    .acc = il Petardo
looterz-card-digger = Scavatore
    .acc = lo Scavatore
looterz-card-brute = Bruto
    .acc = il Bruto
looterz-card-sage = Saggio
    .acc = il Saggio
looterz-card-stray = Randagio
    .acc = il Randagio

## Che cosa dice una carta

looterz-text-cannot-attack = Non può attaccare.
looterz-text-cannot-search = Non può Cercare.
looterz-text-cannot-be-attacked = Non può subire attacchi; gli effetti possono comunque sceglierlo.
looterz-text-bans-loot = Finché è in gioco, nessuno può Cercare o Rubare.
looterz-text-attacks =
    { $n ->
        [2] Può attaccare due volte con una sola azione.
       *[other] Può attaccare { $n } volte con una sola azione.
    }
looterz-text-trophy = Quando il suo attacco uccide un Looterz, prendi { looterz-loot } dalla riserva.
looterz-text-frog =
    { $edition ->
        [rigor] Vale come Topo.
       *[other] Vale come Rana.
    }
looterz-text-taunt = Provocazione: un avversario che sceglie uno dei tuoi Looterz deve sceglierne uno con Provocazione.
looterz-text-activation = Attivazione: { $effect }
looterz-text-recruitment = Reclutamento: { $effect }
looterz-text-last-wish = Ultimo Desiderio: { $effect }

looterz-effect-steal-activation =
    { $edition ->
        [dragon] puoi Rubare { looterz-loot } all'avversario più ricco.
        [rigor] puoi Rubare { looterz-loot } al giocatore più ricco.
       *[other] puoi Rubare { looterz-loot } al più ricco.
    }
looterz-effect-steal-otherwise =
    { $edition ->
        [dragon] puoi Rubare { looterz-loot } all'avversario più ricco.
        [rigor] puoi Rubare { looterz-loot } al giocatore più ricco.
       *[other] puoi Rubare { looterz-loot } al più ricco.
    }
looterz-effect-steal-from-anyone-activation = Ruba { looterz-loot } a un avversario a tua scelta.
looterz-effect-steal-from-anyone-otherwise = puoi Rubare { looterz-loot } a un avversario a tua scelta.
looterz-effect-beg-activation = se nessun avversario ha meno monete di te, prendi { looterz-loot } dalla riserva.
looterz-effect-beg-otherwise = se nessun avversario ha meno monete di te, prendi { looterz-loot } dalla riserva.
looterz-effect-draw-activation =
    { $n ->
        [1] pesca una carta.
       *[other] pesca fino a { $n } carte.
    }
looterz-effect-draw-otherwise =
    { $n ->
        [1] puoi pescare una carta.
       *[other] puoi pescare fino a { $n } carte.
    }
looterz-effect-raise-activation = puoi far entrare in gioco dalla tua parte un Looterz di altro tipo dal Cimitero.
looterz-effect-raise-otherwise = puoi far entrare in gioco dalla tua parte un Looterz di altro tipo dal Cimitero.
looterz-effect-muster-activation =
    { $edition ->
        [rigor] la prima carta della Torre entra in gioco dalla tua parte.
       *[other] la prima carta della Locanda entra in gioco dalla tua parte.
    }
looterz-effect-muster-otherwise =
    { $edition ->
        [rigor] la prima carta della Torre entra in gioco dalla tua parte.
       *[other] la prima carta della Locanda entra in gioco dalla tua parte.
    }
looterz-effect-enlist-activation = puoi reclutare un altro Looterz dalla mano.
looterz-effect-enlist-otherwise = puoi reclutare un altro Looterz dalla mano.
looterz-effect-destroy-activation = distruggi un Looterz qualsiasi.
looterz-effect-destroy-otherwise = puoi distruggere un Looterz qualsiasi.
looterz-effect-damage-activation = infliggi { looterz-damage } a un Looterz qualsiasi.
looterz-effect-damage-otherwise = puoi infliggere { looterz-damage } a un Looterz qualsiasi.
looterz-effect-heal-activation =
    { $n ->
        [1] puoi dare 1 Punto Vita a un Looterz qualsiasi, o 2 a { looterz-frog } qualsiasi.
       *[other] puoi dare { looterz-lives } a un Looterz qualsiasi, o il doppio a { looterz-frog } qualsiasi.
    }
looterz-effect-heal-otherwise =
    { $n ->
        [1] puoi dare 1 Punto Vita a un Looterz qualsiasi, o 2 a { looterz-frog } qualsiasi.
       *[other] puoi dare { looterz-lives } a un Looterz qualsiasi, o il doppio a { looterz-frog } qualsiasi.
    }
looterz-effect-drain-activation = sposta su questo { looterz-lives } da un altro Looterz qualsiasi.
looterz-effect-control-activation = prendi il controllo di un Looterz avversario fino alla fine del tuo turno; può agire per te.
looterz-effect-volley-activation =
    { $n ->
        [1] infliggi 1 danno a un Looterz qualsiasi.
        [2] infliggi 1 danno a un Looterz, o a ciascuno di due diversi.
       *[other] infliggi 1 danno a ciascuno di massimo { $n } Looterz diversi.
    }
looterz-effect-devour-activation = sacrifica un altro dei tuoi Looterz; questo riceve { looterz-lives }.
looterz-effect-everyone-sacrifices-activation =
    { $n ->
        [1] ogni giocatore, tu per primo, sacrifica un Looterz diverso da questo.
       *[other] ogni giocatore, tu per primo, sacrifica { $n } Looterz diversi da questo.
    }
looterz-effect-everyone-sacrifices-otherwise =
    { $n ->
        [1] ogni giocatore, tu per primo, sacrifica un Looterz diverso da questo.
       *[other] ogni giocatore, tu per primo, sacrifica { $n } Looterz diversi da questo.
    }
looterz-effect-curse-activation = ogni altro Looterz perde { looterz-lives }, un giocatore alla volta, i tuoi per primi.
looterz-effect-curse-otherwise = ogni altro Looterz perde { looterz-lives }, un giocatore alla volta, i tuoi per primi.

## Che cosa si chiede

looterz-ask-recruitment =
    { $n ->
        [1] Primo Reclutamento: recluta un Looterz dalla mano, oppure pesca una carta.
       *[other] Secondo Reclutamento: recluta un Looterz dalla mano, oppure pesca una carta.
    }
looterz-ask-dungeon = Dungeon: scegli un Looterz e la sua azione.
looterz-ask-sacrifice-phase = Ne possono restare solo tre: sacrifica un Looterz.
looterz-ask-hand-limit = In mano puoi tenere al massimo 10 carte: scartane una.
looterz-ask-end-turn = Tutto fatto: chiudi il turno.
looterz-ask-attack = Chi vuoi attaccare con { $card-acc }?
looterz-ask-attack-again = Puoi attaccare ancora con { $card-acc }: scegli un bersaglio, oppure passa.
looterz-ask-steal = { $card }: a chi rubi { looterz-loot }?
looterz-ask-may-steal = { $card }: puoi rubare { looterz-loot }. A chi?
looterz-ask-steal-from-anyone = { $card }: a chi rubi { looterz-loot }?
looterz-ask-may-steal-from-anyone = { $card }: puoi rubare { looterz-loot }. A chi?
looterz-ask-may-draw =
    { $n ->
        [1] { $card }: puoi pescare una carta.
       *[other] { $card }: puoi pescare fino a { $n } carte.
    }
looterz-ask-raise = { $card }: puoi riportare in gioco un Looterz dal Cimitero.
looterz-ask-enlist = { $card }: puoi reclutare un altro Looterz dalla mano.
looterz-ask-destroy = { $card }: quale Looterz distruggi?
looterz-ask-may-destroy = { $card }: puoi distruggere un Looterz. Quale?
looterz-ask-damage = { $card }: a chi infliggi { looterz-damage }?
looterz-ask-may-damage = { $card }: puoi infliggere { looterz-damage }. A chi?
looterz-ask-heal = { $card }: a chi dai { looterz-lives }? A { looterz-frog } va il doppio.
looterz-ask-may-heal = { $card }: puoi dare { looterz-lives }, il doppio a { looterz-frog }. A chi?
looterz-ask-drain = { $card }: a chi sottrai { looterz-lives }?
looterz-ask-control = { $card }: quale Looterz avversario prendi per questo turno?
looterz-ask-volley = { $card }: scegli un bersaglio per 1 danno. Bersagli rimasti: { $n }.
looterz-ask-devour =
    { $edition ->
        [dragon] { $card }: quale altro dei tuoi Looterz gli dai in pasto?
        [rigor] { $card }: quale altro dei tuoi Looterz le dai in pasto?
       *[other] { $card }: quale altro dei tuoi Looterz dai in pasto?
    }
looterz-ask-sacrifice = { $card }: sacrifica uno dei tuoi Looterz.
looterz-ask-order-wishes = Più Looterz tuoi sono morti insieme: quale Ultimo Desiderio viene prima?
looterz-ask-over = La partita è finita.

## Che cosa si può fare

looterz-do-pass = Passa
looterz-do-draw = Pesca una carta
looterz-do-draw-any = Pesca una carta
looterz-do-recruit-any = Recluta un Looterz
looterz-do-end-dungeon = Chiudi la Fase Dungeon
looterz-do-end-turn = Chiudi il turno
looterz-do-steal-from = Ruba { AD($rival) }
looterz-do-recruit = Recluta { $kind-acc }
looterz-do-discard = Scarta { $kind-acc }
looterz-do-raise = Rianima { $kind-acc }
looterz-do-search = Cerca con { $card-acc }
looterz-do-attack = Attacca con { $card-acc }
looterz-do-activate = Attiva { $card-acc }
looterz-do-act = Agisci con { $card-acc }
looterz-do-choose = Scegli { $card-acc }
looterz-do-sacrifice = Sacrifica { $card-acc }
looterz-do-attack-target = Attacca { $target-acc } ({ looterz-owned })
looterz-do-sacrifice-target =
    { $yours ->
        [2] Sacrifica { $target-acc } (in prestito da { $lender })
       *[other] Sacrifica { $target-acc }
    }
looterz-do-destroy-target = Distruggi { $target-acc } ({ looterz-owned })
looterz-do-damage-target = Colpisci { $target-acc } ({ looterz-owned })
looterz-do-heal-target = Cura { $target-acc } ({ looterz-owned })
looterz-do-drain-target = Prosciuga { $target-acc } ({ looterz-owned })
looterz-do-control-target = Prendi { $target-acc } ({ looterz-owned })
looterz-do-shoot-target = Trafiggi { $target-acc } ({ looterz-owned })
looterz-do-devour-target =
    { $yours ->
        [2] Divora { $target-acc } (in prestito da { $lender })
       *[other] Divora { $target-acc }
    }
looterz-do-wish-target = Prima { $target-acc }

## Che cosa non si può fare, e perché

looterz-why-empty-hand = Non hai carte in mano.
looterz-why-nothing-to-draw = Non ci sono più carte da pescare.
looterz-why-acted = Ha già agito in questo turno.
looterz-why-cannot-search = Questo Looterz non può Cercare.
looterz-why-cannot-attack = Questo Looterz non può attaccare.
looterz-why-no-activation = Questo Looterz non ha Attivazione.
looterz-why-no-target = Non c'è nessun bersaglio.
looterz-why-no-cost = Non hai altri Looterz da sacrificare.
looterz-why-king =
    { $edition ->
        [dragon] C'è un Re in gioco: nessuno può Cercare o Rubare.
        [rigor] C'è un Re dei Topi in gioco: nessuno può Cercare o Rubare.
       *[other] Un Looterz in gioco vieta a tutti di Cercare o Rubare.
    }
looterz-why-attack-or-search = Dopo un attacco può attaccare ancora, ma non Cercare.
looterz-why-other-than-this = Il Looterz che chiede il sacrificio ne resta fuori.
looterz-why-own-kind = Non può richiamare un suo simile.
looterz-why-itself = Non può scegliere sé stesso.
looterz-why-chosen = È già tra i bersagli.
looterz-why-ghost = Questo Looterz non può subire attacchi.
looterz-why-taunt =
    { $n ->
        [1] Provocazione: tra i Looterz di { $rival } devi scegliere { $taunter-acc }.
       *[other] Provocazione: tra i Looterz di { $rival } devi scegliere { $taunter-acc } o un altro con Provocazione.
    }
looterz-why-own-looter = È già dalla tua parte.
looterz-why-no-opposing-looter = Nessun avversario ha Looterz in gioco.
looterz-why-poor = { $rival } non ha monete.
looterz-why-not-richest = C'è chi è più ricco di { $rival }.
looterz-why-no-loot = Nessun avversario ha monete.
looterz-why-leader = Nessuno è più ricco di te.
looterz-why-not-poorest = Un avversario ha meno monete di te.
looterz-why-nobody-to-raise = Nel Cimitero non c'è nessuno da riportare in gioco.
looterz-why-no-other-looter = Non ci sono altri Looterz in gioco.
looterz-why-must-act = Regola della casa di questo tavolo: ogni Looterz che può agire deve farlo.

## Che cosa è successo

looterz-event-turn = Turno { $turn }: { $seat }.
looterz-event-recruited = { $seat } recluta { $card-acc }.
looterz-event-drew = { $seat } pesca { $card-acc }.
looterz-event-discarded = { $seat } scarta { $card-acc }.
looterz-event-mustered =
    { $edition ->
        [rigor] Direttamente dalla Torre: { $seat } mette in gioco { $card-acc }.
       *[other] Direttamente dalla Locanda: { $seat } mette in gioco { $card-acc }.
    }
looterz-event-raised = { $seat } riporta in gioco { $target-acc } dal Cimitero con { $card-acc }.
looterz-event-searched =
    { $n ->
        [0] { $seat } cerca con { $card-acc } ({ $dice }): niente.
       *[other] { $seat } cerca con { $card-acc } ({ $dice }): { looterz-loot }.
    }
looterz-event-attacked = { $seat } attacca { $target-acc } con { $card-acc } ({ $dice }): { looterz-hits }.
looterz-event-trophy = Taglia riscossa: { $seat } incassa { looterz-loot } con { $card-acc }.
looterz-event-activated = { $seat } attiva { $card-acc }.
looterz-event-stole = { $seat } ruba { looterz-loot } { AD($rival) } con { $card-acc }.
looterz-event-begged = { $seat } elemosina { looterz-loot } dalla riserva con { $card-acc }.
looterz-event-damaged = { $seat } colpisce { $target-acc } con { $card-acc }: { looterz-damage }.
looterz-event-healed = { $seat } cura { $target-acc } con { $card-acc }: { looterz-lives } in più.
looterz-event-drained = { $seat } prosciuga { $target-acc } con { $card-acc }: { looterz-lives }.
looterz-event-controlled = { $seat } si prende { $target-acc } con { $card-acc } per questo turno.
looterz-event-returned = Di nuovo a casa: { $seat } riprende { $card-acc }.
looterz-event-grew = { $seat } rinforza { $card-acc }: { looterz-lives } in più.
looterz-event-cursed = { $seat } subisce { $card-acc }: { $target-acc } perde { looterz-lives }.
looterz-event-died =
    { $lent ->
        [1] Muore { $card-acc } di { $rival }, in prestito { AD($seat) }.
       *[other] Muore { $card-acc } di { $seat }.
    }
looterz-event-destroyed =
    { $lent ->
        [1] Muore sul colpo { $card-acc } di { $rival }, in prestito { AD($seat) }.
       *[other] Muore sul colpo { $card-acc } di { $seat }.
    }
looterz-event-sacrificed =
    { $lent ->
        [1] { $seat } sacrifica un Looterz in prestito: { $card-acc } di { $rival }.
       *[other] { $seat } sacrifica { $card-acc }.
    }
looterz-event-reshuffled =
    { $n ->
        [one] Il mazzo è finito: il Cimitero diventa quello nuovo, di { $n } carta.
       *[other] Il mazzo è finito: il Cimitero, mescolato, diventa quello nuovo, di { $n } carte.
    }
looterz-event-clock =
    { $n ->
        [one] { $seat } scopre Rigor Mortis: sul tavolo c'è una sua carta.
       *[other] { $seat } scopre Rigor Mortis: sul tavolo ci sono { $n } sue carte.
    }
looterz-event-time = Il ritratto è completo: Rigor Mortis è tornato e il tempo è scaduto!
looterz-event-won = { $seat } ha { looterz-loot } e vince!

## Che cosa va a vuoto, e perché; la regola sta accanto

looterz-event-nothing-king =
    { $edition ->
        [dragon] { $seat } non ruba nulla con { $card-acc }: c'è un Re in gioco.
        [rigor] { $seat } non ruba nulla con { $card-acc }: c'è un Re dei Topi in gioco.
       *[other] { $seat } non ruba nulla con { $card-acc }: lo vieta un Looterz in gioco.
    }
looterz-event-nothing-leader = { $seat } non ruba nulla con { $card-acc }: nessuno è più ricco di { $seat }.
looterz-event-nothing-no-loot = { $seat } non ruba nulla con { $card-acc }: nessun avversario ha monete.
looterz-event-nothing-not-poorest = { $seat } non riceve nulla con { $card-acc }: un avversario ha meno monete di { $seat }.
looterz-event-nothing-nothing-to-draw = { $seat } non prende nulla con { $card-acc }: non ci sono più carte da pescare.
looterz-event-nothing-empty-hand = { $seat } non recluta nessuno con { $card-acc }: ha la mano vuota.
looterz-event-nothing-nobody-to-raise = { $seat } non riporta in gioco nessuno con { $card-acc }: nel Cimitero non c'è chi richiamare.
looterz-event-nothing-no-target = { $seat } non può fare nulla con { $card-acc }: non resta nessun Looterz da scegliere.
looterz-event-nothing-no-other-looter = { $seat } non ottiene nulla con { $card-acc }: non ci sono altri Looterz in gioco.
looterz-event-nothing-nobody-to-sacrifice = { $seat } non ha Looterz da sacrificare per { $card-acc }.
looterz-event-nothing-gone = { $seat } non ha più { $card-acc }: il resto dell'azione è perso.
looterz-event-nothing-no-second-target = { $seat } non attacca di nuovo con { $card-acc }: non resta nessuno da attaccare.

## La fine

looterz-end-target = { $seat } raggiunge il traguardo e vince.
looterz-end-time =
    { $by ->
        [ties] Rigor Mortis è tornato: tempo scaduto. Chi è davanti è pari e perde; degli altri il primo posto è di { $seat }, che vince.
        [looterz] Rigor Mortis è tornato: tempo scaduto. A parità di monete vince { $seat }, con più Looterz in gioco.
       *[coins] Rigor Mortis è tornato: tempo scaduto. { $seat } ha più monete di tutti e vince.
    }
looterz-end-nobody =
    { $ties ->
        [1] Rigor Mortis è tornato: tempo scaduto, tutti pari, non vince nessuno.
       *[other] Rigor Mortis è tornato: tempo scaduto, ognuno è pari con qualcun altro (parità: { $ties }), non vince nessuno.
    }
looterz-place-loot = { looterz-loot }, { $looterz } Looterz in gioco
looterz-place-won = Vittoria: { looterz-place-loot }
looterz-place-tied = Fuori per parità: { looterz-place-loot }
