# The options, as the form names them.

option-clock = Clock
option-clock-why = Live, the sand runs while you throw; calm: a throw costs KERO and nobody hurries.
option-clock-live = live
option-clock-calm = calm
option-capacity-ms = Sand in a truck
option-capacity-ms-why = Two sizes are a handicap: first seat, second seat.
option-air-ms = Dice in the air
option-air-ms-why = How long a throw takes to land.
option-throw-gap-ms = From throw to throw
option-throw-gap-ms-why = At least this long; a hasty throw waits.
option-refuel-mode = Filling up
option-refuel-mode-why = What moves the throws of a fill along.
option-refuel-mode-auto = the dice throw themselves
option-refuel-mode-tap = the rival taps for every throw
option-refuel-throw-ms = Pace of a fill
option-refuel-throw-ms-why = Time for one throw of an automatic fill.
option-tap-min-ms = Taps: quickest
option-tap-min-ms-why = From tap to tap, at least this long.
option-tap-max-ms = Taps: slowest
option-tap-max-ms-why = Without a tap the dice go by themselves after this.
option-calm-throw-cost-ms = Price of a calm throw
option-calm-throw-cost-ms-why = A litre of KERO a second.
option-calm-jitter-ms = How that price varies
option-calm-jitter-ms-why = A throw costs a little more or less, up to this much.
option-first-player = First player
option-first-player-why = Who prepares a truck first.
option-first-player-random = drawn at random
option-first-player-seat-0 = first seat
option-first-player-seat-1 = second seat
option-reaction-policy = Ambushes
option-reaction-policy-why = During a fill, the rival clan may spring an ambush.
option-reaction-policy-ask = ask each time
option-reaction-policy-standing = by standing order only
option-final-tie = Equal points
option-final-tie-why = When both clans end with equal points.
option-final-tie-shared = shared victory
option-final-tie-lands = more lands, then Jerricans, then KERO
option-chain-conquest = Two Conquests in one refill
option-chain-conquest-why = When the card that replaces a Conquest is a Conquest itself.
option-chain-conquest-literal = both at once
option-chain-conquest-delay = the second waits for the next refill
option-stall-guard = Guard against a stall
option-stall-guard-why = After so many turns without a card leaving the row, one is blown away. 0: never.
option-gauge = Fuel gauge
option-gauge-why = How you see what is left in a truck.
option-gauge-analog = the sand alone
option-gauge-digits = with seconds
option-auto-flat = Lay the truck flat when every die burns
option-auto-flat-why = Otherwise laying it flat is up to you.
option-memory-aid = Show what lies in the discards
option-memory-aid-why = Otherwise, remember for yourself what is gone.
option-limits-ms-prep = preparing
option-limits-ms-develop = developing
option-limits-ms-reaction = answering a fill
option-limits-ms-choice = choosing a card or a land
option-timers-why = For preparing, developing and answering; the sand keeps its own time.
option-chat-why = What may be said during the game.

## Presets

preset-calm = No hurry
preset-calm-why = No hurry: each throw costs KERO.
preset-correspondence = By correspondence
preset-correspondence-why = Everybody plays when they like; nothing is asked in between.
preset-first-game-why = Relaxed, with seconds on the gauge.
preset-expert-why = Fast, no memory aid, ties decided.

## What cannot be

bad-option-gap-below-air = at least the dice’s time in the air: they land before they are thrown again.
bad-option-tap-needs-live = the rival can tap only while the clock is live.
bad-option-free-throw = less than the price of a throw: none is free.
