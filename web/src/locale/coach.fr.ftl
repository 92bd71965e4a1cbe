# Le guide d’une première partie, et ce qu’on en dit ailleurs ; demandé avec les mots du guide de chaque jeu.
coach-title = Le guide
coach-know = Compris
coach-off = Faire taire le guide
coach-first = Une première partie avec le guide
coach-first-why = Une partie entière contre des robots gentils, sans horloge. Chaque genre de décision est expliqué la première fois qu’il vient.
you-file-title = Tout dans un fichier
you-file-why = Votre nom, vos accès, ce que vous avez dit et fait aux tables ouvertes, et chaque partie finie avec son enregistrement, en JSON.
you-file = Télécharger mes données
you-coach-title = Le guide
you-coach-why = Ce à quoi vous avez répondu « Compris » n’est plus expliqué : { $count ->
    [one] un genre de décision
   *[other] { $count } genres de décisions
}.
you-coach = Tout expliquer à nouveau
you-coach-done = Le guide recommence depuis le début.
you-title = Vous et vos données
you-why = Il n’y a pas de compte. Votre navigateur garde une clé secrète ; la maison garde votre nom, vos appareils et vos autres accès, où vous êtes assis, les parties que vous avez finies et ce que le guide sait de vous. Rien d’autre.
you-nobody = La maison ne sait encore rien de vous : vous n’avez ici ni nom ni partie.
you-tables = Où vous êtes assis
you-tables-none = Nulle part pour le moment.
you-played = Parties finies
you-played-none = Aucune n’est gardée.
you-game = { $game }, { $day }
you-key-title = Une nouvelle clé
you-key-why = Vous avez perdu un appareil, ou quelqu’un d’autre s’est servi de ce navigateur ? Avec une nouvelle clé, qui a l’ancienne n’est plus qu’un inconnu. Ce navigateur, lui, reste vous.
you-key = Faire une nouvelle clé
you-key-done = C’est fait : ce navigateur seul a la nouvelle clé.
you-forget-title = Être oublié
you-forget-why = Votre nom, votre clé et ce que vous avez écrit sont effacés. Les parties restent aux autres, sans votre nom ; là où vous attendiez, la place se libère. On ne peut pas revenir en arrière.
you-forget = Oubliez-moi
you-forget-sure = Vraiment tout oublier ?
you-forget-yes = Oui, oubliez-moi
you-forget-no = Non, je reste
you-forgotten = La maison vous a oublié.
# Les réglages proposés là où ils auraient servi.
coach-offer-sure = Vous dites toujours oui. Faut-il cesser de demander avant d’agir ? Cela se change dans les réglages.
coach-offer-sure-yes = Oui, ne plus demander
coach-offer-hasty = Ce n’était peut-être pas voulu. Faut-il demander avant ce qui ne s’annule pas ?
coach-offer-hasty-yes = Oui, me demander
coach-offer-alone = Encore une seule réponse possible. Faut-il désormais la donner à votre place ?
coach-offer-alone-yes = Oui, répondre pour moi
coach-offer-late = Le temps a encore manqué. En faut-il davantage aux tables que vous ouvrez ?
coach-offer-late-yes = Oui, plus de temps
coach-offer-no = Non, ne rien changer
