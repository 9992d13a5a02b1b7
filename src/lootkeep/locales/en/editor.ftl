# A scenario of one's own in English: the editor. Loaded when it is needed.

editor-title = Scenario editor
editor-first-title = My Night
editor-is-saved = Saved as a file
editor-is-kept = A draft, kept on this device
editor-not-kept = This device keeps nothing: save the file before you leave
editor-undo = Undo
editor-redo = Do it again

## Tabs

editor-tab-dungeon = Dungeon
editor-tab-words = Rules and cards
editor-tab-trial = Trial
editor-tab-file = File

## Tiles, treasures and what has to be right

editor-tiles = Tiles
editor-tile-take = { $room }: pick up
editor-tile-laid = { $room }: is laid, go there
editor-treasures = Treasures
editor-left = left in the box
editor-treasure-take = Pick up a treasure, value and how many are left: { $n }×{ $left }
editor-portal-take = Portal: pick up, { $left } left
editor-check-vault = One Vault, with the 4
editor-check-ways = Every room has a way to it
editor-check-treasures = Treasures and portals are in the box
editor-check-words = Nothing else is wrong
editor-check-cards =
    { $n ->
        [one] One scenario card
       *[other] { $n } scenario cards
    }

## The ground

editor-name = Title
editor-sentence = One sentence
editor-ground = Ground: arrow keys go, Space picks up and puts down, R turns, T treasure, P portal, Del removes
editor-place = row { $row }, column { $column }
editor-empty = Empty
editor-door-N-open = passage north
editor-door-E-open = passage east
editor-door-S-open = passage south
editor-door-W-open = passage west
editor-door-N-blind = blind door north
editor-door-E-blind = blind door east
editor-door-S-blind = blind door south
editor-door-W-blind = blind door west
editor-cut = Cut off from the Vault
editor-cut-turn-1 = Cut off from the Vault. Turn it: R
editor-cut-turn-2 = Cut off from the Vault. Turn it twice: R, R
editor-cut-turn-3 = Cut off from the Vault. Turn it back: Shift R
editor-see-below = Something is wrong here: see below
editor-too-wide = A dungeon has room for { $columns } columns and { $rows } rows.
editor-room-acts = What to do with this room
editor-holding = Choose where to put it.
editor-put-back = Put back
editor-move = Move
editor-turn = Turn
editor-treasure = Treasure
editor-portal = Portal
editor-remove = Remove
editor-key-space = Space
editor-how = Drag tiles here, or pick one up and choose its place. Arrow keys go from place to place.

## Rules and cards

editor-rules = From the first turn
editor-copies = How many in the deck
editor-operation = Operation
editor-add = Add
editor-add-rules = Rules
editor-add-does = What a card or a clock can do
editor-add-at = When
editor-add-lose = Lost at once, besides by the Vault’s treasure
editor-add-win = Won at once
editor-add-end = Only won in the end if
editor-up = One up
editor-lever = Lever L: a number for each of the five difficulties
editor-aim = How it ends
editor-waves = Waves
editor-pace = Guild cards from the start
editor-pace-usual = as usual
editor-pace-full = as in wave 2
editor-clocks = By the clock
editor-marks = Marked rooms
editor-marks-name = Mark: flooded, picket or dark
editor-marks-order = Rooms, one after the other
editor-marks-does = What is so there, between commas
editor-marks-works = Rooms that work all the same
editor-others = Also in the file
editor-others-how = They are kept, and edited as text under “File”.

## What is wrong

editor-errors =
    { $n ->
        [one] One error
       *[other] { $n } errors
    }
editor-errors-first =
    { $n ->
        [one] one error first
       *[other] { $n } errors first
    }
editor-no-path = { $rooms }: no way to the Vault
editor-not-a-word = “{ $word }” means nothing. Did you mean “{ $instead }”?
editor-unknown-word = “{ $word }” means nothing.
editor-write-instead = Write “{ $word }”
editor-text-first = The text under “File” cannot be read yet: mend it there first, or undo.

## Trial

editor-seats = Players
editor-simulate = Let bots play it
editor-stop = Stop
editor-percent = { $n } %
editor-interval = { $low } to { $high }
editor-trial-how = Greedy bots play sixty games at each difficulty; it takes some seconds.
editor-trial-of =
    { $seats ->
        [one] { $n } games of a greedy bot alone, with intervals of 95 %.
       *[other] { $n } games of { $seats } greedy bots, with intervals of 95 %.
    }
editor-trial-old = This was before your last change.
editor-trial-aim = what the box aims for

## File

editor-open = Open a file
editor-new = Begin anew
editor-text = The scenario as a text
editor-text-how = `lootkeep play heroes --box FILE` plays it too. Comments are lost when you draw; nothing else is.
editor-opened = { $name } is open. Undo brings back what was here before.
editor-begun = A new scenario. Undo brings back the one before.
editor-too-large = This file is too large for a scenario.

## Saving and playing

editor-save = Save
editor-try = Try
editor-play = Play by link
