# What the coach of a first game of Krom says, the first time a kind of decision comes.
coach-pick-character = Characters differ by their weight, which parts ties in a fight: the heavier is ahead at the Cave and on the Savannah, the lighter in the Forest and on the Mountain. Nothing else: take the one you like.
coach-choose-destination = Everybody chooses a place in secret, never the one where they stand; where several meet, they fight. Usual: go where what your next Evolution lacks is found, and where you expect nobody.
coach-fight = The dice are thrown: the highest total wins, and every loser loses as many hearts as they are behind. A combat Bonus changes the total. Usual: pass when you are ahead, and play a card when hearts are at stake.
coach-reaction = Somebody plays a Bonus, and whoever holds the right card may cancel it. Usual: let it go, unless it is aimed at you or wins the game. Without such a card you can only let it go.
coach-loot = You knocked somebody out in the fight, and may take one thing: a resource, half their Kroms, or a Bonus card drawn blindly. Usual: the resource that your next Evolution lacks, else the Kroms.
coach-action = Your own phase: use the place, build Evolutions and play Bonus cards, in any order. Usual: the place first, then an Evolution as soon as you can pay it, since what is built cannot be stolen.
coach-cave = At the Cave you either rest, for hearts and Kroms, or pay for services: resources, Bonus cards, hearts. Rest when you are low on hearts; buy when a single resource is lacking.
coach-forest = In the Forest you draw Gather cards: the first is free, each further one costs more. Most bring wood or Kroms, and a few are nettles. One or a second one is usual.
coach-savannah = On the Savannah you hunt one prey: throw the dice shown, and reach its value. Dice can be bought before the throw. Usual: an easy prey, or a die more for one that brings much.
coach-mountain = On the Mountain you throw dice and look for combinations, as many alike as possible or a straight; throwing some again costs Kroms. Usual: keep what is alike, and stop once it brings the stones you need.
