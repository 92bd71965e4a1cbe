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
