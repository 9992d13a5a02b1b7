# Хроника по-русски.

campaign-title = { $game }: хроника
campaign-chapter = Глава { $n }: { $name }
campaign-level =
    { $level ->
        [0] Семейная
        [1] Умеренная
        [2] Непростая
       *[other] Хардкор
    }
campaign-won =
    победа, сложность «{ campaign-level }», { $seats ->
        [one] { $seats } клан
        [few] { $seats } клана
       *[other] { $seats } кланов
    }, { $turns ->
        [one] { $turns } ход
        [few] { $turns } хода
       *[other] { $turns } ходов
    }
campaign-open = открыт
campaign-shut = откроется, когда будет пройдена предыдущая глава
campaign-next = Дальше: lootkeep chronicle { $scenario }
campaign-complete = Хроника завершена: ни один герой не нашёл дороги. Любой сценарий можно сыграть снова, на большей сложности.
campaign-heroes-first-nights = Первые ночи
campaign-heroes-the-works = Большая стройка
campaign-heroes-the-siege = Осада
