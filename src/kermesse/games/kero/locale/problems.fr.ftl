# Les problèmes de Kero : comment chacun s'appelle, et pourquoi sa réponse est la meilleure.

problem-third-copy = Trois pareilles
problem-third-copy-won = Deux « None shall pass! » valent 4, trois valent 9 : cinq points de plus, et 11 contre 10. Le Rempart en rapporterait 3 et vous laisserait à 9.
problem-outpost = L’avant-poste
problem-outpost-won = Au dernier tour, les Explorateurs vont à l’avant-poste : deux, pour une recrue et un métal chacun, y valent 3 points, et c’est 8 contre 7. Les Éclaireurs prendraient les deux recrues pour n’en placer qu’un.
problem-loot = Deux choses de plus
problem-loot-won = Vous avez les briques et le blé du Village. Il manque deux recrues, et le butin les apporte : 6 points, et 10 contre 9.
problem-four-colours = La quatrième couleur
problem-four-colours-won = Le rouge est la couleur qui manque à votre Bazar : le Buggy rapporte 1 point, 2 du Bazar et un Explorateur pour l’avant-poste, 11 contre 10. Le Marché en rapporte 3, et seulement l’égalité.
problem-four-of-one = Quatre d’une couleur
problem-four-of-one-won = La Station ne vaut qu’un point, mais c’est votre quatrième carte jaune : la Citadelle en donne 3 de plus, 12 contre 11. L’autre carte vous laisserait à 10.
problem-third-card = La troisième carte
problem-third-card-won = Quelle qu’elle soit, c’est votre troisième carte, et le Carrefour donne un point pour elle. Avec le Marché, cela fait 4, et 8 contre 7 ; le Buggy et son Explorateur font 3, et l’égalité.
problem-pioneers = La Vallée verte
problem-pioneers-won = Une carte verte compte un de plus dans la Vallée verte. Les Pionniers rapportent 2 points, celui-là, et un Explorateur pour l’avant-poste : 7 contre 6. Les autres cartes vertes s’arrêtent à 5.
problem-expedition = D’un seul coup
problem-expedition-won = L’Expédition vaut 2, et ses deux Explorateurs 3 à l’avant-poste : 9 contre 8. Envoyés un par un, deux Explorateurs ne rapporteraient que les 3.
problem-outriders = Une carte ou deux
problem-outriders-won = L’Avant-garde vaut 2, et ses deux Explorateurs 3 à l’avant-poste : 9 contre 8. Le Dépôt et les Éclaireurs ensemble font 3.
problem-own-or-theirs = Où l’envoyer ?
problem-own-or-theirs-won = Deux feux brûlent une carte, et la seule carte qui reste dans la pioche est la Conquête : la partie finit maintenant. Avec un Explorateur de plus, l’Oasis est à vous, 3 points et 10 contre 9. L’égalité sur le Champ pétrolifère n’en retire que 2 à { $A } : 7 partout.
problem-banish = Qui renvoyer ?
problem-banish-won = La dernière carte de la pioche est la Conquête, et deux feux la font venir. Sans cet Explorateur, l’Oasis est à vous : 10 contre 9. Sur le Champ pétrolifère, vous ne feriez que retirer 2 points à { $A } : 7 partout.
problem-spoil = La terre de personne
problem-spoil-won = La Conquête vient maintenant, et { $A } mène de 3. Le Champ pétrolifère vous en rapporterait 2. Un Explorateur sur le Vieil oléoduc y fait égalité : personne ne l’a, { $A } perd 3 points, et c’est 10 partout.
problem-hold-on = Finir soi-même
problem-hold-on-won = Les terres sont à vous maintenant. Une carte prise doit être remplacée, et la seule qui reste dans la pioche est la Conquête : la partie finit à 14 contre 13. Si vous attendez, { $A } a encore un tour.
