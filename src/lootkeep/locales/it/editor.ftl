# Uno scenario tutto tuo in italiano: l'editor. Caricato quando serve.

editor-title = Editor di scenari
editor-first-title = La mia notte
editor-is-saved = Salvato come file
editor-is-kept = Bozza, conservata su questo dispositivo
editor-not-kept = Questo dispositivo non conserva nulla: salva il file prima di uscire
editor-undo = Annulla
editor-redo = Ripeti

## Tabs

editor-tab-dungeon = Dungeon
editor-tab-words = Regole e carte
editor-tab-trial = Prova
editor-tab-file = File

## Tiles, treasures and what has to be right

editor-tiles = Tessere
editor-tile-take = { $room }: prendi
editor-tile-laid = { $room }: già posata, vai lì
editor-treasures = Tesori
editor-left = ancora in scatola
editor-treasure-take = Prendi un tesoro, valore e quanti ne restano: { $n }×{ $left }
editor-portal-take = Portale: prendi, ne restano { $left }
editor-check-vault = Un Caveau, con il 4
editor-check-ways = Ogni stanza vi arriva
editor-check-treasures = Tesori e portali bastano
editor-check-words = Nient’altro da correggere
editor-check-cards =
    { $n ->
        [one] Una carta scenario
       *[other] { $n } carte scenario
    }

## The ground

editor-name = Titolo
editor-sentence = Una frase
editor-ground = Terreno: con le frecce ti sposti, Spazio prende e posa, R gira, T tesoro, P portale, Canc toglie
editor-place = riga { $row }, colonna { $column }
editor-empty = Vuoto
editor-door-N-open = passaggio a nord
editor-door-E-open = passaggio a est
editor-door-S-open = passaggio a sud
editor-door-W-open = passaggio a ovest
editor-door-N-blind = porta cieca a nord
editor-door-E-blind = porta cieca a est
editor-door-S-blind = porta cieca a sud
editor-door-W-blind = porta cieca a ovest
editor-cut = Tagliata fuori dal Caveau
editor-cut-turn-1 = Tagliata fuori dal Caveau. Girala: R
editor-cut-turn-2 = Tagliata fuori dal Caveau. Girala due volte: R, R
editor-cut-turn-3 = Tagliata fuori dal Caveau. Girala indietro: Maiusc R
editor-see-below = Qui qualcosa non va: vedi sotto
editor-too-wide = In un dungeon ci stanno { $columns } colonne e { $rows } righe.
editor-room-acts = Che fare con questa stanza
editor-holding = Scegli dove metterlo.
editor-put-back = Rimetti via
editor-move = Sposta
editor-turn = Gira
editor-treasure = Tesoro
editor-portal = Portale
editor-remove = Togli
editor-key-space = Spazio
editor-how = Trascina qui le tessere, o prendine una e scegli il posto. Le frecce vanno di posto in posto.

## Rules and cards

editor-rules = Dal primo turno
editor-copies = Quante nel mazzo
editor-operation = Operazione
editor-add = Aggiungi
editor-add-rules = Regole
editor-add-does = Che cosa può fare una carta o un orologio
editor-add-at = Quando
editor-add-lose = Persa subito, oltre che col tesoro del Caveau
editor-add-win = Vinta subito
editor-add-end = Vinta alla fine solo se
editor-up = Su di uno
editor-lever = Leva L: un numero per ognuna delle cinque difficoltà
editor-aim = Come finisce
editor-waves = Ondate
editor-pace = Carte Gilda dall’inizio
editor-pace-usual = come sempre
editor-pace-full = come nell’ondata 2
editor-clocks = A orologio
editor-marks = Stanze segnate
editor-marks-name = Segno: flooded, picket o dark
editor-marks-order = Stanze, una dopo l’altra
editor-marks-does = Che cosa vi succede, fra virgole
editor-marks-works = Stanze che funzionano lo stesso
editor-others = Nel file ci sono anche
editor-others-how = Restano come sono; si modificano come testo, sotto «File».

## What is wrong

editor-errors =
    { $n ->
        [one] Un errore
       *[other] { $n } errori
    }
editor-errors-first =
    { $n ->
        [one] prima un errore
       *[other] prima { $n } errori
    }
editor-no-path = { $rooms }: nessuna via per il Caveau
editor-not-a-word = «{ $word }» non vuol dire nulla. Forse «{ $instead }»?
editor-unknown-word = «{ $word }» non vuol dire nulla.
editor-write-instead = Scrivi «{ $word }»
editor-text-first = Il testo sotto «File» non si può ancora leggere: correggilo lì, o annulla.

## Trial

editor-seats = Giocatori
editor-simulate = Falla giocare ai bot
editor-stop = Ferma
editor-percent = { $n } %
editor-interval = da { $low } a { $high }
editor-trial-how = Bot ingordi giocano sessanta partite per difficoltà; ci vuole qualche secondo.
editor-trial-of =
    { $seats ->
        [one] { $n } partite di un bot ingordo da solo, con intervalli del 95 %.
       *[other] { $n } partite di { $seats } bot ingordi, con intervalli del 95 %.
    }
editor-trial-old = Questo era prima dell’ultima modifica.
editor-trial-aim = a che cosa mira la scatola

## File

editor-open = Apri un file
editor-new = Da capo
editor-text = Lo scenario come testo
editor-text-how = Lo gioca anche `lootkeep play heroes --box FILE`. Disegnando si perdono i commenti, e nient’altro.
editor-opened = { $name } è aperto. Annulla riporta quello che c’era prima.
editor-begun = Uno scenario nuovo. Annulla riporta quello di prima.
editor-too-large = Questo file è troppo grande per uno scenario.

## Saving and playing

editor-save = Salva
editor-try = Prova
editor-play = Gioca con un link
