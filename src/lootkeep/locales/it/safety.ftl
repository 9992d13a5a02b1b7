## Perché il server non risponde a una richiesta: per chi usa un terminale e per chi installa un server

safety-foreign-host = Questo server non risponde al nome «{ $host }». Aprilo con l’indirizzo che ha stampato all’avvio.
safety-foreign-origin = Una pagina di { $origin } non può parlare con questo server. Chi lo gestisce può permetterlo con --origin.
safety-too-large = È troppo grande: al massimo { NUMBER($most) } byte.
safety-too-slow = La richiesta non è arrivata per intero in tempo.
safety-too-much = Troppe richieste dal tuo indirizzo. Riprova tra un momento.
