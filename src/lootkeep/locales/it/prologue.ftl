# Prima della prima partita di un gioco: tre pergamene e un prologo. Fra due asterischi (*) sta ciò che risalta.
# Una battuta della guida ha al massimo due frasi e 30 parole.

prologue-title = Prima partita
prologue-note = Prima di sederti
prologue-once = Si mostra una volta sola. Resta sotto il libro nell'angolo.
prologue-straight = Subito al tavolo
prologue-play = Gioca il prologo
prologue-play-how = tre minuti, truccati a tuo favore
prologue-apart = in una scheda a parte
prologue-to-table = Al tavolo
prologue-who = Chi sei
prologue-how = Come si vince
prologue-beware = Attenzione

## Il prologo

prologue-you = Novizio
prologue-wick = Stoppino, la tua guida, è una candela e non può farlo al posto tuo.
prologue-can = Ora lo sai fare
prologue-step = Passo { $i } di { $n }
prologue-leave = Lascia il prologo
prologue-enough = Ne sai abbastanza
prologue-again = Ancora una volta

## Looterz

prologue-looterz-who =
    { $edition ->
        [rigor] Guidi una banda di tre. Lo stregone è uscito dalla torre; le sue *Monete* no. Arruoli chiunque: ladri, topi, perfino un *Re dei Topi*.
       *[other] Guidi una banda di tre. Il Drago è a spasso; il tesoro no. Arruoli chiunque: ladri, rane, un *Re* pieno di debiti.
    }
prologue-looterz-how =
    { $edition ->
        [rigor] *Cerca* nella torre con i dadi, o fa' *Rubare* al più ricco. Oppure attacca: non rende nulla ed è magnifico.
       *[other] *Cerca* nel tesoro con i dadi, o manda un Ladro a *Rubare* al più ricco. Oppure attacca: non rende nulla ed è magnifico.
    }
prologue-looterz-lose =
    { $edition ->
        [rigor] Il primo con abbastanza Monete vince subito; quattro carte *Rigor Mortis* chiudono prima.
       *[other] Il primo con abbastanza monete, 10 in quattro, vince subito. Gli altri perdono.
    }
prologue-looterz-beware =
    { $edition ->
        [rigor] La *Provocazione* si prende ogni colpo. Un *Re dei Topi* vieta ogni saccheggio. E chi è in testa viene derubato per primo: sembra povero finché non è troppo tardi.
       *[other] La *Provocazione* si prende ogni colpo. Un *Re* vieta ogni saccheggio. E chi è in testa viene derubato per primo: sembra povero finché non è troppo tardi.
    }

prologue-looterz-title = Prologo: un Re pieno di debiti
prologue-looterz-no = In una partita vera puoi farlo, e nessuno ti fermerà. Qui prova ciò che brilla.
prologue-looterz-end = Dieci monete, niente onore, nessun testimone. I dadi erano truccati: solo qui, e solo per te.

prologue-looterz-hire = Questa è la tua mano. Arruola l'*Assassino*: è svelto, silenzioso e non chiede mai che cosa hanno fatto gli altri.
prologue-looterz-hire-draw = Una carta dalla *Locanda* non è mai sbagliata. Ma per questo lavoro hai già in mano l'uomo giusto.
prologue-looterz-hire-dwarf = Il *Nano* avrà il suo momento, e lo sa. Prima l'Assassino.
prologue-looterz-hire-can = Reclutare un Looterz
prologue-looterz-attack = Finché quel *Re* vive nessuno saccheggia, e c'è di mezzo la sua guardia. Manda il *Draghetto* ad *attaccare*.
prologue-looterz-attack-assassin = L'*Assassino* dovrebbe sprecare il pugnale sulla paglia. Lascia andare prima il Draghetto.
prologue-looterz-attack-end = Te ne vai già? Non hai ancora insultato nessuno.
prologue-looterz-taunt = *Provocazione*: finché lo *Spaventapasseri* sta in piedi, prende ogni colpo diretto ai suoi amici. Colpiscilo: è di paglia.
prologue-looterz-taunt-can = Attaccare, e che cosa fa la Provocazione
prologue-looterz-activate = Paglia dappertutto. Ora l'*Assassino*: la sua *Attivazione* distrugge chiunque, senza dadi e senza rimorsi.
prologue-looterz-activate-end = Il tuo Assassino affila quel pugnale da stamattina. Non andartene adesso.
prologue-looterz-king = Scegli il *Re*. Ha vietato il saccheggio, deve soldi a tutti e non è nemmeno armato.
prologue-looterz-king-herself = Le regole lo permettono. L'Assassino ti prega di ripensarci.
prologue-looterz-king-can = Usare un'Attivazione
prologue-looterz-steal = Il saccheggio è di nuovo legale! Fa' *Rubare* al tuo *Ladro* una moneta alla più ricca, che guarda altrove.
prologue-looterz-steal-search = Anche Cercare andrebbe bene. Ma chi ruba rende qualcuno più povero, ed è metà del divertimento.
prologue-looterz-steal-end = Là c'è una borsa piena, e qui c'è un Ladro. Falli incontrare.
prologue-looterz-steal-can = Rubare al più ricco
prologue-looterz-dwarf = Tutti hanno agito. Prima della fine del turno recluti ancora una volta: prendi il *Nano*, che scava per due.
prologue-looterz-three = Quattro sono troppi, ne restano solo *tre*. L'*Assassino* ha fatto il suo lavoro, e sa troppe cose.
prologue-looterz-three-dwarf = L'hai appena arruolato. Ha già tirato fuori il piccone.
prologue-looterz-three-can = Tenerne tre e salutare gli altri
prologue-looterz-search = Ha mandato una rana, che non ha trovato nulla. *Cerca* con il *Nano*: ogni dado fino a 4 è una moneta, e te ne serve una.
prologue-looterz-search-end = Ti serve una moneta, e i dadi sono truccati. Non è il momento di tornare a casa.
prologue-looterz-search-can = Cercare con i dadi, e vincere

## Kragmortha

prologue-kragmortha-who = Sei un *goblin* con un piumino per la polvere. Sei qui per riordinare la biblioteca dell'Oscuro Signore: così dici.
prologue-kragmortha-how = Prendi *Libri Magici* dalla sua scrivania e spingi gli amici sotto il suo naso. Vince chi ha meno *Occhiatacce*, poi chi ha più Libri.
prologue-kragmortha-lose = La quarta Occhiataccia, di chiunque, chiude la partita; l'ultimo Libro anche.
prologue-kragmortha-beware = *Rigor Mortis* si muove quando qualcuno gioca una sua carta. Chi lo incontra riceve un'*Occhiataccia*, e deve obbedirle fino alla fine.

prologue-kragmortha-title = Prologo: solo un po' di polvere
prologue-kragmortha-no = Un bel piano per un altro giorno, e nessuno ti fermerebbe. Qui prova ciò che brilla.
prologue-kragmortha-end = Un Libro, nessuna Occhiataccia, due amici in meno. L'Oscuro Signore sospetta della polvere.

prologue-kragmortha-card = Un turno è una carta, e una carta è al massimo due passi. Questa ti porta su *grimorio* e *pergamena*: giocala.
prologue-kragmortha-card-rigor = *Rigor Mortis* in persona! Tieni quella carta: dopo farà più ridere.
prologue-kragmortha-card-potion = Pozione e gemme bastano per una passeggiata. Tu non sei qui a passeggiare.
prologue-kragmortha-card-can = Giocare una carta movimento
prologue-kragmortha-step = Odo sta sul grimorio, fra te e la *scrivania*. Va' proprio lì: i goblin non fanno la fila.
prologue-kragmortha-step-away = Accanto a *Rigor Mortis*? Coraggioso, e presto finito.
prologue-kragmortha-shove = Chi entra spinge, e dice dove. Rigor Mortis è proprio dietro di lui: fa' le *presentazioni*.
prologue-kragmortha-shove-desk = Sulla scrivania? Allora il Libro lo prende Odo, e ringrazia.
prologue-kragmortha-shove-friend = Addosso a Grizelda? Una catena è graziosa, ma pensa in grande.
prologue-kragmortha-shove-can = Spingere, e che cos'è un'Occhiataccia
prologue-kragmortha-tome = Povero Odo: un'*Occhiataccia*, e a te avanza un passo. La *scrivania* va bene con ogni simbolo: serviti pure.
prologue-kragmortha-tome-pass = Fermarsi davanti a una scrivania aperta? Che razza di goblin sei?
prologue-kragmortha-tome-can = Prendere un Libro dalla scrivania
prologue-kragmortha-innocent = Un *Libro Magico* sotto il grembiule! Ora rientra dalla porta fischiettando, come se stessi spolverando.
prologue-kragmortha-walk = Grizelda si è portata *Rigor Mortis* alle spalle: ci vede poco. Tu hai una carta di lui: giocala.
prologue-kragmortha-walk-goblin = Potresti andartene a spasso. Ma lei è messa così bene.
prologue-kragmortha-walk-ball = Due sfere di cristallo per un passo? Tienila da parte, basta l'altra carta.
prologue-kragmortha-walk-can = Muovere Rigor Mortis
prologue-kragmortha-glare = Lei ha tre Occhiatacce, e la quarta, di chiunque, chiude la partita. Portalo da *Grizelda*: vince chi ne ha meno.
prologue-kragmortha-glare-desk = La scrivania la conosce. Dovrebbe vedere di più il personale.
prologue-kragmortha-glare-can = Chiudere la partita quando sei in testa

## Keep the Heroes Out!

prologue-heroes-who = I *mostri* siete voi. Avete una fogna, una serata tranquilla e un forziere molto buono. Si gioca *insieme*: vincono tutti, o nessuno.
prologue-heroes-how = Resistete mentre la *Gilda* degli eroi passa due volte, un'ondata dopo l'altra. I tesori piccoli possono andare: fa male, ma è solo bigiotteria.
prologue-heroes-lose = Il tesoro da *4* nel Caveau deve restare: se viene saccheggiato, avete perso tutti.
prologue-heroes-beware = Gli eroi arrivano *dopo ogni turno*. Restano sfiniti finché non arriva un amico; allora si svegliano, e se bastano si portano via il tesoro.

prologue-heroes-title = Prologo: l'ultima carta della serata
prologue-heroes-no = Le regole lo permettono, e un giorno sarà astuto. Stasera prova ciò che brilla.
prologue-heroes-end = La Gilda non ha più nessuno da mandare, e il forziere è ancora vostro. Buonanotte.

prologue-heroes-card = Tre eroi russano nel vostro *Caveau*; un quarto li sveglierebbe, e in quattro portano via il forziere. Gioca il lato inferiore di *Zampe Operose*.
prologue-heroes-card-paws = Il lato superiore è per le faccende di casa. C'è gente nel Caveau.
prologue-heroes-card-end = Quando finisci il turno arrivano gli eroi. Non hai ancora apparecchiato.
prologue-heroes-card-gamble = L'azzardo delle Celle? Più tardi, quando qualcun altro bada al forziere.
prologue-heroes-card-can = Giocare un lato di una carta
prologue-heroes-move = Prima lo stivale: un tuo *mostro* si muove. Manda un ratto qui accanto, nel *Caveau*: finché c'è un mostro, nulla si saccheggia.
prologue-heroes-move-pass = Quello stivale l'hai pagato. Usalo.
prologue-heroes-move-pantry = Formaggio, adesso? Il Caveau, per favore.
prologue-heroes-move-can = Muovere un mostro
prologue-heroes-bite = Ora la spada: un danno a un eroe nella stanza di un ratto, e agli eroi basta. Comincia dal *Mago*, che parla nel sonno.
prologue-heroes-bite-pass = Lui dorme, tu hai i denti e nessuno guarda.
prologue-heroes-bite-gamble = Prima un morso. Le Celle non scappano: servono a quello.
prologue-heroes-bite-can = Colpire un eroe
prologue-heroes-pitfall = Ne restano due, e dormono. Chi viene a svegliarli va accolto bene: gioca la *Trappola* di *Trabocchetto*.
prologue-heroes-pitfall-gnaw = Potresti mordere ancora. Ma una trappola lavora mentre dormi.
prologue-heroes-pitfall-end = Ancora una carta, poi a letto. Non hai chiuso a chiave.
prologue-heroes-trap = Dove metterebbe il piede uno scassinatore? Nel *Caveau*, sullo zerbino.
prologue-heroes-trap-sewer = Nessuno scassina una fogna, checché ne dicano i ratti.
prologue-heroes-trap-can = Mettere una trappola
prologue-heroes-assault = Ratto, trappola, zerbino: può bastare. *Finisci il turno*, e gli eroi arrivano, come dopo ogni turno.
prologue-heroes-assault-gnaw = Quei due lasciali stare. Per questo ci vuole un pubblico.
prologue-heroes-assault-gamble = Stasera hai avuto abbastanza fortuna. Finisci il turno.
prologue-heroes-assault-can = Affrontare l'assalto
prologue-heroes-order = Due *Ladri*, e dici tu chi comincia. Quello nell'*Officina* non ha ancora notato che la divide con una dragonessa.
prologue-heroes-order-can = Dire quale eroe agisce per primo
