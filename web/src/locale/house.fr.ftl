# Ce que la maison dit d’elle-même : équité, à propos.

fairness-deal-title = La donne est scellée avant d’être distribuée
fairness-deal =
    Quand une table est créée, le serveur tire une graine secrète de 256 bits. Chaque mélange, chaque dé, chaque tirage de la partie découle de cette graine par un calcul fixé.

    Avant la première carte, tout le monde reçoit le sceau : l’empreinte SHA-256 de la graine. Personne ne peut y lire la graine, et personne ne peut en trouver une autre qui convienne. Dès lors, le serveur ne peut plus changer la donne, quoi que vous jouiez.
fairness-open-title = À la fin, le sceau est ouvert
fairness-open =
    La partie finie, la graine est publiée. Chacun peut en calculer l’empreinte, la comparer au sceau, et rejouer toute la partie à partir de son enregistrement : même graine, mêmes coups, même partie, à la milliseconde près.
fairness-secrets-title = Vous ne recevez que ce que vous pouvez savoir
fairness-secrets =
    Le serveur n’envoie jamais à votre navigateur ce que votre place ne doit pas voir : ce qu’une place reçoit est composé de ce qu’elle sait, jamais d’un tout dont on aurait barré des parties. Fouiller dans la page ne montre rien.
fairness-time-title = Une ligne lente n’est pas un handicap
fairness-time =
    Les horloges tournent à la table, pas dans le navigateur. Quand la vitesse compte, le serveur mesure lui-même le retard de chaque ligne et accorde un petit crédit, limité. Les navigateurs ne donnent jamais l’heure.
fairness-cheat-title = Ce qu’un tricheur pourrait y gagner
fairness-cheat =
    La longueur d’une ligne ne se mesure qu’en l’interrogeant et en attendant la réponse. Un programme qui répond exprès en retard paraît loin, et ses coups sont antidatés comme ceux de quelqu’un qui l’est vraiment. Nous ne pouvons pas distinguer les deux ; nous bornons donc ce que cela rapporte :
    - pour un coup, au plus 120 ms (250 ms contre le sable de Kero, 0 ailleurs dans ce jeu) ;
    - pour plusieurs coups de suite, au plus 500 ms en tout ;
    - ensuite, 50 ms par seconde jouée.

    Répondre en retard seulement quand cela rapporte ne sert à rien : une ligne compte pour 60 ms de plus, au maximum, que sa meilleure réponse de la dernière minute. Revenir par une nouvelle ligne n’apporte aucun nouveau crédit.
fairness-people-title = Deux navigateurs sont deux personnes
fairness-people =
    Il n’y a pas de compte : qui prend un autre navigateur, ou jette le cookie, est quelqu’un d’autre. On ne peut donc pas exclure, ici ni ailleurs, que quelqu’un tienne deux places, ou regarde tout en jouant. Ce que nous faisons : l’hôte voit quand deux places viennent de la même adresse (jamais l’adresse elle-même), et quand quelqu’un qui a été renvoyé semble être de retour. Un renvoi vaut pour toute la vie de la table. Personne ne peut prendre un nom qui ressemble à celui de quelqu’un d’assis.

    Jouez avec des gens que vous connaissez, ou à une table privée.
fairness-bots-title = Les robots sont à table comme vous
fairness-bots =
    Un robot reçoit exactement les messages qu’une personne à sa place recevrait, rien de plus ; et il réfléchit à un rythme humain.
fairness-programs-title = Des programmes peuvent tenir une place
fairness-programs =
    La façon dont les pages et la maison se parlent est ouverte à tous : un programme peut donc tenir une place comme une personne, et rien ne le trahit. Il est soumis aux mêmes limites : il reçoit ce que sa place peut savoir et rien d’autre, on ne rend pas plus de temps à sa ligne qu’à la vôtre, et il ne peut pas demander plus de choses par seconde.

    Ce qu’aucune limite ne lui enlève, c’est de réfléchir plus vite que vous. Les robots de la maison sont ralentis ; le programme de quelqu’un d’autre ne l’est pas forcément. Si cela vous gêne, jouez avec des gens que vous connaissez.

about-what =
    Une kermesse est une fête de village. Celle-ci a cinq tentes, chacune avec un jeu de société français, à jouer dans le navigateur avec des amis et des robots, sans compte.

    Kermesse est une adaptation non officielle. Elle n’est ni faite ni approuvée par les auteurs ou les éditeurs des jeux. Les textes, les images et les sons sont les nôtres ; rien n’a été copié des boîtes. Si un jeu vous plaît ici, cherchez le vrai : c’est sur une vraie table qu’il est le meilleur.
about-games-title = Les jeux, et ce que nous avons reconstitué
about-games = Les règles ont été réécrites d’après les livrets français. Là où un livret laisse un doute ou qu’une image est perdue, nous avons décidé, nous l’avons écrit et nous l’avons marqué comme reconstitué.
about-kraaw-by = D’après le livret de Kraaw, version 4.0 ; il ne nomme pas d’auteur.
about-kraaw-rebuilt = Reconstitués : les noms et couleurs des corbeaux, les trésors sur les cartes (sans effet). Ajoutés : une garde contre les échanges sans fin, des limites de temps.
about-kreo-by = Un jeu de Julien Prothière, paru en 2016.
about-kreo-rebuilt = Reconstitués : les Éléments de huit Natures (la seule solution équilibrée qui convienne aux deux que l’on connaît), les exemplaires retirés à trois ou cinq joueurs, les couples de Titans d’une même carte, les gains de Thémis. Ajoutés : un seul échange à la fois, se redire prêt après chaque nouveauté, des phrases toutes faites, des limites de temps.
about-krom-by = Un jeu de Kévin Bérenger et Xavier Baud, illustré par Damien Cornu, édité par Borderline (seconde édition).
about-krom-rebuilt = Reconstitués : les faces de toutes les cartes Bonus, Évolution, Cueillette et Chasse (leurs nombres sont ceux de la règle), tous les poids, Oona, et ce que rapporte la Montagne. Déduit : le sens des icônes à la Caverne et à la chasse. Tirés de pages publiques : la place des jetons, deux des proies. Ajoutés : les durées, les instants pour répondre à un Bonus.
about-kero-by = D’après le livret de Kero ; le texte que nous avons ne nomme pas d’auteur.
about-kero-rebuilt = Du livret : le déroulement, les 39 cartes dont cinq None shall pass!, les effets des pouvoirs, des terres et des huit sortes de Tuareks, 27 Jerricans, 14 Explorateurs, et deux prix de cartes donnés en exemple. De listes publiques : 17 tuiles Tuarek, 12 terres, un camion d’environ une minute. Reconstitués, car leurs images sont perdues : les faces des trois dés spéciaux, les autres prix, les couleurs et les points des cartes, le nombre d’exemplaires de chaque Tuarek, trois bonus de terres et tous leurs noms.
about-chronos-by = Witty Chronos et son extension Temple sont des jeux de Guillaume Aubrun (2011).
about-chronos-rebuilt = Reconstitués : la répartition des territoires et des dieux des piles (15, 12, 10, 8 territoires de 10, 20, 30, 50 ; 2 Hadès, 3 Hermès, 2 Héphaïstos, 3 Cerbère), les noms des couleurs, les écarts entre sabliers, les dieux qui n’agissent qu’une fois (les étoiles se sont perdues avec les images). Ajoutés : des formes pour les couleurs, un temps pour choisir, le rythme, les coups prévus, le jeu par étapes. Toutes les images sont de nous.
about-licences-title = Licences
about-licence-icons = Icônes de jeu : game-icons.net, par Lorc, Delapouite et d’autres, CC BY 3.0 ; couleurs modifiées.
about-licence-lucide = Icônes des boutons : Lucide, licence ISC.
about-licence-fonts = Caractères : Fraunces, Inter et Atkinson Hyperlegible Next, SIL Open Font License 1.1.
about-licence-code = Ce logiciel : licence Apache 2.0.
about-licence-all = Toutes les licences en entier
verify-why = Toute partie finie peut être téléchargée. Ici, vous vérifiez qu’elle tient : votre navigateur ouvre le sceau de la graine, et le serveur rejoue chaque coup.
verify-choose = Choisir un fichier de partie
verify-opens = La graine ouvre le sceau : la donne était fixée avant la première carte.
verify-opens-not = La graine n’ouvre pas le sceau !
verify-holds = { $moves ->
    [one] L’enregistrement tient : { $moves } coup rejoué, même résultat.
   *[other] L’enregistrement tient : { $moves } coups rejoués, même résultat.
}
verify-holds-not = L’enregistrement ne tient pas.
verify-digest = SHA-256 de « kermesse: » et de la graine
verify-no-record = Il n’y a pas d’enregistrement de cette table.
