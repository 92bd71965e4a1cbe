# Les options, comme le formulaire les nomme.

option-timers = Rythme
option-timers-why = La Divination elle-même n’est limitée qu’au rythme rapide.
option-chat = Parole
option-chat-why = Kréo se joue presque sans un mot : personne ne nomme une carte.
option-chat-open = libre, sans nommer de carte
option-chat-phrases = phrases toutes faites
option-chat-none = aucune
option-memory-aid = Garder sous les yeux les cartes vues
option-memory-aid-why = Les cartes qu’on vous a montrées restent visibles pour vous.
option-first-game = Sans la Tornade
option-first-game-why = Un Éther remplace la Tornade ; de 3 à 5 joueurs.
option-incarnations = Incarnations
option-incarnations-why = Chacun incarne un Titan ou une Titanide, avec un pouvoir ; chacun perd les Natures d’un niveau.
option-altered = Éléments altérés
option-altered-why = Les marques comptent : un Élément peut déplacer le marqueur, s’évaporer ou se perdre.
option-silent = Partie silencieuse
option-silent-why = Pas un mot de la donne à la fin.
option-auto-play = Jouer d’office les choix uniques
option-auto-play-why = La table répond à votre place quand il n’y a qu’une réponse.
option-ask-energy = Demander à chaque fois pour le jeton
option-ask-energy-why = Sinon, vous dites une fois pour toutes si vous prenez les jetons.
option-max-changes = Changements de carte par tour
option-max-changes-why = Combien de fois on peut reprendre sa carte cachée pendant une Divination.
option-limits-ms-setup = mise en place
option-limits-ms-divination = Divination
option-limits-ms-reply = répondre à un échange
option-limits-ms-decision = choisir un effet
option-limits-ms-window = user d’un pouvoir

## Réglages tout prêts

preset-first-game-why = Sans la Tornade, le temps qu’il faut.
preset-expert-why = Rapide, silencieuse, avec Titans et Éléments altérés.

## Ce qui ne va pas

bad-option-not-by-six = de 3 à 5 joueurs ; à six, toutes les cartes sont en jeu.
