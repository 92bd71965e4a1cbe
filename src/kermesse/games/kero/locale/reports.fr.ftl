## Ce que compte un rapport d’équilibre

things-card = Cartes prises
things-land = Nouvelles Terres gagnées
things-outpost = Explorateurs ailleurs
things-drawn = Tuareks piochés
things-played = Tuareks joués
things-die = Dés spéciaux lancés
things-truck = Le camion
did-fill = Faire le plein
did-panne = Tomber en panne
role-first = Le premier joueur
role-second = Le second joueur
