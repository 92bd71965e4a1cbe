## Names

game-name = Allumettes
game-mood = rapide, sec, sans pitié
game-promise = Des allumettes en tas, quelques-unes à chaque tour. Laissez seulement la dernière à quelqu’un d’autre.

## Refusals

refused-no-such-heap = Il y a { $heaps } tas.
refused-heap-empty = Ce tas est vide.
refused-too-many = Vous pouvez y prendre de 1 à { $most } allumettes.

## Decisions and commands

ask-take = À vous : prenez des allumettes d’un seul tas.
wait-take = { $who } compte les allumettes.
command-take = { $count ->
    [one] Prendre 1 allumette du tas { $heap }
   *[other] Prendre { $count } allumettes du tas { $heap }
}

## The table

view-turn = Tour
view-heaps = Tas
view-heaps-each = Tas { $number }
view-active = { "" }
view-deadline = { "" }
view-players-taken = Allumettes prises
view-players-taken-is = { $value ->
    [0] aucune allumette
    [one] 1 allumette
   *[other] { $value } allumettes
}

## What happens

event-game-started = { $you ->
    [first] Vous commencez.
   *[other] { $first } commence.
}
event-timed-out = { $you ->
    [seat] Votre temps est écoulé.
   *[other] Le temps { DE($seat) } est écoulé.
}
event-taken = { $you ->
    [seat] { $count ->
        [one] Vous prenez 1 allumette du tas { $heap }.
       *[other] Vous prenez { $count } allumettes du tas { $heap }.
    }
   *[other] { $count ->
        [one] { $seat } prend 1 allumette du tas { $heap }.
       *[other] { $seat } prend { $count } allumettes du tas { $heap }.
    }
}
event-game-ended = { $you ->
    [seat] Vous avez pris la dernière allumette.
    [winners] Vous gagnez : la dernière allumette est partie.
   *[other] { $seat } a pris la dernière allumette.
}
outcome-last-loses = { $me ->
    [yes] La dernière allumette n’était pas pour vous : vous gagnez
   *[no] { $who } { $count ->
        [one] gagne
       *[other] gagnent
    }
}
outcome-last-wins = { $me ->
    [yes] La dernière allumette est à vous : vous gagnez
   *[no] { $who } gagne
}

## Rules and phrases

rules-play-title = Comment on joue
rules-play =
    Les allumettes sont en tas. À votre tour, prenez-en une ou plusieurs, toutes du même tas. Trois au plus, sauf si la table en décide autrement.

    - Qui prend la dernière allumette a perdu, et tous les autres ont gagné.
    - Une table peut aussi jouer à l’inverse : alors la dernière allumette gagne.
rules-time-title = Le temps
rules-time = Si votre temps s’écoule, une allumette du premier tas est prise pour vous.
phrase-hello = Bonjour !
phrase-nice = Bien joué !

## Options

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
option-limits-ms-take = prendre des allumettes
