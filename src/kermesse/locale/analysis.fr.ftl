## L’analyse d’une partie finie : sur la page où on la revoit, et en ligne de commande

analysis-title = Analyse
analysis-close = Fermer l’analyse
analysis-whose = Les chances de qui
analysis-intro = Les chances { DE($name) } avant chaque décision, les moments où elles ont basculé, et ce que le meilleur robot aurait fait.
analysis-chance = Chances de gagner
analysis-begin = Lancer l’analyse
analysis-takes = Des robots rejouent la suite de nombreuses fois : cela prend quelques minutes. Vous pouvez continuer à regarder pendant ce temps.
analysis-waiting = { $count ->
    [one] Une autre analyse passe avant.
   *[other] { $count } autres analyses passent avant.
}
analysis-starting = Un analyste s’installe…
analysis-working = Analysé : { $percent } %
analysis-broken = Le travail a été interrompu. On n’a perdu que du temps.
analysis-again = Recommencer
analysis-seen = vu par { $name }
analysis-true = en sachant tout
analysis-turns = Tournants
analysis-no-turns = Aucun moment n’a décidé à lui seul de cette partie.
analysis-no-moments = { $name } n’a rien eu à décider dans cette partie.
analysis-step = Pas { $step }
analysis-end = Fin
analysis-rose = montées de { $before } % à { $after } %
analysis-fell = tombées de { $before } % à { $after } %
analysis-done = Joué
analysis-best = Le meilleur robot ({ $level })
analysis-why = Pourquoi
analysis-same = Le meilleur robot ({ $level }) aurait fait de même.
analysis-alike = Cela revient à peu près au même.
analysis-own = Choix du joueur
analysis-luck = La chance et les autres
analysis-figures = Tous les chiffres
refused-analysis-version = Cette partie a été jouée avec d’autres règles que celles d’aujourd’hui : on peut la lire, mais pas la rejouer pour l’analyser.
