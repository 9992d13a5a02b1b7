tricks-name = Взятки
tricks-edition-usual = Двадцать карт
tricks-pitch = Сыграйте карту; старшая берёт взятку.
tricks-option-hand = Сколько карт получает каждый: 3 или 5. Обычно: 3.
tricks-zone-talon = Остаток
tricks-zone-hand = Рука
tricks-zone-trick = Взятка
tricks-series-taken = Взятки
tricks-ask = { $seat }, сыграйте карту.
tricks-over = Игра окончена.
tricks-do = Сыграть { $card }
tricks-event-played = { $seat } играет { $card }.
tricks-event-took =
    { $n ->
        [1] { $seat } берёт свою первую взятку.
       *[other] { $seat } берёт взятку, их теперь { $n }.
    }
tricks-taken =
    { $n ->
        [one] { $n } взятка
        [few] { $n } взятки
       *[many] { $n } взяток
    }
tricks-won =
    { $n ->
        [one] Больше всех: { $n } взятка.
        [few] Больше всех: { $n } взятки.
       *[many] Больше всех: { $n } взяток.
    }
