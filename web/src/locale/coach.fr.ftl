# Le guide d’une première partie, et ce qu’on en dit ailleurs ; demandé avec les mots du guide de chaque jeu.
coach-title = Le guide
coach-know = Compris
coach-off = Faire taire le guide
coach-first = Une première partie avec le guide
coach-first-why = Une partie entière contre des robots gentils, sans horloge. Chaque genre de décision est expliqué la première fois qu’il vient.
you-file-title = Tout dans un fichier
you-file-why = Votre nom, l’empreinte de votre clé, ce que vous avez dit et fait aux tables ouvertes, et chaque partie finie avec son enregistrement, en JSON.
you-file = Télécharger mes données
you-coach-title = Le guide
you-coach-why = Ce à quoi vous avez répondu « Compris » n’est plus expliqué : { $count ->
    [one] un genre de décision
   *[other] { $count } genres de décisions
}.
you-coach = Tout expliquer à nouveau
you-coach-done = Le guide recommence depuis le début.
coach-offer-confirm = Vous dites toujours oui. Faut-il encore demander avant d’agir ? Cela se change dans les réglages.
coach-offer-yes = Ne plus demander
coach-offer-no = Demander toujours
