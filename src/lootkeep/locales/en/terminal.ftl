# The terminal in English. A line of `terminal-command-*` lists the ways to type a command.

## Questions and answers

terminal-at-best = best: { $card }
terminal-keys = help · ? why · u undo · q quit
terminal-choose = Type a number from 1 to { $n }, or help.
terminal-no-number = There is no choice { $text }: the numbers are 1 to { $n }.
terminal-unknown = “{ $text }” is no choice here. Type its number, its first words, or help.
terminal-ambiguous = “{ $text }” could be: { $names }.
terminal-too-far = “{ $text }” goes too far: make the first move, then look at what it brings.
terminal-not-possible =
    { $n ->
        [one] One thing is not possible now; ? says why.
       *[other] { $n } things are not possible now; ? says why.
    }
terminal-nothing-refused = Nothing is refused here: all you could do is listed.
terminal-calls = You may also say, at any prompt of yours: { $calls }

## Commands

terminal-command-help = help, h
terminal-command-why = why, ?
terminal-command-undo = undo, u
terminal-command-log = log, l
terminal-command-table = table, t
terminal-command-card = card, c
terminal-command-save = save
terminal-command-quit = quit, q, exit
terminal-help-choose = Choose by number, by the first letters of its words (rec zom), or in notation: attack hydra > king.
terminal-help-help = this page
terminal-help-why = why something you look for is not offered
terminal-help-undo = take your last decision back, if nothing was rolled or shown by it
terminal-help-log = all that happened so far
terminal-help-table = the table again, with the texts of your cards
terminal-help-card = what a card does; without a name, all cards
terminal-help-save = write the record to a file of your own
terminal-help-quit = stop here; the game is kept
terminal-argument-card = NAME
terminal-argument-save = FILE
terminal-no-card = No card is called “{ $text }”.
terminal-which-file = Save to which file? Type: save FILE
terminal-saved = Saved in { $path }
terminal-file-exists = { $path } exists already: choose another name.
terminal-not-saved = Could not be written: { $why }

## Taking back

terminal-taken-back = Taken back: { $move }.
terminal-undo-nothing = There is nothing to take back.
terminal-undo-other = The last decision was { $seat }'s: you cannot take it back.
terminal-undo-revealed = Your last decision stands: dice were rolled or a card was shown by it.

## The table

terminal-earlier =
    { $n ->
        [one] … 1 line more: log
       *[other] … { $n } lines more: log
    }
terminal-hand-over = Hand the keyboard to { $seat }. { $seat }: press Enter.
terminal-kept = The game is kept in { $path }
terminal-resume = Go on with: { $command }
terminal-record = The record: { $path }
terminal-watch = See it again: { $command }
terminal-ranking = Ranking
terminal-place = { $place }. { $seat }: { $why }

## Replay

terminal-replay-title = { $game }, { $edition } · move { $n } of { $all } · seen by { $eyes }
terminal-replay-all = everybody at once
terminal-replay-spectator = a spectator
terminal-replay-keys = Enter: on · b: back · a number: that move · s 1, s all, s none: whose eyes · p: picture · q: quit
terminal-replay-unknown = “{ $text }” is not understood here.
terminal-replay-unfinished = The record ends here; the game is not over.

## Looterz

terminal-looterz-legend = threat 5: the most that next turn's searches can bring · ♥ life: one die each · ≤3 power: a die of 3 or less hits · ✓ has acted · ↩ goes back to its owner · #1 #2 tell twins apart · Act. an Activation · Wish a Last Wish · card NAME tells the rest
terminal-looterz-turn = Turn { $n }
terminal-looterz-clock = Rigor Mortis { $n }/{ $size }
terminal-looterz-you = you
terminal-looterz-hand-size =
    { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
terminal-looterz-to-go = { $n } to go
terminal-looterz-threat = threat { $most }, { $chance } % to win
terminal-looterz-threat-low = threat { $most }
terminal-looterz-no-threat = no threat
terminal-looterz-no-looterz = nobody in play
terminal-looterz-expects =
    { $edition ->
        [rigor] expects { $whole }.{ $tenths } Coins
       *[other] expects { $whole }.{ $tenths } Loot
    }
terminal-looterz-to-win = { $chance } % to win
terminal-looterz-kill = { $chance } % kill
terminal-looterz-no-kill = cannot kill, expects { $whole }.{ $tenths } damage
terminal-looterz-tag-bans-loot = NO SEARCH OR STEAL
terminal-looterz-tag-taunt = Taunt
terminal-looterz-tag-cannot-be-attacked = elusive
terminal-looterz-tag-attacks = { $n } attacks
terminal-looterz-tag-trophy = trophy
terminal-looterz-tag-cannot-attack = no attack
terminal-looterz-tag-cannot-search = no search
terminal-looterz-tag-frog = Frog
terminal-looterz-tag-activation = Act.
terminal-looterz-tag-last-wish = Wish

## Kragmortha

terminal-kragmortha-choose = Choose by number, by the square (d4), by the first letters of its words (pla rig), or in notation: step d4, shove sky > f4.
terminal-kragmortha-legend = On the board capital letters are goblins (@ is yours), «R» is Rigor Mortis, small letters the floor, * a teleport, ▒ the desk, ▓ shelves; [2] is a square that answer 2 goes to, and typing the square chooses it too · ●●○◇ Looks, the diamond is the fourth · h2 d3 which ones · ■ Tomes face up, □ used, ✦ magic symbols · card NAME tells the rest
terminal-kragmortha-turn = Turn { $n }, round { $round }
terminal-kragmortha-tomes-left = Tomes left { $n }
terminal-kragmortha-deck = deck { $n }
terminal-kragmortha-tokens = tokens { $n }
terminal-kragmortha-turned = turned:
terminal-kragmortha-next-token = (you saw the next: { $token })
terminal-kragmortha-you = you
terminal-kragmortha-sign-teleport = teleport
terminal-kragmortha-sign-marked = you may
terminal-kragmortha-tomes = Tomes
terminal-kragmortha-hand = hand
terminal-kragmortha-hand-size = hand { $n }
terminal-kragmortha-tired = tired
terminal-kragmortha-floor-book = b
terminal-kragmortha-floor-scroll = s
terminal-kragmortha-floor-potion = p
terminal-kragmortha-floor-stones = g
terminal-kragmortha-floor-desk = D
terminal-kragmortha-mark-ember = EM
terminal-kragmortha-mark-sky = SK
terminal-kragmortha-mark-moss = MO
terminal-kragmortha-mark-amber = AM
terminal-kragmortha-mark-royal = RY
terminal-kragmortha-mark-rose = RS
terminal-kragmortha-mark-bone = BO
terminal-kragmortha-mark-plum = PL
terminal-kragmortha-first = first to { $squares }
terminal-kragmortha-push = { $seat } shoves { $rival } to
terminal-kragmortha-land-floor = { $square }
terminal-kragmortha-land-goblin = { $square } (shoving { $rival } on)
terminal-kragmortha-land-rigor = { $square } (Rigor Mortis!)
terminal-kragmortha-land-teleport = { $square } (teleport)
terminal-kragmortha-land-desk = { $square } (desk)
terminal-kragmortha-slides = slides on to { $square }
terminal-kragmortha-meets-rigor = Rigor Mortis: a Look
terminal-kragmortha-meets-teleport = teleport: turns a token
terminal-kragmortha-meets-desk = desk: a Tome
terminal-kragmortha-rigor-transfer = teleport: he may go anywhere far from goblins
