## Names

game-name = Kero
game-tagline = Dice against the sand

resource-B = brick
resource-W = wheat
resource-M = metal
resource-R = recruit
resource-J = Jerrican
face-T = Tuarek
face-E = Explorer
face-F = fire
colour-white = white
colour-green = green
colour-blue = blue
colour-yellow = yellow
colour-red = red
die-w0 = first white die
die-w1 = second white die
die-w2 = third white die
die-w3 = fourth white die
die-w4 = fifth white die
die-green = green die
die-yellow = yellow die
die-blue = blue die

card-S01 = Greenhouse
card-S02 = Scout Garage
card-S03 = Brickyard
card-S04 = Seed Bank
card-S05 = Kiln
card-S06 = Oil Pump
card-S07 = Scouts
card-S08 = Dune Buggy
card-S09 = Fuel Cache
card-S10 = Nomad Camp
card-S11 = Service Station
card-S12 = Market
card-M01 = Still
card-M02 = Scrapyard
card-M03 = Envoy
card-M04 = Barracks
card-M05 = Granary
card-M06 = Biofuel
card-M07 = Caravanserai
card-M08 = Roadhouse
card-M09 = Pioneers
card-M10 = Expedition
card-M11 = Motorbike
card-M12 = Watchtower
card-M13 = Guides
card-M14 = Smugglers
card-M15 = Rampart
card-M16 = Village
card-M17 = Depot
card-M18 = Outriders
card-M19 = Trading Post
card-N1 = None shall pass!
card-N2 = None shall pass!
card-N3 = None shall pass!
card-N4 = None shall pass!
card-N5 = None shall pass!
card-conquest = Conquest

effect-die = Each turn you may throw one special die free of charge.
effect-resource = Each harvest brings you one more of this resource.
effect-income = Each of your turns begins with one Jerrican.
effect-convert = Once a turn, wheat becomes as many Jerricans.
effect-tie = At each Conquest you win one tied New Land.
effect-explorers = { $amount ->
    [one] Place one Explorer free of charge.
   *[other] Place { $amount } Explorers free of charge.
}
effect-jerricans = Take { $amount } Jerricans.
effect-tuareks = Draw { $amount } Tuareks.
effect-fill = Fill your truck at once, free of charge.
effect-points = Nothing but points.
effect-nsp = Each copy is worth as many points as you own copies.

land-L01 = Green Valley
land-L02 = Blue Canyon
land-L03 = Yellow Dunes
land-L04 = Red Mesa
land-L05 = Crossroads
land-L06 = Bazaar
land-L07 = Citadel
land-L08 = Frontier
land-L09 = Oasis
land-L10 = Oil Field
land-L11 = Nomad Well
land-L12 = Old Pipeline

land-scores-colour = 1 point for each of your cards of this colour
land-scores-threes = 1 point for every three of your cards
land-scores-every_colour = 1 point, and 2 more with a card of every colour
land-scores-four_of_a_colour = 1 point, and 3 more with four cards of one colour
land-scores-lands = 1 point for each of your New Lands, this one too
land-scores-points = { $points } points
land-brings-tuareks = { $n ->
    [one] 1 Tuarek when won
   *[other] { $n } Tuareks when won
}
land-brings-jerricans = { $n ->
    [one] 1 Jerrican when won
   *[other] { $n } Jerricans when won
}
outpost = Outpost

tuarek-two_dice = Two Dice
tuarek-fireproof = Fireproof
tuarek-ambush = Ambush
tuarek-march = March
tuarek-loot = Loot
tuarek-tanker = Tanker
tuarek-banish = Banishment
tuarek-sweep = Clean Sweep
tuarek-two_dice-does = Two special dice are free this turn. Before the roll.
tuarek-fireproof-does = Burnt dice may be thrown again this turn. Before the roll.
tuarek-ambush-does = When your rival fills up: only the five white dice are thrown.
tuarek-march-does = Move one or two of your Explorers to other New Lands.
tuarek-loot-does = Add two resources of your choice to your harvest, but no Jerricans. After the roll.
tuarek-tanker-does = Fill your truck once with eight dice, free of charge.
tuarek-banish-does = Send a rival Explorer home, and give your rival two Jerricans to make up for it.
tuarek-sweep-does = Discard one more card of the row at the end of this turn. After the roll.

phase-prep = Preparing
phase-reaction = Ambush?
phase-refuelling = Filling up
phase-rolling = Rolling
phase-develop = Developing
phase-sweep = Sweeping
phase-tie = Tied land
phase-over = Game over

## What is asked

ask-prep = Fill up, play Tuareks, choose your special dice, then tip the truck.
ask-reaction = Your rival is filling up. Spring an ambush?
ask-refuelling = Throw the dice until they all burn!
ask-rolling = Throw again, or lay the truck flat?
ask-develop = Take cards, send Explorers, play Tuareks, then end your turn.
ask-sweep = Choose the card to sweep away.
ask-tie = Choose the tied New Land that you win.
ask-place_free = Place your free Explorer first.

## Refusals

refused-bad-times = The Refinery sells one fill or two.
refused-refinery-closed = The Refinery is closed: you fill up first thing in your turn, and once only.
refused-tank-full = Your truck is full already.
refused-not-enough-jerricans = That costs { $price ->
    [one] 1 Jerrican
   *[other] { $price } Jerricans
}; you have { $has }.
refused-no-such-tuarek = You have no such Tuarek.
refused-too-soon = Too soon: gather the dice first.
refused-no-tuarek-left = There is no Tuarek left to draw.
refused-bad-dice = Those are not dice that you can throw now.
refused-dice-in-the-air = The dice are still in the air.
refused-no-dice = Choose at least one die to throw.
refused-burnt-die = That die is burnt: it cannot be thrown again this turn.
refused-empty-slot = There is no card in slot { $slot }.
refused-not-enough-resources = Your harvest is not enough for that.
refused-no-explorer-left = All your Explorers are out already.
refused-outpost-full = The outpost is full: it takes three Explorers.
refused-no-land = No Explorer can go there now.
refused-no-power = You do not have that power.
refused-power-used = You have used that power this turn.
refused-supply-empty = There are not that many Jerricans left.
refused-not-tied = New Land { $land } is not tied.
refused-bad-value = A standing order is to ask, never to ambush, or always to ambush.
refused-place-explorer-first = Place your free Explorer first.
refused-no-die-left = You have all special dice free already.
refused-already-fireproof = You are fireproof already this turn.
refused-bad-moves = Move one or two Explorers, each to another New Land.
refused-no-explorer-there = There are not enough Explorers on New Land { $land }.
refused-bad-resources = Choose two of brick, wheat, metal and recruit.
refused-last-turn = Nothing comes after the last turn: there is no card to sweep.

## The log

event-game-started = The game begins. { $first } has the First Player tile.
event-turn-started = Turn { $turn_no }: { $seat } prepares to drive.
event-income = { $seat } pumps a Jerrican.
event-refuel-announced = { $seat } fills up ({ $fill } of { $of }).
event-ambush-window = { $seat } may spring an ambush.
event-ambush-played = { $seat } springs an ambush: five white dice only.
event-ambush-declined = { $seat } lets it happen.
event-refuel-started = KERO runs into the truck of { $seat }.
event-refuel-throw = Throw { $k }: { $faces }.
event-fill-skipped = The truck of { $seat } is full: nothing more goes in.
event-refuel-ended = { $reason ->
    [full] The truck of { $seat } is full to the brim.
   *[fire] All dice burn: the truck of { $seat } is laid flat.
}
event-tuarek-bought = { $seat } hires a Tuarek.
event-tuarek-drawn = { $seat } draws a Tuarek.
event-tuarek-played = { $seat } plays a Tuarek: { $kind }.
event-truck-tipped = { $seat } tips the truck. The sand runs!
event-dice-thrown = The dice fly: { $dice }.
event-dice-landed = The dice show { $faces }.
event-truck-flat = { $by ->
    [auto] Every die burns: the truck of { $seat } is laid flat.
   *[other] { $seat } lays the truck flat.
}
event-panne = Out of KERO! { $seat } breaks down and loses the turn.
event-collected = { $seat } collects { $harvest }; fires: { $fires }.
event-explorer-placed = { $seat } sends an Explorer to { $land }.
event-explorer-lost = { $n ->
    [one] One free Explorer of { $seat } has nowhere to come from or to go.
   *[other] { $n } free Explorers of { $seat } have nowhere to come from or to go.
}
event-card-taken = { $seat } takes { $card }.
event-power-gained = { $seat } gains the power of { $card } for good.
event-power-wasted = { $seat } has five powers already: that of { $card } is lost.
event-wheat-converted = { $seat } turns { $n } wheat into as many Jerricans.
event-explorers-moved = Explorers of { $seat } march to other lands.
event-explorer-banished = { $seat } sends an Explorer home from New Land { $land }, and apologises with two Jerricans.
event-turn-ended = { $seat } ends the turn.
event-card-discarded = { $cause ->
    [fire] { $card } burns.
    [sweep] { $card } is swept away.
   *[stall] { $card } is blown away: nothing has moved for too long.
}
event-card-revealed = { $card } comes up in slot { $slot }.
event-conquest = Conquest { $n }! The New Lands are shared out.
event-conquest-delayed = Another Conquest comes up; it waits on top of the deck.
event-land-won = { $by ->
    [tie_power] { $seat } wins { $land } on a tie.
   *[majority] { $seat } wins { $land }.
}
event-land-discarded = { $why ->
    [empty] Nobody went to { $land }: it is gone.
   *[tie] Equal on { $land }: nobody wins it.
}
event-explorers-returned = All Explorers come home.
event-lands-revealed = New Lands: { $lands }.
event-last-turn = { $seat } has one last turn.
event-time-up = Time is up for { $seat }.
event-game-over = The game is over.
event-standing-order-set = Your standing order for ambushes is set: { $ambush }.

standing-ask = ask me
standing-never = never
standing-always = always
result-won = { $winner } is the most powerful clan of the year 2471!
result-draw = A draw: both clans share the desert.

## Options

option-clock = Clock
option-clock-live = live: the sand runs
option-clock-calm = calm: a throw costs sand, nobody hurries
option-capacity_ms = Sand in a truck (ms)
option-air_ms = Dice in the air (ms)
option-throw_gap_ms = From throw to throw, at least (ms)
option-refuel_mode = Filling up
option-refuel_mode-auto = the dice throw themselves
option-refuel_mode-tap = the rival taps for every throw
option-refuel_throw_ms = Pace of a fill (ms a throw)
option-tap_min_ms = From tap to tap, at least (ms)
option-tap_max_ms = Thrown without a tap after (ms)
option-calm_throw_cost_ms = Price of a calm throw (ms of sand)
option-calm_jitter_ms = Price varies by up to (ms)
option-first_player = First player
option-first_player-random = drawn by lot
option-first_player-seat0 = first seat
option-first_player-seat1 = second seat
option-reaction_policy = Ambushes
option-reaction_policy-ask = ask each time
option-reaction_policy-standing = by standing order only
option-tie_rule = Equal points
option-tie_rule-shared = shared victory
option-tie_rule-lands = more lands, then Jerricans, then KERO
option-chain_conquest = Two Conquests in one refill
option-chain_conquest-literal = both at once
option-chain_conquest-delay = the second waits for the next refill
option-stall_guard = Turns without a card leaving the row before one is blown away (0: no limit)
option-gauge = Fuel gauge
option-gauge-analog = the sand alone
option-gauge-digits = with seconds
option-auto_flat = Lay the truck flat when every die burns
option-limits_ms = Own time limits (ms)
option-timers = Time to think
option-chat = Chat
option-memory_aid = Show what lies in the discards
preset-first_game = First game
preset-standard = By the book
preset-expert = Expert
preset-calm = Without haste
preset-correspondence = By correspondence
