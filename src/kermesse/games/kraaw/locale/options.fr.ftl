# Les options, comme le formulaire les nomme.

option-direction = Sens du jeu
option-direction-why = Le sens dans lequel on joue, et dans lequel on devient premier joueur.
option-direction-clockwise = horaire
option-direction-counterclockwise = antihoraire
option-direction-random = tiré au sort
option-first-player = Qui commence
option-first-player-why = Les bijoux sont la règle du livret : chacun dit combien il en porte.
option-first-player-random = tirage au sort
option-first-player-jewels = qui porte le plus de bijoux
option-first-player-seat-1 = la deuxième place
option-first-player-seat-0 = la première place
option-first-player-seat-2 = la troisième place
option-first-player-seat-3 = la quatrième place
option-first-player-seat-4 = la cinquième place
option-first-player-seat-5 = la sixième place
option-crow-choice = Corbeaux
option-crow-choice-why = Le corbeau ne change rien au jeu : c’est votre couleur.
option-crow-choice-choose = chacun choisit
option-crow-choice-auto = distribués au hasard
option-chien-exchange = Échange avec le chien
option-chien-exchange-why = Après la donne, chacun peut échanger une carte avec le chien, à l’aveugle.
option-hand-swap = Échange de toute la main
option-hand-swap-why = Variante : une fois par manche, quelqu’un peut échanger ses cinq cartes avec le chien.
option-hand-swap-off = non
option-hand-swap-sealed = par souhait secret
option-hand-swap-race = au plus rapide
option-wins-to-game = Manches à gagner
option-wins-to-game-why = Trois dans le livret ; une suffit pour une partie courte.
option-final-tie = Égalité parfaite en finale
option-final-tie-why = Ce qu’on fait quand la finale elle-même finit à égalité parfaite.
option-final-tie-replay = rejouer une finale
option-final-tie-shared = partager la victoire
option-bonus-reading = Ce que le bonus peut retourner
option-bonus-reading-why = Le livret se lit de deux façons : le prix du verrou est une autre carte droite, ou n’importe quelle carte visible. Une carte verrouillée qu’on retourne n’est plus verrouillée, et son verrou est dépensé.
option-bonus-reading-two-upright = une autre carte droite
option-bonus-reading-locked-counts = toute carte visible, même verrouillée
option-stall-laps = Garde contre les échanges sans fin
option-stall-laps-why = Après tant de tours de table sans carte révélée ni verrouillée, les cartes droites ne se volent plus. 0 : pas de garde.
option-lap-cap = Plus longue manche
option-lap-cap-why = Après tant de tours de table, les cartes droites ne se volent plus, pour que la manche finisse. 0 : pas de limite.
option-reveal-at-round-end = Montrer toutes les cartes en fin de manche
option-reveal-at-round-end-why = Les cartes restées cachées sont montrées avec le compte.
option-claim-open-ms = Au plus rapide : le chien s’ouvre après
option-claim-open-ms-why = Le temps de regarder sa main avant de pouvoir demander.
option-claim-window-ms = Au plus rapide : demandes jugées simultanées
option-claim-window-ms-why = Les demandes reçues dans ce délai sont tirées au sort : une ligne lente n’y perd rien.
option-limits-ms-choose-crow = choisir un corbeau
option-limits-ms-declare-jewels = dire ses bijoux
option-limits-ms-look-done = regarder sa main
option-limits-ms-chien-exchange = échanger avec le chien
option-limits-ms-main = jouer son tour
option-limits-ms-reveal = révéler une carte
option-limits-ms-retaliate = riposter
option-limits-ms-bonus = le bonus
option-limits-ms-continue = lire le résultat

## Réglages tout prêts

preset-first-game-why = Une seule manche, le temps de regarder.
preset-expert-why = Rapide, sans aide-mémoire, avec l’échange de toute la main.

## Ce qui ne va pas

bad-option-race-needs-clock = « au plus rapide » demande un temps limité : choisissez un temps de réflexion, ou « par souhait secret ».
