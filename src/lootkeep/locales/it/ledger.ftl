# Il libro delle regole, quando lo si apre.

ledger-contents = Indice
ledger-count = { $n } di { $all }
ledger-next = Punto successivo
ledger-previous = Punto precedente
ledger-copy-link = Copia il link a questa regola
ledger-rule-link = Regola { $rule }: copia il link
ledger-library = La biblioteca per { $players } giocatori: pavimento, librerie, caselle chiuse e, bordate d’oro, quelle da cui partono i goblin. La tabella qui sotto lo dice a parole.
