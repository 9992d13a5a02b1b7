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
