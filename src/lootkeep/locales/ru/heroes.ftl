# Keep the Heroes Out! по-русски.
# Комнаты, герои и жетоны склоняются (.acc, .gen, .dat, .ins); у комнат есть и формы с предлогом: `.in` (в Склепе),
# `.to` (в Склеп), `.from` (из Склепа). Карты и кланы — заглавия, они в кавычках и в именительном, как и имена игроков.
# Глаголы — в настоящем времени, чтобы не выбирать род.

## Игра

heroes-name = Keep the Heroes Out!
heroes-pitch = Они вышибают дверь, протыкают прислугу и называют это подвигом. Монстры здесь вы: берегите сокровища вместе — или вместе их потеряете.
heroes-edition-first-watch = Первая стража
heroes-edition-the-tithe = Десятина
heroes-edition-high-water = Большая вода
heroes-edition-jailbreak-season = Сезон побегов
heroes-edition-under-construction = Идёт строительство
heroes-edition-borrowed-tricks = Чужие фокусы
heroes-edition-bounty-board = Доска наград
heroes-edition-short-rations = Скудный паёк
heroes-edition-the-ram = Таран
heroes-edition-open-doors = Двери настежь
heroes-edition-cave-in = Обвал
heroes-edition-creeping-dark = Ползучая тьма
heroes-edition-overdue = Просрочено
heroes-edition-frog-exodus = Исход лягушек
heroes-edition-smash-and-grab = Хватай и беги
heroes-edition-inside-job = Товар с начинкой
heroes-edition-no-quarter = Без пощады
heroes-edition-the-ransom = Выкуп
heroes-edition-the-annex = Пристройка
heroes-edition-hero-of-the-week = Герой недели
heroes-option-difficulty = Сколько карт Гильдии в штурме в волне 1 и в волне 2: 0 — Семейная (1, потом 2), 1 — Умеренная (поочерёдно 1 и 2, потом 2), 2 — Непростая (2, потом 2), 3 — Хардкор (2, потом 3), 4 — Кошмар (наша, не из книги правил: поочерёдно 2 и 3, потом 3).
heroes-option-hands = Кто видит ваши карты: 0 — открытая рука (все), 1 — закрытая (только вы).
heroes-option-people = За какими местами люди: сложите 1 за первое место, 2 за второе, 4 за третье и так далее. То, что решают сообща, решают люди, а не боты; обычно это все места.
heroes-option-clan = Клан этого места: 0 — выбирает игрок; 1 — Дракон, 2 — Людоящер, 3 — Гнолл, 4 — Слизь, 5 — Скелет, 6 — Крысолюд, 7 — Бес, 8 — Полтергейст, 9 — Ведьма.

heroes-difficulty-familiar = Семейная
heroes-difficulty-steady = Умеренная
heroes-difficulty-challenging = Непростая
heroes-difficulty-hardcore = Хардкор
heroes-difficulty-nightmare = Кошмар

heroes-phase-setup = Подготовка
heroes-phase-play = Розыгрыш карт
heroes-phase-refresh = Обновление добычи
heroes-phase-assault = Штурм героев
heroes-phase-over = Конец

## Количества, внутри других сообщений; усталые герои и монстры — в винительном

heroes-heroes =
    { $n ->
        [one] { $n } герой
        [few] { $n } героя
       *[many] { $n } героев
    }
heroes-tired-heroes =
    { $n ->
        [one] { $n } усталого героя
       *[many] { $n } усталых героев
    }
heroes-monsters =
    { $n ->
        [one] { $n } монстра
       *[many] { $n } монстров
    }
heroes-treasures =
    { $n ->
        [one] { $n } сокровище
        [few] { $n } сокровища
       *[many] { $n } сокровищ
    }
heroes-wounds =
    { $n ->
        [one] { $n } рана
        [few] { $n } раны
       *[many] { $n } ран
    }

## Комнаты

heroes-card-vault = Хранилище
    .acc = Хранилище
    .gen = Хранилища
    .dat = Хранилищу
    .ins = Хранилищем
    .in = в Хранилище
    .to = в Хранилище
    .from = из Хранилища
heroes-card-forge = Кузница
    .acc = Кузницу
    .gen = Кузницы
    .dat = Кузнице
    .ins = Кузницей
    .in = в Кузнице
    .to = в Кузницу
    .from = из Кузницы
heroes-card-workshop = Мастерская
    .acc = Мастерскую
    .gen = Мастерской
    .dat = Мастерской
    .ins = Мастерской
    .in = в Мастерской
    .to = в Мастерскую
    .from = из Мастерской
heroes-card-library = Библиотека
    .acc = Библиотеку
    .gen = Библиотеки
    .dat = Библиотеке
    .ins = Библиотекой
    .in = в Библиотеке
    .to = в Библиотеку
    .from = из Библиотеки
heroes-card-pantry = Кладовая
    .acc = Кладовую
    .gen = Кладовой
    .dat = Кладовой
    .ins = Кладовой
    .in = в Кладовой
    .to = в Кладовую
    .from = из Кладовой
heroes-card-crypt = Склеп
    .acc = Склеп
    .gen = Склепа
    .dat = Склепу
    .ins = Склепом
    .in = в Склепе
    .to = в Склеп
    .from = из Склепа
heroes-card-study = Кабинет
    .acc = Кабинет
    .gen = Кабинета
    .dat = Кабинету
    .ins = Кабинетом
    .in = в Кабинете
    .to = в Кабинет
    .from = из Кабинета
heroes-card-sewer = Канализация
    .acc = Канализацию
    .gen = Канализации
    .dat = Канализации
    .ins = Канализацией
    .in = в Канализации
    .to = в Канализацию
    .from = из Канализации
heroes-card-menagerie = Зверинец
    .acc = Зверинец
    .gen = Зверинца
    .dat = Зверинцу
    .ins = Зверинцем
    .in = в Зверинце
    .to = в Зверинец
    .from = из Зверинца
heroes-card-cells = Темница
    .acc = Темницу
    .gen = Темницы
    .dat = Темнице
    .ins = Темницей
    .in = в Темнице
    .to = в Темницу
    .from = из Темницы
heroes-card-laboratory = Лаборатория
    .acc = Лабораторию
    .gen = Лаборатории
    .dat = Лаборатории
    .ins = Лабораторией
    .in = в Лаборатории
    .to = в Лабораторию
    .from = из Лаборатории
heroes-card-site = Стройка
    .acc = Стройку
    .gen = Стройки
    .dat = Стройке
    .ins = Стройкой
    .in = на Стройке
    .to = на Стройку
    .from = со Стройки

heroes-card-plan-vault = Проект: { heroes-card-vault }
heroes-card-plan-forge = Проект: { heroes-card-forge }
heroes-card-plan-workshop = Проект: { heroes-card-workshop }
heroes-card-plan-library = Проект: { heroes-card-library }
heroes-card-plan-pantry = Проект: { heroes-card-pantry }
heroes-card-plan-crypt = Проект: { heroes-card-crypt }
heroes-card-plan-study = Проект: { heroes-card-study }
heroes-card-plan-sewer = Проект: { heroes-card-sewer }
heroes-card-plan-menagerie = Проект: { heroes-card-menagerie }
heroes-card-plan-cells = Проект: { heroes-card-cells }
heroes-card-plan-laboratory = Проект: { heroes-card-laboratory }
heroes-card-plan-site = Проект: { heroes-card-site }

heroes-type-jewel = Самоцвет
heroes-type-swords = Мечи
heroes-type-hat = Шляпа
heroes-type-eye = Око
heroes-type-bones = Кости
heroes-type-special = Особая

## Кланы и герои

heroes-card-dragon = Дракон
heroes-card-lizardfolk = Людоящер
heroes-card-gnoll = Гнолл
heroes-card-slime = Слизь
heroes-card-skeleton = Скелет
heroes-card-ratkin = Крысолюд
heroes-card-imp = Бес
heroes-card-poltergeist = Полтергейст
heroes-card-witch = Ведьма

heroes-card-thief = Вор
    .acc = Вора
    .gen = Вора
    .dat = Вору
    .ins = Вором
heroes-card-warrior = Воин
    .acc = Воина
    .gen = Воина
    .dat = Воину
    .ins = Воином
heroes-card-archer = Лучник
    .acc = Лучника
    .gen = Лучника
    .dat = Лучнику
    .ins = Лучником
heroes-card-mage = Маг
    .acc = Мага
    .gen = Мага
    .dat = Магу
    .ins = Магом
heroes-card-ram = Таран
    .acc = Таран
    .gen = Тарана
    .dat = Тарану
    .ins = Тараном

## Жетоны

heroes-card-coin = монета
    .acc = монету
    .gen = монеты
    .dat = монете
    .ins = монетой
heroes-card-frog = лягушка
    .acc = лягушку
    .gen = лягушки
    .dat = лягушке
    .ins = лягушкой
heroes-card-bone = кость
    .acc = кость
    .gen = кости
    .dat = кости
    .ins = костью
heroes-card-book = книга
    .acc = книгу
    .gen = книги
    .dat = книге
    .ins = книгой
heroes-card-trap = ловушка
    .acc = ловушку
    .gen = ловушки
    .dat = ловушке
    .ins = ловушкой
heroes-card-event = событие
    .acc = событие
    .gen = события
    .dat = событию
    .ins = событием
heroes-card-portal = портал
    .acc = портал
    .gen = портала
    .dat = порталу
    .ins = порталом

heroes-card-equipment = снаряжение
    .acc = снаряжение
    .gen = снаряжения
    .dat = снаряжению
    .ins = снаряжением
heroes-card-beast = зверь
    .acc = зверя
    .gen = зверя
    .dat = зверю
    .ins = зверем
heroes-card-potion = зелье
    .acc = зелье
    .gen = зелья
    .dat = зелью
    .ins = зельем
heroes-card-scroll = свиток
    .acc = свиток
    .gen = свитка
    .dat = свитку
    .ins = свитком

## Карты Гильдии и сокровища

heroes-kind-thief = Вор ({ $symbols })
heroes-kind-warrior = Воин ({ $symbols })
heroes-kind-archer = Лучник ({ $symbols })
heroes-kind-mage = Маг ({ $symbols })
heroes-kind-prey = Пожива ({ $symbols })
heroes-kind-curse = Проклятие ({ $symbols })
heroes-kind-healing = Исцеление ({ $symbols })
heroes-kind-prisoner = Пленник ({ $symbols })
heroes-kind-defeat = Поражение ({ $symbols })

heroes-symbol-swords = Мечи
heroes-symbol-hat = Шляпа
heroes-symbol-eye = Око
heroes-symbol-bones = Кости
heroes-symbol-1 = 1
heroes-symbol-2 = 2
heroes-symbol-3 = 3
heroes-symbol-4 = 4

heroes-card-bell = Колокол
heroes-card-banner = Знамя
heroes-card-crown = Корона

heroes-text-thief = При появлении: сбрасывает ловушку из своей комнаты.
heroes-text-warrior = При появлении: сбрасывает до 2 ресурсов из своей комнаты.
heroes-text-archer = При появлении: 1 урон монстру в соседней комнате, ближайшему к Хранилищу.
heroes-text-mage = При появлении в Темнице: взбадривает там всех и себя.
heroes-text-prey = Комната теряет ресурс.
heroes-text-curse = Каждый игрок сбрасывает с руки карту по своему выбору.
heroes-text-healing = Все герои в комнате снова бодры.
heroes-text-prisoner = Берут карту Гильдии; её герой попадает в Темницу.
heroes-text-defeat = Вы проиграли.

## Карты тактики

heroes-card-wingbeat = Взмах крыльев
heroes-card-flame-breath = Огненное дыхание
heroes-card-raking-claws = Когти наотмашь
heroes-card-firestorm = Огненная буря
heroes-card-back-to-the-hoard = Назад к сокровищам

heroes-card-hit-and-run = Бей и беги
heroes-card-volley = Залп
heroes-card-spear-rush = Копья вперёд
heroes-card-marsh-stride = Болотный шаг
heroes-card-brood-call = Зов выводка

heroes-card-plunder = Мародёрство
heroes-card-hired-pack = Наёмная стая
heroes-card-frenzy = Бешенство
heroes-card-cackling-charge = С хохотом в бой
heroes-card-warband = Боевая ватага

heroes-card-split = Деление
heroes-card-ooze-up = Из всех щелей
heroes-card-slosh = Хлюп
heroes-card-engulf = Скользкие объятия
heroes-card-bubble = Бульк

heroes-card-rise-again = Восстать из праха
heroes-card-grave-harvest = Могильная жатва
heroes-card-marrow-rite = Костный обряд
heroes-card-shamble = Шарк-шарк
heroes-card-rusty-blades = Ржавые клинки
heroes-card-bone-shield = Костяной щит

heroes-card-scurry = Врассыпную
heroes-card-busy-paws = Хлопотливые лапки
heroes-card-out-of-the-walls = Прямо из стен
heroes-card-gnaw = Острые зубки
heroes-card-nest = Гнездо
heroes-card-muster = Общий сбор

heroes-card-pitfall = Волчья яма
heroes-card-tinker = Бесовские поделки
heroes-card-scamper = Дать стрекача
heroes-card-fork-jab = Тычок вилами
heroes-card-cackling-call = Хихикающий зов

heroes-card-drift = Сквозняк
heroes-card-rattle-chains = Звон цепей
heroes-card-flying-crockery = Летающая посуда
heroes-card-spirited-errand = Дух на посылках
heroes-card-haunting = Нечисто тут

heroes-card-broom-ride = Полёт на метле
heroes-card-hex-bolt = Сглаз
heroes-card-stir-the-pot = Помешать в котле
heroes-card-black-cat = Чёрный кот
heroes-card-rite-of-gates = Обряд врат
heroes-card-coven-call = Зов шабаша

## Добыча

heroes-card-notched-sword = Зазубренный меч
heroes-card-twin-axes = Парные топоры
heroes-card-short-bow = Короткий лук
heroes-card-tower-shield = Башенный щит
heroes-card-snare-kit = Сумка с силками
heroes-card-war-drum = Боевой барабан
heroes-card-long-spear = Длинное копьё

heroes-card-cave-spider = Пещерный паук
heroes-card-giant-bat = Гигантская летучая мышь
heroes-card-riding-boar = Ездовой кабан
heroes-card-guard-hound = Сторожевой пёс
heroes-card-burden-beetle = Вьючный жук
heroes-card-carrion-crow = Ворона-падальщица
heroes-card-tunnel-worm = Червь-землерой

heroes-card-quickening-draught = Глоток прыти
heroes-card-bottled-fire = Огонь в бутылке
heroes-card-mending-tonic = Укрепляющий отвар
heroes-card-growth-brew = Зелье роста
heroes-card-courage-cordial = Настойка храбрости
heroes-card-fizzing-flask = Шипучая склянка
heroes-card-murky-dregs = Мутный осадок

heroes-card-scroll-of-doors = Свиток дверей
heroes-card-scroll-of-sparks = Свиток искр
heroes-card-scroll-of-calling = Свиток зова
heroes-card-scroll-of-command = Свиток приказа
heroes-card-scroll-of-wards = Свиток оберегов
heroes-card-scroll-of-echoes = Свиток эха
heroes-card-scroll-of-ruin = Свиток погибели

## Что делает карта: значки, соединённые словами ниже

heroes-text-and = +
heroes-text-or = или
heroes-text-then =
    { $n ->
        [1] →
       *[other] → каждый раз
    }

heroes-icon-draw =
    { $n ->
        [1] Добор
       *[other] Добор ×{ $n }
    }
heroes-icon-activate =
    { $n ->
        [1] Активация
       *[other] Активация ×{ $n }
    }
heroes-icon-move =
    { $n ->
        [1] Перемещение
       *[other] Перемещение ×{ $n }
    }
heroes-icon-melee =
    { $n ->
        [1] Ближняя атака
       *[other] Ближняя атака ×{ $n }
    }
heroes-icon-ranged =
    { $n ->
        [1] Дальняя атака
       *[other] Дальняя атака ×{ $n }
    }
heroes-icon-defend =
    { $n ->
        [1] Защита
       *[other] Защита ×{ $n }
    }
heroes-icon-trap =
    { $n ->
        [1] Ловушка
       *[other] Ловушка ×{ $n }
    }
heroes-icon-portal =
    { $n ->
        [1] Портал
       *[other] Портал ×{ $n }
    }
heroes-icon-generate =
    { $n ->
        [1] Создание ({ $token })
       *[other] Создание ({ $token }) ×{ $n }
    }
heroes-icon-generate-any =
    { $n ->
        [1] Создание (любой ресурс)
       *[other] Создание (любой ресурс) ×{ $n }
    }
heroes-icon-ambush =
    { $n ->
        [1] Засада { $count } ({ $type })
       *[other] Засада { $count } ({ $type }) ×{ $n }
    }
heroes-icon-ambush-any =
    { $n ->
        [1] Засада { $count } (любая комната)
       *[other] Засада { $count } (любая комната) ×{ $n }
    }
heroes-icon-summon =
    { $n ->
        [1] Призыв { $count }
       *[other] Призыв { $count } ×{ $n }
    }
heroes-icon-swarm =
    { $n ->
        [1] Рой ({ $what })
       *[other] Рой ({ $what }) ×{ $n }
    }
heroes-icon-reinforcements =
    { $n ->
        [1] Подкрепление ({ $what })
       *[other] Подкрепление ({ $what }) ×{ $n }
    }
heroes-icon-spend =
    { $n ->
        [1] Трата ({ $token })
       *[other] Трата ({ $token }) ×{ $n }
    }

heroes-icon-draw-word = Добор
heroes-icon-activate-word = Активация
heroes-icon-move-word = Перемещение
heroes-icon-melee-word = Ближняя атака
heroes-icon-ranged-word = Дальняя атака
heroes-icon-defend-word = Защита
heroes-icon-trap-word = Ловушка
heroes-icon-portal-word = Портал
heroes-icon-generate-word = Создание
heroes-icon-ambush-word = Засада
heroes-icon-summon-word = Призыв
heroes-icon-swarm-word = Рой
heroes-icon-reinforcements-word = Подкрепление
heroes-icon-spend-word = Трата

## Для чего комнаты и кланы

heroes-room-vault = Активация: положите сюда монету. Если сокровище разграбят, вы все проиграли.
heroes-room-forge = Активация: потратьте лежащую здесь монету; открытая карта снаряжения уходит в ваш сброс.
heroes-room-workshop = Активация: положите сюда ловушку.
heroes-room-library = Активация: положите сюда книгу.
heroes-room-pantry = Активация: потратьте сидящую здесь лягушку; открытая карта зелья уходит в ваш сброс.
heroes-room-crypt = Активация: положите сюда кость.
heroes-room-study = Активация: потратьте лежащую здесь книгу; открытая карта свитка уходит в ваш сброс.
heroes-room-sewer = Активация: посадите сюда лягушку.
heroes-room-menagerie = Активация: потратьте лежащую здесь кость; открытая карта зверя уходит в ваш сброс.
heroes-room-cells =
    Раз в свой ход, без Активации: риск. Героя с карты Гильдии запирают здесь, а вы берёте { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[many] { $n } карт
    }. Маг освобождает здесь всех и себя, и они сразу действуют. Карта сценария не даёт ничего.
heroes-room-laboratory = Активация: бросьте в Темницу героя со следующей карты Гильдии; открытая карта тактики уходит в ваш сброс. Карта сценария не даёт ничего.
heroes-room-site = Активация: потратьте от 1 до 3 лежащих здесь монет, постройте комнату с сокровищем такой ценности.

heroes-ability = Активация: { $does }.
heroes-ability-dragon = залечить все раны Дракона
heroes-ability-lizardfolk = дальняя атака одним
heroes-ability-gnoll = ближняя атака одним
heroes-ability-slime = взять карту
heroes-ability-skeleton = кость туда, где есть Скелет
heroes-ability-ratkin = ещё один Крысолюд туда, где они есть
heroes-ability-imp = перемещение одного
heroes-ability-poltergeist = перемещение одного, хоть сквозь стену
heroes-ability-witch = достроенный портал туда, где есть Ведьма

## Сценарии: имена их карт Гильдии и то, что становится труднее

heroes-sign-first-watch-bell = Туман
heroes-sign-first-watch-banner = Третьи петухи
heroes-sign-first-watch-crown = Смена караула
heroes-sign-the-tithe-bell = Счёт
heroes-sign-the-tithe-banner = Человек пристава
heroes-sign-the-tithe-crown = Взыскание
heroes-sign-high-water-bell = Вода прибывает
heroes-sign-high-water-banner = Они умеют плавать
heroes-sign-high-water-crown = Половодье
heroes-sign-jailbreak-season-bell = Ночная смена
heroes-sign-jailbreak-season-banner = Цена надзирателя
heroes-sign-jailbreak-season-crown = Старый номер с пирогом
heroes-sign-under-construction-bell = Поправка к проекту
heroes-sign-under-construction-banner = Забастовка
heroes-sign-under-construction-crown = Приёмка
heroes-sign-borrowed-tricks-bell = А у тебя что?
heroes-sign-borrowed-tricks-banner = Патентный спор
heroes-sign-borrowed-tricks-crown = Учёный совет
heroes-sign-bounty-board-bell = Разыскивается
heroes-sign-bounty-board-banner = Чужой кусок
heroes-sign-bounty-board-crown = Крупная дичь
heroes-sign-short-rations-bell = Ужин
heroes-sign-short-rations-banner = Ресторанный критик
heroes-sign-short-rations-crown = Доставка
heroes-sign-the-ram-bell = Раз-два, взяли!
heroes-sign-the-ram-banner = Свежие руки
heroes-sign-the-ram-crown = Под горку
heroes-sign-open-doors-bell = Проходите, не толпитесь
heroes-sign-open-doors-banner = Кто-то прислонился
heroes-sign-open-doors-crown = Экскурсия
heroes-sign-cave-in-bell = Толчок
heroes-sign-cave-in-banner = Сапёры
heroes-sign-cave-in-crown = Чуткий сон
heroes-sign-creeping-dark-bell = Гаснет лампа
heroes-sign-creeping-dark-banner = Шёпот
heroes-sign-creeping-dark-crown = Полночь
heroes-sign-overdue-bell = Пеня за просрочку
heroes-sign-overdue-banner = Не оторваться
heroes-sign-overdue-crown = Чтение вслух
heroes-sign-frog-exodus-bell = Тоска по дому
heroes-sign-frog-exodus-banner = Рыцари не любят лягушек
heroes-sign-frog-exodus-crown = Тёплый дождик
heroes-sign-smash-and-grab-bell = Ноги в руки
heroes-sign-smash-and-grab-banner = Свист: атас!
heroes-sign-smash-and-grab-crown = Все разом
heroes-sign-inside-job-bell = Полная распродажа
heroes-sign-inside-job-crown = Закрываемся
heroes-sign-no-quarter-bell = Они с друзьями
heroes-sign-no-quarter-banner = Под покровом ночи
heroes-sign-no-quarter-crown = Подъём!
heroes-sign-the-ransom-bell = Беги, мальчик
heroes-sign-the-ransom-banner = Он голодный
heroes-sign-the-ransom-crown = Колыбельная наоборот
heroes-sign-the-annex-bell = Разрешение на строительство
heroes-sign-the-annex-banner = Обмен кадрами
heroes-sign-the-annex-crown = Ревизор
heroes-sign-hero-of-the-week-bell = Поза
heroes-sign-hero-of-the-week-banner = Аплодисменты
heroes-sign-hero-of-the-week-crown = На бис

heroes-lever-first-watch = ловушек для начала
heroes-lever-the-tithe = проигрышный долг
heroes-lever-high-water = затоплено в начале
heroes-lever-jailbreak-season = узников к рассвету
heroes-lever-under-construction = построить комнат
heroes-lever-borrowed-tricks = ценность сокровища Лаборатории
heroes-lever-bounty-board = сдать монет
heroes-lever-short-rations = лягушек в начале
heroes-lever-the-ram = штурмов от толчка до толчка
heroes-lever-open-doors = открытых порталов в начале
heroes-lever-cave-in = ловушек на один взрыв
heroes-lever-creeping-dark = тёмных комнат в начале
heroes-lever-overdue = книг в начале
heroes-lever-frog-exodus = вывести лягушек
heroes-lever-smash-and-grab = проигрышная ценность краденого
heroes-lever-inside-job = безбилетников в товаре
heroes-lever-no-quarter = здоровье лагеря
heroes-lever-the-ransom = Особых карт в колоде Гильдии
heroes-lever-the-annex = сохранить сокровищ
heroes-lever-hero-of-the-week = его здоровье каждый раз

## Сценарии: особые правила и действие карт сценария

heroes-rule-head-start = До первого хода каждый игрок может положить ловушку туда, где у него есть монстр.
heroes-rule-gamble =
    { $n ->
        [one] Риск в Темнице даёт { $n } карту тактики.
        [few] Риск в Темнице даёт { $n } карты тактики.
       *[many] Риск в Темнице даёт { $n } карт тактики.
    }
heroes-rule-hand =
    { $n ->
        [one] В начале и при уборке добирайте до { $n } карты.
       *[many] В начале и при уборке добирайте до { $n } карт.
    }
heroes-rule-ram = Таран стоит { $room-in }; его здоровье — { $n } и ещё по 1 за каждого игрока сверх первого. Его атакуют, как героя; защититься от него нельзя, и он не устаёт. Когда он в Хранилище, для сокровища там хватит 3 героев.
heroes-rule-bounty = Когда монстр сражает героя, положите в ту комнату монету.
heroes-rule-flood = Затопленная комната не действует, ловушек в ней нет, а носить туда можно только лягушек; Канализация и под водой даёт лягушек. Активация и лягушка в самой комнате её осушают.
heroes-rule-laboratory = Среди добычи лежат карты тактики клана, за который никто не играет. Их раздаёт Лаборатория.
heroes-rule-laboratory-plan = Когда построена Лаборатория, выберите клан, за который никто не играет: его карты тактики замешиваются в добычу.
heroes-rule-site = На Стройке можно построить: { $rooms }.

heroes-op-rally = Побудка: просыпается комната, где усталых героев больше всего; не Темница, а среди равных — ближайшая к Хранилищу.
heroes-op-tithe = Сбросьте { $token-acc } из любой комнаты, а если игроков 3 или 4, то две; иначе на Хранилище ложится жетон события.
heroes-op-seize = За каждый жетон события на Хранилище, но не больше 2, убирают сокровище наименьшей ценности вне Хранилища, не переворачивая. Затем жетоны сбрасывают.
heroes-op-flood = Вода заливает следующую сухую комнату по порядку: { $rooms }.
heroes-op-wake = Если усталых героев { $room-in } не меньше { $n }, все они снова бодры.
heroes-op-wake-flooded = Все усталые герои в затопленных комнатах снова бодры.
heroes-op-throw = Возьмите карту Гильдии. Её герой попадает в Темницу; карта сценария ничего не делает.
heroes-op-survey = Положите один из открытых проектов под колоду стройки и откройте другой.
heroes-op-summon = Герой появляется { $room-in }: { $hero }.
heroes-op-summon-farthest = Герой появляется в самой далёкой от Хранилища комнате, но не в Темнице: { $hero }.
heroes-op-summon-crowded = Герой появляется там, где больше всего монстров: { $hero }.
heroes-op-toll = У кого есть чужая карта тактики, тот сбрасывает карту с руки.
heroes-op-advance = Таран катится к Хранилищу, но не дальше чем на две комнаты; комната, где есть ловушка или монстр, останавливает его. В каждой комнате каждая ловушка наносит ему 1 урон, а потом он наносит 1 урон каждому монстру. Если Таран разбит, вместо этого просыпается комната, где усталых героев больше всего.
heroes-op-break = Один достроенный портал, по вашему выбору, снова недостроен.
heroes-op-open-doors = До конца волны достроенные порталы служат героям проходами.
heroes-op-close = Обваливается следующий из этих проходов: { $rooms }.
heroes-op-creep = Все усталые герои вне Темницы и Хранилища крадутся на одну комнату ближе к Хранилищу и остаются усталыми. Ловушки на них действуют.
heroes-op-muster = Каждый игрок может поставить монстра из Логова в любую комнату.

## О чём спрашивают

heroes-ask-clan = Кто защитит подземелье? Выберите клан.
heroes-ask-place =
    { $n ->
        [one] Пока последний монстр: где он встанет на стражу?
       *[many] Осталось поставить монстров: { $n }. Где встанет на стражу следующий?
    }
heroes-ask-borrow = Лаборатории нужны фокусы: чьи карты тактики замешать в добычу?
heroes-ask-head-start = Героев ещё нет. Где устроить ловушку?
heroes-ask-turn =
    { $plays ->
        [0] Ваш ход: сыграть сейчас нечего. Завершите ход — придут герои.
       *[other] Ваш ход: сыграйте карту. Завершите ход — придут герои.
    }
heroes-ask-refresh = Сбросьте карту, чтобы обновить добычу, или завершите ход. Играть карты в этот ход больше нельзя.
heroes-ask-replace =
    { $n ->
        [0] Какую добычу убрать под колоду?
       *[other] Какую ещё добычу убрать под колоду? Уже убрано: { $n }.
    }
heroes-ask-icons =
    { $n ->
        [1] «{ $card }», последний значок: что делать?
       *[other] «{ $card }», осталось значков: { $n }. Что дальше?
    }
heroes-ask-carry = В путь { $room-from } { $door-to }: взять что-нибудь с собой?
heroes-ask-ambush =
    { $n ->
        [1] В засаду может сесть ещё один монстр: где?
       *[other] В засаду могут сесть ещё монстры: { $n }. Где следующий?
    }
heroes-ask-swarm =
    { $n ->
        [1] Рой { $room-in }, { $what }: что делает последний?
       *[other] Рой { $room-in }, { $what }, осталось монстров: { $n }. Что делает следующий?
    }
heroes-ask-momentum = Порыв! Это даром: { $what }. Берёте?
heroes-ask-take-tactic = Герой в Темнице: какую карту тактики возьмёте?
heroes-ask-plan = Молотки наготове: что построить и за сколько монет?
heroes-ask-lay = Куда положить { $room-acc } и как повернуть?
heroes-ask-heroes =
    { $players ->
        [1] Бодры несколько героев: чей шаг следующий?
       *[other] Бодры несколько героев: чей шаг следующий? Решайте вместе.
    }
heroes-ask-shot = Лучник целится { $room-in }: в кого попадёт стрела?
heroes-ask-ransack =
    { $n ->
        [1] Пропадает ресурс { $room-in }: какой?
       *[other] Пропадают ресурсы { $room-in }: { $n }. Какой первым?
    }
heroes-ask-whom = Атака { $room-in }: кого ударит { $hero }?
heroes-ask-defend =
    { $own ->
        [1] { $hero } бьёт вашего монстра { $room-in }. Защититесь?
       *[0] { $hero } бьёт монстра { $room-in }; хозяин монстра — { $rival }. Защититесь?
    }
heroes-ask-looters =
    { $n ->
        [1] Для грабежа { $room-in } нужен ещё один герой: кто устанет?
       *[other] Для грабежа { $room-in } нужны ещё герои: { $n }. Кто следующий устанет?
    }
heroes-ask-prey = Герои уносят { $room-from } ещё и ресурс: какой?
heroes-ask-curse = Проклятие! Какую карту сбросить?
heroes-ask-toll = За чужие фокусы надо платить: какую карту сбросить?
heroes-ask-charge = Герои бросаются вперёд { $room-from }: в какую сторону?
heroes-ask-traps = Срабатывает ловушка { $room-in }: кто попался?
heroes-ask-rally = Просыпаются усталые герои одной комнаты: какой?
heroes-ask-tithe = Пора платить десятину: { $token } ×{ $n }. Откуда взять?
heroes-ask-seize = С вас взыскивают долг: от какого сокровища отказаться?
heroes-ask-survey = Пришли землемеры: какой проект убрать?
heroes-ask-summoning = Герой на подходе: { $hero }. В какой комнате он появится?
heroes-ask-ram = Таран катится дальше: в какую сторону?
heroes-ask-break = Один из порталов рушится: какой?
heroes-ask-creep = Герои крадутся прочь { $room-from }: в какую сторону?
heroes-ask-muster = Свистать всех наверх: в какую комнату поставить монстра из Логова?
heroes-ask-over = Игра окончена.

## Что можно сделать

heroes-do-clan = Играть за клан «{ $clan }»
heroes-do-borrow = Одолжить у клана «{ $clan }»
heroes-do-place = Разместить { $room-in }
heroes-do-end-turn = Завершить ход
heroes-do-refresh = Обновить добычу: за карту, и в этот ход карт больше не играть
heroes-do-gamble =
    { $n ->
        [one] Рискнуть: героя в Темницу, вам { $n } карта; Маг освободит там всех
        [few] Рискнуть: героя в Темницу, вам { $n } карты; Маг освободит там всех
       *[many] Рискнуть: героя в Темницу, вам { $n } карт; Маг освободит там всех
    }
heroes-do-gamble-late =
    { $n ->
        [one] Рискнуть: героя в Темницу, вам { $n } карта, но сыграть её в этот ход нельзя; Маг освободит там всех
        [few] Рискнуть: героя в Темницу, вам { $n } карты, но сыграть их в этот ход нельзя; Маг освободит там всех
       *[many] Рискнуть: героя в Темницу, вам { $n } карт, но сыграть их в этот ход нельзя; Маг освободит там всех
    }
heroes-do-play = Сыграть карту «{ $card }»: { $does }
heroes-do-discard = Сбросить карту «{ $card }»
heroes-do-replace = Убрать под колоду карту «{ $card }»
heroes-do-draw = Взять карту
heroes-do-reinforcements = Вызвать подкрепление
heroes-do-move = Переместить { $room-from } { $door-to }
heroes-do-move-wounded = Переместить { $room-from } { $door-to } ({ heroes-wounds })
heroes-do-carry = Взять с собой { $token-acc }
heroes-do-melee = Ударить { $hero-acc } { $room-in }
heroes-do-ranged = Подстрелить { $hero-acc } { $room-in }
heroes-do-generate = Создать { $token-acc } { $room-in }
heroes-do-trap = Устроить ловушку { $room-in }
heroes-do-portal = Открыть портал { $room-in }
heroes-do-summon = Призвать монстров { $room-in }
heroes-do-ambush = Устроить засаду { $room-in }
heroes-do-swarm = Поднять рой { $room-in }
heroes-do-spend-icons = Потратить { $token-acc } { $room-in }
heroes-do-use = Использовать { $room-acc }
heroes-do-activate = Использовать { $room-acc }: сделать { $token-acc }
heroes-do-activate-laboratory = Использовать { $room-acc }: героя — в Темницу, себе — карту тактики
heroes-do-activate-site = Использовать { $room-acc }: построить комнату
heroes-do-complete = Достроить портал { $room-in }
heroes-do-drain = Осушить { $room-acc } лягушкой
heroes-do-take-icons = Купить карту «{ $card }»
heroes-do-take-take-tactic = Взять карту «{ $card }»
heroes-do-ability-dragon = Дракон: залечить все раны
heroes-do-ability-lizardfolk = Людоящер: подстрелить { $hero-acc } { $room-in }
heroes-do-ability-gnoll = Гнолл: ударить { $hero-acc } { $room-in }
heroes-do-ability-slime = Слизь: взять карту
heroes-do-ability-skeleton = Скелет: создать кость { $room-in }
heroes-do-ability-ratkin = Крысолюд: ещё один { $room-in }
heroes-do-ability-imp = Бес: переместить { $room-from } { $door-to }
heroes-do-ability-imp-wounded = Бес: переместить { $room-from } { $door-to } ({ heroes-wounds })
heroes-do-ability-poltergeist = Полтергейст: проплыть { $room-from } { $door-to }
heroes-do-ability-poltergeist-wounded = Полтергейст: проплыть { $room-from } { $door-to } ({ heroes-wounds })
heroes-do-ability-witch = Ведьма: открыть портал { $room-in }
heroes-do-build =
    { $n ->
        [one] Построить { $room-acc } за { $n } монету
        [few] Построить { $room-acc } за { $n } монеты
       *[many] Построить { $room-acc } за { $n } монет
    }
heroes-do-lay =
    { $turns ->
        [r1] На { $cell }, четверть оборота; проходы: { $rooms }
        [r2] На { $cell }, пол-оборота; проходы: { $rooms }
        [r3] На { $cell }, три четверти оборота; проходы: { $rooms }
       *[r0] На { $cell }, без поворота; проходы: { $rooms }
    }
heroes-do-put-away = Убрать проект: { $room }
heroes-do-arrival = Приход { $room-in }: { $hero }, сначала бравада, потом ловушки
heroes-do-resolve-attack = Атака { $room-in }: { $hero }
heroes-do-resolve-charge = Натиск { $room-from }: { heroes-heroes }
heroes-do-resolve-loot = Грабёж { $room-in }: { heroes-heroes }, сокровище требует { $value }
heroes-do-resolve-wait = Ожидание { $room-in }: { heroes-heroes }, сокровище требует { $value }
heroes-do-hit = { $clan } { $room-in } ({ $seat })
heroes-do-hit-wounded = { $clan } { $room-in }, { heroes-wounds } ({ $seat })
heroes-do-defend = Защититься картой «{ $card }»
heroes-do-defend-again = Защититься ещё раз той же картой
heroes-do-lose = Потерять { $token-acc }
heroes-do-looter = Грабит { $hero }
heroes-do-charge = Натиск { $room-to }
heroes-do-trapped = Попался { $hero }
heroes-do-rally = Взбодрить героев { $room-in }
heroes-do-spend-tithe = Отдать { $token-acc } { $room-from }
heroes-do-give-up = Отказаться от сокровища { $room-in }
heroes-do-appear = Появится { $room-in }
heroes-do-ram = Покатится { $room-to }
heroes-do-break = Рушится портал { $room-in }
heroes-do-creep = Крадутся { $room-to }
heroes-do-pass-head-start = Без ловушки
heroes-do-pass-replace = Довольно: открыть новую добычу
heroes-do-pass-icons = Пропустить остальное на карте
heroes-do-pass-carry = Идти налегке
heroes-do-pass-ambush = Больше монстров не надо
heroes-do-pass-swarm = Остальные стоят на месте
heroes-do-pass-momentum = Нет, спасибо
heroes-do-pass-defend = Пусть бьёт
heroes-do-pass-tithe = Не платить
heroes-do-pass-muster = Никого не ставить

## Чего нельзя сделать и почему

heroes-why-gambled = Рискуют только раз за ход.
heroes-why-no-cells = В этом подземелье нет Темницы.
heroes-why-defend-later = Придержите: Защита отвечает на атаку героя, а в ваш ход ничего не делает.
heroes-why-no-cards = У вас не осталось карт, чтобы брать.
heroes-why-empty-lair = Ваше Логово пусто.
heroes-why-no-such-room = В подземелье нет комнат такого вида.
heroes-why-no-monster = В подземелье нет ваших монстров.
heroes-why-no-hero-here = Ни один герой не делит комнату с вашим монстром.
heroes-why-no-hero-near = По соседству с вашими монстрами нет героев.
heroes-why-no-trap = Ловушек не осталось, или комната под водой.
heroes-why-no-portal = Порталы у вас уже достроены, или их не осталось.
heroes-why-no-resource-here = Там, где ваши монстры, тратить нечего.
heroes-why-no-token = В Запасе их не осталось.
heroes-why-no-passage = Между комнатами стена.
heroes-why-flooded = Там всё под водой.
heroes-why-no-price = Для этого там нужна { $token }.
heroes-why-nothing-shown = Среди открытой добычи нет { $card-gen }.
heroes-why-no-building = Строить нельзя: ни один проект не помещается, или ни на одно сокровище не хватает.
heroes-why-no-use = Там, где ваши монстры, сейчас от этого нет толку.

## Что произошло: подготовка и ходы

heroes-event-clan = { $seat } играет за клан «{ $clan }».
heroes-event-placed = { $seat } размещает { heroes-monsters } { $room-in }.
heroes-event-borrowed = В добычу замешаны карты тактики клана «{ $clan }».
heroes-event-turn = Ход { $turn }: { $seat }.
heroes-event-played = { $seat } играет карту «{ $card }».
heroes-event-paid = { $seat } сбрасывает карту «{ $card }», чтобы обновить добычу.
heroes-event-discarded = { $seat } сбрасывает карту «{ $card }».
heroes-event-reshuffled = { $seat } перемешивает сброс в новую колоду.
heroes-event-drew =
    { $card-known ->
        [0] { $seat } берёт карту.
       *[1] { $seat } берёт карту «{ $card }».
    }
heroes-event-called =
    { $card-known ->
        [0] Подкрепление: { $seat } берёт на руку карту.
       *[1] Подкрепление: { $seat } берёт на руку карту «{ $card }».
    }
heroes-event-sent-off = Подкрепление: { $seat } сбрасывает карту «{ $card }».
heroes-event-shown = Новая добыча: «{ $card }».
heroes-event-put-under = Под колоду добычи уходит «{ $card }».
heroes-event-spent = { $seat } тратит { $token-acc } { $room-in }.
heroes-event-bought = { $seat } покупает карту «{ $card }»: она уходит в сброс.
heroes-event-took = { $seat } забирает карту «{ $card }»: она уходит в сброс.
heroes-event-moved = { $seat } ведёт монстра { $room-from } { $door-to }.
heroes-event-carried = { $seat } приносит { $token-acc } { $room-to }.
heroes-event-melee = { $seat } сражает { $hero-acc } { $room-in }.
heroes-event-ranged = { $seat } поражает издали { $hero-acc } { $room-in }.
heroes-event-ability-hit = { $seat } способностью клана сражает { $hero-acc } { $room-in }.
heroes-event-bounty = Награда за героя: { $token } { $room-in }.
heroes-event-ambushed = Засада! { $seat } размещает { heroes-monsters } { $room-in }.
heroes-event-summoned = { $seat } призывает { heroes-monsters } { $room-in }.
heroes-event-swarmed = { $seat } поднимает роем { heroes-monsters } { $room-in }.
heroes-event-generated = { $seat } создаёт { $token-acc } { $room-in }.
heroes-event-produced = { $seat } делает { $token-acc } { $room-in }.
heroes-event-trap-set = { $seat } устраивает ловушку { $room-in }.
heroes-event-portal-done = { $seat } достраивает портал { $room-in }.
heroes-event-portal-set = { $seat } открывает портал { $room-in }.
heroes-event-healed = { $seat } залечивает все раны Дракона.
heroes-event-drained = { $seat } лягушкой осушает { $room-acc }.
heroes-event-gambled = { $seat } рискует в Темнице.
heroes-event-experiment = { $seat } ставит опыт в Лаборатории.
heroes-event-built =
    { $n ->
        [one] { $seat } строит { $room-acc } за { $n } монету.
        [few] { $seat } строит { $room-acc } за { $n } монеты.
       *[many] { $seat } строит { $room-acc } за { $n } монет.
    }
heroes-event-plan-shown = Новый проект: { $card }.
heroes-event-plan-away = Проект убран: { $card }.

## Что произошло: штурм

heroes-event-assault =
    { $n ->
        [one] Герои идут на штурм: { $n } карта Гильдии.
        [few] Герои идут на штурм: { $n } карты Гильдии.
       *[many] Герои идут на штурм: { $n } карт Гильдии.
    }
heroes-event-guild = Гильдия посылает: { $card }.
heroes-event-came = { $hero } появляется { $room-in }.
heroes-event-no-room = { $hero } остаётся дома: комнат такого вида нет.
heroes-event-no-token = Не осталось ни одного жетона { $hero-gen }: снова бодры все усталые герои этого класса, а с ними и остальные в их комнатах.
heroes-event-stirred = Тревога взбадривает { heroes-tired-heroes } { $room-in }.
heroes-event-disarms = Бравада { $room-in }: { $hero } снимает ловушку.
heroes-event-ransacks = Бравада { $room-in }: { $hero } крушит ресурсы, не больше 2.
heroes-event-shoots = Бравада { $room-in }: { $hero } стреляет, цель — монстр { $door-in }.
heroes-event-freed = Бравада { $room-in }: Маг освобождает { heroes-tired-heroes } и себя.
heroes-event-escapes = Бравада { $room-in }: Маг освобождает себя, больше под замком никого нет.
heroes-event-lost = Потеря { $room-in }: { $token }.
heroes-event-trapped = Срабатывает ловушка { $room-in }: попался { $hero }.
heroes-event-jailed = { $hero } сидит в Темнице под замком, усталый.
heroes-event-inspired = Эффектное появление взбадривает { heroes-tired-heroes } { $room-in }.
heroes-event-attacks = { $hero } атакует монстра { $room-in }. Хозяин монстра — { $seat }.
heroes-event-defended = { $seat } защищается { $room-in } картой «{ $card }»: урона нет.
heroes-event-defended-again = { $seat } снова защищается { $room-in }: урона нет.
heroes-event-wounded = { $seat }: монстр { $room-in } ранен, осталось здоровья: { $n }.
heroes-event-fell = { $seat } теряет монстра { $room-in }: он уходит в Логово.
heroes-event-waits = { $hero } ждёт { $room-in }: сокровище требует { $n } героев.
heroes-event-looted =
    { $n ->
        [one] Грабёж { $room-in }: сокровище без стражи берёт { $n } герой.
        [few] Грабёж { $room-in }: сокровище без стражи берут { $n } героя.
       *[many] Грабёж { $room-in }: сокровище без стражи берут { $n } героев.
    }
heroes-event-treasure = Сокровище { $room-in }: { $card }.
heroes-event-restored = Исцеление взбадривает { heroes-tired-heroes } { $room-in }.
heroes-event-charges = Натиск { $room-from } { $door-to }: { heroes-heroes }, удержать некому и грабить нечего.
heroes-event-thrown = Карта Гильдии — { $card }: { $hero } отправляется в Темницу!
heroes-event-sign-idle = Карта Гильдии — { $card }: героя нет, ничего не происходит.
heroes-event-wave = Гильдия заново тасует карты: начинается волна { $n }!
heroes-event-won = Гильдии больше некого послать. Подземелье ваше!
heroes-event-lost-all = Сокровище Хранилища потеряно, а с ним и игра.
heroes-event-no-prey = Пожива, но ресурсов { $room-in } нет: ничего не пропадает.
heroes-event-empty-handed = { $seat }: сбрасывать нечего.
heroes-event-no-tactic = Открытых карт тактики нет: { $seat } ничего не берёт.
heroes-event-no-guild = Колода Гильдии пуста: никто не приходит.
heroes-event-no-cells = Темницы здесь нет: { $hero } остаётся дома.

## Что произошло: сценарии

heroes-event-sign = Гильдия посылает карту сценария: «{ $card }».
heroes-event-roused = Клич взбадривает { heroes-tired-heroes } { $room-in }.
heroes-event-owed = Десятина не уплачена. Жетонов события на Хранилище: { $n }.
heroes-event-seized = Сокровище { $room-in } забирают за долги, не переворачивая.
heroes-event-flooded = Вода поднимается { $room-in }.
heroes-event-ram-rolls = Таран катится { $room-to }.
heroes-event-ram-trapped = Ловушка { $room-in } бьёт по Тарану, осталось здоровья: { $n }.
heroes-event-ram-hit = { $seat } бьёт по Тарану { $room-in }, осталось здоровья: { $n }.
heroes-event-ram-wrecked = Таран разваливается { $room-in }.
heroes-event-breached = Таран проломил Хранилище: теперь для его сокровища хватит 3 героев.
heroes-event-portal-broken = Портал { $room-in } рушится: он снова недостроен.
heroes-event-doors-open = Герои разобрались с порталами: до конца волны они ходят через них Натиском.
heroes-event-closed = Обваливается проход: { $room } – { $door }.
heroes-event-creeps =
    { $n ->
        [one] { $n } усталый герой крадётся { $room-from } { $door-to }.
        [few] { $n } усталых героя крадутся { $room-from } { $door-to }.
       *[many] { $n } усталых героев крадутся { $room-from } { $door-to }.
    }
heroes-event-no-rally = Вне Темницы усталых героев нет: никто не просыпается.
heroes-event-no-wake = Усталых героев { $room-in } меньше { $n }: никто не просыпается.
heroes-event-no-wake-flooded = В затопленных комнатах усталых героев нет: никто не просыпается.
heroes-event-no-debt = Долгов нет: сокровища не забирают.
heroes-event-no-treasure = Вне Хранилища сокровищ не осталось: забирать нечего.
heroes-event-no-flood = Сухих комнат на очереди не осталось.
heroes-event-no-plan = Открытых проектов нет: землемеры уходят.
heroes-event-no-crowd = Монстров в подземелье нет: { $hero } не появляется.
heroes-event-no-toll = Чужих карт ни у кого нет: никто не сбрасывает.
heroes-event-no-break = Достроенных порталов нет: рушиться нечему.
heroes-event-no-close = Обваливаться больше нечему.
heroes-event-no-creep = Вне Темницы и Хранилища усталых героев нет: никто не крадётся.
heroes-event-no-muster = { $seat }: Логово пусто, никто не приходит.

## Конец игры

heroes-end-won = Вторая волна отбита на ходу { $turn }. Подземелье выстояло, победили все! Сохранено { heroes-treasures }.
heroes-end-lost = Сокровище Хранилища разграблено: волна { $wave }, ход { $turn }. Проиграли все.
heroes-place-won = Победа: сохранено { heroes-treasures }
heroes-place-lost = Поражение: уцелело { heroes-treasures }
