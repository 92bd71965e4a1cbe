## Names

game-name = Kraaw
crow-charbon = Coal
crow-reglisse = Liquorice
crow-plume = Quill
crow-becdor = Goldbeak
crow-brindille = Twig
crow-rubis = Ruby
treasure-1 = button
treasure-2 = marble
treasure-3 = silver spoon
treasure-4 = pocket watch
treasure-5 = gem ring

## Refusals

refused-taken = That crow is already taken.
refused-bad-slot = A nest has five cards, numbered 1 to 5.
refused-bad-seat = There is nobody at that seat.
refused-own-seat = You cannot steal from your own nest.
refused-not-in-round = That player does not take part in this final.
refused-not-face-down = That card is not face-down.
refused-not-revealed = That card is not lying upright, face-up.
refused-no-lock-left = You already have two locked cards this round.
refused-locked-card = That card is locked: nobody can take it.
refused-same-card = Lock one card and turn over another.
refused-stall-guard = Upright cards have changed hands too often: do something that moves the round on.
refused-too-early = Look at your hand first: the kitty opens in a moment.
refused-too-late = The whole-hand swap of this round is already gone.
