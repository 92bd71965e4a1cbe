## What a balance report counts

things-crow = Crows
things-dealt = Values in the first hand of a round
things-done = What was done in one’s turns
things-robbed = What was suffered
did-look = Look, then reveal
did-reveal-lock = Reveal and lock
did-theft = Take from another nest
did-kitty = Swap with the kitty
did-swap = Swap the whole hand
did-bonus = Turn a card down for the bonus
did-robbed = To be robbed
