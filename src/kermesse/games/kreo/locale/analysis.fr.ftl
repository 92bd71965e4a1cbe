## L’analyse d’une partie finie, qui n’a qu’un vainqueur : la planète

analysis-intro = Les choix { DE($name) } qui ont coûté le plus à la planète, ce que le meilleur robot aurait fait, et les chances de la planète tout au long de la partie.
analysis-chance = Chances de la planète
analysis-turns = Ce que { $name } pouvait mieux faire pour la planète
analysis-no-turns = { $result ->
    [1] { $name } a bien joué : aucun choix n’a coûté à la planète quoi que ce soit de certain.
   *[other] { $name } a bien joué : aucun choix n’a coûté à la planète quoi que ce soit de certain. Les cartes étaient contre vous tous.
}
analysis-cost = { $lost } points perdus (± { $error }) : { $done } % de chances pour la planète au lieu de { $best } %
