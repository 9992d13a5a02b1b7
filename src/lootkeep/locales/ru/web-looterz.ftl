# Страница стола Looterz по-русски.

## Верхняя строка и Хроника

web-looterz-phase-recruit = Вербовка
web-looterz-phase-dungeon = Подземелье
web-looterz-phase-sacrifice = Жертва
web-looterz-first-to =
    { $edition ->
        [rigor]
            { $n ->
                [one] До { $n } монеты
               *[many] До { $n } монет
            }
       *[other] До { $n } добычи
    }
web-looterz-turn = ход { $n }

## Места на столе

web-looterz-rivals = Соперники
web-looterz-middle = Середина стола
web-looterz-mine = Ваши лутеры
web-looterz-hand = Ваша рука
web-looterz-inn =
    { $edition ->
        [rigor] Башня
       *[other] Таверна
    }
web-looterz-graveyard = Кладбище
web-looterz-graveyard-of = Кладбище: { web-looterz-cards }
web-looterz-graveyard-empty = Здесь пока никто не лежит.
web-looterz-hoard = Сокровищница
web-looterz-forbidden = ни Поиска, ни краж
web-looterz-cards =
    { $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[many] { $n } карт
    }
web-looterz-in-hand =
    { $n ->
        [one] { $n } карта на руке
        [few] { $n } карты на руке
       *[many] { $n } карт на руке
    }
web-looterz-recruit-here = Место для новичка
web-looterz-clock = Ригор Мортис
web-looterz-clock-count = { $n } из { $size }
web-looterz-clock-how =
    { $left ->
        [0] Портрет собран: игра окончена.
        [1] Следующая часть портрета завершит игру.
        [one] До конца игры { $left } часть портрета.
        [few] До конца игры { $left } части портрета.
       *[many] До конца игры { $left } частей портрета.
    }

## Таблички

web-looterz-you = вы
web-looterz-leads = впереди
web-looterz-away = нет на месте
web-looterz-bot = бот
web-looterz-of-target =
    { $edition ->
        [rigor]
            { $n ->
                [one] из { $n } монеты
               *[many] из { $n } монет
            }
       *[other] из { $n } добычи
    }
web-looterz-track = { $loot } { web-looterz-of-target }
web-looterz-to-go = осталось { $n }
web-looterz-may-win = может победить: { $chance }
web-looterz-may-win-freed = может победить без { $card-gen }
web-looterz-threat =
    { $n ->
        [0] В следующий ход не найдёт ничего
       *[many] В следующий ход найдёт не больше { $n }
    }

## Карты

web-looterz-word-taunt = Провокация
web-looterz-word-activation = Активация
web-looterz-word-recruitment = Вербовка
web-looterz-word-last-wish = Последняя воля
web-looterz-plain = Особых умений нет. И не надо.
web-looterz-numbers = { looterz-lives }, Сила { $power }
web-looterz-life-of = Жизнь: { $n } из { $printed }
web-looterz-borrowed = В конце хода возвращается домой: { $owner }.
web-looterz-searched = Поиск
web-looterz-attacked = Атака
web-looterz-activated = Активация
web-looterz-acted = Ход сделан
web-looterz-copies =
    { $n ->
        [one] В колоде { $n } такая карта
        [few] В колоде { $n } такие карты
       *[many] В колоде { $n } таких карт
    }
web-looterz-close = Закрыть

web-looterz-brief-cannot-attack = Не атакует.
web-looterz-brief-cannot-search = Не ведёт Поиск.
web-looterz-brief-cannot-be-attacked = Нельзя атаковать.
web-looterz-brief-bans-loot = Пока в игре, нет ни Поиска, ни краж.
web-looterz-brief-attacks =
    { $n ->
        [2] Может атаковать дважды за действие.
        [one] Может атаковать { $n } раз за действие.
        [few] Может атаковать { $n } раза за действие.
       *[many] Может атаковать { $n } раз за действие.
    }
web-looterz-brief-trophy = Убийство приносит { looterz-loot.acc }.
web-looterz-brief-frog =
    { $edition ->
        [rigor] Это мышь.
       *[other] Это лягушка.
    }
web-looterz-brief-steal = можете украсть { $n } у самого богатого.
web-looterz-brief-steal-from-anyone = можете украсть { $n } у кого угодно.
web-looterz-brief-beg = беднее всех? Возьмите { looterz-loot.acc }.
web-looterz-brief-draw =
    { $n ->
        [1] взять карту.
       *[many] взять до { $n } карт.
    }
web-looterz-brief-raise = вернуть лутера с Кладбища.
web-looterz-brief-muster =
    { $edition ->
        [rigor] верхняя карта Башни — к вам.
       *[other] верхняя карта Таверны — к вам.
    }
web-looterz-brief-enlist = завербовать ещё лутера.
web-looterz-brief-destroy = уничтожить любого лутера.
web-looterz-brief-damage = { looterz-damage } любому лутеру.
web-looterz-brief-heal = можете дать { looterz-lives } любому, { looterz-frog } — вдвое.
web-looterz-brief-drain = забрать { looterz-lives } у другого лутера.
web-looterz-brief-control = чужой лутер ваш до конца хода.
web-looterz-brief-volley =
    { $n ->
        [one] 1 урон не более чем { $n } лутеру.
       *[many] по 1 урону не более чем { $n } лутерам.
    }
web-looterz-brief-devour = жертва другим своим: { looterz-lives } этому.
web-looterz-brief-everyone-sacrifices = все жертвуют другим лутером.
web-looterz-brief-curse = остальные теряют { looterz-lives }.

## Ответы

web-looterz-do-search = Поиск
web-looterz-do-attack = Атака
web-looterz-do-activate = Активация
web-looterz-do-end-dungeon = Завершить фазу
web-looterz-target-of = { $owner }, { looterz-lives }
web-looterz-target-yours = ваш, { looterz-lives }
web-looterz-target-hurts = ваш: удар по своим, { looterz-lives }
web-looterz-idle = ещё не ходили: { $n }
web-looterz-dice =
    { $dice ->
        [one] { $dice } кубик
        [few] { $dice } кубика
       *[many] { $dice } кубиков
    }
web-looterz-search-odds = { web-looterz-dice }, в среднем { NUMBER($expected, maximumFractionDigits: 1) }
web-looterz-search-wins = { web-looterz-dice }, { $chance } на победу в игре
web-looterz-attack-odds = { web-looterz-dice }, { web-looterz-need-attack }
web-looterz-need-attack =
    { $power ->
        [1] попадает только 1
        [2] попадают 1 и 2
        [6] попадает любой
       *[other] попадают от 1 до { $power }
    }
web-looterz-need-search =
    { $power ->
        [1] удача только на 1
        [2] удача на 1 и 2
        [6] удача на любом
       *[other] удача от 1 до { $power }
    }
web-looterz-numbers-attack =
    { $power ->
        [1] { web-looterz-dice }. Каждая 1 отнимает жизнь.
        [2] { web-looterz-dice }. Каждые 1 и 2 отнимают жизнь.
        [6] { web-looterz-dice }. Каждый отнимает жизнь.
       *[other] { web-looterz-dice }. Каждое число от 1 до { $power } отнимает жизнь.
    }
web-looterz-numbers-forbidden = В игре { $card }: ни Поиска, ни краж.
web-looterz-numbers-to-go =
    { $edition ->
        [rigor]
            { $n ->
                [one] Вам не хватает { $n } монеты.
               *[many] Вам не хватает { $n } монет.
            }
       *[other] Вам не хватает { $n } добычи.
    }
web-looterz-progress-attack = атака { $i } из { $n }
web-looterz-progress-acted = сходили { $i } из { $n }
web-looterz-progress-over = лишних: { $n }

## Кубики

web-looterz-tray = Кубики
web-looterz-thinks = Думает: { $name }
web-looterz-tray-empty = Кубики ждут.
web-looterz-roll-attack = { $card } атакует { $target-acc }
web-looterz-roll-search = { $card } ведёт Поиск
web-looterz-chance-kill = { $chance } убить
web-looterz-chance-wound = { $chance } ранить
web-looterz-chance-find = { $chance } что-то найти
web-looterz-spread = { $n }: { $chance }

## Вкладки телефона

web-looterz-tab-hand = Рука { $n }
web-looterz-tab-you = Вы { $loot } из { $target }
web-looterz-tab-all = Добыча
web-looterz-hand-empty = На руке нет карт.

## Новости

web-looterz-toast-king = В игре { $card }: ни Поиска, ни краж
web-looterz-toast-clock =
    { $n ->
        [1] Первая часть Ригора Мортиса на столе
        [2] Две части Ригора Мортиса на столе
        [3] Три части Ригора Мортиса: следующая завершит игру
       *[other] Ригор Мортис собран
    }
web-looterz-toast-reshuffled = Кладбище стало новой колодой

## Первая игра

web-looterz-guide-recruit-1 = Ход начинается с Вербовки: выложите перед собой лутера с руки или возьмите карту. Кого завербуете сейчас, тот может сразу действовать.
web-looterz-guide-dungeon = В подземелье каждый ваш лутер действует один раз. Поиск: кубик за каждое сердце, и каждый кубик не больше Силы приносит добычу. Атака бросает те же кубики и отнимает жизни. У некоторых есть ещё Активация.
web-looterz-guide-attack = Выберите, кого бить. Число — вероятность убить; с сердечком перед ним — ранить. Если у их хозяина есть лутеры с Провокацией, выбирать можно только из них.
web-looterz-guide-target = Выберите лутера, на которого подействует карта. Подсвеченных выбрать можно; коснитесь другого, чтобы узнать, почему нельзя.
web-looterz-guide-steal = Кража забирает добычу у другого игрока, а не из сокровищницы, и обычно у самого богатого.
web-looterz-guide-may = Карта оставляет вам выбор: сделать это или пропустить.
web-looterz-guide-recruit-2 = Снова тот же выбор: завербовать или взять карту. Кто придёт сейчас, подождёт до вашего следующего хода.
web-looterz-guide-sacrifice = В конце хода остаться могут только трое. Лутеров с Последней волей терять не так жалко.
web-looterz-guide-discard = На руке можно держать не больше десяти карт. Сброшенная карта уходит на Кладбище без Последней воли.
web-looterz-guide-end-turn = Ход кончается, когда скажете вы. Тогда же одолженные лутеры возвращаются домой.
web-looterz-guide-others = Следите за соперниками: на табличках видно, сколько каждому осталось до победы, а бледные деления — сколько он мог бы найти в следующий ход.
