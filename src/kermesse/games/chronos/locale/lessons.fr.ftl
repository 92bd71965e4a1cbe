# Ce que dit le guide dans les leçons de Chronos.
lesson-first = Vos premiers grains de sable
lesson-first-why = Prendre, bloquer, partir, crier victoire : et quelques dieux.

lesson-first-take = Tout le monde joue en même temps. Les sabliers rouges sont à vous : l’un coule, l’autre est libre. Vide et seul sur une pile, il en prend la carte. Posez-le sur le 50.
lesson-first-take-fifty = Cette pile-là est permise aussi. Mais regardez : ailleurs, il y a un 50.
lesson-first-take-run = Le sable coule : tant qu’il coule, personne ne peut déplacer ce sablier, pas même vous. Attendez qu’il soit vide, puis levez-le en prenant la carte.
lesson-first-take-patience = Pas sans le 50 ! Attendez que ce sablier soit vide, puis levez-le en prenant la carte. L’autre attendra.
lesson-first-take-won = 50 points dans votre royaume ! Avec 100, on gagne la manche. Le sablier est reparti là où vous l’avez posé.

lesson-first-block = Aïe : le sablier vert { DE($C) } est vide et seul sur le 50. Un sablier n’emporte la carte que s’il est seul ! Posez vite à côté celui des vôtres qui est libre.
lesson-first-block-there = Pendant ce temps, { $C } prendrait le 50. C’est sur cette pile qu’il faut aller.
lesson-first-block-other = Bloqué : à deux, personne ne prend rien. Que fait { $C } ?
lesson-first-block-alone = { $C } s’en va, et votre sablier est seul sur le 50 ! Quand il sera vide, levez-le et prenez la carte.
lesson-first-block-wait = Restez-y : dès que le sablier est vide, le 50 est à vous.
lesson-first-block-won = Bloquer d’abord, prendre ensuite. On peut aussi se parler : « partons ensemble ? »

lesson-first-leave = Vous et { $B } êtes face à face sur un 20 : personne ne prend rien tant que les deux restent. Là-bas, un 50 n’a personne. Partez sans carte : allez-y.
lesson-first-leave-fifty = Si vous partez, que ce soit pour le mieux : le 50, où il n’y a personne.
lesson-first-leave-other = { $B } n’attendait que cela…
lesson-first-leave-alone = Un 20 pour { $B }. Mais votre sablier est seul sur le 50 : attendez que le sable soit passé, et prenez-le.
lesson-first-leave-card = Pas sans le 50 : levez le sablier en prenant la carte.
lesson-first-leave-won = 50 contre 20. Rester n’est pas toujours gagner, et partir n’est pas perdre.

lesson-first-hermes = Les dieux agissent dès qu’on les prend. { card-HERMES } échange votre pile contre celle d’un autre, et votre sablier est vide et seul sur lui. Prenez-le.
lesson-first-hermes-take = Vous laisseriez { card-HERMES } aux autres ? Levez le sablier en prenant la carte.
lesson-first-hermes-whom = Vous n’avez qu’un 10. { $B } a trois cartes, { $C } une seule. Avec qui échanger ?
lesson-first-hermes-less = C’est mieux que rien, mais { $B } a trois cartes.
lesson-first-hermes-none = On peut refuser l’échange, quand on a la plus belle pile. Ce n’est pas encore votre cas.
lesson-first-hermes-won = Trois cartes contre une : 70 points au lieu de 10. On ne voit des autres que la carte du dessus : comptez ce qu’ils prennent.

lesson-first-cerbere = { card-CERBERE } défausse la carte du dessus de quelqu’un. Prenez-le.
lesson-first-cerbere-take = Avec la carte, s’il vous plaît : { card-CERBERE } mord les autres, ou bien vous.
lesson-first-cerbere-whom = Au-dessus, { $B } a un 50, { $C } un 10. Qui choisissez-vous ?
lesson-first-cerbere-ten = Un 10 ? Il y a mieux à mordre : le 50 { DE($B) }.
lesson-first-cerbere-won = Adieu le 50. Seule la carte du dessus est en danger : un 10 par-dessus un 50 le protège.

lesson-first-hephaistos = { $B } bloque votre second sablier sur le 50. { card-HEPHAISTOS } met dans le sac un sablier d’un autre : prenez-le avec le premier, sans aller sur le 50.
lesson-first-hephaistos-crowd = Sur le 50, c’est votre propre sablier qui gênerait l’autre. Posez-le ailleurs.
lesson-first-hephaistos-take = Prenez la carte avec : c’est { card-HEPHAISTOS } qu’il vous faut.
lesson-first-hephaistos-stay = Celui-ci, laissez-le sur le 50 : il va bientôt servir.
lesson-first-hephaistos-which = Quel sablier va dans le sac ? Celui qui bloque le 50.
lesson-first-hephaistos-other = Celui-là ne vous gêne pas. C’est le sablier bleu, sur le 50, qui doit partir.
lesson-first-hephaistos-alone = Votre sablier est seul sur le 50, et vide : prenez !
lesson-first-hephaistos-card = Pas sans la carte !
lesson-first-hephaistos-first = D’abord le 50 : il est mûr.
lesson-first-hephaistos-won = 50 points. Pour ravoir son sablier, { $B } devra défausser toute sa pile, ou attendre la fin de la manche.

lesson-first-hades = { card-HADES } finit la manche sur-le-champ, et le plus haut total la gagne. Vous avez 80 points, { $B } et { $C } 30 chacun. Prenez { card-HADES } !
lesson-first-hades-take = Et si quelqu’un d’autre le prenait plus tard, au mauvais moment ? Vous êtes en tête : prenez-le maintenant.
lesson-first-hades-won = La manche est finie, et elle est à vous. Elle finit aussi quand une pile perd sa dernière carte.

lesson-first-victory = Vous avez 80 points, et votre sablier est vide et seul sur un 20. Il faut 100 points : prenez-le.
lesson-first-victory-take = Prenez la carte : elle fait 100 !
lesson-first-victory-soon = Pas encore : il vous manque 20 points. Prenez d’abord la carte.
lesson-first-victory-shout = 100 points ! Quand la table le demande, il faut l’annoncer soi-même, avant qu’on vous les reprenne. Criez « { do-announce } »
lesson-first-victory-now = N’attendez pas : { card-HERMES } ou { card-CERBERE } peut tomber à tout instant. « { do-announce } »
lesson-first-victory-won = La manche est à vous. Trois manches gagnées, et la partie l’est aussi.

lesson-first-round = Une manche entière, contre deux robots paisibles : le premier à 100 points la gagne. Tout le monde joue dès que vous posez un sablier. À vous !
lesson-first-round-stuck = Rien n’est bloqué : posez un sablier, et la manche commence.
lesson-first-round-go = Prenez, bloquez, partez. Gardez toujours vos deux sabliers au travail, et regardez ce que les autres visent.
lesson-first-round-won = Votre première manche est jouée. Le sable ne ment pas : trouvez des amis, ou jouez une partie entière contre des robots.

lesson-temple = Le temple des dieux
lesson-temple-why = Pour qui connaît le sable : des dieux que l’on paie en cartes, et qui restent une manche.

lesson-temple-offer = Pour aller plus loin, le temple. On y paie les dieux avec des cartes de son royaume : c’est une offrande. { god-HELIOS } coûte 2 cartes, et vos 10 et vos 20 vaudront 30 chacun. Vous avez trois 10 et trois 20 : faites l’offrande.
lesson-temple-offer-sun = Ce dieu a son prix. Mais avec trois 10 et trois 20, c’est { god-HELIOS } qui rapporte le plus de points.
lesson-temple-offer-later = Les sabliers attendront un instant : une offrande se fait à tout moment.
lesson-temple-offer-soon = Vous n’avez pas les 200 points de cette partie. Faites d’abord l’offrande.
lesson-temple-offer-won = Quatre cartes restent, à 30 chacune : 120 points au lieu de 90. { god-HELIOS } reste devant vous jusqu’à la fin de la manche.

lesson-temple-demeter = { god-DEMETER } est devant vous : elle prend tout 10 visible sur lequel il n’y a pas de sablier, sans attendre. Il y en a un : prenez-le.
lesson-temple-demeter-god = Ce serait long : le sable doit couler. { god-DEMETER } prend le 10 tout de suite.
lesson-temple-demeter-soon = Vous n’avez pas encore les 200 points. Prenez ce 10.
lesson-temple-demeter-won = Un 10, sans un grain de sable. L’autre 10 a un sablier dessus : il est à l’abri.

lesson-temple-ares = { god-ARES } est devant vous : vos sabliers peuvent aller sur la pile d’un autre. { $B } a un 50 au-dessus. À l’attaque : posez-y votre sablier libre.
lesson-temple-ares-raid = Avec { god-ARES }, il y a mieux : le 50 sur la pile { DE($B) }.
lesson-temple-ares-soon = Vous n’avez pas encore les 200 points.
lesson-temple-ares-run = Le sable coule… { $B } pourrait se défendre en posant un sablier sur sa propre pile. Quand le vôtre est vide, prenez !
lesson-temple-ares-wait = Patience : restez sur la pile { DE($B) }, puis levez le sablier en prenant la carte.
lesson-temple-ares-won = Le 50 a changé de royaume. Le temple connaît 27 dieux ; touchez une carte, et elle dit ce qu’elle fait.
