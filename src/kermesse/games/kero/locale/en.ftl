## Names

game-name = Kero

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

effect-die = Each turn you may throw this die free of charge: { $die }.
effect-resource = Each harvest brings you one more: { $resource }.
effect-income = Each of your turns begins with one Jerrican.
effect-convert = Once a turn, wheat becomes as many Jerricans.
effect-tie = At each Conquest you win one tied New Land.
effect-explorers = { $amount ->
    [one] Place one Explorer free of charge.
   *[other] Place { $amount } Explorers free of charge.
}
effect-jerricans = { $amount ->
    [one] Take one Jerrican.
   *[other] Take { $amount } Jerricans.
}
effect-tuareks = { $amount ->
    [one] Draw one Tuarek.
   *[other] Draw { $amount } Tuareks.
}
effect-fill = Fill your truck at once, free of charge.
effect-points = Nothing but points.
effect-nsp = Each copy is worth as many points as you own copies.
short-die = { $die } free
short-resource = +1 { $resource } a harvest
short-income = +1 Jerrican a turn
short-convert = wheat to Jerricans
short-tie = wins a tie
short-explorers = { $amount ->
    [one] 1 Explorer
   *[other] { $amount } Explorers
}
short-jerricans = { $amount ->
    [one] 1 Jerrican
   *[other] { $amount } Jerricans
}
short-tuareks = { $amount ->
    [one] 1 Tuarek
   *[other] { $amount } Tuareks
}
short-fill = a fill
short-points = points
short-nsp = n copies: n × n

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

land-scores-colour = 1 point for each { $colour } card of yours
land-scores-threes = 1 point for every three of your cards
land-scores-every_colour = 1 point, and 2 more with a card of every colour
land-scores-four_of_a_colour = 1 point, and 3 more with four cards of one colour
land-scores-lands = 1 point for each of your New Lands, this one too
land-scores-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
land-brings-tuareks = { $n ->
    [one] 1 Tuarek when won
   *[other] { $n } Tuareks when won
}
land-brings-jerricans = { $n ->
    [one] 1 Jerrican when won
   *[other] { $n } Jerricans when won
}
land-outpost = Outpost

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
tuarek-sweep-does = Discard one more card of the row at the end of this turn. Before or after the roll.

# With their article, for the sentences of the log.
the-card-S01 = the Greenhouse
the-card-S02 = the Scout Garage
the-card-S03 = the Brickyard
the-card-S04 = the Seed Bank
the-card-S05 = the Kiln
the-card-S06 = the Oil Pump
the-card-S07 = the Scouts
the-card-S08 = the Dune Buggy
the-card-S09 = the Fuel Cache
the-card-S10 = the Nomad Camp
the-card-S11 = the Service Station
the-card-S12 = the Market
the-card-M01 = the Still
the-card-M02 = the Scrapyard
the-card-M03 = the Envoy
the-card-M04 = the Barracks
the-card-M05 = the Granary
the-card-M06 = the Biofuel
the-card-M07 = the Caravanserai
the-card-M08 = the Roadhouse
the-card-M09 = the Pioneers
the-card-M10 = the Expedition
the-card-M11 = the Motorbike
the-card-M12 = the Watchtower
the-card-M13 = the Guides
the-card-M14 = the Smugglers
the-card-M15 = the Rampart
the-card-M16 = the Village
the-card-M17 = the Depot
the-card-M18 = the Outriders
the-card-M19 = the Trading Post
the-card-N1 = “None shall pass!”
the-card-N2 = “None shall pass!”
the-card-N3 = “None shall pass!”
the-card-N4 = “None shall pass!”
the-card-N5 = “None shall pass!”

the-land-L01 = the Green Valley
the-land-L02 = the Blue Canyon
the-land-L03 = the Yellow Dunes
the-land-L04 = the Red Mesa
the-land-L05 = the Crossroads
the-land-L06 = the Bazaar
the-land-L07 = the Citadel
the-land-L08 = the Frontier
the-land-L09 = the Oasis
the-land-L10 = the Oil Field
the-land-L11 = the Nomad Well
the-land-L12 = the Old Pipeline
the-land-outpost = the outpost

the-die-green = the green die
the-die-yellow = the yellow die
the-die-blue = the blue die

tile-two-dice = “Two Dice”
tile-fireproof = “Fireproof”
tile-ambush = “Ambush”
tile-march = “March”
tile-loot = “Loot”
tile-tanker = “Tanker”
tile-banish = “Banishment”
tile-sweep = “Clean Sweep”

phase-over = Game over

## What is asked

ask-prep = Choose your special dice, then tip the truck.
ask-prep-fill = Fill up first? Else choose your dice and tip the truck.
ask-prep-tip = Tip the truck: the dice fly!
ask-prep-dry = Hardly any KERO left: this throw means a breakdown.
ask-reaction = Your rival is filling up ({ $number } of { $of }). Spring an ambush?
ask-reaction-none = Your rival is filling up. You have no Ambush: you let it be.
ask-refuelling = Throw the dice until they all burn!
ask-rolling = Tap the dice to keep, then throw the others again; or lay the truck flat.
ask-rolling-lit = { $count ->
    [one] { $card } lights up: your dice pay for it. Lay flat to have it, or throw again.
   *[other] { $count } cards light up. Lay flat to take some, or throw again.
}
ask-rolling-burnt = No die is left to throw: lay the truck flat.
ask-develop = Nothing left to buy: end your turn.
ask-develop-cards = { $count ->
    [one] Your harvest pays for { $card }: touch it to take it.
   *[other] Your harvest pays for one of { $count } cards: touch the one you want.
}
ask-develop-lands = A recruit and a metal: touch the land to which you send an Explorer.
ask-develop-hire = You can still hire a Tuarek; or end your turn.
ask-develop-tuareks = Nothing left to buy: play a Tuarek, or end your turn.
ask-sweep = Choose the card to sweep away.
ask-tie = Choose the tied New Land that you win.
ask-place_free = { $count ->
    [one] Place your free Explorer on a New Land.
   *[other] Place your { $count } free Explorers on the New Lands.
}

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
refused-power-used = You already used that power this turn.
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

event-game-started = { $you ->
    [first] The game begins. You have the First Player tile.
   *[other] The game begins. { $first } has the First Player tile.
}
event-turn-started = { $you ->
    [seat] Turn { $turn_no } is yours.
   *[other] Turn { $turn_no }: { $seat } prepares to drive.
}
event-income = { $you ->
    [seat] Your Oil Pump brings you a Jerrican.
   *[other] The Oil Pump brings { $seat } a Jerrican.
}
event-refuel-announced = { $source ->
    [paid] { $of ->
        [1] { $you ->
            [seat] You buy a fill for 1 Jerrican.
           *[other] { $seat } buys a fill for 1 Jerrican.
        }
       *[2] { $fill ->
            [1] { $you ->
                [seat] You buy two fills for 2 Jerricans. The first begins.
               *[other] { $seat } buys two fills for 2 Jerricans. The first begins.
            }
           *[2] The second fill begins.
        }
    }
    [card] { $you ->
        [seat] The card brings you a fill.
       *[other] The card brings { $seat } a fill.
    }
    [tanker] { $you ->
        [seat] You call a Tanker: a free fill.
       *[other] { $seat } calls a Tanker: a free fill.
    }
   *[breakdown] { $you ->
        [seat] Five white dice give you a little KERO.
       *[other] Five white dice give { $seat } a little KERO.
    }
}
event-ambush-played = { $you ->
    [seat] You spring an ambush: only the five white dice are thrown.
   *[other] { $seat } springs an ambush: only the five white dice are thrown.
}
event-ambush-declined = { $you ->
    [seat] You let it happen.
   *[other] { $seat } lets it happen.
}
event-fill-skipped = { $you ->
    [seat] Your truck is full: the fill is lost.
   *[other] The truck of { $seat } is full: the fill is lost.
}
event-refuel-ended = { $reason ->
    [full] { $you ->
        [seat] Your truck is full to the brim: { $gained_ms } l more KERO.
       *[other] The truck of { $seat } is full to the brim: { $gained_ms } l more KERO.
    }
   *[fire] { $throws ->
        [one] All dice burn at the first throw
       *[other] All dice burn after { $throws } throws
    }: { $you ->
        [seat] you have { $gained_ms } l more KERO.
       *[other] { $seat } has { $gained_ms } l more KERO.
    }
}
event-tuarek-drawn = { $bought ->
    [true] { $you ->
        [seat] You hire a Tuarek for 2 Jerricans: { $kind }.
       *[other] { $kind ->
            [none] { $seat } hires a Tuarek for 2 Jerricans.
           *[other] { $seat } hires a Tuarek for 2 Jerricans: { $kind }.
        }
    }
   *[false] { $you ->
        [seat] You draw a Tuarek: { $kind }.
       *[other] { $kind ->
            [none] { $seat } draws a Tuarek.
           *[other] { $seat } draws a Tuarek: { $kind }.
        }
    }
}
event-tuarek-played = { $tile ->
    [march] { "" }
    [banish] { "" }
    [tanker] { "" }
    [loot] { $you ->
        [seat] You play { $kind } and add { $loot } to your harvest.
       *[other] { $seat } plays { $kind } and adds { $loot } to the harvest.
    }
    [two_dice] { $you ->
        [seat] You play { $kind }: two special dice are free.
       *[other] { $seat } plays { $kind }: two special dice are free.
    }
    [fireproof] { $you ->
        [seat] You play { $kind }: burnt dice may be thrown again.
       *[other] { $seat } plays { $kind }: burnt dice may be thrown again.
    }
   *[sweep] { $you ->
        [seat] You play { $kind }: one more card goes at the end of the turn.
       *[other] { $seat } plays { $kind }: one more card goes at the end of the turn.
    }
}
event-truck-tipped = { $count ->
    [0] { $you ->
        [seat] You tip the truck.
       *[other] { $seat } tips the truck.
    }
   *[other] { $you ->
        [seat] You tip the truck, with { $specials }, { $paid ->
            [0] free of charge.
            [one] for 1 Jerrican.
           *[other] for { $paid } Jerricans.
        }
       *[other] { $seat } tips the truck, with { $specials }, { $paid ->
            [0] free of charge.
            [one] for 1 Jerrican.
           *[other] for { $paid } Jerricans.
        }
    }
}
event-truck-flat = { $by ->
    [auto] { $you ->
        [seat] Every die burns: your truck is laid flat, { $used_ms } l of KERO the lighter.
       *[other] Every die burns: the truck of { $seat } is laid flat, { $used_ms } l of KERO the lighter.
    }
   *[other] { $you ->
        [seat] You lay the truck flat, { $used_ms } l of KERO the lighter.
       *[other] { $seat } lays the truck flat, { $used_ms } l of KERO the lighter.
    }
}
event-panne = { $you ->
    [seat] Out of KERO! You break down and lose the turn.
   *[other] Out of KERO! { $seat } breaks down and loses the turn.
}
event-collected = { $harvest ->
    [none] { $you ->
        [seat] You collect nothing
       *[other] { $seat } collects nothing
    }
   *[other] { $you ->
        [seat] You collect { $harvest }
       *[other] { $seat } collects { $harvest }
    }
}{ $fires ->
    [0] .
    [one] , and one die burns.
   *[other] , and { $fires } dice burn.
}
event-explorer-placed = { $you ->
    [seat] You send an Explorer to { $place }{ $free ->
        [true] , free of charge.
       *[false] .
    }
   *[other] { $seat } sends an Explorer to { $place }{ $free ->
        [true] , free of charge.
       *[false] .
    }
}
event-explorer-lost = { $n ->
    [one] { $you ->
        [seat] One free Explorer of yours cannot set out.
       *[other] One free Explorer of { $seat } cannot set out.
    }
   *[other] { $you ->
        [seat] { $n } free Explorers of yours cannot set out.
       *[other] { $n } free Explorers of { $seat } cannot set out.
    }
}
event-card-taken = { $you ->
    [seat] You take { $card } for { $paid }{ $jerricans ->
        [0] .
        [one] , and get 1 Jerrican.
       *[other] , and get { $jerricans } Jerricans.
    }
   *[other] { $seat } takes { $card } for { $paid }{ $jerricans ->
        [0] .
        [one] , and gets 1 Jerrican.
       *[other] , and gets { $jerricans } Jerricans.
    }
}
event-power-wasted = { $you ->
    [seat] You have five powers already: this one is lost.
   *[other] { $seat } has five powers already: this one is lost.
}
event-wheat-converted = { $you ->
    [seat] You turn { $n } wheat into { $n ->
        [one] 1 Jerrican.
       *[other] { $n } Jerricans.
    }
   *[other] { $seat } turns { $n } wheat into { $n ->
        [one] 1 Jerrican.
       *[other] { $n } Jerricans.
    }
}
event-explorers-moved = { $count ->
    [one] { $you ->
        [seat] One of your Explorers marches { $routes }.
       *[other] An Explorer of { $seat } marches { $routes }.
    }
   *[other] { $you ->
        [seat] Two of your Explorers march: { $routes }.
       *[other] Two Explorers of { $seat } march: { $routes }.
    }
}
march-route = from { $start } to { $end }
event-explorer-banished = { $you ->
    [seat] You send an Explorer of { $rival } home from { $place }, and apologise with 2 Jerricans.
    [rival] { $seat } sends one of your Explorers home from { $place }, and apologises with 2 Jerricans.
   *[other] { $seat } sends an Explorer of { $rival } home from { $place }, and apologises with 2 Jerricans.
}
event-card-discarded = { $cause ->
    [fire] Fire takes { $card }.
    [sweep] A clean sweep takes { $card }.
   *[stall] Nothing has left the row for too long: the wind takes { $card }.
}
event-conquest-came = { $n ->
    [1] First Conquest! The New Lands are shared out.
    [2] Second Conquest! The New Lands are shared out.
   *[3] Third and last Conquest! The New Lands are shared out.
}
event-conquest-delayed = Another Conquest comes up; it waits on top of the deck.
event-land-won = { $you ->
    [seat] You win { $land }{ $by ->
        [tie_power] {" "}on a tie, thanks to your Envoy
       *[majority] {""}
    }{ $jerricans ->
        [0] .
        [one] , with 1 Jerrican.
       *[other] , with { $jerricans } Jerricans.
    }
   *[other] { $seat } wins { $land }{ $by ->
        [tie_power] {" "}on a tie, thanks to the Envoy
       *[majority] {""}
    }{ $jerricans ->
        [0] .
        [one] , with 1 Jerrican.
       *[other] , with { $jerricans } Jerricans.
    }
}
event-land-discarded = { $why ->
    [empty] Nobody went to { $land }: it is lost.
   *[tie] A tie on { $land }: nobody wins it.
}
event-lands-revealed = New Lands: { $lands }.
event-last-turn = { $you ->
    [seat] You have one last turn.
   *[other] { $seat } has one last turn.
}
event-time-up = { $phase ->
    [prep] { $you ->
        [seat] Time is up: your truck is tipped for you.
       *[other] Time is up: the truck of { $seat } is tipped.
    }
    [develop] { $you ->
        [seat] Time is up: your turn ends.
       *[other] Time is up: the turn of { $seat } ends.
    }
   *[other] { $you ->
        [seat] Time is up: it is decided for you.
       *[other] Time is up: it is decided for { $seat }.
    }
}
event-game-over = The game is over.
event-standing-order-set = Your standing order for ambushes: { $ambush }.

standing-ask = ask me
standing-never = never
standing-always = always
outcome-won = { $me ->
    [yes] You lead the most powerful clan of the year 2471
   *[no] { $who } leads the most powerful clan of the year 2471
}
outcome-draw = A draw: both clans share the desert

## The table

some-B = { $count ->
    [one] { $count } brick
   *[other] { $count } bricks
}
some-W = { $count } wheat
some-M = { $count } metal
some-R = { $count ->
    [one] { $count } recruit
   *[other] { $count } recruits
}
some-J = { $count ->
    [one] { $count } Jerrican
   *[other] { $count } Jerricans
}
face-air = in the air
die-label = { $die }: { $face }{ $burnt ->
    [yes] {", burnt"}
   *[no] { $kept ->
        [yes] {", kept"}
       *[no] {""}
    }
}
special-label = { $die }, { $price ->
    [0] free
   *[other] 1 Jerrican
}{ $chosen ->
    [yes] {", chosen"}
   *[no] {""}
}
dice-label = The dice
dice-choose = Dice of this turn: five white ones, and the special dice of your choice
price-free = free
dice-whites = 5 white dice
tip-card = A { $colour } card. Cost: { $cost }. { $points ->
    [0] {""}
    [one] { $points } point.
   *[other] { $points } points.
} { $effect }
tip-lit = The lamp: your dice pay for it.
tip-burns = It burns at the end of this turn.
tip-land = { $effect }. It will go to the clan with the most Explorers there when the next Conquest comes.
tip-land-mine = { $points ->
    [0] As things stand it would bring you nothing.
    [one] As things stand it would bring you { $points } point.
   *[other] As things stand it would bring you { $points } points.
}
tip-faces = { $die }: { $faces }
tip-kept = Kept: it is not thrown again.
tip-burnt = Burnt: it is not thrown again this turn.
tip-special = One Jerrican brings it into play for this turn, unless it is free.
tip-first = Whoever has the First Player tile begins. The other clan plays the last turn, if there is one.
tip-supply = What is left to take. When no Jerrican is left, none is given any more.
tip-deck = The deck fills the row. Three Conquests are hidden in it; the third ends the game.
row-card = Slot { $slot }: { $card }{ $lit ->
    [yes] {", within reach"}
   *[no] {""}
}{ $burns ->
    [yes] {", will burn"}
   *[no] {""}
}
row-label = The row of six cards
slot-empty = empty
fire-next = The next to burn: two or more fires at the end of a turn
deck-label = { $count ->
    [one] Deck: { $count } card
   *[other] Deck: { $count } cards
}, Conquests to come: { $conquests }
deck-name = deck
supply-jerricans = { $count ->
    [one] Jerrican in the supply
   *[other] Jerricans in the supply
}
supply-tuareks = { $count ->
    [one] Tuarek to draw
   *[other] Tuareks to draw
}
lands-label = The New Lands
land-words = New Land { $slot }, { $land }. Explorers: { $a } { $as }, { $b } { $bs }.
land-gone = This land has been shared out.
land-mine = you: { $points }
outpost-words = Outpost: { $count } of 3 Explorers. One is worth 1 point, two 3 points, three 4 points.
outpost-worth = 1 · 3 · 4
truck-label = Truck of { $who }: { $seconds } seconds of sand out of { $of }{ $flow ->
    [out] {", the sand is running"}
    [in] {", filling up"}
   *[flat] {""}
}
tank-label = Truck of { $who }: { $litres } litres of KERO out of { $of }
tank-litres = { $litres } l
first-player = First player
points-short = { $points ->
    [one] point
   *[other] points
}
score-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
score-words = Cards { $cards }, None shall pass! { $nsp }, lands { $lands }, outpost { $outpost }
facts-jerricans = Jerricans
facts-tuareks = Tuareks
facts-explorers = Explorers in camp
facts-cards = { $count ->
    [one] { $count } card, by colour
   *[other] { $count } cards, by colour
}
harvest-label = Harvest of { $who }
hand-empty = No Tuarek in hand
convert-label = Turn wheat into Jerricans
fill-title = { $of ->
    [one] { $who } fills up
   *[other] { $who } fills up, { $number } of { $of }
}
fill-throws = { $throws ->
    [0] The dice are rolling…
    [one] { $throws } throw
   *[other] { $throws } throws
}
fill-done = { $who } filled up: { $throws ->
    [one] { $throws } throw
   *[other] { $throws } throws
}, + { $litres } l of KERO
fill-breakdown = Breakdown of { $who }: the turn is lost, five white dice give a little KERO
quiet-panne = Out of KERO! { $who } breaks down and loses the turn.
conquest-now = { $n ->
    [1] First Conquest!
    [2] Second Conquest!
   *[3] Last Conquest!
}
shared-won = { $me ->
    [yes] It is yours
   *[no] { $who } wins it
}
shared-tie = A tie: lost
shared-empty = Nobody there: lost
news-banished = { $who } sends your Explorer home ({ $land }) and gives you two Jerricans.
news-ambushed = Ambush! { $who } cuts your fill down to five white dice.
quiet-prep = { $who } is getting ready: Refinery, Tuareks, special dice…
quiet-tie = Conquest! A tied land is being decided.
quiet-refuelling = { $who } is filling up…
quiet-reaction = { $who } is about to fill up…
stamp-panne = OUT OF KERO!
bubble-sorry = Sorry! Two Jerricans for your trouble.
stall-warning = { $left ->
    [one] One more turn without a card leaving the row, and the wind takes one.
   *[other] { $left } more turns without a card leaving the row, and the wind takes one.
}
then-flat = lay flat on landing
throw-price = costs { $litres } l of KERO
throw-runs-dry = This throw runs you dry!
standing-label = My ambushes:
progress-round = round { $round } · turn { $turn }
progress-last = last turn
decided-points = { $points } to { $other }: { $part ->
    [cards] the cards
    [nsp] None shall pass!
    [lands] the New Lands
   *[outpost] the outpost
} made the difference, { $most } to { $least }.
decided-tie = { $points } points each: { $tie ->
    [lands] more New Lands decided it.
    [jerricans] as many New Lands, but more Jerricans.
   *[fuel] as many New Lands and Jerricans, but more KERO.
}
decided-draw = { $points } points each.
decided-me = You have { $cards ->
    [0] no card
    [one] one card
   *[other] { $cards } cards
} and { $lands ->
    [0] no New Land
    [one] one New Land
   *[other] { $lands } New Lands
}.
decided-me-had = You had { $points } against { $other }.
ending-of = Points
ending-cards = Cards
ending-nsp = None shall pass!
ending-lands = New Lands
ending-outpost = Outpost
ending-total = Total
ending-gap = { $count ->
    [one] One point apart.
   *[other] { $count } points apart.
}
aim-points = The most points win{ $left ->
    [over] {""}
    [0] {": last turn!"}
    [one] {". One more Conquest"}
   *[other] {". "}{ $left }{" more Conquests"}
}
lead-even = A tie, { $most } each
lead-ahead = { $me ->
    [yes] You lead, { $most } to { $least }
   *[no] { $who } leads, { $most } to { $least }
}

ask-own-fill = Your truck fills up until all the dice burn.
ask-own-breakdown = Out of KERO: you lose this turn. Five white dice give you a little KERO.
ask-rolling-air = The dice are in the air…
ask-develop-burns = At the end of your turn { $card } burns!
ask-march-from = { $moves ->
    [0] March: which of your Explorers sets out? Touch its land.
   *[other] Another Explorer? Touch its land, or march off.
}
ask-march-to = { $moves ->
    [0] Where to?
   *[other] And this one: where to?
}
ask-loot = { $count ->
    [one] Loot: choose one more resource.
   *[other] Loot: choose two resources.
}
ask-banish = Banishment: touch the land that the rival Explorer must leave.
wait-prep = { $who } is getting ready to drive.
wait-reaction = { $who } may be plotting an ambush…
wait-refuelling = A truck fills up until all the dice burn.
wait-rolling = { $who } throws the dice!
wait-develop = { $who } is developing the camp.
wait-sweep = { $who } sweeps a card away.
ask-shared = The Conquest shares out the lands…
wait-tie = { $who } chooses a tied land.

do-throw = { $count ->
    [0] All are kept
    [one] Throw { $count } die
   *[other] Throw { $count } dice
}
do-throw-queued = As soon as I can…
do-lay-flat = Lay flat!
do-tip = { $price ->
    [0] Tip the truck
    [one] Tip ({ $price } Jerrican)
   *[other] Tip ({ $price } Jerricans)
}
do-tap = Throw!
do-ambush = Ambush!
do-let-be = Let it be
do-march = March off
do-give-up = Never mind
do-end-turn = End the turn
do-buy-tuarek = Hire a Tuarek for two Jerricans
buy-short = Hire
do-go-on = Skip ahead
go-on-why = You play alone against bots: the table goes straight to what happens next.
do-convert-wheat = Turn { $n } wheat into as many Jerricans
do-refuel = { $times ->
    [one] One fill for 1 Jerrican
   *[other] Two fills for 2 Jerricans
}
choice-refuel = { $times ->
    [one] One fill
   *[other] Two fills
}
choice-refuel-hint = One Jerrican a fill, first thing in your turn
do-take-card = Take { $card } for { $cost }? { $effect }
do-sweep-card = Sweep { $card } away?
do-place-explorer = Send an Explorer to { $land } for a recruit and a metal?
do-place-free = Place the Explorer at { $land }?
do-claim-tie = Win { $land }?
do-play-tuarek = Play { $tuarek }? { $does }


phrase-hello = Safe travels!
phrase-hurry = The KERO is running low…
phrase-burn = I smell fire!
phrase-sorry = Sorry, really.
phrase-nice = Great throw!
phrase-thanks = Thanks!

## Rules

rules-goal-title = The goal
rules-goal =
    June 2471. Two clans cross the desert in tanker trucks full of KERO. As long as yours has any, you roll and re-roll your dice. With what they show you take cards, hire Tuareks and send Explorers to the New Lands.

    Three Conquests hidden in the deck end the three rounds. Most points at the end wins.
rules-truck-title = The truck
rules-truck =
    A truck is a sand timer, and its KERO is sand. Lying flat, it rests. Standing on its tank, its sand runs out: that is your time to throw. Nose down, it fills. A full truck holds about a minute of sand, sixty litres of KERO, and what is left serves your later turns.

    If it runs dry while you throw, you break down: dice and turn are lost. Your rival then throws five white dice to give you back a little sand, and it is their turn.
rules-turn-title = A turn
rules-turn =
    - Prepare: first, if you like, one or two fills at the Refinery (1 Jerrican each). Then Tuareks. Then choose special dice, 1 Jerrican a die.
    - Roll: tip the truck, throw all dice, throw again those you like, and lay the truck flat before it runs dry.
    - Develop: take cards, send Explorers, play or hire Tuareks (2 Jerricans), in any order.
    - End: bricks, wheat, metal and recruits that are left are lost; Jerricans stay. The row slides to the right and is filled up.
rules-dice-title = The dice
rules-dice =
    The five white dice show brick, wheat, metal, recruit, Jerrican or fire. The special dice, green, yellow and blue, give two or three resources at once, sometimes a Tuarek or a free Explorer; they can burn too.
rules-roll-title = Throw, keep, throw again
rules-roll =
    Dice stay in the air for a moment, and must be gathered before the next throw. Tap a die to keep it; the others go again. A die on fire is burnt and is not thrown again. Only the last result counts.

    Example: of wheat, brick, fire, recruit, metal you throw only the brick again. It turns into wheat: two wheat, one recruit, one metal and one fire.

    Keyboard: 1 to 8 keep a die, Space throws, Enter or F lays flat. Touch: sweep over several dice to keep them in one motion, and let go above the dice to throw.
rules-cards-title = The cards
rules-cards =
    A card costs what is printed at its foot. Its effect comes at once, and it counts for its colour to the end. While you roll, a lamp lights on every card that your dice would pay for.

    Example: three wheat and a Jerrican, from a die or from your store, pay for the Greenhouse. From your next turn on the green die is free.
rules-fire-title = Fire
rules-fire =
    Two or more fires at the end of your turn burn one card, and only one: the rightmost of the row. The flame on a card shows it beforehand.
rules-explorers-title = Explorers
rules-explorers =
    A recruit and a metal send one of your seven Explorers to the land of your choice. Those from a die or a card are free and are placed at once.
rules-fill-title = Filling up
rules-fill =
    Your truck fills while your rival throws all eight dice again and again; those on fire are set aside. When all burn, the fill is over. The more throws it takes, the more KERO you get; on average a third of a tank.

    The last die burns at its fifth throw at the latest. Whoever holds an Ambush may cut a fill of eight dice down to five white ones.

    Example: four dice burn at the first throw; at the second, two of the other four; and so on with the last two.
rules-tuareks-title = Tuareks
rules-tuareks =
    Their tiles are secret and work once. You hire one for 2 Jerricans, before the roll, after it, or while you roll with your dice on the table; none is played between throws.

    - Two Dice, Fireproof: before the roll.
    - Loot: after the roll.
    - March, Banishment, Tanker, Clean Sweep: before or after.
    - Ambush: in your rival's turn, when they fill up. Your standing order (ask, never, always) can answer for you.
rules-powers-title = Permanent powers
rules-powers =
    Cards with the sign of infinity give a power for the whole game: a free die, one more resource in each harvest, a Jerrican each turn, wheat into Jerricans, winning a tied land. Five at most for each clan; a sixth counts for its colour and points only.
rules-conquest-title = Conquest
rules-conquest =
    When a Conquest card comes up, each land goes to the clan with more Explorers there. Equal, or nobody there: it is lost. All Explorers come home, and four new lands appear.

    Example: one against two at Green Valley, the second clan wins it. One each at the Crossroads: nobody, unless somebody has the Envoy.
rules-end-title = The end
rules-end =
    The third Conquest ends the game. If it follows the first player's turn, the other plays one last turn: no more lands, but the outpost, where one Explorer is worth 1 point, two 3 points, three 4 points.
rules-score-title = Points
rules-score =
    The printed points of your cards, your lands, the outpost. Each None shall pass! is worth as many points as you own copies.

    Example: three None shall pass! are worth 3 points each, 9 in all. Jerricans, Tuareks and KERO are worth nothing.
rules-calm-title = Without haste
rules-calm =
    On the calm clock there is no hurry: each throw costs a little KERO, three litres as a rule, and the dice land at once. The screen warns you when a throw would empty the tank: that is a breakdown, and the turn is lost. Five white dice then give you a little KERO. Everything can be played by keyboard.

    If eight turns pass without a card leaving the row, the wind takes the rightmost one, so that the game goes on.

## Glossary

term-kero = KERO
term-kero-text = What is in a truck: sixty litres when it is full. On the live clock a litre goes in a second; on the calm clock a throw costs three.
term-kero-forms = KERO
term-truck = Truck
term-truck-text = Your store of KERO. Lying flat, it rests; tipped, it lets you throw your dice for as long as it has any. If it runs empty, you break down.
term-truck-forms = truck, trucks, tanker trucks
term-fill = Fill
term-fill-text = A truck fills while the other clan throws all eight dice, until all of them burn. The more throws it takes, the more KERO it gets.
term-fill-forms = fill, fills, fill up
term-refinery = Refinery
term-refinery-text = First thing in your turn, and once only, it sells a fill for one Jerrican, or two for two. Hiring or playing a Tuarek closes it for the turn.
term-refinery-forms = Refinery
term-breakdown = Breakdown
term-breakdown-text = Your truck runs empty while you throw: dice and turn are lost. Five white dice give you a little KERO, then the other clan plays.
term-breakdown-forms = break down, breakdown
term-brick = Brick
term-brick-text = A resource of this turn. It pays for cards; what is left is lost.
term-brick-forms = brick, bricks
term-wheat = Wheat
term-wheat-text = A resource of this turn. It pays for cards, and the Still turns it into Jerricans; what is left is lost.
term-wheat-forms = wheat
term-metal = Metal
term-metal-text = A resource of this turn. It pays for cards and, with a recruit, for an Explorer; what is left is lost.
term-metal-forms = metal
term-recruit = Recruit
term-recruit-text = A resource of this turn. It pays for cards and, with a metal, for an Explorer; what is left is lost.
term-recruit-forms = recruit, recruits
term-jerrican = Jerrican
term-jerrican-text = Kept from turn to turn: one for a fill or a special die, two for a Tuarek. Some cards cost one too.
term-jerrican-forms = Jerrican, Jerricans
term-fire = Fire
term-fire-text = A die on fire is burnt: it is not thrown again. Two or more fires at the end of a turn burn the rightmost card of the row.
term-fire-forms = fire, fires
term-special = Special die
term-special-text = Green, yellow or blue: two or three resources at once, sometimes a Tuarek or an Explorer. One Jerrican a die and a turn.
term-special-forms = special die, special dice
term-harvest = Harvest
term-harvest-text = What your dice show when the truck is laid flat: it pays for cards and Explorers in this turn.
term-harvest-forms = harvest
term-row = Row
term-row-text = The six cards to take. At the end of a turn it slides to the right and is filled from the deck.
term-row-forms = row
term-power = Permanent power
term-power-text = What a card with the sign of infinity does in each of your turns, to the end. Five at most for a clan.
term-power-forms = power, powers, permanent powers
term-colour = Colour of a card
term-colour-text = Green leaf, blue drop, yellow sun or red diamond. Some lands count your cards by colour.
term-colour-forms = colour
term-nsp = None shall pass!
term-nsp-text = There are five. Each is worth as many points as you own copies: a single one 1, three 9, five 25.
term-nsp-forms = None shall pass!
term-tuarek = Tuarek
term-tuarek-text = A secret tile that works once. You hire one for two Jerricans; dice, cards and lands bring some too.
term-tuarek-forms = Tuarek, Tuareks
term-ambush = Ambush
term-ambush-text = The Tuarek that is played in the other clan's turn: its fill of eight dice has only five.
term-ambush-forms = Ambush, ambushes
term-explorer = Explorer
term-explorer-text = You have seven. A recruit and a metal send one to a New Land; those of a die or a card go free of charge.
term-explorer-forms = Explorer, Explorers
term-land = New Land
term-land-text = At each Conquest it goes to the clan with the most Explorers there. It brings its points at the end of the game.
term-land-forms = New Land, New Lands
term-conquest = Conquest
term-conquest-text = One of the three cards hidden in the deck. When it comes, the lands are shared out and the Explorers come home. The third ends the game.
term-conquest-forms = Conquest, Conquests
term-outpost = Outpost
term-outpost-text = In the last turn it takes the place of the lands: one Explorer there is worth 1 point, two 3 points, three 4 points.
term-outpost-forms = outpost
