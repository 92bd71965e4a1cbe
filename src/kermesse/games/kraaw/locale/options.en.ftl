# The options, as the form names them.

option-direction = Direction of play
option-direction-why = Which way turns go round, and which way the first turn passes from round to round.
option-direction-clockwise = clockwise
option-direction-counterclockwise = counterclockwise
option-direction-random = drawn at random
option-first-player = Who begins
option-first-player-why = Jewels are the rulebook’s way: everybody says how many they wear.
option-first-player-random = drawn at random
option-first-player-jewels = who wears the most jewels
option-first-player-seat-1 = the second seat
option-first-player-seat-0 = the first seat
option-first-player-seat-2 = the third seat
option-first-player-seat-3 = the fourth seat
option-first-player-seat-4 = the fifth seat
option-first-player-seat-5 = the sixth seat
option-crow-choice = Crows
option-crow-choice-why = Your crow changes nothing in play: it is your colour.
option-crow-choice-choose = everybody chooses
option-crow-choice-auto = dealt at random
option-chien-exchange = Swap with the kitty
option-chien-exchange-why = After the deal everybody may swap one card blindly with the kitty.
option-hand-swap = Whole-hand swap
option-hand-swap-why = A variant: one player a round may swap all five cards with the kitty.
option-hand-swap-off = no
option-hand-swap-sealed = by secret wish
option-hand-swap-race = first to ask
option-wins-to-game = Rounds to win
option-wins-to-game-why = Three in the rulebook; one is enough for a short game.
option-final-tie = Perfect tie in a final
option-final-tie-why = What happens when the final itself ends in a perfect tie.
option-final-tie-replay = play another final
option-final-tie-shared = share the victory
option-bonus-reading = What the bonus may turn over
option-bonus-reading-why = The rulebook can be read in two ways: the price of the lock is another upright card, or any face-up card. A locked card that is turned over is unlocked, and its lock is spent.
option-bonus-reading-two-upright = another upright card
option-bonus-reading-locked-counts = any face-up card, locked ones too
option-stall-laps = Guard against endless exchanges
option-stall-laps-why = After so many laps in which nothing is turned up or locked, upright cards can no longer be stolen. 0 switches this off.
option-lap-cap = Longest round
option-lap-cap-why = After so many laps, upright cards can no longer be stolen, so that the round comes to its end. 0 switches this off.
option-reveal-at-round-end = Show all cards at the end of a round
option-reveal-at-round-end-why = Cards that stayed hidden are shown with the scores.
option-claim-open-ms = First to ask: the kitty opens after
option-claim-open-ms-why = Time to look at the hand before anybody may ask.
option-claim-window-ms = First to ask: as good as simultaneous within
option-claim-window-ms-why = Requests within this time are drawn at random, so a slow connection loses nothing.
option-limits-ms-choose-crow = choosing a crow
option-limits-ms-declare-jewels = declaring jewels
option-limits-ms-look-done = looking at the hand
option-limits-ms-chien-exchange = swapping with the kitty
option-limits-ms-main = taking a turn
option-limits-ms-reveal = revealing a card
option-limits-ms-retaliate = retaliating
option-limits-ms-bonus = the bonus
option-limits-ms-continue = reading the result

## Presets

preset-first-game-why = A single round, with time to look.
preset-expert-why = Fast, no memory aid, and the whole-hand swap.

## What cannot be

bad-option-race-needs-clock = “first to ask” needs a clock: choose a time to think, or “by secret wish”.
