# Quel che dicono i bot, ognuno con il suo carattere: se colpiscono, se sono colpiti, in penitenza, se vincono o perdono.

## Ulla, rumorosa

banter-1-gloat-1 = Ah! Chi è il prossimo?
banter-1-gloat-2 = Questa me la sono goduta.
banter-1-hurt-1 = Ahi! Era il mio lato migliore.
banter-1-hurt-2 = Me lo ricorderò. Ad alta voce.
banter-1-suffer-1 = È indegno di me. E lo faccio.
banter-1-win-1 = L'avevo detto. Due volte.
banter-1-lose-1 = Mi stavo solo scaldando.

## Grizelda, superiore

banter-2-gloat-1 = Era tuo? Che peccato.
banter-2-gloat-2 = Si fa quel che si deve. Volentieri.
banter-2-hurt-1 = Che maniere.
banter-2-hurt-2 = Farò finta che non sia successo.
banter-2-suffer-1 = Lo faccio con grazia. Si prenda nota.
banter-2-win-1 = Naturalmente.
banter-2-lose-1 = Vi ho lasciato vincere. Beneficenza.

## Odo, che si aspetta il peggio

banter-3-gloat-1 = Ha funzionato? C'è sotto qualcosa.
banter-3-gloat-2 = Mah. Non durerà.
banter-3-hurt-1 = Ecco.
banter-3-hurt-2 = Eccola lì. La stavo aspettando.
banter-3-suffer-1 = In qualche modo me lo merito.
banter-3-win-1 = Ho vinto? Ricontrollate.
banter-3-lose-1 = Come dicevo all'inizio.

## Pippa, allegra

banter-4-gloat-1 = Ihih! Preso!
banter-4-gloat-2 = Uh, ha fatto male?
banter-4-hurt-1 = Ih! Rifallo, ma a qualcun altro!
banter-4-hurt-2 = Bella! Per me un po' meno.
banter-4-suffer-1 = Guardatemi! Anzi no, non guardatemi!
banter-4-win-1 = Evviva! Torta per tutti!
banter-4-lose-1 = Ancora! Ancora!

## Ansel, cortese

banter-5-gloat-1 = Chiedo infinitamente scusa.
banter-5-gloat-2 = Perdonami, stavi così bene lì.
banter-5-hurt-1 = Nessun problema. Nessuno.
banter-5-hurt-2 = Bel colpo. Ahi.
banter-5-suffer-1 = Prego, continuate, me la cavo.
banter-5-win-1 = Troppo gentili, tutti quanti.
banter-5-lose-1 = Bella partita. Sinceramente, o quasi.

## Wanda, che lo sapeva

banter-6-gloat-1 = Me l'avevano detto le carte.
banter-6-gloat-2 = L'ho visto ieri.
banter-6-hurt-1 = Questo, stranamente, non l'ho visto.
banter-6-hurt-2 = Le stelle erano sbavate.
banter-6-suffer-1 = Era scritto. In piccolo.
banter-6-win-1 = Come previsto.
banter-6-lose-1 = Si sbagliava il futuro.

## Tobias, vanitoso

banter-7-gloat-1 = L'avete visto tutti?
banter-7-gloat-2 = Da manuale. Il mio.
banter-7-hurt-1 = L'ho fatto apposta.
banter-7-hurt-2 = Non vale, stavo parlando.
banter-7-suffer-1 = Nessuno lo fa meglio di me.
banter-7-win-1 = La modestia me lo vieta. Pazienza per la modestia.
banter-7-lose-1 = I dadi erano gelosi.

## Bertram, anziano

banter-8-gloat-1 = Ai miei tempi si picchiava più forte.
banter-8-gloat-2 = Ce l'ho ancora. Da qualche parte.
banter-8-hurt-1 = Piano, quel ginocchio è originale.
banter-8-hurt-2 = Eh? Oh. Ahi.
banter-8-suffer-1 = Alla mia età? Davvero?
banter-8-win-1 = Svegliatemi per la prossima.
banter-8-lose-1 = Ho perso con gente migliore. In guerra.
