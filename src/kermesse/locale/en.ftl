# Sentences of the house, shared by all games. A game may say its own.

## Refusals

refused-game-over = The game is over.
refused-not-your-turn = It is not your decision now.
refused-already-done = You have already answered.
refused-wrong-phase = This cannot be done at this moment of the game.
refused-option-off = This table does not play with that option.
refused-bad-param = That request could not be understood.
refused-too-early = Too early: wait a moment.
refused-too-late = Too late.
refused-too-fast = One thing at a time: wait a moment.
