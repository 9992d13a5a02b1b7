# Looterz по-русски.
# Карты стоят в падежах (.acc, .gen, .dat, .ins), имена игроков — всегда в именительном: «Аня: Гидра атакует
# Короля». Глаголы — в настоящем времени, чтобы не выбирать род.

## Игра

looterz-name = Looterz
looterz-edition-dragon = Дракон (английское издание)
looterz-edition-rigor = Ригор Мортис (итальянское издание)
looterz-pitch = Отправляйте проходимцев в подземелье, обкрадывайте друзей и первыми наберите нужную добычу.
looterz-option-rest = Можно ли завершить фазу подземелья, пока действовали не все ваши лутеры: 1 (могут отдыхать) или 0 (кто может действовать, обязан). Обычно 1.
looterz-option-target = Сколько добычи нужно для победы, от 1 до 36. Обычно 15 вдвоём, 10 втроём и вчетвером, 7 впятером и вшестером.

## На столе

looterz-inn =
    { $edition ->
        [rigor] Башня
       *[other] Таверна
    }
looterz-graveyard = Кладбище
looterz-hand = Рука
looterz-life = Жизнь
looterz-power = Сила

looterz-phase-recruitment-1 = Вербовка I
looterz-phase-dungeon = Подземелье
looterz-phase-recruitment-2 = Вербовка II
looterz-phase-sacrifice = Жертва

## Количества, в том числе внутри других сообщений

looterz-loot =
    { $edition ->
        [rigor]
            { $n ->
                [one] { $n } монета
                [few] { $n } монеты
               *[many] { $n } монет
            }
       *[other]
            { $n ->
                [one] { $n } добыча
               *[many] { $n } добычи
            }
    }
    .acc =
        { $edition ->
            [rigor]
                { $n ->
                    [one] { $n } монету
                    [few] { $n } монеты
                   *[many] { $n } монет
                }
           *[other]
                { $n ->
                    [one] { $n } добычу
                   *[many] { $n } добычи
                }
        }
looterz-lives =
    { $n ->
        [one] { $n } жизнь
        [few] { $n } жизни
       *[many] { $n } жизней
    }
looterz-damage =
    { $n ->
        [one] { $n } урон
       *[many] { $n } урона
    }
looterz-frog =
    { $edition ->
        [rigor] мыши
       *[other] лягушке
    }
looterz-owned =
    { $yours ->
        [1] ваша карта, ♥{ $life }
        [2] на время, владелец — { $lender }, ♥{ $life }
       *[other] { $owner }, ♥{ $life }
    }
looterz-hits =
    { $n ->
        [0] мимо
        [one] { $n } попадание
        [few] { $n } попадания
       *[many] { $n } попаданий
    }

## Карты: Дракон

looterz-card-thief = Вор
    .acc = Вора
    .gen = Вора
    .dat = Вору
    .ins = Вором
looterz-card-dragonling = Дракончик
    .acc = Дракончика
    .gen = Дракончика
    .dat = Дракончику
    .ins = Дракончиком
looterz-card-death-knight = Рыцарь смерти
    .acc = Рыцаря смерти
    .gen = Рыцаря смерти
    .dat = Рыцарю смерти
    .ins = Рыцарем смерти
looterz-card-king = Король
    .acc = Короля
    .gen = Короля
    .dat = Королю
    .ins = Королём
looterz-card-assassin = Убийца
    .acc = Убийцу
    .gen = Убийцы
    .dat = Убийце
    .ins = Убийцей
looterz-card-zombie = Зомби
looterz-card-cleric = Жрец
    .acc = Жреца
    .gen = Жреца
    .dat = Жрецу
    .ins = Жрецом
looterz-card-scarecrow = Пугало
    .acc = Пугало
    .gen = Пугала
    .dat = Пугалу
    .ins = Пугалом
looterz-card-orc = Орк
    .acc = Орка
    .gen = Орка
    .dat = Орку
    .ins = Орком
looterz-card-witch = Ведьма
    .acc = Ведьму
    .gen = Ведьмы
    .dat = Ведьме
    .ins = Ведьмой
looterz-card-mermaid = Русалка
    .acc = Русалку
    .gen = Русалки
    .dat = Русалке
    .ins = Русалкой
looterz-card-hydra = Гидра
    .acc = Гидру
    .gen = Гидры
    .dat = Гидре
    .ins = Гидрой
looterz-card-frog = Лягушка
    .acc = Лягушку
    .gen = Лягушки
    .dat = Лягушке
    .ins = Лягушкой
looterz-card-gelatinous-cube = Студенистый куб
    .acc = Студенистый куб
    .gen = Студенистого куба
    .dat = Студенистому кубу
    .ins = Студенистым кубом
looterz-card-executioner = Палач
    .acc = Палача
    .gen = Палача
    .dat = Палачу
    .ins = Палачом
looterz-card-vampire = Вампир
    .acc = Вампира
    .gen = Вампира
    .dat = Вампиру
    .ins = Вампиром
looterz-card-necromancer = Некромант
    .acc = Некроманта
    .gen = Некроманта
    .dat = Некроманту
    .ins = Некромантом
looterz-card-bard = Бард
    .acc = Барда
    .gen = Барда
    .dat = Барду
    .ins = Бардом
looterz-card-captain = Капитан
    .acc = Капитана
    .gen = Капитана
    .dat = Капитану
    .ins = Капитаном
looterz-card-archer = Лучник
    .acc = Лучника
    .gen = Лучника
    .dat = Лучнику
    .ins = Лучником
looterz-card-pickpocket = Карманник
    .acc = Карманника
    .gen = Карманника
    .dat = Карманнику
    .ins = Карманником
looterz-card-goblin = Гоблин
    .acc = Гоблина
    .gen = Гоблина
    .dat = Гоблину
    .ins = Гоблином
looterz-card-bullfrog = Жаба-бык
    .acc = Жабу-быка
    .gen = Жабы-быка
    .dat = Жабе-быку
    .ins = Жабой-быком
looterz-card-gargoyle = Горгулья
    .acc = Горгулью
    .gen = Горгульи
    .dat = Горгулье
    .ins = Горгульей
looterz-card-bomber = Бомбист
    .acc = Бомбиста
    .gen = Бомбиста
    .dat = Бомбисту
    .ins = Бомбистом
looterz-card-dwarf = Гном
    .acc = Гнома
    .gen = Гнома
    .dat = Гному
    .ins = Гномом
looterz-card-minotaur = Минотавр
    .acc = Минотавра
    .gen = Минотавра
    .dat = Минотавру
    .ins = Минотавром
looterz-card-wizard = Волшебник
    .acc = Волшебника
    .gen = Волшебника
    .dat = Волшебнику
    .ins = Волшебником
looterz-card-ghost = Призрак
    .acc = Призрака
    .gen = Призрака
    .dat = Призраку
    .ins = Призраком
looterz-card-beggar = Нищий
    .acc = Нищего
    .gen = Нищего
    .dat = Нищему
    .ins = Нищим

## Карты: Ригор Мортис

looterz-card-rigor-mortis = Ригор Мортис
    .acc = Ригора Мортиса
    .gen = Ригора Мортиса
    .dat = Ригору Мортису
    .ins = Ригором Мортисом
looterz-card-alley-cat = Уличный кот
    .acc = Уличного кота
    .gen = Уличного кота
    .dat = Уличному коту
    .ins = Уличным котом
looterz-card-hal-r-tel = Хал-Р-Тел
    .acc = Хал-Р-Тела
    .gen = Хал-Р-Тела
    .dat = Хал-Р-Телу
    .ins = Хал-Р-Телом
looterz-card-rollork = Роллорк
    .acc = Роллорка
    .gen = Роллорка
    .dat = Роллорку
    .ins = Роллорком
looterz-card-rat-king = Крысиный король
    .acc = Крысиного короля
    .gen = Крысиного короля
    .dat = Крысиному королю
    .ins = Крысиным королём
looterz-card-ninja = Таинственная ниндзя
    .acc = Таинственную ниндзя
    .gen = Таинственной ниндзя
    .dat = Таинственной ниндзя
    .ins = Таинственной ниндзя
looterz-card-berserker = Берсерк
    .acc = Берсерка
    .gen = Берсерка
    .dat = Берсерку
    .ins = Берсерком
looterz-card-medic = Лекарь
    .acc = Лекаря
    .gen = Лекаря
    .dat = Лекарю
    .ins = Лекарем
looterz-card-scratching-post = Когтеточка
    .acc = Когтеточку
    .gen = Когтеточки
    .dat = Когтеточке
    .ins = Когтеточкой
looterz-card-rrugh = Рругх
    .acc = Рругха
    .gen = Рругха
    .dat = Рругху
    .ins = Рругхом
looterz-card-elsar = Эльсар
looterz-card-pru = Пру
looterz-card-blink = Блинк
looterz-card-mouse = Мышь
    .acc = Мышь
    .gen = Мыши
    .dat = Мыши
    .ins = Мышью
looterz-card-hairball = Комок шерсти
    .acc = Комок шерсти
    .gen = Комка шерсти
    .dat = Комку шерсти
    .ins = Комком шерсти
looterz-card-headsman = Головоруб
    .acc = Головоруба
    .gen = Головоруба
    .dat = Головорубу
    .ins = Головорубом
looterz-card-night-drinker = Ночной пьяница
    .acc = Ночного пьяницу
    .gen = Ночного пьяницы
    .dat = Ночному пьянице
    .ins = Ночным пьяницей
looterz-card-medium = Медиум
    .acc = Медиума
    .gen = Медиума
    .dat = Медиуму
    .ins = Медиумом
looterz-card-minstrel = Менестрель
    .acc = Менестреля
    .gen = Менестреля
    .dat = Менестрелю
    .ins = Менестрелем
looterz-card-ringleader = Заводила
    .acc = Заводилу
    .gen = Заводилы
    .dat = Заводиле
    .ins = Заводилой
looterz-card-cutpurse = Щипач
    .acc = Щипача
    .gen = Щипача
    .dat = Щипачу
    .ins = Щипачом
looterz-card-scamp = Сорванец
    .acc = Сорванца
    .gen = Сорванца
    .dat = Сорванцу
    .ins = Сорванцом
looterz-card-fat-mouse = Толстая мышь
    .acc = Толстую мышь
    .gen = Толстой мыши
    .dat = Толстой мыши
    .ins = Толстой мышью
looterz-card-romolo = Ромоло
looterz-card-firecracker = Петарда
    .acc = Петарду
    .gen = Петарды
    .dat = Петарде
    .ins = Петардой
looterz-card-digger = Копатель
    .acc = Копателя
    .gen = Копателя
    .dat = Копателю
    .ins = Копателем
looterz-card-brute = Громила
    .acc = Громилу
    .gen = Громилы
    .dat = Громиле
    .ins = Громилой
looterz-card-sage = Мудрец
    .acc = Мудреца
    .gen = Мудреца
    .dat = Мудрецу
    .ins = Мудрецом
looterz-card-stray = Бродяга
    .acc = Бродягу
    .gen = Бродяги
    .dat = Бродяге
    .ins = Бродягой

## Что написано на карте

looterz-text-cannot-attack = Не может атаковать.
looterz-text-cannot-search = Не может вести Поиск.
looterz-text-cannot-be-attacked = Не может быть целью атаки; эффекты могут выбрать эту карту.
looterz-text-bans-loot = Пока эта карта в игре, никто не может вести Поиск или красть.
looterz-text-attacks =
    { $n ->
        [2] Может атаковать дважды за одно действие.
        [one] Может атаковать { $n } раз за одно действие.
        [few] Может атаковать { $n } раза за одно действие.
       *[many] Может атаковать { $n } раз за одно действие.
    }
looterz-text-trophy = Когда атака этой карты убивает лутера, возьмите { looterz-loot.acc } из запаса.
looterz-text-frog =
    { $edition ->
        [rigor] Считается мышью.
       *[other] Считается лягушкой.
    }
looterz-text-taunt = Провокация: соперник, который выбирает одного из ваших лутеров, обязан выбрать лутера с Провокацией.
looterz-text-activation = Активация: { $effect }
looterz-text-recruitment = Вербовка: { $effect }
looterz-text-last-wish = Последняя воля: { $effect }

looterz-effect-steal-activation =
    { $edition ->
        [dragon] можете украсть { looterz-loot.acc } у самого богатого соперника.
        [rigor] можете украсть { looterz-loot.acc } у самого богатого игрока.
       *[other] можете украсть { looterz-loot.acc } у самого богатого.
    }
looterz-effect-steal-otherwise =
    { $edition ->
        [dragon] можете украсть { looterz-loot.acc } у самого богатого соперника.
        [rigor] можете украсть { looterz-loot.acc } у самого богатого игрока.
       *[other] можете украсть { looterz-loot.acc } у самого богатого.
    }
looterz-effect-steal-from-anyone-activation = украдите { looterz-loot.acc } у любого соперника на выбор.
looterz-effect-steal-from-anyone-otherwise = можете украсть { looterz-loot.acc } у любого соперника на выбор.
looterz-effect-beg-activation =
    { $edition ->
        [rigor] если ни у одного соперника нет меньше монет, чем у вас, возьмите { looterz-loot.acc } из запаса.
       *[other] если ни у одного соперника нет меньше добычи, чем у вас, возьмите { looterz-loot.acc } из запаса.
    }
looterz-effect-beg-otherwise =
    { $edition ->
        [rigor] если ни у одного соперника нет меньше монет, чем у вас, возьмите { looterz-loot.acc } из запаса.
       *[other] если ни у одного соперника нет меньше добычи, чем у вас, возьмите { looterz-loot.acc } из запаса.
    }
looterz-effect-draw-activation =
    { $n ->
        [1] возьмите карту.
       *[many] возьмите до { $n } карт.
    }
looterz-effect-draw-otherwise =
    { $n ->
        [1] можете взять карту.
       *[many] можете взять до { $n } карт.
    }
looterz-effect-raise-activation = можете ввести в игру на своей стороне лутера с Кладбища, но не такого же.
looterz-effect-raise-otherwise = можете ввести в игру на своей стороне лутера с Кладбища, но не такого же.
looterz-effect-muster-activation =
    { $edition ->
        [rigor] верхняя карта Башни входит в игру на вашей стороне.
       *[other] верхняя карта Таверны входит в игру на вашей стороне.
    }
looterz-effect-muster-otherwise =
    { $edition ->
        [rigor] верхняя карта Башни входит в игру на вашей стороне.
       *[other] верхняя карта Таверны входит в игру на вашей стороне.
    }
looterz-effect-enlist-activation = можете завербовать ещё одного лутера с руки.
looterz-effect-enlist-otherwise = можете завербовать ещё одного лутера с руки.
looterz-effect-destroy-activation = уничтожьте любого лутера.
looterz-effect-destroy-otherwise = можете уничтожить любого лутера.
looterz-effect-damage-activation = нанесите { looterz-damage } любому лутеру.
looterz-effect-damage-otherwise = можете нанести { looterz-damage } любому лутеру.
looterz-effect-heal-activation =
    { $n ->
        [1] можете дать 1 жизнь любому лутеру или 2 жизни любой { looterz-frog }.
       *[many] можете дать { looterz-lives } любому лутеру или вдвое больше любой { looterz-frog }.
    }
looterz-effect-heal-otherwise =
    { $n ->
        [1] можете дать 1 жизнь любому лутеру или 2 жизни любой { looterz-frog }.
       *[many] можете дать { looterz-lives } любому лутеру или вдвое больше любой { looterz-frog }.
    }
looterz-effect-drain-activation = переместите на эту карту { looterz-lives } с любого другого лутера.
looterz-effect-control-activation = возьмите под контроль лутера соперника до конца своего хода; он может действовать для вас.
looterz-effect-volley-activation =
    { $n ->
        [1] нанесите 1 урон любому лутеру.
        [2] нанесите 1 урон одному лутеру или каждому из двух разных.
       *[many] нанесите по 1 урону не более чем { $n } разным лутерам.
    }
looterz-effect-devour-activation = пожертвуйте другим своим лутером; эта карта получает { looterz-lives }.
looterz-effect-everyone-sacrifices-activation =
    { $n ->
        [1] каждый игрок, начиная с вас, жертвует лутером, но не этим.
       *[many] каждый игрок, начиная с вас, жертвует { $n } лутерами, но не этим.
    }
looterz-effect-everyone-sacrifices-otherwise =
    { $n ->
        [1] каждый игрок, начиная с вас, жертвует лутером, но не этим.
       *[many] каждый игрок, начиная с вас, жертвует { $n } лутерами, но не этим.
    }
looterz-effect-curse-activation = каждый другой лутер теряет { looterz-lives }, игрок за игроком, начиная с вас.
looterz-effect-curse-otherwise = каждый другой лутер теряет { looterz-lives }, игрок за игроком, начиная с вас.

## О чём спрашивают

looterz-ask-recruitment =
    { $n ->
        [1] Первая Вербовка: завербуйте лутера с руки или возьмите карту.
       *[many] Вторая Вербовка: завербуйте лутера с руки или возьмите карту.
    }
looterz-ask-dungeon = Подземелье: выберите лутера и его действие.
looterz-ask-sacrifice-phase = Остаться могут только трое: пожертвуйте одним лутером.
looterz-ask-hand-limit = На руке может быть не больше 10 карт: сбросьте одну.
looterz-ask-end-turn = Всё сделано: завершите ход.
looterz-ask-attack = { $card } атакует. Кого?
looterz-ask-attack-again = { $card } может атаковать ещё раз: выберите цель или пропустите.
looterz-ask-steal = { $card }: у кого украсть { looterz-loot.acc }?
looterz-ask-may-steal = { $card }: можете украсть { looterz-loot.acc }. У кого?
looterz-ask-steal-from-anyone = { $card }: у кого украсть { looterz-loot.acc }?
looterz-ask-may-steal-from-anyone = { $card }: можете украсть { looterz-loot.acc }. У кого?
looterz-ask-may-draw =
    { $n ->
        [1] { $card }: можете взять карту.
       *[many] { $card }: можете взять до { $n } карт.
    }
looterz-ask-raise = { $card }: можете вернуть в игру лутера с Кладбища.
looterz-ask-enlist = { $card }: можете завербовать ещё одного лутера с руки.
looterz-ask-destroy = { $card }: кого уничтожить?
looterz-ask-may-destroy = { $card }: можете уничтожить лутера. Кого?
looterz-ask-damage = { $card }: кому нанести { looterz-damage }?
looterz-ask-may-damage = { $card }: можете нанести { looterz-damage }. Кому?
looterz-ask-heal = { $card }: кому дать { looterz-lives }? Если { looterz-frog } — вдвое больше.
looterz-ask-may-heal = { $card }: можете дать { looterz-lives }, { looterz-frog } — вдвое больше. Кому?
looterz-ask-drain = { $card }: у кого забрать { looterz-lives }?
looterz-ask-control = { $card }: какого лутера соперника взять до конца хода?
looterz-ask-volley = { $card }: выберите цель, ей достанется 1 урон. Осталось целей: { $n }.
looterz-ask-devour = { $card }: кого из других своих лутеров скормить?
looterz-ask-sacrifice = { $card }: пожертвуйте одним из своих лутеров.
looterz-ask-order-wishes = Погибло сразу несколько ваших лутеров: чья Последняя воля следующая?
looterz-ask-over = Игра окончена.

## Что можно сделать

looterz-do-pass = Пропустить
looterz-do-draw = Взять карту
looterz-do-draw-any = Взять карту
looterz-do-recruit-any = Завербовать лутера
looterz-do-end-dungeon = Завершить фазу подземелья
looterz-do-end-turn = Завершить ход
looterz-do-steal-from = Обокрасть: { $rival }
looterz-do-recruit = Завербовать { $kind-acc }
looterz-do-discard = Сбросить { $kind-acc }
looterz-do-raise = Поднять { $kind-acc }
looterz-do-search = Поиск: { $card }
looterz-do-attack = Атака: { $card }
looterz-do-activate = Активация: { $card }
looterz-do-act = Действие: { $card }
looterz-do-choose = Выбрать { $card-acc }
looterz-do-sacrifice = Пожертвовать { $card-ins }
looterz-do-attack-target = Атаковать { $target-acc } ({ looterz-owned })
looterz-do-sacrifice-target =
    { $yours ->
        [2] Пожертвовать { $target-ins } (на время, владелец — { $lender })
       *[other] Пожертвовать { $target-ins }
    }
looterz-do-destroy-target = Уничтожить { $target-acc } ({ looterz-owned })
looterz-do-damage-target = Ударить { $target-acc } ({ looterz-owned })
looterz-do-heal-target = Вылечить { $target-acc } ({ looterz-owned })
looterz-do-drain-target = Выпить жизнь { $target-gen } ({ looterz-owned })
looterz-do-control-target = Переманить { $target-acc } ({ looterz-owned })
looterz-do-shoot-target = Подстрелить { $target-acc } ({ looterz-owned })
looterz-do-devour-target =
    { $yours ->
        [2] Съесть { $target-acc } (на время, владелец — { $lender })
       *[other] Съесть { $target-acc }
    }
looterz-do-wish-target = Сначала { $target }

## Чего нельзя сделать и почему

looterz-why-empty-hand = На руке нет карт.
looterz-why-nothing-to-draw = Брать больше нечего.
looterz-why-acted = Действие в этот ход уже потрачено.
looterz-why-cannot-search = Этот лутер не может вести Поиск.
looterz-why-cannot-attack = Этот лутер не может атаковать.
looterz-why-no-activation = У этого лутера нет Активации.
looterz-why-no-target = Нет подходящей цели.
looterz-why-no-cost = Больше некем жертвовать.
looterz-why-king =
    { $edition ->
        [dragon] В игре Король: никто не может вести Поиск или красть.
        [rigor] В игре Крысиный король: никто не может вести Поиск или красть.
       *[other] Один из лутеров в игре запрещает всем вести Поиск и красть.
    }
looterz-why-attack-or-search = После атаки можно атаковать ещё раз, но не вести Поиск.
looterz-why-other-than-this = Тем, кто требует жертвы, жертвовать нельзя.
looterz-why-own-kind = Себе подобных не поднимает.
looterz-why-itself = Себя выбрать нельзя.
looterz-why-chosen = Эта цель уже выбрана.
looterz-why-ghost = Этого лутера нельзя атаковать.
looterz-why-taunt =
    { $n ->
        [1] { $rival }: из-за Провокации можно выбрать только { $taunter-acc }.
       *[many] { $rival }: из-за Провокации можно выбрать только { $taunter-acc } или другого лутера с Провокацией.
    }
looterz-why-own-looter = Этот лутер и так ваш.
looterz-why-no-opposing-looter = Ни у кого из соперников нет лутеров в игре.
looterz-why-poor = { $rival }: красть нечего.
looterz-why-not-richest = { $rival } — не самый богатый игрок.
looterz-why-no-loot =
    { $edition ->
        [rigor] Ни у кого из соперников нет монет.
       *[other] Ни у кого из соперников нет добычи.
    }
looterz-why-leader = Богаче вас никого нет.
looterz-why-not-poorest = У кого-то из соперников меньше, чем у вас.
looterz-why-nobody-to-raise = На Кладбище некого поднять.
looterz-why-no-other-looter = Других лутеров в игре нет.
looterz-why-must-act = Домашнее правило этого стола: каждый лутер, который может действовать, обязан это сделать.

## Что произошло

looterz-event-turn = Ход { $turn }: { $seat }.
looterz-event-recruited = { $seat } вербует { $card-acc }.
looterz-event-drew = { $seat } берёт { $card-acc }.
looterz-event-discarded = { $seat } сбрасывает { $card-acc }.
looterz-event-mustered =
    { $edition ->
        [rigor] { $seat }: прямо из Башни в игру входит { $card }.
       *[other] { $seat }: прямо из Таверны в игру входит { $card }.
    }
looterz-event-raised = { $seat }: { $card } поднимает с Кладбища { $target-acc }.
looterz-event-searched =
    { $n ->
        [0] { $seat }: { $card } ведёт Поиск ({ $dice }) — пусто.
       *[many] { $seat }: { $card } ведёт Поиск ({ $dice }) — { looterz-loot }.
    }
looterz-event-attacked = { $seat }: { $card } атакует { $target-acc } ({ $dice }) — { looterz-hits }.
looterz-event-trophy = { $seat }: { $card } приносит { looterz-loot.acc } за убийство.
looterz-event-activated = { $seat } применяет Активацию: { $card }.
looterz-event-stole = { $seat }: { $card } крадёт { looterz-loot.acc }, в убытке { $rival }.
looterz-event-begged = { $seat }: { $card } выпрашивает { looterz-loot.acc } из запаса.
looterz-event-damaged = { $seat }: { $card } бьёт { $target-acc } — { looterz-damage }.
looterz-event-healed = { $seat }: { $card } даёт { $target-dat } { looterz-lives }.
looterz-event-drained = { $seat }: { $card } забирает у { $target-gen } { looterz-lives }.
looterz-event-controlled = { $seat }: { $card } переманивает { $target-acc } до конца хода.
looterz-event-returned = { $seat }: { $card } снова дома.
looterz-event-grew = { $seat }: { $card } получает { looterz-lives }.
looterz-event-cursed = { $seat }: из-за { $card-gen } { $target } теряет { looterz-lives }.
looterz-event-died =
    { $lent ->
        [1] { $seat }: { $card } погибает (карта взята на время, владелец — { $rival }).
       *[other] { $seat }: { $card } погибает.
    }
looterz-event-destroyed =
    { $lent ->
        [1] { $seat }: { $card } погибает на месте (карта взята на время, владелец — { $rival }).
       *[other] { $seat }: { $card } погибает на месте.
    }
looterz-event-sacrificed =
    { $lent ->
        [1] { $seat } жертвует { $card-ins } (карта взята на время, владелец — { $rival }).
       *[other] { $seat } жертвует { $card-ins }.
    }
looterz-event-reshuffled =
    { $n ->
        [one] Колода кончилась: Кладбище становится новой, в ней { $n } карта.
        [few] Колода кончилась: Кладбище перемешано и становится новой, в ней { $n } карты.
       *[many] Колода кончилась: Кладбище перемешано и становится новой, в ней { $n } карт.
    }
looterz-event-clock =
    { $n ->
        [one] { $seat } открывает Ригора Мортиса: на столе { $n } его карта.
        [few] { $seat } открывает Ригора Мортиса: на столе { $n } его карты.
       *[many] { $seat } открывает Ригора Мортиса: на столе { $n } его карт.
    }
looterz-event-time = Портрет готов: Ригор Мортис вернулся, время вышло!
looterz-event-won = { $seat } набирает { looterz-loot.acc } и побеждает!

## Что не удаётся и почему; правило стоит рядом

looterz-event-nothing-king =
    { $edition ->
        [dragon] { $seat }: { $card } ничего не крадёт — в игре Король.
        [rigor] { $seat }: { $card } ничего не крадёт — в игре Крысиный король.
       *[other] { $seat }: { $card } ничего не крадёт — это запрещает один из лутеров в игре.
    }
looterz-event-nothing-leader = { $seat }: { $card } ничего не крадёт — богаче никого нет.
looterz-event-nothing-no-loot =
    { $edition ->
        [rigor] { $seat }: { $card } ничего не крадёт — ни у кого из соперников нет монет.
       *[other] { $seat }: { $card } ничего не крадёт — ни у кого из соперников нет добычи.
    }
looterz-event-nothing-not-poorest = { $seat }: { $card } ничего не получает — у кого-то из соперников ещё меньше.
looterz-event-nothing-nothing-to-draw = { $seat }: { $card } ничего не приносит — брать больше нечего.
looterz-event-nothing-empty-hand = { $seat }: { $card } никого не приводит — на руке нет карт.
looterz-event-nothing-nobody-to-raise = { $seat }: { $card } никого не поднимает — на Кладбище некого вернуть.
looterz-event-nothing-no-target = { $seat }: { $card } ничего не делает — выбирать больше некого.
looterz-event-nothing-no-other-looter = { $seat }: { $card } ничего не делает — других лутеров в игре нет.
looterz-event-nothing-nobody-to-sacrifice = { $seat }: { $card } требует жертвы, но жертвовать некем.
looterz-event-nothing-gone = { $seat }: { $card } больше не в игре, остаток действия пропадает.
looterz-event-nothing-no-second-target = { $seat }: { $card } больше не атакует — атаковать некого.

## Конец игры

looterz-end-target = { $seat } достигает цели и побеждает.
looterz-end-time =
    { $by ->
        [ties] Ригор Мортис вернулся: время вышло. У тех, кто впереди, ничья, и они проигрывают; среди остальных побеждает { $seat }.
        [looterz] Ригор Мортис вернулся: время вышло. Самых богатых несколько, и всё решают лутеры в игре: побеждает { $seat }.
       *[coins] Ригор Мортис вернулся: время вышло. { $seat } побеждает: монет больше всех.
    }
looterz-end-nobody =
    { $ties ->
        [1] Ригор Мортис вернулся: время вышло, у всех ничья, не побеждает никто.
       *[many] Ригор Мортис вернулся: время вышло, у каждого с кем-нибудь ничья (всего ничьих: { $ties }), не побеждает никто.
    }
looterz-place-loot =
    { $looterz ->
        [one] { looterz-loot }, в игре { $looterz } лутер
        [few] { looterz-loot }, в игре { $looterz } лутера
       *[many] { looterz-loot }, в игре { $looterz } лутеров
    }
looterz-place-won = Победа: { looterz-place-loot }
looterz-place-tied = Проигрыш из-за ничьей: { looterz-place-loot }
