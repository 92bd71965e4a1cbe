## Un coup en mots, pour qui demande conseil

command-ready = Dites que tout est prêt.
command-vote-colours = { $yes ->
    [true] Demandez d’autres couleurs.
   *[false] Gardez les couleurs.
}
command-move-timer = { $place ->
    [home] Reprenez { $timer }
    [real] Posez { $timer } sur une pile personnelle
   *[pile] Posez { $timer } sur la pile { $number }
}{ $take ->
    [true] , et prenez la carte qu’il quitte.
   *[false] .
}
command-ransom = Rachetez vos sabliers.
command-offer = Offrez de quoi gagner { $card }.
command-gaia-buy = Achetez { $card } { A($from_seat) }.
command-cassandre-take = Prenez le dernier dieu.
command-demeter = Servez-vous avec Déméter.
command-ouranos = Échangez { $give } contre { $get }.
command-move-neutral = Payez une carte pour envoyer { $timer }, neutre, sur la pile { $number }.
command-flip-pile = Retournez la pile { $pile }.
command-choose = { $target ->
    [none] Répondez comme le bouton le propose.
   *[other] Choisissez { $target }.
}
command-announce = Annoncez « Victoire ! ».
command-call-deadlock = Dites que tout est bloqué.
command-plan-move = Prévoyez { $place ->
    [home] de reprendre { $timer }
    [real] de poser { $timer } sur une pile personnelle
   *[pile] de poser { $timer } sur la pile { $number }
}.
command-plan-cancel = Renoncez à ce projet.
command-pass = Passez.

# Une pile personnelle n’a pas de numéro que l’on dise.
nth--0 = 1
nth--1 = 2
nth--2 = 3
nth--3 = 4
nth--4 = 5
nth--5 = 6
