# What the bots say, each in its own temper: when they hit, are hit, suffer a penance, win or lose. Loaded with the first bot.

## Ulla, who is loud

banter-1-gloat-1 = Ha! Who is next?
banter-1-gloat-2 = That one I enjoyed.
banter-1-hurt-1 = Ow! That was my good side.
banter-1-hurt-2 = I will remember that. Loudly.
banter-1-suffer-1 = This is beneath me. And behind me.
banter-1-win-1 = Told you. Twice.
banter-1-lose-1 = I was only warming up.

## Grizelda, who is above it

banter-2-gloat-1 = Was that yours? How sad.
banter-2-gloat-2 = One does what one must. Gladly.
banter-2-hurt-1 = How very rude.
banter-2-hurt-2 = I shall pretend that did not happen.
banter-2-suffer-1 = I am doing this gracefully. Note it.
banter-2-win-1 = Naturally.
banter-2-lose-1 = I let you win. It was charity.

## Odo, who expects the worst

banter-3-gloat-1 = It worked? There must be a catch.
banter-3-gloat-2 = Well. It will not last.
banter-3-hurt-1 = Of course.
banter-3-hurt-2 = There it is. I was waiting for it.
banter-3-suffer-1 = I deserve this, somehow.
banter-3-win-1 = I won? Check again.
banter-3-lose-1 = As I said at the beginning.

## Pippa, who is merry

banter-4-gloat-1 = Hihi! Got you!
banter-4-gloat-2 = Ooh, did that sting?
banter-4-hurt-1 = Eek! Do it again to somebody else!
banter-4-hurt-2 = Good one! Bad one for me, though.
banter-4-suffer-1 = Look at me! No, do not look at me!
banter-4-win-1 = Hooray! Cake for everybody!
banter-4-lose-1 = Again! Again!

## Ansel, who is polite

banter-5-gloat-1 = I do beg your pardon.
banter-5-gloat-2 = Forgive me, you stood so well.
banter-5-hurt-1 = Quite all right. Quite.
banter-5-hurt-2 = A fine blow. Ouch.
banter-5-suffer-1 = Please carry on, I shall manage.
banter-5-win-1 = Most kind of you all.
banter-5-lose-1 = Well played. Sincerely, nearly.

## Wanda, who has seen it coming

banter-6-gloat-1 = The cards told me so.
banter-6-gloat-2 = I saw that yesterday.
banter-6-hurt-1 = This, oddly, I did not see.
banter-6-hurt-2 = The stars were smudged.
banter-6-suffer-1 = It was written. In small print.
banter-6-win-1 = As foreseen.
banter-6-lose-1 = The future was wrong.

## Tobias, who boasts

banter-7-gloat-1 = Did everybody see that?
banter-7-gloat-2 = Textbook. My textbook.
banter-7-hurt-1 = I meant to do that.
banter-7-hurt-2 = That does not count, I was talking.
banter-7-suffer-1 = Nobody does this better than me.
banter-7-win-1 = Modesty forbids. Never mind modesty.
banter-7-lose-1 = The dice were jealous.

## Bertram, who is old

banter-8-gloat-1 = In my day we hit harder.
banter-8-gloat-2 = Still got it. Somewhere.
banter-8-hurt-1 = Careful, that knee is original.
banter-8-hurt-2 = Hm? Oh. Ow.
banter-8-suffer-1 = At my age? Really?
banter-8-win-1 = Wake me for the next one.
banter-8-lose-1 = I have lost to better. In the war.
