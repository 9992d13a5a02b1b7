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

heroes-card-bell = Bell
heroes-card-banner = Banner
heroes-card-crown = Crown

heroes-text-thief = On arrival: discards a trap of its room.
heroes-text-warrior = On arrival: discards up to 2 resources of its room.
heroes-text-archer = On arrival: shoots a monster next door, the nearest to the Vault, for 1 damage.
heroes-text-mage = On arrival in the Cells: wakes everyone there, itself too.
heroes-text-prey = The room loses a resource.
heroes-text-curse = Every player discards a card of their choice from hand.
heroes-text-healing = All heroes in the room wake.
heroes-text-prisoner = A Guild card is drawn; its hero is thrown into the Cells.
heroes-text-defeat = You have lost.

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

## Scenarios: special rules, and what scenario cards do

heroes-rule-head-start = Before the first turn each player may put a trap where they have a monster.
heroes-rule-gamble =
    { $n ->
        [one] The gamble in the Cells gives you { $n } tactic card.
       *[other] The gamble in the Cells gives you { $n } tactic cards.
    }
heroes-rule-hand = You draw up to { $n } cards, at the start and when you tidy.
heroes-rule-ram = A ram stands { $room-in }, with { $n } health and 1 more for each player after the first. Attack it like a hero; nobody can defend against it, and it never tires. Once it is in the Vault, 3 heroes are enough for the treasure there.
heroes-rule-bounty = When a monster strikes a hero down, put a coin in that room.
heroes-rule-flood = A flooded room is out of use and has no traps, and nothing but frogs can be carried there; the Sewer still makes frogs. An Activate and a frog in the room drain it.
heroes-rule-laboratory = The tactic cards of a clan that nobody plays are among the loot. The Laboratory hands them out.
heroes-rule-laboratory-plan = When the Laboratory is built, you choose a clan that nobody plays, and its tactic cards are shuffled into the loot.
heroes-rule-site = These rooms can be built at the Construction Site: { $rooms }.

heroes-op-rally = Rally: the room with the most exhausted heroes wakes up; not the Cells, and among equals the nearest to the Vault.
heroes-op-tithe = Discard { $token-acc } from anywhere in the dungeon, two with 3 or 4 players; if you do not, an event token goes on the Vault.
heroes-op-seize = For each event token on the Vault, 2 at most, the treasure of the lowest value outside the Vault is taken away unturned. Then the tokens are gone.
heroes-op-flood = The next dry room in this order is flooded: { $rooms }.
heroes-op-wake = If { $n } or more heroes lie exhausted { $room-in }, all of them wake.
heroes-op-wake-flooded = All exhausted heroes in flooded rooms wake.
heroes-op-throw = Draw a Guild card. Its hero is thrown into the Cells; a scenario card does nothing.
heroes-op-survey = Put one of the shown plans under the building deck and show another.
heroes-op-summon = A hero appears { $room-in }: { $hero }.
heroes-op-summon-farthest = A hero appears in the room farthest from the Vault, but not in the Cells: { $hero }.
heroes-op-summon-crowded = A hero appears in the room with the most monsters: { $hero }.
heroes-op-toll = Whoever owns a borrowed tactic card discards a card from hand.
heroes-op-advance = The ram rolls towards the Vault, up to two rooms; a trap or a monster in a room stops it there. In each room it takes 1 damage from each trap, then deals 1 damage to every monster. If it is wrecked, the heroes rally: the room with the most exhausted ones wakes up.
heroes-op-break = A completed portal of your choice is unfinished again.
heroes-op-open-doors = Until the wave ends heroes use completed portals as passages.
heroes-op-close = The next of these passages caves in: { $rooms }.
heroes-op-creep = All exhausted heroes outside the Cells and the Vault creep one room nearer to the Vault and stay exhausted. Traps hit them.
heroes-op-muster = Each player may bring a monster from the Lair into any room.

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
heroes-ask-prey = The heroes carry off a resource { $room-from }, too: which one?
heroes-ask-curse = A Curse! Which card do you discard?
heroes-ask-toll = Borrowed tricks have their price: which card do you discard?
heroes-ask-charge = The heroes charge { $room-from }: which way?
heroes-ask-traps = A trap snaps shut { $room-in }: whom does it get?
heroes-ask-rally = The exhausted heroes of one room wake: which room?
heroes-ask-tithe = The tithe is due: { $token } ×{ $n }. Where do you take it from?
heroes-ask-seize = The debt is called in: which treasure do you give up?
heroes-ask-survey = The surveyors are here: which plan is put away?
heroes-ask-summoning = A hero is on the way: { $hero }. In which room does it appear?
heroes-ask-ram = The ram rolls on: which way?
heroes-ask-break = A portal falls apart: which one?
heroes-ask-creep = Heroes creep out { $room-from }: which way?
heroes-ask-muster = All hands on deck: which room gets a monster from your Lair?
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
heroes-do-drain = Drain { $room-acc } with a frog
heroes-do-take-icons = Buy { $card }
heroes-do-take-take-tactic = Take { $card }
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
heroes-do-resolve-wait =
    { $n ->
        [one] { $n } hero { $room-in } waits: the treasure takes { $value }
       *[other] { $n } heroes { $room-in } wait: the treasure takes { $value }
    }
heroes-do-hit = The { $clan } { $room-in } ({ $seat })
heroes-do-hit-wounded = The { $clan } { $room-in } with { heroes-wounds } ({ $seat })
heroes-do-defend = Defend with { $card }
heroes-do-defend-again = Defend again with the same card
heroes-do-lose = Lose { $token-acc }
heroes-do-looter = The { $hero } loots
heroes-do-charge = Charge { $room-to }
heroes-do-trapped = The trap gets { $hero-acc }
heroes-do-rally = Wake the heroes { $room-in }
heroes-do-spend-tithe = Pay { $token-acc } { $room-from }
heroes-do-give-up = Give up the treasure { $room-in }
heroes-do-appear = The hero appears { $room-in }
heroes-do-ram = The ram rolls { $room-to }
heroes-do-break = The portal { $room-in } falls apart
heroes-do-creep = They creep { $room-to }
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
heroes-why-no-trap = No trap is left, or the room is under water.
heroes-why-no-portal = All your rooms have a completed portal, or no portal is left.
heroes-why-no-resource-here = Where your monsters are, there is nothing to spend.
heroes-why-no-token = The Reserve has none left.
heroes-why-no-passage = There is a wall between.
heroes-why-flooded = It is under water.
heroes-why-no-price = It takes { $token-acc } there.
heroes-why-nothing-shown = No { $card } card is on show.
heroes-why-no-building = No room can be built: no plan fits, or no treasure can be paid for.
heroes-why-no-use = Where your monsters are, it is of no use now.

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
heroes-event-drained = { $seat } lets a frog drain { $room-acc }.
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
heroes-event-jailed = The { $hero } is locked up in the Cells, exhausted.
heroes-event-inspired = A rousing entrance wakes { heroes-tired-heroes } { $room-in }.
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
heroes-event-owed = The tithe is not paid. Event tokens on the Vault: { $n }.
heroes-event-seized = The treasure { $room-in } is taken for the debt, unturned.
heroes-event-flooded = The water rises { $room-in }.
heroes-event-ram-rolls = The ram rolls { $room-to }.
heroes-event-ram-trapped = A trap { $room-in } hits the ram: { $n } health left.
heroes-event-ram-hit = { $seat } hits the ram { $room-in }: { $n } health left.
heroes-event-ram-wrecked = The ram falls to pieces { $room-in }.
heroes-event-breached = The ram has broken the Vault open: 3 heroes are enough for its treasure now.
heroes-event-portal-broken = The portal { $room-in } falls apart: it is unfinished again.
heroes-event-doors-open = The heroes have learnt to use portals: until the wave ends they charge through them.
heroes-event-closed = The passage between { $room-acc } and { $door-acc } caves in.
heroes-event-creeps =
    { $n ->
        [one] { $n } exhausted hero creeps { $room-from } { $door-to }.
       *[other] { $n } exhausted heroes creep { $room-from } { $door-to }.
    }
heroes-event-no-rally = No hero lies exhausted outside the Cells: nobody wakes.
heroes-event-no-wake = Not enough exhausted heroes { $room-in }, it takes { $n }: nobody wakes.
heroes-event-no-wake-flooded = No hero lies exhausted in a flooded room: nobody wakes.
heroes-event-no-debt = There is no debt: no treasure is taken.
heroes-event-no-treasure = No treasure is left outside the Vault: nothing is taken.
heroes-event-no-flood = No dry room is left to flood.
heroes-event-no-plan = No plan is on show: the surveyors go home.
heroes-event-no-crowd = No monster is in the dungeon: the { $hero } does not appear.
heroes-event-no-toll = Nobody owns a borrowed card: nobody discards.
heroes-event-no-break = No portal is completed: none falls apart.
heroes-event-no-close = No passage is left to cave in.
heroes-event-no-creep = No hero lies exhausted on the way: nobody creeps.
heroes-event-no-muster = { $seat } has no monster in the Lair: nobody comes.

## The end

heroes-end-won = The second wave is over in turn { $turn }, and the dungeon stands: you have all won, with { heroes-treasures } left.
heroes-end-lost = The treasure of the Vault was looted in wave { $wave }, turn { $turn }: you have all lost.
heroes-place-won = Won: { heroes-treasures } saved
heroes-place-lost = Lost: { heroes-treasures } left
