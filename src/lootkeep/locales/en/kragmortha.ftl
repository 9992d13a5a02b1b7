# Kragmortha in English.
# `$square` is a square's name: d4. A card's `.acc` is its name inside a sentence; Looks and Tomes are titles and need none.

## The game

kragmortha-name = Kragmortha
kragmortha-edition-library = The library of Rigor Mortis
kragmortha-pitch = You only came to dust. Steal the Dark Lord's Tomes, shove your friends at him, and be the goblin that he glares at least.
kragmortha-option-penance = How Looks are borne: 0 gentle (they are only counted), 1 screen (the screen plays its tricks on you), 2 table (you really do it, and the others watch).
kragmortha-option-people = Which seats are people: add 1 for the first seat, 2 for the second, 4 for the third and so on. Only people vote and can be accused; as a rule all seats count.

## Symbols, parts of the body, goblins

kragmortha-symbol-book = book
kragmortha-symbol-scroll = scroll
kragmortha-symbol-potion = potion
kragmortha-symbol-stones = stones
kragmortha-symbol-ball = crystal ball

kragmortha-group-head = Head
kragmortha-group-mouth = Mouth
kragmortha-group-arm = Arm
kragmortha-group-hand = Hand
kragmortha-group-leg = Leg
kragmortha-group-mind = Mind

kragmortha-goblin-ember = ember
kragmortha-goblin-sky = sky blue
kragmortha-goblin-moss = moss green
kragmortha-goblin-amber = amber
kragmortha-goblin-royal = royal blue
kragmortha-goblin-rose = rose
kragmortha-goblin-bone = bone white
kragmortha-goblin-plum = plum

## Amounts, inside other messages

kragmortha-looks =
    { $looks ->
        [0] no Looks
        [one] { $looks } Look
       *[other] { $looks } Looks
    }
kragmortha-tomes =
    { $tomes ->
        [0] no Tomes
        [one] { $tomes } Tome
       *[other] { $tomes } Tomes
    }
kragmortha-symbols =
    { $symbols ->
        [0] no magic symbols
        [one] { $symbols } magic symbol
       *[other] { $symbols } magic symbols
    }

## Movement cards and tokens

kragmortha-kind-goblin = Goblin ({ $symbols })
    .acc = a Goblin card ({ $symbols })
kragmortha-kind-rigor = Rigor Mortis ({ $symbols })
    .acc = a Rigor Mortis card ({ $symbols })
kragmortha-card-transfer = Transfer
kragmortha-card-tome = Tome
kragmortha-card-trap = Trap

## Withering Looks

kragmortha-card-h1 = Good Posture
kragmortha-card-h2 = Deep Shame
kragmortha-card-h3 = Heavy Head
kragmortha-card-h4 = Stiff Neck
kragmortha-card-m1 = Fly Trap
kragmortha-card-m2 = Tongue Out
kragmortha-card-m3 = Clenched Teeth
kragmortha-card-m4 = Sealed Lips
kragmortha-card-a1 = Armpit Archive
kragmortha-card-a2 = Crook of the Elbow
kragmortha-card-a3 = Handcuffs
kragmortha-card-a4 = One-Armed Butler
kragmortha-card-d1 = Crab Claw
kragmortha-card-d2 = Wooden Fingers
kragmortha-card-d3 = Butterfingers
kragmortha-card-d4 = Wrong Hand
kragmortha-card-l1 = The Stork
kragmortha-card-l2 = Knock Knees
kragmortha-card-l3 = Up You Get
kragmortha-card-l4 = Hot Floor
kragmortha-card-w1 = Unspeakable
kragmortha-card-w2 = All Hail
kragmortha-card-w3 = So Sorry
kragmortha-card-w4 = One Eye Shut
kragmortha-card-scolding = Scolding

kragmortha-order-h1 = balance this card on your head
kragmortha-look-h1-table = At the table: { kragmortha-order-h1 }.
kragmortha-look-h1-screen = On screen: once a round the book on your portrait tilts; steady it within 6 seconds.
kragmortha-order-h2 = keep your chin on your chest
kragmortha-look-h2-table = At the table: { kragmortha-order-h2 }.
kragmortha-look-h2-screen = On screen: the upper half of your board lies in shadow.
kragmortha-order-h3 = keep your chin on the table
kragmortha-look-h3-table = At the table: { kragmortha-order-h3 }.
kragmortha-look-h3-screen = On screen: you see the board from very low down.
kragmortha-order-h4 = keep an ear on your shoulder
kragmortha-look-h4-table = At the table: { kragmortha-order-h4 }.
kragmortha-look-h4-screen = On screen: your board hangs crooked, by 15 degrees.
kragmortha-order-m1 = keep your mouth open
kragmortha-look-m1-table = At the table: { kragmortha-order-m1 }.
kragmortha-look-m1-screen = On screen: hold the gape key (or switch it on) from choosing a card until you confirm it.
kragmortha-order-m2 = stick your tongue out
kragmortha-look-m2-table = At the table: { kragmortha-order-m2 }.
kragmortha-look-m2-screen = On screen: press the tongue button before your turn ends; nobody will remind you.
kragmortha-order-m3 = talk through clenched teeth
kragmortha-look-m3-table = At the table: { kragmortha-order-m3 }.
kragmortha-look-m3-screen = On screen: your chat loses its vowels. Without a chat it does nothing.
kragmortha-order-m4 = keep your lips sealed
kragmortha-look-m4-table = At the table: { kragmortha-order-m4 }.
kragmortha-look-m4-screen = On screen: in the chat you can only hum. Without a chat it does nothing.
kragmortha-order-a1 = clamp this card in your armpit
kragmortha-look-a1-table = At the table: { kragmortha-order-a1 }.
kragmortha-look-a1-screen = On screen: when a shove touches you, squeeze within 6 seconds.
kragmortha-order-a2 = hold this card in the crook of your elbow
kragmortha-look-a2-table = At the table: { kragmortha-order-a2 }.
kragmortha-look-a2-screen = On screen: arrows only, keys or buttons; no dragging.
kragmortha-order-a3 = keep your forearms together
kragmortha-look-a3-table = At the table: { kragmortha-order-a3 }.
kragmortha-look-a3-screen = On screen: to confirm, press two buttons, together or one after the other; the third miss in a turn is a slip.
kragmortha-order-a4 = keep one arm behind your back
kragmortha-look-a4-table = At the table: { kragmortha-order-a4 }.
kragmortha-look-a4-screen = On screen: your selection answers half a second late.
kragmortha-order-d1 = your hand is a crab's claw
kragmortha-look-d1-table = At the table: { kragmortha-order-d1 }.
kragmortha-look-d1-screen = On screen: pick cards up by both ends, left and then right; grabbing the middle is a slip.
kragmortha-order-d2 = keep your fingers straight
kragmortha-look-d2-table = At the table: { kragmortha-order-d2 }.
kragmortha-look-d2-screen = On screen: long presses only; the third short one is a slip.
kragmortha-order-d3 = your hand holds one card fewer
kragmortha-look-d3-table = At the table: { kragmortha-order-d3 }.
kragmortha-look-d3-screen = On screen: your hand holds one card fewer.
kragmortha-order-d4 = use the other hand
kragmortha-look-d4-table = At the table: { kragmortha-order-d4 }.
kragmortha-look-d4-screen = On screen: your controls are mirrored.
kragmortha-order-l1 = stand on one foot
kragmortha-look-l1-table = At the table: { kragmortha-order-l1 }.
kragmortha-look-l1-screen = On screen: once a round you lose your balance; find it within 6 seconds.
kragmortha-order-l2 = hold this card between your knees
kragmortha-look-l2-table = At the table: { kragmortha-order-l2 }.
kragmortha-look-l2-screen = On screen: when Rigor Mortis stops beside you, find your balance within 6 seconds.
kragmortha-order-l3 = stand up for your turn
kragmortha-look-l3-table = At the table: { kragmortha-order-l3 }.
kragmortha-look-l3-screen = On screen: press up before your first action and down after your last.
kragmortha-order-l4 = keep your feet off the floor
kragmortha-look-l4-table = At the table: { kragmortha-order-l4 }.
kragmortha-look-l4-screen = On screen: your goblin hops about and will not keep still.
kragmortha-order-w1 = the others ban three words; do not say them
kragmortha-look-w1-table = At the table: { kragmortha-order-w1 }.
kragmortha-look-w1-screen = On screen: each neighbour bans a word and the host a third; keep them out of the chat. Without a chat, or with sealed lips, it does nothing.
kragmortha-order-w2 = hail Rigor Mortis whenever he moves
kragmortha-look-w2-table = At the table: { kragmortha-order-w2 }.
kragmortha-look-w2-screen = On screen: press hail within 6 seconds whenever Rigor Mortis moves.
kragmortha-order-w3 = apologise before each shove
kragmortha-look-w3-table = At the table: { kragmortha-order-w3 }.
kragmortha-look-w3-screen = On screen: press pardon before you confirm a shove of yours, in a chain too.
kragmortha-order-w4 = keep one eye shut
kragmortha-look-w4-table = At the table: { kragmortha-order-w4 }.
kragmortha-look-w4-screen = On screen: half of your board is dim; the half changes each round.

## Magic Tomes

kragmortha-card-clean-slate = Clean Slate
kragmortha-card-deep-pockets = Deep Pockets
kragmortha-card-look-away = Look Away
kragmortha-card-scapegoat = Scapegoat
kragmortha-card-fair-exchange = Fair Exchange
kragmortha-card-second-wind = Second Wind
kragmortha-card-puppet-strings = Puppet Strings
kragmortha-card-blink = Blink
kragmortha-card-trade-places = Trade Places
kragmortha-card-greased-floor = Greased Floor
kragmortha-card-planted-feet = Planted Feet
kragmortha-card-wild-ink = Wild Ink
kragmortha-card-long-arm = Long Arm
kragmortha-card-tired-legs = Tired Legs
kragmortha-card-peephole = Peephole
kragmortha-card-fresh-hand = Fresh Hand
kragmortha-card-bookmark = Bookmark
kragmortha-card-read-again = Read Again

kragmortha-tome-clean-slate = Your turn: put one of your Looks under its deck.
kragmortha-tome-deep-pockets = Lasting: your hand holds one card more; draw one now.
kragmortha-tome-look-away = Reaction: cancel a Look before you draw it. A goblin that was caught still goes to a teleport.
kragmortha-tome-scapegoat = Reaction: a goblin next to yours draws the Look instead of you, and stays where it is.
kragmortha-tome-fair-exchange = Your turn: swap one of your Looks for another player's; you pick both. Nobody may end up with a symbol twice.
kragmortha-tome-second-wind = Your turn, after your move: play one more movement card, unless the turn has ended.
kragmortha-tome-puppet-strings = Your turn, before or after your card: move Rigor Mortis one square, whatever its symbol. He catches, but does not use teleports.
kragmortha-tome-blink = Your turn, instead of a card: go to any free teleport without a token. Your turn ends.
kragmortha-tome-trade-places = Your turn, before your card: swap squares with another goblin; both must stand on plain floor.
kragmortha-tome-greased-floor = Your turn, before your card: whoever your goblin shoves onto empty plain floor slides one square further, if that is empty too.
kragmortha-tome-planted-feet = Reaction: refuse a shove. The whole chain is off, everybody stays put, and the movement ends.
kragmortha-tome-wild-ink = Your turn, before your card: one symbol of the card you play counts as a crystal ball.
kragmortha-tome-long-arm = Your turn, besides your card: shove a goblin next to yours without moving, never onto your own square.
kragmortha-tome-tired-legs = Your turn: another player takes one step at most with each card of their next turn.
kragmortha-tome-peephole = Lasting: once in each of your turns look secretly at the top teleport token.
kragmortha-tome-fresh-hand = Your turn, before your card: discard any of your cards and draw as many.
kragmortha-tome-bookmark = Your turn: see the top 3 movement cards, keep one, discard one from your hand, and put the rest back on top in any order.
kragmortha-tome-read-again = Your turn: turn another of your used Tomes face up; you can use it from your next turn on.

## What is asked

kragmortha-ask-place = On tiptoe, now: where does your goblin come in?
kragmortha-ask-card = Your turn: play a movement card.
kragmortha-ask-move = Which way? Choose a square.
kragmortha-ask-after = Anything else before your turn ends?
kragmortha-ask-hand-limit = Your hand is too full: discard a card.
kragmortha-ask-shove = Mind your backs! Where do you shove { $rival }?
kragmortha-ask-refuse-shove = You are being shoved. Do you stand your ground?
kragmortha-ask-vote = Does { $rival } break “{ $card }” ({ $order })?
kragmortha-ask-look-due = A Withering Look is coming your way. Do you know a way out?
kragmortha-ask-pick-scapegoat = It wasn't you! Who was it?
kragmortha-ask-banished = Out of his sight: to which square does your goblin flee?
kragmortha-ask-transfer = The teleport hums: where do you come out?
kragmortha-ask-rigor-transfer = Rigor Mortis stands on a teleport: where do you send him?
kragmortha-ask-back-to-start = Act innocent: where does your goblin come in again?
kragmortha-ask-clean-slate = Clean Slate: which Look do you get rid of?
kragmortha-ask-fair-exchange = Fair Exchange: with whom do you swap a Look?
kragmortha-ask-give-look = Which of your Looks goes to { $rival }?
kragmortha-ask-take-look = Which Look do you take from { $rival }?
kragmortha-ask-puppet-strings = Puppet Strings: where does Rigor Mortis step?
kragmortha-ask-blink = Blink: to which teleport?
kragmortha-ask-trade-places = Trade Places: with whom do you swap squares?
kragmortha-ask-long-arm = Long Arm: whom do you shove?
kragmortha-ask-tired-legs = Tired Legs: who will drag their feet?
kragmortha-ask-fresh-hand = Fresh Hand: discard what you do not want.
kragmortha-ask-bookmark-keep = Bookmark: which card do you keep?
kragmortha-ask-bookmark-discard = Bookmark: which card do you discard for it?
kragmortha-ask-bookmark-back = Bookmark: which card goes back next? The last one lies on top.
kragmortha-ask-read-again = Read Again: which used Tome do you turn face up?
kragmortha-ask-over = The game is over.

## What can be done

kragmortha-do-pass-move = Stop on { $square }, without a second step
kragmortha-do-pass-move-rigor = Leave Rigor Mortis on { $square }, without a second step
kragmortha-do-pass-rigor-transfer = Leave Rigor Mortis on { $square }
kragmortha-do-pass-refuse-shove = Let yourself be shoved onto { $square }
kragmortha-do-pass-look-due = Take the Look
kragmortha-do-pass-fresh-hand =
    { $n ->
        [0] Keep all your cards
        [one] That is enough: draw { $n } card
       *[other] That is enough: draw { $n } cards
    }
kragmortha-do-end-turn = End your turn
kragmortha-do-show-hand = Show your hand and lose the turn
kragmortha-do-guilty = Breaks it
kragmortha-do-innocent = Does not break it
kragmortha-do-accuse = Cry “Caught!” at { $rival }: { $card } ({ $order })
kragmortha-do-slip = Own up to a slip: { $card }
kragmortha-do-catch = Cry “Caught!” at { $rival }
kragmortha-do-peep = Peep at the top token
kragmortha-do-play = Play { $kind }
kragmortha-do-discard = Discard { $kind }
kragmortha-do-keep = Keep { $kind }
kragmortha-do-top = Put back { $kind }
kragmortha-do-use = Open { $card }
kragmortha-do-look = Pick { $card }
kragmortha-do-choose = Pick { $rival }
kragmortha-do-shove = Shove { $rival } onto { $square }
kragmortha-do-shove-to = Shove onto { $square }
kragmortha-do-step = Step onto { $square }
kragmortha-do-step-rigor = Walk into Rigor Mortis on { $square }
kragmortha-do-step-catch = Set Rigor Mortis on { $rival } on { $square }
kragmortha-do-step-shove = Step onto { $square } and shove { $rival }
kragmortha-do-rigor = Rigor Mortis to { $square }
kragmortha-do-teleport = Teleport to { $square }
kragmortha-do-place = Enter on { $square }
kragmortha-do-go = Go to { $square }

## What would follow, in few words

kragmortha-preview-first = first to { $squares }
kragmortha-preview-push = { $seat } shoves { $rival } to
kragmortha-preview-land-floor = { $square }
kragmortha-preview-land-goblin = { $square } (shoving { $rival } on)
kragmortha-preview-land-rigor = { $square } (Rigor Mortis!)
kragmortha-preview-land-teleport = { $square } (teleport)
kragmortha-preview-land-desk = { $square } (desk)
kragmortha-preview-slides = slides on to { $square }
kragmortha-preview-meets-rigor = Rigor Mortis: a Look
kragmortha-preview-meets-teleport = teleport: turns a token
kragmortha-preview-meets-desk = desk: a Tome
kragmortha-preview-rigor-transfer = teleport: he may go anywhere far from goblins

## What cannot be done, and why

kragmortha-why-no-step = There is no square that it could lead to.
kragmortha-why-tome-used = You have used it already.
kragmortha-why-tome-new = The ink is still wet: not in the turn in which you got it.
kragmortha-why-tome-idle = It would do nothing now.
kragmortha-why-shelf = A bookshelf stands there.
kragmortha-why-closed = That part of the library is closed.
kragmortha-why-symbol = Your card has no symbol left for this square.
kragmortha-why-no-room = The goblin there could not give way.
kragmortha-why-where-from = Never back to where the shove came from.
kragmortha-why-in-chain = A chain shoves nobody twice.
kragmortha-why-long-arm = Whoever reaches out with a Long Arm stays put.
kragmortha-why-goblin-near = A goblin is next to it.

## What happened

kragmortha-event-placed = { $seat } sneaks in on { $square }.
kragmortha-event-turn = Turn { $turn }: { $seat }.
kragmortha-event-drew = { $seat } draws { $card-acc }.
kragmortha-event-discarded = { $seat } discards { $card-acc }.
kragmortha-event-played = { $seat } plays { $card-acc }.
kragmortha-event-stuck = { $seat } cannot move at all, and shows the hand.
kragmortha-event-moved = { $seat } steps onto { $square }.
kragmortha-event-shoved = { $seat } shoves { $rival } onto { $square }.
kragmortha-event-slid = Whee! { $seat } slides on to { $square }.
kragmortha-event-returned = Nobody budges: { $seat } is back on { $square }.
kragmortha-event-put = { $seat } turns up on { $square }.
kragmortha-event-caught = Rigor Mortis glares at { $seat }!
kragmortha-event-rigor-moved = { $seat } moves Rigor Mortis to { $square }.
kragmortha-event-rigor-transferred = { $seat } sends Rigor Mortis to { $square }.
kragmortha-event-looked = { $seat } gets a Withering Look: { $card }.
kragmortha-event-scolded = { $seat } gets a scolding: it counts as a Look.
kragmortha-event-thrown-out = The fourth Look: { $seat } is thrown out of the library!
kragmortha-event-shed = { $seat } is rid of a Look.
kragmortha-event-exchanged = { $seat } swaps Looks with { $rival }.
kragmortha-event-scapegoat = { $seat } points at { $rival }: it was them!
kragmortha-event-token = { $seat } turns a teleport token: { $card }.
kragmortha-event-peeped =
    { $card-known ->
        [0] { $seat } peeps at the top teleport token.
       *[1] { $seat } peeps at the top teleport token: { $card }.
    }
kragmortha-event-tome = { $seat } steals a Magic Tome: { $card }.
kragmortha-event-last-tome = { $seat } has taken the last Tome: the desk is bare!
kragmortha-event-used = { $seat } opens { $card }.
kragmortha-event-kept = { $seat } keeps { $card-acc }.
kragmortha-event-traded = { $seat } trades places with { $rival }.
kragmortha-event-tired = { $seat } gives { $rival } tired legs.
kragmortha-event-read-again = { $seat } turns { $card } face up again.
kragmortha-event-slipped = { $seat } forgets “{ $card }”. Does anybody see it?
kragmortha-event-caught-out = “Caught!” { $seat } has seen it: { $rival } broke “{ $card }” and gets a Look.
kragmortha-event-escaped = Nobody has seen it: { $seat } gets away with “{ $card }”.
kragmortha-event-told-off = { $seat } cries “Caught!” at { $rival } for nothing, and is told off: not another cry for a round.
kragmortha-event-accused = { $seat } cries “Caught!” at { $rival }: { $card } ({ $order }).
kragmortha-event-voted-guilty = { $seat } votes: { $rival } breaks it.
kragmortha-event-voted-innocent = { $seat } votes: { $rival } does not break it.
kragmortha-event-upheld = { $seat } was right: { $rival } gets a Look.
kragmortha-event-dismissed = { $seat } cannot prove a thing: { $rival } goes free.

## The end

kragmortha-end-tome = The last Tome has left the desk: the game is over.
kragmortha-end-look = A goblin has drawn its fourth Look: the game is over.
kragmortha-place-won = Won: { kragmortha-looks }, { kragmortha-tomes }, { kragmortha-symbols }
kragmortha-place-lost = { kragmortha-looks }, { kragmortha-tomes }, { kragmortha-symbols }
kragmortha-place-thrown-out = Thrown out: { kragmortha-looks }, { kragmortha-tomes }, { kragmortha-symbols }
