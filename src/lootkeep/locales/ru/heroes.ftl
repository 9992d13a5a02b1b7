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
heroes-price-coin =
    { $n ->
        [1] монету
        [one] { $n } монету
        [few] { $n } монеты
       *[many] { $n } монет
    }
heroes-price-frog =
    { $n ->
        [1] лягушку
        [one] { $n } лягушку
        [few] { $n } лягушек
       *[many] { $n } лягушек
    }
heroes-price-bone =
    { $n ->
        [1] кость
        [one] { $n } кость
        [few] { $n } кости
       *[many] { $n } костей
    }
heroes-price-book =
    { $n ->
        [1] книгу
        [one] { $n } книгу
        [few] { $n } книги
       *[many] { $n } книг
    }
heroes-price-trap =
    { $n ->
        [1] ловушку
        [one] { $n } ловушку
        [few] { $n } ловушки
       *[many] { $n } ловушек
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
heroes-card-tower = Осадная башня
    .acc = Осадную башню
    .gen = Осадной башни
    .dat = Осадной башне
    .ins = Осадной башней
heroes-card-camp = Лагерь
    .acc = Лагерь
    .gen = Лагеря
    .dat = Лагерю
    .ins = Лагерем
heroes-card-grimsby = Гримсби Долговязый
    .acc = Гримсби Долговязого
    .gen = Гримсби Долговязого
    .dat = Гримсби Долговязому
    .ins = Гримсби Долговязым
heroes-card-champion = Чемпион
    .acc = Чемпиона
    .gen = Чемпиона
    .dat = Чемпиону
    .ins = Чемпионом
heroes-card-heir = Наследник
    .acc = Наследника
    .gen = Наследника
    .dat = Наследнику
    .ins = Наследником
heroes-card-bard = Бард
    .acc = Барда
    .gen = Барда
    .dat = Барду
    .ins = Бардом
heroes-card-runner = Беглец
    .acc = Беглеца
    .gen = Беглеца
    .dat = Беглецу
    .ins = Беглецом

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
heroes-symbol-jewel = Самоцвет
heroes-symbol-special = Особая

heroes-card-bell = Колокол
heroes-card-banner = Знамя
heroes-card-crown = Корона
heroes-card-stowaway = Безбилетник

heroes-text-thief = При появлении: сбрасывает ловушку из своей комнаты.
heroes-text-warrior = При появлении: сбрасывает до 2 ресурсов из своей комнаты.
heroes-text-archer = При появлении: 1 урон монстру в соседней комнате, ближайшему к Хранилищу.
heroes-text-mage = При появлении в Темнице: взбадривает там всех и себя.
heroes-text-prey = Комната теряет ресурс.
heroes-text-curse = Каждый игрок сбрасывает с руки карту по своему выбору.
heroes-text-healing = Все герои в комнате снова бодры.
heroes-text-prisoner = Берут карту Гильдии; её герой попадает в Темницу.
heroes-text-defeat = Вы проиграли.
heroes-text-stowaway = Когда пора его открыть, выскакивает Вор.

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

## Сценарии: комнаты в беде

heroes-mark-flooded = затоплена
heroes-mark-picket = бастует
heroes-mark-dark = без света
heroes-where-any = в любой комнате
heroes-where-portal = в комнате с достроенным порталом
heroes-where-flooded = в затопленной комнате
heroes-where-picket = в бастующей комнате
heroes-where-dark = в тёмной комнате

## Сценарии: особые правила и действие карт сценария

heroes-rule-head-start =
    { $n ->
        [one] До первого хода каждый игрок может положить { $n } ловушку туда, где у него есть монстр.
        [few] До первого хода каждый игрок может положить { $n } ловушки туда, где у него есть монстры.
       *[many] До первого хода каждый игрок может положить { $n } ловушек туда, где у него есть монстры.
    }
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
heroes-rule-bounty = Когда монстр сражает героя, положите в ту комнату монету.
heroes-rule-laboratory = Среди добычи лежат карты тактики клана, за который никто не играет. Их раздаёт Лаборатория.
heroes-rule-laboratory-plan = Когда построена Лаборатория, выберите клан, за который никто не играет: его карты тактики замешиваются в добычу.
heroes-rule-site = На Стройке можно построить: { $rooms }.
heroes-rule-lookout =
    { $n ->
        [one] Верхняя карта колоды Гильдии лежит открыто.
        [few] Верхние { $n } карты колоды Гильдии лежат открыто.
       *[many] Верхние { $n } карт колоды Гильдии лежат открыто.
    }
heroes-rule-jewels =
    { $n ->
        [one] В колоде Гильдии ещё { $n } карта героя вида «Самоцвет»: она приводит одного героя в Хранилище.
        [few] В колоде Гильдии ещё { $n } карты героев вида «Самоцвет»: каждая приводит одного героя в Хранилище.
       *[many] В колоде Гильдии ещё { $n } карт героев вида «Самоцвет»: каждая приводит одного героя в Хранилище.
    }
heroes-rule-specials =
    { $n ->
        [one] В колоде Гильдии ещё { $n } карта героя вида «Особая»: она приводит по одному герою в каждую такую комнату.
        [few] В колоде Гильдии ещё { $n } карты героев вида «Особая»: каждая приводит по одному герою в каждую такую комнату.
       *[many] В колоде Гильдии ещё { $n } карт героев вида «Особая»: каждая приводит по одному герою в каждую такую комнату.
    }
heroes-rule-stowaways =
    { $n ->
        [one] В колоде добычи прячется { $n } безбилетник. Когда пора его открыть, выскакивает Вор — там, куда рвутся герои, а открывают другую карту.
        [few] В колоде добычи прячутся { $n } безбилетника. Когда пора открыть одного из них, выскакивает Вор — там, куда рвутся герои, а открывают другую карту.
       *[many] В колоде добычи прячутся { $n } безбилетников. Когда пора открыть одного из них, выскакивает Вор — там, куда рвутся герои, а открывают другую карту.
    }
heroes-rule-ajar =
    { $n ->
        [one] В начале { $n } портал уже достроен.
        [few] В начале { $n } портала уже достроены.
       *[many] В начале { $n } порталов уже достроены.
    }
heroes-rule-larder = Добирайте до { $n } и ещё по карте за каждый такой жетон { $room-in }, но не больше чем до { $most }: { $token }.
heroes-rule-raid = Разграбленное сокровище не переворачивают. Один из грабителей уносит его: перед каждым штурмом — на комнату ближе к выходу, а затем наружу. Монстр в комнате его задержит; ловушка или любой удар вернёт сокровище в его комнату.
heroes-rule-doors = Достроенные порталы — проходы и для героев, но сквозь них не стреляют.
heroes-rule-goal = Герои рвутся не в Хранилище, а { $room-to }: где в правилах сказано «ближе к Хранилищу», считайте до этой комнаты.
heroes-rule-orphans = Если для карты героя нет комнаты её вида, оба героя приходят { $room-to }.
heroes-rule-exits = Кто убегает, покидает подземелье через одну из этих комнат: { $rooms }.
heroes-rule-barren = При Активации эти комнаты ничего не делают: { $rooms }.
heroes-rule-rebel = За героев: { $token }. Где есть бодрый герой и нет монстра на страже, каждый такой жетон для сокровища считается ещё одним героем.
heroes-rule-tough = У героев этого класса 2 здоровья: { $hero }.
heroes-rule-foe-engine =
    { $foe }: место { $later ->
        [1] после вызова —
       *[0] —
    } { $room-in }, здоровье — { $n }, усталости нет. Бить можно, как героя. Ход вперёд — на комнату ближе к Хранилищу: там каждая ловушка наносит 1 урон этой машине, а она — 1 урон каждому монстру, и защититься нельзя. В Хранилище она бьёт снова. Сокровищу рядом с ней нужно на одного героя меньше.{ $crew ->
        [1] {" "}Пока в её комнате есть герой, вредят ей только ловушки.
       *[0] {""}
    }
heroes-rule-foe-camp =
    { $foe }: место { $later ->
        [1] после вызова —
       *[0] —
    } { $room-in }, здоровье — { $n }. Бить можно, как героя. Пока стоит, карта героя, ведущая в эту комнату, приводит туда ещё одного.{ $crew ->
        [1] {" "}Пока в комнате есть герой, удары ничего не дают.
       *[0] {""}
    }
heroes-rule-foe-captain =
    { $foe }: место { $later ->
        [1] после вызова —
       *[0] в начале —
    } { $room-in }, здоровье — { $n }. { $phases ->
        [1] Действует как герой этого класса: { $heroes }.
       *[other] Действует как герой этих классов, по очереди: { $heroes }. Лишившись здоровья, всякий раз снова цел и сидит усталый в самой далёкой от Хранилища комнате, но не в Темнице.
    } Темница не держит его, а проснувшись, он всякий раз снова бравирует.{ $crew ->
        [1] {" "}Пока в комнате есть другие герои, вредят ему только ловушки.
       *[0] {""}
    }
heroes-rule-foe-captive =
    { $foe }: { $later ->
        [1] после вызова спит
       *[0] спит
    } { $room-in }, и сразить его нельзя. Когда Темница просыпается, он бежит: перед каждым штурмом — на комнату ближе к выходу, а затем наружу. Монстр в комнате его задержит; ловушка или любой удар отправит обратно спать.
heroes-rule-foe-more =
    { $later ->
        [1] После вызова такой же появится { $room-in }, здоровье — { $n }: { $foe }.
       *[0] Ещё один такой же стоит { $room-in }, здоровье — { $n }: { $foe }.
    }
heroes-rule-marks-flooded = Комнаты затопляет по порядку, и на каждой лежит жетон события: { $rooms }.
heroes-rule-marks-picket = Строители бросают работу по порядку, и на каждой бастующей комнате лежит жетон события: { $rooms }.
heroes-rule-marks-dark = Лампы гаснут по порядку, и на каждой тёмной комнате лежит жетон события: { $rooms }.
heroes-rule-idle-flooded = Затопленная комната не действует; порталы, способности и риск — как всегда.
heroes-rule-idle-picket = Бастующая комната не действует; порталы, способности и риск — как всегда.
heroes-rule-idle-dark = Тёмная комната не действует; порталы, способности и риск — как всегда.
heroes-rule-bare-flooded = Затопленная комната теряет ловушки, и новых там не положить.
heroes-rule-bare-picket = Бастующая комната теряет ловушки, и новых там не положить.
heroes-rule-bare-dark = Тёмная комната теряет ловушки, и новых там не положить.
heroes-rule-mire-flooded = Кто ворвался Натиском в затопленную комнату, сразу устаёт.
heroes-rule-mire-picket = Кто ворвался Натиском в бастующую комнату, сразу устаёт.
heroes-rule-mire-dark = Кто ворвался Натиском в тёмную комнату, сразу устаёт.
heroes-rule-dark-flooded = В затопленную комнату и из неё не стреляют, а усталые герои перед каждым штурмом крадутся оттуда на комнату ближе к Хранилищу.
heroes-rule-dark-picket = В бастующую комнату и из неё не стреляют, а усталые герои перед каждым штурмом крадутся оттуда на комнату ближе к Хранилищу.
heroes-rule-dark-dark = В тёмную комнату и из неё не стреляют, а усталые герои перед каждым штурмом крадутся оттуда на комнату ближе к Хранилищу.
heroes-rule-only-flooded = В затопленную комнату нельзя принести ничего, кроме { $token-gen }.
heroes-rule-only-picket = В бастующую комнату нельзя принести ничего, кроме { $token-gen }.
heroes-rule-only-dark = В тёмную комнату нельзя принести ничего, кроме { $token-gen }.
heroes-rule-works = Эти комнаты действуют всё равно: { $rooms }.
heroes-rule-deed-clear-flooded =
    { $n ->
        [0] Активация в затопленной комнате осушает её.
       *[other] Активация в затопленной комнате осушает её; отдайте оттуда { $price }.
    }
heroes-rule-deed-clear-picket =
    { $n ->
        [0] Активация в бастующей комнате прекращает забастовку.
       *[other] Активация в бастующей комнате прекращает забастовку; отдайте оттуда { $price }.
    }
heroes-rule-deed-clear-dark =
    { $n ->
        [0] Активация в тёмной комнате зажигает там свет.
       *[other] Активация в тёмной комнате зажигает там свет; отдайте оттуда { $price }.
    }
heroes-rule-deed-deliver = Активация { $where } сдаёт лежащее там: { $price }.
heroes-rule-deed-deliver-there = Активация { $room-in } сдаёт лежащее там: { $price }.
heroes-rule-deed-break =
    { $n ->
        [0] Активация { $where } снова делает его недостроенным.
       *[other] Активация { $where } снова делает его недостроенным; отдайте оттуда { $price }.
    }
heroes-rule-deed-close =
    { $n ->
        [0] Активация { $where } обрушивает один из её проходов, по вашему выбору.
       *[other] Активация { $where } обрушивает один из её проходов, по вашему выбору; отдайте оттуда { $price }.
    }
heroes-rule-deed-close-there =
    { $n ->
        [0] Активация { $room-in } обрушивает один из проходов этой комнаты, по вашему выбору.
       *[other] Активация { $room-in } обрушивает один из проходов этой комнаты, по вашему выбору; отдайте оттуда { $price }.
    }
heroes-rule-deed-shelve = Активация { $where } возвращает оттуда в Запас { $price }.
heroes-rule-deed-shelve-there = Активация { $room-in } возвращает оттуда в Запас { $price }.

heroes-op-rally = Побудка: просыпается комната, где усталых героев больше всего; не Темница, а среди равных — ближайшая к Хранилищу.
heroes-op-tithe =
    { $else ->
        [1] Сбросьте { $price } из любых комнат. Иначе:
       *[0] Сбросьте { $price } из любых комнат; иначе на Хранилище ложится жетон события.
    }
heroes-op-seize =
    { $n ->
        [0] Сокровищ не забирают.
        [one] Забирают сокровище наименьшей ценности вне Хранилища, не переворачивая. Долги прощены.
        [few] Забирают { $n } сокровища наименьшей ценности вне Хранилища, не переворачивая. Долги прощены.
       *[many] Забирают { $n } сокровищ наименьшей ценности вне Хранилища, не переворачивая. Долги прощены.
    }
heroes-op-wake =
    { $n ->
        [1] Все усталые герои { $room-in } снова бодры.
       *[other] Если усталых героев { $room-in } не меньше { $n }, все они снова бодры.
    }
heroes-op-throw = Возьмите карту Гильдии. Её герой попадает в Темницу; карта сценария ничего не делает.
heroes-op-survey = Положите один из открытых проектов под колоду стройки и откройте другой.
heroes-op-summon = Герой появляется { $room-in }: { $hero }.
heroes-op-summon-farthest = Герой появляется в самой далёкой от Хранилища комнате, но не в Темнице: { $hero }.
heroes-op-summon-crowded = Герой появляется там, где больше всего монстров: { $hero }.
heroes-op-advance = На комнату ближе к Хранилищу, под удары лежащих там ловушек, а потом удар по каждому монстру: { $foe }.
heroes-op-break = Один достроенный портал, по вашему выбору, снова недостроен.
heroes-op-close = Обваливается следующий из этих проходов: { $rooms }.
heroes-op-creep = Все усталые герои вне Темницы и Хранилища крадутся на одну комнату ближе к Хранилищу и остаются усталыми. Ловушки на них действуют.
heroes-op-muster = Каждый игрок может поставить монстра из Логова в любую комнату.
heroes-op-tithe-there =
    { $else ->
        [1] Сбросьте { $price } { $room-from }. Иначе:
       *[0] Сбросьте { $price } { $room-from }; иначе на Хранилище ложится жетон события.
    }
heroes-op-tithe-rising =
    { $else ->
        [1] За каждый Колокол в сбросе, считая этот, сбросьте { $token-acc } из любой комнаты, а если игроков 3 или 4, то на 1 больше. Иначе:
       *[0] За каждый Колокол в сбросе, считая этот, сбросьте { $token-acc } из любой комнаты, а если игроков 3 или 4, то на 1 больше; иначе на Хранилище ложится жетон события.
    }
heroes-op-tithe-rising-there =
    { $else ->
        [1] За каждый Колокол в сбросе, считая этот, сбросьте { $token-acc } { $room-from }, а если игроков 3 или 4, то на 1 больше. Иначе:
       *[0] За каждый Колокол в сбросе, считая этот, сбросьте { $token-acc } { $room-from }, а если игроков 3 или 4, то на 1 больше; иначе на Хранилище ложится жетон события.
    }
heroes-op-seize-debts = За каждый жетон события на Хранилище, но не больше 2, забирают сокровище наименьшей ценности вне Хранилища, не переворачивая. Затем жетоны сбрасывают.
heroes-op-mark-flooded =
    { $n ->
        [0] Вода не прибывает.
        [one] Вода заливает следующую сухую комнату по порядку: { $rooms }.
        [few] Вода заливает следующие { $n } сухие комнаты по порядку: { $rooms }.
       *[many] Вода заливает следующие { $n } сухих комнат по порядку: { $rooms }.
    }
heroes-op-mark-picket =
    { $n ->
        [0] Никто не бастует.
        [one] Забастовка начинается в следующей по порядку комнате: { $rooms }.
       *[many] Забастовка начинается в следующих { $n } комнатах по порядку: { $rooms }.
    }
heroes-op-mark-dark =
    { $n ->
        [0] Лампы горят.
        [one] Гаснет следующая лампа по порядку: { $rooms }.
        [few] Гаснут следующие { $n } лампы по порядку: { $rooms }.
       *[many] Гаснут следующие { $n } ламп по порядку: { $rooms }.
    }
heroes-op-wake-at =
    { $n ->
        [1] Все усталые герои в одной комнате с этим врагом снова бодры: { $foe }.
       *[other] Если усталых героев в одной комнате с этим врагом не меньше { $n }, все они снова бодры: { $foe }.
    }
heroes-op-wake-marked-flooded = Все усталые герои в затопленных комнатах снова бодры.
heroes-op-wake-marked-picket = Все усталые герои в бастующих комнатах снова бодры.
heroes-op-wake-marked-dark = Все усталые герои в тёмных комнатах снова бодры.
heroes-op-summon-richest = Герой появляется там, где больше всего ресурсов, если они есть: { $hero }.
heroes-op-summon-portal = Герой появляется в комнате с достроенным порталом: { $hero }.
heroes-op-summon-goal = Герой появляется прямо там, куда рвутся герои: { $hero }.
heroes-op-summon-at = Герой появляется рядом с этим врагом, а если таких несколько, то рядом с каждым: { $hero }, { $foe }.
heroes-op-post =
    { $n ->
        [0] Никто не занимает пост { $room-in }.
        [one] { $n } герой занимает пост { $room-in }, усталый: { $hero }.
        [few] { $n } героя занимают пост { $room-in }, усталые: { $hero }.
       *[many] { $n } героев занимают пост { $room-in }, усталые: { $hero }.
    }
heroes-op-open = Проход, который обвалился последним, снова раскопан.
heroes-op-open-list = Сквозь стену прорыт следующий из этих проходов: { $rooms }.
heroes-op-reopen = Один недостроенный портал, по вашему выбору, достраивается.
heroes-op-call = Если врага тут нет, он приходит с полным здоровьем: { $foe }.
heroes-op-call-captain = Если его тут нет, он приходит с полным здоровьем; если есть, просыпается, а с ним и вся комната: { $foe }.
heroes-op-run = Все, кто убегает, делают это сейчас: на комнату ближе к выходу или наружу.
heroes-op-goal = Отныне герои рвутся { $room-to }.
heroes-op-spawn =
    { $n ->
        [0] Ничего нового { $room-in }.
       *[other] Новые жетоны { $room-in }: положите { $price }.
    }
heroes-op-drift =
    { $n ->
        [1] Из каждой комнаты один такой жетон уходит на комнату ближе, путь его — { $room-to }: { $token }.
       *[other] Из каждой комнаты, где таких жетонов не меньше { $n }, один уходит на комнату ближе, путь его — { $room-to }: { $token }.
    }
heroes-op-blind = Открытые карты Гильдии лежат лицом вниз, пока не кончится следующий штурм.
heroes-op-swap = Каждый игрок кладёт карту с руки в сброс соседа слева. Кто играет один, убирает её под колоду добычи и берёт открытую карту тактики, если она есть.
heroes-op-curse = Каждый игрок сбрасывает карту с руки.
heroes-op-restock = Вся открытая добыча уходит под колоду, и открывают новую.
heroes-op-again = И ещё раз.

## Сценарии: часы и чем всё кончается

heroes-clock-start = В начале:
heroes-clock-assault = Перед штурмом { $n }:
heroes-clock-every =
    { $n ->
        [1] Перед каждым штурмом:
        [one] Каждый { $n } штурм:
        [few] Каждые { $n } штурма:
       *[many] Каждые { $n } штурмов:
    }
heroes-clock-wave = Когда начинается волна { $n }:
heroes-clock-lost = Когда потеряно сокровищ вне Хранилища — { $n }:
heroes-clock-falls = Когда покончено с врагом ({ $foe }):
heroes-aim-lose-looted = Поражение, если разграблено сокровище { $room-in }.
heroes-aim-lose-gone = Поражение, если из подземелья вынесено сокровищ общей ценностью { $n }.
heroes-aim-lose-gone-vault = Поражение, если сокровище { $room-from } вынесено наружу.
heroes-aim-lose-escaped = Поражение, если на свободе { $foe }.
heroes-aim-lose-debt = Поражение, если долгов на Хранилище — { $n }.
heroes-aim-lose-marked-flooded = Поражение, если затопленных комнат — { $n }.
heroes-aim-lose-marked-picket = Поражение, если бастующих комнат — { $n }.
heroes-aim-lose-marked-dark = Поражение, если тёмных комнат — { $n }.
heroes-aim-win-delivered = Победа, как только вы сдали { $price }.
heroes-aim-win-fallen =
    { $n ->
        [1] Победа, как только покончено с врагом: { $foe }.
       *[other] Победа, как только покончено с врагами: { $foe } ×{ $n }.
    }
heroes-aim-win-sealed = Победа, если после штурма ни один проход не ведёт в Хранилище и героев там нет.
heroes-aim-win-built = Победа, как только построено комнат: { $n }.
heroes-aim-win-prisoners = Победа, как только усталых героев в Темнице: { $n }.
heroes-aim-end-built = К концу последней волны нужно построить комнат: { $n }.
heroes-aim-end-prisoners = К концу последней волны в Темнице нужны усталые герои: { $n }.
heroes-aim-end-kept = К концу последней волны вне Хранилища должны уцелеть сокровища: { $n }.
heroes-aim-end-delivered = К концу последней волны нужно сдать { $price }.
heroes-aim-end-fallen =
    { $n ->
        [1] К концу последней волны нужно покончить с врагом: { $foe }.
       *[other] К концу последней волны нужно покончить с врагами: { $foe } ×{ $n }.
    }
heroes-aim-end-late = Когда кончится последняя волна, будет поздно: вы проиграли.

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
heroes-ask-carrier = Сокровище { $room-in } уносят: кто берёт его и бежит?
heroes-ask-prey = Герои уносят { $room-from } ещё и ресурс: какой?
heroes-ask-curse = Проклятие! Какую карту сбросить?
heroes-ask-charge = Герои бросаются вперёд { $room-from }: в какую сторону?
heroes-ask-traps = Срабатывает ловушка { $room-in }: кто попался?
heroes-ask-rally = Просыпаются усталые герои одной комнаты: какой?
heroes-ask-tithe = Пора платить десятину: { $token } ×{ $n }. Откуда взять?
heroes-ask-seize = С вас взыскивают долг: от какого сокровища отказаться?
heroes-ask-survey = Пришли землемеры: какой проект убрать?
heroes-ask-summoning = Герой на подходе: { $hero }. В какой комнате он появится?
heroes-ask-retreat = { $foe } отступает перевести дух: в какую комнату?
heroes-ask-break = Один из порталов рушится: какой?
heroes-ask-creep = Герои крадутся прочь { $room-from }: в какую сторону?
heroes-ask-muster = Свистать всех наверх: в какую комнату поставить монстра из Логова?
heroes-ask-engine = Снова в путь: { $foe }. В какую сторону?
heroes-ask-wall-up = Порох заложен { $room-in }: какой проход обрушить?
heroes-ask-reopen = Кто-то прислонился к порталу: какой откроется?
heroes-ask-swap = День обмена опытом: какую карту отдать?
heroes-ask-swapped = Какую карту тактики взять взамен?
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
heroes-do-take-icons = Купить карту «{ $card }»
heroes-do-take-take-tactic = Взять карту «{ $card }»
heroes-do-take-swapped = Взять карту «{ $card }»
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
heroes-do-resolve-raid = Кража { $room-in }: { heroes-heroes }, сокровище требует { $value }
heroes-do-resolve-wait = Ожидание { $room-in }: { heroes-heroes }, сокровище требует { $value }
heroes-do-resolve-linger = Ожидание { $room-in }: { heroes-heroes }, брать нечего
heroes-do-hit = { $clan } { $room-in } ({ $seat })
heroes-do-hit-wounded = { $clan } { $room-in }, { heroes-wounds } ({ $seat })
heroes-do-defend = Защититься картой «{ $card }»
heroes-do-defend-again = Защититься ещё раз той же картой
heroes-do-lose = Потерять { $token-acc }
heroes-do-looter = Грабит { $hero }
heroes-do-carrier = С сокровищем бежит { $hero }
heroes-do-charge = Натиск { $room-to }
heroes-do-trapped = Попался { $hero }
heroes-do-rally = Взбодрить героев { $room-in }
heroes-do-spend-tithe = Отдать { $token-acc } { $room-from }
heroes-do-give-up = Отказаться от сокровища { $room-in }
heroes-do-appear = Появится { $room-in }
heroes-do-retreat = Отступление { $room-to }
heroes-do-break = Рушится портал { $room-in }
heroes-do-creep = Крадутся { $room-to }
heroes-do-deed-clear-flooded =
    { $n ->
        [0] Осушить { $room-acc }
       *[other] Осушить { $room-acc }, отдать { $price }
    }
heroes-do-deed-clear-picket =
    { $n ->
        [0] Прекратить забастовку { $room-in }
       *[other] Прекратить забастовку { $room-in }, отдать { $price }
    }
heroes-do-deed-clear-dark =
    { $n ->
        [0] Осветить { $room-acc }
       *[other] Осветить { $room-acc }, отдать { $price }
    }
heroes-do-deed-deliver = Сдать { $price } { $room-from }
heroes-do-deed-break =
    { $n ->
        [0] Сломать портал { $room-in }
       *[other] Сломать портал { $room-in }, отдать { $price }
    }
heroes-do-deed-close =
    { $n ->
        [0] Обрушить проход { $room-from }
       *[other] Обрушить проход { $room-from }, отдать { $price }
    }
heroes-do-deed-shelve = Убрать { $price } { $room-from }
heroes-do-wall-up = Проход { $room-to }
heroes-do-reopen = Откроется портал { $room-in }
heroes-do-roll = Дальше — { $room-to }
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
heroes-why-no-trap = Ловушек не осталось, или в ваши комнаты их не положить.
heroes-why-no-portal = Порталы у вас уже достроены, или их не осталось.
heroes-why-no-resource-here = Там, где ваши монстры, тратить нечего.
heroes-why-no-token = В Запасе их не осталось.
heroes-why-no-passage = Между комнатами стена.
heroes-why-no-price = Для этого нужно отдать оттуда { $price }.
heroes-why-nothing-shown = Среди открытой добычи нет { $card-gen }.
heroes-why-no-building = Строить нельзя: ни один проект не помещается, или ни на одно сокровище не хватает.
heroes-why-no-use = Там, где ваши монстры, сейчас от этого нет толку.
heroes-why-barren = В этом подземелье она ничего не делает.
heroes-why-marked-flooded = Там всё под водой.
heroes-why-marked-picket = Там забастовка.
heroes-why-marked-dark = Там слишком темно.

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
heroes-event-tough-hit = { $seat } ранит { $hero-acc } { $room-in }: хватит ещё одного удара.
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
heroes-event-tough-trapped = Ловушка { $room-in } ранит { $hero-acc }: хватит ещё одного удара.
heroes-event-jailed = { $hero } сидит в Темнице под замком, усталый.
heroes-event-inspired = Эффектное появление взбадривает { heroes-tired-heroes } { $room-in }.
heroes-event-shows-again = { $foe } просыпается { $room-in }: снова бравада.
heroes-event-retreats = На бис! { $foe } снова { $room-in }: здоровье полное, ремесло новое — { $hero }.
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
heroes-event-owed = Не уплачено. Долгов на Хранилище: { $n }.
heroes-event-seized = Сокровище { $room-in } забирают, не переворачивая.
heroes-event-portal-broken = Портал { $room-in } рушится: он снова недостроен.
heroes-event-closed = Обваливается проход: { $room } – { $door }.
heroes-event-creeps =
    { $n ->
        [one] { $n } усталый герой крадётся { $room-from } { $door-to }.
        [few] { $n } усталых героя крадутся { $room-from } { $door-to }.
       *[many] { $n } усталых героев крадутся { $room-from } { $door-to }.
    }
heroes-event-no-rally = Вне Темницы усталых героев нет: никто не просыпается.
heroes-event-no-wake = Усталых героев там мало: никто не просыпается.
heroes-event-no-debt = Долгов нет: сокровища не забирают.
heroes-event-no-treasure = Вне Хранилища сокровищ не осталось: забирать нечего.
heroes-event-no-plan = Открытых проектов нет: землемеры уходят.
heroes-event-no-crowd = Такой комнаты нет: { $hero } не появляется.
heroes-event-no-break = Достроенных порталов нет: рушиться нечему.
heroes-event-no-close = Обваливаться больше нечему.
heroes-event-no-creep = Вне Темницы и Хранилища усталых героев нет: никто не крадётся.
heroes-event-no-muster = { $seat }: Логово пусто, никто не приходит.
heroes-event-unpaid = Не уплачено: { $token }.
heroes-event-clock = Бьют часы: скоро штурм { $n }.
heroes-event-marked-flooded = Вода поднимается { $room-in }.
heroes-event-marked-picket = Инструменты брошены { $room-in }: забастовка.
heroes-event-marked-dark = Гаснет лампа { $room-in }.
heroes-event-cleared-flooded = { $seat } осушает { $room-acc }.
heroes-event-cleared-picket = { $seat } прекращает забастовку { $room-in }.
heroes-event-cleared-dark = { $seat } освещает { $room-acc }.
heroes-event-no-mark = Комнат на очереди не осталось: ничего не происходит.
heroes-event-mired =
    { $n ->
        [one] { $n } герой увязает { $room-in } и устаёт.
        [few] { $n } героя увязают { $room-in } и устают.
       *[many] { $n } героев увязают { $room-in } и устают.
    }
heroes-event-delivered = { $seat } сдаёт { $token-acc } { $room-from }. Всего: { $n }.
heroes-event-blasted = { $seat } поджигает фитиль { $room-in }.
heroes-event-shelved = { $seat } убирает { $token-acc } { $room-from }.
heroes-event-spawned = Прибыло { $room-in }: { $token } ×{ $n }.
heroes-event-no-spawn = Ничего нового { $room-in }: { $token }.
heroes-event-drifted = Само собой уходит { $room-from } { $door-to }: { $token }.
heroes-event-no-drift = Ничто не уходит само собой: { $token }.
heroes-event-posted = { $hero } занимает пост { $room-in }, усталый.
heroes-event-foe-hit = { $seat } бьёт { $room-in }: { $foe }, осталось здоровья: { $n }.
heroes-event-foe-trapped = Ловушка { $room-in } бьёт: { $foe }, осталось здоровья: { $n }.
heroes-event-foe-fell = Конец { $room-in }: { $foe }.
heroes-event-foe-rolls = { $foe } катится { $room-to }.
heroes-event-foe-strikes = Грохот { $room-in }: { $foe } наносит 1 урон каждому монстру.
heroes-event-called-foe = { $foe } тут как тут { $room-in }, здоровье: { $n }.
heroes-event-no-call = Уже тут: { $foe }. Ничего не происходит.
heroes-event-no-advance = Больше нет: { $foe }. Катиться нечему.
heroes-event-sighted = Дозорный видит, кто идёт: { $card }.
heroes-event-blinded = Туман. Дозорный видит свою руку, и то с трудом.
heroes-event-stowaway = Один из тюков дышал: выскакивает Вор!
heroes-event-opened = Снова раскопан проход: { $room } – { $door }.
heroes-event-dug = Сквозь стену! Теперь есть проход: { $room } – { $door }.
heroes-event-no-open = Раскапывать больше нечего.
heroes-event-reopened = Портал { $room-in } открывается: он достроен.
heroes-event-no-reopen = Недостроенных порталов нет: открываться нечему.
heroes-event-goal = Герои передумали: теперь они рвутся { $room-to }.
heroes-event-swapped = Карта «{ $card }» уходит в сброс, получает её { $seat }.
heroes-event-restocked = Под колоду уходит открытая добыча, карт: { $n }.
heroes-event-lingers = { $hero } ждёт { $room-in }: брать нечего, идти некуда.
heroes-event-lost-looted = Сокровище { $room-in } разграблено, а с ним потеряна и игра.
heroes-event-lost-gone = Слишком много сокровищ вынесено наружу, и игра потеряна.
heroes-event-lost-escaped = На свободе { $foe }: игра потеряна.
heroes-event-lost-debt = Долгов на Хранилище: { $n }. Игра потеряна.
heroes-event-lost-marked = Комнат в беде: { $n }. Игра потеряна.
heroes-event-won-fallen = С врагом покончено: { $foe }. Подземелье ваше!
heroes-event-won-delivered = Сдано: { $n }. Подземелье ваше!
heroes-event-won-built = Построено комнат: { $n }. Подземелье ваше!
heroes-event-won-prisoners = Героев в Темнице: { $n }. Подземелье ваше!
heroes-event-won-sealed = Путей в Хранилище больше нет. Подземелье ваше — что от него осталось!
heroes-event-missed-fallen = Последняя волна позади, а на ногах ещё { $foe }. Игра потеряна.
heroes-event-missed-delivered = Последняя волна позади, а сдано лишь { $n }. Игра потеряна.
heroes-event-missed-built = Последняя волна позади, а построено комнат: { $n }. Игра потеряна.
heroes-event-missed-prisoners = Последняя волна позади, а героев в Темнице: { $n }. Игра потеряна.
heroes-event-missed-kept = Последняя волна позади, а сокровищ вне Хранилища уцелело: { $n }. Игра потеряна.
heroes-event-missed-late = Последняя волна позади, и уже поздно. Игра потеряна.

## Что произошло: кто бежит

heroes-event-carried-off = Кража { $room-in }: { $hero } берёт сокровище (ценность { $n }) и бежит.
heroes-event-runner-moves = { $hero } бежит { $room-from } { $door-to }.
heroes-event-runner-held = Монстр { $room-in } преграждает путь: дальше { $hero } не пройдёт.
heroes-event-runner-trapped = Срабатывает ловушка { $room-in }: попался { $hero }.
heroes-event-runner-left = { $hero } бежит { $room-from } наружу: сокровище { $door-from } (ценность { $n }) потеряно навсегда.
heroes-event-treasure-back = Сокровище (ценность { $n }) снова лежит { $room-in } лицом вниз.
heroes-event-no-run = Никто не бежит: ничего не происходит.
heroes-event-captive-loose = Побег { $room-in }! { $foe } на воле.
heroes-event-captive-left = { $foe } бежит { $room-from } наружу, навсегда.
heroes-event-captive-hit = { $seat } ловит { $foe-acc } { $room-in }.
heroes-event-captive-back = { $foe } снова { $room-in } под замком, без сил.

## Конец игры

heroes-end-won = Последняя волна отбита на ходу { $turn }. Подземелье выстояло, победили все! Сохранено { heroes-treasures }.
heroes-end-won-fallen = С кем надо, покончено на ходу { $turn }. Победили все! Сохранено { heroes-treasures }.
heroes-end-won-delivered = Всё сдано на ходу { $turn }. Победили все! Сохранено { heroes-treasures }.
heroes-end-won-built = Всё построено на ходу { $turn }. Победили все! Сохранено { heroes-treasures }.
heroes-end-won-prisoners = Темница полна на ходу { $turn }. Победили все! Сохранено { heroes-treasures }.
heroes-end-won-sealed = Хранилище погребено на ходу { $turn }. Победили все! Сохранено { heroes-treasures }.
heroes-end-lost-looted = Сокровище { $room-in } разграблено: волна { $wave }, ход { $turn }. Проиграли все.
heroes-end-lost-gone = Слишком много сокровищ вынесено: волна { $wave }, ход { $turn }. Проиграли все.
heroes-end-lost-escaped = Пленник на свободе: волна { $wave }, ход { $turn }. Проиграли все.
heroes-end-lost-debt = Слишком много долгов: волна { $wave }, ход { $turn }. Проиграли все.
heroes-end-lost-marked = Слишком много комнат в беде: волна { $wave }, ход { $turn }. Проиграли все.
heroes-end-lost-fallen = Последняя волна кончилась на ходу { $turn }, а не со всеми врагами покончено. Проиграли все.
heroes-end-lost-delivered = Последняя волна кончилась на ходу { $turn }, а сдано слишком мало. Проиграли все.
heroes-end-lost-built = Последняя волна кончилась на ходу { $turn }, а построено слишком мало. Проиграли все.
heroes-end-lost-prisoners = Последняя волна кончилась на ходу { $turn }, а в Темнице слишком мало героев. Проиграли все.
heroes-end-lost-kept = Последняя волна кончилась на ходу { $turn }, а сокровищ уцелело слишком мало. Проиграли все.
heroes-end-lost-late = Последняя волна кончилась на ходу { $turn }, и было уже поздно. Проиграли все.
heroes-place-won = Победа: сохранено { heroes-treasures }
heroes-place-lost = Поражение: уцелело { heroes-treasures }
