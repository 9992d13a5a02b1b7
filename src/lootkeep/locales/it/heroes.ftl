# Keep the Heroes Out! in italiano.
# `.acc` è il nome dentro una frase, con l'articolo: l'Arciere, una moneta; le stanze hanno anche `.in` (nella Cripta),
# `.to` (alla Cripta) e `.from` (dalla Cripta). Le carte Tattica e Bottino sono titoli e restano come sono. Una frase non
# comincia con un eroe, così l'articolo non è mai maiuscolo; e non si parla mai del genere di chi gioca.

## Il gioco

heroes-name = Keep the Heroes Out!
heroes-pitch = Sfondano la porta, infilzano il personale e la chiamano avventura. I mostri siete voi: difendete insieme i vostri tesori, o insieme li perderete.
heroes-edition-first-watch = Primo Turno di Guardia
heroes-edition-the-tithe = La Decima
heroes-edition-high-water = Acqua Alta
heroes-edition-jailbreak-season = Stagione di Evasioni
heroes-edition-under-construction = Lavori in Corso
heroes-edition-borrowed-tricks = Trucchi in Prestito
heroes-edition-bounty-board = Taglie in Bacheca
heroes-edition-short-rations = Razioni Scarse
heroes-edition-the-ram = L'Ariete
heroes-edition-open-doors = Porte Aperte
heroes-edition-cave-in = Il Crollo
heroes-edition-creeping-dark = Buio Strisciante
heroes-edition-overdue = Prestiti Scaduti
heroes-edition-frog-exodus = L'Esodo delle Rane
heroes-edition-smash-and-grab = Arraffa e Scappa
heroes-edition-inside-job = Pacchi a Sorpresa
heroes-edition-no-quarter = Senza Quartiere
heroes-edition-the-ransom = Il Riscatto
heroes-edition-the-annex = L'Ala Nuova
heroes-edition-hero-of-the-week = L'Eroe della Settimana
heroes-option-difficulty = Quante carte Gilda ha un assalto nell'Ondata 1 e nell'Ondata 2: 0 Familiare (1, poi 2), 1 Moderato (1 e 2 alternate, poi 2), 2 Impegnativo (2, poi 2), 3 Hardcore (2, poi 3), 4 Incubo (nostra, oltre il regolamento: 2 e 3 alternate, poi 3).
heroes-option-hands = Chi vede le tue carte: 0 mani scoperte (tutti), 1 mani coperte (solo tu).
heroes-option-people = Quali posti sono di persone: somma 1 per il primo posto, 2 per il secondo, 4 per il terzo e così via. Le decisioni collettive spettano alle persone, non ai bot; di norma tutti i posti.
heroes-option-clan = Il clan di questo posto: 0 lo sceglie chi gioca; 1 Dragonessa, 2 Lizardfolk, 3 Gnoll, 4 Melma, 5 Scheletro, 6 Ratkin, 7 Folletto, 8 Poltergeist, 9 Strega.

heroes-difficulty-familiar = Familiare
heroes-difficulty-steady = Moderato
heroes-difficulty-challenging = Impegnativo
heroes-difficulty-hardcore = Hardcore
heroes-difficulty-nightmare = Incubo

heroes-phase-setup = Preparazione
heroes-phase-play = Giocare carte
heroes-phase-refresh = Ricaricare il Bottino
heroes-phase-assault = Assalto degli Eroi
heroes-phase-over = Fine

## Quantità, dentro altri messaggi

heroes-heroes =
    { $n ->
        [one] { $n } eroe
       *[other] { $n } eroi
    }
heroes-tired-heroes =
    { $n ->
        [one] { $n } eroe esausto
       *[other] { $n } eroi esausti
    }
heroes-monsters =
    { $n ->
        [one] { $n } mostro
       *[other] { $n } mostri
    }
heroes-treasures =
    { $n ->
        [0] nessun tesoro
        [one] { $n } tesoro
       *[other] { $n } tesori
    }
heroes-wounds =
    { $n ->
        [one] { $n } ferita
       *[other] { $n } ferite
    }
heroes-price-coin =
    { $n ->
        [1] una moneta
       *[other] { $n } monete
    }
heroes-price-frog =
    { $n ->
        [1] una rana
       *[other] { $n } rane
    }
heroes-price-bone =
    { $n ->
        [1] un osso
       *[other] { $n } ossi
    }
heroes-price-book =
    { $n ->
        [1] un libro
       *[other] { $n } libri
    }
heroes-price-trap =
    { $n ->
        [1] una trappola
       *[other] { $n } trappole
    }

## Stanze

heroes-card-vault = Caveau
    .acc = il Caveau
    .in = nel Caveau
    .to = al Caveau
    .from = dal Caveau
heroes-card-forge = Fucina
    .acc = la Fucina
    .in = nella Fucina
    .to = alla Fucina
    .from = dalla Fucina
heroes-card-workshop = Officina
    .acc = l'Officina
    .in = nell'Officina
    .to = all'Officina
    .from = dall'Officina
heroes-card-library = Biblioteca
    .acc = la Biblioteca
    .in = nella Biblioteca
    .to = alla Biblioteca
    .from = dalla Biblioteca
heroes-card-pantry = Dispensa
    .acc = la Dispensa
    .in = nella Dispensa
    .to = alla Dispensa
    .from = dalla Dispensa
heroes-card-crypt = Cripta
    .acc = la Cripta
    .in = nella Cripta
    .to = alla Cripta
    .from = dalla Cripta
heroes-card-study = Studio
    .acc = lo Studio
    .in = nello Studio
    .to = allo Studio
    .from = dallo Studio
heroes-card-sewer = Fogne
    .acc = le Fogne
    .in = nelle Fogne
    .to = alle Fogne
    .from = dalle Fogne
heroes-card-menagerie = Serraglio
    .acc = il Serraglio
    .in = nel Serraglio
    .to = al Serraglio
    .from = dal Serraglio
heroes-card-cells = Celle
    .acc = le Celle
    .in = nelle Celle
    .to = alle Celle
    .from = dalle Celle
heroes-card-laboratory = Laboratorio
    .acc = il Laboratorio
    .in = nel Laboratorio
    .to = al Laboratorio
    .from = dal Laboratorio
heroes-card-site = Cantiere
    .acc = il Cantiere
    .in = nel Cantiere
    .to = al Cantiere
    .from = dal Cantiere

heroes-card-plan-vault = Progetto: { heroes-card-vault }
heroes-card-plan-forge = Progetto: { heroes-card-forge }
heroes-card-plan-workshop = Progetto: { heroes-card-workshop }
heroes-card-plan-library = Progetto: { heroes-card-library }
heroes-card-plan-pantry = Progetto: { heroes-card-pantry }
heroes-card-plan-crypt = Progetto: { heroes-card-crypt }
heroes-card-plan-study = Progetto: { heroes-card-study }
heroes-card-plan-sewer = Progetto: { heroes-card-sewer }
heroes-card-plan-menagerie = Progetto: { heroes-card-menagerie }
heroes-card-plan-cells = Progetto: { heroes-card-cells }
heroes-card-plan-laboratory = Progetto: { heroes-card-laboratory }
heroes-card-plan-site = Progetto: { heroes-card-site }

heroes-type-jewel = Gioiello
heroes-type-swords = Spade
heroes-type-hat = Cappello
heroes-type-eye = Occhio Mistico
heroes-type-bones = Ossa Incrociate
heroes-type-special = Speciale

## Clan ed eroi

heroes-card-dragon = Dragonessa
heroes-card-lizardfolk = Lizardfolk
heroes-card-gnoll = Gnoll
heroes-card-slime = Melma
heroes-card-skeleton = Scheletro
heroes-card-ratkin = Ratkin
heroes-card-imp = Folletto
heroes-card-poltergeist = Poltergeist
heroes-card-witch = Strega

heroes-card-thief = Ladro
    .acc = il Ladro
heroes-card-warrior = Guerriero
    .acc = il Guerriero
heroes-card-archer = Arciere
    .acc = l'Arciere
heroes-card-mage = Mago
    .acc = il Mago
heroes-card-ram = Ariete
    .acc = l'Ariete
heroes-card-tower = Torre d'Assedio
    .acc = la Torre d'Assedio
heroes-card-camp = Accampamento
    .acc = l'Accampamento
heroes-card-grimsby = Grimsby lo Spilungone
    .acc = Grimsby
heroes-card-champion = Campione
    .acc = il Campione
heroes-card-heir = Erede
    .acc = l'Erede
heroes-card-bard = Bardo
    .acc = il Bardo
heroes-card-runner = Fuggiasco
    .acc = il Fuggiasco

## Gettoni

heroes-card-coin = moneta
    .acc = una moneta
heroes-card-frog = rana
    .acc = una rana
heroes-card-bone = osso
    .acc = un osso
heroes-card-book = libro
    .acc = un libro
heroes-card-trap = trappola
    .acc = una trappola
heroes-card-event = evento
    .acc = un evento
heroes-card-portal = portale
    .acc = un portale

heroes-card-equipment = Equipaggiamento
heroes-card-beast = Bestia
heroes-card-potion = Pozione
heroes-card-scroll = Pergamena

## Carte Gilda e tesori

heroes-kind-thief = Ladro ({ $symbols })
heroes-kind-warrior = Guerriero ({ $symbols })
heroes-kind-archer = Arciere ({ $symbols })
heroes-kind-mage = Mago ({ $symbols })
heroes-kind-prey = Preda ({ $symbols })
heroes-kind-curse = Maledizione ({ $symbols })
heroes-kind-healing = Guarigione ({ $symbols })
heroes-kind-prisoner = Prigioniero ({ $symbols })
heroes-kind-defeat = Sconfitta ({ $symbols })

heroes-symbol-swords = Spade
heroes-symbol-hat = Cappello
heroes-symbol-eye = Occhio Mistico
heroes-symbol-bones = Ossa Incrociate
heroes-symbol-1 = 1
heroes-symbol-2 = 2
heroes-symbol-3 = 3
heroes-symbol-4 = 4
heroes-symbol-jewel = Gioiello
heroes-symbol-special = Speciale

heroes-card-bell = Campana
heroes-card-banner = Stendardo
heroes-card-crown = Corona
heroes-card-stowaway = Clandestino

heroes-text-thief = All'arrivo: scarta una trappola della sua stanza.
heroes-text-warrior = All'arrivo: scarta risorse della sua stanza, 2 al massimo.
heroes-text-archer = All'arrivo: colpisce un mostro in una stanza vicina, il più prossimo al Caveau, con 1 danno.
heroes-text-mage = All'arrivo nelle Celle: sveglia tutti quelli che ci sono, se stesso compreso.
heroes-text-prey = La stanza perde una risorsa.
heroes-text-curse = Ogni giocatore scarta dalla mano una carta a sua scelta.
heroes-text-healing = Tutti gli eroi della stanza si svegliano.
heroes-text-prisoner = Si pesca una carta Gilda: il suo eroe finisce nelle Celle.
heroes-text-defeat = Avete perso.
heroes-text-stowaway = Quando toccherebbe a lui essere scoperto, salta fuori un Ladro.

## Carte Tattica

heroes-card-wingbeat = Battito d'Ali
heroes-card-flame-breath = Soffio di Fiamma
heroes-card-raking-claws = Artigli Affilati
heroes-card-firestorm = Tempesta di Fuoco
heroes-card-back-to-the-hoard = Ritorno al Malloppo

heroes-card-hit-and-run = Mordi e Fuggi
heroes-card-volley = Raffica
heroes-card-spear-rush = Lance in Resta
heroes-card-marsh-stride = Passo di Palude
heroes-card-brood-call = Richiamo della Covata

heroes-card-plunder = Razzia
heroes-card-hired-pack = Branco Prezzolato
heroes-card-frenzy = Frenesia
heroes-card-cackling-charge = All'Attacco, Sghignazzando
heroes-card-warband = Banda da Guerra

heroes-card-split = Scissione
heroes-card-ooze-up = Su per gli Scarichi
heroes-card-slosh = Sciabordio
heroes-card-engulf = Abbraccio Viscido
heroes-card-bubble = Bollicine

heroes-card-rise-again = Di Nuovo in Piedi
heroes-card-grave-harvest = Raccolto Macabro
heroes-card-marrow-rite = Rito del Midollo
heroes-card-shamble = Passo Strascicato
heroes-card-rusty-blades = Lame Arrugginite
heroes-card-bone-shield = Scudo d'Ossa

heroes-card-scurry = Zampettio
heroes-card-busy-paws = Zampe Operose
heroes-card-out-of-the-walls = Fuori dai Muri
heroes-card-gnaw = Rosicchiata
heroes-card-nest = Nido
heroes-card-muster = Adunata

heroes-card-pitfall = Trabocchetto
heroes-card-tinker = Bricolage Infernale
heroes-card-scamper = Gambe in Spalla
heroes-card-fork-jab = Colpo di Forcone
heroes-card-cackling-call = Richiamo Ghignante

heroes-card-drift = Alla Deriva
heroes-card-rattle-chains = Rumor di Catene
heroes-card-flying-crockery = Stoviglie Volanti
heroes-card-spirited-errand = Commissione di Spirito
heroes-card-haunting = Infestazione

heroes-card-broom-ride = Giro in Scopa
heroes-card-hex-bolt = Fattura Fulminante
heroes-card-stir-the-pot = Mestolo nel Calderone
heroes-card-black-cat = Gatto Nero
heroes-card-rite-of-gates = Rito delle Soglie
heroes-card-coven-call = Richiamo della Congrega

## Bottino

heroes-card-notched-sword = Spada Sbreccata
heroes-card-twin-axes = Asce Gemelle
heroes-card-short-bow = Arco Corto
heroes-card-tower-shield = Scudo a Torre
heroes-card-snare-kit = Cassetta del Trappolaio
heroes-card-war-drum = Tamburo di Guerra
heroes-card-long-spear = Lancia Lunga

heroes-card-cave-spider = Ragno delle Caverne
heroes-card-giant-bat = Pipistrello Gigante
heroes-card-riding-boar = Cinghiale da Sella
heroes-card-guard-hound = Cane da Guardia
heroes-card-burden-beetle = Scarabeo da Soma
heroes-card-carrion-crow = Corvo Spazzino
heroes-card-tunnel-worm = Verme Scavatore

heroes-card-quickening-draught = Sorso Mettifretta
heroes-card-bottled-fire = Fuoco in Bottiglia
heroes-card-mending-tonic = Tonico Ricostituente
heroes-card-growth-brew = Infuso della Crescita
heroes-card-courage-cordial = Cordiale del Coraggio
heroes-card-fizzing-flask = Fiala Frizzante
heroes-card-murky-dregs = Fondi Torbidi

heroes-card-scroll-of-doors = Pergamena delle Porte
heroes-card-scroll-of-sparks = Pergamena delle Scintille
heroes-card-scroll-of-calling = Pergamena del Richiamo
heroes-card-scroll-of-command = Pergamena del Comando
heroes-card-scroll-of-wards = Pergamena dei Sigilli
heroes-card-scroll-of-echoes = Pergamena degli Echi
heroes-card-scroll-of-ruin = Pergamena della Rovina

## Che cosa fa una carta: icone, unite dalle parole qui sotto

heroes-text-and = +
heroes-text-or = oppure
heroes-text-then =
    { $n ->
        [1] →
       *[other] → ogni volta
    }

heroes-icon-draw =
    { $n ->
        [1] Pesca
       *[other] Pesca ×{ $n }
    }
heroes-icon-activate =
    { $n ->
        [1] Attivazione
       *[other] Attivazione ×{ $n }
    }
heroes-icon-move =
    { $n ->
        [1] Spostamento
       *[other] Spostamento ×{ $n }
    }
heroes-icon-melee =
    { $n ->
        [1] Mischia
       *[other] Mischia ×{ $n }
    }
heroes-icon-ranged =
    { $n ->
        [1] Distanza
       *[other] Distanza ×{ $n }
    }
heroes-icon-defend =
    { $n ->
        [1] Difesa
       *[other] Difesa ×{ $n }
    }
heroes-icon-trap =
    { $n ->
        [1] Trappola
       *[other] Trappola ×{ $n }
    }
heroes-icon-portal =
    { $n ->
        [1] Portale
       *[other] Portale ×{ $n }
    }
heroes-icon-generate =
    { $n ->
        [1] Generazione ({ $token })
       *[other] Generazione ({ $token }) ×{ $n }
    }
heroes-icon-generate-any =
    { $n ->
        [1] Generazione (qualsiasi)
       *[other] Generazione (qualsiasi) ×{ $n }
    }
heroes-icon-ambush =
    { $n ->
        [1] Agguato { $count } ({ $type })
       *[other] Agguato { $count } ({ $type }) ×{ $n }
    }
heroes-icon-ambush-any =
    { $n ->
        [1] Agguato { $count } (qualsiasi stanza)
       *[other] Agguato { $count } (qualsiasi stanza) ×{ $n }
    }
heroes-icon-summon =
    { $n ->
        [1] Evocazione { $count }
       *[other] Evocazione { $count } ×{ $n }
    }
heroes-icon-swarm =
    { $n ->
        [1] Sciame ({ $what })
       *[other] Sciame ({ $what }) ×{ $n }
    }
heroes-icon-reinforcements =
    { $n ->
        [1] Rinforzi ({ $what })
       *[other] Rinforzi ({ $what }) ×{ $n }
    }
heroes-icon-spend =
    { $n ->
        [1] Spesa ({ $token })
       *[other] Spesa ({ $token }) ×{ $n }
    }

heroes-icon-draw-word = Pesca
heroes-icon-activate-word = Attivazione
heroes-icon-move-word = Spostamento
heroes-icon-melee-word = Mischia
heroes-icon-ranged-word = Distanza
heroes-icon-defend-word = Difesa
heroes-icon-trap-word = Trappola
heroes-icon-portal-word = Portale
heroes-icon-generate-word = Generazione
heroes-icon-ambush-word = Agguato
heroes-icon-summon-word = Evocazione
heroes-icon-swarm-word = Sciame
heroes-icon-reinforcements-word = Rinforzi
heroes-icon-spend-word = Spesa

## A che cosa servono stanze e clan

heroes-room-vault = Attivazione: metti qui una moneta. Se il tesoro viene saccheggiato, avete perso tutti.
heroes-room-forge = Attivazione: spendi una moneta che è qui; una carta Equipaggiamento scoperta va fra i tuoi scarti.
heroes-room-workshop = Attivazione: metti qui una trappola.
heroes-room-library = Attivazione: metti qui un libro.
heroes-room-pantry = Attivazione: spendi una rana che è qui; una carta Pozione scoperta va fra i tuoi scarti.
heroes-room-crypt = Attivazione: metti qui un osso.
heroes-room-study = Attivazione: spendi un libro che è qui; una carta Pergamena scoperta va fra i tuoi scarti.
heroes-room-sewer = Attivazione: metti qui una rana.
heroes-room-menagerie = Attivazione: spendi un osso che è qui; una carta Bestia scoperta va fra i tuoi scarti.
heroes-room-cells =
    Una volta nel tuo turno, senza Attivazione: l'azzardo. L'eroe di una carta Gilda finisce qui sotto chiave, e tu peschi { $n ->
        [one] { $n } carta
       *[other] { $n } carte
    }. Un Mago libera tutti quelli che sono qui, se stesso compreso, e agiscono subito. Una carta Scenario non ti dà nulla.
heroes-room-laboratory = Attivazione: butta nelle Celle l'eroe della prossima carta Gilda; una carta Tattica scoperta va fra i tuoi scarti. Una carta Scenario non ti dà nulla.
heroes-room-site = Attivazione: spendi da 1 a 3 monete che sono qui, costruisci una stanza con un tesoro di quel valore.

heroes-ability = Attivazione: { $does }.
heroes-ability-dragon = la Dragonessa guarisce da tutte le ferite
heroes-ability-lizardfolk = uno di loro colpisce nella stanza accanto
heroes-ability-gnoll = uno di loro colpisce nella sua stanza
heroes-ability-slime = pesca una carta
heroes-ability-skeleton = un osso dove c'è uno Scheletro
heroes-ability-ratkin = un altro Ratkin dove ce n'è già uno
heroes-ability-imp = uno di loro si sposta
heroes-ability-poltergeist = uno di loro si sposta, anche attraverso i muri
heroes-ability-witch = un portale completato dove c'è una Strega

## Scenari: i nomi delle loro carte Gilda, e che cosa si fa più duro

heroes-sign-first-watch-bell = Nebbia
heroes-sign-first-watch-banner = Canto del Gallo
heroes-sign-first-watch-crown = Cambio della Guardia
heroes-sign-the-tithe-bell = Il Conto
heroes-sign-the-tithe-banner = L'Uomo dell'Esattore
heroes-sign-the-tithe-crown = Pignoramento
heroes-sign-high-water-bell = L'Acqua Sale
heroes-sign-high-water-banner = Sanno Nuotare
heroes-sign-high-water-crown = Marea Viva
heroes-sign-jailbreak-season-bell = Turno di Notte
heroes-sign-jailbreak-season-banner = Il Prezzo del Secondino
heroes-sign-jailbreak-season-crown = La Lima nella Torta
heroes-sign-under-construction-bell = Variante in Corso d'Opera
heroes-sign-under-construction-banner = Sciopero
heroes-sign-under-construction-crown = Sopralluogo
heroes-sign-borrowed-tricks-bell = Fammi Vedere il Tuo
heroes-sign-borrowed-tricks-banner = Lite sul Brevetto
heroes-sign-borrowed-tricks-crown = Giudizio dei Pari
heroes-sign-bounty-board-bell = Ricercato
heroes-sign-bounty-board-banner = La Concorrenza
heroes-sign-bounty-board-crown = Il Pezzo Grosso
heroes-sign-short-rations-bell = Cena
heroes-sign-short-rations-banner = Critico Gastronomico
heroes-sign-short-rations-crown = Consegna a Domicilio
heroes-sign-the-ram-bell = Oh, Issa!
heroes-sign-the-ram-banner = Braccia Fresche
heroes-sign-the-ram-crown = In Discesa
heroes-sign-open-doors-bell = Avanti il Prossimo
heroes-sign-open-doors-banner = Qualcuno Ci Si È Appoggiato
heroes-sign-open-doors-crown = Comitiva
heroes-sign-cave-in-bell = Scossa
heroes-sign-cave-in-banner = Genieri
heroes-sign-cave-in-crown = Sonno Leggero
heroes-sign-creeping-dark-bell = Si Spegne una Lampada
heroes-sign-creeping-dark-banner = Bisbigli
heroes-sign-creeping-dark-crown = Mezzanotte
heroes-sign-overdue-bell = Interessi di Mora
heroes-sign-overdue-banner = D'un Fiato
heroes-sign-overdue-crown = L'Ora delle Storie
heroes-sign-frog-exodus-bell = Nostalgia
heroes-sign-frog-exodus-banner = I Cavalieri Odiano le Rane
heroes-sign-frog-exodus-crown = Pioggia Tiepida
heroes-sign-smash-and-grab-bell = A Gambe Levate
heroes-sign-smash-and-grab-banner = Fischio del Palo
heroes-sign-smash-and-grab-crown = Tutti Insieme
heroes-sign-inside-job-bell = Fuori Tutto
heroes-sign-inside-job-crown = Ora di Chiusura
heroes-sign-no-quarter-bell = Hanno Portato Amici
heroes-sign-no-quarter-banner = Col Favore delle Tenebre
heroes-sign-no-quarter-crown = La Sveglia
heroes-sign-the-ransom-bell = Corri, Ragazzo
heroes-sign-the-ransom-banner = Ha Fame
heroes-sign-the-ransom-crown = Ninnananna al Contrario
heroes-sign-the-annex-bell = Concessione Edilizia
heroes-sign-the-annex-banner = Scambio di Personale
heroes-sign-the-annex-crown = Il Revisore
heroes-sign-hero-of-the-week-bell = In Posa
heroes-sign-hero-of-the-week-banner = Applausi
heroes-sign-hero-of-the-week-crown = Bis

heroes-lever-first-watch = trappole iniziali
heroes-lever-the-tithe = debito che fa perdere
heroes-lever-high-water = stanze allagate all'inizio
heroes-lever-jailbreak-season = prigionieri all'alba
heroes-lever-under-construction = stanze da costruire
heroes-lever-borrowed-tricks = valore del tesoro del Laboratorio
heroes-lever-bounty-board = monete da consegnare
heroes-lever-short-rations = rane all'inizio
heroes-lever-the-ram = assalti fra una spinta e l'altra
heroes-lever-open-doors = portali aperti all'inizio
heroes-lever-cave-in = trappole per un'esplosione
heroes-lever-creeping-dark = stanze buie all'inizio
heroes-lever-overdue = libri all'inizio
heroes-lever-frog-exodus = rane da consegnare
heroes-lever-smash-and-grab = valore rubato che fa perdere
heroes-lever-inside-job = clandestini fra la merce
heroes-lever-no-quarter = salute di un accampamento
heroes-lever-the-ransom = carte Speciale nel mazzo Gilda
heroes-lever-the-annex = tesori da conservare
heroes-lever-hero-of-the-week = la sua salute, ogni volta

## Scenari: stanze nei guai

heroes-mark-flooded = allagata
heroes-mark-picket = in sciopero
heroes-mark-dark = al buio
heroes-where-any = in una stanza qualsiasi
heroes-where-portal = in una stanza con un portale completato
heroes-where-flooded = in una stanza allagata
heroes-where-picket = in una stanza in sciopero
heroes-where-dark = in una stanza al buio

## Scenari: regole speciali, e che cosa fanno le carte Scenario

heroes-rule-head-start =
    { $n ->
        [one] Prima del primo turno ogni giocatore può mettere una trappola dove ha un mostro.
       *[other] Prima del primo turno ogni giocatore può mettere { $n } trappole dove ha dei mostri.
    }
heroes-rule-gamble =
    { $n ->
        [one] L'azzardo delle Celle ti dà { $n } carta Tattica.
       *[other] L'azzardo delle Celle ti dà { $n } carte Tattica.
    }
heroes-rule-hand = Peschi fino ad avere { $n } carte, all'inizio e nel Riordino.
heroes-rule-bounty = Quando un mostro abbatte un eroe, metti una moneta in quella stanza.
heroes-rule-laboratory = Le carte Tattica di un clan che nessuno gioca sono fra il Bottino. Le distribuisce il Laboratorio.
heroes-rule-laboratory-plan = Quando si costruisce il Laboratorio, scegliete un clan che nessuno gioca: le sue carte Tattica si mescolano al Bottino.
heroes-rule-site = Nel Cantiere si possono costruire queste stanze: { $rooms }.
heroes-rule-lookout =
    { $n ->
        [one] La prima carta del mazzo Gilda è scoperta.
       *[other] Le prime { $n } carte del mazzo Gilda sono scoperte.
    }
heroes-rule-jewels =
    { $n ->
        [one] Il mazzo Gilda ha { $n } carta Eroe in più, di tipo Gioiello: porta un eroe nel Caveau.
       *[other] Il mazzo Gilda ha { $n } carte Eroe in più, di tipo Gioiello: ognuna porta un eroe nel Caveau.
    }
heroes-rule-specials =
    { $n ->
        [one] Il mazzo Gilda ha { $n } carta Eroe in più, di tipo Speciale: porta un eroe in ogni stanza di quel tipo.
       *[other] Il mazzo Gilda ha { $n } carte Eroe in più, di tipo Speciale: ognuna porta un eroe in ogni stanza di quel tipo.
    }
heroes-rule-stowaways =
    { $n ->
        [one] Nel mazzo Bottini si nasconde un clandestino. Quando toccherebbe a lui essere scoperto, salta fuori un Ladro dove gli eroi vogliono arrivare, e si scopre un'altra carta.
       *[other] Nel mazzo Bottini si nascondono { $n } clandestini. Quando toccherebbe a uno di loro essere scoperto, salta fuori un Ladro dove gli eroi vogliono arrivare, e si scopre un'altra carta.
    }
heroes-rule-ajar =
    { $n ->
        [one] All'inizio { $n } portale è già completato.
       *[other] All'inizio { $n } portali sono già completati.
    }
heroes-rule-larder = Peschi fino ad avere { $n } carte, più una per ognuno di questi gettoni { $room-in }, { $most } al massimo: { $token }.
heroes-rule-raid = I tesori saccheggiati non si scoprono. Uno dei saccheggiatori se lo porta via: prima di ogni assalto fa una stanza verso l'uscita più vicina, poi esce. Un mostro nella stanza lo trattiene; una trappola o un colpo qualsiasi riporta il tesoro nella sua stanza.
heroes-rule-doors = I portali completati sono passaggi anche per gli eroi, ma attraverso di loro non si colpisce a distanza.
heroes-rule-goal = Gli eroi non vogliono arrivare al Caveau ma { $room-to }: dove una regola parla di vicinanza al Caveau, conta questa stanza.
heroes-rule-orphans = Se una carta Eroe non trova stanze del suo tipo, i due eroi vanno tutti e due { $room-to }.
heroes-rule-exits = Chi scappa lascia il sotterraneo da una di queste stanze: { $rooms }.
heroes-rule-barren = Usate con un'Attivazione, queste stanze non producono nulla: { $rooms }.
heroes-rule-rebel = Stanno con gli eroi: { $token }. Dove c'è un eroe attivo e nessun mostro di guardia, ogni gettone di questi vale un eroe in più per il tesoro.
heroes-rule-tough = Gli eroi di questa classe hanno 2 di salute: { $hero }.
heroes-rule-foe-engine =
    { $foe }: { $later ->
        [1] dopo la chiamata si trova
       *[0] si trova
    } { $room-in }, con { $n } di salute, e non si stanca mai. Si colpisce come un eroe. Quando avanza fa una stanza verso il Caveau, subisce 1 danno da ogni trappola che trova e infligge 1 danno a ogni mostro; contro quei danni non c'è Difesa. Nel Caveau colpisce ancora. Dove si trova, per il tesoro basta un eroe in meno.{ $crew ->
        [1] {" "}Finché nella stanza c'è un eroe, solo le trappole gli fanno danno.
       *[0] {""}
    }
heroes-rule-foe-camp =
    { $foe }: { $later ->
        [1] dopo la chiamata si trova
       *[0] si trova
    } { $room-in }, con { $n } di salute. Si colpisce come un eroe. Finché è in piedi, una carta Eroe che porta in quella stanza vi porta un eroe in più.{ $crew ->
        [1] {" "}Finché nella stanza c'è un eroe, gli attacchi non gli fanno danno.
       *[0] {""}
    }
heroes-rule-foe-captain =
    { $foe }: { $later ->
        [1] dopo la chiamata si trova { $room-in }
       *[0] si trova { $room-in }
    }, con { $n } di salute. { $phases ->
        [1] Agisce come un eroe di questa classe: { $heroes }.
       *[other] Agisce come un eroe di queste classi, una dopo l'altra: { $heroes }. Ogni volta che finisce la salute torna come nuovo, esausto, nella stanza più lontana dal Caveau, ma non nelle Celle.
    } Le Celle non lo trattengono, e ogni volta che si sveglia si esibisce di nuovo.{ $crew ->
        [1] {" "}Finché nella stanza ci sono altri eroi, solo le trappole gli fanno danno.
       *[0] {""}
    }
heroes-rule-foe-captive =
    { $foe }: { $later ->
        [1] dopo la chiamata dorme
       *[0] dorme
    } { $room-in } e non si può abbattere. Quando le Celle si svegliano, scappa: prima di ogni assalto fa una stanza verso l'uscita più vicina, poi esce. Un mostro nella stanza lo trattiene; una trappola o un colpo qualsiasi lo rimanda a dormire.
heroes-rule-foe-more =
    { $later ->
        [1] Un altro arriva dopo la chiamata { $room-in }, con { $n } di salute: { $foe }.
       *[0] Un altro si trova { $room-in }, con { $n } di salute: { $foe }.
    }
heroes-rule-marks-flooded = Le stanze si allagano in quest'ordine, e su ognuna sta un gettone evento: { $rooms }.
heroes-rule-marks-picket = I muratori incrociano le braccia in quest'ordine, e su ogni stanza in sciopero sta un gettone evento: { $rooms }.
heroes-rule-marks-dark = I lumi si spengono in quest'ordine, e su ogni stanza al buio sta un gettone evento: { $rooms }.
heroes-rule-idle-flooded = Una stanza allagata non si può usare; portali, abilità e azzardo funzionano.
heroes-rule-idle-picket = Una stanza in sciopero non si può usare; portali, abilità e azzardo funzionano.
heroes-rule-idle-dark = Una stanza al buio non si può usare; portali, abilità e azzardo funzionano.
heroes-rule-bare-flooded = Una stanza allagata perde le trappole e non ne riceve altre.
heroes-rule-bare-picket = Una stanza in sciopero perde le trappole e non ne riceve altre.
heroes-rule-bare-dark = Una stanza al buio perde le trappole e non ne riceve altre.
heroes-rule-mire-flooded = Chi carica in una stanza allagata vi resta, esausto.
heroes-rule-mire-picket = Chi carica in una stanza in sciopero vi resta, esausto.
heroes-rule-mire-dark = Chi carica in una stanza al buio vi resta, esausto.
heroes-rule-dark-flooded = Nessuno colpisce a distanza in una stanza allagata o da lì, e prima di ogni assalto i suoi eroi esausti strisciano di una stanza verso il Caveau.
heroes-rule-dark-picket = Nessuno colpisce a distanza in una stanza in sciopero o da lì, e prima di ogni assalto i suoi eroi esausti strisciano di una stanza verso il Caveau.
heroes-rule-dark-dark = Nessuno colpisce a distanza in una stanza al buio o da lì, e prima di ogni assalto i suoi eroi esausti strisciano di una stanza verso il Caveau.
heroes-rule-only-flooded = In una stanza allagata non si può portare altro che { $token-acc }.
heroes-rule-only-picket = In una stanza in sciopero non si può portare altro che { $token-acc }.
heroes-rule-only-dark = In una stanza al buio non si può portare altro che { $token-acc }.
heroes-rule-works = Queste stanze si possono usare lo stesso: { $rooms }.
heroes-rule-deed-clear-flooded =
    { $n ->
        [0] Un'Attivazione in una stanza allagata la prosciuga.
       *[other] Un'Attivazione in una stanza allagata, e { $price } di lì, la prosciugano.
    }
heroes-rule-deed-clear-picket =
    { $n ->
        [0] Un'Attivazione in una stanza in sciopero chiude lo sciopero.
       *[other] Un'Attivazione in una stanza in sciopero, e { $price } di lì, chiudono lo sciopero.
    }
heroes-rule-deed-clear-dark =
    { $n ->
        [0] Un'Attivazione in una stanza al buio la riaccende.
       *[other] Un'Attivazione in una stanza al buio, e { $price } di lì, la riaccendono.
    }
heroes-rule-deed-deliver = Un'Attivazione { $where } consegna { $price } di lì.
heroes-rule-deed-deliver-there = Un'Attivazione { $room-in } consegna { $price } di lì.
heroes-rule-deed-break =
    { $n ->
        [0] Un'Attivazione { $where } lo rende di nuovo incompleto.
       *[other] Un'Attivazione { $where }, e { $price } di lì, lo rendono di nuovo incompleto.
    }
heroes-rule-deed-close =
    { $n ->
        [0] Un'Attivazione { $where } fa crollare un suo passaggio, a vostra scelta.
       *[other] Un'Attivazione { $where }, e { $price } di lì, fanno crollare un suo passaggio, a vostra scelta.
    }
heroes-rule-deed-close-there =
    { $n ->
        [0] Un'Attivazione { $room-in } fa crollare un suo passaggio, a vostra scelta.
       *[other] Un'Attivazione { $room-in }, e { $price } di lì, fanno crollare un suo passaggio, a vostra scelta.
    }
heroes-rule-deed-shelve = Un'Attivazione { $where } rimette nella Riserva { $price } di lì.
heroes-rule-deed-shelve-there = Un'Attivazione { $room-in } rimette nella Riserva { $price } di lì.

heroes-op-rally = Riscossa: si sveglia la stanza con più eroi esausti; non le Celle, e a parità la più vicina al Caveau.
heroes-op-tithe =
    { $else ->
        [1] Scarta { $price } da dove vuoi nel sotterraneo. Altrimenti:
       *[0] Scarta { $price } da dove vuoi nel sotterraneo; altrimenti un gettone evento va sul Caveau.
    }
heroes-op-seize =
    { $n ->
        [0] Nessun tesoro viene tolto.
        [one] Il tesoro di valore più basso fuori dal Caveau viene tolto senza scoprirlo. I debiti spariscono.
       *[other] { $n } tesori di valore più basso fuori dal Caveau vengono tolti senza scoprirli. I debiti spariscono.
    }
heroes-op-wake =
    { $n ->
        [one] Tutti gli eroi esausti { $room-in } si svegliano.
       *[other] Se gli eroi esausti { $room-in } sono almeno { $n }, si svegliano tutti.
    }
heroes-op-throw = Pesca una carta Gilda. Il suo eroe finisce nelle Celle; una carta Scenario non fa nulla.
heroes-op-survey = Metti uno dei progetti scoperti sotto il mazzo del Cantiere e scoprine un altro.
heroes-op-summon = Un eroe compare { $room-in }: { $hero }.
heroes-op-summon-farthest = Un eroe compare nella stanza più lontana dal Caveau, ma non nelle Celle: { $hero }.
heroes-op-summon-crowded = Un eroe compare nella stanza con più mostri: { $hero }.
heroes-op-advance = Avanza di una stanza verso il Caveau, colpito dalle trappole che trova, e colpisce ogni mostro: { $foe }.
heroes-op-break = Un portale completato a vostra scelta torna incompleto.
heroes-op-close = Crolla il prossimo di questi passaggi: { $rooms }.
heroes-op-creep = Tutti gli eroi esausti fuori dalle Celle e dal Caveau strisciano di una stanza verso il Caveau e restano esausti. Le trappole li colpiscono.
heroes-op-muster = Ogni giocatore può far entrare un mostro dal Covo in una stanza qualsiasi.
heroes-op-tithe-there =
    { $else ->
        [1] Scarta { $price } { $room-from }. Altrimenti:
       *[0] Scarta { $price } { $room-from }; altrimenti un gettone evento va sul Caveau.
    }
heroes-op-tithe-rising =
    { $else ->
        [1] Per ogni Campana fra gli scarti, compresa questa, scarta { $token-acc } da dove vuoi nel sotterraneo, e in 3 o 4 giocatori 1 in più. Altrimenti:
       *[0] Per ogni Campana fra gli scarti, compresa questa, scarta { $token-acc } da dove vuoi nel sotterraneo, e in 3 o 4 giocatori 1 in più; altrimenti un gettone evento va sul Caveau.
    }
heroes-op-tithe-rising-there =
    { $else ->
        [1] Per ogni Campana fra gli scarti, compresa questa, scarta { $token-acc } { $room-from }, e in 3 o 4 giocatori 1 in più. Altrimenti:
       *[0] Per ogni Campana fra gli scarti, compresa questa, scarta { $token-acc } { $room-from }, e in 3 o 4 giocatori 1 in più; altrimenti un gettone evento va sul Caveau.
    }
heroes-op-seize-debts = Per ogni gettone evento sul Caveau, 2 al massimo, il tesoro di valore più basso fuori dal Caveau viene tolto senza scoprirlo. Poi i gettoni spariscono.
heroes-op-mark-flooded =
    { $n ->
        [0] Nessuna stanza si allaga.
        [one] Si allaga la prossima stanza asciutta in quest'ordine: { $rooms }.
       *[other] Si allagano le prossime { $n } stanze asciutte in quest'ordine: { $rooms }.
    }
heroes-op-mark-picket =
    { $n ->
        [0] Nessuno sciopera.
        [one] Entra in sciopero la prossima stanza in quest'ordine: { $rooms }.
       *[other] Entrano in sciopero le prossime { $n } stanze in quest'ordine: { $rooms }.
    }
heroes-op-mark-dark =
    { $n ->
        [0] Nessun lume si spegne.
        [one] Si spegne il prossimo lume in quest'ordine: { $rooms }.
       *[other] Si spengono i prossimi { $n } lumi in quest'ordine: { $rooms }.
    }
heroes-op-wake-at =
    { $n ->
        [one] Si svegliano tutti gli eroi esausti dove si trova: { $foe }.
       *[other] Se gli eroi esausti sono almeno { $n }, si svegliano tutti dove si trova: { $foe }.
    }
heroes-op-wake-marked-flooded = Tutti gli eroi esausti nelle stanze allagate si svegliano.
heroes-op-wake-marked-picket = Tutti gli eroi esausti nelle stanze in sciopero si svegliano.
heroes-op-wake-marked-dark = Tutti gli eroi esausti nelle stanze al buio si svegliano.
heroes-op-summon-richest = Un eroe compare nella stanza con più risorse, se ce ne sono: { $hero }.
heroes-op-summon-portal = Un eroe compare in una stanza con un portale completato: { $hero }.
heroes-op-summon-goal = Un eroe compare proprio dove gli eroi vogliono arrivare: { $hero }.
heroes-op-summon-at = Un eroe compare dove si trova questo nemico, o dove si trova ognuno se sono più d'uno: { $hero }, { $foe }.
heroes-op-post =
    { $n ->
        [0] Nessuno si apposta { $room-in }.
        [one] Un eroe si apposta { $room-in }, esausto: { $hero }.
       *[other] { $n } eroi si appostano { $room-in }, esausti: { $hero }.
    }
heroes-op-open = L'ultimo passaggio crollato viene riaperto.
heroes-op-open-list = Si scava attraverso un muro il prossimo di questi passaggi: { $rooms }.
heroes-op-reopen = Un portale incompleto a vostra scelta si completa.
heroes-op-call = Se non c'è, arriva con la salute piena: { $foe }.
heroes-op-call-captain = Se non c'è, arriva con la salute piena; se c'è, si sveglia, e la sua stanza con lui: { $foe }.
heroes-op-run = Chi scappa fa subito una stanza verso l'uscita più vicina, o esce.
heroes-op-goal = Da ora gli eroi vogliono arrivare { $room-to }.
heroes-op-spawn =
    { $n ->
        [0] Nulla di nuovo { $room-in }.
       *[other] Metti { $price } { $room-in }.
    }
heroes-op-drift =
    { $n ->
        [1] Da ogni stanza uno di questi gettoni fa una stanza e si avvicina { $room-to }: { $token }.
       *[other] Da ogni stanza che ne ha almeno { $n }, uno di questi gettoni fa una stanza e si avvicina { $room-to }: { $token }.
    }
heroes-op-blind = Le carte Gilda scoperte si coprono fino alla fine del prossimo assalto.
heroes-op-swap = Ogni giocatore mette una carta della sua mano sugli scarti di chi gli sta a sinistra. Chi gioca da solo la mette sotto il mazzo Bottini e prende una carta Tattica scoperta, se c'è.
heroes-op-curse = Ogni giocatore scarta una carta dalla mano.
heroes-op-restock = Tutto il Bottino scoperto va sotto il mazzo, e se ne scopre di nuovo.
heroes-op-again = E ancora una volta.

## Scenari: orologi, e come finiscono

heroes-clock-start = All'inizio:
heroes-clock-assault = Prima dell'assalto { $n }:
heroes-clock-every =
    { $n ->
        [one] Prima di ogni assalto:
       *[other] Ogni { $n } assalti:
    }
heroes-clock-wave = Quando comincia l'Ondata { $n }:
heroes-clock-lost =
    { $n ->
        [one] Quando è perduto un tesoro fuori dal Caveau:
       *[other] Quando sono perduti { $n } tesori fuori dal Caveau:
    }
heroes-clock-falls = Quando cade { $foe-acc }:
heroes-aim-lose-looted = Perdete se viene saccheggiato il tesoro { $room-in }.
heroes-aim-lose-gone = Perdete se escono dal sotterraneo tesori per un valore di { $n }.
heroes-aim-lose-gone-vault = Perdete se il tesoro preso { $room-from } esce dal sotterraneo.
heroes-aim-lose-escaped = Perdete se scappa { $foe-acc }.
heroes-aim-lose-debt =
    { $n ->
        [one] Perdete con il primo debito sul Caveau.
       *[other] Perdete con { $n } debiti sul Caveau.
    }
heroes-aim-lose-marked-flooded =
    { $n ->
        [one] Perdete se si allaga una stanza.
       *[other] Perdete se le stanze allagate sono { $n }.
    }
heroes-aim-lose-marked-picket =
    { $n ->
        [one] Perdete se una stanza è in sciopero.
       *[other] Perdete se le stanze in sciopero sono { $n }.
    }
heroes-aim-lose-marked-dark =
    { $n ->
        [one] Perdete se una stanza è al buio.
       *[other] Perdete se le stanze al buio sono { $n }.
    }
heroes-aim-win-delivered = Vincete appena avete consegnato { $price }.
heroes-aim-win-fallen =
    { $n ->
        [one] Vincete appena cade { $foe-acc }.
       *[other] Vincete appena sono caduti in { $n }: { $foe }.
    }
heroes-aim-win-sealed = Vincete se dopo un assalto nessun passaggio porta al Caveau e nessun eroe è lì.
heroes-aim-win-built =
    { $n ->
        [one] Vincete appena è costruita una stanza.
       *[other] Vincete appena sono costruite { $n } stanze.
    }
heroes-aim-win-prisoners =
    { $n ->
        [one] Vincete appena nelle Celle c'è un eroe esausto.
       *[other] Vincete appena nelle Celle ci sono { $n } eroi esausti.
    }
heroes-aim-end-built =
    { $n ->
        [one] Alla fine dell'ultima Ondata dev'essere stata costruita una stanza.
       *[other] Alla fine dell'ultima Ondata devono essere state costruite { $n } stanze.
    }
heroes-aim-end-prisoners =
    { $n ->
        [one] Alla fine dell'ultima Ondata nelle Celle dev'esserci un eroe esausto.
       *[other] Alla fine dell'ultima Ondata nelle Celle devono esserci { $n } eroi esausti.
    }
heroes-aim-end-kept =
    { $n ->
        [one] Alla fine dell'ultima Ondata deve restare un tesoro fuori dal Caveau.
       *[other] Alla fine dell'ultima Ondata devono restare { $n } tesori fuori dal Caveau.
    }
heroes-aim-end-delivered = Alla fine dell'ultima Ondata dovete aver consegnato { $price }.
heroes-aim-end-fallen =
    { $n ->
        [one] Alla fine dell'ultima Ondata dev'essere caduto { $foe-acc }.
       *[other] Alla fine dell'ultima Ondata devono essere caduti in { $n }: { $foe }.
    }
heroes-aim-end-late = Alla fine dell'ultima Ondata è troppo tardi: avete perso.

## Che cosa si chiede

heroes-ask-clan = Chi difende il sotterraneo? Scegli il tuo clan.
heroes-ask-place =
    { $n ->
        [one] L'ultimo mostro, per ora: dove monta la guardia?
       *[other] { $n } mostri da mettere: dove monta la guardia il prossimo?
    }
heroes-ask-borrow = Al Laboratorio servono trucchi: di chi sono le carte Tattica che vanno nel Bottino?
heroes-ask-head-start = Gli eroi non ci sono ancora. Dove metti una trappola?
heroes-ask-turn =
    { $plays ->
        [0] Tocca a te: adesso nessuna carta si può giocare. Quando finisci, arrivano gli eroi.
       *[other] Tocca a te: gioca una carta. Quando finisci, arrivano gli eroi.
    }
heroes-ask-refresh = Scarta una carta per cambiare il Bottino scoperto, o finisci il turno. In questo turno non si giocano più carte.
heroes-ask-replace =
    { $n ->
        [0] Quale Bottino va sotto il mazzo?
       *[other] Quale altro Bottino va sotto il mazzo? Finora: { $n }.
    }
heroes-ask-icons =
    { $n ->
        [one] { $card }, ultima icona: che cosa fai?
       *[other] { $card }, { $n } icone rimaste: che cosa fai adesso?
    }
heroes-ask-carry = In cammino { $room-from } { $door-to }: si porta qualcosa?
heroes-ask-ambush =
    { $n ->
        [one] Un altro mostro può mettersi in agguato: dove?
       *[other] Altri { $n } mostri possono mettersi in agguato: dove va il prossimo?
    }
heroes-ask-swarm =
    { $n ->
        [one] Sciame { $room-in }, { $what }: che cosa fa l'ultimo?
       *[other] Sciame { $room-in }, { $what }, restano { $n } mostri: che cosa fa il prossimo?
    }
heroes-ask-momentum = Impeto! Questo è gratis: { $what }. Lo vuoi?
heroes-ask-take-tactic = L'eroe è nelle Celle: quale carta Tattica prendi?
heroes-ask-plan = Martelli pronti: che cosa costruisci, e con quante monete?
heroes-ask-lay = Dove va { $room-acc }, e in che verso?
heroes-ask-heroes =
    { $players ->
        [1] Più eroi sono attivi: a chi tocca adesso?
       *[other] Più eroi sono attivi: a chi tocca adesso? Decidete insieme.
    }
heroes-ask-shot = Un Arciere prende la mira { $room-in }: chi colpisce?
heroes-ask-ransack =
    { $n ->
        [one] Si perde una risorsa { $room-in }: quale?
       *[other] Si perdono { $n } risorse { $room-in }: quale per prima?
    }
heroes-ask-whom = Attacco { $room-in }: contro chi va { $hero-acc }?
heroes-ask-defend =
    { $own ->
        [1] Attacco { $room-in }: { $hero-acc } colpisce un tuo mostro. Usi la Difesa?
       *[0] Attacco { $room-in }: { $hero-acc } colpisce un mostro di { $rival }. Usi la Difesa?
    }
heroes-ask-looters =
    { $n ->
        [one] Per il saccheggio { $room-in } serve ancora un eroe: chi resta esausto?
       *[other] Per il saccheggio { $room-in } servono ancora { $n } eroi: chi è il prossimo a restare esausto?
    }
heroes-ask-carrier = Il tesoro { $room-in } viene portato via: chi lo prende e fugge?
heroes-ask-prey = Gli eroi portano via anche una risorsa { $room-from }: quale?
heroes-ask-curse = Maledizione! Quale carta scarti?
heroes-ask-charge = Gli eroi partono alla carica { $room-from }: da che parte?
heroes-ask-traps = Scatta una trappola { $room-in }: chi ci casca?
heroes-ask-rally = Si svegliano gli eroi esausti di una stanza: quale?
heroes-ask-tithe = C'è da pagare la decima: { $token } ×{ $n }. Da dove la prendi?
heroes-ask-seize = Il debito va saldato: a quale tesoro rinunciate?
heroes-ask-survey = Passano i geometri: quale progetto si mette via?
heroes-ask-summoning = Un eroe è in arrivo: { $hero }. In quale stanza compare?
heroes-ask-retreat = Si ritira { $foe-acc } a riprendere fiato: in quale stanza?
heroes-ask-break = Un portale va in pezzi: quale?
heroes-ask-creep = Qualcuno striscia fuori { $room-from }: da che parte?
heroes-ask-muster = Tutti ai posti: in quale stanza entra un mostro dal tuo Covo?
heroes-ask-engine = Di nuovo in marcia: { $foe }. Da che parte?
heroes-ask-wall-up = La polvere è pronta { $room-in }: quale passaggio crolla?
heroes-ask-reopen = Qualcuno si appoggia a un portale: quale si apre?
heroes-ask-swap = Giornata degli scambi: quale carta passi?
heroes-ask-swapped = Quale carta Tattica prendi in cambio?
heroes-ask-over = La partita è finita.

## Che cosa si può fare

heroes-do-clan = Gioca il clan { $clan }
heroes-do-borrow = Prendi in prestito dal clan { $clan }
heroes-do-place = Mettine uno { $room-in }
heroes-do-end-turn = Finisci il turno
heroes-do-refresh = Cambia il Bottino scoperto: costa una carta, e in questo turno non ne giochi più
heroes-do-gamble =
    { $n ->
        [one] Azzardo: un eroe nelle Celle, { $n } carta per te; un Mago libera tutti quelli che sono lì
       *[other] Azzardo: un eroe nelle Celle, { $n } carte per te; un Mago libera tutti quelli che sono lì
    }
heroes-do-gamble-late =
    { $n ->
        [one] Azzardo: un eroe nelle Celle, { $n } carta per te, che in questo turno non puoi giocare; un Mago libera tutti quelli che sono lì
       *[other] Azzardo: un eroe nelle Celle, { $n } carte per te, che in questo turno non puoi giocare; un Mago libera tutti quelli che sono lì
    }
heroes-do-play = Gioca { $card }: { $does }
heroes-do-discard = Scarta { $card }
heroes-do-replace = Metti { $card } sotto il mazzo
heroes-do-draw = Pesca una carta
heroes-do-reinforcements = Chiama i Rinforzi
heroes-do-move = Muovi { $room-from } { $door-to }
heroes-do-move-wounded = Muovi { $room-from } { $door-to }, con { heroes-wounds }
heroes-do-carry = Porta { $token-acc }
heroes-do-melee = Colpisci in mischia { $hero-acc } { $room-in }
heroes-do-ranged = Colpisci a distanza { $hero-acc } { $room-in }
heroes-do-generate = Genera { $token-acc } { $room-in }
heroes-do-trap = Metti una trappola { $room-in }
heroes-do-portal = Apri un portale { $room-in }
heroes-do-summon = Evoca { $room-in }
heroes-do-ambush = Agguato { $room-in }
heroes-do-swarm = Sciame { $room-in }
heroes-do-spend-icons = Spendi { $token-acc } { $room-in }
heroes-do-use = Usa { $room-acc }
heroes-do-activate = Usa { $room-acc }: produci { $token-acc }
heroes-do-activate-laboratory = Usa { $room-acc }: un eroe nelle Celle, una carta Tattica per te
heroes-do-activate-site = Usa { $room-acc }: costruisci una stanza
heroes-do-complete = Completa il portale { $room-in }
heroes-do-take-icons = Compra { $card }
heroes-do-take-take-tactic = Prendi { $card }
heroes-do-take-swapped = Prendi { $card }
heroes-do-ability-dragon = Dragonessa: guarisci tutte le ferite
heroes-do-ability-lizardfolk = Lizardfolk: colpisci a distanza { $hero-acc } { $room-in }
heroes-do-ability-gnoll = Gnoll: colpisci in mischia { $hero-acc } { $room-in }
heroes-do-ability-slime = Melma: pesca una carta
heroes-do-ability-skeleton = Scheletro: metti un osso { $room-in }
heroes-do-ability-ratkin = Ratkin: mettine un altro { $room-in }
heroes-do-ability-imp = Folletto: muovi { $room-from } { $door-to }
heroes-do-ability-imp-wounded = Folletto: muovi { $room-from } { $door-to }, con { heroes-wounds }
heroes-do-ability-poltergeist = Poltergeist: fluttua { $room-from } { $door-to }
heroes-do-ability-poltergeist-wounded = Poltergeist: fluttua { $room-from } { $door-to }, con { heroes-wounds }
heroes-do-ability-witch = Strega: apri un portale { $room-in }
heroes-do-build =
    { $n ->
        [one] Costruisci { $room-acc } con { $n } moneta
       *[other] Costruisci { $room-acc } con { $n } monete
    }
heroes-do-lay =
    { $turns ->
        [r1] In { $cell }, un quarto di giro, unita a: { $rooms }
        [r2] In { $cell }, mezzo giro, unita a: { $rooms }
        [r3] In { $cell }, tre quarti di giro, unita a: { $rooms }
       *[r0] In { $cell }, non girata, unita a: { $rooms }
    }
heroes-do-put-away = Metti via { $room-acc }
heroes-do-arrival = Arrivo { $room-in }: { $hero-acc } si esibisce, poi trova le trappole
heroes-do-resolve-attack = Attacco { $room-in }: { $hero-acc }
heroes-do-resolve-charge =
    { $n ->
        [one] Carica { $room-from }: { $n } eroe
       *[other] Carica { $room-from }: { $n } eroi
    }
heroes-do-resolve-loot = Saccheggio { $room-in }: { heroes-heroes } per un tesoro che ne vuole { $value }
heroes-do-resolve-raid = Furto { $room-in }: { heroes-heroes } per un tesoro che ne vuole { $value }
heroes-do-resolve-wait = Attesa { $room-in }: { heroes-heroes } per un tesoro che ne vuole { $value }
heroes-do-resolve-linger = Attesa { $room-in }: { heroes-heroes }, e nulla da prendere
heroes-do-hit = { $clan } { $room-in } ({ $seat })
heroes-do-hit-wounded = { $clan } { $room-in } con { heroes-wounds } ({ $seat })
heroes-do-defend = Difesa con { $card }
heroes-do-defend-again = Ancora Difesa, con la stessa carta
heroes-do-lose = Perdi { $token-acc }
heroes-do-looter = Saccheggio: { $hero-acc }
heroes-do-carrier = Fugge con il tesoro { $hero-acc }
heroes-do-charge = Caricano fino { $room-to }
heroes-do-trapped = Ci casca { $hero-acc }
heroes-do-rally = Sveglia gli eroi { $room-in }
heroes-do-spend-tithe = Paga { $token-acc } { $room-from }
heroes-do-give-up = Rinuncia al tesoro { $room-in }
heroes-do-appear = Compare { $room-in }
heroes-do-retreat = Si ritira fino { $room-to }
heroes-do-break = Va in pezzi il portale { $room-in }
heroes-do-creep = Strisciano fino { $room-to }
heroes-do-deed-clear-flooded =
    { $n ->
        [0] Prosciuga { $room-acc }
       *[other] Prosciuga { $room-acc } con { $price }
    }
heroes-do-deed-clear-picket =
    { $n ->
        [0] Chiudi lo sciopero { $room-in }
       *[other] Chiudi lo sciopero { $room-in } con { $price }
    }
heroes-do-deed-clear-dark =
    { $n ->
        [0] Riaccendi { $room-acc }
       *[other] Riaccendi { $room-acc } con { $price }
    }
heroes-do-deed-deliver = Consegna { $price } { $room-from }
heroes-do-deed-break =
    { $n ->
        [0] Rompi il portale { $room-in }
       *[other] Rompi il portale { $room-in } con { $price }
    }
heroes-do-deed-close =
    { $n ->
        [0] Fai crollare un passaggio { $room-from }
       *[other] Fai crollare un passaggio { $room-from } con { $price }
    }
heroes-do-deed-shelve = Metti via { $price } { $room-from }
heroes-do-wall-up = Il passaggio { $room-to }
heroes-do-reopen = Si apre il portale { $room-in }
heroes-do-roll = Avanza fino { $room-to }
heroes-do-pass-head-start = Niente trappola
heroes-do-pass-replace = Basta così: scopri nuovo Bottino
heroes-do-pass-icons = Tralascia il resto della carta
heroes-do-pass-carry = Vai a mani vuote
heroes-do-pass-ambush = Nessun altro mostro
heroes-do-pass-swarm = Gli altri non si muovono
heroes-do-pass-momentum = No, grazie
heroes-do-pass-defend = Lascia che succeda
heroes-do-pass-tithe = Non pagare
heroes-do-pass-muster = Non viene nessuno

## Che cosa non si può fare, e perché

heroes-why-gambled = Un azzardo per turno basta.
heroes-why-no-cells = In questo sotterraneo non ci sono Celle.
heroes-why-defend-later = Tienila in mano: la Difesa risponde all'attacco di un eroe, e nel tuo turno non fa nulla.
heroes-why-no-cards = Non hai più carte da pescare.
heroes-why-empty-lair = Il tuo Covo è vuoto.
heroes-why-no-such-room = Nel sotterraneo non ci sono stanze di quel tipo.
heroes-why-no-monster = Non hai mostri nel sotterraneo.
heroes-why-no-hero-here = Nessun eroe è nella stanza di un tuo mostro.
heroes-why-no-hero-near = Nessun eroe è in una stanza accanto a un tuo mostro.
heroes-why-no-trap = Non ci sono più trappole, o le tue stanze non ne ricevono.
heroes-why-no-portal = Dove hai mostri c'è già un portale completato, o i portali sono finiti.
heroes-why-no-resource-here = Dove sono i tuoi mostri non c'è nulla da spendere.
heroes-why-no-token = La Riserva non ne ha più.
heroes-why-no-passage = In mezzo c'è un muro.
heroes-why-no-price = Lì serve: { $price }.
heroes-why-nothing-shown = Non è scoperta nessuna carta { $card }.
heroes-why-no-building = Non si può costruire: nessun progetto ci sta, o nessun tesoro si può pagare.
heroes-why-no-use = Dove sono i tuoi mostri, ora non serve a nulla.
heroes-why-barren = In questo sotterraneo non produce nulla.
heroes-why-marked-flooded = È sott'acqua.
heroes-why-marked-picket = Si sciopera.
heroes-why-marked-dark = È troppo buio.

## Che cosa è successo: preparazione e turni

heroes-event-clan = { $seat } gioca il clan { $clan }.
heroes-event-placed = { $seat } mette { heroes-monsters } { $room-in }.
heroes-event-borrowed = Vanno nel Bottino le carte Tattica del clan { $clan }.
heroes-event-turn = Turno { $turn }: { $seat }.
heroes-event-played = { $seat } gioca { $card }.
heroes-event-paid = { $seat } scarta { $card } per cambiare il Bottino.
heroes-event-discarded = { $seat } scarta { $card }.
heroes-event-reshuffled = { $seat } rimescola gli scarti in un nuovo mazzo.
heroes-event-drew =
    { $card-known ->
        [0] { $seat } pesca una carta.
       *[1] { $seat } pesca { $card }.
    }
heroes-event-called =
    { $card-known ->
        [0] Rinforzi: { $seat } prende in mano una carta.
       *[1] Rinforzi: { $seat } prende in mano { $card }.
    }
heroes-event-sent-off = Rinforzi: { $seat } scarta { $card }.
heroes-event-shown = Nuovo Bottino: { $card }.
heroes-event-put-under = Sotto il mazzo Bottini va { $card }.
heroes-event-spent = { $seat } spende { $token-acc } { $room-in }.
heroes-event-bought = { $seat } compra { $card }: va fra gli scarti.
heroes-event-took = { $seat } prende { $card }: va fra gli scarti.
heroes-event-moved = { $seat } muove un mostro { $room-from } { $door-to }.
heroes-event-carried = { $seat } porta { $token-acc } fino { $room-to }.
heroes-event-melee = { $seat } abbatte in mischia { $hero-acc } { $room-in }.
heroes-event-ranged = { $seat } abbatte a distanza { $hero-acc } { $room-in }.
heroes-event-ability-hit = { $seat } usa l'abilità del clan e abbatte { $hero-acc } { $room-in }.
heroes-event-tough-hit = { $seat } ferisce { $hero-acc } { $room-in }: basta un altro colpo.
heroes-event-bounty = La taglia è pagata: { $token-acc } { $room-in }.
heroes-event-ambushed = Agguato! { $seat } mette { heroes-monsters } { $room-in }.
heroes-event-summoned = { $seat } evoca { heroes-monsters } { $room-in }.
heroes-event-swarmed = { $seat } scatena uno Sciame { $room-in }: { heroes-monsters }.
heroes-event-generated = { $seat } genera { $token-acc } { $room-in }.
heroes-event-produced = { $seat } produce { $token-acc } { $room-in }.
heroes-event-trap-set = { $seat } mette una trappola { $room-in }.
heroes-event-portal-done = { $seat } completa il portale { $room-in }.
heroes-event-portal-set = { $seat } apre un portale { $room-in }.
heroes-event-healed = { $seat } guarisce tutte le ferite della Dragonessa.
heroes-event-gambled = { $seat } tenta l'azzardo delle Celle.
heroes-event-experiment = { $seat } usa il Laboratorio.
heroes-event-built =
    { $n ->
        [one] { $seat } costruisce { $room-acc } con { $n } moneta.
       *[other] { $seat } costruisce { $room-acc } con { $n } monete.
    }
heroes-event-plan-shown = Nuovo progetto: { $card }.
heroes-event-plan-away = Progetto messo via: { $card }.

## Che cosa è successo: l'assalto

heroes-event-assault =
    { $n ->
        [one] Gli eroi vanno all'assalto: { $n } carta Gilda.
       *[other] Gli eroi vanno all'assalto: { $n } carte Gilda.
    }
heroes-event-guild = La Gilda manda: { $card }.
heroes-event-came = Compare { $hero-acc } { $room-in }.
heroes-event-no-room = Resta a casa { $hero-acc }: non c'è nessuna stanza di questo tipo.
heroes-event-no-token = Non resta nessun gettone { $hero }: si svegliano gli eroi esausti di quella classe, e con loro tutti gli altri nelle loro stanze.
heroes-event-stirred =
    { $n ->
        [one] L'allarme sveglia { $n } eroe esausto { $room-in }.
       *[other] L'allarme sveglia { $n } eroi esausti { $room-in }.
    }
heroes-event-disarms = Esibizione { $room-in }: { $hero-acc } fa sparire una trappola.
heroes-event-ransacks = Esibizione { $room-in }: { $hero-acc } fa perdere risorse, 2 al massimo.
heroes-event-shoots = Esibizione { $room-in }: { $hero-acc } scocca una freccia a un mostro { $door-in }.
heroes-event-freed = Esibizione { $room-in }: il Mago libera { heroes-tired-heroes } e se stesso.
heroes-event-escapes = Esibizione { $room-in }: il Mago libera se stesso, perché non c'è nessun altro sotto chiave.
heroes-event-lost = Si perde { $token-acc } { $room-in }.
heroes-event-trapped = Scatta una trappola { $room-in }: ci casca { $hero-acc }.
heroes-event-tough-trapped = Scatta una trappola { $room-in } e ferisce { $hero-acc }: basta un altro colpo.
heroes-event-jailed = Nelle Celle { $hero-acc } finisce sotto chiave, esausto.
heroes-event-inspired = Un ingresso che ispira sveglia { heroes-tired-heroes } { $room-in }.
heroes-event-shows-again = Si sveglia { $foe-acc } { $room-in }, e si esibisce di nuovo.
heroes-event-retreats = Bis! Ricompare { $foe-acc } { $room-in }, in piena salute e con un nuovo mestiere: { $hero }.
heroes-event-attacks = Attacco { $room-in }: { $hero-acc } si avventa su un mostro di { $seat }.
heroes-event-defended = { $seat } usa la Difesa { $room-in } con { $card }: nessun danno.
heroes-event-defended-again = { $seat } usa ancora la Difesa { $room-in }: nessun danno.
heroes-event-wounded = { $seat } ha un mostro ferito { $room-in }: salute rimasta { $n }.
heroes-event-fell = { $seat } perde un mostro { $room-in }: torna nel Covo.
heroes-event-waits = Attesa { $room-in }: { $hero-acc } resta esausto, perché al tesoro servono { $n } eroi.
heroes-event-looted =
    { $n ->
        [one] Saccheggio { $room-in }: { $n } eroe prende il tesoro, che nessun mostro difende.
       *[other] Saccheggio { $room-in }: { $n } eroi prendono il tesoro, che nessun mostro difende.
    }
heroes-event-treasure = Il tesoro { $room-in } era: { $card }.
heroes-event-restored = La Guarigione sveglia { heroes-tired-heroes } { $room-in }.
heroes-event-charges =
    { $n ->
        [one] Carica { $room-from } { $door-to }: { $n } eroe, senza mostri né tesori a trattenerlo.
       *[other] Carica { $room-from } { $door-to }: { $n } eroi, senza mostri né tesori a trattenerli.
    }
heroes-event-thrown = La carta Gilda è { $card }: nelle Celle finisce { $hero-acc }!
heroes-event-sign-idle = La carta Gilda è { $card }: nessun eroe, e non succede nulla.
heroes-event-wave = La Gilda rimescola le carte: comincia l'Ondata { $n }!
heroes-event-won = La Gilda non ha più nessuno da mandare. Il sotterraneo è vostro!
heroes-event-lost-all = Il tesoro del Caveau è perduto, e con lui la partita.
heroes-event-no-prey = Una Preda, ma { $room-in } non ci sono risorse: non si perde nulla.
heroes-event-empty-handed = { $seat } non ha carte da scartare.
heroes-event-no-tactic = Non è scoperta nessuna carta Tattica: { $seat } non ne prende.
heroes-event-no-guild = Il mazzo Gilda è vuoto: non arriva nessuno.
heroes-event-no-cells = Qui non ci sono Celle: { $hero-acc } resta fuori.

## Che cosa è successo: gli scenari

heroes-event-sign = La Gilda manda una carta Scenario: { $card }.
heroes-event-roused =
    { $n ->
        [one] Il richiamo sveglia { $n } eroe esausto { $room-in }.
       *[other] Il richiamo sveglia { $n } eroi esausti { $room-in }.
    }
heroes-event-owed = Non è pagato. Debiti sul Caveau: { $n }.
heroes-event-seized = Il tesoro { $room-in } viene tolto, senza che sia scoperto.
heroes-event-portal-broken = Il portale { $room-in } va in pezzi: è di nuovo incompleto.
heroes-event-closed = Crolla il passaggio fra { $room-acc } e { $door-acc }.
heroes-event-creeps =
    { $n ->
        [one] { $n } eroe esausto striscia { $room-from } { $door-to }.
       *[other] { $n } eroi esausti strisciano { $room-from } { $door-to }.
    }
heroes-event-no-rally = Fuori dalle Celle non c'è nessun eroe esausto: non si sveglia nessuno.
heroes-event-no-wake = Gli eroi esausti sono troppo pochi: non si sveglia nessuno.
heroes-event-no-debt = Non ci sono debiti: nessun tesoro viene tolto.
heroes-event-no-treasure = Fuori dal Caveau non resta nessun tesoro: non viene tolto nulla.
heroes-event-no-plan = Nessun progetto è scoperto: i geometri tornano a casa.
heroes-event-no-crowd = Non c'è nessuna stanza così: { $hero-acc } non compare.
heroes-event-no-break = Nessun portale è completato: nessuno va in pezzi.
heroes-event-no-close = Non resta nessun passaggio da far crollare.
heroes-event-no-creep = Fuori dalle Celle e dal Caveau nessun eroe è esausto: nessuno striscia.
heroes-event-no-muster = { $seat } non ha mostri nel Covo: non viene nessuno.
heroes-event-unpaid = Non è pagato: { $token }.
heroes-event-clock = Scocca l'ora prima dell'assalto { $n }.
heroes-event-marked-flooded = L'acqua sale { $room-in }.
heroes-event-marked-picket = Braccia incrociate { $room-in }: si sciopera.
heroes-event-marked-dark = Si spegne il lume { $room-in }.
heroes-event-cleared-flooded = { $seat } prosciuga { $room-acc }.
heroes-event-cleared-picket = { $seat } chiude lo sciopero { $room-in }.
heroes-event-cleared-dark = { $seat } riaccende { $room-acc }.
heroes-event-no-mark = Non resta nessuna stanza a cui tocchi: non succede nulla.
heroes-event-mired =
    { $n ->
        [one] Si impantana { $room-in } { $n } eroe, e resta esausto.
       *[other] Si impantanano { $room-in } { $n } eroi, e restano esausti.
    }
heroes-event-delivered = { $seat } consegna { $token-acc } { $room-from }. Finora: { $n }.
heroes-event-blasted = { $seat } dà fuoco alla miccia { $room-in }.
heroes-event-shelved = { $seat } mette via { $token-acc } { $room-from }.
heroes-event-spawned = Di nuovo { $room-in }: { $token } ×{ $n }.
heroes-event-no-spawn = Nulla di nuovo { $room-in }: { $token }.
heroes-event-drifted = Se ne va per conto suo { $room-from } { $door-to }: { $token-acc }.
heroes-event-no-drift = Nulla se ne va per conto suo: { $token }.
heroes-event-posted = Si apposta { $hero-acc } { $room-in }, esausto.
heroes-event-foe-hit = { $seat } colpisce { $foe-acc } { $room-in }: salute rimasta { $n }.
heroes-event-foe-trapped = Una trappola { $room-in } colpisce { $foe-acc }: salute rimasta { $n }.
heroes-event-foe-fell = È finita { $room-in } per chi c'era: { $foe }.
heroes-event-foe-rolls = Avanza { $foe-acc } fino { $room-to }.
heroes-event-foe-strikes = Schianto { $room-in }: { $foe-acc } infligge 1 danno a ogni mostro.
heroes-event-called-foe = Ecco { $foe-acc } { $room-in }: salute { $n }.
heroes-event-no-call = C'è già: { $foe }. Non succede nulla.
heroes-event-no-advance = Non c'è più: { $foe }. Non avanza nulla.
heroes-event-sighted = La sentinella vede chi arriva: { $card }.
heroes-event-blinded = Nebbia. La sentinella si vede la mano, e a stento.
heroes-event-stowaway = Uno dei pacchi respirava: salta fuori un Ladro!
heroes-event-opened = Si riapre il passaggio fra { $room-acc } e { $door-acc }.
heroes-event-dug = Giù il muro: c'è un passaggio fra { $room-acc } e { $door-acc }.
heroes-event-no-open = Non resta nessun passaggio da scavare.
heroes-event-reopened = Si apre il portale { $room-in }: è completato.
heroes-event-no-reopen = Nessun portale è incompleto: non se ne apre nessuno.
heroes-event-goal = Gli eroi hanno cambiato idea: ora vogliono arrivare { $room-to }.
heroes-event-swapped = Fra gli scarti di { $seat } va { $card }.
heroes-event-restocked =
    { $n ->
        [one] Sotto il mazzo va { $n } carta Bottino.
       *[other] Sotto il mazzo vanno { $n } carte Bottino.
    }
heroes-event-lingers = Attesa { $room-in }: { $hero-acc } resta esausto, senza nulla da prendere e senza strada.
heroes-event-lost-looted = Il tesoro { $room-in } è saccheggiato, e la partita è persa.
heroes-event-lost-gone = Troppi tesori sono usciti dal sotterraneo, e la partita è persa.
heroes-event-lost-escaped = Scappa { $foe-acc }: la partita è persa.
heroes-event-lost-debt = Debiti sul Caveau: { $n }. La partita è persa.
heroes-event-lost-marked = Stanze nei guai: { $n }. La partita è persa.
heroes-event-won-fallen = È caduto chi doveva cadere: { $foe }. Il sotterraneo è vostro!
heroes-event-won-delivered = Consegnati: { $n }. Il sotterraneo è vostro!
heroes-event-won-built = Stanze costruite: { $n }. Il sotterraneo è vostro!
heroes-event-won-prisoners = Eroi nelle Celle: { $n }. Il sotterraneo è vostro!
heroes-event-won-sealed = Nessuna strada porta più al Caveau. Il sotterraneo è vostro, o quel che ne resta!
heroes-event-missed-fallen = L'ultima Ondata è finita, ed è ancora in piedi: { $foe }. La partita è persa.
heroes-event-missed-delivered = L'ultima Ondata è finita, consegnati solo { $n }. La partita è persa.
heroes-event-missed-built = L'ultima Ondata è finita, stanze costruite: { $n }. La partita è persa.
heroes-event-missed-prisoners = L'ultima Ondata è finita, eroi nelle Celle: { $n }. La partita è persa.
heroes-event-missed-kept = L'ultima Ondata è finita, tesori rimasti fuori dal Caveau: { $n }. La partita è persa.
heroes-event-missed-late = L'ultima Ondata è finita, ed è troppo tardi. La partita è persa.

## Che cosa è successo: chi fugge

heroes-event-carried-off = Furto { $room-in }: { $hero-acc } prende il tesoro (valore { $n }) e fugge.
heroes-event-runner-moves = In fuga { $room-from } { $door-to }: { $hero-acc }.
heroes-event-runner-held = Un mostro sbarra la strada { $room-in }: di qui { $hero-acc } non passa.
heroes-event-runner-trapped = Scatta una trappola { $room-in } e blocca { $hero-acc }.
heroes-event-runner-left = Fuga riuscita { $room-from }: { $hero-acc } è fuori, e il tesoro portato via { $door-from } (valore { $n }) è perso per sempre.
heroes-event-treasure-back = Il tesoro (valore { $n }) è di nuovo coperto { $room-in }.
heroes-event-no-run = Nessuno è in fuga: non succede nulla.
heroes-event-captive-loose = Evasione { $room-in }: { $foe-acc } se la dà a gambe!
heroes-event-captive-left = Fuga riuscita { $room-from }: { $foe-acc } è fuori, per sempre.
heroes-event-captive-hit = { $seat } acciuffa { $foe-acc } { $room-in }.
heroes-event-captive-back = Di nuovo sotto chiave { $room-in }: { $foe-acc }, esausto.

## La fine

heroes-end-won = L'ultima Ondata è finita al turno { $turn } e il sotterraneo resiste: avete vinto tutti. In salvo: { heroes-treasures }.
heroes-end-won-fallen = Chi doveva cadere è caduto al turno { $turn }: avete vinto tutti. In salvo: { heroes-treasures }.
heroes-end-won-delivered = Tutto è consegnato al turno { $turn }: avete vinto tutti. In salvo: { heroes-treasures }.
heroes-end-won-built = Tutto è costruito al turno { $turn }: avete vinto tutti. In salvo: { heroes-treasures }.
heroes-end-won-prisoners = Le Celle sono piene al turno { $turn }: avete vinto tutti. In salvo: { heroes-treasures }.
heroes-end-won-sealed = Il Caveau è sepolto al turno { $turn }: avete vinto tutti. In salvo: { heroes-treasures }.
heroes-end-lost-looted = Il tesoro { $room-in } è stato saccheggiato nell'Ondata { $wave }, al turno { $turn }: avete perso tutti.
heroes-end-lost-gone = Troppi tesori sono usciti dal sotterraneo: Ondata { $wave }, turno { $turn }. Avete perso tutti.
heroes-end-lost-escaped = Chi dormiva nelle Celle è scappato: Ondata { $wave }, turno { $turn }. Avete perso tutti.
heroes-end-lost-debt = I debiti sono diventati troppi: Ondata { $wave }, turno { $turn }. Avete perso tutti.
heroes-end-lost-marked = Troppe stanze sono finite nei guai: Ondata { $wave }, turno { $turn }. Avete perso tutti.
heroes-end-lost-fallen = L'ultima Ondata è finita al turno { $turn }, e non tutti quelli che dovevano cadere sono caduti: avete perso tutti.
heroes-end-lost-delivered = L'ultima Ondata è finita al turno { $turn }, e si è consegnato troppo poco: avete perso tutti.
heroes-end-lost-built = L'ultima Ondata è finita al turno { $turn }, e si è costruito troppo poco: avete perso tutti.
heroes-end-lost-prisoners = L'ultima Ondata è finita al turno { $turn }, e nelle Celle c'erano troppo pochi eroi: avete perso tutti.
heroes-end-lost-kept = L'ultima Ondata è finita al turno { $turn }, e sono rimasti troppo pochi tesori: avete perso tutti.
heroes-end-lost-late = L'ultima Ondata è finita al turno { $turn }, ed era troppo tardi: avete perso tutti.
heroes-place-won = Vittoria: { heroes-treasures } in salvo
heroes-place-lost = Sconfitta: { heroes-treasures } in salvo
