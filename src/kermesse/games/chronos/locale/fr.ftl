## Noms

game-name = Chronos
mode-solo = Chacun pour soi
mode-solo4 = Quatre sabliers chacun
mode-duel = Duel
mode-teams = Équipes de deux
level-0 = Chronos
level-1 = Monstres
level-2 = Vents
level-3 = Temple
colour-R = rouge
colour-B = bleu
colour-G = vert
colour-Y = jaune
colour-P = violet
colour-O = orange
card-T10 = Territoire 10
card-T20 = Territoire 20
card-T30 = Territoire 30
card-T50 = Territoire 50
card-T100 = Territoire 100
card-MIN = Minotaure
card-HYD = Hydre
card-WN = Vent du nord
card-WS = Vent du sud
card-WO = Vent d'ouest
card-WE = Vent d'est
card-HADES = Hadès
card-HERMES = Hermès
card-HEPHAISTOS = Héphaïstos
card-CERBERE = Cerbère
power-HADES = La manche s'arrête aussitôt.
power-HERMES = Vous pouvez échanger votre pile avec celle d'un autre joueur.
power-HEPHAISTOS = Un sablier adverse va dans le sac.
power-CERBERE = La carte du dessus d'une pile adverse est annulée.
god-HERACLES = Héraclès
god-HELIOS = Hélios
god-PERSEPHONE = Perséphone
god-ATHENA = Athéna
god-ARES = Arès
god-DIONYSOS = Dionysos
god-EOLE = Éole
god-POSEIDON = Poséidon
god-CYCLOPE = Cyclope
god-HERA = Héra
god-ZEUS = Zeus
god-APOLLON = Apollon
god-CASSANDRE = Cassandre
god-DEMETER = Déméter
god-APHRODITE = Aphrodite
god-PAN = Pan
god-SELENE = Séléné
god-CASTOR = Castor
god-POLLUX = Pollux
god-CHARON = Charon
god-HECATE = Hécate
god-GAIA = Gaïa
god-OURANOS = Ouranos
god-ARTEMIS = Artémis
god-EROS = Éros
god-EOS = Éos
god-HESTIA = Hestia
power-HERACLES = La carte que votre Cerbère annule vient sur votre pile.
power-HELIOS = Vos 10 et vos 20 valent 30.
power-PERSEPHONE = Un sablier de chaque autre joueur va dans le sac.
power-ATHENA = Hermès, Cerbère et Héphaïstos ne peuvent rien contre vous.
power-ARES = Vos sabliers peuvent aller sur les piles des autres et y prendre des cartes.
power-DIONYSOS = Échangez une couleur, sabliers compris, avec un autre joueur.
power-EOLE = Compte comme un Vent, dans la direction qui vous arrange.
power-POSEIDON = Tout le monde perd tous ses Vents.
power-CYCLOPE = Un seul monstre dans votre pile suffit pour gagner.
power-HERA = Si vous gagnez la manche, deux jetons au lieu d'un.
power-ZEUS = Vous gagnez la manche aussitôt.
power-APOLLON = Réservez-vous une carte du temple.
power-CASSANDRE = Prenez pour rien la dernière carte du temple.
power-DEMETER = Prenez n'importe quel 10 visible qui ne porte pas de sablier.
power-APHRODITE = Votre score est doublé.
power-PAN = 50 points par dieu du temple devant vous, Pan compris.
power-SELENE = Défaussez des cartes, puis cachez-en autant pour la manche suivante.
power-CASTOR = Un jeton pour vous quand celui qui a Pollux gagne.
power-POLLUX = Un jeton pour vous quand celui qui a Castor gagne.
power-CHARON = Reprenez une carte de la défausse comme si vous veniez de la conquérir.
power-HECATE = Un dieu des piles peut agir pour vous comme un autre.
power-GAIA = Achetez des dieux du temple aux autres joueurs.
power-OURANOS = Échangez des cartes avec la défausse autant que vous voulez.
power-ARTEMIS = Vos monstres valent 100 points chacun.
power-EROS = Déplacez un sablier d'un autre joueur, retourné ou non.
power-EOS = Qui renverse un sablier vous doit une carte.
power-HESTIA = Trois cartes identiques dans votre royaume gagnent la manche.
phrase-text = Dire…
phrase-leave_together = On quitte la pile { $pile } ensemble ?
phrase-please_leave = Quittez la pile { $pile }, s'il vous plaît.
phrase-i_stay = Je reste sur la pile { $pile }.
phrase-block = Bloquez { $name } !
phrase-deal = D'accord !
phrase-no_deal = Pas d'accord.
phrase-i_am_slow = Mes sabliers sont lents, vous voilà prévenus.
phrase-thanks = Merci !
phrase-well_played = Bien joué !

## Refus

refused-not-now = Pas à ce moment de la manche.
refused-choice-pending = Faites d'abord votre choix : le dieu attend.
refused-not-yours = Ce sablier n'est pas à vous.
refused-in-bag = Ce sablier est dans le sac.
refused-timer-running = Son sable coule encore.
refused-no-such-place = Cet endroit n'existe pas à cette table.
refused-already-home = Ce sablier est déjà devant vous.
refused-pile-face-down = Cette pile est encore face cachée.
refused-not-your-zone = Pour l'instant, seulement les trois piles devant vous.
refused-needs-ares = Il faut Arès pour attaquer la pile d'un autre.
refused-empty-pile = Il n'y a pas de carte sur cette pile.
refused-not-attacked = Personne n'attaque votre pile.
refused-nothing-to-take = Il n'y a pas de carte à prendre ici.
refused-blocked = Un autre sablier est sur cette pile : pas de carte.
refused-card-changed = La carte du dessus n'est plus la même.
refused-third-contest = Cela ferait une troisième pile litigieuse.
refused-nothing-to-ransom = Aucun de vos sabliers n'est dans le sac.
refused-not-available = Ce dieu n'est pas disponible.
refused-wrong-price = Ce n'est pas le prix de ce dieu.
refused-not-in-realm = Cette carte n'est pas dans votre royaume.
refused-needs-gaia = Il faut Gaïa devant vous.
refused-needs-cassandre = Il faut Cassandre devant vous.
refused-temple-not-single = Cassandre attend qu'il ne reste qu'une carte au temple.
refused-needs-demeter = Il faut Déméter devant vous.
refused-not-a-ten = Déméter ne prend que des 10 visibles.
refused-timer-there = Un sablier est posé là.
refused-needs-ouranos = Il faut Ouranos devant vous.
refused-god-not-allowed = Ouranos ne ramène pas de dieux.
refused-not-in-discard = Cette carte n'est pas dans la défausse.
refused-not-neutral = Ce sablier n'est pas neutre.
refused-same-pile = Il doit aller sur une autre pile.
refused-not-starter = C'est un autre joueur qui retourne les piles.
refused-already-up = Cette pile est déjà retournée.
refused-no-choice = Il n'y a rien à choisir, ou c'est trop tard.
refused-bad-choice = Ce choix n'est pas possible.
refused-protected = Athéna protège ce joueur.
refused-jealous = Hermès est jaloux : vous avez déjà un dieu du temple.
refused-not-needed = Inutile de crier : ici la victoire se déclare toute seule.
refused-too-soon = Attendez un peu avant de reprendre la parole.
refused-not-blocked = Rien n'est bloqué : du sable coule ou un choix est en cours.
refused-no-plan = Rien n'est prévu pour ce sablier.

## Événements

event-round-set-up = La manche { $round } est en place.
event-stored-revealed = { $seat } retrouve { $cards }, gardé par Séléné.
event-seat-ready = { $seat } est prêt.
event-phase-changed = { $phase ->
    [ready] Tout le monde est prêt ?
    [countdown] Trois, deux, un…
    [look] Les piles sont retournées : regardez.
    [zone] D'abord vos trois piles.
    [play] Jouez !
    [closing] Dernière carte : encore un choix à faire.
    [interval] Une pause avant la manche suivante.
   *[over] La partie est finie.
  }
event-pile-flipped = La pile { $pile } est retournée : { $top }.
event-timer-moved = { $seat } déplace { $timer } vers { $to }.
event-timer-emptied = { $timer } est vide.
event-card-taken = { $seat } prend { $card }.
event-take-begun = { $seat } tend la main vers { $card }, pile { $pile }.
event-take-stamped = Trop tard pour { $seat } : la pile { $pile } est tamponnée.
event-god-taken = { $seat } rencontre { $god }.
event-choice-opened = { $seat } doit choisir ({ $kind }).
event-choice-made = { $seat } a choisi ({ $kind }).
event-choice-timed-out = { $seat } a trop tardé à choisir ({ $kind }).
event-choice-lost = La manche s'est arrêtée avant le choix de { $seat } ({ $kind }).
event-piles-swapped = { $a } et { $b } échangent leurs piles.
event-card-cancelled = { $by } annule { $card } de { $seat }.
event-timer-bagged = { $by } met { $timer } dans le sac.
event-timers-returned = { $seat } récupère { $timers }.
event-pile-discarded = { $seat } défausse toute sa pile : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }.
event-offer-made = { $seat } offre { $paid_count ->
    [one] une carte
   *[other] { $paid_count } cartes
  } pour { $card }.
event-god-acquired = { $card } est avec { $seat }.
event-card-reserved = { $seat } réserve { $card }.
event-cards-stored = { $seat } cache { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  } sous Séléné.
event-god-bought = { $buyer } achète { $card } à { $seller }.
event-markers-swapped = { $seat } et { $other } échangent { $mine } et { $theirs }.
event-winds-discarded = { $by } déchaîne la mer : plus aucun Vent.
event-timer-shifted = { $by } pousse { $timer } vers { $to }.
event-neutral-moved = { $seat } paie pour déplacer { $timer } vers { $to }.
event-ouranos-used = { $seat } ramène { $got } de la défausse.
event-timer-knocked = { $seat } renverse { $timer } !
event-timers-sent-home = { $seat } doit reprendre { $timers }.
event-card-given = { $seat } donne { $card } à { $to }.
event-victory-announced = { $seat } crie : Victoire !
event-false-victory = { $seat } crie Victoire, mais non : on continue.
event-deadlock-called = { $by } pense que tout est bloqué et compte jusqu'à dix.
event-deadlock-cancelled = { $by } bouge : le compte s'arrête.
event-round-ended = La manche est finie : { $reason ->
    [points] assez de points
    [monsters] les deux monstres
    [cyclope] le Cyclope
    [hestia] trois cartes identiques
    [zeus] Zeus
    [hades] Hadès
    [last_card] une dernière carte
    [deadlock] tout est bloqué
   *[round_limit] le temps est écoulé
  }. Gagnant : { $winners }.
event-tokens-gained = { $seats } : { $gained ->
    [one] un jeton
   *[other] { $gained } jetons
  } de plus, { $tokens } en tout.
event-colours-voted = { $yes ->
    [true] { $seat } veut d'autres couleurs.
   *[false] { $seat } garde les couleurs.
  }
event-colours-drawn = Les couleurs sont redistribuées.
event-game-over = La partie est finie. Successeur de Chronos : { $winners }.
event-plan-stored = Prévu : { $timer }.
event-plan-dropped = Le projet pour { $timer } est abandonné.
event-act-submitted = { $seat } a décidé.
event-refused = Ce que vous aviez prévu est devenu impossible.
event-step-ended = L'étape { $step } est finie.
event-said = { $seat } : { $text }

## Questions

ask-ready = Prêt ?
ask-play = Déplacez vos sabliers vides : prenez, bloquez ou attendez.
ask-steps = Choisissez une action pour cette étape, ou passez.
ask-hermes = Avec qui échanger votre pile ? Ou avec personne.
ask-hephaistos = Quel sablier va dans le sac ?
ask-cerbere = De qui annuler la carte du dessus ?
ask-hecate = Quel dieu sera-ce ?
ask-persephone = Un sablier de chaque joueur dans le sac.
ask-dionysos = Avec qui échanger une couleur ?
ask-apollon = Quelle carte réservez-vous ?
ask-selene = Quelles cartes cachez-vous pour la manche suivante ?
ask-charon = Quelle carte revient de la défausse ?
ask-eros = Quel sablier va où, retourné ou non ?
ask-eos_gift = Quelle carte donnez-vous ?

## Options

option-timers = Rythme des choix
option-timers-off = sans limite
option-timers-relaxed = tranquille
option-timers-normal = normal
option-timers-fast = rapide
option-chat = Parole
option-chat-open = libre
option-chat-phrases = phrases toutes faites
option-chat-none = silence
option-memory_aid = Afficher mon propre score
option-mode = Qui joue avec qui
option-mode-auto = selon le nombre de joueurs
option-mode-solo = chacun pour soi
option-mode-solo4 = quatre sabliers chacun
option-mode-duel = duel
option-mode-teams = équipes de deux
option-level = Niveau
option-level-auto = selon le nombre de joueurs
option-level-0 = jeu de base
option-level-1 = avec les monstres
option-level-2 = avec les Vents
option-level-3 = avec le temple
option-gods = Dieux dans les piles
option-gods-on = oui
option-gods-off = non
option-gods-later = dès la deuxième manche
option-rounds_to_win = Jetons pour gagner
option-rounds_to_win-auto = selon la règle
option-target = Points pour gagner une manche
option-target-auto = selon le niveau
option-announce = Annonce de la victoire
option-announce-by_level = selon le niveau
option-announce-auto = toute seule
option-announce-manual = à crier soi-même
option-start_mode = Retourner les piles
option-start_mode-one_by_one = une à une
option-start_mode-all = toutes à la fois
option-flipper = Qui les retourne
option-flipper-auto = la table
option-flipper-player = un joueur
option-flip_gap_ms = Temps entre deux piles
option-look_ms = Temps pour regarder
option-countdown_ms = Compte à rebours
option-team_timers = Sabliers d'un coéquipier
option-team_timers-auto = selon le niveau
option-piles = Nombre de piles
option-piles-auto = selon la règle
option-pile_cut = Coupe des piles
option-pile_cut-even = égale
option-pile_cut-ragged = inégale
option-twins = Castor et Pollux
option-twins-auto = sauf à trois
option-twins-on = avec
option-twins-off = sans
option-hermes_jealous = Hermès jaloux
option-clumsy = Pénalité des mains trop vives
option-colour_vote = Vote pour d'autres couleurs
option-timer_mean_ms = Sable
option-timer_spread = Écarts entre sabliers (%)
option-timer_balance = Paires
option-timer_balance-none = chacune la sienne
option-timer_balance-mirror = toutes pareilles
option-time_scale = Plus lent ou plus vite
option-clock = Horloge
option-clock-real = temps réel
option-clock-steps = sans temps, par étapes
option-step_limit_ms = Temps d'une étape
option-choice_ms = Temps d'un choix
option-hand_ms = Pause entre deux gestes
option-stamp_window_ms = Délai pour tamponner
option-plans = Coups prévus
option-plan_delay_ms = Délai d'un coup prévu
option-early_grace_ms = Gestes trop tôt pardonnés
option-deadlock_ms = Compte quand tout est bloqué
option-duel_zone_ms = Duel : d'abord ses piles
option-duel_tie_ms = Duel : coups au même instant
option-final_tie = Égalité finale
option-final_tie-shared = victoire partagée
option-final_tie-extra_round = une manche de plus
option-round_limit_ms = Manche la plus longue
option-open_scores = Scores visibles
option-victory_hint = Le bouton Victoire s'allume
preset-calm = Calme
preset-table = Comme à la table
preset-blitz = Éclair
