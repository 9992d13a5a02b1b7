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
