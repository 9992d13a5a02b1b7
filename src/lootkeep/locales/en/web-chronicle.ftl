# The chronicle in English: the map of a group’s nights, and what comes before and after each. Loaded when it is needed.

web-chronicle-title = Chronicle
web-chronicle-all = All chronicles

## To begin

web-chronicle-lead = A dungeon, its nights, and a map that lights up. It stays with its link, alone or with friends, for as many evenings as it takes.
web-chronicle-new = Begin a chronicle
web-chronicle-new-go = Open the dungeon
web-chronicle-name = What your group is called
web-chronicle-name-usual = The Thursday Monsters
web-chronicle-rename = Give the group another name
web-chronicle-rename-done = That is it
web-chronicle-with-friends = With friends
web-chronicle-with-friends-how = You get a link. Whoever has it sees the map and plays along, from any device.
web-chronicle-by-myself = By myself
web-chronicle-by-myself-how = One clan, one dungeon, nobody to blame. Friends and bots can join any night.
web-chronicle-mine = Your chronicles
web-chronicle-none = None yet on this device. A friend’s link brings theirs here.
web-chronicle-forget = Forget { $name } on this device
web-chronicle-bring = Bring a file
web-chronicle-bring-how = A chronicle that was taken along, from here or from the terminal
web-chronicle-file-large = That file is larger than any chronicle: a few hundred kilobytes would be right.
web-chronicle-freely = Choose freely
web-chronicle-freely-how = Any night, without a chronicle
web-chronicle-missing = This chronicle is closed
web-chronicle-missing-how = Perhaps the end of the link was lost: it begins with #k=. Whoever sent it can copy it again from the map.

## The map

web-chronicle-map = The nights, floor by floor
web-chronicle-state-won = Won
web-chronicle-state-fallen = Fallen
web-chronicle-state-open = Open
web-chronicle-state-shut = Shut
web-chronicle-next = next
web-chronicle-tonight = tonight
web-chronicle-untried = not yet tried
web-chronicle-gathering = they are gathering
web-chronicle-playing = being played
web-chronicle-behind = behind chapter { $chapter }
web-chronicle-fell =
    { $n ->
        [one] fell once
        [2] fell twice
       *[other] fell { $n } times
    }
web-chronicle-reached =
    { $n ->
        [one] { $level }, { $n } turn
       *[other] { $level }, { $n } turns
    }
web-chronicle-of = { $n } of { $of }
web-chronicle-opens = Opens when { $chapter } is won
web-chronicle-nights-held =
    { $of ->
        [one] { $n } of { $of } night held.
       *[other] { $n } of { $of } nights held.
    }
web-chronicle-nights-lost =
    { $n ->
        [one] One lost, and denied.
       *[other] { $n } lost, all of them denied.
    }
web-chronicle-complete =
    { $of ->
        [one] The one night is held. The heroes have taken up knitting.
       *[other] All { $of } nights held. The heroes have taken up knitting.
    }
web-chronicle-link = The link to this chronicle
web-chronicle-take-along = Take along
web-chronicle-join = Join the group
web-chronicle-away = The server does not answer. This is how things stood.
web-chronicle-trophies = Trophies
web-chronicle-not-won = not yet

## The night that is looked at

web-chronicle-night = Chapter { $chapter }, night { $n }
web-chronicle-they-gather = { $names }: they are gathering for this night, { $level }.
web-chronicle-they-play = { $names }: they are playing this night, { $level }.
web-chronicle-go-on = Go on playing
web-chronicle-sit-down = Sit down with them
web-chronicle-watch = Go and watch
web-chronicle-another = Begin another table
web-chronicle-play = Play tonight
web-chronicle-play-again = Play it again
web-chronicle-best = Best so far
web-chronicle-won-with = Won with
web-chronicle-evenings =
    { $n ->
        [one] One evening
       *[other] { $n } evenings
    }
web-chronicle-again = See the evening again
web-chronicle-again-short = See again
web-chronicle-brought = brought along
web-chronicle-kept-of =
    { $of ->
        [one] kept { $n } of { $of } treasure
       *[other] kept { $n } of { $of } treasures
    }
web-chronicle-how-hard = How hard
web-chronicle-locked = { $level } opens with a victory at { $before }.
web-chronicle-who = Who plays
web-chronicle-how-many = How many clans
web-chronicle-with = Who plays the others
web-chronicle-with-bot = bots
web-chronicle-with-friend = friends
web-chronicle-with-hot = here
web-chronicle-alone = alone in the dark
web-chronicle-parties = Clans
web-chronicle-parties-story = as the story has it
web-chronicle-parties-free = as we like

## Before and after

web-chronicle-before = Before the night, at { $level }
web-chronicle-cast = Who plays
web-chronicle-to-map = To the map
web-chronicle-begin = Bar what can be barred
web-chronicle-invite = Set the table, and call them
web-chronicle-held-at =
    { $n ->
        [one] { $night }, held in { $n } turn at { $level }
       *[other] { $night }, held in { $n } turns at { $level }
    }
web-chronicle-lost-at =
    { $n ->
        [one] { $night }, lost in turn { $n } at { $level }
       *[other] { $night }, lost after { $n } turns at { $level }
    }
web-chronicle-next-night = Next: { $night }
web-chronicle-once-more = { $night }, once more
web-chronicle-new-trophy = new trophy
web-chronicle-kept = treasures kept
web-chronicle-turns =
    { $n ->
        [one] { $n } turn
       *[other] { $n } turns
    }
web-chronicle-best-yet = the best so far
