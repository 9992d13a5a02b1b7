# The chronicle in English: the map of a group’s nights, and what comes before and after each. Loaded when it is needed.

chronicle-title = Chronicle
chronicle-all = All chronicles

## To begin

chronicle-lead = A dungeon, its nights, and a map that lights up. It stays with its link, alone or with friends, for as many evenings as it takes.
chronicle-new = Begin a chronicle
chronicle-new-go = Open the dungeon
chronicle-name = What your group is called
chronicle-name-usual = The Thursday Monsters
chronicle-rename = Give the group another name
chronicle-rename-done = That is it
chronicle-with-friends = With friends
chronicle-with-friends-how = You get a link. Whoever has it sees the map and plays along, from any device.
chronicle-by-myself = By myself
chronicle-by-myself-how = One clan, one dungeon, nobody to blame. Friends and bots can join any night.
chronicle-mine = Your chronicles
chronicle-none = None yet on this device. A friend’s link brings theirs here.
chronicle-forget = Forget { $name } on this device
chronicle-bring = Bring a file
chronicle-bring-how = A chronicle that was taken along, from here or from the terminal
chronicle-file-large = That file is larger than any chronicle: a few hundred kilobytes would be right.
chronicle-freely = Choose freely
chronicle-freely-how = Any night, without a chronicle
chronicle-missing = This chronicle is closed
chronicle-missing-how = Perhaps the end of the link was lost: it begins with #k=. Whoever sent it can copy it again from the map.

## The map

chronicle-map = The nights, floor by floor
chronicle-state-won = Won
chronicle-state-fallen = Fallen
chronicle-state-open = Open
chronicle-state-shut = Shut
chronicle-next = next
chronicle-tonight = tonight
chronicle-untried = not yet tried
chronicle-gathering = they are gathering
chronicle-playing = being played
chronicle-behind = behind chapter { $chapter }
chronicle-fell =
    { $n ->
        [one] fell once
        [2] fell twice
       *[other] fell { $n } times
    }
chronicle-reached =
    { $n ->
        [one] { $level }, { $n } turn
       *[other] { $level }, { $n } turns
    }
chronicle-of = { $n } of { $of }
chronicle-opens = Opens when { $chapter } is won
chronicle-nights-held =
    { $of ->
        [one] { $n } of { $of } night held.
       *[other] { $n } of { $of } nights held.
    }
chronicle-nights-lost =
    { $n ->
        [one] One lost, and denied.
       *[other] { $n } lost, all of them denied.
    }
chronicle-complete =
    { $of ->
        [one] The one night is held. The heroes have taken up knitting.
       *[other] All { $of } nights held. The heroes have taken up knitting.
    }
chronicle-link = The link to this chronicle
chronicle-take-along = Take along
chronicle-join = Join the group
chronicle-away = The server does not answer. This is how things stood.
chronicle-trophies = Trophies

## The night that is looked at

chronicle-night = Chapter { $chapter }, night { $n }
chronicle-they-gather = { $names }: they are gathering for this night, { $level }.
chronicle-they-play = { $names }: they are playing this night, { $level }.
chronicle-go-on = Go on playing
chronicle-sit-down = Sit down with them
chronicle-watch = Go and watch
chronicle-play = Play tonight
chronicle-play-again = Play it again
chronicle-best = Best so far
chronicle-won-with = Won with
chronicle-evenings =
    { $n ->
        [one] One evening
       *[other] { $n } evenings
    }
chronicle-again = See the evening again
chronicle-again-short = See again
chronicle-brought = brought along
chronicle-kept-of =
    { $of ->
        [one] kept { $n } of { $of } treasure
       *[other] kept { $n } of { $of } treasures
    }
chronicle-how-hard = How hard
chronicle-locked = { $level } opens with a victory at { $before }.
chronicle-who = Who plays
chronicle-how-many = How many clans
chronicle-with = Who plays the others
chronicle-with-bot = bots
chronicle-with-friend = friends
chronicle-with-hot = at this device
chronicle-alone = alone in the dark
chronicle-parties = Clans
chronicle-parties-story = as the story has it
chronicle-parties-free = as we like

## Before and after

chronicle-before = Before the night, at { $level }
chronicle-cast = Who plays
chronicle-to-map = To the map
chronicle-begin = Bar what can be barred
chronicle-invite = Set the table, and call them
chronicle-held-at =
    { $n ->
        [one] { $night }, held in { $n } turn at { $level }
       *[other] { $night }, held in { $n } turns at { $level }
    }
chronicle-lost-at =
    { $n ->
        [one] { $night }, lost in turn { $n } at { $level }
       *[other] { $night }, lost after { $n } turns at { $level }
    }
chronicle-next-night = Next: { $night }
chronicle-once-more = { $night }, once more
chronicle-new-trophy = new trophy
chronicle-kept = treasures kept
chronicle-turns =
    { $n ->
        [one] { $n } turn
       *[other] { $n } turns
    }
chronicle-best-yet = the best so far
