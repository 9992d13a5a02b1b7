# Свой сценарий по-русски: редактор. Загружается, когда нужен.

editor-title = Редактор сценариев
editor-first-title = Моя ночь
editor-is-saved = Сохранено в файл
editor-is-kept = Черновик хранится на этом устройстве
editor-not-kept = Устройство ничего не хранит: сохраните файл, прежде чем уйти
editor-undo = Отменить
editor-redo = Вернуть

## Tabs

editor-tab-dungeon = Подземелье
editor-tab-words = Правила и карты
editor-tab-trial = Проба
editor-tab-file = Файл

## Tiles, treasures and what has to be right

editor-tiles = Плитки
editor-tile-take = { $room }: взять
editor-tile-laid = { $room }: уже лежит, перейти туда
editor-treasures = Сокровища
editor-left = осталось в коробке
editor-treasure-take = Взять сокровище, ценность и сколько осталось: { $n }×{ $left }
editor-portal-take = Портал: взять, осталось { $left }
editor-check-vault = Одно Хранилище, и в нём 4
editor-check-ways = Из каждой комнаты есть путь
editor-check-treasures = Сокровищ и порталов хватает
editor-check-words = Других ошибок нет
editor-check-cards =
    { $n ->
        [one] { $n } карта сценария
        [few] { $n } карты сценария
       *[other] { $n } карт сценария
    }

## The ground

editor-name = Название
editor-sentence = Одна фраза
editor-ground = Поле: стрелки ведут, пробел берёт и кладёт, R поворачивает, T сокровище, P портал, Del убирает
editor-place = ряд { $row }, столбец { $column }
editor-empty = Пусто
editor-door-N-open = проход на север
editor-door-E-open = проход на восток
editor-door-S-open = проход на юг
editor-door-W-open = проход на запад
editor-door-N-blind = глухая дверь на север
editor-door-E-blind = глухая дверь на восток
editor-door-S-blind = глухая дверь на юг
editor-door-W-blind = глухая дверь на запад
editor-cut = Нет пути к Хранилищу
editor-cut-turn-1 = Нет пути к Хранилищу. Поверните: R
editor-cut-turn-2 = Нет пути к Хранилищу. Поверните дважды: R, R
editor-cut-turn-3 = Нет пути к Хранилищу. Поверните назад: Shift R
editor-see-below = Здесь что-то не так: смотрите ниже
editor-too-wide = В подземелье не больше { $columns } столбцов и { $rows } рядов.
editor-room-acts = Что сделать с комнатой
editor-holding = Выберите, куда положить.
editor-put-back = Убрать назад
editor-move = Сдвинуть
editor-turn = Повернуть
editor-treasure = Сокровище
editor-portal = Портал
editor-remove = Убрать
editor-key-space = Пробел
editor-how = Перетащите сюда плитки или возьмите одну и выберите ей место. Стрелки ведут с места на место.

## Rules and cards

editor-rules = С первого хода
editor-copies = Сколько в колоде
editor-operation = Действие
editor-add = Добавить
editor-add-rules = Правила
editor-add-does = Что может карта или часы
editor-add-at = Когда
editor-add-lose = Сразу проиграно, кроме сокровища Хранилища
editor-add-win = Сразу выиграно
editor-add-end = В конце выиграно, только если
editor-up = Выше
editor-lever = Рычаг L: число для каждой из пяти сложностей
editor-aim = Чем кончается
editor-waves = Волны
editor-pace = Карт Гильдии с начала
editor-pace-usual = как обычно
editor-pace-full = как в волне 2
editor-clocks = По часам
editor-marks = Отмеченные комнаты
editor-marks-name = Метка: flooded, picket или dark
editor-marks-order = Комнаты, одна за другой
editor-marks-does = Что там действует, через запятую
editor-marks-works = Комнаты, что работают и так
editor-others = Ещё в файле
editor-others-how = Это остаётся как есть и правится текстом во вкладке «Файл».

## What is wrong

editor-errors =
    { $n ->
        [one] { $n } ошибка
        [few] { $n } ошибки
       *[other] { $n } ошибок
    }
editor-errors-first =
    { $n ->
        [one] сначала { $n } ошибка
        [few] сначала { $n } ошибки
       *[other] сначала { $n } ошибок
    }
editor-no-path = { $rooms }: нет пути к Хранилищу
editor-not-a-word = «{ $word }» ничего не значит. Может быть, «{ $instead }»?
editor-unknown-word = «{ $word }» ничего не значит.
editor-write-instead = Написать «{ $word }»
editor-text-first = Текст во вкладке «Файл» пока не читается: сначала исправьте его там или отмените.

## Trial

editor-seats = Игроки
editor-simulate = Пусть сыграют боты
editor-stop = Стоп
editor-percent = { $n } %
editor-interval = от { $low } до { $high }
editor-trial-how = Жадные боты сыграют по шестьдесят партий на каждой сложности; это несколько секунд.
editor-trial-of =
    { $seats ->
        [one] Партий: { $n }, жадный бот один; интервалы 95 %.
       *[other] Партий: { $n }, жадных ботов: { $seats }; интервалы 95 %.
    }
editor-trial-old = Это было до последней правки.
editor-trial-aim = к чему стремится коробка

## File

editor-open = Открыть файл
editor-new = Начать заново
editor-text = Сценарий как текст
editor-text-how = Его играет и `lootkeep play heroes --box FILE`. Когда вы рисуете, теряются комментарии, и больше ничего.
editor-opened = Открыт { $name }. «Отменить» вернёт то, что было.
editor-begun = Новый сценарий. «Отменить» вернёт прежний.
editor-too-large = Для сценария этот файл слишком велик.

## Saving and playing

editor-save = Сохранить
editor-try = Сыграть
editor-play = Играть по ссылке
