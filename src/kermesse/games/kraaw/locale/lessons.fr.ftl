# Ce que dit le guide dans les leçons de Kraaw.
lesson-first = Votre premier nid
lesson-first-why = Regarder, révéler, verrouiller, voler, et gagner une courte manche.

lesson-first-look = Vous êtes un corbeau, et votre nid cache cinq trésors, de 1 à 5. Vous savez ce que vous avez, pas où. Seul compte ce qui est visible. Alors : regardez une de vos cartes.
lesson-first-look-reveal = Vous l’avez vue, et personne d’autre. Retournez maintenant une carte : celle-là ou une autre.
lesson-first-look-steal = Le vol viendra plus tard. Regardez d’abord une carte à vous.
lesson-first-look-locked = Ce serait verrouiller une carte que vous n’avez jamais vue : c’est peut-être un 1. Regardez d’abord.
lesson-first-look-won = Cette carte compte à présent, et tout le monde la voit. Le plus haut total visible à la fin de la manche la gagne, et une plume.

lesson-first-known = Les chiffres pâles sont votre mémoire : votre 5 est là. « { action-reveal-lock } » le retourne et le met à l’abri d’un coup. Faites-le avec le 5.
lesson-first-known-look = Inutile de regarder : vous connaissez déjà votre 5.
lesson-first-known-other = Vous n’avez que deux verrous par manche : n’en gâchez pas un pour cette carte. Verrouillez le 5.
lesson-first-known-steal = Laissez les autres tranquilles pour l’instant, et sauvez votre 5.
lesson-first-known-two = Un verrou pour un 2 ? Vous en avez deux par manche. Gardez-les pour ce qui en vaut la peine.
lesson-first-known-won = Verrouillée : elle compte, et personne n’y touche de la manche. « En jeu » compte tous les trésors, ceux du chien aussi, qui n’est à personne.

lesson-first-lock = Votre 5 est là, à la portée de tous. « { action-lock } » met à l’abri une carte déjà debout. Verrouillez votre 5.
lesson-first-lock-small = Celle-là aussi serait à l’abri, mais laquelle le voleur voudra-t-il ?
lesson-first-lock-later = Sauvez d’abord ce que vous avez : le 5.
lesson-first-lock-steal = Voler est amusant, mais votre 5 est en danger. Verrouillez-le.
lesson-first-lock-safe = Le 5 est à l’abri. Votre tour est fini : appuyez sur « { do-end-turn } ».
lesson-first-lock-wait = C’est le bonus, dont nous reparlerons tout à l’heure. Pour l’instant, appuyez sur « { do-end-turn } ».
lesson-first-lock-thief = Voyez ce que veut maintenant l’autre corbeau…
lesson-first-lock-won = Il tend la patte vers votre 4, puisque le 5 lui échappe. Vous prendriez alors quelque chose à lui en retour : nous y venons bientôt.

lesson-first-steal = L’autre nid montre un 5 qui n’est pas verrouillé. Prenez-le : choisissez cette carte.
lesson-first-steal-more = Vous pouvez prendre celle-là. Mais il y a mieux : le 5.
lesson-first-steal-look = Ce serait permis. Mais regardez là-bas : un 5, et pas de verrou.
lesson-first-steal-answer = Qui est volé prend quelque chose au voleur en retour, avant que la carte volée change de nid. Son propriétaire choisit…
lesson-first-steal-won = Un 5 contre un 2. Les cartes volées sont debout chez vous : le prochain voleur peut les reprendre, sauf si vous les verrouillez.

lesson-first-retaliate = C’est à l’autre corbeau. Surveillez votre 4…
lesson-first-retaliate-answer = Il veut votre 4 ! Prenez en retour ce que vous voulez parmi ce qui n’est pas verrouillé : sa meilleure carte.
lesson-first-retaliate-more = Il a mieux que cela. Prenez le 5.
lesson-first-retaliate-won = Un 5 contre votre 4 : ce vol n’a pas payé. Pensez-y avant de voler.

lesson-first-bonus = On peut poser un verrou en plus de son action. D’abord votre action : regardez votre dernière carte, la cinquième.
lesson-first-bonus-look = Dans un instant. Pour cette étape, regardez la cinquième carte.
lesson-first-bonus-last = Regardez la cinquième carte, la dernière.
lesson-first-bonus-reveal = Un 4 ! Retournez-le.
lesson-first-bonus-four = Le 4 vaut davantage. Retournez celui-là.
lesson-first-bonus-price = Le bonus : après votre action, vous pouvez verrouiller une carte debout, à condition d’en retourner une autre face cachée. Verrouillez votre 5, et payez avec votre 2.
lesson-first-bonus-cheap = Payez avec la moins chère : le 2.
lesson-first-bonus-five = C’est le 5 qu’un voleur voudra. Verrouillez celui-là.
lesson-first-bonus-use = Vous pouvez y renoncer, mais votre 5 est en danger. Verrouillez-le, et retournez votre 2.
lesson-first-bonus-won = Votre 5 est à l’abri, et le 2 ne compte plus, même si tout le monde s’en souvient. Et cela ne vous a coûté aucun tour.

lesson-first-lap = Quand toutes vos cartes sont visibles au début de votre tour, la manche est finie. Il en reste une cachée, et vous menez largement. Regardez-la…
lesson-first-lap-plain = Un verrou n’est plus nécessaire. Regardez-la et retournez-la.
lesson-first-lap-end = Vous menez : finissez la manche. Regardez votre dernière carte.
lesson-first-lap-reveal = …et retournez-la.
lesson-first-lap-countdown = Toutes les cinq sont visibles. Les autres ont encore un tour chacun, puis c’est fini. Appuyez sur « { do-end-turn } ».
lesson-first-lap-keep = Inutile de verrouiller : personne ne peut vous rattraper. Appuyez sur « { do-end-turn } ».
lesson-first-lap-other = L’autre corbeau joue son dernier tour…
lesson-first-lap-won = Votre tour viendrait maintenant, toutes vos cartes visibles : la manche est finie, et elle est à vous. Trois plumes font gagner la partie.

lesson-first-round = Une courte manche entière, contre deux corbeaux paisibles. Jouez à votre guise. Dans le doute : trouvez votre 5, verrouillez-le, et surveillez ce que les autres retournent.
lesson-first-round-won = Vous avez joué votre première manche. L’échange avec le chien et les finales, vous les apprendrez en jouant : trouvez des amis, ou jouez une partie entière contre des robots.
