# The end of a game: its story, told once it is over.

## The sentence that it deserves; the first that is true

story-won = { $seat } wins
story-shared = Victory is shared
story-nobody = Nobody wins

story-looterz-roll = { $seat }, on the last roll of { $card-acc }
story-looterz-stolen = { $seat }, with what { $rival } thought was safe
story-looterz-trophy = { $seat }, over a dead body
story-looterz-begged = { $seat }, cap in hand
story-looterz-time = { $seat }, when the portrait blinked
story-looterz-nobody = Rigor Mortis keeps it all

story-kragmortha-tome = { $seat }, with the last Tome up one sleeve
story-kragmortha-tome-other = { $rival } took the last Tome, { $seat } the game
story-kragmortha-thrown = { $seat } was dusting when { $rival } flew out

story-heroes-untouched = Not one treasure left the keep
story-heroes-one = The keep held, by one last treasure
story-heroes-won = The heroes stayed out
story-heroes-first-wave = The heroes were in before the second wave
story-heroes-lost = The second wave was one too many

## Below it: how it came about

story-looterz-short = { $rival } was one Loot short.
story-looterz-far = Nobody else came even half as far.
story-kragmortha-unseen = Rigor Mortis has no idea who { $seat } is: not one Look.
story-kragmortha-by-tomes = { $rival } had as few Looks, but also fewer Tomes.
story-kragmortha-by-symbols = { $rival } had as few Looks and as many Tomes: the symbols decided.
story-heroes-blows =
    { $n ->
        [one] One hero was struck down.
       *[other] { $n } heroes were struck down.
    }
story-comeback = At the worst moment { $seat } stood at { $n } in a hundred.
story-keep-saved = At the worst moment the keep stood at { $n } in a hundred.
story-keep-fallen = At the best moment the keep stood at { $n } in a hundred.
story-length =
    { $n ->
        [one] It took one turn.
       *[other] It took { $n } turns.
    }

## Turning points

story-turning = Turning points
story-turn = turn { $n }
story-keep = The keep
story-up = up { $n }
story-down = down { $n }
story-moved = { $name }: from { $before } to { $after } %
story-see = Replay
story-see-turn = Replay turn { $n }
story-straight = Nothing turned this game: it went the way it had set out.

## Who was winning

story-who-was-winning = Who was winning
story-all = All together
story-waiting = Bots are working out who was winning when
story-missing = Who was winning when could not be worked out just now.
story-series-loot = Loot
story-series-looks = Looks
story-series-tomes = Tomes
story-series-treasures = Treasures left
story-series-heroes = Heroes in the dungeon

## What can be taken along, and what comes next

story-table = Look at the table
story-picture = The picture of this game
story-save-picture = Save the picture
story-share-picture = Share the picture
story-share = Copy a link
story-save = Save the record
story-replay = See the game
story-again = Play again
story-join-again = To the next game

## Honours

story-honour-searcher = { $n } Loot found by searching
story-honour-thief = { $n } Loot out of other pockets
story-honour-mourner =
    { $n ->
        [one] { $n } Looter buried
       *[other] { $n } Looterz buried
    }
story-honour-shover =
    { $n ->
        [one] { $n } shove given
       *[other] { $n } shoves given
    }
story-honour-shoved =
    { $n ->
        [one] shoved { $n } time
       *[other] shoved { $n } times
    }
story-honour-reader =
    { $n ->
        [one] { $n } Tome found
       *[other] { $n } Tomes found
    }
story-honour-fighter =
    { $n ->
        [one] { $n } blow landed
       *[other] { $n } blows landed
    }
story-honour-trapper =
    { $n ->
        [one] { $n } trap set
       *[other] { $n } traps set
    }
story-honour-buyer =
    { $n ->
        [one] { $n } piece of loot bought
       *[other] { $n } pieces of loot bought
    }
story-honour-brawler =
    { $n ->
        [one] { $n } hit in a fight
       *[other] { $n } hits in fights
    }
story-honour-recruiter =
    { $n ->
        [one] { $n } Looter brought in
       *[other] { $n } Looterz brought in
    }
story-honour-handler =
    { $n ->
        [one] led Rigor Mortis { $n } time
       *[other] led Rigor Mortis { $n } times
    }
story-honour-caught =
    { $n ->
        [one] glared at { $n } time
       *[other] glared at { $n } times
    }
story-honour-leader =
    { $n ->
        [one] { $n } call for monsters
       *[other] { $n } calls for monsters
    }
