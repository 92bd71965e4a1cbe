## What a balance report counts

things-evolution = Evolutions built
things-drawn = Bonus cards drawn
things-played = Bonus cards played
things-place = Places of action
things-prey = Prey caught
things-gather = Finds in the Forest
things-climb = Climbs
things-fate = What happened to one
did-knocked-out = To be knocked out
did-beast = Beat the Kromosaure
