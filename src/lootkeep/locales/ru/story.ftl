# Конец партии: её история, когда всё решено.

## Фраза, которой она достойна; первая, что верна

story-won = Побеждает { $seat }
story-shared = Победа на всех
story-nobody = Не побеждает никто

story-looterz-roll = { $seat }: победа последним броском { $card-gen }
story-looterz-stolen = { $seat }: победа за счёт чужого кармана. В убытке { $rival }
story-looterz-trophy = { $seat }: победа через труп
story-looterz-begged = { $seat }: победа с протянутой рукой
story-looterz-time = { $seat }: победа под взглядом портрета
story-looterz-nobody = Ригор Мортис оставляет всё себе

story-kragmortha-tome = { $seat }: победа с последней Книгой в рукаве
story-kragmortha-tome-other = Последнюю Книгу уносит { $rival }, а победу — { $seat }
story-kragmortha-thrown = { $rival } вылетает вон, а { $seat } вытирает пыль и побеждает

story-heroes-untouched = Ни одно сокровище не покинуло подземелье
story-heroes-one = Устояли: цело последнее сокровище
story-heroes-won = Герои остались за дверью
story-heroes-first-wave = Герои ворвались ещё с первой волной
story-heroes-lost = Вторая волна оказалась лишней

## Под ней: как это вышло

story-looterz-short = До цели не хватило одного лута: { $rival }.
story-looterz-far = Остальные не прошли и половины пути.
story-kragmortha-unseen = Ни одного Взора: для Ригора Мортиса { $seat } — пустое место.
story-kragmortha-by-tomes = Взоров столько же, но Книг меньше: { $rival }.
story-kragmortha-by-symbols = И Взоров, и Книг поровну ({ $rival }): всё решили символы.
story-heroes-blows =
    { $n ->
        [one] Повержен { $n } герой.
        [few] Повержено { $n } героя.
       *[many] Повержено { $n } героев.
    }
story-comeback = В худшую минуту { $seat } побеждает лишь в { $n } случаях из ста.
story-keep-saved = В худшую минуту шансы подземелья — { $n } из ста.
story-keep-fallen = В лучшую минуту шансы подземелья — { $n } из ста.
story-length =
    { $n ->
        [one] Всего { $n } ход.
        [few] Всего { $n } хода.
       *[many] Всего { $n } ходов.
    }

## Переломы

story-turning = Переломы
story-turn = ход { $n }
story-keep = Подземелье
story-up = плюс { $n }
story-down = минус { $n }
story-moved = { $name }: с { $before } до { $after } %
story-see = Повтор
story-see-turn = Повтор хода { $n }
story-straight = Переломов не было: всё шло так, как началось.

## Кто побеждал

story-who-was-winning = Кто побеждал
story-all = Все вместе
story-waiting = Боты выясняют, кто и когда побеждал
story-missing = Сейчас не удалось выяснить, кто и когда побеждал.
story-series-loot = Лут
story-series-looks = Взоры
story-series-tomes = Книги Магии
story-series-treasures = Осталось сокровищ
story-series-heroes = Герои в подземелье

## Что взять с собой и что дальше

story-table = Взглянуть на стол
story-picture = Картинка этой партии
story-save-picture = Сохранить картинку
story-share-picture = Поделиться картинкой
story-share = Скопировать ссылку
story-save = Сохранить запись
story-replay = Посмотреть партию
story-again = Сыграть ещё
story-join-again = К следующей партии

## Заслуги

story-honour-searcher = Найдено лута: { $n }
story-honour-thief = Лута из чужих карманов: { $n }
story-honour-mourner =
    { $n ->
        [one] похоронен { $n } лутер
        [few] похоронено { $n } лутера
       *[many] похоронено { $n } лутеров
    }
story-honour-shover =
    { $n ->
        [one] { $n } толчок другим
        [few] { $n } толчка другим
       *[many] { $n } толчков другим
    }
story-honour-shoved =
    { $n ->
        [one] { $n } толчок в спину
        [few] { $n } толчка в спину
       *[many] { $n } толчков в спину
    }
story-honour-reader =
    { $n ->
        [one] найдена { $n } Книга Магии
        [few] найдено { $n } Книги Магии
       *[many] найдено { $n } Книг Магии
    }
story-honour-fighter =
    { $n ->
        [one] { $n } меткий удар
        [few] { $n } метких удара
       *[many] { $n } метких ударов
    }
story-honour-trapper =
    { $n ->
        [one] поставлена { $n } ловушка
        [few] поставлено { $n } ловушки
       *[many] поставлено { $n } ловушек
    }
story-honour-buyer =
    { $n ->
        [one] куплена { $n } карта добычи
        [few] куплено { $n } карты добычи
       *[many] куплено { $n } карт добычи
    }
story-honour-brawler =
    { $n ->
        [one] { $n } попадание в драках
        [few] { $n } попадания в драках
       *[many] { $n } попаданий в драках
    }
story-honour-recruiter =
    { $n ->
        [one] введён в игру { $n } лутер
        [few] введено в игру { $n } лутера
       *[many] введено в игру { $n } лутеров
    }
story-honour-handler =
    { $n ->
        [one] { $n } раз за Ригора Мортиса
        [few] { $n } раза за Ригора Мортиса
       *[many] { $n } раз за Ригора Мортиса
    }
story-honour-caught =
    { $n ->
        [one] пойман { $n } Взор
        [few] поймано { $n } Взора
       *[many] поймано { $n } Взоров
    }
story-honour-leader =
    { $n ->
        [one] { $n } призыв монстров
        [few] { $n } призыва монстров
       *[many] { $n } призывов монстров
    }
