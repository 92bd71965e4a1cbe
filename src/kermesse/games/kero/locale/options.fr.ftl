# Les options, comme le formulaire les nomme.

option-clock = Horloge
option-clock-why = En direct, le sable coule pendant que l’on lance ; calme : un lancer coûte du KERO, personne ne se presse.
option-clock-live = en direct
option-clock-calm = calme
option-capacity-ms = Sable d’un camion
option-capacity-ms-why = Deux tailles font un handicap : première place, deuxième place.
option-air-ms = Vol des dés
option-air-ms-why = Le temps qu’un lancer met à retomber.
option-throw-gap-ms = D’un lancer au suivant
option-throw-gap-ms-why = Au moins ce temps ; un lancer trop tôt attend.
option-refuel-mode = Plein de KERO
option-refuel-mode-why = Comment avancent les lancers pendant un plein.
option-refuel-mode-auto = les dés se lancent tout seuls
option-refuel-mode-tap = l’autre clan frappe pour chaque lancer
option-refuel-throw-ms = Rythme d’un plein
option-refuel-throw-ms-why = Le temps d’un lancer pendant un plein automatique.
option-tap-min-ms = Frapper : au plus vite
option-tap-min-ms-why = D’une frappe à la suivante, au moins ce temps.
option-tap-max-ms = Frapper : au plus tard
option-tap-max-ms-why = Sans frappe, les dés partent tout seuls après ce temps.
option-calm-throw-cost-ms = Prix d’un lancer calme
option-calm-throw-cost-ms-why = Un litre de KERO par seconde.
option-calm-jitter-ms = Variation de ce prix
option-calm-jitter-ms-why = Chaque lancer coûte un peu plus ou un peu moins, jusqu’à cet écart.
option-first-player = Premier joueur
option-first-player-why = Qui prépare son camion en premier.
option-first-player-random = tiré au sort
option-first-player-seat-0 = première place
option-first-player-seat-1 = deuxième place
option-reaction-policy = Embuscades
option-reaction-policy-why = Pendant un plein, l’autre clan peut tendre une embuscade.
option-reaction-policy-ask = demander chaque fois
option-reaction-policy-standing = par consigne seulement
option-final-tie = Égalité de points
option-final-tie-why = Quand les deux clans finissent avec autant de points.
option-final-tie-shared = victoire partagée
option-final-tie-lands = plus de terres, puis de Jerricans, puis de KERO
option-chain-conquest = Deux Conquêtes d’affilée
option-chain-conquest-why = Quand la carte qui remplace une Conquête est elle-même une Conquête.
option-chain-conquest-literal = l’une après l’autre, tout de suite
option-chain-conquest-delay = la seconde attend le tour suivant
option-stall-guard = Garde contre l’enlisement
option-stall-guard-why = Après tant de tours sans qu’une carte parte, l’une s’envole. 0 : jamais.
option-gauge = Jauge
option-gauge-why = Comment se lit ce qui reste dans un camion.
option-gauge-analog = le sable seul
option-gauge-digits = avec les secondes
option-auto-flat = Reposer le camion quand tous les dés brûlent
option-auto-flat-why = Sinon, c’est à vous de le coucher.
option-memory-aid = Montrer le contenu des défausses
option-memory-aid-why = Sinon, à vous de retenir ce qui est parti.
option-limits-ms-prep = préparer
option-limits-ms-develop = développer
option-limits-ms-reaction = répondre à un plein
option-limits-ms-choice = choisir une carte ou une terre
option-timers-why = Pour préparer, développer et répondre ; le sable, lui, a son propre temps.
option-chat-why = Ce qui peut se dire pendant la partie.

## Réglages tout prêts

preset-calm = Sans hâte
preset-calm-why = Rien ne presse : un lancer a son prix en KERO.
preset-correspondence = Par correspondance
preset-correspondence-why = Chacun joue quand il veut, sans rien demander à l’autre.
preset-first-game-why = Tranquille, avec les secondes sur la jauge.
preset-expert-why = Rapide, sans aide-mémoire, égalités tranchées.

## Ce qui ne va pas

bad-option-gap-below-air = au moins le vol des dés : ils retombent avant d’être relancés.
bad-option-tap-needs-live = l’autre clan ne peut frapper que si l’horloge est en direct.
bad-option-free-throw = moins que le prix d’un lancer : aucun n’est gratuit.
