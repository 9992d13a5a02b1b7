# Терминал по-русски. Строка `terminal-command-*` перечисляет, как можно набрать команду.

## Вопросы и ответы

terminal-at-best = легче всего: { $card }
terminal-keys = помощь · подсказка · ? почему · о отмена · в выход
terminal-choose = Наберите число от 1 до { $n } или «помощь».
terminal-no-number = Варианта { $text } нет: числа от 1 до { $n }.
terminal-unknown = «{ $text }» — такого варианта нет. Наберите число, первые слова или «помощь».
terminal-ambiguous = «{ $text }» может значить: { $names }.
terminal-too-far = «{ $text }» — слишком далеко вперёд: сделайте первый шаг и посмотрите, что выйдет.
terminal-not-possible =
    { $n ->
        [one] { $n } действие сейчас невозможно; ? скажет почему.
        [few] { $n } действия сейчас невозможны; ? скажет почему.
       *[many] { $n } действий сейчас невозможны; ? скажет почему.
    }
terminal-nothing-refused = Запретов нет: всё, что можно сделать, есть в списке.
terminal-calls = Когда вас спрашивают, можно сказать и это: { $calls }

## Команды

terminal-command-help = помощь, п
terminal-command-hint = подсказка
terminal-command-why = почему, ?
terminal-command-undo = отмена, о
terminal-command-log = летопись, л
terminal-command-table = стол, с
terminal-command-graveyard = кладбище
terminal-command-card = карта, к
terminal-command-what = что
terminal-command-save = сохранить
terminal-command-quit = выход, в
terminal-help-choose = Выбирайте числом, первыми буквами слов (зав зом) или записью: attack hydra > king.
terminal-help-help = эта страница
terminal-help-hint = три лучших хода с вашего места, как их видит бот, и шансы на победу
terminal-help-why = почему нет того, что вы ищете
terminal-help-undo = взять назад своё последнее решение, если оно не вызвало броска и не открыло карту
terminal-help-log = всё, что произошло в партии
terminal-help-table = стол ещё раз, с текстами ваших карт
terminal-help-graveyard = всё, что лежит на Кладбище, с текстами карт
terminal-help-card = что делает карта; без имени — все карты
terminal-help-what = что будет, если кто-то придёт туда сейчас
terminal-help-save = записать партию в свой файл
terminal-help-quit = остановиться; партия сохранится
terminal-argument-card = ИМЯ
terminal-argument-what = МЕСТО
terminal-argument-save = ФАЙЛ
terminal-no-card = Карты «{ $text }» нет.
terminal-no-what = Эта игра не говорит, что было бы.
terminal-what-where = Где? Наберите «что» и место: { $places }.
terminal-which-file = В какой файл? Наберите: сохранить ФАЙЛ
terminal-saved = Записано в { $path }
terminal-file-exists = { $path } уже есть: выберите другое имя.
terminal-not-saved = Записать не удалось: { $why }

## Подсказки

terminal-hint-move = ход
terminal-hint-win = победа
terminal-hint-hold = выстоит
terminal-hint-interval = интервал 95 %
terminal-hint-how = насколько точно
terminal-hint-note = По мнению бота, который видит то же, что и это место. Интервал говорит, насколько он уверен, а не насколько хорошо играет.
terminal-hint-wait = Взвешиваю ходы …
terminal-thinking = { $seat } думает …

## Взять назад

terminal-taken-back = Взято назад: { $move }.
terminal-undo-nothing = Брать назад нечего.
terminal-undo-other = Последнее решение не ваше ({ $seat }): назад его не взять.
terminal-undo-revealed = Ваше последнее решение остаётся: из-за него брошены кости или открыта карта.

## Стол

terminal-earlier =
    { $n ->
        [one] … ещё { $n } строка: летопись
        [few] … ещё { $n } строки: летопись
       *[many] … ещё { $n } строк: летопись
    }
terminal-hand-over = За клавиатуру садится { $seat }. { $seat }, нажмите Enter.
terminal-go-on = — Enter: дальше · s: пропустить —
terminal-kept = Партия хранится в { $path }
terminal-pledged = Случай скреплён печатью { $commitment }
terminal-words = { $name }: слова для перемешивания (Enter — без слов):
terminal-resume = Продолжить: { $command }
terminal-record = Запись партии: { $path }
terminal-watch = Посмотреть снова: { $command }
terminal-verify = Проверить каждый бросок: { $command }
terminal-ranking = Итоги
terminal-place = { $place }. { $seat }: { $why }

## Просмотр

terminal-replay-title = { $game }, { $edition } · решение { $n } из { $all } · чьими глазами: { $eyes }
terminal-replay-all = всех сразу
terminal-replay-spectator = зрителя
terminal-replay-keys = Enter: дальше · b: назад · число: то решение · s 1, s all, s none: чьими глазами · p: стол · q: выход
terminal-replay-unknown = «{ $text }» здесь ничего не значит.
terminal-replay-unfinished = Запись здесь кончается; партия не доиграна.

## Looterz

terminal-looterz-legend = за ход до 5: столько самое большее принесут Поиски следующего хода · ♥ жизнь: по кости за каждую · ≤3 сила: кость с 3 и меньше попадает · ✓ уже действовал · ↩ вернётся к хозяину · #1 #2 различают двойников · Акт. — Активация · Воля — Последняя воля · остальное скажет: карта ИМЯ
terminal-looterz-only =
    { $undo ->
        [1] Другого ответа нет. Вопрос задан, чтобы можно было осмотреться или отменить прошлый выбор (о); Enter — дальше.
       *[other] Другого ответа нет. Вопрос задан, чтобы можно было осмотреться; Enter — дальше.
    }
terminal-looterz-graveyard =
    { $n ->
        [0] Кладбище пусто.
        [one] На Кладбище { $n } карта:
        [few] На Кладбище { $n } карты, начиная с самой новой:
       *[many] На Кладбище { $n } карт, начиная с самой новой:
    }
terminal-looterz-turn = Ход { $n }
terminal-looterz-clock = Ригор Мортис { $n }/{ $size }
terminal-looterz-you = вы
terminal-looterz-hand-size =
    { $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[many] { $n } карт
    }
terminal-looterz-to-go = до цели { $n }
terminal-looterz-threat = за ход до { $most }, победа { $chance } %
terminal-looterz-threat-low = за ход до { $most }
terminal-looterz-no-threat = угрозы нет
terminal-looterz-threat-barred = под запретом, иначе победа { $chance } %
terminal-looterz-no-looterz = никого в игре
terminal-looterz-expects =
    { $edition ->
        [rigor] в среднем { $whole },{ $tenths } монеты
       *[other] в среднем { $whole },{ $tenths } добычи
    }
terminal-looterz-to-win = победа { $chance } %
terminal-looterz-kill = смерть { $chance } %
terminal-looterz-no-kill = не убить, в среднем { $whole },{ $tenths } урона
terminal-looterz-tag-bans-loot = НИ ПОИСКА, НИ КРАЖ
terminal-looterz-tag-taunt = Провокация
terminal-looterz-tag-cannot-be-attacked = неуловим
terminal-looterz-tag-attacks = атак: { $n }
terminal-looterz-tag-trophy = трофей
terminal-looterz-tag-cannot-attack = не атакует
terminal-looterz-tag-cannot-search = не ищет
terminal-looterz-tag-frog =
    { $edition ->
        [rigor] мышь
       *[other] лягушка
    }
terminal-looterz-tag-activation = Акт.
terminal-looterz-tag-recruitment = Верб.
terminal-looterz-tag-last-wish = Воля

## Крагморта

terminal-kragmortha-choose = Выбирайте числом, делением (d4), первыми буквами слов (сыг риг) или записью: step d4, shove sky > f4.
terminal-kragmortha-legend = На поле заглавные буквы — гоблины (@ — ваш), «R» — Ригор Мортис, строчные — пол, * — Телепорт, ▒ — рабочий стол, ▓ — книжные полки; [2] — деление ответа 2, его можно выбрать и набрав название деления · ●●○◇ — Взоры, ромб — четвёртый · h2 d3 — какие · ■ Книги Магии лицом вверх, □ использованные, ✦ символы магии · остальное скажет: карта ИМЯ
terminal-kragmortha-turn = Ход { $n }, круг { $round }
terminal-kragmortha-tomes-left = Книг осталось { $n }
terminal-kragmortha-deck = колода { $n }
terminal-kragmortha-tokens = жетоны { $n }
terminal-kragmortha-turned = открыты:
terminal-kragmortha-next-token = (вы видели следующий: { $token })
terminal-kragmortha-you = вы
terminal-kragmortha-sign-teleport = Телепорт
terminal-kragmortha-sign-desk = рабочий стол
terminal-kragmortha-sign-marked = можно
terminal-kragmortha-tomes = Книги
terminal-kragmortha-hand = рука
terminal-kragmortha-hand-size = рука { $n }
terminal-kragmortha-tired = ноги устали
terminal-kragmortha-floor-book = к
terminal-kragmortha-floor-scroll = с
terminal-kragmortha-floor-potion = з
terminal-kragmortha-floor-stones = м
terminal-kragmortha-floor-desk = С
terminal-kragmortha-mark-ember = ОГ
terminal-kragmortha-mark-sky = ГО
terminal-kragmortha-mark-moss = БО
terminal-kragmortha-mark-amber = ЯН
terminal-kragmortha-mark-royal = СИ
terminal-kragmortha-mark-rose = РО
terminal-kragmortha-mark-bone = КО
terminal-kragmortha-mark-plum = СЛ

## Keep the Heroes Out!

terminal-heroes-language = ru
terminal-heroes-keys = помощь · ? почему · что если · с стол · о отмена · в выход
terminal-heroes-choose = Выбирайте номером, комнатой, если туда ведёт только один ответ (vault), первыми буквами слов (пер хра) или записью: move sewer > vault, melee thief forge.
terminal-heroes-legend = На стене комнаты — её вид и имя; разрыв в стене — проход · [2] первый ответ, который туда ведёт · ▣3 сокровище, на которое нужны 3 героя, ▣3! хватит ещё одного, ▣4!! и тогда всё потеряно · В! бодрый герой, В+ только что пришёл, в усталый, 2в двое · буквы героев: В — Вор, Н — Воин, Л — Лучник, М — Маг · Кр3•1 трое Крысолюдов, одна рана · ◌ недостроенный портал, ● достроенный · ≈ затоплена, бастует или без света · §1 долг не уплачен · Тар4 враг и его здоровье · В»▣2 Вор, уносящий сокровище · ■ карта Гильдии ещё в колоде, · уже вышла · рядом с добычей — ресурс, за который её берут · что КОМНАТА скажет, что сделал бы там герой · карта ИМЯ скажет остальное
terminal-heroes-wave = волна { $n }/{ $waves }
terminal-heroes-guild = Гильдия { $n }
terminal-heroes-assault = штурм { $n }
terminal-heroes-charging = натиск: { $heroes }
terminal-heroes-doors-open = герои ходят порталами
terminal-heroes-deck = Придут
terminal-heroes-loot = Добыча, ещё { $n }
terminal-heroes-loot-shown = Добыча
terminal-heroes-plans = Чертежи
terminal-heroes-hand = рука
terminal-heroes-standing = Логово { $lair }, рука { $hand }
terminal-heroes-piles = (колода { $deck }, сброс { $discards })
terminal-heroes-health = здоровье { $n }
terminal-heroes-goal =
    { $waves ->
        [1] Выстоите единственную волну колоды Гильдии — победите все вместе.
        [one] Выстоите { $waves } волну колоды Гильдии — победите все вместе.
        [few] Выстоите все { $waves } волны колоды Гильдии — победите все вместе.
       *[many] Выстоите все { $waves } волн колоды Гильдии — победите все вместе.
    }
terminal-heroes-treasure = сокровище { $n }
terminal-heroes-portal-unfinished = недостроенный портал
terminal-heroes-portal-completed = достроенный портал
terminal-heroes-debt = долг { $n }
terminal-heroes-awake = бодрый
terminal-heroes-arriving = только что пришёл
terminal-heroes-exhausted = усталый
terminal-heroes-guards = стережёт ▣{ $n }
terminal-heroes-leaves = бросает ▣{ $n }
terminal-heroes-odds = Следующая карта Гильдии приведёт сюда героя с вероятностью { $chance } %: { $heroes }.
terminal-heroes-no-odds = В колоде нет карт героев, которые ведут сюда.
terminal-heroes-sign-marked = ответ 2
terminal-heroes-sign-risk = хватит ещё одного героя
terminal-heroes-sign-risk-short = в опасности
terminal-heroes-sign-treasure = сокровище
terminal-heroes-sign-awake = бодрый
terminal-heroes-sign-exhausted = усталый
terminal-heroes-sign-wounds = двое, одна рана
terminal-heroes-sign-portals = портал, достроенный
terminal-heroes-sign-portals-short = порталы
terminal-heroes-token-coin = мон
terminal-heroes-token-frog = ляг
terminal-heroes-token-bone = кость
terminal-heroes-token-book = книга
terminal-heroes-token-trap = лов
terminal-heroes-row-thief = В Вор
terminal-heroes-row-warrior = Н Воин
terminal-heroes-row-archer = Л Лучник
terminal-heroes-row-mage = М Маг
terminal-heroes-mark-thief = В
terminal-heroes-mark-warrior = Н
terminal-heroes-mark-archer = Л
terminal-heroes-mark-mage = М
terminal-heroes-mark-dragon = Др
terminal-heroes-mark-lizardfolk = Лю
terminal-heroes-mark-gnoll = Гн
terminal-heroes-mark-slime = Сл
terminal-heroes-mark-skeleton = Ск
terminal-heroes-mark-ratkin = Кр
terminal-heroes-mark-imp = Бе
terminal-heroes-mark-poltergeist = По
terminal-heroes-mark-witch = Ве
terminal-heroes-clan-dragon = 1 × ♥5, против толпы: лечится
terminal-heroes-clan-lizardfolk = 5 × ♥2, против толпы: стреляют
terminal-heroes-clan-gnoll = 7 × ♥1, против толпы: кусаются
terminal-heroes-clan-slime = 8 × ♥1, защита: берут карту
terminal-heroes-clan-skeleton = 6 × ♥1, защита: делают кости
terminal-heroes-clan-ratkin = 9 × ♥1, защита: множатся
terminal-heroes-clan-imp = 4 × ♥2, помощь: ходят
terminal-heroes-clan-poltergeist = 3 × ♥2, помощь: сквозь стены
terminal-heroes-clan-witch = 2 × ♥3, помощь: строят порталы
