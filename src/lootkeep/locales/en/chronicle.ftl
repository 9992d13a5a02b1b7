# Chronicles, in the browser and in the terminal.

## Trophies: what they are called, and what for

chronicle-heroes-trophy-lights-on = The Lights Are On
chronicle-heroes-trophy-lights-on-what = win a night
chronicle-heroes-trophy-not-a-spoon = Not a Spoon
chronicle-heroes-trophy-not-a-spoon-what = win without losing a treasure
chronicle-heroes-trophy-last-spoon = The Last Spoon
chronicle-heroes-trophy-last-spoon-what = win with a single treasure left
chronicle-heroes-trophy-alone-in-the-dark = Alone in the Dark
chronicle-heroes-trophy-alone-in-the-dark-what = win alone at Hardcore
chronicle-heroes-trophy-full-table = Full Table
chronicle-heroes-trophy-full-table-what = win with four people and no bots
chronicle-heroes-trophy-full-board = Full Board
chronicle-heroes-trophy-full-board-what = win with six heroes in the Cells
chronicle-heroes-trophy-nothing-left-to-chance = Nothing Left to Chance
chronicle-heroes-trophy-nothing-left-to-chance-what = win at Challenging without gambling once
chronicle-heroes-trophy-fourth-time-lucky = Fourth Time Lucky
chronicle-heroes-trophy-fourth-time-lucky-what = win where you have fallen three times
chronicle-heroes-trophy-character-building = Character-Building
chronicle-heroes-trophy-character-building-what = lose five nights
chronicle-heroes-trophy-full-house = Full House
chronicle-heroes-trophy-full-house-what = win with every clan
chronicle-heroes-trophy-one-floor-down = One Floor Down
chronicle-heroes-trophy-one-floor-down-what = win a whole chapter
chronicle-heroes-trophy-spotless = Spotless
chronicle-heroes-trophy-spotless-what = win five scenarios without losing a treasure
chronicle-heroes-trophy-the-whole-shelf = The Whole Shelf
chronicle-heroes-trophy-the-whole-shelf-what = win every scenario
chronicle-heroes-trophy-the-hard-way = The Hard Way
chronicle-heroes-trophy-the-hard-way-what = win every scenario at Hardcore
chronicle-heroes-trophy-bad-dream = A Bad Dream
chronicle-heroes-trophy-bad-dream-what = win a Nightmare
chronicle-heroes-trophy-insomnia = Insomnia
chronicle-heroes-trophy-insomnia-what = win five scenarios as a Nightmare

## Files that are no chronicle

chronicle-file-long = This file is too long for a chronicle: at most { $most } bytes would be right.
chronicle-file-unreadable = This is no file of a chronicle: { $what }.
chronicle-file-game = This file tells of “{ $game }”, which has no chronicle here.
chronicle-file-evening = Evening { $n } of this file cannot have been: { $what } would be right.
