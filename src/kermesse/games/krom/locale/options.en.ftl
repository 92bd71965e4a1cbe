# The options, as the form names them.

option-board = Board
option-board-why = On the glacial board the cold bites before every action.
option-board-temperate = temperate
option-board-glacial = glacial: mind the cold
option-kromosaure = Kromosaure
option-kromosaure-why = A huge beast to hunt, and its trophy.
option-long-game = Long game
option-long-game-why = Two more points to reach.
option-characters = Characters
option-characters-why = A character’s weight decides ties.
option-characters-pick = everybody picks
option-characters-random = at random
option-round-cap = Most rounds
option-round-cap-why = After so many rounds the game stops, and points decide.
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
option-memory-aid-why = Reminds you of Bonus cards stolen from you.

## Presets

preset-first-game-why = Characters at random, all the time it takes.
preset-expert-why = Glacial board, Kromosaure, long game, fast.
