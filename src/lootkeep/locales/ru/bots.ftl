# Боты по-русски: как их зовут за столом и как они подсказывают.

## Уровни, от лёгкого к трудному

bots-level-apprentice = Подмастерье
bots-level-guard = Страж
bots-level-warden = Надзиратель
bots-level-overlord = Владыка

## Подсказки: «Вербовка: Зомби. Шансы победить — около 62 %; вероятно, это лучший ход.»

bots-hint = { $move }. { $words }.
bots-hint-win = Шансы победить — около { $chance } %; { $how }
bots-hint-hold = Шансы, что подземелье выстоит, — около { $chance } %; { $how }
bots-hint-only = Это единственный ход
bots-best-sure = это явно лучший ход
bots-best-likely = вероятно, это лучший ход
bots-best-guess = возможно, другие не хуже
bots-next-sure = явно слабее первого
bots-next-likely = вероятно, слабее первого
bots-next-guess = возможно, не хуже первого
