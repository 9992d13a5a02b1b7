# Before the first game of a kind: three panels, and a prologue. Between two stars (*) is what is set apart.
# A line of the guide has at most two sentences and 30 words.

prologue-title = First game
prologue-note = Before you sit down
prologue-once = Shown once. It stays under the book in the corner.
prologue-straight = Straight to the game
prologue-play = Play the prologue
prologue-play-how = three minutes, rigged in your favour
prologue-apart = in a tab of its own
prologue-to-table = To the table
prologue-who = Who you are
prologue-how = How you win
prologue-beware = Beware

## The prologue

prologue-you = Novice
prologue-wick = Wick, your guide, is a candle and cannot do it for you.
prologue-can = You can do this now
prologue-step = Step { $i } of { $n }
prologue-leave = Leave the prologue
prologue-enough = You know enough
prologue-again = Once more

## Looterz

prologue-looterz-who =
    { $edition ->
        [rigor] You run a gang of three. The sorcerer has left his tower; his *Coins* have not. You will hire anybody: thieves, mice, even a *Rat King*.
       *[other] You run a gang of three. The Dragon is out for a walk; the hoard is not. You will hire anybody: thieves, frogs, a *King* with debts.
    }
prologue-looterz-how =
    { $edition ->
        [rigor] *Search* the tower with dice, or let somebody *Steal* from the richest. Or attack, which earns nothing and feels wonderful.
       *[other] *Search* the hoard with dice, or let a Thief *Steal* from the richest. Or attack, which earns nothing and feels wonderful.
    }
prologue-looterz-lose =
    { $edition ->
        [rigor] The first with enough Coins wins at once; four *Rigor Mortis* cards end it early.
       *[other] The first with enough Loot, 10 with four players, wins at once. All others lose.
    }
prologue-looterz-beware =
    { $edition ->
        [rigor] *Taunt* takes every blow. A *Rat King* forbids all looting. And whoever leads is robbed first: look poor until it is too late.
       *[other] *Taunt* takes every blow. A *King* forbids all looting. And whoever leads is robbed first: look poor until it is too late.
    }

prologue-looterz-title = Prologue: A King With Debts
prologue-looterz-no = You may do that in a real game, and nobody will stop you. Here, try what glows.
prologue-looterz-end = Ten Loot, no honour, no witnesses. The dice were loaded: only here, and only for you.

prologue-looterz-hire = This is your hand. Hire the *Assassin*: she is quick, quiet, and never asks what the others did.
prologue-looterz-hire-draw = A card from the *Inn* is never wrong. But you already hold just the woman for this job.
prologue-looterz-hire-dwarf = The *Dwarf* will have his moment, and he knows it. The Assassin first.
prologue-looterz-hire-can = Recruit a Looter
prologue-looterz-attack = While that *King* lives, nobody loots, and his bodyguard is in the way. Send your *Dragonling* to *attack*.
prologue-looterz-attack-assassin = The *Assassin* would have to waste her knife on straw. Let the Dragonling go first.
prologue-looterz-attack-end = Leaving already? You have not even insulted anybody yet.
prologue-looterz-taunt = *Taunt*: while the *Scarecrow* stands, it takes every blow meant for its friends. Hit it; it is made of straw.
prologue-looterz-taunt-can = Attack, and what Taunt does
prologue-looterz-activate = Straw everywhere. Now the *Assassin*: her *Activation* destroys anybody, without dice and without remorse.
prologue-looterz-activate-end = Your Assassin has sharpened that knife all morning. Do not leave now.
prologue-looterz-king = Choose the *King*. He has made looting illegal, he owes everybody money, and he is not even armed.
prologue-looterz-king-herself = She could, by the rules. She would like you to think again.
prologue-looterz-king-can = Use an Activation
prologue-looterz-steal = Looting is legal again! Let your *Thief* *Steal* one Loot from the richest, who is looking the other way.
prologue-looterz-steal-search = Searching would do as well. But stealing also makes somebody poorer, which is half the fun.
prologue-looterz-steal-end = There is a full purse over there, and a Thief over here. Put the two together.
prologue-looterz-steal-can = Steal from the richest
prologue-looterz-dwarf = All have acted. Before a turn ends you recruit once more: take the *Dwarf*, who digs like two.
prologue-looterz-three = Four is a crowd, only *three* may stay. The *Assassin* has done her work, and she knows too much.
prologue-looterz-three-dwarf = You have only just hired him. He has unpacked his pickaxe.
prologue-looterz-three-can = Keep three, let the rest go
prologue-looterz-search = She sent a frog; it found nothing. *Search* with your *Dwarf*: each die of 4 or less is one Loot, and you need one.
prologue-looterz-search-end = You need one Loot, and the dice are loaded. This is no time to go home.
prologue-looterz-search-can = Search with dice, and win

## Kragmortha

prologue-kragmortha-who = You are a *goblin* with a feather duster. You have come to tidy up the Dark Lord's library; that is what you say.
prologue-kragmortha-how = Take *Magic Tomes* from his desk, and shove your friends under his nose. The fewest *Looks* win, then the most Tomes.
prologue-kragmortha-lose = A fourth Look, anybody's, ends the game; so does the last Tome.
prologue-kragmortha-beware = *Rigor Mortis* walks when anybody plays his card. Whoever meets him gets a *Withering Look*, and must do as it says for the rest of the game.

prologue-kragmortha-title = Prologue: Just Dusting
prologue-kragmortha-no = A fine plan for another day, and nobody would stop you. Here, try what glows.
prologue-kragmortha-end = One Tome, no Looks, two friends fewer. The Dark Lord suspects the dust.

prologue-kragmortha-card = A turn is one card, and a card is up to two steps. This one takes you over a *book* and a *scroll*: play it.
prologue-kragmortha-card-rigor = *Rigor Mortis* himself! Keep that card; it will be funnier later.
prologue-kragmortha-card-potion = Potion and stones would do for a walk. You have not come for a walk.
prologue-kragmortha-card-can = Play a movement card
prologue-kragmortha-step = Odo stands on the book, between you and the *desk*. Step right there; goblins do not queue.
prologue-kragmortha-step-away = Next to *Rigor Mortis*? Brave, and soon over.
prologue-kragmortha-shove = Who comes in shoves, and says where to. Rigor Mortis is right behind him: make the *introduction*.
prologue-kragmortha-shove-desk = Onto the desk? Then Odo gets the Tome, and says thank you.
prologue-kragmortha-shove-friend = Into Grizelda? A chain is pretty, but think bigger.
prologue-kragmortha-shove-can = Shove, and what a Look is
prologue-kragmortha-tome = Poor Odo: a *Withering Look*, and you with a step to spare. The *desk* fits every symbol: help yourself.
prologue-kragmortha-tome-pass = Stop in front of an open desk? What kind of goblin are you?
prologue-kragmortha-tome-can = Take a Tome from the desk
prologue-kragmortha-innocent = A *Magic Tome*, under your apron! Now come in by the door again, whistling, and look as if you were dusting.
prologue-kragmortha-walk = Grizelda has led *Rigor Mortis* to her own back; she sees badly. You hold a card of his: play it.
prologue-kragmortha-walk-goblin = You could stroll away. But she is standing so nicely.
prologue-kragmortha-walk-ball = Two crystal balls, for one step? Keep that beauty, the other card will do.
prologue-kragmortha-walk-can = Move Rigor Mortis
prologue-kragmortha-glare = She has three Looks, and a fourth, anybody's, ends the game. Walk him into *Grizelda*: the fewest Looks win.
prologue-kragmortha-glare-desk = He knows his desk. He should see more of his staff.
prologue-kragmortha-glare-can = End the game when you lead

## Keep the Heroes Out!

prologue-heroes-who = You are the *monsters*. You have a sewer, a nice quiet evening and one very good chest. You play *together*: all win, or nobody does.
prologue-heroes-how = Hold out while the heroes' *Guild* comes twice, wave after wave. Small treasures may go; it hurts, but it is only jewellery.
prologue-heroes-lose = The treasure of *4* in the Vault must stay: when it is plundered, all have lost.
prologue-heroes-beware = Heroes come *after every turn*. They lie about exhausted until a friend arrives; then they wake up, and enough of them carry the treasure off.

prologue-heroes-title = Prologue: Last Card of the Evening
prologue-heroes-no = By the rules you may, and one day it will be clever. Tonight, try what glows.
prologue-heroes-end = The Guild has nobody left to send, and the chest is still yours. Sleep well.

prologue-heroes-card = Three heroes snore in your *Vault*; a fourth would wake them, and four carry the chest off. Play the lower side of *Busy Paws*.
prologue-heroes-card-paws = The upper side is for housework. There are people in your Vault.
prologue-heroes-card-end = When you end the turn, the heroes come. You are not dressed for visitors.
prologue-heroes-card-gamble = Gambling with the Cells? Later, when somebody else is looking after the chest.
prologue-heroes-card-can = Play one side of a card
prologue-heroes-move = First the boot: one of your *monsters* moves. Send a rat next door, to the *Vault*: while a monster is there, nothing is plundered.
prologue-heroes-move-pass = You have paid for that boot. Use it.
prologue-heroes-move-pantry = Cheese, now? The Vault, if you please.
prologue-heroes-move-can = Move a monster
prologue-heroes-bite = Now the sword: one damage to a hero in a rat's room, and heroes have one health. Begin with the *Mage*, he talks in his sleep.
prologue-heroes-bite-pass = He is asleep, you have teeth, and nobody is watching.
prologue-heroes-bite-gamble = One bite first. The Cells will not run away; that is the point of cells.
prologue-heroes-bite-can = Strike a hero
prologue-heroes-pitfall = Two left, and sleeping. Whoever comes to wake them should be welcomed: play the *Trap* of *Pitfall*.
prologue-heroes-pitfall-gnaw = You could bite on. But a trap works while you sleep.
prologue-heroes-pitfall-end = One more card, then bed. You have not locked up yet.
prologue-heroes-trap = Where would a burglar put his foot? In the *Vault*, on the doormat.
prologue-heroes-trap-sewer = Nobody breaks into a sewer, whatever the rats tell you.
prologue-heroes-trap-can = Set a trap
prologue-heroes-assault = Rat, trap, doormat: that will do. *End your turn*, and the heroes come, as they do after every turn.
prologue-heroes-assault-gnaw = Leave those two. You will want an audience for this.
prologue-heroes-assault-gamble = You have been lucky enough tonight. End the turn.
prologue-heroes-assault-can = Face the assault
prologue-heroes-order = Two *Thieves*, and you say who goes first. The one in the *Workshop* has not noticed yet that he shares it with a dragon.
prologue-heroes-order-can = Say which hero acts first
