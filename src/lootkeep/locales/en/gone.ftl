# A game whose rules are not played any more: what is left of it, to be read.

gone-title = The rules have moved on
gone-lead = This game is kept as it was, for you to read and to save. It cannot go on, and it will never become another game.

## Why

gone-rules = It was begun by version { $then } of the rules; version { $now } is played here now.
gone-box = The cards in the box have changed since it began.
gone-move = From move { $n } on, the rules of today would take what was played for something else.
gone-setup = Its game, edition or options are not on the shelf any more.
gone-event = Something happened at it that this release of Lootkeep does not know ({ $what }).

## The page

gone-last = As it stood after move { $n }
gone-last-start = As it stood at the beginning
gone-last-none = No picture of this table was kept. The log tells what happened.
gone-since =
    { $n ->
        [one] The log tells of one more move.
       *[other] The log tells of { $n } more moves.
    }
gone-log = What happened
gone-moves =
    { $n ->
        [one] one move
       *[other] { $n } moves
    }
gone-log-empty = Nothing had happened yet.
gone-save = Save as text
gone-again = The same game anew
gone-join-again = To the new game
gone-failed = What is left of this game could not be fetched. Try again when the connection is back.

## The log

gone-log-moved = { $seat }: { $move }
gone-log-called = Nobody has seen it: { $move }
gone-log-answered = { $seat } answers for all: { $move }
gone-log-objected = { $seat } objects to the answer
gone-log-secret = { $seat }: a choice that nobody else saw
gone-log-seated-open = Seat { $n } is open
gone-log-seated-person = { $seat } sits down
gone-log-seated-bot = { $seat }, a bot, sits down
gone-log-renamed = { $seat } wants to be called { $name }
gone-log-arranged = What is to be played was agreed anew
gone-log-sealed = { $seat } seals words for the shuffling
gone-log-unsealing = All are asked for their words
gone-log-worded = { $seat } adds to the shuffling
gone-log-started = The game begins
gone-log-asked = { $seat } asks to take something back
gone-log-agreed = { $seat } agrees
gone-log-declined = { $seat } says no, or does not ask any more
gone-log-undone = { $seat } takes back what was done from move { $n } on
gone-log-stood-in = A bot plays on for { $seat }
gone-log-returned = { $seat } plays on
gone-log-silenced = The host stops the chat of { $seat }
gone-log-heard = { $seat } may chat again
gone-log-silenced-watchers = The host stops the chat of those who watch
gone-log-heard-watchers = Those who watch may chat again
gone-log-rekeyed-owner = { $seat } has a new key
gone-log-rekeyed-host = The host makes a link for { $seat }, who lost theirs
gone-log-rekeyed-link = { $seat } comes back by a link of the host
gone-log-banned = { $seat } chooses a word that { $rival } must not say: { $word }
gone-log-paused = Nobody is there, and the clock waits
gone-log-rematched = The next game is at the table { $table }
gone-log-unknown = Something that this release has no words for ({ $what })
