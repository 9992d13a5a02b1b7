# Looterz in English.
# A card's `.acc` is its name inside a sentence, with the article that it takes: the Hydra, Rollork.

## The game

looterz-name = Looterz
looterz-edition-dragon = Dragon (English edition)
looterz-edition-rigor = Rigor Mortis (Italian edition)
looterz-pitch = Send your rogues into the dungeon, rob your friends, and be the first with enough Loot.
looterz-option-rest = Whether you may end the dungeon phase before all your Looterz have acted: 1 (they may rest) or 0 (all that can act must). As a rule: 1.
looterz-option-target = How much Loot wins, from 1 to 36. As a rule: 15 for two players, 10 for three or four, 7 for five or six.

## On the table

looterz-inn =
    { $edition ->
        [rigor] Tower
       *[other] Inn
    }
looterz-graveyard = Graveyard
looterz-hand = Hand
looterz-life = Life
looterz-power = Power

looterz-phase-recruitment-1 = Recruitment I
looterz-phase-dungeon = Dungeon
looterz-phase-recruitment-2 = Recruitment II
looterz-phase-sacrifice = Sacrifice

## Amounts, also inside other messages

looterz-loot =
    { $edition ->
        [rigor]
            { $n ->
                [one] { $n } Coin
               *[other] { $n } Coins
            }
       *[other] { $n } Loot
    }
looterz-lives = { $n } life
looterz-damage = { $n } damage
looterz-frog =
    { $edition ->
        [rigor] Mouse
       *[other] Frog
    }
looterz-owned =
    { $yours ->
        [1] yours, ♥{ $life }
        [2] on loan from { $lender }, ♥{ $life }
       *[other] { $owner }, ♥{ $life }
    }
looterz-hits =
    { $n ->
        [0] a miss
        [one] { $n } hit
       *[other] { $n } hits
    }

## Cards: Dragon

looterz-card-thief = Thief
    .acc = the Thief
looterz-card-dragonling = Dragonling
    .acc = the Dragonling
looterz-card-death-knight = Death Knight
    .acc = the Death Knight
looterz-card-king = King
    .acc = the King
looterz-card-assassin = Assassin
    .acc = the Assassin
looterz-card-zombie = Zombie
    .acc = the Zombie
looterz-card-cleric = Cleric
    .acc = the Cleric
looterz-card-scarecrow = Scarecrow
    .acc = the Scarecrow
looterz-card-orc = Orc
    .acc = the Orc
looterz-card-witch = Witch
    .acc = the Witch
looterz-card-mermaid = Mermaid
    .acc = the Mermaid
looterz-card-hydra = Hydra
    .acc = the Hydra
looterz-card-frog = Frog
    .acc = the Frog
looterz-card-gelatinous-cube = Gelatinous Cube
    .acc = the Gelatinous Cube
looterz-card-executioner = Executioner
    .acc = the Executioner
looterz-card-vampire = Vampire
    .acc = the Vampire
looterz-card-necromancer = Necromancer
    .acc = the Necromancer
looterz-card-bard = Bard
    .acc = the Bard
looterz-card-captain = Captain
    .acc = the Captain
looterz-card-archer = Archer
    .acc = the Archer
looterz-card-pickpocket = Pickpocket
    .acc = the Pickpocket
looterz-card-goblin = Goblin
    .acc = the Goblin
looterz-card-bullfrog = Bullfrog
    .acc = the Bullfrog
looterz-card-gargoyle = Gargoyle
    .acc = the Gargoyle
looterz-card-bomber = Bomber
    .acc = the Bomber
looterz-card-dwarf = Dwarf
    .acc = the Dwarf
looterz-card-minotaur = Minotaur
    .acc = the Minotaur
looterz-card-wizard = Wizard
    .acc = the Wizard
looterz-card-ghost = Ghost
    .acc = the Ghost
looterz-card-beggar = Beggar
    .acc = the Beggar

## Cards: Rigor Mortis

looterz-card-rigor-mortis = Rigor Mortis
looterz-card-alley-cat = Alley Cat
    .acc = the Alley Cat
looterz-card-hal-r-tel = Hal-R-Tel
looterz-card-rollork = Rollork
looterz-card-rat-king = Rat King
    .acc = the Rat King
looterz-card-ninja = Mysterious Ninja
    .acc = the Mysterious Ninja
looterz-card-berserker = Berserker
    .acc = the Berserker
looterz-card-medic = Medic
    .acc = the Medic
looterz-card-scratching-post = Scratching Post
    .acc = the Scratching Post
looterz-card-rrugh = Rrugh
looterz-card-elsar = Elsar
looterz-card-pru = Pru
looterz-card-blink = Blink
looterz-card-mouse = Mouse
    .acc = the Mouse
looterz-card-hairball = Hairball
    .acc = the Hairball
looterz-card-headsman = Headsman
    .acc = the Headsman
looterz-card-night-drinker = Night Drinker
    .acc = the Night Drinker
looterz-card-medium = Medium
    .acc = the Medium
looterz-card-minstrel = Minstrel
    .acc = the Minstrel
looterz-card-ringleader = Ringleader
    .acc = the Ringleader
looterz-card-cutpurse = Cutpurse
    .acc = the Cutpurse
looterz-card-scamp = Scamp
    .acc = the Scamp
looterz-card-fat-mouse = Fat Mouse
    .acc = the Fat Mouse
looterz-card-romolo = Romolo
looterz-card-firecracker = Firecracker
    .acc = the Firecracker
looterz-card-digger = Digger
    .acc = the Digger
looterz-card-brute = Brute
    .acc = the Brute
looterz-card-sage = Sage
    .acc = the Sage
looterz-card-stray = Stray
    .acc = the Stray

## What a card says

looterz-text-cannot-attack = Cannot attack.
looterz-text-cannot-search = Cannot Search.
looterz-text-cannot-be-attacked = Cannot be attacked; effects may still choose it.
looterz-text-bans-loot = As long as it is in play, nobody can Search or Steal.
looterz-text-attacks =
    { $n ->
        [2] May attack twice as one action.
       *[other] May attack { $n } times as one action.
    }
looterz-text-trophy = When its attack kills a Looter, take { looterz-loot } from the supply.
looterz-text-frog =
    { $edition ->
        [rigor] Counts as a Mouse.
       *[other] Counts as a Frog.
    }
looterz-text-taunt = Taunt: an opponent who chooses one of your Looterz must choose one with Taunt.
looterz-text-activation = Activation: { $effect }
looterz-text-recruitment = Recruitment: { $effect }
looterz-text-last-wish = Last Wish: { $effect }

looterz-effect-steal-activation =
    { $edition ->
        [dragon] you may Steal { looterz-loot } from the richest opponent.
        [rigor] you may Steal { looterz-loot } from the richest player.
       *[other] you may Steal { looterz-loot } from the richest.
    }
looterz-effect-steal-otherwise =
    { $edition ->
        [dragon] you may Steal { looterz-loot } from the richest opponent.
        [rigor] you may Steal { looterz-loot } from the richest player.
       *[other] you may Steal { looterz-loot } from the richest.
    }
looterz-effect-steal-from-anyone-activation = Steal { looterz-loot } from an opponent of your choice.
looterz-effect-steal-from-anyone-otherwise = you may Steal { looterz-loot } from an opponent of your choice.
looterz-effect-beg-activation =
    { $edition ->
        [rigor] if no opponent has fewer Coins than you, take { looterz-loot } from the supply.
       *[other] if no opponent has less Loot than you, take { looterz-loot } from the supply.
    }
looterz-effect-beg-otherwise =
    { $edition ->
        [rigor] if no opponent has fewer Coins than you, take { looterz-loot } from the supply.
       *[other] if no opponent has less Loot than you, take { looterz-loot } from the supply.
    }
looterz-effect-draw-activation =
    { $n ->
        [1] draw a card.
       *[other] draw up to { $n } cards.
    }
looterz-effect-draw-otherwise =
    { $n ->
        [1] you may draw a card.
       *[other] you may draw up to { $n } cards.
    }
looterz-effect-raise-activation = you may bring a Looter of another kind from the graveyard into play on your side.
looterz-effect-raise-otherwise = you may bring a Looter of another kind from the graveyard into play on your side.
looterz-effect-muster-activation =
    { $edition ->
        [rigor] the top card of the Tower comes into play on your side.
       *[other] the top card of the Inn comes into play on your side.
    }
looterz-effect-muster-otherwise =
    { $edition ->
        [rigor] the top card of the Tower comes into play on your side.
       *[other] the top card of the Inn comes into play on your side.
    }
looterz-effect-enlist-activation = you may recruit another Looter from your hand.
looterz-effect-enlist-otherwise = you may recruit another Looter from your hand.
looterz-effect-destroy-activation = destroy any Looter.
looterz-effect-destroy-otherwise = you may destroy any Looter.
looterz-effect-damage-activation = deal { looterz-damage } to any Looter.
looterz-effect-damage-otherwise = you may deal { looterz-damage } to any Looter.
looterz-effect-heal-activation =
    { $n ->
        [1] you may give any Looter 1 life, or any { looterz-frog } 2.
       *[other] you may give any Looter { looterz-lives }, or any { looterz-frog } twice as much.
    }
looterz-effect-heal-otherwise =
    { $n ->
        [1] you may give any Looter 1 life, or any { looterz-frog } 2.
       *[other] you may give any Looter { looterz-lives }, or any { looterz-frog } twice as much.
    }
looterz-effect-drain-activation = move { looterz-lives } from any other Looter to this one.
looterz-effect-control-activation = take control of an opponent's Looter until your turn ends; it may act for you.
looterz-effect-volley-activation =
    { $n ->
        [1] deal 1 damage to any Looter.
        [2] deal 1 damage to one Looter, or to each of two different ones.
       *[other] deal 1 damage to each of up to { $n } different Looterz.
    }
looterz-effect-devour-activation = sacrifice another of your Looterz; this one gets { looterz-lives }.
looterz-effect-everyone-sacrifices-activation =
    { $n ->
        [1] each player, you first, sacrifices a Looter other than this one.
       *[other] each player, you first, sacrifices { $n } Looterz other than this one.
    }
looterz-effect-everyone-sacrifices-otherwise =
    { $n ->
        [1] each player, you first, sacrifices a Looter other than this one.
       *[other] each player, you first, sacrifices { $n } Looterz other than this one.
    }
looterz-effect-curse-activation = every other Looter loses { looterz-lives }, player by player, yours first.
looterz-effect-curse-otherwise = every other Looter loses { looterz-lives }, player by player, yours first.

## What is asked

looterz-ask-recruitment =
    { $n ->
        [1] First recruitment: recruit a Looter from your hand, or draw a card.
       *[other] Second recruitment: recruit a Looter from your hand, or draw a card.
    }
looterz-ask-dungeon = Dungeon: choose a Looter and its action.
looterz-ask-sacrifice-phase = Only three Looterz may stay: sacrifice one.
looterz-ask-hand-limit = Your hand holds 10 cards at most: discard one.
looterz-ask-end-turn = All done: end your turn.
looterz-ask-attack = Whom do you attack with { $card-acc }?
looterz-ask-attack-again = You may attack again with { $card-acc }: choose a target, or pass.
looterz-ask-steal = { $card }: from whom do you steal { looterz-loot }?
looterz-ask-may-steal = { $card }: you may steal { looterz-loot }. From whom?
looterz-ask-steal-from-anyone = { $card }: from whom do you steal { looterz-loot }?
looterz-ask-may-steal-from-anyone = { $card }: you may steal { looterz-loot }. From whom?
looterz-ask-may-draw =
    { $n ->
        [1] { $card }: you may draw a card.
       *[other] { $card }: you may draw up to { $n } cards.
    }
looterz-ask-raise = { $card }: you may bring a Looter back from the graveyard.
looterz-ask-enlist = { $card }: you may recruit another Looter from your hand.
looterz-ask-destroy = { $card }: which Looter do you destroy?
looterz-ask-may-destroy = { $card }: you may destroy a Looter. Which one?
looterz-ask-damage = { $card }: which Looter takes { looterz-damage }?
looterz-ask-may-damage = { $card }: you may deal { looterz-damage }. To which Looter?
looterz-ask-heal = { $card }: who gets { looterz-lives }? A { looterz-frog } gets twice as much.
looterz-ask-may-heal = { $card }: you may give { looterz-lives }, twice as much to a { looterz-frog }. To whom?
looterz-ask-drain = { $card }: from whom do you drain { looterz-lives }?
looterz-ask-control = { $card }: which opposing Looter do you take for this turn?
looterz-ask-volley = { $card }: choose a target for 1 damage. Targets left: { $n }.
looterz-ask-devour = { $card }: which of your other Looterz do you feed it?
looterz-ask-sacrifice = { $card }: sacrifice one of your Looterz.
looterz-ask-order-wishes = Several of your Looterz died at once: whose Last Wish comes next?
looterz-ask-over = The game is over.

## What can be done

looterz-do-pass = Pass
looterz-do-draw = Draw a card
looterz-do-draw-any = Draw a card
looterz-do-recruit-any = Recruit a Looter
looterz-do-end-dungeon = End the dungeon phase
looterz-do-end-turn = End your turn
looterz-do-steal-from = Steal from { $rival }
looterz-do-recruit = Recruit { $kind-acc }
looterz-do-discard = Discard { $kind-acc }
looterz-do-raise = Raise { $kind-acc }
looterz-do-search = Search with { $card-acc }
looterz-do-attack = Attack with { $card-acc }
looterz-do-activate = Activate { $card-acc }
looterz-do-act = Act with { $card-acc }
looterz-do-choose = Choose { $card-acc }
looterz-do-sacrifice = Sacrifice { $card-acc }
looterz-do-attack-target = Attack { $target-acc } ({ looterz-owned })
looterz-do-sacrifice-target =
    { $yours ->
        [2] Sacrifice { $target-acc } (on loan from { $lender })
       *[other] Sacrifice { $target-acc }
    }
looterz-do-destroy-target = Destroy { $target-acc } ({ looterz-owned })
looterz-do-damage-target = Hit { $target-acc } ({ looterz-owned })
looterz-do-heal-target = Heal { $target-acc } ({ looterz-owned })
looterz-do-drain-target = Drain { $target-acc } ({ looterz-owned })
looterz-do-control-target = Take { $target-acc } ({ looterz-owned })
looterz-do-shoot-target = Shoot { $target-acc } ({ looterz-owned })
looterz-do-devour-target =
    { $yours ->
        [2] Eat { $target-acc } (on loan from { $lender })
       *[other] Eat { $target-acc }
    }
looterz-do-wish-target = First { $target-acc }

## What cannot be done, and why

looterz-why-empty-hand = Your hand is empty.
looterz-why-nothing-to-draw = There is no card left to draw.
looterz-why-acted = It has already acted this turn.
looterz-why-cannot-search = This Looter cannot Search.
looterz-why-cannot-attack = This Looter cannot attack.
looterz-why-no-activation = This Looter has no Activation.
looterz-why-no-target = There is no target for it.
looterz-why-no-cost = You have no other Looter to sacrifice.
looterz-why-king =
    { $edition ->
        [dragon] A King is in play: nobody can Search or Steal.
        [rigor] A Rat King is in play: nobody can Search or Steal.
       *[other] A Looter in play forbids everybody to Search or Steal.
    }
looterz-why-attack-or-search = After an attack it may attack again, but not Search.
looterz-why-other-than-this = The Looter that asks for the sacrifice is spared.
looterz-why-own-kind = It cannot call one of its own kind.
looterz-why-itself = It cannot choose itself.
looterz-why-chosen = It is chosen already.
looterz-why-ghost = This Looter cannot be attacked.
looterz-why-taunt =
    { $n ->
        [1] Taunt: of { $rival }'s Looterz you must choose { $taunter-acc }.
       *[other] Taunt: of { $rival }'s Looterz you must choose { $taunter-acc } or another with Taunt.
    }
looterz-why-own-looter = It is yours already.
looterz-why-no-opposing-looter = No opponent has a Looter in play.
looterz-why-poor =
    { $edition ->
        [rigor] { $rival } has no Coins.
       *[other] { $rival } has no Loot.
    }
looterz-why-not-richest = { $rival } is not the richest.
looterz-why-no-loot =
    { $edition ->
        [rigor] No opponent has any Coins.
       *[other] No opponent has any Loot.
    }
looterz-why-leader = Nobody is richer than you.
looterz-why-not-poorest = An opponent has less than you.
looterz-why-nobody-to-raise = Nobody lies in the graveyard whom it can bring back.
looterz-why-no-other-looter = There is no other Looter in play.
looterz-why-must-act = By the house rule of this table every Looter that can act must act.

## What happened

looterz-event-turn = Turn { $turn }: { $seat }.
looterz-event-recruited = { $seat } recruits { $card-acc }.
looterz-event-drew = { $seat } draws { $card-acc }.
looterz-event-discarded = { $seat } discards { $card-acc }.
looterz-event-mustered =
    { $edition ->
        [rigor] Straight from the Tower, { $card-acc } joins { $seat }.
       *[other] Straight from the Inn, { $card-acc } joins { $seat }.
    }
looterz-event-raised = { $seat }'s { $card } raises { $target-acc } from the graveyard.
looterz-event-searched =
    { $n ->
        [0] { $seat }'s { $card } searches ({ $dice }): nothing.
       *[other] { $seat }'s { $card } searches ({ $dice }): { looterz-loot }.
    }
looterz-event-attacked = { $seat }'s { $card } attacks { $target-acc } ({ $dice }): { looterz-hits }.
looterz-event-trophy = { $seat }'s { $card } collects { looterz-loot } for the kill.
looterz-event-activated = { $seat } activates { $card-acc }.
looterz-event-stole = { $seat }'s { $card } steals { looterz-loot } from { $rival }.
looterz-event-begged = { $seat }'s { $card } begs { looterz-loot } from the supply.
looterz-event-damaged = { $seat }'s { $card } deals { looterz-damage } to { $target-acc }.
looterz-event-healed = { $seat }'s { $card } gives { $target-acc } { looterz-lives }.
looterz-event-drained = { $seat }'s { $card } drains { looterz-lives } from { $target-acc }.
looterz-event-controlled = { $seat }'s { $card } takes control of { $target-acc } for this turn.
looterz-event-returned = Home again: { $card-acc } returns to { $seat }.
looterz-event-grew = { $seat }'s { $card } gains { looterz-lives }.
looterz-event-cursed = { $seat }'s { $target } loses { looterz-lives } to { $card-acc }.
looterz-event-died =
    { $lent ->
        [1] { $rival }'s { $card }, on loan to { $seat }, dies.
       *[other] { $seat }'s { $card } dies.
    }
looterz-event-destroyed =
    { $lent ->
        [1] { $rival }'s { $card }, on loan to { $seat }, is destroyed.
       *[other] { $seat }'s { $card } is destroyed.
    }
looterz-event-sacrificed =
    { $lent ->
        [1] { $seat } sacrifices a Looter on loan: { $rival }'s { $card }.
       *[other] { $seat } sacrifices { $card-acc }.
    }
looterz-event-reshuffled =
    { $n ->
        [one] The draw pile is empty: the graveyard becomes a new one, of { $n } card.
       *[other] The draw pile is empty: the graveyard is shuffled into a new one, of { $n } cards.
    }
looterz-event-clock =
    { $n ->
        [one] { $seat } turns up Rigor Mortis: { $n } of his cards lies on the table.
       *[other] { $seat } turns up Rigor Mortis: { $n } of his cards lie on the table.
    }
looterz-event-time = The portrait is complete: Rigor Mortis is back and time is up!
looterz-event-won = { $seat } has { looterz-loot } and wins!

## What comes to nothing, and why; the rule is shown beside it

looterz-event-nothing-king =
    { $edition ->
        [dragon] { $seat }'s { $card } steals nothing: a King is in play.
        [rigor] { $seat }'s { $card } steals nothing: a Rat King is in play.
       *[other] { $seat }'s { $card } steals nothing: a Looter in play forbids it.
    }
looterz-event-nothing-leader = { $seat }'s { $card } steals nothing: nobody is richer than { $seat }.
looterz-event-nothing-no-loot =
    { $edition ->
        [rigor] { $seat }'s { $card } steals nothing: no opponent has any Coins.
       *[other] { $seat }'s { $card } steals nothing: no opponent has any Loot.
    }
looterz-event-nothing-not-poorest = { $seat }'s { $card } gets nothing: an opponent has less than { $seat }.
looterz-event-nothing-nothing-to-draw = { $seat }'s { $card } brings nothing: there is no card left to draw.
looterz-event-nothing-empty-hand = { $seat }'s { $card } brings nobody: { $seat } has no cards in hand.
looterz-event-nothing-nobody-to-raise = { $seat }'s { $card } raises nobody: there is nobody in the graveyard to bring back.
looterz-event-nothing-no-target = { $seat }'s { $card } does nothing: no Looter is left to choose.
looterz-event-nothing-no-other-looter = { $seat }'s { $card } does nothing: no other Looter is in play.
looterz-event-nothing-nobody-to-sacrifice = { $seat } has no Looter to sacrifice to { $card-acc }.
looterz-event-nothing-gone = { $seat }'s { $card } is gone, and the rest of its action with it.
looterz-event-nothing-no-second-target = { $seat }'s { $card } does not attack again: nobody is left to attack.

## The end

looterz-end-target = { $seat } reaches the target and wins.
looterz-end-time =
    { $by ->
        [ties] Rigor Mortis is back: time is up. Those ahead are tied and lose; of the others { $seat } is first and wins.
        [looterz] Rigor Mortis is back: time is up. Of those with the most Coins { $seat } has the most Looterz in play and wins.
       *[coins] Rigor Mortis is back: time is up. { $seat } has the most Coins and wins.
    }
looterz-end-nobody =
    { $ties ->
        [1] Rigor Mortis is back: time is up, all are tied, and nobody wins.
       *[other] Rigor Mortis is back: time is up, everybody is tied with somebody ({ $ties } ties), and nobody wins.
    }
looterz-place-loot =
    { $looterz ->
        [one] { looterz-loot }, { $looterz } Looter in play
       *[other] { looterz-loot }, { $looterz } Looterz in play
    }
looterz-place-won = Winner: { looterz-place-loot }
looterz-place-tied = Out by a tie: { looterz-place-loot }
