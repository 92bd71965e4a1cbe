position-stock = In the stock
position-bonus-pile = Bonus pile
position-discarded-gather = Gather cards discarded
position-discarded-prey = Prey discarded
position-discarded-bonus = Bonus cards discarded
position-destination = Destination
position-hand = In hand
position-no-character = No character yet
