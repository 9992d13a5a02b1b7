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
lobby-night-first-watch = Piazzate una trappola prima che bussino. Poi bussano.
lobby-night-first-watch-story = La vecchia guardia si è ritirata in una palude con vista. A voi restano le chiavi, una notte per imparare le porte e una trappola da mettere dove fa male.
lobby-night-the-tithe = La Gilda manda le fatture. Pagate in monete, o se ne va un tesoro.
lobby-night-the-tithe-story = Qualcuno alla Gilda ha scoperto che i sotterranei si possono tassare. Ogni campana è un conto; ciò che non pagate viene segnato sul Caveau, e riscosso con la Corona.
lobby-night-high-water = Una stanza dopo l'altra si allaga. Contente sono solo le rane.
lobby-night-high-water-story = Piove da una settimana, e le Fogne ormai più che una stanza sono un'opinione. Ogni campana sommerge la stanza successiva; le rane sanno dov'è il tappo.
lobby-night-jailbreak-season = Le Celle rendono di più, e si riempiono prima.
lobby-night-jailbreak-season-story = Le Celle non hanno mai dato tante carte, e ogni campana vi manda un nuovo ospite. Gli ospiti dormono. Ma intanto si contano.
lobby-night-under-construction = Mezzo sotterraneo è un progetto. Costruitelo prima che ci arrivino loro.
lobby-night-under-construction-story = L'architetto ha lasciato un cantiere, un mucchio di progetti e nessun indirizzo. Una stanza nuova è una bottega, una scorciatoia, e un posto in più dove spuntano eroi.
lobby-night-borrowed-tricks = Un clan che nessuno gioca vende i suoi trucchi. Gli eroi vogliono la loro parte.
lobby-night-borrowed-tricks-story = I vicini sono via, e le loro carte sono in giro per il Laboratorio. Servitevi; a ogni campana il conto arriva a chi l'ha fatto.
lobby-night-the-ram = Rotola, non si stanca e non parla.
lobby-night-the-ram-story = Hanno portato un albero con la faccia di metallo. Le trappole lo ammaccano, i mostri lo fermano, niente lo impressiona; e una volta nel Caveau, bastano meno eroi.
lobby-night-open-doors = I vostri portali sono splendidi. Lo pensano anche gli eroi.
lobby-night-open-doors-story = Anni di lavoro sui portali, e ora ne parla ogni eroe del paese. Le campane ne rompono uno; con la Corona gli eroi smettono di bussare e usano gli altri.
lobby-night-cave-in = I passaggi si chiudono dietro di voi, e dietro di loro.
lobby-night-cave-in-story = Il soffitto ne ha abbastanza: a ogni campana crolla un'altra via. È una buona notizia, finché dalla parte sbagliata ci sono gli eroi.
lobby-night-bounty-board = Ogni eroe abbattuto vale una moneta. La Gilda se n'è accorta.
lobby-night-bounty-board-story = Per una volta ci si guadagna. Ma la Gilda legge la stessa bacheca: dove siete di più, la campana manda un Guerriero.
lobby-night-creeping-dark = Gli eroi addormentati sono sonnambuli. Sempre verso il Caveau.
lobby-night-creeping-dark-story = Li stendete, e si sdraiano. Suona una campana, e sono di nuovo in piedi senza svegliarsi, una stanza più vicini. Le trappole valgono ancora; le buone maniere no.
lobby-night-short-rations = Mani più piccole. Nessuno dice chi ha mangiato l'altra carta.
lobby-night-short-rations-story = La Dispensa è vuota, e un po' anche le vostre mani. Gli stendardi per una volta sono amici: ognuno chiama un mostro fuori dal Covo.

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
