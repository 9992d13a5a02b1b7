# Quel che dicono tutti i giochi. Dentro una frase una carta è `$card-acc` e simili (vedi lootkeep.speech).

table-seat = Giocatore { $n }
table-hidden-card = una carta
