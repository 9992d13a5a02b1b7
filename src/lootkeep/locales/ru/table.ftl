# Что говорят все игры. В предложении карта стоит в падеже: `$card-acc` и так далее (см. lootkeep.speech).

table-seat = Игрок { $n }
table-hidden-card = карта
    .acc = карту
    .gen = карты
    .dat = карте
    .ins = картой
