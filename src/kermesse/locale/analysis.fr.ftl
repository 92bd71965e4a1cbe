## L’analyse d’une partie finie : sur la page où on la revoit, et en ligne de commande

analysis-title = Analyse
analysis-close = Fermer l’analyse
analysis-whose = Les chances de qui
analysis-intro = Les choix qui ont coûté le plus { A($name) }, ce que le meilleur robot aurait fait, et ses chances de gagner tout au long de la partie.
analysis-chance = Chances de gagner
analysis-begin = Lancer l’analyse
analysis-takes = Des robots rejouent la suite de nombreuses fois. Les premières réponses viennent en moins d’une minute ; vous pouvez continuer à regarder.
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
analysis-turns = Où { $name } pouvait mieux faire
analysis-no-turns = { $result ->
    [1] { $name } a bien joué : aucun choix ne lui a coûté quoi que ce soit de certain.
   *[other] { $name } a bien joué : aucun choix ne lui a coûté quoi que ce soit de certain. La chance était avec les autres.
}
analysis-cost = { $lost } points perdus (± { $error }) : { $done } % de chances de gagner au lieu de { $best } %
analysis-no-moments = { $name } n’a rien eu à décider dans cette partie.
analysis-end = Fin
analysis-done = Joué
analysis-best = Le meilleur robot ({ $level })
analysis-why = Pourquoi
analysis-figures = Tous les chiffres
refused-analysis-version = Cette partie a été jouée avec d’autres règles que celles d’aujourd’hui : on peut la lire, mais pas la rejouer pour l’analyser.
