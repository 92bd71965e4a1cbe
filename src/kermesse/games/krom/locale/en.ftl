## Names

game-name = Krom
place-cave = the Cave
place-forest = the Forest
place-savannah = the Savannah
place-mountain = the Mountain
kind-kroms = Kroms
kind-wood = wood
kind-bone = bone
kind-stone = stone
kind-hearts = hearts
kind-bonus = Bonus card
character-alma = Alma
character-oona = Oona
character-valkyr = Valkyr
character-morhy = Mörhy
character-karok = Karok
character-kolos = Kolos
character-kromosaure = the Kromosaure
trophy-name = Kromosaure trophy
bonus-club = Big club
bonus-club-effect = Throw 1 more die and add it to your total.
bonus-twin-clubs = Two clubs
bonus-twin-clubs-effect = Throw 2 more dice and add them to your total.
bonus-war-cry = Killer yell
bonus-war-cry-effect = Add 2 to your total.
bonus-headbutt = Headbutt
bonus-headbutt-effect = Add 3 to your total.
bonus-stampede = Stampede
bonus-stampede-effect = On the Savannah: add 4 to your total.
bonus-nope = Not even true!
bonus-nope-effect = Cancel a Bonus that somebody else has just played.
bonus-lucky-find = Lucky find
bonus-lucky-find-effect = Gain 3 Kroms.
bonus-stash = Secret stash
bonus-stash-effect = At the Cave: gain 4 Kroms.
bonus-broth = Steaming broth
bonus-broth-effect = Get back 4 hearts.
bonus-dead-tree = Dead tree
bonus-dead-tree-effect = In the Forest: gain 2 wood.
bonus-carcass = Old carcass
bonus-carcass-effect = On the Savannah: gain 2 bones.
bonus-rockfall = Rockfall
bonus-rockfall-effect = On the Mountain: gain 2 stones.
bonus-torn-pouch = Torn pouch
bonus-torn-pouch-effect = A player of your choice loses 3 Kroms.
bonus-termites = Termites
bonus-termites-effect = A player of your choice loses 1 resource that you name.
bonus-slingshot = Slingshot
bonus-slingshot-effect = A player of your choice loses 2 hearts.
bonus-pickpocket = Wandering hand
bonus-pickpocket-effect = Steal 2 Kroms from somebody in the same place as you.
bonus-snatch = Snatch
bonus-snatch-effect = Steal 1 resource that you name from somebody in the same place as you.
bonus-bonfire = Bonfire
bonus-bonfire-effect = Lose 1 wood, gain 5 Kroms.
bonus-tinkering = Tinkering
bonus-tinkering-effect = Lose 2 Kroms, gain 1 resource of your choice.
bonus-salvage = Salvage
bonus-salvage-effect = Lose 1 resource, gain 2 of another kind.
bonus-hard-bargain = Hard bargain
bonus-hard-bargain-effect = Give somebody 1 Krom and take 1 resource that you name.
bonus-swap = Forced swap
bonus-swap-effect = Give somebody 1 resource and take 1 of another kind.
evolution-E01 = Giant toothpick
evolution-E02 = Bone whistle
evolution-E03 = Pet pebble
evolution-E04 = Drum
evolution-E05 = Nose hammer
evolution-E06 = Tree house
evolution-E07 = Cave painting
evolution-E08 = Nut catapult
evolution-E09 = Xylophone
evolution-E10 = Flatbread oven
evolution-E11 = All-in-one knife
evolution-E12 = Rocking chair
evolution-E13 = False teeth
evolution-E14 = Square wheel
evolution-E15 = Swing
evolution-E16 = Scarelion
evolution-E17 = Slide
evolution-E18 = Two-seater wheelbarrow
evolution-E19 = Bone thrower
evolution-E20 = Hand mill
evolution-E21 = Armoured raft
evolution-E22 = Mammoth trap
evolution-E23 = Lift
evolution-E24 = Central heating
evolution-E25 = Travelling machine
gather-nettles = Nettles
gather-mushrooms = Mushrooms
gather-beehive = Beehive
gather-branch = Branch
gather-berry-branch = Berry branch
gather-fallen-trunk = Fallen trunk
gather-odd-totem = Odd totem
gather-old-trap = Old trap
gather-herbs = Healing herbs
prey-HUN-01 = Hare
prey-HUN-02 = Dodo
prey-HUN-03 = Marmot
prey-HUN-04 = Ostrich
prey-HUN-05 = Snake
prey-HUN-06 = Giant armadillo
prey-HUN-07 = Warthog
prey-HUN-08 = Antelope
prey-HUN-09 = Giant deer
prey-HUN-10 = Hyena
prey-HUN-11 = Bison
prey-HUN-12 = Aurochs
prey-HUN-13 = Cave bear
prey-HUN-14 = Cave lion
prey-HUN-15 = Woolly rhinoceros
prey-HUN-16 = Sabre-toothed tiger
prey-HUN-17 = Mammoth
combination-none = nothing at all
combination-pair = a pair
combination-two-pairs = two pairs
combination-three = three of a kind
combination-full = a full house
combination-four = four of a kind
combination-five = five of a kind
combination-straight = a straight

## The same as sentences use them: with their article or preposition

at-cave = at the Cave
at-forest = in the Forest
at-savannah = on the Savannah
at-mountain = on the Mountain
made-E01 = a giant toothpick
made-E02 = a bone whistle
made-E03 = a pet pebble
made-E04 = a drum
made-E05 = a nose hammer
made-E06 = a tree house
made-E07 = a cave painting
made-E08 = a nut catapult
made-E09 = a xylophone
made-E10 = a flatbread oven
made-E11 = an all-in-one knife
made-E12 = a rocking chair
made-E13 = a set of false teeth
made-E14 = a square wheel
made-E15 = a swing
made-E16 = a scarelion
made-E17 = a slide
made-E18 = a two-seater wheelbarrow
made-E19 = a bone thrower
made-E20 = a hand mill
made-E21 = an armoured raft
made-E22 = a mammoth trap
made-E23 = a lift
made-E24 = central heating
made-E25 = a travelling machine
quarry-HUN-01 = the hare
quarry-HUN-02 = the dodo
quarry-HUN-03 = the marmot
quarry-HUN-04 = the ostrich
quarry-HUN-05 = the snake
quarry-HUN-06 = the giant armadillo
quarry-HUN-07 = the warthog
quarry-HUN-08 = the antelope
quarry-HUN-09 = the giant deer
quarry-HUN-10 = the hyena
quarry-HUN-11 = the bison
quarry-HUN-12 = the aurochs
quarry-HUN-13 = the cave bear
quarry-HUN-14 = the cave lion
quarry-HUN-15 = the woolly rhinoceros
quarry-HUN-16 = the sabre-toothed tiger
quarry-HUN-17 = the mammoth
found-nettles = nettles
found-mushrooms = mushrooms
found-beehive = a beehive
found-branch = a branch
found-berry-branch = a branch with berries
found-fallen-trunk = a fallen trunk
found-odd-totem = an odd totem
found-old-trap = an old trap
found-herbs = healing herbs

## Moments of the game

phase-pick = Picking characters
phase-move = Movement
phase-fight = Fight
phase-reaction = Reaction
phase-loot = Loot
phase-action = Action
phase-game-over = End of the game
ask-pick-character = Pick your character.
ask-choose-destination = Where are you going? Choose another place in secret.
ask-fight = Fight! Play a combat Bonus or pass.
ask-reaction = A Bonus is being played: will you cancel it?
ask-loot = What will you take from your victim?
ask-action = Your phase: use the place, play a Bonus, build an Evolution.

## Refusals

refused-window-closed = Too late: that question is no longer open.
refused-bad-parameter = That request could not be understood.
refused-not-in-hand = You do not have that card in hand.
refused-wrong-window = That card cannot be played at this moment.
refused-wrong-place = That cannot be done in this place.
refused-bad-target = Name another player of this table.
refused-target-elsewhere = That player is not in the same place as you.
refused-bad-choice = You cannot choose that here.
refused-not-now = Throw the dice of the climb first.
refused-already-done = You have already done that.
refused-limit-reached = That is the most you can do this turn.
refused-same-place = You must leave your place every round.
refused-nothing-to-shuffle = The discard is empty: there is nothing to shuffle.
refused-cannot-pay = You cannot pay for that.
refused-stock-empty = There is not enough left in the stock.
refused-no-effect = That would have no effect.
refused-place-action-pending = First finish what this place asks of you.

## Log

# How each argument becomes a word stands in wording.py. `$you` is the argument that is the reader's own seat.

event-game-started = The game begins: { $seats } players, { $target } points to win.
event-character-picked =
    { $you ->
        [seat] You play { $character }.
       *[other] { $seat } plays { $character }.
    }
event-round-started = Round { $round }.
event-woke-up =
    { $you ->
        [seat] You come round.
       *[other] { $seat } comes round.
    }
event-destinations-revealed = Everybody sets off: { $places }.
destination =
    { $you ->
        [who] you to { $place }
       *[other] { $who } to { $place }
    }
event-kromosaure-moved = The Kromosaure turns up { $place }.
event-fight-rolled = Brawl { $place }: { $fighters }.
fighter-total =
    { $you ->
        [who] you with { $total }
       *[other] { $who } with { $total }
    }
event-fight-total =
    { $you ->
        [seat] { $dice ->
            [none] You are at { $total } now.
           *[other] You add a throw of { $dice } and are at { $total } now.
        }
       *[other] { $dice ->
            [none] { $seat } is at { $total } now.
           *[other] { $seat } adds a throw of { $dice } and is at { $total } now.
        }
    }
event-fight-result =
    { $you ->
        [winner] You win the fight: { $ranking }.
       *[other] { $winner } wins the fight: { $ranking }.
    }
event-hearts-lost =
    { $you ->
        [seat] You lose { $hearts }{ $left ->
            [0] : not one is left.
           *[other] {" "}and have { $left } left.
        }
       *[other] { $seat } loses { $hearts }{ $left ->
            [0] : not one is left.
           *[other] {" "}and has { $left } left.
        }
    }
event-hearts-gained =
    { $cause ->
        [bonus] { $you ->
            [seat] You get back { $hearts } and have { $left } now.
           *[other] { $seat } gets back { $hearts } and has { $left } now.
        }
       *[other] {""}
    }
event-knocked-out =
    { $you ->
        [seat] { $by } knocks you out!
        [by] You knock { $seat } out!
       *[other] { $by } knocks { $seat } out!
    }
event-kromosaure-hurt =
    The Kromosaure loses { $hearts }{ $left ->
        [0] : not one is left.
       *[other] {" "}and has { $left } left.
    }
event-kromosaure-beaten =
    { $you ->
        [seat] You beat the Kromosaure and take the trophy: 1 point!
       *[other] { $seat } beats the Kromosaure and takes the trophy: 1 point!
    }
event-trophy-moved =
    { $you ->
        [winner] You take the trophy from { $loser }.
        [loser] { $winner } takes the trophy from you.
       *[other] { $winner } takes the trophy from { $loser }.
    }
event-looted =
    { $kind ->
        [nothing] { $you ->
            [winner] You take nothing from { $victim }.
            [victim] { $winner } takes nothing from you.
           *[other] { $winner } takes nothing from { $victim }.
        }
        [bonus] { $you ->
            [winner] You take a Bonus card from { $victim }{ $title }.
            [victim] { $winner } takes a Bonus card from you{ $remembers ->
                [no] {""}
               *[yes] { $title }
            }.
           *[other] { $winner } takes a Bonus card from { $victim }{ $title }.
        }
       *[other] { $you ->
            [winner] You take { $what } from { $victim }.
            [victim] { $winner } takes { $what } from you.
           *[other] { $winner } takes { $what } from { $victim }.
        }
    }
event-phase-lost =
    { $you ->
        [seat] You are out cold and do not act this round.
       *[other] { $seat } is out cold and does not act this round.
    }
event-cold =
    { $you ->
        [seat] You shiver, lose 1 heart and have { $hearts } left.
       *[other] { $seat } shivers, loses 1 heart and has { $hearts } left.
    }
event-warmth =
    { $you ->
        [seat] You warm up, get back 1 heart and have { $hearts } now.
       *[other] { $seat } warms up, gets back 1 heart and has { $hearts } now.
    }
event-rested =
    { $you ->
        [seat] You rest: { $gains ->
            [none] nothing to be had
           *[other] { $gains }
        }.
       *[other] { $seat } rests: { $gains ->
            [none] nothing to be had
           *[other] { $gains }
        }.
    }
event-served =
    { $you ->
        [seat] You pay { $price } K for a service{ $gains ->
            [none] {""}
           *[other] : { $gains }
        }.
       *[other] { $seat } pays { $price } K for a service{ $gains ->
            [none] {""}
           *[other] : { $gains }
        }.
    }
event-bonus-drawn =
    { $you ->
        [seat] You draw { $n ->
            [one] a Bonus card
           *[other] { $n } Bonus cards
        }{ $cards ->
            [none] {""}
           *[other] : { $cards }
        }.
       *[other] { $seat } draws { $n ->
            [one] a Bonus card
           *[other] { $n } Bonus cards
        }{ $cards ->
            [none] {""}
           *[other] : { $cards }
        }.
    }
bonus-title = “{ $card }”
bonus-known =
    { $card ->
        [none] {""}
       *[other] : “{ $card }”
    }
event-gather-shuffled =
    { $you ->
        [seat] You shuffle all the Gather cards.
       *[other] { $seat } shuffles all the Gather cards.
    }
event-gathered =
    { $you ->
        [seat] { $price ->
            [0] You find { $card }
           *[other] You pay { $price } K and find { $card }
        }
       *[other] { $price ->
            [0] { $seat } finds { $card }
           *[other] { $seat } pays { $price } K and finds { $card }
        }
    }{ $gains ->
        [none] { $bonus ->
            [0] : nothing.
           *[other] .
        }
       *[other] : { $gains }.
    }
event-hunted =
    { $you ->
        [seat] You hunt { $card }{ $extra ->
            [0] {""}
            [one] {" "}with 1 bought die
           *[other] {" "}with { $extra } bought dice
        } and throw { $dice }
       *[other] { $seat } hunts { $card }{ $extra ->
            [0] {""}
            [one] {" "}with 1 bought die
           *[other] {" "}with { $extra } bought dice
        } and throws { $dice }
    }{ $count ->
        [one] {""}
       *[other] {" "}({ $sum } in all)
    }: { $success ->
        [true] caught{ $gains ->
            [none] {""}
           *[other] , { $gains }
        }!
       *[false] it gets away.
    }
event-climbed =
    { $you ->
        [seat] You climb and throw { $dice }.
       *[other] { $seat } climbs and throws { $dice }.
    }
event-rerolled =
    { $you ->
        [seat] You pay { $price } K, throw { $again } again and have { $dice }.
       *[other] { $seat } pays { $price } K, throws { $again } again and has { $dice }.
    }
dice-again =
    { $count ->
        [one] 1 die
       *[other] { $count } dice
    }
event-settled =
    { $gains ->
        [none] { $bonus ->
            [0] { $you ->
                [seat] You come down with nothing.
               *[other] { $seat } comes down with nothing.
            }
           *[other] { $you ->
                [seat] You stop at { $key }.
               *[other] { $seat } stops at { $key }.
            }
        }
       *[other] { $you ->
            [seat] You stop at { $key }: { $gains }.
           *[other] { $seat } stops at { $key }: { $gains }.
        }
    }
event-evolved =
    { $you ->
        [seat] You build { $card } for { $paid } and have { $points ->
            [one] { $points } point
           *[other] { $points } points
        } now!
       *[other] { $seat } builds { $card } for { $paid } and has { $points ->
            [one] { $points } point
           *[other] { $points } points
        } now!
    }
event-bonus-announced =
    { $target ->
        [none] { $you ->
            [seat] You play “{ $card }”.
           *[other] { $seat } plays “{ $card }”.
        }
       *[other] { $you ->
            [seat] You play “{ $card }” on { $target }.
            [target] { $seat } plays “{ $card }” on you.
           *[other] { $seat } plays “{ $card }” on { $target }.
        }
    }
event-bonus-countered =
    { $you ->
        [seat] You answer “{ $against }” with “{ $card }”.
       *[other] { $seat } answers “{ $against }” with “{ $card }”.
    }
event-bonus-cancelled =
    { $you ->
        [seat] Your “{ $card }” is cancelled.
       *[other] { $seat }’s “{ $card }” is cancelled.
    }
event-bonus-resolved =
    { $effect ->
        [dice] {""}
        [add] {""}
        [lose] { $take ->
            [hearts] {""}
           *[other] { $you ->
                [target] You lose { $taken }.
               *[other] { $target } loses { $taken }.
            }
        }
        [steal] { $you ->
            [seat] You steal { $taken } from { $target }.
            [target] { $seat } steals { $taken } from you.
           *[other] { $seat } steals { $taken } from { $target }.
        }
        [convert] { $you ->
            [seat] You turn { $given } into { $taken }.
           *[other] { $seat } turns { $given } into { $taken }.
        }
        [trade] { $you ->
            [seat] You give { $target } { $given } and take { $taken }.
            [target] { $seat } gives you { $given } and takes { $taken }.
           *[other] { $seat } gives { $target } { $given } and takes { $taken }.
        }
       *[gain] { $take ->
            [hearts] {""}
           *[other] { $you ->
                [seat] You gain { $taken }.
               *[other] { $seat } gains { $taken }.
            }
        }
    }
event-pile-rebuilt =
    { $deck ->
        [hunt] The Hunt discard is shuffled again
        [bonus] The Bonus discard is shuffled again
       *[gather] The Gather discard is shuffled again
    } ({ $size ->
        [one] { $size } card
       *[other] { $size } cards
    }).
event-auto-decision =
    { $you ->
        [seat] Time is up: the game decides for you.
       *[other] Time is up: the game decides for { $seat }.
    }
event-preference-set =
    { $preference ->
        [auto_decline] { $on ->
            [true] { $you ->
                [seat] From now on you let every Bonus go.
               *[other] From now on { $seat } lets every Bonus go.
            }
           *[false] { $you ->
                [seat] You are asked about Bonus cards again.
               *[other] { $seat } is asked about Bonus cards again.
            }
        }
       *[auto_pass] { $on ->
            [true] { $you ->
                [seat] From now on you pass in every fight.
               *[other] From now on { $seat } passes in every fight.
            }
           *[false] { $you ->
                [seat] You are asked in fights again.
               *[other] { $seat } is asked in fights again.
            }
        }
    }
event-game-over =
    { $winner ->
        [none] The game stops: nobody becomes chief.
       *[other] { $you ->
            [winner] You are the new chief of the tribe!
           *[other] { $winner } is the new chief of the tribe!
        }
    }

## The board

amount-kroms = { $count } K
amount-wood = { $count } wood
amount-bone =
    { $count ->
        [one] { $count } bone
       *[other] { $count } bones
    }
amount-stone =
    { $count ->
        [one] { $count } stone
       *[other] { $count } stones
    }
amount-hearts =
    { $count ->
        [one] { $count } heart
       *[other] { $count } hearts
    }
amount-bonus =
    { $count ->
        [one] { $count } Bonus card
       *[other] { $count } Bonus cards
    }
amount-of =
    { $kind ->
        [kroms] { amount-kroms }
        [wood] { amount-wood }
        [bone] { amount-bone }
        [stone] { amount-stone }
       *[hearts] { amount-hearts }
    }
amount-nothing = nothing
price-kroms =
    { $n ->
        [0] free
       *[other] { $n } K
    }
weight-kg = { $kg } kg
word-or = or
hearts-label = { $hearts } of { $most } hearts
die-label = die: { $value }
die-keep =
    die: { $value }, { $kept ->
        [yes] kept
       *[no] to be thrown again
    }
die-kept = kept
die-again = again
place-label =
    { $place }{ $count ->
        [0] {""}
       *[other] : { $who }
    }{ $state ->
        [chosen] . You are going there
        [open] . You can go there
        [here] . You are there
       *[closed] {""}
    }
lane-out = knocked out
lane-chosen = ready
lane-choosing = choosing…
lane-acts = acting
lane-known = You know:
race-title = The race
race-label = { $points } of { $target } points
pick-title = Who will you be?
pick-why = Ties in a fight: the heavier wins at the Cave and on the Savannah, the lighter in the Forest and on the Mountain.
pick-free = free
panel-fight = Brawl! ({ $place })
panel-loot = Loot ({ $place })
panel-action =
    { $me ->
        [yes] Your turn: { $place }
       *[no] { $who }: { $place }
    }
panel-next = then: { $who }
shelf-open = All Evolutions and prey
evolutions-title = Evolutions
hunts-title = Prey on the Savannah
pile-left =
    { $count ->
        [one] { $count } more in the pile
       *[other] { $count } more in the pile
    }
evolution-now = You can build it now!
evolution-lacks = Lacking: { $missing }
evolution-go = Paid for: go to { $place }
evolution-paid = You have all it takes
evolution-empty = no Evolution left
evolution-label =
    { $card }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. Costs { $cost }{ $place ->
        [none] {""}
       *[other] {" "}(only here: { $place })
    }. { $note }
prey-label =
    { $prey }: { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }, { $value } or more, yields { $reward }; { $odds }%
duel-summary = The fight
duel-ahead = ahead
duel-wins = wins
duel-loses =
    { $n ->
        [one] loses { $n } heart
       *[other] loses { $n } hearts
    }
duel-out = knocked out!
duel-unhurt = unhurt
duel-passed = passes
duel-heavy = A tie ({ $place }): the heavier wins.
duel-light = A tie ({ $place }): the lighter wins.
duel-looted =
    { $kind ->
        [nothing] { $winner } takes nothing from { $victim }
        [kroms] { $winner } takes { $n } K from { $victim }
        [wood] { $winner } takes 1 wood from { $victim }
        [bone] { $winner } takes 1 bone from { $victim }
        [stone] { $winner } takes 1 stone from { $victim }
       *[bonus] { $winner } takes a Bonus card from { $victim }
    }
loot-title =
    { $me ->
        [yes] { $victim } is out cold. What do you take?
       *[no] { $winner } goes through { $victim }'s things.
    }
loot-take =
    { $kind ->
        [nothing] nothing
        [kroms] half of { $of } K, rounded up
        [wood] 1 wood of { $of }
        [bone] 1 bone of { $of }
        [stone] 1 stone of { $of }
       *[bonus] 1 Bonus of { $of }
    }
service-title = Services: buy what you like
ware-wood = wood
ware-bone = bone
ware-stone = stone
ware-bonus = Bonus card
ware-heal = three hearts
buy-ware = Buy: { $ware } ({ $price } K)
cave-rested = { $who } has rested.
cave-served = { $who } has paid for services.
cave-waits = { $who } chooses between a rest and services.
gather-label =
    Draw a Gather card, { $price ->
        [0] free
       *[other] { $price } K
    } ({ $count } in the pile)
gather-pile =
    Gather pile: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
gather-left =
    In the pile ({ $count ->
        [one] { $count } card
       *[other] { $count } cards
    })
hunt-sum = { $sum } for { $value }
hunt-caught = Caught!
hunt-missed = It got away.
hunt-extra = Extra dice:
hunt-waits = { $who } looks for prey.
climb-first = Throw five dice; the better the combination, the richer the find.
climb-waits = { $who } stands at the foot of the wall.
climb-settled = Found with { $what }:
climb-is = This is
climb-table = What the combinations yield
stack-told =
    { $who } plays “{ $card }”{ $target ->
        [none] {""}
       *[other] {" "}on { $target }
    }{ $give ->
        [none] {""}
       *[other] , giving { $give }
    }{ $take ->
        [none] {""}
       *[other] , for { $take }
    }
stack-beneath = waits beneath
bonus-label =
    { $card }. { $effect }{ $legal ->
        [yes] {" "}Can be played now.
       *[no] {""}
    }
hand-label =
    Your Bonus cards ({ $count })
hand-empty = No Bonus card in hand.
name-target = On whom?
name-give = Give what?
name-take = Which resource?
when-combat = To be played in a fight, after the dice.
when-combat-place = To be played in a fight ({ $place }).
when-counter = To be played when somebody else plays a Bonus.
when-place = To be played in your phase ({ $place }).
when-action = To be played in your own phase.
auto-decline = Always let Bonus cards go
auto-pass = Always pass in fights
decided-chief =
    { $cause ->
        [trophy] Decided by the Kromosaure’s trophy
       *[evolution] Decided by “{ $what }”
    }: { $points } points, and { $target } were needed. Next came { $next }.
decided-cap =
    { $chief ->
        [yes] Time was up after round { $round }: { $points } to { $next }.
       *[no] Time was up after round { $round }, with a tie at { $points }. Nobody is chief.
    }
decided-me-chief = You built { $built ->
    [0] no Evolution
    [one] one Evolution
   *[other] { $built } Evolutions
}{ $trophy ->
    [yes] {" "}and hold the trophy
   *[no] {""}
}.
decided-me-short =
    { $short ->
        [0] You end among the first, with { $points } points.
        [one] You end one point behind, { $built ->
            [0] without an Evolution
            [one] with one Evolution
           *[other] with { $built } Evolutions
        }.
       *[other] You end { $short } points behind, { $built ->
            [0] without an Evolution
            [one] with one Evolution
           *[other] with { $built } Evolutions
        }.
    }
decided-me-had = You had { $points ->
    [0] 0 points
    [one] { $points } point
   *[other] { $points } points
} of { $target }.
ending-title =
    { $cause ->
        [trophy] Won with the trophy, in round { $rounds }
        [round_cap] Time was up after round { $rounds }
       *[evolution] Won with an Evolution, in round { $rounds }
    }
ending-nothing = built nothing
progress-round = round { $round }
score-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
outcome-chief =
    { $me ->
        [yes] You are the new chief!
       *[no] { $who } is the new chief
    }
outcome-round-cap = The last round is over

## Questions and buttons

ask-move-chosen = You go to { $place }. You can still choose again.
ask-react = { $who } plays “{ $card }”: do you cancel it?
ask-fight-passed = You passed. You can still play a card.
ask-loot-from = What do you take from { $victim }?
ask-name = Say what your card is to do.
ask-cave = You are at the Cave: rest, or pay for services.
ask-forest = You are in the Forest: draw a Gather card.
ask-forest-more = Another card, or have you had enough?
ask-savannah = You are on the Savannah: choose a prey.
ask-mountain = You are on the Mountain: throw the five dice.
ask-mountain-keep = Touch the dice to keep, throw the others again, or take your find.
ask-mountain-stop = Take your find.
ask-done = Anything else? An Evolution, a Bonus, or you are done.
wait-pick-character = { $who } chooses a character.
wait-choose-destination =
    { $count ->
        [one] { $who } still has to choose a place.
       *[other] { $who } still have to choose a place.
    }
wait-fight =
    { $count ->
        [one] Brawl! { $who } may still play a card.
       *[other] Brawl! { $who } may still play a card.
    }
wait-loot = { $who } chooses the loot.
wait-react = { $who } plays “{ $card }”: will anybody cancel it?
wait-action = { $who } is acting.
do-pass-fight = Pass
do-counter = Not even true!
do-decline = Let it go
do-rest = Rest
do-reshuffle = Shuffle everything
do-reshuffle-why = Puts the discard back into the pile, once, before your first card. Free.
do-gather =
    { $price ->
        [0] Draw a card (free)
       *[other] Draw another ({ $price } K)
    }
do-climb = Throw the dice
do-reroll =
    { $count ->
        [one] Throw { $count } die again ({ $price } K)
       *[other] Throw { $count } dice again ({ $price } K)
    }
do-settle = Take { $what }
do-evolve = Build { $card } for { $cost }?
do-loot =
    { $kind ->
        [nothing] Take nothing from { $victim }?
        [kroms] Take half the Kroms of { $victim }?
        [wood] Take wood from { $victim }?
        [bone] Take a bone from { $victim }?
        [stone] Take a stone from { $victim }?
       *[bonus] Take a random Bonus card from { $victim }?
    }
do-service = Buy: { $ware }?
do-end-phase = Done
do-end-phase-sure = End your phase?
do-hunt-now = Hunt { $prey } ({ $odds }%)
do-hunt-choose = Choose a prey
do-play-card = Play it
do-play-on = Play it on { $who }
phrase-hello = Ugh! Hello!
phrase-grunt = Me go mountain. Maybe.
phrase-peace = Truce?
phrase-mine = That mammoth is mine!
phrase-ouch = Ouch!
phrase-well = Well clubbed!
phrase-hurry = The fire is going out…

## What the pieces say

tip-evolution =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for { $cost }.{ $place ->
        [none] {""}
       *[other] {" "}Built only here: { $place }.
    } { $note }
tip-prey =
    { $dice ->
        [one] One die must reach
       *[other] The sum of { $dice } dice must reach
    } { $value } ({ $odds }%). With a bought die: { $more }%; with two: { $most }%. The catch yields { $reward }.
tip-gather = A Gather card. It yields: { $reward }.
tip-lane = { $points }. { $hearts }. In the bag: { $purse }.{ $built ->
        [none] {""}
       *[other] {" "}Evolutions: { $built }.
    }
tip-fighter = { $who }, { $kg } kg
tip-stock = { $text } Still in the stock: { $count }.
how-pair = Two dice alike.
how-two-pairs = Twice two dice alike.
how-three = Three dice alike.
how-full = Three dice alike and the two others alike.
how-four = Four dice alike.
how-five = All five dice alike.
how-straight = 1-2-3-4-5 or 2-3-4-5-6.

## Glossary

term-cave = The Cave
term-cave-text = One or the other: a rest (3 hearts and 2 K), or services: wood, bone or stone for 3 K each, a Bonus card for 2 K, three hearts for 1 K. In a tied fight the heavier is first.
term-cave-forms = Cave
term-forest = The Forest
term-forest-text = Draw a Gather card for free; up to three more for 1, 3 and then 4 K. Mostly wood is found here. In a tied fight the lighter is first.
term-forest-forms = Forest
term-savannah = The Savannah
term-savannah-text = Hunt one of the four prey; one more die costs 2 K, two cost 4 K. Mostly bone is found here. In a tied fight the heavier is first.
term-savannah-forms = Savannah
term-mountain = The Mountain
term-mountain-text = Throw five dice, throw any of them again up to four times for 1, 1, 2 and then 2 K, and take what the combination is worth. Mostly stone is found here. In a tied fight the lighter is first.
term-mountain-forms = Mountain
term-kroms = Krom (K)
term-kroms-text = The money of the tribe, a bolt of lightning. It pays for Evolutions, services, more dice and more cards.
term-kroms-forms = Kroms, Krom
term-wood = Wood
term-wood-text = A resource that Evolutions are paid with. Found mostly in the Forest; at the Cave for 3 K.
term-wood-forms = wood
term-bone = Bone
term-bone-text = A resource that Evolutions are paid with. Found mostly on the Savannah; at the Cave for 3 K.
term-bone-forms = bones, bone
term-stone = Stone
term-stone-text = A resource that Evolutions are paid with. Found mostly on the Mountain; at the Cave for 3 K.
term-stone-forms = stones, stone
term-hearts = Heart
term-hearts-text = Life: 7 hearts at most. The loser of a fight loses as many as they are behind the winner; with no heart left you are knocked out.
term-hearts-forms = hearts, heart
term-bonus = Bonus card
term-bonus-text = A secret card. Crossed axes: in a fight. An exclamation mark: cancels a Bonus. A place: only there. All others: in your own phase.
term-bonus-forms = Bonus cards, Bonus card, Bonus
term-evolution = Evolution
term-evolution-text = An invention, paid for in your own phase and worth points. One that carries a place can only be built there. What is built cannot be stolen.
term-evolution-forms = Evolutions, Evolution
term-points = Evolution points
term-points-text = The sum of your Evolutions, and 1 for the trophy. The first to reach the target wins at once.
term-points-forms = Evolution points
term-fight = Fight
term-fight-text = Where people meet, they fight: a die each, then combat cards. The highest total wins and acts first; every loser loses as many hearts as they are behind.
term-fight-forms = fights, fight
term-weight = Weight
term-weight-text = It breaks ties: the heavier goes first at the Cave and on the Savannah, the lighter in the Forest and on the Mountain.
term-weight-forms = the heavier, the lighter
term-out = Knocked out
term-out-text = Without hearts you do not act this round; in the next you wake up with 7 hearts.
term-out-forms = knocked out
term-loot = Loot
term-loot-text = The winner takes one thing from each player knocked out in the fight: a resource, half the Kroms (rounded up), a random Bonus card, or nothing.
term-loot-forms = loot, The winner may take one thing
term-gather = Gather card
term-gather-text = The pile of the Forest: wood, Kroms, sometimes a Bonus or hearts, and nettles that yield nothing.
term-gather-forms = Gather card
term-hunt = Prey
term-hunt-text = A beast of the Savannah: dice to throw, a sum to reach, a reward.
term-hunt-forms = prey
term-climb = Combination
term-climb-text = What the five dice of the Mountain make together: a pair, three of a kind, a full house, a straight… Each yields something else.
term-climb-forms = combination
term-beast = Kromosaure
term-beast-text = It turns up after every move and fights with its die plus 2. Its 10 hearts never come back; whoever wins the fight in which it falls takes the trophy.
term-beast-forms = Kromosaure, beast
term-trophy = Kromosaure trophy
term-trophy-text = Worth 1 point. Whoever knocks its holder out in a fight takes it.
term-trophy-forms = trophy
term-ice = Ice age
term-ice-text = At the start of your phase you lose a heart, but never the last one; at the Cave you get one back.
term-ice-forms = ice board

## What happens before your eyes

standing-aim = { $target } points to become chief
standing-close =
    { $what ->
        [nothing] { $me ->
            [yes] You have all that it takes to win
           *[no] { $who } has all that it takes to win
        }
       *[other] { $me ->
            [yes] To win you lack { $what }
           *[no] To win { $who } lacks { $what }
        }
    }
standing-lead =
    { $count ->
        [one] { $me ->
            [yes] You lead: { $points }
           *[no] { $who } leads: { $points }
        }
       *[other] Ahead: { $who } ({ $points })
    }
show-cards = Cards on the table!
show-walk = Off they go!
ask-show =
    { $scene ->
        [go] Everybody sets off…
       *[fight] Brawl!
    }
news-title =
    { $out ->
        [yes] You are knocked out!
        [was] You were knocked out!
       *[no] Ouch! This is about you.
    }
news-out-now = You do not act this round. In the next you wake up with { $hearts } hearts and choose a place.
news-woke = You are up again with { $hearts } hearts.
news-close = I see

## Rules

rules-goal-title = What it is about
rules-goal =
    The tribe needs a new chief: the first to reach the target of Evolution points wins, at once, even in the middle of a round. The target is 10 points with two to four players, 8 with five, 7 with six.

    Points come from Evolutions, splendid inventions paid for with Kroms (K), wood, bone and stone. Example: the Square wheel costs 2 wood and 2 stones and is worth 2 points.

    You begin with 7 hearts, 5 Kroms and one Bonus card, at the Cave.
rules-round-title = A round
rules-round =
    - Everybody chooses a place in secret: never the one where you stand.
    - All destinations are revealed together and all figures walk.
    - The places are resolved in this order: Cave, Forest, Savannah, Mountain. Whoever is alone simply acts. Where several meet, they fight first; then they act, the winner first.

    In your own phase you use the place, build Evolutions and play Bonus cards, in any order.
rules-fight-title = Fights
rules-fight =
    Everybody on the place throws one die. Then everybody in the fight may play combat cards or pass; each card played reopens the question for all, so passing early costs nothing.

    The highest total wins. In a tie the heavier is first at the Cave and on the Savannah, the lighter in the Forest and on the Mountain. Every loser loses as many hearts as they are behind the winner.

    Example: Kolos has 6, Karok 3. Karok loses 3 hearts. If he had only 3 left, he would be knocked out.

    - Without hearts you are knocked out: you do not act this round and wake up with 7 hearts in the next.
    - The winner may take one thing from each player knocked out in the fight: a resource, half the Kroms (rounded up), or a random Bonus card.
rules-bonus-title = Bonus cards
rules-bonus =
    Bonus cards are secret. Crossed axes: only in a fight you take part in. An exclamation mark: cancels a Bonus that somebody else has just played, from anywhere, even if you are knocked out. A place: only there. All others: in your own phase.

    When a card is played, everybody who holds a card is asked for a moment whether to cancel it. A cancelled card costs and does nothing. A cancelling card can be cancelled too.

    Example: a Headbutt adds 3 to your total; “Not even true!” undoes it.
rules-cave-title = The Cave
rules-cave =
    Choose one of two, or neither:

    - Rest: 3 hearts and 2 Kroms.
    - Services, as many as you can pay: a wood, bone or stone for 3 K each, a Bonus card for 2 K, three hearts for 1 K.
rules-forest-title = The Forest
rules-forest =
    Draw a Gather card: the first is free, and you must. Then push your luck: the second costs 1 K, the third 3 K, the fourth 4 K. Most cards yield wood or Kroms, three of twenty are nettles.

    Before the first card you may shuffle the discard back into the pile.
rules-savannah-title = The Savannah
rules-savannah =
    You must hunt one of the four prey. Before the throw you may buy one more die for 2 K or two for 4 K. If the sum reaches the value, you get the reward and a new prey comes; if not, it stays and laughs.

    Example: the Bison asks for 8 with two dice. With a bought die you throw 3, 1 and 4: caught! 2 bones and 1 K.
rules-mountain-title = The Mountain
rules-mountain =
    Throw five dice. Up to four times you may throw any of them again, for 1, 1, 2 and 2 Kroms. Then take what the combination yields:

    - a pair: 3 K; two pairs: 4 K; three of a kind: 2 K and 1 stone
    - full house: 2 K and 2 stones or 2 Bonus cards; four of a kind: 3 stones or 3 Bonus cards
    - straight: 3 stones and 1 Bonus card; five of a kind: 2 K, 2 wood, 2 bones, 2 stones

    Example: 3 3 5 5 1; you keep the two pairs, throw the 1 again for 1 K and get a 5: a full house.
rules-evolutions-title = Evolutions
rules-evolutions =
    Four Evolutions are on offer for all. In your phase you may build any that you can pay, as many as you like; a new one takes its place at once. Some carry a place: they are cheaper, but can only be built there.

    The board marks with a dashed edge what you still lack.
rules-beast-title = Variant: the Kromosaure
rules-beast =
    After every move a beast turns up in the Forest, on the Savannah or on the Mountain. It fights like a player with its die plus 2, weighs 1200 kg and has 10 hearts that never come back. It robs nobody.

    Whoever wins the fight in which it falls takes the trophy: 1 point. But the trophy can be lost: whoever knocks its holder out in a fight takes it.

    Example: the beast throws 4 and has 6. Alma throws 6 and adds a Headbutt: 9 to 6, the beast loses 3 hearts.
rules-ice-title = Variants: ice age and long game
rules-ice =
    On the ice board you lose a heart at the start of each of your phases away from the Cave, but never the last one; at the Cave you get one back.

    In the long game the target is 2 points higher.
rules-advice-title = A piece of advice
rules-advice =
    Look at the four Evolutions first and choose one. Go where its missing resource is found. Build as soon as you can: what is built cannot be stolen. Go home below 4 hearts, and keep one combat card for the day they come for you.
