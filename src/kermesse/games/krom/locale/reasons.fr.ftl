## Pourquoi un coup est bon

# Ce que devient chaque argument est dit dans wording.py.

reason-win-there = Vous pouvez gagner { $place } : avec { $evolutions }, vous arrivez à { $points } points.
reason-rest-wins = Un repos apporte les Kroms qui vous manquent : avec { $evolutions }, vous arrivez à { $points } points et gagnez.
reason-shopping-wins = À la Caverne, vous pouvez acheter { $amounts } pour { $price } K : avec { $evolutions }, vous arrivez à { $points } points et gagnez.
reason-build-there =
    Vous avez tout ce qu’il faut pour { $evolution } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }), à réaliser { $place } et nulle part ailleurs.
reason-buy-and-build =
    Pour { $evolution } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }), il vous manque { $amounts } : cela coûte { $price } K à la Caverne, et vous pouvez réaliser l’Évolution aussitôt.
reason-builds =
    Avec { $evolution }, vous avez { $total ->
        [one] { $total } point
       *[other] { $total } points
    } sur { $goal } ; on peut vous voler vos jetons, jamais vos Évolutions.
reason-hurt-go-home =
    Il ne vous reste que { $hearts ->
        [one] { $hearts } cœur
       *[other] { $hearts } cœurs
    } : un repos à la Caverne vous en rend 3.
reason-nobody-comes = Personne d’autre ne peut être { $place } ce tour-ci : qui s’y trouve doit en partir.
reason-one-comes = Seule une personne pourrait vous rejoindre { $place }, { $rival } : toutes les autres s’y trouvent et doivent en partir.
reason-lacked-there = Il vous manque { $amounts } pour { $evolution } : cherchez { $place }.
reason-few-nettles =
    { $price ->
        [0] La première carte est gratuite, et
       *[other] La prochaine carte coûte { $price } K, mais
    } { $nettles ->
        [0] il n’y a plus d’orties parmi les { $pile } qui restent.
        [one] il n’y a qu’une carte d’orties parmi les { $pile } qui restent.
       *[other] il n’y a que { $nettles } cartes d’orties parmi les { $pile } qui restent.
    }
reason-free-throw = Le premier lancer est gratuit, et cinq dés rapportent quelque chose dans { $percent } % des lancers.
reason-most-bring =
    { $count } des { $pile } cartes qui restent rapportent quelque chose : { $price ->
        [0] la première est gratuite.
       *[other] la prochaine coûte { $price } K.
    }
reason-rest-gives =
    Vous avez { $hearts ->
        [one] { $hearts } cœur
       *[other] { $hearts } cœurs
    } sur 7 : un repos donne { $amounts }, sans rien payer.
reason-prey-worth =
    { $quarry } rapporte { $amounts } : { $count ->
        [one] 1 dé fait
       *[other] { $count } dés font
    } { $value } ou plus dans { $percent } % des lancers.
reason-gather-wood =
    Il vous manque du bois pour { $evolution } : { $count ->
        [one] { $count } des { $pile } cartes de la pioche en donne
       *[other] { $count } des { $pile } cartes de la pioche en donnent
    }{ $price ->
        [0] , et la première est gratuite.
       *[other] , et la prochaine coûte { $price } K.
    }
reason-shuffle-wood =
    { $count ->
        [one] Seule { $count } des { $pile } cartes de la pioche donne
       *[other] Seules { $count } des { $pile } cartes de la pioche donnent
    } du bois ; avec la défausse, c’est { $then } sur { $deck }.
reason-shuffle-nettles =
    Il y a { $count ->
        [one] { $count } carte d’orties
       *[other] { $count } cartes d’orties
    } parmi les { $pile } de la pioche ; avec la défausse, c’est { $then } sur { $deck }.
reason-dear-card = La prochaine carte coûte { $price } K, et vous ne savez pas ce que c’est ; la Caverne vend la ressource de votre choix pour 3.
reason-keep-kroms = Gardez vos Kroms ({ $kroms } K) : pour { $evolution }, il en faut encore { $price }, en achetant à la Caverne ce qui manque.
reason-keep-cards = Il n’y a plus rien à prendre { $place }, et vos cartes Bonus attendront un meilleur moment.
reason-rethrow =
    Vous avez { $key } : { $count ->
        [one] relancer 1 dé
       *[other] relancer { $count } dés
    } améliore cela dans { $percent } % des lancers, pour { $price } K.
reason-stop-here =
    { $percent ->
        [0] Vous avez { $key } : presque aucun lancer n’améliore cela.
       *[other] Vous avez { $key } : la meilleure relance coûte { $price } K et n’améliore cela que dans { $percent } % des lancers.
    }
reason-last-throw = Vous avez { $key }, et vous ne pouvez pas payer d’autre lancer.
reason-stones-for = Il vous manque { $amounts } pour { $evolution } : prenez des cailloux.
reason-buy-lacked = Il vous manque { $amounts } pour { $evolution }, et ici l’unité coûte { $price } K.
reason-heal-cheap =
    Il ne vous reste que { $hearts ->
        [one] { $hearts } cœur
       *[other] { $hearts } cœurs
    } : pour { $price } K, vous récupérez { $amounts }.
reason-pass-ahead =
    { $lead ->
        [0] À { $total } partout, l’égalité est pour vous
       *[other] Vous menez { $total } à { $most }
    } : gardez vos cartes.
reason-pass-cheap =
    En l’état, vous { $lost ->
        [0] ne perdez aucun cœur
        [one] perdez 1 cœur sur { $hearts }
       *[other] perdez { $lost } cœurs sur { $hearts }
    } : gardez vos cartes.
reason-blow-leads =
    { $percent ->
        [100] « { $card } » vous fait passer devant.
       *[other] « { $card } » vous fait passer devant dans { $percent } % des lancers.
    }
reason-blow-knocks-out =
    { $percent ->
        [100] « { $card } » suffit pour assommer { $rival }.
       *[other] « { $card } » suffit pour assommer { $rival } dans { $percent } % des lancers.
    }
reason-blow-stands =
    { $percent ->
        [100] « { $card } » vous garde debout.
       *[other] « { $card } » vous garde debout dans { $percent } % des lancers.
    }
reason-loot-lacked = C’est ce qui vous manque pour { $evolution } : prenez { $amounts } { A($rival) }.
reason-loot-takes = Vous gagnez { $amounts }, et c’est autant de moins pour { $rival }.
reason-trick-lacked = « { $card } » vous apporte { $amounts }, ce qui vous manque pour { $evolution }.
reason-trick-gains = « { $card } » vous apporte { $amounts }.
reason-trick-harms =
    { $rival } a { $points ->
        [one] { $points } point
       *[other] { $points } points
    } sur { $goal }, et « { $card } » lui fait perdre { $amounts }.
reason-trick-fells = { $rival } n’a pas encore agi : « { $card } » l’assomme avant.
reason-counter-harm = « { $card } » vous ferait perdre { $amounts }.
reason-counter-blow = « { $card } » aiderait { $rival } contre vous dans ce combat.
reason-counter-gain =
    { $rival } a { $points ->
        [one] { $points } point
       *[other] { $points } points
    } sur { $goal }, et « { $card } » lui apporterait { $amounts }.
reason-counter-saves = Votre « { $card } » est annulée : ainsi, elle compte de nouveau.
reason-not-at-you = « { $card } » ne vous prend rien : gardez votre parade pour une carte qui vous touche.
reason-already-cancelled = « { $card } » est déjà annulée : il n’y a rien à empêcher.
reason-heaviest = Aucun autre personnage n’est plus lourd ({ $weight } kg) : à égalité avec l’un d’eux, vous gagnez à la Caverne et sur la Savane.
reason-between = Avec { $weight } kg, à égalité, vous gagnez à la Caverne et sur la Savane contre un plus léger, en Forêt et à la Montagne contre un plus lourd.
reason-lightest = Aucun autre personnage n’est plus léger ({ $weight } kg) : à égalité avec l’un d’eux, vous gagnez en Forêt et à la Montagne.
