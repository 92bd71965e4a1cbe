## Rapports d’équilibre : des pages tirées de nombreuses parties entre robots

report-title = { $title } : rapport d’équilibre
report-lede = { $games ->
    [one] Une partie entre robots
   *[other] { $games } parties entre robots
}, { $tables }. Version { $version } des règles, graine { $seed }.
report-tables = { $count ->
    [one] à un seul genre de table
   *[other] à { $count } genres de tables
}
report-players = { $count } joueurs
report-bots = robots : { $names }
report-option = { $option } : { $value }
report-yes = oui
report-no = non
report-table = Tableau des chiffres
report-interval = { $value } (de { $low } à { $high })

report-short = En bref
report-off-above = { $name } gagne { $share } de ses parties (de { $low } à { $high }) quand { $fair } serait équitable : plus que n’explique le hasard.
report-off-below = { $name } gagne { $share } de ses parties (de { $low } à { $high }) quand { $fair } serait équitable : moins que n’explique le hasard.
report-all-fair = Ni place ni rôle ne s’écarte de sa part équitable, autant que ces parties puissent le dire. Un avantage d’environ { $points } points ou plus se serait vu ; un plus petit peut exister.
report-team = Les équipes gagnent { $share } de leurs parties (de { $low } à { $high }).
report-length-short = Une partie dure { $minutes } min de table (médiane ; de { $low } à { $high } dans huit parties sur dix) et { $moves } coups.
report-decided-short = Dans la moitié des parties, les vainqueurs mènent jusqu’au bout dès { $share } des coups, ou plus tôt.
report-decided-late = Dans la moitié des parties ou plus, les vainqueurs ne prennent la tête pour de bon que dans les derniers { $share } des coups.
report-things-short = { $count ->
    [0] Parmi ce qu’on a eu ou employé, rien n’accompagne la victoire plus que le hasard.
    [one] Parmi ce qu’on a eu ou employé, une chose accompagne la victoire ou la défaite plus que n’explique le hasard.
   *[other] Parmi ce qu’on a eu ou employé, { $count } choses accompagnent la victoire ou la défaite plus que n’explique le hasard.
} Accompagner n’est pas causer.
report-compared-short = { $count ->
    [0] Entre les genres de tables, aucun chiffre ne diffère plus que n’explique le hasard.
    [one] Entre les genres de tables, un chiffre diffère plus que n’explique le hasard.
   *[other] Entre les genres de tables, { $count } chiffres diffèrent plus que n’explique le hasard.
}
report-expired-short = { $times ->
    [0] Aucune décision n’a expiré.
    [one] Une décision a expiré, sur { $of } qui ont été prises.
   *[other] { $times } décisions ont expiré, sur { $of } qui ont été prises.
}

report-seats = Par place
report-seats-why = La part de victoires de chaque place, quel que soit qui s’y assied, avec son intervalle à 95 %. Le trait est la part équitable. Une victoire partagée compte pour une fraction. La couleur marque ce qui reste après correction pour comparaisons multiples.
report-seats-of = { $count } joueurs
report-seat = La place { $letter }
report-roles = Par rôle
report-roles-why = De même pour ce qu’était chaque place. La part équitable est celle de ses places.
report-bots-title = Par robot
report-bots-why = Les robots se décalaient d’une place à chaque partie.
report-teams = Gagné ensemble
report-teams-why = La part des parties gagnées par toute la table, avec son intervalle à 95 %.
report-codes = Comment les parties ont fini

report-length = Combien de temps dure une partie
report-length-why = En minutes de la pendule de la table : les robots prennent le temps d’une personne pour décider. Combien de parties ont duré combien :
report-minutes-axis = { $minutes } min
report-lead = Qui mène
report-lead-why = Mène qui est seul devant, ou avec son camp. Une partie est décidée quand les vainqueurs mènent et ne perdent plus la tête. Après quelle part des coups les parties étaient décidées :

report-things = Ce qu’on a eu et employé
report-things-why = Combien gagnent de plus ceux qui l’ont eu ou employé que les autres, au même genre de table, en points sur cent, avec un intervalle à 95 %. Le trait est l’absence de différence. En couleur : ce qui reste après correction pour comparaisons multiples (Benjamini et Hochberg). Ce n’est pas une preuve de valeur : les vainqueurs ont eu plus de tout, et les longues parties en voient davantage.
report-things-some = { $shown } sur { $all } sont dessinés ; les autres diffèrent moins, ou sont trop peu pour le dire. Le tableau les a tous.
report-too-few = trop peu

report-options = Genres de tables comparés
report-options-why = Chaque genre de table à côté du premier : combien de plus, avec un intervalle à 95 %, corrigé pour comparaisons multiples.
report-against = { $table }, à côté de { $first }

report-expired = Où les robots manquent de temps
report-expired-why = Une décision expire quand son temps est passé ; la table décide alors. Des robots à qui l’on demanderait de penser plus que le rythme ne permet se verraient ici.
report-expired-none = Dans aucune de ces parties une décision n’a expiré.

report-limits = Ce que les robots ne peuvent pas dire
report-limits-text = Les robots ne sont pas des gens. Ils ne bluffent pas exprès, n’ont pas de rancune, ne passent pas de marché, et jouent tous de la même façon : ce qui leur échappe paraît faible ici, ce qu’ils font bien paraît fort. Les chiffres disent comment ces robots s’en tirent sous ces règles, non comment des gens s’en tireraient. Un avantage qui se voit ici mérite un regard ; un avantage qui ne se voit pas n’est pas réfuté. Ce qu’on a eu et employé accompagne la victoire pour bien des raisons, et sa propre valeur n’en est qu’une.
report-limits-level = Niveau des robots : { $names }. { $slow ->
    [yes] De plus forts sont trop lents pour tant de parties et n’ont pas joué.
   *[no] Le jeu n’en a pas de plus forts.
}
report-made = Comment ce rapport a été fait
report-made-why = La même commande donne les mêmes parties et les mêmes chiffres, avec autant de processus qu’on veut. Elle écrit aussi les données à côté de la page, en Parquet et en CSV.

column-name = nom
column-games = parties
column-cases = cas
column-often = fréquence
column-times = fois par partie
column-share = victoires
column-interval = intervalle à 95 %
column-fair = équitable
column-q = p corrigé
column-mean = moyenne
column-low = 10 %
column-middle = médiane
column-high = 90 %
column-difference = différence
column-before = premier
column-after = celui-ci
column-bot = robot
column-decision = décision
column-expired = expirées
column-measure = mesure
column-between = entre

measure-minutes = minutes
measure-moves = coups
measure-leads = changements de tête
measure-decided = décidée après (part des coups)
measure-expired = décisions expirées
measure-team = gagné par la table
measure-shared = victoires partagées
measure-seat = victoires de la place { $letter }
measure-role = victoires : { $name }

compare-title = { $title } : { $one } et { $other }
compare-found = { $count ->
    [0] Rien ne diffère plus que n’explique le hasard.
    [one] Un chiffre diffère plus que n’explique le hasard.
   *[other] { $count } chiffres diffèrent plus que n’explique le hasard.
}
compare-seats = { $count } joueurs : { $ones } parties et { $others }
