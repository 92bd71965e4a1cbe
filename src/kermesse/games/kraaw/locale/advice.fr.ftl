## Un coup en mots, pour qui demande conseil

command-choose-crow = Prenez { $crow }.
command-declare-jewels = { $count ->
    [0] Ne déclarez aucun bijou.
    [one] Déclarez un bijou.
   *[other] Déclarez { $count } bijoux.
}
command-look-done = { $claim ->
    [true] Demandez le chien entier, et terminez votre regard.
   *[false] Terminez votre regard.
}
command-claim-chien = Demandez le chien entier.
command-chien-exchange = { $accept ->
    [true] Échangez une carte avec le chien.
   *[false] Laissez le chien tranquille.
}
command-look = Regardez votre carte { $slot }.
command-reveal = Révélez votre carte { $slot }.
command-reveal-lock = Révélez et verrouillez votre carte { $slot }.
command-lock = Verrouillez votre carte { $slot }.
command-exchange = Prenez la carte { $slot } { DE($seat) }.
command-retaliate = Prenez sa carte { $slot }.
command-bonus = Verrouillez votre carte { $lock } et retournez votre carte { $flip }.
command-end-turn = Terminez votre tour sans bonus.
command-continue = Continuez.
