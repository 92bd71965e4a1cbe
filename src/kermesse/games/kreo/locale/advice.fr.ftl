## Un coup en mots, pour qui demande conseil

command-take-energy = { $n ->
    [none] Prenez les jetons qui restent
    [0] Ne prenez aucun jeton
    [one] Prenez un jeton
   *[other] Prenez { $n } jetons
}{ $face ->
    [titan] {" "}et jouez le Titan
    [titanide] {" "}et jouez la Titanide
   *[none] {""}
}.
command-place = Posez { $card } devant vous.
command-ready = Validez votre choix.
command-unready = Revenez sur votre choix.
command-show = Montrez { $card } { A($target) }.
command-offer-exchange = Proposez { $card } en échange { A($target) }.
command-reply-exchange = Donnez { $card } en retour.
command-recover = Donnez { $give } pour reprendre une carte de la défausse.
command-take = Prenez { $card } dans la défausse.
command-burn = { $take ->
    [true] Défaussez { $card } contre un jeton.
   *[false] Défaussez { $card }.
}
command-cronos = Cronos : jouez deux cartes ce tour-ci.
command-hyperion = Hypérion : votre Élément vaudra n’importe quel autre.
command-rhea = Rhéa : jouez { $at ->
    [first] en premier
    [last] en dernier
   *[after] après { $after }
}.
command-theia = Théia : montrez { $card } { A($target) }.
command-themis = Thémis : pariez sur la carte { DE($target) }.
command-guess = Annoncez { $guess }.
command-ceos = Céos : tournez les cartes vers la { $dir ->
    [left] gauche
   *[right] droite
}.
command-oceanos = Océanos : échangez { $a } et { $b } dans l’ordre.
command-crios = Crios : jouez une Agression quand c’est interdit.
command-phebe = Phébé : regardez la carte { DE($target) }.
command-mnemosyne = Mnémosyne : donnez { $give } pour reprendre une carte de la défausse.
command-japet = { $use ->
    [true] Japet : rejouez les Éléments perdus.
   *[false] Gardez le pouvoir de Japet.
}
command-play = { $as ->
    [nature] Mettez cette Nature en jeu.
    [element] Posez la carte sous { $nature } comme { $element }.
   *[discard] Défaussez la carte.
}
command-strike = Retirez { $card } qui est sous { $nature }.
command-drop = Défaussez { $card }.
command-energy = { $take ->
    [true] Prenez un jeton de la réserve.
   *[false] Laissez le jeton dans la réserve.
}
command-tethys = { $use ->
    [true] Téthys : protégez la carte d’un jeton.
   *[false] Gardez le pouvoir de Téthys.
}
command-japet-play = Rejouez { $card }.
