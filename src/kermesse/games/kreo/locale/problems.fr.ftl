# Les problèmes de Kréo : comment chacun s'appelle, et pourquoi sa réponse est la meilleure.

problem-rainbow = La dernière couleur
problem-rainbow-won = Il manque à la Planète une Eau et un Feu. Plus personne n’a d’Eau, et seul votre Arc-en-ciel peut encore en tenir lieu ; deux Feux sont en main. L’Arc-en-ciel en Eau, et le premier Feu venu complète la Planète.
problem-fish = À quoi sert le Poisson
problem-fish-won = Il manque tout à la Planète. Les cinq Terres sont sous d’autres Natures : seul votre Poisson peut encore être la Terre. Eau et Feu sont en main, et la Fleur peut être l’Air.
problem-strike = Où frappe la foudre
problem-strike-won = Deux cartes peuvent être touchées. Il ne reste pas d’autre Air que celui qui est là ; un Feu, lui, peut revenir, et le Poisson ou l’Arc-en-ciel en feraient un. Frappez le Feu.
problem-rod = Le paratonnerre
problem-rod-won = L’Arbre et l’Oiseau sont complets : plus personne n’a besoin de l’Arc-en-ciel. Son Eau prend le coup, et la Planète garde le seul Air.
problem-take = Dans la défausse
problem-take-won = Il manque à la Planète un Feu, une Terre et un Air. Vous avez un Feu, le Poisson peut être la Terre, mais personne n’a d’Air : celui de la défausse est le dernier.
problem-bird = Un oiseau, ou un bout d’arbre
problem-bird-won = La Planète demande deux Natures de niveau III complètes. L’Arbre et l’Oiseau sont possibles ; sans l’Oiseau, il n’y en aura pas de seconde à temps. L’Oiseau entre donc, et Terre et Air viendront bien sous l’Arbre.
problem-ether = Il peut tout être
problem-ether-won = Il manque à la Planète une Eau, un Feu et une Terre. Des Eaux et des Feux sont en main, plus personne n’a de Terre : l’Éther est la Terre.
problem-crios = Une dernière carte interdite
problem-crios-won = Une Agression au dernier tour fait perdre, sauf si Crios l’annonce. Annoncé, l’éclair prend l’Eau, une Eau et un Feu viennent après lui, et la Planète est complète.
problem-hyperion = Une Eau qui n’en est pas une
problem-hyperion-won = L’Eau d’Hypérion peut être n’importe quoi. Une Eau et un Feu viendront encore, et la Terre, personne n’en a : ce sera la Terre.
problem-tethys = Partie avant le soir
problem-tethys-won = Votre Terre est volatile, et c’est la dernière : à la fin du tour, elle disparaîtrait, à moins que la Planète ne soit complète d’ici là. Le jeton la retient.
problem-japet = Rien ne se perd
problem-japet-won = Votre Feu est associé et suit une Nature : il sera perdu. Mais les cartes d’après sont des Eaux : rejoué après elles, il tient, et complète la Planète.
problem-replay = Laquelle d’abord
problem-replay-won = La dernière carte jouée est la Fleur, et un Élément associé doit suivre un Élément. D’abord l’Eau, puis le Feu la suit, et la Planète est complète. Le Feu d’abord serait perdu pour de bon.
