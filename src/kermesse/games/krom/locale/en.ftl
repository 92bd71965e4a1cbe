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
trophy = Kromosaure trophy
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
bonus-torn-pouch-effect = Somebody of your choice loses 3 Kroms.
bonus-termites = Termites
bonus-termites-effect = Somebody of your choice loses 1 resource that you name.
bonus-slingshot = Slingshot
bonus-slingshot-effect = Somebody of your choice loses 2 hearts.
bonus-pickpocket = Wandering hand
bonus-pickpocket-effect = Steal 2 Kroms from somebody on your place.
bonus-snatch = Snatch
bonus-snatch-effect = Steal 1 resource that you name from somebody on your place.
bonus-bonfire = Bonfire
bonus-bonfire-effect = Lose 1 wood, gain 5 Kroms.
bonus-tinkering = Tinkering
bonus-tinkering-effect = Lose 2 Kroms, gain 1 resource of your choice.
bonus-salvage = Salvage
bonus-salvage-effect = Lose 1 resource, gain 2 of one other kind.
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

## Options

option-timers = Pace of decisions
option-timers-off = no limit
option-timers-relaxed = relaxed
option-timers-normal = normal
option-timers-fast = fast
option-chat = Chat
option-chat-open = open
option-chat-phrases = set phrases
option-chat-none = none
option-memory-aid = Memory aid
option-memory-aid-true = reminds you of cards stolen from you
option-memory-aid-false = remember for yourself
option-board = Board
option-board-temperate = temperate
option-board-glacial = glacial: mind the cold
option-kromosaure = Kromosaure
option-kromosaure-true = it is on the prowl
option-kromosaure-false = it is asleep
option-long-game = Long game
option-long-game-true = two more points to reach
option-long-game-false = normal length
option-characters = Characters
option-characters-pick = everybody picks
option-characters-random = at random
option-round-cap = Most rounds
option-round-cap-0 = no cap
option-round-cap-30 = 30 rounds
option-round-cap-50 = 50 rounds
option-round-cap-100 = 100 rounds
option-limits-ms = Own time limits (in milliseconds)
preset-first-game = First game
preset-standard = Standard game
preset-expert = Ice age and big beast

## Refusals

refused-window-closed = Too late: that question is no longer open.
refused-bad-parameter = That request could not be understood.
refused-not-in-hand = You do not have that card in hand.
refused-wrong-window = That card cannot be played at this moment.
refused-wrong-place = That cannot be done on this place.
refused-bad-target = Name another player of this table.
refused-target-elsewhere = That player is not on your place.
refused-bad-choice = That choice is not open here.
refused-not-now = Throw the dice of the climb first.
refused-already-done = You have already done that.
refused-limit-reached = You have reached the most allowed this turn.
refused-same-place = You must leave your place every round.
refused-nothing-to-shuffle = The discard is empty: there is nothing to shuffle.
refused-cannot-pay = You cannot pay for that.
refused-stock-empty = The stock does not have enough left.
refused-no-effect = That would have no effect.
refused-place-action-pending = First finish what this place asks of you.

## Log


# Variables are the event's fields, already in words, but for kind, take, deck and preference, which choose a variant;
# what is absent is none, yes and no are true and false.

event-game-started = The game begins: { $seats } players, { $target } points to win.
event-character-picked = { $seat } will be { $character }.
event-round-started = Round { $round }.
event-round-ended = End of round { $round }.
event-woke-up = { $seat } comes round.
event-destination-set =
    { $seat } has chosen a destination{ $place ->
        [none] {""}
       *[other] : { $place }
    }.
event-destinations-revealed = Everybody sets off: { $places }.
event-kromosaure-moved = The Kromosaure turns up: { $place }.
event-fight-rolled = Brawl ({ $place })! { $fighters }: { $totals }.
event-fight-passed = { $seat } passes.
event-fight-total = { $seat } goes up to { $total }.
event-fight-result = { $winner } wins the fight. Order: { $ranking }.
event-hearts-lost =
    { $seat } loses { $n ->
        [one] { $n } heart
       *[other] { $n } hearts
    } ({ $left } left).
event-hearts-gained =
    { $seat } gets back { $n ->
        [one] { $n } heart
       *[other] { $n } hearts
    } ({ $left } in all).
event-knocked-out =
    { $by } knocks { $seat } out{ $card ->
        [none] {""}
       *[other] {" "}({ $card })
    }!
event-kromosaure-hurt =
    The Kromosaure loses { $n ->
        [one] { $n } heart
       *[other] { $n } hearts
    } ({ $left } left).
event-kromosaure-beaten = { $seat } beats the Kromosaure and takes the trophy: 1 point!
event-trophy-moved = { $winner } takes the trophy from { $loser }.
event-looted =
    { $kind ->
        [nothing] { $winner } takes nothing from { $victim }
        [kroms] { $winner } takes { $n } K from { $victim }
        [wood] { $winner } takes 1 wood from { $victim }
        [bone] { $winner } takes 1 bone from { $victim }
        [stone] { $winner } takes 1 stone from { $victim }
       *[bonus] { $winner } takes a Bonus card from { $victim }
    }{ $card ->
        [none] {""}
       *[other] : { $card }
    }.
event-phase-started = { $seat } acts: { $place }.
event-phase-lost = { $seat } is out cold and does not act this round.
event-phase-ended = { $seat } is done.
event-cold = { $seat } shivers and loses 1 heart ({ $hearts } left).
event-warmth = { $seat } warms up and gets back 1 heart ({ $hearts } in all).
event-rested =
    { $seat } rests: +{ $kroms } K{ $hearts ->
        [0] {""}
        [one] {" "}+{ $hearts } heart
       *[other] {" "}+{ $hearts } hearts
    }.
event-served =
    { $seat } trades services for { $price } K:{ $wood ->
        [0] {""}
       *[other] {" "}+{ $wood } wood
    }{ $bone ->
        [0] {""}
       *[other] {" "}+{ $bone } bone
    }{ $stone ->
        [0] {""}
       *[other] {" "}+{ $stone } stone
    }{ $hearts ->
        [0] {""}
        [one] {" "}+{ $hearts } heart
       *[other] {" "}+{ $hearts } hearts
    }{ $bonus ->
        [0] {""}
       *[other] {" "}+{ $bonus } Bonus
    }.
event-bonus-drawn =
    { $seat } draws { $n ->
        [one] a Bonus card
       *[other] { $n } Bonus cards
    }{ $cards ->
        [none] {""}
       *[other] : { $cards }
    }.
event-gather-shuffled = { $seat } shuffles all the Gather cards.
event-gathered =
    { $seat } gathers ({ $price } K): { $card }{ $kroms ->
        [0] {""}
       *[other] {" "}+{ $kroms } K
    }{ $wood ->
        [0] {""}
       *[other] {" "}+{ $wood } wood
    }{ $bone ->
        [0] {""}
       *[other] {" "}+{ $bone } bone
    }{ $stone ->
        [0] {""}
       *[other] {" "}+{ $stone } stone
    }{ $hearts ->
        [0] {""}
        [one] {" "}+{ $hearts } heart
       *[other] {" "}+{ $hearts } hearts
    }{ $bonus ->
        [0] {""}
       *[other] {" "}+{ $bonus } Bonus
    }.
event-hunt =
    { $seat } hunts ({ $card }, dice: { $dice }, total { $sum }): { $success ->
        [true] caught!
       *[false] it got away.
    }{ $kroms ->
        [0] {""}
       *[other] {" "}+{ $kroms } K
    }{ $wood ->
        [0] {""}
       *[other] {" "}+{ $wood } wood
    }{ $bone ->
        [0] {""}
       *[other] {" "}+{ $bone } bone
    }{ $stone ->
        [0] {""}
       *[other] {" "}+{ $stone } stone
    }{ $hearts ->
        [0] {""}
        [one] {" "}+{ $hearts } heart
       *[other] {" "}+{ $hearts } hearts
    }{ $bonus ->
        [0] {""}
       *[other] {" "}+{ $bonus } Bonus
    }
event-hunt-refilled = New prey: { $card }.
event-evolution-refilled =
    { $card ->
        [none] No Evolution is left for that slot.
       *[other] New Evolution: { $card }.
    }
event-climbed = { $seat } climbs: { $dice }.
event-rerolled = { $seat } throws again ({ $price } K): { $dice }.
event-settled =
    { $seat } stops there: { $key }{ $kroms ->
        [0] {""}
       *[other] {" "}+{ $kroms } K
    }{ $wood ->
        [0] {""}
       *[other] {" "}+{ $wood } wood
    }{ $bone ->
        [0] {""}
       *[other] {" "}+{ $bone } bone
    }{ $stone ->
        [0] {""}
       *[other] {" "}+{ $stone } stone
    }{ $hearts ->
        [0] {""}
        [one] {" "}+{ $hearts } heart
       *[other] {" "}+{ $hearts } hearts
    }{ $bonus ->
        [0] {""}
       *[other] {" "}+{ $bonus } Bonus
    }.
event-evolved =
    { $seat } builds { $card } and now has { $points ->
        [one] { $points } point
       *[other] { $points } points
    }!
event-bonus-announced =
    { $seat } plays { $card }{ $target ->
        [none] {""}
       *[other] {" "}on { $target }
    }.
event-bonus-countered = { $seat } answers { $against } with “{ $card }”.
event-bonus-cancelled = { $seat }'s { $card } is cancelled.
event-bonus-resolved =
    { $seat }'s { $card } takes effect ({ $take ->
        [total] total +{ $took }
        [kroms] { $took } K
        [wood] { $took } wood
        [bone] { $took } bone
        [stone] { $took } stone
       *[hearts] { $took ->
                [one] { $took } heart
               *[other] { $took } hearts
            }
    }).
event-pile-rebuilt =
    { $deck ->
        [hunt] The Hunt discard is shuffled again
       *[gather] The Gather discard is shuffled again
        [bonus] The Bonus discard is shuffled again
    } ({ $size } cards).
event-auto-decision = Time is up: the game decides for { $seat }.
event-preference-set =
    { $preference ->
        [auto_decline] Always let Bonus cards go
       *[auto_pass] Always pass in fights
    }: { $on ->
        [true] on
       *[false] off
    }.
event-game-over =
    { $winner ->
        [none] The game stops: nobody becomes chief.
       *[other] { $winner } is the new chief of the tribe!
    }
