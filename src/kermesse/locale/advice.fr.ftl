## « Que feriez-vous ? » : le bouton, la réponse, et pourquoi pas

advice-ask = Que feriez-vous ?
advice-label = Un conseil
advice-thinking = Un robot réfléchit à votre place…
advice-do = Faire cela
advice-close = Fermer le conseil
advice-wait = Ne faites rien pour le moment : attendez.
advice-close-call = C’est serré : de { $games } parties jouées jusqu’au bout à partir d’ici, { $won } sont gagnées ainsi, et { $other } avec « { $move } ».
advice-other-better = L’autre choix a mieux réussi : de { $games } parties jouées jusqu’au bout à partir d’ici, { $won } sont gagnées ainsi, et { $other } avec « { $move } ».
refused-advice-off = D’autres jouent à cette table, et l’hôte n’a pas permis les conseils.
refused-nothing-to-advise = On ne vous demande rien en ce moment : il n’y a rien à conseiller.
