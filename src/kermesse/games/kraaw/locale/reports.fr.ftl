## Ce que compte un rapport d’équilibre

things-crow = Corbeaux
things-dealt = Valeurs de la première main d’une manche
things-done = Ce qu’on a fait à son tour
things-robbed = Ce qu’on a subi
did-look = Regarder, puis révéler
did-reveal-lock = Révéler et verrouiller
did-theft = Prendre dans un autre nid
did-kitty = Échanger avec le chien
did-swap = Échanger toute sa main
did-bonus = Cacher une carte pour le bonus
did-robbed = Se faire voler
