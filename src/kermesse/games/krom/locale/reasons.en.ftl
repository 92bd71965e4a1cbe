## Why a move is a good one

# How each argument becomes a word stands in wording.py.

reason-win-there = You can win { $place }: with { $evolutions } you reach { $points } points.
reason-rest-wins = A rest brings the Kroms that you lack: with { $evolutions } you then reach { $points } points and win.
reason-shopping-wins = At the Cave you can buy { $amounts } for { $price } K: with { $evolutions } you then reach { $points } points and win.
reason-build-there =
    You have all it takes for { $evolution } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }), and that is only built { $place }.
reason-buy-and-build =
    For { $evolution } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }) you lack { $amounts }: the Cave sells that for { $price } K, and you can build at once.
reason-builds = With { $evolution } you have { $total } of { $goal } points; tokens can be stolen from you, Evolutions cannot.
reason-hurt-go-home =
    You have { $hearts ->
        [one] only { $hearts } heart
       *[other] only { $hearts } hearts
    } left: a rest at the Cave gives back 3.
reason-nobody-comes = Nobody else can be { $place } this round: whoever stands there has to leave.
reason-one-comes = { $rival } alone could join you { $place }: all the others stand there and have to leave.
reason-lacked-there = You lack { $amounts } for { $evolution }: look { $place }.
reason-few-nettles =
    { $price ->
        [0] The first card is free, and
       *[other] The next card costs { $price } K, but
    } { $nettles ->
        [0] there are no nettles among the { $pile } left.
        [one] only 1 of the { $pile } left is nettles.
       *[other] only { $nettles } of the { $pile } left are nettles.
    }
reason-free-throw = The first throw is free, and five dice bring something in { $percent }% of throws.
reason-most-bring =
    { $count } of the { $pile } cards left bring something: { $price ->
        [0] the first one is free.
       *[other] the next one costs { $price } K.
    }
reason-rest-gives =
    You have { $hearts ->
        [one] { $hearts } heart
       *[other] { $hearts } hearts
    } of 7: a rest brings { $amounts }, for nothing.
reason-prey-worth =
    { $quarry } brings { $amounts }: { $count ->
        [one] 1 die reaches
       *[other] { $count } dice reach
    } { $value } in { $percent }% of throws.
reason-gather-wood =
    You lack wood for { $evolution }: { $count ->
        [one] 1 of the { $pile } cards in the pile brings some
       *[other] { $count } of the { $pile } cards in the pile bring some
    }{ $price ->
        [0] , and the first one is free.
       *[other] , and the next one costs { $price } K.
    }
reason-shuffle-wood =
    Only { $count ->
        [one] 1 of the { $pile } cards in the pile brings
       *[other] { $count } of the { $pile } cards in the pile bring
    } wood; with the discard it is { $then } of { $deck }.
reason-shuffle-nettles =
    { $count ->
        [one] 1 of the { $pile } cards in the pile is nettles
       *[other] { $count } of the { $pile } cards in the pile are nettles
    }; with the discard it is { $then } of { $deck }.
reason-dear-card = The next card costs { $price } K, and you do not know what it is; the Cave sells any resource for 3.
reason-keep-kroms = Keep your { $kroms } K: for { $evolution } you still need { $price }, with what it lacks bought at the Cave.
reason-keep-cards = There is nothing more to be had { $place }, and your Bonus cards keep for a better moment.
reason-rethrow =
    You have { $key }: { $count ->
        [one] 1 die thrown again makes
       *[other] { $count } dice thrown again make
    } it better in { $percent }% of throws, for { $price } K.
reason-stop-here =
    { $percent ->
        [0] You have { $key }: hardly any throw makes it better.
       *[other] You have { $key }: the best re-throw costs { $price } K and makes it better in { $percent }% of throws only.
    }
reason-last-throw = You have { $key }, and cannot pay for another throw.
reason-stones-for = You lack { $amounts } for { $evolution }: take stones.
reason-buy-lacked = You lack { $amounts } for { $evolution }, and here one costs { $price } K.
reason-heal-cheap =
    You have { $hearts ->
        [one] only { $hearts } heart
       *[other] only { $hearts } hearts
    } left: { $price } K brings { $amounts }.
reason-pass-ahead =
    { $lead ->
        [0] With { $total } each, the tie is yours
       *[other] You are ahead with { $total } to { $most }
    }: keep your cards.
reason-pass-cheap =
    As things stand you lose { $lost ->
        [0] no heart
       *[other] { $lost } of your { $hearts } hearts
    }: keep your cards.
reason-blow-leads =
    { $percent ->
        [100] “{ $card }” puts you ahead.
       *[other] “{ $card }” puts you ahead in { $percent }% of throws.
    }
reason-blow-knocks-out =
    { $percent ->
        [100] “{ $card }” is enough to knock { $rival } out.
       *[other] “{ $card }” knocks { $rival } out in { $percent }% of throws.
    }
reason-blow-stands =
    { $percent ->
        [100] “{ $card }” keeps you on your feet.
       *[other] “{ $card }” keeps you on your feet in { $percent }% of throws.
    }
reason-loot-lacked = You lack that for { $evolution }: take { $amounts } from { $rival }.
reason-loot-takes = That is { $amounts } for you, and as much less for { $rival }.
reason-trick-lacked = “{ $card }” brings { $amounts }, which you lack for { $evolution }.
reason-trick-gains = “{ $card }” brings { $amounts }.
reason-trick-harms =
    { $rival } has { $points } of { $goal } points, and “{ $card }” costs them { $amounts }.
reason-trick-fells = { $rival } has yet to act: “{ $card }” knocks them out first.
reason-counter-harm = “{ $card }” would cost you { $amounts }.
reason-counter-blow = “{ $card }” would help { $rival } against you in this fight.
reason-counter-gain =
    { $rival } has { $points } of { $goal } points, and “{ $card }” would bring them { $amounts }.
reason-counter-saves = Your “{ $card }” is cancelled: this makes it count again.
reason-not-at-you = “{ $card }” takes nothing from you: keep your counter for a card that does.
reason-already-cancelled = “{ $card }” is cancelled already: there is nothing to stop.
reason-heaviest = No other character is heavier ({ $weight } kg): you win a tie with any of them at the Cave and on the Savannah.
reason-between = With { $weight } kg you win a tie at the Cave and on the Savannah with whoever is lighter, in the Forest and on the Mountain with whoever is heavier.
reason-lightest = No other character is lighter ({ $weight } kg): you win a tie with any of them in the Forest and on the Mountain.
