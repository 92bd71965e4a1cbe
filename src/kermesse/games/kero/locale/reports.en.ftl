## What a balance report counts

things-card = Cards taken
things-land = New Lands won
things-outpost = Explorers elsewhere
things-drawn = Tuareks drawn
things-played = Tuareks played
things-die = Special dice thrown
things-truck = The truck
did-fill = Fill up
did-panne = Run out of KERO
role-first = The first player
role-second = The second player
