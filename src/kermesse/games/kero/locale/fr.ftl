## Noms

game-name = Kero
game-tagline = Les dés contre le sable

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

effect-die = À chaque tour, un dé spécial se lance gratuitement.
effect-resource = Chaque récolte compte une unité de plus de cette ressource.
effect-income = Chacun de vos tours commence par un Jerrican.
effect-convert = Une fois par tour, du blé devient autant de Jerricans.
effect-tie = À chaque Conquête, vous remportez une Nouvelle Terre à égalité.
effect-explorers = { $amount ->
    [one] Placez un Explorateur gratuitement.
   *[other] Placez { $amount } Explorateurs gratuitement.
}
effect-jerricans = Prenez { $amount } Jerricans.
effect-tuareks = Piochez { $amount } Tuareks.
effect-fill = Faites le plein tout de suite, gratuitement.
effect-points = Rien que des points.
effect-nsp = Chaque exemplaire vaut autant de points que vous en possédez.

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

land-scores-colour = 1 point par carte de cette couleur
land-scores-threes = 1 point par trio de vos cartes
land-scores-every_colour = 1 point, et 2 de plus avec une carte de chaque couleur
land-scores-four_of_a_colour = 1 point, et 3 de plus avec quatre cartes d'une couleur
land-scores-lands = 1 point par Nouvelle Terre à vous, celle-ci comprise
land-scores-points = { $points } points
land-brings-tuareks = { $n ->
    [one] 1 Tuarek à la conquête
   *[other] { $n } Tuareks à la conquête
}
land-brings-jerricans = { $n ->
    [one] 1 Jerrican à la conquête
   *[other] { $n } Jerricans à la conquête
}
outpost = Avant-poste

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
tuarek-ambush-does = Quand l'autre clan fait le plein : seuls les cinq dés blancs sont lancés.
tuarek-march-does = Déplacez un ou deux de vos Explorateurs vers d'autres Nouvelles Terres.
tuarek-loot-does = Ajoutez deux ressources au choix à votre récolte, sauf des Jerricans. Après le lancer.
tuarek-tanker-does = Faites une fois le plein avec huit dés, gratuitement.
tuarek-banish-does = Renvoyez chez lui un Explorateur adverse et offrez deux Jerricans pour vous faire pardonner.
tuarek-sweep-does = Défaussez une carte de plus de la rangée à la fin de ce tour. Après le lancer.

phase-prep = Préparatifs
phase-reaction = Embuscade ?
phase-refuelling = Plein de KERO
phase-rolling = Lancers
phase-develop = Développement
phase-sweep = Coup de balai
phase-tie = Terre à égalité
phase-over = Fin de partie

## Ce qui est demandé

ask-prep = Faites le plein, jouez vos Tuareks, choisissez vos dés spéciaux, puis redressez le camion.
ask-reaction = L'autre clan fait le plein. Lui tendre une embuscade ?
ask-refuelling = Lancez les dés jusqu'à ce qu'ils brûlent tous !
ask-rolling = Relancer, ou reposer le camion à plat ?
ask-develop = Prenez des cartes, envoyez des Explorateurs, jouez des Tuareks, puis finissez votre tour.
ask-sweep = Choisissez la carte à balayer.
ask-tie = Choisissez la Nouvelle Terre à égalité que vous remportez.
ask-place_free = Placez d'abord votre Explorateur gratuit.

## Refus

refused-bad-times = La Raffinerie vend un plein ou deux.
refused-refinery-closed = La Raffinerie est fermée : le plein se fait au tout début du tour, et une seule fois.
refused-tank-full = Votre camion est déjà plein.
refused-not-enough-jerricans = Il faut { $price ->
    [one] { $price } Jerrican
   *[other] { $price } Jerricans
} ; vous en avez { $has }.
refused-no-such-tuarek = Vous n'avez pas ce Tuarek.
refused-too-soon = Trop tôt : ramassez d'abord les dés.
refused-no-tuarek-left = Il ne reste aucun Tuarek à piocher.
refused-bad-dice = Ce ne sont pas des dés que vous pouvez lancer maintenant.
refused-dice-in-the-air = Les dés sont encore en l'air.
refused-no-dice = Choisissez au moins un dé à lancer.
refused-burnt-die = Ce dé est brûlé : il ne se relance plus ce tour-ci.
refused-empty-slot = Il n'y a pas de carte à l'emplacement { $slot }.
refused-not-enough-resources = Votre récolte n'y suffit pas.
refused-no-explorer-left = Tous vos Explorateurs sont déjà partis.
refused-outpost-full = L'avant-poste est complet : il accueille trois Explorateurs.
refused-no-land = Aucun Explorateur ne peut aller là maintenant.
refused-no-power = Vous n'avez pas ce pouvoir.
refused-power-used = Vous avez déjà utilisé ce pouvoir ce tour-ci.
refused-supply-empty = Il ne reste pas autant de Jerricans.
refused-not-tied = Il n'y a pas égalité sur la Nouvelle Terre { $land }.
refused-bad-value = La consigne est de demander, de ne jamais tendre d'embuscade, ou de toujours le faire.
refused-place-explorer-first = Placez d'abord votre Explorateur gratuit.
refused-no-die-left = Tous les dés spéciaux sont déjà gratuits pour vous.
refused-already-fireproof = Vous êtes déjà ignifugé ce tour-ci.
refused-bad-moves = Déplacez un ou deux Explorateurs, chacun vers une autre Nouvelle Terre.
refused-no-explorer-there = Il n'y a pas assez d'Explorateurs sur la Nouvelle Terre { $land }.
refused-bad-resources = Choisissez deux ressources parmi brique, blé, métal et recrue.
refused-last-turn = Rien ne vient après le dernier tour : il n'y a pas de carte à balayer.

## Le journal

event-game-started = La partie commence. { $first } a la tuile du 1er joueur.
event-turn-started = Tour { $turn_no } : { $seat } se prépare à rouler.
event-income = { $seat } pompe un Jerrican.
event-refuel-announced = { $seat } fait le plein ({ $fill } sur { $of }).
event-ambush-window = { $seat } peut tendre une embuscade.
event-ambush-played = { $seat } tend une embuscade : cinq dés blancs seulement.
event-ambush-declined = { $seat } laisse faire.
event-refuel-started = Le KERO coule dans le camion de { $seat }.
event-refuel-throw = Lancer { $k } : { $faces }.
event-fill-skipped = Le camion de { $seat } est plein : plus rien n'y entre.
event-refuel-ended = { $reason ->
    [full] Le camion de { $seat } est plein à ras bord.
   *[fire] Tous les dés brûlent : le camion de { $seat } est reposé à plat.
}
event-tuarek-bought = { $seat } engage un Tuarek.
event-tuarek-drawn = { $seat } pioche un Tuarek.
event-tuarek-played = { $seat } joue un Tuarek : { $kind }.
event-truck-tipped = { $seat } redresse le camion. Le sable coule !
event-dice-thrown = Les dés volent : { $dice }.
event-dice-landed = Les dés montrent { $faces }.
event-truck-flat = { $by ->
    [auto] Tous les dés brûlent : le camion de { $seat } est reposé à plat.
   *[other] { $seat } repose le camion à plat.
}
event-panne = Panne de KERO ! { $seat } perd son tour.
event-collected = { $seat } récolte { $harvest } ; feux : { $fires }.
event-explorer-placed = { $seat } envoie un Explorateur vers { $land }.
event-explorer-lost = { $n ->
    [one] { $n } Explorateur gratuit de { $seat } ne peut pas partir.
   *[other] { $n } Explorateurs gratuits de { $seat } ne peuvent pas partir.
}
event-card-taken = { $seat } prend { $card }.
event-power-gained = { $seat } gagne pour de bon le pouvoir de { $card }.
event-power-wasted = { $seat } a déjà cinq pouvoirs : celui de { $card } est perdu.
event-wheat-converted = { $seat } change { $n } blé en autant de Jerricans.
event-explorers-moved = Des Explorateurs de { $seat } marchent vers d'autres terres.
event-explorer-banished = { $seat } renvoie un Explorateur de la Nouvelle Terre { $land } et s'excuse avec deux Jerricans.
event-turn-ended = { $seat } finit son tour.
event-card-discarded = { $cause ->
    [fire] { $card } brûle.
    [sweep] { $card } est balayée.
   *[stall] { $card } s'envole : rien ne bouge depuis trop longtemps.
}
event-card-revealed = { $card } apparaît à l'emplacement { $slot }.
event-conquest = Conquête { $n } ! Les Nouvelles Terres sont partagées.
event-conquest-delayed = Une autre Conquête apparaît ; elle attend sur la pioche.
event-land-won = { $by ->
    [tie_power] { $seat } remporte { $land } à égalité.
   *[majority] { $seat } remporte { $land }.
}
event-land-discarded = { $why ->
    [empty] Personne n'est allé à { $land } : cette terre est perdue.
   *[tie] Égalité à { $land } : personne ne remporte cette terre.
}
event-explorers-returned = Tous les Explorateurs rentrent au camp.
event-lands-revealed = Nouvelles Terres : { $lands }.
event-last-turn = { $seat } joue un dernier tour.
event-time-up = Le temps de { $seat } est écoulé.
event-game-over = La partie est finie.
event-standing-order-set = Votre consigne pour les embuscades : { $ambush }.

standing-ask = demandez-moi
standing-never = jamais
standing-always = toujours
result-won = { $winner } est le clan le plus puissant de l'année 2471 !
result-draw = Égalité : les deux clans se partagent le désert.

## Options

option-clock = Horloge
option-clock-live = en direct : le sable coule
option-clock-calm = calme : un lancer coûte du sable, personne ne se presse
option-capacity_ms = Sable d'un camion (ms)
option-air_ms = Durée du vol des dés (ms)
option-throw_gap_ms = Délai minimal entre deux lancers (ms)
option-refuel_mode = Plein de KERO
option-refuel_mode-auto = les dés se lancent tout seuls
option-refuel_mode-tap = l'autre clan frappe pour chaque lancer
option-refuel_throw_ms = Rythme d'un plein (ms par lancer)
option-tap_min_ms = Délai minimal entre deux frappes (ms)
option-tap_max_ms = Lancer automatique après (ms)
option-calm_throw_cost_ms = Prix d'un lancer calme (ms de sable)
option-calm_jitter_ms = Variation du prix, au plus (ms)
option-first_player = Premier joueur
option-first_player-random = tiré au sort
option-first_player-seat0 = première place
option-first_player-seat1 = deuxième place
option-reaction_policy = Embuscades
option-reaction_policy-ask = demander chaque fois
option-reaction_policy-standing = par consigne seulement
option-tie_rule = Égalité de points
option-tie_rule-shared = victoire partagée
option-tie_rule-lands = plus de terres, puis de Jerricans, puis de KERO
option-chain_conquest = Deux Conquêtes d'affilée
option-chain_conquest-literal = l'une après l'autre, tout de suite
option-chain_conquest-delay = la seconde attend le tour suivant
option-stall_guard = Tours sans départ de carte avant que l'une s'envole (0 : sans limite)
option-gauge = Jauge
option-gauge-analog = le sable seul
option-gauge-digits = avec les secondes
option-auto_flat = Reposer le camion quand tous les dés brûlent
option-limits_ms = Limites de temps particulières (ms)
option-timers = Temps de réflexion
option-chat = Discussion
option-memory_aid = Montrer le contenu des défausses
preset-first_game = Première partie
preset-standard = Selon la règle
preset-expert = Expert
preset-calm = Sans hâte
preset-correspondence = Par correspondance
