## Ce que compte un rapport d’équilibre

things-evolution = Évolutions réalisées
things-drawn = Cartes Bonus piochées
things-played = Cartes Bonus jouées
things-place = Lieux d’action
things-prey = Proies attrapées
things-gather = Trouvailles en Forêt
things-climb = Escalades
things-fate = Ce qui est arrivé
did-knocked-out = Être assommé
did-beast = Battre le Kromosaure
