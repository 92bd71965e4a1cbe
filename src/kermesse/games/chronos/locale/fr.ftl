## Noms

game-name = Witty Chronos
mode-solo = Chacun pour soi
mode-solo4 = Quatre sabliers chacun
mode-duel = Duel
mode-teams = Équipes de deux
level-0 = Chronos
level-1 = Monstres
level-2 = Vents
level-3 = Temple
colour-R = rouge
colour-B = bleu
colour-G = vert
colour-Y = jaune
colour-P = violet
colour-O = orange
card-T10 = Territoire 10
card-T20 = Territoire 20
card-T30 = Territoire 30
card-T50 = Territoire 50
card-T100 = Territoire 100
card-MIN = Minotaure
card-HYD = Hydre
card-WN = Vent du nord
card-WS = Vent du sud
card-WO = Vent d’ouest
card-WE = Vent d’est
card-HADES = Hadès
card-HERMES = Hermès
card-HEPHAISTOS = Héphaïstos
card-CERBERE = Cerbère
power-HADES = La manche s’arrête aussitôt.
power-HERMES = Vous pouvez échanger votre pile avec celle d’un autre joueur.
power-HEPHAISTOS = Un sablier adverse va dans le sac.
power-CERBERE = La carte du dessus d’une pile adverse est annulée.
god-HERACLES = Héraclès
god-HELIOS = Hélios
god-PERSEPHONE = Perséphone
god-ATHENA = Athéna
god-ARES = Arès
god-DIONYSOS = Dionysos
god-EOLE = Éole
god-POSEIDON = Poséidon
god-CYCLOPE = Cyclope
god-HERA = Héra
god-ZEUS = Zeus
god-APOLLON = Apollon
god-CASSANDRE = Cassandre
god-DEMETER = Déméter
god-APHRODITE = Aphrodite
god-PAN = Pan
god-SELENE = Séléné
god-CASTOR = Castor
god-POLLUX = Pollux
god-CHARON = Charon
god-HECATE = Hécate
god-GAIA = Gaïa
god-OURANOS = Ouranos
god-ARTEMIS = Artémis
god-EROS = Éros
god-EOS = Éos
god-HESTIA = Hestia
power-HERACLES = La carte que votre Cerbère annule vient sur votre pile.
power-HELIOS = Vos 10 et vos 20 valent 30.
power-PERSEPHONE = Un sablier de chaque autre joueur va dans le sac.
power-ATHENA = Hermès, Cerbère et Héphaïstos ne peuvent rien contre vous.
power-ARES = Vos sabliers peuvent aller sur les piles des autres et y prendre des cartes.
power-DIONYSOS = Échangez une couleur, sabliers compris, avec un autre joueur.
power-EOLE = Compte comme un Vent, dans la direction qui vous arrange.
power-POSEIDON = Tout le monde perd tous ses Vents.
power-CYCLOPE = Un seul monstre dans votre pile suffit pour gagner.
power-HERA = Si vous gagnez la manche, deux jetons au lieu d’un.
power-ZEUS = Vous gagnez la manche aussitôt.
power-APOLLON = Réservez-vous une carte du temple.
power-CASSANDRE = Prenez pour rien la dernière carte du temple.
power-DEMETER = Prenez n’importe quel 10 visible qui ne porte pas de sablier.
power-APHRODITE = Votre score est doublé.
power-PAN = 50 points par dieu du temple devant vous, Pan compris.
power-SELENE = Défaussez des cartes, puis cachez-en autant pour la manche suivante.
power-CASTOR = Un jeton pour vous quand celui qui a Pollux gagne.
power-POLLUX = Un jeton pour vous quand celui qui a Castor gagne.
power-CHARON = Reprenez une carte de la défausse comme si vous veniez de la conquérir.
power-HECATE = Un dieu des piles peut agir pour vous comme un autre.
power-GAIA = Achetez des dieux du temple aux autres joueurs.
power-OURANOS = Échangez des cartes avec la défausse autant que vous voulez.
power-ARTEMIS = Vos monstres valent 100 points chacun.
power-EROS = Déplacez un sablier d’un autre joueur, retourné ou non.
power-EOS = Qui renverse un sablier vous doit une carte.
power-HESTIA = Trois cartes identiques dans votre royaume gagnent la manche.
the-T10 = le Territoire 10
the-T20 = le Territoire 20
the-T30 = le Territoire 30
the-T50 = le Territoire 50
the-T100 = le Territoire 100
the-MIN = le Minotaure
the-HYD = l’Hydre
the-WN = le Vent du nord
the-WS = le Vent du sud
the-WO = le Vent d’ouest
the-WE = le Vent d’est
the-CYCLOPE = le Cyclope
the-timer = le sablier { $colour } { $number }
asking-hermes = Hermès
asking-hephaistos = Héphaïstos
asking-cerbere = Cerbère
asking-hecate = Hécate
asking-persephone = Perséphone
asking-dionysos = Dionysos
asking-apollon = Apollon
asking-selene = Séléné
asking-charon = Charon
asking-eros = Éros
asking-eos-gift = Éos
nth-0 = 1
nth-1 = 2
nth-2 = 3
nth-3 = 4
nth-4 = 5
nth-5 = 6
nth-6 = 7
nth-7 = 8
nth-8 = 9
nth-9 = 10
nth-10 = 11
nth-11 = 12
phrase-text = Dire…
phrase-leave_together = On quitte la pile { $pile } ensemble ?
phrase-please_leave = Quittez la pile { $pile }, s’il vous plaît.
phrase-i_stay = Je reste sur la pile { $pile }.
phrase-block = Bloquez { $name } !
phrase-deal = D’accord !
phrase-no_deal = Pas d’accord.
phrase-i_am_slow = Mes sabliers sont lents, vous voilà prévenus.
phrase-thanks = Merci !
phrase-well_played = Bien joué !

## Refus

refused-not-now = Pas à ce moment de la manche.
refused-choice-pending = Faites d’abord votre choix : le dieu attend.
refused-not-yours = Ce sablier n’est pas à vous.
refused-in-bag = Ce sablier est dans le sac.
refused-timer-running = Son sable coule encore.
refused-no-such-place = Cet endroit n’existe pas à cette table.
refused-already-home = Ce sablier est déjà devant vous.
refused-pile-face-down = Cette pile est encore face cachée.
refused-not-your-zone = Pour l’instant, seulement les trois piles devant vous.
refused-needs-ares = Il faut Arès pour attaquer la pile d’un autre.
refused-empty-pile = Il n’y a pas de carte sur cette pile.
refused-not-attacked = Personne n’attaque votre pile.
refused-nothing-to-take = Il n’y a pas de carte à prendre ici.
refused-blocked = Un autre sablier est sur cette pile : pas de carte.
refused-card-changed = La carte du dessus n’est plus la même.
refused-third-contest = Cela ferait une troisième pile litigieuse.
refused-nothing-to-ransom = Aucun de vos sabliers n’est dans le sac.
refused-not-available = Ce dieu n’est pas disponible.
refused-wrong-price = Ce n’est pas le prix de ce dieu.
refused-not-in-realm = Cette carte n’est pas dans votre royaume.
refused-needs-gaia = Il faut Gaïa devant vous.
refused-needs-cassandre = Il faut Cassandre devant vous.
refused-temple-not-single = Cassandre attend qu’il ne reste qu’une carte au temple.
refused-needs-demeter = Il faut Déméter devant vous.
refused-not-a-ten = Déméter ne prend que des 10 visibles.
refused-timer-there = Un sablier est posé là.
refused-needs-ouranos = Il faut Ouranos devant vous.
refused-god-not-allowed = Ouranos ne ramène pas de dieux.
refused-not-in-discard = Cette carte n’est pas dans la défausse.
refused-not-neutral = Ce sablier n’est pas neutre.
refused-same-pile = Il doit aller sur une autre pile.
refused-not-starter = C’est un autre joueur qui retourne les piles.
refused-already-up = Cette pile est déjà retournée.
refused-no-choice = Il n’y a rien à choisir, ou c’est trop tard.
refused-bad-choice = Ce choix n’est pas possible.
refused-protected = Athéna protège ce joueur.
refused-jealous = Hermès est jaloux : vous avez déjà un dieu du temple.
refused-not-needed = Inutile de crier : ici la victoire se déclare toute seule.
refused-too-soon = Attendez un peu avant de reprendre la parole.
refused-not-blocked = Rien n’est bloqué : du sable coule ou un choix est en cours.
refused-still-choosing = Son propriétaire est encore en train de choisir grâce à ce dieu.
refused-colour-taken = Quelqu’un a déjà choisi cette couleur.
refused-no-such-colour = Cette couleur n’est pas dans la boîte.
refused-timer-empty = Son sable est écoulé : déplacez-le à la main.
refused-no-plan = Rien n’est prévu pour ce sablier.

## Événements

event-round-set-up = La manche { $round } est en place.{ $gods ->
    [none] { "" }
   *[other] { " " }Au temple : { $gods }.
  }
event-stored-revealed = { $you ->
    [seat] Séléné vous rend { $cards }.
   *[other] Séléné rend { $cards } { A($seat) }.
  }
event-phase-changed = { $phase ->
    [zone] D’abord, chacun sur ses trois piles.
    [play] Jouez !
    [closing] Une dernière carte : il reste un choix à faire.
    [over] La partie est finie.
   *[other] { "" }
  }
event-timer-moved = { $you ->
    [seat] { $place ->
        [home] Vous reprenez { $timer }.
        [real] Vous posez { $timer } sur une pile personnelle.
       *[pile] Vous posez { $timer } sur la pile { $number }.
      }
   *[other] { "" }
  }
event-card-taken = { $code ->
    [HA] { "" }
    [HE] { "" }
    [CE] { "" }
   *[other] { $you ->
        [seat] Vous prenez { $card }.
       *[other] { $seat } prend { $card }.
      }
  }
event-take-stamped = { $you ->
    [seat] Trop tard : { $by } vous a devancé sur la pile { $pile }.
    [by] Vous avez devancé { $seat } sur la pile { $pile }.
   *[other] Trop tard pour { $seat } : { $by } a tamponné la pile { $pile }.
  }
event-god-taken = { $you ->
    [seat] Vous rencontrez { $god }.
   *[other] { $seat } rencontre { $god }.
  }
event-choice-made = { $kind ->
    [hermes] { $target ->
        [none] { $you ->
            [seat] Vous refusez l’échange : chacun garde sa pile.
           *[other] { $seat } refuse l’échange : chacun garde sa pile.
          }
       *[other] { "" }
      }
    [hecate] { $you ->
        [seat] Hécate vous prête le pouvoir { DE($god) }.
       *[other] Hécate prête { A($seat) } le pouvoir { DE($god) }.
      }
    [eros] { $timer ->
        [none] { $you ->
            [seat] Vous laissez tous les sabliers en place.
           *[other] { $seat } laisse tous les sabliers en place.
          }
       *[other] { "" }
      }
   *[other] { "" }
  }
event-choice-timed-out = { $you ->
    [seat] Vous n’avez pas répondu { A($god) } à temps.
   *[other] { $seat } n’a pas répondu { A($god) } à temps.
  }
event-choice-lost = { $you ->
    [seat] La manche s’arrête avant votre réponse { A($god) }.
   *[other] La manche s’arrête avant la réponse { DE($seat) } { A($god) }.
  }
event-piles-swapped = { $you ->
    [a] Vous échangez votre pile avec celle { DE($b) }.
    [b] { $a } échange sa pile avec la vôtre.
   *[other] { $a } et { $b } échangent leurs piles.
  }
event-card-cancelled = { $you ->
    [by] Vous annulez { $card } { DE($seat) }
    [seat] { $by } annule { $card } de votre pile
   *[other] { $by } annule { $card } { DE($seat) }
  }{ $to ->
    [pile] {" "}: la carte va sur { $you ->
        [by] votre pile
       *[other] celle { DE($by) }
      }
   *[discard] { "" }
  }.
event-timer-bagged = { $you ->
    [by] Vous mettez { $timer } dans le sac.
   *[other] { $by } met { $timer } dans le sac.
  }
event-timers-returned = { $you ->
    [seat] Vous récupérez { $timers }.
   *[other] { $seat } récupère { $timers }.
  }
event-pile-discarded = { $you ->
    [seat] Vous abandonnez
   *[other] { $seat } abandonne
  } { $count ->
    [0] une pile vide
    [one] une pile d’une carte
   *[other] une pile de { $count } cartes
  } contre { $you ->
    [seat] vos
   *[other] ses
  } sabliers du sac.
event-offer-made = { $paid_count ->
    [0] { $you ->
        [seat] Cassandre vous apporte { $card } sans rien payer.
       *[other] Cassandre apporte { $card } { A($seat) } sans rien payer.
      }
   *[other] { $you ->
        [seat] Vous offrez
       *[other] { $seat } offre
      } { $paid_count ->
        [one] une carte
       *[other] { $paid_count } cartes
      } pour { $card }.
  }
event-card-reserved = { $you ->
    [seat] Apollon vous réserve { $card }.
   *[other] Apollon réserve { $card } { A($seat) }.
  }
event-cards-stored = { $you ->
    [seat] { $count ->
        [0] Vous ne cachez aucune carte
        [one] Vous cachez une carte
       *[other] Vous cachez { $count } cartes
      }
   *[other] { $count ->
        [0] { $seat } ne cache aucune carte
        [one] { $seat } cache une carte
       *[other] { $seat } cache { $count } cartes
      }
  } sous Séléné.
event-god-bought = { $you ->
    [buyer] Vous achetez { $card } { A($seller) }
    [seller] { $buyer } vous achète { $card }
   *[other] { $buyer } achète { $card } { A($seller) }
  } pour { $count ->
    [one] une carte
   *[other] { $count } cartes
  }.
event-markers-swapped = { $you ->
    [seat] Vous échangez vos couleurs avec { $other } : { $mine } contre { $theirs }.
    [other] { $seat } échange ses couleurs avec vous : { $mine } contre { $theirs }.
   *[none] { $seat } et { $other } échangent leurs couleurs : { $mine } contre { $theirs }.
  }
event-winds-discarded = { $you ->
    [by] Vous déchaînez
   *[other] { $by } déchaîne
  } la mer : { $count ->
    [0] il n’y avait aucun Vent.
    [one] le seul Vent est emporté.
   *[other] les { $count } Vents sont emportés.
  }
event-timer-shifted = { $you ->
    [by] Vous poussez
   *[other] { $by } pousse
  } { $timer } vers la pile { $number }{ $flipped ->
    [true] {" "}en le retournant
   *[false] { "" }
  }.
event-neutral-moved = { $you ->
    [seat] Vous payez
   *[other] { $seat } paie
  } une carte pour envoyer { $timer }, neutre, sur la pile { $number }.
event-ouranos-used = { $you ->
    [seat] Vous ramenez
   *[other] { $seat } ramène
  } { $got } de la défausse{ $shown ->
    [none] { "" }
   *[other] {" "}contre { $shown }
  }.
event-timer-knocked = { $you ->
    [seat] Vous renversez { $timer } !
   *[other] { $seat } renverse { $timer } !
  }
event-timers-sent-home = { $you ->
    [seat] Vous devez reprendre et retourner { $timers }.
   *[other] { $seat } doit reprendre et retourner { $timers }.
  }
event-card-given = { $you ->
    [seat] Vous donnez { $card } { A($to) }.
    [to] { $seat } vous donne { $card }.
   *[other] { $seat } donne { $card } { A($to) }.
  }
event-victory-announced = { $you ->
    [seat] Vous criez : « Victoire ! »
   *[other] { $seat } crie : « Victoire ! »
  }
event-false-victory = { $you ->
    [seat] Vous criez « Victoire ! », mais non : on continue.
   *[other] { $seat } crie « Victoire ! », mais non : on continue.
  }
event-deadlock-called = { $you ->
    [by] Vous dites que tout est bloqué : le compte commence.
   *[other] { $by } dit que tout est bloqué : le compte commence.
  }
event-deadlock-cancelled = Le compte s’arrête : un sablier a bougé.
event-round-ended = La manche est finie : { $reason ->
    [points] assez de points
    [monsters] les deux monstres
    [cyclope] le Cyclope
    [hestia] trois cartes identiques
    [zeus] Zeus a parlé
    [hades] Hadès est passé
    [last_card] une pile est épuisée
    [deadlock] tout est bloqué
   *[round_limit] le temps est écoulé
  }. { $you ->
    [winners] Elle est à vous.
   *[other] { $winners } { $count ->
        [one] la gagne
       *[other] la gagnent
      }.
  }
event-tokens-gained = { $you ->
    [seats] Vous prenez
   *[other] { $seats } { $count ->
        [one] prend
       *[other] prennent
      }
  } { $gained ->
    [one] un jeton
   *[other] { $gained } jetons
  } : { $tokens } en tout.
event-colour-chosen = { $you ->
    [seat] Vous choisissez votre couleur : { $colour }.
   *[other] { $seat } choisit sa couleur : { $colour }.
  }
event-colours-voted = { $yes ->
    [true] { $you ->
        [seat] Vous voulez d’autres couleurs.
       *[other] { $seat } veut d’autres couleurs.
      }
   *[false] { $you ->
        [seat] Vous préférez garder les couleurs.
       *[other] { $seat } préfère garder les couleurs.
      }
  }
event-colours-drawn = Les couleurs sont tirées au sort.
event-plan-dropped = Le projet pour { $timer } est abandonné.
event-act-refused = Ce que vous aviez choisi est devenu impossible : vous passez.
event-said = { $you ->
    [seat] Vous
   *[other] { $seat }
  } : « { $kind ->
    [leave_together] On quitte la pile { $pile } ensemble ?
    [please_leave] Quittez la pile { $pile }, s’il vous plaît.
    [i_stay] Je reste sur la pile { $pile }.
    [block] Bloquez { $about } !
    [deal] D’accord !
    [no_deal] Pas d’accord.
    [i_am_slow] Mes sabliers sont lents, vous voilà prévenus.
    [thanks] Merci !
    [well_played] Bien joué !
   *[text] { $text }
  } »

## Questions

ask-ready = Prêt ?
ask-play = Déplacez vos sabliers vides : prenez, bloquez ou attendez.
ask-steps = Choisissez une action pour cette étape, ou passez.
ask-hermes = Avec qui échanger votre pile ? Ou avec personne.
ask-hephaistos = Quel sablier va dans le sac ?
ask-cerbere = De qui annuler la carte du dessus ?
ask-hecate = Quel dieu sera-ce ?
ask-persephone = Un sablier de chaque joueur dans le sac.
ask-dionysos = Avec qui échanger une couleur ?
ask-apollon = Quelle carte réservez-vous ?
ask-selene = Quelles cartes cachez-vous pour la manche suivante ?
ask-charon = Quelle carte revient de la défausse ?
ask-eros = Quel sablier va où, retourné ou non ?
ask-eos_gift = Quelle carte donnez-vous ?

## Board

timer-name = sablier { $colour } { $number }
place-pile = pile { $pile }
place-realm = chez { $name }
place-bag = le sac
place-home = chez soi
place-home-short = à la maison
place-realm-short = sur un royaume
timer-label = { $owner ->
    [mine] Votre { $timer }
    [neutral] { $timer }, neutre
   *[other] { $timer } ({ $name })
  }, { $place } : { $runs ->
    [yes] { $seconds } s de sable
   *[no] { $state }
  }
state-bag = hors jeu
state-runs = le sable coule
state-home = vide, prêt à partir
state-alone = vide et seul
state-blocked = vide, mais bloqué
mat-bag = Dans le sac
mat-runs = Coule encore
mat-home = Prêt à partir
mat-blocked = Bloqué
coming-title = À venir
coming-in = { $seconds } s
coming-now = prêt
coming-you = Vous
coming-line = { $me ->
    [yes] { $seconds ->
        [0] Vous pouvez prendre { $card }
       *[other] Dans { $seconds } s, vous pouvez prendre { $card }
    }
   *[no] { $seconds ->
        [0] { $name } peut prendre { $card }
       *[other] Dans { $seconds } s, { $name } peut prendre { $card }
    }
}
mat-take = À prendre : { $card }
dir-WN = N
dir-WS = S
dir-WO = O
dir-WE = E
pile-label = Pile { $pile } : { $up ->
    [yes] { $card }
   *[no] face cachée
  }, { $left ->
    [one] dernière carte
   *[other] { $left } cartes
  }. { $timers ->
    [0] Aucun sablier ici.
   *[other] { $names }
  }
pile-empty = vide
pile-last = fin !
take-reach = { $name } tend la main
protected-label = Sous la garde d’Athéna
seat-leads = en tête
seat-ready = prêt
seat-choosing = fait le choix d’un dieu
their-pile = { $name }, sa pile : { $count ->
    [one] une carte
   *[other] { $count } cartes
  }, au-dessus { $card }
their-pile-empty = { $name } n’a pas encore de carte
tokens-count = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
  }
points-short = { $points } { $points ->
    [one] pt
   *[other] pts
}
buy-from = Acheter à { $name } pour { $price } : { $god }
reserved-label = Réservé : { $god }
stored-cards = Sous Séléné : { $cards }
card-and-power = { $card } : { $power }
stored-label = { $count ->
    [one] { $count } carte sous Séléné
   *[other] { $count } cartes sous Séléné
  }
winds-label = { $count ->
    [0] Aucun Vent
    [one] { $count } Vent
   *[other] { $count } Vents
  } : points ×{ $factor }
temple-title = Le temple
temple-card = { $god } Prix : { $many ->
    [yes] une carte ou plus
   *[no] { $price }
  }. { $can ->
    [yes] Vous pouvez payer.
   *[no] Vous ne pouvez pas payer maintenant.
  }
temple-empty = Le temple est vide.
temple-goal = Premier à { $target } points
discard-count = { $count ->
    [0] Rien à la défausse
    [one] { $count } carte défaussée
   *[other] { $count } cartes défaussées
  }
bag-count = { $count ->
    [one] { $count } sablier dans le sac
   *[other] { $count } sabliers dans le sac
  }
deadlock-runs = { $name } pense que tout est bloqué. La manche s’arrête à zéro, sauf si un sablier bouge.
cards-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
swap-colours = votre { $mine } contre { $theirs }
eros-flip = Retourné
eros-no-flip = Tel quel
eros-other = Pas le { $timer }
default-hermes = Sans réponse : personne.
default-hephaistos = Sans réponse : un sablier au hasard.
default-cerbere = Sans réponse : quelqu’un au hasard.
default-hecate = Sans réponse : le dieu lui-même.
default-persephone = Sans réponse : des sabliers au hasard.
default-dionysos = Sans réponse : un échange au hasard.
default-apollon = Sans réponse : la carte la plus chère.
default-selene = Sans réponse : aucune.
default-charon = Sans réponse : le territoire le plus cher.
default-eros = Sans réponse : rien ne bouge.
default-eos_gift = Sans réponse : votre carte du dessus.
choose-these = Dans le sac
selene-hide = { $count ->
    [0] Ne rien cacher
    [one] Cacher { $count } carte
   *[other] Cacher { $count } cartes
  }
choose-nobody = Personne
choose-nothing = Rien
result-won = gagne la manche
result-last-round = La dernière manche :
result-title = Manche { $round } :
reason-points = assez de points !
reason-monsters = les deux monstres !
reason-cyclope = le Cyclope !
reason-hestia = trois identiques !
reason-zeus = Zeus a parlé.
reason-hades = Hadès arrête tout, on compte.
reason-last_card = une dernière carte, on compte.
reason-deadlock = tout est bloqué, on compte.
reason-round_limit = le temps est écoulé, on compte.
decided-round = Décidé à la manche { $round } : { $reason } Jetons : { $even ->
    [yes] { $tokens } partout
   *[no] { $tokens } à { $next }
}.
decided-me = { $won ->
    [yes] La dernière manche est à vous, avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ; vous avez { $tokens }.
   *[no] Vous aviez { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à la dernière manche ; vous avez { $tokens }.
}
decided-me-had = Vous aviez { $tokens }.
ring-label = Les piles
opening-ready = Manche { $round } : prêts ?
opening-countdown = Bas les pattes… ça commence !
opening-look = Regardez les piles
opening-why = { $mode }, { $level } : { $target } points pour la manche, { $tokens ->
    [one] un jeton
   *[other] { $tokens } jetons
  } pour la partie. Tout le monde joue en même temps.
trade-title = Ouranos : quelle carte revient ?
my-timers = Mes sabliers ; posez-en un ici pour le ramener
my-pile = Ma pile, du dessous au dessus : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
my-pile-empty = Votre pile est encore vide : envoyez un sablier sur une carte.
my-gods = Mes dieux
do-defend = Défendre
talk-pile = Pile { $pile } :
talk-leave_together = On part ensemble ?
talk-please_leave = Partez, s’il vous plaît
talk-i_stay = Je reste
show-seconds = Toutes les secondes
progress-round = manche { $round } · { $tokens ->
    [one] { $tokens } jeton gagne
   *[other] { $tokens } jetons gagnent
  }
ask-interval = Prêt pour la manche suivante ?
ask-pay = { $god } : choisissez { $open ->
    [yes] une carte ou plus (choix : { $paid }) ; vous pourrez en cacher autant
   *[no] { $price ->
        [one] une carte
       *[other] { $price } cartes
      } de votre royaume (choix : { $paid })
  }.
ask-trade-give = Ouranos : quelle carte de votre royaume donnez-vous ?
ask-trade-get = Ouranos : et maintenant, celle qui revient.
ask-neutral-pay = Un sablier neutre : payez avec une carte de votre royaume.
ask-neutral-pile = Et maintenant, la pile où il va.
ask-plan = { $timer } : prévoyez où il ira une fois vide.
ask-where = { $timer } : sur quelle pile ?
ask-where-take = { $timer } prend { $card }. Où va-t-il ensuite ?
ask-deadlock = Le compte tourne : bougez un sablier, ou laissez finir la manche.
ask-zone = D’abord vos trois piles : placez vos sabliers.
ask-ripe = { $timer } est vide et seul sur { $card } : levez-le !
ask-watch = Votre sable coule. Surveillez les autres.
wait-play = Le sable coule. Tout le monde joue en même temps.
wait-zone = D’abord chacun sur ses trois piles.
wait-ready = On attend { $who }.
wait-interval = On attend { $who }.
wait-countdown = Trois, deux, un…
wait-look = Regardez les piles : on joue dans un instant.
wait-steps = On attend { $who }.
wait-hermes = On attend { $who } : avec qui échanger une pile ?
wait-hephaistos = On attend { $who } : quel sablier va dans le sac ?
wait-cerbere = On attend { $who } : de qui annuler la carte du dessus ?
wait-hecate = On attend { $who } : quel dieu sera Hécate ?
wait-persephone = On attend { $who } : un sablier de chacun dans le sac.
wait-dionysos = On attend { $who } : avec qui échanger une couleur ?
wait-apollon = On attend { $who } : quelle carte réserver ?
wait-selene = On attend { $who } : quelles cartes cacher ?
wait-charon = On attend { $who } : quelle carte revient de la défausse ?
wait-eros = On attend { $who } : quel sablier va où ?
wait-eos-gift = On attend { $who } : quelle carte donner ?
do-announce = Victoire !
do-cancel = Laisser
do-offer = Faire l’offrande
do-pay-cheaply = Payer avec les plus petites
do-pay-all = Payer avec tout
do-take-along = Prendre la carte
do-home = À la maison
do-ready = Je suis prêt
choose-colour = Choisissez votre couleur
timer-knock = { $label } – y toucher le renverse
do-vote-yes = D’autres couleurs !
do-vote-no = Garder les couleurs
vote-why = Les couleurs sont retirées au sort si plus de la moitié le veut
do-ransom = Racheter mes sabliers
do-ransom-sure = Défausser toute votre pile et reprendre vos sabliers du sac ?
do-cassandre-take = Prendre le dernier dieu
do-call-deadlock = Tout est bloqué
do-pass = Passer
do-ouranos = Échanger avec la défausse
do-plan-cancel = Oublier ce projet
refused-pick-timer = Plusieurs de vos sabliers sont libres : choisissez-en un d’abord.
refused-pay-first = Choisissez d’abord la carte avec laquelle vous payez.
outcome-champion = { $me ->
    [yes] Vous succédez à Chronos
   *[no] { $who } { $count ->
        [one] succède
       *[other] succèdent
      } à Chronos
  }
outcome-shared = La victoire est partagée : { $who }
god-search = Chercher un dieu ou un pouvoir
god-in-piles = dans les piles
god-price = prix { $price }
god-price-open = prix : une carte ou plus
god-once = agit une fois
god-none = Aucun dieu ne fait cela.

## Tips
short-HADES = fin de la manche
short-HERMES = échange les piles
short-HEPHAISTOS = un sablier au sac
short-CERBERE = annule une carte
short-MIN = + Hydre : gagné
short-HYD = + Minotaure : gagné
short-HERACLES = Cerbère vole
short-HELIOS = 10, 20 → 30
short-PERSEPHONE = tous un au sac
short-ATHENA = vous protège
short-ARES = attaque les piles
short-DIONYSOS = troque la couleur
short-EOLE = un Vent de plus
short-POSEIDON = plus de Vents
short-CYCLOPE = un monstre gagne
short-HERA = 2 jetons
short-ZEUS = manche gagnée
short-APOLLON = réserve un dieu
short-CASSANDRE = le dernier, gratuit
short-DEMETER = prend les 10
short-APHRODITE = score ×2
short-PAN = 50 par dieu
short-SELENE = cache des cartes
short-CASTOR = gagne avec Pollux
short-POLLUX = gagne avec Castor
short-CHARON = reprend une carte
short-HECATE = change de dieu
short-GAIA = achète aux autres
short-OURANOS = troque la défausse
short-ARTEMIS = monstre = 100
short-EROS = pousse un sablier
short-EOS = renversé : 1 carte
short-HESTIA = 3 pareilles gagnent
more-HADES = On compte les points : le plus haut score gagne, même s’il est loin du but.
more-HERMES = Vents, dieux et sabliers ne bougent pas ; on peut aussi refuser l’échange.
more-HEPHAISTOS = Son sable se fige jusqu’à ce que son propriétaire défausse toute sa pile, ou jusqu’à la fin de la manche.
more-CERBERE = Elle est défaussée. Les Vents n’y risquent rien.
more-HERACLES = Elle n’est donc pas défaussée.
more-HELIOS = Ce sont toujours des 10 et des 20 pour Déméter et Hestia.
more-PERSEPHONE = Coéquipiers et protégés d’Athéna compris ; le rachat marche comme avec Héphaïstos.
more-ATHENA = Contre Hadès, Arès, Déméter, Perséphone, Éros, Dionysos, Poséidon, Gaïa et Éos elle n’aide pas.
more-ARES = Vide et seul, il lève la carte du dessus ; qui est attaqué peut poser ses sabliers sur sa propre pile pour bloquer.
more-DIONYSOS = Les sabliers restent où ils sont, dans leur état, et l’échange dure jusqu’à la fin de la partie.
more-EOLE = Ce n’est pas une carte Vent : il ne paie rien, et Poséidon ne l’emporte pas.
more-POSEIDON = Le prix peut être payé avec un Vent.
more-CYCLOPE = Hydre ou Minotaure, et la manche est à vous.
more-HERA = En équipe, il suffit qu’un des deux l’ait.
more-ZEUS = Sans rien annoncer.
more-APOLLON = Vous seul pourrez l’acquérir, au prix habituel.
more-CASSANDRE = Quand il n’en reste qu’une. Avec Zeus, c’est la manche.
more-DEMETER = Sur les piles du milieu comme sur celles des autres, aussi souvent que vous voulez.
more-APHRODITE = Après les Vents : elle double encore.
more-PAN = Avant que les Vents et Aphrodite ne multiplient.
more-SELENE = Payez autant de cartes que vous voulez ; celles qui sont cachées sont à vous dès le début de la manche suivante, si Séléné est encore devant vous.
more-CASTOR = Qui a les deux jumeaux et gagne prend tout.
more-POLLUX = Qui a les deux jumeaux et gagne prend tout.
more-CHARON = Vous voyez toute la défausse ; un dieu repris agit aussitôt.
more-HECATE = Vous choisissez parmi Hadès, Hermès, Héphaïstos et Cerbère.
more-GAIA = Au prix imprimé, payé au vendeur, qui ne peut pas refuser.
more-OURANOS = Une carte du royaume contre une carte de la défausse, jamais un dieu. Vous voyez toute la défausse.
more-ARTEMIS = Avant que les Vents et Aphrodite ne multiplient.
more-EROS = Vers une pile du milieu. Personne n’y prend de carte.
more-EOS = Une carte de son royaume, à son choix.
more-HESTIA = Trois Territoires de même valeur, trois Hydres, trois Minotaures ou trois Vents d’une même direction.
tip-pile-god = { $power } { $more } Agit dès qu’on le prend, puis va à la défausse.
tip-temple-once = { $power } { $more } { $price } Agit une fois, puis s’en va.
tip-temple-stays = { $power } { $more } { $price } Reste devant vous jusqu’à la fin de la manche.
tip-price = Prix : { $price } de votre royaume.
tip-price-cards = { $price ->
    [one] une carte
   *[other] { $price } cartes
  }
tip-price-open = une carte ou plus
tip-territory = { $value } points dans votre pile, une fois que votre sablier y est vide et seul.
tip-pile-title = Pile { $pile } : { $card }
tip-pile-down = face cachée
tip-pile = { $card } { $left ->
    [one] C’est la dernière carte : qui la prend arrête la manche.
   *[other] Encore { $left } cartes ; la dernière prise arrête la manche.
  }
tip-timer-title = { $owner ->
    [mine] Votre { $timer }
    [neutral] { CAP($timer) }, neutre
   *[other] { CAP($timer) } { DE($name) }
  }
tip-timer-free = Vide : il peut être posé sur une pile, où il est retourné et coule.
tip-timer-ripe = Vide et seul : levé maintenant, il prend la carte et peut repartir aussitôt.
tip-timer-runs = On ne touche un sablier que quand tout son sable est tombé.
tip-timer-warn = Y toucher le renverse : vous donnez une carte à Éos, ou tous vos sabliers rentrent à la maison, retournés.
tip-victory = { $target } points, ou une condition comme l’Hydre avec le Minotaure : criez, et la manche est à vous. Un faux cri ne coûte que trois secondes de silence.
tip-count-title = { $name } : sa pile
tip-count = { $count ->
    [0] Encore aucune carte.
    [one] Une carte.
   *[other] { $count } cartes, dont on ne voit que celle du dessus.
  } { $card }
## Glossary
term-timer = Sablier
term-timer-text = Le seul pion du jeu. Posé, il est retourné et coule ; on n’y touche que vide.
term-timer-forms = sablier, sabliers
term-pile = Pile
term-pile-text = Des cartes au milieu, celle du dessus visible. La dernière carte d’une pile arrête la manche.
term-pile-forms = pile, piles
term-take = Prendre
term-take-text = Un sablier vide et seul sur une pile peut être levé avec la carte du dessus, puis posé n’importe où.
term-take-forms = prendre la carte, vide et seul
term-blocked = Bloqué
term-blocked-text = Plusieurs sabliers sur une pile : personne n’y prend de carte, à qui que soient les sabliers. Attendez, partez, ou parlez-en.
term-blocked-forms = bloque, bloquer, bloqué, bloqués
term-realm = Royaume
term-realm-text = Votre pile de cartes conquises et les Vents autour d’elle. Les autres ne voient que votre carte du dessus.
term-realm-forms = royaume, royaumes
term-territory = Territoire
term-territory-text = Une carte de 10, 20, 30, 50 ou 100 points.
term-territory-forms = territoire, territoires
term-god = Dieu des piles
term-god-text = Hadès, Hermès, Héphaïstos et Cerbère agissent quand on les prend, puis sont défaussés.
term-god-forms = dieux des piles
term-bag = Sac
term-bag-text = Un sablier dans le sac est hors jeu, son sable figé, jusqu’à la fin de la manche ou jusqu’au rachat : son propriétaire défausse toute sa pile.
term-bag-forms = sac
term-discard = Défausse
term-discard-text = Seuls Ouranos et Charon la regardent ; le dernier dieu rencontré est visible de tous.
term-discard-forms = défausse, défaussée, défaussés
term-victory = Victoire !
term-victory-text = Le cri de qui pense avoir assez de points ou une condition de victoire. S’il est vrai, la manche est à lui.
term-victory-forms = cri de victoire, crier Victoire
term-token = Jeton
term-token-text = Une manche gagnée en donne un. Le premier qui en a assez gagne la partie ; en équipe, les deux les partagent.
term-token-forms = jeton, jetons
term-deadlock = Tout est bloqué
term-deadlock-text = Tout le sable est tombé et personne ne bouge : chacun peut le dire, et dix secondes plus tard la manche s’arrête et l’on compte.
term-deadlock-forms = tout est bloqué
term-monster = Monstre
term-monster-text = Hydre ou Minotaure : rien tout seuls, la manche à deux dans la même pile.
term-monster-forms = monstre, monstres
term-wind = Vent
term-wind-text = Deux directions différentes doublent vos points, trois les triplent, quatre les quadruplent. Les Vents de tous sont visibles.
term-wind-forms = Vent, Vents
term-temple = Temple
term-temple-text = Cinq dieux attendent, à prendre par qui paie leur prix en cartes de son royaume. La rangée n’est jamais complétée.
term-temple-forms = temple
term-offering = Offrande
term-offering-text = Le prix d’un dieu du temple : autant de cartes de votre royaume, pile ou Vents, que le dit son nombre. À tout moment, même pendant que le sable coule.
term-offering-forms = offrande, offrandes
term-star = Étoile
term-star-text = Ce dieu agit une fois, aussitôt acquis, et s’en va.
term-star-forms = étoile
term-knock = Renverser
term-knock-text = Toucher le sablier d’un adversaire, là où les mains trop vives sont punies ; sous l’œil d’Éos, tout sablier d’autrui ou qui coule encore.
term-knock-forms = renverser, le renverser
term-neutral = Sablier neutre
term-neutral-text = Dans un duel : il bloque les deux joueurs. Vide, il va sur une autre pile contre une carte de votre royaume.
term-neutral-forms = sablier neutre, sabliers neutres
term-contested = Pile litigieuse
term-contested-text = Dans un duel : une pile qui porte des sabliers des deux joueurs. Jamais plus de deux à la fois.
term-contested-forms = pile litigieuse, piles litigieuses, litigieuse, litigieuses
term-reserved = Réservé
term-reserved-text = Apollon garde cette carte pour son propriétaire : lui seul peut l’acquérir, à son prix.
term-reserved-forms = réservée
term-stored = Sous Séléné
term-stored-text = Cartes cachées pour la manche suivante : elles ne comptent pas dans celle-ci.
term-stored-forms = cachez-en
## Standing
aim-line = { $target } points la manche, { $tokens ->
    [one] un jeton
   *[other] { $tokens } jetons
  } la partie
lead-one = { $me ->
    [yes] Vous menez
   *[no] { $who } mène
  } : { $tokens }
lead-team = { $me ->
    [yes] Votre équipe mène
   *[no] { $who } mènent
  } : { $tokens }
lead-close = { $me ->
    [yes] Il vous manque { $points } points pour la manche
   *[no] Il manque { $points } points à { $who } pour la manche
  }
lead-even = Égalité : { $tokens }
ask-next = Votre sable coule. Prochain libre : { $timer } ({ $place })
ask-blocked = { $timer } est bloqué : attendez que l’autre parte, repartez sans la carte, ou parlez.
mat-in = { $place } · { $seconds } s
struck-bag = { $name } met votre { $timer } dans le sac
struck-card = { $name } vous prend { $card }
struck-swap = { $name } échange sa pile avec la vôtre
struck-colour = { $name } échange ses sabliers avec les vôtres
struck-shift = { $name } pousse votre { $timer }
struck-winds = { $name } emporte tous les Vents
struck-steal = { $name } prend { $card } sur votre pile
struck-god = { $name } vous achète { $card }
result-hide = Voir la table
result-show = Voir le résultat
result-yours = La manche est à vous !
result-team = La manche est à votre équipe !
result-shared = La manche est partagée.
result-theirs = La manche est { A($who) }.
finale-label = { $kind ->
    [victory] Chronos descend de son trône : le sablier d’or est à vous
    [defeat] Le sablier d’or est à un autre ; le vôtre est couché
    [draw] Deux mains sur le sablier d’or
   *[watched] Le sablier d’or sur son trône
  }

## Rules

rules-goal-title = De quoi s’agit-il ?
rules-goal =
    Conquérir des territoires. Le premier qui a assez de points gagne la manche : 100 points, ou 200 dès que les Vents soufflent. Les manches donnent des jetons ; trois jetons, en général, gagnent la partie.

    Il n’y a pas de tours. Tout le monde joue en même temps, et les sabliers sont les seuls pions.

    Exemple : avec 50, 30 et 20 dans votre pile, vous avez exactement 100 points : la manche est à vous.
rules-timers-title = Les sabliers
rules-timers =
    Chaque sablier coule environ 30 secondes, mais jamais tout à fait comme un autre : apprenez à connaître les vôtres. On ne touche que ses propres sabliers, et seulement quand tout leur sable est tombé.

    Les couleurs ont aussi des formes, pour que personne ne dépende de la couleur. Votre sablier brille quand on peut le lever ; un étranger là où vous attendez a un bord rouge en tirets.

    Un bord orange avertit : toucher ce sablier, c’est le renverser. Là où les mains trop vives sont punies, ce sont ceux des adversaires : tous les vôtres rentrent à la maison, retournés. Sous l’œil d’Éos, ce sont tous ceux d’autrui et les vôtres qui coulent : vous donnez une carte.

    Avant la première manche, chacun prend une couleur, premier arrivé, premier servi ; les équipes tirent au sort.
rules-move-title = Envoyer, attendre, prendre
rules-move =
    - Posez un sablier vide sur une pile : il est retourné et coule.
    - Quand il est vide et seul sur la pile, levez-le : vous pouvez prendre la carte et le reposer aussitôt n’importe où, même au même endroit.
    - Prendre n’est pas obligatoire, et un sablier peut rentrer à la maison.

    Exemple : le rouge est posé sur un 30. Trente secondes plus tard il est vide et seul : levez-le vers la pile 4. Le 30 est à vous, la carte suivante apparaît, et le rouge coule déjà sur la pile 4.

    À l’écran : touchez un sablier, puis une pile ; ou faites-le glisser. Les mains vides, toucher une pile y envoie un sablier de la maison.
rules-block-title = Bloquer
rules-block =
    Un deuxième sablier sur une pile la bloque : personne ne peut prendre la carte, pas même avec deux sabliers à soi. Un visiteur tardif suffit.

    Exemple : le rouge est vide sur le 50, mais le bleu vient d’arriver. Le rouge peut attendre, partir sans la carte, ou parler : « On s’en va ensemble ? » Une promesse n’engage personne.
rules-end-title = La fin d’une manche
rules-end =
    Une manche s’arrête quand
    - quelqu’un a assez de points (au début, la table le voit toute seule ; avec les monstres, les Vents et le temple, il faut crier Victoire),
    - la dernière carte d’une pile est prise,
    - Hadès est rencontré,
    - ou tout est bloqué.

    Dans les trois derniers cas on compte les points ; le plus haut gagne, les ex æquo gagnent tous. Qui prend une dernière carte qui, à elle seule, complète une condition de victoire gagne seul ; Hadès ne complète rien. Un faux cri de victoire ne coûte que trois secondes de silence.
rules-gods-title = Les dieux des piles
rules-gods =
    Ils agissent quand on les prend, puis sont défaussés. Vous avez dix secondes pour choisir pendant que les autres jouent.
    - Hadès arrête la manche aussitôt.
    - Hermès : échangez toute votre pile avec celle d’un autre, ou avec personne.
    - Héphaïstos : un sablier adverse va dans le sac, son sable figé. Son propriétaire le récupère en défaussant toute sa pile, ou à la fin de la manche.
    - Cerbère : la carte du dessus d’une pile adverse est défaussée.

    Exemple : vous avez un 10, Léa a 30 et 50. Hermès : vous voilà avec 30 et 50.
rules-deadlock-title = Tout est bloqué
rules-deadlock =
    Quand tout le sable est tombé et que personne ne veut bouger, chacun peut dire « Tout est bloqué ». On compte jusqu’à dix ; le moindre sablier qui bouge arrête le compte. À zéro, la manche finit et les points comptent.
rules-monsters-title = Niveau 1 : les monstres
rules-monsters =
    Une Hydre et un Minotaure dans votre pile gagnent la manche, quels que soient les points. Eux-mêmes ne valent rien. On ne voit que votre carte du dessus : couvrez-les.
rules-winds-title = Niveau 2 : les Vents
rules-winds =
    Les Vents se posent autour de votre pile, visibles de tous. Deux directions différentes doublent vos points, trois les triplent, quatre les quadruplent. Un second Vent de même direction n’ajoute rien. Il faut 200 points.

    Exemple : 50 + 30 + 20 avec Nord et Sud font 200 points. Nord et Nord : toujours 100.
rules-temple-title = Niveau 3 : le temple
rules-temple =
    Cinq dieux attendent au temple. À tout moment vous pouvez faire une offrande : défaussez autant de cartes de votre royaume (pile et Vents) que le dit le prix, et le dieu est à vous jusqu’à la fin de la manche. Les dieux à étoile agissent une fois et s’en vont. La rangée n’est jamais complétée.

    Exemple : Hélios coûte 2. Vous donnez un 20 et le Vent du nord ; désormais vos 10 et vos 20 valent 30.
rules-list-title = Tous les dieux, un par un
rules-list =
    Les dieux des piles n’ont pas de prix ; ceux du temple coûtent autant de cartes qu’indiqué.
rules-duel-title = À deux : le duel
rules-duel =
    Chacun a quatre sabliers de deux couleurs ; deux sabliers neutres sont entre vous. Pendant huit secondes, chacun ne joue que sur ses trois piles. Ensuite tout est permis, mais jamais plus de deux piles litigieuses, c’est-à-dire portant des sabliers des deux joueurs.

    Un sablier neutre vide bloque les deux. Payez une carte de votre royaume et retournez-le sur une autre pile.
rules-teams-title = En équipes
rules-teams =
    À six, huit ou dix, on peut jouer par deux. Le meilleur des deux scores compte ; points, monstres et cartes identiques ne s’additionnent jamais. Hermès peut passer des cartes à un coéquipier.
rules-tokens-title = Les jetons et la partie
rules-tokens =
    Le gagnant d’une manche prend un jeton, deux avec Héra. Castor et Pollux donnent un jeton à leur propriétaire quand l’autre jumeau gagne. Entre deux manches, les couleurs sont retirées au sort si plus de la moitié le veut : les sabliers lents ne vous suivent pas toujours.
rules-table-title = À cette table
rules-table =
    - Touches : Q W E R prennent vos sabliers, les chiffres sont les piles, Maj et chiffre laisse la carte, T change la prise, H maison, V Victoire, D bloqué, Échap lâche.
    - Entre deux gestes d’une main passent 0,2 seconde.
    - « Calme » double le sable et permet de prévoir ses coups, « Éclair » presse et laisse tamponner une carte convoitée.
    - « Sans temps, par étapes » enlève l’horloge : chacun choisit une action en secret, puis toutes se font.
    - Le réseau est rendu juste : la table tient compte de votre distance.
rules-advice-title = Premiers conseils
rules-advice =
    - Envoyez vos sabliers sur des piles différentes.
    - Mieux vaut un 20 libre qu’un 50 encombré.
    - Au travail tout de suite : un sablier vide ne rapporte rien.
    - Bloquez qui n’a besoin que d’une carte, de préférence à trois secondes de la fin.
    - En tête ? Courez vers Hadès et les dernières cartes. En retard ? Asseyez-vous dessus.
