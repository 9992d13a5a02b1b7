# The table page of Looterz in English.

## Top bar and Chronicle

web-looterz-phase-recruit = Recruit
web-looterz-phase-dungeon = Dungeon
web-looterz-phase-sacrifice = Sacrifice
web-looterz-first-to = First to { looterz-loot }
web-looterz-turn = turn { $n }

## Places on the table

web-looterz-rivals = The others
web-looterz-middle = The middle of the table
web-looterz-mine = Your Looterz
web-looterz-hand = Your hand
web-looterz-inn =
    { $edition ->
        [rigor] The Tower
       *[other] The Inn
    }
web-looterz-graveyard = Graveyard
web-looterz-graveyard-of = Graveyard: { web-looterz-cards }
web-looterz-graveyard-empty = Nobody lies here yet.
web-looterz-hoard = The Hoard
web-looterz-forbidden = no Search, no Steal
web-looterz-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
web-looterz-in-hand =
    { $n ->
        [one] { $n } card in hand
       *[other] { $n } cards in hand
    }
web-looterz-recruit-here = Recruit here
web-looterz-clock = Rigor Mortis
web-looterz-clock-count = { $n } of { $size }
web-looterz-clock-how =
    { $left ->
        [0] His portrait is whole: the game is over.
        [one] The next piece of his portrait ends the game.
       *[other] { $left } more pieces of his portrait end the game.
    }

## Plates

web-looterz-you = you
web-looterz-leads = leads
web-looterz-away = away
web-looterz-bot = bot
web-looterz-of-target = of { looterz-loot }
web-looterz-track = { $loot } of { looterz-loot }
web-looterz-to-go = { $n } to go
web-looterz-may-win = may win: { $chance }
web-looterz-may-win-freed = may win if { $card-acc } falls
web-looterz-threat =
    { $n ->
        [0] Finds nothing next turn
       *[other] Finds up to { $n } next turn
    }

## Cards

web-looterz-word-taunt = Taunt
web-looterz-word-activation = Activation
web-looterz-word-recruitment = Recruitment
web-looterz-word-last-wish = Last Wish
web-looterz-plain = No ability. It needs none.
web-looterz-numbers = { looterz-lives }, Power { $power }
web-looterz-life-of = Life { $n } of { $printed }
web-looterz-borrowed = Goes home to { $owner } when the turn ends.
web-looterz-searched = Searched
web-looterz-attacked = Attacked
web-looterz-activated = Activated
web-looterz-acted = Has acted
web-looterz-copies =
    { $n ->
        [one] Only one in the deck
       *[other] { $n } in the deck
    }
web-looterz-close = Close

web-looterz-brief-cannot-attack = Cannot attack.
web-looterz-brief-cannot-search = Cannot Search.
web-looterz-brief-cannot-be-attacked = Cannot be attacked.
web-looterz-brief-bans-loot = While in play nobody can Search or Steal.
web-looterz-brief-attacks =
    { $n ->
        [2] May attack twice as one action.
       *[other] May attack { $n } times as one action.
    }
web-looterz-brief-trophy = A kill brings { looterz-loot }.
web-looterz-brief-frog = A { looterz-frog }.
web-looterz-brief-steal = you may Steal { $n } from the richest.
web-looterz-brief-steal-from-anyone = you may Steal { $n } from anyone.
web-looterz-brief-beg = poorest? Take { looterz-loot }.
web-looterz-brief-draw = draw { $n }.
web-looterz-brief-raise = bring back a Looter from the graveyard.
web-looterz-brief-muster =
    { $edition ->
        [rigor] the Tower's top card joins you.
       *[other] the Inn's top card joins you.
    }
web-looterz-brief-enlist = recruit another Looter.
web-looterz-brief-destroy = destroy any Looter.
web-looterz-brief-damage = { $n } damage to any Looter.
web-looterz-brief-heal = you may give any Looter { $n } life, a { looterz-frog } twice that.
web-looterz-brief-drain = move { $n } life from another Looter to this one.
web-looterz-brief-control = take a rival's Looter for this turn.
web-looterz-brief-volley = 1 damage to each of up to { $n } Looterz.
web-looterz-brief-devour = sacrifice another Looter: { $n } life for this one.
web-looterz-brief-everyone-sacrifices = everyone sacrifices another Looter.
web-looterz-brief-curse = every other Looter loses { $n } life.

## Answers

web-looterz-do-search = Search
web-looterz-do-attack = Attack
web-looterz-do-activate = Activate
web-looterz-do-end-dungeon = End dungeon
web-looterz-target-of = { $owner }, { looterz-lives }
web-looterz-target-yours = yours, { looterz-lives }
web-looterz-target-hurts = hurts your own, { looterz-lives }
web-looterz-idle =
    { $n ->
        [one] { $n } has not acted
       *[other] { $n } have not acted
    }
web-looterz-dice =
    { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }
web-looterz-search-odds = { web-looterz-dice }, { NUMBER($expected, maximumFractionDigits: 1) } on average
web-looterz-search-wins = { web-looterz-dice }, { $chance } to win the game
web-looterz-attack-odds = { web-looterz-dice }, { web-looterz-need-attack }
web-looterz-need-attack =
    { $power ->
        [1] only 1 hits
        [2] 1 or 2 hits
        [6] all hit
       *[other] 1 to { $power } hits
    }
web-looterz-need-search =
    { $power ->
        [1] only 1 pays
        [2] 1 or 2 pays
        [6] all pay
       *[other] 1 to { $power } pays
    }
web-looterz-numbers-attack =
    { $power ->
        [1] { web-looterz-dice }. Each 1 takes a life.
        [2] { web-looterz-dice }. Each 1 or 2 takes a life.
        [6] { web-looterz-dice }. Each takes a life.
       *[other] { web-looterz-dice }. Each 1 to { $power } takes a life.
    }
web-looterz-numbers-forbidden = { $card } in play: nobody can Search or Steal.
web-looterz-numbers-to-go =
    { $edition ->
        [rigor]
            { $n ->
                [one] You need { $n } more Coin.
               *[other] You need { $n } more Coins.
            }
       *[other] You need { $n } more Loot.
    }
web-looterz-progress-attack = attack { $i } of { $n }
web-looterz-progress-acted = acted: { $i } of { $n }
web-looterz-progress-over = { $n } too many

## Dice

web-looterz-tray = The dice
web-looterz-thinks = { $name } thinks
web-looterz-tray-empty = The dice wait.
web-looterz-roll-attack = { $card } attacks { $target-acc }
web-looterz-roll-search = { $card } searches
web-looterz-chance-kill = { $chance } to kill
web-looterz-chance-wound = { $chance } to wound
web-looterz-chance-find = { $chance } to find something
web-looterz-spread = { $chance } for { $n }

## Tabs of the phone

web-looterz-tab-hand = Hand { $n }
web-looterz-tab-you = You { $loot } of { $target }
web-looterz-tab-all = Loot
web-looterz-hand-empty = Your hand is empty.

## News

web-looterz-toast-king = { $card } in play: no Search, no Steal
web-looterz-toast-clock =
    { $n ->
        [1] The first piece of Rigor Mortis is on the table
        [2] Two pieces of Rigor Mortis are on the table
        [3] Three pieces of Rigor Mortis: the next one ends the game
       *[other] Rigor Mortis is whole
    }
web-looterz-toast-reshuffled = The graveyard is the new draw pile

## A first game

web-looterz-guide-recruit-1 = A turn begins with one recruit: put a Looter from your hand in front of you, or draw a card. Whoever you recruit now may act right away.
web-looterz-guide-dungeon = In the dungeon each of your Looterz acts once. Search rolls a die for each heart: every die up to its Power is Loot. Attack rolls the same dice and takes lives. Some have an Activation instead.
web-looterz-guide-attack = Choose whom to hit. The number is the chance to kill; with a heart before it, the chance to wound. If their owner has Looterz with Taunt, you must choose one of those.
web-looterz-guide-target = Choose a Looter for what this card does. The lit ones may be chosen; touch another to read why not.
web-looterz-guide-steal = Stealing takes Loot from another player and not from the Hoard, as a rule from the richest.
web-looterz-guide-may = This card leaves you the choice: do it, or pass.
web-looterz-guide-recruit-2 = Now the same choice again: recruit or draw. Whoever comes now waits until your next turn.
web-looterz-guide-sacrifice = Only three Looterz may stay at the end of your turn. Those with a Last Wish are good to lose.
web-looterz-guide-discard = Ten cards are the most that you may hold. What you discard goes to the graveyard without a Last Wish.
web-looterz-guide-end-turn = Your turn ends when you say so. Borrowed Looterz go home then.
web-looterz-guide-others = Watch the others: the plates show how far each of them is from winning, and the pale notches how much they could find next turn.
