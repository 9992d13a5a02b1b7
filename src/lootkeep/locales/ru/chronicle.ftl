# Хроника по-русски: карта ночей, что было до них и что после. Загружается, когда понадобится.

chronicle-title = Хроника
chronicle-all = Все хроники

## Начало

chronicle-lead = Подземелье, его ночи и карта, на которой загораются огни. Живёт по своей ссылке — для одного или для компании, столько вечеров, сколько понадобится.
chronicle-new = Начать хронику
chronicle-new-go = Открыть подземелье
chronicle-name = Как зовётся ваша компания
chronicle-name-usual = Четверговые чудища
chronicle-rename = Назвать компанию иначе
chronicle-rename-done = Вот так
chronicle-with-friends = С друзьями
chronicle-with-friends-how = Вы получите ссылку. У кого она есть, тот видит карту и играет с любого устройства.
chronicle-by-myself = В одиночку
chronicle-by-myself-how = Один клан, одно подземелье, винить некого. Друзья и боты могут прийти в любую ночь.
chronicle-mine = Ваши хроники
chronicle-none = На этом устройстве пока ни одной. По ссылке друга появится его хроника.
chronicle-forget = Забыть «{ $name }» на этом устройстве
chronicle-bring = Принести файл
chronicle-bring-how = Хроника, которую унесли отсюда или из терминала
chronicle-file-large = Этот файл больше любой хроники: хватило бы нескольких сотен килобайт.
chronicle-freely = Свободный выбор
chronicle-freely-how = Любая ночь, без хроники
chronicle-missing = Эта хроника закрыта
chronicle-missing-how = Возможно, потерялся конец ссылки: он начинается с #k=. Кто её прислал, может скопировать её с карты ещё раз.

## Карта

chronicle-map = Ночи, этаж за этажом
chronicle-state-won = Выиграна
chronicle-state-fallen = Проиграна
chronicle-state-open = Открыта
chronicle-state-shut = Закрыта
chronicle-next = дальше
chronicle-tonight = сегодня ночью
chronicle-untried = ещё не играли
chronicle-gathering = собираются
chronicle-playing = идёт игра
chronicle-behind = после главы { $chapter }
chronicle-fell =
    { $n ->
        [one] пала { $n } раз
        [few] пала { $n } раза
       *[other] пала { $n } раз
    }
chronicle-reached =
    { $n ->
        [one] { $level }, { $n } ход
        [few] { $level }, { $n } хода
       *[other] { $level }, { $n } ходов
    }
chronicle-of = { $n } из { $of }
chronicle-opens = Откроется, когда будет выиграна глава «{ $chapter }»
chronicle-nights-held = Ночей выстояли: { $n } из { $of }.
chronicle-nights-lost =
    { $n ->
        [one] Проиграли { $n }, но не сознаёмся.
       *[other] Проиграли { $n }, но ни в одной не сознаёмся.
    }
chronicle-complete = Выстояли все ночи: { $of }. Герои занялись вязанием.
chronicle-link = Ссылка на эту хронику
chronicle-take-along = Взять с собой
chronicle-join = Вступить
chronicle-away = Сервер не отвечает. Вот как обстояли дела.
chronicle-trophies = Трофеи

## Ночь, на которую смотрят

chronicle-night = Глава { $chapter }, ночь { $n }
chronicle-they-gather = { $names }: собираются на эту ночь, { $level }.
chronicle-they-play = { $names }: эта ночь уже идёт, { $level }.
chronicle-go-on = Играть дальше
chronicle-sit-down = Подсесть к ним
chronicle-watch = Пойти посмотреть
chronicle-play = Играть
chronicle-play-again = Сыграть ещё раз
chronicle-best = Лучшее пока
chronicle-won-with = Побеждали
chronicle-evenings =
    { $n ->
        [one] { $n } вечер
        [few] { $n } вечера
       *[other] { $n } вечеров
    }
chronicle-again = Посмотреть вечер ещё раз
chronicle-again-short = Ещё раз
chronicle-brought = из файла
chronicle-kept-of = сокровищ цело: { $n } из { $of }
chronicle-how-hard = Сложность
chronicle-locked = { $level }: откроется после победы на сложности «{ $before }».
chronicle-who = Кто играет
chronicle-how-many = Сколько кланов
chronicle-with = Кто играет за остальных
chronicle-with-bot = боты
chronicle-with-friend = друзья
chronicle-with-hot = здесь же
chronicle-alone = один в темноте
chronicle-parties = Кланы
chronicle-parties-story = как в истории
chronicle-parties-free = как захотим

## До и после

chronicle-before = Перед ночью, сложность: { $level }
chronicle-cast = Кто играет
chronicle-to-map = К карте
chronicle-begin = Запереть всё, что запирается
chronicle-invite = Накрыть стол и позвать
chronicle-held-at =
    { $n ->
        [one] { $night }: выстояли за { $n } ход, { $level }
        [few] { $night }: выстояли за { $n } хода, { $level }
       *[other] { $night }: выстояли за { $n } ходов, { $level }
    }
chronicle-lost-at = { $night }: пали на ходу { $n }, { $level }
chronicle-next-night = Дальше: { $night }
chronicle-once-more = { $night }, ещё раз
chronicle-new-trophy = новый трофей
chronicle-kept = сокровищ цело
chronicle-turns =
    { $n ->
        [one] { $n } ход
        [few] { $n } хода
       *[other] { $n } ходов
    }
chronicle-best-yet = пока лучшее
