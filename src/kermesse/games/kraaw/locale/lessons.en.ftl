# What the coach says in the lessons of Kraaw.
lesson-first = Your first nest
lesson-first-why = Look, reveal, lock, steal, and win a short round.

lesson-first-look = You are a crow with five hidden treasures, worth 1 to 5. You know what you have, but not where it lies. Only face-up cards count. So look at one of your cards.
lesson-first-look-reveal = You have seen it, nobody else has. Now turn one card up: that one, or another.
lesson-first-look-steal = Thieving comes later. First look at a card of your own.
lesson-first-look-locked = That reveals and locks a card you have never seen: it could be a 1. Look first.
lesson-first-look-won = That card counts now, for everybody to see. Whoever shows the highest total at the end of the round wins it, and a feather.

lesson-first-known = The pale numbers are your memory: your 5 lies there. “{ action-reveal-lock }” turns it up and makes it safe at once. Do it with the 5.
lesson-first-known-look = No need to look: you know your 5 already.
lesson-first-known-other = You only have two locks a round: do not spend one on that card. Lock the 5.
lesson-first-known-steal = Leave the others alone for now, and save your 5.
lesson-first-known-two = A lock for a 2? You have two locks a round. Keep them for what is worth it.
lesson-first-known-won = Locked: it counts, and nobody can touch it this round. “In play” counts all treasures, those of the kitty too, which are nobody’s.

lesson-first-lock = Your 5 lies there for anybody to take. “{ action-lock }” makes a card that is already upright safe. Lock your 5.
lesson-first-lock-small = That one too would be safe, but which one will the thief want?
lesson-first-lock-later = First save what you have: the 5.
lesson-first-lock-steal = Stealing is fun, but your 5 is in danger. Lock it.
lesson-first-lock-safe = The 5 is safe. Your turn is over: press “{ do-end-turn }”.
lesson-first-lock-wait = That is the bonus, of which more in a moment. For now, press “{ do-end-turn }”.
lesson-first-lock-thief = Watch what the other crow wants now…
lesson-first-lock-won = It goes for your 4, since the 5 is out of reach. You would now take one of its cards in return: that is the step after next.

lesson-first-steal = The other nest shows a 5 that is not locked. Take it: choose that card.
lesson-first-steal-more = You can take that one. But there is better: the 5.
lesson-first-steal-look = You could do that. But look over there: a 5, and no lock on it.
lesson-first-steal-answer = Whoever is robbed takes one of your cards in return, before the stolen card is yours. Its owner chooses…
lesson-first-steal-won = A 5 for a 2. Stolen cards lie upright with you: the next thief can take them again, unless you lock them.

lesson-first-retaliate = The other crow moves. Watch your 4…
lesson-first-retaliate-answer = It wants your 4! Take in return whatever you like that is not locked: its best card.
lesson-first-retaliate-more = It has better than that. Take the 5.
lesson-first-retaliate-won = A 5 for your 4: that theft did not pay. Think of it before you steal.

lesson-first-bonus = You can also lock a card besides your action. First your action: look at your last card, the fifth one.
lesson-first-bonus-look = In a moment. For this step, look at the fifth card.
lesson-first-bonus-last = Look at the fifth card, the last one.
lesson-first-bonus-reveal = A 4! Turn it up.
lesson-first-bonus-four = The 4 is worth more. Turn that one up.
lesson-first-bonus-price = The bonus: after your action you may lock one upright card, if you turn another one face-down again. Lock your 5, and pay with your 2.
lesson-first-bonus-cheap = Pay with the cheapest: the 2.
lesson-first-bonus-five = The 5 is what a thief wants. Lock that one.
lesson-first-bonus-use = You may skip the bonus, but your 5 is in danger. Lock it, and turn your 2 over.
lesson-first-bonus-won = Your 5 is safe. The 2 no longer counts, though everybody remembers it. The bonus comes after your action, so it cost you no turn.

lesson-first-lap = When all your cards are up at the start of your turn, the round is over. One is still down, and you are well ahead. Look at it…
lesson-first-lap-plain = A lock is not needed any more. Look at it and turn it up.
lesson-first-lap-end = You are ahead: end the round. Look at your last card.
lesson-first-lap-reveal = …and turn it up.
lesson-first-lap-countdown = All five are up. The others have one turn each, then it is over. Press “{ do-end-turn }”.
lesson-first-lap-keep = You need not lock anything: nobody can catch up with you. Press “{ do-end-turn }”.
lesson-first-lap-other = The other crow has its last turn…
lesson-first-lap-won = Your turn would come now, with all cards up: the round is over, and it is yours. Three feathers win the game.

lesson-first-round = A whole short round, against two gentle crows. Play as you like. If you are unsure: find your 5, lock it, and watch what the others turn up.
lesson-first-round-won = You have played your first round. Swapping with the kitty and the finals come as you go: find friends, or play a whole game against bots.
