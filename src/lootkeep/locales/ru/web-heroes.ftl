# Страница стола Keep the Heroes Out! по-русски.

## Верхняя полоса, фазы, вкладки

web-heroes-phase-play = Розыгрыш карт
web-heroes-phase-refresh = Обновление добычи
web-heroes-phase-tidy = Уборка
web-heroes-phase-assault = Штурм
web-heroes-turn = ход { $n }
web-heroes-tab-hand = Рука { $n }
web-heroes-tab-guild = Гильдия
web-heroes-scenario = Сценарий { $n }, { $difficulty }
web-heroes-scenario-cards = Карты сценария в колоде Гильдии

## Гильдия

web-heroes-guild = Гильдия
web-heroes-wave = волна { $n } из { $of }
web-heroes-cards =
    { $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[many] { $n } карт
    }
web-heroes-assault-now = Идёт штурм
web-heroes-next-cards =
    { $n ->
        [one] Далее { $n } карта Гильдии
        [few] Далее { $n } карты Гильдии
       *[many] Далее { $n } карт Гильдии
    }
web-heroes-pace-familiar = Семейная: 1, потом 2
web-heroes-pace-steady = Умеренная: поочерёдно 1 и 2
web-heroes-pace-challenging = Непростая: всегда 2
web-heroes-pace-hardcore = Хардкор: 2, потом 3
web-heroes-pace-nightmare = Кошмар, наша: поочерёдно 2 и 3, потом 3
web-heroes-matrix = Карты героев по классам и видам комнат
web-heroes-class = Класс
web-heroes-to-come = ещё выйдет
web-heroes-gone = уже вышла
web-heroes-lit = Горят те, что ещё в колоде.
web-heroes-odds-in = Герой здесь ({ $room }):
web-heroes-odds-of = { $n } из { $of } на карту.
web-heroes-odds = Следующая карта Гильдии приведёт сюда героя: { $chance } %
web-heroes-percent = { $n } %
web-heroes-discards-open =
    { $n ->
        [one] Посмотреть сброс Гильдии: { $n } карта
        [few] Посмотреть сброс Гильдии: { $n } карты
       *[many] Посмотреть сброс Гильдии: { $n } карт
    }

## Что на кону

web-heroes-won-when =
    { $n ->
        [one] Победа: ещё { $n } карта Гильдии.
        [few] Победа: ещё { $n } карты Гильдии.
       *[many] Победа: ещё { $n } карт Гильдии.
    }
web-heroes-late-when =
    { $n ->
        [one] Поражение: ещё { $n } карта Гильдии.
        [few] Поражение: ещё { $n } карты Гильдии.
       *[many] Поражение: ещё { $n } карт Гильдии.
    }
web-heroes-late-rule = Если до тех пор не победить, с последней картой Гильдии все проиграли.
web-heroes-lost-when =
    { $n ->
        [one] Поражение: { $n } герой разграбит Хранилище.
        [few] Поражение: { $n } героя разграбят Хранилище.
       *[many] Поражение: { $n } героев разграбят Хранилище.
    }
web-heroes-lost-rule =
    { $n ->
        [one] Все проигрывают, как только разграблено сокровище Хранилища: там { $n } бодрый герой и ни одного монстра рядом.
        [few] Все проигрывают, как только разграблено сокровище Хранилища: там { $n } бодрых героя и ни одного монстра рядом.
       *[many] Все проигрывают, как только разграблено сокровище Хранилища: там { $n } бодрых героев и ни одного монстра рядом.
    }
web-heroes-vault-now =
    Сейчас там: { $heroes ->
        [0] ни одного героя
        [one] { $heroes } герой
        [few] { $heroes } героя
       *[many] { $heroes } героев
    }, { $guards ->
        [0] ни одного монстра.
        [one] { $guards } монстр.
        [few] { $guards } монстра.
       *[many] { $guards } монстров.
    }
web-heroes-vault-short = Хранилище { $heroes }/{ $n }
web-heroes-aims = Чего ещё требует сценарий
web-heroes-aim-now = { $now } из { $needed }
web-heroes-aim-looted = Разграблено: { $room }
web-heroes-aim-gone = Сокровищ вынесено
web-heroes-aim-gone-vault = Сокровище Хранилища снаружи
web-heroes-aim-escaped = Побег: { $foe }
web-heroes-aim-fallen = Повержен: { $foe }
web-heroes-aim-debt = Долги на Хранилище
web-heroes-aim-marked-flooded = Затоплено комнат
web-heroes-aim-marked-picket = Бастует комнат
web-heroes-aim-marked-dark = Тёмных комнат
web-heroes-aim-delivered = Доставлено
web-heroes-aim-built = Построено комнат
web-heroes-aim-prisoners = Героев в Темнице
web-heroes-aim-kept = Сокровищ цело
web-heroes-aim-sealed = Хранилище запечатано
web-heroes-clock-next =
    { $n ->
        [1] в этот штурм
        [one] через { $n } штурм
        [few] через { $n } штурма
       *[many] через { $n } штурмов
    }
web-heroes-lookout = Дозорный видит, кто придёт:
web-heroes-fog = Туман: не видно, кто придёт.

## Добыча, Запас, проекты

web-heroes-loot = Добыча
web-heroes-loot-deck = в колоде { $n }
web-heroes-no-loot = Ничего не открыто.
web-heroes-price = цена: { $token }
web-heroes-reserve = Запас
web-heroes-plans = Проекты
web-heroes-plan-deck = в колоде ещё { $n }
web-heroes-build-keys = Где строить: стрелки выбирают место, R поворачивает комнату, Enter строит
web-heroes-build-turn = Повернуть комнату (R)
web-heroes-lay-joined = Соединена: { $rooms }
web-heroes-lay-r0 = без поворота
web-heroes-lay-r1 = четверть оборота
web-heroes-lay-r2 = пол-оборота
web-heroes-lay-r3 = три четверти оборота

## Комнаты и что в них

web-heroes-several =
    { $n ->
        [1] { $what }
       *[other] { $what } ×{ $n }
    }
web-heroes-treasure = сокровище { $n }
web-heroes-treasure-long =
    { $n ->
        [one] Сокровище: хватит { $n } героя
       *[many] Сокровище: нужно { $n } героя
    }
web-heroes-needs-now =
    { $n ->
        [one] сейчас хватит { $n } героя
       *[many] сейчас хватит { $n } героев
    }
web-heroes-rebels =
    { $n ->
        [one] ({ $n } уже лежит здесь)
       *[many] ({ $n } уже лежат здесь)
    }
web-heroes-portal-unfinished = недостроенный портал
web-heroes-portal-completed = портал
web-heroes-mark-flooded = затоплена
web-heroes-mark-picket = бастует
web-heroes-mark-dark = темно
web-heroes-events =
    { $n ->
        [one] { $n } неуплата
        [few] { $n } неуплаты
       *[many] { $n } неуплат
    }
web-heroes-empty = пусто
web-heroes-danger = Ещё 1 герой — и разграбят
web-heroes-caved-in = Заваленный проход
web-heroes-dug = Прорытый проход
web-heroes-distance =
    { $n ->
        [0] ради него всё и затеяно
        [one] { $n } комната до Хранилища
        [few] { $n } комнаты до Хранилища
       *[many] { $n } комнат до Хранилища
    }
web-heroes-distance-goal =
    { $n ->
        [0] сюда и рвутся герои
        [one] { $n } комната до цели героев
        [few] { $n } комнаты до цели героев
       *[many] { $n } комнат до цели героев
    }
web-heroes-cut-off = отрезана: отсюда героям не дойти до цели
web-heroes-monster-of = { $clan } ({ $name })
web-heroes-is-arriving = новоприбывший
web-heroes-is-awake = бодрый
web-heroes-is-exhausted = усталый
web-heroes-is-running = бежит
web-heroes-is-wounded = раненый
web-heroes-wounded-of = Раненых: { $n }. Хватит ещё одного удара.
web-heroes-health-of = здоровье { $n } из { $of }
web-heroes-crew = пока рядом герои, его берут только ловушки
web-heroes-runner = { $hero } уносит сокровище ({ $n }), его место: { $room }
web-heroes-exit = выход для воров
web-heroes-goal = Цель героев: { $room }
web-heroes-goal-here = сюда рвутся герои
web-heroes-hand-size =
    { $n ->
        [one] На руке до { $n } карты
       *[many] На руке до { $n } карт
    }
web-heroes-doors-open = Герои тоже ходят через порталы
web-heroes-borrowed = Чужие карты: { $clan }
web-heroes-gambled = В этот ход уже рискнули

## Команда, рука, стопки

web-heroes-you = вы
web-heroes-bot = бот
web-heroes-no-clan = ещё без клана
web-heroes-lair =
    { $n ->
        [one] { $n } монстр в Логове
        [few] { $n } монстра в Логове
       *[many] { $n } монстров в Логове
    }
web-heroes-hand =
    { $n ->
        [one] { $n } карта на руке
        [few] { $n } карты на руке
       *[many] { $n } карт на руке
    }
web-heroes-pile-hand = Рука
web-heroes-pile-played = Сыграно в этот ход
web-heroes-pile-discards = Сброс
web-heroes-pile-deck = Колода
web-heroes-hidden = Лежит рубашкой вверх.
web-heroes-side = { $does }

web-heroes-clan-monsters =
    { $n ->
        [one] { $n } монстр
        [few] { $n } монстра
       *[many] { $n } монстров
    }
web-heroes-clan-health = Здоровье { $n }
web-heroes-clan-start = { $n } в начале, в комнатах вида: { $type }
web-heroes-clan-detail =
    { $n ->
        [one] { $n } монстр, здоровье { $health }.
        [few] { $n } монстра, здоровье { $health }.
       *[many] { $n } монстров, здоровье { $health }.
    }

## Выбор

web-heroes-way = { $from } → { $to }
web-heroes-menu = Что это может значить
web-heroes-back = Назад
web-heroes-health-left = Останется здоровья: { $n }
web-heroes-to-lair = Уйдёт в Логово
web-heroes-end-detail =
    { $n ->
        [one] Потом придут герои: { $n } карта Гильдии
        [few] Потом придут герои: { $n } карты Гильдии
       *[many] Потом придут герои: { $n } карт Гильдии
    }
web-heroes-dawn-title = До первой карты Гильдии
web-heroes-dawn =
    { $n ->
        [one] Сначала { $n } событие само собой.
        [few] Сначала { $n } события сами собой.
       *[many] Сначала { $n } событий сами собой.
    }
web-heroes-dawn-out = Сначала кто-то сбежит!
web-heroes-ahead =
    { $n ->
        [one] Впереди { $n } карта Гильдии.
        [few] Впереди { $n } карты Гильдии.
       *[many] Впереди { $n } карт Гильдии.
    }
web-heroes-step-swarm = Рой
web-heroes-step-ambush = Засада
web-heroes-step-momentum = Порыв
web-heroes-step-defend = Защита
web-heroes-step-carry = Груз
web-heroes-step-heroes = Штурм
web-heroes-step-muster = Все наверх

## Глашатай

web-heroes-what-if = А если?
web-heroes-what-if-comes = { $hero } появится { $room-in } прямо сейчас:
web-heroes-what-if-unlikely = { $hero }: такой карты для этой комнаты в этой волне больше нет.

## Подсказки в первой партии

web-heroes-guide-clan = Монстры — это вы. Мало, но крепких, как Дракон, или много, но слабых, как Крысолюды: у каждого клана свои карты и своя способность.
web-heroes-guide-place = Монстры сторожат сокровища: пока в комнате есть хоть один, герои дерутся, а не грабят. Важнее всего Хранилище.
web-heroes-guide-head-start = Ловушка сразит первого героя, который войдёт в комнату.
web-heroes-guide-turn = Играйте сколько угодно карт. У карты со словом «или» выбирают одну сторону. Что осталось на руке, там и останется. Завершите ход — придут герои.
web-heroes-guide-icons = Каждый значок — одно нажатие: коснитесь горящей комнаты или фигуры. Порядок любой, монстр любой из ваших, что угодно можно пропустить.
web-heroes-guide-carry = Монстр, который перемещается, может унести один ресурс или ловушку. Нужный ресурс в нужной комнате покупает добычу.
web-heroes-guide-refresh = Ничего хорошего не открыто? Сбросьте карту, чтобы убрать добычу под колоду и открыть новую.
web-heroes-guide-heroes = Бодрых героев несколько: выберите, чей шаг следующий. В комнате монстр — его атакуют. Сокровище без охраны и героев хватает — его грабят. Ни того, ни другого — Натиск к Хранилищу.
web-heroes-guide-defend = Карта с Защитой отведёт этот удар. Она уйдёт в ваш сброс.
web-heroes-guide-whom = Монстр без здоровья уходит в Логово. Крепкие сперва получают раны.
web-heroes-guide-plan = Выберите проект и сколько монет потратить: такова будет ценность его сокровища.
web-heroes-guide-lay = Наведите на горящее место, поверните комнату клавишей R или кнопкой и нажмите; или перетащите проект туда.
