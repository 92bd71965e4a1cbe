# Les problèmes de Kraaw : comment chacun s'appelle, et pourquoi sa réponse est la meilleure.

problem-last-turn = Le dernier tour
problem-last-turn-won = Le compte à rebours { DE($B) } court : c’est votre dernier tour, à 12 contre 11. Votre carte cachée n’est qu’un 1 ou un 2 ; le 4 volé vous met devant, quoi qu’on vous prenne en retour.
problem-take-back = Que reprendre ?
problem-take-back-won = Avec un 3, c’est 13 contre 11, et vous n’avez plus de carte cachée : la manche s’arrête à votre tour. Un 2 ferait 12 partout, et l’égalité va à la plus petite carte haute : le 4, contre votre 5. Une carte cachée arrêterait votre compte à rebours.
problem-winning-tie = L’égalité qui gagne
problem-winning-tie-won = Vous prenez un 1 révélé : 11 partout, et vous n’avez plus de carte cachée, donc la manche s’arrête à votre tour. L’égalité va à la plus petite carte haute : votre 4, contre le 5.
problem-stop-ahead = S’arrêter en tête
problem-stop-ahead-won = Votre 3 caché fait 13 et lance votre compte à rebours : { $B }, à 9, n’a plus qu’un tour. Une carte cachée ajoute au plus 4, et l’égalité à 13 irait à la plus petite carte haute : votre 3, contre le 5. À un vol, vous répondez.
problem-never-seen = La carte jamais revue
problem-never-seen-won = Vous avez vu votre main : la carte que vous n’avez pas regardée depuis est votre autre 3. Elle fait 13 contre 9, et seul un 1 reste caché.
problem-leave-alone = Ne touchez à rien
problem-leave-alone-won = Une seule carte reste cachée, et c’est votre autre 3 : au prochain tour elle vous donne 14 et le compte à rebours. Le bonus retournerait une carte : moins de points, et un tour de plus à attendre.
problem-two-or-unknown = Un 2, ou l’inconnu
problem-two-or-unknown-won = Prenez le 2 révélé : il ne vous reste que votre 4 de caché, et le révéler vous donnera 12 et le compte à rebours, quand { $A } ne montre qu’un 5. Une carte cachée vous coûterait un tour de plus.
problem-keep-countdown = Garder le compte à rebours
problem-keep-countdown-won = Vous perdez un 3 et prenez le 1 : encore 11 contre 9, et aucune de vos cartes n’est cachée, donc la manche s’arrête à votre tour. Une carte cachée arrêterait votre compte à rebours.
problem-small-card = Une petite carte suffit
problem-small-card-won = Votre 1 fait 11 partout, et l’égalité va à la plus petite carte haute : votre 3, contre le 5. Après un vol, { $B } vous prendrait votre 3 révélé.
problem-not-the-tie = Surtout pas l’égalité
problem-not-the-tie-won = Votre 1 ferait 13 partout, et l’égalité va à la plus petite carte haute : le 4, contre votre 5. Le 4 volé gagne : même si on vous prend un 2 en échange, c’est 14 contre 11.
problem-at-least-one = Quelle qu’elle soit
problem-at-least-one-won = Vous ne connaissez pas votre carte cachée, mais c’est au moins un 1 : 13 partout, ou mieux, et l’égalité va à la plus petite carte haute : votre 4, contre le 5.
problem-only-hope = Le seul espoir
problem-only-hope-won = C’est 12 contre 9, et votre dernier tour. La carte que vous ne connaissez pas est un 1 ou un 3 : le 3 ferait 12 partout, et l’égalité va à la plus petite carte haute : votre 4, contre le 5. Rien d’autre n’y arrive.
