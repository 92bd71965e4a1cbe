## What a balance report counts

things-card = Cards taken from the piles
things-god = Gods of the Temple acquired
things-bought = Gods bought from another
things-done = What was done besides
did-ouranos = Trade with Uranus
did-knocked = Knock a timer over
did-false-victory = Announce a victory that is none
did-deadlock = Call a deadlock
did-stamped = To have a card stamped away
