# Le cronache, nel browser e nel terminale.

## I trofei: come si chiamano e per che cosa

chronicle-heroes-trophy-lights-on = Le luci sono accese
chronicle-heroes-trophy-lights-on-what = vincete una notte
chronicle-heroes-trophy-not-a-spoon = Neanche un cucchiaio
chronicle-heroes-trophy-not-a-spoon-what = vincete senza perdere un tesoro
chronicle-heroes-trophy-last-spoon = L'ultimo cucchiaio
chronicle-heroes-trophy-last-spoon-what = vincete con un solo tesoro rimasto
chronicle-heroes-trophy-alone-in-the-dark = Da soli nel buio
chronicle-heroes-trophy-alone-in-the-dark-what = vincete da soli a livello Hardcore
chronicle-heroes-trophy-full-table = Tavola piena
chronicle-heroes-trophy-full-table-what = vincete in quattro persone, senza bot
chronicle-heroes-trophy-full-board = Pensione completa
chronicle-heroes-trophy-full-board-what = vincete con sei eroi nelle Celle
chronicle-heroes-trophy-nothing-left-to-chance = Niente al caso
chronicle-heroes-trophy-nothing-left-to-chance-what = vincete a livello Impegnativo senza giocare mai d'azzardo
chronicle-heroes-trophy-fourth-time-lucky = La quarta è quella buona
chronicle-heroes-trophy-fourth-time-lucky-what = vincete dove siete caduti tre volte
chronicle-heroes-trophy-character-building = Fa carattere
chronicle-heroes-trophy-character-building-what = perdete cinque notti
chronicle-heroes-trophy-full-house = Casa piena
chronicle-heroes-trophy-full-house-what = vincete con ogni clan
chronicle-heroes-trophy-one-floor-down = Un piano più giù
chronicle-heroes-trophy-one-floor-down-what = vincete un capitolo intero
chronicle-heroes-trophy-spotless = Senza macchia
chronicle-heroes-trophy-spotless-what = vincete cinque scenari senza perdere un tesoro
chronicle-heroes-trophy-the-whole-shelf = Tutto lo scaffale
chronicle-heroes-trophy-the-whole-shelf-what = vincete ogni scenario
chronicle-heroes-trophy-the-hard-way = Per la via più dura
chronicle-heroes-trophy-the-hard-way-what = vincete ogni scenario a livello Hardcore
chronicle-heroes-trophy-bad-dream = Un brutto sogno
chronicle-heroes-trophy-bad-dream-what = vincete un Incubo
chronicle-heroes-trophy-insomnia = Insonnia
chronicle-heroes-trophy-insomnia-what = vincete cinque scenari a livello Incubo

## File che non sono una cronaca

chronicle-file-long = Questo file è troppo lungo per una cronaca: al massimo { $most } byte.
chronicle-file-unreadable = Questo non è il file di una cronaca: { $what }.
chronicle-file-game = Questo file parla di «{ $game }», che qui non ha una cronaca.
chronicle-file-evening = La serata { $n } di questo file non può esserci stata; andrebbe bene: { $what }.
