position-fires = Feux
position-face-down = { $count } face cachée
position-discarded-card = Cartes défaussées
position-discarded-land = Nouvelles Terres défaussées
position-discarded-tuarek = Tuareks défaussés
