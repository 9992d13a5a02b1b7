# The herald of Keep the Heroes Out! in English: what the heroes do, and why. Loaded with the first assault.

web-heroes-herald = The heroes' doings, step by step
web-heroes-herald-tells = The herald tells
web-heroes-card-of = card { $n } of { $of }

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
web-heroes-why-clock = The scenario has a clock, and it strikes before the first Guild card.
web-heroes-why-posted = That is how the scenario begins.
web-heroes-why-foe-trapped = A trap hits whatever rolls in, too, and is used up.
web-heroes-why-foe-rolls = It rolls one room nearer to where heroes want to go.
web-heroes-why-foe-strikes = Wherever it stands it hits every monster, and nobody can defend.
web-heroes-why-foe-fell = It has no health left.
web-heroes-why-called-foe = It comes with full health.
web-heroes-why-mired = The room is flooded: whoever charges in is exhausted at once.
web-heroes-why-lingers = There is neither a monster nor a treasure here, nor any way on.
web-heroes-why-drifted = From each room, the nearest first, one goes one room on.
web-heroes-why-goal = From now on charges and all that is “nearer” lead there.
web-heroes-why-stowaway = He hid among the goods: a Thief who comes down the chimney.
web-heroes-why-unpaid = The price was not paid, so something else happens.
web-heroes-why-sighted = The lookout calls down which card lies on top.
web-heroes-why-wave = The Guild deck has run out: all its cards come again.
web-heroes-why-carried-off = Treasures are not broken open tonight: one of the looters runs with it.
web-heroes-why-runner-moves = Before the first card whoever runs goes one room on, to the nearest way out.
web-heroes-why-runner-held = Nobody runs past a monster.
web-heroes-why-runner-trapped = One trap is enough for somebody with their hands full.
web-heroes-why-runner-left = It was a way out, and nobody stood in it.
web-heroes-why-treasure-back = Whoever runs is caught: the treasure goes back where it came from.
web-heroes-why-captive-loose = The Cells wake, and with them whoever does not want to stay.
web-heroes-why-captive-left = It was a way out, and nobody stood in it.
web-heroes-why-captive-back = One blow or trap is enough, and it is back to the Cells.
web-heroes-why-tough-trapped = Tough heroes take two blows; a trap is one.
web-heroes-why-shows-again = A captain shows off whenever he wakes.
web-heroes-why-retreats = Without health, but with a part still to play: he comes back as somebody else.
