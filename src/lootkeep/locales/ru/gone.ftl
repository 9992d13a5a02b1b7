# Партия, по правилам которой больше не играют: что от неё осталось, чтобы прочитать.

gone-title = Правила изменились
gone-lead = Эта партия сохранена такой, какой была: её можно прочитать и сохранить. Продолжить её нельзя, и другой партией она никогда не станет.

## Why

gone-rules = Она началась по правилам версии { $then }; теперь здесь играют по версии { $now }.
gone-box = С её начала карты в коробке изменились.
gone-move = Начиная с хода { $n } сегодняшние правила приняли бы сыгранное за что-то другое.
gone-setup = Её игры, издания или настроек больше нет на полке.
gone-event = За столом случилось то, чего эта версия Lootkeep не знает ({ $what }).

## The page

gone-last = Как всё было после хода { $n }
gone-last-start = Как всё было в начале
gone-last-none = Картины этого стола не сохранилось. О том, что было, рассказывает журнал.
gone-since = Дальше в журнале ещё ходов: { $n }.
gone-log = Что было
gone-moves = ходов: { $n }
gone-log-empty = Пока ничего не случилось.
gone-save = Сохранить как текст
gone-again = Та же игра заново
gone-join-again = К новой партии
gone-failed = Не удалось получить то, что осталось от этой партии. Попробуйте ещё раз, когда связь вернётся.

## The log

gone-log-moved = { $seat }: { $move }
gone-log-called = Никто ничего не видит: { $move }
gone-log-answered = { $seat } отвечает за всех: { $move }
gone-log-objected = { $seat } возражает против ответа
gone-log-secret = { $seat }: выбор, которого больше никто не видел
gone-log-seated-open = Место { $n } свободно
gone-log-seated-person = { $seat } садится за стол
gone-log-seated-bot = { $seat }, бот, садится за стол
gone-log-renamed = { $seat } хочет называться { $name }
gone-log-arranged = О том, во что играть, договорились заново
gone-log-sealed = { $seat } запечатывает слова для тасования
gone-log-unsealing = Всех просят назвать их слова
gone-log-worded = { $seat } добавляет слова к тасованию
gone-log-started = Игра начинается
gone-log-asked = { $seat } просит вернуть ход
gone-log-agreed = { $seat } не возражает
gone-log-declined = { $seat } против или больше не просит
gone-log-undone = { $seat } возвращает всё, что было, начиная с хода { $n }
gone-log-stood-in = Бот играет дальше вместо: { $seat }
gone-log-returned = { $seat } играет дальше
gone-log-silenced = Хозяин стола остановил чат этого места: { $seat }
gone-log-heard = { $seat } снова может писать в чат
gone-log-silenced-watchers = Хозяин стола остановил чат зрителей
gone-log-heard-watchers = Зрители снова могут писать в чат
gone-log-rekeyed-owner = Новый ключ этого места: { $seat }
gone-log-rekeyed-host = Хозяин стола создаёт ссылку взамен потерянной: { $seat }
gone-log-rekeyed-link = { $seat } возвращается по ссылке хозяина стола
gone-log-banned = { $seat } выбирает слово, которое нельзя говорить ({ $rival }): { $word }
gone-log-paused = За столом никого нет, и часы ждут
gone-log-rematched = Следующая партия за столом { $table }
gone-log-unknown = Что-то, для чего у этой версии нет слов ({ $what })
