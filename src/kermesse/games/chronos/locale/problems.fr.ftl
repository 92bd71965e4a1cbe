# Les problèmes de Chronos : comment chacun s'appelle, et pourquoi sa réponse est la meilleure.

problem-hundred = Soixante-dix et trente
problem-hundred-won = Vous avez 70, et personne d’autre n’est sur le 30 : prenez-le, et 100 points gagnent la manche. Il ne faut à { $B } que le 50 d’à côté, et son sable est presque écoulé.
problem-block = Lequel des deux
problem-block-won = L’un et l’autre vont prendre un 50. Avec le 30 de { $B }, cela fait 80 ; avec le 50 de { $C }, cela fait 100. Mettez-vous à côté de { $C } : tant que deux sabliers y sont, personne ne prend la carte, et le vôtre, sur l’autre 50, sera bientôt libre.
problem-swap = Le messager arrive le dernier
problem-swap-won = La pile est vide : c’est votre dernier geste de la manche, puis on compte les points. { $B } a un 50, le plus gros de la table : échangez-le contre votre 20.
problem-last = Un dix seulement
problem-last-won = C’est la dernière carte de sa pile, et la manche finit avec elle : 60 pour vous, 50 et 30 pour les autres. Attendez, et { $B } prend l’autre 50.
problem-hades = Rencontrer Hadès
problem-hades-won = Hadès met fin à la manche sur-le-champ, et vous êtes en tête : 60 contre 50 et 30. Un instant plus tard, { $B } aurait 100.
problem-dog = Le dernier coup de dent
problem-dog-won = Après Cerbère, on compte les points. Vous avez 40 ; seul { $B } a plus, un unique 50. Sans lui, { $C } vient derrière vous avec 30.
problem-both = Deux choses à la fois
problem-both-won = { $B } a un 50 et va en prendre un autre. Un sablier qui prend une carte va où vous voulez : prenez le 20 et barrez la route. Avec le 30 où se trouve votre autre sablier, vous avez 100.
problem-keep = Un cadeau qu’on peut refuser
problem-keep-won = Vous avez déjà 60, plus que l’un et que l’autre, et la manche finit avec cette carte. Hermès se refuse.
problem-forge = Dans le sac
problem-forge-won = { $B } a un 50 et va en prendre un autre : c’est ce sablier-là qui doit partir. Son autre est loin d’être vide. D’ici là le vôtre est libre, et prend le 50 qu’il vous faut.
problem-four = Trois rivaux
problem-four-won = Vous avez 30. Seul { $C } est devant vous, avec un 50 ; les deux autres ont 20 chacun. Frappez cette carte, et la manche est à vous.
problem-monsters = Cela ne vaut rien
problem-monsters-won = Un Minotaure ne vaut aucun point, mais l’Hydre est déjà dans votre pile : avec les deux, vous pouvez crier « Victoire ! ». Faites-le avant que { $B } ne prenne l’autre 50.
problem-wind = Un second vent
problem-wind-won = Vous avez 100 points et le vent du nord. Une deuxième direction double le tout : 200, et « Victoire ! ». { $B } a deux vents aussi, et va prendre un 50.

## À trois et plus, finir deuxième vaut aussi quelque chose

problem-worse = Ce n’est pas le meilleur : entre 0 (toujours dernier) et 100 (toujours premier), ce coup atteint { $worth }, un autre { $best }. Essayez encore.
problem-figures = Entre 0 (toujours dernier) et 100 (toujours premier), il atteint { $best } ; le coup suivant, { $next }.
