# Ce que dit le guide dans les leçons de Kréo.
lesson-first = Une planète à plusieurs mains
lesson-first-why = Des Éléments, des Natures, un peu d’Énergie : sauver une planète ensemble.

lesson-first-element = Vous êtes des Titans, et bâtissez une planète ensemble. L’Atmosphère veut les Éléments dessinés sur elle : l’Eau y est, l’Air manque. Posez votre Air.
lesson-first-element-twice = L’Atmosphère a déjà son Eau, et une seule suffit : celle-ci serait perdue. C’est l’Air qui manque.
lesson-first-element-river = La Rivière pousse sur une Atmosphère complète, et celle-ci ne l’est pas encore : elle serait perdue. Posez l’Air.
lesson-first-element-nobody = Aucune Nature en jeu n’attend cet Élément quand votre tour vient : il serait perdu. L’Atmosphère attend un Air.
lesson-first-element-burn = Jeter une carte peut rapporter un jeton. Mais ici, elles sont toutes utiles.
lesson-first-element-ready = C’est la Divination : chacun pose une carte, face cachée. { $B } et { $C } ont posé la leur. Dites « { do-ready } ».
lesson-first-element-stay = Votre Air est la bonne carte. Laissez-le, et dites « { do-ready } ».
lesson-first-element-turn = Tout le monde est prêt. C’est la Création, les cartes se retournent l’une après l’autre : vous, { $B }, { $C }…
lesson-first-element-won = L’Atmosphère est complète, pour toujours ! { $B } a mis la Comète en jeu, et { $C } une Terre dessous : chaque carte compte au moment où elle est retournée.

lesson-first-order = Les cartes se retournent dans l’ordre, la vôtre d’abord. Tout est complet, aucun Élément n’a sa place. Ouvrez-en une aux suivants : posez la Comète.
lesson-first-order-parent = La Montagne ne s’ouvre que sur une Comète complète. Il faut d’abord la Comète.
lesson-first-order-early = En premier, cet Élément ne trouverait aucune Nature qui l’attende, et serait perdu. Posez la Comète.
lesson-first-order-burn = { lesson-first-element-burn }
lesson-first-order-ready = La Comète veut un Feu et une Terre. { $B } et { $C } y auront-ils pensé ? « { do-ready } » !
lesson-first-order-stay = La Comète est la bonne carte. Laissez-la, et dites « { do-ready } ».
lesson-first-order-turn = Et maintenant, dans l’ordre…
lesson-first-order-won = Complète en un seul tour. Et la Nature vous rapporte un jeton d’Énergie de la réserve. Le marqueur passe à gauche : { $B } sera en tête.

lesson-first-show = On ne parle pas des cartes, on les montre, contre de l’Énergie. L’Arc-en-ciel attend un Feu, le vôtre. Et si { $B }, qui suit, en posait un ? Montrez-lui.
lesson-first-show-later = { $C } joue en dernier. C’est { $B } qui vient juste après vous : montrez-lui le Feu.
lesson-first-show-fire = Un seul jeton, une seule carte : montrez celle que vous jouez, le Feu.
lesson-first-show-first = Attendez : un jeton peut éviter un Feu perdu. Montrez d’abord le vôtre { A($B) }.
lesson-first-show-stay = Votre Feu complète l’Arc-en-ciel : laissez-le, et montrez-le { A($B) }.
lesson-first-show-burn = { lesson-first-element-burn }
lesson-first-show-change = Regardez { $B }…
lesson-first-show-ready = { $B } a changé de carte ! Il y avait donc quelque chose à changer. Dites « { do-ready } ».
lesson-first-show-turn = Les cartes se retournent…
lesson-first-show-won = Votre Feu complète l’Arc-en-ciel ; { $B } ouvre le Vent au lieu de perdre un second Feu ; et l’Air { DE($C) } y trouve sa place. Un jeton bien dépensé.

lesson-first-exchange = Le Vent n’attend plus qu’un Air, et vous n’en avez pas. Mais { $C } veut vous montrer quelque chose…
lesson-first-exchange-offer = Un Air ! Pour deux jetons, échangez : donnez { A($C) } une Eau ou une Terre dont vous n’avez pas l’usage. Qui reçoit choisit ce qu’il rend, et ne peut pas refuser.
lesson-first-exchange-fish = Le Poisson servira peut-être plus tard, et il est unique. Donnez plutôt une Eau ou une Terre.
lesson-first-exchange-who = { $B } ne vous a rien montré. C’est { $C } qui a l’Air.
lesson-first-exchange-show = Montrer ne suffit pas : il vous faut cet Air. Gardez vos deux jetons pour l’échange.
lesson-first-exchange-useless = Aucune de vos cartes n’a sa place à ce tour : elle serait perdue. Échangez d’abord.
lesson-first-exchange-burn = { lesson-first-element-burn }
lesson-first-exchange-reply = { $C } choisit sans voir votre carte…
lesson-first-exchange-lay = L’Air est à vous. Posez-le.
lesson-first-exchange-air = C’est l’Air que le Vent attend. Posez celui-là.
lesson-first-exchange-ready = « { do-ready } » !
lesson-first-exchange-turn = Dans l’ordre : vous, { $B }, { $C }…
lesson-first-exchange-won = Le Vent est complet, et la Montagne est en jeu, avec sa Terre. Montrer : 1 jeton. Échanger : 2 jetons.

lesson-first-recover = L’Arbre pourrait pousser, mais il est dans la défausse ! Pour trois jetons, on donne une carte et l’on en reprend une. Donnez un Feu : « { deed-recover } ».
lesson-first-recover-keep = Cette carte servira : l’Arbre voudra de l’Eau, et l’Oiseau peut encore venir. Vous avez deux Feux, et rien n’attend de Feu : donnez-en un.
lesson-first-recover-save = Gardez vos trois jetons : ils peuvent faire revenir l’Arbre. Choisissez un Feu, puis « { deed-recover } ».
lesson-first-recover-burn = Sans rien reprendre, ce serait dommage : choisissez un Feu, puis « { deed-recover } ».
lesson-first-recover-take = Tout ce qui est perdu est là. Reprenez l’Arbre.
lesson-first-recover-tree = C’est l’Arbre qu’il nous faut : tout est prêt pour lui.
lesson-first-recover-lay = Vous jouez le premier : posez l’Arbre, et les autres pourront le nourrir.
lesson-first-recover-now = L’Arbre, maintenant ! Vous jouez le premier.
lesson-first-recover-ready = « { do-ready } » !
lesson-first-recover-turn = { $B } et { $C } vous ont vu reprendre l’Arbre…
lesson-first-recover-won = L’Arbre est en jeu, avec une Terre et un Air ; il ne manque qu’une Eau, et vous en avez une. Deux Natures de ce niveau, et la Planète peut venir.

lesson-first-aggression = Il faut se défaire d’une Agression, mais ni au premier tour ni au dernier. L’{ card-eclair } frappe l’incomplet : tout est complet, et vous êtes en tête. Posez-le.
lesson-first-aggression-target = La Montagne attendrait ses Éléments : la prochaine fois, l’Éclair aurait de quoi frapper. Jouez-le maintenant, dans le vide.
lesson-first-aggression-lost = Cette carte n’a pas sa place à ce tour : elle serait perdue. L’Éclair, lui, ne fera de mal à rien.
lesson-first-aggression-burn = { lesson-first-element-burn }
lesson-first-aggression-ready = « { do-ready } » !
lesson-first-aggression-stay = L’Éclair ne sera jamais moins dangereux. Laissez-le.
lesson-first-aggression-turn = Attention…
lesson-first-aggression-won = L’Éclair n’a rien trouvé à frapper : en voilà un de moins. Une Agression gardée en main quand la Planète est achevée fait perdre tout le monde.

lesson-first-end = Les trois derniers tours d’une vraie partie. L’Éclair tant que rien n’est exposé, la Planète quand vous êtes en tête, l’Air à la fin. Sauvez-la ensemble.
lesson-first-end-again = La planète n’a pas vécu, cette fois. Recommencez : l’Éclair d’abord, la Planète au tour où vous êtes en tête, puis l’Air.
lesson-first-end-won = La planète vit, et vous avez gagné tous ensemble ! Avec deux cartes de reste, elle serait en équilibre parfait. Rassemblez deux amis, ou jouez avec des robots.

lesson-titans = Le pouvoir d’un Titan
lesson-titans-why = Pour qui a déjà sauvé une planète : chacun a un pouvoir, et il a son prix.

lesson-titans-titan = Pour les Titans aguerris : chacun a un pouvoir. Vous êtes Phébé, et pouvez regarder la carte face cachée d’un autre. L’Arc-en-ciel attend un Feu, et { $C } joue avant vous : quelle est cette carte ? Regardez.
lesson-titans-titan-who = { $B } joue après vous. C’est la carte { DE($C) } qui peut vous gêner.
lesson-titans-titan-look = Regardez d’abord la carte { DE($C) } : votre pouvoir ne coûte aucun jeton.
lesson-titans-titan-burn = { lesson-first-element-burn }
lesson-titans-titan-seen = Un Feu ! Le vôtre arriverait trop tard. Ouvrez plutôt le Vent : posez-le.
lesson-titans-titan-taken = { $C } joue un Feu avant vous : l’Arc-en-ciel sera complet, et votre Feu perdu. Posez le Vent.
lesson-titans-titan-lost = Personne ne l’attend à ce tour. Posez le Vent.
lesson-titans-titan-enough = Vous en savez assez : gardez cela pour plus tard.
lesson-titans-titan-ready = « { do-ready } » !
lesson-titans-titan-stay = Le Vent est la bonne carte. « { do-ready } » !
lesson-titans-titan-turn = { $C } d’abord, puis vous, puis { $B }…
lesson-titans-titan-won = Feu, Vent, Air : rien de perdu. Chaque pouvoir a peu d’usages, et un prix : les Titanides perdent leurs Natures de niveau III, les Titans celles de niveau II.
