# Ce que dit le guide d’une première partie de Kréo, la première fois que vient un genre de décision.
coach-take-energy = L’Énergie sert à montrer et à échanger des cartes, puisqu’on ne peut presque pas parler. Tous puisent dans les mêmes jetons : d’habitude chacun en prend à peu près autant, et il peut en rester dans la réserve.
coach-divination = Chacun pose une carte face cachée, et on les retourne dans l’ordre indiqué. D’habitude : un Élément qui manque à une Nature en jeu, ou une Nature ouverte. Un jeton montre une carte à quelqu’un : bien dépensé, si cette personne joue après vous.
coach-reply-exchange = Quelqu’un a payé de l’Énergie pour échanger une carte avec vous : on ne refuse pas, mais vous choisissez ce que vous donnez. Donnez ce que vous ne pouvez pas placer, et que l’autre pourra peut-être poser.
coach-take = Vous pouvez reprendre une carte de la défausse. D’habitude : une Nature sans laquelle une branche de l’arbre resterait fermée, ou un Élément qui se fait rare.
coach-theia = Théia montre sans Énergie : la même carte à quelqu’un d’autre, ou une autre carte à la même personne. D’habitude : à qui joue juste après vous.
coach-guess = Thémis parie : dites quelle est cette carte cachée. Si vous avez raison, l’Énergie revient avec un gain, plus grand pour une Nature ou une Agression que pour un Élément. Dites ce que l’arbre attend.
coach-japet = Japet peut rejouer, à la fin de cette Création, tous les Éléments qu’elle défaussera. Gardez-le pour un tour où beaucoup va se perdre, une Tornade par exemple.
coach-play = Votre carte est retournée, et vous dites où elle va. D’habitude : un Élément va là où il complète une Nature, car ce qui est complet ne craint plus rien. Une Nature qui n’est pas ouverte peut remplacer un Élément dessiné sur elle, mais sa branche est alors fermée.
coach-strike = Votre Éclair détruit un Élément sous une Nature incomplète. Choisissez celui qui se remplace le plus facilement.
coach-drop = La Tornade n’a rien trouvé à emporter et vous revient : une autre carte de votre main part à sa place. Séparez-vous de ce qui ne vous sert guère.
coach-energy = Vous avez mis une Nature en jeu : un jeton de la réserve peut être à vous. Prenez-le, à moins que d’autres en aient plus besoin.
coach-tethys = Téthys peut protéger l’Élément qu’on vient de poser, avec un jeton de la réserve, jusqu’à ce que sa Nature soit complète. Utile tant que des Agressions circulent.
coach-japet-play = Japet rejoue les Éléments perdus l’un après l’autre : dites lequel, et sous quelle Nature. Complétez d’abord ce qui peut l’être.
