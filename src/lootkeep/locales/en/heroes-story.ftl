# The chronicle of Keep the Heroes Out! in English: chapters, and what is told before and after each night. Loaded where
# it is told. An empty line is the breath before the joke.

## Chapters

heroes-chapter-first-nights = First Nights
heroes-chapter-first-nights-text = Four nights to learn the doors, the bills, the pipes and the guests.
heroes-chapter-the-works = The Works
heroes-chapter-the-works-text = The dungeon grows. So do the plans, the prices and the appetite.
heroes-chapter-the-siege = The Siege
heroes-chapter-the-siege-text = They have stopped knocking. They bring logs, use the portals and put out the lamps.
heroes-chapter-unwanted-guests = Unwanted Guests
heroes-chapter-unwanted-guests-text = Books that bite, frogs that leave, parcels that breathe, and a cart.
heroes-chapter-the-long-night = The Long Night
heroes-chapter-the-long-night-text = Tents at the gates, Kevin in the Cells, and somebody off a poster. Afterwards you may sleep.

## How hard it is to be

heroes-difficulty-familiar-text = One Guild card an assault, then two. They wipe their boots.
heroes-difficulty-steady-text = One and two by turns, then two. They are getting the idea.
heroes-difficulty-challenging-text = Two, every time. They have read about you.
heroes-difficulty-hardcore-text = Two, then three. Here the rulebook ends.
heroes-difficulty-nightmare-text = Ours, beyond the rulebook: two and three by turns, then three, and one before your first turn. The rulebook is glad not to know.

## Trophies: what each is called, and what for

trophy-heroes-lights-on-name = Lights On
trophy-heroes-lights-on = Hold your first night.
trophy-heroes-not-a-spoon-name = Not a Spoon
trophy-heroes-not-a-spoon = Win without losing a single treasure.
trophy-heroes-last-spoon-name = The Last Spoon
trophy-heroes-last-spoon = Win with one treasure left.
trophy-heroes-alone-in-the-dark-name = Alone in the Dark
trophy-heroes-alone-in-the-dark = Win alone, at Hardcore or harder. There is nobody to blame.
trophy-heroes-full-table-name = Full Table
trophy-heroes-full-table = Win with four players, not one of them a bot. Bring chairs.
trophy-heroes-full-board-name = Full Board
trophy-heroes-full-board = Win with six heroes in the Cells. Breakfast is at seven.
trophy-heroes-nothing-left-to-chance-name = Nothing Left to Chance
trophy-heroes-nothing-left-to-chance = Win at Challenging or harder without a single gamble.
trophy-heroes-fourth-time-lucky-name = Fourth Time Lucky
trophy-heroes-fourth-time-lucky = Hold a night that you have lost three times.
trophy-heroes-character-building-name = Character Building
trophy-heroes-character-building = Lose five nights. They count.
trophy-heroes-full-house-name = Full House
trophy-heroes-full-house = Win at least once with every clan.
trophy-heroes-one-floor-down-name = One Floor Down
trophy-heroes-one-floor-down = Hold every night of a chapter.
trophy-heroes-spotless-name = Spotless
trophy-heroes-spotless = Hold five different nights without losing a treasure.
trophy-heroes-the-whole-shelf-name = The Whole Shelf
trophy-heroes-the-whole-shelf = Hold every night there is.
trophy-heroes-the-hard-way-name = The Hard Way
trophy-heroes-the-hard-way = Hold every night at Hardcore or harder.
trophy-heroes-bad-dream-name = Bad Dream
trophy-heroes-bad-dream = Hold a night at Nightmare.
trophy-heroes-insomnia-name = Insomnia
trophy-heroes-insomnia = Hold five different nights at Nightmare. You were awake anyway.

## First Watch

heroes-twist-first-watch = You see who knocks next.
heroes-story-first-watch-before =
    The old guard has retired to a swamp with a view. The new watchman has one job and a very good lantern: he sees who comes up the road, and shouts it down.

    Please do not borrow the lantern for reading. Above all, do not lend him anything to read.
heroes-story-first-watch-after = He has seen everything. He would like to see less.
heroes-story-first-watch-lost = He saw them coming. He says it was beautiful.

## The Tithe

heroes-twist-the-tithe = Each bill is dearer than the last.
heroes-story-the-tithe-before =
    First came a letter with a seal. Then a second letter, about the seal: it is payable on receipt.

    The Crown taxes dungeons now. The form is short; under “number of persons” the Slime is still filling in.
heroes-story-the-tithe-after = Paid in full. They have asked whether the Dragon is deductible.
heroes-story-the-tithe-lost = They took everything, and left a receipt for half.

## High Water

heroes-twist-high-water = Water stops heroes, too.
heroes-story-high-water-before =
    The plumber said “never touch that valve”, which is how we found the valve. The well is now in the Sewer, the Sewer is in the Workshop, and the Workshop is looking at the Cells.

    We have asked the frogs for help. They have asked what the problem is.
heroes-story-high-water-after = Everything is dry but the frogs and the jokes. The jokes always were.
heroes-story-high-water-lost = We are a lake now, with a view. The heroes are renting out boats.

## Jailbreak Season

heroes-twist-jailbreak-season = Have a full jail by morning.
heroes-story-jailbreak-season-before =
    The inspector pays by the prisoner, and counts at dawn. Empty bunks will be charged to us; so will the blankets.

    The guests behave. They sleep, they count along, and somebody’s aunt has sent a cake. It rings when you tap it.
heroes-story-jailbreak-season-after = All present. One of them has baked.
heroes-story-jailbreak-season-lost = At dawn there was one prisoner in the Cells: the inspector.

## Under Construction

heroes-twist-under-construction = Build it before they break it.
heroes-story-under-construction-before =
    The architect has left a site, a heap of plans and a note: “the rest is obvious”. By morning there has to be a dungeon; the opening is announced, with buns.

    The builders have studied the plans from all sides. They would like to know which one is up.
heroes-story-under-construction-after = Finished, on time, and only slightly over the Dragon.
heroes-story-under-construction-lost = They opened it early. It used to be a wall.

## Borrowed Tricks

heroes-twist-borrowed-tricks = What’s mine is yours. It’s in the rules.
heroes-story-borrowed-tricks-before =
    It is exchange week: everybody teaches a neighbour something, and then has to do without it. The Laboratory keeps the minutes, and whoever gets at those has us all.

    The Witch explained soup to the Slime. The Slime explained it back, from the inside.
heroes-story-borrowed-tricks-after = Everybody learned something. The wall is still healing.
heroes-story-borrowed-tricks-lost = The heroes learned most of all. They even took the blackboard.

## Bounty Board

heroes-twist-bounty-board = Every hero has a price.
heroes-story-bounty-board-before =
    They put up a board in the village: so much for a Gnoll, so much for an Imp, the Dragon by weight. We put up a better board.

    On ours every hero is worth a coin, and enough coins in the Vault buy the morning. The Poltergeist has declared itself priceless. There were no bids.
heroes-story-bounty-board-after = Paid. Grimsby was worth more than he looked, lying down.
heroes-story-bounty-board-lost = Their board paid better, and on time.

## Short Rations

heroes-twist-short-rations = Your hand is as big as your larder.
heroes-story-short-rations-before =
    The cook has left, and he took the good spoon. What the Pantry holds, a hand can hold: monsters think with their stomachs, and lately there has not been much thinking.

    There is frog. There may be more frog. The frogs have read the menu and would like to see the manager.
heroes-story-short-rations-after = Frog nine ways. Eight of them were soup.
heroes-story-short-rations-lost = They ate everything and looted the rest. No tip.

## The Ram

heroes-twist-the-ram = It keeps rolling.
heroes-story-the-ram-before =
    A log, a dozen heroes and a plan. Mostly a log. It sets out from the Study, four rooms away, and comes nearer whatever one shouts at it.

    We put up a sign: “Please use the bell”. It used the sign.
heroes-story-the-ram-after = Firewood until spring. The second one is a bench.
heroes-story-the-ram-lost = It knocked once. There is nothing left to knock on.

## Open Doors

heroes-twist-open-doors = A door works both ways.
heroes-story-open-doors-before =
    The Witch has built portals, so that nobody need ever take the stairs again. She put up signs. In large letters. On both sides.

    Who was last through? Nobody? Then who is that?
heroes-story-open-doors-after = Please close. Thank you. The management.
heroes-story-open-doors-lost = They left by the door they came in by. They took the door.

## Cave-In

heroes-twist-cave-in = Bury the treasure. Literally.
heroes-story-cave-in-before =
    The mountain is old, tired, and open to suggestions. We suggest the Vault: four passages, four bangs, and nobody gets at the treasure any more, ourselves included.

    One of the Skeletons remembers the last cave-in. He was taller.
heroes-story-cave-in-after = Very safe. We will need a spoon and some years.
heroes-story-cave-in-lost = Everything came down but the heroes.

## Creeping Dark

heroes-twist-creeping-dark = Asleep is not the same as still.
heroes-story-creeping-dark-before =
    Somebody is putting the dungeon to bed, and the heroes whom we had laid down so neatly are not where we laid them. One hears them crawl, and counts the treasures by hand.

    The candles went out in alphabetical order. That is how we knew it was magic.
heroes-story-creeping-dark-after = Morning. Nobody blinked first.
heroes-story-creeping-dark-lost = When the lamps were lit again, there was so much more room.

## Overdue

heroes-twist-overdue = The books are on their side.
heroes-story-overdue-before =
    Somebody read to them. Aloud. With voices. Now the books in the Library have opinions about property, and they are coming down the hall to return themselves.

    We still need them for scrolls. Whoever has dog-eared a page should mind their own.
heroes-story-overdue-after = Silence, please. It took a fortnight and all the tape.
heroes-story-overdue-lost = The Vault is on loan. They did not even have a card.

## Frog Exodus

heroes-twist-frog-exodus = Get the frogs out.
heroes-story-frog-exodus-before =
    The frogs have handed in a petition. It is mostly wet. They want to leave by the back door in the Library, and they want to be carried.

    We asked what was wrong with hopping. There was a second petition.
heroes-story-frog-exodus-after = Free at last! One is back already. He forgot his hat.
heroes-story-frog-exodus-lost = The frogs have stayed. Nothing else has.

## Smash and Grab

heroes-twist-smash-and-grab = Stop, thief! He has the good chest.
heroes-story-smash-and-grab-before =
    There are two ways out, and heroes who no longer open a chest: they lift it, from the knees, as one is taught.

    This lot has brought a cart. We saw the cart. We thought: milk.
heroes-story-smash-and-grab-after = All back in its place, but for the spoon. It was our worst spoon.
heroes-story-smash-and-grab-lost = There was milk on the cart as well. They left us that.

## Inside Job

heroes-twist-inside-job = One of the parcels is breathing.
heroes-story-inside-job-before =
    The merchant has delivered: axes, beasts, bottles, and a good deal of straw. There are no Cells for returns; whatever jumps out lands in the Vault, by the chimney, at no extra charge.

    Fresh stock! Buy one, get one hero.
heroes-story-inside-job-after = We keep the receipts now. And a stick.
heroes-story-inside-job-lost = They came free of charge, and left with the till.

## No Quarter

heroes-twist-no-quarter = They have brought tents.
heroes-story-no-quarter-before =
    They have pitched tents at the gates and hung their armour out to dry. From there every new hero brings a friend; as long as a camp stands, there is no end of friends.

    There is also singing. It has a chorus. This ends tonight.
heroes-story-no-quarter-after = Excellent tents. We have kept the one with the little window.
heroes-story-no-quarter-lost = They are still there, and they have learned the second verse.

## The Ransom

heroes-twist-the-ransom = Nobody wants the gold. They want Kevin.
heroes-story-the-ransom-before =
    In our Cells sits Kevin, the Baron’s heir, nineteen and always hungry. The heroes have come to free him. Nobody has asked Kevin, who snores.

    The Baron pays well for his son’s return. Not as well, it turns out, as for his staying.
heroes-story-the-ransom-after = Kevin has asked to stay the summer. We are negotiating.
heroes-story-the-ransom-lost = They got what they came for. Kevin has written twice to ask for his old cell.

## The Annex

heroes-twist-the-annex = More dungeon, more problems.
heroes-story-the-annex-before =
    The dungeon is doing well, and what does well gets an annex: a Laboratory, a Construction Site, and an auditor who will count the treasures at dawn, and look under them.

    It is all in the plan. Phase one: the Annex. Phase two: the explosion. Phase three: the opening.
heroes-story-the-annex-after = It is bigger on the inside, but only because the outside fell off.
heroes-story-the-annex-lost = We did not get beyond phase two.

## The Hero of the Week

heroes-twist-hero-of-the-week = He has his own theme tune.
heroes-story-hero-of-the-week-before =
    This week there is a real one. He was on the poster; he is the poster. The others have come to hold his cape and to gasp, and he himself is expected with the third assault.

    His teeth arrived first.
heroes-story-hero-of-the-week-after = Kept out. He has left us five stars and a long review.
heroes-story-hero-of-the-week-lost = He took three bows. The treasure left after the second.
