# The browser's own words: what all pages share.
web-choices = Choices
web-phases = Phases of the turn
web-chronicle = Chronicle
web-your-turn = Your turn
web-decides = { $name } decides
web-home = Home
web-offline = The connection is lost. Nothing is lost with it.
web-game-looterz = Looterz
web-game-kragmortha = Kragmortha
web-game-heroes = Keep the Heroes Out!

# Rules beside the table
web-rules-search = Search the rules
web-rules-nothing = Nothing in the rules speaks of “{ $text }”.
web-rules-failed = The rules could not be fetched. Try again when the connection is back.

# Replay
web-replay = Replay
web-replay-eyes = Through whose eyes
web-replay-watcher = A watcher
web-replay-moment = { $ply } of { $plies }
web-replay-slider = Moment of the game
web-replay-play = Play
web-replay-pause = Pause
web-replay-back = One decision back
web-replay-on = One decision on
web-replay-turn-back = One turn back
web-replay-turn-on = One turn on
web-replay-copy = Copy the link to this moment
web-replay-copied = Copied
web-replay-chosen = { $name } chose: { $choice }
web-replay-missing = There is no game to see here: the link is wrong, or its table is not open to everybody.
web-replay-to-table = To the table

## Home

web-lead = Three doors. Pick one.
web-lead-how = Dungeon board games at one table: with friends by a link, or against bots that never peek. No account.
web-pitch-dragon = Send thieves, frogs and one very greedy King into the Dragon’s hoard. Then stab them.
web-pitch-rigor = The sorcerer is out. Take his Coins before the four pieces of his portrait meet.
web-pitch-kragmortha = Goblins shove each other about the Dark Lord’s library. Do not meet his eye.
web-pitch-heroes = You are the monsters. The treasure is yours. Here come the heroes, knocking.
web-edition = Edition
web-edition-dragon = Dragon
web-edition-rigor = Rigor Mortis
web-players = { $from } to { $to }
web-minutes = { $n } min
web-spirit-looterz = dice and spite
web-spirit-kragmortha = silly penances
web-spirit-heroes = together
web-play-now = Play now
web-play-now-how = against bots
web-set-a-table = Set a table
web-set-a-table-how = share a link
web-your-tables = Your tables
web-your-tables-where = kept on this device
web-no-tables = None yet. The tables at which you play will be listed here.
web-all-tables = Show all { $n }
web-public-tables = Public tables
web-public-tables-how = anybody may watch
web-open-seats =
    { $n ->
        [0] Everybody is there
        [one] { $n } seat is free
       *[other] { $n } seats are free
    }
web-won-by =
    { $n ->
        [one] { $names } won
       *[other] { $names } won together
    }
web-nobody-won = Nobody won
web-you-won = You win
web-see-the-game = See the game
web-continue = Continue
web-watch = Watch
web-sit-down = Sit down
web-forget = Forget the table { $table } on this device
web-invited = Got an invitation?
web-invited-how = Paste the link, or type the name of the table.
web-no-server = The server does not answer. It is asked again by itself.
web-rules = Rules
web-about = About
web-credit-short = Icons by Lorc, Delapouite and others, game-icons.net, CC BY 3.0.
web-unofficial-short = Free software. Rules told in our own words.

## About

web-about-what = Lootkeep plays three board games by their rules: in the browser and in the terminal, with people and with bots that see no more than you do. It needs no account, and talks to no server but the one it came from.
web-about-rules = The games
web-about-rules-how = This is an unofficial implementation, with no tie to the authors or publishers of the games. The rules and card texts are told in our own words; if you like a game, buy its box.
web-about-icons = Icons
web-about-icons-how = Icons by Lorc, Delapouite and contributors, from game-icons.net, used under CC BY 3.0 (creativecommons.org/licenses/by/3.0), recoloured.
web-about-fonts = Type
web-about-fonts-how = Alegreya SC and Alegreya Sans by Juan Pablo del Peral (Huerta Tipográfica), and Grenze Gotisch by Omnibus-Type for the name of the house, all under the SIL Open Font License 1.1.
web-about-code = Code
web-about-code-how = Lootkeep is free software. The page is built with Svelte and speaks through Project Fluent.

## Settings

web-settings = Settings
web-language = Language
web-language-en = English
web-language-it = Italiano
web-language-ru = Русский
web-set-name = Your name
web-set-name-none = none yet
web-set-theme = Light
web-theme-auto = as the device
web-theme-dark = candle
web-theme-light = morning
web-set-speed = Speed
web-speed-calm = calm
web-speed-normal = normal
web-speed-brisk = brisk
web-speed-once = at once
web-speed-now = Speed: { $speed }
web-skip = Skip
web-next = Next
web-while-you-waited = While you waited
web-taken-back = Taken back.
web-recap-now = now
web-recap-hurt = It hit you
web-show-again = Show again
web-set-sound = Sound
web-set-effects = Effects
web-set-room = The room
web-set-banter = Bots talk
web-set-guide = First-game guide
web-on = on
web-off = off
web-done = Done

## At the table

web-bot-1 = Ulla
web-bot-2 = Grizelda
web-bot-3 = Odo
web-bot-4 = Pippa
web-bot-5 = Ansel
web-bot-6 = Wanda
web-bot-7 = Tobias
web-bot-8 = Bertram
web-stranger =
    { $n ->
        [1] Stranger
       *[other] Stranger { $n }
    }
web-you = You
web-bot-level = bot, { $level }
web-bot-stands-in = a bot stands in
web-turn-of = { $name }: your turn
web-your-answer = Your answer
web-your-answer-to = You answer: it is { $name }’s turn
web-your-answer-together = You decide together
web-together-answers = { $name } answers for everybody: { $answer }
web-together-mine = You answer for everybody: { $answer }
web-together-object = I object
web-together-take-back = Take it back
web-together-counts = It counts in a moment, unless somebody objects.
web-together-objected = Objection: { $names }. Talk it over, and answer again.
web-together-decides = Everybody has objected once: { $name } decides.
web-together-you-decide = Everybody has objected once: now you decide.
web-meanwhile = Meanwhile read the cards, chat, or plan.
web-read-rule = Read rule { $rule }
web-time-left = { $time } left
web-undo = Undo
web-undo-asks = Something was seen since: the others will be asked.
web-undo-barred = Something was seen since.
web-undo-nothing = There is nothing to take back.
web-undo-asked = { $name } would like to take the last decision back.
web-undo-agree = Let them
web-undo-decline = No
web-undo-waits = Waiting for leave to take back: { $names }
web-undo-withdraw = Withdraw
web-hint = Hint
web-hint-thinking = The bots are thinking
web-guide-got-it = Got it
web-guide-no-more = No more of this
web-bot-plays-for-you = A bot plays for you.
web-play-on = Play on myself
web-you-watch = You are watching.
web-away = { $name } is away: { $time }
web-wait = Wait
web-let-a-bot-play = Let a bot play
web-nudge-you = Time is up: the table waits for you
web-nudge = Time is up: the table waits for { $name }
web-sound-on = Sound is on
web-sound-off = Sound is off
web-fullscreen = Full screen
web-window = Leave full screen
web-close = Close
web-earlier = Earlier
web-see-moment = See this moment again
web-reconnecting =
    { $n ->
        [1] Reconnecting. Nothing is lost.
       *[other] Reconnecting, try { $n }. Nothing is lost.
    }
web-hand-over = Hand the device to { $name }
web-hand-over-look = I am { $name }
web-leave = Leave the table
web-leave-how = Shall a bot play on for you? You can come back to your seat at any time, by this device.
web-leave-watching = You can come back to this table at any time, by this device.
web-leave-keep = Only go; my seat waits
web-leave-bot = A bot plays on
web-stay = Stay
web-read = Read
web-list-gone = Its rules are gone
web-gone = There is no table here
web-gone-how = Ask whoever invited you for the whole link, or go back to the doors.
web-keys = Keys
web-key-choose = choose an answer by its number
web-key-enter = take the only answer, or the one of the hint
web-key-tab = go from answer to answer, and to the pieces on the board
web-key-undo = undo
web-key-hint = hint
web-key-skip = skip what is being shown
web-key-next = to the next thing that is shown
web-key-space = Space
web-key-rules = rules
web-key-chat = chat
web-key-throw = throw something
web-key-escape = close what is open
web-key-help = this list

## Chat

web-chat = Chat
web-chat-unread =
    { $n ->
        [one] Chat, { $n } new line
       *[other] Chat, { $n } new lines
    }
web-chat-none = Nobody has said anything yet.
web-chat-say = Say something
web-chat-send = Send
web-chat-left =
    { $n ->
        [one] { $n } more character
       *[other] { $n } more characters
    }
web-chat-watcher = somebody who watches
web-mute = Do not show what { $name } says
web-unmute = Show what { $name } says
web-silence = Silence { $name }
web-unsilence = Let { $name } speak
web-silence-watchers = Silence those who watch
web-unsilence-watchers = Let those who watch speak

## Before the game

web-lobby = Before the game
web-bot = Bot
web-level = How clever the bot is
web-seats = Seats
web-place-free = A free place
web-sit-here = Sit here
web-sit-hot = Play at this device
web-add-bot = Add a bot
web-remove = Remove
web-stand-up = Stand up
web-is-here = is here
web-is-away = is away
web-replace-by-bot = Put a bot here
web-house-rules = House rules
web-house-rules-own = your own
web-house-rules-usual = as usual
web-as-in-the-box = as in the box
web-option-seats = Players
web-option-scenario = Scenario
web-option-target = Loot to win
web-option-rest = Looterz in the dungeon
web-option-difficulty = Difficulty
web-option-penance = Penances
web-option-hands = Hands
web-option-clan = Clans
web-option-clock = Clock
web-option-public = Who may come
web-penance-0 = only counted
web-penance-1 = on the screen
web-penance-2 = at the table
web-penances-1 = With penances
web-penances-0 = only counted
web-rest-0 = must act if they can
web-rest-1 = may rest
web-hands-0 = open
web-hands-1 = closed
web-clan-free = later, with the loot in view
web-clan-of = Clan of player { $n }
web-clock-none = none
web-clock-move = each decision
web-clock-bank = whole game
web-clock-time = How long
web-clock-zero = When time is up
web-clock-zero-nudge = remind
web-clock-zero-bot = a bot takes over
web-seconds = { $n } s
web-public-no = only by link
web-public-yes = anybody
web-invite = Invitation
web-invite-how = Whoever opens this link may sit down or watch.
web-qr = { $what } as a QR code
web-copy = Copy
web-copied = Copied
web-waits-for-host = The host will begin the game.
web-fill-with-bots = Bots for the rest
web-start = Begin
web-start-not-yet =
    { $n ->
        [one] { $n } place is still free
       *[other] { $n } places are still free
    }
web-seat-link = Your seat on another device
web-seat-link-how = Whoever has this link plays your seat: keep it to yourself.
web-new-seat-link = A new link for my seat
web-new-seat-link-how = Has somebody else got hold of it? A new link makes this one void, on all other devices too.
web-new-seat-link-done = This is the only link to your seat now.
web-lost-links = Somebody has lost their link
web-lost-links-how = Once they have been away for two minutes you can make a new one for their seat. It works once, and everybody at the table is told.
web-lost-link-make = Make a link
web-lost-link-of = New link for { $name }
web-seat-here = here
web-seat-away = away: { $time }
web-link-made = The host has made a new link to the seat of { $name }.
web-link-made-mine = While you were away, the host made a new link to your seat.
web-link-void = Make it void
web-taken-over = Somebody has taken the seat of { $name } by a new link of the host’s.

## Ways to a free place, in one word, and what they do
web-call = Invite
web-call-how = Copy the invitation
web-here = Here

## When a game is over
web-over = The game is over
web-over-result = Result

web-connecting = Going to the table

## Fair chance

web-shuffling = Fair shuffling
web-shuffling-short = pledged
web-shuffling-how = The key from which all dice and shuffles come is drawn already, and this seal is its hash: the key cannot be exchanged any more. Everybody adds words, sealed until the deal, so nobody can have chosen it. After the game the key is told and every draw is checked.
web-my-words = Words of your own (letters that nobody guesses are added)
web-words-of = Words of { $name }
web-dealing = Shuffling and dealing …
web-dealing-waits = Shuffling. We wait a moment for the words of { $names } …
web-fair = Fair.
web-fair-seen =
    { $n ->
        [one] The one draw follows from the key that was sealed before the deal; your browser has checked it.
       *[other] All { $n } draws follow from the key that was sealed before the deal; your browser has checked each.
    }
web-fair-unseen =
    { $n ->
        [one] The one draw follows from the key. This browser was not here before the deal, so it cannot tell when the key was sealed.
       *[other] All { $n } draws follow from the key. This browser was not here before the deal, so it cannot tell when the key was sealed.
    }
web-fair-flawed = This does not fit.
web-fair-flaw-key = The key is not the one that the seal was made of.
web-fair-flaw-commitment = The seal is not the one that was shown before the deal.
web-fair-flaw-words = Your words are not those that you added.
web-fair-flaw-seals = Somebody’s words are not those that were sealed before you told yours.
web-fair-flaw-draws = A draw does not follow from key and words.
web-fair-flaw-dice = The dice that fell are not those of the key.
web-fair-commitment = Seal
web-fair-key = Key
web-fair-words-of = Words of { $name }
web-fair-how = To check it on your own machine with the whole game, save the record and run

## The first game of a kind

web-prologue = Prologue
web-first-link = What is it about?
web-chronicle-door = The chronicle
web-workshop-link = A scenario of your own

## Among those at the table

web-throw = Throw something
web-throw-what = What to throw
web-throw-table = Onto the table
web-token-cheese = cheese
web-token-rose = a rose
web-token-laugh = a laugh
web-token-sweat = cold sweat
web-token-handshake = a handshake
web-token-bomb = a bomb
web-threw = { $name } throws at { $whom }: { $what }
web-threw-on-table = { $name } throws onto the table: { $what }
web-took-back = { $name } took a move back
web-is-back = { $name } is back
