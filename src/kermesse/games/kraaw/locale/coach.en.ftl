# What the coach of a first game of Kraaw says, the first time a kind of decision comes.
coach-choose-crow = Choose a crow: it is your face at this table, and no crow plays better than another. Take the one you like.
coach-declare-jewels = Whoever wears the most jewels begins. Say how many you wear; you are taken at your word, and it matters for nothing else.
coach-look-done = These are your treasures. Remember their values: they are about to be shuffled, and you will know what you have, but not where it lies.
coach-chien-exchange = You may swap a card with the kitty, blindly: which one goes and which one comes is left to chance. People usually do it with a poor hand, and keep a good one as it is.
coach-main = Your turn, one action. At first you usually look at a face-down card of yours, then turn a good one up. Later: lock what is worth it, or take a card that nobody has locked.
coach-reveal = You have looked; now one face-down card must be turned up, that one or another. Only what is turned up counts, but it can be taken as well: some keep their best for a moment when they can lock it.
coach-retaliate = Somebody takes a card of yours, and you take one of theirs in return, before yours is turned up. Anything that is not locked will do: usually the highest card that you can see or remember.
coach-bonus = The bonus: beside your action you may lock one upright card, if you turn another one face-down. Usually you lock the highest and pay with the lowest. Or simply end your turn.
coach-continue = The round is counted: whoever shows the highest total has won it, and on a tie the lower cards win. Look at the nests, then go on.
