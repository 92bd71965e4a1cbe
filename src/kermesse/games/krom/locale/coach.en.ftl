# What the coach of a first game of Krom says, the first time a kind of decision comes.
coach-pick-character = Characters differ only in weight, which breaks ties in a fight: the heavier wins at the Cave and on the Savannah, the lighter in the Forest and on the Mountain. Take the one you like.
coach-choose-destination = Everybody chooses a place in secret, never the one where they stand; where several meet, they fight. Usually you go where you find what your next Evolution still needs, and where you expect nobody.
coach-fight = The dice are thrown: the highest total wins, and every loser loses as many hearts as they are behind. A combat Bonus changes the total. Usually you pass when you are ahead, and play a card when hearts are at stake.
coach-reaction = Somebody plays a Bonus, and whoever holds the right card may cancel it. Usually you let it go, unless it is aimed at you or wins the game. Without such a card you can only let it go.
coach-loot = You knocked somebody out in the fight, and may take one thing: a resource, half their Kroms, or a Bonus card drawn blindly. Usually you take the resource that your next Evolution needs, else the Kroms.
coach-action = Your own phase: use the place, build Evolutions and play Bonus cards, in any order. Usually the place comes first, then an Evolution as soon as you can pay for it, since what is built cannot be stolen.
coach-cave = At the Cave you either rest, for hearts and Kroms, or pay for services: resources, Bonus cards, hearts. Rest when you are low on hearts; buy when you lack a single resource.
coach-forest = In the Forest you draw Gather cards: the first is free, each further one costs more. Most bring wood or Kroms, and a few are nettles. Usually you draw one, or one more.
coach-savannah = On the Savannah you hunt one prey: throw the dice shown, and reach its value. Dice can be bought before the throw. Usually you hunt an easy prey, or buy an extra die for one that brings much.
coach-mountain = On the Mountain you throw dice and look for combinations, as many alike as possible or a straight; throwing some again costs Kroms. Usually you keep what is alike, and stop once it brings the stones you need.
