# Страница стола «Крагморты» по-русски. Имена игроков не склоняются.

## Верхняя полоса, фазы и летопись

web-kragmortha-subtitle =
    { $n ->
        [one] { $n } гоблин, { $penance }
        [few] { $n } гоблина, { $penance }
       *[many] { $n } гоблинов, { $penance }
    }
web-kragmortha-penance-gentle = наказания мягкие
web-kragmortha-penance-screen = наказания на экране
web-kragmortha-penance-table = наказания за столом
web-kragmortha-round = круг { $n }
web-kragmortha-phase-card = Карта
web-kragmortha-phase-step-1 = Шаг 1
web-kragmortha-phase-step-2 = Шаг 2
web-kragmortha-phase-draw = Добор
web-kragmortha-phase-enter = Вход
web-kragmortha-phase-over = Конец
web-kragmortha-progress = шаг { $n } из 2
web-kragmortha-not-back = Только не на { $square }: оттуда толкают.
web-kragmortha-tired = Усталые ноги: не больше одного шага.

## Ответы: что ждёт на делении

web-kragmortha-first-to = Сначала на { $places }
web-kragmortha-into-rigor = На Ригора Мортиса
web-kragmortha-onto-desk = На рабочий стол
web-kragmortha-onto-teleport = На Телепорт
web-kragmortha-along-floor = По полу
web-kragmortha-shove = Толкнуть: { $name }
web-kragmortha-shove-into = Прямо туда, где { $name }
web-kragmortha-catch = Поймать: { $name }
web-kragmortha-catch-yourself = Поймать своего гоблина
web-kragmortha-you-draw = { $square }: вы берёте { $n }-й Взор
web-kragmortha-they-draw = { $square }: { $n }-й Взор берёт { $name }
web-kragmortha-you-steal = { $square }: вы утаскиваете Книгу Магии
web-kragmortha-they-steal = { $square }: Книгу Магии берёт { $name }
web-kragmortha-you-turn-token = { $square }: вы вскрываете жетон
web-kragmortha-they-turn-token = { $square }: { $name } вскрывает жетон
web-kragmortha-nothing = { $square }: ничего не произойдёт
web-kragmortha-slides = { $square }: проскользит до { $to }
web-kragmortha-goes-to = { $square }: { $name } летит на { $places }
web-kragmortha-rigor-travels = { $square }: отсюда его можно перенести
web-kragmortha-place-rigor = { $square } (Ригор Мортис!)
web-kragmortha-place-goblin = { $square } (а там { $name })
web-kragmortha-place-teleport = { $square } (Телепорт)
web-kragmortha-place-desk = { $square } (стол)

## Библиотека

web-kragmortha-board = Библиотека
web-kragmortha-rigor = Ригор
web-kragmortha-goblin = Гоблин
web-kragmortha-rigor-on = Ригор Мортис, { $square }
web-kragmortha-goblin-on = { $name }, { $square }
web-kragmortha-tomes-left =
    { $n ->
        [one] { $n } Книга Магии на столе
        [few] { $n } Книги Магии на столе
       *[many] { $n } Книг Магии на столе
    }

## Рука, Книги Магии, стопки

web-kragmortha-hand = Ваши карты
web-kragmortha-marked = Верхние карты колоды
web-kragmortha-played = В игре: { $card }
web-kragmortha-no-cards = Карт на руке нет.
web-kragmortha-no-tomes = Книг Магии пока нет. Они лежат у него на столе.
web-kragmortha-tome-used = использована
web-kragmortha-symbols =
    { $n ->
        [one] { $n } символ магии
        [few] { $n } символа магии
       *[many] { $n } символов магии
    }
web-kragmortha-moves =
    { $n ->
        [one] карта
        [few] карты
       *[many] карт
    }
web-kragmortha-tokens =
    { $n ->
        [one] жетон
        [few] жетона
       *[many] жетонов
    }
web-kragmortha-looks =
    { $n ->
        [one] Взор
        [few] Взора
       *[many] Взоров
    }
web-kragmortha-piles = Стопки
web-kragmortha-discards =
    { $n ->
        [one] В сбросе { $n } карта Движения
        [few] В сбросе { $n } карты Движения
       *[many] В сбросе { $n } карт Движения
    }
web-kragmortha-tokens-used =
    { $n ->
        [one] Вскрыт { $n } жетон
        [few] Вскрыто { $n } жетона
       *[many] Вскрыто { $n } жетонов
    }
web-kragmortha-looks-under = Взоры, ушедшие под колоду
web-kragmortha-tab-hand = Рука { $n }
web-kragmortha-tab-tomes = Книги { $n }

## Гоблины

web-kragmortha-goblins = Гоблины
web-kragmortha-fourth = меньше Взоров — победа
web-kragmortha-goal = Кто впереди и далеко ли до конца
web-kragmortha-place = { $n }-е место
web-kragmortha-leads = Впереди { $name }
web-kragmortha-leads-looks = меньше всех Взоров
web-kragmortha-leads-tomes = Взоров поровну, Книг больше
web-kragmortha-leads-symbols = больше символов магии
web-kragmortha-leads-several =
    { $n ->
        [one] Впереди { $n } гоблин
        [few] Впереди { $n } гоблина
       *[many] Впереди { $n } гоблинов
    }
web-kragmortha-leads-equal = всего поровну
web-kragmortha-leads-nobody = Впереди никого
web-kragmortha-all-equal = пока у всех поровну
web-kragmortha-until = до конца:
web-kragmortha-until-look = Взоров, у кого больше всех: { $n } из 4
web-kragmortha-about = { $name }: Взоры и Книги Магии целиком
web-kragmortha-cards =
    { $n ->
        [one] { $n } карта на руке
        [few] { $n } карты на руке
       *[many] { $n } карт на руке
    }
web-kragmortha-has-tomes =
    { $n ->
        [one] { $n } Книга Магии
        [few] { $n } Книги Магии
       *[many] { $n } Книг Магии
    }
web-kragmortha-has-looks =
    { $n ->
        [one] { $n } Взор из 4
        [few] { $n } Взора из 4
       *[many] { $n } Взоров из 4
    }
web-kragmortha-being-shoved = сейчас толкнут
web-kragmortha-is-accused = под обвинением
web-kragmortha-away = нет на месте
web-kragmortha-is-caught = на виду у Ригора
web-kragmortha-thrown-out = вылет из библиотеки
web-kragmortha-is-tired = усталые ноги
web-kragmortha-you = вы
web-kragmortha-decides = решает
web-kragmortha-bot = бот, { $level }
web-kragmortha-caught = Вижу-вижу!
web-kragmortha-close = Закрыть

## Наказания

web-kragmortha-penance = Ваше наказание: { $name }
web-kragmortha-softer = Помягче
web-kragmortha-softer-on = Помягче: да
web-kragmortha-bear-h1 = В ваш ход книга на голове кренится. Поправьте её вовремя.
web-kragmortha-bear-h2 = Верхняя половина библиотеки в тени.
web-kragmortha-bear-h3 = Вы смотрите на библиотеку из-под самого стола.
web-kragmortha-bear-h4 = Библиотека перекошена.
web-kragmortha-bear-m1 = Играя карту, держите рот открытым, иначе могут заметить.
web-kragmortha-bear-m2 = Раз в каждый свой ход. Напоминать никто не станет.
web-kragmortha-bear-m3 = В чт прпдт глсн.
web-kragmortha-bear-m4 = В чате: ммм мммм мм ммм.
web-kragmortha-bear-a1 = Когда вас толкают, вовремя прижмите локоть.
web-kragmortha-bear-a2 = Только стрелки, клавишами или кнопками.
web-kragmortha-bear-a3 = Подтверждают две печати, вместе или сразу одна за другой. Третий промах — оплошность.
web-kragmortha-bear-a4 = Выбор срабатывает с опозданием на полсекунды.
web-kragmortha-bear-d1 = Берите карту за оба края, сначала слева, потом справа. За середину нельзя.
web-kragmortha-bear-d2 = Подтверждайте долгим нажатием. Третье короткое — оплошность.
web-kragmortha-bear-d3 = На руке помещается на одну карту меньше.
web-kragmortha-bear-d4 = Право теперь слева, а лево справа.
web-kragmortha-bear-l1 = В ваш ход вы теряете равновесие. Поймайте его вовремя.
web-kragmortha-bear-l2 = Когда Ригор Мортис останавливается рядом, держите равновесие.
web-kragmortha-bear-l3 = Встаньте перед первым выбором, сядьте после последнего.
web-kragmortha-bear-l4 = Ваш гоблин не стоит на месте.
web-kragmortha-bear-w1 = В чате ни одного из этих слов: { $words }.
web-kragmortha-bear-w2 = Славьте Ригора Мортиса при каждом его движении.
web-kragmortha-bear-w3 = Извиняйтесь перед каждым своим толчком, иначе могут заметить.
web-kragmortha-bear-w4 = Половина библиотеки в темноте, каждый круг другая.
web-kragmortha-banned = гоблин, книга, извини, взор, толчок, ход, да, карта, стол, нет, шаг, магия, Ригор, подожди, удача, ты, деление, телепорт, пожалуйста, победа, хорошо, что, властелин, библиотека
web-kragmortha-ban = Запретите слово игроку { $name }
web-kragmortha-ban-why = Его нельзя будет писать в чате.
web-kragmortha-ban-this = Запретить слово «{ $word }»
web-kragmortha-ban-own = Своё слово
web-kragmortha-ban-take = Запретить это слово
web-kragmortha-left-seal = Левая печать
web-kragmortha-right-seal = Правая печать
web-kragmortha-left-end = Левый край карты
web-kragmortha-right-end = Правый край карты
web-kragmortha-middle = Середина карты: не трогать!
web-kragmortha-press-long = Нажмите подольше
web-kragmortha-arrows = Стрелки
web-kragmortha-arrow-left = Влево
web-kragmortha-arrow-right = Вправо
web-kragmortha-arrow-up = Вверх
web-kragmortha-arrow-down = Вниз
web-kragmortha-arrows-first = Выбирайте стрелками
web-kragmortha-gaping-off = Открыть рот
web-kragmortha-gaping-on = А-а-а…
web-kragmortha-tongue-off = Язык
web-kragmortha-tongue-on = Бе-е!
web-kragmortha-standing-off = Встать
web-kragmortha-standing-on = Сесть
web-kragmortha-pardoned-off = Простите!
web-kragmortha-pardoned-on = Прощение получено
web-kragmortha-test-book = Книга падает с головы! У вас { $seconds } секунд.
web-kragmortha-test-squeeze = Вас толкают: прижмите локоть! У вас { $seconds } секунд.
web-kragmortha-test-balance =
    { $side ->
        [left] Вас клонит влево: наклонитесь вправо! У вас { $seconds } секунд.
       *[right] Вас клонит вправо: наклонитесь влево! У вас { $seconds } секунд.
    }
web-kragmortha-test-hail = Он движется! Славьте его, у вас { $seconds } секунд.
web-kragmortha-test-sit = Ваш ход окончен: сядьте, у вас { $seconds } секунд.
web-kragmortha-press-book = Поправить книгу
web-kragmortha-press-squeeze = Прижать
web-kragmortha-press-hail = Слава!
web-kragmortha-press-sit = Сесть
web-kragmortha-lean-left = Наклониться влево
web-kragmortha-lean-right = Наклониться вправо
web-kragmortha-caught-whom = Вижу-вижу! { $name }
web-kragmortha-slips = забывает кое-что
web-kragmortha-looks-elsewhere = смотрит в сторону
web-kragmortha-hushed = выговор: молчит
web-kragmortha-asked-book = книга кренится
web-kragmortha-asked-squeeze = пора прижать локоть
web-kragmortha-asked-balance = теряет равновесие
web-kragmortha-asked-hail = пора славить
web-kragmortha-asked-sit = пора сесть
web-kragmortha-seen-gaping-on = рот открыт
web-kragmortha-seen-gaping-off = рот закрыт
web-kragmortha-seen-tongue-on = язык высунут
web-kragmortha-seen-tongue-off = язык за зубами
web-kragmortha-seen-standing-on = стоит
web-kragmortha-seen-standing-off = сидит
web-kragmortha-seen-pardoned-on = извиняется
web-kragmortha-seen-pardoned-off = без извинений
web-kragmortha-broken-h1 = книга на полу
web-kragmortha-broken-l1 = бух на пол
web-kragmortha-broken-l2 = колени врозь
web-kragmortha-broken-a1 = локоть не прижат
web-kragmortha-broken-w2 = и ни слова славы
web-kragmortha-broken-l3 = не встаёт или не садится
web-kragmortha-broken-m1 = рот был закрыт
web-kragmortha-broken-m2 = язык был за зубами
web-kragmortha-broken-w3 = без извинений
web-kragmortha-broken-a3 = руки врозь
web-kragmortha-broken-d1 = хвать за середину
web-kragmortha-broken-d2 = пальцы согнуты
web-kragmortha-broken-w1 = запретное слово

## Подсказки первой игры

web-kragmortha-guide-place = Поставьте гоблина на одно из подсвеченных делений. Отсюда он прокрадётся к столу, за Книгами Магии.
web-kragmortha-guide-card = На карте гоблин или Ригор Мортис: его она и двигает. Два символа — деления, на которые можно шагнуть. В выборе под каждой картой написано, куда она ведёт сначала.
web-kragmortha-guide-move = Шагните на подсвеченное деление. Второму шагу нужен другой символ карты, и его можно не делать. Кто-то стоит на пути? Толкайте!
web-kragmortha-guide-after = Ещё есть время для ваших Книг Магии, хоть для нескольких. Потом вы берёте карту.
web-kragmortha-guide-shove = Куда полетит гоблин, решаете вы. На Ригора Мортиса — невежливо, зато действенно.
web-kragmortha-guide-refuse-shove = У вас есть Книга Магии от толчков: если её применить, никто не сдвинется.
web-kragmortha-guide-vote = Голосуют все, кроме обвиняемого. Большинство присуждает Взор, ничья оправдывает.
web-kragmortha-guide-look-due = У вас есть Книга Магии от Взоров. Сейчас или никогда: её применяют, пока Взор не открыт.
web-kragmortha-guide-banished = Вас поймали. Возьмите Взор и бегите в свободный Телепорт; больше он сейчас ничего не делает.
web-kragmortha-guide-transfer = Вскрыт жетон. Каким бы он ни был, вы выходите из другого Телепорта.
web-kragmortha-guide-rigor-transfer = Его можно отправить подальше от всех гоблинов. Ход на этом закончен.
web-kragmortha-guide-back-to-start = У вас Книга Магии! Вернитесь на стартовое деление с невинным видом.
web-kragmortha-guide-hand-limit = Теперь на руке помещается меньше карт: сбросьте одну.
