## Names

game-name = Witty Chronos
mode-solo = Each for themselves
mode-solo4 = Four timers each
mode-duel = Duel
mode-teams = Teams of two
level-0 = Chronos
level-1 = Monsters
level-2 = Winds
level-3 = Temple
colour-R = red
colour-B = blue
colour-G = green
colour-Y = yellow
colour-P = purple
colour-O = orange
card-T10 = Territory 10
card-T20 = Territory 20
card-T30 = Territory 30
card-T50 = Territory 50
card-T100 = Territory 100
card-MIN = Minotaur
card-HYD = Hydra
card-WN = North Wind
card-WS = South Wind
card-WO = West Wind
card-WE = East Wind
card-HADES = Hades
card-HERMES = Hermes
card-HEPHAISTOS = Hephaestus
card-CERBERE = Cerberus
power-HADES = The round ends at once.
power-HERMES = You may swap your pile with another player's.
power-HEPHAISTOS = Put one opposing timer into the bag.
power-CERBERE = Strike the top card off an opponent's pile.
god-HERACLES = Heracles
god-HELIOS = Helios
god-PERSEPHONE = Persephone
god-ATHENA = Athena
god-ARES = Ares
god-DIONYSOS = Dionysus
god-EOLE = Aeolus
god-POSEIDON = Poseidon
god-CYCLOPE = Cyclops
god-HERA = Hera
god-ZEUS = Zeus
god-APOLLON = Apollo
god-CASSANDRE = Cassandra
god-DEMETER = Demeter
god-APHRODITE = Aphrodite
god-PAN = Pan
god-SELENE = Selene
god-CASTOR = Castor
god-POLLUX = Pollux
god-CHARON = Charon
god-HECATE = Hecate
god-GAIA = Gaia
god-OURANOS = Uranus
god-ARTEMIS = Artemis
god-EROS = Eros
god-EOS = Eos
god-HESTIA = Hestia
power-HERACLES = The card that your Cerberus strikes comes onto your own pile.
power-HELIOS = Your 10s and 20s are worth 30.
power-PERSEPHONE = One timer of every other player goes into the bag.
power-ATHENA = Hermes, Cerberus and Hephaestus cannot touch you.
power-ARES = Your timers may stand on other players' piles and take cards there.
power-DIONYSOS = Swap one colour, timers included, with another player.
power-EOLE = Counts as a Wind of the direction that suits you best.
power-POSEIDON = Everybody loses all Winds.
power-CYCLOPE = A single monster in your pile is enough to win.
power-HERA = Win the round and take two tokens instead of one.
power-ZEUS = You win the round at once.
power-APOLLON = Reserve one card of the temple for yourself.
power-CASSANDRE = Take the last card of the temple for nothing.
power-DEMETER = Take any visible 10 that carries no timer.
power-APHRODITE = Your score is doubled.
power-PAN = 50 points for every temple god in front of you, Pan included.
power-SELENE = Discard some cards, then hide as many for the next round.
power-CASTOR = A token for you when the holder of Pollux wins.
power-POLLUX = A token for you when the holder of Castor wins.
power-CHARON = Take one card out of the discard as if you had just conquered it.
power-HECATE = A god from the piles may act as another one for you.
power-GAIA = Buy temple gods from other players.
power-OURANOS = Trade cards with the discard as often as you like.
power-ARTEMIS = Your monsters are worth 100 points each.
power-EROS = Move one timer of another player, turned over or not.
power-EOS = Whoever knocks a timer over owes you a card.
power-HESTIA = Three identical cards in your realm win the round.
the-T10 = Territory 10
the-T20 = Territory 20
the-T30 = Territory 30
the-T50 = Territory 50
the-T100 = Territory 100
the-MIN = the Minotaur
the-HYD = the Hydra
the-WN = the North Wind
the-WS = the South Wind
the-WO = the West Wind
the-WE = the East Wind
the-CYCLOPE = the Cyclops
the-timer = { $colour } timer { $number }
asking-hermes = Hermes
asking-hephaistos = Hephaestus
asking-cerbere = Cerberus
asking-hecate = Hecate
asking-persephone = Persephone
asking-dionysos = Dionysus
asking-apollon = Apollo
asking-selene = Selene
asking-charon = Charon
asking-eros = Eros
asking-eos-gift = Eos
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
phrase-text = Say…
phrase-leave_together = Shall we both leave pile { $pile }?
phrase-please_leave = Please leave pile { $pile }.
phrase-i_stay = I am staying on pile { $pile }.
phrase-block = Block { $name }!
phrase-deal = Deal!
phrase-no_deal = No deal.
phrase-i_am_slow = My timers are slow, I warn you.
phrase-thanks = Thank you!
phrase-well_played = Well played!

## Refusals

refused-not-now = Not at this moment of the round.
refused-choice-pending = Make your choice first: the god is waiting.
refused-not-yours = You do not control that timer.
refused-in-bag = That timer is in the bag.
refused-timer-running = Its sand is still running.
refused-no-such-place = There is no such place on this table.
refused-already-home = That timer is at home already.
refused-pile-face-down = That pile is still face down.
refused-not-your-zone = For now, only the three piles in front of you.
refused-needs-ares = You need Ares to attack another player's pile.
refused-empty-pile = There is no card on that pile.
refused-not-attacked = Nobody is attacking your pile.
refused-nothing-to-take = There is no card to take there.
refused-blocked = Another timer stands on that pile: no card.
refused-card-changed = Another card lies on top now.
refused-third-contest = That would make a third contested pile.
refused-nothing-to-ransom = None of your timers is in the bag.
refused-not-available = That god is not to be had.
refused-wrong-price = That is not the price of this god.
refused-not-in-realm = That card is not in your realm.
refused-needs-gaia = You need Gaia in front of you.
refused-needs-cassandre = You need Cassandra in front of you.
refused-temple-not-single = Cassandra waits until a single card is left in the temple.
refused-needs-demeter = You need Demeter in front of you.
refused-not-a-ten = Demeter takes visible 10s only.
refused-timer-there = A timer stands there.
refused-needs-ouranos = You need Uranus in front of you.
refused-god-not-allowed = Uranus brings back no gods.
refused-not-in-discard = That card is not in the discard.
refused-not-neutral = That timer is not neutral.
refused-same-pile = It must go to another pile.
refused-not-starter = Another player is turning the piles.
refused-already-up = That pile is face up already.
refused-no-choice = There is nothing to choose now, or it came too late.
refused-bad-choice = That cannot be chosen.
refused-protected = Athena protects that player.
refused-jealous = Hermes is jealous: you already have a god of the temple.
refused-not-needed = No need to shout: the table declares victory by itself here.
refused-too-soon = Give it a moment before you speak again.
refused-not-blocked = Nothing is stuck: some sand or some choice is still under way.
refused-still-choosing = Its owner is still choosing with this god.
refused-colour-taken = That colour is taken.
refused-no-such-colour = That colour is not in the box.
refused-timer-empty = Its sand is out: move it by hand.
refused-no-plan = Nothing is planned for that timer.

## Events

event-round-set-up = Round { $round } is laid out.{ $gods ->
    [none] { "" }
   *[other] { " " }In the temple: { $gods }.
  }
event-stored-revealed = { $you ->
    [seat] Selene gives you back { $cards }.
   *[other] Selene gives { $cards } back to { $seat }.
  }
event-phase-changed = { $phase ->
    [zone] Everybody’s own three piles first.
    [play] Play!
    [closing] A last card: one choice is still to be made.
    [over] The game is over.
   *[other] { "" }
  }
event-timer-moved = { $you ->
    [seat] { $place ->
        [home] You take { $timer } home.
        [real] You put { $timer } on a personal pile.
       *[pile] You put { $timer } on pile { $number }.
      }
   *[other] { "" }
  }
event-card-taken = { $code ->
    [HA] { "" }
    [HE] { "" }
    [CE] { "" }
   *[other] { $you ->
        [seat] You take { $card }.
       *[other] { $seat } takes { $card }.
      }
  }
event-take-stamped = { $you ->
    [seat] Too late for you: { $by } was quicker on pile { $pile }.
    [by] You were quicker than { $seat } on pile { $pile }.
   *[other] Too late for { $seat }: { $by } was quicker on pile { $pile }.
  }
event-god-taken = { $you ->
    [seat] You meet { $god }.
   *[other] { $seat } meets { $god }.
  }
event-choice-made = { $kind ->
    [hermes] { $target ->
        [none] { $you ->
            [seat] You decline: no piles are swapped.
           *[other] { $seat } declines: no piles are swapped.
          }
       *[other] { "" }
      }
    [hecate] { $you ->
        [seat] Hecate lets you use the power of { $god }.
       *[other] Hecate lets { $seat } use the power of { $god }.
      }
    [eros] { $timer ->
        [none] { $you ->
            [seat] You leave all timers where they are.
           *[other] { $seat } leaves all timers where they are.
          }
       *[other] { "" }
      }
   *[other] { "" }
  }
event-choice-timed-out = { $you ->
    [seat] You did not answer { $god } in time.
   *[other] { $seat } did not answer { $god } in time.
  }
event-choice-lost = { $you ->
    [seat] The round is over before you could answer { $god }.
   *[other] The round is over before { $seat } could answer { $god }.
  }
event-piles-swapped = { $you ->
    [a] You swap piles with { $b }.
    [b] { $a } swaps piles with you.
   *[other] { $a } and { $b } swap their piles.
  }
event-card-cancelled = { $you ->
    [by] You strike { $card } off { $seat }’s pile
    [seat] { $by } strikes { $card } off your pile
   *[other] { $by } strikes { $card } off { $seat }’s pile
  }{ $to ->
    [pile] : it goes onto { $you ->
        [by] your pile
       *[other] { $by }’s
      }
   *[discard] { "" }
  }.
event-timer-bagged = { $you ->
    [by] You put { $timer } into the bag.
   *[other] { $by } puts { $timer } into the bag.
  }
event-timers-returned = { $you ->
    [seat] You get { $timers } back.
   *[other] { $seat } gets { $timers } back.
  }
event-pile-discarded = { $you ->
    [seat] You give
   *[other] { $seat } gives
  } up { $count ->
    [0] an empty pile
    [one] a pile of one card
   *[other] a pile of { $count } cards
  } for timers in the bag.
event-offer-made = { $paid_count ->
    [0] { $you ->
        [seat] Cassandra brings you { $card } for nothing.
       *[other] Cassandra brings { $seat } { $card } for nothing.
      }
   *[other] { $you ->
        [seat] You offer
       *[other] { $seat } offers
      } { $paid_count ->
        [one] one card
       *[other] { $paid_count } cards
      } for { $card }.
  }
event-card-reserved = { $you ->
    [seat] Apollo reserves { $card } for you.
   *[other] Apollo reserves { $card } for { $seat }.
  }
event-cards-stored = { $you ->
    [seat] You hide
   *[other] { $seat } hides
  } { $count ->
    [0] no card
    [one] one card
   *[other] { $count } cards
  } under Selene.
event-god-bought = { $you ->
    [buyer] You buy { $card } from { $seller }
    [seller] { $buyer } buys { $card } from you
   *[other] { $buyer } buys { $card } from { $seller }
  } for { $count ->
    [one] one card
   *[other] { $count } cards
  }.
event-markers-swapped = { $you ->
    [seat] You swap colours with { $other }: { $mine } for { $theirs }.
    [other] { $seat } swaps colours with you: { $mine } for { $theirs }.
   *[none] { $seat } and { $other } swap colours: { $mine } for { $theirs }.
  }
event-winds-discarded = { $you ->
    [by] You raise
   *[other] { $by } raises
  } the sea: { $count ->
    [0] there was no Wind to drown.
    [one] the only Wind is gone.
   *[other] all { $count } Winds are gone.
  }
event-timer-shifted = { $you ->
    [by] You shift
   *[other] { $by } shifts
  } { $timer } to pile { $number }{ $flipped ->
    [true] , turned over
   *[false] { "" }
  }.
event-neutral-moved = { $you ->
    [seat] You pay
   *[other] { $seat } pays
  } a card to move the neutral { $timer } to pile { $number }.
event-ouranos-used = { $you ->
    [seat] You bring
   *[other] { $seat } brings
  } { $got } back from the discard{ $shown ->
    [none] { "" }
   *[other] {" "}for { $shown }
  }.
event-timer-knocked = { $you ->
    [seat] You knock { $timer } over!
   *[other] { $seat } knocks { $timer } over!
  }
event-timers-sent-home = { $you ->
    [seat] You have to take { $timers } home, turned over.
   *[other] { $seat } has to take { $timers } home, turned over.
  }
event-card-given = { $you ->
    [seat] You give { $card } to { $to }.
    [to] { $seat } gives you { $card }.
   *[other] { $seat } gives { $card } to { $to }.
  }
event-victory-announced = { $you ->
    [seat] You shout: “Victory!”
   *[other] { $seat } shouts: “Victory!”
  }
event-false-victory = { $you ->
    [seat] You shout “Victory!”, but no: play goes on.
   *[other] { $seat } shouts “Victory!”, but no: play goes on.
  }
event-deadlock-called = { $you ->
    [by] You say that everything is stuck: the count begins.
   *[other] { $by } says that everything is stuck: the count begins.
  }
event-deadlock-cancelled = The count stops: a timer moved.
event-round-ended = The round is over: { $reason ->
    [points] enough points
    [monsters] both monsters
    [cyclope] the Cyclops
    [hestia] three of a kind
    [zeus] Zeus has decided
    [hades] Hades has been met
    [last_card] a pile is empty
    [deadlock] everything is stuck
   *[round_limit] time is up
  }. { $you ->
    [winners] You win it.
   *[other] { $winners } { $count ->
        [one] wins
       *[other] win
      } it.
  }
event-tokens-gained = { $you ->
    [seats] You take
   *[other] { $seats } { $count ->
        [one] takes
       *[other] take
      }
  } { $gained ->
    [one] one token
   *[other] { $gained } tokens
  }: { $tokens } in all.
event-colour-chosen = { $you ->
    [seat] You choose { $colour }.
   *[other] { $seat } chooses { $colour }.
  }
event-colours-voted = { $yes ->
    [true] { $you ->
        [seat] You want other colours.
       *[other] { $seat } wants other colours.
      }
   *[false] { $you ->
        [seat] You would keep the colours.
       *[other] { $seat } would keep the colours.
      }
  }
event-colours-drawn = The colours are drawn at random.
event-plan-dropped = The plan for { $timer } is dropped.
event-act-refused = What you had chosen has become impossible: you pass.
event-said = { $you ->
    [seat] You
   *[other] { $seat }
  }: “{ $kind ->
    [leave_together] Shall we both leave pile { $pile }?
    [please_leave] Please leave pile { $pile }.
    [i_stay] I am staying on pile { $pile }.
    [block] Block { $about }!
    [deal] Deal!
    [no_deal] No deal.
    [i_am_slow] My timers are slow, I warn you.
    [thanks] Thank you!
    [well_played] Well played!
   *[text] { $text }
  }”

## Prompts

ask-ready = Ready?
ask-play = Move your empty timers; take, block, or wait.
ask-steps = Choose one act for this step, or pass.
ask-hermes = Swap your pile with whom? Or with nobody.
ask-hephaistos = Which timer goes into the bag?
ask-cerbere = Whose top card is struck?
ask-hecate = Which god shall it be?
ask-persephone = One timer of each player into the bag.
ask-dionysos = Swap colours with whom?
ask-apollon = Which card do you reserve?
ask-selene = Which cards do you hide for the next round?
ask-charon = Which card comes back from the discard?
ask-eros = Which timer goes where, turned over or not?
ask-eos_gift = Which card do you give?

## Board

timer-name = { $colour } timer { $number }
place-pile = pile { $pile }
place-realm = { $name }’s pile
place-bag = the bag
place-home = home
place-home-short = at home
place-realm-short = on a realm
timer-label = { $owner ->
    [mine] Your { $timer }
    [neutral] Neutral { $timer }
   *[other] { $timer } of { $name }
  }, { $place }: { $runs ->
    [yes] { $seconds } s of sand
   *[no] { $state }
  }
state-bag = out of play
state-runs = running
state-home = empty, ready to go
state-alone = empty and alone
state-blocked = empty, but blocked
mat-bag = In the bag
mat-runs = Still running
mat-home = Ready to go
mat-blocked = Blocked
coming-title = What comes
coming-in = { $seconds } s
coming-now = ready
coming-you = You
coming-line = { $me ->
    [yes] { $seconds ->
        [0] You can take { $card }
       *[other] In { $seconds } s you can take { $card }
    }
   *[no] { $seconds ->
        [0] { $name } can take { $card }
       *[other] In { $seconds } s { $name } can take { $card }
    }
}
mat-take = Take: { $card }
dir-WN = N
dir-WS = S
dir-WO = W
dir-WE = E
pile-label = Pile { $pile }: { $up ->
    [yes] { $card }
   *[no] face down
  }, { $left ->
    [one] last card
   *[other] { $left } cards
  }. { $timers ->
    [0] No timer here.
   *[other] { $names }
  }
pile-empty = empty
pile-last = last!
take-reach = { $name } reaches
protected-label = Protected by Athena
seat-leads = in the lead
seat-ready = ready
seat-choosing = has a god’s choice to make
their-pile = Pile of { $name }: { $count ->
    [one] one card
   *[other] { $count } cards
  }, on top { $card }
their-pile-empty = { $name } has no card yet
tokens-count = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
  }
points-short = { $points } pts
buy-from = Buy from { $name } for { $price }: { $god }
reserved-label = Reserved: { $god }
stored-cards = Under Selene: { $cards }
card-and-power = { $card }: { $power }
stored-label = { $count ->
    [one] { $count } card under Selene
   *[other] { $count } cards under Selene
  }
winds-label = { $count ->
    [0] No Wind
    [one] { $count } Wind
   *[other] { $count } Winds
  }: points ×{ $factor }
temple-title = The temple
temple-card = { $god } Price: { $many ->
    [yes] one card or more
   *[no] { $price }
  }. { $can ->
    [yes] You can afford it.
   *[no] You cannot pay for it now.
  }
temple-empty = The temple is empty.
temple-goal = First to { $target } points
discard-count = { $count ->
    [0] Nothing discarded
    [one] { $count } card discarded
   *[other] { $count } cards discarded
  }
bag-count = { $count ->
    [one] { $count } timer in the bag
   *[other] { $count } timers in the bag
  }
deadlock-runs = { $name } says everything is stuck. The round ends at zero unless a timer moves.
cards-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
swap-colours = your { $mine } for { $theirs }
eros-flip = Turned over
eros-no-flip = As it stands
eros-other = Not the { $timer }
default-hermes = If you do not choose: nobody.
default-hephaistos = If you do not choose: one at random.
default-cerbere = If you do not choose: one at random.
default-hecate = If you do not choose: the god itself.
default-persephone = If you do not choose: random timers.
default-dionysos = If you do not choose: a random swap.
default-apollon = If you do not choose: the dearest.
default-selene = If you do not choose: none.
default-charon = If you do not choose: the dearest territory.
default-eros = If you do not choose: nothing moves.
default-eos_gift = If you do not choose: your top card.
choose-these = Into the bag
selene-hide = { $count ->
    [0] Hide none
    [one] Hide { $count } card
   *[other] Hide { $count } cards
  }
choose-nobody = Nobody
choose-nothing = Nothing
result-won = won the round
result-last-round = The last round:
result-title = Round { $round }:
reason-points = enough points!
reason-monsters = both monsters!
reason-cyclope = the Cyclops!
reason-hestia = three alike!
reason-zeus = Zeus decides.
reason-hades = Hades ends it, points count.
reason-last_card = a last card, points count.
reason-deadlock = all stuck, points count.
reason-round_limit = time is up, points count.
decided-round = Decided in round { $round }: { $reason } Tokens: { $even ->
    [yes] { $tokens } each
   *[no] { $tokens } to { $next }
}.
decided-me = { $won ->
    [yes] The last round was yours, with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }; you have { $tokens }.
   *[no] You had { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in the last round; you have { $tokens }.
}
decided-me-had = You had { $tokens }.
ring-label = The piles
opening-ready = Round { $round }: ready?
opening-countdown = Hands off… here it comes!
opening-look = Look at the piles
opening-why = { $mode }, { $level }: { $target } points win a round, { $tokens ->
    [one] one token wins
   *[other] { $tokens } tokens win
  } the game. Everybody plays at once.
trade-title = Uranus: which card comes back?
my-timers = My timers; put one down here to bring it home
my-pile = My pile, bottom first: { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
my-pile-empty = Your pile is still empty: send a timer to a card.
my-gods = My gods
do-defend = Defend
talk-pile = Pile { $pile }:
talk-leave_together = Shall we both go?
talk-please_leave = Please leave
talk-i_stay = I am staying
show-seconds = All seconds
progress-round = round { $round } · { $tokens ->
    [one] { $tokens } token wins
   *[other] { $tokens } tokens win
  }
ask-interval = Ready for the next round?
ask-pay = { $god }: choose { $open ->
    [yes] one card or more ({ $paid } chosen); you may then hide as many
   *[no] { $price ->
        [one] one card
       *[other] { $price } cards
      } of your realm ({ $paid } chosen)
  }.
ask-trade-give = Uranus: which card of your realm do you give?
ask-trade-get = Uranus: now the card that comes back.
ask-neutral-pay = A neutral timer: pay with one card of your realm.
ask-neutral-pile = Now the pile it goes to.
ask-plan = { $timer }: plan where it goes once it is empty.
ask-where = { $timer }: to which pile?
ask-where-take = { $timer } takes { $card }. Where does it go next?
ask-deadlock = The count is running: move a timer, or let the round end.
ask-zone = Your three piles first: place your timers.
ask-ripe = { $timer } is empty and alone on { $card }: lift it!
ask-watch = Your sand is running. Watch the others.
wait-play = Sand is running. Everybody plays at once.
wait-zone = Each on their own three piles first.
wait-ready = Waiting for { $who }.
wait-interval = Waiting for { $who }.
wait-countdown = Three, two, one…
wait-look = Look at the piles: play begins at once.
wait-steps = Waiting for { $who }.
wait-hermes = Waiting for { $who }: who to swap a pile with?
wait-hephaistos = Waiting for { $who }: which timer goes into the bag?
wait-cerbere = Waiting for { $who }: whose top card is cancelled?
wait-hecate = Waiting for { $who }: which god will Hecate be?
wait-persephone = Waiting for { $who }: one timer of each player goes into the bag.
wait-dionysos = Waiting for { $who }: who to swap a colour with?
wait-apollon = Waiting for { $who }: which card to reserve?
wait-selene = Waiting for { $who }: which cards to hide?
wait-charon = Waiting for { $who }: which card comes back from the discard?
wait-eros = Waiting for { $who }: which timer goes where?
wait-eos-gift = Waiting for { $who }: which card to give?
do-announce = Victory!
do-cancel = Never mind
do-offer = Make the offering
do-pay-cheaply = Pay with the smallest
do-pay-all = Pay with everything
do-take-along = Take the card
do-home = Home
do-ready = I am ready
choose-colour = Choose your colour
timer-knock = { $label } – touching it knocks it over
do-vote-yes = New colours, please
do-vote-no = Keep the colours after all
vote-why = Draw the colours anew if more than half want it
do-ransom = Buy my timers back
do-ransom-sure = Discard your whole pile and get your timers out of the bag?
do-cassandre-take = Take the last god
do-call-deadlock = We are stuck
do-pass = Pass
do-ouranos = Trade with the discard
do-plan-cancel = Forget this plan
refused-pick-timer = Several of your timers are free: pick one first.
refused-pay-first = First choose the card you pay with.
outcome-champion = { $me ->
    [yes] You succeed Chronos
   *[no] { $who } { $count ->
        [one] succeeds
       *[other] succeed
      } Chronos
  }
outcome-shared = The victory is shared: { $who }
god-search = Search a god or a power
god-in-piles = in the piles
god-price = price { $price }
god-price-open = price one or more
god-once = acts once
god-none = No god does that.

## Tips
short-HADES = ends the round
short-HERMES = swaps piles
short-HEPHAISTOS = bags a timer
short-CERBERE = strikes a card
short-MIN = + Hydra: you win
short-HYD = + Minotaur: you win
short-HERACLES = Cerberus steals
short-HELIOS = 10, 20 → 30
short-PERSEPHONE = bags one each
short-ATHENA = shields you
short-ARES = raids piles
short-DIONYSOS = swaps colours
short-EOLE = one more Wind
short-POSEIDON = no more Winds
short-CYCLOPE = one monster wins
short-HERA = 2 tokens
short-ZEUS = wins the round
short-APOLLON = reserves a god
short-CASSANDRE = the last one, free
short-DEMETER = takes the 10s
short-APHRODITE = score ×2
short-PAN = 50 for each god
short-SELENE = hides cards
short-CASTOR = wins with Pollux
short-POLLUX = wins with Castor
short-CHARON = brings a card back
short-HECATE = changes the god
short-GAIA = buys from others
short-OURANOS = trades discards
short-ARTEMIS = monster = 100
short-EROS = moves a timer
short-EOS = a knock: 1 card
short-HESTIA = 3 alike win
more-HADES = Points are counted: the highest score wins, however far from the goal.
more-HERMES = Winds, gods and timers stay where they are; you may also decline.
more-HEPHAISTOS = Its sand is frozen until its owner discards the whole pile, or until the round ends.
more-CERBERE = It is discarded. Winds are safe from it.
more-HERACLES = So it is not discarded.
more-HELIOS = They are still 10s and 20s for Demeter and Hestia.
more-PERSEPHONE = Team mates and those whom Athena shields included; ransom works as with Hephaestus.
more-ATHENA = She does not help against Hades, Ares, Demeter, Persephone, Eros, Dionysus, Poseidon, Gaia and Eos.
more-ARES = Empty and alone, it lifts the top card; whoever is attacked may block with timers on their own pile.
more-DIONYSOS = The timers stay where they are, as they are, and the swap lasts for the rest of the game.
more-EOLE = It is no Wind card: it cannot pay, and Poseidon does not sweep it away.
more-POSEIDON = The price may be paid with a Wind.
more-CYCLOPE = Hydra or Minotaur, and the round is yours.
more-HERA = In teams it is enough that one of the two has her.
more-ZEUS = Without announcing anything.
more-APOLLON = Only you can acquire it then, at the usual price.
more-CASSANDRE = Once only one is left. If it is Zeus, the round is yours.
more-DEMETER = From the piles in the middle and from the others' alike, as often as you like.
more-APHRODITE = After the Winds: she doubles once more.
more-PAN = Before Winds and Aphrodite multiply.
more-SELENE = Pay as many cards as you like; those hidden are yours from the start of the next round, if Selene is still in front of you.
more-CASTOR = Whoever has both twins and wins takes it all.
more-POLLUX = Whoever has both twins and wins takes it all.
more-CHARON = You see the whole discard; a god brought back acts at once.
more-HECATE = You choose among Hades, Hermes, Hephaestus and Cerberus.
more-GAIA = At the printed price, paid to the seller, who cannot refuse.
more-OURANOS = A card of your realm for one of the discard, never a god. You see the whole discard.
more-ARTEMIS = Before Winds and Aphrodite multiply.
more-EROS = To a pile in the middle. No card is taken by this move.
more-EOS = A card of their realm, of their choice.
more-HESTIA = Three Territories of one value, three Hydras, three Minotaurs or three Winds of one direction.
tip-pile-god = { $power } { $more } Acts as soon as it is taken, then is discarded.
tip-temple-once = { $power } { $more } { $price } Acts once, then leaves.
tip-temple-stays = { $power } { $more } { $price } Stays in front of you until the round ends.
tip-price = Price: { $price } of your realm.
tip-price-cards = { $price ->
    [one] one card
   *[other] { $price } cards
  }
tip-price-open = one card or more
tip-territory = { $value } points in your pile, once your timer stands there empty and alone.
tip-pile-title = Pile { $pile }: { $card }
tip-pile-down = face down
tip-pile = { $card } { $left ->
    [one] It is the last card: taking it ends the round.
   *[other] { $left } cards left; taking the last one ends the round.
  }
tip-timer-title = { $owner ->
    [mine] Your { $timer }
    [neutral] { CAP($timer) }, neutral
   *[other] { $name }: { $timer }
  }
tip-timer-free = Empty: it may be put on a pile, where it is turned over and runs.
tip-timer-ripe = Empty and alone: lifted now, it takes the card and may be sent on at once.
tip-timer-runs = A timer may only be touched once all its sand has run down.
tip-timer-warn = Touching it knocks it over: you give Eos a card, or all your timers go home, turned over.
tip-victory = { $target } points, or a condition such as Hydra and Minotaur: shout, and the round is yours. A false cry only costs three seconds of silence.
tip-count-title = { $name }'s pile
tip-count = { $count ->
    [0] No card yet.
    [one] One card.
   *[other] { $count } cards, of which only the top one is seen.
  } { $card }
## Glossary
term-timer = Timer
term-timer-text = The only pawn of the game. Put down, it is turned over and runs; it is only touched when empty.
term-timer-forms = timer, timers, sand timer, sand timers
term-pile = Pile
term-pile-text = Cards in the middle, the top one face up. The last card of a pile ends the round.
term-pile-forms = pile, piles
term-take = Taking
term-take-text = A timer that stands empty and alone on a pile may be lifted with the top card, and put down anywhere.
term-take-forms = take the card, empty and alone
term-blocked = Blocked
term-blocked-text = Several timers on one pile: nobody takes a card there, whosever they are. Wait, leave, or talk about it.
term-blocked-forms = block, blocks, blocked, blocking
term-realm = Realm
term-realm-text = Your pile of conquered cards and the Winds around it. The others only see your top card.
term-realm-forms = realm, realms
term-territory = Territory
term-territory-text = A card of 10, 20, 30, 50 or 100 points.
term-territory-forms = territory, territories
term-god = God of the piles
term-god-text = Hades, Hermes, Hephaestus and Cerberus act when they are taken, and are then discarded.
term-god-forms = gods of the piles
term-bag = Bag
term-bag-text = A timer in the bag is out of play, its sand frozen, until the round ends or until the ransom: its owner discards the whole pile.
term-bag-forms = bag
term-discard = Discard
term-discard-text = Only Uranus and Charon look at it; the god met last can be seen by all.
term-discard-forms = discard, discarded
term-victory = Victory!
term-victory-text = The cry of somebody who believes they have the points or a victory condition. If they are right, the round is theirs.
term-victory-forms = cry of victory, shout Victory
term-token = Token
term-token-text = Won with a round. Whoever first has enough of them wins the game; in teams the two share them.
term-token-forms = token, tokens
term-deadlock = Deadlock
term-deadlock-text = All sand has run down and nobody moves: anyone may say so, and ten seconds later the round ends and points are counted.
term-deadlock-forms = everything is blocked, deadlock
term-monster = Monster
term-monster-text = Hydra or Minotaur: nothing alone, the round if both lie in one pile.
term-monster-forms = monster, monsters
term-wind = Wind
term-wind-text = Two different directions double your points, three make them threefold, four fourfold. Everybody's Winds can be seen.
term-wind-forms = Wind, Winds
term-temple = Temple
term-temple-text = Five gods wait for whoever pays their price in cards of their realm. The row is never refilled.
term-temple-forms = temple
term-offering = Offering
term-offering-text = The price of a temple god: as many cards of your realm, pile or Winds, as its number says. At any time, even while sand runs.
term-offering-forms = offering, offerings
term-star = Star
term-star-text = This god acts once, as soon as it is acquired, and leaves.
term-star-forms = star
term-knock = Knocking over
term-knock-text = Touching an opponent's timer where hasty hands are punished; under the eye of Eos, any timer of others, or one that still runs.
term-knock-forms = knock, knocks, knocking
term-neutral = Neutral timer
term-neutral-text = In a duel: it blocks both players. Once empty, it goes to another pile for a card of your realm.
term-neutral-forms = neutral timer, neutral timers
term-contested = Contested pile
term-contested-text = In a duel: a pile that bears timers of both players. Never more than two at a time.
term-contested-forms = contested pile, contested piles, contested
term-reserved = Reserved
term-reserved-text = Apollo keeps this card for his owner, who alone can acquire it, at its price.
term-reserved-forms = reserved
term-stored = Under Selene
term-stored-text = Cards hidden for the next round: they do not count in this one.
term-stored-forms = hide as many
## Standing
aim-line = { $target } points a round, { $tokens ->
    [one] one token
   *[other] { $tokens } tokens
  } the game
lead-one = { $me ->
    [yes] You lead
   *[no] { $who } leads
  }: { $tokens }
lead-team = { $me ->
    [yes] Your team leads
   *[no] { $who } lead
  }: { $tokens }
lead-close = { $me ->
    [yes] You lack { $points } points for the round
   *[no] { $who } lacks { $points } points for the round
  }
lead-even = Level: { $tokens }
ask-next = Your sand runs. Next one free: { $timer } ({ $place })
ask-blocked = { $timer } is blocked: wait for the other to leave, go without the card, or talk.
mat-in = { $place } · { $seconds } s
struck-bag = { $name } puts your { $timer } into the bag
struck-card = { $name } strikes { $card } off your pile
struck-swap = { $name } swaps piles with you
struck-colour = { $name } swaps timers with you
struck-shift = { $name } moves your { $timer }
struck-winds = { $name } sweeps all Winds away
struck-steal = { $name } takes { $card } from your pile
struck-god = { $name } buys { $card } from you
result-hide = See the table
result-show = See the result
result-yours = The round is yours!
result-team = The round is your team's!
result-shared = The round is shared.
result-theirs = The round goes to { $who }.
finale-label = { $kind ->
    [victory] Chronos leaves his throne: the golden timer is yours
    [defeat] The golden timer is another's; yours lies on its side
    [draw] Two hands on the golden timer
   *[watched] The golden timer on its throne
  }

## Rules

rules-goal-title = What it is about
rules-goal =
    Conquer territories. Whoever first has enough points wins the round: 100 points, or 200 once the Winds blow. Rounds give tokens; usually three tokens win the game.

    Nobody has a turn. Everybody plays at the same time, and sand timers are the only pieces.

    Example: with 50, 30 and 20 in your pile you have exactly 100 points: the round is yours.
rules-timers-title = Sand timers
rules-timers =
    Every timer runs for about 30 seconds, but no two quite alike: get to know yours. You may only touch your own timers, and only when all their sand has run down.

    Colours also have shapes, so that nobody has to rely on colour. A timer of yours that can be lifted now glows; a stranger standing where you wait has a dashed red edge.

    An orange edge warns: touching that timer knocks it over. Where hasty hands are punished, these are your opponents’: all of yours go home, turned over. Where Eos watches, they are all those of others, and yours that run: you give a card.

    Before the first round everybody picks a colour, first come, first served; teams draw lots.
rules-move-title = Sending, waiting, taking
rules-move =
    - Put an empty timer on a pile: it is turned over and runs.
    - When it is empty and the only timer there, lift it: you may take the card and put the timer down anywhere at once, on the same pile too.
    - You need not take the card, and you may bring a timer home.

    Example: red stands on a 30. Thirty seconds later it is empty and alone: lift it to pile 4. The 30 is yours, the next card shows, and red already runs on pile 4.

    On the screen: touch a timer, then a pile; or drag it. With nothing in hand, touching a pile sends a timer from home.
rules-block-title = Blocking
rules-block =
    Any second timer on a pile blocks it: nobody can take the card, not even with two timers of their own. A late guest is enough.

    Example: red is empty on the 50, but blue has just arrived. Red may wait, leave without the card, or talk: “Shall we both leave?” Promises bind nobody.
rules-end-title = The end of a round
rules-end =
    A round ends when
    - somebody has enough points (in the base game the table notices; with monsters, Winds and temple you have to shout Victory!),
    - the last card of any pile is taken,
    - Hades is met,
    - or everything is stuck.

    In the last three cases points are counted; the highest score wins, and all who tie for it win. Whoever takes a last card that itself completes a victory condition wins alone; Hades completes nothing. A false “Victory!” costs nothing but three seconds of silence.
rules-gods-title = Gods in the piles
rules-gods =
    They act when you take them, then they are discarded. You have ten seconds to choose while the others play on.
    - Hades ends the round at once.
    - Hermes: swap your whole pile with another player’s, or with nobody.
    - Hephaestus: one opposing timer goes into the bag, its sand stopped. Its owner gets it back by discarding the whole pile, or at the end of the round.
    - Cerberus: the top card of an opponent’s pile is discarded.

    Example: you own a 10, Lea owns 30 and 50. Hermes: now you own 30 and 50.
rules-deadlock-title = All stuck
rules-deadlock =
    When all sand has run down and nobody wants to move, anyone may say “We are stuck”. A count of ten begins; any timer that moves stops it. At zero the round ends and points count.
rules-monsters-title = Level 1: monsters
rules-monsters =
    A Hydra and a Minotaur in the same pile of yours win the round, whatever the points. They are worth nothing themselves. Only your top card is seen: cover them.
rules-winds-title = Level 2: Winds
rules-winds =
    Winds lie around your pile, for all to see. Two different directions double your points, three triple them, four make them four times as much. A second Wind of the same direction adds nothing. 200 points are needed.

    Example: 50 + 30 + 20 with North and South are 200 points. North and North are still 100.
rules-temple-title = Level 3: the temple
rules-temple =
    Five gods lie in the temple. At any time you may make an offering: discard as many cards of your realm (pile and Winds) as the price says, and the god is yours until the end of the round. Gods with a star act once and are gone. The row is never filled up.

    Example: Helios costs 2. You give a 20 and the North Wind; from now on your 10s and 20s count 30.
rules-list-title = All gods, one by one
rules-list =
    Gods of the piles have no price; gods of the temple cost as many cards as stated.
rules-duel-title = Two players: the duel
rules-duel =
    Each has four timers of two colours; two neutral timers stand in between. For eight seconds each player places timers on their own three piles only. Then anything goes, but never more than two piles may be contested, that is, carry timers of both.

    An empty neutral timer blocks both. Pay one card of your realm and turn it over onto another pile.
rules-teams-title = Teams
rules-teams =
    Six, eight or ten players can play in pairs. The better score of the two counts; points, monsters and identical cards are never put together. Hermes can pass cards to a mate.
rules-tokens-title = Tokens and the game
rules-tokens =
    The winner of a round takes a token, two with Hera. Castor and Pollux give their owner a token when the other twin wins. Between rounds the colours can be drawn anew if more than half want it: slow timers do not stay with you forever.
rules-table-title = On this table
rules-table =
    - Keys: Q W E R pick your timers, digits are piles, Shift and digit leaves the card, T switches taking, H home, V Victory, D stuck, Esc lets go.
    - A hand needs 0.2 seconds between two moves.
    - “Calm” doubles the sand and lets you plan moves, “Blitz” hurries and lets others stamp a card you reach for.
    - “Untimed, in steps” takes the clock away: everybody chooses one act in secret, then all are carried out.
    - A slow connection is made up for: the table measures how far away you are.
rules-advice-title = First advice
rules-advice =
    - Send your timers to different piles.
    - A free 20 beats a crowded 50.
    - Back to work at once: an empty timer earns nothing.
    - Block whoever needs only one more card, best when three seconds are left.
    - Ahead? Run for Hades and last cards. Behind? Sit on them.
