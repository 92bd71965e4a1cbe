# What the coach says in the lessons of Krom.
lesson-first = First steps in the valley
lesson-first-why = Four places, a brawl, an invention: all it takes to be chief.

lesson-first-alone = Every round, everybody secretly chooses a place, and nobody may stay. If you meet, you fight! { $B } and { $C } must leave the Mountain. Where are you alone for certain?
lesson-first-alone-crowd = { $B } or { $C } could go there too. Look for the one place where neither of them can go: the one they have to leave.
lesson-first-alone-won = Alone on the Mountain: no fight, and the place is yours. Before you set off, always look who stands where.

lesson-first-cave = The Cave: here you rest, or buy what you lack. You have 3 of 7 hearts and 3 Kroms (K, the bolt), the money. Choose “{ do-rest }”.
lesson-first-cave-heal = Three hearts for 1 K: you could. But a rest brings as many hearts, and gives you 2 K instead of taking one.
lesson-first-cave-poor = That is a service and has to be paid for: you rest or you buy, never both. With 3 hearts, rest.
lesson-first-cave-first = Do not leave empty-handed: a rest is free.
lesson-first-cave-won = 6 hearts, 5 K, and it cost nothing. With plenty of Kroms you would come here to buy wood, bones, stones or Bonus cards instead.

lesson-first-forest = The Forest mostly gives wood. The first card is free: draw it.
lesson-first-forest-more = A branch: 1 wood! The second card costs only 1 K. Draw one more.
lesson-first-forest-cheap = You could stop here, but the second card costs only 1 K: on average it is worth more.
lesson-first-forest-stop = A trunk: 2 more wood! The third card would cost 3 K, and it may be nettles, which give nothing. Stop here: “{ do-end-phase }”.
lesson-first-forest-dear = 3 K for a card that may give nothing? Keep your Kroms this time, and choose “{ do-end-phase }”.
lesson-first-forest-won = 3 wood for 1 K. Four cards at most in a visit; they cost 0, 1, 3 and 4 K.

lesson-first-savannah = The Savannah: one hunt a visit, for bones. The bison needs an 8, and two dice throw that four times out of ten. Hunt it with one extra die, for 2 K.
lesson-first-savannah-dice = With two dice you miss the bison more often than not. Add a die: 84 times out of a hundred.
lesson-first-savannah-enough = Two extra dice would make it 97 out of a hundred, but cost 4 K. One is enough: 84, for 2 K.
lesson-first-savannah-mammoth = What ambition! But you have to reach 15: with its own three dice you catch it one time in eleven. Begin with the bison.
lesson-first-savannah-bones = That prey brings nothing but Kroms. You want bones: the bison.
lesson-first-savannah-won = 3, 1 and 4 make 8: caught! 2 bones and 1 K. The odds are always written on the card.

lesson-first-mountain = The Mountain gives stones. You throw five dice; the finer the combination, the richer the find. “{ do-climb }”!
lesson-first-mountain-keep = Two pairs: that is worth 4 K. But with one more 3 or 5 it is a full house, and stones. Keep the two 3s and the two 5s, and throw the 1 again for 1 K.
lesson-first-mountain-pairs = Keep both pairs: only the 1 is of no use. Throw that one alone.
lesson-first-mountain-stones = 4 K is fair. But throwing again costs only 1 K: try it once.
lesson-first-mountain-take = A full house, 5 5 5 3 3! 2 K, and either 2 stones or 2 Bonus cards. Take the stones.
lesson-first-mountain-cards = You could. But there are hardly any stones elsewhere: take them.
lesson-first-mountain-luck = Do not let go of a full house! Take what you have found.
lesson-first-mountain-won = 2 stones and 2 K. You may throw again up to four times, for 1, 1, 2 and 2 K. Wood, bones, stones: now see what they are for.

lesson-first-evolve = Evolutions are points: 10 make you chief. The { evolution-E15 } costs 4 K and 2 wood, here in the Forest. You lack the wood: play “{ bonus-dead-tree }”.
lesson-first-evolve-wait = Not yet: your Bonus card is worth 2 wood here, and with them 2 points.
lesson-first-evolve-build = 2 wood! Now build the { evolution-E15 }.
lesson-first-evolve-points = You can pay for the { evolution-E15 }: 2 points are waiting.
lesson-first-evolve-won = 2 points! A card with a place on it is cheaper, but can only be built there. Whoever reaches the target wins at once, even in the middle of a round.

lesson-first-fight = Brawl! You threw a 4, { $B } a 5. The loser loses as many hearts as the difference. But you have a “{ bonus-headbutt }”, which adds 3. Play it!
lesson-first-fight-behind = It is 4 to 5: if you pass you lose, and a heart with it. Play your card.
lesson-first-fight-loot = 7 to 5: { $B } loses his last 2 hearts and is knocked out! Help yourself: half of his 5 K, rounded in your favour.
lesson-first-fight-nothing = How noble! But in Krom you take what you can. Half of his Kroms, please.
lesson-first-fight-won = 3 K more, and { $B } loses his turn. On a tie, the heavier wins at the Cave and on the Savannah, the lighter in the Forest and on the Mountain.

lesson-first-counter = { $B } acts, and he holds a Bonus card. Careful…
lesson-first-counter-answer = “{ bonus-torn-pouch }”: you would lose 3 K! But you have a “{ bonus-nope }”, which cancels somebody else’s Bonus. Play it.
lesson-first-counter-lose = And your 3 Kroms? You have the very card to cancel it.
lesson-first-counter-won = Cancelled: your 5 K are safe, and both cards are discarded. A “{ bonus-nope }” can be cancelled in turn…

lesson-first-round = Now you: a whole round with two gentle bots. Choose a place, guessing where the others will go. Your card “{ bonus-club }” adds a die in a fight.
lesson-first-round-won = You have played your first round. The valley belongs to the quickest inventor: play a whole game, against bots or with friends.

lesson-winter = Winter and the Kromosaure
lesson-winter-why = Two additions for those who know the valley: cold, and a beast that wanders.

lesson-winter-ice = Winter is here! On the icy board every phase begins with a heart lost (never the last), except at the Cave, where you gain one. You have 2 hearts; { $B } and { $C } have to leave the Cave. Where do you go?
lesson-winter-ice-cold = The cold there would take one of your two hearts, and who knows whom you would meet. Go to the Cave.
lesson-winter-ice-warm = A heart from the warmth: 3. And now, “{ do-rest }”.
lesson-winter-ice-heal = A rest gives three hearts too, and 2 K besides.
lesson-winter-ice-hearts = Your hearts first: rest.
lesson-winter-ice-won = 6 hearts and 5 K: winter may last. The icy board is chosen before the game.

lesson-winter-beast = The Kromosaure! It wanders at random and fights as you do, but adds 2 to its die. You threw a 6, it has 4 and 2: 6 as well. It has only 3 hearts left. Play “{ bonus-headbutt }”!
lesson-winter-beast-tie = At 6 each you win in the Forest, being lighter; but it would lose nothing. With 3 more, it is beaten.
lesson-winter-beast-won = 9 to 6: it loses its last 3 hearts. The trophy is yours and worth 1 point, as long as nobody knocks you out in a fight.
