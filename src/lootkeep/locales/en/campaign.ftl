# Chronicle mode in English.

campaign-title = { $game }: the chronicle
campaign-chapter = Chapter { $n }: { $name }
campaign-level =
    { $level ->
        [0] Familiar
        [1] Steady
        [2] Challenging
        [3] Hardcore
       *[other] Nightmare
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
campaign-group = { $name }: { $members }
campaign-kept = { $n } of { $of } treasures kept
campaign-clans = as { $clans }
campaign-fallen =
    { $n ->
        [one] lost once, open
       *[other] lost { $n } times, open
    }
campaign-trophies = Trophies: { $n } of { $of }
campaign-taken = The chronicle is in { $path }: it can be brought to a server, or to another terminal.
campaign-brought =
    { $n ->
        [0] All of these evenings were here already.
        [one] { $n } evening was brought.
       *[other] { $n } evenings were brought.
    }
campaign-next = Go on with: lootkeep chronicle { $scenario }
campaign-complete = The chronicle is complete: no hero has found the way in. Any scenario can be played again, at a higher difficulty.

## What is refused

campaign-none = { $game } has no chronicle.
campaign-unreadable = { $path }: this is no progress of a chronicle; to begin anew, move the file away. { $why }
campaign-unknown = The chronicle has no scenario “{ $scenario }”: it has { $scenarios }.
campaign-not-open = { $scenario } is not open yet: first win { $scenarios }.
campaign-seats =
    { $n ->
        [one] { $n } seat is named: from { $fewest } to { $most } would be right.
       *[other] { $n } seats are named: from { $fewest } to { $most } would be right.
    }
campaign-no-level = There is no difficulty { $n }: 0 to { $most } would be right.
campaign-unearned = Difficulty { $n } is yet to be earned: first win this scenario at { $before }.
campaign-file-there = { $path }: this file exists already, and nothing was written; name another one.
campaign-full = { $path }: a chronicle holds { $most } evenings, and with these there would be more.
