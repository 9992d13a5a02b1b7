# What the server says to those at a table, when it does not do what they ask.

## Tables and messages

server-unknown-table = There is no such table, or this link does not open it.
server-malformed = This message cannot be read: it should be JSON as the protocol describes it.
server-missing-field = This message cannot be read: the field { $field } is missing at { $path }.
server-unknown-field = This message cannot be read: nobody knows the field { $field } at { $path }.
server-wrong-value = This message cannot be read: { $wanted } would be right at { $path }.
server-no-such-value = This message cannot be read: { $value } cannot stand at { $path }.
server-protocol = This page is of another version than the server. Please reload it. (The server speaks protocol { $n }.)
server-hello-first = The first message of a connection must be a greeting.
server-hello-again = This connection is at a table already.
server-too-much = That was a little too much at once. Please wait a moment.
server-store-failed = It could not be written down just now, so it has not happened. Please try again.
server-not-found = There is nothing at this address.
server-not-allowed = This cannot be asked in this way.
server-mistake = Something went wrong in the server. Nothing is lost.
server-not-built = The server runs, but its pages have not been built. In a clone of Lootkeep, `python3 dev.py play` builds them; meanwhile `lootkeep play` plays in the terminal.
server-no-such-setup = A table like this cannot be set up: { $what }
server-box-or-edition = A box of one's own brings its edition: leave the other one out.
server-box-breaks = A game with this box cannot be played to its end: something in it breaks the rules' own arithmetic.
server-trial-running = A trial of yours is still running. Wait for its end, or close the other page.

## Seats

server-not-your-seat = Seat { $n } is not yours.
server-host-only = Only the host of the table may do this.
server-no-such-seat =
    { $most ->
        [one] There is no seat { $n }: this table has one.
       *[other] There is no seat { $n }: this table has { $most }.
    }
server-taken = Somebody already sits on seat { $n }.
server-one-seat-each = You sit here already, or somebody of your network does. For more seats, ask the host for the link.
server-key-in-use = This key opens something else at this table: make a new one.
server-nobody-sits-there = Nobody sits on seat { $n }.
server-person-is-here = { $seat } is here: nobody else can take this seat now.
server-not-away-for-link =
    { $n ->
        [one] { $seat } is here, or has only just gone: a new link can be made once they have been away for a minute.
       *[other] { $seat } is here, or has only just gone: a new link can be made once they have been away for { $n } minutes.
    }
server-seat-in-use = There must be a seat for everybody who is here.
server-empty-name = This name has no letters that can be seen.
server-nobody-stands-in = No bot plays for anybody here.
server-not-long-away =
    { $n ->
        [one] { $seat } is here, or has only just gone: a bot may play once they have been away for a minute.
       *[other] { $seat } is here, or has only just gone: a bot may play once they have been away for { $n } minutes.
    }
server-bot-plays = A bot plays for you. Come back to your seat first.
server-started = The game has already begun.
server-not-started = The game has not begun yet.
server-seats-open =
    { $n ->
        [one] One seat is still open: wait for somebody, or give it to a bot.
       *[other] { $n } seats are still open: wait for somebody, or give them to bots.
    }

## Moves

server-stale = The table has moved on. Here is how it stands now.
server-over = The game is over.
server-gone = The rules of this game are not played here any more: it can be read, but it cannot go on.
server-not-gone = This game can still be played or seen again: there is no need of its log.
server-not-over = The game is not over yet.
server-not-your-turn = It is { $seat } who has to decide now.
server-answered = { $seat } has just answered for everybody. Object first, if you want something else.
server-no-answer = There is no answer to object to any more.
server-objected = You have objected to an answer of this question once; that is all.
server-illegal = This is not possible now.
server-nothing-to-undo = You have not decided anything yet that could be taken back.
server-undo-asked = { $seat } is already asking to take something back.
server-no-undo-asked = Nobody is waiting for your consent.
server-hint-asked = The bots are already thinking about your first question.
server-thinkers-busy = The bots have too much to think about just now. Please ask again in a moment.
server-no-what-if = This game does not tell what would happen.
server-no-such-visit = Nobody can come there: { $what }

## Chat

server-silenced = The host has stopped the chat of this seat.
server-watchers-silenced = The host has stopped the chat of those who watch.
server-empty-line = There is nothing to read in this line.
server-no-words = In this game nobody bans words.
server-no-words-now = { $seat } may say anything just now.
server-no-such-penance = There is nothing of that kind for you to do.
server-caught-too-late = You are too late: { $seat } has been dealt with. No harm done.
server-not-a-word = A single word is wanted, of letters only: no spaces, digits or other signs.
server-not-your-word = It is others who choose the words that { $seat } must not say.
server-word-chosen = You have chosen for { $seat } already: “{ $word }”.
server-word-twice = The word “{ $word }” is already banned for { $seat }. Choose another one.

## Replays

server-not-your-eyes = While the game goes on, only seat { $n } may see what seat { $n } sees.
server-no-such-ply =
    { $most ->
        [one] There is no decision { $n }: one has been taken so far.
       *[other] There is no decision { $n }: { $most } have been taken so far.
    }
server-words-asked = The words are asked for already: nobody can seal others now.
server-words-not-asked = The words are not asked for yet: first all seal theirs.
server-words-not-sealed = These are not the words that you sealed.
server-undo-absent = Dice were rolled or cards shown since, and { $seat }, for whom a bot plays, cannot be asked.

## Chronicles

server-unknown-chronicle = There is no such chronicle, or you do not have its link.
server-chronicle-no-game = { $game } has no chronicle.
server-chronicle-no-scene = The chronicle has no scenario “{ $scenario }”: it has { $scenarios }.
server-chronicle-shut = This night is not open yet: first win all nights of the chapters before.
server-chronicle-unearned = This difficulty is yet to be earned: first win this night at the one before.
server-chronicle-full = This chronicle holds { $most } evenings, and there is no room for more: take it along as a file, and begin another.
server-chronicle-many-nights = { $most } nights of this chronicle are being played already: play one of them to its end first.
server-chronicle-crowded = More than { $most } do not fit into a chronicle: let somebody leave first.
server-chronicle-busy = Somebody else is changing this chronicle just now. Please ask again in a moment.
server-chronicle-file-long = This file is too long for a chronicle: at most { $most } bytes would be right.
server-chronicle-file-unreadable = This is no file of a chronicle: { $what }.
server-chronicle-file-game = This file tells of “{ $game }”, which has no chronicle here.
server-chronicle-file-evening = Evening { $n } of this file cannot have been: { $what } would be right.
