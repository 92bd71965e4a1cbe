# What the coach of a first game of Kero says, the first time a kind of decision comes.
coach-prep = Before you roll: you may fill up at the Refinery, play Tuareks, and take special dice along, for Jerricans. Usually you fill up when the truck is low, else take a special die and tip the truck.
coach-rolling = Keep the dice that pay for a card or an Explorer, and throw the others again: every throw costs KERO, and a die on fire is lost. Lay the truck flat while some KERO is left, or you break down and lose the turn.
coach-refuelling = A truck fills up while the dice are thrown, again and again, until all of them burn: the more throws, the more KERO. There is nothing to decide here: watch it fill.
coach-reaction = Your rival is about to fill up. With an Ambush the fill is thrown with fewer dice and ends sooner. You are asked whenever you hold a Tuarek, so that nothing is given away: without an Ambush, let it be.
coach-develop = Spend your harvest: take cards, send Explorers for a recruit and a metal, hire Tuareks for Jerricans. Only Jerricans are kept for later, so usually you spend all you can. With several fires, a card of the row burns when you end.
coach-sweep = A Clean Sweep: one more card leaves the row, and you choose which. Usually it is the one that your rival wants most.
coach-tie = With the Envoy you win one of the lands where both clans have equally many Explorers. Take the one that is worth most to you.
