position-stock = Dans la réserve
position-bonus-pile = Pioche Bonus
position-discarded-gather = Cueillettes défaussées
position-discarded-prey = Proies défaussées
position-discarded-bonus = Bonus défaussés
position-destination = Destination
position-hand = En main
position-no-character = Pas encore de personnage
