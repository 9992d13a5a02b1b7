# The browser's own words: what all pages share.
web-choices = Выбор
web-phases = Фазы хода
web-chronicle = Хроника
web-your-turn = Ваш ход
web-decides = Решает { $name }
web-home = На главную
web-offline = Связь прервалась. Ничего не потеряно.
web-game-looterz = Looterz
web-game-kragmortha = Kragmortha
web-game-heroes = Keep the Heroes Out!

# Rules beside the table
web-rules-search = Поиск по правилам
web-rules-nothing = В правилах ничего нет про «{ $text }».
web-rules-failed = Не удалось получить правила. Попробуйте, когда связь восстановится.

# Replay
web-replay = Повтор
web-replay-eyes = Чьими глазами
web-replay-watcher = Зритель
web-replay-moment = { $ply } из { $plies }
web-replay-slider = Момент партии
web-replay-play = Пуск
web-replay-pause = Пауза
web-replay-back = На решение назад
web-replay-on = На решение вперёд
web-replay-turn-back = На ход назад
web-replay-turn-on = На ход вперёд
web-replay-copy = Скопировать ссылку на этот момент
web-replay-copied = Скопировано
web-replay-chosen = { $name } выбирает: { $choice }
web-replay-missing = Здесь нечего смотреть: ссылка неверна, или этот стол открыт не для всех.
web-replay-to-table = К столу

## Главная

web-lead = Три двери. Выбирайте.
web-lead-how = Настольные игры про подземелья за одним столом: с друзьями по ссылке или с ботами, которые не подглядывают. Без регистрации.
web-pitch-dragon = Отправьте воров, лягушек и одного очень жадного Короля к сокровищам Дракона. А потом — нож в спину.
web-pitch-rigor = Колдуна нет дома. Хватайте его Монеты, пока не сложился его портрет.
web-pitch-kragmortha = Гоблины толкаются в библиотеке Тёмного Властелина. Не попадитесь ему на глаза.
web-pitch-heroes = Вы — монстры. Сокровища ваши. А вот и герои, уже стучатся.
web-edition = Издание
web-edition-dragon = Дракон
web-edition-rigor = Ригор Мортис
web-players = от { $from } до { $to }
web-minutes = { $n } мин
web-spirit-looterz = кости и коварство
web-spirit-kragmortha = забавные наказания
web-spirit-heroes = сообща
web-play-now = Играть
web-play-now-how = против ботов
web-set-a-table = Создать стол
web-set-a-table-how = по ссылке
web-your-tables = Ваши столы
web-your-tables-where = на этом устройстве
web-no-tables = Пока нет. Здесь появятся столы, за которыми вы играете.
web-all-tables = Показать все ({ $n })
web-public-tables = Открытые столы
web-public-tables-how = смотреть может каждый
web-open-seats =
    { $n ->
        [0] Все в сборе
        [one] Свободно { $n } место
        [few] Свободно { $n } места
       *[many] Свободно { $n } мест
    }
web-won-by =
    { $n ->
        [one] Победа: { $names }
       *[other] Общая победа: { $names }
    }
web-nobody-won = Победителя нет
web-you-won = Вы победили
web-see-the-game = Посмотреть партию
web-continue = Продолжить
web-watch = Смотреть
web-sit-down = Сесть за стол
web-forget = Забыть стол { $table } на этом устройстве
web-invited = Вас пригласили?
web-invited-how = Вставьте ссылку или впишите название стола.
web-no-server = Сервер не отвечает. Мы спросим его ещё раз.
web-rules = Правила
web-about = О проекте
web-credit-short = Значки: Lorc, Delapouite и другие, game-icons.net, CC BY 3.0.
web-unofficial-short = Свободная программа. Правила пересказаны своими словами.

## О проекте

web-about-what = Lootkeep играет в три настольные игры по правилам: в браузере и в терминале, с людьми и с ботами, которые видят не больше вашего. Регистрация не нужна, а страница обращается только к тому серверу, с которого пришла.
web-about-rules = Игры
web-about-rules-how = Это неофициальная версия, не связанная ни с авторами, ни с издателями игр. Правила и тексты карт пересказаны своими словами; если игра вам понравилась, купите коробку.
web-about-icons = Значки
web-about-icons-how = Значки Lorc, Delapouite и других авторов с game-icons.net, по лицензии CC BY 3.0 (creativecommons.org/licenses/by/3.0), перекрашены.
web-about-fonts = Шрифты
web-about-fonts-how = Alegreya SC и Alegreya Sans Хуана Пабло дель Пераля (Huerta Tipográfica), а для названия дома — Grenze Gotisch от Omnibus-Type; все по лицензии SIL Open Font License 1.1.
web-about-code = Код
web-about-code-how = Lootkeep — свободная программа. Страница сделана на Svelte, а говорит через Project Fluent.

## Настройки

web-settings = Настройки
web-language = Язык
web-language-en = English
web-language-it = Italiano
web-language-ru = Русский
web-set-name = Ваше имя
web-set-name-none = пока нет
web-set-theme = Свет
web-theme-auto = как на устройстве
web-theme-dark = свеча
web-theme-light = утро
web-set-speed = Скорость
web-speed-calm = спокойно
web-speed-normal = обычно
web-speed-brisk = быстро
web-speed-once = сразу
web-speed-now = Скорость: { $speed }
web-skip = Пропустить
web-next = Дальше
web-while-you-waited = Пока вы ждали
web-taken-back = Ход взят назад.
web-recap-now = сейчас
web-recap-hurt = Досталось вам
web-show-again = Показать ещё раз
web-set-sound = Звук
web-set-effects = Звуки игры
web-set-room = Комната
web-set-banter = Боты болтают
web-set-guide = Подсказки новичку
web-on = да
web-off = нет
web-done = Готово

## За столом

web-bot-1 = Улла
web-bot-2 = Гризельда
web-bot-3 = Одо
web-bot-4 = Пиппа
web-bot-5 = Ансель
web-bot-6 = Ванда
web-bot-7 = Тобиас
web-bot-8 = Бертрам
web-stranger =
    { $n ->
        [1] Незнакомец
       *[other] Незнакомец { $n }
    }
web-you = Вы
web-bot-level = бот, { $level }
web-bot-stands-in = вместо игрока бот
web-turn-of = { $name }: ваш ход
web-your-answer = Ваш ответ
web-your-answer-to = Отвечаете вы; сейчас ходит { $name }
web-your-answer-together = Вы решаете сообща
web-together-answers = { $name } отвечает за всех: { $answer }
web-together-mine = Вы отвечаете за всех: { $answer }
web-together-object = Я против
web-together-take-back = Передумать
web-together-counts = Сейчас ответ будет принят, если никто не против.
web-together-objected = Против: { $names }. Договоритесь и ответьте ещё раз.
web-together-decides = Все уже возражали: решает { $name }.
web-together-you-decide = Все уже возражали: теперь решаете вы.
web-meanwhile = А пока читайте карты, болтайте или стройте планы.
web-read-rule = Прочитать правило { $rule }
web-time-left = осталось { $time }
web-undo = Отменить
web-undo-asks = С тех пор что-то открылось: спросим остальных.
web-undo-barred = С тех пор что-то открылось.
web-undo-nothing = Отменять нечего.
web-undo-asked = { $name } просит отменить последнее решение.
web-undo-agree = Разрешить
web-undo-decline = Нет
web-undo-waits = Ждём согласия: { $names }
web-undo-withdraw = Отозвать просьбу
web-hint = Подсказка
web-hint-thinking = Боты думают
web-guide-got-it = Понятно
web-guide-no-more = Больше не надо
web-bot-plays-for-you = За вас играет бот.
web-play-on = Играть самому
web-you-watch = Вы наблюдаете.
web-away = { $name } не на месте: { $time }
web-wait = Подождать
web-let-a-bot-play = Пусть играет бот
web-nudge-you = Время вышло: стол ждёт вас
web-nudge = Время вышло. Ждём игрока: { $name }
web-sound-on = Звук включён
web-sound-off = Звук выключен
web-fullscreen = Во весь экран
web-window = Выйти из полного экрана
web-close = Закрыть
web-earlier = Раньше
web-see-moment = Посмотреть этот момент
web-reconnecting =
    { $n ->
        [1] Восстанавливаем связь. Ничего не потеряно.
       *[other] Восстанавливаем связь, попытка { $n }. Ничего не потеряно.
    }
web-hand-over = Передайте устройство: { $name }
web-hand-over-look = Это я, { $name }
web-leave = Выйти из-за стола
web-leave-how = Пусть за вас доиграет бот? С этого устройства вы сможете вернуться на своё место в любой момент.
web-leave-watching = С этого устройства вы сможете вернуться за этот стол в любой момент.
web-leave-keep = Просто выйти; место за мной
web-leave-bot = Пусть доиграет бот
web-stay = Остаться
web-read = Читать
web-list-gone = Её правил больше нет
web-gone = Здесь нет стола
web-gone-how = Попросите у пригласившего ссылку целиком или вернитесь к дверям.
web-keys = Клавиши
web-key-choose = выбрать ответ по номеру
web-key-enter = взять единственный ответ или ответ из подсказки
web-key-tab = переходить между ответами и фигурами на столе
web-key-undo = отменить
web-key-hint = подсказка
web-key-skip = пропустить показ
web-key-next = к следующему событию показа
web-key-space = Пробел
web-key-rules = правила
web-key-chat = чат
web-key-throw = бросить что-нибудь
web-key-escape = закрыть открытое
web-key-help = этот список

## Чат

web-chat = Чат
web-chat-unread =
    { $n ->
        [one] Чат, { $n } новая строка
        [few] Чат, { $n } новые строки
       *[many] Чат, { $n } новых строк
    }
web-chat-none = Пока никто ничего не сказал.
web-chat-say = Скажите что-нибудь
web-chat-send = Отправить
web-chat-left =
    { $n ->
        [one] Ещё { $n } знак
        [few] Ещё { $n } знака
       *[many] Ещё { $n } знаков
    }
web-chat-watcher = кто-то из зрителей
web-mute = Не показывать, что пишет { $name }
web-unmute = Показывать, что пишет { $name }
web-silence = Лишить слова: { $name }
web-unsilence = Вернуть слово: { $name }
web-silence-watchers = Лишить слова зрителей
web-unsilence-watchers = Вернуть слово зрителям

## Перед игрой

web-lobby = Перед игрой
web-bot = Бот
web-level = Насколько умён бот
web-seats = Места
web-place-free = Свободное место
web-sit-here = Сесть сюда
web-sit-hot = Играть с этого устройства
web-add-bot = Посадить бота
web-remove = Убрать
web-stand-up = Встать
web-is-here = на месте
web-is-away = не на месте
web-replace-by-bot = Посадить бота
web-house-rules = Домашние правила
web-house-rules-own = свои
web-house-rules-usual = как обычно
web-as-in-the-box = как в коробке
web-option-seats = Игроки
web-option-scenario = Сценарий
web-option-target = Добыча для победы
web-option-rest = Лутеры в подземелье
web-option-difficulty = Сложность
web-option-penance = Наказания
web-option-hands = Карты на руках
web-option-clan = Кланы
web-option-clock = Часы
web-option-public = Кого пускать
web-penance-0 = только счёт
web-penance-1 = на экране
web-penance-2 = за столом
web-penances-1 = С наказаниями
web-penances-0 = только счёт
web-rest-0 = кто может, действует
web-rest-1 = могут отдыхать
web-hands-0 = открытые
web-hands-1 = закрытые
web-clan-free = потом, видя добычу
web-clan-of = Клан игрока { $n }
web-clock-none = нет
web-clock-move = на решение
web-clock-bank = на партию
web-clock-time = Сколько времени
web-clock-zero = Когда время выйдет
web-clock-zero-nudge = напомнить
web-clock-zero-bot = сыграет бот
web-seconds = { $n } с
web-public-no = только по ссылке
web-public-yes = всех
web-invite = Приглашение
web-invite-how = Кто откроет эту ссылку, сможет сесть за стол или смотреть.
web-qr = { $what } в виде QR-кода
web-copy = Копировать
web-copied = Скопировано
web-waits-for-host = Игру начнёт хозяин стола.
web-fill-with-bots = Остальные места — ботам
web-start = Начать
web-start-not-yet =
    { $n ->
        [one] Ещё свободно { $n } место
        [few] Ещё свободно { $n } места
       *[many] Ещё свободно { $n } мест
    }
web-seat-link = Ваше место на другом устройстве
web-seat-link-how = По этой ссылке играют за вас: никому её не давайте.
web-new-seat-link = Новая ссылка на моё место
web-new-seat-link-how = Ссылка попала в чужие руки? Новая отменит эту, в том числе на всех других устройствах.
web-new-seat-link-done = Теперь это единственная ссылка на ваше место.
web-lost-links = Кто-то потерял свою ссылку
web-lost-links-how = Если игрока нет две минуты, вы можете сделать новую ссылку на его место. Она сработает один раз, и об этом узнают все за столом.
web-lost-link-make = Сделать ссылку
web-lost-link-of = Новая ссылка: { $name }
web-seat-here = на месте
web-seat-away = нет уже { $time }
web-link-made = Хозяин стола сделал новую ссылку на место игрока { $name }.
web-link-made-mine = Пока вас не было, хозяин стола сделал новую ссылку на ваше место.
web-link-void = Отменить её
web-taken-over = Место игрока { $name } заняли по новой ссылке хозяина стола.

## Как занять место: одним словом, и что произойдёт
web-call = Позвать
web-call-how = Скопировать приглашение
web-here = Здесь

## Когда партия сыграна
web-over = Партия окончена
web-over-result = Итоги

web-connecting = Идём к столу

## Честный случай

web-shuffling = Честное перемешивание
web-shuffling-short = под печатью
web-shuffling-how = Ключ, из которого берутся все броски и перемешивания, уже выбран, а эта печать — его отпечаток: подменить ключ больше нельзя. Каждый добавляет слова, до раздачи они под печатью, поэтому никто не мог её подобрать. После игры ключ открывают и проверяют каждый бросок.
web-my-words = Ваши слова (к ним добавляются буквы, которых никто не угадает)
web-words-of = Слова: { $name }
web-dealing = Перемешиваем и раздаём …
web-dealing-waits = Перемешиваем. Ещё мгновение ждём слов: { $names } …
web-fair = Честно.
web-fair-seen =
    { $n ->
        [one] { $n } выпавшее число следует из ключа, запечатанного до раздачи; ваш браузер это проверил.
        [few] Все { $n } выпавших числа следуют из ключа, запечатанного до раздачи; ваш браузер проверил каждое.
       *[many] Все { $n } выпавших чисел следуют из ключа, запечатанного до раздачи; ваш браузер проверил каждое.
    }
web-fair-unseen =
    { $n ->
        [one] { $n } выпавшее число следует из ключа. До раздачи этого браузера здесь не было, поэтому он не знает, когда ключ запечатали.
        [few] Все { $n } выпавших числа следуют из ключа. До раздачи этого браузера здесь не было, поэтому он не знает, когда ключ запечатали.
       *[many] Все { $n } выпавших чисел следуют из ключа. До раздачи этого браузера здесь не было, поэтому он не знает, когда ключ запечатали.
    }
web-fair-flawed = Здесь что-то не сходится.
web-fair-flaw-key = Печать сделана не из этого ключа.
web-fair-flaw-commitment = До раздачи показывали другую печать.
web-fair-flaw-words = Это не те слова, что вы добавили.
web-fair-flaw-seals = Чьи-то слова не те, что были под печатью, когда вы открыли свои.
web-fair-flaw-draws = Одно из чисел не следует из ключа и слов.
web-fair-flaw-dice = Выпали не те кости, что даёт ключ.
web-fair-commitment = Печать
web-fair-key = Ключ
web-fair-words-of = Слова: { $name }
web-fair-how = Чтобы проверить всю игру у себя, сохраните запись и выполните

## Первая партия

web-prologue = Пролог
web-first-link = О чём эта игра?
web-chronicle-door = Хроника компании
web-workshop-link = Свой сценарий

## Между сидящими за столом

web-throw = Бросить что-нибудь
web-throw-what = Что бросить
web-throw-table = На стол
web-token-cheese = сыр
web-token-rose = роза
web-token-laugh = хохот
web-token-sweat = холодный пот
web-token-handshake = рукопожатие
web-token-bomb = бомба
web-threw = { $name } бросает: { $what }. Кому: { $whom }
web-threw-on-table = { $name } бросает на стол: { $what }
web-took-back = { $name } берёт ход назад
web-is-back = { $name } снова за столом
