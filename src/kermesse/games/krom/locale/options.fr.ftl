# Les options, comme le formulaire les nomme.

option-board = Plateau
option-board-why = Sur le plateau glaciaire, vous perdez un cœur avant chacune de vos actions, mais jamais le dernier ; à la Caverne, vous en récupérez un.
option-board-temperate = tempéré
option-board-glacial = glaciaire : gare au froid
option-kromosaure = Kromosaure
option-kromosaure-why = Une bête rôde en Forêt, sur la Savane et à la Montagne et se bat avec qui elle rencontre. Son trophée vaut 1 point.
option-long-game = Partie longue
option-long-game-why = Il faut deux points de plus pour gagner.
option-characters = Personnages
option-characters-why = Les personnages ne diffèrent que par leur poids, qui départage les égalités en combat.
option-characters-pick = chacun choisit
option-characters-random = au hasard
option-round-cap = Nombre maximal de tours
option-round-cap-why = Après tant de tours, la partie s’arrête : qui a le plus de points gagne.
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
option-memory-aid-why = Vous montre encore les cartes Bonus que l’on vous a volées, tant qu’il est certain qui les a.

## Réglages tout prêts

preset-first-game-why = Personnages au hasard, le temps qu’il faut.
preset-expert-why = Plateau glaciaire, Kromosaure, partie longue, rapide.
