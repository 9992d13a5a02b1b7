# The table page of Keep the Heroes Out! in English.

## Top bar, phases, tabs

web-heroes-phase-play = Play cards
web-heroes-phase-refresh = Refresh loot
web-heroes-phase-tidy = Tidy
web-heroes-phase-assault = Assault
web-heroes-turn = turn { $n }
web-heroes-tab-hand = Hand { $n }
web-heroes-tab-guild = Guild
web-heroes-scenario = Scenario { $n }, { $difficulty }
web-heroes-scenario-cards = The scenario's Guild cards

## The Guild

web-heroes-guild = The Guild
web-heroes-wave = wave { $n } of { $of }
web-heroes-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
web-heroes-assault-now = The assault is on
web-heroes-next-cards =
    { $n ->
        [one] { $n } Guild card next
       *[other] { $n } Guild cards next
    }
web-heroes-pace-familiar = Familiar: 1, then 2
web-heroes-pace-steady = Steady: 1 and 2 in turn
web-heroes-pace-challenging = Challenging: always 2
web-heroes-pace-hardcore = Hardcore: 2, then 3
web-heroes-pace-nightmare = Nightmare, ours: 2 and 3 in turn, then 3
web-heroes-matrix = Hero cards by class and type of room
web-heroes-class = Class
web-heroes-to-come = to come
web-heroes-gone = has come
web-heroes-lit = Lit: still in the deck.
web-heroes-odds-in = A hero here ({ $room }):
web-heroes-odds-of = { $n } in { $of } a card.
web-heroes-odds = The next Guild card brings a hero here: { $chance } %
web-heroes-percent = { $n } %
web-heroes-discards-open =
    { $n ->
        [one] Look at the Guild's discards: { $n } card
       *[other] Look at the Guild's discards: { $n } cards
    }

## What it is about

web-heroes-won-when =
    { $n ->
        [one] Won after { $n } more Guild card.
       *[other] Won after { $n } more Guild cards.
    }
web-heroes-late-when =
    { $n ->
        [one] Lost after { $n } more Guild card.
       *[other] Lost after { $n } more Guild cards.
    }
web-heroes-late-rule = Unless you have won by then, everybody has lost with the last Guild card.
web-heroes-lost-when = Lost if { $n } heroes loot the Vault.
web-heroes-lost-rule = Everybody has lost the moment the Vault's treasure is looted: { $n } heroes who are awake there, and no monster beside them.
web-heroes-vault-now =
    There now: { $heroes ->
        [0] no hero
        [one] { $heroes } hero
       *[other] { $heroes } heroes
    }, { $guards ->
        [0] no monster.
        [one] { $guards } monster.
       *[other] { $guards } monsters.
    }
web-heroes-vault-short = Vault { $heroes }/{ $n }
web-heroes-aims = What this scenario asks besides
web-heroes-aim-now = { $now } of { $needed }
web-heroes-aim-looted = Looted: { $room }
web-heroes-aim-gone = Treasure carried out
web-heroes-aim-gone-vault = The Vault’s treasure out
web-heroes-aim-escaped = Escaped: { $foe }
web-heroes-aim-fallen = Fallen: { $foe }
web-heroes-aim-debt = Debts on the Vault
web-heroes-aim-marked-flooded = Rooms flooded
web-heroes-aim-marked-picket = Rooms on strike
web-heroes-aim-marked-dark = Rooms dark
web-heroes-aim-delivered = Delivered
web-heroes-aim-built = Rooms built
web-heroes-aim-prisoners = Heroes in the Cells
web-heroes-aim-kept = Treasures kept
web-heroes-aim-sealed = The Vault sealed
web-heroes-clock-next =
    { $n ->
        [1] next assault
       *[other] in { $n } assaults
    }
web-heroes-lookout = The lookout sees who comes next:
web-heroes-fog = Fog: nobody sees who comes next.

## Loot, Reserve, plans

web-heroes-loot = Loot
web-heroes-loot-deck = { $n } in the deck
web-heroes-no-loot = Nothing is on show.
web-heroes-price = costs: { $token }
web-heroes-reserve = Reserve
web-heroes-plans = Plans
web-heroes-plan-deck = { $n } more in the deck
web-heroes-build-keys = Where the new room goes: arrow keys choose a place, R turns the room, Enter builds it
web-heroes-build-turn = Turn the room (R)
web-heroes-lay-joined = Joined to: { $rooms }
web-heroes-lay-r0 = not turned
web-heroes-lay-r1 = a quarter turn
web-heroes-lay-r2 = a half turn
web-heroes-lay-r3 = three quarters of a turn

## Rooms and what is in them

web-heroes-several =
    { $n ->
        [1] { $what }
       *[other] { $what } ×{ $n }
    }
web-heroes-treasure = treasure { $n }
web-heroes-treasure-long =
    { $n ->
        [one] A treasure: { $n } hero is enough for it
       *[other] A treasure: it takes { $n } heroes
    }
web-heroes-needs-now =
    { $n ->
        [one] { $n } hero is enough now
       *[other] { $n } heroes are enough now
    }
web-heroes-rebels =
    { $n ->
        [one] ({ $n } of them lies about here already)
       *[other] ({ $n } of them lie about here already)
    }
web-heroes-portal-unfinished = unfinished portal
web-heroes-portal-completed = portal
web-heroes-mark-flooded = flooded
web-heroes-mark-picket = picketed
web-heroes-mark-dark = dark
web-heroes-events =
    { $n ->
        [one] { $n } missed payment
       *[other] { $n } missed payments
    }
web-heroes-empty = empty
web-heroes-danger = 1 more hero loots it
web-heroes-caved-in = A passage that has caved in
web-heroes-dug = A passage that was dug
web-heroes-distance =
    { $n ->
        [0] what it is all about
        [one] { $n } room from the Vault
       *[other] { $n } rooms from the Vault
    }
web-heroes-distance-goal =
    { $n ->
        [0] where heroes want to go
        [one] { $n } room from where heroes want to go
       *[other] { $n } rooms from where heroes want to go
    }
web-heroes-cut-off = cut off: no way from here to where heroes want to go
web-heroes-monster-of = { $clan } ({ $name })
web-heroes-is-arriving = just arrived
web-heroes-is-awake = awake
web-heroes-is-exhausted = exhausted
web-heroes-is-running = on the run
web-heroes-is-wounded = wounded
web-heroes-wounded-of = Wounded: { $n }. One more blow is enough.
web-heroes-health-of = health { $n } of { $of }
web-heroes-crew = only traps hurt it while heroes are there
web-heroes-runner = { $hero } with a treasure ({ $n }), home: { $room }
web-heroes-exit = way out for thieves
web-heroes-goal = Heroes make for: { $room }
web-heroes-goal-here = where heroes want to go
web-heroes-hand-size =
    { $n ->
        [one] Hands of up to { $n } card
       *[other] Hands of up to { $n } cards
    }
web-heroes-doors-open = Heroes use portals, too
web-heroes-borrowed = Borrowed: { $clan }
web-heroes-gambled = Gambled this turn

## Party, hand, piles

web-heroes-you = you
web-heroes-bot = bot
web-heroes-no-clan = no clan yet
web-heroes-lair =
    { $n ->
        [one] { $n } monster in the Lair
       *[other] { $n } monsters in the Lair
    }
web-heroes-hand =
    { $n ->
        [one] { $n } card in hand
       *[other] { $n } cards in hand
    }
web-heroes-pile-hand = Hand
web-heroes-pile-played = Played this turn
web-heroes-pile-discards = Discards
web-heroes-pile-deck = Deck
web-heroes-hidden = Face down.
web-heroes-side = { $does }

web-heroes-clan-monsters =
    { $n ->
        [one] { $n } monster
       *[other] { $n } monsters
    }
web-heroes-clan-health = Health { $n }
web-heroes-clan-start = { $n } to begin with, in rooms of this type: { $type }
web-heroes-clan-detail =
    { $n ->
        [one] { $n } monster, health { $health }.
       *[other] { $n } monsters, health { $health }.
    }

## Choices

web-heroes-way = { $from } → { $to }
web-heroes-menu = What it may mean
web-heroes-back = Back
web-heroes-health-left = Health left: { $n }
web-heroes-to-lair = Goes to its Lair
web-heroes-end-detail =
    { $n ->
        [one] Then the heroes come: { $n } Guild card
       *[other] Then the heroes come: { $n } Guild cards
    }
web-heroes-dawn-title = Before the first Guild card
web-heroes-dawn =
    { $n ->
        [one] First one thing happens by itself.
       *[other] First { $n } things happen by themselves.
    }
web-heroes-dawn-out = First somebody gets away!
web-heroes-ahead =
    { $n ->
        [one] Ahead: { $n } Guild card.
       *[other] Ahead: { $n } Guild cards.
    }
web-heroes-step-swarm = Swarm
web-heroes-step-ambush = Ambush
web-heroes-step-momentum = Momentum
web-heroes-step-defend = Defend
web-heroes-step-carry = Carry
web-heroes-step-heroes = Assault
web-heroes-step-muster = All hands

## The herald

web-heroes-what-if = What if?
web-heroes-what-if-comes = Say { $hero-acc } turns up { $room-in } now:
web-heroes-what-if-unlikely = No card of this wave sends { $hero-acc } there any more.

## A first game's guide

web-heroes-guide-clan = You are the monsters. Few and tough, like the Dragon, or many and weak, like the Ratkin: each clan has its own cards and its own ability.
web-heroes-guide-place = Monsters guard treasures: while one is in a room, heroes there fight instead of looting. The Vault matters most.
web-heroes-guide-head-start = A trap strikes down the first hero who enters its room.
web-heroes-guide-turn = Play as many cards as you like. Of a card with “or” you choose one side. What you keep in hand stays there. When you end your turn, the heroes come.
web-heroes-guide-icons = Each icon is one click: touch a lit room or piece. Icons can be done in any order, by any of your monsters, or left out.
web-heroes-guide-carry = A monster that moves may take one resource or trap along. A resource in the right room buys loot.
web-heroes-guide-refresh = Nothing good on show? Discard a card to put loot under the deck and see new cards.
web-heroes-guide-heroes = Several heroes are awake: you choose who is next. Monster in the room: it is attacked. Enough heroes for an unguarded treasure: it is looted. Neither: they charge towards the Vault.
web-heroes-guide-defend = A card with Defend prevents this blow. It goes to your discards.
web-heroes-guide-whom = A monster without health goes to its Lair. Tough ones take wounds first.
web-heroes-guide-plan = Choose a plan and how many coins it may cost: that is the value of its treasure.
web-heroes-guide-lay = Point at a lit place, turn the room with R or the button, and click; or drag the plan there.
