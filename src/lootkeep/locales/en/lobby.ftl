# Before a game in English: choosing clans and scenarios, a name, and the invitation. Loaded when it is needed.

## Clans

lobby-clans = Who defends the dungeon?
lobby-clan-take = Take the { $clan }
lobby-clan-later = Later, with the loot in view
lobby-clan-taken = { $name } plays this clan.
lobby-clan-cards = The clan’s own cards
lobby-clan-dungeon = See the dungeon
lobby-clan-back = Back to the clans
lobby-or = or
lobby-good-first = good first
lobby-care-1 = easy to play
lobby-care-2 = some thought
lobby-care-3 = tricky
lobby-clan-dragon-good = Standing in one door
lobby-clan-dragon = Thick skin, terrible breath. Guards a room like nobody else, and only a room.
lobby-clan-lizardfolk-good = Shooting next door
lobby-clan-lizardfolk = Tough archers who hit and step back. Never where the Warrior is.
lobby-clan-gnoll-good = Hitting things
lobby-clan-gnoll = Blows pay coins, coins hire Gnolls, Gnolls deal blows. It is called an economy.
lobby-clan-slime-good = Not running out
lobby-clan-slime = Splits when it is hit, and draws more cards than it deserves.
lobby-clan-skeleton-good = Coming back
lobby-clan-skeleton = Finds bones, spends bones, and rises again as a committee.
lobby-clan-ratkin-good = Being everywhere
lobby-clan-ratkin = They come in crowds, go in crowds, and do not take it personally.
lobby-clan-imp-good = Traps
lobby-clan-imp = A hammer and no permit. The heroes walk; the floor does the rest.
lobby-clan-poltergeist-good = Walking through walls
lobby-clan-poltergeist = Any errand, no doors needed. Fetches what the others forgot.
lobby-clan-witch-good = Portals
lobby-clan-witch = Opens shortcuts, closes arguments. Few, and they know it.

## Scenarios

lobby-nights = Which night?
lobby-night-own = A scenario of your own
lobby-night-take = Play { $night }
lobby-night-number = Scenario { $n }
lobby-night-cards = In the Guild’s deck
lobby-hard-1 = gentle
lobby-hard-2 = firm
lobby-hard-3 = cruel
lobby-held = Two simple bots held it in { $n } games of 100.
lobby-night-first-watch = Lay a trap before anybody knocks. Then they knock.
lobby-night-first-watch-story = The old guard has retired to a swamp with a view. You have the keys, a night to learn the doors, and a trap to put where it hurts.
lobby-night-the-tithe = The Guild sends invoices. Pay in coins, or a treasure goes.
lobby-night-the-tithe-story = Somebody at the Guild has found out that dungeons can be taxed. Each bell is a bill; what you do not pay is noted on the Vault, and collected with the Crown.
lobby-night-high-water = Room after room floods. Frogs are the only ones who are pleased.
lobby-night-high-water-story = It has rained for a week, and the Sewer is no longer a room so much as an opinion. Each bell drowns the next room; a frog knows where the plug is.
lobby-night-jailbreak-season = The Cells pay more, and fill up faster.
lobby-night-jailbreak-season-story = The Cells have never dealt so many cards, and every bell sends them a new guest. The guests are asleep. They are also counting.
lobby-night-under-construction = Half the dungeon is a plan. Build it before they arrive in it.
lobby-night-under-construction-story = The architect has left a site, a heap of plans and no address. A new room is a shop, a short cut, and one more place for heroes to turn up in.
lobby-night-borrowed-tricks = A clan that nobody plays sells its tricks. The heroes want a share.
lobby-night-borrowed-tricks-story = The neighbours are away, and their cards lie about in the Laboratory. Help yourselves; each bell brings the bill to whoever did.
lobby-night-the-ram = It rolls, it does not tire, and it does not talk.
lobby-night-the-ram-story = They have brought a tree with a metal face. Traps dent it, monsters hold it up, nothing impresses it; and once it stands in the Vault, fewer heroes are enough.
lobby-night-open-doors = Your portals are splendid. The heroes think so, too.
lobby-night-open-doors-story = Years of work on portals, and now every hero in the country has heard of them. Bells break one; with the Crown the heroes stop knocking and use the rest.
lobby-night-cave-in = Passages close behind you, and behind them.
lobby-night-cave-in-story = The ceiling has had enough: with each bell another way falls in. That is good news, as long as the heroes are on the wrong side of it.
lobby-night-bounty-board = Every hero you drop pays a coin. The Guild has noticed.
lobby-night-bounty-board-story = For once there is money in it. But the Guild reads the same board: where most of you stand, the bell sends a Warrior.
lobby-night-creeping-dark = Sleeping heroes sleepwalk. Always towards the Vault.
lobby-night-creeping-dark-story = Knock them out, and they lie down. Ring a bell, and they are up again without waking, one room nearer. Traps still count; manners do not.
lobby-night-short-rations = Smaller hands. Nobody says who ate the other card.
lobby-night-short-rations-story = The Pantry is empty, and so are your hands, a little. The banners are friendly for once: each calls a monster out of the Lair.

## Editions of Looterz

lobby-edition-dragon-good = Luck with a target
lobby-edition-dragon = The Dragon sleeps on the gold. Whoever has carried enough of it home first has won.
lobby-edition-rigor-good = Looking at the clock
lobby-edition-rigor = Four times he turns up in the deck. The fourth time he is back, and whoever is richest then has won.

## Your name

lobby-name-title = Who shall I say is calling?
lobby-name-how = Asked once, and kept on this device. Whoever plays with you will see it.
lobby-name-ideas = Stuck?
lobby-name-more = Other ideas
lobby-name-take = That is me
lobby-sound = With sound: dice, cards, a quiet room
lobby-name-none = Stay a stranger
lobby-name-list = Lady Grub, Odd Bodkin, The Other Dave, Sir Lootalot, Old Mildew, Dame Cobweb, Gus the Quiet, Auntie Fang, Second Bob, Lord Crumbs, Madam Soot, Little Doom

## The invitation

lobby-reach-none = Your friends cannot get here: this address leads to this computer alone.
lobby-reach-how = Stop the server and start it for your whole network. Your tables stay.
lobby-reach-network = This link is for everybody on your network, such as the same Wi-Fi.
