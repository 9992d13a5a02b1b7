tricks-name = Prese
tricks-edition-usual = Venti carte
tricks-pitch = Gioca una carta; la più alta fa presa.
tricks-option-hand = Quante carte riceve ciascuno: 3 o 5. Di norma: 3.
tricks-zone-talon = Avanzate
tricks-zone-hand = Mano
tricks-zone-trick = La presa
tricks-series-taken = Prese
tricks-ask = { $seat }, gioca una carta.
tricks-over = La partita è finita.
tricks-do = Gioca { $card }
tricks-event-played = { $seat } gioca { $card }.
tricks-event-took =
    { $n ->
        [1] { $seat } fa la sua prima presa.
       *[other] { $seat } fa presa, e ora ne ha { $n }.
    }
tricks-taken =
    { $n ->
        [one] una presa
       *[other] { $n } prese
    }
tricks-won =
    { $n ->
        [one] Una presa è bastata.
       *[other] { $n } prese sono bastate.
    }
