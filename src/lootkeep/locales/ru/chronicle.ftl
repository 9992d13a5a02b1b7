# Хроники в браузере и в терминале.

## Трофеи: как называются и за что

chronicle-heroes-trophy-lights-on = Свет горит
chronicle-heroes-trophy-lights-on-what = победите в одну из ночей
chronicle-heroes-trophy-not-a-spoon = Ни одной ложки
chronicle-heroes-trophy-not-a-spoon-what = победите, не потеряв ни одного сокровища
chronicle-heroes-trophy-last-spoon = Последняя ложка
chronicle-heroes-trophy-last-spoon-what = победите с единственным сокровищем
chronicle-heroes-trophy-alone-in-the-dark = В темноте и одиночестве
chronicle-heroes-trophy-alone-in-the-dark-what = победите в одиночку на сложности «Хардкор»
chronicle-heroes-trophy-full-table = Полный стол
chronicle-heroes-trophy-full-table-what = победите вчетвером, без ботов
chronicle-heroes-trophy-full-board = Полный пансион
chronicle-heroes-trophy-full-board-what = победите с шестью героями в Темнице
chronicle-heroes-trophy-nothing-left-to-chance = Ничего наугад
chronicle-heroes-trophy-nothing-left-to-chance-what = победите на сложности «Непростая», ни разу не рискнув
chronicle-heroes-trophy-fourth-time-lucky = С четвёртого раза
chronicle-heroes-trophy-fourth-time-lucky-what = победите там, где трижды проиграли
chronicle-heroes-trophy-character-building = Закаляет характер
chronicle-heroes-trophy-character-building-what = проиграйте пять ночей
chronicle-heroes-trophy-full-house = Все в сборе
chronicle-heroes-trophy-full-house-what = победите каждым кланом
chronicle-heroes-trophy-one-floor-down = Этажом ниже
chronicle-heroes-trophy-one-floor-down-what = пройдите целую главу
chronicle-heroes-trophy-spotless = Ни пятнышка
chronicle-heroes-trophy-spotless-what = победите в пяти сценариях, не потеряв ни одного сокровища
chronicle-heroes-trophy-the-whole-shelf = Вся полка
chronicle-heroes-trophy-the-whole-shelf-what = победите во всех сценариях
chronicle-heroes-trophy-the-hard-way = Трудным путём
chronicle-heroes-trophy-the-hard-way-what = победите во всех сценариях на сложности «Хардкор»
chronicle-heroes-trophy-bad-dream = Дурной сон
chronicle-heroes-trophy-bad-dream-what = победите в «Кошмаре»
chronicle-heroes-trophy-insomnia = Бессонница
chronicle-heroes-trophy-insomnia-what = победите в пяти сценариях на сложности «Кошмар»

## Файлы, в которых не хроника

chronicle-file-long = Этот файл слишком велик для хроники: годится не больше { $most } байт.
chronicle-file-unreadable = В этом файле не хроника: { $what }.
chronicle-file-game = Этот файл рассказывает об игре «{ $game }», у которой здесь нет хроники.
chronicle-file-evening = Вечера номер { $n } из этого файла быть не могло; годится: { $what }.
