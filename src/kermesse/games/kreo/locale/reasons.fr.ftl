## Pourquoi ce coup : ce qu’un robot à votre place répondrait

reason-share = { $reserve ->
    [0] La réserve est vide.
    [one] Un seul jeton pour { $left ->
        [one] une personne.
       *[other] { $left } personnes.
    }
   *[other] { $reserve } jetons pour { $left ->
        [one] une personne.
       *[other] { $left } personnes : prenez à peu près votre part.
    }
}
reason-completes = Il ne manque plus qu’{ $element } { A($nature) } : { $stands_in ->
    [true] cette carte peut en tenir lieu.
   *[false] vous en avez.
}
reason-needs = Il manque { $element } { A($nature) } : { $stands_in ->
    [true] cette carte peut en tenir lieu.
   *[false] vous en avez.
}
reason-follows = { $seat } joue avant vous et vous a montré { $nature } : il y faudra { $element }.
reason-enters = { $parents ->
    [none] Rien ne doit précéder { $nature } : sa place est libre.
   *[other] { $nature } peut entrer en jeu (Natures complètes : { $parents }).
}
reason-ends-rage = Jouer { $nature } met fin à la colère des Hécatonchires.
reason-rage = Les Hécatonchires font rage : { $card } part sans effet.
reason-aggression-now = Au premier et au dernier tour, une Agression perd la partie : vous en avez { $count }, et il reste { $turns } tours.
reason-strikes-nothing = Aucun Élément n’est exposé : { $card } ne retire rien.
reason-has-another = Vous avez { $count } cartes { $element } : une peut partir.
reason-more-to-come = { $count ->
    [one] Une autre carte { $element } est encore à venir.
   *[other] Encore { $count } autres cartes { $element } sont à venir.
}
reason-never-enters = Vous perdriez { $nature } : votre côté ne joue pas ce niveau.
reason-closed = Personne ne peut plus mettre { $nature } en jeu.
reason-tells-follower = { $target } joue après vous et pourra compter sur { $card }.
reason-feeds-nature = { $target } joue après vous et saura ce que demande { $nature } : { $elements }.
reason-all-ready = Tous les autres ont fait leur choix.
reason-only-by-recovering = La Planète ne sera complète que si la défausse rend { $missing }.
reason-lies-in-discard = Il manque { $element } { A($nature) }, et la défausse en a.
reason-opens-again = { $opens ->
    [none] La défausse tient { $nature }.
   *[other] La défausse tient { $nature }, qui aide à ouvrir { $opens }.
}
reason-they-may-play = Vous perdriez { $nature }, mais { $target } peut jouer ce niveau.
reason-only-aggressions = { $count ->
    [one] Votre dernière carte est une Agression : au dernier tour, elle perd la partie.
   *[other] Vos { $count } cartes sont des Agressions : l’une resterait pour le dernier tour.
}
reason-lays-before = { $target } joue avant vous : sa carte vous dit ce qui reste à faire.
reason-few-tokens = { $have ->
    [0] Vous n’avez aucun jeton.
    [one] Vous n’avez qu’un jeton.
   *[other] Vous n’avez que { $have } jetons.
}
reason-enough-tokens = Vous avez déjà { $have } jetons.
reason-shields = { $aggressions ->
    [one] Une Agression est encore à venir : le jeton protège la carte.
   *[other] { $aggressions } Agressions sont encore à venir : le jeton protège la carte.
}
reason-goes-first = En premier, { $nature } peut entrer en jeu, et les autres la suivre.
reason-feeds-itself = Les conditions sont réunies pour { $nature }, et vous avez { $element } à glisser dessous.
reason-any-element = { $lacking ->
    [one] Aucune Nature ne manque de carte { $element }, mais un autre Élément manque.
   *[other] Aucune Nature ne manque de carte { $element }, mais { $lacking } autres Éléments manquent.
}
reason-only-one-left = Il ne vous reste que { $card } : Crios permet de jouer cette carte sans perdre.
