# Ce que dit le guide dans les leçons de Krom.
lesson-first = Vos premiers pas dans la vallée
lesson-first-why = Quatre lieux, une bagarre, une invention : de quoi devenir chef.

lesson-first-alone = À chaque manche, chacun choisit un lieu en secret, et personne ne reste. Qui se rencontre se bat ! { $B } et { $C } quittent la Montagne. Où serez-vous seule à coup sûr ?
lesson-first-alone-crowd = { $B } ou { $C } pourrait y aller aussi. Cherchez le seul lieu où ni l’un ni l’autre ne peut aller : celui qu’ils quittent.
lesson-first-alone-won = Seule à la Montagne : pas de bagarre, et le lieu est à vous. Regardez toujours qui se trouve où avant de partir.

lesson-first-cave = La Caverne : on s’y repose, ou l’on y achète ce qui manque. Vous avez 3 cœurs sur 7 et 3 Kroms (K, l’éclair), la monnaie. Choisissez « { do-rest } ».
lesson-first-cave-heal = Trois cœurs pour 1 K, c’est possible. Mais le repos rend autant de cœurs, et donne 2 K au lieu d’en prendre.
lesson-first-cave-poor = C’est un service, et il faut le payer : on se repose ou on achète, jamais les deux. Avec 3 cœurs, reposez-vous.
lesson-first-cave-first = Ne partez pas les mains vides : le repos est gratuit.
lesson-first-cave-won = 6 cœurs, 5 K, et cela n’a rien coûté. Avec beaucoup de Kroms, on vient plutôt acheter du bois, des os, des cailloux ou des cartes Bonus.

lesson-first-forest = La Forêt donne surtout du bois. La première carte est gratuite : tirez-la.
lesson-first-forest-more = Une branche : 1 bois ! La deuxième carte ne coûte que 1 K. Tirez-en encore une.
lesson-first-forest-cheap = Vous pourriez vous arrêter là, mais la deuxième carte ne coûte que 1 K : en moyenne, elle en rapporte plus.
lesson-first-forest-stop = Un tronc : 2 bois de plus ! La troisième carte coûterait 3 K, et c’est peut-être une ortie, qui ne donne rien. Arrêtez-vous : « { do-end-phase } ».
lesson-first-forest-dear = 3 K pour une carte qui ne donne peut-être rien ? Cette fois, gardez vos Kroms et choisissez « { do-end-phase } ».
lesson-first-forest-won = 3 bois pour 1 K. Quatre cartes au plus par visite ; les prix sont 0, 1, 3 et 4 K.

lesson-first-savannah = La Savane : une chasse par visite, pour des os. Le bison demande un 8, que deux dés font quatre fois sur dix. Chassez-le avec un dé de plus, pour 2 K.
lesson-first-savannah-dice = Avec deux dés, on rate le bison plus d’une fois sur deux. Ajoutez un dé : 84 chances sur cent.
lesson-first-savannah-enough = Deux dés de plus feraient 97 chances sur cent, mais pour 4 K. Un seul suffit : 84 pour 2 K.
lesson-first-savannah-mammoth = Quelle ambition ! Mais il faut faire 15 : avec ses trois dés seuls, on ne l’attrape qu’une fois sur onze. Commencez par le bison.
lesson-first-savannah-bones = Cette proie ne rapporte que des Kroms. Ce sont des os qu’il vous faut : le bison.
lesson-first-savannah-won = 3, 1 et 4 font 8 : attrapé ! 2 os et 1 K. Sur la carte, les chances sont toujours écrites.

lesson-first-mountain = La Montagne donne des cailloux. On lance cinq dés ; plus la combinaison est belle, plus on trouve. « { do-climb } » !
lesson-first-mountain-keep = Deux paires : cela vaut 4 K. Mais avec un 3 ou un 5 de plus, c’est un full, et des cailloux. Gardez les deux 3 et les deux 5, et relancez le 1 pour 1 K.
lesson-first-mountain-pairs = Gardez les deux paires : seul le 1 ne sert à rien. Ne relancez que lui.
lesson-first-mountain-stones = 4 K, c’est honnête. Mais une relance ne coûte que 1 K : essayez une fois.
lesson-first-mountain-take = Un full, 5 5 5 3 3 ! 2 K, et au choix 2 cailloux ou 2 cartes Bonus. Prenez les cailloux.
lesson-first-mountain-cards = Ce serait permis. Mais les cailloux ne se trouvent guère ailleurs qu’ici : prenez-les.
lesson-first-mountain-luck = Ne lâchez pas un full ! Prenez ce que vous avez trouvé.
lesson-first-mountain-won = 2 cailloux et 2 K. Quatre relances au plus, pour 1, 1, 2 et 2 K. Bois, os, cailloux : voyons à quoi ils servent.

lesson-first-evolve = Les Évolutions sont vos points : 10 font le chef. La { evolution-E15 } coûte 4 K et 2 bois, ici en Forêt. Il manque le bois : jouez « { bonus-dead-tree } ».
lesson-first-evolve-wait = Pas encore : votre carte Bonus vaut 2 bois ici, et avec eux, 2 points.
lesson-first-evolve-build = 2 bois ! Réalisez maintenant la { evolution-E15 }.
lesson-first-evolve-points = Vous avez de quoi payer la { evolution-E15 } : 2 points vous attendent.
lesson-first-evolve-won = 2 points ! Une carte avec un lieu coûte moins cher, mais ne se réalise que là. Qui atteint le but gagne sur-le-champ, même en pleine manche.

lesson-first-fight = Bagarre ! Vous avez fait 4, { $B } 5. Qui perd laisse autant de cœurs que la différence. Mais vous avez un « { bonus-headbutt } », qui ajoute 3. Jouez-le !
lesson-first-fight-behind = Vous êtes à 4 contre 5 : en passant, vous perdez, et un cœur avec. Jouez votre carte.
lesson-first-fight-loot = 7 contre 5 : { $B } perd ses 2 derniers cœurs, et le voilà assommé ! Servez-vous : la moitié de ses 5 K, arrondie en votre faveur.
lesson-first-fight-nothing = Quelle grandeur d’âme ! Mais à Krom, on prend. La moitié de ses Kroms, s’il vous plaît.
lesson-first-fight-won = 3 K de plus, et { $B } passe son tour. À égalité, le plus lourd gagne à la Caverne et sur la Savane, le plus léger en Forêt et à la Montagne.

lesson-first-counter = C’est à { $B }, qui a une carte Bonus en main. Attention…
lesson-first-counter-answer = « { bonus-torn-pouch } » : vous perdriez 3 K ! Mais vous avez un « { bonus-nope } », qui annule le Bonus d’un autre. Jouez-le.
lesson-first-counter-lose = Et vos 3 Kroms ? Vous avez justement de quoi l’annuler.
lesson-first-counter-won = Annulé : vos 5 K sont saufs, et les deux cartes sont défaussées. Un « { bonus-nope } » peut à son tour être annulé…

lesson-first-round = À vous : une manche entière, avec deux robots paisibles. Choisissez un lieu, en devinant où iront les autres. Votre carte « { bonus-club } » ajoute un dé en bagarre.
lesson-first-round-won = Votre première manche est jouée. La vallée est à qui invente le plus vite : jouez une partie entière, contre des robots ou avec des amis.

lesson-winter = L’hiver et le Kromosaure
lesson-winter-why = Deux ajouts pour qui connaît la vallée : le froid, et une bête qui rôde.

lesson-winter-ice = L’hiver est là ! Au plateau glacé, chaque phase commence par un cœur perdu (jamais le dernier), sauf à la Caverne : on y en gagne un. Vous avez 2 cœurs ; { $B } et { $C } quittent la Caverne. Où allez-vous ?
lesson-winter-ice-cold = Là-bas, le froid vous prendrait un cœur sur deux, et qui sait qui l’on y rencontre. Allez à la Caverne.
lesson-winter-ice-warm = Un cœur de chaleur : 3. Et maintenant, « { do-rest } ».
lesson-winter-ice-heal = Le repos rend aussi trois cœurs, et donne 2 K en plus.
lesson-winter-ice-hearts = D’abord vos cœurs : reposez-vous.
lesson-winter-ice-won = 6 cœurs et 5 K : l’hiver peut durer. Le plateau glacé se choisit avant la partie.

lesson-winter-beast = Le Kromosaure ! Il va au hasard et se bat comme vous, mais ajoute 2 à son dé. Vous avez fait 6, lui 4 et 2 : 6 aussi. Il n’a plus que 3 cœurs. Jouez « { bonus-headbutt } » !
lesson-winter-beast-tie = À 6 partout, vous gagnez en Forêt, car vous êtes plus légère ; mais il ne perdrait rien. Avec 3 de plus, il est vaincu.
lesson-winter-beast-won = 9 contre 6 : il perd ses 3 derniers cœurs. Le trophée est à vous et vaut 1 point, tant que personne ne vous assomme en bagarre.
