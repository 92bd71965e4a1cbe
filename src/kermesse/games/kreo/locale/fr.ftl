# Dans les phrases, $seat, $to, $target, $giver sont des noms de joueurs ; $card, $nature, $given, $taken, $element,
# $guess, $name des noms de ce catalogue.

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
card-tornade = Tornade d'Ouranos
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
power-cronos = Posez deux cartes au lieu d'une ; vous passerez le tour suivant.
power-rhea = Choisissez le moment où votre carte sera révélée.
power-hyperion = Votre Élément de ce tour vaudra l'Élément de votre choix.
power-theia = Montrez une carte à deux joueurs, ou deux cartes à un joueur.
power-japet = À la fin de la Création, rejouez les Éléments qu'elle a défaussés.
power-themis = Misez un jeton sur l'identité d'une carte face cachée : elle ne pourra plus changer.
power-ceos = Déplacez le marqueur Premier Joueur d'un cran, à gauche ou à droite.
power-phebe = Regardez une carte face cachée d'un autre joueur.
power-oceanos = Deux joueurs échangent leur rang pour ce tour.
power-tethys = Un jeton de la réserve protège l'Élément qui vient d'être posé.
power-crios = Votre Agression est permise à votre premier ou dernier tour.
power-mnemosyne = Échangez une carte contre une carte de la défausse, sans payer.
phrase-hello = Bonjour !
phrase-thinking = Je réfléchis…
phrase-back = Je reviens.
phrase-bravo = Bien joué !
phrase-ouch = Aïe !
phrase-sorry = Désolé…
phrase-thanks = Merci !

## Phases et décisions

phase-setup-energy = Partage de l'Énergie
phase-divination = Divination
phase-creation-start = Début de la Création
phase-creation = Création
phase-replay = Japet rejoue
phase-over = Partie finie
ask-take-energy = Combien de jetons Énergie prenez-vous ?
ask-divination = Posez une carte face cachée, puis dites que vous êtes prêt.
ask-reply-exchange = On vous propose un échange : choisissez la carte que vous donnez.
ask-japet = Rejouer à la fin les Éléments que cette Création défaussera ?
ask-play = Que devient votre carte ?
ask-strike = Quel Élément l'Éclair frappe-t-il ?
ask-drop = La Tornade vous revient : quelle carte défaussez-vous ?
ask-energy = Prendre un jeton de la réserve ?
ask-tethys = Protéger cet Élément avec un jeton de la réserve ?
ask-japet-play = Quel Élément rejouez-vous, et où ?

## Fins

ending-perfect = Votre planète est en parfait équilibre !
ending-success = Votre planète est complète : c'est un succès !
ending-viable = Votre planète est tout juste viable.
ending-unstable = Votre planète est instable : elle ne tiendra pas.
ending-asteroid = Pas de planète : un astéroïde de plus dans le cosmos.
ending-aggression-left = La planète est complète, mais il restait une Agression : c'est perdu.
ending-aggression-first = Une Agression au premier tour : c'est perdu.
ending-aggression-last = Une Agression au dernier tour : c'est perdu.
ending-abandoned = L'équipe a renoncé.

## Options

option-timers = Rythme
option-timers-off = sans limite
option-timers-relaxed = tranquille
option-timers-normal = normal
option-timers-fast = rapide
option-chat = Parole
option-chat-open = libre, sans nommer de carte
option-chat-phrases = phrases toutes faites
option-chat-none = aucune
option-memory-aid = Garder sous les yeux les cartes vues
option-first-game = Première partie (un Éther remplace la Tornade)
option-incarnations = Incarnations
option-altered = Éléments altérés
option-silent = Partie silencieuse
option-auto-play = Jouer d'office les choix uniques
option-ask-energy = Demander à chaque fois pour le jeton
option-max-changes = Changements de carte par tour
option-limits-ms = Durées choisies

## Refus

refused-already-done = C'est déjà le cas.
refused-not-your-decision = Ce n'est pas à vous de décider.
refused-not-taking-part = Vous ne participez pas à ce tour.
refused-not-yours = Vous n'avez pas cette carte.
refused-pinned = Thémis a misé sur cette carte : elle ne bouge plus.
refused-energy = { $price ->
    [one] Il faut un jeton Énergie.
   *[other] Il faut { $price } jetons Énergie.
}
refused-bad-target = Ce n'est pas possible avec cette place.
refused-aggression-card = On ne se défait pas ainsi d'une Agression.
refused-not-in-discard = Cette carte n'est pas dans la défausse.
refused-exchange-open = Un échange est en cours : attendez qu'il soit conclu.
refused-no-exchange = Cet échange n'est plus ouvert.
refused-stale = Il s'est passé quelque chose : regardez, puis redites que vous êtes prêt.
refused-no-card-down = Posez d'abord votre carte face cachée.
refused-wrong-count = { $count ->
    [one] Il faut une carte, ni plus ni moins.
   *[other] Ce n'est pas le bon nombre de cartes ou de joueurs.
}
refused-illegal-option = Cette carte ne peut pas être jouée ainsi.
refused-not-your-power = Ce pouvoir n'est pas le vôtre.
refused-used-up = Votre pouvoir est épuisé.
refused-nothing-down = Aucune carte n'est posée à cet endroit.
refused-shown-this-turn = Cette personne vous a montré une carte pendant ce tour : pas de pari sur elle.
refused-already-bet = Il y a déjà un pari sur cette carte.
refused-not-first-or-last = Crios n'agit qu'au premier tour, ou quand il vous reste une seule carte.
refused-cronos-needs-two = Cronos a besoin de deux cartes.
refused-reserve-empty = La réserve d'Énergie est vide.
refused-too-many-changes = Vous avez assez changé de carte pour ce tour (au plus { $most } fois).
refused-chat-closed = On ne peut pas dire cela maintenant.
refused-chat-rate = Une phrase à la fois : patientez un peu.
refused-chat-card-word = Sans nommer de carte, d'Élément ni de Titan, s'il vous plaît.
refused-bad-amount = Prenez entre 0 et { $most } jetons ; le dernier prend tout ce qui reste.
refused-bad-option = Cette table ne joue pas ainsi.

## Journal

event-game-started = La partie commence à { $seats } joueurs.
event-dealt = Vous recevez vos cartes.
event-first-player = { $why ->
    [planete] { $seat } a la Planète et devient Premier Joueur.
    [ceos] Céos donne le marqueur Premier Joueur à { $seat }.
    [perturbateur] Un Élément perturbateur donne le marqueur Premier Joueur à { $seat }.
   *[end_turn] { $seat } devient Premier Joueur.
}
event-energy-taken = { $n ->
    [0] { $seat } ne prend pas de jeton.
    [one] { $seat } prend un jeton.
   *[other] { $seat } prend { $n } jetons.
}
event-face-chosen = { $seat } incarne { $name }.
event-energy-policy-set = { $policy ->
    [take] Vous prendrez les jetons gagnés.
   *[leave] Vous laisserez les jetons gagnés dans la réserve.
}
event-turn-started = Tour { $turn }.
event-card-placed = { $changed ->
    [true] { $seat } change sa carte.
   *[false] { $seat } pose sa carte.
}
event-ready-changed = { $ready ->
    [true] { $seat } : c'est prêt.
   *[false] { $seat } réfléchit encore.
}
event-all-cleared = Du nouveau : chacun se déclare prêt à nouveau.
event-card-shown = { $count ->
    [one] { $seat } montre une carte à { $to }.
   *[other] { $seat } montre { $count } cartes à { $to }.
}
event-exchange-offered = { $seat } propose un échange à { $to }.
event-exchange-cancelled = L'échange entre { $seat } et { $to } est annulé.
event-exchange-done = { $seat } et { $to } ont échangé une carte.
event-card-received = { $giver } vous donne { $card }.
event-card-burnt = { $token ->
    [true] { $seat } défausse { $card } et prend un jeton.
   *[false] { $seat } défausse { $card }.
}
event-card-recovered = { $seat } défausse { $given } et récupère { $taken }.
event-power-used = { $seat } utilise le pouvoir de { $name }.
event-bet-placed = { $seat } parie sur la carte de { $target } : { $guess }.
event-card-looked = { $seat } regarde la carte de { $target }.
event-order-changed = L'ordre de la Création change.
event-divination-closed = { $last_turn ->
    [true] Toutes les cartes sont posées : c'est le dernier tour.
   *[false] Toutes les cartes sont posées.
}
event-card-revealed = { $seat } révèle { $card }.
event-bet-settled = { $won ->
    [true] Pari gagné : { $guess }. { $seat } reçoit { $tokens } jetons.
   *[false] Pari perdu : ce n'était pas { $guess }.
}
event-nature-in-play = { $nature } entre en jeu.
event-element-in-play = { $card } va sous { $nature } comme { $element }.
event-token-gained = { $seat } prend un jeton de la réserve.
event-card-lost = { $reason ->
    [restricted] { $card } est perdue : { $seat } ne peut pas jouer ce niveau.
    [not_associated] { $card } est perdue : il fallait un Élément juste avant.
    [swept] Les Hécatonchires emportent { $card }.
    [chosen] { $seat } préfère défausser { $card }.
   *[no_place] { $card } ne trouve pas de place : elle est perdue.
}
event-eclair-struck = L'Éclair détruit { $card } sous { $nature }.
event-eclair-fizzled = L'Éclair ne trouve rien à frapper.
event-tornade-swept = La Tornade emporte tous les Éléments exposés.
event-tornade-returned = La Tornade ne trouve rien et revient dans la main de { $seat }.
event-tornade-dropped = { $seat } défausse { $card } pour la Tornade.
event-hecatonchires-on = Les Hécatonchires se déchaînent jusqu'à la prochaine Nature.
event-hecatonchires-off = { $card } apaise les Hécatonchires.
event-nature-complete = { $nature } est complète.
event-protected = Téthys protège { $card } sous { $nature }.
event-protection-returned = Le jeton posé sur { $card } retourne à la réserve.
event-volatile-gone = { $card }, volatile, s'échappe de { $nature }.
event-replayed = Japet rejoue { $card }.
event-turn-ended = Fin du tour { $turn }.
event-timed-out = { $seat } a laissé passer le temps.
event-said = { $seat } : { $text }
event-concede-voted = { $vote ->
    [true] { $seat } propose de renoncer.
   *[false] { $seat } veut continuer.
}
event-game-over = { $rank ->
    [4] Équilibre parfait !
    [3] C'est gagné !
    [2] Presque : la planète est tout juste viable.
    [1] La planète est instable : c'est perdu.
   *[0] C'est perdu.
}
