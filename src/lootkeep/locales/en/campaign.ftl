# Chronicle mode in English.

campaign-title = { $game }: the chronicle
campaign-chapter = Chapter { $n }: { $name }
campaign-level =
    { $level ->
        [0] Familiar
        [1] Steady
        [2] Challenging
       *[other] Hardcore
    }
campaign-won =
    won, { campaign-level }, { $seats ->
        [one] alone
       *[other] { $seats } clans
    }, { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
campaign-open = open
campaign-shut = opens when the chapter before is won
campaign-next = Go on with: lootkeep chronicle { $scenario }
campaign-complete = The chronicle is complete: no hero has found the way in. Any scenario can be played again, at a higher difficulty.
campaign-heroes-first-nights = First Nights
campaign-heroes-the-works = The Works
campaign-heroes-the-siege = The Siege

## What is refused

campaign-none = { $game } has no chronicle.
campaign-unreadable = { $path }: this is no progress of a chronicle; to begin anew, move the file away.
campaign-unknown = The chronicle has no scenario “{ $scenario }”: it has { $scenarios }.
campaign-not-open = { $scenario } is not open yet: first win { $scenarios }.
campaign-seats =
    { $n ->
        [one] { $n } seat is named: from { $fewest } to { $most } would be right.
       *[other] { $n } seats are named: from { $fewest } to { $most } would be right.
    }
campaign-no-level = There is no difficulty { $n }: 0 to { $most } would be right.
