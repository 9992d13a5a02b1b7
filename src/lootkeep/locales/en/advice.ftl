# What the bots would do, in words of the game; and answers that would do nothing. Loaded when somebody asks.

## What the bots would do

advice-best-sure = That is clearly better than anything else.
advice-best-likely = That is probably better than “{ $next }”.
advice-best-guess = “{ $next }” may be just as good.
advice-only = There is nothing else to do.
advice-win-sure = Then you should win this.
advice-win-likely = Then you would be ahead.
advice-win-open = Then anybody can still win.
advice-win-hard = You are behind, but not beaten.
advice-win-luck = It would take a lot of luck to win from here.
advice-hold-sure = Then the dungeon should hold.
advice-hold-likely = Then the dungeon will probably hold.
advice-hold-open = Then it can go either way.
advice-hold-hard = The dungeon will be hard to hold.
advice-hold-luck = It would take a lot of luck to hold the dungeon.
advice-numbers = Numbers, and the next best

## Before an answer that would do nothing

advice-in-vain = This would do nothing
advice-something-else = Choose something else
advice-all-the-same = Do it all the same
