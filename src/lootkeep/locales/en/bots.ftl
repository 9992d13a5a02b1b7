# Bots in English: what they are called at the table, and how they give a hint.

## The levels, from easy to hard

bots-level-apprentice = Apprentice
bots-level-guard = Guard
bots-level-warden = Warden
bots-level-overlord = Overlord

## Hints: “Recruit the Zombie — about 62 % to win, probably the best.”

bots-hint = { $move } — { $words }.
bots-hint-win = about { $chance } % to win, { $how }
bots-hint-hold = about { $chance } % that the dungeon holds, { $how }
bots-hint-only = the only move
bots-best-sure = clearly the best
bots-best-likely = probably the best
bots-best-guess = perhaps no better than others
bots-next-sure = clearly weaker than the first
bots-next-likely = probably weaker than the first
bots-next-guess = perhaps as good as the first
