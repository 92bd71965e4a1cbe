## Noms

game-name = Kero

resource-B = brique
resource-W = blé
resource-M = métal
resource-R = recrue
resource-J = Jerrican
face-T = Tuarek
face-E = Explorateur
face-F = feu
colour-white = blanc
colour-green = vert
colour-blue = bleu
colour-yellow = jaune
colour-red = rouge
die-w0 = premier dé blanc
die-w1 = deuxième dé blanc
die-w2 = troisième dé blanc
die-w3 = quatrième dé blanc
die-w4 = cinquième dé blanc
die-green = dé vert
die-yellow = dé jaune
die-blue = dé bleu

card-S01 = Serre
card-S02 = Garage
card-S03 = Briqueterie
card-S04 = Grainothèque
card-S05 = Four
card-S06 = Pompe
card-S07 = Éclaireurs
card-S08 = Buggy
card-S09 = Cache
card-S10 = Camp nomade
card-S11 = Station
card-S12 = Marché
card-M01 = Alambic
card-M02 = Casse
card-M03 = Émissaire
card-M04 = Caserne
card-M05 = Grenier
card-M06 = Biocarburant
card-M07 = Caravansérail
card-M08 = Relais
card-M09 = Pionniers
card-M10 = Expédition
card-M11 = Moto
card-M12 = Tour de guet
card-M13 = Guides
card-M14 = Contrebandiers
card-M15 = Rempart
card-M16 = Village
card-M17 = Dépôt
card-M18 = Avant-garde
card-M19 = Comptoir
card-N1 = None shall pass!
card-N2 = None shall pass!
card-N3 = None shall pass!
card-N4 = None shall pass!
card-N5 = None shall pass!
card-conquest = Conquête

effect-die = À chaque tour, lancez gratuitement ce dé : { $die }.
effect-resource = Chaque récolte compte une unité de plus : { $resource }.
effect-income = Chacun de vos tours commence par un Jerrican.
effect-convert = Une fois par tour, du blé devient autant de Jerricans.
effect-tie = À chaque Conquête, vous remportez une Nouvelle Terre à égalité.
effect-explorers = { $amount ->
    [one] Placez un Explorateur gratuitement.
   *[other] Placez { $amount } Explorateurs gratuitement.
}
effect-jerricans = { $amount ->
    [one] Prenez un Jerrican.
   *[other] Prenez { $amount } Jerricans.
}
effect-tuareks = { $amount ->
    [one] Piochez un Tuarek.
   *[other] Piochez { $amount } Tuareks.
}
effect-fill = Faites le plein tout de suite, gratuitement.
effect-points = Rien que des points.
effect-nsp = Chaque exemplaire vaut autant de points que vous en possédez.
short-die = { $die } gratuit
short-resource = +1 { $resource } par récolte
short-income = +1 Jerrican par tour
short-convert = blé en Jerricans
short-tie = gagne une égalité
short-explorers = { $amount ->
    [one] 1 Explorateur
   *[other] { $amount } Explorateurs
}
short-jerricans = { $amount ->
    [one] 1 Jerrican
   *[other] { $amount } Jerricans
}
short-tuareks = { $amount ->
    [one] 1 Tuarek
   *[other] { $amount } Tuareks
}
short-fill = un plein
short-points = des points
short-nsp = n exemplaires : n × n

land-L01 = Vallée verte
land-L02 = Canyon bleu
land-L03 = Dunes jaunes
land-L04 = Mesa rouge
land-L05 = Carrefour
land-L06 = Bazar
land-L07 = Citadelle
land-L08 = Frontière
land-L09 = Oasis
land-L10 = Champ pétrolifère
land-L11 = Puits nomade
land-L12 = Vieil oléoduc

land-scores-colour = 1 point par carte ({ $colour })
land-scores-threes = 1 point par trio de vos cartes
land-scores-every_colour = 1 point, et 2 de plus avec une carte de chaque couleur
land-scores-four_of_a_colour = 1 point, et 3 de plus avec quatre cartes d’une couleur
land-scores-lands = 1 point par Nouvelle Terre à vous, celle-ci comprise
land-scores-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
land-brings-tuareks = { $n ->
    [one] 1 Tuarek à la conquête
   *[other] { $n } Tuareks à la conquête
}
land-brings-jerricans = { $n ->
    [one] 1 Jerrican à la conquête
   *[other] { $n } Jerricans à la conquête
}
land-outpost = Avant-poste

tuarek-two_dice = Deux dés
tuarek-fireproof = Ignifugé
tuarek-ambush = Embuscade
tuarek-march = Marche
tuarek-loot = Butin
tuarek-tanker = Ravitailleur
tuarek-banish = Bannissement
tuarek-sweep = Coup de balai
tuarek-two_dice-does = Deux dés spéciaux sont gratuits ce tour-ci. Avant le lancer.
tuarek-fireproof-does = Les dés brûlés peuvent être relancés ce tour-ci. Avant le lancer.
tuarek-ambush-does = Quand l’autre clan fait le plein : seuls les cinq dés blancs sont lancés.
tuarek-march-does = Déplacez un ou deux de vos Explorateurs vers d’autres Nouvelles Terres.
tuarek-loot-does = Ajoutez deux ressources au choix à votre récolte, sauf des Jerricans. Après le lancer.
tuarek-tanker-does = Faites une fois le plein avec huit dés, gratuitement.
tuarek-banish-does = Renvoyez chez lui un Explorateur adverse et offrez deux Jerricans pour vous faire pardonner.
tuarek-sweep-does = Défaussez une carte de plus de la rangée à la fin de ce tour. Avant ou après le lancer.

# Avec leur article, pour les phrases du journal.
the-card-S01 = la Serre
the-card-S02 = le Garage
the-card-S03 = la Briqueterie
the-card-S04 = la Grainothèque
the-card-S05 = le Four
the-card-S06 = la Pompe
the-card-S07 = les Éclaireurs
the-card-S08 = le Buggy
the-card-S09 = la Cache
the-card-S10 = le Camp nomade
the-card-S11 = la Station
the-card-S12 = le Marché
the-card-M01 = l’Alambic
the-card-M02 = la Casse
the-card-M03 = l’Émissaire
the-card-M04 = la Caserne
the-card-M05 = le Grenier
the-card-M06 = le Biocarburant
the-card-M07 = le Caravansérail
the-card-M08 = le Relais
the-card-M09 = les Pionniers
the-card-M10 = l’Expédition
the-card-M11 = la Moto
the-card-M12 = la Tour de guet
the-card-M13 = les Guides
the-card-M14 = les Contrebandiers
the-card-M15 = le Rempart
the-card-M16 = le Village
the-card-M17 = le Dépôt
the-card-M18 = l’Avant-garde
the-card-M19 = le Comptoir
the-card-N1 = « None shall pass! »
the-card-N2 = « None shall pass! »
the-card-N3 = « None shall pass! »
the-card-N4 = « None shall pass! »
the-card-N5 = « None shall pass! »

the-land-L01 = la Vallée verte
the-land-L02 = le Canyon bleu
the-land-L03 = les Dunes jaunes
the-land-L04 = la Mesa rouge
the-land-L05 = le Carrefour
the-land-L06 = le Bazar
the-land-L07 = la Citadelle
the-land-L08 = la Frontière
the-land-L09 = l’Oasis
the-land-L10 = le Champ pétrolifère
the-land-L11 = le Puits nomade
the-land-L12 = le Vieil oléoduc
the-land-outpost = l’avant-poste

the-die-green = le dé vert
the-die-yellow = le dé jaune
the-die-blue = le dé bleu

tile-two-dice = « Deux dés »
tile-fireproof = « Ignifugé »
tile-ambush = « Embuscade »
tile-march = « Marche »
tile-loot = « Butin »
tile-tanker = « Ravitailleur »
tile-banish = « Bannissement »
tile-sweep = « Coup de balai »

phase-over = Fin de partie

## Ce qui est demandé

ask-prep = Choisissez vos dés spéciaux, puis redressez le camion.
ask-prep-fill = Un plein d’abord ? Sinon, choisissez vos dés et redressez le camion.
ask-prep-tip = Redressez le camion : les dés partent !
ask-prep-dry = Presque plus de KERO : ce lancer vous met en panne.
ask-reaction = L’autre clan fait le plein ({ $number } sur { $of }). Lui tendre une embuscade ?
ask-reaction-none = L’autre clan fait le plein. Vous n’avez pas d’Embuscade : vous laissez faire.
ask-refuelling = Lancez les dés jusqu’à ce qu’ils brûlent tous !
ask-rolling = Touchez les dés à garder, puis relancez les autres ; ou reposez le camion à plat.
ask-rolling-lit = { $count ->
    [one] { $card } s’allume : vos dés la paient. À plat pour l’avoir, ou relancez.
   *[other] { $count } cartes s’allument. À plat pour en prendre, ou relancez.
}
ask-rolling-burnt = Plus aucun dé à relancer : reposez le camion à plat.
ask-develop = Plus rien à acheter : finissez votre tour.
ask-develop-cards = { $count ->
    [one] Votre récolte paie { $card } : touchez-la pour la prendre.
   *[other] Votre récolte paie une carte parmi { $count } : touchez celle que vous prenez.
}
ask-develop-lands = Une recrue et un métal : touchez la terre où envoyer un Explorateur.
ask-develop-hire = Vous pouvez encore engager un Tuarek ; ou finissez votre tour.
ask-develop-tuareks = Plus rien à acheter : jouez un Tuarek, ou finissez votre tour.
ask-sweep = Choisissez la carte à balayer.
ask-tie = Choisissez la Nouvelle Terre à égalité que vous remportez.
ask-place_free = { $count ->
    [one] Placez votre Explorateur gratuit sur une Nouvelle Terre.
   *[other] Placez vos { $count } Explorateurs gratuits sur les Nouvelles Terres.
}

## Refus

refused-bad-times = La Raffinerie vend un plein ou deux.
refused-refinery-closed = La Raffinerie est fermée : le plein se fait au tout début du tour, et une seule fois.
refused-tank-full = Votre camion est déjà plein.
refused-not-enough-jerricans = Il faut { $price ->
    [one] { $price } Jerrican
   *[other] { $price } Jerricans
} ; vous en avez { $has }.
refused-no-such-tuarek = Vous n’avez pas ce Tuarek.
refused-too-soon = Trop tôt : ramassez d’abord les dés.
refused-no-tuarek-left = Il ne reste aucun Tuarek à piocher.
refused-bad-dice = Ce ne sont pas des dés que vous pouvez lancer maintenant.
refused-dice-in-the-air = Les dés sont encore en l’air.
refused-no-dice = Choisissez au moins un dé à lancer.
refused-burnt-die = Ce dé est brûlé : il ne se relance plus ce tour-ci.
refused-empty-slot = Il n’y a pas de carte à l’emplacement { $slot }.
refused-not-enough-resources = Votre récolte n’y suffit pas.
refused-no-explorer-left = Tous vos Explorateurs sont déjà partis.
refused-outpost-full = L’avant-poste est complet : il accueille trois Explorateurs.
refused-no-land = Aucun Explorateur ne peut aller là maintenant.
refused-no-power = Vous n’avez pas ce pouvoir.
refused-power-used = Vous avez déjà utilisé ce pouvoir ce tour-ci.
refused-supply-empty = Il ne reste pas autant de Jerricans.
refused-not-tied = Il n’y a pas égalité sur la Nouvelle Terre { $land }.
refused-bad-value = La consigne est de demander, de ne jamais tendre d’embuscade, ou de toujours le faire.
refused-place-explorer-first = Placez d’abord votre Explorateur gratuit.
refused-no-die-left = Tous les dés spéciaux sont déjà gratuits pour vous.
refused-already-fireproof = Vous êtes déjà ignifugé ce tour-ci.
refused-bad-moves = Déplacez un ou deux Explorateurs, chacun vers une autre Nouvelle Terre.
refused-no-explorer-there = Il n’y a pas assez d’Explorateurs sur la Nouvelle Terre { $land }.
refused-bad-resources = Choisissez deux ressources parmi brique, blé, métal et recrue.
refused-last-turn = Rien ne vient après le dernier tour : il n’y a pas de carte à balayer.

## Le journal

event-game-started = { $you ->
    [first] La partie commence. Vous avez la tuile du 1er joueur.
   *[other] La partie commence. { $first } a la tuile du 1er joueur.
}
event-turn-started = { $you ->
    [seat] Tour { $turn_no } : c’est à vous.
   *[other] Tour { $turn_no } : { $seat } se prépare à rouler.
}
event-income = { $you ->
    [seat] Votre Pompe vous donne un Jerrican.
   *[other] La Pompe donne un Jerrican à { $seat }.
}
event-refuel-announced = { $source ->
    [paid] { $of ->
        [1] { $you ->
            [seat] Vous achetez un plein pour 1 Jerrican.
           *[other] { $seat } achète un plein pour 1 Jerrican.
        }
       *[2] { $fill ->
            [1] { $you ->
                [seat] Vous achetez deux pleins pour 2 Jerricans. Le premier commence.
               *[other] { $seat } achète deux pleins pour 2 Jerricans. Le premier commence.
            }
           *[2] Le second plein commence.
        }
    }
    [card] { $you ->
        [seat] La carte vous offre un plein.
       *[other] La carte offre un plein à { $seat }.
    }
    [tanker] { $you ->
        [seat] Vous appelez un Ravitailleur : un plein gratuit.
       *[other] { $seat } appelle un Ravitailleur : un plein gratuit.
    }
   *[breakdown] { $you ->
        [seat] Cinq dés blancs vous rendent un peu de KERO.
       *[other] Cinq dés blancs rendent un peu de KERO à { $seat }.
    }
}
event-ambush-played = { $you ->
    [seat] Vous tendez une embuscade : seuls les cinq dés blancs sont lancés.
   *[other] { $seat } tend une embuscade : seuls les cinq dés blancs sont lancés.
}
event-ambush-declined = { $you ->
    [seat] Vous laissez faire.
   *[other] { $seat } laisse faire.
}
event-fill-skipped = { $you ->
    [seat] Votre camion est plein : le plein est perdu.
   *[other] Le camion { DE($seat) } est plein : le plein est perdu.
}
event-refuel-ended = { $reason ->
    [full] { $you ->
        [seat] Votre camion est plein à ras bord : { $gained_ms } l de KERO en plus.
       *[other] Le camion { DE($seat) } est plein à ras bord : { $gained_ms } l de KERO en plus.
    }
   *[fire] { $throws ->
        [one] Tous les dés brûlent au premier lancer
       *[other] Tous les dés brûlent après { $throws } lancers
    } : { $you ->
        [seat] vous avez { $gained_ms } l de KERO en plus.
       *[other] { $seat } a { $gained_ms } l de KERO en plus.
    }
}
event-tuarek-drawn = { $bought ->
    [true] { $you ->
        [seat] Vous engagez un Tuarek pour 2 Jerricans : { $kind }.
       *[other] { $kind ->
            [none] { $seat } engage un Tuarek pour 2 Jerricans.
           *[other] { $seat } engage un Tuarek pour 2 Jerricans : { $kind }.
        }
    }
   *[false] { $you ->
        [seat] Vous piochez un Tuarek : { $kind }.
       *[other] { $kind ->
            [none] { $seat } pioche un Tuarek.
           *[other] { $seat } pioche un Tuarek : { $kind }.
        }
    }
}
event-tuarek-played = { $tile ->
    [march] { "" }
    [banish] { "" }
    [tanker] { "" }
    [loot] { $you ->
        [seat] Vous jouez { $kind } et ajoutez { $loot } à votre récolte.
       *[other] { $seat } joue { $kind } et ajoute { $loot } à sa récolte.
    }
    [two_dice] { $you ->
        [seat] Vous jouez { $kind } : deux dés spéciaux sont gratuits.
       *[other] { $seat } joue { $kind } : deux dés spéciaux sont gratuits.
    }
    [fireproof] { $you ->
        [seat] Vous jouez { $kind } : les dés brûlés peuvent être relancés.
       *[other] { $seat } joue { $kind } : les dés brûlés peuvent être relancés.
    }
   *[sweep] { $you ->
        [seat] Vous jouez { $kind } : une carte de plus partira à la fin du tour.
       *[other] { $seat } joue { $kind } : une carte de plus partira à la fin du tour.
    }
}
event-truck-tipped = { $count ->
    [0] { $you ->
        [seat] Vous redressez le camion.
       *[other] { $seat } redresse le camion.
    }
   *[other] { $you ->
        [seat] Vous redressez le camion, avec { $specials }, { $paid ->
            [0] sans rien payer.
            [one] pour 1 Jerrican.
           *[other] pour { $paid } Jerricans.
        }
       *[other] { $seat } redresse le camion, avec { $specials }, { $paid ->
            [0] sans rien payer.
            [one] pour 1 Jerrican.
           *[other] pour { $paid } Jerricans.
        }
    }
}
event-truck-flat = { $by ->
    [auto] { $you ->
        [seat] Tous les dés brûlent : votre camion est reposé à plat, { $used_ms } l de KERO en moins.
       *[other] Tous les dés brûlent : le camion { DE($seat) } est reposé à plat, { $used_ms } l de KERO en moins.
    }
   *[other] { $you ->
        [seat] Vous reposez le camion à plat, { $used_ms } l de KERO en moins.
       *[other] { $seat } repose le camion à plat, { $used_ms } l de KERO en moins.
    }
}
event-panne = { $you ->
    [seat] Panne de KERO ! Vous perdez votre tour.
   *[other] Panne de KERO ! { $seat } perd son tour.
}
event-collected = { $harvest ->
    [none] { $you ->
        [seat] Vous ne récoltez rien
       *[other] { $seat } ne récolte rien
    }
   *[other] { $you ->
        [seat] Vous récoltez { $harvest }
       *[other] { $seat } récolte { $harvest }
    }
}{ $fires ->
    [0] .
    [one] , et un dé brûle.
   *[other] , et { $fires } dés brûlent.
}
event-explorer-placed = { $you ->
    [seat] Vous envoyez un Explorateur { A($place) }{ $free ->
        [true] , gratuitement.
       *[false] .
    }
   *[other] { $seat } envoie un Explorateur { A($place) }{ $free ->
        [true] , gratuitement.
       *[false] .
    }
}
event-explorer-lost = { $n ->
    [one] { $you ->
        [seat] Un de vos Explorateurs gratuits ne peut pas partir.
       *[other] Un Explorateur gratuit { DE($seat) } ne peut pas partir.
    }
   *[other] { $you ->
        [seat] { $n } de vos Explorateurs gratuits ne peuvent pas partir.
       *[other] { $n } Explorateurs gratuits { DE($seat) } ne peuvent pas partir.
    }
}
event-card-taken = { $you ->
    [seat] Vous prenez { $card } pour { $paid }{ $jerricans ->
        [0] .
        [one] , et recevez 1 Jerrican.
       *[other] , et recevez { $jerricans } Jerricans.
    }
   *[other] { $seat } prend { $card } pour { $paid }{ $jerricans ->
        [0] .
        [one] , et reçoit 1 Jerrican.
       *[other] , et reçoit { $jerricans } Jerricans.
    }
}
event-power-wasted = { $you ->
    [seat] Vous avez déjà cinq pouvoirs : celui-ci est perdu.
   *[other] { $seat } a déjà cinq pouvoirs : celui-ci est perdu.
}
event-wheat-converted = { $you ->
    [seat] Vous changez { $n ->
        [one] 1 blé en 1 Jerrican.
       *[other] { $n } blés en { $n } Jerricans.
    }
   *[other] { $seat } change { $n ->
        [one] 1 blé en 1 Jerrican.
       *[other] { $n } blés en { $n } Jerricans.
    }
}
event-explorers-moved = { $count ->
    [one] { $you ->
        [seat] Un de vos Explorateurs marche { $routes }.
       *[other] Un Explorateur { DE($seat) } marche { $routes }.
    }
   *[other] { $you ->
        [seat] Deux de vos Explorateurs marchent : { $routes }.
       *[other] Deux Explorateurs { DE($seat) } marchent : { $routes }.
    }
}
march-route = { DE($start) } { A($end) }
event-explorer-banished = { $you ->
    [seat] Vous renvoyez un Explorateur { DE($rival) } { DE($place) } et vous excusez avec 2 Jerricans.
    [rival] { $seat } renvoie un de vos Explorateurs { DE($place) } et s’excuse avec 2 Jerricans.
   *[other] { $seat } renvoie un Explorateur { DE($rival) } { DE($place) } et s’excuse avec 2 Jerricans.
}
event-card-discarded = { $cause ->
    [fire] Le feu emporte { $card }.
    [sweep] Un coup de balai emporte { $card }.
   *[stall] Rien ne bouge depuis trop longtemps : le vent emporte { $card }.
}
event-conquest-came = { $n ->
    [1] Première Conquête ! Les Nouvelles Terres sont partagées.
    [2] Deuxième Conquête ! Les Nouvelles Terres sont partagées.
   *[3] Troisième et dernière Conquête ! Les Nouvelles Terres sont partagées.
}
event-conquest-delayed = Une autre Conquête apparaît ; elle attend sur la pioche.
event-land-won = { $you ->
    [seat] Vous remportez { $land }{ $by ->
        [tie_power] {" "}à égalité, grâce à votre Émissaire
       *[majority] {""}
    }{ $jerricans ->
        [0] .
        [one] , avec 1 Jerrican.
       *[other] , avec { $jerricans } Jerricans.
    }
   *[other] { $seat } remporte { $land }{ $by ->
        [tie_power] {" "}à égalité, grâce à l’Émissaire
       *[majority] {""}
    }{ $jerricans ->
        [0] .
        [one] , avec 1 Jerrican.
       *[other] , avec { $jerricans } Jerricans.
    }
}
event-land-discarded = { $why ->
    [empty] Personne n’est allé { A($land) } : cette terre est perdue.
   *[tie] Égalité : personne ne remporte { $land }.
}
event-lands-revealed = Nouvelles Terres : { $lands }.
event-last-turn = { $you ->
    [seat] Vous jouez un dernier tour.
   *[other] { $seat } joue un dernier tour.
}
event-time-up = { $phase ->
    [prep] { $you ->
        [seat] Temps écoulé : votre camion est redressé d’office.
       *[other] Temps écoulé : le camion { DE($seat) } est redressé d’office.
    }
    [develop] { $you ->
        [seat] Temps écoulé : votre tour est fini.
       *[other] Temps écoulé : le tour { DE($seat) } est fini.
    }
   *[other] { $you ->
        [seat] Temps écoulé : la décision se prend sans vous.
       *[other] Temps écoulé : la décision se prend sans { $seat }.
    }
}
event-game-over = La partie est finie.
event-standing-order-set = Votre consigne pour les embuscades : { $ambush }.

standing-ask = demandez-moi
standing-never = jamais
standing-always = toujours
outcome-won = { $me ->
    [yes] Vous menez le clan le plus puissant de l’année 2471
   *[no] { $who } mène le clan le plus puissant de l’année 2471
}
outcome-draw = Égalité : les deux clans se partagent le désert

## La table

some-B = { $count ->
    [one] { $count } brique
   *[other] { $count } briques
}
some-W = { $count ->
    [one] { $count } blé
   *[other] { $count } blés
}
some-M = { $count ->
    [one] { $count } métal
   *[other] { $count } métaux
}
some-R = { $count ->
    [one] { $count } recrue
   *[other] { $count } recrues
}
some-J = { $count ->
    [one] { $count } Jerrican
   *[other] { $count } Jerricans
}
face-air = en l’air
die-label = { $die } : { $face }{ $burnt ->
    [yes] {", brûlé"}
   *[no] { $kept ->
        [yes] {", gardé"}
       *[no] {""}
    }
}
special-label = { $die }, { $price ->
    [0] gratuit
   *[other] 1 Jerrican
}{ $chosen ->
    [yes] {", choisi"}
   *[no] {""}
}
dice-label = Les dés
dice-choose = Dés de ce tour : cinq blancs, et les dés spéciaux de votre choix
price-free = gratuit
dice-whites = 5 dés blancs
tip-card = Carte { $colour }. Coût : { $cost }. { $points ->
    [0] {""}
    [one] { $points } point.
   *[other] { $points } points.
} { $effect }
tip-lit = La lampe : vos dés la paient.
tip-burns = Elle brûle à la fin de ce tour.
tip-land = { $effect }. Elle ira au clan qui y a le plus d’Explorateurs quand viendra la prochaine Conquête.
tip-land-mine = { $points ->
    [0] Aujourd’hui elle ne vous rapporterait rien.
    [one] Aujourd’hui elle vous rapporterait { $points } point.
   *[other] Aujourd’hui elle vous rapporterait { $points } points.
}
tip-faces = { $die } : { $faces }
tip-kept = Gardé : il n’est pas relancé.
tip-burnt = Brûlé : il ne se relance plus ce tour-ci.
tip-special = Un Jerrican le met en jeu pour ce tour, sauf s’il est gratuit.
tip-first = Qui a la tuile du 1er joueur commence. L’autre clan joue le dernier tour, s’il y en a un.
tip-supply = Ce qui reste à prendre. Quand il ne reste plus de Jerrican, on n’en reçoit plus.
tip-deck = La pioche remplit la rangée. Trois Conquêtes y sont cachées ; la troisième termine la partie.
row-card = Emplacement { $slot } : { $card }{ $lit ->
    [yes] {", à votre portée"}
   *[no] {""}
}{ $burns ->
    [yes] {", va brûler"}
   *[no] {""}
}
row-label = La rangée de six cartes
slot-empty = vide
fire-next = La prochaine à brûler : deux feux ou plus à la fin du tour
deck-label = { $count ->
    [one] Pioche : { $count } carte
   *[other] Pioche : { $count } cartes
}, { $conquests ->
    [0] plus de Conquête
    [one] encore { $conquests } Conquête
   *[other] encore { $conquests } Conquêtes
}
deck-name = pioche
supply-jerricans = { $count ->
    [one] Jerrican en réserve
   *[other] Jerricans en réserve
}
supply-tuareks = { $count ->
    [one] Tuarek à piocher
   *[other] Tuareks à piocher
}
lands-label = Les Nouvelles Terres
land-words = Nouvelle Terre { $slot }, { $land }. Explorateurs : { $a } { $as }, { $b } { $bs }.
land-gone = Cette terre est déjà partagée.
land-mine = vous : { $points }
outpost-words = Avant-poste : { $count ->
    [one] { $count } Explorateur
   *[other] { $count } Explorateurs
} sur 3. Un vaut 1 point, deux 3 points, trois 4 points.
outpost-worth = 1 · 3 · 4
truck-label = Camion { DE($who) } : { $seconds } secondes de sable sur { $of }{ $flow ->
    [out] {", le sable coule"}
    [in] {", le plein est en cours"}
   *[flat] {""}
}
tank-label = Camion { DE($who) } : { $litres } litres de KERO sur { $of }
tank-litres = { $litres } l
first-player = Premier joueur
points-short = { $points ->
    [one] point
   *[other] points
}
score-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
score-words = Cartes { $cards }, None shall pass! { $nsp }, terres { $lands }, avant-poste { $outpost }
facts-jerricans = Jerricans
facts-tuareks = Tuareks
facts-explorers = Explorateurs au camp
facts-cards = { $count ->
    [one] { $count } carte, par couleur
   *[other] { $count } cartes, par couleur
}
harvest-label = Récolte { DE($who) }
hand-empty = Aucun Tuarek en main
convert-label = Changer du blé en Jerricans
fill-title = { $of ->
    [one] { $who } fait le plein
   *[other] { $who } fait le plein, { $number } sur { $of }
}
fill-throws = { $throws ->
    [0] Les dés roulent…
    [one] { $throws } lancer
   *[other] { $throws } lancers
}
fill-done = Plein { DE($who) } : { $throws ->
    [one] { $throws } lancer
   *[other] { $throws } lancers
}, + { $litres } l de KERO
fill-breakdown = Panne { DE($who) } : le tour est perdu, cinq dés blancs rendent un peu de KERO
quiet-panne = Panne de KERO ! { $who } perd son tour.
conquest-now = { $n ->
    [1] Première Conquête !
    [2] Deuxième Conquête !
   *[3] Dernière Conquête !
}
shared-won = { $me ->
    [yes] Elle est à vous
   *[no] { $who } l’emporte
}
shared-tie = Égalité : perdue
shared-empty = Personne : perdue
news-banished = { $who } renvoie votre Explorateur ({ $land }) et vous offre deux Jerricans.
news-ambushed = Embuscade ! { $who } réduit votre plein à cinq dés blancs.
quiet-prep = { $who } se prépare : Raffinerie, Tuareks, dés spéciaux…
quiet-tie = Conquête ! Une terre à égalité se décide.
quiet-refuelling = { $who } fait le plein…
quiet-reaction = { $who } annonce un plein…
stamp-panne = PANNE !
bubble-sorry = Pardon ! Deux Jerricans pour la peine.
stall-warning = { $left ->
    [one] Encore un tour sans départ de carte, et le vent en emporte une.
   *[other] Encore { $left } tours sans départ de carte, et le vent en emporte une.
}
then-flat = à plat dès l’arrivée
throw-price = coûte { $litres } l de KERO
throw-runs-dry = Ce lancer vous met en panne !
standing-label = Mes embuscades :
progress-round = manche { $round } · tour { $turn }
progress-last = dernier tour
decided-points = { $points } à { $other } : l’écart s’est fait { $part ->
    [cards] aux cartes
    [nsp] avec None shall pass!
    [lands] aux Nouvelles Terres
   *[outpost] à l’avant-poste
}, { $most } à { $least }.
decided-tie = { $points } points partout : { $tie ->
    [lands] plus de Nouvelles Terres a fait la différence.
    [jerricans] autant de Nouvelles Terres, mais plus de Jerricans.
   *[fuel] autant de Nouvelles Terres et de Jerricans, mais plus de KERO.
}
decided-draw = { $points } points partout.
decided-me = Vous avez { $cards ->
    [0] 0 carte
    [one] une carte
   *[other] { $cards } cartes
} et { $lands ->
    [0] aucune Nouvelle Terre
    [one] une Nouvelle Terre
   *[other] { $lands } Nouvelles Terres
}.
decided-me-had = Vous en étiez à { $points } contre { $other }.
ending-of = Points
ending-cards = Cartes
ending-nsp = None shall pass!
ending-lands = Nouvelles Terres
ending-outpost = Avant-poste
ending-total = Total
ending-gap = { $count ->
    [one] Un point d’écart.
   *[other] { $count } points d’écart.
}
aim-points = Le plus de points gagne{ $left ->
    [over] {""}
    [0] {" : dernier tour !"}
    [one] {". Encore une Conquête"}
   *[other] {". Encore "}{ $left }{" Conquêtes"}
}
lead-even = Égalité, { $most } partout
lead-ahead = { $me ->
    [yes] Vous menez, { $most } à { $least }
   *[no] { $who } mène, { $most } à { $least }
}

ask-own-fill = Votre camion se remplit tant que les dés ne brûlent pas tous.
ask-own-breakdown = Panne de KERO : vous perdez ce tour. Cinq dés blancs vous rendent un peu de KERO.
ask-rolling-air = Les dés sont en l’air…
ask-develop-burns = À la fin du tour, { $card } brûle !
ask-march-from = { $moves ->
    [0] Marche : lequel de vos Explorateurs part ? Touchez sa terre.
   *[other] Un autre Explorateur ? Touchez sa terre, ou faites marcher.
}
ask-march-to = { $moves ->
    [0] Où va-t-il ?
   *[other] Et celui-ci, où va-t-il ?
}
ask-loot = { $count ->
    [one] Butin : choisissez encore une ressource.
   *[other] Butin : choisissez deux ressources.
}
ask-banish = Bannissement : touchez la terre dont l’Explorateur adverse doit partir.
wait-prep = { $who } se prépare à rouler.
wait-reaction = { $who } médite peut-être une embuscade…
wait-refuelling = Un camion se remplit tant que les dés ne brûlent pas tous.
wait-rolling = { $who } lance les dés !
wait-develop = { $who } développe son camp.
wait-sweep = { $who } balaie une carte.
ask-shared = La Conquête partage les terres…
wait-tie = { $who } choisit une terre à égalité.

do-throw = { $count ->
    [0] Tout est gardé
    [one] Lancer { $count } dé
   *[other] Lancer { $count } dés
}
do-throw-queued = Dès que possible…
do-lay-flat = À plat !
do-tip = { $price ->
    [0] Redresser le camion
    [one] Redresser ({ $price } Jerrican)
   *[other] Redresser ({ $price } Jerricans)
}
do-tap = Lancer !
do-ambush = Embuscade !
do-let-be = Laisser faire
do-march = En marche
do-give-up = Laisser tomber
do-end-turn = Finir le tour
do-buy-tuarek = Engager un Tuarek pour deux Jerricans
buy-short = Engager
do-go-on = Avancer
go-on-why = Vous jouez seul contre des robots : la table passe tout de suite à ce qui arrive ensuite.
do-convert-wheat = { $n ->
    [one] Changer 1 blé en 1 Jerrican
   *[other] Changer { $n } blés en { $n } Jerricans
}
do-refuel = { $times ->
    [one] Un plein pour 1 Jerrican
   *[other] Deux pleins pour 2 Jerricans
}
choice-refuel = { $times ->
    [one] Un plein
   *[other] Deux pleins
}
choice-refuel-hint = Un Jerrican par plein, au tout début du tour
do-take-card = Prendre { $card } pour { $cost } ? { $effect }
do-sweep-card = Balayer { $card } ?
do-place-explorer = Envoyer un Explorateur à { $land } pour une recrue et un métal ?
do-place-free = Placer l’Explorateur à { $land } ?
do-claim-tie = Remporter { $land } ?
do-play-tuarek = Jouer { $tuarek } ? { $does }


phrase-hello = Bonne route !
phrase-hurry = Le KERO file…
phrase-burn = Ça sent le brûlé !
phrase-sorry = Pardon, vraiment.
phrase-nice = Beau lancer !
phrase-thanks = Merci !

## Règles

rules-goal-title = Le but
rules-goal =
    Juin 2471. Deux clans traversent le désert à bord de camions-citernes remplis de KERO. Tant que le vôtre en a, vous lancez et relancez vos dés. Avec ce qu’ils montrent, vous prenez des cartes, engagez des Tuareks et envoyez des Explorateurs vers les Nouvelles Terres.

    Trois Conquêtes cachées dans la pioche terminent les trois manches. Qui a le plus de points à la fin gagne.
rules-truck-title = Le camion
rules-truck =
    Un camion est un sablier, et son KERO est du sable. Couché, il se repose. Debout sur sa citerne, son sable s’écoule : c’est votre temps pour lancer. Le nez en bas, il se remplit. Un camion plein contient environ une minute de sable, soixante litres de KERO, et ce qui reste sert aux tours suivants.

    S’il se vide pendant que vous lancez, c’est la panne : dés et tour sont perdus. L’autre clan lance alors cinq dés blancs pour vous rendre un peu de sable, et c’est à lui de jouer.
rules-turn-title = Un tour
rules-turn =
    - Préparer : d’abord, si vous voulez, un ou deux pleins à la Raffinerie (1 Jerrican chacun). Puis des Tuareks. Puis le choix des dés spéciaux, 1 Jerrican par dé.
    - Lancer : redressez le camion, lancez tous les dés, relancez ceux que vous voulez, et reposez le camion à plat avant la panne.
    - Développer : prenez des cartes, envoyez des Explorateurs, jouez ou engagez des Tuareks (2 Jerricans), dans l’ordre qui vous plaît.
    - Finir : ce qui reste de briques, de blé, de métal et de recrues est perdu ; les Jerricans restent. La rangée glisse à droite et se complète.
rules-dice-title = Les dés
rules-dice =
    Les cinq dés blancs montrent brique, blé, métal, recrue, Jerrican ou feu. Les dés spéciaux, vert, jaune et bleu, donnent deux ou trois ressources d’un coup, parfois un Tuarek ou un Explorateur gratuit ; eux aussi peuvent brûler.
rules-roll-title = Lancer, garder, relancer
rules-roll =
    Les dés restent un instant en l’air, et il faut les ramasser avant le lancer suivant. Touchez un dé pour le garder ; les autres repartent. Un dé en feu est brûlé : il ne se relance plus. Seul le dernier résultat compte.

    Exemple : sur blé, brique, feu, recrue, métal, vous relancez seulement la brique. Elle devient du blé : deux blés, une recrue, un métal et un feu.

    Au clavier : 1 à 8 gardent un dé, Espace lance, Entrée ou F repose à plat. Au doigt : glissez sur plusieurs dés pour les garder d’un geste, et lâchez au-dessus du plateau de dés pour lancer.
rules-cards-title = Les cartes
rules-cards =
    Une carte coûte ce qui est imprimé en bas. Son effet est immédiat, et elle compte pour sa couleur jusqu’à la fin. Pendant que vous lancez, une lampe s’allume sur chaque carte que vos dés paieraient.

    Exemple : trois blés et un Jerrican, du dé ou de votre réserve, paient la Serre. Dès le tour suivant, le dé vert est gratuit.
rules-fire-title = Le feu
rules-fire =
    Deux feux ou plus à la fin de votre tour brûlent une carte, une seule : la plus à droite de la rangée. La flamme sur une carte la montre d’avance.
rules-explorers-title = Les Explorateurs
rules-explorers =
    Une recrue et un métal envoient un de vos sept Explorateurs vers la terre de votre choix. Ceux que donnent un dé ou une carte sont gratuits et se placent tout de suite.
rules-fill-title = Faire le plein
rules-fill =
    Votre camion se remplit pendant que l’autre clan lance les huit dés, encore et encore ; ceux qui brûlent sont mis de côté. Quand tous brûlent, le plein est fini. Plus il faut de lancers, plus vous avez de KERO ; en moyenne un tiers de citerne.

    Le dernier dé brûle au plus tard à son cinquième lancer. Qui a un Tuarek Embuscade peut réduire un plein de huit dés à cinq dés blancs.

    Exemple : au premier lancer, quatre dés brûlent ; au deuxième, deux des quatre autres ; et l’on continue avec les deux derniers.
rules-tuareks-title = Les Tuareks
rules-tuareks =
    Leurs tuiles sont secrètes et ne servent qu’une fois. On en engage un pour 2 Jerricans, avant le lancer, après, ou entre deux lancers quand les dés sont posés ; aucun ne se joue entre deux lancers.

    - Deux dés, Ignifugé : avant le lancer.
    - Butin : après le lancer.
    - Marche, Bannissement, Ravitailleur, Coup de balai : avant ou après.
    - Embuscade : pendant le tour de l’autre clan, quand il fait le plein. Votre consigne (demander, jamais, toujours) peut répondre pour vous.
rules-powers-title = Les pouvoirs permanents
rules-powers =
    Les cartes au signe de l’infini donnent un pouvoir pour toute la partie : un dé gratuit, une ressource de plus à chaque récolte, un Jerrican à chaque tour, changer du blé en Jerricans, remporter une terre à égalité. Cinq au plus par clan ; une sixième ne compte que pour sa couleur et ses points.
rules-conquest-title = La Conquête
rules-conquest =
    Quand une carte Conquête apparaît, chaque terre va au clan qui y a le plus d’Explorateurs. À égalité, ou sans personne, elle est perdue. Tous les Explorateurs rentrent, et quatre nouvelles terres apparaissent.

    Exemple : un contre deux à la Vallée verte, le second clan l’emporte. Un partout au Carrefour : personne, sauf avec l’Émissaire.
rules-end-title = La fin
rules-end =
    La troisième Conquête termine la partie. Si elle suit le tour du premier joueur, l’autre joue encore un dernier tour : plus de terres, mais l’avant-poste, où un Explorateur vaut 1 point, deux 3 points, trois 4 points.
rules-score-title = Les points
rules-score =
    Les points imprimés de vos cartes, vos terres, l’avant-poste. Chaque None shall pass! vaut autant que vous en avez.

    Exemple : trois None shall pass! valent 3 points chacun, 9 en tout. Jerricans, Tuareks et KERO ne valent rien.
rules-calm-title = Sans se presser
rules-calm =
    Avec l’horloge calme rien ne presse : chaque lancer coûte un peu de KERO, trois litres d’ordinaire, et les dés retombent aussitôt. L’écran vous prévient quand un lancer mettrait le camion à sec : ce serait la panne, et le tour serait perdu. Cinq dés blancs vous rendraient un peu de KERO. Tout se joue au clavier.

    Si huit tours passent sans qu’aucune carte ne quitte la rangée, le vent emporte la plus à droite, pour que la partie avance.

## Glossaire

term-kero = KERO
term-kero-text = Ce qu’il y a dans un camion : soixante litres quand il est plein. Sur l’horloge en direct un litre passe en une seconde ; sur l’horloge calme un lancer en coûte trois.
term-kero-forms = KERO
term-truck = Camion
term-truck-text = Votre réserve de KERO. Couché, il se repose ; redressé, vous lancez vos dés tant qu’il lui en reste. S’il se vide, c’est la panne.
term-truck-forms = camion, camions, camion-citerne, camions-citernes
term-fill = Plein
term-fill-text = Un camion se remplit pendant que l’autre clan lance les huit dés, jusqu’à ce que tous brûlent. Plus il faut de lancers, plus il reçoit de KERO.
term-fill-forms = plein, pleins, faire le plein
term-refinery = Raffinerie
term-refinery-text = Au tout début de votre tour, et une seule fois, elle vend un plein pour un Jerrican, ou deux pour deux. Acheter ou jouer un Tuarek la ferme pour ce tour.
term-refinery-forms = Raffinerie
term-breakdown = Panne
term-breakdown-text = Votre camion est vide pendant que vous lancez : dés et tour sont perdus. Cinq dés blancs vous rendent un peu de KERO, puis l’autre clan joue.
term-breakdown-forms = panne
term-brick = Brique
term-brick-text = Une ressource de ce tour. Elle paie des cartes ; ce qui reste est perdu.
term-brick-forms = brique, briques
term-wheat = Blé
term-wheat-text = Une ressource de ce tour. Il paie des cartes, et l’Alambic en fait des Jerricans ; ce qui reste est perdu.
term-wheat-forms = blé, blés
term-metal = Métal
term-metal-text = Une ressource de ce tour. Il paie des cartes et, avec une recrue, un Explorateur ; ce qui reste est perdu.
term-metal-forms = métal, métaux
term-recruit = Recrue
term-recruit-text = Une ressource de ce tour. Elle paie des cartes et, avec un métal, un Explorateur ; ce qui reste est perdu.
term-recruit-forms = recrue, recrues
term-jerrican = Jerrican
term-jerrican-text = Il se garde d’un tour à l’autre : un pour un plein ou un dé spécial, deux pour un Tuarek. Certaines cartes en coûtent aussi.
term-jerrican-forms = Jerrican, Jerricans
term-fire = Feu
term-fire-text = Un dé en feu est brûlé : il ne se relance plus. Deux feux ou plus à la fin du tour brûlent la carte la plus à droite de la rangée.
term-fire-forms = feu, feux
term-special = Dé spécial
term-special-text = Vert, jaune ou bleu : deux ou trois ressources d’un coup, parfois un Tuarek ou un Explorateur. Un Jerrican par dé et par tour.
term-special-forms = dé spécial, dés spéciaux
term-harvest = Récolte
term-harvest-text = Ce que vos dés montrent quand le camion est reposé à plat : de quoi payer cartes et Explorateurs pendant ce tour.
term-harvest-forms = récolte
term-row = Rangée
term-row-text = Les six cartes à prendre. À la fin d’un tour elle glisse vers la droite et se complète depuis la pioche.
term-row-forms = rangée
term-power = Pouvoir permanent
term-power-text = L’effet d’une carte au signe de l’infini, à chacun de vos tours jusqu’à la fin. Cinq au plus par clan.
term-power-forms = pouvoir, pouvoirs, pouvoirs permanents
term-colour = Couleur d’une carte
term-colour-text = Feuille verte, goutte bleue, soleil jaune ou losange rouge. Certaines terres comptent vos cartes par couleur.
term-colour-forms = couleur
term-nsp = None shall pass!
term-nsp-text = Il y en a cinq. Chaque exemplaire vaut autant de points que vous en avez : un seul 1, trois 9, cinq 25.
term-nsp-forms = None shall pass!
term-tuarek = Tuarek
term-tuarek-text = Une tuile secrète qui sert une fois. Vous en engagez un pour deux Jerricans ; dés, cartes et terres en donnent aussi.
term-tuarek-forms = Tuarek, Tuareks
term-ambush = Embuscade
term-ambush-text = Le Tuarek qui se joue pendant le tour de l’autre clan : son plein de huit dés n’en a plus que cinq.
term-ambush-forms = Embuscade, embuscades
term-explorer = Explorateur
term-explorer-text = Vous en avez sept. Une recrue et un métal en envoient un sur une Nouvelle Terre ; ceux d’un dé ou d’une carte partent gratuitement.
term-explorer-forms = Explorateur, Explorateurs
term-land = Nouvelle Terre
term-land-text = À chaque Conquête elle va au clan qui y a le plus d’Explorateurs. Elle rapporte ses points à la fin de la partie.
term-land-forms = Nouvelle Terre, Nouvelles Terres
term-conquest = Conquête
term-conquest-text = Une des trois cartes cachées dans la pioche. Quand elle vient, les terres sont partagées et les Explorateurs rentrent. La troisième termine la partie.
term-conquest-forms = Conquête, Conquêtes
term-outpost = Avant-poste
term-outpost-text = Au dernier tour il remplace les terres : un Explorateur y vaut 1 point, deux 3 points, trois 4 points.
term-outpost-forms = avant-poste
