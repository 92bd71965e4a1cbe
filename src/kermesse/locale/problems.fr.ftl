# Les problèmes : ce qui est demandé, et ce qu'on répond. Pourquoi la réponse est la meilleure est écrit à côté de chaque jeu.

problem-win = Il y a un coup qui gagne à coup sûr. Lequel ?
problem-save = Ici, presque tout perd. Quelle est l’issue ?
problem-best = Un choix est nettement meilleur que les autres. Lequel ?
problem-worse = Ce n’est pas le meilleur : sur cent parties jouées à partir d’ici, ce coup en gagne { $worth }, un autre { $best }. Essayez encore.
problem-other = Ce n’est pas le meilleur : il y a mieux. Essayez encore.
problem-figures = Sur cent parties jouées à partir d’ici, il en gagne { $best } ; le coup suivant, { $next }.
problem-played-on-won = Et la partie jouée jusqu’au bout : { $ending }
problem-played-on-lost = Et la partie jouée jusqu’au bout : { $ending } Votre coup était le bon ; la suite ne dépendait pas de vous.

## Sur les pages

problem-of-the-day = Le problème du jour
problem-today-why = { $game } : { $title }
problem-new = Nouveau pour vous ? En trois lignes :
problem-rules-kraaw =
    Cinq trésors, de valeur 1 à 5, dorment face cachée dans votre nid ; seules comptent les cartes visibles.
    À votre tour, regardez une des vôtres, révélez-la, verrouillez-en une, ou prenez celle d’un rival.
    La manche finit quand quelqu’un en montre cinq ; le plus grand total visible la gagne.
problem-rules-kreo =
    Vous êtes des Titans et créez une planète ensemble : tous gagnent, ou tous perdent.
    Chaque Nature demande les Éléments dessinés sur elle, posés de vos mains, face cachée et presque sans un mot.
    Complétez la Planète, au sommet, avant que les cartes qui détruisent ne vous rattrapent.
problem-rules-krom =
    Chacun choisit en secret un lieu sur quatre ; qui s’y rencontre se bat d’abord.
    Chassez, cueillez et travaillez pour acheter des Évolutions, qui valent des points.
    Qui atteint le premier le nombre de points fixé gagne aussitôt.
problem-rules-kero =
    Tant que le sable de votre camion coule, lancez vos dés et relancez : arrêtez-vous avant la panne.
    Ce que montrent les dés achète des cartes et envoie des Explorateurs vers les Nouvelles Terres.
    Le plus de points à la fin gagne.
problem-rules-chronos =
    Personne n’a de tour : on pose ses sabliers sur les cartes, tous en même temps.
    Un sablier seul sur sa carte la prend quand son sable a fini de couler.
    Qui a le premier 100 points (200 quand soufflent les Vents) gagne la manche.
problem-streak = { $days ->
    [one] 1 jour de suite
   *[other] { $days } jours de suite
}
problem-today-solved = Résolu aujourd’hui ✓
problem-solve = Le résoudre
problem-list = Problèmes
problem-list-title = { $game } : problèmes
problem-list-why = Une position, une question : quel est le meilleur coup ? Autant de fois que vous voulez ; seul cet appareil compte.
problem-count = { $solved } sur { $all } résolus
problem-solved = résolu ✓
problem-open = pas encore résolu
problem-kind-win = pour gagner
problem-kind-save = pour se sauver
problem-kind-best = le meilleur choix
problem-worth-title = Ce que « vaut » veut dire
problem-worth = À partir d’ici, des robots ont joué la suite des centaines de fois, en redistribuant chaque fois ce que vous ne voyez pas. 100 : vous avez toujours fini premier ; 0 : toujours dernier.
problem-solved-here = { $tried ->
    [one] Personne d’autre ne l’a encore essayé ici.
   *[other] Ici, { $solved } sur { $tried } qui l’ont essayé l’ont résolu.
}
problem-next = Problème suivant
problem-all = Tous les problèmes
problem-again = Depuis le début
problem-leave = Retour aux problèmes
problem-missing = Ce problème n’existe pas.
