position-laid = Cartes posées
position-hand = En main
