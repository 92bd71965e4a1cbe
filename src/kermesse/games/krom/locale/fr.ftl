## Noms

game-name = Krom
place-cave = la Caverne
place-forest = la Forêt
place-savannah = la Savane
place-mountain = la Montagne
kind-kroms = Kroms
kind-wood = bois
kind-bone = os
kind-stone = caillou
kind-hearts = cœurs
kind-bonus = carte Bonus
character-alma = Alma
character-oona = Oona
character-valkyr = Valkyr
character-morhy = Mörhy
character-karok = Karok
character-kolos = Kolos
character-kromosaure = le Kromosaure
trophy-name = Trophée du Kromosaure
bonus-club = Gros gourdin
bonus-club-effect = Lancez 1 dé de plus et ajoutez-le à votre total.
bonus-twin-clubs = Deux gourdins
bonus-twin-clubs-effect = Lancez 2 dés de plus et ajoutez-les à votre total.
bonus-war-cry = Cri qui tue
bonus-war-cry-effect = Ajoutez 2 à votre total.
bonus-headbutt = Coup de boule
bonus-headbutt-effect = Ajoutez 3 à votre total.
bonus-stampede = Charge en troupeau
bonus-stampede-effect = Sur la Savane : ajoutez 4 à votre total.
bonus-nope = Même pas vrai !
bonus-nope-effect = Annulez un Bonus que quelqu’un d’autre vient de jouer.
bonus-lucky-find = Bonne trouvaille
bonus-lucky-find-effect = Gagnez 3 Kroms.
bonus-stash = Réserve secrète
bonus-stash-effect = À la Caverne : gagnez 4 Kroms.
bonus-broth = Bouillon fumant
bonus-broth-effect = Récupérez 4 cœurs.
bonus-dead-tree = Arbre mort
bonus-dead-tree-effect = En Forêt : gagnez 2 bois.
bonus-carcass = Vieille carcasse
bonus-carcass-effect = Sur la Savane : gagnez 2 os.
bonus-rockfall = Éboulis
bonus-rockfall-effect = À la Montagne : gagnez 2 cailloux.
bonus-torn-pouch = Besace trouée
bonus-torn-pouch-effect = Quelqu’un de votre choix perd 3 Kroms.
bonus-termites = Termites
bonus-termites-effect = Quelqu’un de votre choix perd 1 ressource que vous nommez.
bonus-slingshot = Coup de fronde
bonus-slingshot-effect = Quelqu’un de votre choix perd 2 cœurs.
bonus-pickpocket = Main baladeuse
bonus-pickpocket-effect = Volez 2 Kroms à quelqu’un qui se trouve au même lieu que vous.
bonus-snatch = Chapardage
bonus-snatch-effect = Volez 1 ressource que vous nommez à quelqu’un qui se trouve au même lieu que vous.
bonus-bonfire = Feu de joie
bonus-bonfire-effect = Perdez 1 bois, gagnez 5 Kroms.
bonus-tinkering = Bricolage
bonus-tinkering-effect = Perdez 2 Kroms, gagnez 1 ressource de votre choix.
bonus-salvage = Récup'
bonus-salvage-effect = Perdez 1 ressource, gagnez-en 2 d’une même autre sorte.
bonus-hard-bargain = Marchandage
bonus-hard-bargain-effect = Donnez 1 Krom à quelqu’un et prenez-lui 1 ressource que vous nommez.
bonus-swap = Troc forcé
bonus-swap-effect = Donnez 1 ressource à quelqu’un et prenez-lui-en 1 d’une autre sorte.
evolution-E01 = Cure-dents géant
evolution-E02 = Sifflet en os
evolution-E03 = Galet de compagnie
evolution-E04 = Tambour
evolution-E05 = Marteau à nez
evolution-E06 = Cabane perchée
evolution-E07 = Peinture rupestre
evolution-E08 = Catapulte à noix
evolution-E09 = Xylophone
evolution-E10 = Four à galettes
evolution-E11 = Couteau tout-en-un
evolution-E12 = Chaise à bascule
evolution-E13 = Dentier
evolution-E14 = Roue carrée
evolution-E15 = Balançoire
evolution-E16 = Épouvantail à lions
evolution-E17 = Toboggan
evolution-E18 = Brouette à deux places
evolution-E19 = Lance-os
evolution-E20 = Moulin à bras
evolution-E21 = Radeau blindé
evolution-E22 = Piège à mammouth
evolution-E23 = Ascenseur
evolution-E24 = Chauffage central
evolution-E25 = Machine à voyager
gather-nettles = Orties
gather-mushrooms = Champignons
gather-beehive = Ruche
gather-branch = Branche
gather-berry-branch = Branche à baies
gather-fallen-trunk = Tronc couché
gather-odd-totem = Drôle de totem
gather-old-trap = Vieux piège
gather-herbs = Herbes qui soignent
prey-HUN-01 = Lièvre
prey-HUN-02 = Dodo
prey-HUN-03 = Marmotte
prey-HUN-04 = Autruche
prey-HUN-05 = Serpent
prey-HUN-06 = Tatou géant
prey-HUN-07 = Phacochère
prey-HUN-08 = Antilope
prey-HUN-09 = Cerf géant
prey-HUN-10 = Hyène
prey-HUN-11 = Bison
prey-HUN-12 = Aurochs
prey-HUN-13 = Ours des cavernes
prey-HUN-14 = Lion des cavernes
prey-HUN-15 = Rhinocéros laineux
prey-HUN-16 = Tigre à dents de sabre
prey-HUN-17 = Mammouth
combination-none = rien qui vaille
combination-pair = une paire
combination-two-pairs = deux paires
combination-three = un brelan
combination-full = un full
combination-four = un carré
combination-five = cinq dés identiques
combination-straight = une suite

## Les mêmes dans une phrase : avec leur article ou leur préposition

at-cave = à la Caverne
at-forest = en Forêt
at-savannah = sur la Savane
at-mountain = à la Montagne
made-E01 = un cure-dents géant
made-E02 = un sifflet en os
made-E03 = un galet de compagnie
made-E04 = un tambour
made-E05 = un marteau à nez
made-E06 = une cabane perchée
made-E07 = une peinture rupestre
made-E08 = une catapulte à noix
made-E09 = un xylophone
made-E10 = un four à galettes
made-E11 = un couteau tout-en-un
made-E12 = une chaise à bascule
made-E13 = un dentier
made-E14 = une roue carrée
made-E15 = une balançoire
made-E16 = un épouvantail à lions
made-E17 = un toboggan
made-E18 = une brouette à deux places
made-E19 = un lance-os
made-E20 = un moulin à bras
made-E21 = un radeau blindé
made-E22 = un piège à mammouth
made-E23 = un ascenseur
made-E24 = un chauffage central
made-E25 = une machine à voyager
quarry-HUN-01 = le lièvre
quarry-HUN-02 = le dodo
quarry-HUN-03 = la marmotte
quarry-HUN-04 = l’autruche
quarry-HUN-05 = le serpent
quarry-HUN-06 = le tatou géant
quarry-HUN-07 = le phacochère
quarry-HUN-08 = l’antilope
quarry-HUN-09 = le cerf géant
quarry-HUN-10 = l’hyène
quarry-HUN-11 = le bison
quarry-HUN-12 = l’aurochs
quarry-HUN-13 = l’ours des cavernes
quarry-HUN-14 = le lion des cavernes
quarry-HUN-15 = le rhinocéros laineux
quarry-HUN-16 = le tigre à dents de sabre
quarry-HUN-17 = le mammouth
found-nettles = des orties
found-mushrooms = des champignons
found-beehive = une ruche
found-branch = une branche
found-berry-branch = une branche à baies
found-fallen-trunk = un tronc couché
found-odd-totem = un drôle de totem
found-old-trap = un vieux piège
found-herbs = des herbes qui soignent

## Moments de la partie

phase-pick = Choix des personnages
phase-move = Déplacement
phase-fight = Combat
phase-reaction = Réaction
phase-loot = Butin
phase-action = Action
phase-game-over = Fin de partie
ask-pick-character = Choisissez votre personnage.
ask-choose-destination = Où allez-vous ? Choisissez en secret un autre lieu.
ask-fight = Combat ! Jouez un Bonus de combat ou passez.
ask-reaction = Un Bonus est joué : l’annulez-vous ?
ask-loot = Que prenez-vous à votre victime ?
ask-action = À vous d’agir : profitez du lieu, jouez un Bonus, réalisez une Évolution.

## Refus

refused-window-closed = Trop tard : ce n’est plus la même question.
refused-bad-parameter = Cette demande n’a pas été comprise.
refused-not-in-hand = Vous n’avez pas cette carte en main.
refused-wrong-window = Cette carte ne se joue pas à ce moment-là.
refused-wrong-place = Cela ne se fait pas en ce lieu.
refused-bad-target = Désignez une autre personne de la table.
refused-target-elsewhere = Cette personne n’est pas au même lieu que vous.
refused-bad-choice = Ce choix n’est pas possible ici.
refused-not-now = Il faut d’abord lancer les dés de l’escalade.
refused-already-done = Vous l’avez déjà fait.
refused-limit-reached = Vous avez atteint le maximum pour ce tour.
refused-same-place = Il faut changer de lieu à chaque tour.
refused-nothing-to-shuffle = La défausse est vide : rien à mélanger.
refused-cannot-pay = Vous n’avez pas de quoi payer.
refused-stock-empty = La réserve n’en a plus assez.
refused-no-effect = Cela n’aurait aucun effet.
refused-place-action-pending = Terminez d’abord ce que ce lieu vous demande.

## Journal

# Ce que devient chaque argument est dit dans wording.py. `$you` est l’argument qui est la place de qui lit.

event-game-started = La partie commence : { $seats } joueurs, { $target } points pour l’emporter.
event-character-picked =
    { $you ->
        [seat] Vous jouez { $character }.
       *[other] { $seat } joue { $character }.
    }
event-round-started = Tour { $round }.
event-woke-up =
    { $you ->
        [seat] Vous reprenez vos esprits.
       *[other] { $seat } reprend ses esprits.
    }
event-destinations-revealed = En route : { $places }.
destination =
    { $you ->
        [who] vous vers { $place }
       *[other] { $who } vers { $place }
    }
event-kromosaure-moved = Le Kromosaure surgit { $place }.
event-fight-rolled = Bagarre { $place } : { $fighters }.
fighter-total =
    { $you ->
        [who] vous avec { $total }
       *[other] { $who } avec { $total }
    }
event-fight-total =
    { $you ->
        [seat] { $dice ->
            [none] Vous montez à { $total }.
           *[other] Vous ajoutez un lancer de { $dice } et montez à { $total }.
        }
       *[other] { $dice ->
            [none] { $seat } monte à { $total }.
           *[other] { $seat } ajoute un lancer de { $dice } et monte à { $total }.
        }
    }
event-fight-result =
    { $you ->
        [winner] Vous remportez le combat : { $ranking }.
       *[other] { $winner } remporte le combat : { $ranking }.
    }
event-hearts-lost =
    { $you ->
        [seat] Vous perdez { $hearts } : il { $left ->
            [0] ne vous en reste aucun
           *[other] vous en reste { $left }
        }.
       *[other] { $seat } perd { $hearts } : il { $left ->
            [0] ne lui en reste aucun
           *[other] lui en reste { $left }
        }.
    }
event-hearts-gained =
    { $cause ->
        [bonus] { $you ->
            [seat] Vous récupérez { $hearts } et en avez { $left } à présent.
           *[other] { $seat } récupère { $hearts } et en a { $left } à présent.
        }
       *[other] {""}
    }
event-knocked-out =
    { $you ->
        [seat] { $by } vous assomme !
        [by] Vous assommez { $seat } !
       *[other] { $by } assomme { $seat } !
    }
event-kromosaure-hurt =
    Le Kromosaure perd { $hearts } : il { $left ->
        [0] ne lui en reste aucun
       *[other] lui en reste { $left }
    }.
event-kromosaure-beaten =
    { $you ->
        [seat] Vous terrassez le Kromosaure et emportez le trophée : 1 point !
       *[other] { $seat } terrasse le Kromosaure et emporte le trophée : 1 point !
    }
event-trophy-moved =
    { $you ->
        [winner] Vous prenez le trophée { A($loser) }.
        [loser] { $winner } vous prend le trophée.
       *[other] { $winner } prend le trophée { A($loser) }.
    }
event-looted =
    { $kind ->
        [nothing] { $you ->
            [winner] Vous ne prenez rien { A($victim) }.
            [victim] { $winner } ne vous prend rien.
           *[other] { $winner } ne prend rien { A($victim) }.
        }
        [bonus] { $you ->
            [winner] Vous prenez une carte Bonus { A($victim) }{ $title }.
            [victim] { $winner } vous prend une carte Bonus{ $remembers ->
                [no] {""}
               *[yes] { $title }
            }.
           *[other] { $winner } prend une carte Bonus { A($victim) }{ $title }.
        }
       *[other] { $you ->
            [winner] Vous prenez { $what } { A($victim) }.
            [victim] { $winner } vous prend { $what }.
           *[other] { $winner } prend { $what } { A($victim) }.
        }
    }
event-phase-lost =
    { $you ->
        [seat] Vous dormez encore et n’agissez pas ce tour-ci.
       *[other] { $seat } dort encore et n’agit pas ce tour-ci.
    }
event-cold =
    { $you ->
        [seat] Vous grelottez et perdez 1 cœur : il vous en reste { $hearts }.
       *[other] { $seat } grelotte et perd 1 cœur : il lui en reste { $hearts }.
    }
event-warmth =
    { $you ->
        [seat] Vous vous réchauffez, récupérez 1 cœur et en avez { $hearts } à présent.
       *[other] { $seat } se réchauffe, récupère 1 cœur et en a { $hearts } à présent.
    }
event-rested =
    { $you ->
        [seat] Vous vous reposez : { $gains ->
            [none] rien à gagner
           *[other] { $gains }
        }.
       *[other] { $seat } se repose : { $gains ->
            [none] rien à gagner
           *[other] { $gains }
        }.
    }
event-served =
    { $you ->
        [seat] Vous payez un service { $price } K{ $gains ->
            [none] {""}
           *[other] {" "}: { $gains }
        }.
       *[other] { $seat } paie un service { $price } K{ $gains ->
            [none] {""}
           *[other] {" "}: { $gains }
        }.
    }
event-bonus-drawn =
    { $you ->
        [seat] Vous piochez { $n ->
            [one] une carte Bonus
           *[other] { $n } cartes Bonus
        }{ $cards ->
            [none] {""}
           *[other] {" "}: { $cards }
        }.
       *[other] { $seat } pioche { $n ->
            [one] une carte Bonus
           *[other] { $n } cartes Bonus
        }{ $cards ->
            [none] {""}
           *[other] {" "}: { $cards }
        }.
    }
bonus-title = « { $card } »
bonus-known =
    { $card ->
        [none] {""}
       *[other] {" "}: « { $card } »
    }
event-gather-shuffled =
    { $you ->
        [seat] Vous mélangez toutes les cartes Cueillette.
       *[other] { $seat } mélange toutes les cartes Cueillette.
    }
event-gathered =
    { $you ->
        [seat] { $price ->
            [0] Vous trouvez { $card }
           *[other] Vous payez { $price } K et trouvez { $card }
        }
       *[other] { $price ->
            [0] { $seat } trouve { $card }
           *[other] { $seat } paie { $price } K et trouve { $card }
        }
    }{ $gains ->
        [none] { $bonus ->
            [0] {" "}: rien.
           *[other] .
        }
       *[other] {" "}: { $gains }.
    }
event-hunted =
    { $you ->
        [seat] Vous chassez { $card }{ $extra ->
            [0] {""}
            [one] {" "}avec 1 dé acheté
           *[other] {" "}avec { $extra } dés achetés
        } et lancez { $dice }
       *[other] { $seat } chasse { $card }{ $extra ->
            [0] {""}
            [one] {" "}avec 1 dé acheté
           *[other] {" "}avec { $extra } dés achetés
        } et lance { $dice }
    }{ $count ->
        [one] {""}
       *[other] {" "}({ $sum } en tout)
    } : { $success ->
        [true] belle prise{ $gains ->
            [none] {""}
           *[other] , { $gains }
        } !
       *[false] la bête file.
    }
event-climbed =
    { $you ->
        [seat] Vous grimpez et lancez { $dice }.
       *[other] { $seat } grimpe et lance { $dice }.
    }
event-rerolled =
    { $you ->
        [seat] Vous payez { $price } K, relancez { $again } et avez { $dice }.
       *[other] { $seat } paie { $price } K, relance { $again } et a { $dice }.
    }
dice-again =
    { $count ->
        [one] 1 dé
       *[other] { $count } dés
    }
event-settled =
    { $gains ->
        [none] { $bonus ->
            [0] { $you ->
                [seat] Vous redescendez bredouille.
               *[other] { $seat } redescend bredouille.
            }
           *[other] { $you ->
                [seat] Vous vous arrêtez sur { $key }.
               *[other] { $seat } s’arrête sur { $key }.
            }
        }
       *[other] { $you ->
            [seat] Vous vous arrêtez sur { $key } : { $gains }.
           *[other] { $seat } s’arrête sur { $key } : { $gains }.
        }
    }
event-evolved =
    { $you ->
        [seat] Vous réalisez { $card } pour { $paid } et passez à { $points ->
            [one] { $points } point
           *[other] { $points } points
        } !
       *[other] { $seat } réalise { $card } pour { $paid } et passe à { $points ->
            [one] { $points } point
           *[other] { $points } points
        } !
    }
event-bonus-announced =
    { $target ->
        [none] { $you ->
            [seat] Vous jouez « { $card } ».
           *[other] { $seat } joue « { $card } ».
        }
       *[other] { $you ->
            [seat] Vous jouez « { $card } » contre { $target }.
            [target] { $seat } joue « { $card } » contre vous.
           *[other] { $seat } joue « { $card } » contre { $target }.
        }
    }
event-bonus-countered =
    { $you ->
        [seat] Vous répondez « { $card } » à « { $against } ».
       *[other] { $seat } répond « { $card } » à « { $against } ».
    }
event-bonus-cancelled =
    { $you ->
        [seat] Votre carte « { $card } » est annulée.
       *[other] La carte « { $card } » { DE($seat) } est annulée.
    }
event-bonus-resolved =
    { $effect ->
        [dice] {""}
        [add] {""}
        [lose] { $take ->
            [hearts] {""}
           *[other] { $you ->
                [target] Vous perdez { $taken }.
               *[other] { $target } perd { $taken }.
            }
        }
        [steal] { $you ->
            [seat] Vous volez { $taken } { A($target) }.
            [target] { $seat } vous vole { $taken }.
           *[other] { $seat } vole { $taken } { A($target) }.
        }
        [convert] { $you ->
            [seat] Vous échangez { $given } contre { $taken }.
           *[other] { $seat } échange { $given } contre { $taken }.
        }
        [trade] { $you ->
            [seat] Vous donnez { $given } { A($target) } et lui prenez { $taken }.
            [target] { $seat } vous donne { $given } et vous prend { $taken }.
           *[other] { $seat } donne { $given } { A($target) } et lui prend { $taken }.
        }
       *[gain] { $take ->
            [hearts] {""}
           *[other] { $you ->
                [seat] Vous gagnez { $taken }.
               *[other] { $seat } gagne { $taken }.
            }
        }
    }
event-pile-rebuilt =
    { $deck ->
        [hunt] La défausse Chasse est remélangée
        [bonus] La défausse Bonus est remélangée
       *[gather] La défausse Cueillette est remélangée
    } ({ $size ->
        [one] { $size } carte
       *[other] { $size } cartes
    }).
event-auto-decision =
    { $you ->
        [seat] Temps écoulé : le jeu décide pour vous.
       *[other] Temps écoulé : le jeu décide pour { $seat }.
    }
event-preference-set =
    { $preference ->
        [auto_decline] { $on ->
            [true] { $you ->
                [seat] Désormais, vous laissez passer tous les Bonus.
               *[other] Désormais, { $seat } laisse passer tous les Bonus.
            }
           *[false] { $you ->
                [seat] On vous interroge de nouveau sur les Bonus.
               *[other] On interroge de nouveau { $seat } sur les Bonus.
            }
        }
       *[auto_pass] { $on ->
            [true] { $you ->
                [seat] Désormais, vous passez dans tous les combats.
               *[other] Désormais, { $seat } passe dans tous les combats.
            }
           *[false] { $you ->
                [seat] On vous interroge de nouveau dans les combats.
               *[other] On interroge de nouveau { $seat } dans les combats.
            }
        }
    }
event-game-over =
    { $winner ->
        [none] La partie s’arrête : personne ne devient chef.
       *[other] { $you ->
            [winner] Vous prenez la tête de la tribu !
           *[other] { $winner } prend la tête de la tribu !
        }
    }

## Le plateau

amount-kroms = { $count } K
amount-wood = { $count } bois
amount-bone = { $count } os
amount-stone =
    { $count ->
        [one] { $count } caillou
       *[other] { $count } cailloux
    }
amount-hearts =
    { $count ->
        [one] { $count } cœur
       *[other] { $count } cœurs
    }
amount-bonus =
    { $count ->
        [one] { $count } carte Bonus
       *[other] { $count } cartes Bonus
    }
amount-of =
    { $kind ->
        [kroms] { amount-kroms }
        [wood] { amount-wood }
        [bone] { amount-bone }
        [stone] { amount-stone }
       *[hearts] { amount-hearts }
    }
amount-nothing = rien
price-kroms =
    { $n ->
        [0] gratuit
       *[other] { $n } K
    }
weight-kg = { $kg } kg
word-or = ou
hearts-label =
    { $hearts ->
        [one] { $hearts } cœur sur { $most }
       *[other] { $hearts } cœurs sur { $most }
    }
die-label = dé : { $value }
die-keep =
    dé : { $value }, { $kept ->
        [yes] gardé
       *[no] à relancer
    }
die-kept = gardé
die-again = relancé
place-label =
    { $place }{ $count ->
        [0] {""}
       *[other] {" "}({ $who })
    }{ $state ->
        [chosen] . Vous y allez
        [open] . Vous pouvez y aller
        [here] . Vous y êtes
       *[closed] {""}
    }
lane-out = KO
lane-chosen = a choisi
lane-choosing = hésite…
lane-acts = agit
lane-known = Vous connaissez :
race-title = La course
race-label =
    { $points ->
        [one] { $points } point sur { $target }
       *[other] { $points } points sur { $target }
    }
pick-title = Qui serez-vous ?
pick-why = Le poids départage les égalités en combat : le plus lourd d’abord à la Caverne et sur la Savane, le plus léger d’abord en Forêt et à la Montagne.
pick-free = libre
panel-fight = Bagarre ! ({ $place })
panel-loot = Butin ({ $place })
panel-action =
    { $me ->
        [yes] À vous : { $place }
       *[no] { $who } : { $place }
    }
panel-next = puis : { $who }
shelf-open = Toutes les Évolutions et proies
evolutions-title = Évolutions
hunts-title = Proies de la Savane
pile-left =
    { $count ->
        [one] encore { $count } dans la pile
       *[other] encore { $count } dans la pile
    }
evolution-now = Réalisable tout de suite !
evolution-lacks = Manque : { $missing }
evolution-go = Vous avez de quoi payer. Direction : { $place }
evolution-paid = Vous avez de quoi payer
evolution-empty = plus d’Évolution
evolution-label =
    { $card }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. Coûte { $cost }{ $place ->
        [none] {""}
       *[other] {" "}(lieu : { $place })
    }. { $note }
prey-label =
    { $prey } : { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }, { $value } ou plus, rapporte { $reward } ; { $odds } %
duel-summary = Le combat
duel-ahead = en tête
duel-wins = gagne
duel-loses =
    { $n ->
        [one] perd { $n } cœur
       *[other] perd { $n } cœurs
    }
duel-out = KO !
duel-unhurt = indemne
duel-passed = passe
duel-heavy = Égalité ({ $place }) : le plus lourd l’emporte.
duel-light = Égalité ({ $place }) : le plus léger l’emporte.
duel-looted =
    { $kind ->
        [nothing] { $winner } ne prend rien à { $victim }
        [kroms] { $winner } prend { $n } K à { $victim }
        [wood] { $winner } prend 1 bois à { $victim }
        [bone] { $winner } prend 1 os à { $victim }
        [stone] { $winner } prend 1 caillou à { $victim }
       *[bonus] { $winner } prend une carte Bonus à { $victim }
    }
loot-title =
    { $me ->
        [yes] { $victim } est KO. Que prenez-vous ?
       *[no] { $winner } fouille les affaires { DE($victim) }.
    }
loot-take =
    { $kind ->
        [nothing] rien
        [kroms] la moitié de { $of } K, arrondie en plus
        [wood] 1 bois sur { $of }
        [bone] 1 os sur { $of }
        [stone] 1 caillou sur { $of }
       *[bonus] 1 Bonus sur { $of }
    }
service-title = Services : achetez ce que vous voulez
ware-wood = bois
ware-bone = os
ware-stone = caillou
ware-bonus = carte Bonus
ware-heal = trois cœurs
buy-ware = Acheter : { $ware } ({ $price } K)
cave-rested = { $who } a pris du repos.
cave-served = { $who } a payé des services.
cave-waits = { $who } hésite entre le repos et les services.
gather-label =
    Piochez une carte Cueillette, { $price ->
        [0] gratuite
       *[other] { $price } K
    } ({ $count } dans la pile)
gather-pile =
    Pile Cueillette : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
gather-left =
    Dans la pile ({ $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    })
hunt-sum = { $sum } pour { $value }
hunt-caught = Attrapé !
hunt-missed = Raté, la bête file.
hunt-extra = Dés en plus :
hunt-waits = { $who } cherche une proie.
climb-first = Lancez cinq dés : plus belle est la combinaison, plus riche est la trouvaille.
climb-waits = { $who } est au pied de la paroi.
climb-settled = Trouvé avec { $what } :
climb-is = C’est
climb-table = Ce que rapportent les combinaisons
stack-told =
    { $who } joue « { $card } »{ $target ->
        [none] {""}
       *[other] {" "}contre { $target }
    }{ $give ->
        [none] {""}
       *[other] , donne : { $give }
    }{ $take ->
        [none] {""}
       *[other] , prend : { $take }
    }
stack-beneath = attend dessous
bonus-label =
    { $card }. { $effect }{ $legal ->
        [yes] {" "}Jouable maintenant.
       *[no] {""}
    }
hand-label =
    Vos cartes Bonus ({ $count })
hand-empty = Aucune carte Bonus en main.
name-target = Contre qui ?
name-give = Donner quoi ?
name-take = Quelle ressource ?
when-combat = Se joue en combat, après les dés.
when-combat-place = Se joue en combat ({ $place }).
when-counter = Se joue quand quelqu’un d’autre joue un Bonus.
when-place = Se joue pendant votre phase ({ $place }).
when-action = Se joue pendant votre propre phase.
auto-decline = Toujours laisser passer les Bonus
auto-pass = Toujours passer en combat
decided-chief =
    { $cause ->
        [trophy] Décidé par le trophée du Kromosaure
       *[evolution] Décidé par « { $what } »
    } : { $points } points, il en fallait { $target }. Le suivant en a { $next }.
decided-cap =
    { $chief ->
        [yes] Fin du temps après le tour { $round } : { $points } à { $next }.
       *[no] Fin du temps après le tour { $round } : égalité en tête, { $points } partout. Personne n’est chef.
    }
decided-me-chief = Vous avez réalisé { $built ->
    [0] aucune Évolution
    [one] une Évolution
   *[other] { $built } Évolutions
}{ $trophy ->
    [yes] {" "}et gardez le trophée
   *[no] {""}
}.
decided-me-short =
    { $short ->
        [0] Vous finissez parmi les premiers, avec { $points } points.
        [one] Vous finissez à un point du premier, { $built ->
            [0] sans Évolution
            [one] avec une Évolution
           *[other] avec { $built } Évolutions
        }.
       *[other] Vous finissez à { $short } points du premier, { $built ->
            [0] sans Évolution
            [one] avec une Évolution
           *[other] avec { $built } Évolutions
        }.
    }
decided-me-had = Vous aviez { $points ->
    [0] encore 0 point
    [one] { $points } point
   *[other] { $points } points
} sur { $target }.
ending-title =
    { $cause ->
        [trophy] Victoire par le trophée, au tour { $rounds }
        [round_cap] Fin du temps après le tour { $rounds }
       *[evolution] Victoire par une Évolution, au tour { $rounds }
    }
ending-nothing = n’a rien construit
progress-round = tour { $round }
score-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
outcome-chief =
    { $me ->
        [yes] Vous êtes le nouveau chef !
       *[no] { $who } est le nouveau chef
    }
outcome-round-cap = Le dernier tour est joué

## Questions et boutons

ask-move-chosen = Vous irez vers { $place }. Vous pouvez encore changer.
ask-react = { $who } joue « { $card } » : l’annulez-vous ?
ask-fight-passed = Vous avez passé. Vous pouvez encore jouer une carte.
ask-loot-from = Que prenez-vous à { $victim } ?
ask-name = Dites ce que votre carte doit faire.
ask-cave = Vous êtes à la Caverne : repos ou services ?
ask-forest = Vous êtes en Forêt : piochez une carte Cueillette.
ask-forest-more = Encore une carte, ou cela suffit-il ?
ask-savannah = Vous êtes sur la Savane : choisissez une proie.
ask-mountain = Vous êtes à la Montagne : lancez les cinq dés.
ask-mountain-keep = Touchez les dés à garder, relancez les autres, ou prenez votre trouvaille.
ask-mountain-stop = Prenez votre trouvaille.
ask-done = Autre chose ? Une Évolution, un Bonus, ou c’est fini.
wait-pick-character = { $who } choisit un personnage.
wait-choose-destination =
    { $count ->
        [one] { $who } doit encore choisir un lieu.
       *[other] { $who } doivent encore choisir un lieu.
    }
wait-fight =
    { $count ->
        [one] Bagarre ! { $who } peut encore jouer une carte.
       *[other] Bagarre ! { $who } peuvent encore jouer une carte.
    }
wait-loot = { $who } choisit le butin.
wait-react = { $who } joue « { $card } » : quelqu’un l’annule-t-il ?
wait-action = { $who } agit.
do-pass-fight = Passer
do-counter = Même pas vrai !
do-decline = Laisser passer
do-rest = Repos
do-reshuffle = Tout mélanger
do-reshuffle-why = Remet la défausse dans la pile, une fois, avant votre première carte. Gratuit.
do-gather =
    { $price ->
        [0] Piocher (gratuit)
       *[other] Piocher encore ({ $price } K)
    }
do-climb = Lancer les dés
do-reroll =
    { $count ->
        [one] Relancer { $count } dé ({ $price } K)
       *[other] Relancer { $count } dés ({ $price } K)
    }
do-settle = Prendre { $what }
do-evolve = Réaliser { $card } pour { $cost } ?
do-loot =
    { $kind ->
        [nothing] Ne rien prendre à { $victim } ?
        [kroms] Prendre la moitié des Kroms { DE($victim) } ?
        [wood] Prendre un bois à { $victim } ?
        [bone] Prendre un os à { $victim } ?
        [stone] Prendre un caillou à { $victim } ?
       *[bonus] Prendre une carte Bonus au hasard à { $victim } ?
    }
do-service = Acheter : { $ware } ?
do-end-phase = C’est fini
do-end-phase-sure = Terminer votre phase ?
do-hunt-now = Chasser : { $prey } ({ $odds } %)
do-hunt-choose = Choisissez une proie
do-play-card = Jouer la carte
do-play-on = Jouer contre { $who }
phrase-hello = Gronk ! Bonjour !
phrase-grunt = Moi aller montagne. Peut-être.
phrase-peace = On fait la paix ?
phrase-mine = Ce mammouth est à moi !
phrase-ouch = Aïe !
phrase-well = Beau coup de gourdin !
phrase-hurry = Le feu va s’éteindre…

## Ce que disent les pièces

tip-evolution =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour { $cost }.{ $place ->
        [none] {""}
       *[other] {" "}Se réalise seulement là : { $place }.
    } { $note }
tip-prey =
    { $dice ->
        [one] Un dé doit
       *[other] La somme de { $dice } dés doit
    } atteindre { $value } ({ $odds } %). Avec un dé acheté : { $more } % ; avec deux : { $most } %. La prise rapporte { $reward }.
tip-gather = Une carte Cueillette. Elle rapporte : { $reward }.
tip-lane = { $points }. { $hearts }. Dans la besace : { $purse }.{ $built ->
        [none] {""}
       *[other] {" "}Évolutions : { $built }.
    }
tip-fighter = { $who }, { $kg } kg
tip-stock = { $text } Encore en réserve : { $count }.
how-pair = Deux dés pareils.
how-two-pairs = Deux fois deux dés pareils.
how-three = Trois dés pareils.
how-full = Trois dés pareils et deux autres pareils.
how-four = Quatre dés pareils.
how-five = Les cinq dés pareils.
how-straight = 1-2-3-4-5 ou 2-3-4-5-6.

## Glossaire

term-cave = La Caverne
term-cave-text = L’un ou l’autre : le repos (3 cœurs et 2 K), ou des services : bois, os ou caillou pour 3 K pièce, carte Bonus pour 2 K, trois cœurs pour 1 K. À égalité de combat, le plus lourd passe devant.
term-cave-forms = Caverne
term-forest = La Forêt
term-forest-text = Piochez une carte Cueillette, gratuite ; jusqu’à trois autres pour 1, 3 puis 4 K. On y trouve surtout du bois. À égalité de combat, le plus léger passe devant.
term-forest-forms = Forêt
term-savannah = La Savane
term-savannah-text = Chassez l’une des quatre proies ; un dé de plus coûte 2 K, deux coûtent 4 K. On y trouve surtout de l’os. À égalité de combat, le plus lourd passe devant.
term-savannah-forms = Savane
term-mountain = La Montagne
term-mountain-text = Lancez cinq dés, relancez jusqu’à quatre fois ceux que vous voulez pour 1, 1, 2 puis 2 K, et prenez ce que vaut la combinaison. On y trouve surtout des cailloux. À égalité de combat, le plus léger passe devant.
term-mountain-forms = Montagne
term-kroms = Krom (K)
term-kroms-text = La monnaie de la tribu, un éclair. Elle paie les Évolutions, les services, les dés et les cartes de plus.
term-kroms-forms = Kroms, Krom
term-wood = Bois
term-wood-text = Une ressource, pour payer les Évolutions. Se trouve surtout en Forêt ; à la Caverne, 3 K.
term-wood-forms = bois
term-bone = Os
term-bone-text = Une ressource, pour payer les Évolutions. Se trouve surtout sur la Savane ; à la Caverne, 3 K.
term-bone-forms = os
term-stone = Caillou
term-stone-text = Une ressource, pour payer les Évolutions. Se trouve surtout à la Montagne ; à la Caverne, 3 K.
term-stone-forms = cailloux, caillou
term-hearts = Cœur
term-hearts-text = La vie : 7 cœurs au plus. Qui perd un combat en perd autant qu’il a de points de retard ; sans cœur, on est KO.
term-hearts-forms = cœurs, cœur
term-bonus = Carte Bonus
term-bonus-text = Une carte secrète. Haches croisées : en combat. Point d’exclamation : annule un Bonus. Un lieu : seulement là. Les autres : pendant sa propre phase.
term-bonus-forms = cartes Bonus, carte Bonus, Bonus
term-evolution = Évolution
term-evolution-text = Une invention, payée pendant sa propre phase, qui vaut des points. Celle qui porte un lieu ne se réalise que là. Ce qui est construit ne se vole pas.
term-evolution-forms = Évolutions, Évolution
term-points = Points d’Évolution
term-points-text = La somme de vos Évolutions, et 1 pour le trophée. Qui atteint le premier le nombre demandé gagne aussitôt.
term-points-forms = points d’Évolution
term-fight = Combat
term-fight-text = Où l’on se rencontre, on se bat : un dé chacun, puis des cartes de combat. Le plus haut total gagne et agit en premier ; chaque perdant perd autant de cœurs qu’il a de points de retard.
term-fight-forms = combats, combat
term-weight = Poids
term-weight-text = Il départage les totaux égaux : le plus lourd passe devant à la Caverne et sur la Savane, le plus léger en Forêt et à la Montagne.
term-weight-forms = le plus lourd, le plus léger
term-out = KO
term-out-text = Sans cœur, on n’agit pas ce tour-ci ; au tour suivant, on se réveille avec 7 cœurs.
term-out-forms = KO
term-loot = Butin
term-loot-text = Le vainqueur prend une chose à chaque joueur mis KO dans le combat : une ressource, la moitié des Kroms (arrondie au-dessus), une carte Bonus au hasard, ou rien.
term-loot-forms = butin, Le vainqueur peut prendre une chose
term-gather = Cueillette
term-gather-text = La pile de la Forêt : bois, Kroms, parfois un Bonus ou des cœurs, et des orties qui ne donnent rien.
term-gather-forms = carte Cueillette, Cueillette
term-hunt = Proie
term-hunt-text = Une bête de la Savane : des dés à lancer, une somme à atteindre, une récompense.
term-hunt-forms = proies, proie
term-climb = Combinaison
term-climb-text = Ce que font ensemble les cinq dés de la Montagne : paire, brelan, full, carré, suite… Chacune rapporte autre chose.
term-climb-forms = combinaison
term-beast = Kromosaure
term-beast-text = Il surgit après chaque déplacement et se bat avec son dé plus 2. Ses 10 cœurs ne reviennent jamais ; qui gagne le combat où il tombe emporte le trophée.
term-beast-forms = Kromosaure, bête
term-trophy = Trophée du Kromosaure
term-trophy-text = Vaut 1 point. Qui assomme son propriétaire en combat s’en empare.
term-trophy-forms = trophée
term-ice = Âge de glace
term-ice-text = Au début de votre phase, vous perdez un cœur, mais jamais le dernier ; à la Caverne, vous en récupérez un.
term-ice-forms = plateau glaciaire

## Ce qui se passe sous les yeux

standing-aim = { $target } points pour devenir chef
standing-close =
    { $what ->
        [nothing] { $me ->
            [yes] Vous avez de quoi gagner
           *[no] { $who } a de quoi gagner
        }
       *[other] { $me ->
            [yes] Pour gagner, il vous manque { $what }
           *[no] Pour gagner, il manque { $what } à { $who }
        }
    }
standing-lead =
    { $count ->
        [one] { $me ->
            [yes] Vous menez : { $points }
           *[no] { $who } mène : { $points }
        }
       *[other] En tête : { $who } ({ $points })
    }
show-cards = Cartes sur table !
show-walk = En route !
ask-show =
    { $scene ->
        [go] Tout le monde se met en route…
       *[fight] Bagarre !
    }
news-title =
    { $out ->
        [yes] Vous êtes KO !
        [was] Vous avez été KO !
       *[no] Aïe ! Cela vous concerne.
    }
news-out-now = Vous n’agissez pas ce tour-ci. Au prochain tour, vous vous réveillez avec { $hearts } cœurs et choisissez un lieu.
news-woke = Vous revoilà debout avec { $hearts } cœurs.
news-close = J’ai vu

## Règles

rules-goal-title = De quoi s’agit-il ?
rules-goal =
    La tribu cherche son chef : qui atteint en premier le nombre de points d’Évolution demandé gagne, aussitôt, même au milieu d’un tour. Il faut 10 points de deux à quatre joueurs, 8 à cinq, 7 à six.

    Les points viennent des Évolutions, de fameuses inventions qui se paient en Kroms (K), en bois, en os et en cailloux. Exemple : la Roue carrée coûte 2 bois et 2 cailloux et vaut 2 points.

    Vous commencez avec 7 cœurs, 5 Kroms et une carte Bonus, à la Caverne.
rules-round-title = Un tour
rules-round =
    - Chacun choisit un lieu en secret : jamais celui où l’on se trouve.
    - Toutes les destinations sont révélées ensemble et tout le monde se met en marche.
    - Les lieux se jouent dans cet ordre : Caverne, Forêt, Savane, Montagne. Qui est seul agit tranquillement. Si l’on est plusieurs, on se bat d’abord ; puis chacun agit, le vainqueur en tête.

    Pendant votre phase, vous profitez du lieu, réalisez des Évolutions et jouez des Bonus, dans l’ordre de votre choix.
rules-fight-title = Les combats
rules-fight =
    Chacun, sur le lieu, lance un dé. Puis tous ceux qui se battent peuvent jouer des cartes de combat ou passer ; chaque carte jouée rouvre la question pour tous : passer tôt ne coûte rien.

    Le plus haut total gagne. À égalité, le plus lourd passe devant à la Caverne et sur la Savane, le plus léger en Forêt et à la Montagne. Chaque perdant perd autant de cœurs qu’il a de points de retard sur le vainqueur.

    Exemple : Kolos a 6, Karok 3. Karok perd 3 cœurs. S’il n’en avait plus que 3, il serait KO.

    - Sans cœur, vous êtes KO : vous n’agissez pas ce tour-ci et vous vous réveillez au tour suivant avec 7 cœurs.
    - Le vainqueur peut prendre une chose à chaque joueur mis KO dans le combat : une ressource, la moitié des Kroms (arrondie au-dessus) ou une carte Bonus au hasard.
rules-bonus-title = Les cartes Bonus
rules-bonus =
    Les Bonus sont secrets. Haches croisées : seulement dans un combat auquel vous participez. Point d’exclamation : annule un Bonus que quelqu’un d’autre vient de jouer, d’où que vous soyez, même KO. Un lieu : seulement là-bas. Les autres : pendant votre propre phase.

    Quand une carte est jouée, tous ceux qui ont une carte en main sont interrogés un instant : l’annulent-ils ? Une carte annulée ne coûte rien et ne fait rien. On peut aussi annuler une annulation.

    Exemple : un Coup de boule ajoute 3 à votre total ; « Même pas vrai ! » l’efface.
rules-cave-title = La Caverne
rules-cave =
    L’un des deux, ou rien du tout :

    - Le repos : 3 cœurs et 2 Kroms.
    - Les services, autant que vous pouvez payer : un bois, un os ou un caillou pour 3 K pièce, une carte Bonus pour 2 K, trois cœurs pour 1 K.
rules-forest-title = La Forêt
rules-forest =
    Piochez une carte Cueillette : la première est gratuite et obligatoire. Ensuite, à vous de tenter la chance : la deuxième coûte 1 K, la troisième 3 K, la quatrième 4 K. La plupart donnent du bois ou des Kroms, trois sur vingt sont des orties.

    Avant la première carte, vous pouvez remettre la défausse dans la pile et tout mélanger.
rules-savannah-title = La Savane
rules-savannah =
    Il faut chasser l’une des quatre proies. Avant le lancer, vous pouvez acheter un dé de plus pour 2 K, ou deux pour 4 K. Si la somme atteint la valeur, vous gagnez la récompense et une nouvelle proie arrive ; sinon, la bête reste là et ricane.

    Exemple : le Bison demande 8 avec deux dés. Avec un dé acheté, vous lancez 3, 1 et 4 : attrapé ! 2 os et 1 K.
rules-mountain-title = La Montagne
rules-mountain =
    Lancez cinq dés. Jusqu’à quatre fois, vous pouvez relancer ceux que vous voulez, pour 1, 1, 2 puis 2 Kroms. Puis prenez ce que rapporte la combinaison :

    - une paire : 3 K ; deux paires : 4 K ; un brelan : 2 K et 1 caillou
    - un full : 2 K et 2 cailloux ou 2 Bonus ; un carré : 3 cailloux ou 3 Bonus
    - une suite : 3 cailloux et 1 Bonus ; cinq dés identiques : 2 K, 2 bois, 2 os, 2 cailloux

    Exemple : 3 3 5 5 1 ; vous gardez les deux paires, relancez le 1 pour 1 K et obtenez un 5 : un full.
rules-evolutions-title = Les Évolutions
rules-evolutions =
    Quatre Évolutions sont proposées à tous. Pendant votre phase, vous pouvez réaliser toutes celles que vous pouvez payer ; une nouvelle prend aussitôt la place. Certaines portent un lieu : moins chères, elles ne se réalisent que là.

    Le plateau entoure de pointillés ce qui vous manque encore.
rules-beast-title = Variante : le Kromosaure
rules-beast =
    Après chaque déplacement, une bête surgit en Forêt, sur la Savane ou à la Montagne. Elle se bat comme un joueur, avec son dé plus 2, pèse 1200 kg et possède 10 cœurs qui ne reviennent jamais. Elle ne vole personne.

    Qui gagne le combat où elle tombe emporte le trophée : 1 point. Mais il peut se perdre : qui assomme son propriétaire en combat s’en empare.

    Exemple : la bête lance 4 et a 6. Alma lance 6 et ajoute un Coup de boule : 9 contre 6, la bête perd 3 cœurs.
rules-ice-title = Variantes : âge de glace et partie longue
rules-ice =
    Sur le plateau glaciaire, vous perdez un cœur au début de chacune de vos phases hors de la Caverne, mais jamais le dernier ; à la Caverne, vous en récupérez un.

    Dans la partie longue, il faut 2 points de plus.
rules-advice-title = Un bon conseil
rules-advice =
    Regardez d’abord les quatre Évolutions et choisissez-en une. Allez là où se trouve ce qui manque. Réalisez-la dès que possible : ce qui est construit ne se vole pas. Rentrez à la Caverne sous 4 cœurs, et gardez une carte de combat pour le jour où l’on viendra vous chercher.
