## Pourquoi ce coup : ce qu’un robot à votre place répondrait

reason-only-looks = Les corbeaux ne diffèrent que par leur plumage.
reason-kitty-is-better = Vos cinq cartes font { $total } ; cinq cartes que vous n’avez pas vues font { $average } en moyenne.
reason-hand-is-better = Vos cinq cartes font { $total }, et le chien n’en ferait que { $average } en moyenne.
reason-hand-from-memory = Cinq cartes font { $average } en moyenne : comparez avec les vôtres, de mémoire.
reason-still-unknown = { $values ->
    [none] Vous ne savez pas encore ce qu’est votre carte { $slot }.
   *[other] Vous n’avez pas encore placé { $values } : regardez ce qu’est votre carte { $slot }.
}
reason-never-seen = Votre carte { $slot } vient d’ailleurs et vous ne l’avez jamais vue : regardez-la d’abord.
reason-seen-once = Vous avez déjà vu votre carte { $slot } : à cette table, c’est à vous de vous en souvenir.
reason-seen-there = Vous avez déjà vu cette carte { DE($target) } : à cette table, c’est à vous de vous en souvenir.
reason-keeps-locks = Vous connaissez toutes vos cartes cachées : ainsi vous en révélez une sans dépenser de verrou ({ $left ->
    [one] il vous en reste un
   *[other] il vous en reste { $left }
}).
reason-last-and-ahead = Avec ce { $value }, votre dernière carte cachée est révélée et vous menez : { $total } contre { $theirs } pour { $rival }.
reason-last-turn = { $ender } n’a plus de carte cachée : c’est sans doute votre dernier tour de la manche.
reason-highest-in-time = { $ender } n’a plus de carte cachée : montrez la plus haute que vous connaissez, votre { $value }.
reason-lock-next = Une fois révélé, votre { $value } peut être verrouillé par le bonus du même tour, en retournant un { $low }.
reason-keeps-hidden = { $value ->
    [0] Montrez celle que vous ne connaissez pas : votre { $kept } reste caché jusqu’à ce qu’un verrou le protège.
   *[other] Montrez le { $value } : votre { $kept } reste caché jusqu’à ce qu’un verrou le protège.
}
reason-no-lock-left = Vos deux verrous sont posés : ce { $value } est la plus haute carte cachée que vous connaissez, qu’il compte.
reason-best-known = De vos cartes cachées, ce { $value } est la plus haute que vous connaissez : il compte dès maintenant.
reason-keeps-safe = Le verrou met votre { $value } à l’abri : personne ne peut plus le prendre.
reason-lock-for-each = { $hidden ->
    [one] C’est votre dernière carte cachée, et il vous reste un verrou pour elle.
   *[other] Il vous reste { $locks } verrous pour { $hidden } cartes cachées : chacune peut avoir le sien.
}
reason-blind-lock = Votre carte { $slot } est une de celles-ci : { $values }. Aucune n’est basse, et le verrou la met à l’abri.
reason-locks-one-of = Votre carte { $slot } est une de celles-ci : { $values }, soit { $average } en moyenne. Verrouillée en même temps que révélée, elle est à l’abri.
reason-locks-unseen = Vous n’avez jamais vu votre carte { $slot } : verrouillée en même temps que révélée, elle est à l’abri, quelle qu’elle soit.
reason-counts-now = Une fois révélé, votre { $value } compte dès maintenant.
reason-up-unseen = Vous n’avez jamais vu votre carte { $slot } : une fois révélée, elle compte, quelle qu’elle soit.
reason-looks-then-chooses = Regardez d’abord : vous choisirez ensuite laquelle de vos { $hidden } cartes cachées révéler.
reason-last-hidden = C’est votre dernière carte cachée : une fois révélée, les autres ont encore un tour chacun.
reason-stops-countdown = Vous n’avez aucune carte droite : { $ender } doit prendre une carte cachée, et la manche continue.
reason-from-the-leader = { $target } mène : vous prenez son { $value } et vous perdez au plus un { $most }.
reason-good-trade = Vous prenez un { $value } à { $target } et vous perdez au plus un { $most }.
reason-leaders-best = { $target } mène avec { $total }, et ce { $value } est la meilleure carte à lui prendre.
reason-weakens-leader = { $target } mène avec { $total } : ce { $value } en fait partie.
reason-looked-and-kept = { $target } a regardé cette carte et l’a laissée cachée : elle est souvent haute.
reason-little-to-lose = Quelle que soit cette carte, { $target } ne peut vous prendre mieux qu’un { $most }.
reason-takes-best = Le { $value } est la plus haute carte connue que vous puissiez prendre à { $thief }.
reason-keeps-round-open = Sans carte cachée, vous ne joueriez plus : celle { DE($thief) } vous en rend une.
reason-may-be-better = { $thief } ne montre rien de plus haut qu’un { $value } à prendre : une carte cachée peut valoir mieux.
reason-best-shown = La plus haute carte droite que vous puissiez prendre à { $target } est ce { $value }.
reason-unseen-average = { $best ->
    [0] { $target } ne montre rien à prendre
   *[other] { $target } ne montre rien de plus haut qu’un { $best } à prendre
} ; les cartes que vous ne voyez pas valent { $average } en moyenne.
reason-locks-and-turns = Le verrou met votre { $high } à l’abri, et retourner le { $low } ne coûte { $low ->
    [one] qu’un point
   *[other] que { $low } points
}.
reason-out-of-countdown = Vous n’avez plus de carte cachée : en retournant un { $low }, vous jouerez encore.
reason-scores-nothing = { $ender } n’a plus de carte cachée : une carte retournée ne compterait sans doute plus.
reason-not-worth-a-lock = Votre plus haute carte droite est un { $high } : gardez le verrou pour un 4 ou un 5.
reason-too-dear = Il faudrait retourner au moins un { $low } : c’est trop cher payé.
