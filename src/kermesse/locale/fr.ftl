# Les phrases de la maison, communes à tous les jeux. Un jeu peut dire les siennes.

## Refus

refused-game-over = La partie est finie.
refused-not-your-turn = Ce n’est pas à vous de décider.
refused-already-done = Vous avez déjà répondu.
refused-wrong-phase = Ce n’est pas le moment de faire cela.
refused-option-off = Cette table joue sans cette option.
refused-bad-param = Cette demande n’a pas été comprise.
refused-too-early = Trop tôt : attendez un instant.
refused-too-late = Trop tard.
refused-too-fast = Une chose à la fois : attendez un instant.

## La table

refused-table-full = Toutes les places sont prises : vous pouvez regarder.
refused-seat-taken = Cette place est prise.
refused-seats-taken = { $taken } places sont prises : il ne peut pas y en avoir moins.
refused-bad-seat = Il n’y a personne à cette place.
refused-own-seat = C’est vous qui recevez : levez-vous vous-même si vous voulez partir.
refused-not-seated = Vous regardez : prenez d’abord une place.
refused-kicked = L’hôte vous a demandé de quitter cette table.
refused-bad-level = Ce robot n’existe pas ici ; il y a : { $levels }.
refused-bad-seats = Ce jeu se joue de { $least } à { $most }.
refused-bad-options = « { $option } » : { $why }
refused-no-preset = Ce réglage n’existe pas ; il y a : { $presets }.
refused-too-few = Il faut être au moins { $least } : ajoutez un robot, ou attendez quelqu’un.
refused-already-started = La partie a déjà commencé.
refused-not-started = La partie n’a pas encore commencé.
refused-not-over = La partie n’est pas finie.
refused-host-only = Seul l’hôte peut faire cela.
refused-conceded = Vous avez abandonné cette partie : un robot joue pour vous.
refused-paused = La partie est en pause.
refused-not-paused = La partie n’est pas en pause.
refused-nothing-asked = Personne n’a rien demandé.
refused-too-many-pauses = { $most } pauses, c’est assez pour le moment : on continue.
refused-not-held = Aucun robot ne tient votre place.
refused-unknown-command = Ce jeu ne connaît pas cette demande.
refused-fault = Quelque chose s’est mal passé chez nous. Rien n’a changé.
refused-empty-chat = Il n’y a rien à lire là-dedans.
refused-chat-off = Cette table joue sans ce genre de paroles.
refused-spectators-silent = Le public se tait pendant la partie.
refused-bad-name = Un nom doit avoir au moins un caractère visible.
refused-bad-eyes = Cette place n’existe pas : on ne peut pas regarder de là.
refused-no-table = Cette table n’existe pas : elle a peut-être été rangée depuis longtemps.
refused-no-game = On ne joue pas à ce jeu ici.
refused-no-page = Il n’y a rien à cette adresse.
refused-house-full = La maison est pleine : réessayez dans un instant.
refused-too-many-tables = Vous avez déjà { $most } tables ouvertes : finissez-en une d’abord.
refused-foreign-origin = Cette demande vient d’un autre site.
refused-too-long = C’est trop long.
refused-bad-request = Le serveur n’a pas pu lire cette demande.
refused-compressed = On ne lit pas ici de demande compressée : envoyez-la telle quelle.
refused-too-slow = Cela a mis trop longtemps à arriver.
refused-too-busy = Le serveur a beaucoup à faire : réessayez dans un instant.
refused-too-much = Il se passe trop de choses dans cette partie pour la rejouer ici.
refused-other-host = Ce serveur ne porte pas ce nom. Qui le tient peut dire lequel : --public-url.
refused-no-method = Cela ne se fait pas à cette adresse.
refused-nobody = La maison ne vous connaît pas : il n’y a rien à vous ici.
refused-name-taken = Quelqu’un à cette table porte ce nom, ou un nom qui lui ressemble : choisissez-en un autre.
bye-other-tab = Vous avez ouvert cette place dans un autre onglet : la partie continue là-bas.
bye-too-many = Trop de messages ou de visiteurs : revenez dans un instant.
bye-malformed = Le serveur n’a pas compris cette page : rechargez-la.
bye-no-table = Cette table n’existe pas : elle a peut-être été rangée depuis longtemps.
bye-server-stops = Le serveur redémarre : la partie reprend dans un instant, rien n’est perdu.
bye-kicked = L’hôte vous a demandé de quitter cette table.
bye-new-key = Vous avez une nouvelle clé : cette page revient avec elle ; les autres appareils sont déconnectés.
bye-forgotten = La maison vous a oublié, comme vous le vouliez.
