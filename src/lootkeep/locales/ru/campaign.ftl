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

## В чём отказано

campaign-none = Хроники у игры { $game } нет.
campaign-unreadable = { $path }: это не успехи хроники; чтобы начать заново, уберите файл в другое место.
campaign-unknown = Сценария «{ $scenario }» в хронике нет; есть { $scenarios }.
campaign-not-open = Сценарий { $scenario } ещё закрыт: сначала победите в { $scenarios }.
campaign-seats =
    { $n ->
        [one] Названо { $n } место, а нужно от { $fewest } до { $most }.
        [few] Названо { $n } места, а нужно от { $fewest } до { $most }.
       *[other] Названо { $n } мест, а нужно от { $fewest } до { $most }.
    }
campaign-no-level = Сложности { $n } нет: она бывает от 0 до { $most }.
