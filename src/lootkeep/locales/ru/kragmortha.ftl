# Kragmortha по-русски: «Крагморта».
# `$square` — название деления: d4. Склоняются только карты Движения; Взоры и Книги Магии — заглавия, они всегда в
# именительном, как и имена игроков. Глаголы — в настоящем времени, чтобы не выбирать род.

## Игра

kragmortha-name = Крагморта
kragmortha-edition-library = Библиотека Ригора Мортиса
kragmortha-pitch = Вы же только пыль протереть. Таскайте у Тёмного Властелина Книги Магии, толкайте к нему друзей и постарайтесь не попадаться ему на глаза.
kragmortha-option-penance = Как отбывать наказания Взора: 0 — мягко (Взоры только считают), 1 — на экране (пакостит сам экран), 2 — за столом (всё взаправду, а остальные следят).
kragmortha-option-people = За какими местами люди: сложите 1 за первое место, 2 за второе, 4 за третье и так далее. Голосуют и попадают под обвинение только люди; обычно это все места.

## Символы, части тела, гоблины

kragmortha-symbol-book = книга
kragmortha-symbol-scroll = свиток
kragmortha-symbol-potion = зелье
kragmortha-symbol-stones = камни
kragmortha-symbol-ball = шар

kragmortha-group-head = Голова
kragmortha-group-mouth = Рот
kragmortha-group-arm = Рука
kragmortha-group-hand = Кисть
kragmortha-group-leg = Нога
kragmortha-group-mind = Разум

kragmortha-goblin-ember = огненный
kragmortha-goblin-sky = голубой
kragmortha-goblin-moss = болотный
kragmortha-goblin-amber = янтарный
kragmortha-goblin-royal = синий
kragmortha-goblin-rose = розовый
kragmortha-goblin-bone = костяной
kragmortha-goblin-plum = сливовый

## Количества, внутри других сообщений

kragmortha-looks =
    { $looks ->
        [0] ни одного Взора
        [one] { $looks } Взор
        [few] { $looks } Взора
       *[many] { $looks } Взоров
    }
kragmortha-tomes =
    { $tomes ->
        [0] ни одной Книги Магии
        [one] { $tomes } Книга Магии
        [few] { $tomes } Книги Магии
       *[many] { $tomes } Книг Магии
    }
kragmortha-symbols =
    { $symbols ->
        [0] ни одного символа магии
        [one] { $symbols } символ магии
        [few] { $symbols } символа магии
       *[many] { $symbols } символов магии
    }

## Карты Движения и жетоны

kragmortha-kind-goblin = Гоблин ({ $symbols })
    .acc = карту гоблина ({ $symbols })
    .gen = карты гоблина ({ $symbols })
    .dat = карте гоблина ({ $symbols })
    .ins = картой гоблина ({ $symbols })
kragmortha-kind-rigor = Ригор Мортис ({ $symbols })
    .acc = карту Ригора Мортиса ({ $symbols })
    .gen = карты Ригора Мортиса ({ $symbols })
    .dat = карте Ригора Мортиса ({ $symbols })
    .ins = картой Ригора Мортиса ({ $symbols })
kragmortha-card-transfer = Телепортация
kragmortha-card-tome = Книга Магии
kragmortha-card-trap = Ловушка

## Испепеляющий Взор

kragmortha-card-h1 = Гордая осанка
kragmortha-card-h2 = Глубокий стыд
kragmortha-card-h3 = Тяжёлая голова
kragmortha-card-h4 = Кривая шея
kragmortha-card-m1 = Мухоловка
kragmortha-card-m2 = Язык наружу
kragmortha-card-m3 = Сквозь зубы
kragmortha-card-m4 = Рот на замке
kragmortha-card-a1 = Архив под мышкой
kragmortha-card-a2 = Согнутый локоть
kragmortha-card-a3 = Кандалы
kragmortha-card-a4 = Однорукий лакей
kragmortha-card-d1 = Крабья клешня
kragmortha-card-d2 = Деревянные пальцы
kragmortha-card-d3 = Дырявые руки
kragmortha-card-d4 = Не та рука
kragmortha-card-l1 = Цапля
kragmortha-card-l2 = Колени вместе
kragmortha-card-l3 = Встать!
kragmortha-card-l4 = Пол горит
kragmortha-card-w1 = Запретные слова
kragmortha-card-w2 = Слава Властелину
kragmortha-card-w3 = Тысяча извинений
kragmortha-card-w4 = Одним глазом
kragmortha-card-scolding = Нагоняй

kragmortha-order-h1 = держите эту карту на голове
kragmortha-look-h1-table = За столом: { kragmortha-order-h1 }.
kragmortha-look-h1-screen = На экране: раз в круг книга на вашем портрете кренится; поправьте её за 6 секунд.
kragmortha-order-h2 = прижмите подбородок к груди
kragmortha-look-h2-table = За столом: { kragmortha-order-h2 }.
kragmortha-look-h2-screen = На экране: верхняя половина вашего поля в тени.
kragmortha-order-h3 = держите подбородок на столе
kragmortha-look-h3-table = За столом: { kragmortha-order-h3 }.
kragmortha-look-h3-screen = На экране: вы смотрите на поле из-под самого стола.
kragmortha-order-h4 = прижмите ухо к плечу
kragmortha-look-h4-table = За столом: { kragmortha-order-h4 }.
kragmortha-look-h4-screen = На экране: ваше поле перекошено на 15 градусов.
kragmortha-order-m1 = не закрывайте рот
kragmortha-look-m1-table = За столом: { kragmortha-order-m1 }.
kragmortha-look-m1-screen = На экране: держите нажатой (или включите) клавишу «разинуть рот», пока выбираете и подтверждаете карту.
kragmortha-order-m2 = высуньте язык
kragmortha-look-m2-table = За столом: { kragmortha-order-m2 }.
kragmortha-look-m2-screen = На экране: до конца своего хода нажмите на язык; напоминать никто не станет.
kragmortha-order-m3 = говорите сквозь зубы
kragmortha-look-m3-table = За столом: { kragmortha-order-m3 }.
kragmortha-look-m3-screen = На экране: из ваших слов в чате пропадают гласные. Без чата ничего не происходит.
kragmortha-order-m4 = не разжимайте губ
kragmortha-look-m4-table = За столом: { kragmortha-order-m4 }.
kragmortha-look-m4-screen = На экране: в чате можно только мычать. Без чата ничего не происходит.
kragmortha-order-a1 = зажмите эту карту под мышкой
kragmortha-look-a1-table = За столом: { kragmortha-order-a1 }.
kragmortha-look-a1-screen = На экране: когда вас задевает толчок, прижмите локоть за 6 секунд.
kragmortha-order-a2 = держите эту карту в сгибе локтя
kragmortha-look-a2-table = За столом: { kragmortha-order-a2 }.
kragmortha-look-a2-screen = На экране: только стрелки, клавишами или кнопками; перетаскивать нельзя.
kragmortha-order-a3 = держите предплечья вместе
kragmortha-look-a3-table = За столом: { kragmortha-order-a3 }.
kragmortha-look-a3-screen = На экране: подтверждайте двумя кнопками, вместе или одной за другой; третий промах за ход — оплошность.
kragmortha-order-a4 = уберите одну руку за спину
kragmortha-look-a4-table = За столом: { kragmortha-order-a4 }.
kragmortha-look-a4-screen = На экране: выбор срабатывает с опозданием на полсекунды.
kragmortha-order-d1 = ваша рука — крабья клешня
kragmortha-look-d1-table = За столом: { kragmortha-order-d1 }.
kragmortha-look-d1-screen = На экране: берите карту за оба края, сначала слева, потом справа; схватить за середину — оплошность.
kragmortha-order-d2 = не сгибайте пальцы
kragmortha-look-d2-table = За столом: { kragmortha-order-d2 }.
kragmortha-look-d2-screen = На экране: только долгие нажатия; третье короткое — оплошность.
kragmortha-order-d3 = на руке помещается на одну карту меньше
kragmortha-look-d3-table = За столом: { kragmortha-order-d3 }.
kragmortha-look-d3-screen = На экране: на руке помещается на одну карту меньше.
kragmortha-order-d4 = играйте другой рукой
kragmortha-look-d4-table = За столом: { kragmortha-order-d4 }.
kragmortha-look-d4-screen = На экране: управление отражено, как в зеркале.
kragmortha-order-l1 = стойте на одной ноге
kragmortha-look-l1-table = За столом: { kragmortha-order-l1 }.
kragmortha-look-l1-screen = На экране: раз в круг вы теряете равновесие; поймайте его за 6 секунд.
kragmortha-order-l2 = зажмите эту карту между коленями
kragmortha-look-l2-table = За столом: { kragmortha-order-l2 }.
kragmortha-look-l2-screen = На экране: когда Ригор Мортис останавливается рядом, поймайте равновесие за 6 секунд.
kragmortha-order-l3 = в свой ход вставайте
kragmortha-look-l3-table = За столом: { kragmortha-order-l3 }.
kragmortha-look-l3-screen = На экране: нажмите «вверх» перед первым действием и «вниз» после последнего.
kragmortha-order-l4 = не ставьте ноги на пол
kragmortha-look-l4-table = За столом: { kragmortha-order-l4 }.
kragmortha-look-l4-screen = На экране: ваш гоблин скачет и не стоит на месте.
kragmortha-order-w1 = остальные запрещают три слова; не произносите их
kragmortha-look-w1-table = За столом: { kragmortha-order-w1 }.
kragmortha-look-w1-screen = На экране: соседи запрещают по слову, хозяин стола — третье; не пишите их в чате. Без чата или со ртом на замке ничего не происходит.
kragmortha-order-w2 = славьте Ригора Мортиса при каждом его движении
kragmortha-look-w2-table = За столом: { kragmortha-order-w2 }.
kragmortha-look-w2-screen = На экране: при каждом движении Ригора Мортиса нажмите «слава» за 6 секунд.
kragmortha-order-w3 = извиняйтесь перед каждым толчком
kragmortha-look-w3-table = За столом: { kragmortha-order-w3 }.
kragmortha-look-w3-screen = На экране: нажмите «простите», прежде чем подтвердить свой толчок, в череде тоже.
kragmortha-order-w4 = закройте один глаз
kragmortha-look-w4-table = За столом: { kragmortha-order-w4 }.
kragmortha-look-w4-screen = На экране: половина вашего поля в темноте; каждый круг — другая.

## Книги Магии

kragmortha-card-clean-slate = Чистый лист
kragmortha-card-deep-pockets = Глубокие карманы
kragmortha-card-look-away = Отвод глаз
kragmortha-card-scapegoat = Козёл отпущения
kragmortha-card-fair-exchange = Честный обмен
kragmortha-card-second-wind = Второе дыхание
kragmortha-card-puppet-strings = Нити кукловода
kragmortha-card-blink = Миг
kragmortha-card-trade-places = Рокировка
kragmortha-card-greased-floor = Скользкий пол
kragmortha-card-planted-feet = Как вкопанный
kragmortha-card-wild-ink = Буйные чернила
kragmortha-card-long-arm = Длинная рука
kragmortha-card-tired-legs = Усталые ноги
kragmortha-card-peephole = Глазок
kragmortha-card-fresh-hand = Свежая рука
kragmortha-card-bookmark = Закладка
kragmortha-card-read-again = Перечитать

kragmortha-tome-clean-slate = В свой ход: положите один свой Взор под колоду Взора.
kragmortha-tome-deep-pockets = Постоянно: на руке помещается на одну карту больше; сразу возьмите карту.
kragmortha-tome-look-away = Ответ: отмените Взор, пока он не открыт. Пойманный гоблин всё равно уходит в Телепорт.
kragmortha-tome-scapegoat = Ответ: Взор вместо вас берёт гоблин на соседнем делении; сам он остаётся на месте.
kragmortha-tome-fair-exchange = В свой ход: обменяйте один свой Взор на чужой; оба выбираете вы. Двух одинаковых символов не должно оказаться ни у кого.
kragmortha-tome-second-wind = В свой ход, после движения: сыграйте ещё одну карту Движения, если ход не закончен.
kragmortha-tome-puppet-strings = В свой ход, до или после карты: передвиньте Ригора Мортиса на одно деление с любым символом. Гоблинов он ловит, но Телепортами не пользуется.
kragmortha-tome-blink = В свой ход, вместо карты: перенеситесь в любой свободный Телепорт без жетона. Ход на этом заканчивается.
kragmortha-tome-trade-places = В свой ход, до карты: поменяйтесь делениями с другим гоблином; оба должны стоять на простом полу.
kragmortha-tome-greased-floor = В свой ход, до карты: кого ваш гоблин вытолкнет на пустой простой пол, тот проскользит ещё на деление, если и оно пустое.
kragmortha-tome-planted-feet = Ответ: не поддайтесь на толчок. Вся череда отменяется, все остаются на местах, движение закончено.
kragmortha-tome-wild-ink = В свой ход, до карты: один символ сыгранной карты считается магическим шаром.
kragmortha-tome-long-arm = В свой ход, сверх карты: вытолкните соседнего гоблина, не сходя с места, но не на своё деление.
kragmortha-tome-tired-legs = В свой ход: другой игрок в свой следующий ход делает каждой картой не больше одного шага.
kragmortha-tome-peephole = Постоянно: раз в каждый свой ход тайком посмотрите верхний жетон Телепорта.
kragmortha-tome-fresh-hand = В свой ход, до карты: сбросьте сколько угодно карт и возьмите столько же.
kragmortha-tome-bookmark = В свой ход: посмотрите 3 верхние карты Движения, оставьте одну себе, сбросьте одну с руки, остальные верните наверх в любом порядке.
kragmortha-tome-read-again = В свой ход: переверните лицом вверх другую свою использованную Книгу Магии; она снова пригодится со следующего вашего хода.

## О чём спрашивают

kragmortha-ask-place = На цыпочках: где войдёт ваш гоблин?
kragmortha-ask-card = Ваш ход: сыграйте карту Движения.
kragmortha-ask-move = Куда? Выберите деление.
kragmortha-ask-after = Что-нибудь ещё до конца хода?
kragmortha-ask-hand-limit = Карты на руке не помещаются: сбросьте одну.
kragmortha-ask-shove = Поберегись! Куда отправляется { $rival }?
kragmortha-ask-refuse-shove = Вас толкают. Упрётесь?
kragmortha-ask-vote = { $rival } нарушает «{ $card }» ({ $order })?
kragmortha-ask-look-due = На вас вот-вот падёт Испепеляющий Взор. Выкрутитесь?
kragmortha-ask-pick-scapegoat = Это не вы! А кто?
kragmortha-ask-banished = Долой с его глаз: куда бежит ваш гоблин?
kragmortha-ask-transfer = Телепорт гудит: где вынырнете?
kragmortha-ask-rigor-transfer = Ригор Мортис стоит на Телепорте: куда его отправить?
kragmortha-ask-back-to-start = Делаем невинное лицо: где снова войдёт ваш гоблин?
kragmortha-ask-clean-slate = «Чистый лист»: от какого Взора избавиться?
kragmortha-ask-fair-exchange = «Честный обмен»: с кем поменяться Взорами?
kragmortha-ask-give-look = Какой свой Взор отдать? Получает { $rival }.
kragmortha-ask-take-look = Какой Взор взять взамен? Отдаёт { $rival }.
kragmortha-ask-puppet-strings = «Нити кукловода»: куда шагнёт Ригор Мортис?
kragmortha-ask-blink = «Миг»: в какой Телепорт?
kragmortha-ask-trade-places = «Рокировка»: с кем поменяться делениями?
kragmortha-ask-long-arm = «Длинная рука»: кого толкнуть?
kragmortha-ask-tired-legs = «Усталые ноги»: кто будет еле плестись?
kragmortha-ask-fresh-hand = «Свежая рука»: сбросьте, что не нужно.
kragmortha-ask-bookmark-keep = «Закладка»: какую карту оставить?
kragmortha-ask-bookmark-discard = «Закладка»: какую карту сбросить взамен?
kragmortha-ask-bookmark-back = «Закладка»: какую карту вернуть теперь? Последняя ляжет сверху.
kragmortha-ask-read-again = «Перечитать»: какую использованную Книгу Магии раскрыть?
kragmortha-ask-over = Игра окончена.

## Что можно сделать

kragmortha-do-pass-move = Остановиться на { $square }, без второго шага
kragmortha-do-pass-move-rigor = Оставить Ригора Мортиса на { $square }, без второго шага
kragmortha-do-pass-rigor-transfer = Оставить Ригора Мортиса на { $square }
kragmortha-do-pass-refuse-shove = Поддаться толчку на { $square }
kragmortha-do-pass-look-due = Взять Взор
kragmortha-do-pass-fresh-hand =
    { $n ->
        [0] Оставить все карты
        [one] Хватит: взять { $n } карту
        [few] Хватит: взять { $n } карты
       *[other] Хватит: взять { $n } карт
    }
kragmortha-do-end-turn = Завершить ход
kragmortha-do-show-hand = Показать карты и потерять ход
kragmortha-do-guilty = Нарушает
kragmortha-do-innocent = Не нарушает
kragmortha-do-accuse = Крикнуть «Вижу-вижу!» Под подозрением { $rival }: «{ $card }» ({ $order })
kragmortha-do-slip = Признаться в оплошности: «{ $card }»
kragmortha-do-catch = Крикнуть «Вижу-вижу!» Под подозрением { $rival }
kragmortha-do-peep = Подсмотреть верхний жетон
kragmortha-do-play = Сыграть { $kind-acc }
kragmortha-do-discard = Сбросить { $kind-acc }
kragmortha-do-keep = Оставить { $kind-acc }
kragmortha-do-top = Вернуть { $kind-acc }
kragmortha-do-use = Раскрыть «{ $card }»
kragmortha-do-look = Выбрать «{ $card }»
kragmortha-do-choose = Выбор: { $rival }
kragmortha-do-shove = Толчок на { $square }: { $rival }
kragmortha-do-shove-to = Толкнуть на { $square }
kragmortha-do-step = Шагнуть на { $square }
kragmortha-do-step-rigor = Налететь на Ригора Мортиса ({ $square })
kragmortha-do-step-catch = Навести Ригора Мортиса на { $square }: там { $rival }
kragmortha-do-step-shove = Шагнуть на { $square } и толкнуть: { $rival }
kragmortha-do-rigor = Ригор Мортис — на { $square }
kragmortha-do-teleport = Перенестись на { $square }
kragmortha-do-place = Войти на { $square }
kragmortha-do-go = Перейти на { $square }

## Что из этого выйдет, коротко

kragmortha-preview-first = сначала на { $squares }
kragmortha-preview-push = { $seat } толкает, { $rival } летит на
kragmortha-preview-land-floor = { $square }
kragmortha-preview-land-goblin = { $square } (а там { $rival })
kragmortha-preview-land-rigor = { $square } (Ригор Мортис!)
kragmortha-preview-land-teleport = { $square } (Телепорт)
kragmortha-preview-land-desk = { $square } (стол)
kragmortha-preview-slides = скользит дальше на { $square }
kragmortha-preview-meets-rigor = Ригор Мортис: Взор
kragmortha-preview-meets-teleport = Телепорт: откроется жетон
kragmortha-preview-meets-desk = стол: Книга Магии
kragmortha-preview-rigor-transfer = Телепорт: он сможет уйти куда угодно подальше от гоблинов

## Чего нельзя сделать и почему

kragmortha-why-no-step = С этой картой некуда шагнуть.
kragmortha-why-tome-used = Эта Книга Магии уже использована.
kragmortha-why-tome-new = Чернила ещё не высохли: не в тот ход, когда вы её взяли.
kragmortha-why-tome-idle = Сейчас это ничего не даст.
kragmortha-why-shelf = Там стоят книжные полки.
kragmortha-why-closed = Эта часть библиотеки закрыта.
kragmortha-why-symbol = На карте не осталось символа для этого деления.
kragmortha-why-no-room = Гоблину на этом делении некуда деваться.
kragmortha-why-where-from = Туда, откуда пришёл толчок, нельзя.
kragmortha-why-in-chain = Одна череда никого не толкает дважды.
kragmortha-why-long-arm = Кто толкает «Длинной рукой», с места не сходит.
kragmortha-why-goblin-near = Рядом стоит гоблин.

## Что произошло

kragmortha-event-placed = { $seat } прокрадывается на { $square }.
kragmortha-event-turn = Ход { $turn }: { $seat }.
kragmortha-event-drew = { $seat } берёт { $card-acc }.
kragmortha-event-discarded = { $seat } сбрасывает { $card-acc }.
kragmortha-event-played = { $seat } играет { $card-acc }.
kragmortha-event-stuck = { $seat } не может сыграть ни одной карты и показывает руку.
kragmortha-event-moved = { $seat } шагает на { $square }.
kragmortha-event-shoved = { $seat } толкается: { $rival } летит на { $square }.
kragmortha-event-slid = Поехали! { $seat } скользит до { $square }.
kragmortha-event-returned = Толчок не удался: { $seat } снова на { $square }.
kragmortha-event-put = { $seat } появляется на { $square }.
kragmortha-event-caught = { $seat } попадается на глаза Ригору Мортису!
kragmortha-event-rigor-moved = { $seat } ведёт Ригора Мортиса на { $square }.
kragmortha-event-rigor-transferred = { $seat } отправляет Ригора Мортиса на { $square }.
kragmortha-event-looked = { $seat } получает Испепеляющий Взор: «{ $card }».
kragmortha-event-scolded = { $seat } получает нагоняй: он считается за Взор.
kragmortha-event-thrown-out = Четвёртый Взор: { $seat } вылетает из библиотеки!
kragmortha-event-shed = { $seat } избавляется от Взора.
kragmortha-event-exchanged = { $seat } и { $rival } меняются Взорами.
kragmortha-event-scapegoat = { $seat } показывает пальцем: отдуваться будет { $rival }.
kragmortha-event-token = { $seat } вскрывает жетон Телепорта: «{ $card }».
kragmortha-event-peeped =
    { $card-known ->
        [0] { $seat } подсматривает верхний жетон Телепорта.
       *[1] { $seat } подсматривает верхний жетон Телепорта: «{ $card }».
    }
kragmortha-event-tome = { $seat } утаскивает Книгу Магии: «{ $card }».
kragmortha-event-last-tome = { $seat } забирает последнюю Книгу Магии: стол пуст!
kragmortha-event-used = { $seat } раскрывает Книгу Магии: «{ $card }».
kragmortha-event-kept = { $seat } оставляет себе { $card-acc }.
kragmortha-event-traded = { $seat } и { $rival } меняются местами.
kragmortha-event-tired = { $seat } насылает усталость: { $rival } еле волочит ноги.
kragmortha-event-read-again = { $seat } снова открывает Книгу Магии: «{ $card }».
kragmortha-event-slipped = { $seat } забывает про «{ $card }». Кто-нибудь видит?
kragmortha-event-caught-out = «Вижу-вижу!» — { $seat } всё видит: { $rival } нарушает «{ $card }» и получает Взор.
kragmortha-event-escaped = Никто не видит, что { $seat } нарушает «{ $card }»: всё сходит с рук.
kragmortha-event-told-off = { $seat } зря кричит «Вижу-вижу!»: { $rival } ничего не нарушает. За это — выговор и молчание на целый круг.
kragmortha-event-accused = { $seat } кричит: «Вижу-вижу!» Под подозрением { $rival }: «{ $card }» ({ $order }).
kragmortha-event-voted-guilty = { $seat } голосует: { $rival } нарушает.
kragmortha-event-voted-innocent = { $seat } голосует: { $rival } не нарушает.
kragmortha-event-upheld = { $seat } говорит правду: { $rival } получает Взор.
kragmortha-event-dismissed = { $seat } ничего не может доказать: { $rival } уходит от наказания.

## Конец игры

kragmortha-end-tome = Со стола ушла последняя Книга Магии: игра окончена.
kragmortha-end-look = У одного из гоблинов четвёртый Взор: игра окончена.
kragmortha-place-won = Победа: { kragmortha-looks }, { kragmortha-tomes }, { kragmortha-symbols }
kragmortha-place-lost = { kragmortha-looks }, { kragmortha-tomes }, { kragmortha-symbols }
kragmortha-place-thrown-out = Изгнание из библиотеки: { kragmortha-looks }, { kragmortha-tomes }, { kragmortha-symbols }
