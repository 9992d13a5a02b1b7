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
lobby-nightmare = beyond the book
lobby-lever = { $what }: { $n }
lobby-night-first-watch = The lookout calls down who comes next. The trap is up to you.
lobby-night-first-watch-story = The watchman on the roof tells you which card comes next, as long as there is no fog. You have the keys, a trap if you are lucky, and a night to learn the doors.
lobby-night-the-tithe = Each bill is dearer than the last, and the last one hurt.
lobby-night-the-tithe-story = The Crown has found out that dungeons can be taxed. Each bell is a bill, and a higher one; what you do not pay lies on the Vault as debt, and with too much of it you are done.
lobby-night-high-water = Flooded rooms are of no use. Not to heroes, either.
lobby-night-high-water-story = The well has overflowed. A flooded room makes nothing, but heroes who charge into it stop to empty their boots. A frog knows where the plug is; with five rooms under water, it no longer matters.
lobby-night-jailbreak-season = A full jail by morning. It opens from the inside.
lobby-night-jailbreak-season-story = The inspector counts at dawn, and empty bunks cost you the night. A gamble in the Cells pays well, and bells bring guests by themselves; only Mages open doors, and then there is the cake.
lobby-night-under-construction = Half the dungeon is on paper. Heroes do not mind paper.
lobby-night-under-construction-story = The architect has left a site, a heap of plans and no address. By morning so many rooms have to stand; till then heroes climb in over the scaffolding, and the builders strike whenever a banner waves.
lobby-night-borrowed-tricks = With every bell your cards move house. The Laboratory stays, and needs a guard.
lobby-night-borrowed-tricks-story = At each bell everybody hands a card to the left, for good. And the dungeon has a second heart tonight: if the Laboratory is looted, all is lost as if it were the Vault.
lobby-night-bounty-board = The only coins are on heroes. Collect enough, and go to bed.
lobby-night-bounty-board-story = The Vault makes no coins tonight: they drop from heroes whom you strike down, where you strike them down. Bring enough of them home, and you have won at once. Grimsby the Tall pays best.
lobby-night-short-rations = A frog in the Pantry is a card in hand. The Warriors are hungry.
lobby-night-short-rations-story = The fewer frogs in the Pantry, the fewer cards in hand. Frogs come from the Sewer, at the other end; supper is at every bell, and a Warrior in the kitchen eats for two.
lobby-night-the-ram = It rolls by the clock, and there is a second one on order.
lobby-night-the-ram-story = They have brought a tree with a metal face. Every few assaults it rolls on by a room, and where it stands one hero less is enough for the treasure. Its crew keeps you off it; traps do not ask the crew.
lobby-night-open-doors = Your portals are splendid. The heroes think so, too.
lobby-night-open-doors-story = Years of work on portals, and somebody has left them open. Heroes walk through them as if they lived here; to break one takes a book, and a good arm.
lobby-night-cave-in = Bring down every way to the Vault, and the night is won.
lobby-night-cave-in-story = Traps are also powder: where some lie, you can blow up a passage. If no way is left to the Vault when an assault ends, and no hero is in it, you have won; the sappers disagree, and dig.
lobby-night-creeping-dark = The lamps go out. The sleepers are not where you left them.
lobby-night-creeping-dark-story = Lamp after lamp the rooms go dark. In the dark nobody shoots, and between two assaults tired heroes crawl on. A book will do for a lamp; and enough treasures outside the Vault have to see the morning.
lobby-night-overdue = The books have learned to bite. Each of them counts as a hero.
lobby-night-overdue-story = To heroes who loot, every book that lies about is one hero more, unless a monster stands on it. You live on scrolls, which are bought with books. Somebody has not thought this through.
lobby-night-frog-exodus = Carry the frogs to the back door. Do not ask why they cannot hop.
lobby-night-frog-exodus-story = The frogs want to leave, and the back door is in the Library, at the far end. With enough of them out, you have won at once. The homesick turn round half-way, and knights hate frogs.
lobby-night-smash-and-grab = They do not loot: they carry it off. Run after them.
lobby-night-smash-and-grab-story = Heroes carry treasures away tonight, a room each assault, to one of two exits. Hit one, and the treasure goes back where it was; a monster in the way will stop him. They may take a little. Not the Vault’s.
lobby-night-inside-job = The new goods are in. Some of them are holding their breath.
lobby-night-inside-job-story = There are Thieves among the loot: whoever pops up comes down the chimney, straight into the Vault. No Cells, no gambling, and a sale at every bell. You need not buy a thing, but have you seen the axe?
lobby-night-no-quarter = One wave, at full pace, and tents at the gates.
lobby-night-no-quarter-story = A single long wave, with Warriors in plate who take two blows. At the far ends stand their camps: raze them before the last card, or lose with a full Vault. Sally early or sally late, but sally.
lobby-night-the-ransom = They want the prisoner, not the gold. The second wave wants both.
lobby-night-the-ransom-story = The heroes make for the Cells and the Baron’s heir. Awake and unguarded he runs for a way out, and if he gets there, you have lost. With the second wave come those who want the gold after all.
lobby-night-the-annex = More rooms, more cards, more to lose.
lobby-night-the-annex-story = A Laboratory and a Construction Site under one roof. It is not enough to hold the Vault: at dawn enough treasures have to lie outside it, too. Build new ones or guard the old; the auditor counts both.
lobby-night-hero-of-the-week = One real hero, three times. Different each time, and always him.
lobby-night-hero-of-the-week-story = He comes with the third assault, as an Archer. Bring him down, and at the far end he is a Warrior; bring him down again, and he is a Mage with small print. Then you have won, unless the cards run out first.

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
