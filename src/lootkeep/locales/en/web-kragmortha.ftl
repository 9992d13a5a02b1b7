# The table page of Kragmortha in English.

## Top bar, phases and Chronicle

web-kragmortha-subtitle =
    { $n ->
        [one] { $n } goblin, { $penance }
       *[other] { $n } goblins, { $penance }
    }
web-kragmortha-penance-gentle = gentle penances
web-kragmortha-penance-screen = screen penances
web-kragmortha-penance-table = penances at the table
web-kragmortha-round = round { $n }
web-kragmortha-phase-card = Card
web-kragmortha-phase-step-1 = Step 1
web-kragmortha-phase-step-2 = Step 2
web-kragmortha-phase-draw = Draw
web-kragmortha-phase-enter = Coming in
web-kragmortha-phase-over = Over
web-kragmortha-progress = step { $n } of 2
web-kragmortha-not-back = Never back to { $square }, where the shove comes from.
web-kragmortha-tired = Tired legs: one step at most.

## Answers: what a square brings

web-kragmortha-first-to = First to { $places }
web-kragmortha-into-rigor = Into Rigor Mortis
web-kragmortha-onto-desk = Onto the desk
web-kragmortha-onto-teleport = Onto the teleport
web-kragmortha-along-floor = Along the floor
web-kragmortha-shove = Shove { $name }
web-kragmortha-shove-into = Into { $name }
web-kragmortha-catch = Catch { $name }
web-kragmortha-catch-yourself = Catch your own goblin
web-kragmortha-you-draw =
    { $square }: you draw your { $n ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $n }th
    } Look
web-kragmortha-they-draw =
    { $square }: { $n ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $n }th
    } Look for { $name }
web-kragmortha-you-steal = { $square }: you steal a Tome
web-kragmortha-they-steal = { $square }: a Tome for { $name }
web-kragmortha-you-turn-token = { $square }: you turn a token
web-kragmortha-they-turn-token = { $square }: { $name } turns a token
web-kragmortha-nothing = { $square }: nothing happens
web-kragmortha-slides = { $square }: slides on to { $to }
web-kragmortha-goes-to = { $square }: { $name } goes to { $places }
web-kragmortha-rigor-travels = { $square }: he may go on by teleport
web-kragmortha-place-rigor = { $square } (Rigor Mortis!)
web-kragmortha-place-goblin = { $square } (and { $name } on from there)
web-kragmortha-place-teleport = { $square } (teleport)
web-kragmortha-place-desk = { $square } (desk)

## The library

web-kragmortha-board = The library
web-kragmortha-rigor = Rigor
web-kragmortha-goblin = Goblin
web-kragmortha-rigor-on = Rigor Mortis, on { $square }
web-kragmortha-goblin-on = { $name }, on { $square }
web-kragmortha-tomes-left =
    { $n ->
        [one] { $n } Tome on the desk
       *[other] { $n } Tomes on the desk
    }

## Hand, Tomes, piles

web-kragmortha-hand = Your hand
web-kragmortha-marked = On top of the deck
web-kragmortha-played = In play: { $card }
web-kragmortha-no-cards = You have no cards.
web-kragmortha-no-tomes = No Tomes yet. There are some on his desk.
web-kragmortha-tome-used = used
web-kragmortha-symbols =
    { $n ->
        [one] { $n } magic symbol
       *[other] { $n } magic symbols
    }
web-kragmortha-moves =
    { $n ->
        [one] move
       *[other] moves
    }
web-kragmortha-tokens =
    { $n ->
        [one] token
       *[other] tokens
    }
web-kragmortha-looks =
    { $n ->
        [one] Look
       *[other] Looks
    }
web-kragmortha-piles = The piles
web-kragmortha-discards =
    { $n ->
        [one] { $n } movement card discarded
       *[other] { $n } movement cards discarded
    }
web-kragmortha-tokens-used =
    { $n ->
        [one] { $n } token turned
       *[other] { $n } tokens turned
    }
web-kragmortha-looks-under = Looks that went under the deck
web-kragmortha-tab-hand = Hand { $n }
web-kragmortha-tab-tomes = Tomes { $n }

## The goblins

web-kragmortha-goblins = The goblins
web-kragmortha-fourth = fewest Looks win
web-kragmortha-goal = Who leads, and how near the end is
web-kragmortha-place = Place { $n }
web-kragmortha-leads = { $name } leads
web-kragmortha-leads-looks = fewest Looks
web-kragmortha-leads-tomes = as few Looks, most Tomes
web-kragmortha-leads-symbols = most magic symbols
web-kragmortha-leads-several =
    { $n ->
        [one] { $n } goblin leads
       *[other] { $n } goblins lead
    }
web-kragmortha-leads-equal = equal in everything
web-kragmortha-leads-nobody = Nobody leads
web-kragmortha-all-equal = all are equal so far
web-kragmortha-until = to the end:
web-kragmortha-until-look = Most Looks: { $n } of 4
web-kragmortha-about = { $name }: Looks and Tomes in full
web-kragmortha-cards =
    { $n ->
        [one] { $n } card in hand
       *[other] { $n } cards in hand
    }
web-kragmortha-has-tomes =
    { $n ->
        [one] { $n } Tome
       *[other] { $n } Tomes
    }
web-kragmortha-has-looks =
    { $n ->
        [one] { $n } Look of 4
       *[other] { $n } Looks of 4
    }
web-kragmortha-being-shoved = being shoved
web-kragmortha-is-accused = accused
web-kragmortha-away = away
web-kragmortha-is-caught = caught
web-kragmortha-thrown-out = thrown out
web-kragmortha-is-tired = tired legs
web-kragmortha-you = you
web-kragmortha-decides = deciding
web-kragmortha-bot = bot, { $level }
web-kragmortha-caught = Caught!
web-kragmortha-close = Close

## Penances

web-kragmortha-penance = Your penance: { $name }
web-kragmortha-softer = Softer
web-kragmortha-softer-on = Softer: on
web-kragmortha-bear-h1 = In your turn the book on your head tilts. Steady it in time.
web-kragmortha-bear-h2 = The upper half of the library lies in shadow.
web-kragmortha-bear-h3 = You see the library from very low down.
web-kragmortha-bear-h4 = The library hangs crooked.
web-kragmortha-bear-m1 = Mouth open while you play a card. Who shuts it can be caught.
web-kragmortha-bear-m2 = Once in each turn of yours. Nobody will remind you.
web-kragmortha-bear-m3 = Yr cht lss ts vwls.
web-kragmortha-bear-m4 = In the chat: mmm mmmm mm mmm.
web-kragmortha-bear-a1 = When you are shoved, squeeze in time.
web-kragmortha-bear-a2 = Arrows only, keys or buttons.
web-kragmortha-bear-a3 = Both seals confirm, together or one right after the other. The third miss is a slip.
web-kragmortha-bear-a4 = What you choose comes half a second late.
web-kragmortha-bear-d1 = Take cards by both ends, left and then right. Never by the middle.
web-kragmortha-bear-d2 = Press long to confirm. The third short press is a slip.
web-kragmortha-bear-d3 = Your hand holds one card fewer.
web-kragmortha-bear-d4 = Left is right, and right is left.
web-kragmortha-bear-l1 = In your turn you lose your balance. Find it in time.
web-kragmortha-bear-l2 = When Rigor Mortis stops beside you, keep your balance.
web-kragmortha-bear-l3 = Stand up before your first choice, sit down after your last.
web-kragmortha-bear-l4 = Your goblin will not keep still.
web-kragmortha-bear-w1 = Not a word in the chat of: { $words }.
web-kragmortha-bear-w2 = Hail Rigor Mortis whenever he moves.
web-kragmortha-bear-w3 = Beg pardon before each shove of yours, or you can be caught.
web-kragmortha-bear-w4 = One half of the library is dark, each round the other.
web-kragmortha-banned = goblin, book, sorry, look, shove, turn, yes, card, desk, no, move, Tome, Rigor, wait, luck, you, square, teleport, please, win, good, what, lord, library
web-kragmortha-ban = Ban a word for { $name }
web-kragmortha-ban-why = It must not be said in the chat.
web-kragmortha-ban-this = Ban “{ $word }”
web-kragmortha-ban-own = A word of your own
web-kragmortha-ban-take = Ban this word
web-kragmortha-left-seal = Left seal
web-kragmortha-right-seal = Right seal
web-kragmortha-left-end = Left end of the card
web-kragmortha-right-end = Right end of the card
web-kragmortha-middle = Middle of the card: do not!
web-kragmortha-press-long = Press long
web-kragmortha-arrows = Arrows
web-kragmortha-arrow-left = Left
web-kragmortha-arrow-right = Right
web-kragmortha-arrow-up = Up
web-kragmortha-arrow-down = Down
web-kragmortha-arrows-first = Choose by arrows
web-kragmortha-gaping-off = Open your mouth
web-kragmortha-gaping-on = Aaaah…
web-kragmortha-tongue-off = Tongue
web-kragmortha-tongue-on = Bleh!
web-kragmortha-standing-off = Stand up
web-kragmortha-standing-on = Sit down
web-kragmortha-pardoned-off = Pardon me!
web-kragmortha-pardoned-on = Pardon granted
web-kragmortha-test-book = The book slides off your head! You have { $seconds } seconds.
web-kragmortha-test-squeeze = Somebody shoves you: squeeze! You have { $seconds } seconds.
web-kragmortha-test-balance =
    { $side ->
        [left] You tip over to the left: lean right! You have { $seconds } seconds.
       *[right] You tip over to the right: lean left! You have { $seconds } seconds.
    }
web-kragmortha-test-hail = He moves! Hail him within { $seconds } seconds.
web-kragmortha-test-sit = Your turn is over: sit down within { $seconds } seconds.
web-kragmortha-press-book = Steady the book
web-kragmortha-press-squeeze = Squeeze
web-kragmortha-press-hail = All hail!
web-kragmortha-press-sit = Sit down
web-kragmortha-lean-left = Lean left
web-kragmortha-lean-right = Lean right
web-kragmortha-caught-whom = Caught! { $name }
web-kragmortha-slips = forgets something
web-kragmortha-looks-elsewhere = looks elsewhere
web-kragmortha-hushed = told off: no cries
web-kragmortha-asked-book = the book tilts
web-kragmortha-asked-squeeze = must squeeze
web-kragmortha-asked-balance = tips over
web-kragmortha-asked-hail = must hail him
web-kragmortha-asked-sit = must sit down
web-kragmortha-seen-gaping-on = mouth open
web-kragmortha-seen-gaping-off = mouth shut
web-kragmortha-seen-tongue-on = tongue out
web-kragmortha-seen-tongue-off = tongue in
web-kragmortha-seen-standing-on = stands
web-kragmortha-seen-standing-off = sits
web-kragmortha-seen-pardoned-on = begs pardon
web-kragmortha-seen-pardoned-off = no pardon yet
web-kragmortha-broken-h1 = the book has fallen
web-kragmortha-broken-l1 = has fallen over
web-kragmortha-broken-l2 = knees apart
web-kragmortha-broken-a1 = no squeeze
web-kragmortha-broken-w2 = no hail
web-kragmortha-broken-l3 = never stood up, or still stands
web-kragmortha-broken-m1 = mouth was shut
web-kragmortha-broken-m2 = tongue was in
web-kragmortha-broken-w3 = no pardon
web-kragmortha-broken-a3 = hands apart
web-kragmortha-broken-d1 = grabbed the middle
web-kragmortha-broken-d2 = bent fingers
web-kragmortha-broken-w1 = said a banned word

## The guide of a first game

web-kragmortha-guide-place = Put your goblin on one of the lit squares. From here it sneaks to the desk, for the Tomes.
web-kragmortha-guide-card = A card has a goblin or Rigor Mortis on it: that is who moves. Its two symbols are the squares that he or you may step on. Under each in the choices stands where it leads first.
web-kragmortha-guide-move = Step onto a lit square. The second step needs the card's other symbol, and you may leave it out. Somebody is in the way? Shove!
web-kragmortha-guide-after = There is still time for your Tomes, even for several. Then you draw a card.
web-kragmortha-guide-shove = You choose where the shoved goblin goes. Into Rigor Mortis is rude, and very effective.
web-kragmortha-guide-refuse-shove = You hold a Tome against shoves: if you use it, nobody moves.
web-kragmortha-guide-vote = Everybody but the accused votes. A majority costs them a Look; a tie lets them go.
web-kragmortha-guide-look-due = You hold a Tome against Looks. Now or never: it is used before the Look is turned.
web-kragmortha-guide-banished = He has caught you. Take your Look and flee to a free teleport; it does nothing else now.
web-kragmortha-guide-transfer = A token was turned. Whatever it is, you come out of another teleport.
web-kragmortha-guide-rigor-transfer = You may send him far away from all goblins. That ends your turn.
web-kragmortha-guide-back-to-start = You have a Tome! Back to a start square, looking innocent.
web-kragmortha-guide-hand-limit = Your hand holds fewer cards now: discard one.
