# Kero's problems: what each is called, and why its answer is the best.

problem-third-copy = Three of a kind
problem-third-copy-won = Two copies of “None shall pass!” are worth 4, three are worth 9: five points more, and 11 to 10. The Rampart would bring 3 and leave you at 9.
problem-outpost = The outpost
problem-outpost-won = In the last turn Explorers go to the outpost: two of them, for a recruit and a metal each, are worth 3 points, and it is 8 to 7. The Scouts would take both recruits and place only one.
problem-loot = Two more things
problem-loot-won = You have the bricks and the wheat of the Village. Two recruits are missing, and the loot brings them: 6 points, and 10 to 9.
problem-four-colours = The fourth colour
problem-four-colours-won = Red is the colour that your Bazaar still lacks: the Dune Buggy brings 1 point, 2 of the Bazaar and an Explorer for the outpost, 11 to 10. The Market brings 3 and only a tie.
problem-four-of-one = Four of one colour
problem-four-of-one-won = The Service Station is only worth a point, but it is your fourth yellow card: the Citadel gives 3 more, 12 to 11. The Still would leave you at 10.
problem-third-card = The third card
problem-third-card-won = Whatever you take is your third card, and the Crossroads give a point for it. With the Market that makes 4, and 8 to 7; the Dune Buggy and its Explorer make 3, and a tie.
problem-pioneers = Green Valley
problem-pioneers-won = A green card counts one more in the Green Valley. The Pioneers bring 2 points, that one, and an Explorer for the outpost: 7 to 6. The other green cards stop at 5.
problem-expedition = All at once
problem-expedition-won = The Expedition is worth 2, and its two Explorers 3 at the outpost: 9 to 8. Sent one by one, two Explorers would bring only the 3.
problem-outriders = One card or two
problem-outriders-won = The Outriders are worth 2, and their two Explorers 3 at the outpost: 9 to 8. The Depot and the Scouts together make 3.
problem-own-or-theirs = Where to send him
problem-own-or-theirs-won = Two fires burn a card, and the only card left in the deck is the Conquest: the game ends now. With one more Explorer the Oasis is yours, 3 points and 10 to 9. A tie on the Oil Field takes only 2 from { $A }: 7 to 7.
problem-banish = Whom to send home
problem-banish-won = The last card of the deck is the Conquest, and two fires make it come. Without that Explorer the Oasis is yours: 10 to 9. On the Oil Field you would only take 2 points from { $A }: 7 to 7.
problem-spoil = Nobody’s land
problem-spoil-won = The Conquest comes now, and { $A } leads by 3. The Oil Field would bring you 2. One Explorer on the Old Pipeline makes a tie there: nobody gets it, { $A } loses 3 points, and it is 10 to 10.
problem-hold-on = End it yourself
problem-hold-on-won = The lands are yours now. A card that you take must be replaced, and the only one left in the deck is the Conquest: the game ends with 14 to 13. If you wait, { $A } has another turn.
