## Noms

game-name = Kraaw
crow-charbon = Charbon
crow-reglisse = Réglisse
crow-plume = Plume
crow-becdor = Bec-d'Or
crow-brindille = Brindille
crow-rubis = Rubis
treasure-1 = bouton
treasure-2 = bille
treasure-3 = cuillère d'argent
treasure-4 = montre à gousset
treasure-5 = bague

## Refus

refused-taken = Ce corbeau est déjà pris.
refused-bad-slot = Un nid a cinq cartes, numérotées de 1 à 5.
refused-bad-seat = Il n'y a personne à cette place.
refused-own-seat = On ne se vole pas soi-même.
refused-not-in-round = Cette personne ne joue pas cette finale.
refused-not-face-down = Cette carte n'est pas face cachée.
refused-not-revealed = Cette carte n'est pas révélée et droite.
refused-no-lock-left = Vous avez déjà deux cartes verrouillées dans cette manche.
refused-locked-card = Cette carte est verrouillée : personne ne peut la prendre.
refused-same-card = Verrouillez une carte et retournez-en une autre.
refused-stall-guard = Trop d'échanges de cartes révélées à la suite : faites avancer la manche.
refused-too-early = Regardez d'abord votre main : le chien s'ouvre dans un instant.
refused-too-late = L'échange de toute la main a déjà eu lieu dans cette manche.
