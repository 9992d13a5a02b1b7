# L'araldo di Keep the Heroes Out! in italiano: che cosa fanno gli eroi, e perché. Caricato con il primo assalto.

web-heroes-herald = Le mosse degli eroi, passo per passo
web-heroes-herald-tells = L'araldo racconta
web-heroes-card-of = carta { $n } di { $of }

web-heroes-why-assault = Gli eroi arrivano dopo il turno di ogni giocatore; quante carte Gilda, lo dicono difficoltà e ondata.
web-heroes-why-gambled = Un azzardo: un eroe nelle Celle, carte per chi gioca.
web-heroes-why-experiment = Il Laboratorio: un eroe nelle Celle, una carta in prestito per chi gioca.
web-heroes-why-guild = Un eroe della classe compare in ogni stanza di tipo { $type }.
web-heroes-why-came = Tipo sulla carta: { $type }. Stanza di questo tipo: { $room }.
web-heroes-why-came-cells = Chi è gettato nelle Celle arriva lì, qualunque sia il tipo sulla carta.
web-heroes-why-scenario = Lo dice la carta Scenario: { $guild }.
web-heroes-why-no-token = Sono già tutti e cinque nel sotterraneo: l'allarme sveglia gli altri.
web-heroes-why-disarms = All'arrivo il Ladro toglie una trappola, prima che scatti.
web-heroes-why-ransacks = All'arrivo il Guerriero distrugge fino a 2 risorse.
web-heroes-why-lost-kh-63 = Si paga la decima della carta Scenario.
web-heroes-why-lost-kh-64 = La distrugge un Guerriero al suo arrivo.
web-heroes-why-lost-kh-68 = Il tesoro era una Preda: una risorsa della stanza se ne va con esso.
web-heroes-why-shoots =
    All'arrivo l'Arciere tira nella stanza accanto, e contro di lui non c'è Difesa. Colpisce il mostro più vicino al Caveau: { $distance ->
        [0] nel Caveau stesso
        [one] a { $distance } stanza
       *[other] a { $distance } stanze
    }.
web-heroes-why-freed = Un Mago che arriva nelle Celle libera tutti.
web-heroes-why-trapped = La trappola colpisce chi entra, e si consuma.
web-heroes-why-trapped-kh-75 = Ogni trappola prende uno del gruppo che entra, e si consuma.
web-heroes-why-jailed = Ladri, Guerrieri e Arcieri che arrivano nelle Celle restano chiusi; un Mago no.
web-heroes-why-inspired = Chi entra ed è ancora in piedi sveglia gli esausti.
web-heroes-why-attacks = Nella stanza c'è un mostro: l'eroe lo attacca invece di saccheggiare, e resta esausto.
web-heroes-why-defended = Un'icona Difesa evita 1 danno. L'eroe resta esausto comunque.
web-heroes-why-defended-again = La carta ha un'altra icona Difesa.
web-heroes-why-summoned = È l'impeto dell'icona Difesa appena riuscita.
web-heroes-why-generated = È l'impeto dell'icona Difesa appena riuscita.
web-heroes-why-trap-set = È l'impeto dell'icona Difesa appena riuscita.
web-heroes-why-portal-set = È l'impeto dell'icona Difesa appena riuscita.
web-heroes-why-portal-done = È l'impeto dell'icona Difesa appena riuscita.
web-heroes-why-ambushed = La carta Scenario fa arrivare i mostri: { $guild }.
web-heroes-why-wounded = 1 danno, e ne può sopportare altri.
web-heroes-why-fell = Senza più salute: potrà tornare dal Covo.
web-heroes-why-waits = Nessun mostro difende il tesoro, ma gli eroi attivi sono meno di quanti ne servono: restano esausti e aspettano rinforzi.
web-heroes-why-looted =
    { $n ->
        [one] Nessun mostro difende il tesoro, e { $n } eroe attivo basta per il suo valore. Resta esausto: { $heroes }.
       *[other] Nessun mostro difende il tesoro, e { $n } eroi attivi bastano per il suo valore. Restano esausti: { $heroes }.
    }
web-heroes-why-charges =
    Né mostri né tesori: tutti gli eroi attivi ({ $heroes }) avanzano insieme verso una stanza più vicina al Caveau, { $distance ->
        [0] qui il Caveau stesso
        [one] a { $distance } stanza
       *[other] a { $distance } stanze
    }.
web-heroes-why-discarded-kh-63 = La carta Scenario fa scartare i giocatori: { $guild }.
web-heroes-why-discarded-kh-68 = Il tesoro era una Maledizione: ogni giocatore scarta una carta.
web-heroes-why-stirred = Non c'erano più gettoni della classe: i suoi eroi esausti si svegliano, e con loro tutti nelle loro stanze.
web-heroes-why-restored = Il tesoro era una Guarigione: sveglia tutti gli eroi nella stanza.
web-heroes-why-thrown-kh-55 = È l'azzardo: l'eroe della carta finisce nelle Celle e lì si esibisce.
web-heroes-why-thrown-kh-56 = È il Laboratorio: l'eroe della carta finisce nelle Celle e lì si esibisce.
web-heroes-why-thrown-kh-63 = La carta Scenario getta nelle Celle l'eroe della carta seguente.
web-heroes-why-thrown-kh-68 = Il tesoro era un Prigioniero: l'eroe della prossima carta Gilda finisce nelle Celle.
web-heroes-why-sign-idle = Una carta Scenario pescata così non fa nulla.
web-heroes-why-took = Una carta tattica tra quelle esposte, in cambio dell'eroe nelle Celle.
web-heroes-why-clock = Lo scenario ha un orologio, e suona prima della prima carta Gilda.
web-heroes-why-posted = Così comincia lo scenario.
web-heroes-why-foe-trapped = La trappola colpisce anche chi entra su ruote, e si consuma.
web-heroes-why-foe-rolls = Avanza di una stanza verso la meta degli eroi.
web-heroes-why-foe-strikes = Dove si ferma colpisce ogni mostro, e non c'è difesa.
web-heroes-why-foe-fell = Non ha più salute.
web-heroes-why-called-foe = Arriva con tutta la sua salute.
web-heroes-why-mired = La stanza è allagata: chi ci arriva di corsa è subito esausto.
web-heroes-why-lingers = Qui non ci sono né mostri né tesori, né una via per proseguire.
web-heroes-why-drifted = Da ogni stanza, prima la più vicina, una fa un passo avanti.
web-heroes-why-goal = D'ora in poi gli eroi avanzano verso quella stanza.
web-heroes-why-stowaway = Era nascosto tra la merce: un Ladro che scende dal camino.
web-heroes-why-unpaid = Il prezzo non è stato pagato, quindi succede altro.
web-heroes-why-sighted = La vedetta grida quale carta sta in cima.
web-heroes-why-wave = Il mazzo Gilda è finito: tutte le sue carte tornano.
web-heroes-why-carried-off = Stanotte i tesori non si aprono: uno dei saccheggiatori scappa col bottino.
web-heroes-why-runner-moves = Prima della prima carta chi scappa avanza di una stanza, verso l'uscita più vicina.
web-heroes-why-runner-held = Davanti a un mostro non si passa.
web-heroes-why-runner-trapped = A chi ha le mani occupate basta una trappola.
web-heroes-why-runner-left = Era un'uscita, e nessuno la sbarrava.
web-heroes-why-treasure-back = Chi scappa è preso: il tesoro torna da dove veniva.
web-heroes-why-captive-loose = Le Celle si svegliano, e con loro chi non vuole restare.
web-heroes-why-captive-left = Era un'uscita, e nessuno la sbarrava.
web-heroes-why-captive-back = Basta un colpo o una trappola, e torna nelle Celle.
web-heroes-why-tough-trapped = Gli eroi tenaci reggono due colpi; una trappola è uno.
web-heroes-why-shows-again = Un capitano si mette in mostra ogni volta che si sveglia.
web-heroes-why-retreats = Senza salute, ma con una parte ancora da recitare: torna come qualcun altro.
