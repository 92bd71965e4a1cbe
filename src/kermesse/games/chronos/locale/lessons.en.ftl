# What the coach says in the lessons of Chronos.
lesson-first = Your first grains of sand
lesson-first-why = Take, block, leave, shout victory: and a few gods.

lesson-first-take = Everybody plays at once. The red timers are yours: one runs, one is free. Alone on a pile, an empty timer takes its card. Put the free one on the 50.
lesson-first-take-fifty = That pile is allowed too. But look: elsewhere there is a 50.
lesson-first-take-run = The sand runs: while it runs nobody can move that timer, not even you. Wait until it is empty, then lift it and take the card.
lesson-first-take-patience = Not without the 50! Wait until that timer is empty, then lift it and take the card. The other one can wait.
lesson-first-take-won = 50 points in your realm! 100 win the round. The timer went where you put it.

lesson-first-block = Ouch: the green timer of { $C } is empty and alone on the 50. A timer takes a card only if it is alone! Quick, put your free one beside it.
lesson-first-block-there = Meanwhile { $C } would take the 50. That is the pile to go to.
lesson-first-block-other = Blocked: with two of you there, nobody takes anything. What does { $C } do?
lesson-first-block-alone = { $C } leaves, and your timer is alone on the 50! When it is empty, lift it and take the card.
lesson-first-block-wait = Stay there: as soon as the timer is empty, the 50 is yours.
lesson-first-block-won = Block first, take afterwards. You can talk, too: “shall we both leave?”

lesson-first-leave = You and { $B } face each other on a 20: nobody takes anything while both stay. But nobody is on the 50 over there. Leave without a card: go there.
lesson-first-leave-fifty = If you leave, leave for the best: the 50, where nobody is.
lesson-first-leave-other = { $B } was waiting for that…
lesson-first-leave-alone = A 20 for { $B }. But your timer is alone on the 50: wait until the sand has run out, and take it.
lesson-first-leave-card = Not without the 50: lift the timer and take the card.
lesson-first-leave-won = 50 to 20. Staying is not always winning, and leaving is not losing.

lesson-first-hermes = Gods act as soon as they are taken. { card-HERMES } swaps your pile with somebody else’s, and your timer is empty and alone on him. Take him.
lesson-first-hermes-take = Leave { card-HERMES } to the others? Lift the timer and take the card.
lesson-first-hermes-whom = You have nothing but a 10. { $B } has three cards, { $C } a single one. With whom do you swap?
lesson-first-hermes-less = Better than nothing, but { $B } has three cards.
lesson-first-hermes-none = You may decline if your pile is the best. Yours is not, yet.
lesson-first-hermes-won = Three cards for one: 70 points instead of 10. You only see the top card of the others: keep count of what they take.

lesson-first-cerbere = { card-CERBERE } discards somebody’s top card. Take him.
lesson-first-cerbere-take = Take the card too: { card-CERBERE } bites the others, or else you.
lesson-first-cerbere-whom = On top, { $B } has a 50, { $C } a 10. Whom do you choose?
lesson-first-cerbere-ten = A 10? There is better to bite: the 50 of { $B }.
lesson-first-cerbere-won = The 50 is gone. Only the top card is in danger: a 10 laid on a 50 protects it.

lesson-first-hephaistos = { $B } blocks your second timer on the 50. { card-HEPHAISTOS } puts somebody’s timer into the bag: take him with your first, and do not put it on the 50.
lesson-first-hephaistos-crowd = On the 50 your two timers would be in each other’s way. Put it elsewhere.
lesson-first-hephaistos-take = Take the card with it: you need { card-HEPHAISTOS }.
lesson-first-hephaistos-stay = Leave that one on the 50: it will be of use in a moment.
lesson-first-hephaistos-which = Which timer goes into the bag? The one that blocks the 50.
lesson-first-hephaistos-other = That one is not in your way. It is the blue timer, on the 50, that has to go.
lesson-first-hephaistos-alone = Your timer is alone on the 50, and empty: take!
lesson-first-hephaistos-card = Not without the card!
lesson-first-hephaistos-first = The 50 first: it is ripe.
lesson-first-hephaistos-won = 50 points. To get the timer back, { $B } has to discard a whole pile, or wait for the end of the round.

lesson-first-hades = { card-HADES } ends the round at once, and the highest total wins it. You have 80 points, { $B } and { $C } 30 each. Take { card-HADES }!
lesson-first-hades-take = And if somebody else took him later, at the wrong moment? You are ahead: take him now.
lesson-first-hades-won = The round is over, and it is yours. It also ends when a pile loses its last card.

lesson-first-victory = You have 80 points, and your timer is empty and alone on a 20. It takes 100 points: take it.
lesson-first-victory-take = Take the card: it makes 100!
lesson-first-victory-soon = Not yet: you are 20 points short. Take the card first.
lesson-first-victory-shout = 100 points! At many tables you have to announce it yourself, before somebody takes points from you. Shout “{ do-announce }”
lesson-first-victory-now = Do not wait: { card-HERMES } or { card-CERBERE } may strike at any moment. “{ do-announce }”
lesson-first-victory-won = The round is yours. Win three rounds, and you have won the game.

lesson-first-round = A whole round against two gentle bots: the first to reach 100 points wins it. Everybody plays as soon as you place your first timer. Go!
lesson-first-round-stuck = Nothing is stuck: place a timer, and the round begins.
lesson-first-round-go = Take, block, leave. Keep both of your timers at work, and watch what the others are after.
lesson-first-round-won = You have played your first round. Sand does not lie: find friends, or play a whole game against bots.

lesson-temple = The temple of the gods
lesson-temple-why = For those who know sand: gods that are paid with cards, and stay for a round.

lesson-temple-offer = To go further, the temple. There you pay gods with cards of your realm: that is an offering. { god-HELIOS } costs 2 cards, and your 10s and 20s will be worth 30 each. You have three 10s and three 20s: make the offering.
lesson-temple-offer-sun = That god has a price. But with three 10s and three 20s, { god-HELIOS } brings the most points.
lesson-temple-offer-later = The timers can wait a moment: an offering can be made at any time.
lesson-temple-offer-soon = You do not have the 200 points of this game. Make the offering first.
lesson-temple-offer-won = Four cards are left, at 30 each: 120 points instead of 90. { god-HELIOS } stays in front of you until the end of the round.

lesson-temple-demeter = { god-DEMETER } is in front of you: she takes any visible 10 that carries no timer, without waiting. There is one: take it.
lesson-temple-demeter-god = That would take long: the sand has to run. { god-DEMETER } takes the 10 at once.
lesson-temple-demeter-soon = You do not have the 200 points yet. Take that 10.
lesson-temple-demeter-won = A 10, without a grain of sand. The other 10 carries a timer: it is safe.

lesson-temple-ares = { god-ARES } is in front of you: your timers may go to somebody else’s pile. { $B } has a 50 on top. Attack: put your free timer there.
lesson-temple-ares-raid = With { god-ARES } there is better: the 50 on the pile of { $B }.
lesson-temple-ares-soon = You do not have the 200 points yet.
lesson-temple-ares-run = The sand runs… { $B } could put up a defence by placing a timer there too. When yours is empty, take!
lesson-temple-ares-wait = Patience: stay on the pile of { $B }, then lift the timer and take the card.
lesson-temple-ares-won = The 50 has changed realms. The temple knows 27 gods; touch a card, and it tells what it does.
