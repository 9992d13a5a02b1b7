# Хроника по-русски.

campaign-title = { $game }: хроника
campaign-chapter = Глава { $n }: { $name }
campaign-level =
    { $level ->
        [0] Семейная
        [1] Умеренная
        [2] Непростая
        [3] Хардкор
       *[other] Кошмар
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
campaign-group = { $name }: { $members }
campaign-kept = сокровищ уцелело { $n } из { $of }
campaign-clans = кланы: { $clans }
campaign-fallen =
    { $n ->
        [one] проигран { $n } раз, открыт
        [few] проигран { $n } раза, открыт
       *[other] проигран { $n } раз, открыт
    }
campaign-trophies = Трофеи: { $n } из { $of }
campaign-taken = Хроника записана в { $path }: её можно перенести на сервер или в другой терминал.
campaign-brought =
    { $n ->
        [0] Все эти вечера здесь уже были.
        [one] Принесён { $n } вечер.
        [few] Принесены { $n } вечера.
       *[other] Принесено { $n } вечеров.
    }
campaign-next = Дальше: lootkeep chronicle { $scenario }
campaign-complete = Хроника завершена: ни один герой не нашёл дороги. Любой сценарий можно сыграть снова, на большей сложности.

## В чём отказано

campaign-none = Хроники у игры { $game } нет.
campaign-unreadable = { $path }: это не успехи хроники; чтобы начать заново, уберите файл в другое место. { $why }
campaign-unknown = Сценария «{ $scenario }» в хронике нет; есть { $scenarios }.
campaign-not-open = Сценарий { $scenario } ещё закрыт: сначала победите в { $scenarios }.
campaign-seats =
    { $n ->
        [one] Названо { $n } место, а нужно от { $fewest } до { $most }.
        [few] Названо { $n } места, а нужно от { $fewest } до { $most }.
       *[other] Названо { $n } мест, а нужно от { $fewest } до { $most }.
    }
campaign-no-level = Сложности { $n } нет: она бывает от 0 до { $most }.
campaign-unearned = Сложность { $n } ещё надо заслужить: сначала победите в этом сценарии на сложности «{ $before }».
campaign-file-there = { $path }: такой файл уже есть, и ничего не записано; назовите другой.
campaign-full = { $path }: хроника вмещает { $most } вечеров, а с этими их стало бы больше.
