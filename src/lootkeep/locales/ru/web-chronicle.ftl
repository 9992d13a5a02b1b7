# Хроника по-русски: карта ночей, что было до них и что после. Загружается, когда понадобится.

web-chronicle-title = Хроника
web-chronicle-all = Все хроники

## Начало

web-chronicle-lead = Подземелье, его ночи и карта, на которой загораются огни. Живёт по своей ссылке — для одного или для компании, столько вечеров, сколько понадобится.
web-chronicle-new = Начать хронику
web-chronicle-new-go = Открыть подземелье
web-chronicle-name = Как зовётся ваша компания
web-chronicle-name-usual = Четверговые чудища
web-chronicle-rename = Назвать компанию иначе
web-chronicle-rename-done = Вот так
web-chronicle-with-friends = С друзьями
web-chronicle-with-friends-how = Вы получите ссылку. У кого она есть, тот видит карту и играет с любого устройства.
web-chronicle-by-myself = В одиночку
web-chronicle-by-myself-how = Один клан, одно подземелье, винить некого. Друзья и боты могут прийти в любую ночь.
web-chronicle-mine = Ваши хроники
web-chronicle-none = На этом устройстве пока ни одной. По ссылке друга появится его хроника.
web-chronicle-forget = Забыть «{ $name }» на этом устройстве
web-chronicle-bring = Принести файл
web-chronicle-bring-how = Хроника, которую унесли отсюда или из терминала
web-chronicle-file-large = Этот файл больше любой хроники: хватило бы нескольких сотен килобайт.
web-chronicle-freely = Свободный выбор
web-chronicle-freely-how = Любая ночь, без хроники
web-chronicle-missing = Эта хроника закрыта
web-chronicle-missing-how = Возможно, потерялся конец ссылки: он начинается с #k=. Кто её прислал, может скопировать её с карты ещё раз.

## Карта

web-chronicle-map = Ночи, этаж за этажом
web-chronicle-state-won = Выиграна
web-chronicle-state-fallen = Проиграна
web-chronicle-state-open = Открыта
web-chronicle-state-shut = Закрыта
web-chronicle-next = дальше
web-chronicle-tonight = сегодня ночью
web-chronicle-untried = ещё не играли
web-chronicle-gathering = собираются
web-chronicle-playing = идёт игра
web-chronicle-behind = после главы { $chapter }
web-chronicle-fell =
    { $n ->
        [one] пала { $n } раз
        [few] пала { $n } раза
       *[other] пала { $n } раз
    }
web-chronicle-reached =
    { $n ->
        [one] { $level }, { $n } ход
        [few] { $level }, { $n } хода
       *[other] { $level }, { $n } ходов
    }
web-chronicle-of = { $n } из { $of }
web-chronicle-opens = Откроется, когда будет выиграна глава «{ $chapter }»
web-chronicle-nights-held = Ночей выстояли: { $n } из { $of }.
web-chronicle-nights-lost =
    { $n ->
        [one] Проиграли { $n }, но не сознаёмся.
       *[other] Проиграли { $n }, но ни в одной не сознаёмся.
    }
web-chronicle-complete = Выстояли все ночи: { $of }. Герои занялись вязанием.
web-chronicle-link = Ссылка на эту хронику
web-chronicle-take-along = Взять с собой
web-chronicle-join = Вступить
web-chronicle-away = Сервер не отвечает. Вот как обстояли дела.
web-chronicle-trophies = Трофеи
web-chronicle-not-won = пока нет

## Ночь, на которую смотрят

web-chronicle-night = Глава { $chapter }, ночь { $n }
web-chronicle-they-gather = { $names }: собираются на эту ночь, { $level }.
web-chronicle-they-play = { $names }: эта ночь уже идёт, { $level }.
web-chronicle-go-on = Играть дальше
web-chronicle-sit-down = Подсесть к ним
web-chronicle-watch = Пойти посмотреть
web-chronicle-another = Накрыть другой стол
web-chronicle-play = Играть
web-chronicle-play-again = Сыграть ещё раз
web-chronicle-best = Лучшее пока
web-chronicle-won-with = Побеждали
web-chronicle-evenings =
    { $n ->
        [one] { $n } вечер
        [few] { $n } вечера
       *[other] { $n } вечеров
    }
web-chronicle-again = Посмотреть вечер ещё раз
web-chronicle-again-short = Ещё раз
web-chronicle-brought = из файла
web-chronicle-kept-of = сокровищ цело: { $n } из { $of }
web-chronicle-how-hard = Сложность
web-chronicle-locked = { $level }: откроется после победы на сложности «{ $before }».
web-chronicle-who = Кто играет
web-chronicle-how-many = Сколько кланов
web-chronicle-with = Кто играет за остальных
web-chronicle-with-bot = боты
web-chronicle-with-friend = друзья
web-chronicle-with-hot = здесь
web-chronicle-alone = один в темноте
web-chronicle-parties = Кланы
web-chronicle-parties-story = как в истории
web-chronicle-parties-free = как захотим

## До и после

web-chronicle-before = Перед ночью, сложность: { $level }
web-chronicle-cast = Кто играет
web-chronicle-to-map = К карте
web-chronicle-begin = Запереть всё, что запирается
web-chronicle-invite = Накрыть стол и позвать
web-chronicle-held-at =
    { $n ->
        [one] { $night }: выстояли за { $n } ход, { $level }
        [few] { $night }: выстояли за { $n } хода, { $level }
       *[other] { $night }: выстояли за { $n } ходов, { $level }
    }
web-chronicle-lost-at = { $night }: пали на ходу { $n }, { $level }
web-chronicle-next-night = Дальше: { $night }
web-chronicle-once-more = { $night }, ещё раз
web-chronicle-new-trophy = новый трофей
web-chronicle-kept = сокровищ цело
web-chronicle-turns =
    { $n ->
        [one] { $n } ход
        [few] { $n } хода
       *[other] { $n } ходов
    }
web-chronicle-best-yet = пока лучшее
