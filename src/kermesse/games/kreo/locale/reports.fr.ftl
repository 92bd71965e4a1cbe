## Ce que compte un rapport d’équilibre

things-nature = Natures mises en jeu
things-complete = Natures complétées
things-lost = Cartes perdues
things-titan = Titans et Titanides
things-power = Pouvoirs employés
things-done = Ce qu’on a fait d’autre
did-shown = Montrer une carte
did-exchange = Échanger des cartes
did-recovered = Reprendre une carte
did-burnt = Jeter une carte
did-struck = Frapper d’un Éclair
did-swept = Balayer d’une Tornade
