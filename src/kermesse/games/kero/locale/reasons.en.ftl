## Why a move is a good one

# How each argument becomes a word stands in wording.py.

reason-thirsty = You have only { $left } s of sand of { $capacity } left: fill up.
reason-rival-thirsty = { $rival } has only { $left } s of sand of { $capacity } left: with the ambush this fill has 5 dice instead of 8.
reason-rival-full = { $rival } still has { $left } s of sand of { $capacity }: keep the ambush for an emptier truck.
reason-die-for =
    It takes { $amounts } for { $card }, and { $die } shows several at once{ $price ->
        [0] , for nothing.
        [one] : that is { $price } Jerrican for this throw.
       *[other] : that is { $price } Jerricans for this throw.
    }
reason-no-special-dice = Without a Jerrican or a free die, it is the five white dice.
reason-keep-for-fuel =
    You have only { $left } s of sand of { $capacity } left: keep your { $jerricans ->
        [one] Jerrican
       *[other] { $jerricans } Jerricans
    } for a fill.
reason-two-dice-free =
    { $count ->
        [one] One special die more
       *[other] { $count } special dice more
    } without paying a Jerrican.
reason-fireproof-dice = One face in six of every die is fire: this turn burning dice may be thrown again too.
reason-throw-for-card =
    You lack { $amounts } for { $card }: { $count ->
        [one] one throw of a single die
       *[other] one throw of { $count } dice
    } brings it in { $percent }% of cases.
reason-throw-for-explorer =
    You lack { $amounts } for an Explorer: { $count ->
        [one] one throw of a single die
       *[other] one throw of { $count } dice
    } brings it in { $percent }% of cases.
reason-dice-pay-card = Your dice already pay for { $card }: keep your sand.
reason-dice-pay-explorer = Your dice already pay for an Explorer: keep your sand.
reason-sand-is-short = You have { $left } s of sand left, and a throw may take { $price }: that would be a breakdown.
reason-sand-is-kept = Lying flat, you keep { $left } s of sand for your next turns.
reason-card-brings =
    With { $card }: { $effect ->
        [points] { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
       *[other] { $points ->
            [0] {""}
            [one] { $points } point and{" "}
           *[other] { $points } points and{" "}
        }{ $effect ->
            [die] { $die } free every turn.
            [resource] 1 more { $resource } in every harvest.
            [income] 1 Jerrican at the start of every turn.
            [convert] once a turn, wheat becomes Jerricans.
            [tie] at every Conquest, you win one tie.
            [explorers] { $count ->
                [one] { $count } Explorer to place at once.
               *[other] { $count } Explorers to place at once.
            }
            [jerricans] { $count ->
                [one] { $count } Jerrican at once.
               *[other] { $count } Jerricans at once.
            }
            [tuareks] { $count ->
                [one] { $count } Tuarek at once.
               *[other] { $count } Tuareks at once.
            }
           *[fill] a fill at once.
        }
    }
reason-cards-make-square =
    { $count ->
        [one] Your first “None shall pass!” is worth 1 point; two are worth 4, and three 9.
       *[other] You will have { $count } “None shall pass!”, and they are worth { $points } points in all.
    }
reason-lead-there =
    You then lead { $mine } to { $theirs } for { $land }: if the Conquest comes, that is { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
reason-level-there =
    { $rival } was about to win { $land } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }): you draw level, { $mine } each.
reason-takes-away =
    { $land } would bring { $rival } { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: you then lead { $mine } to { $theirs } there.
reason-outpost-pays =
    One more Explorer at the outpost is worth { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
reason-land-scores =
    This tie gives you { $land }: { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
reason-denies =
    With { $card }, { $rival } would score { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: better to get rid of this card.
reason-loot-pays-card = With { $amounts } more, your harvest pays for { $card }.
reason-loot-pays-explorer = With { $amounts } more, your harvest pays for an Explorer.
reason-wheat-would-rot =
    What is left of the harvest is lost at the end of the turn: { $wheat } wheat { $wheat ->
        [one] makes
       *[other] make
    } { $jerricans ->
        [one] 1 Jerrican.
       *[other] { $jerricans } Jerricans.
    }
reason-rich-enough =
    You have { $jerricans } Jerricans: a Tuarek costs 2, and { $left ->
        [0] that is just enough.
       *[other] { $left } are left.
    }
reason-nothing-pays = What is left of the harvest pays for no card and no Explorer.
