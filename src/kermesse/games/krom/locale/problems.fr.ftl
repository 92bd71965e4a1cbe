# Les problèmes de Krom : comment chacun s'appelle, et pourquoi sa réponse est la meilleure.

problem-three-points = Deux ou trois points
problem-three-points-won = Vous avez 7 points. La Brouette à deux places en rapporte 3 et fait 10 : vous gagnez sur-le-champ. La Chaise à bascule vous laisserait à 9, et sans de quoi payer l’autre.
problem-service = Emplettes à la Caverne
problem-service-won = Pour la Roue carrée, il vous manque une pierre, et 3 Kroms l’achètent ici : avec ses 2 points, vous en avez 10.
problem-prey = Un seul os
problem-prey-won = Il manque un os pour la Chaise à bascule et votre dixième point : chassez ce qui en rapporte un, et payez un dé de plus. La Marmotte avec deux dés se prend 92 fois sur 100, le Serpent 83. { $B } a déjà tout ce que coûte le Toboggan.
problem-nope = Même pas vrai !
problem-nope-won = Avec 6 Kroms et 3 os, le Piège à mammouth est à vous dans la Savane, et il fait 10 points. Sans les 3 Kroms, vous ne pourriez pas le payer : annulez la carte qui les prend.
problem-bonfire = Du bois en argent
problem-bonfire-won = Vous avez les 3 os du Piège à mammouth et vous êtes dans la Savane : il ne manque que 5 Kroms. Le Feu de joie en donne justement 5 contre un bois inutile, et 3 points font 10.
problem-tinkering = Un de chaque
problem-tinkering-won = Le Couteau tout-en-un coûte 3 Kroms, un bois, un os et une pierre : la pierre manque. Le Bricolage l’apporte pour 2 Kroms, et il en reste 3 : 10 points.
problem-salvage = De quoi se passer
problem-salvage-won = Le Radeau blindé coûte 2 bois, 2 os, une pierre et 2 Kroms. Votre troisième bois est la seule chose de trop : il devient deux os, et le radeau fait 10 points.
problem-snatch = Chez le voisin
problem-snatch-won = { $B } est à côté de vous et a des os. Il en faut encore un pour la Chaise à bascule : 10 points.
problem-swap = Un bon échange
problem-swap-won = La Roue carrée coûte 2 bois et 2 pierres. Vous avez un bois de trop et une pierre de moins : échangez l’un contre l’autre, et 2 points font 10.
problem-bargain = Un Krom bien placé
problem-bargain-won = Le Couteau tout-en-un coûte 3 Kroms, un bois, un os et une pierre. Le Marchandage coûte un Krom, vous en laisse 3 et apporte la pierre : 10 points.
problem-deny = Avant les autres
problem-deny-won = { $B } a 8 points et juste le prix de la Roue carrée, 2 bois et 2 pierres, et joue après vous. Prenez-la vous-même : vous avez 8 points aussi, et { $B } ne peut rien payer d’autre.
problem-termites = Là où ça fait mal
problem-termites-won = { $B } a 8 points et le prix de la Chaise à bascule : 2 bois et 2 os. Il y a quatre bois, c’est donc un os qui doit partir. Ensuite, le Toboggan peut vous faire gagner à la Montagne.
problem-two-bones = Deux os d’un coup
problem-two-bones-won = Le bois de la Chaise à bascule est là, il manque deux os. Seul le Cerf géant en rapporte deux ; les autres un seul, et { $A }, avec 8 points aussi, n’attendra pas.
