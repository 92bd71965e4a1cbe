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
refused-name-stands = Les noms ne changent pas pendant une partie : vous pourrez changer le vôtre quand elle sera finie.
refused-bad-eyes = Cette place n’existe pas : on ne peut pas regarder de là.
refused-no-table = Cette table n’existe pas : elle a peut-être été rangée depuis longtemps.
refused-no-game = On ne joue pas à ce jeu ici.
refused-no-page = Il n’y a rien à cette adresse.
refused-house-full = La maison est pleine : réessayez dans un instant.
refused-too-many-tables = Vous avez déjà { $most } tables ouvertes : finissez-en une d’abord.
refused-foreign-origin = Cette demande vient d’un autre site.
refused-too-long = C’est trop long.
refused-disk-waits = La maison ne peut rien écrire pour le moment : rien n’a été fait. Réessayez quand l’avis aura disparu.
refused-table-bytes = Le journal de cette table est plein. Finissez la partie sans bavarder, ou ouvrez une nouvelle table.
refused-person-bytes = Vos tables ouvertes occupent toute la place dont vous disposez : finissez-en ou quittez-en une d’abord.
refused-address-bytes = Les tables ouvertes depuis votre connexion occupent toute sa place : finissez-en une d’abord.
refused-too-many-unbegun = { $most } tables ouvertes depuis votre connexion attendent leur premier coup : jouez d’abord à l’une d’elles.
refused-house-bytes = Le disque de la maison est plein : pas de nouvelle table tant que d’anciennes ne sont pas rangées. Réessayez plus tard.
refused-aside-version = Cette table se jouait selon d’autres règles que celles d’aujourd’hui. Elle est gardée telle quelle et ne peut pas continuer.
refused-aside-damaged = Le journal de cette table est abîmé. Elle a été mise de côté plutôt que montrée autrement qu’elle n’a été jouée.
refused-aside-fault = Cette table n’a pas pu être rétablie. Elle a été mise de côté telle quelle.
refused-record-damaged = Ce qui en était gardé est abîmé : on ne peut pas le montrer tel quel.
bye-other-tab = Vous avez ouvert cette place dans un autre onglet : la partie continue là-bas.
bye-too-many = Trop de messages ou de visiteurs : revenez dans un instant.
bye-malformed = Le serveur n’a pas compris cette page : rechargez-la.
bye-no-table = Cette table n’existe pas : elle a peut-être été rangée depuis longtemps.
bye-server-stops = Le serveur redémarre : la partie reprend dans un instant, rien n’est perdu.
bye-kicked = L’hôte vous a demandé de quitter cette table.
bye-aside-version = Cette table se jouait selon d’autres règles que celles d’aujourd’hui. Elle est gardée telle quelle et ne peut pas continuer.
bye-aside-damaged = Le journal de cette table est abîmé. Elle a été mise de côté plutôt que montrée autrement qu’elle n’a été jouée.
bye-aside-fault = Cette table n’a pas pu être rétablie. Elle a été mise de côté telle quelle.
trouble-disk-waits = La maison ne peut rien écrire pour le moment. L’horloge est arrêtée et rien de ce que vous voyez n’est perdu : la partie reprendra d’elle-même dès que possible.
trouble-stood-still = Le serveur s’est arrêté un moment. Ce temps n’a compté pour personne.
