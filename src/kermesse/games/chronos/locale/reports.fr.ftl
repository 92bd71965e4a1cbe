## Ce que compte un rapport d’équilibre

things-card = Cartes prises aux piles
things-god = Dieux du Temple acquis
things-bought = Dieux achetés à un autre
things-done = Ce qu’on a fait d’autre
did-ouranos = Échanger avec Ouranos
did-knocked = Renverser un sablier
did-false-victory = Annoncer une victoire qui n’en est pas une
did-deadlock = Déclarer le blocage
did-stamped = Se faire tamponner une carte
