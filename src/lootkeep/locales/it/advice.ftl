# Che cosa farebbero i bot, con le parole del gioco; e le risposte che non farebbero nulla. Si carica quando qualcuno chiede.

## Che cosa farebbero i bot

advice-best-sure = È nettamente meglio di tutto il resto.
advice-best-likely = È probabilmente meglio di «{ $next }».
advice-best-guess = «{ $next }» potrebbe andare altrettanto bene.
advice-only = Non c’è altro da fare.
advice-win-sure = Così dovresti vincere.
advice-win-likely = Così saresti in vantaggio.
advice-win-open = Così può ancora vincere chiunque.
advice-win-hard = Resti indietro, ma non è finita.
advice-win-luck = Da qui per vincere serve molta fortuna.
advice-hold-sure = Così il sotterraneo dovrebbe resistere.
advice-hold-likely = Così il sotterraneo probabilmente resiste.
advice-hold-open = Così può andare bene o male.
advice-hold-hard = Sarà dura tenere il sotterraneo.
advice-hold-luck = Per tenere il sotterraneo serve molta fortuna.
advice-numbers = I numeri e le alternative

## Prima di una risposta che non farebbe nulla

advice-in-vain = Così non succede nulla
advice-something-else = Scegli altro
advice-all-the-same = Fallo lo stesso
