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
trophy = Trophée du Kromosaure
bonus-club = Gros gourdin
bonus-club-effect = Lancez 1 dé de plus et ajoutez-le à votre total.
bonus-twin-clubs = Deux gourdins
bonus-twin-clubs-effect = Lancez 2 dés de plus et ajoutez-les à votre total.
bonus-war-cry = Cri qui tue
bonus-war-cry-effect = Ajoutez 2 à votre total.
bonus-headbutt = Coup de boule
bonus-headbutt-effect = Ajoutez 3 à votre total.
bonus-stampede = Charge en troupeau
bonus-stampede-effect = Sur la Savane : ajoutez 4 à votre total.
bonus-nope = Même pas vrai !
bonus-nope-effect = Annulez un Bonus que quelqu'un d'autre vient de jouer.
bonus-lucky-find = Bonne trouvaille
bonus-lucky-find-effect = Gagnez 3 Kroms.
bonus-stash = Réserve secrète
bonus-stash-effect = À la Caverne : gagnez 4 Kroms.
bonus-broth = Bouillon fumant
bonus-broth-effect = Récupérez 4 cœurs.
bonus-dead-tree = Arbre mort
bonus-dead-tree-effect = En Forêt : gagnez 2 bois.
bonus-carcass = Vieille carcasse
bonus-carcass-effect = Sur la Savane : gagnez 2 os.
bonus-rockfall = Éboulis
bonus-rockfall-effect = À la Montagne : gagnez 2 cailloux.
bonus-torn-pouch = Besace trouée
bonus-torn-pouch-effect = Quelqu'un de votre choix perd 3 Kroms.
bonus-termites = Termites
bonus-termites-effect = Quelqu'un de votre choix perd 1 ressource que vous nommez.
bonus-slingshot = Coup de fronde
bonus-slingshot-effect = Quelqu'un de votre choix perd 2 cœurs.
bonus-pickpocket = Main baladeuse
bonus-pickpocket-effect = Volez 2 Kroms à quelqu'un qui se trouve au même lieu que vous.
bonus-snatch = Chapardage
bonus-snatch-effect = Volez 1 ressource que vous nommez à quelqu'un qui se trouve au même lieu que vous.
bonus-bonfire = Feu de joie
bonus-bonfire-effect = Perdez 1 bois, gagnez 5 Kroms.
bonus-tinkering = Bricolage
bonus-tinkering-effect = Perdez 2 Kroms, gagnez 1 ressource de votre choix.
bonus-salvage = Récup'
bonus-salvage-effect = Perdez 1 ressource, gagnez-en 2 d'une même autre sorte.
bonus-hard-bargain = Marchandage
bonus-hard-bargain-effect = Donnez 1 Krom à quelqu'un et prenez-lui 1 ressource que vous nommez.
bonus-swap = Troc forcé
bonus-swap-effect = Donnez 1 ressource à quelqu'un et prenez-lui-en 1 d'une autre sorte.
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

## Moments de la partie

phase-pick = Choix des personnages
phase-move = Déplacement
phase-fight = Combat
phase-reaction = Réaction
phase-loot = Butin
phase-action = Action
phase-game-over = Fin de partie
ask-pick-character = Choisissez votre personnage.
ask-choose-destination = Où allez-vous ? Choisissez en secret un autre lieu.
ask-fight = Combat ! Jouez un Bonus de combat ou passez.
ask-reaction = Un Bonus est joué : l'annulez-vous ?
ask-loot = Que prenez-vous à votre victime ?
ask-action = À vous d'agir : profitez du lieu, jouez un Bonus, réalisez une Évolution.

## Options

option-timers = Rythme des décisions
option-timers-off = sans limite
option-timers-relaxed = tranquille
option-timers-normal = normal
option-timers-fast = rapide
option-chat = Discussion
option-chat-open = libre
option-chat-phrases = phrases toutes faites
option-chat-none = aucune
option-memory-aid = Aide-mémoire
option-memory-aid-true = rappelle les cartes qu'on vous a volées
option-memory-aid-false = à vous de vous souvenir
option-board = Plateau
option-board-temperate = tempéré
option-board-glacial = glaciaire : gare au froid
option-kromosaure = Kromosaure
option-kromosaure-true = il rôde
option-kromosaure-false = il dort
option-long-game = Partie longue
option-long-game-true = deux points de plus à atteindre
option-long-game-false = durée normale
option-characters = Personnages
option-characters-pick = chacun choisit
option-characters-random = au hasard
option-round-cap = Nombre maximal de tours
option-round-cap-0 = aucun
option-round-cap-30 = 30 tours
option-round-cap-50 = 50 tours
option-round-cap-100 = 100 tours
option-limits-ms = Durées sur mesure (en millisecondes)
preset-first-game = Première partie
preset-standard = Partie classique
preset-expert = Âge de glace et grosse bête

## Refus

refused-window-closed = Trop tard : ce n'est plus la même question.
refused-bad-parameter = Cette demande n'a pas été comprise.
refused-not-in-hand = Vous n'avez pas cette carte en main.
refused-wrong-window = Cette carte ne se joue pas à ce moment-là.
refused-wrong-place = Cela ne se fait pas en ce lieu.
refused-bad-target = Désignez une autre personne de la table.
refused-target-elsewhere = Cette personne n'est pas au même lieu que vous.
refused-bad-choice = Ce choix n'est pas possible ici.
refused-not-now = Il faut d'abord lancer les dés de l'escalade.
refused-already-done = Vous l'avez déjà fait.
refused-limit-reached = Vous avez atteint le maximum pour ce tour.
refused-same-place = Il faut changer de lieu à chaque tour.
refused-nothing-to-shuffle = La défausse est vide : rien à mélanger.
refused-cannot-pay = Vous n'avez pas de quoi payer.
refused-stock-empty = La réserve n'en a plus assez.
refused-no-effect = Cela n'aurait aucun effet.
refused-place-action-pending = Terminez d'abord ce que ce lieu vous demande.

## Journal


# Les variables sont les champs de l'évènement, déjà en toutes lettres, sauf kind, take, deck et preference, qui choisissent une variante ;
# ce qui manque s'écrit none, oui et non true et false.

event-game-started = La partie commence : { $seats } joueurs, { $target } points pour l'emporter.
event-character-picked = { $seat } sera { $character }.
event-round-started = Tour { $round }.
event-round-ended = Fin du tour { $round }.
event-woke-up = { $seat } reprend ses esprits.
event-destination-set =
    { $seat } a choisi sa destination{ $place ->
        [none] {""}
       *[other] {" "}: { $place }
    }.
event-destinations-revealed = Tout le monde se met en route : { $places }.
event-kromosaure-moved = Le Kromosaure arrive : { $place }.
event-fight-rolled = Bagarre ({ $place }) ! { $fighters } : { $totals }.
event-fight-passed = { $seat } passe.
event-fight-total = { $seat } monte à { $total }.
event-fight-result = { $winner } remporte le combat. Ordre : { $ranking }.
event-hearts-lost =
    { $seat } perd { $n ->
        [one] { $n } cœur
       *[other] { $n } cœurs
    } (reste { $left }).
event-hearts-gained =
    { $seat } récupère { $n ->
        [one] { $n } cœur
       *[other] { $n } cœurs
    } ({ $left } en tout).
event-knocked-out =
    { $by } assomme { $seat }{ $card ->
        [none] {""}
       *[other] {" "}({ $card })
    } !
event-kromosaure-hurt =
    Le Kromosaure perd { $n ->
        [one] { $n } cœur
       *[other] { $n } cœurs
    } (reste { $left }).
event-kromosaure-beaten = { $seat } terrasse le Kromosaure et emporte le trophée : 1 point !
event-trophy-moved = { $winner } prend le trophée à { $loser }.
event-looted =
    { $kind ->
        [nothing] { $winner } ne prend rien à { $victim }
        [kroms] { $winner } prend { $n } K à { $victim }
        [wood] { $winner } prend 1 bois à { $victim }
        [bone] { $winner } prend 1 os à { $victim }
        [stone] { $winner } prend 1 caillou à { $victim }
       *[bonus] { $winner } prend une carte Bonus à { $victim }
    }{ $card ->
        [none] {""}
       *[other] {" "}: { $card }
    }.
event-phase-started = À { $seat } d'agir : { $place }.
event-phase-lost = { $seat } dort encore et n'agit pas ce tour-ci.
event-phase-ended = { $seat } a fini.
event-cold = { $seat } grelotte et perd 1 cœur (reste { $hearts }).
event-warmth = { $seat } se réchauffe et récupère 1 cœur ({ $hearts } en tout).
event-rested =
    { $seat } se repose : +{ $kroms } K{ $hearts ->
        [0] {""}
        [one] {" "}+{ $hearts } cœur
       *[other] {" "}+{ $hearts } cœurs
    }.
event-served =
    { $seat } rend des services pour { $price } K :{ $wood ->
        [0] {""}
       *[other] {" "}+{ $wood } bois
    }{ $bone ->
        [0] {""}
       *[other] {" "}+{ $bone } os
    }{ $stone ->
        [0] {""}
        [one] {" "}+{ $stone } caillou
       *[other] {" "}+{ $stone } cailloux
    }{ $hearts ->
        [0] {""}
        [one] {" "}+{ $hearts } cœur
       *[other] {" "}+{ $hearts } cœurs
    }{ $bonus ->
        [0] {""}
       *[other] {" "}+{ $bonus } Bonus
    }.
event-bonus-drawn =
    { $seat } pioche { $n ->
        [one] une carte Bonus
       *[other] { $n } cartes Bonus
    }{ $cards ->
        [none] {""}
       *[other] {" "}: { $cards }
    }.
event-gather-shuffled = { $seat } mélange toutes les cartes Cueillette.
event-gathered =
    { $seat } cueille ({ $price } K) : { $card }{ $kroms ->
        [0] {""}
       *[other] {" "}+{ $kroms } K
    }{ $wood ->
        [0] {""}
       *[other] {" "}+{ $wood } bois
    }{ $bone ->
        [0] {""}
       *[other] {" "}+{ $bone } os
    }{ $stone ->
        [0] {""}
        [one] {" "}+{ $stone } caillou
       *[other] {" "}+{ $stone } cailloux
    }{ $hearts ->
        [0] {""}
        [one] {" "}+{ $hearts } cœur
       *[other] {" "}+{ $hearts } cœurs
    }{ $bonus ->
        [0] {""}
       *[other] {" "}+{ $bonus } Bonus
    }.
event-hunt =
    { $seat } chasse ({ $card }, dés : { $dice }, total { $sum }) : { $success ->
        [true] attrapé !
       *[false] bredouille.
    }{ $kroms ->
        [0] {""}
       *[other] {" "}+{ $kroms } K
    }{ $wood ->
        [0] {""}
       *[other] {" "}+{ $wood } bois
    }{ $bone ->
        [0] {""}
       *[other] {" "}+{ $bone } os
    }{ $stone ->
        [0] {""}
        [one] {" "}+{ $stone } caillou
       *[other] {" "}+{ $stone } cailloux
    }{ $hearts ->
        [0] {""}
        [one] {" "}+{ $hearts } cœur
       *[other] {" "}+{ $hearts } cœurs
    }{ $bonus ->
        [0] {""}
       *[other] {" "}+{ $bonus } Bonus
    }
event-hunt-refilled = Nouvelle proie : { $card }.
event-evolution-refilled =
    { $card ->
        [none] Plus d'Évolution pour cet emplacement.
       *[other] Nouvelle Évolution : { $card }.
    }
event-climbed = { $seat } grimpe : { $dice }.
event-rerolled = { $seat } relance ({ $price } K) : { $dice }.
event-settled =
    { $seat } s'arrête là : { $key }{ $kroms ->
        [0] {""}
       *[other] {" "}+{ $kroms } K
    }{ $wood ->
        [0] {""}
       *[other] {" "}+{ $wood } bois
    }{ $bone ->
        [0] {""}
       *[other] {" "}+{ $bone } os
    }{ $stone ->
        [0] {""}
        [one] {" "}+{ $stone } caillou
       *[other] {" "}+{ $stone } cailloux
    }{ $hearts ->
        [0] {""}
        [one] {" "}+{ $hearts } cœur
       *[other] {" "}+{ $hearts } cœurs
    }{ $bonus ->
        [0] {""}
       *[other] {" "}+{ $bonus } Bonus
    }.
event-evolved =
    { $seat } réalise { $card } et passe à { $points ->
        [one] { $points } point
       *[other] { $points } points
    } !
event-bonus-announced =
    { $seat } joue { $card }{ $target ->
        [none] {""}
       *[other] {" "}contre { $target }
    }.
event-bonus-countered = { $seat } répond « { $card } » à { $against }.
event-bonus-cancelled = { $seat } : { $card } est annulé.
event-bonus-resolved =
    { $seat } : { $card } fait effet ({ $take ->
        [total] total +{ $took }
        [kroms] { $took } K
        [wood] { $took } bois
        [bone] { $took } os
        [stone] { $took ->
                [one] { $took } caillou
               *[other] { $took } cailloux
            }
       *[hearts] { $took ->
                [one] { $took } cœur
               *[other] { $took } cœurs
            }
    }).
event-pile-rebuilt =
    { $deck ->
        [hunt] La défausse Chasse est remélangée
       *[gather] La défausse Cueillette est remélangée
        [bonus] La défausse Bonus est remélangée
    } ({ $size } cartes).
event-auto-decision = Temps écoulé : le jeu décide pour { $seat }.
event-preference-set =
    { $preference ->
        [auto_decline] Refuser d'office d'annuler les Bonus
       *[auto_pass] Passer d'office dans les combats
    } : { $on ->
        [true] oui
       *[false] non
    }.
event-game-over =
    { $winner ->
        [none] La partie s'arrête : personne ne devient chef.
       *[other] { $winner } prend la tête de la tribu !
    }
