# La cronaca di Keep the Heroes Out! in italiano: i capitoli, e ciò che si racconta prima e dopo ogni notte. Si carica
# dove si racconta. Una riga vuota è il respiro prima della battuta.

## Capitoli

heroes-chapter-first-nights = Le prime notti
heroes-chapter-first-nights-text = Quattro notti per imparare le porte, i conti, i tubi e gli ospiti.
heroes-chapter-the-works = Le grandi opere
heroes-chapter-the-works-text = Il sotterraneo cresce. Crescono anche i progetti, i prezzi e l'appetito.
heroes-chapter-the-siege = L'assedio
heroes-chapter-the-siege-text = Non bussano più: portano tronchi, usano i portali e spengono le lampade.
heroes-chapter-unwanted-guests = Ospiti indesiderati
heroes-chapter-unwanted-guests-text = Libri che mordono, rane che se ne vanno, pacchi che respirano, e un carretto.
heroes-chapter-the-long-night = La lunga notte
heroes-chapter-the-long-night-text = Tende alle porte, Kevin nelle Celle e uno che sta sui manifesti. Dopo si può dormire.

## Quanto deve essere difficile

heroes-difficulty-familiar-text = Una carta Gilda per assalto, poi due. Si puliscono gli stivali.
heroes-difficulty-steady-text = Una e due alternate, poi due. Cominciano a capire.
heroes-difficulty-challenging-text = Due, sempre. Hanno letto di voi.
heroes-difficulty-hardcore-text = Due, poi tre. Qui il regolamento finisce.
heroes-difficulty-nightmare-text = È nostra, oltre il regolamento: due e tre alternate, poi tre, e una prima ancora del vostro primo turno. Il regolamento preferisce non sapere.

## I trofei: come si chiamano, e per che cosa

trophy-heroes-lights-on-name = Luci accese
trophy-heroes-lights-on = Vincere la prima notte.
trophy-heroes-not-a-spoon-name = Nemmeno un cucchiaio
trophy-heroes-not-a-spoon = Vincere senza perdere un solo tesoro.
trophy-heroes-last-spoon-name = L'ultimo cucchiaio
trophy-heroes-last-spoon = Vincere con un solo tesoro rimasto.
trophy-heroes-alone-in-the-dark-name = In solitario, al buio
trophy-heroes-alone-in-the-dark = Vincere in solitario, a Hardcore o più su. Nessuno a cui dare la colpa.
trophy-heroes-full-table-name = Tavolo al completo
trophy-heroes-full-table = Vincere in quattro, e nemmeno un bot. Servono sedie.
trophy-heroes-full-board-name = Pensione completa
trophy-heroes-full-board = Vincere con sei eroi nelle Celle. Colazione alle sette.
trophy-heroes-nothing-left-to-chance-name = Niente al caso
trophy-heroes-nothing-left-to-chance = Vincere a Impegnativo o più su senza un solo azzardo.
trophy-heroes-fourth-time-lucky-name = Non c'è tre senza quattro
trophy-heroes-fourth-time-lucky = Vincere una notte persa tre volte.
trophy-heroes-character-building-name = Fa carattere
trophy-heroes-character-building = Perdere cinque notti. Contano.
trophy-heroes-full-house-name = Tutti in casa
trophy-heroes-full-house = Vincere almeno una volta con ogni clan.
trophy-heroes-one-floor-down-name = Un piano più giù
trophy-heroes-one-floor-down = Vincere tutte le notti di un capitolo.
trophy-heroes-spotless-name = Senza macchia
trophy-heroes-spotless = Vincere cinque notti diverse senza perdere un tesoro.
trophy-heroes-the-whole-shelf-name = Lo scaffale intero
trophy-heroes-the-whole-shelf = Vincere tutte le notti che ci sono.
trophy-heroes-the-hard-way-name = La strada in salita
trophy-heroes-the-hard-way = Vincere tutte le notti a Hardcore o più su.
trophy-heroes-bad-dream-name = Brutto sogno
trophy-heroes-bad-dream = Vincere una notte a Incubo.
trophy-heroes-insomnia-name = Insonnia
trophy-heroes-insomnia = Vincere cinque notti diverse a Incubo. Tanto non si dormiva.

## Primo Turno di Guardia

heroes-twist-first-watch = Sapete già chi bussa.
heroes-story-first-watch-before =
    La vecchia guardia si è ritirata in una palude con vista. Quella nuova ha un solo compito e un'ottima lanterna: vede chi sale per la strada, e lo grida di sotto.

    Si prega di non chiederle la lanterna per leggere. E soprattutto di non darle niente da leggere.
heroes-story-first-watch-after = Ha visto tutto. Vorrebbe vedere un po' meno.
heroes-story-first-watch-lost = Li ha visti arrivare. Dice che era uno spettacolo.

## La Decima

heroes-twist-the-tithe = Ogni conto è più salato del precedente.
heroes-story-the-tithe-before =
    Prima è arrivata una lettera con il sigillo. Poi una seconda lettera, a proposito del sigillo: è a carico del destinatario.

    Ora la Corona tassa i sotterranei. Il modulo è breve; alla voce «componenti del nucleo familiare» la Melma sta ancora scrivendo.
heroes-story-the-tithe-after = Tutto saldato. Ora chiedono se la Dragonessa si può detrarre.
heroes-story-the-tithe-lost = Hanno preso tutto, e lasciato ricevuta per metà.

## Acqua Alta

heroes-twist-high-water = L'acqua ferma anche gli eroi.
heroes-story-high-water-before =
    L'idraulico aveva detto «quella valvola non toccatela mai», ed è così che abbiamo trovato la valvola. Ora il pozzo è nelle Fogne, le Fogne sono nell'Officina, e l'Officina guarda le Celle.

    Abbiamo chiesto aiuto alle rane. Hanno chiesto quale sarebbe il problema.
heroes-story-high-water-after = È tornato tutto asciutto, a parte le rane. L'umorismo non si era mai bagnato.
heroes-story-high-water-lost = Adesso siamo un lago. Gli eroi noleggiano le barche.

## Stagione di Evasioni

heroes-twist-jailbreak-season = All'alba, prigione piena.
heroes-story-jailbreak-season-before =
    L'ispettore paga a prigioniero, e conta all'alba. Le brande vuote sono a carico nostro; le coperte pure.

    Gli ospiti si comportano bene: dormono, contano con lui, e la zia di qualcuno ha mandato una torta. A batterci sopra, suona.
heroes-story-jailbreak-season-after = Tutti presenti. Uno ha fatto una torta.
heroes-story-jailbreak-season-lost = All'alba nelle Celle c'era un prigioniero solo: l'ispettore.

## Lavori in Corso

heroes-twist-under-construction = Costruite prima che demoliscano.
heroes-story-under-construction-before =
    L'architetto ha lasciato un cantiere, un mucchio di progetti e un biglietto: «il resto è ovvio». Entro l'alba ci vuole un sotterraneo: l'inaugurazione è annunciata, con rinfresco.

    Gli operai hanno studiato i progetti da ogni lato. Vorrebbero sapere qual è il sopra.
heroes-story-under-construction-after = Finito, nei tempi, e soltanto un pochino sopra la Dragonessa.
heroes-story-under-construction-lost = L'inaugurazione l'hanno fatta loro. Era un muro.

## Trucchi in Prestito

heroes-twist-borrowed-tricks = Quel che è mio è tuo. È nel regolamento.
heroes-story-borrowed-tricks-before =
    È la settimana degli scambi: ognuno insegna qualcosa al vicino, e poi deve farne a meno. Il verbale lo tiene il Laboratorio, e chi ci mette le mani ci ha in pugno tutti.

    La Strega ha spiegato la minestra alla Melma. La Melma gliel'ha rispiegata, da dentro.
heroes-story-borrowed-tricks-after = Hanno imparato tutti qualcosa. Il muro è ancora in convalescenza.
heroes-story-borrowed-tricks-lost = Più di tutti hanno imparato gli eroi. Si sono portati via anche la lavagna.

## Taglie in Bacheca

heroes-twist-bounty-board = Ogni eroe ha il suo prezzo.
heroes-story-bounty-board-before =
    In paese hanno appeso una bacheca: tanto per uno Gnoll, tanto per un Folletto, la Dragonessa a peso. Noi ne abbiamo appesa una migliore.

    Sulla nostra ogni eroe vale una moneta, e con abbastanza monete nel Caveau ci si compra il mattino. Il Poltergeist si è dichiarato inestimabile. Nessuna offerta.
heroes-story-bounty-board-after = Incassato. Grimsby, da sdraiato, valeva più di quanto sembrasse.
heroes-story-bounty-board-lost = La loro bacheca pagava meglio, e puntuale.

## Razioni Scarse

heroes-twist-short-rations = La mano è grande quanto la dispensa.
heroes-story-short-rations-before =
    Il cuoco se n'è andato, e con lui il cucchiaio buono. Tanto c'è nella Dispensa, tanto si tiene in mano: i mostri ragionano con lo stomaco, e ultimamente ragionano poco.

    C'è rana. Forse arriva altra rana. Le rane hanno letto il menù e vorrebbero parlare con il direttore.
heroes-story-short-rations-after = Rana in nove modi. Otto erano minestra.
heroes-story-short-rations-lost = Hanno mangiato tutto e saccheggiato il resto. Niente mancia.

## L'Ariete

heroes-twist-the-ram = Non si ferma mai.
heroes-story-the-ram-before =
    Un tronco, una dozzina di eroi e un piano. Soprattutto un tronco. Parte dallo Studio, a quattro stanze da qui, e si avvicina qualunque cosa gli si gridi.

    Abbiamo appeso un cartello: «Si prega di suonare». Ha suonato il cartello.
heroes-story-the-ram-after = Legna fino a primavera. Il secondo adesso è una panchina.
heroes-story-the-ram-lost = Ha bussato una volta. Ora non c'è più niente a cui bussare.

## Porte Aperte

heroes-twist-open-doors = Una porta funziona nei due sensi.
heroes-story-open-doors-before =
    La Strega ha costruito dei portali, perché nessuno debba mai più fare le scale. Ci ha messo i cartelli. A lettere grandi. Da tutti e due i lati.

    Chi è passato per ultimo? Nessuno? E quello chi è?
heroes-story-open-doors-after = Si prega di chiudere. Grazie. La direzione.
heroes-story-open-doors-lost = Sono usciti dalla porta da cui erano entrati. Si sono portati via la porta.

## Il Crollo

heroes-twist-cave-in = Seppellite il tesoro. Alla lettera.
heroes-story-cave-in-before =
    La montagna è vecchia, stanca e aperta ai suggerimenti. Noi suggeriamo il Caveau: quattro passaggi, quattro botti, e al tesoro non arriva più nessuno, noi compresi.

    Uno degli Scheletri ricorda l'ultimo crollo. Era più alto.
heroes-story-cave-in-after = Sicurissimo. Ci vorranno un cucchiaio e qualche anno.
heroes-story-cave-in-lost = È crollato tutto, tranne gli eroi.

## Buio Strisciante

heroes-twist-creeping-dark = Addormentato non vuol dire fermo.
heroes-story-creeping-dark-before =
    Qualcuno sta mettendo a letto il sotterraneo, e gli eroi che avevamo steso così per bene non sono più dove li avevamo stesi. Li si sente strisciare, e i tesori si contano a tentoni.

    Le candele si sono spente in ordine alfabetico. Così abbiamo capito che era magia.
heroes-story-creeping-dark-after = Mattina. Nessuno ha chiuso occhio per primo.
heroes-story-creeping-dark-lost = Quando hanno riacceso le lampade, c'era molto più spazio.

## Prestiti Scaduti

heroes-twist-overdue = I libri stanno dalla loro parte.
heroes-story-overdue-before =
    Qualcuno ha letto per loro. Ad alta voce. Facendo le voci. Ora i libri della Biblioteca hanno opinioni sulla proprietà, e scendono lungo il corridoio a restituirsi da soli.

    Ci servono ancora per le pergamene. Chi ha fatto le orecchie alle pagine stia attento alle sue.
heroes-story-overdue-after = Silenzio, per favore. Ci sono voluti quindici giorni e tutto il nastro adesivo.
heroes-story-overdue-lost = Il Caveau risulta in prestito. Non avevano nemmeno la tessera.

## L'Esodo delle Rane

heroes-twist-frog-exodus = Fate uscire le rane.
heroes-story-frog-exodus-before =
    Le rane hanno presentato una petizione. È soprattutto bagnata. Vogliono uscire dalla porta di servizio, in Biblioteca, e vogliono essere portate.

    Abbiamo chiesto che cosa ci fosse di male nel saltare. È arrivata una seconda petizione.
heroes-story-frog-exodus-after = Finalmente libere! Una è già tornata: aveva scordato il cappello.
heroes-story-frog-exodus-lost = Le rane sono rimaste. Il resto no.

## Arraffa e Scappa

heroes-twist-smash-and-grab = Al ladro! Ha preso il baule buono.
heroes-story-smash-and-grab-before =
    Ci sono due uscite, ed eroi che i bauli non li aprono più: li sollevano piegando le ginocchia, come da manuale.

    Sono arrivati con un carretto. Il carretto l'avevamo visto. Pensavamo: il latte.
heroes-story-smash-and-grab-after = È tornato tutto al suo posto, tranne un cucchiaio. Era il nostro peggiore.
heroes-story-smash-and-grab-lost = Sul carretto c'era anche il latte. Quello ce l'hanno lasciato.

## Pacchi a Sorpresa

heroes-twist-inside-job = Uno dei pacchi respira.
heroes-story-inside-job-before =
    Il mercante ha consegnato: asce, bestie, bottiglie e parecchia paglia. Per i resi non ci sono Celle; ciò che salta fuori finisce nel Caveau, giù per il camino, senza supplemento.

    Offerta del giorno: paghi uno, ti derubano in due.
heroes-story-inside-job-after = Adesso gli scontrini li teniamo. E anche un bastone.
heroes-story-inside-job-lost = Sono arrivati senza spese di spedizione, e ripartiti con la cassa.

## Senza Quartiere

heroes-twist-no-quarter = Si sono portati le tende.
heroes-story-no-quarter-before =
    Hanno piantato le tende davanti alle porte e steso le armature ad asciugare. Da lì ogni nuovo eroe arriva con un amico; finché un accampamento è in piedi, gli amici non finiscono.

    E poi cantano. C'è anche il ritornello. Stanotte si smette.
heroes-story-no-quarter-after = Ottime tende. Ci siamo tenuti quella con la finestrella.
heroes-story-no-quarter-lost = Sono ancora lì, e hanno imparato la seconda strofa.

## Il Riscatto

heroes-twist-the-ransom = L'oro non lo vuole nessuno. Vogliono Kevin.
heroes-story-the-ransom-before =
    Nelle nostre Celle c'è Kevin, l'erede del Barone: diciannove anni, sempre affamato. Gli eroi sono venuti a liberarlo. A Kevin nessuno ha chiesto niente, e lui russa.

    Il Barone paga bene perché il figlio torni. Ma paga meglio, si è scoperto, perché resti.
heroes-story-the-ransom-after = Kevin chiede di restare per l'estate. Stiamo trattando.
heroes-story-the-ransom-lost = Hanno avuto quel che volevano. Kevin ha già scritto due volte: rivorrebbe la sua cella.

## L'Ala Nuova

heroes-twist-the-annex = Più sotterraneo, più grattacapi.
heroes-story-the-annex-before =
    Il sotterraneo va bene, e a chi va bene fanno l'ala nuova: un Laboratorio, un Cantiere e un revisore che all'alba conterà i tesori, e ci guarderà sotto.

    È tutto previsto. Fase uno: l'ala nuova. Fase due: l'esplosione. Fase tre: l'inaugurazione.
heroes-story-the-annex-after = Dentro è più grande, ma solo perché il fuori è caduto.
heroes-story-the-annex-lost = Non siamo andati oltre la fase due.

## L'Eroe della Settimana

heroes-twist-hero-of-the-week = Ha una sigla tutta sua.
heroes-story-hero-of-the-week-before =
    Questa settimana ne viene uno vero. Era sul manifesto; anzi, il manifesto è lui. Gli altri sono qui per reggergli il mantello e trattenere il fiato, e lui è atteso con il terzo assalto.

    Per primi sono arrivati i denti.
heroes-story-hero-of-the-week-after = Rimasto fuori. Ci ha lasciato cinque stelle e una lunga recensione.
heroes-story-hero-of-the-week-lost = Ha fatto tre inchini. Il tesoro è uscito dopo il secondo.
