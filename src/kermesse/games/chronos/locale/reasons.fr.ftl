## Pourquoi un coup est bon

# Ce que devient chaque argument est dit dans wording.py.

reason-take-wins = Avec { $card }, vous arrivez à { $total } points sur { $goal } : de quoi gagner la manche.
reason-take-completes = Avec { $card }, vous avez de quoi gagner la manche.
reason-take-scores = { $card } vous rapporte { $gain } points : vous en aurez { $total } sur { $goal }.
reason-last-card = C’est la dernière carte de la pile : la manche s’arrête, et vous avez { $total } points.
reason-first-monster = Avec { $card }, il ne vous manque que l’autre monstre pour gagner la manche.
reason-first-wind = { $card } d’abord : avec un Vent d’une autre direction, votre pile vaudra le double.
reason-more-winds = Avec { $card }, votre pile compte { $times } fois : { $total } points.
reason-hades-counts = Hadès arrête la manche, et vous avez { $points } points.
reason-hermes-swaps =
    Hermès échange les piles : { $rival } a { $theirs ->
        [one] { $theirs } carte
       *[other] { $theirs } cartes
    }, vous { $mine }.
reason-hephaistos-bags = Héphaïstos enferme dans le sac un sablier adverse.
reason-cerbere-bites = Cerbère annule une carte adverse : { $rival } a sur le dessus { $card }.
reason-free-wins = La pile { $pile } est libre, et { $card } suffit pour gagner la manche.
reason-free-points = La pile { $pile } est libre : avec { $card }, vous auriez { $total } points sur { $goal }.
reason-free-card = La pile { $pile } est libre, et on y trouve { $card }.
reason-leave-blocked = { $rival } vous bloque sur la pile { $start } ; la pile { $pile } est libre, et on y trouve { $card }.
reason-stays-blocking = Retourné sur la pile { $pile }, votre sablier empêche toujours { $rival } d’y prendre { $card }.
reason-goes-home = Sur la pile { $pile }, le sablier { DE($rival) } vous empêche de prendre { $card } : chez vous, le vôtre ne gêne personne.
reason-crowded = Il y a déjà { $count } sabliers sur la pile { $pile } : personne ne peut y prendre { $card } avant qu’il n’en reste qu’un.
reason-blocks =
    { $left ->
        [0] { $rival } est sans rival sur la pile { $pile }
       *[other] Sur la pile { $pile }, il reste { $left } s de sable au sablier { DE($rival) }
    } : à deux, personne ne peut prendre { $card }.
reason-bag-timer = Ce sablier { DE($rival) } attend sur la pile { $pile }, devant { $card }.
reason-keep-pile =
    Votre pile vaut { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : gardez-la.
reason-announce-points = Vous avez { $points } points sur { $goal } : annoncez-le.
reason-announce-cards = Vous avez de quoi gagner la manche : annoncez-le.
reason-offer-wins = Avec { $god }, vous gagnez la manche.
reason-offer-scores = Avec { $god }, vous passez de { $points } à { $total } points.
reason-ransom-back =
    { $count ->
        [one] Un de vos sabliers est dans le sac
       *[other] { $count } de vos sabliers sont dans le sac
    }, et votre pile ne vaut { $points ->
        [0] rien.
       *[other] que { $points } points.
    }
reason-sends-away = Seul ce sablier neutre vous empêche de prendre { $card } sur la pile { $pile }.
reason-count-now = Plus aucun sable ne coule, et vous avez { $points } points.
reason-slow-timers = Vos sabliers durent { $mine } s en moyenne, ceux des autres { $theirs } s.
reason-all-ready =
    { $count ->
        [0] La manche commence dès que tout le monde est prêt.
       *[other] Déjà prêts : { $count } sur { $seats }. La manche commence dès que tout le monde l’est.
    }
reason-sand-runs = Vos sabliers coulent encore : le premier est libre dans { $left } s.
reason-holds-pile = Votre sablier reste sur la pile { $pile } : tant qu’il y est, { $rival } ne peut pas y prendre { $card }.
