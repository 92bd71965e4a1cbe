## Noms

game-name = Kraaw
crow-charbon = Charbon
crow-reglisse = Réglisse
crow-plume = Plume
crow-becdor = Bec-d’Or
crow-brindille = Brindille
crow-rubis = Rubis
treasure-1 = bouton
treasure-2 = bille
treasure-3 = cuillère d’argent
treasure-4 = montre à gousset
treasure-5 = bague

## Refus

refused-taken = Ce corbeau est déjà pris.
refused-bad-slot = Un nid a cinq cartes, numérotées de 1 à 5.
refused-bad-seat = Il n’y a personne à cette place.
refused-own-seat = On ne se vole pas soi-même.
refused-not-in-round = Cette personne ne joue pas cette finale.
refused-not-face-down = Cette carte n’est pas face cachée.
refused-not-revealed = Cette carte n’est pas révélée et droite.
refused-no-lock-left = Vos deux verrous de cette manche sont déjà posés.
refused-locked-card = Cette carte est verrouillée : personne ne peut la prendre.
refused-same-card = Verrouillez une carte et retournez-en une autre.
refused-stall-guard = Trop d’échanges de cartes révélées à la suite : faites avancer la manche.
refused-too-early = Regardez d’abord votre main : le chien s’ouvre dans un instant.
refused-too-late = L’échange de toute la main a déjà eu lieu dans cette manche.


## Ce qu'on vous demande

ask-choose-crow = Choisissez votre corbeau.
ask-declare-jewels = Combien de bijoux portez-vous ?
ask-look-done = Retenez vos cinq cartes : elles vont être mélangées et posées face cachée.
ask-chien-exchange = Échanger au hasard une de vos cartes avec le chien ?
ask-main = À vous : choisissez une action, ou touchez une carte.
ask-main-look = Regarder : laquelle de vos cartes cachées ?
ask-main-reveal-lock = Révéler et verrouiller : laquelle de vos cartes cachées ?
ask-main-lock = Verrouiller : laquelle de vos cartes révélées ?
ask-main-exchange = Prendre : quelle carte d’un autre nid ?
ask-main-card = Votre carte { $slot } : la regarder d’abord, ou la révéler et la verrouiller ?
ask-reveal =
    { $value ->
        [0] Révélez maintenant une de vos cartes cachées : celle-ci ou une autre.
       *[other] La carte { $slot } est un { $value }. Révélez maintenant une de vos cartes cachées : celle-ci ou une autre.
    }
ask-retaliate = { $thief } vous prend la carte { $slot } ! Choisissez une carte de son nid en échange.
ask-bonus =
    { $reading ->
        [locked_counts] Bonus : verrouillez une carte droite et retournez une carte visible, ou finissez votre tour.
       *[other] Bonus : verrouillez une carte révélée et retournez-en une autre, ou finissez votre tour.
    }
ask-bonus-flip =
    { $reading ->
        [locked_counts] La carte { $slot } sera verrouillée. Quelle carte retournez-vous ? Une carte verrouillée perd son verrou.
       *[other] La carte { $slot } sera verrouillée. Quelle autre carte retournez-vous ?
    }
ask-bonus-last = Plus de carte cachée : la manche finira à votre prochain tour. Retournez-en une grâce au bonus, ou finissez votre tour.
ask-continue = La manche est finie. On continue ?

## Qui l'on attend

wait-choose-crow = { $count ->
    [one] { $who } choisit un corbeau.
   *[other] { $who } choisissent leur corbeau.
}
wait-declare-jewels = { $count ->
    [one] { $who } compte ses bijoux.
   *[other] { $who } comptent leurs bijoux.
}
wait-look-done = { $count ->
    [one] { $who } regarde ses cinq cartes.
   *[other] { $who } regardent leurs cartes.
}
wait-chien-exchange = { $who } hésite devant le chien.
wait-main = { $who } choisit une action.
wait-reveal = { $who } a regardé une carte et doit en révéler une.
wait-retaliate = { $who } choisit une carte en représailles.
wait-bonus = { $who } peut verrouiller une carte et en retourner une autre.
wait-continue = { $count ->
    [one] { $who } lit encore le résultat.
   *[other] { $who } lisent encore le résultat.
}

## Actions

action-look = Regarder
action-look-hint = Regarder une de vos cartes cachées, puis en révéler une (touche L)
action-reveal-lock = Révéler et verrouiller
action-reveal-lock-hint = Retourner une de vos cartes cachées et la verrouiller aussitôt (touche R)
action-lock = Verrouiller
action-lock-hint = Verrouiller une de vos cartes révélées : personne ne peut plus la prendre (touche V)
action-exchange = Prendre
action-exchange-hint = Prendre une carte d’un autre nid ; son propriétaire en prend une des vôtres (touche X)
do-look = Regarder votre carte { $slot } ?
do-reveal = Révéler votre carte { $slot } ?
do-reveal-lock = Révéler et verrouiller votre carte { $slot } ?
do-lock = Verrouiller votre carte { $slot } ?
do-exchange = Prendre à { $who } sa carte { $slot } ?
do-retaliate = En représailles, prendre à { $who } sa carte { $slot } ?
do-bonus =
    { $same ->
        [yes] Verrouiller la carte { $lock } et la retourner aussitôt ?
       *[no] Verrouiller la carte { $lock } et retourner la carte { $flip } ?
    }
do-bonus-same = Retourner la carte { $slot } elle-même
do-end-turn = Finir mon tour
do-continue = Continuer
do-look-done = C’est retenu
do-look-done-claim = Échanger toute ma main
do-claim-chien = J’échange toute ma main !
do-chien-yes = Échanger une carte
do-chien-no = Garder mes cartes
do-chien-exchange =
    { $accept ->
        [yes] Échanger une carte avec le chien ?
       *[no] Garder vos cinq cartes ?
    }
do-declare-jewels = C’est mon compte

## Sur le plateau

card-label =
    { $mine ->
        [yes] Votre carte { $slot }
       *[no] { $owner }, carte { $slot }
    } : { $state ->
        [up] révélée, { $value }, { $treasure }
        [locked] verrouillée, { $value }, { $treasure }
       *[down]
            { $known ->
                [yes] cachée, vous savez que c’est un { $value }
               *[no] cachée
            }
    }
crow-choice-title = Quel corbeau serez-vous ?
crow-free = libre
jewels-title = Qui porte le plus de bijoux ?
jewels-why = Les corbeaux aiment ce qui brille : la personne la plus parée commence. Sur l’honneur !
jewels-count = Mes bijoux :
kitty-name = Chien
kitty-label = Le chien : cinq cartes cachées
deck-title = En jeu :
deck-label = Combien de cartes de chaque valeur sont en jeu
way-clockwise = On joue dans le sens des aiguilles d’une montre
way-counterclockwise = On joue dans le sens inverse des aiguilles d’une montre
guard-on = On ne peut plus prendre de carte révélée pour l’instant
nest-wins = { $wins ->
    [one] { $wins } manche gagnée sur { $goal }
   *[other] { $wins } manches gagnées sur { $goal }
}
nest-locks = { $left ->
    [0] plus de verrou
    [one] { $left } verrou restant
   *[other] { $left } verrous restants
}
nest-total =
    { $leads ->
        [yes] Total visible : { $total }, le plus grand
       *[no] Total visible : { $total }
    }
nest-first = Commence cette manche
nest-countdown = Dernier tour !
nest-watching = regarde la finale
nest-cards = Nid : { $name }
nest-from-kitty = venue du chien
look-hand = Vos cinq cartes, { $total } en tout (une main moyenne vaut { NUMBER($average, maximumFractionDigits: 1) }).
look-card = { $value }, { $treasure }
mine-unplaced = Encore cachées :
mine-unplaced-kitty = Vues au début, place inconnue (l’une est partie au chien) :
mine-in-kitty = Vous avez mis au chien :
result-cards = Cartes qui comptent : { $cards }
result-won = gagne la manche
result-winner =
    { $me ->
        [yes] La manche est à vous !
       *[no] { $who } gagne la manche
    }
result-winners = { $count } corbeaux se partagent la manche
result-tie = Totaux égaux : on compare les cartes de la plus haute à la plus basse. À la carte { $column }, la plus basse l’emporte, les autres sont éliminées.
result-perfect-tie = Les mêmes cartes jusqu’à la dernière : égalité parfaite, tous les ex æquo gagnent la manche.
result-final = La finale
result-last-round = La dernière manche
progress-round = manche { $round }
progress-final = finale
score-wins = { $wins ->
    [one] { $wins } manche
   *[other] { $wins } manches
}
outcome-champion =
    { $me ->
        [yes] Vous régnez sur les corbeaux !
       *[no] { $who } règne sur les corbeaux
    }
outcome-shared = { $who } se partagent la victoire
decided-nest =
    { $where ->
        [final] Décidé en finale : { $total } à { $next }.
       *[last] Décidé au dernier nid : { $total } à { $next }.
    }
decided-nest-tie =
    { $where ->
        [final] Décidé en finale
       *[last] Décidé au dernier nid
    } : { $count } nids à { $total } ; à la carte { $column }, la plus basse l’emporte.
decided-nest-shared = Dernière manche partagée : avec elle, { $who } en a { $wins }, assez pour régner.
decided-shared = Égalité parfaite en finale : { $count } nids de { $total }, carte pour carte.
decided-me-rounds =
    { $wins ->
        [0] Vous n’avez gagné aucune manche.
        [one] Vous avez gagné une manche.
       *[other] Vous avez gagné { $wins } manches.
    }
decided-me-short = Votre nid valait { $total } : il vous manquait { $short ->
    [one] un point
   *[other] { $short } points
}.
decided-me-tie = Vous aviez le même total ; à la carte { $column }, { $who } { $count ->
    [one] avait plus bas
   *[other] avaient plus bas
}.
decided-me-too-few = Vous avez partagé la dernière manche, mais n’en avez que { $wins }.
theft-card =
    { $value ->
        [0] une carte cachée
       *[other] un { $value }
    }
theft-reach =
    { $you ->
        [thief] Vous fondez sur la carte { $slot } { DE($victim) }…
        [victim] { $thief } fond sur votre carte { $slot } !
       *[other] { $thief } fond sur la carte { $slot } { DE($victim) }…
    }
theft-done =
    { $you ->
        [thief] Vous prenez { $loot } { A($victim) }, qui prend { $given } en échange.
        [victim] { $thief } vous prend { $loot } ! Vous prenez { $given } en échange.
       *[other] { $thief } prend { $loot } { A($victim) }, qui prend { $given } en échange.
    }
the-aim = Le plus grand total visible gagne
lead-last-lap =
    { $me ->
        [yes] Dernier tour : vous n’avez plus de carte cachée
       *[no] Dernier tour : { $who } n’a plus de carte cachée
    }
lead-wins =
    { $count ->
        [one] { $who } : { score-wins }
       *[other] { $count } corbeaux : { score-wins }
    }

## Le journal

event-crow-chosen =
    { $you ->
        [seat] Vous jouez { $crow }.
       *[other] { $seat } joue { $crow }.
    }
event-jewels-declared =
    { $you ->
        [first] Les bijoux sont comptés ({ $counts }) : à vous de commencer.
       *[other] Les bijoux sont comptés ({ $counts }) : { $first } commence.
    }
jewels-of = { $who } { $jewels }
event-round-started =
    { $final ->
        [true] { $you ->
            [first] La finale commence ; à vous de jouer en premier.
           *[other] La finale commence ; { $first } joue en premier.
        }
       *[false] { $you ->
            [first] La manche { $round } commence ; à vous de jouer en premier.
           *[other] La manche { $round } commence ; { $first } joue en premier.
        }
    }
event-hand-seen =
    { $remembers ->
        [no] { "" }
       *[yes] { $you ->
            [seat] Vos cinq cartes : { $values }.
           *[other] Les cinq cartes { DE($seat) } : { $values }.
        }
    }
event-look-done =
    { $you ->
        [seat] Vous avez regardé vos cartes.
       *[other] { $seat } a regardé ses cartes.
    }
event-claim-noted =
    { $you ->
        [seat] Votre souhait d’échange est noté.
       *[other] { $seat } souhaite échanger toute sa main.
    }
event-hand-swapped =
    { $you ->
        [seat] Vous échangez vos cinq cartes avec le chien.
       *[other] { $seat } échange ses cinq cartes avec le chien.
    }
event-rows-laid = Toutes les cartes sont mélangées et posées face cachée.
event-chien-passed =
    { $you ->
        [seat] Vous laissez le chien tranquille.
       *[other] { $seat } laisse le chien tranquille.
    }
event-chien-exchanged =
    { $you ->
        [seat] Vous échangez votre carte { $slot } avec le chien, sans la voir.
       *[other] { $seat } échange sa carte { $slot } avec le chien, sans la voir.
    }
event-looked =
    { $you ->
        [seat] { $remembers ->
            [no] Vous regardez votre carte { $slot }.
           *[yes] { "" }
        }
       *[other] { $seat } regarde sa carte { $slot }.
    }
event-look-result =
    { $remembers ->
        [no] { "" }
       *[yes] { $you ->
            [seat] Vous regardez votre carte { $slot } : c’est un { $value }.
           *[other] C’est un { $value }.
        }
    }
event-revealed =
    { $cause ->
        [theft] { $remembers ->
            [no] La carte volée est révélée.
           *[yes] La carte volée est un { $value } ({ $treasure }).
        }
       *[other] { $you ->
            [seat] { $remembers ->
                [no] Vous révélez votre carte { $slot }.
               *[yes] Vous révélez votre carte { $slot } : un { $value } ({ $treasure }).
            }
           *[other] { $remembers ->
                [no] { $seat } révèle sa carte { $slot }.
               *[yes] { $seat } révèle sa carte { $slot } : un { $value } ({ $treasure }).
            }
        }
    }
event-locked =
    { $you ->
        [seat] Vous verrouillez votre carte { $slot }.
       *[other] { $seat } verrouille sa carte { $slot }.
    }
event-exchange-announced =
    { $you ->
        [seat] Vous volez la carte { $slot } { DE($target) }…
        [target] { $seat } vous vole la carte { $slot }…
       *[other] { $seat } vole la carte { $slot } { DE($target) }…
    }
event-exchanged =
    { $you ->
        [thief] En représailles, { $victim } vous prend la carte { $thief_slot }.
        [victim] En représailles, vous prenez la carte { $thief_slot } { DE($thief) }.
       *[other] En représailles, { $victim } prend la carte { $thief_slot } { DE($thief) }.
    }
event-flipped-down =
    { $unlocked ->
        [true] { $you ->
            [seat] Vous retournez votre carte { $slot } face cachée ; elle n’est plus verrouillée.
           *[other] { $seat } retourne sa carte { $slot } face cachée ; elle n’est plus verrouillée.
        }
       *[false] { $you ->
            [seat] Vous retournez votre carte { $slot } face cachée.
           *[other] { $seat } retourne sa carte { $slot } face cachée.
        }
    }
event-countdown-started =
    { $you ->
        [seat] Vous n’avez plus de carte cachée : la manche finira à votre prochain tour.
       *[other] { $seat } n’a plus de carte cachée : la manche finira à son prochain tour.
    }
event-countdown-stopped =
    { $you ->
        [seat] Vous avez de nouveau une carte cachée.
       *[other] { $seat } a de nouveau une carte cachée.
    }
event-stall-guard-on = La manche tourne en rond : pour l’instant, on ne prend plus que des cartes cachées.
event-timed-out =
    { $you ->
        [seat] Vous n’avez pas répondu à temps.
       *[other] { $seat } n’a pas répondu à temps.
    }
event-round-ended =
    { $you ->
        [winners] La manche est finie : { $totals }. { $equal ->
            [0] Elle est à vous !
           *[other] À égalité, les cartes les plus basses l’emportent : elle est à vous !
        }
        [ender] Vous mettez fin à la manche : { $totals }. { round-won }
       *[other] { $ender } met fin à la manche : { $totals }. { round-won }
    }
total-of =
    { $total ->
        [-1] { "" }
       *[other] { $who } { $total }
    }
round-won =
    { $count ->
        [one] { $equal ->
            [0] { $winners } la gagne.
           *[other] À égalité, les cartes les plus basses l’emportent : { $winners } la gagne.
        }
       *[other] Égalité parfaite : { $winners } la gagnent ensemble.
    }
event-final-called = Plusieurs corbeaux ont assez de manches : finale entre { $finalists } !
event-game-ended =
    { $you ->
        [champions] Vous gagnez la partie !
       *[other] { $count ->
            [one] { $champions } gagne la partie !
           *[other] { $champions } se partagent la victoire !
        }
    }

## Petites phrases

phrase-hello = Kraaw ! Bonjour !
phrase-nice = Bien joué !
phrase-thief = Au voleur !
phrase-shiny = Oh, ça brille…
phrase-hurry = À toi !
phrase-thanks = Merci !

## Règles

rules-goal-title = L’idée
rules-goal =
    Vous êtes un corbeau ; votre nid contient cinq trésors qui valent de 1 à 5. Seuls les trésors visibles comptent : qui montre le plus grand total à la fin de la manche la gagne. Trois manches, et la partie est à vous.

    Mais voilà : vos cinq cartes, vous ne les avez vues qu’une fois, avant qu’on les mélange. Et tout le monde vole.
rules-cards-title = Les trois états d’une carte
rules-cards =
    - Cachée : elle ne compte pas. Si vous la connaissez, un chiffre pâle apparaît sur son dos : c’est votre mémoire, vous seul le voyez (sauf si la carte a déjà été montrée à tous).
    - Révélée, droite : elle compte et peut être prise.
    - Verrouillée, couchée : elle compte, et personne n’y touche jusqu’à la fin de la manche. Vous avez deux verrous par manche.
rules-setup-title = Le début d’une manche
rules-setup =
    Chacun reçoit cinq cartes ; cinq autres forment le chien. Vous voyez la valeur de vos cinq cartes, puis on les mélange et on les pose face cachée : vous savez ce que vous avez, mais plus où.

    Ensuite, à tour de rôle, chacun peut échanger une carte avec le chien : le hasard choisit celle qui part et celle qui vient, et personne ne regarde.
rules-turn-title = Votre tour : une action parmi quatre
rules-turn =
    - Regarder : regardez une de vos cartes cachées, puis révélez-en une, celle-là ou une autre.
    - Révéler et verrouiller : retournez une carte cachée et verrouillez-la aussitôt. Si vos deux verrous sont posés, elle est seulement révélée.
    - Verrouiller : verrouillez une de vos cartes révélées.
    - Prendre : prenez dans un autre nid n’importe quelle carte non verrouillée.
rules-steal-title = Voler, et être volé
rules-steal =
    Désignez la carte voulue. Son propriétaire choisit alors une des vôtres, n’importe laquelle sauf verrouillée, avant que la carte volée soit vue. Les deux cartes changent de place.

    Si la carte volée était cachée, on la révèle. Celle qui part en échange reste comme elle était, et son nouveau propriétaire ne la regarde pas. Ce que vous saviez d’une carte, vous le savez encore dans son nouveau nid.

    Exemple : vous avez un 2 révélé et prenez un 4 révélé. Son propriétaire choisit votre 2 : le 4 est à vous, révélé, à la portée de tous.
rules-bonus-title = Le bonus : un verrou a son prix
rules-bonus =
    Après votre action, s’il vous reste un verrou et au moins deux cartes révélées, vous pouvez en verrouiller une et en retourner une autre. Celle-ci ne compte plus, même si tout le monde s’en souvient.

    Exemple : avec un 4, un 2 et un 1 révélés, vous verrouillez le 4 et retournez le 1 : de 7 points vous passez à 6, mais le 4 est à l’abri.

    Une table peut choisir l’autre lecture : une seule carte droite suffit alors, et l’on retourne n’importe quelle carte visible, celle qu’on vient de verrouiller ou une autre carte verrouillée. Elle n’est plus verrouillée, mais son verrou est dépensé.
rules-end-title = La fin d’une manche
rules-end =
    Dès que vous n’avez plus de carte cachée, le compte à rebours court : si c’est encore vrai quand votre tour revient, la manche finit aussitôt, et vous ne jouez pas ce tour.

    On sort du compte à rebours en retournant une carte par le bonus, ou en étant volé et en prenant une carte cachée en échange.
rules-score-title = Le compte, et les égalités
rules-score =
    Additionnez vos cartes révélées et verrouillées. Le plus grand total gagne la manche.

    Égalité ? Comparez les cartes de la plus haute à la plus basse : à la première différence, la plus petite l’emporte. Ainsi 3-2-2-1-1 bat 5-3-1. Si toutes les cartes sont les mêmes, tous les ex æquo gagnent la manche.
rules-final-title = Gagner la partie
rules-final =
    Trois manches gagnées (ou le nombre choisi à la table) et la victoire est à vous. Si plusieurs y arrivent dans la même manche, ils jouent entre eux une finale.
rules-guard-title = Pas de ronde sans fin
rules-guard =
    Quand les cartes révélées ne font que tourner pendant plusieurs tours de table, on ne peut plus les prendre pour un temps. Faites autre chose et la voie est de nouveau libre.

card-alone =
    { $state ->
        [up] { $value } révélé, { $treasure }
        [locked] { $value } verrouillé, { $treasure }
       *[down]
            { $known ->
                [yes] carte cachée dont on sait que c’est un { $value }
               *[no] carte cachée
            }
    }

## Ce que disent les pièces

tip-card =
    { $value ->
        [0] Carte cachée
       *[other] { $value } : { $treasure }
    }
tip-card-state =
    { $state ->
        [up] Révélée, droite : elle compte { $value }, et un autre corbeau peut la prendre.
        [locked] Verrouillée : elle compte { $value }, et personne n’y touche jusqu’à la fin de la manche.
       *[down]
            { $mine ->
                [yes] Cachée : elle ne compte pas tant qu’elle n’est pas révélée. Un autre corbeau peut la prendre.
               *[no] Cachée : elle ne compte pas. Si vous la prenez, elle est révélée dans votre nid.
            }
    }
tip-card-known =
    { $how ->
        [deduced] C’est forcément un { $value } : de vos cinq cartes du début, il ne reste que celle-là pour cette place.
       *[seen] Vous savez que c’est un { $value } : le chiffre pâle sur son dos est votre mémoire.
    }
tip-card-copies =
    { $count ->
        [one] Il y a { $count } carte de cette valeur en jeu.
       *[other] Il y a { $count } cartes de cette valeur en jeu.
    } Le trésor n’est qu’un dessin : seul le chiffre compte.
tip-card-looked = Déjà regardée par { $who }.
tip-crow-free = Aucun corbeau n’a de pouvoir : prenez celui qui vous plaît.
tip-crow-of = Le corbeau { DE($who) }. Il n’a pas de pouvoir : il dit à qui est le nid, et ses plumes sont les manches gagnées.
tip-unplaced = Vous avez vu ces valeurs au début de la manche. Elles sont cachées dans votre nid, mais vous ne savez pas où.
tip-seen-chien = Vous avez vu ces valeurs avant d’échanger votre main : elles sont maintenant dans le chien.

## Glossaire

term-nest = Nid
term-nest-text = Les cinq cartes d’une personne, aux places 1 à 5.
term-nest-forms = nid, nids
term-treasure = Trésor
term-treasure-text = Une carte qui vaut de 1 à 5 : bouton, bille, cuillère d’argent, montre à gousset, bague. Seul le chiffre compte. Il y a beaucoup de 1 et de 2, et un ou deux 5.
term-treasure-forms = trésor, trésors
term-hidden = Cachée
term-hidden-text = La carte ne compte pas. Son propriétaire peut la regarder et la révéler ; les autres peuvent la prendre sans savoir ce que c’est.
term-hidden-forms = cachée, cachées, face cachée
term-upright = Révélée, droite
term-upright-text = La carte est visible et droite : elle compte, et un autre corbeau peut la prendre.
term-upright-forms = révélée, révélées, droite
term-locked = Verrouillée
term-locked-text = La carte est visible et couchée : elle compte, et personne ne peut la prendre ni la retourner jusqu’à la fin de la manche.
term-locked-forms = verrouillée, verrouillées
term-lock = Verrou
term-lock-text = Chaque corbeau en a deux par manche. On en dépense un par « Révéler et verrouiller », « Verrouiller » ou le bonus, et il ne revient pas.
term-lock-forms = verrou, verrous
term-crow = Corbeau
term-crow-text = Votre figure à la table. Tous les corbeaux se valent : aucun n’a de pouvoir.
term-crow-forms = corbeau, corbeaux
term-feather = Plume
term-feather-text = Une plume dorée est une manche gagnée. Qui les a toutes gagne la partie.
term-feather-forms = manches gagnées, plumes
term-total = Total visible
term-total-text = La somme des cartes révélées et verrouillées d’un nid. À la fin de la manche, le plus grand total la gagne.
term-total-forms = plus grand total, total, totaux
term-kitty = Chien
term-kitty-text = Les cinq cartes qui restent après la donne, cachées. Avant le premier tour, chacun peut échanger une carte avec lui, au hasard.
term-kitty-forms = chien
term-deck = En jeu
term-deck-text = Combien de cartes de chaque valeur servent dans cette manche, nids et chien ensemble. Plus on est, plus il y a de cartes.
term-deck-forms = en jeu
term-memory = Chiffre pâle
term-memory-text = Ce que vous savez d’une carte cachée. En pointillé : vous ne l’avez jamais vue, mais ce ne peut être qu’elle.
term-memory-forms = chiffre pâle
term-look = Regarder
term-look-text = Regardez une de vos cartes cachées, puis révélez une de vos cartes cachées, celle-là ou une autre.
term-look-forms = regardez
term-take = Prendre
term-take-text = Prenez dans un autre nid une carte non verrouillée. Son propriétaire en prend une des vôtres, et les deux changent de place. Une carte cachée qu’on prend est révélée.
term-take-forms = prenez, prendre, vole, volé, volée
term-return = En échange
term-return-text = Qui se fait voler choisit une carte du voleur, sauf verrouillée, avant que la carte volée soit vue : ce sont les représailles. Elle reste comme elle était, visible ou cachée.
term-return-forms = en échange, représailles
term-bonus = Bonus
term-bonus-text = Après votre action : verrouillez une carte révélée et retournez-en une autre. Il faut un verrou et deux cartes révélées (une seule suffit si la table l’a choisi).
term-bonus-forms = bonus
term-countdown = Dernier tour
term-countdown-text = Ce nid n’a plus de carte cachée. Si c’est encore vrai quand son tour revient, la manche finit aussitôt.
term-countdown-forms = compte à rebours
term-first = Commence
term-first-text = A commencé cette manche. La suivante est commencée par son voisin, dans le sens du jeu.
term-first-forms = joue en premier
term-way = Sens du jeu
term-way-text = L’ordre dans lequel les corbeaux jouent. Il ne change jamais.
term-way-forms = sens du jeu
term-tie = Égalité
term-tie-text = On compare les cartes de la plus haute à la plus basse : à la première différence, la plus petite l’emporte. Si toutes sont les mêmes, tous les ex æquo gagnent la manche.
term-tie-forms = égalité
term-final = Finale
term-final-text = Si plusieurs corbeaux gagnent ensemble leur dernière manche, ils en jouent une de plus entre eux.
term-final-forms = finale
term-guard = Pas de ronde sans fin
term-guard-text = Quand les cartes révélées n’ont fait que tourner pendant plusieurs tours de table, on ne peut plus les prendre jusqu’à ce que quelqu’un révèle ou verrouille une carte.
term-guard-forms = tourner
term-jewels = Bijoux
term-jewels-text = Bagues, boucles d’oreilles, montres, colliers : tout ce que vous portez qui brille. Qui en a le plus commence ; à égalité, le sort décide.
term-jewels-forms = bijoux
