# Терминал по-русски. Строка `terminal-command-*` перечисляет, как можно набрать команду.

## Вопросы и ответы

terminal-at-best = лучше: { $card }
terminal-keys = помощь · ? почему · о отмена · в выход
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
terminal-command-why = почему, ?
terminal-command-undo = отмена, о
terminal-command-log = летопись, л
terminal-command-table = стол, с
terminal-command-card = карта, к
terminal-command-save = сохранить
terminal-command-quit = выход, в
terminal-help-choose = Выбирайте числом, первыми буквами слов (зав зом) или записью: attack hydra > king.
terminal-help-help = эта страница
terminal-help-why = почему нет того, что вы ищете
terminal-help-undo = взять назад своё последнее решение, если оно не вызвало броска и не открыло карту
terminal-help-log = всё, что произошло в партии
terminal-help-table = стол ещё раз, с текстами ваших карт
terminal-help-card = что делает карта; без имени — все карты
terminal-help-save = записать партию в свой файл
terminal-help-quit = остановиться; партия сохранится
terminal-argument-card = ИМЯ
terminal-argument-save = ФАЙЛ
terminal-no-card = Карты «{ $text }» нет.
terminal-which-file = В какой файл? Наберите: сохранить ФАЙЛ
terminal-saved = Записано в { $path }
terminal-file-exists = { $path } уже есть: выберите другое имя.
terminal-not-saved = Записать не удалось: { $why }

## Взять назад

terminal-taken-back = Взято назад: { $move }.
terminal-undo-nothing = Брать назад нечего.
terminal-undo-other = Последним решал { $seat }: это решение назад не взять.
terminal-undo-revealed = Ваше последнее решение остаётся: из-за него брошены кости или открыта карта.

## Стол

terminal-earlier =
    { $n ->
        [one] … ещё { $n } строка: летопись
        [few] … ещё { $n } строки: летопись
       *[many] … ещё { $n } строк: летопись
    }
terminal-hand-over = За клавиатуру садится { $seat }. { $seat }, нажмите Enter.
terminal-kept = Партия хранится в { $path }
terminal-resume = Продолжить: { $command }
terminal-record = Запись партии: { $path }
terminal-watch = Посмотреть снова: { $command }
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
terminal-looterz-tag-frog = лягушка
terminal-looterz-tag-activation = Акт.
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
terminal-kragmortha-sign-marked = можно
terminal-kragmortha-tomes = Книги
terminal-kragmortha-hand = рука
terminal-kragmortha-hand-size = рука { $n }
terminal-kragmortha-tired = устал
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
terminal-kragmortha-first = сначала на { $squares }
terminal-kragmortha-push = { $seat } толкает, { $rival } летит на
terminal-kragmortha-land-floor = { $square }
terminal-kragmortha-land-goblin = { $square } (а там { $rival })
terminal-kragmortha-land-rigor = { $square } (Ригор Мортис!)
terminal-kragmortha-land-teleport = { $square } (Телепорт)
terminal-kragmortha-land-desk = { $square } (стол)
terminal-kragmortha-slides = скользит дальше на { $square }
terminal-kragmortha-meets-rigor = Ригор Мортис: Взор
terminal-kragmortha-meets-teleport = Телепорт: откроется жетон
terminal-kragmortha-meets-desk = стол: Книга Магии
terminal-kragmortha-rigor-transfer = Телепорт: он сможет уйти куда угодно подальше от гоблинов
