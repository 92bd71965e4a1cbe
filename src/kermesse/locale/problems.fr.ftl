# Les problèmes : ce qui est demandé, et ce qu'on répond. Pourquoi la réponse est la meilleure est écrit à côté de chaque jeu.

problem-win = Il y a un coup qui gagne à coup sûr. Lequel ?
problem-save = Ici, presque tout perd. Quelle est l’issue ?
problem-best = Un choix est nettement meilleur que les autres. Lequel ?
problem-worse = Ce n’est pas le meilleur : cela vaut { $worth } sur 100 pour vous, et il y a mieux, à { $best }. Essayez encore.
problem-other = Ce n’est pas le meilleur : il y a mieux. Essayez encore.
problem-figures = (Il vaut { $best } sur 100 ; le suivant, { $next }.)

## Sur les pages

problem-of-the-day = Le problème du jour
problem-today-why = { $game } : { $title }
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
problem-next = Problème suivant
problem-all = Tous les problèmes
problem-again = Depuis le début
problem-leave = Retour aux problèmes
problem-missing = Ce problème n’existe pas.
