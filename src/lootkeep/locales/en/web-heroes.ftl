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
web-heroes-wave = wave { $n } of 2
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
web-heroes-portal-unfinished = unfinished portal
web-heroes-portal-completed = portal
web-heroes-floods = flooded
web-heroes-events =
    { $n ->
        [one] { $n } missed payment
       *[other] { $n } missed payments
    }
web-heroes-empty = empty
web-heroes-danger = 1 more hero loots it
web-heroes-caved-in = A passage that has caved in
web-heroes-distance =
    { $n ->
        [0] what it is all about
        [one] { $n } room from the Vault
       *[other] { $n } rooms from the Vault
    }
web-heroes-monster-of = { $clan } ({ $name })
web-heroes-is-arriving = just arrived
web-heroes-is-awake = awake
web-heroes-is-exhausted = exhausted
web-heroes-ram = The ram: { $n } health
web-heroes-breached = The Vault is breached: 3 heroes are enough
web-heroes-doors-open = Heroes use portals in this wave
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

web-heroes-herald = The heroes' doings, step by step
web-heroes-what-if = What if?
web-heroes-what-if-comes = Say { $hero-acc } turns up { $room-in } now:

web-heroes-why-assault = The heroes come after every player's turn; how many Guild cards, the difficulty and the wave say.
web-heroes-why-gambled = A gamble: a hero for the Cells, cards for the player.
web-heroes-why-experiment = The Laboratory: a hero for the Cells, a borrowed card for the player.
web-heroes-why-guild = One hero of the class appears in each room of the type { $type }.
web-heroes-why-came = The card says { $type }. A room of this type: { $room }.
web-heroes-why-came-cells = Whoever is thrown into the Cells arrives there, whatever type the card says.
web-heroes-why-scenario = The scenario card says so: { $guild }.
web-heroes-why-no-token = All five are in the dungeon: the alarm wakes the others instead.
web-heroes-why-disarms = A Thief takes a trap away on arrival, before it can hit.
web-heroes-why-ransacks = A Warrior smashes up to 2 resources on arrival.
web-heroes-why-lost-kh-63 = The tithe of the scenario card is paid.
web-heroes-why-lost-kh-64 = A Warrior who arrives smashes it.
web-heroes-why-lost-kh-68 = The treasure was Prey: a resource of the room goes with it.
web-heroes-why-shoots =
    An Archer shoots next door on arrival, and nobody can defend. Of the monsters there, the nearest to the Vault: { $distance ->
        [0] in the Vault itself
        [one] { $distance } room away
       *[other] { $distance } rooms away
    }.
web-heroes-why-freed = A Mage who arrives in the Cells frees everyone.
web-heroes-why-trapped = A trap hits whoever enters, and is used up.
web-heroes-why-trapped-kh-75 = Each trap gets one of a group that enters, and is used up.
web-heroes-why-jailed = A Thief, Warrior or Archer who arrives in the Cells is locked up there; a Mage is not.
web-heroes-why-inspired = Whoever comes in and is still on their feet wakes the exhausted.
web-heroes-why-attacks = A monster is in the room, so the hero fights it instead of looting, and is exhausted.
web-heroes-why-defended = A Defend icon prevents 1 damage. The hero is exhausted all the same.
web-heroes-why-defended-again = The card has another Defend icon.
web-heroes-why-summoned = The momentum of the Defend icon that has just succeeded.
web-heroes-why-generated = The momentum of the Defend icon that has just succeeded.
web-heroes-why-trap-set = The momentum of the Defend icon that has just succeeded.
web-heroes-why-portal-set = The momentum of the Defend icon that has just succeeded.
web-heroes-why-portal-done = The momentum of the Defend icon that has just succeeded.
web-heroes-why-ambushed = The scenario card lets monsters come: { $guild }.
web-heroes-why-wounded = 1 damage, and it can bear more than that.
web-heroes-why-fell = Out of health: it can come back from the Lair.
web-heroes-why-waits = No monster guards the treasure, but fewer heroes are awake than it takes. They are exhausted and wait for more.
web-heroes-why-looted =
    { $n ->
        [one] No monster guards the treasure, and { $n } awake hero is enough for its value. This one is exhausted: { $heroes }.
       *[other] No monster guards the treasure, and { $n } awake heroes are enough for its value. These are exhausted: { $heroes }.
    }
web-heroes-why-charges =
    Neither monster nor treasure: all who are awake ({ $heroes }) go on together to a room nearer to the Vault, { $distance ->
        [0] here the Vault itself
        [one] { $distance } room from it
       *[other] { $distance } rooms from it
    }.
web-heroes-why-discarded-kh-63 = The scenario card makes players discard: { $guild }.
web-heroes-why-discarded-kh-68 = The treasure was a Curse: every player discards a card.
web-heroes-why-stirred = No token of the class was left: its exhausted heroes wake, and with them all in their rooms.
web-heroes-why-restored = The treasure was Healing: it wakes all heroes in the room.
web-heroes-why-thrown-kh-55 = That is the gamble: the card's hero is thrown into the Cells and shows off there.
web-heroes-why-thrown-kh-56 = That is the Laboratory: the card's hero is thrown into the Cells and shows off there.
web-heroes-why-thrown-kh-63 = The scenario card throws the next card's hero into the Cells.
web-heroes-why-thrown-kh-68 = The treasure was a Prisoner: the next Guild card's hero is thrown into the Cells.
web-heroes-why-sign-idle = A scenario card drawn this way does nothing.
web-heroes-why-took = A tactic card of the display, for the hero in the Cells.
web-heroes-why-ram-trapped = A trap hits the ram, too, and is used up.
web-heroes-why-ram-wrecked = The ram has no health left.
web-heroes-why-breached = The ram has reached the Vault.
web-heroes-why-wave = The Guild deck has run out for the first time. When it runs out again, you have won.

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
