## Why a move is a good one

# How each argument becomes a word stands in wording.py.

reason-take-wins = With { $card } you reach { $total } of { $goal } points: enough to win the round.
reason-take-completes = With { $card } you have what it takes to win the round.
reason-take-scores = { $card } brings you { $gain } points: you will have { $total } of { $goal }.
reason-last-card = It is the last card of the pile: the round ends, and you have { $total } points.
reason-first-monster = With { $card } you lack only the other monster to win the round.
reason-first-wind = { $card } first: with a Wind of another direction your pile will be worth double.
reason-more-winds = With { $card } your pile counts { $times } times: { $total } points.
reason-hades-counts = Hades ends the round, and you have { $points } points.
reason-hermes-swaps =
    Hermes swaps piles: { $rival } has { $theirs ->
        [one] { $theirs } card
       *[other] { $theirs } cards
    }, you have { $mine }.
reason-hephaistos-bags = Hephaestus puts a rival’s timer into the bag.
reason-cerbere-bites = Cerberus cancels a rival’s card: on top { $rival } has { $card }.
reason-free-wins = Pile { $pile } is free, and { $card } is enough to win the round.
reason-free-points = Pile { $pile } is free: with { $card } you would have { $total } of { $goal } points.
reason-free-card = Pile { $pile } is free, and { $card } lies there.
reason-leave-blocked = { $rival } blocks you on pile { $start }; pile { $pile } is free, and { $card } lies there.
reason-stays-blocking = Turned over on pile { $pile }, your timer still keeps { $rival } from taking { $card }.
reason-goes-home = On pile { $pile }, { $rival }’s timer keeps you from taking { $card }: at home yours gets in nobody’s way.
reason-crowded = On pile { $pile } there are { $count } timers already: nobody can take { $card } before only one of them is left.
reason-blocks =
    { $left ->
        [0] { $rival } is alone on pile { $pile }
       *[other] On pile { $pile }, { $rival }’s timer has { $left } s of sand left
    }: with two there, nobody can take { $card }.
reason-bag-timer = This timer of { $rival }’s waits on pile { $pile }, for { $card }.
reason-keep-pile =
    Your pile is worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: keep it.
reason-announce-points = You have { $points } of { $goal } points: say so.
reason-announce-cards = You have what it takes to win the round: say so.
reason-offer-wins = With { $god } you win the round.
reason-offer-scores = With { $god } you go from { $points } to { $total } points.
reason-ransom-back =
    { $count ->
        [one] One of your timers is in the bag
       *[other] { $count } of your timers are in the bag
    }, and your pile is worth { $points ->
        [0] nothing.
       *[other] only { $points } points.
    }
reason-sends-away = Only this neutral timer keeps you from { $card } on pile { $pile }.
reason-count-now = No sand is running any more, and you have { $points } points.
reason-slow-timers = Your timers take { $mine } s on average, the others’ { $theirs } s.
reason-all-ready =
    { $count ->
        [0] The round starts as soon as everybody is ready.
       *[other] Ready already: { $count } of { $seats }. The round starts as soon as everybody is.
    }
reason-sand-runs = Your timers still run: the first is free in { $left } s.
reason-holds-pile = Your timer stays on pile { $pile }: while it is there, { $rival } cannot take { $card }.
