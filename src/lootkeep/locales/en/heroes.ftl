# Keep the Heroes Out! in English.
# `.acc` is a name inside a sentence, with its article; a room's `.in`, `.to` and `.from` bring their preposition. Tactic
# and loot cards are titles and need none of it.

## The game

heroes-name = Keep the Heroes Out!
heroes-pitch = They kick in the door, stab the staff and call it a quest. You are the monsters: guard your treasure together, or lose it together.
heroes-edition-first-watch = First Watch
heroes-edition-the-tithe = The Tithe
heroes-edition-high-water = High Water
heroes-edition-jailbreak-season = Jailbreak Season
heroes-edition-under-construction = Under Construction
heroes-edition-borrowed-tricks = Borrowed Tricks
heroes-edition-bounty-board = Bounty Board
heroes-edition-short-rations = Short Rations
heroes-edition-the-ram = The Ram
heroes-edition-open-doors = Open Doors
heroes-edition-cave-in = Cave-In
heroes-edition-creeping-dark = Creeping Dark
heroes-edition-overdue = Overdue
heroes-edition-frog-exodus = Frog Exodus
heroes-edition-smash-and-grab = Smash and Grab
heroes-edition-inside-job = Inside Job
heroes-edition-no-quarter = No Quarter
heroes-edition-the-ransom = The Ransom
heroes-edition-the-annex = The Annex
heroes-edition-hero-of-the-week = The Hero of the Week
heroes-option-difficulty = How many Guild cards an assault has in wave 1 and in wave 2: 0 Familiar (1, then 2), 1 Steady (1 and 2 by turns, then 2), 2 Challenging (2, then 2), 3 Hardcore (2, then 3), 4 Nightmare (ours, beyond the rulebook: 2 and 3 by turns, then 3).
heroes-option-hands = Who sees your cards: 0 open (everybody does), 1 closed (only you do).
heroes-option-people = Which seats are people: add 1 for the first seat, 2 for the second, 4 for the third and so on. What is decided together is asked of people, not of bots; as a rule all seats count.
heroes-option-clan = The clan of this seat: 0 lets the player choose; 1 Dragon, 2 Lizardfolk, 3 Gnoll, 4 Slime, 5 Skeleton, 6 Ratkin, 7 Imp, 8 Poltergeist, 9 Witch.

heroes-difficulty-familiar = Familiar
heroes-difficulty-steady = Steady
heroes-difficulty-challenging = Challenging
heroes-difficulty-hardcore = Hardcore
heroes-difficulty-nightmare = Nightmare

heroes-phase-setup = Set-up
heroes-phase-play = Play cards
heroes-phase-refresh = Refresh loot
heroes-phase-assault = The heroes' assault
heroes-phase-over = The end

## Amounts, inside other messages

heroes-heroes =
    { $n ->
        [one] { $n } hero
       *[other] { $n } heroes
    }
heroes-tired-heroes =
    { $n ->
        [one] { $n } exhausted hero
       *[other] { $n } exhausted heroes
    }
heroes-monsters =
    { $n ->
        [one] { $n } monster
       *[other] { $n } monsters
    }
heroes-treasures =
    { $n ->
        [0] no treasures
        [one] { $n } treasure
       *[other] { $n } treasures
    }
heroes-wounds =
    { $n ->
        [one] { $n } wound
       *[other] { $n } wounds
    }
heroes-price-coin =
    { $n ->
        [1] a coin
       *[other] { $n } coins
    }
heroes-price-frog =
    { $n ->
        [1] a frog
       *[other] { $n } frogs
    }
heroes-price-bone =
    { $n ->
        [1] a bone
       *[other] { $n } bones
    }
heroes-price-book =
    { $n ->
        [1] a book
       *[other] { $n } books
    }
heroes-price-trap =
    { $n ->
        [1] a trap
       *[other] { $n } traps
    }

## Rooms

heroes-card-vault = Vault
    .acc = the Vault
    .in = in the Vault
    .to = to the Vault
    .from = from the Vault
heroes-card-forge = Forge
    .acc = the Forge
    .in = in the Forge
    .to = to the Forge
    .from = from the Forge
heroes-card-workshop = Workshop
    .acc = the Workshop
    .in = in the Workshop
    .to = to the Workshop
    .from = from the Workshop
heroes-card-library = Library
    .acc = the Library
    .in = in the Library
    .to = to the Library
    .from = from the Library
heroes-card-pantry = Pantry
    .acc = the Pantry
    .in = in the Pantry
    .to = to the Pantry
    .from = from the Pantry
heroes-card-crypt = Crypt
    .acc = the Crypt
    .in = in the Crypt
    .to = to the Crypt
    .from = from the Crypt
heroes-card-study = Study
    .acc = the Study
    .in = in the Study
    .to = to the Study
    .from = from the Study
heroes-card-sewer = Sewer
    .acc = the Sewer
    .in = in the Sewer
    .to = to the Sewer
    .from = from the Sewer
heroes-card-menagerie = Menagerie
    .acc = the Menagerie
    .in = in the Menagerie
    .to = to the Menagerie
    .from = from the Menagerie
heroes-card-cells = Cells
    .acc = the Cells
    .in = in the Cells
    .to = to the Cells
    .from = from the Cells
heroes-card-laboratory = Laboratory
    .acc = the Laboratory
    .in = in the Laboratory
    .to = to the Laboratory
    .from = from the Laboratory
heroes-card-site = Construction Site
    .acc = the Construction Site
    .in = at the Construction Site
    .to = to the Construction Site
    .from = from the Construction Site

heroes-card-plan-vault = Plan: { heroes-card-vault }
heroes-card-plan-forge = Plan: { heroes-card-forge }
heroes-card-plan-workshop = Plan: { heroes-card-workshop }
heroes-card-plan-library = Plan: { heroes-card-library }
heroes-card-plan-pantry = Plan: { heroes-card-pantry }
heroes-card-plan-crypt = Plan: { heroes-card-crypt }
heroes-card-plan-study = Plan: { heroes-card-study }
heroes-card-plan-sewer = Plan: { heroes-card-sewer }
heroes-card-plan-menagerie = Plan: { heroes-card-menagerie }
heroes-card-plan-cells = Plan: { heroes-card-cells }
heroes-card-plan-laboratory = Plan: { heroes-card-laboratory }
heroes-card-plan-site = Plan: { heroes-card-site }

heroes-type-jewel = Jewel
heroes-type-swords = Swords
heroes-type-hat = Hat
heroes-type-eye = Eye
heroes-type-bones = Bones
heroes-type-special = Special

## Clans and heroes

heroes-card-dragon = Dragon
heroes-card-lizardfolk = Lizardfolk
heroes-card-gnoll = Gnoll
heroes-card-slime = Slime
heroes-card-skeleton = Skeleton
heroes-card-ratkin = Ratkin
heroes-card-imp = Imp
heroes-card-poltergeist = Poltergeist
heroes-card-witch = Witch

heroes-card-thief = Thief
    .acc = the Thief
heroes-card-warrior = Warrior
    .acc = the Warrior
heroes-card-archer = Archer
    .acc = the Archer
heroes-card-mage = Mage
    .acc = the Mage
heroes-card-ram = Ram
    .acc = the ram
heroes-card-tower = Siege Tower
    .acc = the siege tower
heroes-card-camp = Camp
    .acc = the camp
heroes-card-grimsby = Grimsby the Tall
    .acc = Grimsby
heroes-card-champion = Champion
    .acc = the champion
heroes-card-heir = Heir
    .acc = the heir
heroes-card-bard = Bard
    .acc = the bard
heroes-card-runner = Runner
    .acc = the runner

## Tokens

heroes-card-coin = coin
    .acc = a coin
heroes-card-frog = frog
    .acc = a frog
heroes-card-bone = bone
    .acc = a bone
heroes-card-book = book
    .acc = a book
heroes-card-trap = trap
    .acc = a trap
heroes-card-event = event
    .acc = an event
heroes-card-portal = portal
    .acc = a portal

heroes-card-equipment = equipment
heroes-card-beast = beast
heroes-card-potion = potion
heroes-card-scroll = scroll

## Guild cards and treasures

heroes-kind-thief = Thief ({ $symbols })
heroes-kind-warrior = Warrior ({ $symbols })
heroes-kind-archer = Archer ({ $symbols })
heroes-kind-mage = Mage ({ $symbols })
heroes-kind-prey = Prey ({ $symbols })
heroes-kind-curse = Curse ({ $symbols })
heroes-kind-healing = Healing ({ $symbols })
heroes-kind-prisoner = Prisoner ({ $symbols })
heroes-kind-defeat = Defeat ({ $symbols })

heroes-symbol-swords = Swords
heroes-symbol-hat = Hat
heroes-symbol-eye = Eye
heroes-symbol-bones = Bones
heroes-symbol-1 = 1
heroes-symbol-2 = 2
heroes-symbol-3 = 3
heroes-symbol-4 = 4
heroes-symbol-jewel = Jewel
heroes-symbol-special = Special

heroes-card-bell = Bell
heroes-card-banner = Banner
heroes-card-crown = Crown
heroes-card-stowaway = Stowaway

heroes-text-thief = On arrival: discards a trap of its room.
heroes-text-warrior = On arrival: discards up to 2 resources of its room.
heroes-text-archer = On arrival: shoots a monster next door, the nearest to the Vault, for 1 damage.
heroes-text-mage = On arrival in the Cells: wakes everyone there, itself too.
heroes-text-prey = The room loses a resource.
heroes-text-curse = Every player discards a card of their choice from hand.
heroes-text-healing = All heroes in the room wake.
heroes-text-prisoner = A Guild card is drawn; its hero is thrown into the Cells.
heroes-text-defeat = You have lost.
heroes-text-stowaway = When it would be shown, a Thief jumps out.

## Tactic cards

heroes-card-wingbeat = Wingbeat
heroes-card-flame-breath = Flame Breath
heroes-card-raking-claws = Raking Claws
heroes-card-firestorm = Firestorm
heroes-card-back-to-the-hoard = Back to the Hoard

heroes-card-hit-and-run = Hit and Run
heroes-card-volley = Volley
heroes-card-spear-rush = Spear Rush
heroes-card-marsh-stride = Marsh Stride
heroes-card-brood-call = Brood Call

heroes-card-plunder = Plunder
heroes-card-hired-pack = Hired Pack
heroes-card-frenzy = Frenzy
heroes-card-cackling-charge = Cackling Charge
heroes-card-warband = Warband

heroes-card-split = Split
heroes-card-ooze-up = Ooze Up
heroes-card-slosh = Slosh
heroes-card-engulf = Engulf
heroes-card-bubble = Bubble

heroes-card-rise-again = Rise Again
heroes-card-grave-harvest = Grave Harvest
heroes-card-marrow-rite = Marrow Rite
heroes-card-shamble = Shamble
heroes-card-rusty-blades = Rusty Blades
heroes-card-bone-shield = Bone Shield

heroes-card-scurry = Scurry
heroes-card-busy-paws = Busy Paws
heroes-card-out-of-the-walls = Out of the Walls
heroes-card-gnaw = Gnaw
heroes-card-nest = Nest
heroes-card-muster = Muster

heroes-card-pitfall = Pitfall
heroes-card-tinker = Tinker
heroes-card-scamper = Scamper
heroes-card-fork-jab = Fork Jab
heroes-card-cackling-call = Cackling Call

heroes-card-drift = Drift
heroes-card-rattle-chains = Rattle Chains
heroes-card-flying-crockery = Flying Crockery
heroes-card-spirited-errand = Spirited Errand
heroes-card-haunting = Haunting

heroes-card-broom-ride = Broom Ride
heroes-card-hex-bolt = Hex Bolt
heroes-card-stir-the-pot = Stir the Pot
heroes-card-black-cat = Black Cat
heroes-card-rite-of-gates = Rite of Gates
heroes-card-coven-call = Coven Call

## Loot

heroes-card-notched-sword = Notched Sword
heroes-card-twin-axes = Twin Axes
heroes-card-short-bow = Short Bow
heroes-card-tower-shield = Tower Shield
heroes-card-snare-kit = Snare Kit
heroes-card-war-drum = War Drum
heroes-card-long-spear = Long Spear

heroes-card-cave-spider = Cave Spider
heroes-card-giant-bat = Giant Bat
heroes-card-riding-boar = Riding Boar
heroes-card-guard-hound = Guard Hound
heroes-card-burden-beetle = Burden Beetle
heroes-card-carrion-crow = Carrion Crow
heroes-card-tunnel-worm = Tunnel Worm

heroes-card-quickening-draught = Quickening Draught
heroes-card-bottled-fire = Bottled Fire
heroes-card-mending-tonic = Mending Tonic
heroes-card-growth-brew = Growth Brew
heroes-card-courage-cordial = Courage Cordial
heroes-card-fizzing-flask = Fizzing Flask
heroes-card-murky-dregs = Murky Dregs

heroes-card-scroll-of-doors = Scroll of Doors
heroes-card-scroll-of-sparks = Scroll of Sparks
heroes-card-scroll-of-calling = Scroll of Calling
heroes-card-scroll-of-command = Scroll of Command
heroes-card-scroll-of-wards = Scroll of Wards
heroes-card-scroll-of-echoes = Scroll of Echoes
heroes-card-scroll-of-ruin = Scroll of Ruin

## What a card does: icons, joined by the words below

heroes-text-and = +
heroes-text-or = or
heroes-text-then =
    { $n ->
        [1] →
       *[other] → each time
    }

heroes-icon-draw =
    { $n ->
        [1] Draw
       *[other] Draw ×{ $n }
    }
heroes-icon-activate =
    { $n ->
        [1] Activate
       *[other] Activate ×{ $n }
    }
heroes-icon-move =
    { $n ->
        [1] Move
       *[other] Move ×{ $n }
    }
heroes-icon-melee =
    { $n ->
        [1] Melee
       *[other] Melee ×{ $n }
    }
heroes-icon-ranged =
    { $n ->
        [1] Ranged
       *[other] Ranged ×{ $n }
    }
heroes-icon-defend =
    { $n ->
        [1] Defend
       *[other] Defend ×{ $n }
    }
heroes-icon-trap =
    { $n ->
        [1] Trap
       *[other] Trap ×{ $n }
    }
heroes-icon-portal =
    { $n ->
        [1] Portal
       *[other] Portal ×{ $n }
    }
heroes-icon-generate =
    { $n ->
        [1] Generate ({ $token })
       *[other] Generate ({ $token }) ×{ $n }
    }
heroes-icon-generate-any =
    { $n ->
        [1] Generate (any)
       *[other] Generate (any) ×{ $n }
    }
heroes-icon-ambush =
    { $n ->
        [1] Ambush { $count } ({ $type })
       *[other] Ambush { $count } ({ $type }) ×{ $n }
    }
heroes-icon-ambush-any =
    { $n ->
        [1] Ambush { $count } (any room)
       *[other] Ambush { $count } (any room) ×{ $n }
    }
heroes-icon-summon =
    { $n ->
        [1] Summon { $count }
       *[other] Summon { $count } ×{ $n }
    }
heroes-icon-swarm =
    { $n ->
        [1] Swarm ({ $what })
       *[other] Swarm ({ $what }) ×{ $n }
    }
heroes-icon-reinforcements =
    { $n ->
        [1] Reinforcements ({ $what })
       *[other] Reinforcements ({ $what }) ×{ $n }
    }
heroes-icon-spend =
    { $n ->
        [1] Spend ({ $token })
       *[other] Spend ({ $token }) ×{ $n }
    }

heroes-icon-draw-word = Draw
heroes-icon-activate-word = Activate
heroes-icon-move-word = Move
heroes-icon-melee-word = Melee
heroes-icon-ranged-word = Ranged
heroes-icon-defend-word = Defend
heroes-icon-trap-word = Trap
heroes-icon-portal-word = Portal
heroes-icon-generate-word = Generate
heroes-icon-ambush-word = Ambush
heroes-icon-summon-word = Summon
heroes-icon-swarm-word = Swarm
heroes-icon-reinforcements-word = Reinforcements
heroes-icon-spend-word = Spend

## What rooms and clans are for

heroes-room-vault = Activate: place a coin here. If the treasure is looted, you have all lost.
heroes-room-forge = Activate: spend a coin here; an equipment card on show goes to your discards.
heroes-room-workshop = Activate: place a trap here.
heroes-room-library = Activate: place a book here.
heroes-room-pantry = Activate: spend a frog here; a potion card on show goes to your discards.
heroes-room-crypt = Activate: place a bone here.
heroes-room-study = Activate: spend a book here; a scroll card on show goes to your discards.
heroes-room-sewer = Activate: place a frog here.
heroes-room-menagerie = Activate: spend a bone here; a beast card on show goes to your discards.
heroes-room-cells =
    Once in your turn, without an Activate: gamble. The hero of a Guild card is locked up here, and you draw { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }. A Mage frees everyone here, itself too, and they act at once. A scenario card gives you nothing.
heroes-room-laboratory = Activate: throw the next Guild card's hero into the Cells; a tactic card on show goes to your discards. A scenario card gives you nothing.
heroes-room-site = Activate: spend 1 to 3 coins here, build a room with a treasure of that value.

heroes-ability = Activate: { $does }.
heroes-ability-dragon = the Dragon loses all its wounds
heroes-ability-lizardfolk = one of them shoots next door
heroes-ability-gnoll = one of them strikes in its room
heroes-ability-slime = draw a card
heroes-ability-skeleton = a bone where a Skeleton is
heroes-ability-ratkin = another Ratkin where one is
heroes-ability-imp = one of them moves
heroes-ability-poltergeist = one of them moves, even through walls
heroes-ability-witch = a completed portal where a Witch is

## Scenarios: the names of their Guild cards, and what grows harder

heroes-sign-first-watch-bell = Fog
heroes-sign-first-watch-banner = Cockcrow
heroes-sign-first-watch-crown = Changing of the Guard
heroes-sign-the-tithe-bell = The Bill
heroes-sign-the-tithe-banner = Bailiff's Man
heroes-sign-the-tithe-crown = Seizure
heroes-sign-high-water-bell = Rising
heroes-sign-high-water-banner = They Can Swim
heroes-sign-high-water-crown = Spring Tide
heroes-sign-jailbreak-season-bell = Night Shift
heroes-sign-jailbreak-season-banner = The Warder's Price
heroes-sign-jailbreak-season-crown = The Old Trick with the Cake
heroes-sign-under-construction-bell = Change of Plan
heroes-sign-under-construction-banner = Strike
heroes-sign-under-construction-crown = Inspection
heroes-sign-borrowed-tricks-bell = Show Me Yours
heroes-sign-borrowed-tricks-banner = Patent Dispute
heroes-sign-borrowed-tricks-crown = Peer Review
heroes-sign-bounty-board-bell = Wanted
heroes-sign-bounty-board-banner = Claim Jumper
heroes-sign-bounty-board-crown = The Big One
heroes-sign-short-rations-bell = Supper
heroes-sign-short-rations-banner = Food Critic
heroes-sign-short-rations-crown = Delivery
heroes-sign-the-ram-bell = Heave
heroes-sign-the-ram-banner = Fresh Hands
heroes-sign-the-ram-crown = Downhill
heroes-sign-open-doors-bell = Step Through
heroes-sign-open-doors-banner = Somebody Leaned on It
heroes-sign-open-doors-crown = Tour Group
heroes-sign-cave-in-bell = Tremor
heroes-sign-cave-in-banner = Sappers
heroes-sign-cave-in-crown = Light Sleepers
heroes-sign-creeping-dark-bell = A Lamp Goes Out
heroes-sign-creeping-dark-banner = Whispers
heroes-sign-creeping-dark-crown = Midnight
heroes-sign-overdue-bell = Late Fees
heroes-sign-overdue-banner = Page Turner
heroes-sign-overdue-crown = Story Hour
heroes-sign-frog-exodus-bell = Homesick
heroes-sign-frog-exodus-banner = Knights Hate Frogs
heroes-sign-frog-exodus-crown = A Warm Rain
heroes-sign-smash-and-grab-bell = Leg It
heroes-sign-smash-and-grab-banner = Lookout's Whistle
heroes-sign-smash-and-grab-crown = All Together Now
heroes-sign-inside-job-bell = Everything Must Go
heroes-sign-inside-job-crown = Closing Time
heroes-sign-no-quarter-bell = They Bring Friends
heroes-sign-no-quarter-banner = By Night
heroes-sign-no-quarter-crown = Reveille
heroes-sign-the-ransom-bell = Run, Boy
heroes-sign-the-ransom-banner = He Is Hungry
heroes-sign-the-ransom-crown = Lullaby Backwards
heroes-sign-the-annex-bell = Planning Permission
heroes-sign-the-annex-banner = Staff Exchange
heroes-sign-the-annex-crown = Auditor
heroes-sign-hero-of-the-week-bell = Pose
heroes-sign-hero-of-the-week-banner = Applause
heroes-sign-hero-of-the-week-crown = Encore

heroes-lever-first-watch = traps to begin with
heroes-lever-the-tithe = debt that loses
heroes-lever-high-water = rooms flooded at the start
heroes-lever-jailbreak-season = prisoners by dawn
heroes-lever-under-construction = rooms to build
heroes-lever-borrowed-tricks = value of the Laboratory's treasure
heroes-lever-bounty-board = coins to deliver
heroes-lever-short-rations = frogs at the start
heroes-lever-the-ram = assaults from push to push
heroes-lever-open-doors = portals open at the start
heroes-lever-cave-in = traps for a blast
heroes-lever-creeping-dark = rooms dark at the start
heroes-lever-overdue = books at the start
heroes-lever-frog-exodus = frogs to deliver
heroes-lever-smash-and-grab = stolen value that loses
heroes-lever-inside-job = stowaways in the goods
heroes-lever-no-quarter = Health of a camp
heroes-lever-the-ransom = Special cards in the Guild deck
heroes-lever-the-annex = treasures to keep
heroes-lever-hero-of-the-week = his Health, each time

## Scenarios: rooms in trouble

heroes-mark-flooded = flooded
heroes-mark-picket = on strike
heroes-mark-dark = dark
heroes-where-any = in any room
heroes-where-portal = in a room with a completed portal
heroes-where-flooded = in a flooded room
heroes-where-picket = in a room on strike
heroes-where-dark = in a dark room

## Scenarios: special rules, and what scenario cards do

heroes-rule-head-start =
    { $n ->
        [one] Before the first turn each player may put a trap where they have a monster.
       *[other] Before the first turn each player may put { $n } traps where they have monsters.
    }
heroes-rule-gamble =
    { $n ->
        [one] The gamble in the Cells gives you { $n } tactic card.
       *[other] The gamble in the Cells gives you { $n } tactic cards.
    }
heroes-rule-hand = You draw up to { $n } cards, at the start and when you tidy.
heroes-rule-bounty = When a monster strikes a hero down, put a coin in that room.
heroes-rule-laboratory = The tactic cards of a clan that nobody plays are among the loot. The Laboratory hands them out.
heroes-rule-laboratory-plan = When the Laboratory is built, you choose a clan that nobody plays, and its tactic cards are shuffled into the loot.
heroes-rule-site = These rooms can be built at the Construction Site: { $rooms }.
heroes-rule-lookout =
    { $n ->
        [one] The top Guild card lies open.
       *[other] The top { $n } Guild cards lie open.
    }
heroes-rule-jewels =
    { $n ->
        [one] The Guild deck has { $n } more hero card, of the type Jewel: it brings one hero into the Vault.
       *[other] The Guild deck has { $n } more hero cards, of the type Jewel: each brings one hero into the Vault.
    }
heroes-rule-specials =
    { $n ->
        [one] The Guild deck has { $n } more hero card, of the type Special: it brings one hero into each such room.
       *[other] The Guild deck has { $n } more hero cards, of the type Special: each brings one hero into each such room.
    }
heroes-rule-stowaways =
    { $n ->
        [one] A stowaway hides in the loot deck. When it would be shown, a Thief jumps out where the heroes want to be, and another card is shown.
       *[other] { $n } stowaways hide in the loot deck. When one would be shown, a Thief jumps out where the heroes want to be, and another card is shown.
    }
heroes-rule-ajar =
    { $n ->
        [one] { $n } portal is completed at the start.
       *[other] { $n } portals are completed at the start.
    }
heroes-rule-larder = You draw up to { $n } cards, plus one for each of these { $room-in }, { $most } at most: { $token }.
heroes-rule-raid = Looted treasures are not turned. One of the looters carries them off: before each assault one room nearer to the way out, and out of it. A monster in the room holds that hero up; a trap or any hit brings the treasure back to its room.
heroes-rule-doors = Completed portals are passages for heroes, too, but nobody shoots through them.
heroes-rule-goal = The heroes do not want to get to the Vault but { $room-to }: wherever a rule speaks of what is near to the Vault, this room counts.
heroes-rule-orphans = When a hero card finds no room of its type, both heroes come { $room-to }.
heroes-rule-exits = Whoever runs leaves the dungeon by one of these rooms: { $rooms }.
heroes-rule-barren = Used with an Activate, these rooms make nothing: { $rooms }.
heroes-rule-rebel = They are on the heroes' side: { $token }. Where a hero is awake and no monster stands guard, each such token counts as one more hero for the treasure.
heroes-rule-tough = A hero of this class has 2 health: { $hero }.
heroes-rule-foe-engine =
    { $foe }: { $later ->
        [1] once called, it stands
       *[0] it stands
    } { $room-in }, with { $n } health, and never tires. Hit it like a hero. When it advances it rolls one room nearer to the Vault, takes 1 damage from each trap there, and deals 1 damage to every monster there; nobody can defend. In the Vault it strikes again. Where it stands, the treasure takes one hero less.{ $crew ->
        [1] {" "}While a hero is in its room, only traps hurt it.
       *[0] {""}
    }
heroes-rule-foe-camp =
    { $foe }: { $later ->
        [1] once called, it stands
       *[0] it stands
    } { $room-in }, with { $n } health. Hit it like a hero. While it stands, a hero card that leads to its room brings one hero more there.{ $crew ->
        [1] {" "}While a hero is in its room, attacks do not hurt it.
       *[0] {""}
    }
heroes-rule-foe-captain =
    { $foe }: { $later ->
        [1] once called, he stands { $room-in }
       *[0] he begins { $room-in }
    }, with { $n } health. { $phases ->
        [1] He acts as a hero of this class: { $heroes }.
       *[other] He acts as a hero of these classes, one after the other: { $heroes }. Each time his health is gone, he is whole again, exhausted, in the room farthest from the Vault, but not in the Cells.
    } The Cells do not hold him, and whenever he wakes he shows off again.{ $crew ->
        [1] {" "}While other heroes are in his room, only traps hurt him.
       *[0] {""}
    }
heroes-rule-foe-captive =
    { $foe }: { $later ->
        [1] once called, he sleeps
       *[0] he sleeps
    } { $room-in } and cannot be struck down. When the Cells wake, he runs: before each assault one room nearer to the way out, and out of it. A monster in the room holds him up; a trap or any hit sends him back to sleep.
heroes-rule-foe-more =
    { $later ->
        [1] Another one comes when it is called, { $room-in }, with { $n } health: { $foe }.
       *[0] Another one stands { $room-in }, with { $n } health: { $foe }.
    }
heroes-rule-marks-flooded = Rooms are flooded in this order, and an event token lies on each: { $rooms }.
heroes-rule-marks-picket = The builders lay down tools in this order, and an event token lies on each room on strike: { $rooms }.
heroes-rule-marks-dark = The lamps go out in this order, and an event token lies on each dark room: { $rooms }.
heroes-rule-idle-flooded = A flooded room cannot be used; portals, abilities and the gamble work.
heroes-rule-idle-picket = A room on strike cannot be used; portals, abilities and the gamble work.
heroes-rule-idle-dark = A dark room cannot be used; portals, abilities and the gamble work.
heroes-rule-bare-flooded = A flooded room loses its traps and takes no others.
heroes-rule-bare-picket = A room on strike loses its traps and takes no others.
heroes-rule-bare-dark = A dark room loses its traps and takes no others.
heroes-rule-mire-flooded = Heroes who charge into a flooded room are exhausted there.
heroes-rule-mire-picket = Heroes who charge into a room on strike are exhausted there.
heroes-rule-mire-dark = Heroes who charge into a dark room are exhausted there.
heroes-rule-dark-flooded = Nobody shoots into a flooded room or out of it, and before each assault the exhausted heroes there creep one room nearer to the Vault.
heroes-rule-dark-picket = Nobody shoots into a room on strike or out of it, and before each assault the exhausted heroes there creep one room nearer to the Vault.
heroes-rule-dark-dark = Nobody shoots into a dark room or out of it, and before each assault the exhausted heroes there creep one room nearer to the Vault.
heroes-rule-only-flooded = Nothing but { $token-acc } can be carried into a flooded room.
heroes-rule-only-picket = Nothing but { $token-acc } can be carried into a room on strike.
heroes-rule-only-dark = Nothing but { $token-acc } can be carried into a dark room.
heroes-rule-works = These rooms can be used all the same: { $rooms }.
heroes-rule-deed-clear-flooded =
    { $n ->
        [0] An Activate in a flooded room drains it.
       *[other] An Activate in a flooded room and { $price } there drain it.
    }
heroes-rule-deed-clear-picket =
    { $n ->
        [0] An Activate in a room on strike ends the strike.
       *[other] An Activate in a room on strike and { $price } there end the strike.
    }
heroes-rule-deed-clear-dark =
    { $n ->
        [0] An Activate in a dark room lights it.
       *[other] An Activate in a dark room and { $price } there light it.
    }
heroes-rule-deed-deliver = An Activate { $where } delivers { $price } from there.
heroes-rule-deed-deliver-there = An Activate { $room-in } delivers { $price } from there.
heroes-rule-deed-break =
    { $n ->
        [0] An Activate { $where } makes the portal unfinished again.
       *[other] An Activate { $where } and { $price } there make the portal unfinished again.
    }
heroes-rule-deed-close =
    { $n ->
        [0] An Activate { $where } brings down a passage of the room, which you choose.
       *[other] An Activate { $where } and { $price } there bring down a passage of the room, which you choose.
    }
heroes-rule-deed-close-there =
    { $n ->
        [0] An Activate { $room-in } brings down a passage of the room, which you choose.
       *[other] An Activate { $room-in } and { $price } there bring down a passage of the room, which you choose.
    }
heroes-rule-deed-shelve = An Activate { $where } puts { $price } from there back into the Reserve.
heroes-rule-deed-shelve-there = An Activate { $room-in } puts { $price } from there back into the Reserve.

heroes-op-rally = Rally: the room with the most exhausted heroes wakes up; not the Cells, and among equals the nearest to the Vault.
heroes-op-tithe =
    { $else ->
        [1] Discard { $price } from anywhere in the dungeon. If you do not:
       *[0] Discard { $price } from anywhere in the dungeon; if you do not, an event token goes on the Vault.
    }
heroes-op-seize =
    { $n ->
        [0] No treasure is taken away.
        [one] The treasure of the lowest value outside the Vault is taken away unturned. Debts are forgotten.
       *[other] { $n } treasures of the lowest value outside the Vault are taken away unturned. Debts are forgotten.
    }
heroes-op-wake =
    { $n ->
        [one] All exhausted heroes { $room-in } wake.
       *[other] If { $n } or more heroes lie exhausted { $room-in }, all of them wake.
    }
heroes-op-throw = Draw a Guild card. Its hero is thrown into the Cells; a scenario card does nothing.
heroes-op-survey = Put one of the shown plans under the building deck and show another.
heroes-op-summon = A hero appears { $room-in }: { $hero }.
heroes-op-summon-farthest = A hero appears in the room farthest from the Vault, but not in the Cells: { $hero }.
heroes-op-summon-crowded = A hero appears in the room with the most monsters: { $hero }.
heroes-op-advance = It rolls one room nearer to the Vault, hit by the traps there, and strikes every monster there: { $foe }.
heroes-op-break = A completed portal of your choice is unfinished again.
heroes-op-close = The next of these passages caves in: { $rooms }.
heroes-op-creep = All exhausted heroes outside the Cells and the Vault creep one room nearer to the Vault and stay exhausted. Traps hit them.
heroes-op-muster = Each player may bring a monster from the Lair into any room.
heroes-op-tithe-there =
    { $else ->
        [1] Discard { $price } { $room-from }. If you do not:
       *[0] Discard { $price } { $room-from }; if you do not, an event token goes on the Vault.
    }
heroes-op-tithe-rising =
    { $else ->
        [1] For each Bell in the discards, this one included, discard { $token-acc } from anywhere in the dungeon, and one more with 3 or 4 players. If you do not:
       *[0] For each Bell in the discards, this one included, discard { $token-acc } from anywhere in the dungeon, and one more with 3 or 4 players; if you do not, an event token goes on the Vault.
    }
heroes-op-tithe-rising-there =
    { $else ->
        [1] For each Bell in the discards, this one included, discard { $token-acc } { $room-from }, and one more with 3 or 4 players. If you do not:
       *[0] For each Bell in the discards, this one included, discard { $token-acc } { $room-from }, and one more with 3 or 4 players; if you do not, an event token goes on the Vault.
    }
heroes-op-seize-debts = For each event token on the Vault, 2 at most, the treasure of the lowest value outside the Vault is taken away unturned. Then the tokens are gone.
heroes-op-mark-flooded =
    { $n ->
        [0] No room is flooded.
        [one] The next dry room in this order is flooded: { $rooms }.
       *[other] The next { $n } dry rooms in this order are flooded: { $rooms }.
    }
heroes-op-mark-picket =
    { $n ->
        [0] Nobody goes on strike.
        [one] The next room in this order goes on strike: { $rooms }.
       *[other] The next { $n } rooms in this order go on strike: { $rooms }.
    }
heroes-op-mark-dark =
    { $n ->
        [0] No lamp goes out.
        [one] The next lamp in this order goes out: { $rooms }.
       *[other] The next { $n } lamps in this order go out: { $rooms }.
    }
heroes-op-wake-at =
    { $n ->
        [one] All exhausted heroes wake where this foe stands: { $foe }.
       *[other] If { $n } or more heroes lie exhausted where this foe stands, all of them wake: { $foe }.
    }
heroes-op-wake-marked-flooded = All exhausted heroes in flooded rooms wake.
heroes-op-wake-marked-picket = All exhausted heroes in rooms on strike wake.
heroes-op-wake-marked-dark = All exhausted heroes in dark rooms wake.
heroes-op-summon-richest = A hero appears in the room with the most resources, if there are any: { $hero }.
heroes-op-summon-portal = A hero appears in a room with a completed portal: { $hero }.
heroes-op-summon-goal = A hero appears right where the heroes want to be: { $hero }.
heroes-op-summon-at = A hero appears where this foe stands, at each of them if there are several: { $hero }, { $foe }.
heroes-op-post =
    { $n ->
        [0] Nobody takes up a post { $room-in }.
        [one] A hero takes up a post { $room-in }, exhausted: { $hero }.
       *[other] { $n } heroes take up posts { $room-in }, exhausted: { $hero }.
    }
heroes-op-open = The passage that came down last is dug open again.
heroes-op-open-list = The next of these passages is dug through a wall: { $rooms }.
heroes-op-reopen = An unfinished portal of your choice is completed.
heroes-op-call = If it is not there, it comes with full health: { $foe }.
heroes-op-call-captain = If he is not there, he comes with full health; if he is, he wakes, and his room with him: { $foe }.
heroes-op-run = Whoever is running does so at once: one room nearer to the way out, or out of it.
heroes-op-goal = From now on the heroes want to get { $room-to }.
heroes-op-spawn =
    { $n ->
        [0] Nothing new lies { $room-in }.
       *[other] Put { $price } { $room-in }.
    }
heroes-op-drift =
    { $n ->
        [1] From each room one of these goes one room nearer { $room-to }: { $token }.
       *[other] From each room with { $n } or more of these one goes one room nearer { $room-to }: { $token }.
    }
heroes-op-blind = The open Guild cards are turned face down until the next assault is over.
heroes-op-swap = Each player puts a card from hand on the discards of the neighbour to the left. Whoever plays alone puts it under the loot deck and takes a tactic card on show, if there is one.
heroes-op-curse = Each player discards a card from hand.
heroes-op-restock = All loot on show goes under the deck, and new loot is shown.
heroes-op-again = And once more.

## Scenarios: clocks, and how they end

heroes-clock-start = At the start:
heroes-clock-assault = Before assault { $n }:
heroes-clock-every =
    { $n ->
        [one] Before every assault:
       *[other] Every { $n } assaults:
    }
heroes-clock-wave = When wave { $n } begins:
heroes-clock-lost =
    { $n ->
        [one] When a treasure outside the Vault is gone:
       *[other] When { $n } treasures outside the Vault are gone:
    }
heroes-clock-falls = When { $foe-acc } falls:
heroes-aim-lose-looted = Lost if the treasure { $room-in } is looted.
heroes-aim-lose-gone = Lost if treasures worth { $n } in all leave the dungeon.
heroes-aim-lose-gone-vault = Lost if the treasure { $room-from } leaves the dungeon.
heroes-aim-lose-escaped = Lost if { $foe-acc } escapes.
heroes-aim-lose-debt =
    { $n ->
        [one] Lost with the first debt on the Vault.
       *[other] Lost with { $n } debts on the Vault.
    }
heroes-aim-lose-marked-flooded =
    { $n ->
        [one] Lost if a room is flooded.
       *[other] Lost if { $n } rooms are flooded.
    }
heroes-aim-lose-marked-picket =
    { $n ->
        [one] Lost if a room is on strike.
       *[other] Lost if { $n } rooms are on strike.
    }
heroes-aim-lose-marked-dark =
    { $n ->
        [one] Lost if a room is dark.
       *[other] Lost if { $n } rooms are dark.
    }
heroes-aim-win-delivered = Won as soon as you have delivered { $price }.
heroes-aim-win-fallen =
    { $n ->
        [one] Won as soon as { $foe-acc } has fallen.
       *[other] Won as soon as { $n } of these have fallen: { $foe }.
    }
heroes-aim-win-sealed = Won if after an assault no passage leads to the Vault and no hero is in it.
heroes-aim-win-built =
    { $n ->
        [one] Won as soon as a room is built.
       *[other] Won as soon as { $n } rooms are built.
    }
heroes-aim-win-prisoners =
    { $n ->
        [one] Won as soon as a hero lies exhausted in the Cells.
       *[other] Won as soon as { $n } heroes lie exhausted in the Cells.
    }
heroes-aim-end-built =
    { $n ->
        [one] When the last wave is over, a room must have been built.
       *[other] When the last wave is over, { $n } rooms must have been built.
    }
heroes-aim-end-prisoners =
    { $n ->
        [one] When the last wave is over, a hero must lie exhausted in the Cells.
       *[other] When the last wave is over, { $n } heroes must lie exhausted in the Cells.
    }
heroes-aim-end-kept =
    { $n ->
        [one] When the last wave is over, a treasure must be left outside the Vault.
       *[other] When the last wave is over, { $n } treasures must be left outside the Vault.
    }
heroes-aim-end-delivered = When the last wave is over, you must have delivered { $price }.
heroes-aim-end-fallen =
    { $n ->
        [one] When the last wave is over, { $foe-acc } must have fallen.
       *[other] When the last wave is over, { $n } of these must have fallen: { $foe }.
    }
heroes-aim-end-late = When the last wave is over, it is too late: you have lost.

## What is asked

heroes-ask-clan = Who defends the dungeon? Choose your clan.
heroes-ask-place =
    { $n ->
        [one] Your last monster for now: where does it stand guard?
       *[other] { $n } monsters to place: where does the next one stand guard?
    }
heroes-ask-borrow = The Laboratory needs tricks: whose tactic cards go into the loot?
heroes-ask-head-start = The heroes are not here yet. Where do you put a trap?
heroes-ask-turn =
    { $plays ->
        [0] Your turn: no card can be played now. When you end it, the heroes come.
       *[other] Your turn: play a card. When you end it, the heroes come.
    }
heroes-ask-refresh = Discard a card to change the loot shown, or end your turn. No more cards are played this turn.
heroes-ask-replace =
    { $n ->
        [0] Which loot goes under the deck?
       *[other] Which loot goes under the deck, too? So far: { $n }.
    }
heroes-ask-icons =
    { $n ->
        [one] { $card }, one icon left: what do you do?
       *[other] { $card }, { $n } icons left: what do you do next?
    }
heroes-ask-carry = Off { $room-from } { $door-to }: does anything go along?
heroes-ask-ambush =
    { $n ->
        [one] One more monster may lie in ambush: where?
       *[other] { $n } more monsters may lie in ambush: where is the next one?
    }
heroes-ask-swarm =
    { $n ->
        [one] Swarm { $room-in }, { $what }: what does the last one do?
       *[other] Swarm { $room-in }, { $what }, { $n } monsters left: what does the next one do?
    }
heroes-ask-momentum = Momentum! You get this for free: { $what }. Take it?
heroes-ask-take-tactic = The hero is in the Cells: which tactic card do you take?
heroes-ask-plan = Hammers ready: what do you build, and for how many coins?
heroes-ask-lay = Where does { $room-acc } go, and which way round?
heroes-ask-heroes =
    { $players ->
        [1] Several heroes are awake: whose step comes next?
       *[other] Several heroes are awake: whose step comes next? Decide together.
    }
heroes-ask-shot = An Archer takes aim { $room-in }: whom does the arrow hit?
heroes-ask-ransack =
    { $n ->
        [one] A resource is lost { $room-in }: which one?
       *[other] { $n } resources are lost { $room-in }: which one goes first?
    }
heroes-ask-whom = The { $hero } attacks { $room-in }: who takes the blow?
heroes-ask-defend =
    { $own ->
        [1] The { $hero } strikes at your monster { $room-in }: do you defend?
       *[0] The { $hero } strikes at { $rival }'s monster { $room-in }: do you defend?
    }
heroes-ask-looters =
    { $n ->
        [one] The looting { $room-in } takes one more hero: who is exhausted by it?
       *[other] The looting { $room-in } takes { $n } more heroes: who is the next to be exhausted?
    }
heroes-ask-carrier = The treasure { $room-in } is carried off: who takes it and runs?
heroes-ask-prey = The heroes carry off a resource { $room-from }, too: which one?
heroes-ask-curse = A Curse! Which card do you discard?
heroes-ask-charge = The heroes charge { $room-from }: which way?
heroes-ask-traps = A trap snaps shut { $room-in }: whom does it get?
heroes-ask-rally = The exhausted heroes of one room wake: which room?
heroes-ask-tithe = The tithe is due: { $token } ×{ $n }. Where do you take it from?
heroes-ask-seize = The debt is called in: which treasure do you give up?
heroes-ask-survey = The surveyors are here: which plan is put away?
heroes-ask-summoning = A hero is on the way: { $hero }. In which room does it appear?
heroes-ask-retreat = A breather for { $foe-acc }: in which room?
heroes-ask-break = A portal falls apart: which one?
heroes-ask-creep = Heroes creep out { $room-from }: which way?
heroes-ask-muster = All hands on deck: which room gets a monster from your Lair?
heroes-ask-engine = It is on the move again: { $foe }. Which way?
heroes-ask-wall-up = The powder is laid { $room-in }: which passage comes down?
heroes-ask-reopen = Somebody leans on a portal: which one opens?
heroes-ask-swap = Show and tell: which card do you hand on?
heroes-ask-swapped = Which tactic card do you take for it?
heroes-ask-over = The game is over.

## What can be done

heroes-do-clan = Play the { $clan } clan
heroes-do-borrow = Borrow from the { $clan } clan
heroes-do-place = Place one { $room-in }
heroes-do-end-turn = End your turn
heroes-do-refresh = Change the loot shown: costs a card, and you play no more this turn
heroes-do-gamble =
    { $n ->
        [one] Gamble: a hero into the Cells, { $n } card for you; a Mage frees everyone there
       *[other] Gamble: a hero into the Cells, { $n } cards for you; a Mage frees everyone there
    }
heroes-do-gamble-late =
    { $n ->
        [one] Gamble: a hero into the Cells, { $n } card for you, which you cannot play this turn; a Mage frees everyone there
       *[other] Gamble: a hero into the Cells, { $n } cards for you, which you cannot play this turn; a Mage frees everyone there
    }
heroes-do-play = Play { $card }: { $does }
heroes-do-discard = Discard { $card }
heroes-do-replace = Put { $card } under the deck
heroes-do-draw = Draw a card
heroes-do-reinforcements = Call reinforcements
heroes-do-move = Move { $room-from } { $door-to }
heroes-do-move-wounded = Move { $room-from } { $door-to }, with { heroes-wounds }
heroes-do-carry = Take { $token-acc } along
heroes-do-melee = Strike { $hero-acc } { $room-in }
heroes-do-ranged = Shoot { $hero-acc } { $room-in }
heroes-do-generate = Generate { $token-acc } { $room-in }
heroes-do-trap = Set a trap { $room-in }
heroes-do-portal = Open a portal { $room-in }
heroes-do-summon = Summon { $room-in }
heroes-do-ambush = Ambush { $room-in }
heroes-do-swarm = Swarm { $room-in }
heroes-do-spend-icons = Spend { $token-acc } { $room-in }
heroes-do-use = Use { $room-acc }
heroes-do-activate = Use { $room-acc }: make { $token-acc }
heroes-do-activate-laboratory = Use { $room-acc }: throw a hero into the Cells, take a tactic card
heroes-do-activate-site = Use { $room-acc }: build a room
heroes-do-complete = Complete the portal { $room-in }
heroes-do-take-icons = Buy { $card }
heroes-do-take-take-tactic = Take { $card }
heroes-do-take-swapped = Take { $card }
heroes-do-ability-dragon = Dragon: heal all wounds
heroes-do-ability-lizardfolk = Lizardfolk: shoot { $hero-acc } { $room-in }
heroes-do-ability-gnoll = Gnoll: strike { $hero-acc } { $room-in }
heroes-do-ability-slime = Slime: draw a card
heroes-do-ability-skeleton = Skeleton: put a bone { $room-in }
heroes-do-ability-ratkin = Ratkin: one more { $room-in }
heroes-do-ability-imp = Imp: move { $room-from } { $door-to }
heroes-do-ability-imp-wounded = Imp: move { $room-from } { $door-to }, with { heroes-wounds }
heroes-do-ability-poltergeist = Poltergeist: float { $room-from } { $door-to }
heroes-do-ability-poltergeist-wounded = Poltergeist: float { $room-from } { $door-to }, with { heroes-wounds }
heroes-do-ability-witch = Witch: open a portal { $room-in }
heroes-do-build =
    { $n ->
        [one] Build { $room-acc } for { $n } coin
       *[other] Build { $room-acc } for { $n } coins
    }
heroes-do-lay =
    { $turns ->
        [r1] At { $cell }, a quarter turn, joined to: { $rooms }
        [r2] At { $cell }, a half turn, joined to: { $rooms }
        [r3] At { $cell }, three quarters of a turn, joined to: { $rooms }
       *[r0] At { $cell }, not turned, joined to: { $rooms }
    }
heroes-do-put-away = Put away { $room-acc }
heroes-do-arrival = The { $hero } arrives { $room-in }: shows off, then meets any traps
heroes-do-resolve-attack = The { $hero } attacks { $room-in }
heroes-do-resolve-charge =
    { $n ->
        [one] { $n } hero charges { $room-from }
       *[other] { $n } heroes charge { $room-from }
    }
heroes-do-resolve-loot =
    { $n ->
        [one] { $n } hero { $room-in } loots: the treasure takes { $value }
       *[other] { $n } heroes { $room-in } loot: the treasure takes { $value }
    }
heroes-do-resolve-raid =
    { $n ->
        [one] { $n } hero { $room-in } carries the treasure off: it takes { $value }
       *[other] { $n } heroes { $room-in } carry the treasure off: it takes { $value }
    }
heroes-do-resolve-wait =
    { $n ->
        [one] { $n } hero { $room-in } waits: the treasure takes { $value }
       *[other] { $n } heroes { $room-in } wait: the treasure takes { $value }
    }
heroes-do-resolve-linger =
    { $n ->
        [one] { $n } hero { $room-in } waits: there is nothing to take
       *[other] { $n } heroes { $room-in } wait: there is nothing to take
    }
heroes-do-hit = The { $clan } { $room-in } ({ $seat })
heroes-do-hit-wounded = The { $clan } { $room-in } with { heroes-wounds } ({ $seat })
heroes-do-defend = Defend with { $card }
heroes-do-defend-again = Defend again with the same card
heroes-do-lose = Lose { $token-acc }
heroes-do-looter = The { $hero } loots
heroes-do-carrier = The { $hero } takes the treasure and runs
heroes-do-charge = Charge { $room-to }
heroes-do-trapped = The trap gets { $hero-acc }
heroes-do-rally = Wake the heroes { $room-in }
heroes-do-spend-tithe = Pay { $token-acc } { $room-from }
heroes-do-give-up = Give up the treasure { $room-in }
heroes-do-appear = The hero appears { $room-in }
heroes-do-retreat = The retreat leads { $room-to }
heroes-do-break = The portal { $room-in } falls apart
heroes-do-creep = They creep { $room-to }
heroes-do-deed-clear-flooded =
    { $n ->
        [0] Drain { $room-acc }
       *[other] Drain { $room-acc } with { $price }
    }
heroes-do-deed-clear-picket =
    { $n ->
        [0] End the strike { $room-in }
       *[other] End the strike { $room-in } with { $price }
    }
heroes-do-deed-clear-dark =
    { $n ->
        [0] Light { $room-acc }
       *[other] Light { $room-acc } with { $price }
    }
heroes-do-deed-deliver = Deliver { $price } { $room-from }
heroes-do-deed-break =
    { $n ->
        [0] Break the portal { $room-in }
       *[other] Break the portal { $room-in } with { $price }
    }
heroes-do-deed-close =
    { $n ->
        [0] Bring down a passage { $room-from }
       *[other] Bring down a passage { $room-from } with { $price }
    }
heroes-do-deed-shelve = Put away { $price } { $room-from }
heroes-do-wall-up = The passage { $room-to }
heroes-do-reopen = The portal { $room-in } opens
heroes-do-roll = It rolls { $room-to }
heroes-do-pass-head-start = No trap
heroes-do-pass-replace = Enough: show new loot
heroes-do-pass-icons = Leave out the rest of the card
heroes-do-pass-carry = Go empty-handed
heroes-do-pass-ambush = No more monsters
heroes-do-pass-swarm = The others stay put
heroes-do-pass-momentum = No, thanks
heroes-do-pass-defend = Let it happen
heroes-do-pass-tithe = Do not pay
heroes-do-pass-muster = Nobody comes

## What cannot be done, and why

heroes-why-gambled = Once a turn is luck enough.
heroes-why-no-cells = This dungeon has no Cells.
heroes-why-defend-later = Keep it in hand: Defend answers a hero's attack and does nothing in your turn.
heroes-why-no-cards = You have no card left to draw.
heroes-why-empty-lair = Your Lair is empty.
heroes-why-no-such-room = No room of that type is in the dungeon.
heroes-why-no-monster = You have no monster in the dungeon.
heroes-why-no-hero-here = No hero shares a room with a monster of yours.
heroes-why-no-hero-near = No hero is next door to a monster of yours.
heroes-why-no-trap = No trap is left, or your rooms take none.
heroes-why-no-portal = All your rooms have a completed portal, or no portal is left.
heroes-why-no-resource-here = Where your monsters are, there is nothing to spend.
heroes-why-no-token = The Reserve has none left.
heroes-why-no-passage = There is a wall between.
heroes-why-no-price = It takes { $price } there.
heroes-why-nothing-shown = No { $card } card is on show.
heroes-why-no-building = No room can be built: no plan fits, or no treasure can be paid for.
heroes-why-no-use = Where your monsters are, it is of no use now.
heroes-why-barren = It makes nothing in this dungeon.
heroes-why-marked-flooded = It is under water.
heroes-why-marked-picket = They are on strike.
heroes-why-marked-dark = It is too dark.

## What happened: set-up and turns

heroes-event-clan = { $seat } plays the { $clan } clan.
heroes-event-placed = { $seat } places { heroes-monsters } { $room-in }.
heroes-event-borrowed = The tactic cards of the { $clan } clan go into the loot.
heroes-event-turn = Turn { $turn }: { $seat }.
heroes-event-played = { $seat } plays { $card }.
heroes-event-paid = { $seat } discards { $card } to change the loot.
heroes-event-discarded = { $seat } discards { $card }.
heroes-event-reshuffled = { $seat } shuffles the discards into a new deck.
heroes-event-drew =
    { $card-known ->
        [0] { $seat } draws a card.
       *[1] { $seat } draws { $card }.
    }
heroes-event-called =
    { $card-known ->
        [0] Reinforcements: { $seat } takes a card to hand.
       *[1] Reinforcements: { $seat } takes { $card } to hand.
    }
heroes-event-sent-off = Reinforcements: { $seat } discards { $card }.
heroes-event-shown = New loot: { $card }.
heroes-event-put-under = Under the loot deck goes { $card }.
heroes-event-spent = { $seat } spends { $token-acc } { $room-in }.
heroes-event-bought = { $seat } buys { $card }: it goes to the discards.
heroes-event-took = { $seat } takes { $card }: it goes to the discards.
heroes-event-moved = { $seat } moves a monster { $room-from } { $door-to }.
heroes-event-carried = { $seat } brings { $token-acc } { $room-to }.
heroes-event-melee = { $seat } strikes down { $hero-acc } { $room-in }.
heroes-event-ranged = { $seat } shoots { $hero-acc } { $room-in }.
heroes-event-ability-hit = { $seat } uses the clan's ability to strike down { $hero-acc } { $room-in }.
heroes-event-tough-hit = { $seat } wounds { $hero-acc } { $room-in }: one more hit will do.
heroes-event-bounty = The bounty is paid: { $token-acc } { $room-in }.
heroes-event-ambushed = Ambush! { $seat } places { heroes-monsters } { $room-in }.
heroes-event-summoned = { $seat } summons { heroes-monsters } { $room-in }.
heroes-event-swarmed = { $seat } swarms { $room-in }: { heroes-monsters }.
heroes-event-generated = { $seat } generates { $token-acc } { $room-in }.
heroes-event-produced = { $seat } makes { $token-acc } { $room-in }.
heroes-event-trap-set = { $seat } sets a trap { $room-in }.
heroes-event-portal-done = { $seat } completes the portal { $room-in }.
heroes-event-portal-set = { $seat } opens a portal { $room-in }.
heroes-event-healed = { $seat } heals all wounds of the Dragon.
heroes-event-gambled = { $seat } gambles in the Cells.
heroes-event-experiment = { $seat } uses the Laboratory.
heroes-event-built =
    { $n ->
        [one] { $seat } builds { $room-acc } for { $n } coin.
       *[other] { $seat } builds { $room-acc } for { $n } coins.
    }
heroes-event-plan-shown = New plan: { $card }.
heroes-event-plan-away = Plan put away: { $card }.

## What happened: the assault

heroes-event-assault =
    { $n ->
        [one] The heroes attack: { $n } Guild card.
       *[other] The heroes attack: { $n } Guild cards.
    }
heroes-event-guild = The Guild sends: { $card }.
heroes-event-came = The { $hero } appears { $room-in }.
heroes-event-no-room = The { $hero } finds no room of this type and stays at home.
heroes-event-no-token = No { $hero } token is left: the exhausted heroes of that class wake, and with them all others in their rooms.
heroes-event-stirred =
    { $n ->
        [one] The alarm wakes { $n } exhausted hero { $room-in }.
       *[other] The alarm wakes { $n } exhausted heroes { $room-in }.
    }
heroes-event-disarms = The { $hero } shows off { $room-in }: a trap is gone.
heroes-event-ransacks = The { $hero } shows off { $room-in }: up to 2 resources are lost.
heroes-event-shoots = The { $hero } shows off { $room-in }: an arrow for a monster { $door-in }.
heroes-event-freed = The Mage shows off { $room-in } and frees { heroes-tired-heroes } and itself.
heroes-event-escapes = The Mage shows off { $room-in } and frees itself: nobody else is locked up.
heroes-event-lost = Lost { $room-in }: { $token-acc }.
heroes-event-trapped = A trap { $room-in } gets { $hero-acc }.
heroes-event-tough-trapped = A trap { $room-in } wounds { $hero-acc }: one more hit will do.
heroes-event-jailed = The { $hero } is locked up in the Cells, exhausted.
heroes-event-inspired = A rousing entrance wakes { heroes-tired-heroes } { $room-in }.
heroes-event-shows-again = Up again { $room-in }, and showing off again: { $foe-acc }.
heroes-event-retreats = Encore! Back { $room-in } comes { $foe-acc }, in full health and with a new trade: { $hero }.
heroes-event-attacks = The { $hero } attacks { $seat }'s monster { $room-in }.
heroes-event-defended = { $seat } defends { $room-in } with { $card }: no damage.
heroes-event-defended-again = { $seat } defends { $room-in } again: no damage.
heroes-event-wounded = { $seat }'s monster { $room-in } is wounded: { $n } health left.
heroes-event-fell = { $seat } loses a monster { $room-in }: back to the Lair.
heroes-event-waits = The { $hero } waits { $room-in }: the treasure takes { $n } heroes.
heroes-event-looted =
    { $n ->
        [one] { $n } hero loots the treasure { $room-in }: no monster guards it.
       *[other] { $n } heroes loot the treasure { $room-in }: no monster guards it.
    }
heroes-event-treasure = The treasure { $room-in } was: { $card }.
heroes-event-restored = Healing wakes { heroes-tired-heroes } { $room-in }.
heroes-event-charges =
    { $n ->
        [one] { $n } hero charges { $room-from } { $door-to }: nothing to fight, nothing to loot.
       *[other] { $n } heroes charge { $room-from } { $door-to }: nothing to fight, nothing to loot.
    }
heroes-event-thrown = The Guild card is { $card }: off to the Cells with { $hero-acc }!
heroes-event-sign-idle = The Guild card is { $card }: no hero, so nothing happens.
heroes-event-wave = The Guild shuffles its cards again: wave { $n } begins!
heroes-event-won = The Guild has nobody left to send. The dungeon is yours!
heroes-event-lost-all = The treasure of the Vault is gone, and with it the game.
heroes-event-no-prey = Prey, but there is no resource { $room-in }: nothing is lost.
heroes-event-empty-handed = { $seat } has no card to discard.
heroes-event-no-tactic = No tactic card is on show: { $seat } takes none.
heroes-event-no-guild = The Guild deck is empty: nobody comes.
heroes-event-no-cells = There are no Cells here: the { $hero } stays away.

## What happened: scenarios

heroes-event-sign = The Guild sends a scenario card: { $card }.
heroes-event-roused =
    { $n ->
        [one] The call wakes { $n } exhausted hero { $room-in }.
       *[other] The call wakes { $n } exhausted heroes { $room-in }.
    }
heroes-event-owed = Not paid. Debts on the Vault: { $n }.
heroes-event-seized = The treasure { $room-in } is taken away, unturned.
heroes-event-portal-broken = The portal { $room-in } falls apart: it is unfinished again.
heroes-event-closed = The passage between { $room-acc } and { $door-acc } caves in.
heroes-event-creeps =
    { $n ->
        [one] { $n } exhausted hero creeps { $room-from } { $door-to }.
       *[other] { $n } exhausted heroes creep { $room-from } { $door-to }.
    }
heroes-event-no-rally = No hero lies exhausted outside the Cells: nobody wakes.
heroes-event-no-wake = Too few exhausted heroes lie there: nobody wakes.
heroes-event-no-debt = There is no debt: no treasure is taken.
heroes-event-no-treasure = No treasure is left outside the Vault: nothing is taken.
heroes-event-no-plan = No plan is on show: the surveyors go home.
heroes-event-no-crowd = There is no such room: the { $hero } does not appear.
heroes-event-no-break = No portal is completed: none falls apart.
heroes-event-no-close = No passage is left to cave in.
heroes-event-no-creep = No hero lies exhausted on the way: nobody creeps.
heroes-event-no-muster = { $seat } has no monster in the Lair: nobody comes.
heroes-event-unpaid = Not paid: { $token }.
heroes-event-clock = The clock strikes before assault { $n }.
heroes-event-marked-flooded = The water rises { $room-in }.
heroes-event-marked-picket = Tools down { $room-in }: they are on strike.
heroes-event-marked-dark = The lamp goes out { $room-in }.
heroes-event-cleared-flooded = { $seat } drains { $room-acc }.
heroes-event-cleared-picket = { $seat } ends the strike { $room-in }.
heroes-event-cleared-dark = { $seat } lights { $room-acc }.
heroes-event-no-mark = No room is left to be next: nothing happens.
heroes-event-mired =
    { $n ->
        [one] { $n } hero gets stuck { $room-in } and is exhausted.
       *[other] { $n } heroes get stuck { $room-in } and are exhausted.
    }
heroes-event-delivered = { $seat } delivers { $token-acc } { $room-from }. So far: { $n }.
heroes-event-blasted = { $seat } lights the fuse { $room-in }.
heroes-event-shelved = { $seat } puts { $token-acc } { $room-from } away.
heroes-event-spawned = New { $room-in }: { $token } ×{ $n }.
heroes-event-no-spawn = Nothing new { $room-in }: no { $token }.
heroes-event-drifted = Off on its own { $room-from } { $door-to }: { $token-acc }.
heroes-event-no-drift = Nothing goes its own way: { $token }.
heroes-event-posted = The { $hero } takes up a post { $room-in }, exhausted.
heroes-event-foe-hit = { $seat } hits { $foe-acc } { $room-in }: { $n } health left.
heroes-event-foe-trapped = A trap { $room-in } hits { $foe-acc }: { $n } health left.
heroes-event-foe-fell = That was the end of { $foe-acc } { $room-in }.
heroes-event-foe-rolls = On it goes { $room-to }: { $foe }.
heroes-event-foe-strikes = Crash { $room-in }: { $foe-acc } deals 1 damage to every monster.
heroes-event-called-foe = { $foe } { $room-in }: { $n } health.
heroes-event-no-call = Already there: { $foe }. Nothing happens.
heroes-event-no-advance = No longer there: { $foe }. Nothing rolls.
heroes-event-sighted = The lookout sees who comes next: { $card }.
heroes-event-blinded = Fog. The lookout sees his own hand, and only just.
heroes-event-stowaway = One of the parcels was breathing: a Thief jumps out!
heroes-event-opened = The passage between { $room-acc } and { $door-acc } is dug open again.
heroes-event-dug = Through the wall: there is a passage between { $room-acc } and { $door-acc } now.
heroes-event-no-open = No passage is left to dig.
heroes-event-reopened = The portal { $room-in } opens: it is completed.
heroes-event-no-reopen = No portal is unfinished: none opens.
heroes-event-goal = The heroes have changed their minds: now they want to get { $room-to }.
heroes-event-swapped = { $card } goes to the discards of { $seat }.
heroes-event-restocked =
    { $n ->
        [one] { $n } loot card goes under the deck.
       *[other] { $n } loot cards go under the deck.
    }
heroes-event-lingers = The { $hero } waits { $room-in }: there is nothing to take, and nowhere to go.
heroes-event-lost-looted = The treasure { $room-in } is looted, and with it the game is lost.
heroes-event-lost-gone = Too much treasure has left the dungeon, and with it the game is lost.
heroes-event-lost-escaped = Away with { $foe-acc }: the game is lost.
heroes-event-lost-debt = Debts on the Vault: { $n }. The game is lost.
heroes-event-lost-marked = Rooms in trouble: { $n }. The game is lost.
heroes-event-won-fallen = That was the end of { $foe-acc }. The dungeon is yours!
heroes-event-won-delivered = Delivered: { $n }. The dungeon is yours!
heroes-event-won-built = Rooms built: { $n }. The dungeon is yours!
heroes-event-won-prisoners = Heroes in the Cells: { $n }. The dungeon is yours!
heroes-event-won-sealed = No way leads to the Vault any more. The dungeon is yours, what there is left of it!
heroes-event-missed-fallen = The last wave is over, and still on their feet: { $foe }. The game is lost.
heroes-event-missed-delivered = The last wave is over, and only { $n } delivered. The game is lost.
heroes-event-missed-built = The last wave is over, and rooms built: { $n }. The game is lost.
heroes-event-missed-prisoners = The last wave is over, and heroes in the Cells: { $n }. The game is lost.
heroes-event-missed-kept = The last wave is over, and treasures left outside the Vault: { $n }. The game is lost.
heroes-event-missed-late = The last wave is over, and it is too late. The game is lost.

## What happened: those who run

heroes-event-carried-off = The { $hero } takes the treasure { $room-in } (worth { $n }) and runs.
heroes-event-runner-moves = The { $hero } runs { $room-from } { $door-to }.
heroes-event-runner-held = The { $hero } gets no further { $room-in }: a monster bars the way.
heroes-event-runner-trapped = A trap { $room-in } catches { $hero-acc }.
heroes-event-runner-left = The { $hero } is out { $room-from }, and the treasure { $door-from } (worth { $n }) is gone for good.
heroes-event-treasure-back = The treasure (worth { $n }) lies face down { $room-in } again.
heroes-event-no-run = Nobody is on the run: nothing happens.
heroes-event-captive-loose = The { $foe } is loose { $room-in } and runs for it!
heroes-event-captive-left = The { $foe } is out { $room-from }, for good.
heroes-event-captive-hit = { $seat } catches { $foe-acc } { $room-in }.
heroes-event-captive-back = The { $foe } is locked up { $room-in } again, exhausted.

## The end

heroes-end-won = The last wave is over in turn { $turn }, and the dungeon stands: you have all won, with { heroes-treasures } left.
heroes-end-won-fallen = Whoever had to fall has fallen, in turn { $turn }: you have all won, with { heroes-treasures } left.
heroes-end-won-delivered = All was delivered in turn { $turn }: you have all won, with { heroes-treasures } left.
heroes-end-won-built = All was built in turn { $turn }: you have all won, with { heroes-treasures } left.
heroes-end-won-prisoners = The Cells were full in turn { $turn }: you have all won, with { heroes-treasures } left.
heroes-end-won-sealed = The Vault was sealed in turn { $turn }: you have all won, with { heroes-treasures } left.
heroes-end-lost-looted = The treasure { $room-in } was looted in wave { $wave }, turn { $turn }: you have all lost.
heroes-end-lost-gone = Too much treasure had left the dungeon in wave { $wave }, turn { $turn }: you have all lost.
heroes-end-lost-escaped = The captive escaped in wave { $wave }, turn { $turn }: you have all lost.
heroes-end-lost-debt = The debts were too many in wave { $wave }, turn { $turn }: you have all lost.
heroes-end-lost-marked = Too many rooms were in trouble in wave { $wave }, turn { $turn }: you have all lost.
heroes-end-lost-fallen = The last wave was over in turn { $turn }, and not everybody who had to fall had fallen: you have all lost.
heroes-end-lost-delivered = The last wave was over in turn { $turn }, and too little was delivered: you have all lost.
heroes-end-lost-built = The last wave was over in turn { $turn }, and too little was built: you have all lost.
heroes-end-lost-prisoners = The last wave was over in turn { $turn }, and too few heroes lay in the Cells: you have all lost.
heroes-end-lost-kept = The last wave was over in turn { $turn }, and too few treasures were left: you have all lost.
heroes-end-lost-late = The last wave was over in turn { $turn }, and that was too late: you have all lost.
heroes-place-won = Won: { heroes-treasures } saved
heroes-place-lost = Lost: { heroes-treasures } left
