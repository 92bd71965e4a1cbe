# Dans les phrases, $seat, $to, $target, $giver sont des noms de joueurs ; $card, $nature, $given, $taken, $guess des noms
# de ce catalogue avec leur article ; $element, $name sans.

## Noms

game-name = Kréo
card-eau = Eau
card-feu = Feu
card-terre = Terre
card-air = Air
card-ether = Éther
card-atmosphere = Atmosphère
card-comete = Comète
card-vent = Vent
card-montagne = Montagne
card-riviere = Rivière
card-arc = Arc-en-ciel
card-oiseau = Oiseau
card-arbre = Arbre
card-poisson = Poisson
card-fleur = Fleur
card-planete = Planète
card-eclair = Éclair de Cyclope
card-hecatonchires = Les Hécatonchires
card-tornade = Tornade d’Ouranos

# Avec leur article, pour le journal ; puis pour qui vient d’être nommé.
noun-eau = une Eau
noun-feu = un Feu
noun-terre = une Terre
noun-air = un Air
noun-ether = un Éther
noun-atmosphere = l’Atmosphère
noun-comete = la Comète
noun-vent = le Vent
noun-montagne = la Montagne
noun-riviere = la Rivière
noun-arc = l’Arc-en-ciel
noun-oiseau = l’Oiseau
noun-arbre = l’Arbre
noun-poisson = le Poisson
noun-fleur = la Fleur
noun-planete = la Planète
noun-eclair = un Éclair de Cyclope
noun-hecatonchires = les Hécatonchires
noun-tornade = la Tornade d’Ouranos
same-eau = l’Eau
same-feu = le Feu
same-terre = la Terre
same-air = l’Air
same-ether = l’Éther
same-eclair = l’Éclair de Cyclope
cards-many = { $count ->
    [one] une carte
   *[other] { $count } cartes
}

kind-element = Élément
kind-nature = Nature
kind-aggression = Agression
alteration-perturbateur = perturbateur
alteration-volatil = volatil
alteration-associe = associé
face-titan = Titan
face-titanide = Titanide
titan-cronos = Cronos
titan-rhea = Rhéa
titan-hyperion = Hypérion
titan-theia = Théia
titan-japet = Japet
titan-themis = Thémis
titan-ceos = Céos
titan-phebe = Phébé
titan-oceanos = Océanos
titan-tethys = Téthys
titan-crios = Crios
titan-mnemosyne = Mnémosyne
power-cronos = Posez deux cartes au lieu d’une ; vous passerez le tour suivant.
power-rhea = Choisissez le moment où votre carte sera révélée.
power-hyperion = Votre Élément de ce tour vaudra l’Élément de votre choix.
power-theia = Montrez une carte à deux joueurs, ou deux cartes à un joueur.
power-japet = À la fin de la Création, rejouez les Éléments qu’elle a défaussés.
power-themis = Misez un jeton sur l’identité d’une carte face cachée : elle ne pourra plus changer.
power-ceos = Déplacez le marqueur Premier Joueur d’un cran, à gauche ou à droite.
power-phebe = Regardez une carte face cachée d’un autre joueur.
power-oceanos = Deux joueurs échangent leur rang pour ce tour.
power-tethys = Un jeton de la réserve protège l’Élément qui vient d’être posé.
power-crios = Votre Agression est permise à votre premier ou dernier tour.
power-mnemosyne = Échangez une carte contre une carte de la défausse, sans payer.
phrase-hello = Bonjour !
phrase-thinking = Je réfléchis…
phrase-back = Je reviens.
phrase-bravo = Bien joué !
phrase-ouch = Aïe !
phrase-sorry = Désolé…
phrase-thanks = Merci !

## Phases et décisions

phase-setup-energy = Partage de l’Énergie
phase-divination = Divination
phase-creation-start = Début de la Création
phase-creation = Création
phase-replay = Japet rejoue
phase-over = Partie finie
ask-take-energy = Combien de jetons Énergie prenez-vous ?
ask-divination = Posez une carte face cachée, puis dites que vous êtes prêt.
ask-reply-exchange = On vous propose un échange : choisissez la carte que vous donnez.
ask-take = Quelle carte prenez-vous dans la défausse ?
ask-theia = Montrez-la à quelqu’un d’autre, ou une autre carte à la même personne.
ask-guess = Quelle est la carte sur laquelle vous pariez ?
ask-japet = Rejouer à la fin les Éléments que cette Création défaussera ?
ask-play = Que devient votre carte ?
ask-strike = Quel Élément l’Éclair frappe-t-il ?
ask-drop = La Tornade vous revient : quelle carte défaussez-vous ?
ask-energy = Prendre un jeton de la réserve ?
ask-tethys = Protéger cet Élément avec un jeton de la réserve ?
ask-japet-play = Quel Élément rejouez-vous, et où ?

## Fins

ending-perfect = La planète est en parfait équilibre !
ending-success = La planète est complète : c’est un succès !
ending-viable = La planète est tout juste viable.
ending-unstable = La planète est instable : elle ne tiendra pas.
ending-asteroid = Pas de planète : un astéroïde de plus dans le cosmos.
ending-aggression-left = La planète est complète, mais il restait une Agression : c’est perdu.
ending-aggression-first = Une Agression au premier tour : c’est perdu.
ending-aggression-last = Une Agression au dernier tour : c’est perdu.
ending-abandoned = Tous ont voté : la partie s’arrête là.

## Refus

refused-already-done = C’est déjà le cas.
refused-not-your-decision = Ce n’est pas à vous de décider.
refused-not-taking-part = Vous ne participez pas à ce tour.
refused-not-yours = Vous n’avez pas cette carte.
refused-pinned = Thémis a misé sur cette carte : elle ne bouge plus.
refused-energy = { $price ->
    [one] Il faut un jeton Énergie.
   *[other] Il faut { $price } jetons Énergie.
}
refused-bad-target = Ce n’est pas possible avec cette place.
refused-aggression-card = On ne se défait pas ainsi d’une Agression.
refused-not-in-discard = Cette carte n’est pas dans la défausse.
refused-exchange-open = Un échange est en cours : attendez qu’il soit conclu.
refused-no-exchange = Cet échange n’est plus ouvert.
refused-stale = Il s’est passé quelque chose : regardez, puis redites que vous êtes prêt.
refused-unfinished = Une action est commencée : il faut d’abord la finir.
refused-nothing-to-take = La défausse est vide.
refused-no-card-down = Posez d’abord votre carte face cachée.
refused-wrong-count = { $count ->
    [one] Il faut une carte, ni plus ni moins.
   *[other] Ce n’est pas le bon nombre de cartes ou de joueurs.
}
refused-illegal-option = Cette carte ne peut pas être jouée ainsi.
refused-not-your-power = Ce pouvoir n’est pas le vôtre.
refused-used-up = Votre pouvoir est épuisé.
refused-nothing-down = Aucune carte n’est posée à cet endroit.
refused-shown-this-turn = Cette personne vous a montré une carte pendant ce tour : pas de pari sur elle.
refused-already-bet = Il y a déjà un pari sur cette carte.
refused-not-first-or-last = Crios n’agit qu’au premier tour, ou quand il vous reste une seule carte.
refused-cronos-needs-two = Cronos a besoin de deux cartes.
refused-reserve-empty = La réserve d’Énergie est vide.
refused-too-many-changes = { $what ->
    [ready] Vous avez assez changé d’avis pour ce tour (au plus { $most } fois) : vous restez prêt.
    [vote] On ne change sa voix qu’une fois par tour : attendez le prochain.
   *[card] Vous avez assez changé de carte pour ce tour (au plus { $most } fois).
}
refused-chat-closed = { $why ->
    [no_cards] Sans carte, on attend la fin en silence.
    [silence] À cette table, on ne dit rien avant la fin.
   *[phase] On ne peut pas dire cela maintenant.
}
refused-chat-rate = Une phrase toutes les dix secondes au plus, et trois par tour.
refused-chat-card-word = Sans nommer de carte, d’Élément ni de Titan, s’il vous plaît.
refused-bad-amount = Prenez entre 0 et { $most } jetons ; le dernier prend tout ce qui reste.
refused-bad-option = Cette table ne joue pas ainsi.

## Journal

# $you dit lequel des joueurs nommés est le lecteur ; $remembers, si la table aide la mémoire.
event-game-started = La partie commence à { $seats } joueurs.
event-dealt = { $you ->
    [seat] Vous recevez vos cartes.
   *[other] { $seat } reçoit ses cartes.
}
event-first-player = { $why ->
    [planete] { $you ->
        [seat] Vous avez la Planète : vous êtes Premier Joueur.
       *[other] { $seat } a la Planète et devient Premier Joueur.
    }
    [ceos] { $you ->
        [seat] Le marqueur Premier Joueur passe devant vous.
       *[other] Le marqueur Premier Joueur passe devant { $seat }.
    }
    [perturbateur] { $you ->
        [seat] L’Élément perturbateur pousse le marqueur Premier Joueur devant vous.
       *[other] L’Élément perturbateur pousse le marqueur Premier Joueur devant { $seat }.
    }
   *[end_turn] { "" }
}
event-energy-taken = { $you ->
    [seat] { $n ->
        [0] Vous ne prenez pas de jeton.
        [one] Vous prenez un jeton.
       *[other] Vous prenez { $n } jetons.
    }
   *[other] { $n ->
        [0] { $seat } ne prend pas de jeton.
        [one] { $seat } prend un jeton.
       *[other] { $seat } prend { $n } jetons.
    }
}
event-face-chosen = { $you ->
    [seat] Vous incarnez { $name }.
   *[other] { $seat } incarne { $name }.
}
event-turn-started = Tour { $turn }.
event-card-placed = { $count ->
    [2] { $you ->
        [seat] Vous posez { $cards }.
       *[other] { $seat } pose deux cartes.
    }
   *[other] { $changed ->
        [true] { $you ->
            [seat] Vous changez de carte : { $cards }.
           *[other] { $seat } change de carte.
        }
       *[false] { $you ->
            [seat] Vous posez { $cards }.
           *[other] { "" }
        }
    }
}
event-card-shown = { $you ->
    [seat] Vous montrez { $remembers ->
        [no] { $many }
       *[yes] { $cards }
    } à { $to }.
    [to] { $seat } vous montre { $remembers ->
        [no] { $many }
       *[yes] { $cards }
    }.
   *[other] { $seat } montre { $cards ->
        [none] { $many }
       *[other] { $remembers ->
            [no] { $many }
           *[yes] { $cards }
        }
    } à { $to }.
}
event-exchange-offered = { $you ->
    [seat] Vous proposez un échange à { $to }.
    [to] { $seat } vous propose un échange.
   *[other] { $seat } propose un échange à { $to }.
}
event-exchange-cancelled = { $you ->
    [seat] Votre échange avec { $to } est annulé.
    [to] Votre échange avec { $seat } est annulé.
   *[other] L’échange entre { $seat } et { $to } est annulé.
}
event-exchange-done = { $you ->
    [seat] Vous échangez une carte avec { $to }.
    [to] Vous échangez une carte avec { $seat }.
   *[other] { $seat } et { $to } échangent une carte.
}
event-card-received = { $you ->
    [seat] { $giver } vous donne { $card }.
   *[other] { $giver } donne { $card } à { $seat }.
}
event-card-burnt = { $you ->
    [seat] Vous défaussez { $card }.
   *[other] { $seat } défausse { $card }.
}
event-card-recovered = { $you ->
    [seat] Vous défaussez { $given } et récupérez { $taken }.
   *[other] { $seat } défausse { $given } et récupère { $taken }.
}
event-power-used = { $you ->
    [seat] Vous utilisez le pouvoir
   *[other] { $seat } utilise le pouvoir
} { DE($name) }{ $which ->
    [HYPERION] { " : l’Élément de ce tour vaudra n’importe lequel." }
    [CRIOS] { " : une Agression est permise à ce tour." }
    [JAPET] { " : les Éléments perdus seront rejoués." }
   *[other] .
}
event-bet-placed = { $you ->
    [seat] Vous pariez sur la carte { DE($target) } : { $guess }.
    [target] { $seat } parie sur votre carte : { $guess }.
   *[other] { $seat } parie sur la carte { DE($target) } : { $guess }.
}
event-card-looked = { $you ->
    [seat] { $remembers ->
        [no] Vous regardez la carte { DE($target) }.
       *[yes] Vous regardez la carte { DE($target) } : { $card }.
    }
    [target] { $seat } regarde votre carte.
   *[other] { $card ->
        [none] { $seat } regarde la carte { DE($target) }.
       *[other] { $seat } regarde la carte { DE($target) } : { $card }.
    }
}
event-order-changed = { $order ->
    [none] { "" }
   *[other] Ordre de la Création : { $order }.
}
event-divination-closed = { $order ->
    [none] Plus personne n’a de carte à poser.
   *[other] { $last_turn ->
        [true] Toutes les cartes sont posées : c’est le dernier tour.
       *[false] Toutes les cartes sont posées.
    }
}
event-card-revealed = { $you ->
    [seat] Vous révélez { $card }.
   *[other] { $seat } révèle { $card }.
}
event-bet-settled = { $won ->
    [true] { $you ->
        [seat] { $tokens ->
            [one] Pari gagné : vous recevez un jeton.
           *[other] Pari gagné : vous recevez { $tokens } jetons.
        }
       *[other] { $tokens ->
            [one] Pari gagné : { $seat } reçoit un jeton.
           *[other] Pari gagné : { $seat } reçoit { $tokens } jetons.
        }
    }
   *[false] { $you ->
        [seat] Vous perdez votre pari : ce n’était pas { $guess }.
       *[other] { $seat } perd son pari : ce n’était pas { $guess }.
    }
}
event-nature-in-play = { $nature } entre en jeu.
event-element-in-play = { $stands_in ->
    [true] { $card } va sous { $nature } et tient lieu { DE($element) }.
   *[false] { $card } va sous { $nature }.
}
event-token-gained = { $you ->
    [seat] Vous prenez un jeton de la réserve.
   *[other] { $seat } prend un jeton de la réserve.
}
event-card-lost = { $reason ->
    [swept] Les Hécatonchires emportent { $card }.
    [restricted] { $you ->
        [seat] Vous perdez { $card } : ce niveau vous est interdit.
       *[other] { $seat } perd { $card } : ce niveau lui est interdit.
    }
    [not_associated] { $you ->
        [seat] Vous perdez { $card } : il fallait un Élément juste avant.
       *[other] { $seat } perd { $card } : il fallait un Élément juste avant.
    }
    [chosen] { $you ->
        [seat] Vous préférez défausser { $card }.
       *[other] { $seat } préfère défausser { $card }.
    }
    [banned] { $you ->
        [seat] Vous défaussez { $card } : pas d’Agression à ce tour !
       *[other] { $seat } défausse { $card } : pas d’Agression à ce tour !
    }
   *[no_place] { $you ->
        [seat] Vous perdez { $card } : aucune place.
       *[other] { $seat } perd { $card } : aucune place.
    }
}
event-eclair-struck = L’Éclair détruit { $card } sous { $nature }.
event-eclair-fizzled = L’Éclair ne trouve rien à frapper.
event-tornade-swept = La Tornade emporte { $cards }.
event-tornade-returned = { $you ->
    [seat] La Tornade ne trouve rien et revient dans votre main.
   *[other] La Tornade ne trouve rien et revient dans la main { DE($seat) }.
}
event-tornade-dropped = { $you ->
    [seat] Vous défaussez { $card } à cause de la Tornade.
   *[other] { $seat } défausse { $card } à cause de la Tornade.
}
event-hecatonchires-on = Les Hécatonchires se déchaînent jusqu’à la prochaine Nature.
event-hecatonchires-off = { $card } apaise les Hécatonchires.
event-nature-complete = { $nature } est { $which ->
    [VENT] complet
    [ARC] complet
    [OISEAU] complet
    [ARBRE] complet
    [POISSON] complet
   *[other] complète
}.
event-protected = Un jeton de la réserve protège { $card } sous { $nature }.
event-protection-returned = Le jeton qui protégeait { $card } retourne à la réserve.
event-volatile-gone = { $nature } perd { $card } : l’Élément était volatil.
event-replayed = { $you ->
    [seat] Vous rejouez { $card }.
   *[other] { $seat } rejoue { $card }.
}
event-timed-out = { $you ->
    [seat] Vous avez laissé passer le temps.
   *[other] { $seat } a laissé passer le temps.
}
event-concede-voted = { $vote ->
    [true] { $you ->
        [seat] Vous votez pour renoncer.
       *[other] { $seat } vote pour renoncer.
    }
   *[false] { $you ->
        [seat] Vous voulez continuer.
       *[other] { $seat } veut continuer.
    }
}
event-game-over = { $ending }

## Plateau

log-given = Vous donnez { $card } à { $who }.
speech-open = Rien sur vos cartes ni vos intentions : les noms de cartes, d’Éléments et de Titans sont refusés.
speech-phrases = Seulement ces phrases, et rarement : on joue en silence.
speech-no-cards = Vous n’avez plus de carte : attendez la fin en silence.
speech-none = Partie silencieuse : pas un mot avant la fin.
card-altered = { $card } ({ $mark })
card-face-down = Une carte face cachée
kinds-nature = Natures
kinds-element = Éléments
kinds-aggression = Agressions
face-titan-limit = vos Natures de niveau II sont perdues
face-titanide-limit = vos Natures de niveau III sont perdues
progress-turn = tour { $turn } · { $left ->
    [0] le dernier
    [one] encore un
   *[other] encore { $left }
}
order-title = Les joueurs dans l’ordre de la Création
tree-title = L’arbre des Natures
down-title = Ma carte face cachée
down-empty = votre carte
hand-title = { $count ->
    [0] Ma main : vide
    [one] Ma main : une carte
   *[other] Ma main : { $count } cartes
}
hand-card = { $down ->
    [yes] { $card }, face cachée devant vous. { $hint } { $shown }
   *[no] { $card }. { $hint } { $shown }
}
hand-shown = Déjà vue par { $who }.
hint-element-now = A une place maintenant : { $where }.
hint-element-later = Pas encore de place ; il y en aurait une avec { $where }.
hint-element-none = Aucune place en vue.
hint-nature-now = Peut entrer en jeu maintenant.
hint-nature-after = Pourra entrer en jeu après { $where }.
hint-planet-after = { $count ->
    [one] Pourra entrer en jeu après encore une Nature de niveau III.
   *[other] Pourra entrer en jeu après encore { $count } Natures de niveau III.
}
hint-nature-closed = Sa branche est fermée.
hint-stands = Elle pourrait remplacer un Élément sous { $where }.
hint-restricted = Ce niveau vous est interdit : elle serait perdue.
hint-swept = Les Hécatonchires l’emporteraient.
hint-swept-well = Les Hécatonchires l’emporteraient sans dégât : le bon moment.
hint-hecatonchires = Après elle, Éléments et Agressions sont perdus jusqu’à la prochaine Nature.
hint-eclair = { $count ->
    [0] Rien à frapper : le bon moment.
    [one] Il frapperait le seul Élément exposé.
   *[other] Il frapperait un des { $count } Éléments exposés.
}
hint-tornade = { $count ->
    [0] Rien à emporter : elle vous reviendrait et coûterait une carte.
    [one] Elle emporterait le seul Élément exposé.
   *[other] Elle emporterait { $count } Éléments exposés.
}
hint-ban-first = Au premier tour, une Agression fait perdre la partie !
hint-ban-last = Au dernier tour, une Agression fait perdre la partie !
star-building = { $name }, en jeu. Il manque { $missing }.
    { $has ->
        [0] Rien dessous pour l’instant.
        [one] Une carte dessous.
       *[other] { $has } cartes dessous.
    }
star-complete = { $name }, complète.
star-open = { $name } : peut entrer en jeu maintenant. Il faudra { $needs }.
star-later = { $name } : pas encore. D’abord { $after }. Il faudra { $needs }.
star-closed = { $name } : { $why ->
    [discarded] dans la défausse, fermée à moins que quelqu’un la récupère.
    [used] fermée pour de bon, elle remplace un Élément.
   *[behind] fermée, le chemin est coupé.
}
star-any-two = deux Natures de niveau III
turn-word = tour
turns-left-word = reste
turns-left-title = { $count ->
    [0] C’est le dernier tour
    [one] Encore un tour, celui-ci
   *[other] Encore { $count } tours, avec celui-ci
}
reserve-label = { $count ->
    [0] La réserve d’Énergie est vide.
    [one] Un jeton Énergie dans la réserve.
   *[other] { $count } jetons Énergie dans la réserve.
}
discard-title = Défausse
discard-empty = Rien n’est encore perdu.
discard-card = { $count ->
    [one] { $card }
   *[other] { $card }, en { $count } exemplaires
}
discard-closes = Fermées dans l’arbre : { $what }.
aggressions-left = { $count ->
    [0] Il ne reste aucune Agression.
    [one] Il reste une Agression quelque part.
   *[other] Il reste { $count } Agressions quelque part.
}
aggressions-word = { $count ->
    [one] Agression
   *[other] Agressions
}
aggressions-none = plus d’Agression
person-you = Vous
person-ready = prêt
person-thinks = réfléchit
person-decides = décide
person-replies = choisit une carte à donner
person-sits-out = passe ce tour
person-no-cards = n’a plus de carte
person-label = { $rank ->
    [0] { $name }
   *[other] { $name }, rang { $rank } de la Création
} : Énergie { $energy }, cartes en main { $cards }{ $first ->
    [yes] , Premier Joueur
   *[no] { "" }
}. { $state }
fact-energy = { $count ->
    [0] aucun jeton
    [one] un jeton
   *[other] { $count } jetons
}
fact-cards = { $count ->
    [0] aucune carte
    [one] une carte
   *[other] { $count } cartes
}
known-title = Les cartes que vous connaissez
bet-on = { $who } parie : { $guess }
looked-at = Quelqu’un a regardé cette carte.
uses-left = { $count ->
    [0] épuisé
    [one] encore une fois
   *[other] encore { $count } fois
}
past-title = La dernière Création
warn-first-turn = Premier tour : pas d’Agression !
warn-last-turn = Dernier tour : pas d’Agression !
warn-maybe-last = Ce tour pourrait devenir le dernier
warn-hecatonchires = Les Hécatonchires se déchaînent : seule une Nature les apaise
warn-lay-first = { $card } au premier tour : la partie serait perdue aussitôt.
warn-lay-last = { $card } au dernier tour : la partie serait perdue aussitôt.
warn-yes = La poser quand même
warn-no = Choisir une autre carte
exchange-open = { $from } et { $to } échangent une carte
announced-hyperion = Hypérion : l’Élément { DE($who) } vaudra n’importe lequel
announced-crios = Crios : Agression permise à { $who }
last-played = Dernière carte : { $kind }
setup-title = Partagez l’Énergie
setup-why = { $count ->
    [0] La réserve est vide.
    [one] Un jeton reste à partager, sans un mot. Il servira à montrer, échanger ou récupérer des cartes.
   *[other] { $count } jetons restent à partager, sans un mot. Ils serviront à montrer, échanger ou récupérer des cartes.
}
setup-face = Titan ou Titanide ?
setup-face-first = Choisissez d’abord votre visage.
setup-amount = Combien de jetons ?
setup-take = { $count ->
    [0] N’en prendre aucun
    [one] Prendre un jeton
   *[other] Prendre { $count } jetons
}
setup-others = Les autres choisissent d’abord.
setup-alike = { $face ->
    [titan] Tous les autres sont des Titans : si vous en êtes un, aucune Nature de niveau II ne pourra être jouée.
   *[titanide] Tous les autres sont des Titanides : si vous en êtes une, aucune Nature de niveau III ne pourra être jouée.
}
energy-word = Énergie
deed-lay = Poser face cachée
deed-show = Montrer
deed-show-why = Un joueur voit cette carte.
deed-offer-exchange = Échanger
deed-offer-exchange-why = Donner cette carte contre une autre que l’autre choisit.
deed-recover = Récupérer
deed-recover-why = Défausser cette carte et en prendre une dans la défausse.
deed-burn = Défausser
deed-burn-why = Défausser cette carte et prendre un jeton, si la réserve en a.
deed-give = Donner cette carte
deed-drop = Défausser cette carte
pick-back = Retour
pick-show = À qui la montrer ?
pick-offer-exchange = Avec qui échanger ? L’autre choisit sa carte et ne peut pas refuser.
pick-take = Quelle carte prenez-vous dans la défausse ?
pick-burn = Défausser cette carte aux yeux de tous ?
pick-place = Quand est-elle jouée ?
pick-cronos = L’annoncer ? Vous posez deux cartes, jouées l’une après l’autre, et vous passerez le tour suivant.
pick-hyperion = L’annoncer ? Votre Élément vaudra n’importe lequel.
pick-rhea = Quand révéler votre carte ?
pick-theia = { $again ->
    [yes] La même carte à quelqu’un d’autre, ou une autre carte à la même personne ?
   *[no] Quelle carte, et à qui ? Puis encore une fois : à quelqu’un d’autre, ou une autre carte.
}
pick-themis = Sur la carte de qui misez-vous un jeton ?
pick-guess = Qu’est-ce que c’est ? Juste : +1 pour un Élément, +2 pour une Nature, +3 pour une Agression.
pick-ceos = De quel côté va le marqueur Premier Joueur ?
pick-oceanos = { $step ->
    [0] Quels joueurs échangent leur rang ?
   *[other] Avec qui ?
}
pick-crios = L’annoncer ? Votre Agression ne fera pas perdre la partie à ce tour.
pick-phebe = Quelle carte face cachée regardez-vous ?
pick-mnemosyne = Quelle carte donnez-vous ?
pick-slot = { $who }, carte { $slot }
pick-order = { $slot ->
    [1] jouée en premier
   *[other] jouée en second
}
pick-after = après { $who }
pick-first = en premier
pick-last = en dernier
pick-left = à gauche
pick-right = à droite
pick-announce = Annoncer
pick-token-yes = { $reserve ->
    [0] La défausser (la réserve est vide)
   *[other] La défausser et prendre un jeton
}
pick-token-no = { $reserve ->
    [0] La défausser
   *[other] La défausser, laisser le jeton
}
policy-leave = Laisser les jetons à la réserve
policy-why = Que faire du jeton gagné par une Nature.
vote-word = { $count ->
    [0] Renoncer ensemble ?
    [one] Renoncer : une voix
   *[other] Renoncer : { $count } voix
}
menu-concede-sure = Voter pour renoncer ? La partie s’arrête quand tous le veulent ; sinon vous jouez la suite avec les autres.
end-rematch = Encore une planète
end-rematch-go = Vers la nouvelle planète
end-rematch-asked = { $who } propose une nouvelle planète. En êtes-vous ?
vote-title = Renoncer ensemble
vote-why = La partie s’arrête quand tous le veulent.
tip-hand = Touchez une carte pour voir ce qu’elle peut faire ; touchez-la encore pour la poser.
end-count = { $complete ->
    [0] Aucune Nature complète
    [one] Une Nature complète
   *[other] { $complete } Natures complètes
} en { $turns ->
    [one] un tour
   *[other] { $turns } tours
}, { $left ->
    [0] aucune carte en reste.
    [one] une carte en reste.
   *[other] { $left } cartes en reste.
}
why-ended-perfect = Complète, sans Agression, et avec des cartes en reste : le plus bel équilibre.
why-ended-success = Complète, et aucune Agression n’est restée. Avec deux cartes en reste, l’équilibre aurait été parfait.
why-ended-viable = Les cartes sont épuisées, et il manque encore à la Planète { $missing }.
why-ended-unstable = Les cartes sont épuisées, et il manque encore à la Planète { $missing }.
why-ended-asteroid = { $why ->
    [discarded] Les cartes sont épuisées, et la Planète est restée dans la défausse.
    [used] Les cartes sont épuisées, et la Planète remplace un Élément : elle ne pouvait plus entrer en jeu.
   *[late] Les cartes sont épuisées avant que la Planète entre en jeu. Il fallait deux Natures de niveau III complètes ; complètes : { $count }.
}
why-ended-aggression-left = La Planète est complète, mais tous perdent tant qu’une Agression reste en main : { $what }.
why-ended-aggression-first = { $what } : jouée au premier tour, une Agression fait perdre tout le monde.
why-ended-aggression-last = { $what } : jouée au dernier tour, une Agression fait perdre tout le monde.
why-ended-abandoned = La partie s’arrête sans planète, d’un commun accord.
decided-me = { $count ->
    [0] Votre main était vide.
   *[other] Il vous restait : { $cards }.
}
end-planet = Sur la planète :
end-left = En reste :

## Questions et actes

ask-show = { $next ->
    [me] La Création… Ensuite, ce sera à vous.
   *[nobody] La Création : les cartes sont révélées une à une…
}
ask-ready = Votre carte est posée. Tout est prêt ? Vous pouvez encore en changer.
ask-reply = { $who } vous propose un échange : choisissez la carte que vous donnez.
ask-play-card = { $card } : que devient cette carte ?
ask-take-face = Quel visage prenez-vous, et combien de jetons ?
wait-take-energy = { $who } prend des jetons Énergie.
wait-divination = { $count ->
    [one] Silence… { $who } choisit encore.
   *[other] Silence… Choisissent encore : { $who }.
}
wait-reply-exchange = { $who } choisit une carte à donner.
wait-take = { $who } prend une carte dans la défausse.
wait-theia = { $who } montre encore une fois.
wait-guess = { $who } dit quelle est la carte.
wait-japet = { $who } décide d’utiliser Japet ou non.
wait-play = { $who } décide du sort de la carte.
wait-strike = { $who } dirige l’Éclair.
wait-drop = { $who } défausse une carte pour la Tornade.
wait-energy = { $who } décide pour un jeton.
wait-tethys = { $who } décide si Téthys protège cet Élément.
wait-japet-play = { $who } rejoue les Éléments perdus.
do-ready = C’est prêt
do-unready = Attendez, pas encore
do-yes = Oui
do-no = Non
do-take-token = Prendre le jeton
do-leave-token = Le laisser
do-play-nature = { $card } en jeu
do-play-element = { $element } sous { $nature }
do-play-discard = Défausser { $card }
do-strike = { $card } sous { $nature }
do-japet-place = { $card } comme { $element } sous { $nature }
do-japet-lose = { $card } : pas de place
do-show = Montrer { $card } à { $who }, pour un jeton ?
do-offer-exchange = Proposer { $card } à { $who }, pour deux jetons ?
do-reply-exchange = Donner { $card } ?
do-recover = Défausser { $give } et reprendre une carte, pour trois jetons ?
do-take = Reprendre { $card } ?
do-burn = Défausser { $card } aux yeux de tous ?
do-drop = Défausser { $card } pour la Tornade ?
do-take-energy = { $count ->
    [0] Ne prendre aucun jeton ?
    [one] Prendre un jeton ?
   *[other] Prendre { $count } jetons ?
}
do-energy = { $take ->
    [yes] Prendre le jeton ?
   *[no] Laisser le jeton ?
}
do-tethys = { $use ->
    [yes] Le protéger ?
   *[no] Le laisser sans protection ?
}
do-japet = { $use ->
    [yes] Utiliser Japet pour cette Création ?
   *[no] Garder Japet pour plus tard ?
}
do-power = Utiliser le pouvoir { DE($name) } ?
do-themis = Miser un jeton sur la carte { DE($who) } ?
do-guess = Parier que c’est : { $guess } ?
do-phebe = Regarder la carte { DE($who) } ?
do-mnemosyne = Défausser { $give } et reprendre une carte ?
do-concede = { $vote ->
    [yes] Proposer de renoncer ensemble ?
   *[no] Retirer votre voix ?
}
outcome-perfect = Équilibre parfait !
outcome-success = La planète vit !
outcome-viable = Tout juste viable
outcome-unstable = Une planète instable
outcome-asteroid = Un astéroïde de plus
outcome-aggression-left = Il restait une Agression
outcome-aggression-first = Une Agression au premier tour
outcome-aggression-last = Une Agression au dernier tour
outcome-abandoned = L’équipe a renoncé

## Ce que disent les pièces, et le lexique

standing-aim = Complétez la Planète
outlook-complete = la Planète est complète
outlook-possible = il faut { $needs } cartes, il en reste { $held }
outlook-recover = { $why ->
    [natures] possible seulement si { $what } { $many ->
        [one] revient
       *[other] reviennent
    } de la défausse
   *[other] possible seulement en récupérant : { $what }
}
outlook-lost = { $why ->
    [cards] perdue : il faudrait { $needs } cartes, il en reste { $held }
    [natures] perdue : { $what } { $many ->
        [one] remplace un Élément
       *[other] remplacent des Éléments
    }
    [faces] perdue : personne ne peut jouer un niveau de Natures
   *[elements] perdue : il n’y a plus assez de { $what }
}
fate-in = Elle est restée en jeu.
fate-lost = Elle est perdue.
fate-struck = Elle a frappé, puis quitté le jeu.
fate-back = Elle est revenue en main.
tip-face-down = Posée pendant la Divination ; elle sera révélée à son rang dans la Création. Personne ne sait laquelle c’est, sauf son joueur et ceux à qui il l’a montrée.
tip-nature = Nature de niveau { $level }{ $before ->
    [none] , toujours ouverte
   *[some] , après { $after }
}. Elle demande { $needs }. { $next ->
    [none] Complète, elle termine la partie.
   *[some] Complète, elle aide à ouvrir { $opens }.
}
tip-protected = Un jeton de Téthys protège { $what } des Agressions ; il retourne à la réserve quand la Nature est complète.
tip-stands = { $card } y tient lieu { DE($element) }, pour de bon.
tip-uses = { $count ->
    [0] Son pouvoir est épuisé.
    [one] Son pouvoir sert encore une fois.
   *[other] Son pouvoir sert encore { $count } fois.
}
tip-known = { $sure ->
    [yes] Chez { $who } : vous l’avez vue au tour { $turn }.
   *[no] Chez { $who } au tour { $turn } ; un échange l’a peut-être emportée depuis.
}
tip-maybe-last = Si des cartes sont défaussées, toutes les mains peuvent se vider à ce tour : il serait le dernier, et une Agression ferait perdre la partie.
face-titan-rule = Un Titan qui joue une Nature de niveau II la perd aussitôt ; il peut la montrer, l’échanger ou la défausser.
face-titanide-rule = Une Titanide qui joue une Nature de niveau III la perd aussitôt ; elle peut la montrer, l’échanger ou la défausser.
does-cronos = Pendant la Divination, avec deux cartes au moins : il en pose deux au lieu d’une, révélées l’une après l’autre à son rang, et passe le tour suivant, sans carte, action ni échange.
does-rhea = Pendant la Divination : sa carte sera révélée la première, la dernière, ou juste après la personne de son choix.
does-hyperion = Annoncé pendant la Divination : l’Élément qu’il joue à ce tour vaut l’Élément de son choix. Sur toute autre carte, le pouvoir est gaspillé.
does-theia = Pendant la Divination, sans payer : elle montre une carte à deux personnes, ou deux cartes à une seule.
does-japet = Au début de la Création : à sa fin, il rejoue dans l’ordre de son choix tous les Éléments qu’elle a défaussés.
does-themis = Pendant la Divination : elle mise un de ses jetons sur une carte face cachée de quelqu’un qui ne lui a rien montré à ce tour, et dit ce que c’est. La carte ne peut plus changer. Juste : sa mise, et un jeton de plus pour un Élément, deux pour une Nature, trois pour une Agression.
does-ceos = Pendant la Divination : il déplace le marqueur Premier Joueur d’une place, à gauche ou à droite, pour de bon.
does-phebe = Pendant la Divination : elle regarde une carte face cachée d’une autre personne, qui peut encore en changer.
does-oceanos = Pendant la Divination : deux personnes échangent leur rang dans la Création de ce tour.
does-tethys = Pendant la Création : un jeton de la réserve protège des Agressions l’Élément qui vient d’être posé sous une Nature incomplète, et l’empêche de s’évaporer.
does-crios = Au premier tour, ou avec sa dernière carte : son Agression ne fait pas perdre la partie.
does-mnemosyne = Pendant la Divination, sans payer : elle défausse un Élément ou une Nature et prend une carte de la défausse.
term-element = Élément
term-element-text = Eau, Feu, Terre ou Air. Révélé, il va sous une Nature en jeu à qui il manque ; sans place, il est perdu.
term-element-forms = Élément, Éléments
term-ether = Éther
term-ether-text = Un Élément qui vaut celui de votre choix : Eau, Feu, Terre ou Air.
term-ether-forms = Éther, Éthers
term-nature = Nature
term-nature-text = Une carte de l’arbre. Elle entre en jeu quand celles d’avant sont complètes, et demande les Éléments dessinés sur elle. Qui met une Nature en jeu gagne un jeton, si la réserve en a.
term-nature-forms = Nature, Natures
term-complete = Complète
term-complete-text = Une Nature qui a chacun de ses Éléments. Plus rien ne la touche, et elle ouvre celles qui poussent d’elle.
term-complete-forms = complète, complet, complets, complètes
term-stands = Remplacer un Élément
term-stands-text = Une Nature peut tenir lieu d’un Élément dessiné sur elle. Aucune Agression ne l’enlève, mais elle n’entrera plus jamais en jeu : ce qui a besoin d’elle est fermé.
term-stands-forms = remplacer, remplace
term-planet = Planète
term-planet-text = La Nature du haut de l’arbre, le but de tous. Elle entre en jeu après deux Natures de niveau III et demande les quatre Éléments. Complète, elle termine la partie.
term-planet-forms = Planète
term-aggression = Agression
term-aggression-text = Toutes doivent être jouées avant la fin, mais jamais au premier ni au dernier tour : la partie serait perdue. On peut la montrer ou l’échanger, pas la défausser.
term-aggression-forms = Agression, Agressions
term-eclair = Éclair de Cyclope
term-eclair-text = Son joueur détruit un Élément sous une Nature incomplète. S’il n’y en a pas, rien ne se passe.
term-eclair-forms = Éclair de Cyclope, Éclair
term-hecatonchires = Les Hécatonchires
term-hecatonchires-text = Les Éléments et Agressions qui suivent sont perdus sans effet, jusqu’à ce qu’une Nature soit jouée, même plusieurs tours plus tard. Une bonne façon de perdre d’autres Agressions.
term-hecatonchires-forms = Hécatonchires
term-tornade = Tornade d’Ouranos
term-tornade-text = Tous les Éléments sous des Natures incomplètes sont perdus. S’il n’y en a pas, elle revient à son joueur, qui défausse une autre carte.
term-tornade-forms = Tornade d’Ouranos, Tornade
term-energy = Énergie
term-energy-text = Pendant la Divination, un jeton montre une carte à quelqu’un, deux échangent une carte, trois en récupèrent une dans la défausse.
term-energy-forms = Énergie
term-reserve = Réserve
term-reserve-text = Les jetons dépensés y vont. On en regagne un en mettant une Nature en jeu, ou en défaussant une carte pendant la Divination.
term-reserve-forms = réserve
term-discard = Défausse
term-discard-text = Les cartes perdues, ouvertes à tous. Une Nature défaussée ferme sa branche, à moins que quelqu’un la récupère.
term-discard-forms = défausse
term-hand = Main
term-hand-text = Les cartes qu’on tient encore. Toutes ont été distribuées au début : quand plus personne n’en a, la partie est finie.
term-hand-forms = main
term-turn = Tour
term-turn-text = Une Divination, puis une Création. Chacun joue une carte par tour : il en reste autant que de cartes dans la main la plus pleine.
term-turn-forms = tour
term-divination = Divination
term-divination-text = Chacun pose une carte face cachée, sans un mot. On peut en changer, montrer, échanger, récupérer, défausser, jusqu’à ce que tous soient prêts.
term-divination-forms = Divination
term-ready = Prêt
term-ready-text = Quand tous sont prêts, la Création commence. Dès qu’une carte est montrée, échangée ou défaussée, chacun doit le redire.
term-ready-forms = prêt, prêts
term-creation = Création
term-creation-text = Les cartes posées sont révélées une à une, à partir du Premier Joueur, et chacune agit avant la suivante.
term-creation-forms = Création
term-order = Rang dans la Création
term-order-text = L’ordre dans lequel les cartes sont révélées : à partir du Premier Joueur, vers la gauche. Une Nature révélée avant vous peut ouvrir la place de votre Élément.
term-order-forms = ordre, rang
term-marker = Premier Joueur
term-marker-text = Sa carte est révélée la première. Le marqueur passe à gauche après chaque tour ; au début, il est chez qui a reçu la Planète.
term-marker-forms = Premier Joueur
term-exchange = Échange
term-exchange-text = Pour deux jetons : chacun donne une carte de son choix, sans voir celle de l’autre. Personne ne peut refuser.
term-exchange-forms = échanger, échangée
term-recover = Récupérer
term-recover-text = Pour trois jetons : défausser un Élément ou une Nature et prendre une carte de la défausse.
term-recover-forms = récupérer, reprendre
term-perturbateur = Perturbateur
term-perturbateur-text = Mis en jeu, cet Élément fait avancer le marqueur Premier Joueur d’une place.
term-perturbateur-forms = Perturbateur
term-volatil = Volatil
term-volatil-text = Cet Élément est perdu à la fin du tour si sa Nature n’est pas complète.
term-volatil-forms = Volatil
term-associe = Associé
term-associe-text = Cet Élément est perdu si la carte jouée juste avant n’est pas un Élément.
term-associe-forms = Associé
term-incarnation = Titan et Titanide
term-incarnation-text = Les deux faces d’une carte, chacune avec son pouvoir. Un Titan perd les Natures de niveau II qu’il joue, une Titanide celles de niveau III.
term-incarnation-forms = Titan, Titanide, Titans

## Règles

rules-goal-title = Votre but
rules-goal =
    Vous êtes des Titans et vous créez une planète ensemble : tous gagnent, ou tous perdent.

    Faites entrer la Planète en haut de l’arbre et glissez dessous une Eau, un Feu, une Terre et un Air. C’est gagné si elle est complète et que personne n’a plus d’Agression. S’il reste alors deux cartes ou plus, elle est en parfait équilibre.

    La difficulté : on ne se parle presque pas. Vous ne savez des autres que ce qu’ils vous montrent, et montrer coûte de l’Énergie.
rules-tree-title = L’arbre
rules-tree =
    Chaque Nature demande les Éléments dessinés sur elle. Avec un de chaque elle est complète : plus rien ne la touche, et elle ouvre ce qui pousse d’elle.

    - Niveau I, Atmosphère et Comète : toujours ouvert.
    - Niveau II : après une Nature de niveau I.
    - Niveau III : après deux voisines de niveau II.
    - La Planète : après deux Natures de niveau III, au choix.

    Exemple : Comète est complète, Montagne et Arc-en-ciel sont donc ouverts. Avec Vent et Montagne complets, Oiseau est ouvert.
rules-cards-title = Les cartes
rules-cards =
    Toutes les cartes sont distribuées : 12 chacun à trois joueurs, 10 à quatre, 8 à cinq, 7 à six. Il y a des Éléments, onze Natures et des Agressions. Qui reçoit la Planète est Premier Joueur : tout le monde sait donc où elle est.

    Un Éther, quand il y en a, vaut n’importe quel Élément.
rules-energy-title = L’Énergie
rules-energy =
    Avant le premier tour, vous partagez les jetons l’un après l’autre, sans un mot. Ensuite, pendant le choix des cartes, ils paient :

    - un jeton : montrer une carte à un joueur ;
    - deux jetons : échanger une carte avec un joueur. Chacun choisit la sienne, personne ne peut refuser ;
    - trois jetons : défausser une carte et en reprendre une dans la défausse.

    Les jetons dépensés vont à la réserve. Vous en regagnez un quand vous mettez une Nature en jeu, ou quand vous jetez une carte pendant le choix (jamais une Agression).
rules-divination-title = Divination : choisir en silence
rules-divination =
    Chacun pose une carte face cachée. On peut en changer tant que tous ne sont pas prêts. Dès qu’une carte est montrée, échangée ou jetée, chacun se déclare prêt à nouveau.

    Exemple : vous êtes en deuxième dans l’ordre, le Premier Joueur vous a montré Atmosphère. Posez Eau ou Air : la place sera là.
rules-creation-title = Création : carte après carte
rules-creation =
    À partir du Premier Joueur, les cartes sont révélées.

    - Une Nature ouverte entre en jeu.
    - Un Élément va sous une Nature en jeu à qui il manque ; s’il y en a plusieurs, son joueur choisit. S’il n’y en a pas, il est perdu.
    - Une Nature qui n’est pas ouverte est perdue, ou remplace un Élément.

    Exemple : Atmosphère entre en jeu. Eau se glisse dessous ; il manque encore Air. Le Feu qui suit est perdu.

    Après chaque tour, le marqueur Premier Joueur passe à gauche.
rules-stands-title = Une Nature comme Élément
rules-stands =
    Une Nature peut remplacer un des Éléments dessinés sur elle. Elle reste là pour de bon, aucune Agression ne l’enlève, mais sa propre branche est fermée.

    Exemple : Fleur montre Eau, Feu et Air. Jouée quand elle n’est pas ouverte, elle peut être l’Air qui manque à Atmosphère.
rules-aggressions-title = Les Agressions
rules-aggressions =
    Il faut s’en défaire, de toutes, mais jamais au premier tour ni au dernier : ce serait perdu aussitôt.

    - Éclair de Cyclope : son joueur détruit un Élément sous une Nature incomplète. S’il n’y en a pas, rien ne se passe.
    - Les Hécatonchires : les Éléments et Agressions qui suivent sont perdus, jusqu’à ce qu’une Nature soit jouée ; cela peut durer plusieurs tours. Une bonne façon de perdre d’autres Agressions.
    - Tornade d’Ouranos : tous les Éléments sous des Natures incomplètes sont perdus. S’il n’y en a pas, elle revient à son joueur, qui défausse une autre carte.

    Sous une Nature complète tout est à l’abri, et une Nature qui remplace un Élément l’est toujours.
rules-end-title = La fin
rules-end =
    La partie s’arrête dès que la Planète est complète, ou quand toutes les cartes sont jouées.

    - Planète complète, deux cartes ou plus en reste, aucune Agression parmi elles : équilibre parfait.
    - Planète complète avec moins de reste : succès.
    - Planète avec deux ou trois Éléments à la fin : tout juste viable.
    - Avec un seul ou aucun : instable. Pas de Planète : un astéroïde.
    - Une Agression en reste, ou jouée au premier ou au dernier tour : perdu.
rules-talk-title = Le silence
rules-talk =
    Ne parlez jamais des cartes que vous avez ni de vos intentions. À cette table il y a quelques phrases toutes faites ; une partie silencieuse n’en a aucune.
rules-altered-title = Éléments altérés
rules-altered =
    Avec cette option, les marques de douze Éléments comptent.

    - Perturbateur : mis en jeu, il fait avancer le marqueur Premier Joueur d’une place.
    - Volatil : il est perdu à la fin du tour si sa Nature n’est pas complète.
    - Associé : la carte jouée juste avant doit être un Élément, sinon il est perdu.
rules-titans-title = Incarnations
rules-titans =
    Avec cette option, chacun a une carte avec un Titan d’un côté et une Titanide de l’autre, et choisit. Chaque pouvoir sert une à trois fois. Un Titan perd toute Nature de niveau II qu’il joue, une Titanide toute Nature de niveau III : mélangez.

    - Cronos joue deux cartes et passe un tour. Rhéa choisit quand la sienne est révélée.
    - L’Élément d’Hypérion vaut n’importe lequel. Théia montre des cartes sans payer.
    - Japet rejoue les Éléments perdus. Thémis parie sur des cartes face cachée et les fixe.
    - Céos déplace le marqueur Premier Joueur. Phébé regarde une carte face cachée.
    - Océanos fait échanger leur rang à deux joueurs. Téthys protège un Élément.
    - Crios peut jouer une Agression au premier ou au dernier tour. Mnémosyne récupère une carte sans payer.
