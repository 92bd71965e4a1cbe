## Pourquoi un coup est bon

# Ce que devient chaque argument est dit dans wording.py.

reason-thirsty = Il ne vous reste que { $left } s de sable sur { $capacity } : faites le plein.
reason-rival-thirsty = { $rival } n’a plus que { $left } s de sable sur { $capacity } : avec l’embuscade, ce plein se fait avec 5 dés au lieu de 8.
reason-rival-full = { $rival } a encore { $left } s de sable sur { $capacity } : gardez l’embuscade pour un camion plus vide.
reason-die-for =
    Il faut { $amounts } pour { $card }, et { $die } en montre plusieurs à la fois{ $price ->
        [0] , sans rien payer.
        [one] {" "}: pour ce lancer, c’est { $price } Jerrican.
       *[other] {" "}: pour ce lancer, c’est { $price } Jerricans.
    }
reason-no-special-dice = Sans Jerrican ni dé gratuit, ce sont les cinq dés blancs.
reason-keep-for-fuel =
    Il ne vous reste que { $left } s de sable sur { $capacity } : gardez { $jerricans ->
        [one] votre Jerrican
       *[other] vos { $jerricans } Jerricans
    } pour le plein.
reason-two-dice-free =
    { $count ->
        [one] Un dé spécial de plus
       *[other] { $count } dés spéciaux de plus
    } sans payer un Jerrican.
reason-fireproof-dice = Chaque dé a un feu parmi ses six faces : ce tour-ci, les dés en feu se relancent aussi.
reason-throw-for-card =
    Il vous manque { $amounts } pour { $card } : { $count ->
        [one] un lancer d’un seul dé
       *[other] un lancer de { $count } dés
    } l’apporte dans { $percent } % des cas.
reason-throw-for-explorer =
    Il vous manque { $amounts } pour un Explorateur : { $count ->
        [one] un lancer d’un seul dé
       *[other] un lancer de { $count } dés
    } l’apporte dans { $percent } % des cas.
reason-dice-pay-card = Vos dés paient déjà { $card } : gardez votre sable.
reason-dice-pay-explorer = Vos dés paient déjà un Explorateur : gardez votre sable.
reason-sand-is-short = Il vous reste { $left } s de sable, et un lancer peut en prendre { $price } : ce serait la panne.
reason-sand-is-kept = À plat, vous gardez { $left } s de sable pour vos prochains tours.
reason-card-brings =
    Avec { $card } : { $effect ->
        [points] { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
       *[other] { $points ->
            [0] {""}
            [one] { $points } point et{" "}
           *[other] { $points } points et{" "}
        }{ $effect ->
            [die] { $die } gratuit à chaque tour.
            [resource] 1 { $resource } de plus à chaque récolte.
            [income] 1 Jerrican au début de chaque tour.
            [convert] une fois par tour, du blé qui devient des Jerricans.
            [tie] à chaque Conquête, une égalité pour vous.
            [explorers] { $count ->
                [one] { $count } Explorateur à placer tout de suite.
               *[other] { $count } Explorateurs à placer tout de suite.
            }
            [jerricans] { $count ->
                [one] { $count } Jerrican tout de suite.
               *[other] { $count } Jerricans tout de suite.
            }
            [tuareks] { $count ->
                [one] { $count } Tuarek tout de suite.
               *[other] { $count } Tuareks tout de suite.
            }
           *[fill] le plein tout de suite.
        }
    }
reason-cards-make-square =
    { $count ->
        [one] Votre première « None shall pass! » vaut 1 point ; à deux, elles en valent 4, à trois, 9.
       *[other] Vous aurez { $count } « None shall pass! », et elles vaudront { $points } points en tout.
    }
reason-lead-there =
    Vous menez alors { $mine } à { $theirs } pour { $land } : si la Conquête vient, c’est { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
reason-level-there =
    { $rival } allait gagner { $land } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }) : vous revenez à égalité, { $mine } partout.
reason-takes-away =
    { $land } rapporterait { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à { $rival } : vous y menez alors { $mine } à { $theirs }.
reason-outpost-pays =
    Un Explorateur de plus à l’avant-poste vaut { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
reason-land-scores =
    Cette égalité vous donne { $land } : { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
reason-denies =
    Avec { $card }, { $rival } marquerait { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : mieux vaut que cette carte s’en aille.
reason-loot-pays-card = Avec { $amounts } de plus, votre récolte paie { $card }.
reason-loot-pays-explorer = Avec { $amounts } de plus, votre récolte paie un Explorateur.
reason-wheat-would-rot =
    Ce qui reste de la récolte est perdu à la fin du tour : { $wheat ->
        [one] 1 blé donne
       *[other] { $wheat } blés donnent
    } { $jerricans ->
        [one] 1 Jerrican.
       *[other] { $jerricans } Jerricans.
    }
reason-rich-enough =
    Vous avez { $jerricans } Jerricans : un Tuarek en coûte 2, et il vous en { $left ->
        [0] faut justement autant.
       *[other] reste { $left }.
    }
reason-nothing-pays = Avec ce qui reste de la récolte, il n’y a plus ni carte ni Explorateur à prendre.
