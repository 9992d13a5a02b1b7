# What all games say. Inside a sentence `$card-acc` and its like stand for a card (see lootkeep.speech).

table-seat = Player { $n }
table-hidden-card = a card
