# The options, as the form names them.

option-board = Board
option-board-why = On the glacial board you lose a heart before each of your actions, but never the last; at the Cave you get one back.
option-board-temperate = temperate
option-board-glacial = glacial: mind the cold
option-kromosaure = Kromosaure
option-kromosaure-why = A beast roams Forest, Savannah and Mountain and fights whoever it meets. Its trophy is worth 1 point.
option-long-game = Long game
option-long-game-why = It takes two more points to win.
option-characters = Characters
option-characters-why = Characters differ by their weight alone, which decides ties in fights.
option-characters-pick = everybody picks
option-characters-random = at random
option-round-cap = Most rounds
option-round-cap-why = After so many rounds the game stops: whoever has most points wins.
option-round-cap-0 = no cap
option-round-cap-30 = 30 rounds
option-round-cap-50 = 50 rounds
option-round-cap-100 = 100 rounds
option-limits-ms-pick-character = picking a character
option-limits-ms-choose-destination = choosing a place
option-limits-ms-fight = fighting
option-limits-ms-reaction = answering a Bonus
option-limits-ms-loot = taking loot
option-limits-ms-action = acting at a place
option-memory-aid-why = Keeps showing you the Bonus cards that were stolen from you, while it is certain who has them.

## Presets

preset-first-game-why = Characters at random, all the time it takes.
preset-expert-why = Glacial board, Kromosaure, long game, fast.
