## Un coup en mots, pour qui demande conseil

command-refuel = { $times ->
    [one] Faites un plein.
   *[other] Faites { $times } pleins.
}
command-react = { $play ->
    [true] Tendez une embuscade.
   *[false] Laissez faire.
}
command-tap = Lancez les dés.
command-buy-tuarek = Engagez un Tuarek.
command-play-tuarek = Jouez { $kind }.
command-tip = { $specials ->
    [none] Redressez le camion.
   *[other] Redressez le camion, avec { $specials }.
}
command-roll = { $count ->
    [one] Relancez un dé.
   *[other] Relancez { $count } dés.
}
command-lay-flat = Reposez le camion à plat.
command-take-card = Prenez la carte { $slot }.
command-place-explorer = { $land ->
    [outpost] Envoyez un Explorateur à l’avant-poste.
   *[other] Envoyez un Explorateur sur la Terre { $land }.
}
command-place-free = { $land ->
    [outpost] Envoyez l’Explorateur gratuit à l’avant-poste.
   *[other] Envoyez l’Explorateur gratuit sur la Terre { $land }.
}
command-convert-wheat = { $n ->
    [one] Changez un blé en Jerrican.
   *[other] Changez { $n } blés en Jerricans.
}
command-end-turn = Terminez votre tour.
command-sweep-card = Balayez la carte { $slot }.
command-claim-tie = Prenez la Terre { $land }.
