# Ce que dit le guide d’une première partie de Kraaw, la première fois que vient un genre de décision.
coach-choose-crow = Choisissez un corbeau : c’est votre visage à cette table, et aucun ne joue mieux qu’un autre. Prenez celui qui vous plaît.
coach-declare-jewels = Qui porte le plus de bijoux commence. Dites combien vous en portez ; on vous croit sur parole, et cela ne sert à rien d’autre.
coach-look-done = Voici vos trésors. Retenez leurs valeurs : ils vont être mélangés, et vous saurez ce que vous avez, mais pas où.
coach-chien-exchange = Vous pouvez échanger une carte avec le chien, à l’aveugle : le hasard choisit celle qui part et celle qui vient. On le fait d’habitude avec une main faible, et on garde une bonne main.
coach-main = À vous, une seule action. D’habitude, au début : regardez une de vos cartes cachées, puis révélez-en une bonne. Plus tard : verrouillez ce qui en vaut la peine, ou prenez une carte sans verrou.
coach-reveal = Vous avez regardé ; il faut maintenant révéler une carte cachée, celle-là ou une autre. Seul ce qui est révélé compte, mais on peut aussi vous le prendre : certains gardent leur meilleure carte pour le moment où ils pourront la verrouiller.
coach-retaliate = On vous prend une carte, et vous en prenez une en retour, avant que la vôtre ne soit vue. Tout ce qui n’est pas verrouillé convient : d’habitude la plus haute carte que vous voyez ou dont vous vous souvenez.
coach-bonus = Le bonus : en plus de votre action, vous pouvez verrouiller une carte révélée, si vous en retournez une autre face cachée. D’habitude : on verrouille la plus chère, on paie avec la moins chère. Ou bien finissez simplement votre tour.
coach-continue = La manche est comptée : le plus haut total l’emporte, et en cas d’égalité les cartes les plus basses gagnent. Regardez les nids, puis continuez.
