# Les options, comme le formulaire les nomme.

option-board = Plateau
option-board-why = Sur le plateau glaciaire, le froid mord avant chaque action.
option-board-temperate = tempéré
option-board-glacial = glaciaire : gare au froid
option-kromosaure = Kromosaure
option-kromosaure-why = Une bête énorme à chasser, et son trophée.
option-long-game = Partie longue
option-long-game-why = Deux points de plus à atteindre.
option-characters = Personnages
option-characters-why = Le poids d’un personnage décide des égalités.
option-characters-pick = chacun choisit
option-characters-random = au hasard
option-round-cap = Nombre maximal de tours
option-round-cap-why = Après tant de tours la partie s’arrête, et les points décident.
option-round-cap-0 = aucun
option-round-cap-30 = 30 tours
option-round-cap-50 = 50 tours
option-round-cap-100 = 100 tours
option-limits-ms-pick-character = choisir un personnage
option-limits-ms-choose-destination = choisir un lieu
option-limits-ms-fight = se battre
option-limits-ms-reaction = répondre à un Bonus
option-limits-ms-loot = prendre son butin
option-limits-ms-action = agir sur un lieu
option-memory-aid-why = Rappelle les cartes Bonus que l’on vous a volées.

## Réglages tout prêts

preset-first-game-why = Personnages au hasard, le temps qu’il faut.
preset-expert-why = Plateau glaciaire, Kromosaure, partie longue, rapide.
