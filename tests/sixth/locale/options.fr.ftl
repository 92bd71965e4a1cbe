option-layout = Disposition
option-layout-why = Comment les allumettes sont posées au début.
option-layout-pyramid = une pyramide : 1, 3, 5 et 7
option-layout-three = trois tas : 3, 4 et 5
option-layout-row = un seul tas de 21
option-most = Au plus par tour
option-most-why = Combien d’allumettes on peut prendre à la fois.
option-last = La dernière allumette
option-last-why = Ce qu’il advient de qui la prend.
option-last-loses = perd
option-last-wins = gagne
option-first-player = Qui commence
option-first-player-why = Au sort, ou une place que vous choisissez.
option-first-player-random = au sort
option-first-player-seat-0 = la première place
option-first-player-seat-1 = la deuxième place
option-first-player-seat-2 = la troisième place
option-first-player-seat-3 = la quatrième place

preset-first-game-why = Trois petits tas, et tout le temps qu’il faut.
preset-expert-why = Vif, et jusqu’à sept allumettes à la fois.

bad-option-no-such-seat = cette table n’a que { $seats } places.
