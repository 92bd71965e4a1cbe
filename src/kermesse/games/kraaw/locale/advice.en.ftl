## A move in words, for whoever asks for advice

command-choose-crow = Take { $crow }.
command-declare-jewels = { $count ->
    [0] Declare no jewel.
    [one] Declare one jewel.
   *[other] Declare { $count } jewels.
}
command-look-done = { $claim ->
    [true] Claim the whole kitty, and finish looking.
   *[false] Finish looking.
}
command-claim-chien = Claim the whole kitty.
command-chien-exchange = { $accept ->
    [true] Exchange a card with the kitty.
   *[false] Leave the kitty alone.
}
command-look = Look at your card { $slot }.
command-reveal = Reveal your card { $slot }.
command-reveal-lock = Reveal and lock your card { $slot }.
command-lock = Lock your card { $slot }.
command-exchange = Take card { $slot } from { $seat }.
command-retaliate = Take their card { $slot }.
command-bonus = Lock your card { $lock } and turn over your card { $flip }.
command-end-turn = End your turn without a bonus.
command-continue = Go on.
