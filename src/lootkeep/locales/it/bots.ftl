# I bot in italiano: come si chiamano al tavolo e come danno un consiglio.

## I livelli, dal più facile al più difficile

bots-level-apprentice = Apprendista
bots-level-guard = Guardia
bots-level-warden = Custode
bots-level-overlord = Sovrano

## Consigli: «Recluta lo Zombi — circa 62 possibilità su 100 di vincere, probabilmente la mossa migliore.»

bots-hint = { $move } — { $words }.
bots-hint-win = circa { $chance } possibilità su 100 di vincere, { $how }
bots-hint-hold = circa { $chance } possibilità su 100 che il sotterraneo resista, { $how }
bots-hint-only = l'unica mossa
bots-best-sure = senza dubbio la mossa migliore
bots-best-likely = probabilmente la mossa migliore
bots-best-guess = forse non migliore di altre
bots-next-sure = senza dubbio inferiore alla prima
bots-next-likely = probabilmente inferiore alla prima
bots-next-guess = forse buona quanto la prima
