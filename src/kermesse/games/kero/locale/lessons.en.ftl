# What the coach says in the lessons of Kero.
lesson-first = Your first tank
lesson-first-why = Dice, sand, lands: calmly first, then against the hourglass.

lesson-first-dice = Your truck is an hourglass full of KERO. What your dice show in the end is your harvest; here, on the calm clock, each throw costs 3 litres. Tip the truck.
lesson-first-dice-flat = Untick “{ then-flat }”: you will want to throw a die again.
lesson-first-dice-white = Special dice cost a Jerrican each; we will come to them. This time the five white ones are enough.
lesson-first-dice-later = Tuareks can wait: the dice first.
lesson-first-dice-again = You lack a metal, and have a wheat too many. Touch the dice to keep (a brick, a wheat, a recruit), then throw the fourth again. The fire is lost.
lesson-first-dice-calm = Do not lay the truck flat yet: first throw the fourth die alone.
lesson-first-dice-keep = Keep the brick, the recruit and the first wheat: throw only the fourth die again, the extra wheat.
lesson-first-dice-metal = You could stop here, but a metal is missing. Throw the fourth die again.
lesson-first-dice-enough = A metal! You have a brick, a wheat, a metal and a recruit. Do not push your luck: “{ do-lay-flat }”
lesson-first-dice-stop = You have what you need, and every throw costs sand. Lay the truck flat.
lesson-first-dice-won = The truck lies flat, the sand stands still, and the harvest is yours. What is it for? Let us see.

lesson-first-card = A brick, a wheat, a metal, a recruit: exactly the price of the { card-S12 }, worth 3 points. Take that card.
lesson-first-card-explorer = An Explorer costs a recruit and a metal: nothing would be left for the { card-S12 }. Take its 3 points first.
lesson-first-card-waste = A harvest does not keep: what is not spent is lost. Take the { card-S12 }.
lesson-first-card-later = Keep your Jerricans for now, and take the { card-S12 }.
lesson-first-card-won = 3 points in your camp. Other cards give powers, Jerricans, Explorers or a fill.

lesson-first-explorer = New Lands go to whoever has the most Explorers there. Sending one costs a recruit and a metal. At the { land-L09 } (3 points) it is one each: send yours there.
lesson-first-explorer-behind = { $B } has two there: you would still be behind. At the { land-L09 }, one is enough to lead.
lesson-first-explorer-ahead = You lead there already. At the { land-L09 } it is a tie, and a tie gives nothing to anybody.
lesson-first-explorer-waste = The recruit and the metal would be lost. Send an Explorer to the { land-L09 }.
lesson-first-explorer-later = The Explorer first: a harvest does not keep.
lesson-first-explorer-won = Two to one: the { land-L09 } is yours, if nothing changes before the next Conquest.

lesson-first-special = Jerricans are kept from turn to turn. For one Jerrican you throw a special die as well: its faces are richer. Choose the blue die, then tip the truck.
lesson-first-special-flat = Untick “{ then-flat }”: first let us see what the die shows.
lesson-first-special-blue = The blue die, and no other: it is the one that likes metal, recruits and Explorers.
lesson-first-special-price = A Tuarek costs two Jerricans, and that is all you have. Try the blue die instead.
lesson-first-special-keep = The blue die shows an Explorer, for nothing! Keep it: “{ do-lay-flat }”
lesson-first-special-luck = An Explorer for nothing: what more could you ask? Lay the truck flat.
lesson-first-special-place = Where to send it? There is nobody at the { land-L10 }: a single Explorer leads there.
lesson-first-special-behind = { $B } has two there: one of yours is not enough.
lesson-first-special-ahead = You lead there already. The { land-L10 } is waiting for nobody but you.
lesson-first-special-won = Alone at the { land-L10 }, and so in the lead. Green die: mostly wheat; yellow: bricks; blue: metal and recruits.

lesson-first-fire = Two fires are not thrown again, and burn the rightmost card when the turn ends: the “{ card-N4 }” that { $B } wants. Keep your three wheat: “{ do-lay-flat }”
lesson-first-fire-enough = Three wheat are enough for the { card-S09 }. Lay the truck flat.
lesson-first-fire-later = Later: these dice first.
lesson-first-fire-take = Take the { card-S09 } for your three wheat.
lesson-first-fire-cache = That one would cost a Jerrican as well. The { card-S09 } is worth 1 point, and brings two of them.
lesson-first-fire-first = The three wheat would be lost. Take the { card-S09 } first.
lesson-first-fire-burn = And now let the fire do its work: “{ do-end-turn }”.
lesson-first-fire-won = The “{ card-N4 }” went up in smoke; the row slides to the right, and new cards come.

lesson-first-refuel = 6 litres are left: one throw, and at the second you break down and lose the turn. A fill costs a Jerrican: fill up, first thing in your turn.
lesson-first-refuel-dry = With 6 litres it is one throw, then a breakdown. Fill up first.
lesson-first-refuel-closed = Hiring a Tuarek closes the Refinery for this turn: fill up first.
lesson-first-refuel-won = Eight dice were thrown until all of them burnt, and meanwhile the tank filled: 20 litres on average, a third of it.

lesson-first-ambush = { $B } has only 10 litres left. Watch…
lesson-first-ambush-answer = A fill with eight dice! But you have an “{ tuarek-ambush }”: only five will be thrown, the white ones. Spring it.
lesson-first-ambush-chance = Too good to miss: an “{ tuarek-ambush }” is of use only now.
lesson-first-ambush-won = Five dice burn sooner than eight: 16 litres on average instead of 20. Tuareks are secret: nobody knows what you hold.

lesson-first-conquest = Three Conquest cards hide in the deck. When one comes up, the lands are shared out. It may be this turn! At the { land-L09 } it is one each: send an Explorer.
lesson-first-conquest-ahead = You lead there already. At the { land-L09 } everything is still open.
lesson-first-conquest-tie = One each: on a tie the land goes to nobody. At the { land-L09 } you would lead.
lesson-first-conquest-behind = { $B } has two there: you would still be behind. At the { land-L09 } you would lead.
lesson-first-conquest-soon = The Explorer first: a recruit and a metal well spent.
lesson-first-conquest-later = Keep your Jerricans: this turn does not need them.
lesson-first-conquest-card = Two to one! And your three wheat pay for the { card-S09 }: take it.
lesson-first-conquest-cache = That one would cost a Jerrican as well. The { card-S09 } brings two.
lesson-first-conquest-first = The three wheat would be lost. Take the { card-S09 } first.
lesson-first-conquest-end = There is a gap in the row: a card will come from the deck. “{ do-end-turn }”…
lesson-first-conquest-won = The Conquest! The { land-L09 } and the { land-L05 } are yours, the two others go to { $B }. Explorers return home, four new lands appear. The third Conquest is the end.

lesson-first-live = And now real sand! Tip the truck: it runs at once. Throw, keep, throw again, and lay the truck flat before it is empty. 45 seconds are more than enough.
lesson-first-live-won = Flat in time, and the harvest is in. The sand that is left is for your next turn: stopping early is playing well too.

lesson-first-turn = A whole turn, as you like it. At the start: a fill, your Tuareks, the special dice. Then the sand: throw, and lay the truck flat in time.
lesson-first-turn-spend = A good harvest? Take cards, send Explorers, play “{ tuarek-loot }” if you lack two resources. Then “{ do-end-turn }”.
lesson-first-turn-won = You can drive a KERO truck. Most points at the third Conquest win: play a whole game, calmly or against the sand.
