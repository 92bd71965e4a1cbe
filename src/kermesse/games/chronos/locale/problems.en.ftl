# Chronos' problems: what each is called, and why its answer is the best.

problem-hundred = Seventy and thirty
problem-hundred-won = You have 70, and nobody else stands on the 30: take it, and 100 points win the round. { $B } needs only the 50 next door, and the sand there has nearly run out.
problem-block = Which of the two
problem-block-won = Both are about to take a 50. With the 30 that { $B } has, it makes 80; with the 50 of { $C } it makes 100. Stand beside { $C }: as long as two timers are there, nobody takes it, and yours on the other 50 is soon free.
problem-swap = The messenger comes last
problem-swap-won = The pile is empty, so this is your last act of the round: then points are counted. { $B } has a 50, the best pile on the table: swap your 20 for it.
problem-last = Only a ten
problem-last-won = It is the last card of its pile, and the round ends with it: 60 for you, 50 and 30 for the others. Wait, and { $B } takes the other 50.
problem-hades = Meeting Hades
problem-hades-won = Hades ends the round at once, and you are ahead: 60 against 50 and 30. A moment later { $B } would have 100.
problem-dog = The dog’s last bite
problem-dog-won = After Cerberus the points are counted. You have 40; only { $B } has more, a single 50. Without it, { $C } comes second with 30.
problem-both = Two things at once
problem-both-won = { $B } has a 50 and is about to take another. A timer that takes a card may go wherever you like: take the 20 and stand in the way. With the 30 on which your other timer stands, you have 100.
problem-keep = A gift you need not take
problem-keep-won = You have 60 already, more than either of them, and the round ends with this card. Hermes may be declined.
problem-forge = Into the bag
problem-forge-won = { $B } has a 50 and is about to take another: this very timer must go. The other one is far from empty. In the meantime yours is free, and takes the 50 that you need.
problem-four = Three rivals
problem-four-won = You have 30. Only { $C } is before you, with a 50; the two others have 20 each. Strike that one card, and the count is yours.
problem-monsters = Worth nothing
problem-monsters-won = A Minotaur is worth no points, but the Hydra already lies in your pile: with both of them you may call “Victory!”. Do it before { $B } takes the other 50.
problem-wind = A second wind
problem-wind-won = You have 100 points and the north wind. A second direction doubles all of it: 200, and “Victory!”. { $B } has two winds too, and is about to take a 50.

## With three at the table and more, second is worth something too

problem-worse = Not the best: between 0 (you always end last) and 100 (always first), this comes to { $worth }, and another move to { $best }. Try again.
problem-figures = Between 0 (you always end last) and 100 (always first), it comes to { $best }; the next best move, to { $next }.
