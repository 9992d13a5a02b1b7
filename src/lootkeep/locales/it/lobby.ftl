# Prima della partita, in italiano: la scelta dei clan e degli scenari, il nome e l'invito. Si carica quando serve.

## Clan

lobby-clans = Chi difende il sotterraneo?
lobby-clan-take = Prendi: { $clan }
lobby-clan-later = Dopo, con il Bottino scoperto
lobby-clan-taken = Questo clan è di { $name }.
lobby-clan-cards = Le carte del clan
lobby-clan-dungeon = Guarda il sotterraneo
lobby-clan-back = Torna ai clan
lobby-or = o
lobby-good-first = buono per iniziare
lobby-care-1 = facile da giocare
lobby-care-2 = fa pensare
lobby-care-3 = difficile
lobby-clan-dragon-good = Piantarsi su una porta
lobby-clan-dragon = Pelle dura, alito terribile. Custodisce una stanza come nessun altro: una, però.
lobby-clan-lizardfolk-good = Tirare nella stanza accanto
lobby-clan-lizardfolk = Arcieri coriacei: colpiscono e fanno un passo indietro. Mai dove sta il Guerriero.
lobby-clan-gnoll-good = Menare
lobby-clan-gnoll = I colpi rendono monete, le monete assoldano Gnoll, gli Gnoll danno colpi. Si chiama economia.
lobby-clan-slime-good = Non finire mai
lobby-clan-slime = Si divide quando la colpisci, e pesca più carte di quante ne meriti.
lobby-clan-skeleton-good = Tornare
lobby-clan-skeleton = Trova ossa, spende ossa, e risorge in comitato.
lobby-clan-ratkin-good = Essere dappertutto
lobby-clan-ratkin = Arrivano in massa, se ne vanno in massa, e non se la prendono.
lobby-clan-imp-good = Trappole
lobby-clan-imp = Un martello e nessun permesso. Gli eroi camminano; al resto pensa il pavimento.
lobby-clan-poltergeist-good = Passare attraverso i muri
lobby-clan-poltergeist = Qualsiasi commissione, senza bisogno di porte. Va a prendere ciò che gli altri hanno scordato.
lobby-clan-witch-good = Portali
lobby-clan-witch = Apre scorciatoie, chiude discussioni. Sono poche, e lo sanno.

## Scenari

lobby-nights = Quale notte?
lobby-night-own = Uno scenario tutto tuo
lobby-night-take = Gioca: { $night }
lobby-night-number = Scenario { $n }
lobby-night-cards = Nel mazzo della Gilda
lobby-hard-1 = clemente
lobby-hard-2 = severo
lobby-hard-3 = spietato
lobby-held = Due bot semplici l'hanno difeso in { $n } partite su 100.
lobby-nightmare = oltre il regolamento
lobby-lever = { $what }: { $n }
lobby-night-first-watch = La vedetta annuncia chi arriva. Alla trappola pensate voi.
lobby-night-first-watch-story = La vedetta sul tetto vi dice quale carta sta per arrivare, nebbia permettendo. A voi restano le chiavi, una trappola se va bene, e una notte per imparare le porte.
lobby-night-the-tithe = Ogni conto è più salato del precedente, e il precedente bruciava.
lobby-night-the-tithe-story = La Corona ha scoperto che i sotterranei si possono tassare. Ogni Campana è un conto, e ogni volta più alto; ciò che non pagate resta sul Caveau come debito, e con troppo debito è finita.
lobby-night-high-water = Le stanze allagate non servono a niente. Nemmeno agli eroi.
lobby-night-high-water-story = Il pozzo trabocca. Una stanza allagata non produce nulla, ma chi ci entra alla carica si ferma a svuotare gli stivali. Le rane sanno dov'è il tappo; con cinque stanze sott'acqua, non importa più.
lobby-night-jailbreak-season = All'alba la prigione dev'essere piena. Si apre da dentro.
lobby-night-jailbreak-season-story = L'ispettore conta all'alba, e le brande vuote vi costano la notte. L'azzardo delle Celle rende bene, e le Campane portano ospiti da sole; ad aprire sono soltanto i Maghi, e poi c'è la torta.
lobby-night-under-construction = Mezzo sotterraneo è ancora sulla carta. Agli eroi la carta va bene.
lobby-night-under-construction-story = L'architetto ha lasciato un cantiere, un mucchio di progetti e nessun indirizzo. All'alba deve esserci un certo numero di stanze; intanto gli eroi passano dai ponteggi, e appena sventola uno Stendardo gli operai scioperano.
lobby-night-borrowed-tricks = A ogni Campana le carte cambiano casa. Il Laboratorio resta, e va difeso.
lobby-night-borrowed-tricks-story = A ogni Campana ciascuno passa una carta a chi siede alla sua sinistra, per sempre. E stanotte il sotterraneo ha un secondo cuore: saccheggiato il Laboratorio, è come se fosse il Caveau.
lobby-night-bounty-board = Le uniche monete le hanno addosso gli eroi. Raccoglietele, e a letto.
lobby-night-bounty-board-story = Stanotte il Caveau non conia: le monete cadono dagli eroi, là dove li abbattete. Portatene a casa abbastanza, e avete vinto all'istante. Grimsby il Lungo rende più di tutti.
lobby-night-short-rations = Una rana in Dispensa è una carta in mano. E i Guerrieri hanno fame.
lobby-night-short-rations-story = Meno rane ci sono nella Dispensa, meno carte avete in mano. Le rane vengono dalle Fogne, dall'altra parte; a ogni Campana si cena, e un Guerriero in cucina mangia per due.
lobby-night-the-ram = Rotola in orario, e il secondo è già ordinato.
lobby-night-the-ram-story = Hanno portato un albero con la faccia di metallo. Ogni pochi assalti avanza di una stanza, e dove si ferma basta un eroe in meno per il tesoro. La sua squadra vi tiene lontani; le trappole non chiedono alla squadra.
lobby-night-open-doors = I vostri portali sono splendidi. Lo pensano anche gli eroi.
lobby-night-open-doors-story = Anni di lavoro sui portali, e qualcuno li ha lasciati aperti. Gli eroi ci passano come se fossero di casa; per romperne uno ci vuole un libro, tirato bene.
lobby-night-cave-in = Fate crollare ogni via per il Caveau, e la notte è vinta.
lobby-night-cave-in-story = Le trappole sono anche polvere da sparo: dove ce ne sono, potete far saltare un passaggio. Se a fine assalto non resta nessuna via per il Caveau, e dentro non c'è un eroe, avete vinto; i genieri non sono d'accordo, e scavano.
lobby-night-creeping-dark = Le lampade si spengono. Chi dorme non è dove l'avete lasciato.
lobby-night-creeping-dark-story = Una lampada dopo l'altra, le stanze si fanno buie. Al buio nessuno tira, e fra un assalto e l'altro gli eroi esausti strisciano avanti. Un libro fa da lampada; e abbastanza tesori fuori dal Caveau devono vedere il mattino.
lobby-night-overdue = I libri hanno imparato a mordere. Ognuno vale un eroe.
lobby-night-overdue-story = Per gli eroi che saccheggiano ogni libro in giro è un eroe in più, a meno che non ci stia sopra un mostro. Voi vivete di pergamene, che si comprano coi libri. Qualcuno non ci ha pensato bene.
lobby-night-frog-exodus = Portate le rane alla porta di servizio. Non chiedete perché non saltino.
lobby-night-frog-exodus-story = Le rane vogliono andarsene, e la porta di servizio è in Biblioteca, in fondo. Quando ne sono uscite abbastanza, avete vinto all'istante. Chi ha nostalgia torna indietro a metà strada, e i cavalieri odiano le rane.
lobby-night-smash-and-grab = Non saccheggiano: portano via a spalla. Rincorreteli.
lobby-night-smash-and-grab-story = Stanotte gli eroi portano via i tesori, una stanza ad assalto, verso una delle due uscite. Colpitene uno, e il tesoro torna al suo posto; un mostro sulla strada lo ferma. Qualcosa lo possono prendere. Non quello del Caveau.
lobby-night-inside-job = È arrivata la merce. Qualche pacco trattiene il fiato.
lobby-night-inside-job-story = Fra il Bottino si nascondono dei Ladri: chi salta fuori scende dal camino, dritto nel Caveau. Niente Celle, niente azzardo, e a ogni Campana i saldi. Potete anche non comprare niente, ma l'avete vista, quell'ascia?
lobby-night-no-quarter = Una sola Ondata, a tutta forza, e tende davanti alle porte.
lobby-night-no-quarter-story = Un'unica lunga Ondata, con Guerrieri corazzati che reggono due colpi. In fondo ai bracci ci sono gli accampamenti: radeteli al suolo prima dell'ultima carta, o perderete a Caveau pieno. Uscite presto o uscite tardi, ma uscite.
lobby-night-the-ransom = Vogliono il prigioniero, non l'oro. La seconda Ondata, tutti e due.
lobby-night-the-ransom-story = Gli eroi puntano alle Celle e all'erede del Barone. Se si sveglia e nessuno lo sorveglia, corre verso un'uscita; se ci arriva, avete perso. Con la seconda Ondata viene chi l'oro lo vuole eccome.
lobby-night-the-annex = Più stanze, più carte, più da perdere.
lobby-night-the-annex-story = Un Laboratorio e un Cantiere sotto lo stesso tetto. Non basta che regga il Caveau: all'alba devono esserci abbastanza tesori anche fuori. Costruitene di nuovi o difendete i vecchi; il revisore li conta tutti.
lobby-night-hero-of-the-week = Un eroe vero, tre volte. Ogni volta un altro, e sempre lui.
lobby-night-hero-of-the-week-story = Arriva con il terzo assalto, da Arciere. Abbattetelo, e all'altro capo è un Guerriero; abbattetelo ancora, ed è un Mago con le clausole in piccolo. Poi avete vinto, se prima non finiscono le carte.

## Edizioni di Looterz

lobby-edition-dragon-good = Fortuna con un traguardo
lobby-edition-dragon = Il Drago dorme sull'oro. Vince chi per primo ne ha portato a casa abbastanza.
lobby-edition-rigor-good = Tenere d'occhio l'orologio
lobby-edition-rigor = Nel mazzo lui spunta quattro volte. Alla quarta è tornato, e vince chi in quel momento è il più ricco.

## Il nome

lobby-name-title = Chi devo annunciare?
lobby-name-how = Lo chiedo una volta sola, e resta su questo dispositivo. Lo vedrà chi gioca con te.
lobby-name-ideas = Idee?
lobby-name-more = Altre idee
lobby-name-take = Eccomi
lobby-sound = Con i suoni: dadi, carte, una stanza quieta
lobby-name-none = Resto un forestiero
lobby-name-list = Donna Larva, Il Terzo Piero, Messer Muffa, Ser Bottino, Zia Zanna, Dama Ragnatela, Conte Briciola, Gino il Muto, Nonna Fuliggine, L'Altro Mario, Madama Catacomba, Piccola Rovina

## L'invito

lobby-reach-none = Gli amici non possono arrivare qui: questo indirizzo porta solo a questo computer.
lobby-reach-how = Ferma il server e avvialo per tutta la tua rete. I tavoli restano.
lobby-reach-network = Questo link vale per chi è nella tua rete, per esempio sullo stesso Wi-Fi.
