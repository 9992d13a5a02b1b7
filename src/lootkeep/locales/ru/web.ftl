# The browser's own words: what all pages share.
web-choices = Выбор
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
web-replay-open = Всё открыто
web-replay-watcher = Зритель
web-replay-moment = { $ply } из { $plies }
web-replay-slider = Момент партии
web-replay-play = Пуск
web-replay-pause = Пауза
web-replay-back = На решение назад
web-replay-on = На решение вперёд
web-replay-turn-back = На ход назад
web-replay-turn-on = На ход вперёд
web-replay-speed = Скорость
web-replay-copy = Скопировать ссылку на этот момент
web-replay-copied = Скопировано
web-replay-chosen = { $name } выбирает: { $choice }
web-replay-asked = Вопрос был к игроку { $name }
web-replay-end = Конец
web-replay-missing = Здесь нечего смотреть: ссылка неверна, или этот стол открыт не для всех.
web-replay-to-table = К столу
