# La force d’un niveau de robots, sous son choix au salon.
strength-level = Force { $rating } : à peu près celle de qui gagne { $wins } parties sur 100 contre { $others ->
    [one] un robot
   *[other] { $others } robots
} du niveau « { $below } », là où un égal en gagnerait { $fair }. Mesurée sur { $games ->
    [one] 1 partie
   *[other] { $games } parties
}.
strength-team = Une équipe de ces robots gagne { $wins } parties sur 100. Mesuré sur { $games ->
    [one] 1 partie
   *[other] { $games } parties
}.
strength-random = Ils jouent n’importe quoi de permis.
strength-easy = Ils se trompent, et vous laissent souvent gagner.
strength-normal = Ils savent ce qu’ils font ; un débutant attentif gagne parfois.
strength-hard = Ils voient loin et battent presque tout le monde.
strength-master = Les plus forts d’ici : attendez-vous à perdre.
strength-figures = Les chiffres
