# Le résumé d’un jeu en une page, à imprimer.
summary-title = { $game } en une page
summary-link = Une page à imprimer
summary-print = Imprimer
summary-back = Les règles
summary-setup = Mise en place
summary-players = { $count } joueurs
summary-seats = Joueurs
summary-all = total
summary-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
summary-kg = { $kg } kg
summary-kraaw-deck = Cartes en jeu, par valeur
summary-kreo-each = cartes chacun
summary-kreo-tokens = jetons
summary-kreo-without = restent dans la boîte
summary-krom-target = Points à atteindre
summary-krom-prey = { $dice ->
    [one] 1 dé
   *[other] { $dice } dés
} ≥ { $value }
summary-kero-setup = Les cartes de départ ({ $start }) sont posées sur la pioche, et une Conquête est mélangée dans chaque tiers des autres cartes ({ $conquests } en tout). On retourne { $row } cartes dans la rangée, et { $lands } Nouvelles Terres. Chaque clan a un camion plein, { $explorers } Explorateurs, quelques Jerricans et des Tuareks secrets.
summary-kero-lands = Les Nouvelles Terres
summary-chronos-setup = On distribue les cartes mélangées en piles : trois piles de plus que de joueurs, ou d’équipes ; huit en duel. Chacun a une paire de sabliers d’une couleur, vides, chez soi. Toutes les piles sont retournées ensemble.
summary-chronos-box = Sous chaque carte : combien il y en a dans le jeu de base, et combien de plus avec la boîte Temple.
summary-chronos-copies = { $more ->
    [0] { $base }
   *[other] { $base } + { $more }
}
