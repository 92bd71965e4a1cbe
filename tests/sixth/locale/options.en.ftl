option-layout = Layout
option-layout-why = How the matches lie at the beginning.
option-layout-pyramid = a pyramid: 1, 3, 5 and 7
option-layout-three = three heaps: 3, 4 and 5
option-layout-row = a single heap of 21
option-most = At most in a turn
option-most-why = How many matches one may take at once.
option-last = The last match
option-last-why = What becomes of whoever takes it.
option-last-loses = loses
option-last-wins = wins
option-first-player = Who begins
option-first-player-why = By lot, or a seat that you choose.
option-first-player-random = drawn at random
option-first-player-seat-0 = the first seat
option-first-player-seat-1 = the second seat
option-first-player-seat-2 = the third seat
option-first-player-seat-3 = the fourth seat

preset-first-game-why = Three small heaps, and all the time it takes.
preset-expert-why = Fast, and up to seven matches at once.

bad-option-no-such-seat = this table has { $seats } seats only.
