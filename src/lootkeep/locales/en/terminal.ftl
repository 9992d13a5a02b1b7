# The terminal in English. A line of `terminal-command-*` lists the ways to type a command.

## Questions and answers

terminal-at-best = easiest: { $card }
terminal-keys = help · hint · ? why · u undo · q quit
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
terminal-command-hint = hint
terminal-command-why = why, ?
terminal-command-undo = undo, u
terminal-command-log = log, l
terminal-command-table = table, t
terminal-command-graveyard = graveyard, grave
terminal-command-card = card, c
terminal-command-what = what, w
terminal-command-save = save
terminal-command-quit = quit, q, exit
terminal-help-choose = Choose by number, by the first letters of its words (rec zom), or in notation: attack hydra > king.
terminal-help-help = this page
terminal-help-hint = the best three moves as a bot sees them from your seat, with the chance to win
terminal-help-why = why something you look for is not offered
terminal-help-undo = take your last decision back, if nothing was rolled or shown by it
terminal-help-log = all that happened so far
terminal-help-table = the table again, with the texts of your cards
terminal-help-graveyard = all that lies in the graveyard, with the texts of the cards
terminal-help-card = what a card does; without a name, all cards
terminal-help-what = what would happen if somebody came there now
terminal-help-save = write the record to a file of your own
terminal-help-quit = stop here; the game is kept
terminal-argument-card = NAME
terminal-argument-what = PLACE
terminal-argument-save = FILE
terminal-no-card = No card is called “{ $text }”.
terminal-no-what = This game does not tell what would happen.
terminal-what-where = Where? Type what and a place: { $places }.
terminal-which-file = Save to which file? Type: save FILE
terminal-saved = Saved in { $path }
terminal-file-exists = { $path } exists already: choose another name.
terminal-not-saved = Could not be written: { $why }

## Hints

terminal-hint-move = move
terminal-hint-win = to win
terminal-hint-hold = holds
terminal-hint-interval = 95 % interval
terminal-hint-how = how sure
terminal-hint-note = By a bot that sees what this seat sees. The interval tells how sure it is, not how well it plays.
terminal-hint-wait = Weighing the moves …
terminal-thinking = { $seat } is thinking …

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
terminal-go-on = — Enter: on · s: skip —
terminal-kept = The game is kept in { $path }
terminal-pledged = Chance is pledged by { $commitment }
terminal-words = { $name }: words for the shuffling (Enter: none):
terminal-resume = Go on with: { $command }
terminal-record = The record: { $path }
terminal-watch = See it again: { $command }
terminal-verify = Check every draw: { $command }
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
terminal-looterz-only =
    { $undo ->
        [1] There is no other answer. You are asked so that you can look around or take back (u) first; Enter goes on.
       *[other] There is no other answer. You are asked so that you can look around first; Enter goes on.
    }
terminal-looterz-graveyard =
    { $n ->
        [0] The graveyard is empty.
        [one] In the graveyard lies 1 card:
       *[other] In the graveyard lie { $n } cards, the newest first:
    }
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
terminal-looterz-threat-barred = barred, else { $chance } % to win
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
terminal-looterz-tag-frog =
    { $edition ->
        [rigor] Mouse
       *[other] Frog
    }
terminal-looterz-tag-activation = Act.
terminal-looterz-tag-recruitment = Rec.
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
terminal-kragmortha-sign-desk = desk
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

## Keep the Heroes Out!

terminal-heroes-language = en
terminal-heroes-keys = help · ? why · w what if · t table · u undo · q quit
terminal-heroes-choose = Choose by number, by the room if only one answer leads there (vault), by the first letters of its words (mov sew), or in notation: move sewer > vault, melee thief forge.
terminal-heroes-legend = In the dungeon a room's wall bears its type and name, and a gap in a wall is a passage · [2] the first answer that leads there · ▣3 a treasure that takes 3 heroes, ▣3! one more hero loots it, ▣4!! and then all is lost · T! a hero awake, T+ just arrived, t exhausted, 2t two of them · Ra3•1 three Ratkin with one wound · ◌ unfinished portal, ● completed · ≈ flooded, on strike or dark · §1 unpaid debt · Ram4 a foe and its health · T»▣2 a Thief who carries off a treasure · ■ a Guild card still in the deck, · one already drawn · loot stands beside the resource that buys it · what ROOM tells what a hero would do there · card NAME tells the rest
terminal-heroes-wave = wave { $n }/{ $waves }
terminal-heroes-guild = Guild deck { $n }
terminal-heroes-assault = assault { $n }
terminal-heroes-charging = charging: { $heroes }
terminal-heroes-doors-open = heroes use portals
terminal-heroes-deck = To come
terminal-heroes-loot = Loot, deck { $n }
terminal-heroes-loot-shown = Loot
terminal-heroes-plans = Plans
terminal-heroes-hand = hand
terminal-heroes-standing = Lair { $lair }, hand { $hand }
terminal-heroes-piles = (deck { $deck }, discards { $discards })
terminal-heroes-health = health { $n }
terminal-heroes-goal =
    { $waves ->
        [one] Outlast the Guild deck's only wave and you all win.
       *[other] Outlast all { $waves } waves of the Guild deck and you all win.
    }
terminal-heroes-treasure = treasure { $n }
terminal-heroes-portal-unfinished = unfinished portal
terminal-heroes-portal-completed = completed portal
terminal-heroes-debt = debt { $n }
terminal-heroes-awake = awake
terminal-heroes-arriving = just arrived
terminal-heroes-exhausted = exhausted
terminal-heroes-guards = guards ▣{ $n }
terminal-heroes-leaves = leaves ▣{ $n }
terminal-heroes-odds = The next Guild card brings a hero here with { $chance } %: { $heroes }.
terminal-heroes-no-odds = No hero card in the deck leads here.
terminal-heroes-sign-marked = answer 2
terminal-heroes-sign-risk = one more hero loots it
terminal-heroes-sign-risk-short = in danger
terminal-heroes-sign-treasure = treasure
terminal-heroes-sign-awake = awake
terminal-heroes-sign-exhausted = exhausted
terminal-heroes-sign-wounds = two, one wound
terminal-heroes-sign-portals = portal, open portal
terminal-heroes-sign-portals-short = portals
terminal-heroes-token-coin = coin
terminal-heroes-token-frog = frog
terminal-heroes-token-bone = bone
terminal-heroes-token-book = book
terminal-heroes-token-trap = trap
terminal-heroes-row-thief = Thief
terminal-heroes-row-warrior = Warrior
terminal-heroes-row-archer = Archer
terminal-heroes-row-mage = Mage
terminal-heroes-mark-thief = T
terminal-heroes-mark-warrior = W
terminal-heroes-mark-archer = A
terminal-heroes-mark-mage = M
terminal-heroes-mark-dragon = Dr
terminal-heroes-mark-lizardfolk = Li
terminal-heroes-mark-gnoll = Gn
terminal-heroes-mark-slime = Sl
terminal-heroes-mark-skeleton = Sk
terminal-heroes-mark-ratkin = Ra
terminal-heroes-mark-imp = Im
terminal-heroes-mark-poltergeist = Po
terminal-heroes-mark-witch = Wi
terminal-heroes-clan-dragon = 1 × ♥5, crowds: heals itself
terminal-heroes-clan-lizardfolk = 5 × ♥2, crowds: shoot
terminal-heroes-clan-gnoll = 7 × ♥1, crowds: bite
terminal-heroes-clan-slime = 8 × ♥1, defender: draw a card
terminal-heroes-clan-skeleton = 6 × ♥1, defender: make bones
terminal-heroes-clan-ratkin = 9 × ♥1, defender: multiply
terminal-heroes-clan-imp = 4 × ♥2, supporter: move
terminal-heroes-clan-poltergeist = 3 × ♥2, supporter: through walls
terminal-heroes-clan-witch = 2 × ♥3, supporter: open portals
